//! `arbitre explain`: why a ruling was given, and where it would have been another.

use std::io::{self, Write};

use arbitre_journal::EventNumber;
use arbitre_judge::{Asked, Citation, Game, Judgement, Moment, Start, Verdict};
use arbitre_laws::{Laws, Subject};
use arbitre_words::{Label, Language, Words};
use clap::Args;

use crate::record::{self, From, Record};
use crate::report::{self, HEADING, QUIET};
use crate::{Failure, Outcome, Streams, in_force};

/// Explains rulings: the facts, what the Laws say about them, and under which Laws it would be otherwise
#[derive(Debug, Args)]
pub struct Arguments {
    /// A journal (text or JSON Lines) or a game file (PGN); `-` is standard input
    file: String,
    /// Only the rulings on the event of this number
    #[arg(long)]
    at: Option<u32>,
    /// The Laws, `fide-2023/rapid` say, or a TOML file of house laws; without it those that the journal names
    #[arg(long)]
    laws: Option<String>,
    /// Language of the moves of a game file: auto, en, fr, ...
    #[arg(long, default_value = "auto")]
    from: From,
    /// Language of the answer: en, fr or nl
    #[arg(long, default_value = "en")]
    lang: Language,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let given = arguments
        .laws
        .as_deref()
        .map(super::laws::named)
        .transpose()?;
    let at = arguments.at.map(EventNumber);
    for record in record::read(&arguments.file, arguments.from, streams)? {
        let laws = match &given {
            Some(laws) => laws,
            None => in_force::of(&record)?,
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
        explain(&mut streams.out, &record, laws, at, arguments.lang)?;
    }
    Ok(Outcome::Clean)
}

/// Some Laws, and what they make of the record.
struct Judged<'laws> {
    laws: &'laws Laws,
    judgement: Judgement,
}

impl Judged<'_> {
    /// The rulings on an event.
    fn rulings(&self, event: Option<EventNumber>) -> &[Verdict] {
        let moments = &self.judgement.moments;
        let moment = moments.iter().find(|moment| moment.event == event);
        moment.map_or(&[], |moment| &moment.verdicts)
    }
}

fn explain(
    out: &mut dyn Write,
    record: &Record,
    laws: &Laws,
    at: Option<EventNumber>,
    language: Language,
) -> io::Result<()> {
    let judged = |laws| Judged {
        laws,
        judgement: arbitre_judge::judge(&record.journal, &[laws]),
    };
    let here = judged(laws);
    let others = in_force::same_regime(laws).into_iter();
    let others: Vec<_> = others
        .filter(|other| other.id != laws.id)
        .map(judged)
        .collect();
    writeln!(out, "{HEADING}{}{HEADING:#}, {}\n", record.name, laws.id)?;
    let asked = asked(record, laws);
    let mut told = false;
    for moment in &here.judgement.moments {
        let worth = |verdict: &&Verdict| record.is_worth_telling(&verdict.ruling);
        let verdicts: Vec<_> = moment.verdicts.iter().filter(worth).collect();
        if verdicts.is_empty() || at.is_some_and(|at| moment.event != Some(at)) {
            continue;
        }
        told = true;
        report::event(out, record, moment.event, language)?;
        let mut said = Vec::new();
        for verdict in verdicts {
            report::ruling::tell(out, &verdict.ruling, laws, language)?;
            for citation in verdict.ruling.under.iter() {
                if !said.contains(&citation) {
                    said.push(citation);
                    tell_choice(out, laws, citation, language)?;
                }
            }
        }
        tell_silent(out, &asked, moment.event, language)?;
        tell_elsewhere(out, &here, &others, moment, language)?;
        writeln!(out)?;
    }
    if told {
        Ok(())
    } else {
        writeln!(out, "      {}\n", Label::NoRuling.words(language))
    }
}

/// Writes the choice that was cited.
fn tell_choice(
    out: &mut dyn Write,
    laws: &Laws,
    citation: &Citation,
    language: Language,
) -> io::Result<()> {
    let subject = citation.subject.words(language);
    let rule = laws.on(citation.subject).rule.words(language);
    writeln!(out, "        {} {subject}: {rule}", citation.article)
}

/// The rules that were asked about each event.
fn asked(record: &Record, laws: &Laws) -> Vec<(EventNumber, Vec<Asked>)> {
    let (mut game, _) = Game::new(&[laws], Start::new(record.journal.headers()));
    let events = record.journal.events();
    events.map(|event| (event.n, game.explain(event))).collect()
}

/// Writes the rules that were asked about an event and had nothing to say, in order of precedence.
fn tell_silent(
    out: &mut dyn Write,
    asked: &[(EventNumber, Vec<Asked>)],
    event: Option<EventNumber>,
    language: Language,
) -> io::Result<()> {
    let here = asked.iter().filter(|(number, _)| Some(*number) == event);
    let silent = here
        .flat_map(|(_, asked)| asked)
        .filter(|asked| asked.rulings.is_empty());
    let names: Vec<_> = silent.map(|asked| asked.rule.name()).collect();
    if names.is_empty() {
        return Ok(());
    }
    let label = Label::Silent.words(language);
    writeln!(out, "      {QUIET}{label}: {}{QUIET:#}", names.join("; "))
}

/// Writes what the nearest other Laws rule on the same event, and which of their choices make it so.
fn tell_elsewhere(
    out: &mut dyn Write,
    here: &Judged<'_>,
    others: &[Judged<'_>],
    moment: &Moment,
    language: Language,
) -> io::Result<()> {
    let decisions = |judged: &Judged<'_>| {
        let rulings = judged.rulings(moment.event).iter();
        rulings
            .map(|verdict| verdict.ruling.decision.clone())
            .collect::<Vec<_>>()
    };
    let own = decisions(here);
    let apart = |other: &&Judged<'_>| arbitre_laws::differences(here.laws, other.laws).count();
    let differing = others.iter().filter(|other| decisions(other) != own);
    let Some(nearest) = differing.min_by_key(apart) else {
        return writeln!(
            out,
            "      {QUIET}{}{QUIET:#}",
            Label::NowhereElse.words(language)
        );
    };
    writeln!(
        out,
        "      {HEADING}{} {}{HEADING:#}",
        Label::Elsewhere.words(language),
        nearest.laws.id
    )?;
    let rulings = nearest.rulings(moment.event);
    let new = rulings
        .iter()
        .filter(|verdict| !own.contains(&verdict.ruling.decision));
    for verdict in new {
        report::ruling::tell(out, &verdict.ruling, nearest.laws, language)?;
    }
    if rulings.is_empty() {
        writeln!(out, "      {}", Label::NoRuling.words(language))?;
    }
    let concerned = concerned(here, nearest, moment);
    let changed = arbitre_laws::differences(here.laws, nearest.laws);
    for change in changed.filter(|change| change.left.rule != change.right.rule) {
        if concerned.contains(&change.subject) {
            let subject = change.subject.words(language);
            let (article, rule) = (change.right.article, change.right.rule.words(language));
            writeln!(out, "        {article} {subject}: {rule}")?;
        }
    }
    Ok(())
}

/// The subjects that the rulings on an event rest on, under either Laws.
fn concerned(here: &Judged<'_>, nearest: &Judged<'_>, moment: &Moment) -> Vec<Subject> {
    let mut subjects = Vec::new();
    for judged in [here, nearest] {
        for verdict in judged.rulings(moment.event) {
            let cited = verdict.ruling.under.iter();
            subjects.extend(cited.map(|citation| citation.subject));
        }
    }
    subjects
}
