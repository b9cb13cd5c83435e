//! Lichess: `3+2` is three minutes and two seconds for each move, `½+0` half a minute, `3 days` three
//! days for each move, `∞` no limit. Lichess offers at most 180 of either.

use alloc::string::{String, ToString};
use alloc::vec;

use super::{DialectError, Lost, Reading, control, end, in_units, increment, main_period, same};
use crate::text::Cursor;
use crate::{Bonus, Controls, Duration, Period, Quota};

const LONGEST: Duration = Duration::from_minutes(180);

pub(super) fn read(text: &str) -> Result<Reading, DialectError> {
    let mut cursor = Cursor::new(text);
    let whole = 0..text.len();
    if ["∞", "-", "unlimited"].contains(&text) {
        return Ok(Reading::certain(control(vec![Period::Upcount], whole)?));
    }
    if let Some(days) = text
        .strip_suffix("days")
        .or_else(|| text.strip_suffix("day"))
    {
        let days = Cursor::new(days.trim_end()).count("a number of days")?;
        let time = Duration::DAY * days;
        return Ok(Reading::certain(control(
            vec![Period::PerMove { time }],
            whole,
        )?));
    }
    let base = read_minutes(&mut cursor)?;
    let number = 0..cursor.at();
    if base > LONGEST {
        return Err(DialectError::SecondsForMinutes { span: number });
    }
    if !cursor.eat("+") {
        return Err(cursor.expected("`+` and the seconds for each move").into());
    }
    let time = cursor.decimal(Duration::SECOND)?;
    let time = time.ok_or_else(|| cursor.expected("the seconds for each move"))?;
    end(&cursor)?;
    let bonus = match time {
        Duration::ZERO => Bonus::None,
        time => Bonus::Increment(time),
    };
    let reading = Reading::certain(control(vec![Period::sudden_death(base, bonus)], whole)?);
    Ok(if base == LONGEST {
        reading.doubting(
            number,
            "180 minutes; a game file writes three minutes like this",
        )
    } else {
        reading
    })
}

fn read_minutes(cursor: &mut Cursor<'_>) -> Result<Duration, DialectError> {
    let quarters = [
        ("½", 2),
        ("1/2", 2),
        ("¼", 1),
        ("1/4", 1),
        ("¾", 3),
        ("3/4", 3),
    ];
    for (text, quarters) in quarters {
        if cursor.eat(text) {
            return Ok(Duration::from_seconds(15) * quarters);
        }
    }
    let minutes = cursor.decimal(Duration::MINUTE)?;
    Ok(minutes.ok_or_else(|| cursor.expected("a number of minutes"))?)
}

pub(super) fn write(controls: &Controls) -> Result<String, Lost> {
    let [period] = same(controls)?.periods() else {
        return Err(Lost::Quota);
    };
    match *period {
        Period::Upcount => return Ok("∞".to_string()),
        Period::PerMove { time } => {
            let days = super::in_whole_units(time, Duration::DAY).map_err(|_| Lost::PerMove)?;
            let plural = if days == 1 { "" } else { "s" };
            return Ok(alloc::format!("{days} day{plural}"));
        }
        _ => {}
    }
    let (quota, base, bonus) = main_period(period)?;
    let increment = increment(bonus)?;
    if quota != Quota::AllMoves {
        return Err(Lost::Quota);
    }
    if base > LONGEST || increment > LONGEST {
        return Err(Lost::Length);
    }
    let (base, increment) = (
        in_units(base, Duration::MINUTE)?,
        in_units(increment, Duration::SECOND)?,
    );
    Ok(alloc::format!("{base}+{increment}"))
}
