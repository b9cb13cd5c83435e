//! The state of a clock, and what each act makes of it.

use alloc::vec::Vec;

use crate::half::{At, AtZero, Flag, Half, Overtime, Roll};
use crate::setting::{Days, Glass, Setting, has_days};
use crate::{
    Act, AtFlag, Bonus, Change, Device, Due, Duration, Entry, Period, Side, Sides, Standing, Switch,
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
    pub(crate) fn new(setting: &Setting) -> Self {
        Self {
            halves: Sides::from_fn(|side| Half::new(&setting.controls[side], &setting.device)),
            motion: Motion::Waiting,
            time: Duration::ZERO,
            zeros: Vec::new(),
            frozen: Frozen::No,
        }
    }

    /// The state after everything in a journal that is in force.
    pub(crate) fn after(journal: &[Entry], setting: &Setting) -> Self {
        Self::replay(journal, setting).0
    }

    /// That state, and the presses that count.
    pub(crate) fn replay(journal: &[Entry], setting: &Setting) -> (Self, Vec<Press>) {
        let mut state = Self::new(setting);
        let mut presses = Vec::new();
        let in_force = journal
            .iter()
            .filter(|entry| entry.standing == Standing::InForce);
        for Entry { act, .. } in in_force {
            match *act {
                Act::Press(side) => {
                    let before = state.halves[side];
                    state.press(side, setting);
                    let after = state.halves[side];
                    if after.presses != before.presses {
                        presses.push(Press {
                            side,
                            before,
                            after,
                        });
                    }
                }
                Act::TakeBackPress => {
                    if let Some(press) = presses.pop() {
                        state.take_back(press, setting);
                    }
                }
                _ => state.apply(act, setting),
            }
        }
        (state, presses)
    }

    pub(crate) fn apply(&mut self, act: &Act, setting: &Setting) {
        match *act {
            Act::Start(side) | Act::Resume(side) => self.motion = Motion::Running(side),
            Act::Pause => {
                if let Motion::Running(side) = self.motion {
                    self.motion = Motion::Paused(side);
                }
            }
            Act::Press(side) => self.press(side, setting),
            Act::Elapse(time) => self.elapse(time, setting),
            // What a press brought is not kept: it is worked out when the journal is gone through.
            Act::TakeBackPress => {}
            Act::Change(ref changed) => self.change(changed.side, changed.change, setting),
        }
    }

    fn press(&mut self, side: Side, setting: &Setting) {
        if self.motion != Motion::Running(side) || self.frozen == Frozen::Yes {
            return;
        }
        let half = &mut self.halves[side];
        let weight = match half.presses {
            0 => u32::from(setting.odds.0.max(1)),
            _ => 1,
        };
        let roll = roll(&setting.device);
        half.press(&setting.controls[side], &setting.device, weight, roll);
        self.motion = Motion::Running(!side);
    }

    fn elapse(&mut self, time: Duration, setting: &Setting) {
        let Motion::Running(side) = self.motion else {
            return;
        };
        if setting.days == Days::Alike {
            return self.step(side, time, setting);
        }
        let today = self.time.rounded_down(Duration::DAY);
        if has_days(&setting.controls[side]) {
            self.elapse_by_days(side, time, setting);
        } else {
            self.step(side, time, setting);
        }
        if self.time.rounded_down(Duration::DAY) > today {
            self.begin_day(!side, setting);
        }
    }

    /// Lets time pass day by day, for a side that has, or may come to have, new time every day.
    fn elapse_by_days(&mut self, side: Side, time: Duration, setting: &Setting) {
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
            self.step(side, until, setting);
            rest -= until;
            self.begin_day(side, setting);
            let half = &self.halves[side];
            if half.overtime != Overtime::Closed && half.left > Duration::DAY {
                let days = rest.rounded_down(Duration::DAY);
                self.run(side, days);
                rest -= days;
                self.begin_day(side, setting);
            }
        }
        self.step(side, rest, setting);
    }

    fn begin_day(&mut self, side: Side, setting: &Setting) {
        let half = &mut self.halves[side];
        if let (Period::PerDay { time }, Overtime::Open { .. }, Flag::Up) = (
            setting.controls[side].period(half.period),
            half.overtime,
            half.flag,
        ) {
            half.left = time;
        }
    }

    /// Lets one half run, and what follows from it happen.
    fn step(&mut self, side: Side, time: Duration, setting: &Setting) {
        if self.frozen == Frozen::Yes {
            return;
        }
        self.run(side, time);
        if setting.glass == Glass::Shared {
            self.halves[!side].left += time;
        }
        self.settle(side, At::Passed, setting);
        if self.frozen == Frozen::Yes {
            // The displays stopped at zero: what came after is not on the clock.
            let over = -self.halves[side].room();
            self.run(side, -over);
            if setting.glass == Glass::Shared {
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
    fn settle(&mut self, side: Side, at: At, setting: &Setting) {
        while self.halves[side].is_at_zero(at) && self.halves[side].flag == Flag::Up {
            let half = &mut self.halves[side];
            let control = &setting.controls[side];
            if control.period(half.period) == Period::Upcount {
                break;
            }
            half.repeat_while_due_is_met(control, roll(&setting.device));
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
            match half.at_zero(control, roll(&setting.device)) {
                AtZero::Overtime => {}
                AtZero::Nothing => {
                    half.flag = Flag::Down;
                    if setting.device.at_flag == AtFlag::Freeze {
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
                    let others = &setting.controls[!side];
                    let follows = other.period + 1 < others.periods().len();
                    if setting.device.switch == Switch::Zero && other.period == period && follows {
                        other.advance(others);
                    }
                }
            }
        }
    }

    fn take_back(&mut self, press: Press, setting: &Setting) {
        let Press {
            side,
            before,
            after,
        } = press;
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
        self.settle(side, At::Now, setting);
    }

    fn change(&mut self, side: Side, change: Change, setting: &Setting) {
        let half = &mut self.halves[side];
        match change {
            Change::Add(time) => half.left += time,
            Change::Set(time) => half.left = time,
            Change::Count(moves) => {
                half.count(moves, &setting.controls[side], roll(&setting.device))
            }
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
        self.settle(side, At::Now, setting);
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
