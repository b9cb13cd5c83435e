//! Where Laws part: the rulings under each of them, the same or not.

use std::fmt;

use arbitre_journal::FieldKey;
use arbitre_judge::{Decision, Judgement, Moment, Verdict};
use arbitre_words::{Label, Language, Words};

use super::decision::kind;
use super::{ruling, standing};
use crate::record::{Kind, Record};

/// A ruling under each of several Laws.
pub struct Row {
    /// The event; the name of a field, where the row tells how the game stands.
    pub label: String,
    /// What is ruled, in the order of the Laws.
    pub cells: Vec<Cell>,
}

impl Row {
    /// Whether some of the Laws rule otherwise than others; under which articles is another question.
    pub fn differs(&self) -> bool {
        self.cells
            .iter()
            .any(|cell| cell.words != self.cells[0].words)
    }

    /// What all the Laws rule, if they rule the same.
    pub fn shared(&self) -> Option<&str> {
        let [first, ..] = &*self.cells else {
            return None;
        };
        (!self.differs() && !first.words.is_empty()).then_some(&first.words)
    }
}

/// What is ruled under some Laws.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Cell {
    /// The decisions, empty where there is none.
    words: String,
    /// The articles.
    articles: String,
}

impl Cell {
    /// Whether it is ruled alike, if perhaps under articles with other numbers.
    pub fn rules_like(&self, other: &Self) -> bool {
        self.words == other.words
    }

    /// The decisions, or a hyphen where there is none.
    pub fn words(&self) -> &str {
        match &*self.words {
            "" => "-",
            words => words,
        }
    }

    /// The name of some Laws, with the articles under which they rule this.
    pub fn under(&self, laws: &str) -> String {
        match &*self.articles {
            "" => laws.to_owned(),
            articles => format!("{laws} [{articles}]"),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&*self.words, &*self.articles) {
            ("", _) => f.write_str("-"),
            (words, "") => f.write_str(words),
            (words, articles) => write!(f, "{words} [{articles}]"),
        }
    }
}

/// What the Laws rule, event by event, then how the game stands: its result, and where they differ.
pub fn rows(record: &Record, laws: usize, judgement: &Judgement, language: Language) -> Vec<Row> {
    let mut rows = Vec::new();
    for moment in &judgement.moments {
        let label = label(record, moment, language);
        for slot in slots(moment) {
            let cells = (0..laws).map(|laws| cell(record, moment, laws, &slot, language));
            rows.push(Row {
                label: label.clone(),
                cells: cells.collect(),
            });
        }
    }
    rows.extend(endings(record, judgement, language));
    rows
}

/// Laws that rule the same in every row, as lists of their places.
pub fn columns(rows: &[&Row], laws: usize) -> Vec<Vec<usize>> {
    let mut columns: Vec<Vec<usize>> = Vec::new();
    for laws in 0..laws {
        let same = |column: &&mut Vec<usize>| {
            rows.iter()
                .all(|row| row.cells.get(laws) == row.cells.get(column[0]))
        };
        match columns.last_mut().filter(|column| same(column)) {
            Some(column) => column.push(laws),
            None => columns.push(vec![laws]),
        }
    }
    columns
}

fn label(record: &Record, moment: &Moment, language: Language) -> String {
    let event = record
        .journal
        .events()
        .find(|event| Some(event.n) == moment.event);
    match event {
        Some(event) => format!("{} {}", event.n.0, record.journal.telling(event)),
        None => Label::FromTheStart.words(language),
    }
}

/// What a decision is about, so that those of different Laws stand in one row.
#[derive(Clone, PartialEq, Eq)]
struct Slot(&'static str, Option<arbitre_board::Side>);

impl Slot {
    fn of(decision: &Decision) -> Self {
        let side = match decision {
            Decision::Adjusts { side, .. } => Some(*side),
            _ => None,
        };
        Self(kind(decision), side)
    }
}

fn slots(moment: &Moment) -> Vec<Slot> {
    let mut slots = Vec::new();
    for verdict in &moment.verdicts {
        let slot = Slot::of(&verdict.ruling.decision);
        if !slots.contains(&slot) {
            slots.push(slot);
        }
    }
    slots
}

fn cell(record: &Record, moment: &Moment, laws: usize, slot: &Slot, language: Language) -> Cell {
    let here = |verdict: &&Verdict| {
        let ruling = &verdict.ruling;
        verdict.laws == laws
            && Slot::of(&ruling.decision) == *slot
            && record.is_worth_telling(ruling)
    };
    let found: Vec<_> = moment.verdicts.iter().filter(here).collect();
    let words = found
        .iter()
        .map(|verdict| verdict.ruling.decision.words(language));
    let articles = found
        .iter()
        .map(|verdict| ruling::articles(&verdict.ruling.under, language));
    Cell {
        words: words.collect::<Vec<_>>().join(language.semicolon()),
        articles: articles.collect::<Vec<_>>().join(language.semicolon()),
    }
}

/// The result, and the fields in which the game stands differently at the end. How many moves are completed goes
/// without saying where no press is recorded.
fn endings(record: &Record, judgement: &Judgement, language: Language) -> Vec<Row> {
    let letters = record.journal.headers().letters();
    let all = judgement
        .standings
        .iter()
        .map(|one| standing::every_field(one, letters));
    let all: Vec<_> = all.collect();
    let shown = [
        FieldKey::Result,
        FieldKey::Time,
        FieldKey::Clock,
        FieldKey::Illegal,
        FieldKey::Must,
        FieldKey::Promote,
        FieldKey::Counter,
        FieldKey::Increment,
        FieldKey::Regime,
        FieldKey::Supervision,
        FieldKey::Needs,
    ];
    let row = |key: &FieldKey| {
        let cells = all.iter().map(|fields| {
            let field = fields.iter().find(|field| field.key() == *key);
            let words = field.map_or_else(String::new, |field| field.words(language));
            Cell {
                words,
                articles: String::new(),
            }
        });
        Row {
            label: key.words(language),
            cells: cells.collect(),
        }
    };
    let told = |key: &&FieldKey| match key {
        FieldKey::Counter => matches!(record.kind, Kind::Journal { .. }),
        FieldKey::Clock => record.tells_times(),
        _ => true,
    };
    let fields = shown.iter().filter(told).map(|key| (key, row(key)));
    let kept = fields.filter(|(key, row)| **key == FieldKey::Result || row.differs());
    kept.map(|(_, row)| row).collect()
}
