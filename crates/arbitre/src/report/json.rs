//! Rulings for a program: what a ruling is, in its own words and fields.

use std::io::{self, Write};

use arbitre_journal::Field;
use arbitre_judge::{Agreement, Comparison, Judgement, Moment, Ruling, Standing};
use arbitre_laws::Laws;
use arbitre_notation::Letters;
use arbitre_words::{Language, Words};
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::answer::Permitted;
use super::decision::kind;
use super::standing;
use crate::record::{Kind, Record};
use crate::{Failure, in_force};

/// A game and the rulings on it.
#[derive(Serialize)]
struct Report<'r> {
    file: &'r str,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<Game<'r>>,
    laws: Vec<String>,
    /// Laws for another time control or supervision than the record tells of, and those for that one.
    #[serde(skip_serializing_if = "Map::is_empty")]
    meant_for: Map<String, Value>,
    moments: Vec<Value>,
    standings: Vec<Map<String, Value>>,
    recorded: Vec<Value>,
}

/// What a game file tells.
#[derive(Serialize)]
struct Game<'r> {
    title: &'r str,
    language: &'r str,
    half_moves: usize,
    last_move: &'r str,
    illegal: &'r [String],
    result: &'static str,
}

/// Writes a game and the rulings on it as one line of JSON.
pub fn write(
    out: &mut dyn Write,
    record: &Record,
    laws: &[&Laws],
    judgement: &Judgement,
    language: Language,
) -> io::Result<()> {
    let letters = record.journal.headers().letters();
    let game = match &record.kind {
        Kind::Journal { .. } => None,
        Kind::Game(game) => Some(Game {
            title: &game.title,
            language: &game.language,
            half_moves: game.half_moves,
            last_move: &game.last_move,
            illegal: &game.illegal,
            result: game.result.as_str(),
        }),
    };
    let report = Report {
        file: &record.name,
        game,
        laws: laws.iter().map(|laws| laws.id.to_string()).collect(),
        meant_for: laws
            .iter()
            .filter_map(|laws| meant_for(record, laws))
            .collect(),
        moments: (judgement.moments.iter())
            .map(|moment| self::moment(record, laws, moment, language))
            .collect(),
        standings: (judgement.standings.iter())
            .map(|standing| self::standing(standing, letters, language))
            .collect(),
        recorded: (judgement.comparisons.iter())
            .map(|comparison| compared(record, comparison, letters))
            .collect(),
    };
    serde_json::to_writer(&mut *out, &report).map_err(io::Error::from)?;
    writeln!(out)
}

/// Writes a line of JSON for a file or game that could not be read or judged: what is wrong, and where.
pub fn write_failure(out: &mut dyn Write, name: &str, failure: &Failure) -> io::Result<()> {
    let errors = match failure {
        Failure::Several(failures) => failures.iter().map(error).collect::<Vec<_>>(),
        failure => vec![error(failure)],
    };
    writeln!(out, "{}", json!({ "file": name, "errors": errors }))
}

/// What is wrong, and where, if it has a place.
fn error(failure: &Failure) -> Value {
    let kind = match failure {
        Failure::Text { .. } => "not-understood",
        Failure::Read { .. } => "not-read",
        Failure::Write(_) => "not-written",
        Failure::Several(_) | Failure::Refused(_) => "refused",
    };
    let mut told = json!({ "kind": kind, "reason": failure.to_string() });
    if let Failure::Text {
        expected, place, ..
    } = failure
    {
        let (line, column) = place.line_and_column();
        told["line"] = line.into();
        told["column"] = column.into();
        if let Some(expected) = expected {
            told["expected"] = expected.as_str().into();
        }
    }
    told
}

/// The name of some Laws, and of those that are meant for the record instead.
fn meant_for(record: &Record, laws: &Laws) -> Option<(String, Value)> {
    let meant = in_force::meant_for(record, laws)?;
    Some((laws.id.to_string(), meant.id.to_string().into()))
}

fn moment(record: &Record, laws: &[&Laws], moment: &Moment, language: Language) -> Value {
    let event = record
        .journal
        .events()
        .find(|event| Some(event.n) == moment.event);
    let rulings = moment
        .verdicts
        .iter()
        .map(|verdict| ruling(laws.get(verdict.laws).copied(), &verdict.ruling, language));
    json!({
        "event": moment.event.map(|event| event.0),
        "text": event.map(|event| record.journal.telling(event)),
        "rulings": rulings.collect::<Vec<_>>(),
    })
}

/// A ruling as JSON.
pub fn ruling(laws: Option<&Laws>, ruling: &Ruling, language: Language) -> Value {
    let articles = ruling.under.iter().map(|citation| {
        json!({
            "article": citation.article.to_string(),
            "subject": citation.subject,
            "witness": citation.witness,
        })
    });
    let words = |words: &dyn Words| words.words(language);
    let asks = laws.and_then(|laws| Permitted::by(ruling, laws, language));
    json!({
        "laws": laws.map(|laws| laws.id),
        "decision": kind(&ruling.decision),
        "words": ruling.decision.words(language),
        "articles": articles.collect::<Vec<_>>(),
        "facts": ruling.facts.iter().map(|fact| words(fact)).collect::<Vec<_>>(),
        "asks": asks.map(|asked| json!({ "key": asked.key, "answers": asked.answers, "form": asked.form })),
        "open": ruling.open.iter().map(|open| words(open)).collect::<Vec<_>>(),
    })
}

/// How a game stands: the fields of a recorded ruling, with the same meaning, the position and the
/// Laws.
fn standing(standing: &Standing, letters: &Letters, language: Language) -> Map<String, Value> {
    let mut object = Map::new();
    object.insert("laws".to_owned(), standing.laws.to_string().into());
    object.insert(
        "position".to_owned(),
        standing.table.to_setup().to_string().into(),
    );
    for field in standing::every_field(standing, letters) {
        object.insert(field.key().to_string(), value(&field));
    }
    let open = standing.open.iter().map(|open| open.words(language));
    object.insert("open".to_owned(), open.collect());
    object
}

fn value(field: &Field) -> Value {
    match field {
        Field::Articles(articles) => articles
            .iter()
            .map(|article| Value::from(article.to_string()))
            .collect(),
        field => field.value().into(),
    }
}

fn compared(record: &Record, comparison: &Comparison, letters: &Letters) -> Value {
    let line = match &record.kind {
        Kind::Journal { text } => Some(comparison.span.line_and_column(text).0),
        Kind::Game(_) => None,
    };
    let judged = standing::every_field(&comparison.standing, letters);
    let fields = comparison.fields.iter().map(|field| {
        let key = field.recorded.key();
        let own = judged.iter().find(|own| own.key() == key);
        json!({
            "field": key.to_string(),
            "agrees": field.agreement == Agreement::Agrees,
            "recorded": value(&field.recorded),
            "judged": own.map(value),
        })
    });
    json!({
        "line": line,
        "laws": comparison.standing.laws.to_string(),
        "agrees": comparison.agrees(),
        "fields": fields.collect::<Vec<_>>(),
    })
}
