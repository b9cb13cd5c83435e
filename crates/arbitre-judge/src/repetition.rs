//! When two positions are the same under some Laws.

use arbitre_laws::{CastlingRight, EnPassantRight, Laws};

use crate::course::Sameness;

/// What makes two positions the same.
pub(crate) fn sameness(laws: &Laws) -> Sameness {
    Sameness {
        en_passant: laws.en_passant_right.rule == EnPassantRight::CountsIfLegal,
        castling: laws.castling_right.rule == CastlingRight::CountsUntilMoved,
    }
}
