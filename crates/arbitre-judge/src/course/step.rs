//! One move as it was made on the board.

use arbitre_board::{Coordinates, Illegality, Move, Position, Role, Side, Square};
use arbitre_clock::Duration;
use arbitre_journal::{EventNumber, Hands, PressHand};

use super::Table;

/// A move as it was made on the board, legal or not.
#[derive(Clone, Debug)]
pub struct Step {
    /// Who made it.
    pub side: Side,
    /// What stood on the board before.
    pub before: Table,
    /// What was made.
    pub made: Made,
    /// The events with which it was made, from the first touch to the release;
    /// none for a move played before the journal starts.
    pub events: Option<(EventNumber, EventNumber)>,
    /// The squares of the men touched for it, in order, where the record tells
    /// more than the move itself.
    pub touched: Vec<Square>,
    /// With how many hands it was made.
    pub hands: Option<Hands>,
    /// The press that completed it.
    pub press: Option<Press>,
    /// The event at which it was written down before it was made.
    pub noted: Option<EventNumber>,
    /// The man that first touched the promotion square, where another one was put there after it.
    pub first_choice: Option<Role>,
    /// The event of a reply to it that was taken back, by a ruling or by the player.
    pub undone_reply: Option<EventNumber>,
}

/// What was made on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// A legal move.
    Legal(Move),
    /// A move that is not legal, and why.
    Illegal(Coordinates, Illegality),
    /// A pawn was brought to the last rank by a legal move, but not replaced;
    /// the move is the one that would have put a queen there.
    PawnLeft(Move),
    /// A pawn was replaced by a man that cannot be put there.
    WrongMan(Move),
    /// A legal move of which a part was left out: the rook of castling, or the man taken in passing.
    Unfinished(Move),
    /// More or other men were moved or taken off than any legal move does.
    Irregular(Coordinates),
    /// The side was not to move.
    OutOfTurn(Coordinates),
    /// Something on a board that is no position, so that nothing can be said of it.
    Untold(Coordinates),
}

/// A press of the clock that follows a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// The event.
    pub event: EventNumber,
    /// Said where it was not the hand that moved.
    pub hand: Option<PressHand>,
    /// What it gave back of a Bronstein delay; none where the record does not tell.
    pub given_back: Option<Duration>,
}

/// A press of the clock without a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdlePress {
    /// The event.
    pub event: EventNumber,
    /// Who pressed.
    pub side: Side,
    /// The event at which the opponent had displaced men that were not put back yet.
    pub displaced: Option<EventNumber>,
    /// Steps that had been made by then.
    pub steps: usize,
}

impl Step {
    /// Whether it was played before the journal starts.
    #[must_use]
    pub const fn replayed(&self) -> bool {
        self.events.is_none()
    }

    /// The event with which the man was let go.
    #[must_use]
    pub fn event(&self) -> Option<EventNumber> {
        self.events.map(|(_, last)| last)
    }

    /// The event before which the position is put back if it is taken back.
    #[must_use]
    pub fn first_event(&self) -> Option<EventNumber> {
        self.events.map(|(first, _)| first)
    }

    /// Whether an event belongs to it.
    #[must_use]
    pub fn includes(&self, event: EventNumber) -> bool {
        let making = self
            .events
            .is_some_and(|(first, last)| first <= event && event <= last);
        making || self.press.is_some_and(|press| press.event == event)
    }

    /// Whether it was a legal move made with one hand, pressed with the same if at all, touched
    /// for and written down as usual.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        matches!(self.made, Made::Legal(_))
            && self.hands != Some(Hands::Both)
            && self.press.is_none_or(|press| press.hand.is_none())
            && self.noted.is_none()
    }

    /// The move, if it was a legal one.
    #[must_use]
    pub const fn legal(&self) -> Option<Move> {
        match self.made {
            Made::Legal(mv) => Some(mv),
            _ => None,
        }
    }

    /// The promotion that was due where a pawn was left on the last rank.
    #[must_use]
    pub const fn pawn_left(&self) -> Option<Move> {
        match self.made {
            Made::PawnLeft(mv) => Some(mv),
            _ => None,
        }
    }

    /// The position before the move and the move, if it was a legal one.
    pub(crate) const fn played(&self) -> Option<(&Position, Move)> {
        match (self.legal(), self.before.position()) {
            (Some(mv), Some(before)) => Some((before, mv)),
            _ => None,
        }
    }

    /// From which square to which.
    #[must_use]
    pub const fn squares(&self) -> (Square, Square) {
        match self.made {
            Made::Legal(mv) | Made::PawnLeft(mv) | Made::WrongMan(mv) | Made::Unfinished(mv) => {
                (mv.from(), mv.to())
            }
            Made::Illegal(squares, _)
            | Made::Irregular(squares)
            | Made::OutOfTurn(squares)
            | Made::Untold(squares) => (squares.from, squares.to),
        }
    }

    /// The move by its squares.
    #[must_use]
    pub const fn coordinates(&self) -> Coordinates {
        let (from, to) = self.squares();
        let promotion = match self.made {
            Made::Legal(mv) | Made::WrongMan(mv) => mv.promotion(),
            Made::Illegal(squares, _)
            | Made::Irregular(squares)
            | Made::OutOfTurn(squares)
            | Made::Untold(squares) => squares.promotion,
            Made::PawnLeft(_) | Made::Unfinished(_) => None,
        };
        Coordinates {
            from,
            to,
            promotion,
        }
    }
}
