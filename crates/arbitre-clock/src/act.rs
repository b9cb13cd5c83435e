//! The clock's journal: what can happen to a clock.

use alloc::boxed::Box;
use core::fmt;

use crate::{Bonus, Cause, Duration, Side};

/// One entry of a clock's journal.
///
/// # Examples
/// ```
/// use arbitre_clock::{Cause, Clock, Duration, Reason, Side, TimeControl};
/// let control: TimeControl = "90m+30s".parse()?;
/// let mut clock = Clock::new(control);
/// clock.start(Side::White);
/// let penalty = Cause::from(Reason::IllegalMove).under("7.5.5");
/// let entry = clock.adjust(Side::Black, Duration::from_minutes(2), penalty);
/// clock.undo(entry, Reason::Judgement)?;
/// assert_eq!(
///     clock.journal()[entry].to_string(),
///     "black gains 120s: illegal move, 7.5.5 (undone: judgement)",
/// );
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What happened.
    pub act: Act,
    /// Whether it still counts.
    pub standing: Standing,
}

/// Whether an entry counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// It counts.
    InForce,
    /// It was undone, as though it had never been.
    Undone(Box<Cause>),
}

/// What can happen to a clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// The game begins and this side's clock runs.
    Start(Side),
    /// This side completes a move.
    Press(Side),
    /// Both clocks stop.
    Pause,
    /// This side's clock runs again, whoever's ran before.
    Resume(Side),
    /// So much time passes.
    Elapse(Duration),
    /// The last press is annulled; the time that passed since remains spent.
    TakeBackPress,
    /// The arbiter changes a half of the clock.
    Change(Box<Changed>),
}

/// What an arbiter changed on one half of a clock, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    /// Whose half.
    pub side: Side,
    /// What is changed.
    pub change: Change,
    /// Why.
    pub cause: Cause,
}

/// What an arbiter changes on one half of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Change {
    /// So much time is added, or taken away when negative.
    Add(Duration),
    /// So much time is left.
    Set(Duration),
    /// So many moves count as completed; the time stays as it is.
    Count(u32),
    /// Every further move brings this.
    Bonus(Bonus),
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Add(time) if *time < Duration::ZERO => {
                write!(f, "loses {}", (-*time).in_seconds())
            }
            Self::Add(time) => write!(f, "gains {}", time.in_seconds()),
            Self::Set(time) => write!(f, "has {time:#} left"),
            Self::Count(moves) => write!(f, "has completed {moves} moves"),
            Self::Bonus(Bonus::None) => f.write_str("gets nothing more for each move"),
            Self::Bonus(bonus) => {
                let kind = match bonus {
                    Bonus::Delay(_) => " of delay",
                    Bonus::Bronstein(_) => " of Bronstein delay",
                    _ => "",
                };
                write!(f, "gets {}{kind} for each move", bonus.time())
            }
        }
    }
}

impl fmt::Display for Changed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.side, self.change, self.cause)
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(side) => write!(f, "the game starts with {side}'s clock"),
            Self::Press(side) => write!(f, "{side} presses"),
            Self::Pause => f.write_str("both clocks stop"),
            Self::Resume(side) => write!(f, "{side}'s clock runs"),
            Self::Elapse(time) => write!(f, "{time:#} passes"),
            Self::TakeBackPress => f.write_str("the last press is annulled"),
            Self::Change(changed) => changed.fmt(f),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.act.fmt(f)?;
        match &self.standing {
            Standing::InForce => Ok(()),
            Standing::Undone(cause) => write!(f, " (undone: {cause})"),
        }
    }
}

/// There is no such thing to take back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum UndoError {
    /// No press is left.
    #[error("no press is left to take back")]
    NothingPressed,
    /// The journal has no entry with this number.
    #[error("the clock's journal has no entry {0}")]
    NoEntry(usize),
    /// The entry was undone before.
    #[error("entry {0} of the clock's journal is undone already")]
    AlreadyUndone(usize),
}
