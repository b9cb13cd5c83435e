//! The notation of US Chess: `G/60;d5`, `40/90, SD/30;+30`, `40/2, SD/1`.
//!
//! Times are in minutes, except 1 and 2, which are hours. A delay (`d5`, `td5`, `d/5`) or an increment (`+30`, `inc30`, `i30`) counts in seconds;
//! after a semicolon or comma it is for all periods, after a blank for its own period only.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;
use core::num::NonZeroU32;

use super::{
    DialectError, Doubt, Lost, Reading, Stated, control, end, in_units, main_period, same,
};
use crate::text::Cursor;
use crate::{Bonus, Controls, Duration, Period, Quota};

pub(super) fn read(text: &str) -> Result<Reading, DialectError> {
    let lower = text.to_ascii_lowercase();
    let mut cursor = Cursor::new(&lower);
    let mut periods: Vec<Period> = Vec::new();
    let mut doubts = Vec::new();
    let mut for_all = Bonus::None;
    loop {
        cursor.skip_blanks();
        if let Some(bonus) = read_bonus(&mut cursor)? {
            for_all = bonus;
        } else {
            let start = cursor.at();
            let (quota, base, unit) = read_time(&mut cursor)?;
            if unit == Unit::Hours {
                doubts.push(Doubt {
                    span: start..cursor.at(),
                    remark: "1 and 2 are hours in this notation; a very fast game may mean minutes",
                });
            }
            let bonus_at = cursor.at();
            let mut ahead = cursor;
            ahead.skip_blanks();
            ahead.eat("/"); // `G45/D5`
            let bonus = read_bonus(&mut ahead)?.inspect(|_| cursor = ahead);
            if bonus.is_some() && !periods.is_empty() {
                doubts.push(Doubt {
                    span: bonus_at..cursor.at(),
                    remark: "without a semicolon this is for the last period only; advertisements often mean all",
                });
            }
            periods.push(Period::Main {
                quota,
                base,
                bonus: bonus.unwrap_or_default(),
            });
        }
        cursor.skip_blanks();
        if !cursor.eat(",") && !cursor.eat(";") {
            break;
        }
    }
    end(&cursor)?;
    for period in &mut periods {
        if let Period::Main { bonus, .. } = period
            && *bonus == Bonus::None
        {
            *bonus = for_all;
        }
    }
    let stated = Stated::Controls(control(periods, 0..text.len())?.into());
    Ok(Reading { stated, doubts })
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unit {
    Hours,
    Minutes,
}

/// `G/60`, `SD/30` or `40/90`.
fn read_time(cursor: &mut Cursor<'_>) -> Result<(Quota, Duration, Unit), DialectError> {
    const EXPECTED: &str = "`G/`, `SD/` or a number of moves and `/`";
    let start = *cursor;
    let quota = if ["game/", "g/", "sd/", "all/", "g", "sd"]
        .into_iter()
        .any(|word| cursor.eat(word))
    {
        Quota::AllMoves
    } else {
        let moves = cursor.count(EXPECTED)?;
        if !cursor.eat("/") {
            return Err(start.expected(EXPECTED).into());
        }
        NonZeroU32::new(moves).map_or(Quota::AllMoves, Quota::Moves)
    };
    let minutes = cursor.decimal(Duration::MINUTE)?;
    let minutes = minutes.ok_or_else(|| cursor.expected("a number of minutes"))?;
    Ok(
        if minutes == Duration::MINUTE || minutes == Duration::MINUTE * 2 {
            (quota, minutes * 60, Unit::Hours)
        } else {
            (quota, minutes, Unit::Minutes)
        },
    )
}

fn read_bonus(cursor: &mut Cursor<'_>) -> Result<Option<Bonus>, DialectError> {
    type Kind = fn(Duration) -> Bonus;
    let kinds: [(&str, Kind); 6] = [
        ("td", Bonus::Delay),
        ("delay", Bonus::Delay),
        ("d", Bonus::Delay),
        ("+", Bonus::Increment),
        ("inc", Bonus::Increment),
        ("i", Bonus::Increment),
    ];
    for (word, kind) in kinds {
        if cursor.eat(word) {
            if !cursor.eat("/") {
                cursor.skip_blanks();
            }
            let time = cursor.decimal(Duration::SECOND)?;
            let time = time.ok_or_else(|| cursor.expected("a number of seconds"))?;
            return Ok(Some(match time {
                Duration::ZERO => Bonus::None,
                time => kind(time),
            }));
        }
    }
    Ok(None)
}

pub(super) fn write(controls: &Controls) -> Result<String, Lost> {
    let periods = same(controls)?.periods();
    let mut text = String::new();
    let mut bonuses = Vec::new();
    for (index, period) in periods.iter().enumerate() {
        let (quota, base, bonus) = main_period(period)?;
        let last = index + 1 == periods.len();
        let word = match quota {
            Quota::Moves(moves) => alloc::format!("{moves}"),
            Quota::AllMoves if !last => return Err(Lost::OpenPeriod),
            Quota::AllMoves if index == 0 => "G".into(),
            Quota::AllMoves => "SD".into(),
        };
        if base.is_spent() {
            return Err(Lost::NoStock);
        }
        if base == Duration::MINUTE || base == Duration::MINUTE * 2 {
            return Err(Lost::FewMinutes);
        }
        let base = in_units(base, Duration::MINUTE)?;
        let comma = if index > 0 { ", " } else { "" };
        write!(text, "{comma}{word}/{base}").map_err(|_| Lost::Length)?;
        bonuses.push(bonus);
    }
    let bonus = bonuses.first().copied().unwrap_or_default();
    if bonuses.iter().any(|&other| other != bonus) {
        return Err(Lost::BonusOfPeriod);
    }
    let sign = match bonus {
        Bonus::None => return Ok(text),
        Bonus::Increment(_) => "+",
        Bonus::Delay(_) => "d",
        Bonus::Bronstein(_) => return Err(Lost::Bronstein),
    };
    let time = in_units(bonus.time(), Duration::SECOND)?;
    write!(text, ";{sign}{time}").map_err(|_| Lost::Length)?;
    Ok(text)
}
