//! The state of a clock, and what each act makes of it.

use alloc::vec::Vec;

use crate::half::{AtZero, Flag, Half, Roll};
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
        if self.frozen == Frozen::Yes {
            return;
        }
        self.run(side, time);
        if let Period::Hourglass { .. } = controls[side].period(0) {
            self.halves[!side].left += time;
        }
        if self.settle(side, At::Passed, controls, device) == AtZero::Nothing
            && device.at_flag == AtFlag::Freeze
        {
            // The displays stopped at zero: what came after is not on the clock.
            let over = -self.halves[side].left;
            self.run(side, -over);
            if let Period::Hourglass { .. } = controls[side].period(0) {
                self.halves[!side].left -= over;
            }
            self.halves[side].left = Duration::ZERO;
            self.frozen = Frozen::Yes;
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

    /// Lets follow what follows when nothing is left, and answers what came last.
    fn settle(&mut self, side: Side, at: At, controls: &Controls, device: &Device) -> AtZero {
        let mut last = AtZero::NextPeriod;
        while self.halves[side].left.is_spent() && self.halves[side].flag == Flag::Up {
            let half = &mut self.halves[side];
            let control = &controls[side];
            if control.period(half.period) == Period::Upcount {
                break;
            }
            let Half {
                left,
                moves,
                due,
                period,
                ..
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
            last = half.at_zero(control, device, roll(device));
            match last {
                AtZero::Overtime => {}
                AtZero::Nothing => {
                    half.flag = Flag::Down;
                    self.zeros.push(zero(Then::Flag));
                }
                AtZero::NextPeriod => {
                    // A period without a number of moves is not overstepped at its end.
                    if due != Due::Never {
                        self.zeros.push(zero(Then::NextPeriod));
                    }
                    let other = &mut self.halves[!side];
                    let others = &controls[!side];
                    let follows = other.period + 1 < others.periods().len();
                    if device.switch == Switch::Zero && other.period == period && follows {
                        other.advance(others, device);
                    }
                }
            }
        }
        last
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
            (half.period, half.due, half.bonus) = (before.period, before.due, before.bonus);
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
            Change::Bonus(bonus) => half.bonus = bonus,
        }
        if half.flag == Flag::Down && !half.left.is_spent() {
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

/// When a display reached zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum At {
    /// While it ran: as long ago as it has run on since.
    Passed,
    /// At this moment, because time was taken away.
    Now,
}

fn roll(device: &Device) -> Roll {
    match device.switch {
        Switch::Counter => Roll::WithoutQuota,
        Switch::Zero => Roll::Always,
    }
}
