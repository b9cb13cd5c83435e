//! Whether the game on the board can still be won, found out after each move.
//!
//! A dead position ends the game at once, so that the question is open after every move. Two quick
//! tests settle most of it: the men left, and that both players can play back to a position whose
//! fate is known. Only what they leave open is put to the mate solver.

use arbitre_board::{Move, Position, Role, Side, Wing};
use arbitre_mate::{Budget, Dead, Solver, lacks_material};

use super::last_rank;

/// What is known of the game on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It is not asked: the game has ended on the board, no position stands there, or a pawn was left
    /// on its last rank and nobody can tell what becomes of it.
    #[default]
    Unasked,
    /// Some series of legal moves ends in mate.
    Alive,
    /// None does.
    Dead,
    /// The mate solver gave up.
    Unsettled,
}

/// When the mate solver is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inquiry {
    /// At each move that the quick tests leave open.
    AtOnce,
    /// Afterwards: if a position can be won, so could each one that led to it by legal moves.
    InHindsight,
}

/// What is known of the positions that the game has passed through.
#[derive(Clone, Debug)]
pub(crate) struct Life {
    inquiry: Inquiry,
    /// The last position whose fate was told.
    last: Option<(Position, Fate)>,
    /// Whether that rests on something that is still to be found out.
    assumed: bool,
    /// Whether something that was assumed turned out to be wrong.
    belied: bool,
}

impl Life {
    pub(crate) const fn new(inquiry: Inquiry) -> Self {
        Self {
            inquiry,
            last: None,
            assumed: false,
            belied: false,
        }
    }

    /// The fate of the position from which a record starts.
    pub(crate) fn begin(&mut self, position: &Position) -> Fate {
        self.find(position, None)
    }

    /// The fate of the position after a legal move that leaves the other side a legal move.
    pub(crate) fn after(&mut self, before: &Position, mv: Move, after: &Position) -> Fate {
        let known = self.last.filter(|(position, _)| position == before);
        if known.is_none() {
            self.verify();
        }
        let shared = known.filter(|_| can_be_undone(before, mv, after));
        self.find(after, shared.map(|(_, fate)| fate))
    }

    /// The fate of a position, which may share that of the one before.
    fn find(&mut self, position: &Position, shared: Option<Fate>) -> Fate {
        let lacks = |side| lacks_material(position, side);
        let fate = if has_pawn_left(position) {
            self.verify();
            Fate::Unasked
        } else if Side::ALL.into_iter().all(lacks) {
            self.verify();
            Fate::Dead
        } else if let Some(fate) = shared {
            fate
        } else if self.inquiry == Inquiry::AtOnce {
            Fate::of(position)
        } else {
            self.assumed = true;
            Fate::Alive
        };
        self.last = Some((*position, fate));
        fate
    }

    /// The move after a position left no reply: if it mated, that position could be won.
    pub(crate) fn end(&mut self, before: &Position, mated: bool) {
        if mated && self.last.is_some_and(|(position, _)| position == *before) {
            self.assumed = false;
        }
    }

    /// Finds out what was assumed, and says whether all of it was right.
    pub(crate) fn is_borne_out(&mut self) -> bool {
        self.verify();
        !self.belied
    }

    fn verify(&mut self) {
        if let (true, Some((position, _))) = (self.assumed, &self.last) {
            self.belied |= Fate::of(position) != Fate::Alive;
        }
        self.assumed = false;
    }
}

impl Fate {
    /// Whether nobody can mate any more, or that could not be settled.
    pub(crate) const fn may_be_dead(self) -> bool {
        match self {
            Self::Unasked | Self::Alive => false,
            Self::Dead | Self::Unsettled => true,
        }
    }

    /// The fate of a position, by the mate solver.
    pub(crate) fn of(position: &Position) -> Self {
        match Solver::new(Budget::default()).is_dead(position) {
            Dead::Dead { .. } => Self::Dead,
            Dead::Alive { .. } => Self::Alive,
            Dead::Undecided(_) => Self::Unsettled,
        }
    }
}

/// Whether a pawn stands on its last rank, where it was left by an illegal move: nobody can tell
/// what becomes of it.
pub(crate) fn has_pawn_left(position: &Position) -> bool {
    Side::ALL.into_iter().any(|side| {
        let mut pawns = position.pieces(side, Role::Pawn).into_iter();
        pawns.any(|pawn| pawn.rank() == last_rank(side))
    })
}

