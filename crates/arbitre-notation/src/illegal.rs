//! Which piece an illegal move means, and why it may not go.

use arbitre_board::{Bitboard, Illegality, Position, Role, Square, attacks};

/// Why no piece of a kind may go to a square: the board's reason for the one
/// piece that is meant, none where several could be.
pub(crate) fn why(
    position: &Position,
    role: Role,
    among: Bitboard,
    to: Square,
    promotion: Option<Role>,
) -> Option<Illegality> {
    let from = meant(position, role, among, to)?;
    position.examine(from, to, promotion).err()
}

/// The one piece of a kind that an illegal move to a square can mean: the one
/// that reaches it if others do not, else the one that would on an empty board,
/// else the only one there is.
pub(crate) fn meant(
    position: &Position,
    role: Role,
    among: Bitboard,
    to: Square,
) -> Option<Square> {
    let side = position.turn();
    let men = position.pieces(side, role) & among;
    let reachers = position.reachers(side, role, to) & among;
    let on_empty_board = || {
        let reaches = |from| attacks(role.of(side), from, Bitboard::EMPTY).contains(to);
        men.iter()
            .filter(|&from| reaches(from))
            .fold(Bitboard::EMPTY, Bitboard::with)
    };
    let one = reachers.single().or_else(|| on_empty_board().single());
    one.or_else(|| men.single())
}
