//! Rulings as they are shown: to a person, and to a program.

pub mod answer;
pub mod board;
mod decision;
pub mod differences;
pub mod explanation;
pub mod json;
pub mod ruling;
pub mod standing;
pub mod tally;

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use arbitre_journal::EventNumber;
use arbitre_judge::{Agreement, Comparison};
use arbitre_laws::Laws;
use arbitre_words::{Label, Language, Words};

use crate::in_force;
use crate::record::{Kind, Record};

/// What names an event or a file.
pub const HEADING: Style = Style::new().bold();
/// What stands in the second row: articles, facts.
pub const QUIET: Style = Style::new().dimmed();
const GOOD: Style = AnsiColor::Green.on_default();
const BAD: Style = AnsiColor::Red.on_default().bold();

/// Writes why a game file is judged under some Laws, and which Laws its time control
/// or its supervision is meant for.
pub fn laws(
    out: &mut dyn Write,
    record: &Record,
    laws: &Laws,
    language: Language,
) -> io::Result<()> {
    let chosen = matches!(record.kind, Kind::Game(_))
        && in_force::of(record).is_ok_and(|newest| newest.id == laws.id);
    if chosen {
        let label = match record.journal.headers().time_control {
            Some(_) => Label::Chosen,
            None => Label::Newest,
        };
        writeln!(out, "{QUIET}{}.{QUIET:#}", label.words(language))?;
    }
    if let Some(meant) = in_force::meant_for(record, laws) {
        let label = if meant.id.regime == laws.id.regime {
            Label::SupervisedFor
        } else {
            Label::MeantFor
        };
        let label = label.words(language);
        writeln!(out, "{QUIET}{label} {} (--laws).{QUIET:#}", meant.id)?;
    }
    Ok(())
}

/// Writes the number of an event and the event, or that there is none.
pub fn event(
    out: &mut dyn Write,
    record: &Record,
    number: Option<EventNumber>,
    language: Language,
) -> io::Result<()> {
    let Some(number) = number else {
        let start = Label::FromTheStart.words(language);
        return writeln!(out, "  {HEADING}{start}{HEADING:#}");
    };
    let event = record.journal.events().find(|event| event.n == number);
    let told = event.map_or_else(String::new, |event| record.journal.telling(event));
    writeln!(out, "{:>3}  {HEADING}{told}{HEADING:#}", number.0)
}

/// Writes of a recorded ruling whether the judge agrees, field by field where he does not.
pub fn compared(
    out: &mut dyn Write,
    record: &Record,
    comparison: &Comparison,
    language: Language,
) -> io::Result<()> {
    let place = place(record, comparison);
    let laws = comparison.standing.laws;
    if comparison.agrees() {
        let agrees = Label::Agrees.words(language);
        return writeln!(out, "{place} {laws}: {GOOD}{agrees}{GOOD:#}");
    }
    let differs = Label::Differs.words(language);
    writeln!(out, "{place} {laws}: {BAD}{differs}{BAD:#}")?;
    let letters = record.journal.headers().letters();
    let judged = standing::every_field(&comparison.standing, letters);
    let differing = comparison
        .fields
        .iter()
        .filter(|field| field.agreement == Agreement::Differs);
    for field in differing {
        let key = field.recorded.key();
        let own = judged.iter().find(|own| own.key() == key);
        let own = own.map_or_else(|| "-".to_owned(), arbitre_journal::Field::value);
        let (recorded, judged) = (
            Label::Recorded.words(language),
            Label::Judged.words(language),
        );
        writeln!(
            out,
            "  {key}: {recorded} {}, {judged} {own}",
            field.recorded.value.value()
        )?;
    }
    Ok(())
}

/// The file and the line of a recorded ruling.
fn place(record: &Record, comparison: &Comparison) -> String {
    match &record.kind {
        Kind::Journal { text } => {
            let (line, _) = comparison.span.line_and_column(text);
            format!("{}:{line}", record.name)
        }
        Kind::Game(_) => record.name.clone(),
    }
}
