//! The phases of a game: the static analysis, capture by capture.
//!
//! Within a phase no man is captured and no pawn moves; the next capture or move of a pawn begins
//! another. In each phase we keep, for every man, the squares on which it may stand during it
//! ([`Reach`] without captures); whatever capture or move of a pawn those sets allow leads to a
//! phase that begins with these sets, but for the men that took part. By induction over the
//! captures and moves of pawns of a game, every man stands in its set at every moment. So if no
//! phase could hold a mate, no position of the game is one.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

use arbitre_board::{Position, Role, Side, Wing};

use crate::fill;
use crate::material::{Men, lacks_men};
use crate::net::attack_from;
use crate::reach::{Reach, home_rank};

/// Whether `winner` surely never mates, and how many phases were looked at; `None` says nothing.
pub(crate) fn never_mates(root: &Position, winner: Side, limit: usize) -> Option<u32> {
    let castles = |side| {
        let wings = Wing::ALL.into_iter();
        wings
            .map(|wing| root.castling(side, wing))
            .any(|rook| rook.is_some())
    };
    if Side::ALL.into_iter().any(castles) || root.en_passant().is_some() {
        return None;
    }
    let mut known = BTreeSet::new();
    let mut open = vec![Reach::of_phase(root, winner)];
    while let Some(mut phase) = open.pop() {
        let is_nowhere = phase.all().iter().any(|man| man.reach == 0);
        if is_nowhere || phase.lacks_material(winner) {
            continue;
        }
        phase.settle();
        if !known.insert(phase.key()) {
            continue;
        }
        if known.len() > limit || phase.may_mate(winner) {
            return None;
        }
        phase.for_each_following(|next| open.push(next));
    }
    Some(known.len() as u32)
}

impl Reach {
    /// What tells one phase from another.
    fn key(&self) -> Vec<(Side, Role, u64)> {
        let men = self.all().iter();
        men.map(|man| (man.side, man.role, man.reach)).collect()
    }

    /// Whether the winner never mates with the men that are left.
    fn lacks_material(&self, winner: Side) -> bool {
        lacks_men(winner, |side, role| {
            let none = Men {
                count: 0,
                squares: 0,
            };
            let men = self.men(side).filter(|man| man.role == role);
            men.fold(none, |men, man| Men {
                count: men.count + 1,
                squares: men.squares | man.reach,
            })
        })
    }

    /// Hands every phase that follows to `visit`: those that a capture or a pawn's move may begin,
    /// or, where that move can only be answered by a capture, those that the answer may begin.
    fn for_each_following(&self, mut visit: impl FnMut(Self)) {
        self.for_each_next(|next, mover| {
            if next.must_capture(mover) {
                next.for_each_answer(mover, |answered, _| visit(answered));
            } else {
                visit(next);
            }
        });
    }

    /// Hands every phase that a capture or a pawn's move may begin to `visit`, and the man that moved.
    fn for_each_next(&self, mut visit: impl FnMut(Self, usize)) {
        for (index, man) in self.all().iter().enumerate() {
            if man.role == Role::Pawn {
                self.push(index, &mut visit);
            }
            for (prey, victim) in self.all().iter().enumerate() {
                if victim.side == man.side || victim.role == Role::King {
                    continue;
                }
                self.capture(index, man.attack & victim.reach, prey, &mut visit);
            }
        }
    }

    /// Hands every phase that the capture of the man that gives check may begin to `visit`.
    fn for_each_answer(&self, checker: usize, mut visit: impl FnMut(Self, usize)) {
        let target = &self.all()[checker];
        for (index, man) in self.all().iter().enumerate() {
            if man.side != target.side {
                let met = attack_from(man, man.reach, self.open()) & target.reach;
                self.capture(index, met, checker, &mut visit);
            }
        }
    }

    /// A man captures another somewhere in `met`.
    fn capture(&self, index: usize, met: u64, prey: usize, visit: &mut impl FnMut(Self, usize)) {
        let role = self.all()[index].role;
        let to = match role {
            Role::Pawn => {
                for to in fill::squares(met) {
                    self.advance(index, to, Some(prey), visit);
                }
                return;
            }
            Role::King => {
                let side = self.all()[prey].side;
                met & !self.guarded_by(side, met, |other| other != prey, 0)
            }
            role => met & !self.mates(index, role, met, Some(prey)),
        };
        if to != 0 {
            visit(
                self.with(index, role, to, Some(prey)),
                index - usize::from(prey < index),
            );
        }
    }

    /// A pawn steps, and is perhaps captured in passing.
    fn push(&self, index: usize, visit: &mut impl FnMut(Self, usize)) {
        let pawn = self.all()[index];
        let once = fill::ahead(pawn.side, pawn.reach) & self.open();
        if once == 0 {
            return;
        }
        self.advance(index, once, None, visit);
        let twice = fill::ahead(pawn.side, once) & self.open();
        if pawn.reach & home_rank(pawn.side) == 0 || twice == 0 {
            return;
        }
        // Whether the step mates is not asked: the pawn may be captured in passing.
        visit(self.with(index, Role::Pawn, twice, None), index);
        for (hunter, other) in self.all().iter().enumerate() {
            if other.side != pawn.side && other.role == Role::Pawn && other.attack & once != 0 {
                self.advance(hunter, once, Some(index), visit);
            }
        }
    }

