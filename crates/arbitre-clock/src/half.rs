//! One player's half of the clock.

use crate::{Bonus, Device, Due, Duration, FirstBonus, Period, Quota, TimeControl};

/// One player's half of the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Half {
    /// What is left of the stock of time, of the block or of the byo-yomi time; negative when it ran on.
    pub left: Duration,
    /// What the move in progress has cost so far.
    pub spent: Duration,
    /// What the whole game has cost so far.
    pub used: Duration,
    /// The move counter.
    pub moves: u32,
    /// How often the button was pressed to complete a move.
    pub presses: u32,
    /// The index of the period in force.
    pub period: usize,
    /// The count of moves that is due before zero.
    pub due: Due,
    /// What the move in progress brings.
    pub bonus: Bonus,
    /// What each move after it brings.
    pub coming: Bonus,
    /// Where a period without a stock of its own stands.
    pub overtime: Overtime,
    pub flag: Flag,
}

/// Byo-yomi and other periods open when the time before them is used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overtime {
    Closed,
    /// `times` are still untouched (Japanese), `moves` were made in the block (Canadian).
    Open {
        times: u32,
        moves: u32,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flag {
    Up,
    Down,
}

/// What a display at zero leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AtZero {
    /// The next period begins.
    NextPeriod,
    /// Byo-yomi begins or goes on with its next time.
    Overtime,
    /// Nothing follows: the flag falls.
    Nothing,
}

/// When a display reached zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum At {
    /// While it ran: as long ago as it has run on since.
    Passed,
    /// At this moment, because time was taken away.
    Now,
}

impl Half {
    pub(crate) fn new(control: &TimeControl, device: &Device) -> Self {
        let period = control.period(0);
        let bonus = period.bonus();
        let first = match bonus {
            Bonus::Increment(time) | Bonus::Bronstein(time) if leads(control, device) => time,
            _ => Duration::ZERO,
        };
        let mut half = Self {
            left: period.base() + first,
            spent: Duration::ZERO,
            used: Duration::ZERO,
            moves: 0,
            presses: 0,
            period: 0,
            due: Due::Moves(0).after(period.quota(), 1),
            bonus,
            coming: bonus,
            overtime: Overtime::Closed,
            flag: Flag::Up,
        };
        if half.left.is_spent() {
            half.open_overtime(period);
        }
        half
    }

    /// How long it may run before nothing is left, the delay included.
    pub(crate) fn room(&self) -> Duration {
        let free = match self.bonus {
            Bonus::Delay(time) => (time - self.spent).max(Duration::ZERO),
            _ => Duration::ZERO,
        };
        self.left + free
    }

    /// Whether nothing is left; a delay that is not used up still counts, but never against time owed.
    pub(crate) fn is_at_zero(&self, at: At) -> bool {
        self.room().is_spent() || (at == At::Now && self.left < Duration::ZERO)
    }

    /// Goes on to the next period, whose increment or delay begins with the next move.
    pub(crate) fn advance(&mut self, control: &TimeControl) {
        let new = control.period(self.period + 1);
        self.period = (self.period + 1).min(control.periods().len() - 1);
        self.coming = new.bonus();
        self.due = self.due.after(new.quota(), 1);
        self.left += new.base();
    }

    /// Where the last period repeats, begins it as often as the moves made so far allow, but once: the
    /// zero before that is the last one that is not a fall.
    pub(crate) fn repeat_while_due_is_met(&mut self, control: &TimeControl, roll: Roll) {
        if let (
            Period::Main {
                quota: quota @ Quota::Moves(moves),
                base,
                ..
            },
            Due::Moves(due),
            Roll::Always,
        ) = (control.period(self.period), self.due, roll)
            && self.period + 1 >= control.periods().len()
            && due <= self.moves
            && !base.is_spent()
        {
            let met = (self.moves - due) / moves.get();
            let times = met.min(rounds(self.left, base) - 1);
            self.left += base * times;
            self.due = self.due.after(quota, times);
        }
    }

