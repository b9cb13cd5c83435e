//! Every move with the position after it, without a list between: the fastest way to walk a tree.

use core::ops::ControlFlow;

use crate::colour::{Colour, for_side};
use crate::core_position::{Core, castling_squares};
use crate::generate::{Filter, Sink, generate, squares};
use crate::movement::Counting;
use crate::sliders::{Sight, Task, perform};
use crate::{Keyed, Move, Position, Role, Square};

impl Position {
    /// Hands every legal move, and the position after it, to a visitor.
    ///
    /// It is the fastest way to walk through all continuations: nothing is listed, and what the
    /// generator knows of a move is not worked out again to make it.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_board::Position;
    ///
    /// let mut checks = 0;
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K2Q w Q - 0 1".parse().unwrap();
    /// position.for_each_successor(|_, after| checks += u32::from(after.is_check()));
    /// assert_eq!(checks, 6);
    /// ```
    #[inline]
    pub fn for_each_successor(&self, visit: impl FnMut(Move, &Self)) {
        perform(Visit { from: self, visit });
    }
}

impl Keyed {
    /// Hands every legal move, and the position after it with its key, to a visitor, as
    /// [`Position::for_each_successor`] does.
    ///
    /// ```
    /// # use arbitre_board::{Keyed, Position, Rights};
    /// Keyed::from(Position::initial()).for_each_successor(|_, after| {
    ///     assert_eq!(after.key(Rights::ALL), after.position().key(Rights::ALL));
    /// });
    /// ```
    #[inline]
    pub fn for_each_successor(&self, visit: impl FnMut(Move, &Self)) {
        perform(Visit { from: self, visit });
    }
}

/// A position, with or without its key.
trait Parent: Sized {
    fn position(&self) -> &Position;
    /// What follows when a move has led to these men and rights.
    fn child(&self, mv: Move, core: Core, counting: Counting, passed: Option<Square>) -> Self;
}

impl Parent for Position {
    #[inline(always)]
    fn position(&self) -> &Position {
        self
    }

    #[inline(always)]
    fn child(&self, _: Move, core: Core, counting: Counting, passed: Option<Square>) -> Self {
        self.followed(core, counting, passed)
    }
}

impl Parent for Keyed {
    #[inline(always)]
    fn position(&self) -> &Position {
        self
    }

    #[inline(always)]
    fn child(&self, mv: Move, core: Core, counting: Counting, passed: Option<Square>) -> Self {
        self.followed(core, mv, counting, passed)
    }
}

struct Visit<'a, P, F> {
    from: &'a P,
    visit: F,
}

impl<P: Parent, F: FnMut(Move, &P)> Task for Visit<'_, P, F> {
    type Output = ();

    #[inline(always)]
    fn run<S: Sight>(self, sight: S) {
        let Position { core, turn, .. } = self.from.position();
        let mut sink = Successors {
            parent: self.from,
            core,
            visit: self.visit,
        };
        let _ = for_side!(turn, C => generate::<C, _>(sight, core, Filter::ALL, &mut sink));
    }
}

struct Successors<'a, P, F> {
    parent: &'a P,
    core: &'a Core,
    visit: F,
}

impl<P: Parent, F: FnMut(Move, &P)> Successors<'_, P, F> {
    #[inline(always)]
    fn hand(&mut self, mv: Move, core: Core, counting: Counting, passed: Option<Square>) {
        let next = self.parent.child(mv, core, counting, passed);
        (self.visit)(mv, &next);
    }

    #[inline(always)]
    fn captured(&self, to: usize) -> u32 {
        Move::captured(self.core.board.role_of(1 << to))
    }

    #[inline(always)]
    fn carry<C: Colour>(&mut self, role: Role, from: usize, to: usize, captured: u32) {
        let core = if role == Role::King {
            self.core.king_carried::<C>(1 << from, 1 << to)
        } else {
            self.core.carried::<C>(role as usize, 1 << from, 1 << to)
        };
        let counting = match captured {
            0 if role != Role::Pawn => Counting::GoesOn,
            _ => Counting::BeginsAnew,
        };
        self.hand(Move::new(role, from, to, captured), core, counting, None);
    }
}

impl<C: Colour, P: Parent, F: FnMut(Move, &P)> Sink<C> for Successors<'_, P, F> {
    #[inline(always)]
    fn man(&mut self, role: Role, from: usize, to: u64) -> ControlFlow<()> {
        let them = self.core.board.men[C::THEM];
        for to in squares(to & them) {
            self.carry::<C>(role, from, to, self.captured(to));
        }
        for to in squares(to & !them) {
            self.carry::<C>(role, from, to, 0);
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
            self.carry::<C>(Role::Pawn, from, to, captured);
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn double_steps(&mut self, to: u64) -> ControlFlow<()> {
        for to in squares(to) {
            let from = (to as i32 - 2 * C::STEP) as usize & 63;
            let core = self.core.stepped_twice::<C>(1 << from, 1 << to);
            let passed = Some(Square::wrap((to as i32 - C::STEP) as u32));
            self.hand(
                Move::double_step(from, to),
                core,
                Counting::BeginsAnew,
                passed,
            );
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn promotions(&mut self, to: u64, offset: i32) -> ControlFlow<()> {
        for to in squares(to) {
            let from = (to as i32 - offset) as usize & 63;
            let captured = if offset == C::STEP {
                0
            } else {
                self.captured(to)
            };
            let mv = Move::new(Role::Pawn, from, to, captured);
            for role in Role::PROMOTIONS {
                let core = self.core.carried::<C>(role as usize, 1 << from, 1 << to);
                self.hand(mv.promoting(role), core, Counting::BeginsAnew, None);
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn en_passant(&mut self, from: usize, to: usize) -> ControlFlow<()> {
        let core = self.core.captured_en_passant::<C>(1 << from, 1 << to);
        self.hand(Move::en_passant(from, to), core, Counting::BeginsAnew, None);
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn castle(&mut self, king: usize, rook: usize) -> ControlFlow<()> {
        let core = self.core.castled::<C>(king, rook);
        let mv = Move::castle(king, castling_squares(king, rook).0, rook);
        self.hand(mv, core, Counting::GoesOn, None);
        ControlFlow::Continue(())
    }
}
