//! The men: what they are and whose.

use core::fmt;

use crate::Side;

/// The kind of a man, whatever its side.
///
/// # Examples
///
/// ```
/// use arbitre_board::Role;
///
/// assert_eq!(Role::Knight.to_string(), "knight");
/// assert_eq!(Role::from_letter('N'), Some(Role::Knight));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// Steps forward, captures diagonally forward, promotes on the last rank.
    Pawn,
    /// Leaps two squares one way and one the other.
    Knight,
    /// Slides along diagonals.
    Bishop,
    /// Slides along files and ranks.
    Rook,
    /// Slides every way.
    Queen,
    /// Steps to a neighbouring square, or castles.
    King,
}

impl Role {
    /// All roles, pawn first.
    ///
    /// ```
    /// # use arbitre_board::Role;
    /// assert_eq!(Role::ALL.map(Role::letter), ['p', 'n', 'b', 'r', 'q', 'k']);
    /// ```
    pub const ALL: [Self; 6] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
    ];

    /// The roles a pawn may become, queen first.
    ///
    /// ```
    /// # use arbitre_board::Role;
    /// assert_eq!(Role::PROMOTIONS.map(Role::letter), ['q', 'r', 'b', 'n']);
    /// ```
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The English letter in lower case: `p`, `n`, `b`, `r`, `q`, `k`.
    ///
    /// ```
    /// # use arbitre_board::Role;
    /// assert_eq!(Role::Queen.letter(), 'q');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// The role of an English letter, in either case.
    ///
    /// ```
    /// # use arbitre_board::Role;
    /// assert_eq!(Role::from_letter('k'), Some(Role::King));
    /// assert_eq!(Role::from_letter('x'), None);
    /// ```
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'p' | 'P' => Self::Pawn,
            'n' | 'N' => Self::Knight,
            'b' | 'B' => Self::Bishop,
            'r' | 'R' => Self::Rook,
            'q' | 'Q' => Self::Queen,
            'k' | 'K' => Self::King,
            _ => return None,
        })
    }

    /// The piece of this role and a side.
    ///
    /// ```
    /// # use arbitre_board::{Role, Side};
    /// assert_eq!(Role::Rook.of(Side::Black).letter(), 'r');
    /// ```
    #[must_use]
    pub const fn of(self, side: Side) -> Piece {
        Piece { side, role: self }
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        // Eight entries, so that a masked index needs no bounds check.
        const ROLES: [Role; 8] = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
            Role::King,
            Role::King,
            Role::King,
        ];
        ROLES[index & 7]
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        })
    }
}

/// A man on the board: its side and its role.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Piece, Role, Side};
///
/// let queen = Piece { side: Side::White, role: Role::Queen };
/// assert_eq!(queen.letter(), 'Q');
/// assert_eq!(queen.to_string(), "white queen");
/// assert_eq!(Piece::from_letter('q'), Some(Role::Queen.of(Side::Black)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The letter of FEN: upper case for White, lower case for Black.
    ///
    /// ```
    /// # use arbitre_board::{Role, Side};
    /// assert_eq!(Role::Knight.of(Side::White).letter(), 'N');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        let letter = self.role.letter();
        match self.side {
            Side::White => letter.to_ascii_uppercase(),
            Side::Black => letter,
        }
    }

    /// The piece of a FEN letter.
    ///
    /// ```
    /// # use arbitre_board::{Piece, Role, Side};
    /// assert_eq!(Piece::from_letter('B'), Some(Role::Bishop.of(Side::White)));
    /// assert_eq!(Piece::from_letter('1'), None);
    /// ```
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        match Role::from_letter(letter) {
            Some(role) => Some(Self { side, role }),
            None => None,
        }
    }

    /// Its row in a table: White's six roles first, Black's from the ninth on.
    #[inline(always)]
    pub(crate) const fn row(self) -> usize {
        (self.side as usize) << 3 | self.role as usize
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.side, self.role)
    }
}
