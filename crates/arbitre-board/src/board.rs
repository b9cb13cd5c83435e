//! The men on the 64 squares.

use core::fmt;

use crate::bitboard::draw;
use crate::{Bitboard, Piece, Role, Side, Square, attacks, sliders};

/// The men on the 64 squares, and nothing else: no turn, no rights, no rules.
///
/// Anything can be put anywhere, so this is also the board of an arbiter who finds two white
/// kings or a pawn on the last rank.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Board, Role, Side, Square};
///
/// let mut board = Board::EMPTY;
/// board.put(Square::E1, Role::King.of(Side::White));
/// board.put(Square::C6, Role::Pawn.of(Side::Black));
/// assert_eq!(board.remove(Square::C6), Some(Role::Pawn.of(Side::Black)));
/// assert_eq!(
///     board.to_string(),
///     "\
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . K . . ."
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(align(16))]
pub struct Board {
    /// The squares of the six roles, then those of White and of Black: one vector, so that a move
    /// changes all of it at once.
    pub(crate) men: [u64; 8],
}

/// Where the squares of the two sides begin.
const SIDES: usize = 6;

/// For each piece, by [`Piece::row`], all ones in its role's and its side's word.
static ROWS: [[u64; 8]; 16] = {
    let mut rows = [[0; 8]; 16];
    let mut role = 0;
    while role < 6 {
        rows[role][role] = !0;
        rows[role][SIDES] = !0;
        rows[8 + role][role] = !0;
        rows[8 + role][SIDES + 1] = !0;
        role += 1;
    }
    rows
};

impl Board {
    /// The board without men.
    ///
    /// ```
    /// # use arbitre_board::Board;
    /// assert!(Board::EMPTY.occupied().is_empty());
    /// ```
    pub const EMPTY: Self = Self { men: [0; 8] };

    /// The men as a game of chess begins.
    ///
    /// ```
    /// use arbitre_board::Board;
    ///
    /// assert_eq!(
    ///     Board::INITIAL.to_string(),
    ///     "\
    /// r n b q k b n r
    /// p p p p p p p p
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . . . . . . .
    /// P P P P P P P P
    /// R N B Q K B N R"
    /// );
    /// ```
    pub const INITIAL: Self = Self {
        men: [
            0x00FF_0000_0000_FF00,
            0x4200_0000_0000_0042,
            0x2400_0000_0000_0024,
            0x8100_0000_0000_0081,
            0x0800_0000_0000_0008,
            0x1000_0000_0000_0010,
            0x0000_0000_0000_FFFF,
            0xFFFF_0000_0000_0000,
        ],
    };

    /// Takes all men from some squares, and sets one on others.
    #[inline(always)]
    pub(crate) fn replaced(&self, lifted: u64, row: usize, set: u64) -> Self {
        let row = &ROWS[row & 15];
        let mut next = *self;
        for (squares, bits) in next.men.iter_mut().zip(row) {
            *squares = *squares & !lifted | bits & set;
        }
        next
    }

