//! `arbitre pgn check`: what is amiss in files of games and positions.

mod game;
mod position;

use std::collections::BTreeMap;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::games::{Files, Part, counted, json_line, languages};
use crate::quoted::quoted;
use crate::{Failure, Outcome, Streams};
use arbitre_pgn::{Encoding, Mode};

/// Names everything in game files that departs from the standard, and every illegal move
///
/// Files of positions, named `.epd`, are looked at line by line.
///
/// Each finding stands on a line with file, line and column. The exit status is 1 if there is one.
/// Bytes, in JSON Lines, are those of the text unpacked, and of UTF-16 in UTF-8.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    files: Files,
    /// How much is borne
    #[arg(long, value_enum, default_value = "lenient")]
    mode: Strictness,
    /// The language of the moves, or `auto` to have it decided for each game
    #[arg(long, default_value = "auto", value_name = "LANG")]
    from: String,
    /// Name what the standard allows, too: encodings, games without tags
    #[arg(long)]
    notes: bool,
    /// Write JSON Lines
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Strictness {
    /// A game is refused for the first thing that is not in the export format of the standard
    Strict,
    /// Everything is read that can be understood
    Lenient,
    /// Nothing is repaired, and all that is not in the export format of the standard is named
    Forensic,
}

#[derive(Serialize)]
struct Finding<'a> {
    file: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<usize>,
    line: u32,
    column: u32,
    offset: u64,
    end: u64,
    kind: &'a str,
    severity: &'a str,
    message: String,
}

/// What was looked at, and what was found.
#[derive(Debug, Default)]
struct Tally {
    games: usize,
    moves: usize,
    positions: usize,
    findings: usize,
    /// The games in each encoding; ASCII is not told, since it leaves no choice.
    encodings: BTreeMap<String, usize>,
    refused: usize,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let languages = languages(&arguments.from)?;
    let mode = match arguments.mode {
        // A game that will be refused is read to its end, too.
        Strictness::Strict | Strictness::Lenient => Mode::Lenient,
        Strictness::Forensic => Mode::Forensic,
    };
    let mut tally = Tally::default();
    let read = arguments.files.each_part(mode, streams, |part, streams| {
        let mut findings = match &part {
            Part::Game(found) => {
                tally.games += 1;
                if found.encoding() != Encoding::Ascii {
                    let encoding = found.encoding().to_string();
                    *tally.encodings.entry(encoding).or_default() += 1;
                }
                tally.moves += found.game.line.moves().count();
                game::findings(found, &languages, arguments.mode)
            }
            Part::Line(line) => {
                tally.positions += 1;
                position::findings(line, arguments.mode)
            }
            Part::Rest(..) => return Ok(()),
        };
        if !arguments.notes {
            findings.retain(|finding| finding.severity != "note");
        }
        let counts = |finding: &Finding<'_>| finding.severity != "note";
        if arguments.mode == Strictness::Strict
            && let Some(first) = findings.iter().position(counts)
        {
            findings.truncate(first + 1);
            tally.refused += 1;
        }
        tally.findings += findings.iter().filter(|finding| counts(finding)).count();
        findings
            .iter()
            .try_for_each(|finding| write(finding, arguments, streams))
    });
    writeln!(streams.err, "{tally}")?;
    read?;
    Ok(match tally.findings {
        0 => Outcome::Clean,
        _ => Outcome::Findings,
    })
}

fn write(
    finding: &Finding<'_>,
    arguments: &Arguments,
    streams: &mut Streams,
) -> Result<(), Failure> {
    if arguments.json {
        writeln!(streams.out, "{}", json_line(finding)?)?;
        return Ok(());
    }
    let Finding {
        file, line, column, ..
    } = finding;
    let message = quoted(&finding.message);
    Ok(writeln!(streams.out, "{file}:{line}:{column}: {message}")?)
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut counts = Vec::new();
        if self.games > 0 || self.positions == 0 {
            counts.push(counted(self.games, "game"));
            counts.push(counted(self.moves, "half-move"));
        }
        if self.positions > 0 {
            counts.push(counted(self.positions, "position"));
        }
        counts.push(counted(self.findings, "finding"));
        let refused = match (self.games, self.positions) {
            (_, 0) => counted(self.refused, "game"),
            (0, _) => counted(self.refused, "position"),
            (_, _) => counted(self.refused, "game or position"),
        };
        write!(f, "{}, {refused} refused", counts.join(", "))?;
        (self.encodings.iter()).try_for_each(|(encoding, &games)| {
            write!(f, ", {} in {encoding}", counted(games, "game"))
        })
    }
}
