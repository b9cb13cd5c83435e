//! What a file tells about a game: a journal, or the moves of a game file.

mod clocks;
mod fall;
mod game;
mod main_line;
mod offers;

use std::path::Path;

use arbitre_journal::{Act, Event, Journal, JournalErrors};
use arbitre_judge::{Decision, Ruling};
use arbitre_laws::Laws;
use arbitre_pgn::{Piece, Reader, decode};

use crate::open::open;
use crate::report::json;
use crate::sheet::Sheet;
use crate::{Failure, Place, Streams, in_force};

pub use fall::Fall;
use game::File;
pub use game::{From, GameRecord};

/// What a file tells about one game.
#[derive(Debug)]
pub struct Record {
    /// The name of the file, with the number of the game where it holds several.
    pub name: String,
    /// What happened.
    pub journal: Journal,
    /// How the journal was come by.
    pub kind: Kind,
}

impl Record {
    /// Whether it tells what the clocks showed. A game file without times tells nothing of them but
    /// the time control.
    pub fn tells_times(&self) -> bool {
        let reading = |event: &Event| matches!(event.act, Act::Reading(_));
        matches!(self.kind, Kind::Journal { .. }) || self.journal.events().any(reading)
    }

    /// Whether a ruling is worth telling: that a move is completed by the next one goes without
    /// saying where no press is recorded.
    pub fn is_worth_telling(&self, ruling: &Ruling) -> bool {
        matches!(self.kind, Kind::Journal { .. })
            || !matches!(ruling.decision, Decision::Completes(_))
    }
}

/// How a journal was come by.
#[derive(Debug)]
pub enum Kind {
    /// It is the file itself.
    Journal {
        /// The text of the file.
        text: String,
    },
    /// It tells the moves of a game file.
    Game(GameRecord),
}

/// For whom an answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A person.
    Words,
    /// A program: a line of JSON for each record, and one for each that cannot be read or judged.
    Json,
}

/// The form of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Journal,
    JsonLines,
    Pgn,
}

/// Does something with each record of some files, in their order; `-` is standard input. They may
/// name the Laws that are given, and all others that there are. What cannot be done with one record
/// never hides the next.
///
/// # Errors
///
/// When a file cannot be read, has a fault, or tells of no game, or when what is done fails: then
/// every fault, each with its place. When a result cannot be written: that alone, at once.
pub fn each(
    names: &[String],
    from: From,
    given: &[&Laws],
    answer: Answer,
    streams: &mut Streams,
    mut each: impl FnMut(&Record, &mut Streams) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut failures = Vec::new();
    for name in names {
        for reading in read(name, from, given, streams) {
            let (name, done) = match reading {
                Ok(record) => (record.name.clone(), each(&record, streams)),
                Err((name, failure)) => (name, Err(failure)),
            };
            match done {
                Ok(()) => {}
                Err(Failure::Write(error)) => return Err(Failure::Write(error)),
                Err(failure) => {
                    if answer == Answer::Json {
                        json::write_failure(&mut streams.out, &name, &failure)?;
                    }
                    failures.push(failure);
                }
            }
        }
    }
    match failures.is_empty() {
        true => Ok(()),
        false => Err(Failure::all(failures)),
    }
}

/// A record, or the name of a file or game that gives none, and why.
type Reading = Result<Record, (String, Failure)>;

/// Reads the records of a file, in their order.
fn read(name: &str, from: From, given: &[&Laws], streams: &mut Streams) -> Vec<Reading> {
    let whole = |failure| vec![Err((name.to_owned(), failure))];
    let bytes = match open(name, streams) {
        Ok(bytes) => bytes,
        Err(failure) => return whole(failure),
    };
    match form(name, &bytes) {
        Form::Pgn => games(name, &bytes, from).unwrap_or_else(whole),
        form => match journal(name, &bytes, form, given) {
            Ok(record) => vec![Ok(record)],
            Err(failure) => whole(failure),
        },
    }
}

