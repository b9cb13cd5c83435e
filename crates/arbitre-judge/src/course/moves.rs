//! From the atoms of a move, or its shorthand, to a step.

use arbitre_board::{Board, Coordinates, Move, Rank, Role, Side, Square, Wing};
use arbitre_clock::Duration;
use arbitre_journal::{
    Act, Castling, Event, EventNumber, Hands, Misplaced, MoveMade, MoveName, Order, PressHand, Turn,
};

use super::hand::{Hand, Touch};
use super::made::examine;
use super::{Course, Happening, IdlePress, Made, Press, Step, Table, at};
use crate::start::Start;

/// What is told of a move beside its squares.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Manner {
    pub hands: Option<Hands>,
    pub misplaced: Option<Misplaced>,
    pub turn: Option<Turn>,
    /// The men as they were laid, where the record tells it.
    pub laid: Option<Board>,
}

impl Course {
    /// Plays a move from before the journal. Whether it ends the game on the board is told by the
    /// last one of them, how often its position occurred by each.
    pub(crate) fn replay(&mut self, mv: Move) {
        let Some(position) = self.position() else {
            return;
        };
        let (side, after) = (position.turn(), position.after(mv));
        let before = core::mem::replace(&mut self.table, Table::Position(after));
        self.steps.push(Step {
            side,
            before,
            made: Made::Legal(mv),
            events: None,
            touched: Vec::new(),
            hands: None,
            press: None,
            noted: None,
            first_choice: None,
            undone_reply: None,
        });
        self.prospect.stood = self.stood_before(&after);
    }

    /// Takes in what a player does with his hands.
    pub(super) fn handle(&mut self, start: &Start, event: &Event, side: Side) -> Happening {
        if self.unread.is_some() {
            if let Act::Press { .. } = event.act {
                self.clocks.press(side);
            }
            return Happening::Other;
        }
        let replies = match event.act {
            Act::Place(man) => !self.hand.puts_back(side, man),
            Act::Move(_) | Act::Castle(_) => true,
            _ => false,
        };
        if replies && self.has_begun(!side) {
            self.finish_answered(start, !side);
        }
        match &event.act {
            Act::Touch { square, hand } => self.touch(event, side, *square, *hand),
            Act::Lift(man) => self.lift(event, side, *man),
            Act::Place(man) => self.place(event, side, *man),
            Act::Remove(man) => self.remove(start, event, side, *man),
            Act::Release(_) => self.release(start, event.n, side),
            Act::Castle(castling) => self.castle(start, event.n, side, *castling),
            Act::Move(made) => self.shorthand(start, event.n, side, made),
            Act::TakeBack => self.withdraw(side),
            Act::Press { hand } => self.press(start, event.n, side, *hand),
            _ => Happening::Other,
        }
    }

    fn castle(
        &mut self,
        start: &Start,
        event: EventNumber,
        side: Side,
        castling: Castling,
    ) -> Happening {
        let setup = self.table.to_setup();
        let Some(king) = setup.board.pieces(side, Role::King).single() else {
            return Happening::Unread;
        };
        // Without a right to castle it is the man in the corner that is carried over.
        let corner = match castling.wing {
            Wing::King => arbitre_board::File::H,
            Wing::Queen => arbitre_board::File::A,
        };
        let entitled = self
            .position()
            .and_then(|position| position.castling(side, castling.wing));
        let rook = entitled.unwrap_or(Square::new(corner, king.rank()));
        let mut men = [king, rook];
        if castling.order == Some(Order::RookFirst) {
            men.reverse();
        }
        for square in men {
            if let Some(piece) = setup.piece_at(square) {
                self.hand.touch(Touch::of(event, side, square, piece));
            }
        }
        self.hand.events = Some((event, event));
        let to = Square::new(castling.wing.king_file(), king.rank());
        // Both men are carried over, whether or not that is castling by the rules.
        let beside = Square::new(castling.wing.rook_file(), king.rank());
        let mut laid = setup.board;
        let carried = [(king, to), (rook, beside)].map(|(from, to)| (laid.remove(from), to));
        for (piece, to) in carried {
            if let Some(piece) = piece {
                laid.put(to, piece);
            }
        }
        let manner = Manner {
            hands: castling.hands,
            laid: Some(laid),
            ..Manner::default()
        };
        let squares = Coordinates {
            from: king,
            to,
            promotion: None,
        };
        self.make(start, side, squares, manner);
        Happening::Made
    }

    fn shorthand(
        &mut self,
        start: &Start,
        event: EventNumber,
        side: Side,
        made: &MoveMade,
    ) -> Happening {
        let Some(squares) = self.squares_of(start, side, &made.name) else {
            return Happening::Unread;
        };
        if self.sealing.ordered.is_some()
            && self.sealing.sealed.is_none()
            && self.sealing.opened.is_none()
        {
            return self.play_instead_of_sealing(event, squares);
        }
        self.hand.events = Some((event, event));
        let manner = Manner {
            hands: made.hands,
            misplaced: made.promote,
            turn: made.turn,
            laid: None,
        };
        self.make(start, side, squares, manner);
        Happening::Made
    }

