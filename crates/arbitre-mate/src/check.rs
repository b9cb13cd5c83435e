//! Checks in a phase of the game: those that surely mate, and those that only a capture answers.
//!
//! Both are asked of the sets at the moment after one move, before any other man moves: each man
//! whose set is one square stands there.

use arbitre_board::Role;

use crate::fill;
use crate::net::attack_from;
use crate::reach::{Man, Reach};

/// A check that is certain.
#[derive(Clone, Copy)]
struct Check {
    /// The square of the man that gives it.
    from: u64,
    /// The squares between it and the king.
    over: u64,
}

impl Reach {
    /// Those of the squares `to` on which a man of the loser surely mates the winner, as this or
    /// that piece, when it comes there and perhaps captures the man `prey`: the game is over then.
    /// Of the winner's own men it says nothing.
    ///
    /// The winner's king has but one square. The check comes from beside it, or a knight's leap
    /// away, or over a line that the man leaves. No man of the winner may stand where it could
    /// capture the man that gives check, or step in between; and every square beside the king is
    /// held by a man of its own that does not move, or guarded by others of the loser's men, or
    /// by the one that moved.
    pub(crate) fn mates(&self, index: usize, role: Role, to: u64, prey: Option<usize>) -> u64 {
        let man = &self.all()[index];
        let king = self.king(!man.side);
        if !self.span.is_phase_of(!man.side) || role == Role::King || !king.is_power_of_two() {
            return 0;
        }
        // From where such a man attacks the king, the king attacks as such a man of its own side.
        let direct = fill::attack(!man.side, role, king, 0);
        let unveiled = self.unveiled(index, king);
        let among = unveiled.map_or(direct, |check| direct | !check.over);
        fill::squares(to & among)
            .filter(|&square| {
                let direct = Check {
                    from: square & direct,
                    over: 0,
                };
                let is_own = |check: &Check| check.from != 0 && check.over & square == 0;
                let mut checks = [Some(direct), unveiled].into_iter().flatten();
                checks.any(|check| {
                    is_own(&check) && self.is_unanswered(check, index, role, square, prey)
                })
            })
            .fold(0, |mates, square| mates | square)
    }

    /// The check that a man which stays on its line gives as soon as this one leaves it.
    fn unveiled(&self, index: usize, king: u64) -> Option<Check> {
        let veil = self.all()[index].reach;
        let side = self.all()[index].side;
        if !veil.is_power_of_two() {
            return None;
        }
        let others = self.others(index);
        let stand = others.clone().fold(0, |all, (_, man)| all | man.reach);
        let mut riders = others.filter(|(_, man)| man.side == side && man.is_steady());
        riders.find_map(|(_, rider)| {
            let over = fill::between(rider.role, rider.reach, king)?;
            let is_veiled = over & veil != 0 && over & !veil & stand == 0;
            is_veiled.then_some(Check {
                from: rider.reach,
                over,
            })
        })
    }

    /// Whether the winner can do nothing against a check, when the man came to `square`.
    fn is_unanswered(
        &self,
        check: Check,
        index: usize,
        role: Role,
        square: u64,
        prey: Option<usize>,
    ) -> bool {
        let man = &self.all()[index];
        let king = self.king(!man.side);
        let gone = prey.map_or(0, |prey| self.all()[prey].reach);
        let open = self.open() | man.reach | gone;
        let foes = self
            .others(index)
            .filter(|&(other, foe)| foe.side != man.side && prey != Some(other));
        let men = foes.filter(|(_, foe)| foe.role != Role::King);
        let is_safe = men.clone().all(|(_, foe)| {
            let attack = attack_from(foe, foe.reach & !square, open);
            attack & (check.from | check.over) == 0 && steps(foe) & check.over == 0
        });
        let held = steady(men.map(|(_, foe)| foe));
        let flights = fill::king(king) & !held & !fill::attack(man.side, role, square, 0);
        is_safe
            && flights & !self.guarded_by(man.side, flights, |other| other != index, square) == 0
    }

    /// Whether the man that has just come gives check from beside the king or a knight's leap
    /// away, and its capture is the only answer, and surely one.
    ///
    /// The king has no square to step to; and it may take where none of the winner's men may
    /// stand so as to strike there, or a man may that stands on one square, without opening a
    /// line to the king. So the check is no mate, and the phase ends at once.
    pub(crate) fn must_capture(&self, checker: usize) -> bool {
        let man = &self.all()[checker];
        let (at, king) = (man.reach, self.king(!man.side));
        let struck = fill::attack(man.side, man.role, at, 0);
        let is_check = at.is_power_of_two() && king.is_power_of_two() && struck & king != 0;
        if !self.span.is_phase_of(man.side) || !is_check {
            return false;
        }
        let held = steady(self.men(!man.side));
        if fill::king(king) & !held & !struck & !at != 0 {
            return false;
        }
        let strikes = |open| {
            self.others(checker)
                .filter(|(_, other)| other.side == man.side)
                .fold(0, |all, (_, other)| {
                    all | attack_from(other, other.reach, open)
                })
        };
        let empty = !self.all().iter().fold(0, |all, man| all | man.reach);
        self.men(!man.side).any(|hunter| {
            let from = hunter.reach;
            let reaches = fill::attack(hunter.side, hunter.role, from, empty) & at != 0;
            let king = if hunter.role == Role::King { at } else { king };
            from.is_power_of_two() && reaches && strikes(self.open() | from) & king == 0
        })
    }

