//! The displays and the time of the record.

use arbitre_board::Side;
use arbitre_clock::Duration;
use arbitre_journal::{Event, Reading, Stamp, Times};

use super::displays::{Displays, Tick};
use crate::start::Start;

/// The displays and the time of the record.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    /// The displays, without what rulings changed.
    pub displays: Displays,
    /// What has happened to the clock with the event being heard.
    pub ticks: Vec<Tick>,
    /// The record's own time at the last stamped event.
    now: Option<Duration>,
    /// Whether the event being heard says when it happened.
    stamped: bool,
}

impl Clocks {
    pub(crate) fn new(start: &Start) -> Self {
        Self {
            displays: Displays::new(start),
            ticks: Vec::new(),
            now: None,
            stamped: false,
        }
    }

    /// Lets time run to an event.
    pub(crate) fn reach(&mut self, event: &Event) {
        self.ticks.clear();
        let Some(stamp) = event.stamp else {
            self.stamped = false;
            return;
        };
        self.stamped = true;
        let (before, now) = match stamp {
            Stamp::Same => return,
            Stamp::After(delay) => {
                let before = self.now.unwrap_or(Duration::ZERO);
                (Some(before), before + delay)
            }
            Stamp::Since(elapsed) => (self.now, elapsed),
            Stamp::At(hour) => {
                let mut now = hour.since_midnight();
                while self.now.is_some_and(|before| now < before) {
                    now += Duration::DAY;
                }
                (self.now, now)
            }
        };
        self.now = Some(now);
        if let Some(before) = before.filter(|before| *before < now) {
            self.happens(Tick::Elapse(now - before));
        }
    }

    /// The record's own time.
    pub(crate) const fn now(&self) -> Option<Duration> {
        self.now
    }

    /// The clock of a side runs from now on.
    pub(crate) fn run(&mut self, side: Side) {
        self.happens(Tick::Run(side));
    }

    pub(crate) fn pause(&mut self, side: Option<Side>) {
        self.happens(Tick::Pause(side));
    }

    /// A side presses. Answers what that gives back of a delay, where the record tells.
    pub(crate) fn press(&mut self, side: Side) -> Option<Duration> {
        let tick = if self.stamped {
            Tick::PressNow(side)
        } else {
            Tick::Press(side)
        };
        let given_back = self.displays.given_back(tick);
        self.happens(tick);
        given_back
    }

    /// The display of a side reaches zero.
    pub(crate) fn zero(&mut self, side: Side) {
        self.happens(Tick::Zero(side));
    }

    pub(crate) fn read(&mut self, reading: &Reading) {
        if let Some(moves) = reading.moves {
            self.happens(Tick::Count([moves.white, moves.black]));
        }
        self.happens(Tick::Show([reading.white, reading.black]));
    }

    pub(crate) fn set(&mut self, times: &Times) {
        self.happens(Tick::Show([times.white, times.black]));
    }

    fn happens(&mut self, tick: Tick) {
        self.displays.follow(tick);
        self.ticks.push(tick);
    }
}
