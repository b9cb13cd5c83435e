#![doc = include_str!("../README.md")]

mod command;
mod failure;
mod in_force;
mod open;
mod quoted;
mod record;
mod report;
mod sheet;
mod streams;
mod table;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::Parser as _;

pub use failure::{Failure, Place};
pub use streams::Streams;

/// How a run that did its work ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing to report: exit status 0.
    Clean,
    /// `--check` or a search found something: exit status 1.
    Findings,
}

/// Runs the program on the arguments and streams of this process.
pub fn main() -> ExitCode {
    ExitCode::from(run(std::env::args_os(), &mut Streams::of_process()))
}

/// Runs the program on given arguments and streams, and returns its exit status.
///
/// 0: nothing found. 1: findings. 2: the arguments or an input could not be
/// understood, or a file could not be read. A reader that closes the pipe early
/// has seen enough: that counts as 0.
///
/// # Examples
///
/// ```
/// let mut streams = arbitre::Streams::captured("");
/// let status = arbitre::run(["arbitre", "--version"], &mut streams);
/// assert_eq!(status, 0);
/// assert!(streams.output().starts_with("arbitre "));
/// ```
pub fn run<T: Into<OsString> + Clone>(
    arguments: impl IntoIterator<Item = T>,
    streams: &mut Streams,
) -> u8 {
    let program = match command::Program::try_parse_from(arguments) {
        Ok(program) => program,
        Err(error) => return streams.usage(&error),
    };
    match program.command.run(streams) {
        Ok(Outcome::Clean) => 0,
        Ok(Outcome::Findings) => 1,
        Err(failure) if failure.is_broken_pipe() => 0,
        Err(failure) => {
            streams.fail(&failure);
            2
        }
    }
}
