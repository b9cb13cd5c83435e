//! Counting the ways to play: the measure of a generator.

use core::marker::PhantomData;
use core::ops::ControlFlow;

use crate::colour::{Colour, for_side};
use crate::core_position::Core;
use crate::generate::{Filter, Sink, generate, squares};
use crate::sinks::Count;
use crate::sliders::{Sight, Task, perform};
use crate::{Position, Role};

pub(crate) fn count(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let core = &position.core;
    for_side!(position.turn, C => perform(Below::<C> { core, depth, side: PhantomData }))
}

/// The ways to play below a position.
struct Below<'a, C> {
    core: &'a Core,
    depth: u32,
    side: PhantomData<C>,
}

impl<C: Colour> Task for Below<'_, C> {
    type Output = u64;

    #[inline(always)]
    fn run<S: Sight>(self, sight: S) -> u64 {
        if self.depth == 1 {
            let mut count = Count(0);
            let _ = generate::<C, _>(sight, self.core, Filter::ALL, &mut count);
            return u64::from(count.0);
        }
        let mut tree = Tree {
            sight,
            core: self.core,
            depth: self.depth,
            nodes: 0,
        };
        let _ = generate::<C, _>(sight, self.core, Filter::ALL, &mut tree);
        tree.nodes
    }
}

struct Tree<'a, S> {
    sight: S,
    core: &'a Core,
    depth: u32,
    nodes: u64,
}

impl<S: Sight> Tree<'_, S> {
    #[inline(always)]
    fn visit<C: Colour>(&mut self, next: &Core) {
        let below = Below::<C::Opponent> {
            core: next,
            depth: self.depth - 1,
            side: PhantomData,
        };
        self.nodes += self.sight.perform(below);
    }
}

impl<C: Colour, S: Sight> Sink<C> for Tree<'_, S> {
    #[inline(always)]
    fn man(&mut self, role: Role, from: usize, to: u64) -> ControlFlow<()> {
        for to in squares(to) {
            let next = if role == Role::King {
                self.core.king_carried::<C>(1 << from, 1 << to)
            } else {
                self.core.carried::<C>(role as usize, 1 << from, 1 << to)
            };
            self.visit::<C>(&next);
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, to: u64, offset: i32) -> ControlFlow<()> {
        for to in squares(to) {
            let from = to as i32 - offset;
            self.visit::<C>(
                &self
                    .core
                    .carried::<C>(Role::Pawn as usize, 1 << from, 1 << to),
            );
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn double_steps(&mut self, to: u64) -> ControlFlow<()> {
        for to in squares(to) {
            let from = to as i32 - 2 * C::STEP;
            self.visit::<C>(&self.core.stepped_twice::<C>(1 << from, 1 << to));
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn promotions(&mut self, to: u64, offset: i32) -> ControlFlow<()> {
        for to in squares(to) {
            let from = to as i32 - offset;
            for role in Role::PROMOTIONS {
                self.visit::<C>(&self.core.carried::<C>(role as usize, 1 << from, 1 << to));
            }
        }
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
