//! What the displays show, as far as the record and the rulings tell.

use arbitre_board::Side;
use arbitre_clock::{Bonus, Cause, Change, Clock, Duration, Motion, MoveOdds, Pressed, Reason};

use super::at;
use crate::start::Start;

/// Both displays.
///
/// A reading tells exactly what they show, and so does the time control at the very start. Stamps let
/// time run on from there; a press without a stamp ends what can be known of that side's time.
#[derive(Clone, Debug)]
pub(crate) struct Displays {
    /// The clock, where there is a time control.
    clock: Option<Clock>,
    /// What each side has left, where the record tells.
    left: [Option<Duration>; 2],
    /// The least that each side is known to have had left, and in which period.
    least: [Option<(usize, Duration)>; 2],
    /// How often the flag of each side has been seen to fall.
    falls: [usize; 2],
}

/// What happens to a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tick {
    /// Time passes.
    Elapse(Duration),
    /// The clock of a side runs from now on.
    Run(Side),
    /// The clock of a side stops, or whichever runs.
    Pause(Option<Side>),
    /// A side presses at a known time.
    PressNow(Side),
    /// A side presses, the record does not say when.
    Press(Side),
    /// The display of a side reaches zero.
    Zero(Side),
    /// The displays show this, or are set to it.
    Show([Option<Duration>; 2]),
    /// The move counters show this.
    Count([u32; 2]),
}

impl Displays {
    pub(super) fn new(start: &Start) -> Self {
        let odds = u8::try_from(start.odds_moves().max(1)).unwrap_or(u8::MAX);
        let clock = start.controls().map(|controls| {
            let mut clock = Clock::with(controls.clone(), start.device(), MoveOdds(odds));
            for side in Side::ALL {
                if let Some(moves) = start.completed(side).filter(|moves| *moves > 0) {
                    clock.set_counter(of(side), moves, Reason::Reading);
                }
            }
            clock
        });
        let known = clock.as_ref().filter(|_| start.is_from_the_beginning());
        Self {
            left: Side::ALL.map(|side| known.map(|clock| clock.left(of(side)))),
            clock,
            least: [None; 2],
            falls: [0; 2],
        }
    }

    /// The least that a side is known to have had left in the period that it is in.
    pub(crate) fn least(&self, side: Side) -> Option<Duration> {
        let (period, least) = self.least[at(side)]?;
        (period == self.period(side)).then_some(least)
    }

    fn period(&self, side: Side) -> usize {
        let clock = self.clock.as_ref();
        clock.map_or(0, |clock| clock.period_index(of(side)))
    }

    /// What the display of a side shows.
    pub(crate) const fn left(&self, side: Side) -> Option<Duration> {
        self.left[at(side)]
    }

    /// Whether a side's display shows zero by the times of the record, and nobody has told of it.
    pub(crate) fn has_run_out(&self, side: Side) -> bool {
        let zeros = self.clock.as_ref().map_or(&[][..], Clock::zeros).iter();
        let reached = zeros.filter(|zero| zero.side == of(side)).count();
        self.left(side) == Some(Duration::ZERO) && reached > self.falls[at(side)]
    }

    /// Whether the clock of a side is known to run.
    pub(crate) fn is_running(&self) -> bool {
        let motion = self.clock.as_ref().map(Clock::motion);
        matches!(motion, Some(Motion::Running(_)))
    }

    /// What the press that completes so many moves of a side brings to its display, without what is
    /// given back of a delay.
    pub(crate) fn brought_by(&self, side: Side, moves: u32) -> Duration {
        let clock = self.clock.as_ref();
        clock.map_or(Duration::ZERO, |clock| clock.brought_by(of(side), moves))
    }

    /// What a press is about to give back of a Bronstein delay, where the record tells.
    pub(super) fn given_back(&self, tick: Tick) -> Option<Duration> {
        let clock = self.clock.as_ref()?;
        match tick {
            Tick::PressNow(side) | Tick::Press(side) => match clock.bonus(of(side)) {
                Bonus::Bronstein(delay) => {
                    let told = tick == Tick::PressNow(side) && self.left(side).is_some();
                    told.then(|| clock.spent(of(side)).min(delay))
                }
                _ => Some(Duration::ZERO),
            },
            _ => Some(Duration::ZERO),
        }
    }

