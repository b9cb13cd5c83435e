//! The casebook: journals with the rulings that follow from them, under every edition that decides.
//!
//! The rulings are written from the Laws and from what is known of each edition, never from what
//! the program answers.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use arbitre_journal::Journal;
use arbitre_judge::{Agreement, judge};
use arbitre_laws::{Edition, Laws, LawsId, laws};
use tests::workspace;

/// Every subject, a folder for each.
const SUBJECTS: &[&str] = &[
    "adjournment",
    "automatic-draws",
    "both-flags",
    "castling",
    "check",
    "classification",
    "dead-positions",
    "devices",
    "displaced-pieces",
    "draw-offers",
    "fifty-moves",
    "flag",
    "illegal-moves",
    "illegal-moves-blitz",
    "illegal-moves-rapid",
    "late-arrival",
    "made-and-completed",
    "mate",
    "notation",
    "odds",
    "penalties",
    "promotion",
    "quickplay-finish",
    "rapid-and-blitz",
    "recording",
    "repetition",
    "resignation",
    "scoring",
    "set-up",
    "stalemate",
    "time-controls",
    "touched-pieces",
    "who-claims",
    "wrong-claims",
];

/// Every case of the casebook, in order.
fn cases() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for subject in SUBJECTS {
        let folder = workspace().join("tests/casebook").join(subject);
        let entries = fs::read_dir(&folder).unwrap_or_else(|_| panic!("no folder {subject}"));
        found.extend(entries.map(|entry| entry.expect("an entry").path()));
    }
    found.sort();
    found
}

fn read(path: &Path) -> (String, Journal) {
    let text = fs::read_to_string(path).expect("a case");
    let journal = Journal::parse(&text).unwrap_or_else(|errors| panic!("{path:?}:\n{errors}"));
    (text, journal)
}

/// The Laws that the rulings of a case name.
fn named(path: &Path, journal: &Journal) -> Vec<&'static Laws> {
    let own = journal.headers().laws.as_ref();
    let mut found: Vec<&Laws> = Vec::new();
    for ruling in journal.rulings() {
        let name = ruling.laws.as_ref().or(own).expect("a laws id");
        let id: LawsId = name
            .value
            .0
            .parse()
            .unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let laws = laws(&id).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        if !found.iter().any(|known| known.id == laws.id) {
            found.push(laws);
        }
    }
    found
}

/// Judges a case; answers how many rulings it holds, and adds to `differ` those that differ.
fn check(path: &Path, differ: &mut String) -> usize {
    let (text, journal) = read(path);
    let judgement = judge(&journal, &named(path, &journal));
    for comparison in &judgement.comparisons {
        let (line, _) = comparison.span.line_and_column(&text);
        let differing =
            (comparison.fields.iter()).filter(|field| field.agreement == Agreement::Differs);
        for field in differing {
            let _ = writeln!(
                differ,
                "{}:{line} {}: {}={}",
                path.display(),
                comparison.standing.laws,
                field.recorded.key(),
                field.recorded.value.value(),
            );
        }
    }
    judgement.comparisons.len()
}

#[test]
fn the_judge_agrees_with_every_ruling() {
    let mut differ = String::new();
    let rulings: usize = cases().iter().map(|path| check(path, &mut differ)).sum();
    assert!(
        differ.is_empty(),
        "of {rulings} rulings these differ:\n{differ}"
    );
}

#[test]
fn every_case_has_a_title_and_rulings() {
    for path in cases() {
        let (text, journal) = read(&path);
        let title = text.lines().next().unwrap_or_default();
        assert!(
            title.starts_with("# ") && title.len() > 2,
            "{path:?} has no title"
        );
        assert!(journal.rulings().next().is_some(), "{path:?} has no ruling");
    }
}

#[test]
fn the_casebook_is_complete() {
    let folder = fs::read_dir(workspace().join("tests/casebook")).expect("the casebook");
    let mut subjects: Vec<_> = folder
        .map(|entry| {
            entry
                .expect("an entry")
                .file_name()
                .into_string()
                .expect("a name")
        })
        .collect();
    subjects.sort();
    assert_eq!(subjects, SUBJECTS);

    let cases = cases();
    assert!(cases.len() >= 150, "{} cases", cases.len());
    let laws: Vec<_> = cases
        .iter()
        .flat_map(|path| named(path, &read(path).1))
        .collect();
    for edition in Edition::ALL {
        let name = edition.to_string();
        let ruled = laws
            .iter()
            .filter(|laws| laws.id.to_string().starts_with(&name))
            .count();
        assert!(ruled > 0, "no ruling under {name}");
    }
}
