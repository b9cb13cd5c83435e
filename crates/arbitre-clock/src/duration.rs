//! Lengths of time in whole milliseconds.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};
use core::str::FromStr;

use crate::text::{Cursor, TextError};

/// A length of time in whole milliseconds, negative when time is owed.
///
/// Nothing is ever rounded and nothing overflows: sums stop at [`Duration::MAX`] and
/// [`Duration::MIN`], a million years either way, which no game reaches.
///
/// The text form has its unit: `500ms` is written `0.5s`, then `30s`, `90m` and `3days`, the largest
/// unit of which it is a whole number. It is read with the units `s`, `m`, `h`, `day` and `days`, or as
/// a clock shows it, `1:30` (minutes and seconds) and `0:12:22.5`. The alternate form `{:#}` writes
/// what a clock shows.
///
/// # Examples
/// ```
/// use arbitre_clock::Duration;
/// let left: Duration = "0:12:22".parse()?;
/// assert_eq!(left, Duration::from_seconds(742));
/// assert_eq!(format!("{left} {left:#}"), "742s 0:12:22");
/// assert_eq!("2h".parse::<Duration>()?.to_string(), "120m");
/// # Ok::<_, arbitre_clock::TextError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Duration(i64);

impl Duration {
    /// No time at all.
    pub const ZERO: Self = Self(0);
    /// One millisecond.
    pub const MILLISECOND: Self = Self(1);
    /// One second.
    pub const SECOND: Self = Self(1_000);
    /// One minute.
    pub const MINUTE: Self = Self(60_000);
    /// One hour.
    pub const HOUR: Self = Self(3_600_000);
    /// Twenty-four hours.
    pub const DAY: Self = Self(86_400_000);
    /// The longest time that is told apart: a million years of 365 days.
    pub const MAX: Self = Self(365_000_000 * 86_400_000);
    /// As much time owed as [`Duration::MAX`] is long.
    pub const MIN: Self = Self(-Self::MAX.0);

    /// So many milliseconds, at most [`Duration::MAX`] either way.
    #[must_use]
    pub const fn from_milliseconds(milliseconds: i64) -> Self {
        if milliseconds > Self::MAX.0 {
            Self::MAX
        } else if milliseconds < Self::MIN.0 {
            Self::MIN
        } else {
            Self(milliseconds)
        }
    }

    /// So many seconds, at most [`Duration::MAX`] either way.
    #[must_use]
    pub const fn from_seconds(seconds: i64) -> Self {
        Self::from_milliseconds(seconds.saturating_mul(1_000))
    }

    /// So many minutes, at most [`Duration::MAX`] either way.
    #[must_use]
    pub const fn from_minutes(minutes: i64) -> Self {
        Self::from_milliseconds(minutes.saturating_mul(60_000))
    }

    /// The number of milliseconds.
    #[must_use]
    pub const fn milliseconds(self) -> i64 {
        self.0
    }

    /// The number of whole seconds, rounded down: what a clock shows never exceeds what is left.
    #[must_use]
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1_000)
    }

    /// Whether there is no time left: zero is no time.
    #[must_use]
    pub const fn is_spent(self) -> bool {
        self.0 <= 0
    }

    /// The largest whole number of `steps` that is not longer than this time.
    ///
    /// # Examples
    /// ```
    /// use arbitre_clock::Duration;
    /// let left: Duration = "0:00:00.4".parse()?;
    /// assert_eq!(left.rounded_down(Duration::SECOND), Duration::ZERO);
    /// # Ok::<_, arbitre_clock::TextError>(())
    /// ```
    #[must_use]
    pub const fn rounded_down(self, step: Self) -> Self {
        if step.0 <= 0 {
            self
        } else {
            Self::from_milliseconds(self.0.div_euclid(step.0).saturating_mul(step.0))
        }
    }

    /// The time in seconds, for an engine or a table: `5s`, `120s`, `0.05s`.
    #[must_use]
    pub fn in_seconds(self) -> impl fmt::Display {
        InSeconds(self)
    }
}

impl Add for Duration {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::from_milliseconds(self.0.saturating_add(other.0))
    }
}

impl Sub for Duration {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::from_milliseconds(self.0.saturating_sub(other.0))
    }
}

impl Neg for Duration {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<u32> for Duration {
    type Output = Self;

    fn mul(self, times: u32) -> Self {
        Self::from_milliseconds(self.0.saturating_mul(i64::from(times)))
    }
}

impl AddAssign for Duration {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Duration {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl From<Duration> for core::time::Duration {
    /// The same length of time; time owed is no time.
    fn from(time: Duration) -> Self {
        Self::from_millis(time.0.max(0).unsigned_abs())
    }
}

impl Sum for Duration {
    fn sum<I: Iterator<Item = Self>>(times: I) -> Self {
        times.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Duration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return write_face(self.0, f);
        }
        let whole = |unit: Self| self.0 != 0 && self.0 % unit.0 == 0;
        if whole(Self::DAY) {
            let days = self.0 / Self::DAY.0;
            write!(f, "{days}day{}", if days == 1 { "" } else { "s" })
        } else if whole(Self::MINUTE) {
            write!(f, "{}m", self.0 / Self::MINUTE.0)
        } else {
            InSeconds(*self).fmt(f)
        }
    }
}

struct InSeconds(Duration);

impl fmt::Display for InSeconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.0.0.unsigned_abs();
        write_sign(self.0.0, f)?;
        write!(f, "{}", size / 1_000)?;
        write_fraction(size % 1_000, f)?;
        f.write_str("s")
    }
}

