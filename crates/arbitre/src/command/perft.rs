//! `arbitre perft`: the number of ways to play, which tests and times a generator of moves.

use std::io::Write as _;

use arbitre_board::{Position, Setup, fen};
use clap::Args;

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
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let position = match &arguments.fen {
        Some(text) => read(text)?,
        None => Position::initial(),
    };
    if arguments.divide && arguments.depth > 0 {
        let mut lines: Vec<_> = position
            .legal_moves()
            .iter()
            .map(|mv| {
                (
                    mv.to_string(),
                    position.after(*mv).perft(arguments.depth - 1),
                )
            })
            .collect();
        lines.sort_unstable();
        for (mv, nodes) in lines {
            writeln!(streams.out, "{mv} {nodes}")?;
        }
    }
    writeln!(streams.out, "{}", position.perft(arguments.depth))?;
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
