//! The two players of one clock.

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// The player whose half of the clock is meant.
///
/// # Examples
/// ```
/// use arbitre_clock::Side;
/// assert_eq!(!Side::White, Side::Black);
/// assert_eq!(Side::Black.to_string(), "black");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

/// One value for White and one for Black.
///
/// # Examples
/// ```
/// use arbitre_clock::{Side, Sides};
/// let mut moves = Sides { white: 22, black: 21 };
/// moves[Side::Black] += 1;
/// assert_eq!(moves, Sides::both(22));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sides<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> Sides<T> {
    /// The same value for both.
    #[must_use]
    pub fn both(value: T) -> Self
    where
        T: Clone,
    {
        Self {
            white: value.clone(),
            black: value,
        }
    }

    /// The value that `make` gives for each side, White first.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        Self {
            white: make(Side::White),
            black: make(Side::Black),
        }
    }

    /// Each value changed by `change`, White first.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> Sides<U> {
        Sides {
            white: change(self.white),
            black: change(self.black),
        }
    }
}

impl<T> Index<Side> for Sides<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for Sides<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
