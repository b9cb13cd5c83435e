//! The `tc=` option of cutechess and fastchess, `[moves/]time[+increment]`, where the time is in
//! seconds or in `minutes:seconds`, or `inf`; and `st=`, seconds for each move.
//!
//! Cutechess itself refuses an increment without a stock of time, so that is read but never written.

use alloc::string::{String, ToString};
use alloc::vec;

use super::{DialectError, Lost, Reading, control, end, in_units, increment, main_period, same};
use crate::text::Cursor;
use crate::{Bonus, Controls, Duration, Period};

pub(super) fn read(text: &str) -> Result<Reading, DialectError> {
    let mut cursor = Cursor::new(text);
    let period = if cursor.eat("st=") {
        let time = seconds(&mut cursor)?;
        Period::PerMove { time }
    } else {
        cursor.eat("tc=");
        if cursor.eat("inf") {
            Period::Upcount
        } else {
            read_period(&mut cursor)?
        }
    };
    if cursor.peek() == Some(':') {
        return Err(DialectError::OnePeriod {
            span: cursor.at()..text.len(),
        });
    }
    end(&cursor)?;
    Ok(Reading::certain(control(vec![period], 0..text.len())?))
}

fn read_period(cursor: &mut Cursor<'_>) -> Result<Period, DialectError> {
    let quota = cursor.quota()?;
    let first = seconds(cursor)?;
    let base = if cursor.eat(":") {
        first * 60 + seconds(cursor)?
    } else {
        first
    };
    let bonus = if cursor.eat("+") {
        match seconds(cursor)? {
            Duration::ZERO => Bonus::None,
            time => Bonus::Increment(time),
        }
    } else {
        Bonus::None
    };
    Ok(Period::Main { quota, base, bonus })
}

fn seconds(cursor: &mut Cursor<'_>) -> Result<Duration, DialectError> {
    let time = cursor.decimal(Duration::SECOND)?;
    Ok(time.ok_or_else(|| cursor.expected("seconds, or minutes and seconds as in `2:30`"))?)
}

pub(super) fn write(controls: &Controls) -> Result<String, Lost> {
    let [period] = same(controls)?.periods() else {
        return Err(Lost::Periods);
    };
    if let Period::PerMove { time } = *period {
        return Ok(alloc::format!("st={}", in_units(time, Duration::SECOND)?));
    }
    if *period == Period::Upcount {
        return Ok("inf".to_string());
    }
    let (quota, base, bonus) = main_period(period)?;
    if base.is_spent() {
        return Err(Lost::NoStock);
    }
    let mut text = alloc::format!("{quota}{}", in_units(base, Duration::SECOND)?);
    let increment = increment(bonus)?;
    if !increment.is_spent() {
        text.push('+');
        text.push_str(&in_units(increment, Duration::SECOND)?);
    }
    Ok(text)
}
