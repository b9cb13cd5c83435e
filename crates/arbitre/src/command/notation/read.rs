//! `arbitre notation read`: what a score says.

use arbitre_notation::{Cause, Reading, Remark, Score, Status, System};
use clap::Args;
use serde::Serialize;

use super::write_line;
use crate::sheet::{Kind, Sheet, Source};
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

/// A remark, with its place in the file.
#[derive(Serialize)]
struct Diagnostic<'a> {
    start: usize,
    end: usize,
    line: usize,
    column: usize,
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
            (None, Kind::Unplayable(reason)) => unplayable(&sheet, reason),
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
            .map(|it| diagnostic(sheet, it))
            .collect(),
    }
}

fn alternative(reading: &Reading<'_>) -> Alternative {
    Alternative {
        language: reading.languages.to_string(),
        uci: reading.uci(),
    }
}

fn diagnostic<'a>(sheet: &'a Sheet, remark: &'a Remark) -> Diagnostic<'a> {
    let (line, column) = remark.span.line_and_column(&sheet.movetext);
    let head = sheet.head.iter().filter(|&&byte| byte == b'\n').count();
    Diagnostic {
        start: sheet.offset + remark.span.start,
        end: sheet.offset + remark.span.end,
        line: line + head,
        column,
        text: remark.span.of(&sheet.movetext),
        cause: remark.cause.to_string(),
        expected: &remark.expected,
        done: remark.done.to_string(),
    }
}

/// A game whose position cannot be played from.
fn unplayable<'a>(sheet: &'a Sheet, reason: &str) -> Entry<'a> {
    Entry {
        game: &sheet.name,
        language: String::new(),
        system: "algebraic",
        status: "damaged",
        uci: String::new(),
        readings: Vec::new(),
        diagnostics: vec![Diagnostic {
            start: 0,
            end: 0,
            line: 1,
            column: 1,
            text: "",
            cause: format!("{}: {reason}", Cause::Unreadable),
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
            it.line, it.column, it.text, it.cause, it.done
        )?;
    }
    Ok(())
}
