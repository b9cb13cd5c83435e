//! When two positions are the same.

use crate::{Bitboard, Board, Position, Role, Side, Square, Unresolved};

/// Which rights make two positions with the same men and the same side to move different.
///
/// ```
/// use arbitre_board::{CastlingRights, EnPassantRights, Position, Rights};
///
/// let with: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
/// let without: Position = "4k3/8/8/8/8/8/8/4K2R w - - 0 1".parse().unwrap();
/// assert_ne!(with.identity(Rights::ALL), without.identity(Rights::ALL));
/// let men_only =
///     Rights { castling: CastlingRights::Ignored, en_passant: EnPassantRights::Ignored };
/// assert_eq!(with.identity(men_only), without.identity(men_only));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rights {
    /// Whether rights to castle count.
    pub castling: CastlingRights,
    /// Whether a capture en passant counts.
    pub en_passant: EnPassantRights,
}

impl Rights {
    /// Rights to castle count, and so does a legal capture en passant.
    ///
    /// ```
    /// # use arbitre_board::{Position, Rights};
    /// // No black pawn can capture on e3.
    /// let with: Position = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1".parse().unwrap();
    /// let without: Position = "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1".parse().unwrap();
    /// assert_eq!(with.identity(Rights::ALL), without.identity(Rights::ALL));
    /// ```
    pub const ALL: Self = Self {
        castling: CastlingRights::Counted,
        en_passant: EnPassantRights::IfLegal,
    };
    /// The men and the side to move alone count.
    ///
    /// ```
    /// # use arbitre_board::{Position, Rights};
    /// let with: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    /// let without: Position = "4k3/8/8/8/8/8/8/4K2R w - - 0 1".parse().unwrap();
    /// assert_eq!(with.identity(Rights::NONE), without.identity(Rights::NONE));
    /// ```
    pub const NONE: Self = Self {
        castling: CastlingRights::Ignored,
        en_passant: EnPassantRights::Ignored,
    };
}

/// Whether rights to castle, now or later, tell positions apart.
///
/// ```
/// # use arbitre_board::{CastlingRights, Rights};
/// assert_eq!(Rights::ALL.castling, CastlingRights::Counted);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingRights {
    /// They do.
    Counted,
    /// They do not.
    Ignored,
}

/// Whether a capture en passant tells positions apart.
///
/// ```
/// # use arbitre_board::{EnPassantRights, Rights};
/// assert_eq!(Rights::ALL.en_passant, EnPassantRights::IfLegal);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EnPassantRights {
    /// It does if the capture is a legal move.
    IfLegal,
    /// It does if a pawn stands ready to capture, though it be pinned.
    IfPseudoLegal,
    /// It does not.
    Ignored,
}

/// What makes a position the same as another: men, side to move, and the [`Rights`] asked for.
///
/// Counters never count. Identities are compared and hashed whole, without collisions.
///
/// # Examples
///
/// Knights out and home again give the initial position a second time:
///
/// ```
/// use arbitre_board::{Position, Rights};
///
/// let mut position = Position::initial();
/// let first = position.identity(Rights::ALL);
/// for text in ["g1f3", "g8f6", "f3g1", "f6g8"] {
///     position.play(position.read(text.parse()?)?);
/// }
/// assert_eq!(position.identity(Rights::ALL), first);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Identity {
    board: Board,
    castling: u64,
    en_passant: u64,
    turn: Side,
}

impl Position {
    /// What makes this position the same as another.
    ///
    /// ```
    /// # use arbitre_board::{Position, Rights};
    /// let position = Position::initial();
    /// assert_eq!(position.identity(Rights::NONE), position.identity(Rights::NONE));
    /// ```
    #[must_use]
    pub fn identity(&self, rights: Rights) -> Identity {
        Identity {
            board: self.core.board,
            castling: match rights.castling {
                CastlingRights::Counted => self.core.castling,
                CastlingRights::Ignored => 0,
            },
            en_passant: self.en_passant_counted(rights.en_passant),
            turn: self.turn,
        }
    }

    /// The square passed as a bit, if a capture there counts.
    pub(crate) fn en_passant_counted(&self, rights: EnPassantRights) -> u64 {
        let square = self.core.en_passant;
        let counts = square != 0
            && match rights {
                EnPassantRights::IfPseudoLegal => true,
                EnPassantRights::IfLegal => self.can_capture_en_passant(),
                EnPassantRights::Ignored => false,
            };
        if counts { square } else { 0 }
    }

    /// Whether a capture en passant is a legal move.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// // The pawn on d5 is pinned along the rank once both pawns are gone.
    /// let position: Position = "8/8/8/K2Pp2r/8/8/8/4k3 w - e6 0 2".parse().unwrap();
    /// assert!(!position.can_capture_en_passant());
    /// ```
    #[must_use]
    pub fn can_capture_en_passant(&self) -> bool {
        let passed = self.core.en_passant;
        passed != 0 && {
            // No pawn can step to the square passed: the passing pawn stands below it.
            let square = Square::wrap(passed.trailing_zeros());
            self.only_move(Role::Pawn, Bitboard::FULL, square, None) != Err(Unresolved::None)
        }
    }
}