    /// A pawn comes to a square, and perhaps becomes another piece there, unless it mates.
    fn advance(
        &self,
        index: usize,
        to: u64,
        prey: Option<usize>,
        visit: &mut impl FnMut(Self, usize),
    ) {
        let pawn = self.all()[index];
        let roles: &[Role] = if to & fill::last_rank(pawn.side) == 0 {
            &[Role::Pawn]
        } else {
            &[Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
        };
        for &role in roles {
            if self.mates(index, role, to, prey) == 0 {
                let mover = index - usize::from(prey.is_some_and(|prey| prey < index));
                visit(self.with(index, role, to, prey), mover);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use arbitre_board::{Piece, Square};
    use proptest::prelude::*;

    use super::*;
    use crate::soundness::{caged, many, nearly_walled};

    fn check(fen: &str, winner: Side, expected: bool) {
        let position: Position = fen.parse().expect("a position");
        let never = never_mates(&position, winner, 400).is_some();
        assert_eq!(never, expected, "{fen} {winner}");
    }

    #[test]
    fn capture_by_capture() {
        // The rook on a1 comes free only if it is captured first.
        let caged = "B2b4/8/8/4k3/1p1p1p1p/1PpP1P1P/K1P4b/RB6 b - - 0 1";
        check(caged, Side::White, true);
        check(caged, Side::Black, true);
        // The queen is captured at once wherever she captures beside the king, and the knight on
        // b2 mates wherever it goes.
        check(
            "8/4b3/6r1/4q3/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
            Side::White,
            true,
        );
        // The rook's only move mates; so does the knight's.
        check(
            "6B1/b7/2k5/p1p1p1pB/P1P1P1P1/pp6/rp6/1K2b3 b - - 0 1",
            Side::White,
            true,
        );
        check(
            "8/2b4B/4k3/8/8/2p1p1p1/2PpP1P1/1B1K3n b - - 0 1",
            Side::White,
            true,
        );
    }

    #[test]
    fn a_check_that_is_no_mate() {
        // After ...e5+ the pawn no longer guards d5, and the king takes there.
        check(
            "4kb2/8/3pp3/3p2p1/1p1K1pP1/1P1P1P2/8/1B6 b - - 0 1",
            Side::White,
            false,
        );
        // After ...g5+ the pawn on f5 can be captured in passing no more, but g5 can be taken.
        check("8/7p/5ppP/5p2/5PpK/6P1/1k6/8 b - - 0 1", Side::White, false);
        check("8/1p6/kPp5/2P5/pPP5/8/P2K4/8 b - - 0 1", Side::Black, false);
    }

    /// Whether each man of a position has a set of its own in which it stands.
    fn holds(phase: &Reach, position: &Position) -> bool {
        let men: Vec<(Square, Piece)> = position
            .occupied()
            .iter()
            .filter_map(|square| Some((square, position.piece_at(square)?)))
            .collect();
        let mut taken = vec![None; phase.all().len()];
        men.len() == taken.len()
            && (0..men.len()).all(|man| seat(phase, &men, man, &mut taken, &mut vec![]))
    }

    /// Finds a set for one more man, moving others on where need be.
    fn seat(
        phase: &Reach,
        men: &[(Square, Piece)],
        man: usize,
        taken: &mut [Option<usize>],
        seen: &mut Vec<usize>,
    ) -> bool {
        let (square, piece) = men[man];
        for (index, set) in phase.all().iter().enumerate() {
            let fits = (set.side, set.role) == (piece.side, piece.role)
                && set.reach & 1 << square.index() != 0;
            if !fits || seen.contains(&index) {
                continue;
            }
            seen.push(index);
            let before = taken[index];
            if before.is_none_or(|before| seat(phase, men, before, taken, seen)) {
                taken[index] = Some(man);
                return true;
            }
        }
        false
    }

    /// One step of the induction: whatever is played, the men stand in the sets of this phase or
    /// of one that follows, or the winner is mated, or lacks the men.
    fn check_step(position: &Position, winner: Side) -> Result<(), TestCaseError> {
        let mut phase = Reach::of_phase(position, winner);
        phase.settle();
        let mut following = vec![];
        phase.for_each_following(|next| following.push(next));
        let is_over = |after: &Position| {
            after.turn() == winner && after.is_mate() || crate::lacks_material(after, winner)
        };
        let is_held =
            |after: &Position| is_over(after) || following.iter().any(|next| holds(next, after));
        for &mv in &position.legal_moves() {
            let after = position.after(mv);
            if !mv.is_irreversible() {
                prop_assert!(is_over(&after) || holds(&phase, &after), "{position} {mv}");
                continue;
            }
            let replies = after.legal_moves();
            for &reply in replies.iter().filter(|reply| reply.is_en_passant()) {
                prop_assert!(is_held(&after.after(reply)), "{position} {mv} {reply}");
            }
            // Or all that may follow the one answer.
            let is_answered =
                || !replies.is_empty() && replies.iter().all(|&reply| is_held(&after.after(reply)));
            prop_assert!(is_held(&after) || is_answered(), "{position} {mv}");
        }
        Ok(())
    }

    /// The queen is captured by pawns and knights as well as by the king, and a bishop goes on.
    #[test]
    fn every_answer_to_a_check_is_followed() {
        let position = "8/8/8/8/ppp5/bkp4Q/qnp4B/n1K5 w - - 0 1"
            .parse()
            .expect("a position");
        check_step(&position, Side::White).unwrap_or_else(|error| panic!("{error}"));
    }

    proptest! {
        #![proptest_config(many(6_000))]

        #[test]
        fn a_move_in_a_cage_stays_in_the_phases(position in caged()) {
            for winner in Side::ALL {
                check_step(&position, winner)?;
            }
        }

        #[test]
        fn a_move_near_a_wall_stays_in_the_phases(position in nearly_walled()) {
            for winner in Side::ALL {
                check_step(&position, winner)?;
            }
        }
    }
}
