//! `arbitre clock overstep`: what the displays prove, given the moves truly made.

use std::io::Write as _;

use arbitre_clock::{Dialect, Due, Duration, Examined, Overstep, Seen, Side, Sides};
use clap::Args;
use serde_json::{Value, json};

use super::{controls, moves, time};
use crate::{Failure, Outcome, Streams};

/// Tells from both displays and the moves truly made whether the limit was overstepped
///
/// A display may look healthy and still prove it: a clock that adds the next period's time at zero, or
/// whose counter counted a press too many, has given time that was not due.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The time control
    #[arg(long, value_name = "TC")]
    tc: String,
    /// The dialect of the time control
    #[arg(long, value_name = "DIALECT", default_value = "canonical")]
    dialect: Dialect,
    /// What White's display shows
    #[arg(long, value_name = "TIME")]
    white: String,
    /// What Black's display shows
    #[arg(long, value_name = "TIME")]
    black: String,
    /// The moves that White and Black have truly completed, by the scoresheets, such as `39/39`
    #[arg(long, value_name = "MOVES")]
    moves: String,
    /// The last period whose time is on the displays, counted from 1
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..))]
    period: u16,
    /// How often each has pressed, at the most, since that time was added, such as `0/1`
    #[arg(long, value_name = "PRESSES", default_value = "0/0")]
    presses: String,
    /// Writes a line of JSON for each side
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let controls = controls("--tc", &arguments.tc, arguments.dialect, streams)?;
    let shown = Sides {
        white: time("--white", &arguments.white)?,
        black: time("--black", &arguments.black)?,
    };
    let made = moves("--moves", &arguments.moves)?;
    let presses = moves("--presses", &arguments.presses)?;
    for side in Side::BOTH {
        let seen = Seen {
            left: shown[side],
            period: usize::from(arguments.period) - 1,
            moves: made[side],
            presses: presses[side],
        };
        let found = seen.examine(&controls[side]);
        if arguments.json {
            let due = seen.due(&controls[side]);
            writeln!(streams.out, "{}", in_json(side, &seen, &found, due))?;
            continue;
        }
        let verdict = match found.overstep {
            Overstep::None => "has not overstepped the limit".to_string(),
            Overstep::Proven { by } => {
                format!(
                    "has overstepped the limit by {} at the least",
                    by.in_seconds()
                )
            }
            Overstep::Unknown { hidden } => format!(
                "may have overstepped the limit: up to {} can be hidden by what the presses brought since",
                hidden.in_seconds()
            ),
        };
        let due = match seen.due(&controls[side]) {
            Due::Moves(due) => format!("{} of {due} moves", made[side]),
            Due::Never => format!("{} moves", made[side]),
        };
        let (left, should) = (shown[side], found.should_show);
        writeln!(
            streams.out,
            "{side}: {due}, shows {left:#}, should show {should:#}"
        )?;
        writeln!(streams.out, "       {verdict}")?;
    }
    Ok(Outcome::Clean)
}

/// What is found on one side; times are in milliseconds.
fn in_json(side: Side, seen: &Seen, found: &Examined, due: Due) -> Value {
    let (overstepped, name, time) = match found.overstep {
        Overstep::None => ("no", "", Duration::ZERO),
        Overstep::Proven { by } => ("proven", "by_milliseconds", by),
        Overstep::Unknown { hidden } => ("unknown", "hidden_milliseconds", hidden),
    };
    let mut told = json!({
        "side": side.to_string(),
        "moves": seen.moves,
        "due": match due {
            Due::Moves(due) => json!(due),
            Due::Never => Value::Null,
        },
        "shown_milliseconds": seen.left.milliseconds(),
        "should_show_milliseconds": found.should_show.milliseconds(),
        "overstepped": overstepped,
    });
    if !name.is_empty() {
        told[name] = json!(time.milliseconds());
    }
    told
}