    /// The man on a square.
    ///
    /// ```
    /// # use arbitre_board::{Board, Role, Side, Square};
    /// assert_eq!(Board::INITIAL.piece_at(Square::D8), Some(Role::Queen.of(Side::Black)));
    /// assert_eq!(Board::INITIAL.piece_at(Square::D4), None);
    /// ```
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = square.bit();
        let side = if self.men[SIDES] & bit != 0 {
            Side::White
        } else if self.men[SIDES + 1] & bit != 0 {
            Side::Black
        } else {
            return None;
        };
        Some(Piece {
            side,
            role: self.role_of(bit),
        })
    }

    /// The role on an occupied square, given as a single bit.
    #[inline]
    pub(crate) const fn role_of(&self, bit: u64) -> Role {
        let [_, knights, bishops, rooks, queens, kings, ..] = self.men;
        // The digits of the roles' numbers: knight 1, bishop 2, rook 3, queen 4, king 5.
        let ones = (knights | rooks | kings) & bit != 0;
        let twos = (bishops | rooks) & bit != 0;
        let fours = (queens | kings) & bit != 0;
        let index = ones as usize | (twos as usize) << 1 | (fours as usize) << 2;
        Role::from_index(index)
    }

    /// Puts a man on a square, and returns the man that stood there.
    ///
    /// ```
    /// # use arbitre_board::{Board, Role, Side, Square};
    /// let mut board = Board::INITIAL;
    /// let knight = Role::Knight.of(Side::White);
    /// assert_eq!(board.put(Square::F1, knight), Some(Role::Bishop.of(Side::White)));
    /// ```
    pub const fn put(&mut self, square: Square, piece: Piece) -> Option<Piece> {
        let before = self.remove(square);
        self.men[piece.role as usize] |= square.bit();
        self.men[SIDES + piece.side as usize] |= square.bit();
        before
    }

    /// Takes the man from a square, and returns it.
    ///
    /// ```
    /// # use arbitre_board::{Board, Square};
    /// let mut board = Board::INITIAL;
    /// assert!(board.remove(Square::E2).is_some());
    /// assert!(board.remove(Square::E2).is_none());
    /// ```
    pub const fn remove(&mut self, square: Square) -> Option<Piece> {
        let before = self.piece_at(square);
        let rest = !square.bit();
        let mut index = 0;
        while index < 8 {
            self.men[index] &= rest;
            index += 1;
        }
        before
    }

    /// Carries the man on one square to another, whatever the rules say of it, and returns the
    /// man that stood there. An empty first square changes nothing.
    ///
    /// ```
    /// # use arbitre_board::{Board, Square};
    /// let mut board = Board::INITIAL;
    /// // A bishop moved like a knight.
    /// assert_eq!(board.carry(Square::F1, Square::E3), None);
    /// assert_eq!(board.piece_at(Square::E3).unwrap().letter(), 'B');
    /// ```
    pub const fn carry(&mut self, from: Square, to: Square) -> Option<Piece> {
        match self.remove(from) {
            Some(piece) => self.put(to, piece),
            None => None,
        }
    }

    /// The squares of all men.
    ///
    /// ```
    /// # use arbitre_board::Board;
    /// assert_eq!(Board::INITIAL.occupied().count(), 32);
    /// ```
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.men[SIDES] | self.men[SIDES + 1])
    }

    /// The squares of the men of a side.
    ///
    /// ```
    /// # use arbitre_board::{Board, Side};
    /// assert_eq!(Board::INITIAL.side(Side::White).0, 0xFFFF);
    /// ```
    #[must_use]
    #[inline]
    pub const fn side(&self, side: Side) -> Bitboard {
        Bitboard(self.men[SIDES + side as usize])
    }

    /// The squares of the men of a role, of both sides.
    ///
    /// ```
    /// # use arbitre_board::{Board, Role};
    /// assert_eq!(Board::INITIAL.role(Role::Rook).count(), 4);
    /// ```
    #[must_use]
    #[inline]
    pub const fn role(&self, role: Role) -> Bitboard {
        Bitboard(self.men[role as usize])
    }

    /// The squares of the men of a side and role.
    ///
    /// ```
    /// # use arbitre_board::{Board, Role, Side, Square};
    /// assert_eq!(Board::INITIAL.pieces(Side::Black, Role::King).single(), Some(Square::E8));
    /// ```
    #[must_use]
    #[inline]
    pub const fn pieces(&self, side: Side, role: Role) -> Bitboard {
        Bitboard(self.men[SIDES + side as usize] & self.men[role as usize])
    }

    /// The men of a side that attack a square, pinned or not.
    ///
    /// ```
    /// # use arbitre_board::{Board, Side, Square};
    /// assert_eq!(Board::INITIAL.attackers(Square::F3, Side::White).count(), 3);
    /// ```
    #[must_use]
    pub fn attackers(&self, square: Square, side: Side) -> Bitboard {
        Bitboard(self.attackers_through(square.index(), side, self.occupied().0))
    }

    /// The men of a side that would attack a square if just these squares were occupied.
    #[inline]
    pub(crate) fn attackers_through(&self, square: usize, side: Side, occupied: u64) -> u64 {
        let [pawns, knights, bishops, rooks, queens, kings, ..] = self.men;
        let seen = attacks::pawn(!side, square) & pawns
            | attacks::knight(square) & knights
            | attacks::king(square) & kings
            | sliders::bishop(square, occupied) & (bishops | queens)
            | sliders::rook(square, occupied) & (rooks | queens);
        seen & self.men[SIDES + side as usize] & occupied
    }

    /// The board turned so that White and Black change places.
    ///
    /// ```
    /// # use arbitre_board::Board;
    /// assert_eq!(Board::INITIAL.flipped(), Board::INITIAL);
    /// ```
    #[must_use]
    pub fn flipped(&self) -> Self {
        let mut men = self.men.map(u64::swap_bytes);
        men.swap(SIDES, SIDES + 1);
        Self { men }
    }

    /// The board in a mirror: king's and queen's wing change places.
    ///
    /// ```
    /// # use arbitre_board::{Board, Square};
    /// assert_eq!(Board::INITIAL.mirrored().piece_at(Square::D1).unwrap().letter(), 'K');
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self {
            men: self.men.map(|squares| Bitboard(squares).mirrored().0),
        }
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// Eight lines, the eighth rank first: a FEN letter or a dot for each square.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        draw(f, |square| self.piece_at(square).map_or('.', Piece::letter))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}
