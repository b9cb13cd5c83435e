//! The state of a clock, and what each act makes of it.

use alloc::vec::Vec;

use crate::half::{At, AtZero, Flag, Half, Overtime, Roll};
use crate::{
    Act, AtFlag, Bonus, Change, Controls, Device, Due, Duration, MoveOdds, Period, Side, Sides,
    Switch,
};

/// Whose clock runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Motion {
    /// Nobody's: the game has not been started.
    Waiting,
    /// This side's.
    Running(Side),
    /// Nobody's at the moment; this side's ran last.
    Paused(Side),
}

/// A display that reached zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Zero {
    /// Whose display.
    pub side: Side,
    /// When, in running time since the start of the game.
    pub at: Duration,
    /// The move counter at that moment.
    pub moves: u32,
    /// The count that was due by then.
    pub due: Due,
    /// What came after.
    pub then: Then,
}

/// What follows when a display reaches zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Then {
    /// The time of the next period is added.
    NextPeriod,
    /// Nothing: the flag falls.
    Flag,
}

impl Zero {
    /// Whether the limit was overstepped: fewer moves were completed than were due.
    #[must_use]
    pub fn is_fall(&self) -> bool {
        !self.due.is_met_by(self.moves)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct State {
    pub halves: Sides<Half>,
    pub motion: Motion,
    pub time: Duration,
    pub zeros: Vec<Zero>,
    pub presses: Vec<Press>,
    pub frozen: Frozen,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Frozen {
    Yes,
    No,
}

/// A press that may be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Press {
    pub side: Side,
    before: Half,
    after: Half,
}

impl State {
    pub(crate) fn new(controls: &Controls, device: &Device) -> Self {
        Self {
            halves: Sides::from_fn(|side| Half::new(&controls[side], device)),
            motion: Motion::Waiting,
            time: Duration::ZERO,
            zeros: Vec::new(),
            presses: Vec::new(),
            frozen: Frozen::No,
        }
    }

    pub(crate) fn apply(
        &mut self,
        act: &Act,
        controls: &Controls,
        device: &Device,
        odds: MoveOdds,
    ) {
        match *act {
            Act::Start(side) | Act::Resume(side) => self.motion = Motion::Running(side),
            Act::Pause => {
                if let Motion::Running(side) = self.motion {
                    self.motion = Motion::Paused(side);
                }
            }
            Act::Press(side) => self.press(side, controls, device, odds),
            Act::Elapse(time) => self.elapse(time, controls, device),
            Act::TakeBackPress => self.take_back_press(controls, device),
            Act::Change { side, change, .. } => self.change(side, change, controls, device),
        }
    }

    fn press(&mut self, side: Side, controls: &Controls, device: &Device, odds: MoveOdds) {
        if self.motion != Motion::Running(side) || self.frozen == Frozen::Yes {
            return;
        }
        let half = &mut self.halves[side];
        let before = *half;
        let weight = match half.presses {
            0 => u32::from(odds.0.max(1)),
            _ => 1,
        };
        half.press(&controls[side], device, weight, roll(device));
        self.presses.push(Press {
            side,
            before,
            after: *half,
        });
        self.motion = Motion::Running(!side);
    }

    fn elapse(&mut self, time: Duration, controls: &Controls, device: &Device) {
        let Motion::Running(side) = self.motion else {
            return;
        };
        let today = self.time.rounded_down(Duration::DAY);
        let last = controls[side].periods().last();
        if matches!(last, Some(Period::PerDay { .. })) {
            self.elapse_by_days(side, time, controls, device);
        } else {
            self.step(side, time, controls, device);
        }
        if self.time.rounded_down(Duration::DAY) > today {
            self.begin_day(!side, controls);
        }
    }

    /// Lets time pass day by day, for a side that has, or may come to have, new time every day.
    fn elapse_by_days(&mut self, side: Side, time: Duration, controls: &Controls, device: &Device) {
        let mut rest = time;
        while self.frozen == Frozen::No && self.halves[side].flag == Flag::Up {
            let midnight = self.time.rounded_down(Duration::DAY) + Duration::DAY;
            let mut until = midnight - self.time;
            if rest < until {
                break;
            }
            // Days on which nothing can happen are not gone through one by one.
            let half = &self.halves[side];
            if half.overtime == Overtime::Closed {
                let spare = half.room().min(rest) - until - Duration::DAY;
                until += spare.max(Duration::ZERO).rounded_down(Duration::DAY);
            }
            self.step(side, until, controls, device);
            rest -= until;
            self.begin_day(side, controls);
            let half = &self.halves[side];
            if half.overtime != Overtime::Closed && half.left > Duration::DAY {
                let days = rest.rounded_down(Duration::DAY);
                self.run(side, days);
                rest -= days;
                self.begin_day(side, controls);
            }
        }
        self.step(side, rest, controls, device);
    }

    fn begin_day(&mut self, side: Side, controls: &Controls) {
        let half = &mut self.halves[side];
        if let (Period::PerDay { time }, Overtime::Open { .. }, Flag::Up) =
            (controls[side].period(half.period), half.overtime, half.flag)
        {
            half.left = time;
        }
    }

    /// Lets one half run, and what follows from it happen.
    fn step(&mut self, side: Side, time: Duration, controls: &Controls, device: &Device) {
        if self.frozen == Frozen::Yes {
            return;
        }
        self.run(side, time);
        // The sand of one player can only run into the glass of the other.
        let is_hourglass = Side::BOTH
            .into_iter()
            .all(|side| matches!(controls[side].period(0), Period::Hourglass { .. }));
        if is_hourglass {
            self.halves[!side].left += time;
        }
        self.settle(side, At::Passed, controls, device);
        if self.frozen == Frozen::Yes {
            // The displays stopped at zero: what came after is not on the clock.
            let over = -self.halves[side].room();
            self.run(side, -over);
            if is_hourglass {
                self.halves[!side].left -= over;
            }
        }
    }

    /// Charges one half with the time that it ran.
    fn run(&mut self, side: Side, time: Duration) {
        let half = &mut self.halves[side];
        let beyond = |spent: Duration| match half.bonus {
            Bonus::Delay(delay) => (spent - delay).max(Duration::ZERO),
            _ => spent,
        };
        half.left -= beyond(half.spent + time) - beyond(half.spent);
        half.spent += time;
        half.used += time;
        self.time += time;
    }

    /// Lets follow what follows when nothing is left.
    fn settle(&mut self, side: Side, at: At, controls: &Controls, device: &Device) {
        while self.halves[side].is_at_zero(at) && self.halves[side].flag == Flag::Up {
            let half = &mut self.halves[side];
            let control = &controls[side];
            if control.period(half.period) == Period::Upcount {
                break;
            }
            half.repeat_while_due_is_met(control, roll(device));
            let left = half.room();
            let Half {
                moves, due, period, ..
            } = *half;
            let zero = |then: Then| Zero {
                side,
                at: match at {
                    At::Passed => self.time + left,
                    At::Now => self.time,
                },
                moves,
                due,
                then,
            };
            match half.at_zero(control, roll(device)) {
                AtZero::Overtime => {}
                AtZero::Nothing => {
                    half.flag = Flag::Down;
                    if device.at_flag == AtFlag::Freeze {
                        self.frozen = Frozen::Yes;
                    }
                    self.zeros.push(zero(Then::Flag));
                }
                AtZero::NextPeriod => {
                    // A period without a number of moves is not overstepped at its end.
                    if due != Due::Never {
                        record(zero(Then::NextPeriod), &mut self.zeros);
                    }
                    let other = &mut self.halves[!side];
                    let others = &controls[!side];
                    let follows = other.period + 1 < others.periods().len();
                    if device.switch == Switch::Zero && other.period == period && follows {
                        other.advance(others);
                    }
                }
            }
        }
    }

    fn take_back_press(&mut self, controls: &Controls, device: &Device) {
        let Some(Press {
            side,
            before,
            after,
        }) = self.presses.pop()
        else {
            return;
        };
        let half = &mut self.halves[side];
        half.left -= after.left - before.left;
        half.spent = before.spent;
        half.moves = half.moves.saturating_sub(after.moves - before.moves);
        half.presses = before.presses;
        if half.period == after.period && half.due == after.due {
            (half.period, half.due) = (before.period, before.due);
            (half.bonus, half.coming) = (before.bonus, before.coming);
        }
        if half.overtime == after.overtime {
            half.overtime = before.overtime;
        }
        self.motion = match self.motion {
            Motion::Paused(_) => Motion::Paused(side),
            _ => Motion::Running(side),
        };
        self.settle(side, At::Now, controls, device);
    }

    fn change(&mut self, side: Side, change: Change, controls: &Controls, device: &Device) {
        let half = &mut self.halves[side];
        match change {
            Change::Add(time) => half.left += time,
            Change::Set(time) => half.left = time,
            Change::Count(moves) => half.count(moves, &controls[side], roll(device)),
            Change::Bonus(bonus) => half.coming = bonus,
        }
        if half.flag == Flag::Down && !half.room().is_spent() {
            half.flag = Flag::Up;
            let fall = |zero: &Zero| zero.side == side && zero.then == Then::Flag;
            if let Some(last) = self.zeros.iter().rposition(fall) {
                self.zeros.remove(last);
            }
            self.frozen = Frozen::No;
        }
        self.settle(side, At::Now, controls, device);
    }
}

/// Keeps a zero that another period follows: of those during one move of one player, only the last
/// that is no fall and the first that is one.
fn record(zero: Zero, zeros: &mut Vec<Zero>) {
    let during = |other: &&mut Zero| {
        (other.side, other.moves, other.then) == (zero.side, zero.moves, zero.then)
    };
    match zeros.iter_mut().rev().find(during) {
        Some(other) if other.is_fall() => {}
        Some(other) if !zero.is_fall() => *other = zero,
        _ => zeros.push(zero),
    }
}

fn roll(device: &Device) -> Roll {
    match device.switch {
        Switch::Counter => Roll::WithoutQuota,
        Switch::Zero => Roll::Always,
    }
}
