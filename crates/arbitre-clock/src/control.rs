//! Time controls: what each player is given.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU32;
use core::str::FromStr;

use crate::text::{Cursor, TextError};
use crate::{Bonus, Duration, Period, Quota, Sides, duration};

/// What one player is given: one period or several, one after the other.
///
/// The time that is left of a period is carried into the next. When the last period has a number of
/// moves, it repeats.
///
/// The text form joins periods with a colon and gives every duration its unit:
/// `40/90m+30s:30m+30s`, `10m d5s` (simple delay), `10m b5s` (Bronstein), `*3m` (hourglass),
/// `20m:byo 3x30s`, `1h:can 25/10m`, `3days/move`, `30m/day`, `upcount`.
///
/// # Examples
/// ```
/// use arbitre_clock::{Duration, Span, TimeControl};
/// let control: TimeControl = "40/90m+30s:30m+30s".parse()?;
/// assert_eq!(control.time_for(60), Span::Limited(Duration::from_minutes(150)));
/// assert_eq!(control.to_string(), "40/90m+30s:30m+30s");
/// # Ok::<_, arbitre_clock::TextError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TimeControl {
    periods: Vec<Period>,
}

/// How long something may last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Span {
    /// So long at the most.
    Limited(Duration),
    /// For ever.
    Unlimited,
}

/// Why a list of periods is no time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ControlError {
    /// There is no period.
    #[error("a time control has at least one period")]
    NoPeriod,
    /// A period that ends only with the game is followed by another.
    #[error("period {0} ends only with the game, so no other can follow it")]
    NotLast(usize),
    /// An hourglass is one of several periods.
    #[error("an hourglass is the only period of its time control")]
    HourglassAmongOthers,
    /// A length of time is negative, or a period that is nothing but a time is empty.
    #[error("period {0} gives no time")]
    NoTime(usize),
}

impl TimeControl {
    /// The time control of these periods.
    ///
    /// # Errors
    /// When there is no period, when one gives no time, when byo-yomi or another period without an end
    /// is not the last one, and when an hourglass is not alone. Periods are numbered from 1.
    pub fn new(periods: Vec<Period>) -> Result<Self, ControlError> {
        if periods.is_empty() {
            return Err(ControlError::NoPeriod);
        }
        for (period, number) in periods.iter().zip(1..) {
            let followed = number < periods.len();
            match period {
                Period::Hourglass { .. } if periods.len() > 1 => {
                    return Err(ControlError::HourglassAmongOthers);
                }
                Period::Main { .. } | Period::Hourglass { .. } => {}
                _ if followed => return Err(ControlError::NotLast(number)),
                _ => {}
            }
            if !gives_time(period) {
                return Err(ControlError::NoTime(number));
            }
        }
        Ok(Self { periods })
    }

    /// All moves in `base`, with `bonus` for each.
    ///
    /// # Errors
    /// When neither gives any time.
    pub fn sudden_death(base: Duration, bonus: Bonus) -> Result<Self, ControlError> {
        Self::new(vec![Period::sudden_death(base, bonus)])
    }

    /// The periods, in order; there is at least one.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The period with this index from 0; the last one repeats for ever.
    #[must_use]
    pub(crate) fn period(&self, index: usize) -> Period {
        let last = self.periods.len().saturating_sub(1);
        self.periods
            .get(index.min(last))
            .copied()
            .unwrap_or(Period::Upcount)
    }

    /// Whether all moves are to be made in one stock of time.
    #[must_use]
    pub fn is_sudden_death(&self) -> bool {
        matches!(
            self.periods[..],
            [Period::Main {
                quota: Quota::AllMoves,
                ..
            }]
        )
    }

    /// The stock of time of all periods together, without what single moves bring.
    #[must_use]
    pub fn base_time(&self) -> Duration {
        self.periods.iter().map(Period::base).sum()
    }

    /// What each move of the first period brings.
    #[must_use]
    pub fn bonus(&self) -> Bonus {
        self.period(0).bonus()
    }

    /// The longest time in which a player may complete his first `moves` moves.
    ///
    /// For 60 moves of a sudden-death control this is the base time and 60 times the increment or
    /// delay, which the Laws since 2014 [A.1, B.1] compare with 10 and 60 minutes.
    ///
    /// # Examples
    /// ```
    /// use arbitre_clock::{Duration, Span, TimeControl};
    /// let blitz: TimeControl = "5m+5s".parse()?;
    /// assert_eq!(blitz.time_for(60), Span::Limited(Duration::from_minutes(10)));
    /// # Ok::<_, arbitre_clock::TextError>(())
    /// ```
    #[must_use]
    pub fn time_for(&self, moves: u32) -> Span {
        let mut total = Duration::ZERO;
        let mut left = moves;
        for (index, period) in self.periods.iter().enumerate() {
            let repeats = index + 1 == self.periods.len();
            match *period {
                Period::Main { quota, base, bonus } => {
                    let (rounds, here) = match quota {
                        Quota::Moves(quota) if repeats => (left.div_ceil(quota.get()).max(1), left),
                        Quota::Moves(quota) => (1, left.min(quota.get())),
                        Quota::AllMoves if repeats => (1, left),
                        Quota::AllMoves => (1, 0),
                    };
                    total += base * rounds + bonus.time() * here;
                    left -= here;
                    if left == 0 && matches!(quota, Quota::Moves(_)) {
                        break;
                    }
                }
                Period::ByoYomi { times, each } => {
                    total += each * left + each * (times.get() - 1);
                }
                Period::Canadian { moves, block } => total += block * left.div_ceil(moves.get()),
                Period::PerMove { time } => total += time * left,
                Period::Hourglass { .. } | Period::PerDay { .. } | Period::Upcount => {
                    return Span::Unlimited;
                }
            }
        }
        Span::Limited(total)
    }
}

