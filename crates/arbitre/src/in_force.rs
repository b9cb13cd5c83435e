//! Under which Laws a record is judged.

use arbitre_clock::Controls;
use arbitre_journal::{LawsName, Located};
use arbitre_judge::{classify, supervise};
use arbitre_laws::{ALL, Book, Class, Laws, LawsId, LawsIdError, Reading, Regime, Supervision};

use crate::record::{Kind, Record};
use crate::{Failure, Place};

/// The Laws that a journal names; of a game file, which names none, the newest for its time control.
///
/// # Errors
///
/// Where the journal names none, or none that exist.
pub fn of(record: &Record) -> Result<&'static Laws, Failure> {
    match (&record.journal.headers().laws, &record.kind) {
        (Some(name), _) => named(record, name),
        (None, Kind::Game(_)) => Ok(meant_for(record, newest()).unwrap_or(newest())),
        (None, Kind::Journal { text }) => Err(Failure::Text {
            reason: "the journal does not name its Laws".to_owned(),
            expected: Some(
                "a line such as `@laws fide-2023`, or --laws on the command line".to_owned(),
            ),
            place: Box::new(Place::new(&record.name, text, 0..0)),
        }),
    }
}

/// All editions in the regime of the Laws that a record names; where it names none, in that of its time
/// control.
///
/// # Errors
///
/// Where it names some that do not exist.
pub fn editions(record: &Record) -> Result<Vec<&'static Laws>, Failure> {
    let laws = match record.journal.headers().laws {
        Some(_) => of(record)?,
        None => meant_for(record, newest()).unwrap_or(newest()),
    };
    Ok(same_regime(laws))
}

/// The Laws that the recorded rulings of a journal name, each once, in order.
///
/// # Errors
///
/// Where one names none that exist, or names none and the journal does not either.
pub fn of_rulings(record: &Record) -> Result<Vec<&'static Laws>, Failure> {
    let mut found: Vec<&'static Laws> = Vec::new();
    for ruling in record.journal.rulings() {
        let laws = match &ruling.laws {
            Some(name) => named(record, name)?,
            None => of(record)?,
        };
        if !found.iter().any(|known| known.id == laws.id) {
            found.push(laws);
        }
    }
    Ok(found)
}

/// Refuses a journal that names Laws that do not exist and are not given either.
///
/// # Errors
///
/// For each of these names.
pub fn unknown(record: &Record, given: &[&Laws]) -> Result<(), Failure> {
    let headed = record.journal.headers().laws.iter();
    let ruled = record
        .journal
        .rulings()
        .filter_map(|ruling| ruling.laws.as_ref());
    let is_given = |name: &&Located<LawsName>| {
        let mut given = given.iter();
        given.any(|laws| laws.id.to_string() == name.value.0)
    };
    let refused: Vec<_> = headed
        .chain(ruled)
        .filter(|name| !is_given(name))
        .filter_map(|name| named(record, name).err())
        .collect();
    if refused.is_empty() {
        Ok(())
    } else {
        Err(Failure::all(refused))
    }
}

/// All editions in the regime and under the supervision of some Laws, from the oldest to the newest.
pub fn same_regime(laws: &Laws) -> Vec<&'static Laws> {
    let LawsId {
        regime,
        supervision,
        ..
    } = laws.id;
    let watched = |id: LawsId| {
        id.supervision == Supervision::Undivided
            || supervision == Supervision::Undivided && id.supervision == Supervision::Unsupervised
            || id.supervision == supervision
    };
    let alike = |id: LawsId| {
        matches!(id.book, Book::Fide(_)) && id.reading == Reading::Accepted && id.regime == regime
    };
    ALL.iter()
        .copied()
        .filter(|laws| alike(laws.id) && watched(laws.id))
        .collect()
}

/// The Laws of the same edition for the time control and the supervision that a record tells of,
/// where some Laws are for another.
///
/// Where the record does not tell whether games of that class are supervised, they are taken not to be.
pub fn meant_for(record: &Record, laws: &Laws) -> Option<&'static Laws> {
    let headers = record.journal.headers();
    let controls: Option<&Controls> = headers.time_control.as_ref().map(|told| &told.value);
    let regime = match controls.map(|controls| classify(laws, controls).rule) {
        Some(Class::Is(regime)) => regime,
        Some(Class::Silent) | None => laws.id.regime,
    };
    let LawsId { book, reading, .. } = laws.id;
    let alike = |id: LawsId| id.book == book && id.reading == reading && id.regime == regime;
    let mut alike = ALL.iter().copied().filter(|laws| alike(laws.id));
    let unwatched = alike
        .clone()
        .find(|laws| laws.id.supervision != Supervision::Supervised)?;
    let untold = if regime == laws.id.regime {
        laws
    } else {
        unwatched
    };
    let supervision = supervise(unwatched, headers).unwrap_or(untold.id.supervision);
    let meant = alike.find(|laws| laws.id.supervision == supervision);
    meant.filter(|meant| meant.id != laws.id)
}

fn newest() -> &'static Laws {
    let standard = |laws: &&&Laws| {
        matches!(laws.id.book, Book::Fide(_))
            && laws.id.regime == Regime::Standard
            && laws.id.reading == Reading::Accepted
    };
    ALL.iter().rev().find(standard).unwrap_or(&ALL[0])
}

/// The Laws of a name that stands in a journal.
fn named(record: &Record, name: &Located<LawsName>) -> Result<&'static Laws, Failure> {
    let refused = |reason: String, expected: Option<&str>, from: usize, to: usize| {
        let (text, start) = match &record.kind {
            Kind::Journal { text } => (text.clone(), name.span.start),
            Kind::Game(_) => (name.value.0.clone(), 0),
        };
        Failure::Text {
            reason,
            expected: expected.map(str::to_owned),
            place: Box::new(Place::new(&record.name, text, start + from..start + to)),
        }
    };
    let text = &name.value.0;
    let id: LawsId = text.parse().map_err(|error: LawsIdError| {
        refused(
            error.reason.to_owned(),
            Some(error.expected),
            error.span.start,
            error.span.end,
        )
    })?;
    arbitre_laws::laws(&id).map_err(|error| refused(error.to_string(), None, 0, text.len()))
}
