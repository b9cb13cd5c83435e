//! `arbitre pgn stat`: what is in game files.

use std::collections::BTreeMap;

use arbitre_pgn::{Mode, Opening, Start};
use clap::Args;
use serde::Serialize;

use super::games::{Files, dialect_name, json_line};
use crate::{Failure, Outcome, Streams};

/// Counts games, moves, results, openings, encodings and findings
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    files: Files,
    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

/// What is counted.
#[derive(Debug, Default, Serialize)]
struct Counts {
    games: usize,
    half_moves: usize,
    variations: usize,
    longest_game: usize,
    with_start_position: usize,
    /// Of the start positions.
    dialects: BTreeMap<&'static str, usize>,
    results: BTreeMap<String, usize>,
    openings: BTreeMap<String, usize>,
    encodings: BTreeMap<String, usize>,
    findings: BTreeMap<&'static str, usize>,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let mut counts = Counts::default();
    let read = arguments.files.each(Mode::Lenient, streams, |found, _| {
        let game = &found.game;
        let half_moves = game.line.moves().count();
        counts.games += 1;
        counts.half_moves += half_moves;
        counts.variations += game.line.variations().count();
        counts.longest_game = counts.longest_game.max(half_moves);
        counts.with_start_position += usize::from(game.tags.get("FEN").is_some());
        let dialect = match game.fen() {
            Ok(Start::Initial) => None,
            Ok(Start::Fen(fen)) => Some(dialect_name(fen.dialect)),
            Err(_) => Some("unreadable"),
        };
        if let Some(dialect) = dialect {
            *counts.dialects.entry(dialect).or_default() += 1;
        }
        *counts.results.entry(game.result().to_string()).or_default() += 1;
        if let Some(opening) = Opening::of(game) {
            let name = format!("{} {}", opening.code, opening.name);
            *counts.openings.entry(name).or_default() += 1;
        }
        *counts
            .encodings
            .entry(found.encoding().to_string())
            .or_default() += 1;
        for diagnostic in &game.diagnostics {
            *counts
                .findings
                .entry(diagnostic.trouble.name())
                .or_default() += 1;
        }
        Ok(())
    });
    let out = &mut streams.out;
    if arguments.json {
        writeln!(out, "{}", json_line(&counts)?)?;
        read?;
        return Ok(Outcome::Clean);
    }
    writeln!(out, "{:>9} games", counts.games)?;
    writeln!(out, "{:>9} half-moves", counts.half_moves)?;
    writeln!(
        out,
        "{:>9} half-moves in the longest game",
        counts.longest_game
    )?;
    writeln!(out, "{:>9} variations", counts.variations)?;
    writeln!(
        out,
        "{:>9} games with a start position of their own",
        counts.with_start_position
    )?;
    table(out, "dialects of start positions", &counts.dialects)?;
    table(out, "results", &counts.results)?;
    table(out, "openings", &counts.openings)?;
    table(out, "encodings, by games", &counts.encodings)?;
    table(out, "findings", &counts.findings)?;
    read?;
    Ok(Outcome::Clean)
}

/// Writes counts with their names, the greatest first.
fn table<N: AsRef<str>>(
    out: &mut dyn std::io::Write,
    title: &str,
    counts: &BTreeMap<N, usize>,
) -> std::io::Result<()> {
    if counts.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{title}")?;
    let mut rows: Vec<_> = counts.iter().collect();
    rows.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    rows.iter()
        .try_for_each(|(name, count)| writeln!(out, "{count:>9} {}", name.as_ref()))
}
