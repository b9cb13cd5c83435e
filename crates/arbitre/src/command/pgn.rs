//! `arbitre pgn`: game files.

mod check;
mod extract;
mod fmt;
mod games;
mod split;
mod stat;

use clap::{Args, Subcommand};

use crate::{Failure, Outcome, Streams};

/// Checks, rewrites, counts, chooses and splits game files
///
/// Files may be packed (zst, gz, bz2) and in UTF-8, Latin-1 or UTF-16; `-` is standard input.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::Arguments),
    Fmt(fmt::Arguments),
    Stat(stat::Arguments),
    Extract(extract::Arguments),
    Split(split::Arguments),
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    match &arguments.command {
        Command::Check(arguments) => check::run(arguments, streams),
        Command::Fmt(arguments) => fmt::run(arguments, streams),
        Command::Stat(arguments) => stat::run(arguments, streams),
        Command::Extract(arguments) => extract::run(arguments, streams),
        Command::Split(arguments) => split::run(arguments, streams),
    }
}
