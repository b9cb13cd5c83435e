//! `arbitre laws schema`: the JSON Schema of exported Laws.

use arbitre_laws::Laws;
use clap::Args;

use super::write_json;
use crate::{Failure, Outcome, Streams};

/// Writes the JSON Schema of what `export --json` writes
#[derive(Debug, Args)]
pub struct Arguments {}

pub fn run(_: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    write_json(streams, &schemars::schema_for!(Laws))?;
    Ok(Outcome::Clean)
}
