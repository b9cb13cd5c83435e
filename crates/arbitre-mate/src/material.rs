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
    let own = |role| position.pieces(winner, role);
    if !(own(Role::Pawn) | own(Role::Rook) | own(Role::Queen)).is_empty() {
        return false;
    }
    let foe = |role| position.pieces(!winner, role);
    let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
    if knights.is_empty() && bishops.is_empty() {
        return true;
    }
    if bishops.is_empty() {
        let others = foe(Role::Pawn) | foe(Role::Knight) | foe(Role::Bishop) | foe(Role::Rook);
        return knights.count() == 1 && others.is_empty();
    }
    let all = bishops | foe(Role::Bishop);
    let one_colour = (all & Bitboard::LIGHT).is_empty() || (all & Bitboard::DARK).is_empty();
    one_colour && knights.is_empty() && foe(Role::Knight).is_empty() && foe(Role::Pawn).is_empty()
}