fn gives_time(period: &Period) -> bool {
    match *period {
        Period::Main { base, bonus, .. } => {
            base >= Duration::ZERO
                && bonus.time() >= Duration::ZERO
                && !(base + bonus.time()).is_spent()
        }
        Period::Hourglass { base: time }
        | Period::ByoYomi { each: time, .. }
        | Period::Canadian { block: time, .. }
        | Period::PerMove { time }
        | Period::PerDay { time } => !time.is_spent(),
        Period::Upcount => true,
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, period) in self.periods.iter().enumerate() {
            f.write_str(if index > 0 { ":" } else { "" })?;
            write!(f, "{period}")?;
        }
        Ok(())
    }
}

impl FromStr for TimeControl {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut cursor = Cursor::new(text);
        let control = read(&mut cursor)?;
        if !cursor.is_at_end() {
            return Err(cursor.expected("`:` and another period, or the end of the time control"));
        }
        Ok(control)
    }
}

/// One time control, as far as it goes.
fn read(cursor: &mut Cursor<'_>) -> Result<TimeControl, TextError> {
    let start = cursor.at();
    let mut periods = vec![read_period(cursor)?];
    while cursor.eat(":") {
        cursor.skip_blanks();
        periods.push(read_period(cursor)?);
    }
    TimeControl::new(periods).map_err(|error| {
        let expected = match error {
            ControlError::NoPeriod => "a time control",
            ControlError::NotLast(_) => "no period after one that ends only with the game",
            ControlError::HourglassAmongOthers => "an hourglass alone",
            ControlError::NoTime(_) => "more than no time in each period",
        };
        cursor.expected_in(start..cursor.at(), expected)
    })
}

fn read_period(cursor: &mut Cursor<'_>) -> Result<Period, TextError> {
    if cursor.eat("*") {
        let base = duration::read(cursor)?;
        return Ok(Period::Hourglass { base });
    }
    if cursor.eat("upcount") {
        return Ok(Period::Upcount);
    }
    if cursor.eat("byo") {
        cursor.skip_blanks();
        let times = read_count(cursor, "the number of byo-yomi times, as in `byo 5x1m`")?;
        if !cursor.eat("x") {
            return Err(cursor.expected("`x` and the length of one byo-yomi time"));
        }
        let each = duration::read(cursor)?;
        return Ok(Period::ByoYomi { times, each });
    }
    if cursor.eat("can") {
        cursor.skip_blanks();
        let moves = read_count(cursor, "the number of moves in a block, as in `can 25/10m`")?;
        if !cursor.eat("/") {
            return Err(cursor.expected("`/` and the time of a block"));
        }
        let block = duration::read(cursor)?;
        return Ok(Period::Canadian { moves, block });
    }
    let quota = cursor.quota()?;
    let base = duration::read(cursor)?;
    if quota == Quota::AllMoves {
        if cursor.eat("/move") {
            return Ok(Period::PerMove { time: base });
        }
        if cursor.eat("/day") {
            return Ok(Period::PerDay { time: base });
        }
    }
    let bonus = read_bonus(cursor)?;
    Ok(Period::Main { quota, base, bonus })
}

fn read_bonus(cursor: &mut Cursor<'_>) -> Result<Bonus, TextError> {
    let mut ahead = *cursor;
    ahead.skip_blanks();
    let bonus = if ahead.eat("+") {
        Bonus::Increment
    } else if ahead.eat("d") {
        Bonus::Delay
    } else if ahead.eat("b") {
        Bonus::Bronstein
    } else {
        return Ok(Bonus::None);
    };
    let increment = matches!(bonus(Duration::ZERO), Bonus::Increment(_));
    ahead.skip_blanks();
    // Without a digit the letter begins another word, such as `black=`.
    if !increment && !ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
        return Ok(Bonus::None);
    }
    *cursor = ahead;
    duration::read(cursor).map(bonus)
}

fn read_count(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<NonZeroU32, TextError> {
    let count = cursor.count(expected)?;
    Ok(NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN))
}

/// What White and Black are given; usually the same.
///
/// The text form is one [`TimeControl`] for both, or `white=6m black=4m`.
///
/// # Examples
/// ```
/// use arbitre_clock::{Controls, Duration, Side};
/// let armageddon: Controls = "white=6m black=5m".parse()?;
/// assert_eq!(armageddon[Side::Black].base_time(), Duration::from_minutes(5));
/// assert_eq!(armageddon.to_string(), "white=6m black=5m");
/// # Ok::<_, arbitre_clock::TextError>(())
/// ```
pub type Controls = Sides<TimeControl>;

impl From<TimeControl> for Controls {
    fn from(control: TimeControl) -> Self {
        Self::both(control)
    }
}

impl fmt::Display for Controls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.white == self.black {
            self.white.fmt(f)
        } else {
            write!(f, "white={} black={}", self.white, self.black)
        }
    }
}

impl FromStr for Controls {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut cursor = Cursor::new(text);
        let controls = if cursor.eat("white=") {
            let white = read(&mut cursor)?;
            cursor.skip_blanks();
            if !cursor.eat("black=") {
                return Err(cursor.expected("`black=` and Black's time control"));
            }
            let black = read(&mut cursor)?;
            Self { white, black }
        } else {
            Self::both(read(&mut cursor)?)
        };
        if !cursor.is_at_end() {
            return Err(cursor.expected("`:` and another period, or the end of the time control"));
        }
        Ok(controls)
    }
}
