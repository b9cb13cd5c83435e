//! One player's time as the comments tell it.

use alloc::vec::Vec;

use super::{Displays, Impossible, MoveTime, PeriodChange, TimedMove, Used};
use crate::{Bonus, Duration, FirstBonus, Period, Quota, Side, TimeCommand, TimeControl};

/// How a player's clock began and was read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Start {
    pub first_bonus: FirstBonus,
    pub displays: Displays,
    pub stake: Stake,
}

/// What a player begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stake {
    Full,
    /// Half of it, and no increment.
    Half,
}

/// Whether moves without a comment lie between this move and the last display.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Gap {
    None,
    Moves,
}

/// What is known of the next period at a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    /// Its time is on the display.
    Shown,
    /// Its time is not on the display.
    NotShown,
    /// There is no display; it comes with the move that is due.
    Unseen,
}

/// One player's time as far as the comments have told it.
struct Account<'a> {
    control: &'a TimeControl,
    start: Start,
    step: Duration,
    /// The most that can be left.
    left: Duration,
    gap: Gap,
    moves: u32,
    period: usize,
    due: u32,
    counting: [Duration; 2],
}

/// What one player's comments show, if he began so.
pub(super) fn check_side(
    control: &TimeControl,
    side: Side,
    moves: &[TimedMove],
    start: Start,
    step: Duration,
) -> Vec<MoveTime> {
    let base = control.period(0).base();
    let mut account = Account {
        control,
        start,
        step,
        left: match start.stake {
            Stake::Full => base,
            Stake::Half => Duration::from_milliseconds(base.milliseconds() / 2),
        },
        gap: Gap::None,
        moves: 0,
        period: 0,
        due: quota(control, 0),
        counting: [Duration::ZERO; 2],
    };
    if start.first_bonus == FirstBonus::Given {
        account.left += account.bonus(0);
        if let Bonus::Bronstein(time) = control.bonus() {
            account.left += time;
        }
    }
    let own = moves.iter().filter(|timed| timed.side == side);
    own.map(|timed| account.check(timed)).collect()
}

/// The moves that end a period; none end the last moves of the game.
fn quota(control: &TimeControl, period: usize) -> u32 {
    match control.period(period).quota() {
        Quota::Moves(moves) => moves.get(),
        Quota::AllMoves => u32::MAX,
    }
}

