//! `arbitre perft`: the number of ways to play, which tests and times a generator of moves.

use std::collections::BTreeMap;
use std::io::Write as _;

use arbitre_board::{Move, Position, Setup, fen};
use clap::Args;
use serde_json::json;

use crate::{Failure, Outcome, Place, Streams};

/// Counts the ways to play a number of half-moves from a position
#[derive(Debug, Args)]
pub struct Arguments {
    /// How many half-moves to play
    depth: u32,
    /// The position, the initial one if none is given
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Shows the count below each first move, too
    #[arg(long)]
    divide: bool,
    /// Writes a line of JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let position = match &arguments.fen {
        Some(text) => read(text)?,
        None => Position::initial(),
    };
    let nodes = position.perft(arguments.depth);
    let divided: BTreeMap<String, u64> = match arguments.depth {
        depth @ 1.. if arguments.divide => {
            let moves = position.legal_moves();
            let below = |mv: &Move| (mv.to_string(), position.after(*mv).perft(depth - 1));
            moves.iter().map(below).collect()
        }
        _ => BTreeMap::new(),
    };
    if arguments.json {
        let mut counts = json!({
            "position": position.to_setup().to_string(),
            "depth": arguments.depth,
            "nodes": nodes,
        });
        if arguments.divide {
            counts["divide"] = json!(divided);
        }
        writeln!(streams.out, "{counts}")?;
        return Ok(Outcome::Clean);
    }
    for (mv, nodes) in divided {
        writeln!(streams.out, "{mv} {nodes}")?;
    }
    writeln!(streams.out, "{nodes}")?;
    Ok(Outcome::Clean)
}

fn read(text: &str) -> Result<Position, Failure> {
    let failed = |reason: String, span| Failure::Text {
        reason,
        expected: None,
        place: Box::new(Place::new("<FEN>", text, span)),
    };
    let setup: Setup = match fen::read(text) {
        Ok(fen) => fen.setup,
        Err(error) => return Err(failed(error.reason.to_string(), error.span())),
    };
    Position::try_from(setup).map_err(|faults| failed(faults.to_string(), 0..text.len()))
}
