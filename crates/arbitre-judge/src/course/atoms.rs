//! The atoms of a move: what a hand does to the men, one thing after the other.
//!
//! What the hands have laid is what stands on the board. It is a legal move when it is what that
//! move leaves, and nothing is done in the players' stead.

use arbitre_board::{Board, Coordinates, Move, Piece, Role, Side, Square};
use arbitre_journal::{Event, EventNumber, Man, Stamp};

use super::hand::{Hand, Touch};
use super::made::recognise;
use super::moves::{Manner, touched};
use super::{Course, Happening, Made, Step, at, last_rank};
use crate::start::Start;

impl Course {
    pub(super) fn touch(
        &mut self,
        event: &Event,
        side: Side,
        square: Square,
        with: Option<arbitre_journal::Hand>,
    ) -> Happening {
        let Some(piece) = self.table.board().piece_at(square) else {
            return Happening::Other;
        };
        let together = event.stamp == Some(Stamp::Same);
        self.hand.touch(Touch {
            with,
            together,
            ..Touch::of(event.n, side, square, piece)
        });
        Happening::Touched
    }

    /// The men as the hands of a side have laid them.
    fn laid(&mut self, side: Side) -> &mut Board {
        let board = *self.table.board();
        self.hand.laid[at(side)].get_or_insert(board)
    }

    pub(super) fn lift(&mut self, event: &Event, side: Side, man: Man) -> Happening {
        let Some(square) = man.square() else {
            return Happening::Other;
        };
        let made = self.unpressed(side).map(Step::squares);
        if made.is_none() && self.turn() != side {
            return self.touch(event, side, square, None);
        }
        let own = |piece: &Piece| piece.side == side;
        let piece = self.laid(side).piece_at(square);
        if piece.as_ref().is_some_and(own) {
            if let Some((from, to)) = made
                && to == square
            {
                let happening = self.withdraw(side);
                self.hand.note(event.n);
                self.hand.held[at(side)] = self.laid(side).remove(from);
                return happening;
            }
            self.hand.held[at(side)] = piece;
            if made.is_none() {
                self.hand.note(event.n);
                self.hand.take_up(square);
            }
        }
        self.laid(side).remove(square);
        self.touch(event, side, square, None)
    }

    /// Where a man stands or is put, if it is for that side to lay hands on the men: its turn, or its
    /// own move not yet pressed.
    fn within_reach(&self, side: Side, man: Man) -> Option<Square> {
        let his = self.turn() == side || self.unpressed(side).is_some();
        man.square().filter(|_| his)
    }

    pub(super) fn place(&mut self, event: &Event, side: Side, man: Man) -> Happening {
        let Some(square) = self.within_reach(side, man) else {
            return Happening::Other;
        };
        let made = self.unpressed(side);
        let from = made.map(|step| step.squares().0).or(self.hand.from);
        let before = made.map_or(&self.table, |step| &step.before).board();
        let is_pawn = |piece: Piece| piece.role == Role::Pawn;
        let pawn = from.is_none_or(|from| before.piece_at(from).is_some_and(is_pawn));
        let officer = man.role().filter(|role| *role != Role::Pawn);
        let promotion = officer.filter(|_| pawn && square.rank() == last_rank(side));
        let (made, stood) = (made.is_some(), before.piece_at(square));
        let mut held = self.hand.held[at(side)].take();
        if held.is_none() && !made {
            held = self.carry_on(side, man);
        }
        let piece = promotion.map(|role| role.of(side)).or(held);
        let piece = piece.or_else(|| man.role().map(|role| role.of(side)));
        if let Some(piece) = piece.or(stood) {
            self.laid(side).put(square, piece);
        }
        if made {
            return Happening::Other;
        }
        self.hand.note(event.n);
        if self.hand.begun.is_some() {
            return Happening::Other;
        }
        self.hand.to = Some(square);
        if promotion.is_none() {
            return Happening::Other;
        }
        self.hand.first_choice = self.hand.first_choice.or(promotion);
        self.hand.promotion = promotion;
        Happening::Touched
    }

    /// Takes the man that was put down, but not let go of, from where it was put.
    fn carry_on(&mut self, side: Side, man: Man) -> Option<Piece> {
        let put = self.hand.to.filter(|_| self.hand.begun.is_none())?;
        let piece = self.laid(side).piece_at(put)?;
        if man.role().is_some_and(|role| role != piece.role) {
            return None;
        }
        self.laid(side).remove(put)
    }

    pub(super) fn remove(
        &mut self,
        start: &Start,
        event: &Event,
        side: Side,
        man: Man,
    ) -> Happening {
        let Some(square) = self.within_reach(side, man) else {
            return Happening::Other;
        };
        let made = self.unpressed(side);
        let to = made.map(|step| step.squares().1).or(self.hand.to);
        let before = made.map_or(&self.table, |step| &step.before).board();
        let stood = before.piece_at(square);
        let own = stood.is_some_and(|piece| piece.side == side);
        // The man that takes another one has come down on its square already.
        let taken = to == Some(square) && stood.is_some() && !own;
        let made = made.is_some();
        if !taken {
            self.laid(side).remove(square);
        }
        if made {
            return self.rearranged(event.n, side);
        }
        if own && self.hand.from.is_none() {
            self.hand.from = Some(square);
        }
        self.hand.note(event.n);
        let replaced = to == Some(square) && stood.is_none();
        if !replaced {
            self.touch(event, side, square, None);
        }
        match self.hand.begun {
            Some(_) => self.release(start, event.n, side),
            None if replaced => Happening::Other,
            None => Happening::Touched,
        }
    }

