//! Time controls as other programs, federations and people write them.

mod cutechess;
mod fide;
mod iccf;
mod lichess;
mod pgn;
mod prose;
mod trf;
mod us_chess;
mod words;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;
use core::str::FromStr;

use crate::text::{Cursor, TextError};
use crate::{Bonus, ControlError, Controls, Duration, Period, Quota, TimeControl};

/// A way of writing time controls.
///
/// Only the canonical text gives every number its unit. In every other dialect a bare number means
/// what that dialect says, so a text is never read without naming one.
///
/// # Examples
/// ```
/// use arbitre_clock::{Dialect, Stated};
/// let tag = Dialect::Pgn.read("40/5400+30:1800+30")?;
/// let Stated::Controls(controls) = tag.stated else { panic!("it is stated") };
/// assert_eq!(controls.to_string(), "40/90m+30s:30m+30s");
/// assert_eq!(Dialect::Trf25.write(&controls)?, "40/5400+30:1800+30");
/// assert_eq!(
///     Dialect::Lichess.write(&controls).unwrap_err().to_string(),
///     "lichess cannot say that a period ends after a number of moves",
/// );
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dialect {
    /// Our own, `40/90m+30s:30m+30s`: every number with its unit.
    Canonical,
    /// The TimeControl tag of game files, `40/5400+30:1800+30`: seconds.
    Pgn,
    /// Regulations and announcements, `90'/40 + 30' + 30"/move`, `40 moves in 2 hours`.
    Fide,
    /// The notation of US Chess, `40/90, SD/30; d5`: minutes, delays in seconds.
    UsChess,
    /// The `tc=` option of cutechess and fastchess, `40/2:30+0.5`: minutes and seconds.
    Cutechess,
    /// Lichess, `3+2`: minutes and seconds; `3 days` for each move.
    Lichess,
    /// Record 222 of a tournament report file, `40/5400+30:1800+30`, `W300-B240`: seconds.
    Trf25,
    /// Correspondence play, `10 moves in 50 days`.
    Iccf,
}

impl Dialect {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Canonical,
        Self::Pgn,
        Self::Fide,
        Self::UsChess,
        Self::Cutechess,
        Self::Lichess,
        Self::Trf25,
        Self::Iccf,
    ];

    /// The name that stands for the dialect in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Canonical => "canonical",
            Self::Pgn => "pgn",
            Self::Fide => "fide",
            Self::UsChess => "us-chess",
            Self::Cutechess => "cutechess",
            Self::Lichess => "lichess",
            Self::Trf25 => "trf25",
            Self::Iccf => "iccf",
        }
    }

    /// Reads a time control in this dialect.
    ///
    /// # Errors
    /// When the text is not of the dialect, with the place; see [`DialectError`].
    pub fn read(self, text: &str) -> Result<Reading, DialectError> {
        match self {
            Self::Canonical => Ok(Reading::certain(text.parse::<Controls>()?)),
            Self::Pgn => pgn::read(text),
            Self::Fide => fide::read(text),
            Self::UsChess => us_chess::read(text),
            Self::Cutechess => cutechess::read(text),
            Self::Lichess => lichess::read(text),
            Self::Trf25 => trf::read(text),
            Self::Iccf => iccf::read(text),
        }
    }

    /// Writes a time control in this dialect.
    ///
    /// # Errors
    /// When the dialect has no words for it: the error says what would be lost.
    pub fn write(self, controls: &Controls) -> Result<String, Inexpressible> {
        let written = match self {
            Self::Canonical => Ok(controls.to_string()),
            Self::Pgn => pgn::write(controls),
            Self::Fide => fide::write(controls),
            Self::UsChess => us_chess::write(controls),
            Self::Cutechess => cutechess::write(controls),
            Self::Lichess => lichess::write(controls),
            Self::Trf25 => trf::write(controls),
            Self::Iccf => iccf::write(controls),
        };
        written.map_err(|lost| Inexpressible {
            dialect: self,
            lost,
        })
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Dialect {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        const EXPECTED: &str =
            "`canonical`, `pgn`, `fide`, `us-chess`, `cutechess`, `lichess`, `trf25` or `iccf`";
        Self::ALL
            .into_iter()
            .find(|dialect| dialect.name() == text)
            .ok_or_else(|| Cursor::new(text).expected_in(0..text.len(), EXPECTED))
    }
}

/// What a text says, and what in it may have been meant otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// What it says by the rules of its dialect.
    pub stated: Stated,
    /// Where writers are known to mean something else.
    pub doubts: Vec<Doubt>,
}

/// What a text says of the time control.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stated {
    /// That it is not known, as `?` in a game file.
    Unknown,
    /// The time control of each side.
    Controls(Controls),
}

/// A place in a text that some writers use for something else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doubt {
    /// The bytes of the text.
    pub span: Range<usize>,
    /// What else may be meant.
    pub remark: &'static str,
}

impl Reading {
    fn certain(controls: impl Into<Controls>) -> Self {
        Self {
            stated: Stated::Controls(controls.into()),
            doubts: Vec::new(),
        }
    }

    fn doubting(mut self, span: Range<usize>, remark: &'static str) -> Self {
        self.doubts.push(Doubt { span, remark });
        self
    }
}

