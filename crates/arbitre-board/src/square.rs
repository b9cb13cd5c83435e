//! Files, ranks and squares.

use core::fmt;
use core::str::FromStr;

use crate::{Bitboard, Side};

/// A column of the board, `a` to `h` from White's left.
///
/// ```
/// use arbitre_board::File;
///
/// assert_eq!(File::from_letter('c'), Some(File::C));
/// assert_eq!(File::C.to_string(), "c");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum File {
    /// The file of the queen's rooks.
    A,
    /// The file of the queen's knights.
    B,
    /// The file of the queen's bishops.
    C,
    /// The file of the queens.
    D,
    /// The file of the kings.
    E,
    /// The file of the king's bishops.
    F,
    /// The file of the king's knights.
    G,
    /// The file of the king's rooks.
    H,
}

impl File {
    /// All files, `a` first.
    ///
    /// ```
    /// # use arbitre_board::File;
    /// assert_eq!(File::ALL[4], File::E);
    /// ```
    pub const ALL: [Self; 8] = [
        Self::A,
        Self::B,
        Self::C,
        Self::D,
        Self::E,
        Self::F,
        Self::G,
        Self::H,
    ];

    /// The file of a lower-case letter.
    ///
    /// ```
    /// # use arbitre_board::File;
    /// assert_eq!(File::from_letter('h'), Some(File::H));
    /// assert_eq!(File::from_letter('i'), None);
    /// ```
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'a'..='h' => Some(Self::ALL[letter as usize - 'a' as usize]),
            _ => None,
        }
    }

    /// The lower-case letter.
    ///
    /// ```
    /// # use arbitre_board::File;
    /// assert_eq!(File::A.letter(), 'a');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self::ALL[index & 7]
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A row of the board, first to eighth from White's side.
///
/// ```
/// use arbitre_board::{Rank, Side};
///
/// assert_eq!(Rank::from_digit('4'), Some(Rank::Fourth));
/// assert_eq!(Rank::Second.seen_by(Side::Black), Rank::Seventh);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rank {
    /// The rank of White's pieces.
    First,
    /// The rank of White's pawns.
    Second,
    /// The rank of White's single steps.
    Third,
    /// The rank of White's double steps.
    Fourth,
    /// The rank of Black's double steps.
    Fifth,
    /// The rank of Black's single steps.
    Sixth,
    /// The rank of Black's pawns.
    Seventh,
    /// The rank of Black's pieces.
    Eighth,
}

impl Rank {
    /// All ranks, first to eighth.
    ///
    /// ```
    /// # use arbitre_board::Rank;
    /// assert_eq!(Rank::ALL[3], Rank::Fourth);
    /// ```
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
    ];

    /// The rank of a digit `1` to `8`.
    ///
    /// ```
    /// # use arbitre_board::Rank;
    /// assert_eq!(Rank::from_digit('8'), Some(Rank::Eighth));
    /// assert_eq!(Rank::from_digit('9'), None);
    /// ```
    #[must_use]
    pub const fn from_digit(digit: char) -> Option<Self> {
        match digit {
            '1'..='8' => Some(Self::ALL[digit as usize - '1' as usize]),
            _ => None,
        }
    }

    /// The digit `1` to `8`.
    ///
    /// ```
    /// # use arbitre_board::Rank;
    /// assert_eq!(Rank::Third.digit(), '3');
    /// ```
    #[must_use]
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The same rank counted from a side's own edge of the board.
    ///
    /// ```
    /// # use arbitre_board::{Rank, Side};
    /// assert_eq!(Rank::Eighth.seen_by(Side::White), Rank::Eighth);
    /// assert_eq!(Rank::Eighth.seen_by(Side::Black), Rank::First);
    /// ```
    #[must_use]
    pub const fn seen_by(self, side: Side) -> Self {
        match side {
            Side::White => self,
            Side::Black => Self::ALL[7 - self as usize],
        }
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self::ALL[index & 7]
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}

/// One of the 64 squares.
///
/// Its index counts along the ranks from White's left: a1 is 0, h1 is 7, a2 is 8, h8 is 63.
///
/// # Examples
///
/// ```
/// use arbitre_board::{File, Rank, Square};
///
/// let square: Square = "e4".parse()?;
/// assert_eq!(square, Square::E4);
/// assert_eq!(square, Square::new(File::E, Rank::Fourth));
/// assert_eq!(square.to_string(), "e4");
/// # Ok::<(), arbitre_board::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Square(u8);

