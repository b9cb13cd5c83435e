//! `arbitre judge`: the rulings on a game under one set of Laws.

use std::io::{self, Write};

use arbitre_judge::{Judgement, Moment, Standing};
use arbitre_laws::Laws;
use arbitre_pgn::Outcome as GameResult;
use arbitre_words::{Label, Language, Words};
use clap::Args;

use super::inquiry::Inquiry;
use crate::record::{self, Fall, GameRecord, Kind, Record};
use crate::report::tally::Tally;
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
    /// Only compare the rulings recorded under these Laws; exit with 1 if one differs, with 2 if there is none
    #[arg(long)]
    check: bool,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let given = arguments
        .laws
        .as_deref()
        .map(super::laws::named)
        .transpose()?;
    let answer = arguments.inquiry.answer();
    let Inquiry {
        files,
        from,
        lang,
        json,
    } = arguments.inquiry;
    let mut tally = Tally::default();
    let known: Vec<&Laws> = given.iter().collect();
    let read = record::each(&files, from, &known, answer, streams, |record, streams| {
        let laws = match &given {
            Some(laws) => laws,
            None => in_force::of(record)?,
        };
        let judgement = arbitre_judge::judge(&record.journal, &[laws]);
        tally.add(&judgement);
        let out = &mut streams.out;
        if json {
            json::write(out, record, &[laws], &judgement, lang)?;
        } else if arguments.check {
            check(out, record, &judgement, lang)?;
        } else {
            tell(out, record, laws, &judgement, lang)?;
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
    report::laws(out, record, laws, language)?;
    writeln!(out)?;
    let mut told = false;
    for moment in &judgement.moments {
        told |= tell_moment(out, record, laws, moment, language)?;
    }
    if !told {
        writeln!(out, "      {}", Label::NoRuling.words(language))?;
    }
    for standing in &judgement.standings {
        writeln!(
            out,
            "\n{HEADING}{}{HEADING:#}",
            Label::Standing.words(language)
        )?;
        report::standing::tell(out, record, standing, language)?;
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

/// Writes how a game file says that the game ended, and whether the record bears it out.
fn tell_ending(
    out: &mut dyn Write,
    game: &GameRecord,
    standing: &Standing,
    language: Language,
) -> io::Result<()> {
    let GameRecord {
        language: moves,
        last_move,
        illegal,
        result,
        fall,
        ..
    } = game;
    let says = Label::FileSays.words(language);
    writeln!(out, "{last_move} ({moves}). {says} {result}.")?;
    if !illegal.is_empty() {
        let label = Label::IllegalInFile.words(language);
        let colon = language.colon();
        writeln!(out, "{label}{colon}{}.", illegal.join(", "))?;
    }
    let fall = match fall {
        Fall::Untold => None,
        Fall::Called(_) => Some(Label::Forfeit),
        Fall::Unnamed => Some(Label::ForfeitUnnamed),
        Fall::Zero(_) => Some(Label::ZeroShown),
    };
    let ongoing = standing.result == arbitre_journal::Outcome::Ongoing;
    let ending = match *result {
        GameResult::Unknown => None,
        result if standing.result.to_string() == result.as_str() => None,
        _ if !ongoing => Some(Label::OtherResult),
        _ => fall.is_none().then_some(Label::Untold),
    };
    let fall = fall.filter(|fall| ongoing || *fall == Label::Forfeit);
    for label in fall.into_iter().chain(ending) {
        writeln!(out, "{}.", label.words(language))?;
    }
    Ok(())
}
