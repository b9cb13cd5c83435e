//! What kind of clock stands on the table.

use crate::Duration;

/// How a particular clock behaves where clocks differ.
///
/// The default is a modern digital clock in a tournament hall: the next period begins when the counter
/// reaches its number of moves, the first move has its increment, both displays freeze when a flag
/// falls, whole seconds are shown.
///
/// # Examples
/// ```
/// use arbitre_clock::{Device, FirstBonus};
/// let server = Device { first_bonus: FirstBonus::Withheld, ..Device::default() };
/// assert_ne!(server, Device::default());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Device {
    /// What brings the next period.
    pub switch: Switch,
    /// Whether the first move has its increment.
    pub first_bonus: FirstBonus,
    /// What the other display does when a flag falls.
    pub at_flag: AtFlag,
    /// The smallest step that is shown.
    pub face: Face,
}

/// What brings the time of the next period.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Switch {
    /// The press that completes the number of moves, for the player who made it.
    #[default]
    Counter,
    /// The first display that reaches zero, for both players.
    Zero,
}

/// Whether an increment or a Bronstein delay is on the display before the first move.
///
/// It is in the Laws since 2017 ("before each move"). A server that withholds it shows one increment
/// less in the whole game. Simple delay is not concerned, nor is a clock without any stock of time,
/// which could not start otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FirstBonus {
    /// A game of `3m+2s` starts at 0:03:02.
    #[default]
    Given,
    /// A game of `3m+2s` starts at 0:03:00.
    Withheld,
}

/// What happens when a display reaches zero and no time follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum AtFlag {
    /// Both clocks stop, so the other flag cannot fall any more.
    #[default]
    Freeze,
    /// Both clocks go on.
    RunOn,
}

/// The smallest step of time that the display shows; it never shows more than what is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Face {
    /// Whole seconds.
    #[default]
    Seconds,
    /// Tenths of a second when less than this is left, whole seconds above.
    TenthsBelow(Duration),
    /// Whole minutes, and whole seconds when less than this is left.
    SecondsBelow(Duration),
}

impl Face {
    /// What the display shows when `left` is left: rounded down, and zero below zero.
    ///
    /// # Examples
    /// ```
    /// use arbitre_clock::{Duration, Face};
    /// let left: Duration = "0:00:00.97".parse()?;
    /// assert_eq!(format!("{:#}", Face::Seconds.shows(left)), "0:00:00");
    /// assert_eq!(format!("{:#}", Face::TenthsBelow(Duration::MINUTE).shows(left)), "0:00:00.9");
    /// # Ok::<_, arbitre_clock::TextError>(())
    /// ```
    #[must_use]
    pub fn shows(self, left: Duration) -> Duration {
        let step = match self {
            Self::TenthsBelow(limit) if left < limit => Duration::from_milliseconds(100),
            Self::SecondsBelow(limit) if left >= limit => Duration::MINUTE,
            _ => Duration::SECOND,
        };
        left.max(Duration::ZERO).rounded_down(step)
    }
}
