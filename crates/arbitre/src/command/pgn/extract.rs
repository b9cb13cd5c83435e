//! `arbitre pgn extract`: the games that are asked for.

use std::collections::BTreeMap;

use arbitre_pgn::{Duplicates, Filter, Mode, Outcome as GameResult, Pattern, TagTest};
use clap::Args;
use serde::Serialize;

use super::games::{Files, Found, counted, json_line, unchanged};
use crate::{Failure, Outcome, Streams};

/// Writes the games that fit, as they stand
///
/// Conditions of different kinds must all hold, and so must all of --tag; of --result,
/// --material and --position one is enough.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    files: Files,
    /// A tag: `White~carlsen`, `Date>=1990`, `Event=Linares`, `ECO!=C42`
    ///
    /// = and != compare the whole value; ~ looks for a part of it, without regard to case and accents.
    /// What < and > ask of a date or a number does not hold where that is unknown.
    #[arg(long, value_name = "TEST")]
    tag: Vec<TagTest>,
    /// A result: 1-0, 0-1, 1/2-1/2 or *
    #[arg(long, value_name = "RESULT", allow_hyphen_values = true)]
    result: Vec<GameResult>,
    /// The fewest half-moves
    #[arg(long, value_name = "N", value_parser = half_moves)]
    min: Option<usize>,
    /// The most half-moves
    #[arg(long, value_name = "N", value_parser = half_moves)]
    max: Option<usize>,
    /// Men on the board at some point, for either side: `KRvKR`
    #[arg(long, value_name = "MEN", value_parser = men)]
    material: Vec<String>,
    /// A position at some point: FEN with ? any square, ! any man, A and a men of a side, * any squares
    ///
    /// Fields behind the placement count if they stand there; ? is any of a kind.
    #[arg(long, value_name = "PATTERN")]
    position: Vec<Pattern>,
    /// Only the first of games with the same moves and result
    #[arg(long)]
    unique: bool,
    /// Write the games that do not fit
    #[arg(long)]
    invert: bool,
    /// Write how many games fit, and no game
    #[arg(long)]
    count: bool,
    /// Write JSON Lines: for each game that fits where it stands, its tags, length and result
    #[arg(long, conflicts_with = "count")]
    json: bool,
}

/// A game that fits.
#[derive(Serialize)]
struct Fitting<'f> {
    file: &'f str,
    game: usize,
    line: u32,
    offset: u64,
    tags: BTreeMap<&'f str, &'f str>,
    half_moves: usize,
    result: String,
}

impl<'f> From<&'f Found<'f>> for Fitting<'f> {
    fn from(found: &'f Found<'f>) -> Self {
        let game = &found.game;
        let mut tags = BTreeMap::new();
        // Of a tag that stands twice the first one counts.
        for tag in game.tags.iter() {
            tags.entry(tag.name()).or_insert(tag.value());
        }
        Fitting {
            file: found.file,
            game: found.nth,
            line: game.place.line,
            offset: game.place.offset,
            tags,
            half_moves: game.line.moves().count(),
            result: game.result().to_string(),
        }
    }
}

/// A number of half-moves.
fn half_moves(text: &str) -> Result<usize, &'static str> {
    text.parse()
        .map_err(|_| "expected a number of half-moves, as 40")
}

/// Men of both sides: letters of pieces on either side of a `v`.
fn men(text: &str) -> Result<String, &'static str> {
    let known = |men: &str| {
        let others = men.strip_prefix('K');
        others.is_some_and(|others| others.chars().all(|man| "QRBNP".contains(man)))
    };
    match text.split_once(['v', '-']) {
        Some((one, other)) if known(one) && known(other) => Ok(text.to_owned()),
        _ => Err("expected the men of both sides in English letters, one king first, as in KRvKR"),
    }
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let half_moves = match (arguments.min, arguments.max) {
        (None, None) => None,
        (least, most) => Some(least.unwrap_or(0)..=most.unwrap_or(usize::MAX)),
    };
    let filter = Filter {
        tags: arguments.tag.clone(),
        results: arguments.result.clone(),
        half_moves,
        material: arguments.material.clone(),
        positions: arguments.position.clone(),
    };
    let mut seen = Duplicates::default();
    let (mut games, mut fit) = (0, 0);
    let read = arguments
        .files
        .each(Mode::Lenient, streams, |found, streams| {
            games += 1;
            let admitted = filter.admits(&found.game) != arguments.invert;
            if admitted && (!arguments.unique || seen.is_new(&found.game)) {
                fit += 1;
                if arguments.json {
                    writeln!(streams.out, "{}", json_line(&Fitting::from(&found))?)?;
                } else if !arguments.count {
                    streams.write_bytes(&unchanged(&found.game)?)?;
                }
            }
            Ok(())
        });
    if arguments.count {
        writeln!(streams.out, "{fit}")?;
    }
    writeln!(streams.err, "{fit} of {}", counted(games, "game"))?;
    read?;
    Ok(Outcome::Clean)
}
