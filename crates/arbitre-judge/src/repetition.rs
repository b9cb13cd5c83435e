//! When two positions are the same under some Laws.

use arbitre_board::{CastlingRights, EnPassantRights, Rights};
use arbitre_laws::{CastlingRight, EnPassantRight, Laws, SamePosition};

/// The rights that make two positions of the same men different ones.
pub(crate) fn rights(laws: &Laws) -> Rights {
    match laws.same_position.rule {
        SamePosition::PlacementAndTurn => Rights::NONE,
        SamePosition::PossibleMovesToo => Rights {
            castling: match laws.castling_right.rule {
                CastlingRight::Ignored => CastlingRights::Ignored,
                CastlingRight::CountsUntilMoved => CastlingRights::Counted,
            },
            en_passant: match laws.en_passant_right.rule {
                EnPassantRight::Ignored => EnPassantRights::Ignored,
                EnPassantRight::CountsIfLegal => EnPassantRights::IfLegal,
            },
        },
    }
}
