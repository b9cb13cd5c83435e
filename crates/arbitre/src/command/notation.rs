//! `arbitre notation`: which languages there are, and what a score says.

mod list;
mod read;

use clap::{Args, Subcommand};

use crate::{Failure, Outcome, Streams};

/// Lists the known languages, and reads scores in any of them
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    List(list::Arguments),
    Read(read::Arguments),
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    match &arguments.task {
        Task::List(arguments) => list::run(arguments, streams),
        Task::Read(arguments) => read::run(arguments, streams),
    }
}

/// Writes one value as one line of JSON.
fn write_line(streams: &mut Streams, value: &impl serde::Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut streams.out, value).map_err(std::io::Error::from)?;
    Ok(writeln!(streams.out)?)
}