    /// What follows when nothing is left, and does it.
    pub(crate) fn at_zero(&mut self, control: &TimeControl, roll: Roll) -> AtZero {
        let period = control.period(self.period);
        let is_last = self.period + 1 >= control.periods().len();
        match period {
            Period::Main { .. } if !is_last && roll.happens_after(period.quota()) => {
                self.advance(control);
                AtZero::NextPeriod
            }
            Period::Main {
                quota: quota @ Quota::Moves(_),
                base,
                ..
            } if roll == Roll::Always && !base.is_spent() => {
                let times = if self.due.is_met_by(self.moves) {
                    1
                } else {
                    rounds(self.left, base)
                };
                self.left += base * times;
                self.due = self.due.after(quota, times);
                AtZero::NextPeriod
            }
            _ if self.overtime == Overtime::Closed && self.open_overtime(period) => {
                AtZero::Overtime
            }
            Period::ByoYomi { each, .. } => match &mut self.overtime {
                Overtime::Open { times, .. } if *times > 0 => {
                    let gone = rounds(self.left, each).min(*times);
                    *times -= gone;
                    self.left += each * gone;
                    AtZero::Overtime
                }
                _ => AtZero::Nothing,
            },
            _ => AtZero::Nothing,
        }
    }

    /// Opens byo-yomi or another period without a stock of its own.
    fn open_overtime(&mut self, period: Period) -> bool {
        let (time, times) = match period {
            Period::ByoYomi { times, each } => (each, times.get() - 1),
            Period::Canadian { block, .. } => (block, 0),
            Period::PerMove { time } | Period::PerDay { time } => (time, 0),
            Period::Main { .. } | Period::Hourglass { .. } | Period::Upcount => return false,
        };
        self.left += time;
        self.overtime = Overtime::Open { times, moves: 0 };
        true
    }

    /// Completes a move that counts for `weight` moves.
    pub(crate) fn press(
        &mut self,
        control: &TimeControl,
        device: &Device,
        weight: u32,
        roll: Roll,
    ) {
        let leads = leads(control, device);
        self.moves = self.moves.saturating_add(weight);
        self.presses = self.presses.saturating_add(1);
        match self.bonus {
            Bonus::Bronstein(time) => self.left += self.spent.min(time),
            Bonus::Increment(time) if !leads => self.left += time,
            _ => {}
        }
        if roll == Roll::WithoutQuota {
            while self.due.is_met_by(self.moves) {
                self.advance(control);
            }
        }
        if leads {
            let more = bronstein(self.coming) - bronstein(self.bonus);
            self.left += more.max(Duration::ZERO);
        }
        self.bonus = self.coming;
        if let (Bonus::Increment(time), true) = (self.bonus, leads) {
            self.left += time;
        }
        if let (Overtime::Open { moves, .. }, Flag::Up) = (&mut self.overtime, self.flag) {
            match control.period(self.period) {
                Period::ByoYomi { each: time, .. } | Period::PerMove { time } => self.left = time,
                Period::Canadian {
                    moves: quota,
                    block,
                } => {
                    *moves += 1;
                    if *moves >= quota.get() {
                        *moves = 0;
                        self.left = block;
                    }
                }
                _ => {}
            }
        }
        self.spent = Duration::ZERO;
    }

    /// Sets the move counter, and the period where the counter decides it, without touching the time.
    pub(crate) fn count(&mut self, moves: u32, control: &TimeControl, roll: Roll) {
        self.moves = moves;
        if roll == Roll::Always {
            return;
        }
        let mut due = Due::Moves(0);
        for (index, period) in control.periods().iter().enumerate() {
            due = due.after(period.quota(), 1);
            self.period = index;
            self.due = due;
            self.coming = period.bonus();
            if !due.is_met_by(moves) {
                return;
            }
        }
        if let (Due::Moves(met), Quota::Moves(quota)) = (due, control.period(self.period).quota()) {
            let more = (moves - met) / quota.get() + 1;
            self.due = due.after(Quota::Moves(quota), more);
        }
    }
}

/// Which periods end at zero rather than at a count of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Roll {
    /// Those without a number of moves: the counter ends the others.
    WithoutQuota,
    /// Every period.
    Always,
}

impl Roll {
    fn happens_after(self, quota: Quota) -> bool {
        self == Self::Always || quota == Quota::AllMoves
    }
}

/// Whether the bonus of a move is on the display before the move.
fn leads(control: &TimeControl, device: &Device) -> bool {
    device.first_bonus == FirstBonus::Given || control.period(0).base().is_spent()
}

fn bronstein(bonus: Bonus) -> Duration {
    match bonus {
        Bonus::Bronstein(time) => time,
        _ => Duration::ZERO,
    }
}

/// How often `time` must be added until something is left.
fn rounds(left: Duration, time: Duration) -> u32 {
    let owed = (-left).milliseconds().max(0);
    u32::try_from(owed / time.milliseconds().max(1) + 1).unwrap_or(u32::MAX)
}
