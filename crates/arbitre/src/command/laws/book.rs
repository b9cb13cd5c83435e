//! `arbitre laws book`: the pages of the book that are made from the values.

mod articles;
mod comparison;
mod edition;
mod gaps;
mod subjects;

use std::path::PathBuf;

use arbitre_laws::{ALL, Article, Book, Choice, Cited, Laws, LawsId, Witness, differences};
use arbitre_words::{Language, Words as _};
use clap::Args;

use crate::{Failure, Outcome, Streams};

/// Writes the generated pages of the book into a folder
#[derive(Debug, Args)]
pub struct Arguments {
    /// The folder, which must exist
    folder: PathBuf,
}

/// One page: the name of its file, and its text.
struct Page {
    name: String,
    text: String,
}

pub fn run(arguments: &Arguments, _: &mut Streams) -> Result<Outcome, Failure> {
    let pages = [
        comparison::page(),
        subjects::page(),
        gaps::silences(),
        gaps::doubts(),
    ];
    for page in pages
        .into_iter()
        .chain(edition::pages())
        .chain(articles::pages())
    {
        std::fs::write(arguments.folder.join(page.name), page.text)?;
    }
    Ok(Outcome::Clean)
}

/// The language of the pages.
const LANGUAGE: Language = Language::English;

/// The rule as the pages tell it.
fn rule(choice: Cited<Choice>) -> String {
    choice.rule.words(LANGUAGE)
}

/// How well it is known, where that should be said.
fn known(witness: Witness) -> String {
    match witness {
        Witness::Read | Witness::Elsewhere => String::new(),
        Witness::Inferred | Witness::Doubtful => witness.words(LANGUAGE),
    }
}

/// The name of the file that tells everything about some Laws.
fn file_of(laws: &Laws) -> String {
    format!("{}.md", laws.id.to_string().replace('/', "-"))
}

/// The Laws with a link to their page.
fn link_to(laws: &Laws) -> String {
    format!("[{}]({})", laws.id, file_of(laws))
}

/// The Laws that these amend: the standard play of the same book, or what house laws come nearest to.
fn amended(laws: &Laws) -> Option<&'static Laws> {
    let mut editions = ALL.iter().copied().filter(|base| base.id != laws.id);
    match laws.id.book {
        Book::Fide(edition) => editions.find(|base| base.id == LawsId::standard(edition)),
        Book::House(_) => editions
            .filter(|base| matches!(base.id.book, Book::Fide(_)))
            .min_by_key(|base| differences(base, laws).count()),
    }
}

/// The choices of some Laws that are not those of the Laws that they amend.
fn own_choices(laws: &Laws) -> Vec<(arbitre_laws::Subject, Cited<Choice>)> {
    let base = amended(laws);
    laws.choices()
        .filter(|(subject, choice)| base.is_none_or(|base| base.on(*subject) != *choice))
        .collect()
}

/// A row of a Markdown table.
fn row(cells: &[&str]) -> String {
    format!("| {} |\n", cells.join(" | "))
}

/// The head of a Markdown table.
fn head(cells: &[&str]) -> String {
    format!("{}|{}\n", row(cells), "---|".repeat(cells.len()))
}

/// An article as a cell shows it.
fn cell(article: Article, witness: Witness) -> String {
    match witness {
        Witness::Doubtful => format!("{article}?"),
        _ => article.to_string(),
    }
}
