//! What the men alone decide: material with which no series of legal moves ever mates.

use arbitre_board::{Bitboard, Position, Role, Side};

/// Whether `winner` lacks the men to mate, wherever all the men stand and whatever is played.
///
/// The lemma holds in every later position too, for captures only take men away and without
/// pawns nothing promotes:
///
/// * a bare king never gives check;
/// * a lone knight mates only a king shut in by men that can do nothing about it, and queens
///   beside a king always can;
/// * bishops, all of the board on squares of one colour and without knights or pawns, leave the
///   mated king's flights of the other colour to one king and to rooks and queens, which reply.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Side};
///
/// let position: Position = "3kq3/8/8/8/8/8/8/3KN3 w - - 0 1".parse()?;
/// assert!(arbitre_mate::lacks_material(&position, Side::White));
/// assert!(!arbitre_mate::lacks_material(&position, Side::Black));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn lacks_material(position: &Position, winner: Side) -> bool {
    lacks_men(winner, |side, role| {
        let men = position.pieces(side, role);
        Men {
            count: men.count(),
            squares: men.0,
        }
    })
}

/// The men of one side and role.
pub(crate) struct Men {
    pub(crate) count: u32,
    /// Where they stand, or may stand.
    pub(crate) squares: u64,
}

/// The same for men that are told by side and role.
pub(crate) fn lacks_men(winner: Side, men: impl Fn(Side, Role) -> Men) -> bool {
    let has = |side, role| men(side, role).squares != 0;
    if [Role::Pawn, Role::Rook, Role::Queen]
        .iter()
        .any(|&role| has(winner, role))
    {
        return false;
    }
    let loser = !winner;
    let (knights, bishops) = (men(winner, Role::Knight), men(winner, Role::Bishop));
    if knights.squares == 0 && bishops.squares == 0 {
        return true;
    }
    if bishops.squares == 0 {
        let others = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook];
        return knights.count == 1 && !others.iter().any(|&role| has(loser, role));
    }
    let all = Bitboard(bishops.squares | men(loser, Role::Bishop).squares);
    let one_colour = (all & Bitboard::LIGHT).is_empty() || (all & Bitboard::DARK).is_empty();
    one_colour && knights.squares == 0 && !has(loser, Role::Knight) && !has(loser, Role::Pawn)
}
