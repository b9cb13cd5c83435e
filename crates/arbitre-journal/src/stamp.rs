//! When an event happened, where the record says it.

use core::fmt;
use core::str::FromStr;

use arbitre_clock::Duration;
use thiserror::Error;

/// When an event happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stamp {
    /// `[+3.1s]`: so long after the last event that has a stamp.
    After(Duration),
    /// `[t0:05:00]`: so long after the start of the session.
    Since(Duration),
    /// `[14:05]`: the hour; one before that of the last stamp is the next day.
    At(TimeOfDay),
    /// `[=]`: at the same instant as the event before, or in unknown order with it.
    Same,
}

/// An hour of the day, to the millisecond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeOfDay {
    /// Milliseconds since midnight.
    millis: u32,
}

impl TimeOfDay {
    const DAY: u32 = 24 * 3_600_000;

    /// The hour so many milliseconds after midnight, `None` beyond the day.
    #[must_use]
    pub const fn from_millis(millis: u32) -> Option<Self> {
        if millis < Self::DAY {
            Some(Self { millis })
        } else {
            None
        }
    }

    /// The time since midnight.
    #[must_use]
    pub fn since_midnight(self) -> Duration {
        Duration::from_milliseconds(i64::from(self.millis))
    }
}

/// A text that is no hour of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected an hour of the day, hh:mm or hh:mm:ss")]
pub struct NoTimeOfDay;

impl FromStr for TimeOfDay {
    type Err = NoTimeOfDay;

    fn from_str(text: &str) -> Result<Self, NoTimeOfDay> {
        let (text, fraction) = text.split_once('.').unwrap_or((text, ""));
        let mut parts = text.split(':');
        let mut part = |limit: u32, digits: core::ops::RangeInclusive<usize>| {
            let part = parts.next()?;
            let plain = digits.contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
            let number = plain.then(|| part.parse::<u32>().ok())??;
            (number < limit).then_some(number)
        };
        let hours = part(24, 1..=2).ok_or(NoTimeOfDay)?;
        let minutes = part(60, 2..=2).ok_or(NoTimeOfDay)?;
        let seconds = part(60, 2..=2);
        if parts.next().is_some() || (seconds.is_none() && text.matches(':').count() != 1) {
            return Err(NoTimeOfDay);
        }
        let millis = match (fraction.len(), seconds) {
            (0, _) => 0,
            (1..=3, Some(_)) if fraction.bytes().all(|b| b.is_ascii_digit()) => {
                format!("{fraction:0<3}").parse().map_err(|_| NoTimeOfDay)?
            }
            _ => return Err(NoTimeOfDay),
        };
        let millis = ((hours * 60 + minutes) * 60 + seconds.unwrap_or(0)) * 1000 + millis;
        Self::from_millis(millis).ok_or(NoTimeOfDay)
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.millis / 1000;
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        write!(f, "{hours:02}:{minutes:02}")?;
        match (seconds % 60, self.millis % 1000) {
            (0, 0) => Ok(()),
            (seconds, 0) => write!(f, ":{seconds:02}"),
            (seconds, millis) => {
                let fraction = format!("{millis:03}");
                write!(f, ":{seconds:02}.{}", fraction.trim_end_matches('0'))
            }
        }
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::After(delay) => write!(f, "[+{delay}]"),
            Self::Since(elapsed) => write!(f, "[t{elapsed}]"),
            Self::At(hour) => write!(f, "[{hour}]"),
            Self::Same => f.write_str("[=]"),
        }
    }
}
