//! Positions as anyone may claim them.

use core::fmt;
use core::str::FromStr;

use crate::fen::{self, FenError};
use crate::{Bitboard, Board, Coordinates, Faults, Piece, Position, Rank, Role, Side, Square};

/// A position as anyone may claim it: whatever a FEN or an editor can say, lawful or not.
///
/// Every value of every field is allowed; [`Setup::faults`] tells what keeps it from being a
/// [`Position`].
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Role, Setup, Side, Square};
///
/// let mut setup: Setup = "4k3/8/8/8/8/8/8/4K3 b - - 0 1".parse()?;
/// setup.put(Square::E2, Role::Queen.of(Side::White));
/// let position = Position::try_from(setup)?;
/// assert!(position.is_check());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The men.
    pub board: Board,
    /// The side to move.
    pub turn: Side,
    /// The squares of the rooks that are said to have the right to castle.
    pub castling: Bitboard,
    /// The square that a pawn is said to have passed by its double step just now.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub half_moves: u32,
    /// The number of the move to be made, 1 at the start.
    pub full_moves: u32,
}

impl Setup {
    /// A board without men, White to move, no rights.
    ///
    /// ```
    /// # use arbitre_board::Setup;
    /// assert_eq!(Setup::EMPTY.to_string(), "8/8/8/8/8/8/8/8 w - - 0 1");
    /// ```
    pub const EMPTY: Self = Self {
        board: Board::EMPTY,
        turn: Side::White,
        castling: Bitboard::EMPTY,
        en_passant: None,
        half_moves: 0,
        full_moves: 1,
    };

    /// The beginning of a game of chess.
    ///
    /// ```
    /// # use arbitre_board::Setup;
    /// let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /// assert_eq!(Setup::INITIAL.to_string(), text);
    /// ```
    pub const INITIAL: Self = Self {
        board: Board::INITIAL,
        turn: Side::White,
        castling: Bitboard(0x8100_0000_0000_0081),
        en_passant: None,
        half_moves: 0,
        full_moves: 1,
    };

    /// The man on a square.
    ///
    /// ```
    /// # use arbitre_board::{Setup, Square};
    /// assert_eq!(Setup::INITIAL.piece_at(Square::A1).unwrap().letter(), 'R');
    /// ```
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// Puts a man on a square, and returns the man that stood there.
    ///
    /// ```
    /// # use arbitre_board::{Role, Setup, Side, Square};
    /// let mut setup = Setup::EMPTY;
    /// assert_eq!(setup.put(Square::A8, Role::Pawn.of(Side::White)), None);
    /// ```
    pub const fn put(&mut self, square: Square, piece: Piece) -> Option<Piece> {
        self.board.put(square, piece)
    }

    /// Takes the man from a square, and returns it.
    ///
    /// ```
    /// # use arbitre_board::{Setup, Square};
    /// let mut setup = Setup::INITIAL;
    /// assert_eq!(setup.remove(Square::D8).unwrap().letter(), 'q');
    /// ```
    pub const fn remove(&mut self, square: Square) -> Option<Piece> {
        self.board.remove(square)
    }

    /// Carries a man from one square to another, whatever the rules say of it, counts the move and
    /// hands the turn over; returns the man that stood there. An empty first square changes
    /// nothing but turn and counters.
    ///
    /// So an arbiter's board follows an illegal move that nobody has noticed. The piece of a
    /// promotion replaces the man carried; a castling rook stays where it is.
    ///
    /// # Examples
    ///
    /// A bishop that moved like a knight:
    ///
    /// ```
    /// use arbitre_board::{Position, Setup};
    ///
    /// let mut setup = Setup::INITIAL;
    /// assert_eq!(setup.play_regardless("f1e3".parse()?), None);
    /// assert_eq!(setup.to_string(), "rnbqkbnr/pppppppp/8/8/8/4B3/PPPPPPPP/RNBQK1NR b KQkq - 1 1");
    /// assert!(Position::try_from(&setup).is_ok());
    /// # Ok::<(), arbitre_board::CoordinatesError>(())
    /// ```
    pub fn play_regardless(&mut self, coordinates: Coordinates) -> Option<Piece> {
        let Coordinates {
            from,
            to,
            promotion,
        } = coordinates;
        let half_moves = self.half_moves.saturating_add(1);
        let mut captured = None;
        if let Some(man) = self.remove(from) {
            captured = self.put(to, promotion.map_or(man, |role| role.of(man.side)));
            self.castling = self.castling.without(from).without(to);
            if man.role == Role::King {
                self.castling = self.castling - Bitboard::rank(Rank::First.seen_by(man.side));
            }
            self.half_moves = match (man.role, captured) {
                (Role::Pawn, _) | (_, Some(_)) => 0,
                _ => half_moves,
            };
        }
        self.pass();
        captured
    }

    /// Hands the turn over without a move, even in check: no pawn can be captured en passant any
    /// more, and the move number grows after Black's turn.
    ///
    /// [`Position::null_move`] does it to a position that stays lawful.
    ///
    /// ```
    /// # use arbitre_board::Setup;
    /// let mut setup: Setup = "4k3/8/8/8/8/8/8/K3R3 b - - 5 40".parse().unwrap();
    /// setup.pass();
    /// assert_eq!(setup.to_string(), "4k3/8/8/8/8/8/8/K3R3 w - - 5 41");
    /// ```
    pub const fn pass(&mut self) {
        self.full_moves = self.full_moves.saturating_add(self.turn as u32);
        self.turn = match self.turn {
            Side::White => Side::Black,
            Side::Black => Side::White,
        };
        self.en_passant = None;
    }

    /// All that keeps this setup from being a [`Position`].
    ///
    /// ```
    /// # use arbitre_board::Setup;
    /// assert!(Setup::INITIAL.faults().is_empty());
    /// assert_eq!(Setup::EMPTY.faults().len(), 2);
    /// ```
    #[must_use]
    pub fn faults(&self) -> Faults {
        Faults::of(self)
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        position.to_setup()
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        position.to_setup()
    }
}

/// Reads FEN strictly, as [`fen::read`] does.
impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        fen::read(text).map(|fen| fen.setup)
    }
}

/// Writes FEN as [`fen::write`] does.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fen::write(*self).fmt(f)
    }
}
