//! `arbitre notation read`: what a score says.

use arbitre_notation::{Reading, Remark, Score, Status, System};
use arbitre_pgn::Place;
use clap::Args;
use serde::Serialize;

use super::write_line;
use crate::quoted::quoted;
use crate::sheet::{Kind, Places, Sheet, Source};
use crate::{Failure, Outcome, Streams};

/// Reads scores and says which moves they are
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    source: Source,
    /// One JSON object a game
    #[arg(long)]
    json: bool,
    /// Exit with status 1 if a game is ambiguous or damaged
    #[arg(long)]
    check: bool,
}

/// A game as it was read.
#[derive(Serialize)]
struct Entry<'a> {
    game: &'a str,
    language: String,
    system: &'static str,
    status: &'static str,
    uci: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    readings: Vec<Alternative>,
    diagnostics: Vec<Diagnostic<'a>>,
}

/// One of several readings.
#[derive(Serialize)]
struct Alternative {
    language: String,
    uci: String,
}

/// A remark, with its place in the file: bytes unpacked, and in UTF-8 where it is UTF-16.
#[derive(Serialize)]
struct Diagnostic<'a> {
    start: u64,
    end: u64,
    line: u32,
    column: u32,
    text: &'a str,
    cause: String,
    expected: &'a str,
    done: String,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let languages = arguments.source.languages()?;
    let candidates = arguments.source.candidates(&languages)?;
    let mut outcome = Outcome::Clean;
    for sheet in arguments.source.sheets(streams)? {
        let score = sheet.read(&candidates, arguments.source.mode());
        let entry = match (&score, &sheet.kind) {
            (Some(score), _) => entry(&sheet, score),
            (None, Kind::Unplayable(reason, fen)) => unplayable(&sheet, reason, *fen),
            (None, _) => continue,
        };
        if arguments.check && entry.status != "read" {
            outcome = Outcome::Findings;
        }
        if arguments.json {
            write_line(streams, &entry)?
        } else {
            write_plainly(streams, &entry)?
        }
    }
    Ok(outcome)
}

fn entry<'a>(sheet: &'a Sheet, score: &'a Score<'_>) -> Entry<'a> {
    let reading = score.reading();
    let several = score.readings.len() > 1;
    let mut places = sheet.places();
    Entry {
        game: &sheet.name,
        language: reading.languages.to_string(),
        system: match reading.languages.system() {
            System::Algebraic => "algebraic",
            System::Descriptive => "descriptive",
        },
        status: match score.status {
            Status::Read => "read",
            Status::Ambiguous => "ambiguous",
            Status::Damaged => "damaged",
        },
        uci: reading.uci(),
        readings: if several {
            score.readings.iter().map(alternative).collect()
        } else {
            Vec::new()
        },
        diagnostics: score
            .remarks
            .iter()
            .map(|it| diagnostic(sheet, &mut places, it))
            .collect(),
    }
}

fn alternative(reading: &Reading<'_>) -> Alternative {
    Alternative {
        language: reading.languages.to_string(),
        uci: reading.uci(),
    }
}

fn diagnostic<'a>(sheet: &'a Sheet, places: &mut Places<'_>, remark: &'a Remark) -> Diagnostic<'a> {
    let place = places.at(remark.span.start);
    Diagnostic {
        start: place.offset,
        end: places.at(remark.span.end).offset,
        line: place.line,
        column: place.column,
        text: remark.span.of(&sheet.movetext),
        cause: remark.cause.to_string(),
        expected: &remark.expected,
        done: remark.done.to_string(),
    }
}

/// A game whose position cannot be played from.
fn unplayable<'a>(sheet: &'a Sheet, reason: &str, fen: Place) -> Entry<'a> {
    Entry {
        game: &sheet.name,
        language: String::new(),
        system: "algebraic",
        status: "damaged",
        uci: String::new(),
        readings: Vec::new(),
        diagnostics: vec![Diagnostic {
            start: fen.offset,
            end: fen.offset,
            line: fen.line,
            column: fen.column,
            text: "",
            cause: format!("the tag FEN gives no position: {reason}"),
            expected: "",
            done: "dropped".into(),
        }],
    }
}

fn write_plainly(streams: &mut Streams, entry: &Entry<'_>) -> Result<(), Failure> {
    writeln!(
        streams.out,
        "game {}: {}, {}, {}",
        entry.game, entry.status, entry.language, entry.system
    )?;
    if entry.readings.is_empty() {
        writeln!(streams.out, "  {}", entry.uci)?;
    }
    for reading in &entry.readings {
        writeln!(streams.out, "  {}: {}", reading.language, reading.uci)?;
    }
    for it in &entry.diagnostics {
        let expected = match it.expected {
            "" => String::new(),
            expected => format!(", expected {expected}"),
        };
        writeln!(
            streams.out,
            "  {}:{}: `{}`: {}{expected} ({})",
            it.line,
            it.column,
            quoted(it.text),
            it.cause,
            it.done
        )?;
    }
    Ok(())
}
