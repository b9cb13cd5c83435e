//! The part of a position that a move changes and that a generator reads.

use crate::colour::Colour;
use crate::movement::Kind;
use crate::{Board, Move, Role, Side, Square, Wing};

/// Men, castling rights and en passant; the side to move is a type parameter of the functions.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Core {
    pub board: Board,
    /// The rooks that may still castle.
    pub castling: u64,
    /// The square passed by the last double step, as a bit, if a pawn stands ready to capture
    /// there (it may be pinned).
    pub en_passant: u64,
}

const PAWN: usize = Role::Pawn as usize;
const ROOK: usize = Role::Rook as usize;
const KING: usize = Role::King as usize;

impl Core {
    /// Lifts what stands on some squares, sets a man of the mover on another.
    #[inline(always)]
    fn replaced<C: Colour>(&self, lifted: u64, role: usize, to: u64) -> Self {
        Self {
            board: self.board.replaced(lifted, C::SIDE as usize * 8 + role, to),
            castling: self.castling & !lifted,
            en_passant: 0,
        }
    }

    /// After a step or capture that leaves the mover's king where it is.
    #[inline(always)]
    pub(crate) fn carried<C: Colour>(&self, role: usize, from: u64, to: u64) -> Self {
        self.replaced::<C>(from | to, role, to)
    }

    /// After a king's step: no castling any more.
    #[inline(always)]
    pub(crate) fn king_carried<C: Colour>(&self, from: u64, to: u64) -> Self {
        let mut next = self.replaced::<C>(from | to, KING, to);
        next.castling &= !C::BACK_RANK;
        next
    }

    /// After a pawn's double step, which may be answered en passant.
    #[inline(always)]
    pub(crate) fn stepped_twice<C: Colour>(&self, from: u64, to: u64) -> Self {
        let enemies = self.board.men[PAWN] & self.board.men[C::THEM];
        let mut next = self.replaced::<C>(from | to, PAWN, to);
        next.en_passant = if beside(to) & enemies == 0 {
            0
        } else {
            C::step(from)
        };
        next
    }

    /// After a capture en passant.
    #[inline(always)]
    pub(crate) fn captured_en_passant<C: Colour>(&self, from: u64, to: u64) -> Self {
        self.replaced::<C>(from | C::back(to), PAWN, to)
    }

    /// After castling with the rook on a square.
    #[inline(always)]
    pub(crate) fn castled<C: Colour>(&self, king: usize, rook: usize) -> Self {
        let (king_to, rook_to) = castling_squares(king, rook);
        let mut next = self.replaced::<C>(1 << king | 1 << rook, KING, 1 << king_to);
        next.board = next
            .board
            .replaced(0, C::SIDE as usize * 8 + ROOK, 1 << rook_to);
        next.castling &= !C::BACK_RANK;
        next
    }

    /// After a move of one man of a side, and the square it passed if it stepped twice.
    #[inline(always)]
    pub(crate) fn played(&self, side: Side, mv: Move) -> (Self, Option<Square>) {
        let (from, to) = mv.bits();
        let row = (side as usize) << 3 | mv.arrives_index();
        let (mut en_passant, mut passed) = (0, None);
        if mv.kind() == Kind::DoubleStep {
            let square = Square::wrap((mv.from().index() + mv.to().index()) as u32 / 2);
            let enemies = self.board.men[PAWN] & self.board.side(!side).0;
            en_passant = if beside(to) & enemies == 0 {
                0
            } else {
                square.bit()
            };
            passed = Some(square);
        }
        let core = Self {
            board: self.board.replaced(from | to, row, to),
            castling: self.castling & !(from | to) & RIGHTS_LEFT[row],
            en_passant,
        };
        (core, passed)
    }

    /// After a capture en passant or castling.
    pub(crate) fn played_by_two<C: Colour>(&self, mv: Move) -> Self {
        let (from, to) = mv.bits();
        match mv.rook() {
            Some((rook, _)) => self.castled::<C>(mv.from().index(), rook.index()),
            None => self.captured_en_passant::<C>(from, to),
        }
    }

    #[inline(always)]
    pub(crate) fn king<C: Colour>(&self) -> usize {
        let kings = self.board.men[KING] & self.board.men[C::US];
        kings.trailing_zeros() as usize & 63
    }
}

/// By the row of the piece that moves: a king takes the rights of its first rank with it.
static RIGHTS_LEFT: [u64; 16] = {
    let mut left = [!0; 16];
    left[KING] = !0xFF;
    left[8 | KING] = !(0xFF << 56);
    left
};

/// The squares left and right of a square.
#[inline(always)]
fn beside(square: u64) -> u64 {
    (square & !0x0101_0101_0101_0101) >> 1 | (square & !0x8080_8080_8080_8080) << 1
}

/// Where king and rook end when they castle.
#[inline(always)]
pub(crate) const fn castling_squares(king: usize, rook: usize) -> (usize, usize) {
    let rank = king & 56;
    let wing = if rook > king { Wing::King } else { Wing::Queen };
    (
        rank | wing.king_file() as usize,
        rank | wing.rook_file() as usize,
    )
}

/// The squares that must be empty, king and rook apart, and those the king must not find
/// attacked, its own apart.
#[inline(always)]
pub(crate) fn castling_paths(king: usize, rook: usize) -> (u64, u64) {
    let (empty, walk) = PATHS[king & 7][rook & 7];
    let rank = king & 56;
    ((empty as u64) << rank, (walk as u64) << rank)
}

/// By the files of king and rook, those paths as a rank's eight bits.
static PATHS: [[(u8, u8); 8]; 8] = {
    let mut paths = [[(0, 0); 8]; 8];
    let mut index = 0;
    while index < 64 {
        let (king, rook) = (index / 8, index % 8);
        if king != rook {
            let (king_to, rook_to) = castling_squares(king, rook);
            let walk = span(king, king_to) & !(1 << king);
            let ride = span(rook, rook_to);
            paths[king][rook] = ((walk | ride) & !(1 << king | 1 << rook), walk);
        }
        index += 1;
    }
    paths
};

/// The squares of a rank from one file to another, both included.
const fn span(one: usize, other: usize) -> u8 {
    let (low, high) = if one < other {
        (one, other)
    } else {
        (other, one)
    };
    (0xFF << low) & (0xFF >> (7 - high))
}
