//! Arbiters' cases beside the project: every recorded ruling against the judge's.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use arbitre_journal::{Journal, Word as _};
use arbitre_judge::{Agreement, Comparison, judge};
use arbitre_laws::{Laws, LawsId, laws};

/// Rulings that agree, and what is said about those that do not.
#[derive(Default)]
struct Tally {
    agree: usize,
    differ: String,
    count: usize,
}

#[test]
fn every_recorded_ruling_agrees() {
    let Some(folder) = tests::beside("cases") else {
        return;
    };
    let only = env::var("CASE").unwrap_or_default();
    let mut tally = Tally::default();
    for file in journals(&folder)
        .iter()
        .filter(|file| file.to_string_lossy().contains(&only))
    {
        check(file, &mut tally);
    }
    println!("{} of {} recorded rulings agree", tally.agree, tally.count);
    assert!(
        tally.differ.is_empty(),
        "{}\n{} of {} agree",
        tally.differ,
        tally.agree,
        tally.count
    );
}

fn check(file: &Path, tally: &mut Tally) {
    let text = fs::read_to_string(file).unwrap();
    let name = file.file_stem().unwrap().to_string_lossy();
    let journal: Journal = match text.parse() {
        Ok(journal) => journal,
        Err(error) => panic!("{name} does not parse: {error}"),
    };
    let laws = named(&journal);
    for comparison in judge(&journal, &laws).comparisons {
        tally.count += 1;
        if comparison.agrees() {
            tally.agree += 1;
        } else {
            describe(&mut tally.differ, &name, &laws, &comparison);
        }
    }
}

/// The Laws under which a ruling is recorded.
fn named(journal: &Journal) -> Vec<&'static Laws> {
    let of_header = journal.headers().laws.as_ref();
    let names = journal
        .rulings()
        .filter_map(|ruling| ruling.laws.as_ref().or(of_header));
    let mut ids: Vec<LawsId> = names.map(|name| name.value.0.parse().unwrap()).collect();
    ids.sort_by_key(ToString::to_string);
    ids.dedup();
    ids.iter().map(|id| laws(id).unwrap()).collect()
}

fn describe(text: &mut String, name: &str, laws: &[&Laws], comparison: &Comparison) {
    let standing = &comparison.standing;
    let after = comparison.after.map_or(0, |event| event.0);
    write!(text, "\n{name} after {after} {}:", laws[comparison.laws].id).unwrap();
    for field in &comparison.fields {
        if field.agreement == Agreement::Differs {
            write!(text, " {}", field.recorded.value.key().word()).unwrap();
        }
    }
    let cited: Vec<String> = standing
        .cited
        .iter()
        .map(|citation| citation.article.to_string())
        .collect();
    write!(
        text,
        "\n    result={} time={:?} clock={:?} restore={:?} must={:?}\n    illegal={:?} claim={:?} promote={:?} counter={:?} offer={:?} completed={:?} needs={:?} cited {}",
        standing.result,
        standing.adjusted,
        standing.clock,
        standing.restored,
        standing.bound.as_ref().map(|bound| (&bound.duty, &bound.moves)),
        standing.illegal,
        standing.claim,
        standing.promoted,
        standing.counter,
        standing.offer,
        standing.completed,
        standing.needs,
        cited.join(" ")
    )
    .unwrap();
}

fn journals(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = ["exam", "editions"]
        .iter()
        .flat_map(|part| fs::read_dir(folder.join(part)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "journal")
        })
        .collect();
    files.sort();
    files
}
