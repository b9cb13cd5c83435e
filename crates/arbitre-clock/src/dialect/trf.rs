//! Record 222 of the tournament report file of 2025: `d[:d]` or `Wd[:d]-Bd[:d]`, where `d` is
//! `M/S`, `M/S+I`, `S` or `S+I`, in whole seconds.

use alloc::string::String;
use alloc::vec;
use core::fmt::Write as _;

use super::{DialectError, Lost, Reading, control, end, in_whole_units, increment, main_period};
use crate::text::Cursor;
use crate::{Bonus, Controls, Duration, Period, TimeControl};

pub(super) fn read(text: &str) -> Result<Reading, DialectError> {
    let mut cursor = Cursor::new(text);
    let controls = if cursor.eat("W") {
        let white = read_control(&mut cursor)?;
        if !cursor.eat("-B") {
            return Err(cursor.expected("`-B` and Black's time control").into());
        }
        let black = read_control(&mut cursor)?;
        Controls { white, black }
    } else {
        read_control(&mut cursor)?.into()
    };
    end(&cursor)?;
    Ok(Reading::certain(controls))
}

fn read_control(cursor: &mut Cursor<'_>) -> Result<TimeControl, DialectError> {
    let start = cursor.at();
    let mut periods = vec![read_period(cursor)?];
    while cursor.eat(":") {
        periods.push(read_period(cursor)?);
    }
    control(periods, start..cursor.at())
}

fn read_period(cursor: &mut Cursor<'_>) -> Result<Period, DialectError> {
    let quota = cursor.quota()?;
    let base = whole_seconds(cursor)?;
    let bonus = if cursor.eat("+") {
        Bonus::Increment(whole_seconds(cursor)?)
    } else {
        Bonus::None
    };
    Ok(Period::Main { quota, base, bonus })
}

fn whole_seconds(cursor: &mut Cursor<'_>) -> Result<Duration, DialectError> {
    let seconds = cursor.count("a whole number of seconds, at least one")?;
    Ok(Duration::from_seconds(i64::from(seconds)))
}

pub(super) fn write(controls: &Controls) -> Result<String, Lost> {
    let mut text = String::new();
    if controls.white == controls.black {
        write_control(&controls.white, &mut text)?;
    } else {
        text.push('W');
        write_control(&controls.white, &mut text)?;
        text.push_str("-B");
        write_control(&controls.black, &mut text)?;
    }
    Ok(text)
}

fn write_control(control: &TimeControl, text: &mut String) -> Result<(), Lost> {
    for (index, period) in control.periods().iter().enumerate() {
        let (quota, base, bonus) = main_period(period)?;
        if base.is_spent() {
            return Err(Lost::NoStock);
        }
        let colon = if index > 0 { ":" } else { "" };
        let base = in_whole_units(base, Duration::SECOND)?;
        write!(text, "{colon}{quota}{base}").map_err(|_| Lost::Length)?;
        match in_whole_units(increment(bonus)?, Duration::SECOND)? {
            0 => {}
            increment => write!(text, "+{increment}").map_err(|_| Lost::Length)?,
        }
    }
    Ok(())
}
