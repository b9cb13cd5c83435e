//! `arbitre completions`: what a shell needs to complete our commands.

use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use crate::{Failure, Outcome, Streams};

/// Writes the completions of this program for a shell
#[derive(Debug, Args)]
pub struct Arguments {
    /// The shell that will read them
    shell: Shell,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let mut program = super::Program::command();
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut program, "arbitre", &mut script);
    streams.out.write_all(&script)?;
    Ok(Outcome::Clean)
}
