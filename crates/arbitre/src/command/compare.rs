//! `arbitre compare`: one game under several Laws, and where they part.

use std::io::{self, Write};

use arbitre_judge::{Comparison, Judgement};
use arbitre_laws::Laws;
use arbitre_words::{Label, Language, Words};
use clap::Args;

use super::inquiry::Inquiry;
use crate::record::{self, Record};
use crate::report::differences::{self, Row};
use crate::report::tally::Tally;
use crate::report::{self, HEADING, json};
use crate::{Failure, Outcome, Streams, in_force, table};

/// Compares what different Laws make of a game: one row for each ruling that differs, then those that
/// are the same
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    inquiry: Inquiry,
    /// The Laws, with commas between; without it all editions, of the regime that the journal names or
    /// that its time control is for, or with --check those that its recorded rulings name
    #[arg(long, value_delimiter = ',')]
    laws: Vec<String>,
    /// Compare the rulings recorded in the journal, each under its own Laws; exit with 1 if one differs, with 2 if there is none
    #[arg(long)]
    check: bool,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let named = arguments.laws.iter().map(|name| super::laws::named(name));
    let named = named.collect::<Result<Vec<_>, _>>()?;
    let named: Vec<&Laws> = named.iter().collect();
    if let ([one], false) = (&named[..], arguments.check) {
        return Err(Failure::Refused(format!(
            "{} alone compares with nothing, expected several Laws with commas between",
            one.id
        )));
    }
    let answer = arguments.inquiry.answer();
    let Inquiry {
        files,
        from,
        lang,
        json,
    } = arguments.inquiry;
    let mut tally = Tally::default();
    let read = record::each(&files, from, &named, answer, streams, |record, streams| {
        let laws = match (&named[..], arguments.check) {
            ([], true) => in_force::of_rulings(record)?,
            ([], false) => in_force::editions(record)?,
            (named, _) => named.to_vec(),
        };
        let judgement = arbitre_judge::judge(&record.journal, &laws);
        tally.add(&judgement);
        let out = &mut streams.out;
        if json {
            json::write(out, record, &laws, &judgement, lang)?;
        } else if arguments.check {
            differing(out, record, &judgement, lang)?;
        } else {
            tell(out, record, &laws, &judgement, lang)?;
        }
        Ok(())
    });
    if arguments.check && !json {
        writeln!(streams.out, "{tally}")?;
    }
    read?;
    match arguments.check {
        true => tally.outcome(),
        false => Ok(Outcome::Clean),
    }
}

/// Writes each recorded ruling with which the judge does not agree.
fn differing(
    out: &mut dyn Write,
    record: &Record,
    judgement: &Judgement,
    language: Language,
) -> io::Result<()> {
    let differing = judgement
        .comparisons
        .iter()
        .filter(|comparison| !Comparison::agrees(comparison));
    for comparison in differing {
        report::compared(out, record, comparison, language)?;
    }
    Ok(())
}

/// Writes a table: a row for each ruling that differs, a column for Laws that rule the same in all of
/// them. Below it stands what they all rule.
fn tell(
    out: &mut dyn Write,
    record: &Record,
    laws: &[&Laws],
    judgement: &Judgement,
    language: Language,
) -> io::Result<()> {
    writeln!(out, "{HEADING}{}{HEADING:#}\n", record.name)?;
    let rows = differences::rows(record, laws.len(), judgement, language);
    let differing: Vec<_> = rows.iter().filter(|row| row.differs()).collect();
    if differing.is_empty() {
        let names: Vec<_> = laws.iter().map(|laws| laws.id.to_string()).collect();
        let (same, names) = (Label::NoDifference.words(language), names.join(", "));
        let colon = language.colon();
        writeln!(out, "{HEADING}{same}{HEADING:#}{colon}{names}")?;
    } else {
        writeln!(out, "{}", differing_rows(&differing, laws))?;
        if rows.iter().any(|row| row.shared().is_some()) {
            let same = Label::Shared.words(language);
            writeln!(out, "{HEADING}{same}{HEADING:#}")?;
        }
    }
    let mut label = "";
    for row in &rows {
        let Some(ruling) = row.shared() else {
            continue;
        };
        if row.label != label {
            label = &row.label;
            writeln!(out, "  {HEADING}{label}{HEADING:#}")?;
        }
        writeln!(out, "      {ruling}")?;
    }
    writeln!(out)
}

/// The most Laws that stand side by side with room for their rulings.
const COLUMNS: usize = 4;

/// A row for each ruling that some of the Laws make alike: the event, the ruling, and those Laws with
/// their articles.
fn distinct_rulings(rows: &[&Row], laws: &[&Laws]) -> Vec<[String; 3]> {
    let mut distinct = Vec::new();
    let mut before = "";
    for row in rows {
        for (at, cell) in row.cells.iter().enumerate() {
            if row.cells.iter().take(at).any(|told| told.rules_like(cell)) {
                continue;
            }
            let alike = row.cells.iter().zip(laws);
            let alike = alike.filter(|(other, _)| other.rules_like(cell));
            let under = alike.map(|(other, laws)| other.under(&laws.id.to_string()));
            let label = if row.label == before { "" } else { &row.label };
            let under = under.collect::<Vec<_>>().join(", ");
            distinct.push([label.to_owned(), cell.words().to_owned(), under]);
            before = &row.label;
        }
    }
    distinct
}

/// The table of the rows in which the Laws differ.
fn differing_rows(rows: &[&Row], laws: &[&Laws]) -> String {
    let columns = differences::columns(rows, laws.len());
    if columns.len() > COLUMNS {
        return table::plain(&[], distinct_rulings(rows, laws));
    }
    let names = columns.iter().map(|column| {
        let names = column.iter().filter_map(|laws_at| laws.get(*laws_at));
        names
            .map(|laws| laws.id.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    });
    let header = std::iter::once(String::new())
        .chain(names)
        .collect::<Vec<_>>();
    let header = header.iter().map(String::as_str).collect::<Vec<_>>();
    let before = std::iter::once("").chain(rows.iter().map(|row| &*row.label));
    let rows = rows.iter().zip(before).map(|(row, before)| {
        let cells = columns
            .iter()
            .filter_map(|column| row.cells.get(*column.first()?));
        let told = cells.map(ToString::to_string);
        let label = Some(&*row.label).filter(|label| *label != before);
        let label = label.unwrap_or_default().to_owned();
        std::iter::once(label).chain(told).collect::<Vec<_>>()
    });
    table::plain(&header, rows)
}
