//! `arbitre laws history`: one subject through all editions.

use arbitre_laws::{LawsId, Regime, Subject, Supervision, history};
use arbitre_words::{Label, Language, Words as _};
use clap::{Args, ValueEnum};
use serde::Serialize;

use super::{Form, Line, Tongue, write_json};
use crate::{Failure, Outcome, Place, Streams, table};

/// Shows what each edition says on one subject
#[derive(Debug, Args)]
pub struct Arguments {
    /// A subject, such as wrong-claim, or its title, such as "Penalty for a wrong claim"; without it
    /// all subjects are listed
    subject: Option<String>,
    /// Standard play, rapid or blitz
    #[arg(long, value_enum, default_value_t = Class::Standard)]
    regime: Class,
    /// With an arbiter who watches closely, where the edition makes the difference
    #[arg(long)]
    supervised: bool,
    #[command(flatten)]
    tongue: Tongue,
    #[command(flatten)]
    form: Form,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Class {
    Standard,
    Rapid,
    Blitz,
}

#[derive(Serialize)]
struct Step {
    laws: LawsId,
    changed: bool,
    #[serde(flatten)]
    line: Line,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let language = arguments.tongue.lang;
    let Some(name) = &arguments.subject else {
        return list(streams, language);
    };
    let subject = subject(name)?;
    let regime = match arguments.regime {
        Class::Standard => Regime::Standard,
        Class::Rapid => Regime::Rapid,
        Class::Blitz => Regime::Blitz,
    };
    let supervision = match (regime, arguments.supervised) {
        (Regime::Standard, _) => Supervision::Undivided,
        (_, true) => Supervision::Supervised,
        (_, false) => Supervision::Unsupervised,
    };
    let mut before = None;
    let steps: Vec<_> = history(subject, regime, supervision)
        .map(|(laws, choice)| Step {
            laws: laws.id,
            changed: before
                .replace(choice.rule)
                .is_some_and(|before| before != choice.rule),
            line: Line::new(subject, choice, language),
        })
        .collect();
    if arguments.form.json {
        write_json(streams, &steps)?;
        return Ok(Outcome::Clean);
    }
    let title = subject.words(language);
    let rows = steps.iter().map(|step| {
        let mark = if step.changed { "*" } else { "" };
        [
            step.laws.to_string(),
            mark.to_owned(),
            step.line.rule(language),
            step.line.article.to_string(),
        ]
    });
    let head = |label: Label| label.words(language);
    write!(
        streams.out,
        "{}",
        table::plain(
            &[&head(Label::Laws), "", &title, &head(Label::Article)],
            rows
        )
    )?;
    Ok(Outcome::Clean)
}

/// Writes all subjects with their titles.
fn list(streams: &mut Streams, language: Language) -> Result<Outcome, Failure> {
    let rows = Subject::ALL
        .iter()
        .map(|subject| [subject.to_string(), subject.words(language)]);
    write!(streams.out, "{}", table::plain(&[], rows))?;
    Ok(Outcome::Clean)
}

/// The subject of a name, or of a title in any language.
fn subject(name: &str) -> Result<Subject, Failure> {
    let titled = |subject: &&Subject| {
        let mut titles = Language::ALL
            .iter()
            .map(|language| subject.words(*language));
        titles.any(|title| title.to_lowercase() == name.to_lowercase())
    };
    if let Some(subject) = Subject::ALL.iter().find(titled) {
        return Ok(*subject);
    }
    name.parse().map_err(|_| {
        let near: Vec<_> = Subject::ALL
            .iter()
            .map(ToString::to_string)
            .filter(|subject| {
                name.split('-')
                    .any(|word| word.len() > 3 && subject.contains(word))
            })
            .collect();
        let expected = if near.is_empty() {
            "a subject that `arbitre laws history` lists".to_owned()
        } else {
            near.join(", ")
        };
        Failure::Text {
            reason: "there is no such subject".to_owned(),
            expected: Some(expected),
            place: Box::new(Place::new("<SUBJECT>", name, 0..name.len())),
        }
    })
}
