//! The clock's journal: what can happen to a clock.

use alloc::boxed::Box;

use crate::{Bonus, Cause, Duration, Side};

/// One entry of a clock's journal.
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