/// Reads a journal.
fn journal(name: &str, bytes: &[u8], form: Form, given: &[&Laws]) -> Result<Record, Failure> {
    let text = decode(bytes).0.into_owned();
    let journal = match form {
        Form::JsonLines => Journal::from_json_lines(&text),
        Form::Journal | Form::Pgn => Journal::parse(&text),
    };
    let journal = journal.map_err(|errors| faults(name, &text, &errors))?;
    let record = Record {
        name: name.to_owned(),
        journal,
        kind: Kind::Journal { text },
    };
    in_force::unknown(&record, given)?;
    Ok(record)
}

/// The form of a file: by its name, whatever it is packed with, else by its first line.
fn form(name: &str, bytes: &[u8]) -> Form {
    let packings = [".gz", ".zst", ".bz2"];
    let plain = packings
        .iter()
        .find_map(|packing| name.strip_suffix(packing));
    let plain = Path::new(plain.unwrap_or(name));
    match plain.extension().and_then(|kind| kind.to_str()) {
        Some("journal") => return Form::Journal,
        Some("pgn") => return Form::Pgn,
        Some("jsonl" | "ndjson" | "json") => return Form::JsonLines,
        _ => {}
    }
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with(['#', '%', ';']));
    let first = first.unwrap_or_default();
    if first.starts_with('{') && first.contains(':') {
        Form::JsonLines
    } else if is_tag_pair(first) || first.starts_with(|sign: char| sign.is_ascii_digit()) {
        Form::Pgn
    } else {
        Form::Journal
    }
}

/// Whether a line is a tag pair, `[White "Steinitz"]`, and no stamp, `[+2s] white press`.
fn is_tag_pair(line: &str) -> bool {
    let name = line.strip_prefix('[').and_then(|rest| rest.split_once(' '));
    name.is_some_and(|(name, value)| {
        name.starts_with(|sign: char| sign.is_ascii_alphabetic())
            && value.trim_start().starts_with('"')
    })
}

fn faults(name: &str, text: &str, errors: &JournalErrors) -> Failure {
    let one = |error: &arbitre_journal::JournalError| Failure::Text {
        reason: error.reason.to_string(),
        expected: error.expectation().map(ToString::to_string),
        place: Box::new(Place::new(name, text, error.span.range())),
    };
    Failure::all(errors.iter().map(one).collect())
}

/// There is no game at a place of a file.
fn no_game(place: Place) -> Failure {
    Failure::Text {
        reason: "there is no game here".to_owned(),
        expected: Some("tag pairs such as `[White \"Morphy\"]`, or moves".to_owned()),
        place: Box::new(place),
    }
}

fn games(name: &str, bytes: &[u8], from: From) -> Result<Vec<Reading>, Failure> {
    let mut reader = Reader::new(bytes);
    let mut read = Vec::new();
    let (mut number, mut start) = (0, arbitre_pgn::Place::START);
    let unreadable = |source| Failure::Read {
        path: name.into(),
        source,
    };
    while let Some(piece) = reader.next_piece().map_err(unreadable)? {
        let sheet = Sheet::of(&piece, number + 1, start)?;
        start = sheet.end();
        let Piece::Game(game) = &piece else {
            continue;
        };
        number += 1;
        let file = File {
            name,
            bytes,
            sheet: &sheet,
        };
        read.push(GameRecord::new(game, &file, from));
    }
    if number == 0 {
        return Err(no_game(Place::new(name, decode(bytes).0, 0..0)));
    }
    let name = |number: usize| match read.len() {
        1 => name.to_owned(),
        _ => format!("{name}#{number}"),
    };
    let names: Vec<_> = (1..=read.len()).map(name).collect();
    let reading = |(name, game): (String, Result<(GameRecord, Journal), Failure>)| match game {
        Err(failure) => Err((name, failure)),
        Ok((game, journal)) => Ok(Record {
            name,
            journal,
            kind: Kind::Game(game),
        }),
    };
    Ok(names.into_iter().zip(read).map(reading).collect())
}
