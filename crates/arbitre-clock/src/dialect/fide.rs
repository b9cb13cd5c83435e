//! Regulations and announcements: `90'/40 + 30' + 30"/move`, `40 moves in 2 hours then 1 hour`.

use alloc::string::String;
use core::fmt::Write as _;

use super::{DialectError, Lost, Reading, main_period, prose, same};
use crate::{Bonus, Controls, Duration, Period, Quota};

pub(super) fn read(text: &str) -> Result<Reading, DialectError> {
    prose::read(text, Duration::MINUTE)
}

pub(super) fn write(controls: &Controls) -> Result<String, Lost> {
    let mut text = String::new();
    let mut brings = String::new();
    let mut start = 1_u32;
    let mut before = Bonus::None;
    let mut is_open = false;
    for (index, period) in same(controls)?.periods().iter().enumerate() {
        if let (Period::PerMove { time }, 0) = (*period, index) {
            return Ok(alloc::format!("{}/move", face(time)?));
        }
        let (quota, base, bonus) = main_period(period)?;
        if base.is_spent() {
            return Err(Lost::NoStock);
        }
        let plus = if index > 0 { " + " } else { "" };
        // Seconds after the first period would be read as what each move brings.
        let base = if index > 0 && base < Duration::MINUTE {
            super::in_units(base, Duration::MINUTE)? + "'"
        } else {
            face(base)?
        };
        write!(text, "{plus}{base}").map_err(|_| Lost::Length)?;
        if bonus != before {
            let time = face(bonus.time())?;
            let what = match bonus {
                _ if is_open => return Err(Lost::BonusOfPeriod),
                Bonus::None => return Err(Lost::BonusOfPeriod),
                Bonus::Increment(_) => "/move",
                Bonus::Delay(_) => " delay",
                Bonus::Bronstein(_) => " Bronstein",
            };
            write!(brings, " + {time}{what}").map_err(|_| Lost::Length)?;
            if index > 0 {
                write!(brings, " from move {start}").map_err(|_| Lost::Length)?;
            }
            before = bonus;
        }
        match quota {
            Quota::Moves(moves) => {
                write!(text, "/{moves}").map_err(|_| Lost::Length)?;
                start = start.saturating_add(moves.get());
            }
            Quota::AllMoves => is_open = true,
        }
    }
    Ok(text + &brings)
}

/// `90'`, `1'30"`, `30"`.
fn face(time: Duration) -> Result<String, Lost> {
    let minutes = time.rounded_down(Duration::MINUTE);
    let seconds = super::in_units(time - minutes, Duration::SECOND)?;
    let minutes = minutes.seconds() / 60;
    Ok(match (minutes, seconds.as_str()) {
        (0, seconds) => alloc::format!("{seconds}\""),
        (minutes, "0") => alloc::format!("{minutes}'"),
        (minutes, seconds) => alloc::format!("{minutes}'{seconds}\""),
    })
}
