//! The comparison of editions: on the casebook, and on your own journals.
//!
//! `cargo test -p tests editions` judges every case of the casebook under each edition that it names.
//! With `ARBITRE_JOURNALS=folder` it judges the journals of that folder instead: each recorded ruling
//! (`!`) is compared with the judge's, under the Laws that the ruling names.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::Write as _;
use std::path::PathBuf;

use arbitre_journal::{Content, Journal};
use arbitre_judge::{Citation, Game, Start, Verdict};
use arbitre_laws::{ALL, Choice, Cited, Laws, Subject};
use tests::cases::{check, journals, read};

/// Answers on which no ruling depends, with the reason; a question alone stands for all its answers.
const WITHOUT_EFFECT: &[(&str, &str)] = &[
    (
        "Analogy",
        "it allows to do as in a similar case; what is done there is said elsewhere",
    ),
    ("Castling", "the two wordings describe the same squares"),
    (
        "CastlingRight(Ignored)",
        "where it is ignored, men and turn alone make a position the same",
    ),
    (
        "CheckAnnouncement",
        "announcing check never had a consequence",
    ),
    (
        "ClaimWithdrawal",
        "a claim is answered when it is made, and a journal has no word for taking it back",
    ),
    (
        "DisplacementFoundLate",
        "they part only where nobody knows the position before, and a record tells it",
    ),
    (
        "DrawOffer",
        "an offer at another time is an offer too; whether it disturbs is another question",
    ),
    (
        "EnPassantRight(Ignored)",
        "where it is ignored, men and turn alone make a position the same",
    ),
    (
        "NeitherPresent",
        "the clock that is started is White's, and it tells whose time has run",
    ),
    (
        "NoTouchedMove",
        "whoever can move no man that he touched has to move another in any case",
    ),
    (
        "OffenceCount(IllegalMovesOnly)",
        "where illegal moves alone count, nothing else is penalised as one",
    ),
    (
        "OfferRecord",
        "an offer that was not written down is as good as one that was",
    ),
    (
        "Penalties",
        "they are the options of a question, and what the arbiter chooses is done",
    ),
    (
        "PromotionOrder",
        "the promotion is complete with the new man in its place, in whatever order",
    ),
    (
        "Reconstruction",
        "what comes of it is for the arbiter to find",
    ),
    (
        "SamePosition(PlacementAndTurn)",
        "both rights are ignored there as well",
    ),
    (
        "Scoring",
        "the points of a game are counted by the event, not at the board",
    ),
    (
        "SettledBeforeResumption",
        "an agreement and a resignation end the game in any case",
    ),
    (
        "TimeLimits",
        "it names the time controls that there are; the clock plays them all",
    ),
    (
        "TouchedEnemy",
        "of several men the first that can be captured counts where the text is not known either",
    ),
    (
        "TouchedOwn",
        "of several men the first that can move counts where the text is not known either",
    ),
];

#[test]
fn editions_agree_with_the_recorded_rulings() {
    let folder = env::var_os("ARBITRE_JOURNALS").map_or_else(casebook, PathBuf::from);
    let checked = check(&folder);
    assert!(
        checked.differing.is_empty(),
        "of {} recorded rulings these differ:\n{}",
        checked.rulings,
        checked.differing.join("\n")
    );
}

/// A choice is reached if some case would be judged otherwise without it. Where every edition gives
/// the same answer there is nothing to judge otherwise by: then a ruling has to cite it.
#[test]
fn editions_are_reached_by_the_casebook() {
    let journals: Vec<_> = journals(&casebook())
        .iter()
        .map(|path| read(path))
        .collect();
    let (cited, decisive) = (cited(&journals), decisive(&journals));
    let values = values();
    let alone = |value: &Value| {
        let answers = values.keys().filter(|other| other.subject == value.subject);
        answers.count() == 1
    };
    let reached = |value: &Value| decisive.contains(value) || alone(value) && cited.contains(value);
    let is_listed = |listed: &str, value: &Value| {
        let question = value.rule.split('(').next();
        value.rule == listed || question == Some(listed)
    };
    let listed = |value: &Value| {
        let mut listed = WITHOUT_EFFECT.iter();
        listed.any(|(listed, _)| is_listed(listed, value))
    };
    let missing: BTreeSet<_> = values
        .keys()
        .filter(|value| !value.silent && !reached(value) && !listed(value))
        .map(|value| &value.rule)
        .collect();
    assert!(
        missing.is_empty(),
        "{} choices that no case reaches: {missing:#?}",
        missing.len()
    );
    let stale: Vec<_> = WITHOUT_EFFECT
        .iter()
        .filter(|(listed, _)| decisive.iter().any(|value| is_listed(listed, value)))
        .collect();
    assert!(
        stale.is_empty(),
        "listed, but a ruling depends on it: {stale:#?}"
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

/// The answers without which some case would be judged otherwise.
fn decisive(journals: &[Journal]) -> BTreeSet<Value> {
    let mut trials = trials();
    let mut found = BTreeSet::new();
    for journal in journals {
        let others = trials.iter().map(|trial| &trial.without);
        let pool: Vec<&Laws> = ALL.iter().copied().chain(others).collect();
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
        for (index, trial) in trials.iter().enumerate() {
            if outcome(trial.with) != outcome(ALL.len() + index) {
                found.insert(trial.value.clone());
            }
        }
        trials.retain(|trial| !found.contains(&trial.value));
    }
    found
}

/// Some Laws that give an answer, and the same Laws with another one.
struct Trial {
    value: Value,
    with: usize,
    without: Laws,
}

/// Every answer against every other to the same question, once in each regime.
fn trials() -> Vec<Trial> {
    let values = values();
    let mut trials = Vec::new();
    for (value, holders) in values.iter().filter(|(value, _)| !value.silent) {
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
                    trials.push(Trial {
                        value: value.clone(),
                        with: position(laws),
                        without: (*laws).clone().amended(other),
                    });
                }
            }
        }
    }
    trials
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
    let standings = (0..laws.len()).map(|index| format!("{:?}", game.standing(index).unwrap()));
    standings.collect()
}

fn casebook() -> PathBuf {
    tests::workspace().join("tests/casebook")
}