    /// Lets happen what happens to the clock.
    pub(crate) fn follow(&mut self, tick: Tick) {
        match tick {
            Tick::Elapse(time) => {
                if let Some(clock) = &mut self.clock {
                    clock.elapse(time);
                }
            }
            Tick::Run(side) => self.start(side),
            Tick::Pause(side) => {
                if let Some(clock) = &mut self.clock
                    && side.is_none_or(|side| clock.motion() == Motion::Running(of(side)))
                {
                    clock.pause();
                }
            }
            Tick::PressNow(side) => {
                self.press(side);
            }
            Tick::Press(side) => {
                if self.press(side) == Pressed::Counted {
                    self.left[at(side)] = None;
                }
            }
            Tick::Zero(side) => self.zero(side),
            Tick::Show(told) => {
                for (side, left) in Side::ALL.into_iter().zip(told) {
                    if let Some(left) = left {
                        self.set(side, left);
                    }
                }
            }
            Tick::Count(moves) => {
                for (side, moves) in Side::ALL.into_iter().zip(moves) {
                    if let Some(clock) = &mut self.clock {
                        clock.set_counter(of(side), moves, Reason::Reading);
                    }
                }
            }
        }
        self.look();
    }

    /// A ruling gives a side time, or takes it away.
    pub(crate) fn adjust(&mut self, side: Side, amount: Duration, cause: Cause) {
        match &mut self.clock {
            Some(clock) => {
                clock.adjust(of(side), amount, cause);
            }
            None => self.left[at(side)] = self.left[at(side)].map(|left| left + amount),
        }
        self.look();
    }

    /// A ruling takes time from a side, and nobody knows how much.
    pub(crate) fn forget(&mut self, side: Side) {
        self.left[at(side)] = None;
    }

    /// A ruling adds an increment for each move from now on.
    pub(crate) fn increase(&mut self, increment: Duration, cause: &Cause) {
        if let Some(clock) = &mut self.clock {
            for side in Side::ALL {
                let change = Change::Bonus(Bonus::Increment(increment));
                clock.change(of(side), change, cause.clone());
            }
        }
    }

    /// Takes over what the clock shows where the record tells it.
    fn look(&mut self) {
        if let Some(clock) = &self.clock {
            for (side, left) in Side::ALL.into_iter().zip(&mut self.left) {
                *left = left.map(|_| clock.left(of(side)).max(Duration::ZERO));
            }
        }
        for side in Side::ALL {
            if let Some(left) = self.left(side) {
                let before = self.least(side).unwrap_or(left);
                self.least[at(side)] = Some((self.period(side), left.min(before)));
            }
        }
    }

    fn start(&mut self, side: Side) {
        let Some(clock) = &mut self.clock else {
            return;
        };
        match clock.motion() {
            Motion::Waiting => clock.start(of(side)),
            Motion::Running(running) if running == of(side) => {}
            Motion::Paused(_) | Motion::Running(_) => clock.resume(of(side)),
        }
    }

    fn press(&mut self, side: Side) -> Pressed {
        let Some(clock) = &mut self.clock else {
            return Pressed::Counted;
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
        clock.press(of(side))
    }

    /// The record sees a display at zero, which the clock may have been told already by the time.
    fn zero(&mut self, side: Side) {
        self.falls[at(side)] += 1;
        let reached = self.clock.as_ref().map_or(0, |clock| {
            let zeros = clock.zeros().iter();
            zeros.filter(|zero| zero.side == of(side)).count()
        });
        if reached < self.falls[at(side)] {
            self.set(side, Duration::ZERO);
        }
    }

    fn set(&mut self, side: Side, left: Duration) {
        self.left[at(side)] = Some(left);
        if let Some(clock) = &mut self.clock {
            clock.set(of(side), left, Reason::Reading);
        }
    }
}

/// The side of a clock that belongs to a side of the board.
const fn of(side: Side) -> arbitre_clock::Side {
    match side {
        Side::White => arbitre_clock::Side::White,
        Side::Black => arbitre_clock::Side::Black,
    }
}
