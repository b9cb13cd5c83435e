//! Correspondence play: `10 moves in 50 days`, `10/50`, `1 in 5 days`, `3 days per move`.

use alloc::string::String;
use core::fmt::Write as _;

use super::{DialectError, Lost, Reading, in_whole_units, increment, main_period, prose, same};
use crate::{Controls, Duration, Period, Quota};

pub(super) fn read(text: &str) -> Result<Reading, DialectError> {
    prose::read(text, Duration::DAY)
}

pub(super) fn write(controls: &Controls) -> Result<String, Lost> {
    let mut text = String::new();
    for (index, period) in same(controls)?.periods().iter().enumerate() {
        text.push_str(if index > 0 { ", then " } else { "" });
        let written = if let Period::PerMove { time } = *period {
            write!(text, "{} per move", days(time)?)
        } else {
            let (quota, base, bonus) = main_period(period)?;
            if !increment(bonus)?.is_spent() {
                return Err(Lost::Increment);
            }
            match quota {
                Quota::Moves(moves) => {
                    let plural = if moves.get() == 1 { "" } else { "s" };
                    write!(text, "{moves} move{plural} in {}", days(base)?)
                }
                Quota::AllMoves => write!(text, "{}", days(base)?),
            }
        };
        written.map_err(|_| Lost::Length)?;
    }
    Ok(text)
}

fn days(time: Duration) -> Result<String, Lost> {
    let days = in_whole_units(time, Duration::DAY)?;
    let plural = if days == 1 { "" } else { "s" };
    Ok(alloc::format!("{days} day{plural}"))
}