/// Why a text is no time control in its dialect.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DialectError {
    /// Something else was expected at a place.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The periods make no time control.
    #[error("{error}")]
    Control {
        /// The bytes of the time control.
        span: Range<usize>,
        /// Why not.
        error: ControlError,
    },
    /// Cutechess has one period only.
    #[error("cutechess has one period, which repeats, and reads `:` as minutes and seconds")]
    OnePeriod {
        /// The bytes from the second colon on.
        span: Range<usize>,
    },
    /// More minutes than lichess offers.
    #[error("lichess offers at most 180 minutes; a game file writes seconds like this")]
    SecondsForMinutes {
        /// The bytes of the number.
        span: Range<usize>,
    },
}

impl DialectError {
    /// The bytes of the text that are wrong.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        match self {
            Self::Text(error) => error.span.clone(),
            Self::Control { span, .. }
            | Self::OnePeriod { span }
            | Self::SecondsForMinutes { span } => span.clone(),
        }
    }
}

/// A time control that a dialect has no words for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{dialect} cannot say {lost}")]
pub struct Inexpressible {
    /// The dialect.
    pub dialect: Dialect,
    /// What would be lost.
    pub lost: Lost,
}

/// What a dialect cannot say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Lost {
    /// A time control for each side.
    #[error("that White and Black have different time controls")]
    Sides,
    /// Several periods.
    #[error("that there is more than one period")]
    Periods,
    /// A number of moves in a period.
    #[error("that a period ends after a number of moves")]
    Quota,
    /// A last period that repeats.
    #[error("that the last period repeats")]
    Repetition,
    /// A period without a number of moves that is not the last.
    #[error("that a period without a number of moves is followed by another")]
    OpenPeriod,
    /// An increment.
    #[error("that each move brings an increment")]
    Increment,
    /// Different increments or delays in different periods.
    #[error("that the periods differ in what a move brings")]
    BonusOfPeriod,
    /// Simple delay.
    #[error("that the clock waits before each move (simple delay)")]
    Delay,
    /// Bronstein delay.
    #[error("that the time of a move is given back (Bronstein)")]
    Bronstein,
    /// A stock of time without an increment for each move.
    #[error("that there is a stock of time")]
    Stock,
    /// No stock of time.
    #[error("that there is no stock of time, only an increment")]
    NoStock,
    /// A time that is no whole number of the dialect's units.
    #[error("a part of its unit of time")]
    Fraction,
    /// A longer time than the dialect has.
    #[error("so long a time")]
    Length,
    /// One or two minutes.
    #[error("one or two minutes, which it takes for hours")]
    FewMinutes,
    /// An hourglass.
    #[error("that the time spent flows to the opponent (hourglass)")]
    Hourglass,
    /// Japanese byo-yomi.
    #[error("that there is Japanese byo-yomi")]
    ByoYomi,
    /// Canadian byo-yomi.
    #[error("that there is Canadian byo-yomi")]
    Canadian,
    /// A time for each move.
    #[error("that every move has its own time")]
    PerMove,
    /// A time for each day.
    #[error("that every day has its own time")]
    PerDay,
    /// No limit.
    #[error("that there is no limit")]
    Upcount,
}

/// The time control of these periods, read from the bytes in `span`.
fn control(periods: Vec<Period>, span: Range<usize>) -> Result<TimeControl, DialectError> {
    TimeControl::new(periods).map_err(|error| DialectError::Control { span, error })
}

fn end(cursor: &Cursor<'_>) -> Result<(), DialectError> {
    if cursor.is_at_end() {
        Ok(())
    } else {
        Err(cursor.expected("the end of the time control").into())
    }
}

/// The one time control of both sides.
fn same(controls: &Controls) -> Result<&TimeControl, Lost> {
    if controls.white == controls.black {
        Ok(&controls.white)
    } else {
        Err(Lost::Sides)
    }
}

/// A stock of time: the other kinds of period say what they are.
fn main_period(period: &Period) -> Result<(Quota, Duration, Bonus), Lost> {
    match *period {
        Period::Main { quota, base, bonus } => Ok((quota, base, bonus)),
        Period::Hourglass { .. } => Err(Lost::Hourglass),
        Period::ByoYomi { .. } => Err(Lost::ByoYomi),
        Period::Canadian { .. } => Err(Lost::Canadian),
        Period::PerMove { .. } => Err(Lost::PerMove),
        Period::PerDay { .. } => Err(Lost::PerDay),
        Period::Upcount => Err(Lost::Upcount),
    }
}

/// An increment, or nothing, for dialects that know no delay.
fn increment(bonus: Bonus) -> Result<Duration, Lost> {
    match bonus {
        Bonus::None => Ok(Duration::ZERO),
        Bonus::Increment(time) => Ok(time),
        Bonus::Delay(_) => Err(Lost::Delay),
        Bonus::Bronstein(_) => Err(Lost::Bronstein),
    }
}

/// Units in decimals, exact to the millisecond.
fn in_units(time: Duration, unit: Duration) -> Result<String, Lost> {
    let (time, unit) = (time.milliseconds(), unit.milliseconds());
    let thousandths = (time % unit) * 1_000;
    if thousandths % unit != 0 {
        return Err(Lost::Fraction);
    }
    let mut text = (time / unit).to_string();
    if thousandths > 0 {
        let fraction = alloc::format!(".{:03}", thousandths / unit);
        text.push_str(fraction.trim_end_matches('0'));
    }
    Ok(text)
}

/// Whole units.
fn in_whole_units(time: Duration, unit: Duration) -> Result<i64, Lost> {
    if time.milliseconds() % unit.milliseconds() == 0 {
        Ok(time.milliseconds() / unit.milliseconds())
    } else {
        Err(Lost::Fraction)
    }
}
