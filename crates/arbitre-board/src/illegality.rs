//! Why a move is illegal.

use core::fmt;

use crate::fault::Named;
use crate::{Bitboard, Piece, Role, Square, Wing};

/// Why a move is illegal, with the squares concerned.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Illegality, Position, Square};
///
/// let position = Position::initial();
/// let reason = position.examine(Square::F1, Square::B5, None).unwrap_err();
/// assert_eq!(reason, Illegality::Blocked { from: Square::F1, to: Square::B5, at: Square::E2 });
/// assert_eq!(reason.to_string(), "the way from f1 to b5 is blocked at e2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegality {
    /// Nothing stands where the move begins.
    #[error("no man stands on {from}")]
    NothingThere {
        /// The empty square.
        from: Square,
    },
    /// The man belongs to the side that is not to move.
    #[error("the {piece} on {from} is not the mover's")]
    NotYours {
        /// Where it stands.
        from: Square,
        /// What it is.
        piece: Piece,
    },
    /// The move ends where it begins.
    #[error("the {role} on {from} must go to another square")]
    StandsStill {
        /// What it is.
        role: Role,
        /// Where it stands.
        from: Square,
    },
    /// A man of the mover's own stands where the move ends.
    #[error("the mover's own {role} stands on {to}")]
    OwnMan {
        /// Where the move ends.
        to: Square,
        /// What stands there.
        role: Role,
    },
    /// The man does not move that way, whatever the board.
    #[error("a {role} does not go from {from} to {to}")]
    CannotReach {
        /// What moves.
        role: Role,
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// A man stands in the way; for a pawn's step, also where it ends.
    #[error("the way from {from} to {to} is blocked at {at}")]
    Blocked {
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
        /// The nearest man in the way.
        at: Square,
    },
    /// A pawn goes diagonally where there is nothing to capture.
    #[error("the pawn on {from} has nothing to capture on {to}")]
    NothingToCapture {
        /// Where from.
        from: Square,
        /// The empty square.
        to: Square,
    },
    /// A pawn would capture en passant one that did not make its double step just now.
    #[error("the pawn on {pawn} did not make its double step just now")]
    EnPassantTooLate {
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
        /// The pawn that would be captured.
        pawn: Square,
    },
    /// The move captures a king.
    #[error("the king on {to} cannot be captured")]
    CapturesKing {
        /// The king's square.
        to: Square,
    },
    /// The king goes to an attacked square.
    #[error("the king would be attacked on {to} from {}", Named(*.by))]
    IntoCheck {
        /// Where the king goes.
        to: Square,
        /// The men that would attack it.
        by: Bitboard,
    },
    /// The king is in check, and the move does not end it.
    #[error("the king on {king} stays in check from {}", Named(*.by))]
    StaysInCheck {
        /// The king.
        king: Square,
        /// The men that would attack it.
        by: Bitboard,
    },
    /// The move opens an attack on the mover's king: the man is pinned.
    #[error("the move leaves the king on {king} attacked from {}", Named(*.by))]
    LeavesInCheck {
        /// The king.
        king: Square,
        /// The men that would attack it.
        by: Bitboard,
    },
    /// The king cannot castle.
    #[error("castling to the {wing} is barred: {bar}")]
    Castling {
        /// To which wing.
        wing: Wing,
        /// Why not.
        bar: CastlingBar,
    },
    /// A pawn reaches the last rank, and no piece is named.
    #[error("the pawn on {to} must be exchanged for a piece")]
    PromotionMissing {
        /// The square on the last rank.
        to: Square,
    },
    /// A pawn cannot become this.
    #[error("a pawn cannot become a {role}")]
    PromotionForbidden {
        /// Pawn or king.
        role: Role,
    },
    /// A piece is named, and no pawn reaches the last rank.
    #[error("no pawn reaches the last rank on {to}, and a {role} is named")]
    PromotionUnexpected {
        /// Where the move ends.
        to: Square,
        /// The piece named.
        role: Role,
    },
}

/// Why castling is barred, for good or for the moment.
///
/// ```
/// use arbitre_board::{CastlingBar, Illegality, Position, Square, Wing};
///
/// let position: Position = "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1".parse().unwrap();
/// let reason = position.examine(Square::E1, Square::G1, None).unwrap_err();
/// let bar = CastlingBar::Through { square: Square::F1, by: Square::F3.bitboard() };
/// assert_eq!(reason, Illegality::Castling { wing: Wing::King, bar });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingBar {
    /// King or rook has moved, or the rook is gone: there is no right to it.
    NoRight,
    /// The king is in check.
    InCheck {
        /// The checking men.
        by: Bitboard,
    },
    /// Men stand between, or where king or rook would end.
    Blocked {
        /// Those men.
        by: Bitboard,
    },
    /// The king would pass an attacked square.
    Through {
        /// The square.
        square: Square,
        /// The men that attack it.
        by: Bitboard,
    },
    /// The king would end on an attacked square.
    Into {
        /// The square.
        square: Square,
        /// The men that attack it.
        by: Bitboard,
    },
}

impl fmt::Display for CastlingBar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoRight => f.write_str("the king or the rook has moved"),
            Self::InCheck { by } => write!(f, "the king is in check from {}", Named(by)),
            Self::Blocked { by } => write!(f, "men stand in the way on {}", Named(by)),
            Self::Through { square, by } => {
                write!(
                    f,
                    "the king would pass {square}, attacked from {}",
                    Named(by)
                )
            }
            Self::Into { square, by } => {
                write!(
                    f,
                    "the king would be attacked on {square} from {}",
                    Named(by)
                )
            }
        }
    }
}
