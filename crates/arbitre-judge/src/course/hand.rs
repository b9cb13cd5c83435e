//! What a player does with his hand before a move is made.

use arbitre_board::{Board, Coordinates, Move, Piece, Role, Side, Square};
use arbitre_journal::{EventNumber, Hands, Man};

/// The hand of the player who is making a move.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hand {
    /// The men touched, in order.
    pub touches: Vec<Touch>,
    /// The first and the last event of the move in the hand.
    pub events: Option<(EventNumber, EventNumber)>,
    /// Where the man in the hand comes from.
    pub from: Option<Square>,
    /// Where it was put.
    pub to: Option<Square>,
    /// The man that stands on the promotion square.
    pub promotion: Option<Role>,
    /// The man that touched the promotion square first.
    pub first_choice: Option<Role>,
    /// A legal move that was let go and taken back, or castling of which the king was let go; and when.
    pub released: Option<(Move, EventNumber)>,
    /// The event that made a legal move, if it was taken back before the press.
    pub taken_back: Option<EventNumber>,
    /// The men as the hands of each side have laid them.
    pub laid: [Option<Board>; 2],
    /// The own man of each side that was lifted and not put down yet.
    pub held: [Option<Piece>; 2],
    /// A legal move of two men of which only the first was let go.
    pub begun: Option<Move>,
    /// From where to which square a pawn was let go on its last rank, before it was replaced.
    pub pawn_let_go: Option<(Square, Square)>,
    /// Who has just said that he adjusts.
    pub adjusting: Option<Side>,
}

/// A man that was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Touch {
    /// The event.
    pub event: EventNumber,
    /// Who touched it.
    pub side: Side,
    /// Where it stood.
    pub square: Square,
    /// What it was.
    pub piece: Piece,
    /// With which hand, where the record tells.
    pub with: Option<arbitre_journal::Hand>,
    /// Whether it was touched at the same instant as the one before, or in unknown order with it.
    pub together: bool,
    /// How it was meant.
    pub meant: Meant,
}

impl Touch {
    /// A man is touched, of which nothing more is said.
    pub(crate) const fn of(event: EventNumber, side: Side, square: Square, piece: Piece) -> Self {
        Self {
            event,
            side,
            square,
            piece,
            with: None,
            together: false,
            meant: Meant::Deliberate,
        }
    }
}

/// How a touch was meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meant {
    /// Nothing is said: it is on the record as deliberate.
    Deliberate,
    /// The player said before that he adjusts.
    Adjusting,
    /// The arbiter found that it was not meant.
    Excused,
}

impl Hand {
    /// Takes note of a touch.
    pub(crate) fn touch(&mut self, mut touch: Touch) {
        if self.adjusting == Some(touch.side) {
            touch.meant = Meant::Adjusting;
        }
        self.touches.push(touch);
    }

    /// A man of the player's own is taken up: the one that he moves, unless his move has begun.
    pub(crate) fn take_up(&mut self, square: Square) {
        if self.to == Some(square) && self.from.is_some() {
            (self.to, self.begun) = (None, None);
        } else if self.begun.is_none() {
            self.from = Some(square);
        }
    }

    /// The men are put back to where they stood.
    pub(crate) fn put_back(&mut self) {
        (self.from, self.to, self.promotion) = (None, None, None);
        (self.laid, self.held, self.begun) = ([None; 2], [None; 2], None);
    }

    /// From where to where the man was carried, if it was carried anywhere.
    pub(crate) fn squares(&self) -> Option<Coordinates> {
        let (from, to, promotion) = (self.from?, self.to?, self.promotion);
        (from != to).then_some(Coordinates {
            from,
            to,
            promotion,
        })
    }

    /// Whether a side that is not to move puts down a man where it took it up.
    pub(crate) fn puts_back(&self, side: Side, man: Man) -> bool {
        let taken_up = self.touches.iter().rfind(|touch| touch.side == side);
        let same = |touch: &Touch| man.role().is_none_or(|role| role == touch.piece.role);
        taken_up.is_some_and(|touch| man.square() == Some(touch.square) && same(touch))
    }

    /// Takes note that an event belongs to the move in the hand.
    pub(crate) fn note(&mut self, event: EventNumber) {
        let first = self.events.map_or(event, |(first, _)| first);
        self.events = Some((first, event));
    }

    /// A player says that he adjusts: it holds for the men that he touches after it.
    pub(crate) fn announce(&mut self, side: Side) {
        self.adjusting = Some(side);
    }

    /// The arbiter finds that the last touch was not meant.
    pub(crate) fn excuse(&mut self) {
        if let Some(touch) = self.touches.last_mut() {
            touch.meant = Meant::Excused;
        }
    }

    /// The touches of a side that may bind it.
    pub(crate) fn binding(&self, side: Side) -> impl Iterator<Item = &Touch> {
        let deliberate = |touch: &&Touch| touch.meant == Meant::Deliberate;
        self.touches
            .iter()
            .filter(move |touch| touch.side == side)
            .filter(deliberate)
    }

    /// Both hands, where a side touched one man with the left and another with the right.
    pub(crate) fn hands(&self, side: Side) -> Option<Hands> {
        let touched_with = |hand| {
            let mut touches = self.touches.iter();
            touches.any(|touch| touch.side == side && touch.with == Some(hand))
        };
        let both =
            touched_with(arbitre_journal::Hand::Left) && touched_with(arbitre_journal::Hand::Right);
        both.then_some(Hands::Both)
    }

    /// Whether a side has touched a man of its own since the hand was last empty.
    pub(crate) fn has_touched_own(&self, side: Side) -> bool {
        self.binding(side).any(|touch| touch.piece.side == side)
    }

    /// Whether a side has touched a man since the hand was last empty.
    pub(crate) fn has_touched(&self, side: Side) -> bool {
        self.binding(side).next().is_some()
    }
}
