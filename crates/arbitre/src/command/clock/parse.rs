//! `arbitre clock parse`: a time control in every dialect.

use std::io::Write as _;

use arbitre_clock::{Controls, Dialect, Side, Span};
use clap::Args;
use serde_json::{Map, Value, json};

use super::controls;
use crate::{Failure, Outcome, Streams};

/// Reads a time control and writes it in one dialect, or in all
///
/// The dialects are: canonical (`40/90m+30s:30m+30s`, every number with its unit), pgn (`40/5400+30:1800+30`),
/// fide (`90'/40 + 30' + 30"/move`, and words), us-chess (`40/90, SD/30; d5`), cutechess (`40/2:30+0.5`),
/// lichess (`3+2`, `3 days`), trf25 (`W300-B240`) and iccf (`10 moves in 50 days`).
#[derive(Debug, Args)]
pub struct Arguments {
    /// The time control
    text: String,
    /// The dialect that it is written in
    #[arg(long, value_name = "DIALECT", default_value = "canonical")]
    dialect: Dialect,
    /// The only dialect to write; what it cannot say is an error
    #[arg(long, value_name = "DIALECT")]
    to: Option<Dialect>,
    /// Writes a line of JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let controls = controls("TEXT", &arguments.text, arguments.dialect, streams)?;
    if let Some(dialect) = arguments.to {
        let text = dialect
            .write(&controls)
            .map_err(|error| Failure::Refused(error.to_string()))?;
        if arguments.json {
            writeln!(streams.out, "{}", json!({ dialect.to_string(): text }))?;
        } else {
            writeln!(streams.out, "{text}")?;
        }
        return Ok(Outcome::Clean);
    }
    if arguments.json {
        writeln!(streams.out, "{}", in_json(&controls))?;
        return Ok(Outcome::Clean);
    }
    for dialect in Dialect::ALL {
        match dialect.write(&controls) {
            Ok(text) => writeln!(streams.out, "{dialect:10} {text}")?,
            Err(error) => writeln!(streams.out, "{dialect:10} (cannot say {})", error.lost)?,
        }
    }
    for side in Side::BOTH {
        let control = &controls[side];
        let whose = if controls.white == controls.black {
            String::new()
        } else {
            format!(" ({side})")
        };
        let most = match control.time_for(60) {
            Span::Limited(time) => format!("at most {time:#}"),
            Span::Unlimited => "no limit".to_string(),
        };
        writeln!(streams.out, "60 moves   {most}{whose}")?;
        if whose.is_empty() {
            break;
        }
    }
    Ok(Outcome::Clean)
}

/// The time control in every dialect that can say it, and the most time for sixty moves of each
/// side, in milliseconds; `null` where there is none.
fn in_json(controls: &Controls) -> Value {
    let written = |dialect: Dialect| dialect.write(controls).ok();
    let mut told: Map<String, Value> = Dialect::ALL
        .into_iter()
        .map(|dialect| (dialect.to_string(), json!(written(dialect))))
        .collect();
    let most = Side::BOTH.map(|side| {
        let milliseconds = match controls[side].time_for(60) {
            Span::Limited(time) => json!(time.milliseconds()),
            Span::Unlimited => Value::Null,
        };
        (side.to_string(), milliseconds)
    });
    let most: Map<String, Value> = most.into_iter().collect();
    told.insert("sixty_moves_milliseconds".to_owned(), Value::Object(most));
    Value::Object(told)
}