    pub(super) fn release(&mut self, start: &Start, event: EventNumber, side: Side) -> Happening {
        if self.unpressed(side).is_some() {
            return self.rearranged(event, side);
        }
        if self.turn() != side {
            return Happening::Other;
        }
        self.hand.note(event);
        let Some(squares) = self.hand.squares() else {
            return Happening::Other;
        };
        let Coordinates { from, to, .. } = squares;
        let man = self.table.board().piece_at(from);
        let pawn = man.is_some_and(|man| man.role == Role::Pawn);
        if pawn && to.rank() == last_rank(side) && self.hand.promotion.is_none() {
            self.hand.pawn_let_go = Some((from, to));
            return Happening::Touched;
        }
        if let Some(mv) = self.begins(side, squares) {
            self.hand.begun = Some(mv);
            let castles = mv.castling().map(|_| (mv, event));
            self.hand.released = self.hand.released.or(castles);
            return Happening::Touched;
        }
        self.finish(start, side);
        Happening::Made
    }

    /// The legal move of two men of which these squares are those of the first, as long as it is not
    /// complete.
    fn begins(&mut self, side: Side, squares: Coordinates) -> Option<Move> {
        let laid = *self.laid(side);
        let position = self.table.position()?;
        let mv = position
            .examine(squares.from, squares.to, squares.promotion)
            .ok()?;
        let two_men = mv.castling().is_some() || mv.is_en_passant();
        let mut carried = *position.board();
        carried.carry(mv.from(), mv.to());
        let going_on = self.hand.begun.is_some() || laid == carried;
        let complete = position.after(mv).board() == &laid;
        (two_men && going_on && !complete).then_some(mv)
    }

    /// Whether a side has begun a move that it has not completed on the board.
    pub(super) fn has_begun(&self, side: Side) -> bool {
        let let_go = self.hand.begun.is_some() || self.hand.pawn_let_go.is_some();
        let_go && self.turn() == side && self.hand.squares().is_some()
    }

    /// Makes the move that a side has begun and the other one answers, as far as it goes. The man
    /// that the other one has in his hand stays there.
    pub(super) fn finish_answered(&mut self, start: &Start, side: Side) {
        let let_go = self.hand.events.map(|(_, last)| last);
        let own = |touch: &&Touch| touch.piece.side != side && Some(touch.event) > let_go;
        let taken_up = self.hand.binding(!side).filter(own).last().copied();
        self.finish(start, side);
        if let Some(touch) = taken_up {
            self.hand.note(touch.event);
            self.hand.take_up(touch.square);
            self.hand.held[at(!side)] = self.laid(!side).remove(touch.square);
            self.hand.touches.push(touch);
        }
    }

    /// Makes the move that the hands have laid, whatever it is.
    pub(super) fn finish(&mut self, start: &Start, side: Side) {
        let Some(squares) = self.hand.squares() else {
            return;
        };
        let manner = Manner {
            laid: Some(*self.laid(side)),
            ..Manner::default()
        };
        self.make(start, side, squares, manner);
    }

    /// The hands go on after a move was made, and before the clock is pressed.
    pub(super) fn rearranged(&mut self, event: EventNumber, side: Side) -> Happening {
        let laid = *self.laid(side);
        let also = touched(&self.hand, side);
        let Some(step) = self
            .steps
            .last_mut()
            .filter(|_| &laid != self.table.board())
        else {
            return Happening::Other;
        };
        let (made, table) = recognise(&step.before, step.coordinates(), laid);
        if !matches!(step.made, Made::OutOfTurn(_)) {
            step.made = made;
        }
        let mut men = step.men_touched();
        men.extend(
            also.into_iter()
                .filter(|square| !step.touched.contains(square)),
        );
        step.touched = men;
        if let Some((_, last)) = &mut step.events {
            *last = event;
        }
        self.table = table;
        Happening::Made
    }

    /// Takes back the move that was made last, if its maker has not pressed the clock, or the one
    /// that he has begun.
    pub(super) fn withdraw(&mut self, side: Side) -> Happening {
        if self.unpressed(side).is_none() {
            if self.sealing.played.take().is_some() {
                return Happening::Other;
            }
            if self.turn() != side || self.hand.squares().is_none() {
                return Happening::NotHis;
            }
            self.hand.put_back();
            return Happening::TookBack;
        }
        let Some(step) = self.steps.pop() else {
            return Happening::Other;
        };
        let event = step.event().unwrap_or(EventNumber(0));
        if let Some(answered) = self.steps.last_mut()
            && step.legal().is_some()
            && answered.side != side
        {
            answered.undone_reply.get_or_insert(event);
        }
        self.hand = Hand {
            taken_back: step.legal().map(|_| event),
            events: step.events,
            released: step.legal().map(|mv| (mv, event)),
            pawn_let_go: step.pawn_left().map(|mv| (mv.from(), mv.to())),
            ..Hand::default()
        };
        for square in step.men_touched() {
            if let Some(piece) = step.before.board().piece_at(square) {
                self.hand
                    .touches
                    .push(Touch::of(event, side, square, piece));
            }
        }
        self.hand.from = Some(step.squares().0);
        self.table = step.before;
        Happening::TookBack
    }
}
