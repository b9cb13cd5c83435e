//! The casebook: journals with the rulings that follow from them, under every edition that decides.
//!
//! The rulings are written from the Laws and from what is known of each edition, never from what
//! the program answers. That the judge agrees with them is tested in `editions.rs`.

use std::fs;
use std::path::PathBuf;

use arbitre_laws::Edition;
use tests::cases::{journals, named, read};
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

#[test]
fn every_case_has_a_title_and_rulings() {
    for path in journals(&casebook()) {
        let text = fs::read_to_string(&path).expect("a case");
        let title = text.lines().next().unwrap_or_default();
        assert!(
            title.starts_with("# ") && title.len() > 2,
            "{path:?} has no title"
        );
        let journal = read(&path);
        assert!(journal.rulings().next().is_some(), "{path:?} has no ruling");
    }
}

#[test]
fn the_casebook_is_complete() {
    let folder = fs::read_dir(casebook()).expect("the casebook");
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

    let cases = journals(&casebook());
    assert!(cases.len() >= 150, "{} cases", cases.len());
    let laws: Vec<_> = cases.iter().flat_map(|path| named(&read(path))).collect();
    for edition in Edition::ALL {
        let name = edition.to_string();
        let ruled = laws
            .iter()
            .filter(|laws| laws.id.to_string().starts_with(&name))
            .count();
        assert!(ruled > 0, "no ruling under {name}");
    }
}

fn casebook() -> PathBuf {
    workspace().join("tests/casebook")
}
