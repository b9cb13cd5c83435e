//! Sets of squares.

use core::fmt::{self, Write};
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::{File, Rank, Square};

/// A set of squares: bit 0 is a1, bit 63 is h8.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Bitboard, Square};
///
/// let squares = Bitboard::from_iter([Square::A1, Square::H8]);
/// assert!(squares.contains(Square::A1));
/// assert_eq!(squares.count(), 2);
/// assert_eq!(
///     squares.to_string(),
///     "\
/// . . . . . . . X
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// X . . . . . . ."
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    ///
    /// ```
    /// # use arbitre_board::Bitboard;
    /// assert_eq!(Bitboard::EMPTY.count(), 0);
    /// ```
    pub const EMPTY: Self = Self(0);
    /// Every square.
    ///
    /// ```
    /// # use arbitre_board::Bitboard;
    /// assert_eq!(Bitboard::FULL.count(), 64);
    /// ```
    pub const FULL: Self = Self(!0);
    /// The dark squares, a1 among them.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Square};
    /// assert!(Bitboard::DARK.contains(Square::A1));
    /// ```
    pub const DARK: Self = Self(0xAA55_AA55_AA55_AA55);
    /// The light squares, h1 among them.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Square};
    /// assert!(Bitboard::LIGHT.contains(Square::H1));
    /// ```
    pub const LIGHT: Self = Self(0x55AA_55AA_55AA_55AA);

    /// The squares of a file.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, File};
    /// assert_eq!(Bitboard::file(File::A).count(), 8);
    /// ```
    #[must_use]
    pub const fn file(file: File) -> Self {
        Self(0x0101_0101_0101_0101 << file as u32)
    }

    /// The squares of a rank.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Rank};
    /// assert_eq!(Bitboard::rank(Rank::First), Bitboard(0xFF));
    /// ```
    #[must_use]
    pub const fn rank(rank: Rank) -> Self {
        Self(0xFF << (8 * rank as u32))
    }

    /// Whether a square is in the set.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Square};
    /// assert!(Bitboard::DARK.contains(Square::A1));
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// Whether no square is in the set.
    ///
    /// ```
    /// # use arbitre_board::Bitboard;
    /// assert!(Bitboard::EMPTY.is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    ///
    /// ```
    /// # use arbitre_board::Bitboard;
    /// assert_eq!(Bitboard::LIGHT.count(), 32);
    /// ```
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The square with the lowest index.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Square};
    /// assert_eq!(Bitboard::LIGHT.first(), Some(Square::B1));
    /// assert_eq!(Bitboard::EMPTY.first(), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrap(self.0.trailing_zeros()))
        }
    }

    /// The only square, if there is exactly one.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Square};
    /// assert_eq!(Square::C3.bitboard().single(), Some(Square::C3));
    /// assert_eq!(Bitboard::FULL.single(), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn single(self) -> Option<Square> {
        if self.0.is_power_of_two() {
            self.first()
        } else {
            None
        }
    }

    /// The set with a square added.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Square};
    /// assert_eq!(Bitboard::EMPTY.with(Square::A1), Bitboard(1));
    /// ```
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | square.bit())
    }

    /// The set with a square taken away.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Square};
    /// assert_eq!(Bitboard(3).without(Square::A1), Bitboard(2));
    /// ```
    #[must_use]
    #[inline]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !square.bit())
    }

    /// The set with first and eighth rank, second and seventh and so on exchanged.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Square};
    /// assert_eq!(Square::E2.bitboard().flipped(), Square::E7.bitboard());
    /// ```
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0.swap_bytes())
    }

    /// The set with a- and h-file, b- and g-file and so on exchanged.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Square};
    /// assert_eq!(Square::A4.bitboard().mirrored(), Square::H4.bitboard());
    /// ```
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0.reverse_bits().swap_bytes())
    }

    /// The squares in the order of their index.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Square};
    /// assert!(Bitboard(5).iter().eq([Square::A1, Square::C1]));
    /// ```
    #[must_use]
    pub const fn iter(self) -> Squares {
        Squares(self.0)
    }
}

/// The squares of a [`Bitboard`], in the order of their index.
///
/// ```
/// use arbitre_board::{Bitboard, Square};
///
/// let mut squares = Bitboard(0b11).iter();
/// assert_eq!(squares.next(), Some(Square::A1));
/// assert_eq!(squares.next(), Some(Square::B1));
/// assert_eq!(squares.next(), None);
/// ```
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        square.bitboard()
    }
}

macro_rules! set_operations {
    ($($trait:ident $method:ident $operator:tt, $assign:ident $assign_method:ident;)*) => {$(
        impl $trait for Bitboard {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $operator other.0)
            }
        }
        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = *self $operator other;
            }
        }
    )*};
}

set_operations! {
    BitAnd bitand &, BitAndAssign bitand_assign;
    BitOr bitor |, BitOrAssign bitor_assign;
    BitXor bitxor ^, BitXorAssign bitxor_assign;
}

impl Not for Bitboard {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// Set difference.
impl Sub for Bitboard {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// Eight lines, the eighth rank first: a cross or a dot for each square.
impl fmt::Display for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        draw(f, |square| if self.contains(square) { 'X' } else { '.' })
    }
}

/// Draws a board as White sees it: a mark for each square, blanks between.
pub(crate) fn draw(f: &mut fmt::Formatter<'_>, mark: impl Fn(Square) -> char) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        for file in File::ALL {
            f.write_char(mark(Square::new(file, rank)))?;
            match (file, rank) {
                (File::H, Rank::First) => {}
                (File::H, _) => f.write_char('\n')?,
                _ => f.write_char(' ')?,
            }
        }
    }
    Ok(())
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
