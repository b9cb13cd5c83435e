//! What `judge`, `compare` and `explain` are asked alike.

use arbitre_words::Language;
use clap::Args;

use crate::record::{Answer, From};

/// Which games, how to read them, and how to answer.
#[derive(Debug, Args)]
pub struct Inquiry {
    /// Journals (text or JSON Lines) or game files (PGN); `-` is standard input
    #[arg(required = true)]
    pub files: Vec<String>,
    /// Language of the moves of a game file: auto, en, fr, ...
    #[arg(long, default_value = "auto")]
    pub from: From,
    /// Language of the answer: en, fr or nl
    #[arg(long, default_value = "en")]
    pub lang: Language,
    /// Write JSON, one object for each game
    #[arg(long)]
    pub json: bool,
}

impl Inquiry {
    /// For whom the answer is written.
    pub fn answer(&self) -> Answer {
        match self.json {
            true => Answer::Json,
            false => Answer::Words,
        }
    }
}
