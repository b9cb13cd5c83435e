//! Flags, and how far the game had come when they fell.

use arbitre_board::Side;
use arbitre_clock::Duration;
use arbitre_journal::{EventNumber, Reading, Sides};

use super::{Course, at};
use crate::counter::Reach;
use crate::start::Start;

/// Flags that the device has shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Flags {
    /// Every fall of each side's flag, in order.
    pub fallen: [Vec<Fall>; 2],
    /// Which one the display says to have been first.
    pub first: Option<Side>,
    /// What each move counter showed beyond the presses of the record when it was read last.
    pub miscount: [i64; 2],
    /// Whether the only fall of each flag is known from what the display showed afterwards.
    pub read: [bool; 2],
}

/// A flag that fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fall {
    /// The event.
    pub event: EventNumber,
    /// How far the game had come.
    pub reach: Reach,
    /// What the move counter of the device showed; none where nobody can establish the number.
    pub counter: Option<u32>,
}

impl Course {
    /// The flags of these sides fall.
    pub(super) fn flags_fall(&mut self, start: &Start, event: EventNumber, sides: Sides) {
        for side in Side::ALL.into_iter().filter(|side| sides.includes(*side)) {
            let reach = Reach {
                steps: self.steps.len(),
                pressed: self.to_press(side).is_none(),
            };
            let presses = self.presses_by(start, side, reach);
            let counter = presses.map(|presses| {
                let shown = i64::from(presses) + self.flags.miscount[at(side)];
                u32::try_from(shown).unwrap_or(0)
            });
            // What the display had told already is the same fall.
            if core::mem::take(&mut self.flags.read[at(side)]) {
                self.flags.fallen[at(side)].clear();
            }
            self.flags.fallen[at(side)].push(Fall {
                event,
                reach,
                counter,
            });
        }
    }

    /// The displays are read: what they show, and flags that they show to have fallen.
    pub(super) fn read(&mut self, start: &Start, event: EventNumber, reading: &Reading) {
        self.clocks.read(reading);
        if let Some(moves) = reading.moves {
            for (side, shown) in Side::ALL.into_iter().zip([moves.white, moves.black]) {
                if let Some(presses) = self.presses_by(start, side, self.reach()) {
                    self.flags.miscount[at(side)] = i64::from(shown) - i64::from(presses);
                }
            }
        }
        // A display of zero is what a fallen flag is, whether or not anybody saw it.
        let zero = Some(Duration::ZERO);
        for (side, sides, shown) in [
            (Side::White, Sides::White, reading.white),
            (Side::Black, Sides::Black, reading.black),
        ] {
            if shown == zero && self.flags.fallen[at(side)].is_empty() {
                self.flags_fall(start, event, sides);
                self.flags.read[at(side)] = true;
            }
        }
        if reading.first.is_some() {
            self.flags.first = reading.first;
        }
    }
}
