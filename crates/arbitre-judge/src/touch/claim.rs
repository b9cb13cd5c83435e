//! The claim that a duty to move or take a touched man was not met.

use arbitre_board::Side;
use arbitre_journal::{Act, Answered, Claimed, EventNumber, Noticed};
use arbitre_laws::{TouchClaimLoss, TouchEnforcement};

use super::duty::imposed;
use crate::binding::{Binding, Duty};
use crate::correction;
use crate::course::at;
use crate::docket::{Bound, Met};
use crate::ruling::{Citations, Decision, Fact, Ruling};
use crate::scene::{Rulings, Scene, ruling, seen};

/// A player claims, or the arbiter sees, that the man touched on a square was not moved or taken.
pub(crate) fn raised(scene: &Scene<'_>) -> Rulings {
    let square = match scene.act() {
        Act::Claim(claim) => match claim.what {
            Claimed::Touch(square) => square,
            _ => return Rulings::new(),
        },
        Act::Notice(Noticed::Touch(square)) if scene.is_arbiter() => *square,
        _ => return Rulings::new(),
    };
    let claimant = scene.player();
    let answer = |answer: Answered, under: Citations| {
        let decision = match (claimant, answer) {
            (Some(_), _) => Decision::Answers(answer),
            (None, Answered::Granted) => return Rulings::new(),
            (None, _) => Decision::GoesOn,
        };
        vec![ruling(decision, under, [seen(scene.event.n)])]
    };
    if matches!(scene.act(), Act::Claim(_)) && claimant.is_none() {
        let under = Citations::of(&scene.laws.touch_enforcement);
        return vec![ruling(
            Decision::Answers(Answered::NotEntitled),
            under,
            [seen(scene.event.n)],
        )];
    }
    let kept_out = match scene.laws.touch_enforcement.rule {
        TouchEnforcement::Opponent | TouchEnforcement::OnRequest => claimant.is_none(),
        TouchEnforcement::OpponentOrArbiter => false,
    };
    if kept_out {
        let under = Citations::of(&scene.laws.touch_enforcement);
        return vec![ruling(Decision::GoesOn, under, [seen(scene.event.n)])];
    }
    let offender = claimant.map_or_else(|| offender(scene), |claimant| Some(!claimant));
    let bound = offender.and_then(|side| scene.docket.bound[at(side)].clone());
    if let Some(claimant) = claimant
        && bound.as_ref().is_none_or(|bound| !bound.is_about(square))
        && let Some(lapsed) = scene.docket.lapsed(scene.course, !claimant, square)
    {
        let under = lapsed.under.clone().and(&scene.laws.touch_claim_loss);
        return answer(Answered::TooLate, under);
    }
    let (Some(offender), Some(bound)) = (offender, bound) else {
        let under = Citations::of(&scene.laws.touched_own);
        // Whether the arbiter may still act once a claim has lapsed is disputed.
        let under = match claimant {
            Some(_) => under,
            None => under.and(&scene.laws.touch_claim_loss),
        };
        return answer(Answered::Dismissed, under);
    };
    let under = bound.under.clone();
    if !bound.is_about(square) {
        return answer(Answered::Dismissed, under);
    }
    let facts = [seen(scene.event.n), Fact::Touched(square)];
    let binds = ruling(Decision::Binds(bound.binding.clone()), under.clone(), facts);
    let moved = match bound.met {
        Met::NotYet => {
            let mut rulings = answer(Answered::Granted, under);
            rulings.push(binds);
            return rulings;
        }
        Met::Broken(moved) if scene.course.holds(moved) => moved,
        Met::Broken(_) | Met::Kept => return answer(Answered::Dismissed, under),
    };
    if claimant.is_some_and(|claimant| has_touched(scene, claimant)) {
        return answer(Answered::TooLate, under.and(&scene.laws.touch_claim_loss));
    }
    let mut rulings = answer(Answered::Granted, under.clone());
    let back = ruling(Decision::TakesBack(moved), under.clone(), [seen(moved)]);
    rulings.push(back);
    rulings.extend(correction::void_press(scene, offender, moved, &under));
    rulings.push(penalty(scene, &bound, moved, binds));
    rulings
}

/// The duty as it is imposed on a move that is made in place of another one.
fn penalty(scene: &Scene<'_>, bound: &Bound, moved: EventNumber, binds: Ruling) -> Ruling {
    let step = scene.course.step_of(moved);
    let before = step.and_then(|index| scene.course.steps[index].before.position());
    let Binding { side, duty, .. } = bound.binding;
    let imposed = before.and_then(|position| {
        let duties = [duty, Duty::Free];
        let legal = position.legal_moves();
        imposed(scene.laws, &legal, side, &duties, bound.under.clone())
    });
    match imposed {
        Some((binding, under)) => ruling(Decision::Binds(binding), under, binds.facts),
        None => binds,
    }
}

/// Whose duty it is that the arbiter sees not met: that of the side that moved last, if it had one.
fn offender(scene: &Scene<'_>) -> Option<Side> {
    let last = scene.course.last().map(|step| step.side);
    let had_one = |side: &Side| scene.docket.bound[at(*side)].is_some();
    last.filter(had_one)
        .or_else(|| Some(scene.course.turn()).filter(had_one))
}

/// Whether a claimant has touched a man since the last move.
fn has_touched(scene: &Scene<'_>, claimant: Side) -> bool {
    let hand = &scene.course.hand;
    match scene.laws.touch_claim_loss.rule {
        TouchClaimLoss::ClaimantTouches => hand.has_touched(claimant),
        TouchClaimLoss::ClaimantTouchesOwn => hand.has_touched_own(claimant),
    }
}
