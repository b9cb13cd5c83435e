//! Journals beside the project and our own: they can be read, and nothing of them is lost.

use std::fs;
use std::path::{Path, PathBuf};

use arbitre_journal::{FieldKey, HeaderKey, Journal, Keywords, Question, Verb, Word};
use tests::workspace;

/// Every journal under a folder, in order.
fn journals(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder that can be read") {
        let path = entry.expect("an entry that can be read").path();
        if path.is_dir() {
            found.extend(journals(&path));
        } else if path.extension().is_some_and(|end| end == "journal") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Reads a journal, and checks that both forms give it back.
fn check(path: &Path) {
    let text = fs::read_to_string(path).expect("a file that can be read");
    let journal = Journal::parse(&text).unwrap_or_else(|errors| panic!("{path:?}:\n{errors}"));
    let written = journal.to_string();
    let again = Journal::parse(&written).unwrap_or_else(|errors| panic!("{path:?}:\n{errors}"));
    assert_eq!(again, journal, "{path:?} as text");
    let json = journal.to_json_lines();
    let again = Journal::from_json_lines(&json)
        .unwrap_or_else(|errors| panic!("{path:?}:\n{errors}\n{json}"));
    assert_eq!(again, journal, "{path:?} as JSON Lines");
    assert_eq!(again.to_string(), written, "{path:?} from JSON Lines");
}

#[test]
fn journals_beside_the_project_lose_nothing() {
    let Some(folder) = tests::beside("cases") else {
        return;
    };
    let journals = journals(&folder);
    assert_eq!(journals.len(), 200);
    journals.iter().for_each(|path| check(path));
}

/// The one example that stands in the book as text and as JSON Lines says the same in both.
#[test]
fn the_json_lines_of_the_reference_are_those_of_its_journal() {
    let page = fs::read_to_string(workspace().join("docs/src/journal.md")).expect("the page");
    let (_, section) = page.split_once("## JSON Lines\n").expect("the section");
    let fenced = |kind: &str| {
        let (_, rest) = section.split_once(&format!("```{kind}\n")).expect(kind);
        rest.split("```").next().unwrap_or_default()
    };
    let journal = Journal::parse(fenced("journal")).expect("a journal");
    assert_eq!(journal.to_json_lines(), fenced("json"));
    let back = Journal::from_json_lines(fenced("json")).expect("JSON Lines");
    assert_eq!(back.to_string(), fenced("journal"));
}

/// The reference of the book: its examples can be read, and no word is missing.
#[test]
fn the_reference_is_true_and_complete() {
    let page = fs::read_to_string(workspace().join("docs/src/journal.md")).expect("the page");
    let examples = |kind: &str| {
        let fence = format!("```{kind}\n");
        let parts = page
            .split(&fence)
            .skip(1)
            .map(|part| part.split("```").next());
        parts.flatten().map(str::to_owned).collect::<Vec<_>>()
    };
    for text in examples("journal") {
        Journal::parse(&text).unwrap_or_else(|errors| panic!("{text}\n{errors}"));
    }
    for text in examples("json") {
        let journal = Journal::from_json_lines(&text).unwrap_or_else(|errors| panic!("{errors}"));
        assert_eq!(journal.to_json_lines(), text);
    }
    assert_eq!((examples("journal").len(), examples("json").len()), (4, 1));

    let english = Verb::keywords(Keywords::English).iter();
    let verbs = english
        .chain(Verb::keywords(Keywords::French))
        .map(|verb| (*verb).to_owned());
    let headers = HeaderKey::WORDS.iter().map(|key| format!("@{key}"));
    let words = FieldKey::WORDS
        .iter()
        .chain(Question::WORDS)
        .map(|key| (*key).to_owned());
    for word in verbs.chain(headers).chain(words) {
        assert!(
            page.contains(&format!("`{word}`")),
            "the reference lacks `{word}`"
        );
    }
}
