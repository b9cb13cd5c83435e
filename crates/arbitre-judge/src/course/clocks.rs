//! What the displays show, as far as the record tells.
//!
//! A reading tells it exactly. Stamps let time run on from there; a press
//! without a stamp ends what can be known of that side's time.

use arbitre_board::Side;
use arbitre_clock::Duration;
use arbitre_journal::{Event, Reading, Stamp, Times};

use super::at;
use crate::start::Start;

const DAY: i64 = 24 * 3_600_000;

/// The displays and the time of the record.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clocks {
    shown: [Option<Duration>; 2],
    running: Option<Side>,
    /// Milliseconds of the record's own time at the last stamped event.
    now: Option<i64>,
    /// Whether the event being heard says when it happened.
    stamped: bool,
    increment: [Duration; 2],
    /// How often the displays have been read or set.
    pub readings: u32,
}

impl Clocks {
    pub(crate) fn new(start: &Start) -> Self {
        let increment = Side::ALL.map(|side| start.increment(side));
        Self {
            increment,
            ..Self::default()
        }
    }

    /// Lets time run to an event.
    pub(crate) fn reach(&mut self, event: &Event) {
        let Some(stamp) = event.stamp else {
            self.stamped = false;
            return;
        };
        self.stamped = true;
        let before = self.now;
        let now = match stamp {
            Stamp::Same => return,
            Stamp::After(delay) => before.unwrap_or(0) + delay.milliseconds(),
            Stamp::Since(elapsed) => elapsed.milliseconds(),
            Stamp::At(hour) => {
                let mut now = i64::from(hour.millis());
                while before.is_some_and(|before| now < before) {
                    now += DAY;
                }
                now
            }
        };
        self.now = Some(now);
        if let (Some(before), Some(side)) = (before, self.running)
            && let Some(shown) = &mut self.shown[at(side)]
        {
            *shown -= Duration::from_milliseconds((now - before).max(0));
        }
    }

    /// Milliseconds of the record's own time.
    pub(crate) const fn now(&self) -> Option<i64> {
        self.now
    }

    /// What the display of a side shows, without what rulings added or took.
    pub(crate) const fn shown(&self, side: Side) -> Option<Duration> {
        self.shown[at(side)]
    }

    pub(crate) fn run(&mut self, side: Option<Side>) {
        self.running = side;
    }

    pub(crate) fn pause(&mut self, side: Option<Side>) {
        if side.is_none() || side == self.running {
            self.running = None;
        }
    }

    pub(crate) fn press(&mut self, side: Side) {
        let stamped = self.stamped;
        let increment = self.increment[at(side)];
        let shown = &mut self.shown[at(side)];
        *shown = shown.filter(|_| stamped).map(|shown| shown + increment);
        self.running = Some(!side);
    }

    pub(crate) fn read(&mut self, reading: &Reading) {
        self.show(reading.white, reading.black);
    }

    pub(crate) fn set(&mut self, times: &Times) {
        self.show(times.white, times.black);
    }

    fn show(&mut self, white: Option<Duration>, black: Option<Duration>) {
        for (shown, told) in self.shown.iter_mut().zip([white, black]) {
            *shown = told.or(*shown);
        }
        self.readings += u32::from(white.is_some() || black.is_some());
    }
}
