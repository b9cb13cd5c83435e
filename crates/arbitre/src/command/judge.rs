//! `arbitre judge`: the rulings on a game under one set of Laws.

use std::io::{self, Write};

use arbitre_judge::{Judgement, Moment, Standing};
use arbitre_laws::Laws;
use arbitre_pgn::Outcome as GameResult;
use arbitre_words::{Label, Language, Words};
use clap::Args;

use super::inquiry::Inquiry;
use crate::record::{self, GameRecord, Kind, Record};
use crate::report::{self, HEADING, json};
use crate::{Failure, Outcome, Streams, in_force};

/// Judges games: what follows from each event, under which articles, and how the game stands
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    inquiry: Inquiry,
    /// The Laws, `fide-2023/rapid` say, or a TOML file of house laws; without it those that the journal names
    #[arg(long)]
    laws: Option<String>,
    /// Only compare the rulings recorded under these Laws; exit with 1 if one differs
    #[arg(long)]
    check: bool,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let given = arguments
        .laws
        .as_deref()
        .map(super::laws::named)
        .transpose()?;
    let Inquiry {
        files,
        from,
        lang,
        json,
    } = arguments.inquiry;
    let mut outcome = Outcome::Clean;
    for file in &files {
        for record in record::read(file, from, streams)? {
            let laws = match &given {
                Some(laws) => laws,
                None => in_force::of(&record)?,
            };
            let judgement = arbitre_judge::judge(&record.journal, &[laws]);
            if !judgement
                .comparisons
                .iter()
                .all(arbitre_judge::Comparison::agrees)
            {
                outcome = Outcome::Findings;
            }
            let out = &mut streams.out;
            if json {
                json::write(out, &record, &[laws], &judgement, lang)?;
            } else if arguments.check {
                check(out, &record, &judgement, lang)?;
            } else {
                tell(out, &record, laws, &judgement, lang)?;
            }
        }
    }
    Ok(if arguments.check {
        outcome
    } else {
        Outcome::Clean
    })
}

/// Writes whether the judge agrees with each recorded ruling.
fn check(
    out: &mut dyn Write,
    record: &Record,
    judgement: &Judgement,
    language: Language,
) -> io::Result<()> {
    (judgement.comparisons.iter())
        .try_for_each(|comparison| report::compared(out, record, comparison, language))
}

/// Writes the rulings, how the game stands at the end, and what the file itself says of both.
fn tell(
    out: &mut dyn Write,
    record: &Record,
    laws: &Laws,
    judgement: &Judgement,
    language: Language,
) -> io::Result<()> {
    writeln!(out, "{HEADING}{}{HEADING:#}, {}", record.name, laws.id)?;
    if let Kind::Game(game) = &record.kind {
        writeln!(out, "{}", game.title)?;
    }
    writeln!(out)?;
    let mut told = false;
    for moment in &judgement.moments {
        told |= tell_moment(out, record, laws, moment, language)?;
    }
    if !told {
        writeln!(out, "      {}", Label::NoRuling.words(language))?;
    }
    let letters = record.journal.headers().letters();
    for standing in &judgement.standings {
        writeln!(
            out,
            "\n{HEADING}{}{HEADING:#}",
            Label::Standing.words(language)
        )?;
        report::standing::tell(out, standing, letters, language)?;
        if let Kind::Game(game) = &record.kind {
            writeln!(out)?;
            tell_ending(out, game, standing, language)?;
        }
    }
    if !judgement.comparisons.is_empty() {
        writeln!(out)?;
        check(out, record, judgement, language)?;
    }
    writeln!(out)
}

/// Writes an event and the rulings on it, if there are any that are worth telling.
fn tell_moment(
    out: &mut dyn Write,
    record: &Record,
    laws: &Laws,
    moment: &Moment,
    language: Language,
) -> io::Result<bool> {
    let rulings = moment.verdicts.iter().map(|verdict| &verdict.ruling);
    let rulings: Vec<_> = rulings
        .filter(|ruling| record.is_worth_telling(ruling))
        .collect();
    if rulings.is_empty() {
        return Ok(false);
    }
    report::event(out, record, moment.event, language)?;
    for ruling in rulings {
        report::ruling::tell(out, ruling, laws, language)?;
    }
    Ok(true)
}

/// Writes how a game file says that the game ended, and whether the moves bear it out.
fn tell_ending(
    out: &mut dyn Write,
    game: &GameRecord,
    standing: &Standing,
    language: Language,
) -> io::Result<()> {
    let GameRecord {
        language: moves,
        last_move,
        result,
        ..
    } = game;
    let says = Label::FileSays.words(language);
    writeln!(out, "{last_move} ({moves}). {says} {result}.")?;
    let judged = standing.result.to_string();
    let label = if *result == GameResult::Unknown || judged == result.as_str() {
        return Ok(());
    } else if standing.result == arbitre_journal::Outcome::Ongoing {
        Label::Untold
    } else {
        Label::OtherResult
    };
    writeln!(out, "{}.", label.words(language))
}
