//! Dates with unknown parts.

use core::fmt;
use core::str::FromStr;

/// A date of the calendar, any part of which may be unknown: `1992.11.04`, `1866.??.??`.
///
/// # Examples
/// ```
/// use arbitre_pgn::Date;
///
/// let date: Date = "1992.11.??".parse()?;
/// assert_eq!((date.year, date.month, date.day), (Some(1992), Some(11), None));
/// assert_eq!(date.to_string(), "1992.11.??");
/// assert!("1992.13.01".parse::<Date>().is_err());
/// # Ok::<(), arbitre_pgn::DateError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// The year, 0 to 9999.
    pub year: Option<u16>,
    /// The month, 1 to 12.
    pub month: Option<u8>,
    /// The day of the month, 1 to 31.
    pub day: Option<u8>,
}

/// Why a text is no date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DateError {
    /// Not three parts.
    #[error("no date, expected YYYY.MM.DD with ? for unknown digits")]
    Form,
    /// A part is no number of its width.
    #[error("{0} is neither digits nor question marks")]
    Part(&'static str),
    /// A month beyond 12, or a day that the month does not have.
    #[error("there is no such day")]
    NoSuchDay,
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        let mut parts = text.trim().split(['.', '-', '/']);
        let (Some(year), Some(month), Some(day), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(DateError::Form);
        };
        let date = Date {
            year: part(year, 4, "the year")?,
            month: part(month, 2, "the month")?,
            day: part(day, 2, "the day")?,
        };
        let month_is_known = date.month.is_none_or(|month| (1..=12).contains(&month));
        let day_is_known = date
            .day
            .is_none_or(|day| (1..=date.days_of_month()).contains(&day));
        if month_is_known && day_is_known {
            Ok(date)
        } else {
            Err(DateError::NoSuchDay)
        }
    }
}

fn part<N: FromStr>(text: &str, width: usize, name: &'static str) -> Result<Option<N>, DateError> {
    if !text.is_empty() && text.bytes().all(|byte| byte == b'?') {
        return Ok(None);
    }
    let digits = text.len() <= width && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(number) if digits => Ok(Some(number)),
        _ => Err(DateError::Part(name)),
    }
}

impl Date {
    /// How many days the month has, as far as it is known.
    fn days_of_month(self) -> u8 {
        match self.month {
            Some(4 | 6 | 9 | 11) => 30,
            Some(2) => match self.year {
                Some(year) if year % 4 != 0 || year % 100 == 0 && year % 400 != 0 => 28,
                _ => 29,
            },
            _ => 31,
        }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}")?,
            None => f.write_str("????")?,
        }
        for part in [self.month, self.day] {
            match part {
                Some(number) => write!(f, ".{number:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_that_are_none_are_refused() {
        for text in [
            "2023.02.29",
            "1900.02.29",
            "2024.04.31",
            "2024.00.01",
            "2024.01.32",
        ] {
            assert_eq!(text.parse::<Date>(), Err(DateError::NoSuchDay), "{text}");
        }
        for text in [
            "2024.02.29",
            "2000.02.29",
            "????.02.29",
            "????.??.??",
            "2024.1.2",
        ] {
            assert!(text.parse::<Date>().is_ok(), "{text}");
        }
        for text in [
            "",
            "2024",
            "2024.01",
            "19x2.01.01",
            "20240.01.01",
            "2024.01.01.01",
        ] {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
    }
}
