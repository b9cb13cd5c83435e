//! `arbitre notation list`: the known languages.

use arbitre_notation::Language;
use clap::Args;
use serde::Serialize;

use super::write_line;
use crate::{Failure, Outcome, Streams, table};

/// Lists the known languages with their letters, signs and sources
#[derive(Debug, Args)]
pub struct Arguments {
    /// One JSON object a line
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Entry<'a> {
    id: &'a str,
    name: &'a str,
    letters: String,
    capture: &'a str,
    check: &'a str,
    mate: &'a str,
    en_passant: &'a str,
    source: &'a str,
}

impl<'a> From<&'a Language> for Entry<'a> {
    fn from(language: &'a Language) -> Self {
        let signs = language.signs();
        Self {
            id: language.id(),
            name: language.name(),
            letters: language.letters().to_string(),
            capture: signs.capture,
            check: signs.check,
            mate: signs.mate,
            en_passant: signs.en_passant,
            source: language.source(),
        }
    }
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let entries = Language::all().iter().map(Entry::from);
    if arguments.json {
        for entry in entries {
            write_line(streams, &entry)?;
        }
        return Ok(Outcome::Clean);
    }
    let header = ["id", "language", "K Q R B N P", "signs", "source"];
    let rows = entries.map(|entry| {
        let signs = [entry.capture, entry.check, entry.mate, entry.en_passant];
        [
            entry.id.to_owned(),
            entry.name.to_owned(),
            entry.letters,
            signs.join(" "),
            entry.source.to_owned(),
        ]
    });
    write!(streams.out, "{}", table::plain(&header, rows))?;
    Ok(Outcome::Clean)
}
