//! Whether a position looks so open that no quick proof is to be hoped for.
//!
//! Nothing here decides anything: where a position looks open, the quick mode gives up.

use arbitre_board::{Bitboard, Position, Role, Side};

use crate::fill;

/// Whether the side to move has a choice of moves, and the winner men that come into play.
pub(crate) fn looks_open(position: &Position, winner: Side) -> bool {
    let few = if position.is_check() { 3 } else { 12 };
    if position.legal_count() <= few {
        return false;
    }
    let own = |role| position.pieces(winner, role);
    let has_minors = !(own(Role::Knight) | own(Role::Bishop)).is_empty();
    is_rich(position, winner) || has_minors && blocked_pawns(position).is_empty()
}

/// Whether a side has a queen, a rook, or a pawn with nothing but pieces further ahead.
pub(crate) fn is_rich(position: &Position, side: Side) -> bool {
    let own = |role| position.pieces(side, role);
    if !(own(Role::Queen) | own(Role::Rook)).is_empty() {
        return true;
    }
    let pawns = own(Role::Pawn);
    let all = (pawns | position.pieces(!side, Role::Pawn)).0;
    let shadow = fill::behind(side, all);
    let stopped = fill::ahead(!side, position.occupied().0);
    !(pawns & Bitboard(!shadow & !stopped)).is_empty()
}

/// White pawns with a black one in front of them.
fn blocked_pawns(position: &Position) -> Bitboard {
    let black = position.pieces(Side::Black, Role::Pawn).0;
    position.pieces(Side::White, Role::Pawn) & Bitboard(black >> 8)
}
