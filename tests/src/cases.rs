//! Journals with recorded rulings, and the one check that compares them with the judge's.

use std::fs;
use std::path::{Path, PathBuf};

use arbitre_journal::{Journal, Word as _};
use arbitre_judge::{Agreement, Comparison, judge};
use arbitre_laws::{Laws, LawsId, laws};

/// What a comparison of recorded rulings found.
#[derive(Default)]
pub struct Checked {
    /// How many rulings were compared.
    pub rulings: usize,
    /// What is said of each that differs.
    pub differing: Vec<String>,
}

/// Judges every journal below a folder and compares each recorded ruling, under the Laws that it names.
pub fn check(folder: &Path) -> Checked {
    let mut checked = Checked::default();
    for path in journals(folder) {
        let journal = read(&path);
        for comparison in judge(&journal, &named(&journal)).comparisons {
            checked.rulings += 1;
            if !comparison.agrees() {
                checked.differing.push(told(&path, &comparison));
            }
        }
    }
    checked
}

/// The journals of a folder and of the folders in it, in order.
pub fn journals(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            found.extend(journals(&path));
        } else if path.extension().is_some_and(|kind| kind == "journal") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// A journal that is known to be readable.
pub fn read(path: &Path) -> Journal {
    let text = fs::read_to_string(path).unwrap();
    text.parse()
        .unwrap_or_else(|error| panic!("{}:\n{error}", path.display()))
}

/// The Laws that the recorded rulings of a journal name.
pub fn named(journal: &Journal) -> Vec<&'static Laws> {
    let own = journal.headers().laws.as_ref();
    let names = journal
        .rulings()
        .filter_map(|ruling| ruling.laws.as_ref().or(own));
    let mut found: Vec<&Laws> = Vec::new();
    for name in names {
        let id: LawsId = name.value.0.parse().unwrap();
        let laws = laws(&id).unwrap_or_else(|error| panic!("{error}"));
        if found.iter().all(|known| known.id != laws.id) {
            found.push(laws);
        }
    }
    found
}

/// Which fields differ, and how the game stands for the judge.
fn told(path: &Path, comparison: &Comparison) -> String {
    let differing: Vec<_> = comparison
        .fields
        .iter()
        .filter(|field| field.agreement == Agreement::Differs)
        .map(|field| {
            let recorded = &field.recorded;
            format!("{}={}", recorded.value.key().word(), recorded.value.value())
        })
        .collect();
    let after = comparison.after.map_or(0, |event| event.0);
    format!(
        "{} after {after}, {}: recorded {}\n{:#?}",
        path.display(),
        comparison.standing.laws,
        differing.join(" "),
        comparison.standing,
    )
}
