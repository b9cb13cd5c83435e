//! `arbitre man`: the manual pages.

use std::path::PathBuf;

use clap::{Args, CommandFactory as _};

use crate::{Failure, Outcome, Streams};

/// Writes the manual page of this program or of one of its commands
#[derive(Debug, Args)]
pub struct Arguments {
    /// The command, as in `laws diff`; without it, the program itself
    command: Vec<String>,
    /// Write the pages of the program and of all its commands into this folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
    all: Option<PathBuf>,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let mut described = super::Program::command();
    if let Some(folder) = arguments.all {
        clap_mangen::generate_to(described, folder)?;
        return Ok(Outcome::Clean);
    }
    for name in &arguments.command {
        described = described
            .find_subcommand(name)
            .cloned()
            .ok_or_else(|| Failure::Refused(format!("there is no command `{name}`")))?;
    }
    clap_mangen::Man::new(described).render(&mut streams.out)?;
    Ok(Outcome::Clean)
}