fn write_face(milliseconds: i64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let size = milliseconds.unsigned_abs();
    let seconds = size / 1_000;
    write_sign(milliseconds, f)?;
    let (h, m, s) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    write!(f, "{h}:{m:02}:{s:02}")?;
    write_fraction(size % 1_000, f)
}

fn write_sign(milliseconds: i64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(if milliseconds < 0 { "-" } else { "" })
}

/// Thousandths without the zeros at their end.
fn write_fraction(thousandths: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match thousandths {
        0 => Ok(()),
        t if t % 100 == 0 => write!(f, ".{}", t / 100),
        t if t % 10 == 0 => write!(f, ".{:02}", t / 10),
        t => write!(f, ".{t:03}"),
    }
}

impl FromStr for Duration {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut cursor = Cursor::new(text);
        let owed = cursor.eat("-");
        let size = read(&mut cursor)?;
        if !cursor.is_at_end() {
            return Err(cursor.expected("the end of the duration"));
        }
        Ok(if owed { -size } else { size })
    }
}

const EXPECTED: &str = "a duration with its unit (`30s`, `90m`, `2h`, `3days` or `0:12:22`)";

/// A duration with its unit, or as a clock shows it.
pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Duration, TextError> {
    let start = *cursor;
    let mut ahead = *cursor;
    ahead.eat_while(|c| c.is_ascii_digit());
    // `1:30` has two digits after the colon and no unit; in `90m:30m` the unit comes first.
    if ahead.at() > start.at() && ahead.peek() == Some(':') {
        return read_face(cursor);
    }
    ahead = *cursor;
    ahead.eat_while(|c| c.is_ascii_digit() || c == '.');
    let unit = [
        ("days", Duration::DAY),
        ("day", Duration::DAY),
        ("s", Duration::SECOND),
        ("min", Duration::MINUTE),
        ("m", Duration::MINUTE),
        ("h", Duration::HOUR),
    ]
    .into_iter()
    .find(|(name, _)| ahead.rest().starts_with(name));
    let Some((name, unit)) = unit else {
        return Err(start.expected(EXPECTED));
    };
    let time = cursor.decimal(unit)?;
    match time {
        Some(time) if cursor.eat(name) => Ok(time),
        _ => Err(start.expected(EXPECTED)),
    }
}

/// `[h:]mm:ss[.frac]`, as a clock shows it.
fn read_face(cursor: &mut Cursor<'_>) -> Result<Duration, TextError> {
    let start = *cursor;
    let time = read_colons(cursor)?;
    match cursor.peek() {
        Some('.' | '0'..='9') => Err(start.expected("a time that is exact to the millisecond")),
        _ => Ok(time),
    }
}

/// What [`read_colons`] expects.
pub(crate) const FACE: &str = "a time such as `0:09:59`, with two digits below 60 after each colon";

/// `[[h:]mm:]ss[.frac]`; below a millisecond nothing is told apart.
pub(crate) fn read_colons(cursor: &mut Cursor<'_>) -> Result<Duration, TextError> {
    let start = *cursor;
    let mut seconds = Some(0_i64);
    for group in 0..3 {
        let place = *cursor;
        let digits = cursor.eat_while(|c| c.is_ascii_digit());
        let number: i64 = match digits.parse() {
            Ok(number) if group == 0 || (digits.len() == 2 && number < 60) => number,
            _ if digits.is_empty() => return Err(place.expected(FACE)),
            _ => return Err(place.expected_in(place.at()..cursor.at(), FACE)),
        };
        seconds = seconds
            .and_then(|seconds| seconds.checked_mul(60)?.checked_add(number))
            .filter(|&seconds| seconds <= Duration::MAX.seconds());
        let mut ahead = *cursor;
        if group == 2 || !ahead.eat(":") || !ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
            break;
        }
        *cursor = ahead;
    }
    let Some(seconds) = seconds else {
        return Err(start.expected_in(start.at()..cursor.at(), "a time of at most a million years"));
    };
    let mut time = Duration::from_seconds(seconds);
    let mut ahead = *cursor;
    if ahead.eat(".") && ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
        let mut unit = Duration::SECOND.milliseconds();
        for digit in ahead.eat_while(|c| c.is_ascii_digit()).chars() {
            unit /= 10;
            time += Duration::from_milliseconds(unit * i64::from(digit.to_digit(10).unwrap_or(0)));
        }
        *cursor = ahead;
    }
    Ok(time)
}
