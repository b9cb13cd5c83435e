//! How often the position has stood on the board.

use arbitre_board::{CastlingRights, EnPassantRights, Position, Rights};

use super::Course;

/// Where a position occurred, in half-moves from the first one that the record knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Occurrences {
    /// The half-moves after which it stood on the board, the last one included.
    pub after: Vec<u32>,
    /// Half-moves after which the same men stood there with another right to capture en passant.
    pub other_en_passant: Vec<u32>,
    /// Half-moves after which the same men stood there with other rights to castle.
    pub other_castling: Vec<u32>,
}

impl Occurrences {
    /// How often it occurred.
    pub(crate) fn count(&self) -> u32 {
        u32::try_from(self.after.len()).unwrap_or(u32::MAX)
    }
}

impl Course {
    /// The positions that have stood on the board since the last move that cannot be undone, each
    /// with the half-moves made before it, the latest first.
    fn stood(&self) -> impl Iterator<Item = (u32, &Position)> {
        let reach = self
            .position()
            .map_or(0, |position| position.half_moves() as usize);
        let before = self.steps.iter().map(|step| &step.before).rev();
        let number = |back: usize| u32::try_from(self.steps.len() - back).unwrap_or(u32::MAX);
        let tables = core::iter::once(&self.table).chain(before).enumerate();
        tables
            .take(reach.saturating_add(1))
            .filter_map(move |(back, table)| Some((number(back), table.position()?)))
    }

    /// Where a position has occurred; it counts itself if it is not on the board yet.
    pub(crate) fn occurrences(&self, position: &Position, rights: Rights) -> Occurrences {
        let same = |stood: &Position, rights| stood.identity(rights) == position.identity(rights);
        let mut found = Occurrences::default();
        for (after, stood) in self.stood().filter(|(_, stood)| same(stood, Rights::NONE)) {
            let castling = CastlingRights::Ignored;
            let en_passant = EnPassantRights::Ignored;
            if same(stood, rights) {
                found.after.push(after);
            }
            if !same(stood, Rights { castling, ..rights }) {
                found.other_en_passant.push(after);
            }
            if !same(
                stood,
                Rights {
                    en_passant,
                    ..rights
                },
            ) {
                found.other_castling.push(after);
            }
        }
        found
    }

    /// How often the same men have stood on the same squares with the same side to move, this
    /// time included; none at all while it cannot have been often.
    pub(super) fn stood_before(&self, position: &Position) -> u32 {
        // Between two occurrences there are at least four half-moves.
        let soonest = self
            .automatic
            .occurrences
            .saturating_sub(1)
            .saturating_mul(4);
        if position.half_moves() < soonest {
            return 0;
        }
        let same = |stood: &&Position| {
            stood.turn() == position.turn() && stood.board() == position.board()
        };
        let stood = self.stood().map(|(_, stood)| stood).filter(same).count();
        u32::try_from(stood).unwrap_or(u32::MAX)
    }
}
