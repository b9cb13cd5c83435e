//! The part of a position that a move changes and that a generator reads.

use crate::colour::Colour;
use crate::{Board, Move, Role, Wing, attacks};

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
const KING: usize = Role::King as usize;

impl Core {
    /// Lifts what stands on two squares, sets a man of the mover on the second.
    #[inline(always)]
    pub fn carried<C: Colour>(&self, role: usize, from: u64, to: u64) -> Self {
        let mut next = *self;
        let rest = !(from | to);
        for squares in &mut next.board.roles {
            *squares &= rest;
        }
        for squares in &mut next.board.sides {
            *squares &= rest;
        }
        next.board.roles[role] |= to;
        next.board.sides[C::SIDE as usize] |= to;
        next.castling &= rest;
        next.en_passant = 0;
        next
    }

    /// After a king's step: no castling any more.
    #[inline(always)]
    pub fn king_carried<C: Colour>(&self, from: u64, to: u64) -> Self {
        let mut next = self.carried::<C>(KING, from, to);
        next.castling &= !C::BACK_RANK;
        next
    }

    /// After a pawn's double step, which may be answered en passant.
    #[inline(always)]
    pub fn stepped_twice<C: Colour>(&self, from: u64, to: u64) -> Self {
        let mut next = self.carried::<C>(PAWN, from, to);
        let passed = C::step(from);
        let enemies = self.board.roles[PAWN] & self.board.sides[C::Opponent::SIDE as usize];
        if beside(to) & enemies != 0 {
            next.en_passant = passed;
        }
        next
    }

    /// After a capture en passant.
    #[inline(always)]
    pub fn captured_en_passant<C: Colour>(&self, from: u64, to: u64) -> Self {
        let mut next = self.carried::<C>(PAWN, from, to);
        let captured = C::back(to);
        next.board.roles[PAWN] &= !captured;
        next.board.sides[C::Opponent::SIDE as usize] &= !captured;
        next
    }

    /// After castling with the rook on a square.
    #[inline(always)]
    pub fn castled<C: Colour>(&self, king: usize, rook: usize) -> Self {
        let (king_to, rook_to) = castling_squares(king, rook);
        let mut next = *self;
        let us = C::SIDE as usize;
        let lifted = !(1 << king | 1 << rook);
        next.board.roles[KING] = next.board.roles[KING] & lifted | 1 << king_to;
        next.board.roles[Role::Rook as usize] =
            next.board.roles[Role::Rook as usize] & lifted | 1 << rook_to;
        next.board.sides[us] = next.board.sides[us] & lifted | 1 << king_to | 1 << rook_to;
        next.castling &= !C::BACK_RANK;
        next.en_passant = 0;
        next
    }

    /// After any legal move.
    #[inline]
    pub fn played<C: Colour>(&self, mv: Move) -> Self {
        let (from, to) = (mv.from().bit(), mv.to().bit());
        if mv.role() == Role::Pawn {
            if mv.is_en_passant() {
                return self.captured_en_passant::<C>(from, to);
            }
            if C::step(C::step(from)) == to {
                return self.stepped_twice::<C>(from, to);
            }
            let role = mv.promotion().unwrap_or(Role::Pawn);
            return self.carried::<C>(role as usize, from, to);
        }
        if mv.role() == Role::King {
            return match mv.rook() {
                Some((rook, _)) => self.castled::<C>(mv.from().index(), rook.index()),
                None => self.king_carried::<C>(from, to),
            };
        }
        self.carried::<C>(mv.role() as usize, from, to)
    }

    #[inline(always)]
    pub fn king<C: Colour>(&self) -> usize {
        let kings = self.board.roles[KING] & self.board.sides[C::SIDE as usize];
        kings.trailing_zeros() as usize & 63
    }
}

/// The squares left and right of a square.
#[inline(always)]
fn beside(square: u64) -> u64 {
    (square & !0x0101_0101_0101_0101) >> 1 | (square & !0x8080_8080_8080_8080) << 1
}

/// Where king and rook end when they castle.
#[inline(always)]
pub(crate) fn castling_squares(king: usize, rook: usize) -> (usize, usize) {
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
    let (king_to, rook_to) = castling_squares(king, rook);
    let walk = attacks::between(king, king_to) | 1 << king_to;
    let ride = attacks::between(rook, rook_to) | 1 << rook_to;
    ((walk | ride) & !(1 << king | 1 << rook), walk)
}
