//! Coming late.

use arbitre_board::Side;
use arbitre_journal::{Act, DefaultTime as Announced, Finding, Outcome, TimeOfDay, Waived};
use arbitre_laws::{DefaultTime, Lateness, LatenessFrom, LatenessWaiver};

use crate::adjournment;
use crate::course::at;
use crate::ruling::{Citations, Decision, Ending, Missing};
use crate::scene::{Rulings, Scene, end, ruling, seen, wins};
use crate::units::minutes;

/// A player comes too late whose opponent had lost by coming too late before him: both lose.
pub(crate) fn arrived_too(scene: &Scene<'_>) -> Rulings {
    let by_default = matches!(scene.docket.ending, Some((Ending::Default, _)));
    let arriving = scene.player().filter(|_| by_default);
    if arriving.is_none_or(|side| scene.docket.result != wins(side)) {
        return Rulings::new();
    }
    let mut rulings = arrived(scene);
    rulings.extend(adjournment::late(scene));
    rulings.retain(|ruling| matches!(ruling.decision, Decision::Ends(..)));
    for ruling in &mut rulings {
        ruling.decision = Decision::Ends(Outcome::BothLose, Ending::Default);
    }
    rulings
}

/// A player arrives after the start.
pub(crate) fn arrived(scene: &Scene<'_>) -> Rulings {
    let (Act::Arrive, Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    let course = scene.course;
    if course.first_seen[at(side)] != Some(scene.event.n) || course.started.is_none() {
        return Rulings::new();
    }
    let DefaultTime::After { late, from, .. } = scene.laws.default_time.rule else {
        return Rulings::new();
    };
    let under = Citations::of(&scene.laws.default_time);
    let facts = [seen(scene.event.n)];
    let told = scene
        .start
        .headers
        .default_time
        .as_ref()
        .map(|told| told.value);
    let allowed = match (told, late) {
        (Some(Announced::Within(time)), _) => time,
        (Some(Announced::Unset) | None, Lateness::Minutes(late)) => minutes(late),
        (Some(Announced::Unset) | None, Lateness::AsRegulated) => {
            return vec![ruling(Decision::Lacks(Missing::DefaultTime), under, facts)];
        }
    };
    let session = scene
        .start
        .headers
        .session
        .as_ref()
        .and_then(|session| session.value.start);
    let hour = session.map(TimeOfDay::since_midnight);
    let since = match from {
        LatenessFrom::ScheduledHour => hour.or(course.started),
        LatenessFrom::StartOfSession => course.started,
    };
    let (Some(now), Some(since)) = (course.clocks.now(), since) else {
        return vec![ruling(Decision::Lacks(Missing::DefaultTime), under, facts)];
    };
    if now - since > allowed {
        return vec![end(wins(!side), Ending::Default, under, facts)];
    }
    let alone = course.first_seen[at(!side)].is_none();
    let under = match side {
        Side::White if alone => under.and(&scene.laws.neither_present),
        Side::White | Side::Black => under,
    };
    vec![ruling(Decision::GoesOn, under, facts)]
}

/// The arbiter excuses a player who lost by coming late, where he may.
pub(crate) fn excused(scene: &Scene<'_>) -> Rulings {
    let waived = scene.findings().contains(&Finding::Waive(Waived::Default));
    let by_default = matches!(scene.docket.ending, Some((Ending::Default, _)));
    if !waived || !by_default {
        return Rulings::new();
    }
    let under = Citations::of(&scene.laws.default_time);
    match scene.laws.default_time.rule {
        DefaultTime::After {
            waiver: LatenessWaiver::RegulationsOrArbiter,
            ..
        } => {
            vec![ruling(Decision::Resumes, under, [seen(scene.event.n)])]
        }
        DefaultTime::After {
            waiver: LatenessWaiver::RegulationsOnly,
            ..
        }
        | DefaultTime::Silent => Rulings::new(),
    }
}
