//! Moves, as values and in coordinates.

use core::fmt;
use core::str::FromStr;

use crate::{File, Rank, Role, Square};

/// The side of the board towards which a king castles.
///
/// ```
/// use arbitre_board::{File, Wing};
///
/// assert_eq!(Wing::King.king_file(), File::G);
/// assert_eq!(Wing::Queen.rook_file(), File::D);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wing {
    /// Towards the h-file: the king ends on the g-file.
    King,
    /// Towards the a-file: the king ends on the c-file.
    Queen,
}

impl Wing {
    /// Both wings, the king's first.
    ///
    /// ```
    /// # use arbitre_board::Wing;
    /// assert_eq!(Wing::ALL.map(|wing| wing.to_string()), ["king's wing", "queen's wing"]);
    /// ```
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// Where a castling king ends.
    ///
    /// ```
    /// # use arbitre_board::{File, Wing};
    /// assert_eq!(Wing::Queen.king_file(), File::C);
    /// ```
    #[must_use]
    pub const fn king_file(self) -> File {
        match self {
            Self::King => File::G,
            Self::Queen => File::C,
        }
    }

    /// Where a castling rook ends.
    ///
    /// ```
    /// # use arbitre_board::{File, Wing};
    /// assert_eq!(Wing::King.rook_file(), File::F);
    /// ```
    #[must_use]
    pub const fn rook_file(self) -> File {
        match self {
            Self::King => File::F,
            Self::Queen => File::D,
        }
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::King => "king's wing",
            Self::Queen => "queen's wing",
        })
    }
}

/// A move of one man, or castling, with all that can be said of it without the board.
///
/// A move comes from a [`Position`](crate::Position) and is meant for that position.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Role, Square};
///
/// let position: Position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse()?;
/// let exchange = position.examine(Square::E4, Square::D5, None)?;
/// assert_eq!(exchange.role(), Role::Pawn);
/// assert_eq!(exchange.capture(), Some(Role::Pawn));
/// assert_eq!(exchange.to_string(), "e4d5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u32);

/// What a move does besides carrying one man to a square.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Plain,
    DoubleStep,
    EnPassant,
    Castling,
}

/// What a move does to the count of half-moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Counting {
    GoesOn,
    BeginsAnew,
}

impl Counting {
    #[inline(always)]
    pub(crate) const fn of(mv: Move) -> Self {
        if mv.is_irreversible() {
            Self::BeginsAnew
        } else {
            Self::GoesOn
        }
    }
}

// Bits of a move: from 0-5, to 6-11, the role that leaves 12-14 and that arrives 15-17, the role
// captured plus one 18-20, kind 21-22, file of the castling rook 23-25.
const KIND: u32 = 21;

impl Move {
    #[inline]
    pub(crate) const fn new(role: Role, from: usize, to: usize, captured: u32) -> Self {
        let roles = (role as u32) << 12 | (role as u32) << 15;
        Self(from as u32 | (to as u32) << 6 | roles | captured)
    }

    /// The mark of a captured role, for [`Move::new`].
    #[inline]
    pub(crate) const fn captured(role: Role) -> u32 {
        Self::captured_mark(role as u32 + 1)
    }

    /// The mark of a captured role by its number plus one, or of none by zero.
    #[inline]
    pub(crate) const fn captured_mark(number: u32) -> u32 {
        number << 18
    }

    #[inline]
    pub(crate) const fn of_kind(self, kind: Kind) -> Self {
        Self(self.0 | (kind as u32) << KIND)
    }

    /// A pawn's move that arrives as another role.
    #[inline]
    pub(crate) const fn promoting(self, role: Role) -> Self {
        Self(self.0 | (role as u32) << 15)
    }

    #[inline]
    pub(crate) const fn double_step(from: usize, to: usize) -> Self {
        Self::new(Role::Pawn, from, to, 0).of_kind(Kind::DoubleStep)
    }

    #[inline]
    pub(crate) const fn en_passant(from: usize, to: usize) -> Self {
        Self::new(Role::Pawn, from, to, Self::captured(Role::Pawn)).of_kind(Kind::EnPassant)
    }

