//! `arbitre clock check`: the clock comments of game files against their time controls.

use std::io::{self, Write as _};

use arbitre_clock::{Controls, Dialect, MoveTime, PeriodChange, Side, Stated, Used, check_times};
use arbitre_pgn::{Game, Reader};
use clap::Args;

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
            let name = format!("{file}, game {number}");
            check(
                &name,
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

fn check(
    name: &str,
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
        let (line, text, error) = (unreadable.place.line, &unreadable.text, &unreadable.error);
        writeln!(streams.out, "{name}, line {line}: {text}: {error}")?;
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
        let dots = match found.side {
            Side::White => ".",
            Side::Black => "...",
        };
        let place = format!("{name}, {}{dots}", found.number);
        for impossible in &found.impossible {
            figures.findings += 1;
            writeln!(streams.out, "{place} {impossible}")?;
        }
        if arguments.used {
            writeln!(streams.out, "{place} {}", used(&found))?;
        }
    }
    Ok(())
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
