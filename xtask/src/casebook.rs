//! The casebook as chapters of the book.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use xshell::Shell;

use crate::pages::Pages;

/// What each chapter says of the casebook.
const ABOUT: &str = "Cases of [the casebook](../editions.md#the-casebook): what happened, and after `!` the ruling under each edition that decides it.";

/// One chapter per folder of `tests/casebook`, one section per case.
pub fn pages(sh: &Shell) -> Result<Pages, Box<dyn std::error::Error>> {
    let mut pages = Pages::new();
    for folder in sorted(sh, Path::new("tests/casebook"))? {
        if !folder.is_dir() {
            continue;
        }
        let subject = name(&folder);
        let mut page = format!("# {}\n\n{ABOUT}\n", title(&subject));
        for case in sorted(sh, &folder)? {
            if case.extension().is_some_and(|kind| kind == "journal") {
                let text = sh.read_file(&case)?;
                let (heading, rest) = text.split_once('\n').unwrap_or((&text, ""));
                let heading = heading.trim_start_matches('#').trim();
                write!(
                    page,
                    "\n## {heading}\n\n```text\n{}\n```\n",
                    rest.trim_end()
                )?;
            }
        }
        pages.insert(PathBuf::from(format!("casebook/{subject}.md")), page);
    }
    Ok(pages)
}

/// A file's name without its kind, `illegal-moves` say.
pub fn name(path: &Path) -> String {
    path.file_stem()
        .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
}

/// A file's name as a heading: `illegal-moves` becomes `Illegal moves`.
pub fn title(name: &str) -> String {
    let mut words = name.replace('-', " ");
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}

fn sorted(sh: &Shell, folder: &Path) -> xshell::Result<Vec<PathBuf>> {
    if !sh.path_exists(folder) {
        return Ok(Vec::new());
    }
    let mut paths = sh.read_dir(folder)?;
    paths.sort();
    Ok(paths)
}
