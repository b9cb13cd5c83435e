//! The transcripts of the README and of the book are what the program prints, and the commands that they name work.
//!
//! `cargo xtask bless` writes the transcripts anew.

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

/// The commands that a page only names, in blocks fenced as `sh`.
#[test]
fn commands_work() {
    std::env::set_current_dir(workspace()).unwrap();
    for page in pages() {
        for command in named(&std::fs::read_to_string(&page).unwrap()) {
            let mut streams = Streams::captured("");
            let status = arbitre::run(words(&command), &mut streams);
            assert_eq!(
                status,
                0,
                "{}: {command}\n{}",
                page.display(),
                streams.errors()
            );
        }
    }
}

/// The lines of `sh` blocks that call the program, without their comments.
fn named(page: &str) -> Vec<String> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in page.lines() {
        match line {
            "```sh" => inside = true,
            _ if line.starts_with(FENCES.1) => inside = false,
            _ if inside && line.starts_with("arbitre ") => {
                let command = line.split("  #").next().unwrap_or_default();
                found.push(command.to_owned());
            }
            _ => {}
        }
    }
    found
}

/// The words of a command: what stands between quotation marks is one.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in command.split('\'').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
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
    arbitre::run(words(command), &mut streams);
    let printed = streams.output() + &streams.errors();
    printed
        .trim_end()
        .lines()
        .map(|line| line.trim_end().to_owned())
        .collect()
}
