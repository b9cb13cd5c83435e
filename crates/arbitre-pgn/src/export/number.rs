//! The numbers that stand before moves.

use arbitre_board::Side;
use arbitre_notation::Ply;

/// Whether the next move of Black needs a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    /// Something stands between it and White's move, or it is the first.
    Due,
    /// It follows White's move.
    Clear,
}

impl Number {
    /// The number before a half-move, `12.` or `12...`; none before one of Black that needs none.
    pub(crate) fn before(self, ply: &Ply) -> Option<String> {
        let number = ply.position.full_moves();
        match (ply.position.turn(), self) {
            (Side::White, _) => Some(format!("{number}.")),
            (Side::Black, Self::Due) => Some(format!("{number}...")),
            (Side::Black, Self::Clear) => None,
        }
    }
}
