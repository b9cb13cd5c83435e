//! What the source files themselves must keep to.

use std::path::{Path, PathBuf};

use tests::workspace;

/// The most lines that a source file may have.
const LONGEST: usize = 600;

#[test]
fn no_source_file_is_too_long() {
    let long: Vec<_> = sources()
        .into_iter()
        .filter(|path| lines(path).count() > LONGEST)
        .collect();
    assert!(long.is_empty(), "over {LONGEST} lines: {long:?}");
}

#[test]
fn every_source_file_says_what_it_is() {
    let silent: Vec<_> = sources()
        .into_iter()
        .filter(|path| {
            let first = lines(path).next().unwrap_or_default();
            !first.starts_with("//!") && !first.starts_with("#![doc = include_str!")
        })
        .collect();
    assert!(silent.is_empty(), "no `//!` in the first line: {silent:?}");
}

#[test]
fn nothing_is_left_open() {
    let marks = [
        ["TO", "DO"].concat(),
        ["FIX", "ME"].concat(),
        ["#[ign", "ore"].concat(),
    ];
    let open: Vec<_> = sources()
        .into_iter()
        .filter(|path| lines(path).any(|line| marks.iter().any(|mark| line.contains(mark))))
        .collect();
    assert!(open.is_empty(), "left open: {open:?}");
}

/// One asks what the edition chose, never which edition it is.
#[test]
fn only_the_laws_tell_editions_apart() {
    let curious: Vec<_> = sources()
        .into_iter()
        .filter(|path| path.starts_with(workspace().join("crates")))
        .filter(|path| !path.starts_with(workspace().join("crates/arbitre-laws")))
        .filter(|path| lines(path).any(|line| line.contains("Edition::")))
        .collect();
    assert!(curious.is_empty(), "they name an edition: {curious:?}");
}

/// An exception to a lint says why it is one.
#[test]
fn every_exception_has_a_reason() {
    let exception = ["allow(", "expect("];
    let silent: Vec<_> = sources()
        .into_iter()
        .filter(|path| {
            let text: String = lines(path).map(|line| line.trim().to_owned()).collect();
            exception.iter().any(|kind| {
                ["#[", "#!["].iter().any(|opening| {
                    text.match_indices(&format!("{opening}{kind}"))
                        .any(|(at, _)| {
                            let attribute = text[at..].split(")]").next().unwrap_or_default();
                            !attribute.contains("reason")
                        })
                })
            })
        })
        .collect();
    assert!(silent.is_empty(), "exceptions without a reason: {silent:?}");
}

/// `true` at a call says nothing: two named variants do.
#[test]
fn no_public_function_takes_a_bool() {
    let blunt: Vec<_> = sources()
        .into_iter()
        .filter(|path| path.starts_with(workspace().join("crates")))
        .filter(|path| {
            let text: String = lines(path).collect();
            text.split("pub fn ").skip(1).any(|function| {
                let parameters = function.split(')').next().unwrap_or_default();
                parameters.contains(": bool")
            })
        })
        .collect();
    assert!(blunt.is_empty(), "a `bool` parameter: {blunt:?}");
}

/// What a registry and its readers ask of a crate.
#[test]
fn every_crate_can_be_published() {
    for entry in std::fs::read_dir(workspace().join("crates")).unwrap() {
        let folder = entry.unwrap().path();
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        for key in [
            "description",
            "documentation",
            "readme",
            "categories",
            "keywords",
        ] {
            assert!(
                manifest
                    .lines()
                    .any(|line| line.starts_with(&format!("{key} = "))),
                "{}: no {key}",
                folder.display()
            );
        }
        for file in ["README.md", "LICENSE-APACHE", "LICENSE-MIT"] {
            let text = std::fs::read_to_string(folder.join(file)).unwrap_or_default();
            assert!(!text.is_empty(), "{}: no {file}", folder.display());
        }
    }
}

fn lines(path: &Path) -> impl Iterator<Item = String> {
    let text = std::fs::read_to_string(path).unwrap();
    text.lines()
        .map(str::to_owned)
        .collect::<Vec<_>>()
        .into_iter()
}

/// Every Rust file of the workspace.
fn sources() -> Vec<PathBuf> {
    let mut folders: Vec<_> = ["crates", "xtask", "tests", "benches"]
        .map(|name| workspace().join(name))
        .into();
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                if !path.ends_with("target") {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty());
    found
}
