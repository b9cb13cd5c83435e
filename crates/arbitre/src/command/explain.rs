//! `arbitre explain`: why a ruling was given, and where it would have been another.

use std::io::{self, Write};

use arbitre_journal::EventNumber;
use arbitre_judge::{Asked, Game, Start};
use arbitre_laws::{Laws, Subject};
use arbitre_words::{Label, Language, Words};
use clap::Args;
use serde_json::json;

use super::inquiry::Inquiry;
use crate::record::{self, Record};
use crate::report::explanation::{Elsewhere, Explanation, Judged};
use crate::report::{self, HEADING, QUIET};
use crate::{Failure, Outcome, Streams, in_force};

/// Explains rulings: the facts, what the Laws say about them, and under which Laws it would be otherwise
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    inquiry: Inquiry,
    /// Only the rulings on the event of this number
    #[arg(long)]
    at: Option<u32>,
    /// The Laws, `fide-2023/rapid` say, or a TOML file of house laws; without it those that the journal names
    #[arg(long)]
    laws: Option<String>,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let given = arguments
        .laws
        .as_deref()
        .map(super::laws::named)
        .transpose()?;
    let at = arguments.at.map(EventNumber);
    let answer = arguments.inquiry.answer();
    let Inquiry {
        files,
        from,
        lang,
        json,
    } = arguments.inquiry;
    let known: Vec<&Laws> = given.iter().collect();
    record::each(&files, from, &known, answer, streams, |record, streams| {
        let laws = match &given {
            Some(laws) => laws,
            None => in_force::of(record)?,
        };
        if let Some(EventNumber(number)) =
            at.filter(|at| !record.journal.events().any(|event| event.n == *at))
        {
            let events = record.journal.events().count();
            return Err(Failure::Refused(format!(
                "{} has no event {number}; expected one of 1 to {events}",
                record.name
            )));
        }
        let tell = if json { tell_json } else { tell };
        Ok(tell(&mut streams.out, record, laws, at, lang)?)
    })?;
    Ok(Outcome::Clean)
}

/// Explains every moment that is asked for.
fn each(
    record: &Record,
    laws: &Laws,
    at: Option<EventNumber>,
    mut told: impl FnMut(&arbitre_judge::Moment, &Explanation<'_>) -> io::Result<()>,
) -> io::Result<()> {
    let here = Judged::new(record, laws);
    let others: Vec<_> = in_force::same_regime(laws)
        .into_iter()
        .filter(|other| other.id != laws.id)
        .map(|other| Judged::new(record, other))
        .collect();
    let asked = asked(record, laws);
    for moment in here.moments(record) {
        if at.is_some_and(|at| moment.event != Some(at)) {
            continue;
        }
        let heard = asked
            .iter()
            .find(|(event, _)| Some(*event) == moment.event)
            .map_or(&[][..], |(_, asked)| asked);
        let explanation = Explanation::new(record, &here, &others, moment, heard);
        told(moment, &explanation)?;
    }
    Ok(())
}

/// The rules that were asked about each event.
fn asked(record: &Record, laws: &Laws) -> Vec<(EventNumber, Vec<Asked>)> {
    let (mut game, _) = Game::new(&[laws], Start::new(record.journal.headers()));
    let events = record.journal.events();
    events.map(|event| (event.n, game.explain(event))).collect()
}

/// Writes the explanations of a record as one line of JSON.
fn tell_json(
    out: &mut dyn Write,
    record: &Record,
    laws: &Laws,
    at: Option<EventNumber>,
    language: Language,
) -> io::Result<()> {
    let mut moments = Vec::new();
    each(record, laws, at, |moment, explanation| {
        moments.push(explanation.json(record, moment, language));
        Ok(())
    })?;
    let report = json!({ "file": record.name, "laws": laws.id, "moments": moments });
    writeln!(out, "{report}")
}

/// Writes the explanations of a record for a person.
fn tell(
    out: &mut dyn Write,
    record: &Record,
    laws: &Laws,
    at: Option<EventNumber>,
    language: Language,
) -> io::Result<()> {
    writeln!(out, "{HEADING}{}{HEADING:#}, {}\n", record.name, laws.id)?;
    let mut told = false;
    each(record, laws, at, |moment, explanation| {
        told = true;
        report::event(out, record, moment.event, language)?;
        for (verdict, cited) in &explanation.rulings {
            report::ruling::tell(out, &verdict.ruling, laws, language)?;
            for citation in cited {
                tell_choice(out, laws, citation.subject, language)?;
            }
        }
        tell_silent(out, explanation, language)?;
        match &explanation.elsewhere {
            Some(elsewhere) => tell_elsewhere(out, elsewhere, language)?,
            None => {
                let label = Label::NowhereElse.words(language);
                writeln!(out, "      {QUIET}{label}{QUIET:#}")?;
            }
        }
        writeln!(out)
    })?;
    if told {
        return Ok(());
    }
    writeln!(out, "      {}\n", Label::NoRuling.words(language))
}

/// Writes what some Laws choose on a subject.
fn tell_choice(
    out: &mut dyn Write,
    laws: &Laws,
    subject: Subject,
    language: Language,
) -> io::Result<()> {
    let choice = laws.on(subject);
    let (subject, rule) = (subject.words(language), choice.rule.words(language));
    let colon = language.colon();
    writeln!(out, "        {} {subject}{colon}{rule}", choice.article)
}

/// Writes the rules that were asked about an event and had nothing to say.
fn tell_silent(
    out: &mut dyn Write,
    explanation: &Explanation<'_>,
    language: Language,
) -> io::Result<()> {
    let rules = explanation.silent.iter();
    let names: Vec<_> = rules.map(|rule| rule.words(language)).collect();
    if names.is_empty() {
        return Ok(());
    }
    let label = Label::Silent.words(language);
    let (colon, names) = (language.colon(), names.join(language.semicolon()));
    writeln!(out, "      {QUIET}{label}{colon}{names}{QUIET:#}")
}

/// Writes what the nearest other Laws rule, and which of their choices make it so.
fn tell_elsewhere(
    out: &mut dyn Write,
    elsewhere: &Elsewhere<'_>,
    language: Language,
) -> io::Result<()> {
    let (label, laws) = (Label::Elsewhere.words(language), elsewhere.laws);
    writeln!(out, "      {HEADING}{label} {}{HEADING:#}", laws.id)?;
    for verdict in &elsewhere.new {
        report::ruling::tell(out, &verdict.ruling, laws, language)?;
    }
    if elsewhere.rulings.is_empty() {
        writeln!(out, "      {}", Label::NoRuling.words(language))?;
    }
    for subject in &elsewhere.choices {
        tell_choice(out, laws, *subject, language)?;
    }
    Ok(())
}