    /// All men but one.
    fn others(&self, index: usize) -> impl Iterator<Item = (usize, &Man)> + Clone {
        let men = self.all().iter().enumerate();
        men.filter(move |&(other, _)| other != index)
    }
}

/// The squares of those men that stand on one.
fn steady<'a>(men: impl Iterator<Item = &'a Man>) -> u64 {
    men.filter(|man| man.is_steady())
        .fold(0, |squares, man| squares | man.reach)
}

/// The squares to which a pawn may step straight on.
fn steps(man: &Man) -> u64 {
    if man.role != Role::Pawn {
        return 0;
    }
    let once = fill::ahead(man.side, man.reach);
    once | fill::ahead(man.side, once)
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use arbitre_board::{Move, Position};
    use proptest::prelude::*;

    use super::*;
    use crate::soundness::{caged, many, nearly_walled};

    /// A position, and further squares of some of its men: sets that hold it.
    fn sets(
        positions: impl Strategy<Value = Position>,
    ) -> impl Strategy<Value = (Position, Vec<(usize, u32)>)> {
        let further = proptest::collection::vec((0_usize..32, 0_u32..64), 0..4);
        (positions, further)
    }

    /// Whatever is said of a move holds on the board, as it would for any position in the sets.
    fn check_moves(position: &Position, further: &[(usize, u32)]) -> Result<(), TestCaseError> {
        for &mv in &position.legal_moves() {
            let is_quiet = !mv.is_en_passant() && position.after(mv).en_passant().is_none();
            if is_quiet && mv.castling().is_none() {
                check_move(position, mv, further)?;
            }
        }
        Ok(())
    }

    fn check_move(
        position: &Position,
        mv: Move,
        further: &[(usize, u32)],
    ) -> Result<(), TestCaseError> {
        let mover = position.turn();
        let after = position.after(mv);
        let role = mv.promotion().unwrap_or(mv.role());
        let to = 1 << mv.to().index();
        for winner in [mover, !mover] {
            let start = Reach::of_phase(position, winner);
            let at = |square: u64| start.all().iter().position(|man| man.reach == square);
            let Some(index) = at(1 << mv.from().index()) else {
                continue;
            };
            let prey = at(to);
            let sets = further.iter().fold(start, |sets, &(man, square)| {
                let man = man % sets.all().len();
                let set = sets.all()[man];
                // One square alone would be taken from the others.
                let wider = set.reach | 1 << square;
                if man == index || wider == set.reach {
                    return sets;
                }
                sets.with(man, set.role, wider, None)
            });
            // The walls are raised.
            let sets = sets.with(index, mv.role(), 1 << mv.from().index(), None);
            if winner != mover {
                let mates = sets.mates(index, role, to, prey) != 0;
                prop_assert!(!mates || after.is_mate(), "{position} {mv} mates not");
                continue;
            }
            let index_after = index - usize::from(prey.is_some_and(|prey| prey < index));
            if sets.with(index, role, to, prey).must_capture(index_after) {
                let replies = after.legal_moves();
                prop_assert!(!replies.is_empty(), "{position} {mv} has no answer");
                let is_capture = replies.iter().all(|reply| reply.to() == mv.to());
                prop_assert!(is_capture, "{position} {mv} has another answer");
            }
        }
        Ok(())
    }

    /// Each would be misjudged if one of the conditions were not asked.
    #[test]
    fn each_condition_is_needed() {
        for fen in [
            "8/8/8/8/8/1p2q3/r7/k2K4 b - - 0 1",
            "8/4b3/8/8/ppp5/bkp4Q/1n2qp2/n1K5 b - - 0 1",
            "8/8/8/8/8/2K5/kpQ1r3/2n5 w - - 0 1",
            "8/8/8/8/pppb4/1kp4Q/qnp5/nbK5 b - - 0 1",
            "n2nK3/k7/2nq4/1bP5/8/8/8/8 b - - 0 1",
            "8/8/8/8/8/rk6/n1b5/KBnbn3 b - - 0 1",
            "8/8/8/8/8/4K3/1k2p3/n1Nr4 w - - 0 1",
            "8/8/8/8/K7/2p5/kB1NR3/r7 w - - 0 1",
            "8/8/8/8/2N1k3/8/1Q1pB3/bK6 w - - 0 1",
        ] {
            let position = fen.parse().expect("a position");
            check_moves(&position, &[]).unwrap_or_else(|error| panic!("{error}"));
        }
    }

    proptest! {
        #![proptest_config(many(20_000))]

        #[test]
        fn checks_in_a_cage_are_what_they_seem((position, further) in sets(caged())) {
            check_moves(&position, &further)?;
        }

        #[test]
        fn checks_near_a_wall_are_what_they_seem((position, further) in sets(nearly_walled())) {
            check_moves(&position, &further)?;
        }
    }
}
