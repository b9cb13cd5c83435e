//! The crates use each other as the table of `docs/src/architecture.md` says, and not otherwise.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use tests::workspace;

type Layers = BTreeMap<String, BTreeSet<String>>;

#[test]
fn the_crates_keep_to_their_layers() {
    let (actual, documented) = (actual(), documented());
    assert!(
        actual.keys().eq(documented.keys()),
        "the table names every crate"
    );
    for (name, used) in actual {
        let documented = &documented[&name];
        let forbidden: Vec<_> = used.difference(documented).collect();
        assert!(forbidden.is_empty(), "{name} must not use {forbidden:?}");
        let unused: Vec<_> = documented.difference(&used).collect();
        assert!(unused.is_empty(), "{name} does not use {unused:?}");
    }
}

/// What the table says: a crate's name and the names of those it uses.
fn documented() -> Layers {
    let page = std::fs::read_to_string(workspace().join("docs/src/architecture.md")).unwrap();
    page.lines()
        .filter(|line| line.starts_with("| `arbitre"))
        .map(|line| {
            let mut cells = line.trim_matches('|').split('|').map(str::trim);
            let name = cells.next().unwrap().trim_matches('`').to_owned();
            let uses = cells
                .next()
                .unwrap()
                .split(", ")
                .filter(|used| !used.is_empty())
                .map(|used| format!("arbitre-{used}"))
                .collect();
            (name, uses)
        })
        .collect()
}

/// What cargo says: the dependencies of our published crates among themselves, tests left out.
fn actual() -> Layers {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--no-deps",
            "--offline",
            "--format-version",
            "1",
        ])
        .current_dir(workspace())
        .output()
        .unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|package| package["name"].as_str().unwrap().starts_with("arbitre"))
        .map(|package| {
            let uses = package["dependencies"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|dependency| dependency["kind"].is_null())
                .map(|dependency| dependency["name"].as_str().unwrap().to_owned())
                .filter(|name| name.starts_with("arbitre"))
                .collect();
            (package["name"].as_str().unwrap().to_owned(), uses)
        })
        .collect()
}
