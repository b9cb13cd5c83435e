//! The transcripts of the README and of the book are what the program prints.
//!
//! `cargo xtask bless` writes them anew.

use std::path::{Path, PathBuf};

use arbitre::Streams;
use tests::workspace;

/// What begins a transcript, and what ends it.
const FENCES: (&str, &str) = ("```console", "```");

#[test]
fn transcripts_are_what_the_program_prints() {
    std::env::set_current_dir(workspace()).unwrap();
    let bless = std::env::var("INSTA_UPDATE").is_ok_and(|mode| mode == "always");
    for page in pages() {
        let written = std::fs::read_to_string(&page).unwrap();
        let printed = replayed(&written);
        if bless {
            std::fs::write(&page, printed).unwrap();
        } else {
            assert_eq!(written, printed, "{}", page.display());
        }
    }
}

/// The pages that may hold transcripts: blocks fenced as `console` whose commands begin with `$ `.
fn pages() -> Vec<PathBuf> {
    let book = std::fs::read_dir("docs/src").unwrap();
    let mut pages: Vec<_> = book.map(|entry| entry.unwrap().path()).collect();
    pages.retain(|page| page.extension().is_some_and(|kind| kind == "md"));
    pages.push(Path::new("README.md").to_path_buf());
    pages
}

/// A page with each command followed by what the program prints for it now.
fn replayed(page: &str) -> String {
    let mut lines = Vec::new();
    let mut inside = false;
    for line in page.lines() {
        match (inside, line.strip_prefix("$ ")) {
            (true, Some(command)) => {
                lines.push(line.to_owned());
                lines.extend(printed(command));
            }
            (true, None) if line != FENCES.1 => {}
            _ => {
                inside = line == FENCES.0;
                lines.push(line.to_owned());
            }
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

/// What the program prints for a command, without blanks at the ends of lines.
fn printed(command: &str) -> Vec<String> {
    let mut streams = Streams::captured("");
    arbitre::run(command.split_whitespace(), &mut streams);
    let printed = streams.output() + &streams.errors();
    printed
        .trim_end()
        .lines()
        .map(|line| line.trim_end().to_owned())
        .collect()
}
