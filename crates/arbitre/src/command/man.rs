//! `arbitre man`: the manual page.

use clap::{Args, CommandFactory as _};

use crate::{Failure, Outcome, Streams};

/// Writes the manual page of this program or of one of its commands
#[derive(Debug, Args)]
pub struct Arguments {
    /// The command; without it, the program itself
    command: Option<String>,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let program = super::Program::command();
    let described = match &arguments.command {
        None => program,
        Some(name) => program
            .find_subcommand(name)
            .cloned()
            .ok_or_else(|| Failure::Refused(format!("there is no command `{name}`")))?,
    };
    clap_mangen::Man::new(described).render(&mut streams.out)?;
    Ok(Outcome::Clean)
}
