//! Generated pages: written, or compared with what is committed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use xshell::Shell;

use crate::Done;

/// Pages by their path below `docs/src`.
pub type Pages = BTreeMap<PathBuf, String>;

/// Folders that hold generated pages only; a page there that nobody makes is stale.
const GENERATED: [&str; 2] = ["laws", "casebook"];

/// Writes the pages and removes those that nobody makes any more.
pub fn write(sh: &Shell, pages: &Pages) -> Done {
    for stale in orphans(sh, pages)? {
        sh.remove_path(stale)?;
    }
    for (path, text) in pages {
        sh.write_file(Path::new("docs/src").join(path), text)?;
    }
    Ok(())
}

/// Fails, naming them, if some pages differ from what is committed.
pub fn check(sh: &Shell, pages: &Pages) -> Done {
    let mut stale = orphans(sh, pages)?;
    for (path, text) in pages {
        let path = Path::new("docs/src").join(path);
        if sh.read_file(&path).ok().as_ref() != Some(text) {
            stale.push(path);
        }
    }
    if stale.is_empty() {
        return Ok(());
    }
    let names: Vec<_> = stale
        .iter()
        .map(|path| path.display().to_string())
        .collect();
    Err(format!(
        "stale pages, run `cargo xtask docs`:\n  {}",
        names.join("\n  ")
    )
    .into())
}

fn orphans(sh: &Shell, pages: &Pages) -> xshell::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for folder in GENERATED {
        let folder = Path::new("docs/src").join(folder);
        if !sh.path_exists(&folder) {
            continue;
        }
        for path in sh.read_dir(folder)? {
            let known = path
                .strip_prefix(sh.current_dir().join("docs/src"))
                .or_else(|_| path.strip_prefix("docs/src"))
                .is_ok_and(|name| pages.contains_key(name));
            if !known {
                found.push(path);
            }
        }
    }
    Ok(found)
}
