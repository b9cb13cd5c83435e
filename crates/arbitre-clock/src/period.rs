//! One period of a time control.

use core::fmt;
use core::num::NonZeroU32;

use crate::Duration;

/// One period of a time control: how much time, for how many moves, with what for each move.
///
/// # Examples
/// ```
/// use arbitre_clock::{Bonus, Duration, Period, Quota, TimeControl};
/// let control: TimeControl = "40/90m+30s:30m+30s".parse()?;
/// assert_eq!(
///     control.periods()[1],
///     Period::Main {
///         quota: Quota::AllMoves,
///         base: Duration::from_minutes(30),
///         bonus: Bonus::Increment(Duration::from_seconds(30)),
///     },
/// );
/// # Ok::<_, arbitre_clock::TextError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Period {
    /// A stock of time for a number of moves or for all moves, `40/90m+30s`, `30m`, `10m d5s`.
    Main {
        /// The moves to be completed in the period.
        quota: Quota,
        /// The stock of time.
        base: Duration,
        /// What each move brings besides.
        bonus: Bonus,
    },
    /// The time that a player spends flows to his opponent, `*3m`.
    Hourglass {
        /// What each player has at the start.
        base: Duration,
    },
    /// Japanese byo-yomi, `byo 5x1m`: a move made within `each` costs nothing, each full `each` costs
    /// one of the `times`.
    ByoYomi {
        /// How many times there are.
        times: NonZeroU32,
        /// How long each is.
        each: Duration,
    },
    /// Canadian byo-yomi, `can 25/10m`: so many moves in each block of time, and what is left of a
    /// block is lost when the next begins.
    Canadian {
        /// The moves of one block.
        moves: NonZeroU32,
        /// The time of one block.
        block: Duration,
    },
    /// So much time for every move and nothing carried over, `30s/move`, `3days/move`.
    PerMove {
        /// The time for a move.
        time: Duration,
    },
    /// So much thinking time in every twenty-four hours of the game, and nothing carried over,
    /// `30m/day`.
    PerDay {
        /// The time for a day.
        time: Duration,
    },
    /// The clock counts up and nobody can lose on time, `upcount`.
    Upcount,
}

/// The moves that must be completed in a period.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Quota {
    /// So many moves, then the next period's time is added.
    Moves(NonZeroU32),
    /// Every move that is still to be made, or every move until the time is used up.
    AllMoves,
}

/// What a player gets for each move besides the stock of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Cumulative or Fischer time, `+30s`: the whole increment is added for each move.
    Increment(Duration),
    /// Simple delay, ` d5s`: the stock is touched only when so much has been spent on the move.
    Delay(Duration),
    /// Bronstein delay, ` b5s`: what was spent on the move is given back, up to so much.
    Bronstein(Duration),
}

impl Bonus {
    /// The time that a move brings, at the most.
    #[must_use]
    pub const fn time(self) -> Duration {
        match self {
            Self::None => Duration::ZERO,
            Self::Increment(time) | Self::Delay(time) | Self::Bronstein(time) => time,
        }
    }
}

impl Period {
    /// All remaining moves in `base`, sudden death.
    #[must_use]
    pub const fn sudden_death(base: Duration, bonus: Bonus) -> Self {
        Self::Main {
            quota: Quota::AllMoves,
            base,
            bonus,
        }
    }

    /// What each move of the period brings.
    #[must_use]
    pub const fn bonus(&self) -> Bonus {
        match self {
            Self::Main { bonus, .. } => *bonus,
            _ => Bonus::None,
        }
    }

    /// The moves to be completed in the period.
    #[must_use]
    pub const fn quota(&self) -> Quota {
        match self {
            Self::Main { quota, .. } => *quota,
            _ => Quota::AllMoves,
        }
    }

    /// The time that is on the display when the period begins; zero where the period opens only when
    /// the time before it is used up.
    #[must_use]
    pub const fn base(&self) -> Duration {
        match self {
            Self::Main { base, .. } | Self::Hourglass { base } => *base,
            _ => Duration::ZERO,
        }
    }
}

impl fmt::Display for Quota {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves(moves) => write!(f, "{moves}/"),
            Self::AllMoves => Ok(()),
        }
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::Increment(time) => write!(f, "+{time}"),
            Self::Delay(time) => write!(f, " d{time}"),
            Self::Bronstein(time) => write!(f, " b{time}"),
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Main { quota, base, bonus } => write!(f, "{quota}{base}{bonus}"),
            Self::Hourglass { base } => write!(f, "*{base}"),
            Self::ByoYomi { times, each } => write!(f, "byo {times}x{each}"),
            Self::Canadian { moves, block } => write!(f, "can {moves}/{block}"),
            Self::PerMove { time } => write!(f, "{time}/move"),
            Self::PerDay { time } => write!(f, "{time}/day"),
            Self::Upcount => f.write_str("upcount"),
        }
    }
}