    #[inline]
    pub(crate) const fn castle(king: usize, king_to: usize, rook: usize) -> Self {
        let mv = Self::new(Role::King, king, king_to, 0).of_kind(Kind::Castling);
        Self(mv.0 | ((rook & 7) as u32) << 23)
    }

    #[inline]
    pub(crate) const fn kind(self) -> Kind {
        match self.0 >> KIND & 3 {
            0 => Kind::Plain,
            1 => Kind::DoubleStep,
            2 => Kind::EnPassant,
            _ => Kind::Castling,
        }
    }

    /// Whether it is castling or a capture en passant.
    #[inline]
    pub(crate) const fn is_of_two_men(self) -> bool {
        self.0 >> KIND & 2 != 0
    }

    /// The role that stands on the destination afterwards.
    #[inline]
    pub(crate) const fn arrives(self) -> Role {
        Role::from_index(self.arrives_index())
    }

    #[inline]
    pub(crate) const fn arrives_index(self) -> usize {
        (self.0 >> 15 & 7) as usize
    }

    /// Both squares as bits.
    #[inline(always)]
    pub(crate) const fn bits(self) -> (u64, u64) {
        // Two unlike operations, so that the compiler does not make a slow vector shift of them.
        (1 << (self.0 & 63), 1_u64.rotate_left(self.0 >> 6))
    }

    /// Where the man comes from; the king's square when castling.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// let first = Position::initial().legal_moves()[0];
    /// assert!(Position::initial().piece_at(first.from()).is_some());
    /// ```
    #[must_use]
    #[inline]
    pub const fn from(self) -> Square {
        Square::wrap(self.0)
    }

    /// Where the man goes; the king's destination when castling.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    /// let castling = position.examine(Square::E1, Square::H1, None).unwrap();
    /// assert_eq!(castling.to(), Square::G1);
    /// ```
    #[must_use]
    #[inline]
    pub const fn to(self) -> Square {
        Square::wrap(self.0 >> 6)
    }

    /// What moves; a pawn also when it promotes.
    ///
    /// ```
    /// # use arbitre_board::{Position, Role, Square};
    /// let opening = Position::initial().examine(Square::G1, Square::F3, None).unwrap();
    /// assert_eq!(opening.role(), Role::Knight);
    /// ```
    #[must_use]
    #[inline]
    pub const fn role(self) -> Role {
        Role::from_index((self.0 >> 12) as usize)
    }

