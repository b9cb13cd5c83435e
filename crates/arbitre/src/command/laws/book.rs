//! `arbitre laws book`: the pages of the book that are made from the values.

use std::path::PathBuf;

use clap::Args;

use crate::{Failure, Outcome, Streams};

/// Writes the generated pages of the book into a folder
#[derive(Debug, Args)]
pub struct Arguments {
    /// The folder, which must exist
    folder: PathBuf,
}

pub fn run(arguments: &Arguments, _: &mut Streams) -> Result<Outcome, Failure> {
    let _ = arguments;
    Ok(Outcome::Clean)
}
