//! The comparison of editions: on the casebook, and on your own journals.
//!
//! `cargo test -p tests editions` judges every case of the casebook under each edition that it names.
//! With `ARBITRE_JOURNALS=folder` it judges the journals of that folder instead: each recorded ruling
//! (`!`) is compared with the judge's, under the Laws that the ruling names.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use arbitre_journal::{Content, Journal};
use arbitre_judge::{Agreement, Citation, Game, Start, Verdict, judge};
use arbitre_laws::{ALL, Choice, Cited, Laws, LawsId, Subject, laws};

/// Choices that no ruling can depend on, with the reason; at most ten subjects.
const WITHOUT_EFFECT: &[(Subject, &str)] = &[
    (
        Subject::CheckAnnouncement,
        "announcing check never had a consequence",
    ),
    (
        Subject::Castling,
        "the two wordings describe the same squares",
    ),
    (
        Subject::TimeLimits,
        "it names the time controls that there are; the clock plays them all",
    ),
    (
        Subject::Scoring,
        "the points of a game are counted by the event, not at the board",
    ),
    (
        Subject::OfferRecord,
        "an offer that was not written down is as good as one that was",
    ),
];

#[test]
fn editions_agree_with_the_recorded_rulings() {
    let folder = env::var_os("ARBITRE_JOURNALS").map_or_else(casebook, PathBuf::from);
    let mut differing = String::new();
    for path in journals(&folder) {
        let journal = read(&path);
        let laws = named(&journal);
        for comparison in judge(&journal, &laws).comparisons {
            for field in &comparison.fields {
                if field.agreement == Agreement::Differs {
                    writeln!(
                        differing,
                        "{}: {}: {}={}",
                        path.display(),
                        comparison.standing.laws,
                        field.recorded.key(),
                        field.recorded.value.value(),
                    )
                    .unwrap();
                }
            }
        }
    }
    assert!(
        differing.is_empty(),
        "these recorded rulings differ:\n{differing}"
    );
}

/// A choice is reached if a ruling of a case cites it, or would be another ruling without it.
#[test]
fn editions_are_reached_by_the_casebook() {
    let journals: Vec<_> = journals(&casebook())
        .iter()
        .map(|path| read(path))
        .collect();
    let mut reached = cited(&journals);
    reached.extend(decisive(&journals, &reached));
    let missing: BTreeSet<_> = values()
        .into_keys()
        .filter(|value| !reached.contains(value) && !value.silent)
        .filter(|value| {
            WITHOUT_EFFECT
                .iter()
                .all(|(subject, _)| *subject != value.subject)
        })
        .map(|value| value.rule)
        .collect();
    assert!(WITHOUT_EFFECT.len() <= 10);
    assert!(
        missing.is_empty(),
        "{} choices that no case reaches: {missing:#?}",
        missing.len()
    );
}

/// One answer that some edition gives to a question.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Value {
    rule: String,
    subject: Subject,
    silent: bool,
}

impl Value {
    fn of(choice: Choice) -> Self {
        Self {
            rule: format!("{choice:?}"),
            subject: choice.subject(),
            silent: choice.is_silent(),
        }
    }
}

/// Every answer, and the Laws that give it.
fn values() -> BTreeMap<Value, Vec<(&'static Laws, Cited<Choice>)>> {
    let mut values: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for laws in ALL {
        for (_, choice) in laws.choices() {
            values
                .entry(Value::of(choice.rule))
                .or_default()
                .push((*laws, choice));
        }
    }
    values
}

/// The answers that the rulings of the cases cite, each case being judged under all Laws.
fn cited(journals: &[Journal]) -> BTreeSet<Value> {
    let mut found = BTreeSet::new();
    for journal in journals {
        hear(journal, ALL, |verdict| {
            let citations = verdict.ruling.under.iter();
            found
                .extend(citations.map(|Citation { subject, .. }| {
                    Value::of(ALL[verdict.laws].on(*subject).rule)
                }));
        });
    }
    found
}

/// The answers without which some case would be judged otherwise, of those that are not yet known to be reached.
fn decisive(journals: &[Journal], reached: &BTreeSet<Value>) -> BTreeSet<Value> {
    let values = values();
    let mut pool: Vec<Laws> = ALL.iter().map(|laws| (*laws).clone()).collect();
    let mut trials = Vec::new();
    for (value, holders) in values
        .iter()
        .filter(|(value, _)| !reached.contains(value) && !value.silent)
    {
        let others = values
            .iter()
            .filter(|(other, _)| other.subject == value.subject && *other != value);
        for (_, others) in others {
            let mut regimes = BTreeSet::new();
            for (laws, choice) in holders {
                if regimes.insert(laws.id.regime as u8) {
                    let other = Cited {
                        rule: others[0].1.rule,
                        ..*choice
                    };
                    trials.push((value, position(laws), pool.len()));
                    pool.push((*laws).clone().amended(other));
                }
            }
        }
    }
    let pool: Vec<&Laws> = pool.iter().collect();
    let mut found = BTreeSet::new();
    for journal in journals {
        let mut heard = vec![String::new(); pool.len()];
        let standings = hear(journal, &pool, |verdict| {
            let ruling = &verdict.ruling;
            write!(
                heard[verdict.laws],
                "{:?}{:?}{:?}",
                ruling.decision, ruling.facts, ruling.open
            )
            .unwrap();
        });
        let outcome = |index: usize| (&heard[index], &standings[index]);
        let decided = trials
            .iter()
            .filter(|(_, with, without)| outcome(*with) != outcome(*without));
        found.extend(decided.map(|(value, ..)| (*value).clone()));
    }
    found
}

fn position(laws: &Laws) -> usize {
    ALL.iter().position(|other| other.id == laws.id).unwrap()
}

/// Tells every verdict on a case, and then how it stands at the end under each of the Laws.
fn hear(journal: &Journal, laws: &[&Laws], mut tell: impl FnMut(&Verdict)) -> Vec<String> {
    let (mut game, opening) = Game::new(laws, Start::new(journal.headers()));
    opening.iter().for_each(&mut tell);
    for line in journal.lines() {
        if let Content::Event(event) = &line.content.value {
            game.hear(event).iter().for_each(&mut tell);
        }
    }
    let standings = (0..laws.len()).map(|index| {
        let mut standing = game.standing(index).unwrap();
        standing.cited = Default::default();
        format!("{standing:?}")
    });
    standings.collect()
}

fn casebook() -> PathBuf {
    tests::workspace().join("tests/casebook")
}

/// The journals of a folder and of the folders in it, in order.
fn journals(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            found.extend(journals(&path));
        } else if path
            .extension()
            .is_some_and(|extension| extension == "journal")
        {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> Journal {
    let text = fs::read_to_string(path).unwrap();
    text.parse()
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The Laws that the recorded rulings name.
fn named(journal: &Journal) -> Vec<&'static Laws> {
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