    /// What the pawn becomes.
    ///
    /// ```
    /// # use arbitre_board::{Position, Role, Square};
    /// let position: Position = "8/P6k/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let promotion = position.examine(Square::A7, Square::A8, Some(Role::Rook)).unwrap();
    /// assert_eq!(promotion.promotion(), Some(Role::Rook));
    /// ```
    #[must_use]
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        if (self.0 >> 12 ^ self.0 >> 15) & 7 == 0 {
            None
        } else {
            Some(self.arrives())
        }
    }

    /// What the move captures, a pawn when it captures en passant.
    ///
    /// ```
    /// # use arbitre_board::{Position, Role, Square};
    /// let position: Position = "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1".parse().unwrap();
    /// let capture = position.examine(Square::A1, Square::A2, None).unwrap();
    /// assert_eq!(capture.capture(), Some(Role::Rook));
    /// ```
    #[must_use]
    #[inline]
    pub const fn capture(self) -> Option<Role> {
        match self.0 >> 18 & 7 {
            0 => None,
            role => Some(Role::from_index(role as usize - 1)),
        }
    }

    /// The square of the man captured: beside the destination when capturing en passant.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2".parse().unwrap();
    /// let capture = position.examine(Square::E5, Square::D6, None).unwrap();
    /// assert_eq!(capture.captured_square(), Some(Square::D5));
    /// ```
    #[must_use]
    pub const fn captured_square(self) -> Option<Square> {
        if self.is_en_passant() {
            Some(Square::new(self.to().file(), self.from().rank()))
        } else if self.capture().is_some() {
            Some(self.to())
        } else {
            None
        }
    }

    /// Whether a pawn captures one that has just passed by.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2".parse().unwrap();
    /// assert!(position.examine(Square::E5, Square::D6, None).unwrap().is_en_passant());
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_en_passant(self) -> bool {
        matches!(self.kind(), Kind::EnPassant)
    }

    /// The wing to which the king castles, if it does.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square, Wing};
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    /// let castling = position.examine(Square::E1, Square::G1, None).unwrap();
    /// assert_eq!(castling.castling(), Some(Wing::King));
    /// ```
    #[must_use]
    #[inline]
    pub const fn castling(self) -> Option<Wing> {
        if !matches!(self.kind(), Kind::Castling) {
            None
        } else if matches!(self.to().file(), File::G) {
            Some(Wing::King)
        } else {
            Some(Wing::Queen)
        }
    }

    /// Where the castling rook comes from and where it goes.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    /// let castling = position.examine(Square::E1, Square::G1, None).unwrap();
    /// assert_eq!(castling.rook(), Some((Square::H1, Square::F1)));
    /// ```
    #[must_use]
    #[inline]
    pub const fn rook(self) -> Option<(Square, Square)> {
        match self.castling() {
            Some(wing) => {
                let rank = self.to().rank();
                let file = File::from_index((self.0 >> 23) as usize);
                Some((Square::new(file, rank), Square::new(wing.rook_file(), rank)))
            }
            None => None,
        }
    }

    /// Whether a pawn moves or a man is captured: the half-move counter begins anew.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// let position = Position::initial();
    /// assert!(position.examine(Square::E2, Square::E4, None).unwrap().is_irreversible());
    /// assert!(!position.examine(Square::G1, Square::F3, None).unwrap().is_irreversible());
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_irreversible(self) -> bool {
        self.0 & (7 << 18) != 0 || self.0 & (7 << 12) == 0
    }

    /// The move as a pair of squares, as the [`Coordinates`] of UCI say it.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    /// let castling = position.examine(Square::E1, Square::H1, None).unwrap();
    /// assert_eq!(castling.coordinates().to_string(), "e1g1");
    /// ```
    #[must_use]
    pub const fn coordinates(self) -> Coordinates {
        let (from, mut to) = (self.from(), self.to());
        if let Some((rook, _)) = self.rook()
            && !(matches!(from.file(), File::E) && matches!(rook.file(), File::A | File::H))
        {
            to = rook;
        }
        Coordinates {
            from,
            to,
            promotion: self.promotion(),
        }
    }
}

/// The text of its [`Coordinates`].
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.coordinates().fmt(f)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A move as the squares it leaves and reaches, as UCI writes it: `e2e4`, `e7e8q`.
///
/// Castling is the king's two steps, `e1g1`; with a king or rook that began elsewhere than in
/// the traditional array it is the king to its rook's square.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Coordinates, Role, Square};
///
/// let promotion: Coordinates = "e7e8q".parse()?;
/// assert_eq!(promotion.from, Square::E7);
/// assert_eq!(promotion.promotion, Some(Role::Queen));
/// assert_eq!(promotion.to_string(), "e7e8q");
/// # Ok::<(), arbitre_board::CoordinatesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Coordinates {
    /// The square left.
    pub from: Square,
    /// The square reached.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

impl fmt::Display for Coordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion
            .map_or(Ok(()), |role| write!(f, "{}", role.letter()))
    }
}

impl fmt::Debug for Coordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no move in coordinates.
///
/// ```
/// # use arbitre_board::Coordinates;
/// let error = "e7e8x".parse::<Coordinates>().unwrap_err();
/// assert_eq!(error.to_string(), "expected a move such as e2e4 or e7e8q");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a move such as e2e4 or e7e8q")]
pub struct CoordinatesError;

impl FromStr for Coordinates {
    type Err = CoordinatesError;

    fn from_str(text: &str) -> Result<Self, CoordinatesError> {
        let square = |range: core::ops::Range<usize>| {
            text.get(range)
                .and_then(|square| square.parse().ok())
                .ok_or(CoordinatesError)
        };
        let promotion = match text.as_bytes().get(4..) {
            Some([]) => None,
            Some(&[letter]) => Some(Role::from_letter(letter as char).ok_or(CoordinatesError)?),
            _ => return Err(CoordinatesError),
        };
        Ok(Self {
            from: square(0..2)?,
            to: square(2..4)?,
            promotion,
        })
    }
}

/// Whether a rank is the last one for either side.
pub(crate) const fn is_last_rank(rank: Rank) -> bool {
    matches!(rank, Rank::First | Rank::Eighth)
}
