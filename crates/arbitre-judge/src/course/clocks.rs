//! What the displays show, as far as the record tells.
//!
//! A reading tells it exactly, and so does the time control at the very start.
//! Stamps let time run on from there; a press without a stamp ends what can be
//! known of that side's time.

use arbitre_board::Side;
use arbitre_clock::{Clock, Duration, Motion, MoveOdds, Pressed, Reason};
use arbitre_journal::{Event, Reading, Stamp, Times};

use super::at;
use crate::start::Start;

const DAY: i64 = 24 * 3_600_000;

/// The displays and the time of the record.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    /// The clock, where there is a time control.
    clock: Option<Clock>,
    /// What each side has left, where the record tells.
    left: [Option<Duration>; 2],
    /// Milliseconds of the record's own time at the last stamped event.
    now: Option<i64>,
    /// Whether the event being heard says when it happened.
    stamped: bool,
    /// How often the displays have been read or set.
    pub readings: u32,
}

impl Clocks {
    pub(crate) fn new(start: &Start) -> Self {
        let odds = u8::try_from(start.odds_moves().max(1)).unwrap_or(u8::MAX);
        let clock = start
            .controls()
            .map(|controls| Clock::with(controls.clone(), start.device(), MoveOdds(odds)));
        let mut clocks = Self {
            clock,
            left: [None; 2],
            now: None,
            stamped: false,
            readings: 0,
        };
        if let Some(clock) = clocks
            .clock
            .as_ref()
            .filter(|_| start.is_from_the_beginning())
        {
            clocks.left = Side::ALL.map(|side| Some(clock.left(of(side))));
        }
        clocks
    }

    /// Lets time run to an event.
    pub(crate) fn reach(&mut self, event: &Event) {
        let Some(stamp) = event.stamp else {
            self.stamped = false;
            return;
        };
        self.stamped = true;
        let (before, now) = match stamp {
            Stamp::Same => return,
            Stamp::After(delay) => {
                let before = self.now.unwrap_or(0);
                (Some(before), before.saturating_add(delay.milliseconds()))
            }
            Stamp::Since(elapsed) => (self.now, elapsed.milliseconds()),
            Stamp::At(hour) => {
                let mut now = i64::from(hour.millis());
                while self.now.is_some_and(|before| now < before) {
                    now += DAY;
                }
                (self.now, now)
            }
        };
        self.now = Some(now);
        if let (Some(before), Some(clock)) = (before, &mut self.clock) {
            clock.elapse(Duration::from_milliseconds(
                now.saturating_sub(before).max(0),
            ));
            self.look();
        }
    }

    /// Takes over what the clock shows where the record tells it.
    fn look(&mut self) {
        if let Some(clock) = &self.clock {
            for (side, left) in Side::ALL.into_iter().zip(&mut self.left) {
                *left = left.map(|_| clock.left(of(side)));
            }
        }
    }

    /// Milliseconds of the record's own time.
    pub(crate) const fn now(&self) -> Option<i64> {
        self.now
    }

    /// What the display of a side shows, without what rulings added or took.
    pub(crate) const fn shown(&self, side: Side) -> Option<Duration> {
        self.left[at(side)]
    }

    /// The clock of a side runs from now on.
    pub(crate) fn run(&mut self, side: Side) {
        let Some(clock) = &mut self.clock else {
            return;
        };
        match clock.motion() {
            Motion::Waiting => clock.start(of(side)),
            Motion::Running(running) if running == of(side) => {}
            Motion::Paused(_) | Motion::Running(_) => clock.resume(of(side)),
        }
    }

    pub(crate) fn pause(&mut self, side: Option<Side>) {
        if let Some(clock) = &mut self.clock
            && side.is_none_or(|side| clock.motion() == Motion::Running(of(side)))
        {
            clock.pause();
        }
    }

    pub(crate) fn press(&mut self, side: Side) {
        let Some(clock) = &mut self.clock else {
            self.left[at(side)] = None;
            return;
        };
        match clock.motion() {
            Motion::Waiting => clock.start(of(side)),
            // It was set going again, and the record does not say when.
            Motion::Paused(_) => {
                clock.resume(of(side));
                self.left[at(side)] = None;
            }
            Motion::Running(_) => {}
        }
        if clock.press(of(side)) == Pressed::Counted {
            if !self.stamped {
                self.left[at(side)] = None;
            }
            self.look();
        }
    }

    pub(crate) fn read(&mut self, reading: &Reading) {
        self.show([reading.white, reading.black]);
    }

    pub(crate) fn set(&mut self, times: &Times) {
        self.show([times.white, times.black]);
    }

    fn show(&mut self, told: [Option<Duration>; 2]) {
        for (side, left) in Side::ALL.into_iter().zip(told) {
            let Some(left) = left else {
                continue;
            };
            self.left[at(side)] = Some(left);
            if let Some(clock) = &mut self.clock {
                clock.set(of(side), left, Reason::Reading);
            }
        }
        self.readings += u32::from(told.iter().any(Option::is_some));
    }
}

/// The side of a clock that belongs to a side of the board.
const fn of(side: Side) -> arbitre_clock::Side {
    match side {
        Side::White => arbitre_clock::Side::White,
        Side::Black => arbitre_clock::Side::Black,
    }
}
