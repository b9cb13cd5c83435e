//! What can be done with the moves of the generator: count, list, ask if there is one.

use core::ops::ControlFlow;

use crate::colour::Colour;
use crate::core_position::castling_squares;
use crate::generate::{Sink, squares};
use crate::{Board, Move, MoveList, Role};

/// How many moves there are.
pub(crate) struct Count(pub u32);

impl<C: Colour> Sink<C> for Count {
    #[inline(always)]
    fn man(&mut self, _: Role, _: usize, to: u64) -> ControlFlow<()> {
        self.0 += to.count_ones();
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, to: u64, _: i32) -> ControlFlow<()> {
        self.0 += to.count_ones();
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn double_steps(&mut self, to: u64) -> ControlFlow<()> {
        self.0 += to.count_ones();
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn promotions(&mut self, to: u64, _: i32) -> ControlFlow<()> {
        self.0 += 4 * to.count_ones();
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn en_passant(&mut self, _: usize, _: usize) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn castle(&mut self, _: usize, _: usize) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }
}

/// Whether there is a move: breaks at the first.
pub(crate) struct Any;

fn found(to: u64) -> ControlFlow<()> {
    if to == 0 {
        ControlFlow::Continue(())
    } else {
        ControlFlow::Break(())
    }
}

impl<C: Colour> Sink<C> for Any {
    fn man(&mut self, _: Role, _: usize, to: u64) -> ControlFlow<()> {
        found(to)
    }

    fn pawns(&mut self, to: u64, _: i32) -> ControlFlow<()> {
        found(to)
    }

    fn double_steps(&mut self, to: u64) -> ControlFlow<()> {
        found(to)
    }

    fn promotions(&mut self, to: u64, _: i32) -> ControlFlow<()> {
        found(to)
    }

    fn en_passant(&mut self, _: usize, _: usize) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn castle(&mut self, _: usize, _: usize) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

/// All moves in a list.
pub(crate) struct List<'a> {
    pub board: &'a Board,
    pub moves: &'a mut MoveList,
}

impl List<'_> {
    #[inline(always)]
    fn captured(&self, to: usize) -> u32 {
        let bit = 1 << to;
        if self.board.occupied().0 & bit == 0 {
            0
        } else {
            Move::captured(self.board.role_of(bit))
        }
    }
}

impl<C: Colour> Sink<C> for List<'_> {
    #[inline(always)]
    fn man(&mut self, role: Role, from: usize, to: u64) -> ControlFlow<()> {
        let them = self.board.men[C::THEM];
        for to in squares(to & them) {
            self.moves
                .push(Move::new(role, from, to, self.captured(to)));
        }
        for to in squares(to & !them) {
            self.moves.push(Move::new(role, from, to, 0));
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, to: u64, offset: i32) -> ControlFlow<()> {
        for to in squares(to) {
            let from = (to as i32 - offset) as usize & 63;
            let captured = if offset == C::STEP {
                0
            } else {
                self.captured(to)
            };
            self.moves.push(Move::new(Role::Pawn, from, to, captured));
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn double_steps(&mut self, to: u64) -> ControlFlow<()> {
        for to in squares(to) {
            let from = (to as i32 - 2 * C::STEP) as usize & 63;
            self.moves.push(Move::double_step(from, to));
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn promotions(&mut self, to: u64, offset: i32) -> ControlFlow<()> {
        for to in squares(to) {
            let from = (to as i32 - offset) as usize & 63;
            let mv = Move::new(Role::Pawn, from, to, self.captured(to));
            for role in Role::PROMOTIONS {
                self.moves.push(mv.promoting(role));
            }
        }
        ControlFlow::Continue(())
    }

    fn en_passant(&mut self, from: usize, to: usize) -> ControlFlow<()> {
        self.moves.push(Move::en_passant(from, to));
        ControlFlow::Continue(())
    }

    fn castle(&mut self, king: usize, rook: usize) -> ControlFlow<()> {
        self.moves
            .push(Move::castle(king, castling_squares(king, rook).0, rook));
        ControlFlow::Continue(())
    }
}