impl Account<'_> {
    /// The increment of a period.
    fn bonus(&self, period: usize) -> Duration {
        match (self.start.stake, self.control.period(period).bonus()) {
            (Stake::Full, Bonus::Increment(time)) => time,
            _ => Duration::ZERO,
        }
    }

    fn check(&mut self, timed: &TimedMove) -> MoveTime {
        self.moves = self.moves.saturating_add(1);
        let mut checked = MoveTime {
            side: timed.side,
            number: self.moves,
            used: Used::Unknown,
            period: PeriodChange::None,
            impossible: Vec::new(),
        };
        let counters = [TimeCommand::Egt, TimeCommand::Mct];
        for (command, before) in counters.into_iter().zip(&mut self.counting) {
            if let Some(shown) = timed.time(command) {
                if shown < *before {
                    checked.impossible.push(Impossible::WentBack {
                        before: *before,
                        shown,
                    });
                }
                *before = shown;
            }
        }
        let Period::Main { .. } = self.control.period(self.period) else {
            return checked;
        };
        let spent = timed.time(TimeCommand::Emt);
        match (timed.time(TimeCommand::Clk), spent) {
            (Some(shown), _) => self.display(shown, &mut checked),
            (None, Some(spent)) => self.spend(spent, &mut checked),
            (None, None) => {
                self.press(&mut checked, Next::Unseen);
                self.gap = Gap::Moves;
            }
        }
        if let (Some(spent), Some(_)) = (spent, timed.time(TimeCommand::Clk)) {
            self.compare(spent, &mut checked);
        }
        checked
    }

    /// Takes up what the display shows after the press.
    fn display(&mut self, shown: Duration, checked: &mut MoveTime) {
        let before = self.left;
        let plain = before + self.bonus(self.period);
        let base = self.control.period(self.period + 1).base();
        let bonus = self.bonus(self.period).max(self.bonus(self.period + 1));
        // Before the move that is due, less than half of the next period's time is another mistake.
        let least = if self.moves >= self.due {
            plain + self.step
        } else {
            plain + Duration::from_milliseconds(base.milliseconds() / 2)
        };
        let is_shown = shown > least && shown <= before + base + bonus + self.step;
        let next = if is_shown && self.is_followed() {
            Next::Shown
        } else {
            Next::NotShown
        };
        self.press(checked, next);
        let brought = self.left - before;
        let drop = self.left - shown;
        if drop < -self.step {
            let most = self.left;
            checked.impossible.push(Impossible::TooMuch { shown, most });
        }
        let delay = match self.control.period(self.period).bonus() {
            Bonus::Delay(time) | Bonus::Bronstein(time) => time,
            _ => Duration::ZERO,
        };
        let drop = drop.max(Duration::ZERO);
        let untimed = match self.start.first_bonus {
            FirstBonus::Withheld if self.moves == 1 => self.bonus(0),
            _ => Duration::ZERO,
        };
        let unread = match self.start.displays {
            Displays::AfterPress => Duration::ZERO,
            Displays::AtMove => brought.max(Duration::ZERO),
        };
        let is_open = self.gap == Gap::Moves || (drop <= self.step && !delay.is_spent());
        let least = if is_open {
            Duration::ZERO
        } else {
            (drop + delay - untimed - unread * 2 - self.step).max(Duration::ZERO)
        };
        let most = drop + delay + self.step;
        checked.used = Used::Between { least, most };
        self.left = if drop < -self.step {
            shown
        } else {
            (shown + unread).min(self.left).max(shown)
        };
        self.gap = Gap::None;
    }

    /// Takes up what the move took.
    fn spend(&mut self, spent: Duration, checked: &mut MoveTime) {
        let bonus = self.control.period(self.period).bonus();
        let charged = match bonus {
            Bonus::Delay(time) | Bonus::Bronstein(time) => (spent - time).max(Duration::ZERO),
            _ => spent,
        };
        if charged > self.left + self.step && self.moves <= self.due {
            let left = self.left + spent - charged;
            checked
                .impossible
                .push(Impossible::SpentTooMuch { spent, left });
        }
        checked.used = Used::Between {
            least: spent,
            most: spent,
        };
        self.left = (self.left - charged).max(Duration::ZERO);
        self.press(checked, Next::Unseen);
    }

    /// Whether another period can begin: a last one repeats when it has a number of moves.
    fn is_followed(&self) -> bool {
        self.period + 1 < self.control.periods().len() || self.due != u32::MAX
    }

    /// Adds what a press brings to a move that took no time.
    fn press(&mut self, checked: &mut MoveTime, next: Next) {
        let old = self.period;
        let base = self.control.period(old + 1).base();
        let is_due = self.moves >= self.due;
        let begins = match next {
            Next::Shown => true,
            Next::NotShown => is_due && base.is_spent(),
            Next::Unseen => is_due,
        };
        if begins && self.is_followed() {
            if !is_due && self.due != u32::MAX {
                let (moves, due) = (self.moves, self.due);
                checked
                    .impossible
                    .push(Impossible::PeriodTooEarly { moves, due });
            }
            self.left += base;
            self.period += 1;
            self.due = self.due.saturating_add(quota(self.control, self.period));
            checked.period = PeriodChange::Added(base);
        }
        self.left += match self.start.first_bonus {
            FirstBonus::Given => self.bonus(self.period),
            FirstBonus::Withheld => self.bonus(old),
        };
    }

    fn compare(&self, spent: Duration, checked: &mut MoveTime) {
        if let Used::Between { least, most } = checked.used
            && (spent + self.step < least || spent > most + self.step)
        {
            checked
                .impossible
                .push(Impossible::Disagrees { spent, least, most });
        }
    }
}
