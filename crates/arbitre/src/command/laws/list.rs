//! `arbitre laws list`: which Laws there are.

use arbitre_laws::{ALL, Book, Laws, LawsId, Reading};
use arbitre_words::{Label, Language, Words as _};
use clap::Args;
use serde::Serialize;

use super::{Form, Tongue, write_json};
use crate::{Failure, Outcome, Streams, table};

/// Lists the Laws that the program knows
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    tongue: Tongue,
    #[command(flatten)]
    form: Form,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Entry {
    id: LawsId,
    what: String,
    in_force: Option<String>,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let entries: Vec<_> = ALL
        .iter()
        .map(|laws| entry(laws, arguments.tongue.lang))
        .collect();
    if arguments.form.json {
        write_json(streams, &entries)?;
        return Ok(Outcome::Clean);
    }
    let rows = entries.into_iter().map(|entry| {
        [
            entry.id.to_string(),
            entry.in_force.unwrap_or_default(),
            entry.what,
        ]
    });
    let head = |label: Label| label.words(arguments.tongue.lang);
    write!(
        streams.out,
        "{}",
        table::plain(
            &[
                &head(Label::Laws),
                &head(Label::InForceFrom),
                &head(Label::Regime)
            ],
            rows
        )
    )?;
    Ok(Outcome::Clean)
}

fn entry(laws: &Laws, language: Language) -> Entry {
    let id = laws.id;
    let mut what = id.regime.words(language);
    if id.supervision != arbitre_laws::Supervision::Undivided {
        what = format!("{what}, {}", id.supervision.words(language));
    }
    if id.reading == Reading::Literal {
        what = format!("{what}, {}", id.reading.words(language));
    }
    let in_force = match id.book {
        Book::Fide(edition) => Some(edition.in_force().to_string()),
        Book::House(_) => {
            what = format!("{what}, {}", Label::HouseLaws.words(language));
            None
        }
    };
    Entry { id, what, in_force }
}
