//! Whether a touch was meant.

use arbitre_board::Side;
use arbitre_journal::{
    Act, Answered, Claimed, EventNumber, Finding, IncidentKind, Intent, Question,
};
use arbitre_laws::TouchIntent;

use super::bind;
use crate::binding::{Binding, Duty};
use crate::correction;
use crate::course::at;
use crate::ending;
use crate::offence;
use crate::question::Matter;
use crate::ruling::{Citations, Decision, Reason};
use crate::scene::{Rulings, Scene, ask_finding, ruling, seen};

/// The player says that a touch was not meant.
pub(crate) fn denied(scene: &Scene<'_>) -> Rulings {
    let Act::Incident {
        kind: IncidentKind::Denial,
        ..
    } = scene.act()
    else {
        return Rulings::new();
    };
    let (Some(side), Some(position)) = (scene.player(), scene.position()) else {
        return Rulings::new();
    };
    let under = Citations::of(&scene.laws.touch_intent);
    match scene.laws.touch_intent.rule {
        TouchIntent::Unread | TouchIntent::Deliberate | TouchIntent::ToMoveOrCapture => {
            vec![ask_finding(
                Question::Intent,
                Matter::Touch(side),
                under,
                [seen(scene.event.n)],
            )]
        }
        TouchIntent::AnyButAccidental => {
            let mut rulings = bind(scene, side, position);
            for ruling in &mut rulings {
                ruling.under = core::mem::take(&mut ruling.under).and(&scene.laws.touch_intent);
            }
            rulings
        }
    }
}

/// The arbiter finds whether a touch was meant.
pub(crate) fn found(scene: &Scene<'_>) -> Rulings {
    let meant = scene.findings().iter().find_map(|finding| match finding {
        Finding::Intent(intent) => Some(*intent),
        _ => None,
    });
    let (Some(meant), Some(position)) = (meant, scene.position()) else {
        return Rulings::new();
    };
    if meant == Intent::No
        && let Some(rulings) = excused_after_the_claim(scene)
    {
        return rulings;
    }
    let side = match scene.asked(Question::Intent) {
        Some(Matter::Touch(side)) => side,
        Some(_) => return Rulings::new(),
        None if scene.docket.bound[at(position.turn())].is_some() => position.turn(),
        None => !position.turn(),
    };
    if side != position.turn() && meant == Intent::No {
        return excused_late(scene, side);
    }
    if scene.docket.bound[at(side)].is_none() {
        return Rulings::new();
    }
    if meant == Intent::No && !scene.course.hand.has_touched(side) {
        let free = Binding::among(&position.legal_moves(), side, Duty::Free);
        let under = Citations::of(&scene.laws.touch_intent);
        let moved = scene.course.last().and_then(|step| step.event());
        let decisions = claim_falls(scene, moved).into_iter();
        return decisions
            .chain(free.map(Decision::Binds))
            .map(|decision| ruling(decision, under.clone(), [seen(scene.event.n)]))
            .collect();
    }
    bind(scene, side, position)
}

/// A claim, since that event, that a man was touched was granted, and was wrong.
fn claim_falls(scene: &Scene<'_>, since: Option<EventNumber>) -> Option<Decision> {
    let (event, _, claim) = scene.course.claimed.as_ref()?;
    let is_touch = matches!(claim.what, Claimed::Touch(_));
    let is_later = since.is_none_or(|since| *event > since);
    let was_right = scene.docket.claim == Some(Answered::Granted);
    (is_touch && is_later && was_right).then_some(Decision::Answers(Answered::Dismissed))
}

/// A touch is found not to have been meant when the position has been put back for it: the claim was
/// wrong, and what was put back is on the board again.
fn excused_after_the_claim(scene: &Scene<'_>) -> Option<Rulings> {
    let step = scene.course.put_back()?;
    let (side, moved) = (step.side, step.event()?);
    let faultless = step.legal().is_some() && offence::of_step(step).is_none();
    let duty = scene.docket.bound[at(side)].as_ref()?;
    let other_question = scene.asked(Question::Intent).is_some();
    if other_question || !faultless || scene.docket.restored != Some(moved) {
        return None;
    }
    let under = Citations::of(&scene.laws.touch_intent);
    let facts = [seen(scene.event.n), seen(moved)];
    let dismissed = claim_falls(scene, Some(moved)).into_iter();
    let decisions = dismissed.chain([Decision::Reinstates(moved)]);
    let mut rulings: Rulings = decisions
        .map(|decision| ruling(decision, under.clone(), facts.clone()))
        .collect();
    let course = scene.course.reinstated();
    let again = Scene {
        course: &course,
        ..*scene
    };
    let void = correction::void_press(&again, side, moved, &duty.under);
    rulings.extend(void.into_iter().filter_map(|mut taken| {
        let Decision::Adjusts { amount, why, .. } = &mut taken.decision else {
            return None;
        };
        (*amount, *why) = (-*amount, Reason::ValidPress);
        Some(taken)
    }));
    if !scene.docket.is_asked_about(Matter::Flags) {
        rulings.extend(ending::over_already(scene.laws, &course));
    }
    Some(rulings)
}

/// A touch is found not to have been meant when another man has moved: the move was free, and an
/// end that it brought stands.
fn excused_late(scene: &Scene<'_>, side: Side) -> Rulings {
    let step = scene.course.last().filter(|step| step.side == side);
    let broken = step.filter(|step| scene.docket.broken_by(step).is_some());
    let Some(before) = broken.and_then(|step| step.before.position()) else {
        return Rulings::new();
    };
    let under = Citations::of(&scene.laws.touch_intent);
    let free = Binding::among(&before.legal_moves(), side, Duty::Free);
    let free = free.map(|free| ruling(Decision::Binds(free), under, [seen(scene.event.n)]));
    let over = (!scene.docket.is_asked_about(Matter::Flags))
        .then(|| ending::over_already(scene.laws, scene.course));
    free.into_iter().chain(over.flatten()).collect()
}