    /// The squares of a move, legal or not, as a side would play it now.
    pub(crate) fn squares_of(
        &self,
        start: &Start,
        side: Side,
        name: &MoveName,
    ) -> Option<Coordinates> {
        match name {
            MoveName::Squares(squares) => Some(*squares),
            MoveName::San(text) => match self.table.with_turn(side) {
                Table::Position(position) => start.squares(&position, &text.value),
                Table::Setup(setup) => start.squares_without_king(&setup, &text.value),
            },
        }
    }

    fn play_instead_of_sealing(&mut self, event: EventNumber, squares: Coordinates) -> Happening {
        let Coordinates {
            from,
            to,
            promotion,
        } = squares;
        if let Some(Ok(mv)) = self
            .position()
            .map(|board| board.examine(from, to, promotion))
        {
            self.sealing.played = Some((event, mv));
        }
        Happening::Other
    }

    /// Opens the envelope: the sealed move is made, if it is one legal move.
    pub(super) fn open(&mut self, start: &Start, event: EventNumber) -> Happening {
        if self.sealing.opened.is_some() {
            return Happening::Other;
        }
        self.sealing.opened = Some(event);
        let (Some(sealed), Some(position)) = (&self.sealing.sealed, self.position()) else {
            return Happening::Other;
        };
        let reading = start.read(position, &sealed.text);
        let (side, mv) = (sealed.side, reading.as_ref().ok().copied());
        self.sealing.reading = Some(reading);
        let Some(mv) = mv else {
            return Happening::Other;
        };
        self.hand.events = Some((event, event));
        let squares = Coordinates {
            from: mv.from(),
            to: mv.to(),
            promotion: mv.promotion(),
        };
        self.make(start, side, squares, Manner::default());
        if let Some(step) = self.steps.last_mut() {
            step.press = Some(Press {
                event,
                hand: None,
                given_back: Some(Duration::ZERO),
            });
        }
        self.clocks.run(!side);
        Happening::MadeAndPressed
    }

    /// Makes a move on the board, whatever the rules say of it.
    pub(super) fn make(&mut self, start: &Start, side: Side, squares: Coordinates, manner: Manner) {
        let table = if self.table.turn() == side {
            self.table.clone()
        } else {
            self.table.with_turn(side)
        };
        let at_odds = side == Side::White && self.steps.len() < start.odds_moves();
        let allowed = self.table.turn() == side || at_odds;
        let (made, after) = examine(&table, squares, manner);
        let made = if allowed && manner.turn.is_none() {
            made
        } else {
            Made::OutOfTurn(squares)
        };
        let hand = core::mem::take(&mut self.hand);
        let noted = self.noted(start, side, &table, squares);
        let touched = touched(&hand, side);
        self.table = after;
        self.steps.push(Step {
            side,
            before: table,
            made,
            events: hand.events,
            touched,
            hands: manner.hands.or(hand.hands(side)),
            press: None,
            noted,
            first_choice: hand
                .first_choice
                .filter(|first| Some(*first) != squares.promotion),
            undone_reply: None,
        });
    }

    /// The event at which a side wrote down a move that it has not made before.
    fn noted(
        &mut self,
        start: &Start,
        side: Side,
        table: &Table,
        squares: Coordinates,
    ) -> Option<EventNumber> {
        let note = self.written[at(side)].take()?;
        let meant = start.squares(table.position()?, &note.text)?;
        (meant == squares).then_some(note.event)
    }

    fn press(
        &mut self,
        start: &Start,
        event: EventNumber,
        side: Side,
        hand: Option<PressHand>,
    ) -> Happening {
        let given_back = self.clocks.press(side);
        let pending = self.turn() == side && self.hand.squares().is_some();
        if pending {
            self.finish(start, side);
        } else if self.unpressed(side).is_some() {
            self.rearranged(event, side);
        }
        if let Some(index) = self.to_press(side) {
            self.steps[index].press = Some(Press {
                event,
                hand,
                given_back,
            });
            return if pending {
                Happening::MadeAndPressed
            } else {
                Happening::Pressed
            };
        }
        let displaced = self.displaced.filter(|men| men.by == Some(!side));
        self.idle.push(IdlePress {
            event,
            side,
            displaced: displaced.map(|men| men.event),
            steps: self.steps.len(),
        });
        Happening::Idle
    }
}

impl Step {
    /// The squares of the men touched for the move, in order.
    #[must_use]
    pub fn men_touched(&self) -> Vec<Square> {
        let mut men = self.touched.clone();
        let (from, to) = self.squares();
        let captured = match self.made {
            Made::Legal(mv) | Made::PawnLeft(mv) | Made::WrongMan(mv) => mv.captured_square(),
            _ => self.before.to_setup().piece_at(to).map(|_| to),
        };
        // Where the record tells each touch, the rook counts only if it was touched too.
        let castled = self.legal().filter(|_| self.touched.is_empty());
        let rook = castled.and_then(Move::rook).map(|(rook, _)| rook);
        for square in [Some(from), captured, rook].into_iter().flatten() {
            if !men.contains(&square) {
                men.push(square);
            }
        }
        men
    }
}

/// The squares of the men that a side touched on purpose.
pub(super) fn touched(hand: &Hand, side: Side) -> Vec<Square> {
    hand.binding(side).map(|touch| touch.square).collect()
}

/// The rank where the pawns of a side promote.
pub(crate) const fn last_rank(side: Side) -> Rank {
    Rank::Eighth.seen_by(side)
}
