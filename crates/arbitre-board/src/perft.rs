//! Counting the ways to play: the measure of a generator.

use core::ops::ControlFlow;

use crate::colour::{Colour, for_side};
use crate::core_position::Core;
use crate::generate::{Filter, Sink, each, generate};
use crate::sinks::Count;
use crate::{Position, Role};

pub(crate) fn count(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    for_side!(position.turn, C => below::<C>(&position.core, depth))
}

fn below<C: Colour>(core: &Core, depth: u32) -> u64 {
    if depth == 1 {
        let mut count = Count(0);
        let _ = generate::<C, _>(core, Filter::ALL, &mut count);
        return u64::from(count.0);
    }
    let mut tree = Tree {
        core,
        depth,
        nodes: 0,
    };
    let _ = generate::<C, _>(core, Filter::ALL, &mut tree);
    tree.nodes
}

struct Tree<'a> {
    core: &'a Core,
    depth: u32,
    nodes: u64,
}

impl Tree<'_> {
    #[inline(always)]
    fn visit<C: Colour>(&mut self, next: &Core) {
        self.nodes += below::<C::Opponent>(next, self.depth - 1);
    }
}

impl<C: Colour> Sink<C> for Tree<'_> {
    #[inline(always)]
    fn man(&mut self, role: Role, from: usize, to: u64) -> ControlFlow<()> {
        each(to, |to| {
            let next = if role == Role::King {
                self.core.king_carried::<C>(1 << from, 1 << to)
            } else {
                self.core.carried::<C>(role as usize, 1 << from, 1 << to)
            };
            self.visit::<C>(&next);
        });
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, to: u64, offset: i32) -> ControlFlow<()> {
        each(to, |to| {
            let from = to as i32 - offset;
            self.visit::<C>(
                &self
                    .core
                    .carried::<C>(Role::Pawn as usize, 1 << from, 1 << to),
            );
        });
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn double_steps(&mut self, to: u64) -> ControlFlow<()> {
        each(to, |to| {
            let from = to as i32 - 2 * C::STEP;
            self.visit::<C>(&self.core.stepped_twice::<C>(1 << from, 1 << to));
        });
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn promotions(&mut self, to: u64, offset: i32) -> ControlFlow<()> {
        each(to, |to| {
            let from = to as i32 - offset;
            for role in Role::PROMOTIONS {
                self.visit::<C>(&self.core.carried::<C>(role as usize, 1 << from, 1 << to));
            }
        });
        ControlFlow::Continue(())
    }

    fn en_passant(&mut self, from: usize, to: usize) -> ControlFlow<()> {
        self.visit::<C>(&self.core.captured_en_passant::<C>(1 << from, 1 << to));
        ControlFlow::Continue(())
    }

    fn castle(&mut self, king: usize, rook: usize) -> ControlFlow<()> {
        self.visit::<C>(&self.core.castled::<C>(king, rook));
        ControlFlow::Continue(())
    }
}
