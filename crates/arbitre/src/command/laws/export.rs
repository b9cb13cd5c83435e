//! `arbitre laws export`: some Laws as data.

use clap::Args;

use super::{named, write_json};
use crate::{Failure, Outcome, Streams};

/// Writes every choice of some Laws as TOML or as JSON
#[derive(Debug, Args)]
pub struct Arguments {
    /// A laws id, or a file of house laws (.toml)
    id: String,
    #[command(flatten)]
    form: Form,
}

#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Form {
    /// Write TOML
    #[arg(long)]
    toml: bool,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let laws = named(&arguments.id)?;
    if arguments.form.json {
        write_json(streams, &laws)?;
    } else {
        let text = toml::to_string(&laws).map_err(|error| Failure::Refused(error.to_string()))?;
        write!(streams.out, "{text}")?;
    }
    Ok(Outcome::Clean)
}
