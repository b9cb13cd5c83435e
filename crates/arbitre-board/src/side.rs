//! The two players.

use core::fmt;
use core::ops::Not;
use core::str::FromStr;

/// One of the two players.
///
/// # Examples
///
/// ```
/// use arbitre_board::Side;
///
/// assert_eq!(!Side::White, Side::Black);
/// assert_eq!("black".parse(), Ok(Side::Black));
/// assert_eq!(Side::White.to_string(), "white");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The player who moves first.
    White,
    /// The player who moves second.
    Black,
}

impl Side {
    /// Both sides, White first.
    ///
    /// ```
    /// # use arbitre_board::Side;
    /// assert_eq!(Side::ALL.map(Side::letter), ['w', 'b']);
    /// ```
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The letter of FEN: `w` or `b`.
    ///
    /// ```
    /// # use arbitre_board::Side;
    /// assert_eq!(Side::Black.letter(), 'b');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }
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

/// A text that names no side.
///
/// ```
/// # use arbitre_board::Side;
/// let error = "red".parse::<Side>().unwrap_err();
/// assert_eq!(error.to_string(), "expected \"white\" or \"black\"");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected \"white\" or \"black\"")]
pub struct SideError;

impl FromStr for Side {
    type Err = SideError;

    fn from_str(text: &str) -> Result<Self, SideError> {
        match text {
            "white" | "w" => Ok(Self::White),
            "black" | "b" => Ok(Self::Black),
            _ => Err(SideError),
        }
    }
}
