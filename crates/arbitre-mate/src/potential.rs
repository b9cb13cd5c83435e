//! The mating potential of a side, as the blitz rules of 1997 had it.

use alloc::vec::Vec;

use arbitre_board::{Move, Position, Role, Side};

use crate::material::lacks_material;
use crate::verdict::{Proof, Spent};

/// What can be said of a side's mating potential, as the blitz rules of 1997 had it.
///
/// The test is harder than [`can_mate`](crate::can_mate): it is not enough that the other side
/// could walk into a mate. A position must be within reach in which the other side is to move and
/// cannot avoid mate on the next move, whatever it plays.
///
/// # Examples
///
/// Two knights against a bare king mate only with help; a rook always can:
///
/// ```
/// use arbitre_board::{Position, Side};
/// use arbitre_mate::{Potential, mating_potential};
///
/// let knights: Position = "8/8/4k3/8/8/3K4/2NN4/8 w - - 0 1".parse()?;
/// assert!(matches!(mating_potential(&knights, Side::White), Potential::Insufficient(_)));
/// let rook: Position = "8/8/4k1n1/8/8/3K4/3R4/8 w - - 0 1".parse()?;
/// assert!(matches!(mating_potential(&rook, Side::White), Potential::Sufficient(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Potential {
    /// These legal moves lead to a position in which the other side
    /// [cannot avoid mate](cannot_avoid_mate).
    Sufficient(Vec<Move>),
    /// No such position is within reach.
    Insufficient(Proof),
    /// The budget ran out first.
    Undecided(Spent),
}

/// Whether the side to move has a legal move, and each of them allows the other to mate at once.
///
/// # Examples
///
/// ```
/// use arbitre_board::Position;
///
/// // Black's only move is ...Ka1, and then the knight mates.
/// let position: Position = "8/8/8/8/1N6/p7/8/k1K5 b - - 0 1".parse()?;
/// assert!(arbitre_mate::cannot_avoid_mate(&position));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn cannot_avoid_mate(position: &Position) -> bool {
    let moves = position.legal_moves();
    !moves.is_empty()
        && moves.iter().all(|&mv| {
            let after = position.after(mv);
            after
                .legal_moves()
                .iter()
                .any(|&reply| after.after(reply).is_mate())
        })
}

/// Whether the men alone rule out mating potential, wherever they stand and whatever is played.
///
/// Without pawns on the board, a knight or a bishop against at most one man, and two knights
/// against a bare king, have none; nor has a side that [`lacks_material`]. An
/// exhaustive search of all positions of up to four men, made apart from this crate, found none.
#[must_use]
pub fn lacks_potential(position: &Position, side: Side) -> bool {
    if lacks_material(position, side) {
        return true;
    }
    let count = |side, role| position.pieces(side, role).count();
    let major = [Role::Pawn, Role::Rook, Role::Queen];
    if major.into_iter().any(|role| count(side, role) > 0) || count(!side, Role::Pawn) > 0 {
        return false;
    }
    let others = position.board().side(!side).count() - 1;
    match (count(side, Role::Knight), count(side, Role::Bishop)) {
        (1, 0) | (0, 1) => others <= 1,
        (2, 0) => others == 0,
        _ => false,
    }
}
