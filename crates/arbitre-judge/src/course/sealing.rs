//! A move that is sealed when the game is adjourned.

use arbitre_board::{Move, Side};
use arbitre_clock::Duration;
use arbitre_journal::EventNumber;
use arbitre_notation::ReadError;

/// An adjournment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sealing {
    /// The arbiter told the player to seal.
    pub ordered: Option<EventNumber>,
    /// What was moved on the board instead.
    pub played: Option<(EventNumber, Move)>,
    /// Who sealed what.
    pub sealed: Option<Sealed>,
    /// When the game was resumed, in the record's own time.
    pub resumed: Option<Duration>,
    /// The event at which each side was first seen to come since the move was sealed.
    pub arrived: [Option<EventNumber>; 2],
    /// Whether the clock of the player to answer ran before he came.
    pub replier_waited_for: bool,
    /// How the sealed text reads, once the envelope is open.
    pub reading: Option<Result<Move, ReadError>>,
    /// The envelope is lost.
    pub lost: Option<EventNumber>,
    /// The envelope was opened.
    pub opened: Option<EventNumber>,
}

impl Sealing {
    /// Whether a side may put its move into the envelope, or another one as long as the clocks of the
    /// resumption do not run.
    pub(super) fn takes(&self, side: Side) -> bool {
        let own = self
            .sealed
            .as_ref()
            .is_none_or(|sealed| sealed.side == side);
        self.opened.is_none() && self.resumed.is_none() && own
    }

    /// Whether a move was sealed after an event.
    pub(super) fn sealed_after(&self, event: EventNumber) -> bool {
        self.sealed
            .as_ref()
            .is_some_and(|sealed| sealed.event > event)
    }

    /// Whether a sealed move is still in its envelope.
    pub(crate) const fn awaits_resumption(&self) -> bool {
        self.sealed.is_some() && self.opened.is_none()
    }
}

/// A sealed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sealed {
    pub event: EventNumber,
    pub side: Side,
    pub text: String,
}
