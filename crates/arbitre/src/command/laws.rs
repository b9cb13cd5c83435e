//! `arbitre laws`: what the editions say.

mod article;
mod book;
mod classify;
mod diff;
mod export;
mod history;
mod list;
mod schema;
mod show;

use std::path::Path;

use arbitre_laws::{Article, Choice, Cited, Laws, LawsId, Subject, Witness};
use arbitre_words::{Language, Words};
use clap::{Args, Subcommand};
use serde::Serialize;

use crate::{Failure, Outcome, Place, Streams};

/// Shows what the Laws say, and where two editions differ
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    List(list::Arguments),
    Show(show::Arguments),
    Diff(diff::Arguments),
    History(history::Arguments),
    Article(article::Arguments),
    Classify(classify::Arguments),
    Export(export::Arguments),
    #[command(hide = true)]
    Schema(schema::Arguments),
    #[command(hide = true)]
    Book(book::Arguments),
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    match arguments.what {
        What::List(arguments) => list::run(&arguments, streams),
        What::Show(arguments) => show::run(&arguments, streams),
        What::Diff(arguments) => diff::run(&arguments, streams),
        What::History(arguments) => history::run(&arguments, streams),
        What::Article(arguments) => article::run(&arguments, streams),
        What::Classify(arguments) => classify::run(&arguments, streams),
        What::Export(arguments) => export::run(&arguments, streams),
        What::Schema(arguments) => schema::run(&arguments, streams),
        What::Book(arguments) => book::run(&arguments, streams),
    }
}

/// The Laws of this name, or the house laws in this file where the name ends in `.toml`.
pub fn named(name: &str) -> Result<Laws, Failure> {
    if Path::new(name)
        .extension()
        .is_some_and(|extension| extension == "toml")
    {
        let text = std::fs::read_to_string(name).map_err(|source| Failure::Read {
            path: name.into(),
            source,
        })?;
        return Laws::from_toml(&text).map_err(|error| Failure::Text {
            reason: error.reason,
            expected: Some(error.expected),
            place: Box::new(Place::new(name, text, error.span)),
        });
    }
    let refused = |reason: String, expected: Option<&str>, span| Failure::Text {
        reason,
        expected: expected.map(str::to_owned),
        place: Box::new(Place::new("<LAWS>", name, span)),
    };
    let id: LawsId = name.parse().map_err(|error: arbitre_laws::LawsIdError| {
        refused(error.reason.to_owned(), Some(error.expected), error.span)
    })?;
    match arbitre_laws::laws(&id) {
        Ok(laws) => Ok(laws.clone()),
        Err(error) => Err(refused(error.to_string(), None, 0..name.len())),
    }
}

/// The language of an answer.
#[derive(Debug, Args)]
struct Tongue {
    /// Language of the answer: en, fr or nl
    #[arg(long, default_value = "en")]
    lang: Language,
}

/// The form of an answer.
#[derive(Debug, Args)]
struct Form {
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// One choice as it is shown.
#[derive(Serialize)]
struct Line {
    subject: Subject,
    title: String,
    rule: Choice,
    words: String,
    article: Article,
    witness: Witness,
}

impl Line {
    fn new(subject: Subject, choice: Cited<Choice>, language: Language) -> Self {
        Self {
            subject,
            title: subject.words(language),
            rule: choice.rule,
            words: choice.rule.words(language),
            article: choice.article,
            witness: choice.witness,
        }
    }

    /// The rule, and how well it is known where that should be said.
    fn rule(&self, language: Language) -> String {
        qualified(&self.words, self.witness, language)
    }
}

/// A rule in words, and how well it is known where that should be said.
fn qualified(words: &str, witness: Witness, language: Language) -> String {
    match witness {
        Witness::Read | Witness::Elsewhere => words.to_owned(),
        Witness::Inferred | Witness::Doubtful => format!("{words} ({})", witness.words(language)),
    }
}

/// Writes one JSON value, on lines of its own.
fn write_json(streams: &mut Streams, value: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut streams.out, value).map_err(std::io::Error::from)?;
    Ok(writeln!(streams.out)?)
}
