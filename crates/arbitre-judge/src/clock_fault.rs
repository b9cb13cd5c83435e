//! A clock that is defective or was set wrongly, and times that the arbiter sets.

use arbitre_board::Side;
use arbitre_journal::{
    Act, Answer, Answered, Claimed, EventNumber, Finding, IncidentKind, Question,
};
use arbitre_laws::{ClockFault, ClockSettingLimit, ResumptionTimes};

use crate::question::Matter;
use crate::ruling::{Citations, Decision, Missing};
use crate::scene::{Rulings, Scene, ask_finding, ruling, seen};
use crate::setup::both_made;

/// A player claims that the clock is wrong, or it is found to be.
pub(crate) fn raised(scene: &Scene<'_>) -> Rulings {
    let is_raised = match scene.act() {
        Act::Claim(claim) => claim.what == Claimed::Clock,
        Act::Incident { kind, .. } => *kind == IncidentKind::Clock,
        _ => false,
    };
    if !is_raised {
        return Rulings::new();
    }
    let laws = scene.laws;
    let facts = [seen(scene.event.n)];
    let limit = match laws.clock_setting_limit.rule {
        ClockSettingLimit::None => None,
        ClockSettingLimit::Moves(moves) | ClockSettingLimit::MovesUnlessSchedule(moves) => {
            Some(u32::from(moves.0))
        }
    };
    if let Some(moves) = limit {
        let under = Citations::of(&laws.clock_setting_limit);
        match both_made(scene, moves) {
            Some(false) => {}
            Some(true) => return refused(scene, Answered::TooLate, under),
            None => return vec![ruling(Decision::Lacks(Missing::MoveCount), under, facts)],
        }
    }
    match laws.clock_fault.rule {
        ClockFault::Silent => {
            let under = Citations::of(&laws.clock_fault);
            refused(scene, Answered::NotEntitled, under)
        }
        ClockFault::ArbiterEstimates => {
            let mut under = Citations::of(&laws.clock_fault);
            if laws.resumption_times.rule == ResumptionTimes::BeforeFirstMove
                && let Some(opened) = scene.course.sealing.opened
            {
                if moved_since(scene, opened) {
                    let under = Citations::of(&laws.resumption_times);
                    return refused(scene, Answered::TooLate, under);
                }
                under = under.and(&laws.resumption_times);
            }
            vec![ask_finding(Question::Times, Matter::Clocks, under, facts)]
        }
    }
}

/// The times stand: a claim of them comes too late, or the Laws know none.
fn refused(scene: &Scene<'_>, answer: Answered, under: Citations) -> Rulings {
    let decision = match scene.act() {
        Act::Claim(_) => Decision::Answers(answer),
        _ => Decision::GoesOn,
    };
    vec![ruling(decision, under, [seen(scene.event.n)])]
}

/// Whether the player who speaks has moved since the envelope was opened; or both, where it is no player.
fn moved_since(scene: &Scene<'_>, opened: EventNumber) -> bool {
    let has_moved = |side: Side| {
        let steps = scene.course.steps.iter();
        steps
            .filter(|step| step.side == side)
            .any(|step| step.event() > Some(opened))
    };
    match scene.player() {
        Some(side) => has_moved(side),
        None => Side::ALL.into_iter().all(has_moved),
    }
}

/// The arbiter finds that clocks which may no longer be corrected must be all the same: the
/// schedule would suffer, or it would be too severe.
pub(crate) fn corrected_late(scene: &Scene<'_>) -> Rulings {
    let laws = scene.laws;
    let found = |finding| scene.findings().contains(&finding);
    let schedule = matches!(
        laws.clock_setting_limit.rule,
        ClockSettingLimit::MovesUnlessSchedule(_)
    );
    let severe = laws.resumption_times.rule == ResumptionTimes::BeforeFirstMove
        && scene.course.sealing.sealed.is_some();
    let under = if schedule && found(Finding::Schedule(Answer::No)) {
        Citations::of(&laws.clock_setting_limit)
    } else if severe && found(Finding::Severe(Answer::Yes)) {
        Citations::of(&laws.resumption_times)
    } else {
        return Rulings::new();
    };
    let facts = [seen(scene.event.n)];
    vec![ask_finding(Question::Times, Matter::Clocks, under, facts)]
}

/// The arbiter says what the clocks must show.
pub(crate) fn set(scene: &Scene<'_>) -> Rulings {
    let times = scene.findings().iter().find_map(|finding| match finding {
        Finding::Times(times) => Some(*times),
        _ => None,
    });
    let Some(times) = times else {
        return Rulings::new();
    };
    let under = Citations::of(&scene.laws.clock_fault);
    vec![ruling(Decision::Sets(times), under, [seen(scene.event.n)])]
}
