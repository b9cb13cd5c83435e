//! The TimeControl tag of game files (PGN standard, 9.6.1) and what real files write beside it.
//!
//! Beyond the letter of the standard: an increment in a period with a number of moves, decimal
//! fractions, a delay (`2700d5`, `300+5d`, `300S5` for simple, `300B5` and `300+!5` for Bronstein delay),
//! and different controls for White and Black (`300=600`).

use alloc::string::String;
use alloc::vec;
use core::fmt::Write as _;
use core::num::NonZeroU32;

use super::{
    DialectError, Lost, Reading, Stated, control, end, in_units, increment, main_period, same,
};
use crate::text::Cursor;
use crate::{Bonus, Controls, Duration, Period, Quota, TimeControl};

const SECONDS: &str = "a number of seconds";

pub(super) fn read(text: &str) -> Result<Reading, DialectError> {
    let mut cursor = Cursor::new(text);
    if text == "?" {
        return Ok(Reading {
            stated: Stated::Unknown,
            doubts: vec![],
        });
    }
    let white = read_control(&mut cursor)?;
    let black = if cursor.eat("=") {
        read_control(&mut cursor)?
    } else {
        white.clone()
    };
    end(&cursor)?;
    let milliseconds = |period: &Period| {
        let is_long = period.bonus().time() > Duration::MINUTE * 10;
        is_long && period.bonus().time() > period.base()
    };
    let suspect = white.periods().iter().any(milliseconds);
    let reading = Reading::certain(Controls { white, black });
    Ok(if suspect {
        reading.doubting(
            0..text.len(),
            "each move brings more than the stock of time; some programs write milliseconds here",
        )
    } else {
        reading
    })
}

fn read_control(cursor: &mut Cursor<'_>) -> Result<TimeControl, DialectError> {
    let start = cursor.at();
    if cursor.eat("-") {
        return control(vec![Period::Upcount], start..cursor.at());
    }
    let mut periods = vec![read_period(cursor)?];
    while cursor.eat(":") {
        periods.push(read_period(cursor)?);
    }
    control(periods, start..cursor.at())
}

fn read_period(cursor: &mut Cursor<'_>) -> Result<Period, DialectError> {
    if cursor.eat("*") {
        let base = seconds(cursor)?;
        return Ok(Period::Hourglass { base });
    }
    let quota = cursor.quota()?;
    let base = seconds(cursor)?;
    // What is left of a move's time is not carried over where this is written.
    if quota == Quota::Moves(NonZeroU32::MIN) {
        return Ok(Period::PerMove { time: base });
    }
    let bonus = read_bonus(cursor)?;
    Ok(Period::Main { quota, base, bonus })
}

fn read_bonus(cursor: &mut Cursor<'_>) -> Result<Bonus, DialectError> {
    let mut bonus = Bonus::None;
    if cursor.eat("+!") {
        return Ok(Bonus::Bronstein(seconds(cursor)?));
    }
    if cursor.eat("+") {
        let time = seconds(cursor)?;
        bonus = match (cursor.eat("d"), time) {
            (true, time) => Bonus::Delay(time),
            (false, Duration::ZERO) => Bonus::None,
            (false, time) => Bonus::Increment(time),
        };
    }
    if bonus == Bonus::None {
        if cursor.eat("d") || cursor.eat("S") {
            bonus = Bonus::Delay(seconds(cursor)?);
        } else if cursor.eat("B") {
            bonus = Bonus::Bronstein(seconds(cursor)?);
        }
    }
    Ok(bonus)
}

fn seconds(cursor: &mut Cursor<'_>) -> Result<Duration, DialectError> {
    let time = cursor.decimal(Duration::SECOND)?;
    Ok(time.ok_or_else(|| cursor.expected(SECONDS))?)
}

pub(super) fn write(controls: &Controls) -> Result<String, Lost> {
    let mut text = String::new();
    for (index, period) in same(controls)?.periods().iter().enumerate() {
        text.push_str(if index > 0 { ":" } else { "" });
        match *period {
            Period::Upcount if index == 0 => text.push('-'),
            Period::Hourglass { base } => {
                text.push('*');
                text.push_str(&in_units(base, Duration::SECOND)?);
            }
            Period::PerMove { time } => {
                text.push_str("1/");
                text.push_str(&in_units(time, Duration::SECOND)?);
            }
            _ => {
                let (quota, base, bonus) = main_period(period)?;
                match quota {
                    Quota::Moves(NonZeroU32::MIN) => return Err(Lost::Quota),
                    quota => write!(text, "{quota}").map_err(|_| Lost::Length)?,
                }
                text.push_str(&in_units(base, Duration::SECOND)?);
                let increment = increment(bonus)?;
                if !increment.is_spent() {
                    text.push('+');
                    text.push_str(&in_units(increment, Duration::SECOND)?);
                }
            }
        }
    }
    Ok(text)
}
