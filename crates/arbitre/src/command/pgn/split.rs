//! `arbitre pgn split`: one file into several.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use arbitre_pgn::{Game, Mode, Opening};
use clap::Args;
use serde::Serialize;

use super::games::{Files, json_line, unchanged};
use crate::{Failure, Outcome, Streams};

/// Writes the games into several files, as they stand
#[derive(Debug, Args)]
#[group(id = "into_files", required = true, args = ["games", "by"])]
pub struct Arguments {
    #[command(flatten)]
    files: Files,
    /// So many games into each file
    #[arg(long, value_name = "N", value_parser = games)]
    games: Option<NonZeroUsize>,
    /// A file for each value of a tag; `opening` is the code found on the board
    ///
    /// Its name is made of the letters and digits of the value; a second value with the same ones
    /// has `-2` behind them, and so on.
    #[arg(long, value_name = "TAG")]
    by: Option<String>,
    /// The folder to write into
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    into: PathBuf,
    /// Write JSON Lines: for each file its name, the value of the tag and the number of games
    #[arg(long)]
    json: bool,
}

/// A number of games.
fn games(text: &str) -> Result<NonZeroUsize, &'static str> {
    text.parse()
        .map_err(|_| "expected a number of games, 1 or more")
}

/// A file that was written.
#[derive(Serialize)]
struct Written<'n> {
    file: &'n str,
    /// Absent where the games have no such tag.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<&'n str>,
    games: usize,
}

/// The names given to values, no two of which differ in the case of letters only.
#[derive(Default)]
struct Names {
    of_values: BTreeMap<Option<String>, String>,
    /// The values by their names in small letters.
    values: BTreeMap<String, Option<String>>,
}

impl Names {
    /// The name for a value; `None` is that of games without the tag.
    fn of(&mut self, value: Option<String>) -> String {
        if let Some(name) = self.of_values.get(&value) {
            return name.clone();
        }
        let plain = file_name(value.as_deref().unwrap_or_default());
        let mut name = plain.clone();
        let mut nth = 1;
        while self.values.contains_key(&name.to_lowercase()) {
            nth += 1;
            name = format!("{plain}-{nth}");
        }
        self.values.insert(name.to_lowercase(), value.clone());
        self.of_values.insert(value, name.clone());
        name
    }

    /// The value that a name was given to.
    fn value(&self, name: &str) -> Option<&str> {
        self.values.get(&name.to_lowercase())?.as_deref()
    }
}

/// The most files kept open at once.
const OPEN: usize = 64;

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    fs::create_dir_all(&arguments.into).map_err(|error| no_folder(&arguments.into, &error))?;
    let mut open: BTreeMap<String, BufWriter<File>> = BTreeMap::new();
    let mut written: BTreeMap<String, usize> = BTreeMap::new();
    let mut names = Names::default();
    let mut nth = 0;
    let read = arguments.files.each(Mode::Lenient, streams, |found, _| {
        let name = match (&arguments.by, arguments.games) {
            (Some(tag), _) => names.of(value(&found.game, tag)),
            (None, games) => format!("{:06}", nth / games.map_or(1, NonZeroUsize::get) + 1),
        };
        nth += 1;
        if !open.contains_key(&name) && open.len() >= OPEN {
            close(&mut open)?;
        }
        let count = written.entry(name.clone()).or_default();
        let path = arguments.into.join(format!("{name}.pgn"));
        let file = match open.entry(name) {
            std::collections::btree_map::Entry::Occupied(entry) => entry.into_mut(),
            std::collections::btree_map::Entry::Vacant(entry) => {
                let file = match *count {
                    0 => File::create_new(&path),
                    _ => File::options().append(true).open(&path),
                };
                let file = file.map_err(|error| not_written(&path, &error))?;
                entry.insert(BufWriter::new(file))
            }
        };
        *count += 1;
        file.write_all(&unchanged(&found.game)?)?;
        Ok(())
    });
    close(&mut open)?;
    for (name, &games) in &written {
        let file = &format!("{name}.pgn");
        if arguments.json {
            let value = names.value(name);
            let written = Written { file, value, games };
            writeln!(streams.out, "{}", json_line(&written)?)?
        } else {
            writeln!(streams.out, "{games:>9} {file}")?
        }
    }
    read?;
    Ok(Outcome::Clean)
}

/// There is no folder to write into.
fn no_folder(folder: &Path, error: &io::Error) -> Failure {
    let folder = folder.display();
    Failure::Refused(match error.kind() {
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
            format!("{folder} is a file or lies below one, expected a folder after --into")
        }
        _ => format!("cannot make the folder {folder}: {error}"),
    })
}

/// A file cannot be begun; one that is there is never written over.
fn not_written(path: &Path, error: &io::Error) -> Failure {
    let file = path.display();
    Failure::Refused(match error.kind() {
        io::ErrorKind::AlreadyExists => format!(
            "{file} is there already and is left as it is, expected a folder after --into without it"
        ),
        _ => format!("cannot write {file}: {error}"),
    })
}

fn close(open: &mut BTreeMap<String, BufWriter<File>>) -> Result<(), Failure> {
    for file in open.values_mut() {
        file.flush()?;
    }
    open.clear();
    Ok(())
}

fn value(game: &Game, tag: &str) -> Option<String> {
    match tag {
        "opening" => Opening::of(game).map(|opening| opening.code.to_owned()),
        tag => game.tags.get(tag).map(str::to_owned),
    }
}

/// A value as the name of a file: letters, digits, and a hyphen for everything else.
fn file_name(value: &str) -> String {
    let words = value
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let name: String = words
        .collect::<Vec<_>>()
        .join("-")
        .chars()
        .take(80)
        .collect();
    if name.is_empty() {
        "none".to_owned()
    } else {
        name
    }
}
