//! Standard, rapid or blitz; supervised or not: what the headers alone decide.

use core::time::Duration;

use arbitre_clock::{Controls, TimeControl};
use arbitre_journal::{Answer, Headers, Regime, Supervision};
use arbitre_laws::{Cited, Class, Games, Laws, Record};

use crate::ruling::{Citations, Decision, Ruling};
use crate::scene::{Rulings, ruling};
use crate::start::Start;

/// What the headers decide under some Laws.
pub(crate) fn opening(laws: &Laws, start: &Start) -> Rulings {
    let classified = start
        .controls()
        .and_then(|controls| classified(laws, controls));
    let watched = watched(laws, start);
    classified.into_iter().chain(watched).collect()
}

/// The class of a game under some Laws: that of the player who has more time.
///
/// The time is that of all periods together; where the edition counts increments, those of the first
/// period are counted.
///
/// # Examples
/// Five minutes against four and four seconds a move are blitz in 2023, and so is the whole game.
/// ```
/// use arbitre_judge::classify;
/// use arbitre_laws::{Class, Regime, laws};
/// let controls = "white=5m black=4m+4s".parse()?;
/// let class = classify(laws(&"fide-2023".parse()?)?, &controls);
/// assert_eq!((class.rule, class.article.as_str()), (Class::Is(Regime::Blitz), "B.1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn classify(laws: &Laws, controls: &Controls) -> Cited<Class> {
    let time = |time: arbitre_clock::Duration| {
        Duration::from_millis(time.milliseconds().try_into().unwrap_or_default())
    };
    let class = |control: &TimeControl| {
        laws.classify(time(control.base_time()), time(control.bonus().time()))
    };
    let (white, black) = (class(&controls.white), class(&controls.black));
    if slowness(white.rule) < slowness(black.rule) {
        black
    } else {
        white
    }
}

const fn slowness(class: Class) -> u8 {
    match class {
        Class::Silent | Class::Is(arbitre_laws::Regime::Blitz) => 0,
        Class::Is(arbitre_laws::Regime::Rapid) => 1,
        Class::Is(arbitre_laws::Regime::Standard) => 2,
    }
}

/// The class of the time control, where the Laws know classes.
fn classified(laws: &Laws, controls: &Controls) -> Option<Ruling> {
    let class = classify(laws, controls);
    let regime = match class.rule {
        Class::Silent => return None,
        Class::Is(arbitre_laws::Regime::Standard) => Regime::Standard,
        Class::Is(arbitre_laws::Regime::Rapid) => Regime::Rapid,
        Class::Is(arbitre_laws::Regime::Blitz) => Regime::Blitz,
    };
    let under = match regime {
        Regime::Blitz => Citations::of(&laws.blitz_definition),
        Regime::Standard | Regime::Rapid => Citations::of(&laws.rapid_definition),
    };
    Some(ruling(Decision::Classifies(regime), under, []))
}

/// Which rapid or blitz rules follow from the supervision.
fn watched(laws: &Laws, start: &Start) -> Option<Ruling> {
    let supervision = match supervise(laws, &start.headers)? {
        arbitre_laws::Supervision::Undivided => return None,
        arbitre_laws::Supervision::Supervised => Supervision::Supervised,
        arbitre_laws::Supervision::Unsupervised => Supervision::Unsupervised,
    };
    let under = Citations::of(&laws.supervision_test);
    Some(ruling(Decision::Watches(supervision), under, []))
}

/// The supervision that headers tell of, under some Laws; none where what they do not tell could
/// make it another.
///
/// # Examples
/// In 2018 one arbiter may watch three rapid games.
/// ```
/// use arbitre_journal::Journal;
/// use arbitre_judge::supervise;
/// use arbitre_laws::{Supervision, laws};
/// let journal: Journal = "@supervision games=3 recorded=yes\n".parse()?;
/// let rapid = laws(&"fide-2018/rapid".parse()?)?;
/// assert_eq!(supervise(rapid, journal.headers()), Some(Supervision::Supervised));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn supervise(laws: &Laws, headers: &Headers) -> Option<arbitre_laws::Supervision> {
    let watch = headers.supervision.as_ref()?.value;
    let games = match watch.games {
        Some(games) => vec![Games(u8::try_from(games).unwrap_or(u8::MAX))],
        None => vec![Games(1), Games(u8::MAX)],
    };
    let records = match watch.recorded {
        Some(Answer::Yes) => vec![Record::Kept],
        Some(Answer::No) => vec![Record::NotKept],
        None => vec![Record::Kept, Record::NotKept],
    };
    let mut possible = games.iter().flat_map(|games| {
        records
            .iter()
            .map(|record| laws.supervision(*games, *record).rule)
    });
    let found = possible.next()?;
    possible.all(|other| other == found).then_some(found)
}
