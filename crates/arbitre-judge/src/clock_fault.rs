//! A clock that is defective or was set wrongly, and times that the arbiter sets.

use arbitre_journal::{Act, Answered, Claimed, Finding, IncidentKind, Question};
use arbitre_laws::{ClockFault, ClockSettingLimit};

use crate::question::Matter;
use crate::ruling::{Citations, Decision, Missing};
use crate::scene::{Rulings, Scene, ask_finding, ruling, seen};
use crate::setup::both_made;

/// A player claims that the clock is wrong, or it is found to be.
pub(crate) fn raised(scene: &Scene<'_>) -> Rulings {
    let claimed = match scene.act() {
        Act::Claim(claim) if claim.what == Claimed::Clock => true,
        Act::Incident {
            kind: IncidentKind::Clock,
            ..
        } => false,
        _ => return Rulings::new(),
    };
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
            Some(true) if claimed => {
                return vec![ruling(Decision::Answers(Answered::TooLate), under, facts)];
            }
            Some(true) => return vec![ruling(Decision::GoesOn, under, facts)],
            None => return vec![ruling(Decision::Lacks(Missing::MoveCount), under, facts)],
        }
    }
    match laws.clock_fault.rule {
        ClockFault::Silent => Rulings::new(),
        ClockFault::ArbiterEstimates => {
            let mut under = Citations::of(&laws.clock_fault);
            if scene.course.sealing.opened.is_some() {
                under = under.and(&laws.resumption_times);
            }
            vec![ask_finding(Question::Times, Matter::Clocks, under, facts)]
        }
    }
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
