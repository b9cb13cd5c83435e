//! Standard, rapid or blitz; supervised or not: what the headers alone decide.

use arbitre_board::Side;
use arbitre_clock::Bonus;
use arbitre_journal::{Answer, Regime, Supervision};
use arbitre_laws::{
    BlitzDefinition, Bound, IncrementCounting, Laws, RapidDefinition, SupervisionTest,
};

use crate::ruling::{Citations, Decision};
use crate::scene::{Rulings, ruling};
use crate::start::Start;

/// What the headers decide under some Laws.
pub(crate) fn opening(laws: &Laws, start: &Start) -> Rulings {
    let classified = classify(laws, start);
    let watched = watch(laws, start);
    classified.into_iter().chain(watched).collect()
}

/// The class of the time control.
fn classify(laws: &Laws, start: &Start) -> Option<crate::ruling::Ruling> {
    let minutes = |increment: IncrementCounting| {
        let control = start.control(Side::White)?;
        let gained = match (control.bonus(), increment) {
            (_, IncrementCounting::Ignored) | (Bonus::None, _) => 0,
            (bonus, IncrementCounting::SixtyMoves) => 60 * bonus.time().milliseconds(),
        };
        Some(control.base_time().milliseconds() + gained)
    };
    let sudden_death = start.quotas(Side::White).is_empty();
    if !sudden_death {
        return None;
    }
    let below = |most: Bound, time: i64| match most {
        Bound::Including(minutes) => time <= minutes.millis(),
        Bound::Excluding(minutes) => time < minutes.millis(),
    };
    let above = |least: Bound, time: i64| match least {
        Bound::Including(minutes) => time >= minutes.millis(),
        Bound::Excluding(minutes) => time > minutes.millis(),
    };
    if let BlitzDefinition::UpTo { most, increment } = laws.blitz_definition.rule
        && below(most, minutes(increment)?)
    {
        let under = Citations::of(&laws.blitz_definition);
        return Some(ruling(Decision::Classifies(Regime::Blitz), under, []));
    }
    let under = Citations::of(&laws.rapid_definition);
    match laws.rapid_definition.rule {
        RapidDefinition::Silent => None,
        RapidDefinition::Between {
            least,
            most,
            increment,
        } => {
            let time = minutes(increment)?;
            let rapid = above(least, time) && below(most, time);
            let regime = if rapid {
                Regime::Rapid
            } else {
                Regime::Standard
            };
            Some(ruling(Decision::Classifies(regime), under, []))
        }
    }
}

/// Which rapid or blitz rules follow from the supervision.
fn watch(laws: &Laws, start: &Start) -> Option<crate::ruling::Ruling> {
    let watch = start.headers.supervision.as_ref()?.value;
    let few = |most: arbitre_laws::Games| watch.games.map(|games| games <= u32::from(most.0));
    let recorded = watch.recorded.map(|recorded| recorded == Answer::Yes);
    let supervised = match laws.supervision_test.rule {
        SupervisionTest::Undivided => return None,
        SupervisionTest::Never => Some(false),
        SupervisionTest::Watched(games) => few(games),
        SupervisionTest::WatchedAndRecorded(games) => match (few(games), recorded) {
            (Some(false), _) | (_, Some(false)) => Some(false),
            (Some(true), Some(true)) => Some(true),
            _ => None,
        },
    }?;
    let supervision = if supervised {
        Supervision::Supervised
    } else {
        Supervision::Unsupervised
    };
    let under = Citations::of(&laws.supervision_test);
    Some(ruling(Decision::Watches(supervision), under, []))
}
