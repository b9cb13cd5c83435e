//! `arbitre clock`: time controls, clocks, and the arithmetic of an intervention.

mod adjust;
mod check;
mod overstep;
mod parse;
mod run;

use arbitre_clock::{Controls, Dialect, Duration, Side, Sides, Stated, TextError};
use clap::{Args, Subcommand};

use crate::{Failure, Outcome, Place, Streams};

/// Reads time controls, runs clocks, and works out what an intervention makes of the displays
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Parse(parse::Arguments),
    Run(run::Arguments),
    Adjust(adjust::Arguments),
    Overstep(overstep::Arguments),
    Check(check::Arguments),
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    match arguments.task {
        Task::Parse(arguments) => parse::run(arguments, streams),
        Task::Run(arguments) => run::run(arguments, streams),
        Task::Adjust(arguments) => adjust::run(arguments, streams),
        Task::Overstep(arguments) => overstep::run(arguments, streams),
        Task::Check(arguments) => check::run(arguments, streams),
    }
}

/// The time controls in the argument `origin`; doubts are told on standard error.
fn controls(
    origin: &str,
    text: &str,
    dialect: Dialect,
    streams: &mut Streams,
) -> Result<Controls, Failure> {
    let reading = dialect.read(text).map_err(|error| {
        let readable = Dialect::ALL
            .into_iter()
            .filter(|&other| other != dialect && other.read(text).is_ok())
            .map(|other| format!("--dialect {other}"))
            .collect::<Vec<_>>();
        Failure::Text {
            reason: error.to_string(),
            expected: (!readable.is_empty())
                .then(|| format!("it can be read with {}", readable.join(", "))),
            place: Box::new(Place::new(origin, text, error.span())),
        }
    })?;
    for doubt in reading.doubts {
        let doubtful = text.get(doubt.span).unwrap_or_default().trim();
        writeln!(streams.err, "note: `{doubtful}`: {}", doubt.remark)?;
    }
    match reading.stated {
        Stated::Controls(controls) => Ok(controls),
        Stated::Unknown => Err(Failure::Refused(
            "this says that the time control is not known".into(),
        )),
    }
}

/// A duration in the argument `origin`; a number alone counts seconds.
fn time(origin: &str, text: &str) -> Result<Duration, Failure> {
    let is_number = !text.is_empty()
        && text
            .bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b'.');
    let seconds = format!("{text}s");
    let read = if is_number {
        seconds.parse()
    } else {
        text.parse()
    };
    read.map_err(|error: TextError| Failure::Text {
        reason: "this is no length of time".to_string(),
        expected: Some(error.expected.to_string()),
        place: Box::new(Place::new(origin, text, error.span)),
    })
}

/// `22/21`: White's and Black's counter.
fn moves(origin: &str, text: &str) -> Result<Sides<u32>, Failure> {
    let numbers = text
        .split_once('/')
        .and_then(|(white, black)| Some((white.parse().ok()?, black.parse().ok()?)));
    let Some((white, black)) = numbers else {
        return Err(Failure::Text {
            reason: "these are no numbers of moves".into(),
            expected: Some("White's and Black's number, such as `22/21`".into()),
            place: Box::new(Place::new(origin, text, 0..text.len())),
        });
    };
    Ok(Sides { white, black })
}

/// What a player who is asked for his side may answer.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Player {
    White,
    Black,
}

impl From<Player> for Side {
    fn from(player: Player) -> Self {
        match player {
            Player::White => Self::White,
            Player::Black => Self::Black,
        }
    }
}
