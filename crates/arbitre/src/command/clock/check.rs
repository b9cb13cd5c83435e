//! `arbitre clock check`: the clock comments of game files against their time controls.

use std::fmt;
use std::io::{self, Write as _};

use arbitre_clock::{
    Controls, Dialect, Impossible, MoveTime, PeriodChange, Side, Stated, Used, check_times,
};
use arbitre_pgn::{Game, Reader, UnreadableTime};
use clap::Args;
use serde_json::{Value, json};

use super::controls;
use crate::open::open;
use crate::{Failure, Outcome, Streams};

/// Checks the clock comments of game files (`[%clk]`, `[%emt]`, `[%egt]`, `[%mct]`) against the time control
///
/// Nothing is called impossible that some device can show. Each finding is one line: game, players, move.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Game files (PGN, packed or not); `-` is standard input
    #[arg(required = true)]
    files: Vec<String>,
    /// The time control; without it the TimeControl tag of each game
    #[arg(long, value_name = "TC")]
    tc: Option<String>,
    /// The dialect of the time control
    #[arg(long, value_name = "DIALECT", default_value = "canonical")]
    dialect: Dialect,
    /// Also prints what each move took
    #[arg(long)]
    used: bool,
    /// Exits with 1 if anything was found
    #[arg(long)]
    check: bool,
    /// Writes JSON Lines
    #[arg(long)]
    json: bool,
}

/// What a line is about.
#[derive(Clone, Copy)]
struct Subject<'a> {
    file: &'a str,
    game: usize,
    at: At,
}

#[derive(Clone, Copy)]
enum At {
    /// A comment on this line of the file.
    Comment(u32),
    Move(u32, Side),
}

/// What a line says of it.
enum Told<'a> {
    Unreadable(&'a UnreadableTime),
    Impossible(&'a Impossible),
    Used(&'a MoveTime),
}

/// What was read and found.
#[derive(Debug, Default)]
struct Figures {
    games: usize,
    without_control: usize,
    times: usize,
    findings: usize,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let given = match &arguments.tc {
        Some(text) => Some(controls("--tc", text, arguments.dialect, streams)?),
        None => None,
    };
    let mut figures = Figures::default();
    for file in &arguments.files {
        let failed = |source: io::Error| Failure::Read {
            path: file.into(),
            source,
        };
        let bytes = open(file, streams)?;
        let mut reader = Reader::new(&bytes[..]);
        let mut number = 0;
        while let Some(game) = reader.next_game().map_err(failed)? {
            number += 1;
            check(
                |at| Subject {
                    file,
                    game: number,
                    at,
                },
                &game,
                given.as_ref(),
                &arguments,
                &mut figures,
                streams,
            )?;
        }
    }
    let Figures {
        games,
        without_control,
        times,
        findings,
    } = figures;
    writeln!(
        streams.err,
        "{times} times in {games} games, {findings} findings; {without_control} games without a time control"
    )?;
    Ok(if arguments.check && findings > 0 {
        Outcome::Findings
    } else {
        Outcome::Clean
    })
}

fn check<'f>(
    about: impl Fn(At) -> Subject<'f>,
    game: &Game,
    given: Option<&Controls>,
    arguments: &Arguments,
    figures: &mut Figures,
    streams: &mut Streams,
) -> io::Result<()> {
    let times = game.times();
    let count: usize = times.moves.iter().map(|timed| timed.comments.len()).sum();
    if count + times.unreadable.len() == 0 {
        return Ok(());
    }
    figures.games += 1;
    figures.times += count;
    for unreadable in &times.unreadable {
        figures.findings += 1;
        let subject = about(At::Comment(unreadable.place.line));
        tell(subject, Told::Unreadable(unreadable), arguments, streams)?;
    }
    let controls = match (given, game.tags.time_control()) {
        (Some(controls), _) => controls.clone(),
        (None, Some(Ok(reading))) => match reading.stated {
            Stated::Controls(controls) => controls,
            Stated::Unknown => {
                figures.without_control += 1;
                return Ok(());
            }
        },
        (None, _) => {
            figures.without_control += 1;
            return Ok(());
        }
    };
    for found in check_times(&controls, &times.moves).moves {
        let subject = about(At::Move(found.number, found.side));
        for impossible in &found.impossible {
            figures.findings += 1;
            tell(subject, Told::Impossible(impossible), arguments, streams)?;
        }
        if arguments.used {
            tell(subject, Told::Used(&found), arguments, streams)?;
        }
    }
    Ok(())
}

fn tell(
    subject: Subject<'_>,
    told: Told<'_>,
    arguments: &Arguments,
    streams: &mut Streams,
) -> io::Result<()> {
    match arguments.json {
        true => writeln!(streams.out, "{}", in_json(subject, &told)),
        false => writeln!(streams.out, "{subject}{told}"),
    }
}

/// Times are in milliseconds, and absent where they are not known.
fn in_json(Subject { file, game, at }: Subject<'_>, told: &Told<'_>) -> Value {
    let mut line = json!({ "file": file, "game": game, "message": told.to_string() });
    match at {
        At::Comment(at) => line["line"] = json!(at),
        At::Move(number, side) => {
            line["move"] = json!(number);
            line["side"] = json!(side.to_string());
        }
    }
    line["kind"] = json!(match told {
        Told::Unreadable(_) => "unreadable",
        Told::Impossible(_) => "impossible",
        Told::Used(_) => "used",
    });
    if let Told::Used(MoveTime {
        used: Used::Between { least, most },
        ..
    }) = told
    {
        line["least_milliseconds"] = json!(least.milliseconds());
        line["most_milliseconds"] = json!(most.milliseconds());
    }
    line
}

impl fmt::Display for Subject<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, game {}, ", self.file, self.game)?;
        match self.at {
            At::Comment(line) => write!(f, "line {line}: "),
            At::Move(number, Side::White) => write!(f, "{number}. "),
            At::Move(number, Side::Black) => write!(f, "{number}... "),
        }
    }
}

impl fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Told::Unreadable(UnreadableTime { text, error, .. }) => write!(f, "{text}: {error}"),
            Told::Impossible(impossible) => impossible.fmt(f),
            Told::Used(found) => f.write_str(&used(found)),
        }
    }
}

fn used(found: &MoveTime) -> String {
    let mut text = match found.used {
        Used::Between { least, most } if least == most => format!("took {}", least.in_seconds()),
        Used::Between { least, most } => {
            format!("took {} to {}", least.in_seconds(), most.in_seconds())
        }
        Used::Unknown => "took an unknown time".to_string(),
    };
    if let PeriodChange::Added(time) = found.period {
        text.push_str(&format!(", and brought {time} of the next period"));
    }
    text
}
