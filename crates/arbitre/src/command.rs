//! The subcommands, one file each.

mod clock;
mod compare;
mod completions;
mod explain;
mod inquiry;
mod judge;
pub mod laws;
mod man;
mod mate;
mod notation;
mod perft;
mod pgn;
mod translate;

use clap::{Parser, Subcommand};

use crate::{Failure, Outcome, Streams};

/// Judges chess games under any edition of the Laws, with the article for every ruling.
#[derive(Debug, Parser)]
#[command(name = "arbitre", version, arg_required_else_help = true)]
pub struct Program {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Judge(judge::Arguments),
    Compare(compare::Arguments),
    Explain(explain::Arguments),
    Laws(laws::Arguments),
    Clock(clock::Arguments),
    Mate(mate::Arguments),
    Notation(notation::Arguments),
    Pgn(pgn::Arguments),
    Perft(perft::Arguments),
    Translate(translate::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

impl Command {
    /// Runs the chosen subcommand and leaves nothing unwritten.
    pub fn run(self, streams: &mut Streams) -> Result<Outcome, Failure> {
        let outcome = match self {
            Self::Judge(arguments) => judge::run(arguments, streams),
            Self::Compare(arguments) => compare::run(arguments, streams),
            Self::Explain(arguments) => explain::run(arguments, streams),
            Self::Laws(arguments) => laws::run(arguments, streams),
            Self::Clock(arguments) => clock::run(arguments, streams),
            Self::Mate(arguments) => mate::run(&arguments, streams),
            Self::Notation(arguments) => notation::run(&arguments, streams),
            Self::Pgn(arguments) => pgn::run(&arguments, streams),
            Self::Perft(arguments) => perft::run(&arguments, streams),
            Self::Translate(arguments) => translate::run(&arguments, streams),
            Self::Completions(arguments) => completions::run(arguments, streams),
            Self::Man(arguments) => man::run(arguments, streams),
        }?;
        streams.out.flush()?;
        Ok(outcome)
    }
}