macro_rules! name_squares {
    ($($name:ident = $index:expr),* $(,)?) => {
        impl Square {
            $(#[doc = concat!("The square ", stringify!($name), ".")] pub const $name: Self = Self($index);)*
        }
    };
}

#[rustfmt::skip]
name_squares! {
    A1 = 0, B1 = 1, C1 = 2, D1 = 3, E1 = 4, F1 = 5, G1 = 6, H1 = 7,
    A2 = 8, B2 = 9, C2 = 10, D2 = 11, E2 = 12, F2 = 13, G2 = 14, H2 = 15,
    A3 = 16, B3 = 17, C3 = 18, D3 = 19, E3 = 20, F3 = 21, G3 = 22, H3 = 23,
    A4 = 24, B4 = 25, C4 = 26, D4 = 27, E4 = 28, F4 = 29, G4 = 30, H4 = 31,
    A5 = 32, B5 = 33, C5 = 34, D5 = 35, E5 = 36, F5 = 37, G5 = 38, H5 = 39,
    A6 = 40, B6 = 41, C6 = 42, D6 = 43, E6 = 44, F6 = 45, G6 = 46, H6 = 47,
    A7 = 48, B7 = 49, C7 = 50, D7 = 51, E7 = 52, F7 = 53, G7 = 54, H7 = 55,
    A8 = 56, B8 = 57, C8 = 58, D8 = 59, E8 = 60, F8 = 61, G8 = 62, H8 = 63,
}

impl Square {
    /// The square where a file and a rank cross.
    ///
    /// ```
    /// # use arbitre_board::{File, Rank, Square};
    /// assert_eq!(Square::new(File::H, Rank::First), Square::H1);
    /// ```
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank as u8 * 8 + file as u8)
    }

    /// The square of an index 0 to 63.
    ///
    /// ```
    /// # use arbitre_board::Square;
    /// assert_eq!(Square::from_index(8), Some(Square::A2));
    /// assert_eq!(Square::from_index(64), None);
    /// ```
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The square of an index of which only the six low bits count.
    pub(crate) const fn wrap(index: u32) -> Self {
        Self(index as u8 & 63)
    }

    /// All squares, a1 to h8.
    ///
    /// ```
    /// # use arbitre_board::Square;
    /// assert_eq!(Square::all().count(), 64);
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..64_u8).map(Self)
    }

    /// Its number, 0 (a1) to 63 (h8).
    ///
    /// ```
    /// # use arbitre_board::Square;
    /// assert_eq!(Square::H8.index(), 63);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the type already knows, so that tables need no check.
        self.0 as usize & 63
    }

    /// Its file.
    ///
    /// ```
    /// # use arbitre_board::{File, Square};
    /// assert_eq!(Square::E4.file(), File::E);
    /// ```
    #[must_use]
    #[inline]
    pub const fn file(self) -> File {
        File::from_index(self.index())
    }

    /// Its rank.
    ///
    /// ```
    /// # use arbitre_board::{Rank, Square};
    /// assert_eq!(Square::E4.rank(), Rank::Fourth);
    /// ```
    #[must_use]
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::from_index(self.index() >> 3)
    }

    /// The set that holds this square alone.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Square};
    /// assert_eq!(Square::B1.bitboard(), Bitboard(2));
    /// ```
    #[must_use]
    #[inline]
    pub const fn bitboard(self) -> Bitboard {
        Bitboard(self.bit())
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.index()
    }

    /// The square some files to the right and some ranks up, if it is on the board.
    ///
    /// ```
    /// # use arbitre_board::Square;
    /// assert_eq!(Square::G1.offset(-1, 2), Some(Square::F3));
    /// assert_eq!(Square::G1.offset(2, 1), None);
    /// assert_eq!(Square::G1.offset(i8::MAX, i8::MIN), None);
    /// ```
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = (self.0 & 7) as i16 + files as i16;
        let rank = (self.0 >> 3) as i16 + ranks as i16;
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            return None;
        }
        Some(Self((rank * 8 + file) as u8))
    }

    /// The square across the middle of the board between the two armies: e2 and e7.
    ///
    /// ```
    /// # use arbitre_board::Square;
    /// assert_eq!(Square::E2.flipped(), Square::E7);
    /// ```
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0 ^ 56)
    }

    /// The square across the middle of the board between the two wings: a4 and h4.
    ///
    /// ```
    /// # use arbitre_board::Square;
    /// assert_eq!(Square::A4.mirrored(), Square::H4);
    /// ```
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 ^ 7)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
///
/// ```
/// # use arbitre_board::Square;
/// let error = "j9".parse::<Square>().unwrap_err();
/// assert_eq!(error.to_string(), "expected a square from a1 to h8");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a square from a1 to h8")]
pub struct SquareError;

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        match text.as_bytes() {
            &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self((rank - b'1') * 8 + file - b'a')),
            _ => Err(SquareError),
        }
    }
}