/// Whether both players can play back to the position before a move: each leads to the other then,
/// and they share their fate.
fn can_be_undone(before: &Position, mv: Move, after: &Position) -> bool {
    if before.en_passant().is_some() || !keeps_rights(before, mv, after) {
        return false;
    }
    let legal = after.legal_moves();
    let mut reversible = legal.iter().filter(|reply| !reply.is_irreversible());
    reversible.any(|&reply| {
        let answered = after.after(reply);
        keeps_rights(after, reply, &answered)
            && returned(&answered, mv)
                .and_then(|back| returned(&back, reply))
                .is_some()
    })
}

/// Whether a move takes nothing away for ever: no man, no step of a pawn, no right to castle.
fn keeps_rights(before: &Position, mv: Move, after: &Position) -> bool {
    let right = |position: &Position, side, wing| position.castling(side, wing);
    !mv.is_irreversible()
        && Side::ALL.into_iter().all(|side| {
            Wing::ALL
                .into_iter()
                .all(|wing| right(before, side, wing) == right(after, side, wing))
        })
}

/// The position after the man of a move goes back, if it legally can.
fn returned(position: &Position, mv: Move) -> Option<Position> {
    let back = position.examine(mv.to(), mv.from(), None).ok()?;
    (!back.is_irreversible()).then(|| position.after(back))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays moves in coordinates, and answers the fate after each.
    fn fates(inquiry: Inquiry, start: &str, moves: &[&str]) -> (Vec<Fate>, bool) {
        let mut position: Position = start.parse().expect("a position");
        let mut life = Life::new(inquiry);
        let mut found = Vec::new();
        for text in moves {
            let squares = text.parse().expect("squares");
            let mv = position.read(squares).expect("a legal move");
            let after = position.after(mv);
            found.push(life.after(&position, mv, &after));
            position = after;
        }
        (found, life.is_borne_out())
    }

    /// The last gap in the wall is closed when the pawn steps on: no king passes any more.
    const WALL: &str = "4k3/8/8/p1p1p2p/P1P1P3/7P/8/4K3 w - - 0 40";
    const CLOSED: [&str; 3] = ["e1e2", "e8e7", "h3h4"];

    #[test]
    fn a_fate_is_shared_by_positions_that_lead_to_each_other() {
        let line = ["e2e4", "e7e5", "g1f3", "b8c6", "f3g1", "c6b8"];
        let initial = Position::initial().to_string();
        for inquiry in [Inquiry::AtOnce, Inquiry::InHindsight] {
            let (found, borne_out) = fates(inquiry, &initial, &line);
            assert_eq!((found, borne_out), (vec![Fate::Alive; 6], true));
        }
    }

    #[test]
    fn a_wall_is_closed() {
        let (found, borne_out) = fates(Inquiry::AtOnce, WALL, &CLOSED);
        assert_eq!(found, [Fate::Alive, Fate::Alive, Fate::Dead]);
        assert!(borne_out);
    }

    #[test]
    fn what_was_assumed_is_found_out() {
        let (assumed, borne_out) = fates(Inquiry::InHindsight, WALL, &CLOSED);
        assert_eq!(assumed, [Fate::Alive; 3]);
        assert!(!borne_out);
        let (_, borne_out) = fates(Inquiry::InHindsight, WALL, &CLOSED[..2]);
        assert!(borne_out);
    }

    #[test]
    fn rights_that_were_lost_do_not_come_back() {
        let before: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 20"
            .parse()
            .expect("a position");
        for (text, back) in [
            ("h1h2", false),
            ("e1g1", false),
            ("e1e2", false),
            ("h1h8", false),
        ] {
            let mv = before
                .read(text.parse().expect("squares"))
                .expect("a legal move");
            assert_eq!(
                can_be_undone(&before, mv, &before.after(mv)),
                back,
                "{text}"
            );
        }
        let before: Position = "r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 20"
            .parse()
            .expect("a position");
        let mv = before
            .read("h1h2".parse().expect("squares"))
            .expect("a legal move");
        assert!(!can_be_undone(&before, mv, &before.after(mv)));
        let before: Position = "4k3/8/8/8/8/8/8/R3K2R w - - 0 20"
            .parse()
            .expect("a position");
        let mv = before
            .read("h1h2".parse().expect("squares"))
            .expect("a legal move");
        assert!(can_be_undone(&before, mv, &before.after(mv)));
    }
}
