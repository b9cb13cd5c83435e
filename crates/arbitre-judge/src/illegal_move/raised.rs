//! An offence is raised: by whom, whether in time, or whether it is one.

use arbitre_journal::{Act, Answered, Claimed, EventNumber, Finding, Intent, Noticed, Question};
use arbitre_laws::{
    IllegalMoveFoundLate, IllegalMoveRaisedBy, IllegalMoveWindow, IllegalPosition, OffencePenalty,
    PressWithoutMove,
};

use super::decided::decide;
use super::position::is_evidently_illegal;
use crate::caller::Caller;
use crate::claim;
use crate::offence::{self, Found};
use crate::price;
use crate::question::Matter;
use crate::ruling::{Citations, Decision, Missing, Ruling};
use crate::scene::{Rulings, Scene, ask_finding, ruling, seen};

/// A player claims an illegal move, or the arbiter sees one.
pub(crate) fn claimed_or_seen(scene: &Scene<'_>) -> Rulings {
    let laws = scene.laws;
    let (event, caller) = match scene.act() {
        Act::Claim(claim) => match (claim.what, scene.player()) {
            (Claimed::Illegal(event), Some(side)) => (event, Caller::Player(side)),
            (Claimed::Illegal(event), None) if scene.is_arbiter() => (event, Caller::Arbiter),
            (Claimed::Illegal(_) | Claimed::Win, None) => {
                let under = Citations::of(&laws.third_persons);
                let decision = Decision::Answers(Answered::NotEntitled);
                return vec![ruling(decision, under, [seen(scene.event.n)])];
            }
            (Claimed::Win, Some(side)) => {
                let settled = |event| scene.docket.has_counted(event);
                match offence::latest(scene.course, !side, settled) {
                    Some(found) => (found.event, Caller::Player(side)),
                    None => {
                        let under =
                            Citations::of(&laws.illegal_move_raised_by).and(&laws.flag_call);
                        return claim::groundless(scene, under);
                    }
                }
            }
            _ => return Rulings::new(),
        },
        Act::Notice(Noticed::Illegal(event)) if scene.is_arbiter() => (*event, Caller::Arbiter),
        _ => return Rulings::new(),
    };
    match offence::found(scene.course, event) {
        Some(found) => raise(scene, &found, caller),
        None => no_offence(scene, event, caller),
    }
}

/// The arbiter finds whether a press without a move was meant.
pub(crate) fn press_found(scene: &Scene<'_>) -> Rulings {
    let meant = scene.findings().iter().find_map(|finding| match finding {
        Finding::Intent(intent) => Some(*intent),
        _ => None,
    });
    let (
        Some(meant),
        Some(Matter::Press {
            side,
            press,
            claimed,
        }),
    ) = (meant, scene.asked(Question::Intent))
    else {
        return Rulings::new();
    };
    let mut rulings = offence::found(scene.course, claimed).map_or_else(Rulings::new, |found| {
        decide(scene, &found, Caller::Player(side))
    });
    let over = |ruling: &Ruling| matches!(ruling.decision, Decision::Ends(..));
    if meant != Intent::No
        && !rulings.iter().any(over)
        && let Some(found) = offence::found(scene.course, press)
    {
        rulings.extend(decide(scene, &found, Caller::Arbiter));
    }
    rulings
}

/// An offence is raised: is it raised in time, and by whom it may be?
pub(super) fn raise(scene: &Scene<'_>, found: &Found<'_>, caller: Caller) -> Rulings {
    let laws = scene.laws;
    if scene.docket.has_counted(found.event) || is_put_right(scene, found, caller) {
        return no_offence(scene, found.event, caller);
    }
    if caller == Caller::Arbiter
        && laws.illegal_move_raised_by.rule == IllegalMoveRaisedBy::Opponent
        && !(is_evidently_illegal(scene)
            && laws.illegal_position.rule == IllegalPosition::Intervenes)
    {
        let under = Citations::of(&laws.illegal_move_raised_by);
        return vec![ruling(
            left_as_it_is(scene, found),
            under,
            [seen(found.event), seen(scene.event.n)],
        )];
    }
    if let Caller::Player(side) = caller {
        let anyone = match laws.illegal_move_raised_by.rule {
            IllegalMoveRaisedBy::Anyone | IllegalMoveRaisedBy::AnyonePenaltyOnRequest => true,
            IllegalMoveRaisedBy::Opponent | IllegalMoveRaisedBy::ArbiterOrOpponent => false,
        };
        if side == found.side && !anyone {
            let under = Citations::of(&laws.illegal_move_raised_by);
            let decision = Decision::Answers(Answered::NotEntitled);
            return vec![ruling(decision, under, [seen(scene.event.n)])];
        }
        if laws.press_without_move.rule == PressWithoutMove::IllegalMove
            && let Some(press) = scene.course.idle.iter().rev().find(|press| {
                let answers = press.side == side && press.event > found.event;
                answers && found.side != side && !scene.docket.has_counted(press.event)
            })
        {
            let about = Matter::Press {
                side,
                press: press.event,
                claimed: found.event,
            };
            let under = Citations::of(&laws.press_without_move);
            let facts = [seen(press.event), seen(found.event)];
            return vec![ask_finding(Question::Intent, about, under, facts)];
        }
    }
    let closed = match laws.illegal_move_window.rule {
        IllegalMoveWindow::WholeGame => false,
        IllegalMoveWindow::UntilOpponentTouches => found.is_touched_after(scene.course),
        IllegalMoveWindow::UntilOpponentMoves => found.was_ever_replied_to(scene.course),
    };
    if closed {
        return too_late(scene, found, caller);
    }
    decide(scene, found, caller)
}

/// Whether it went back with an earlier move, and nothing else would follow from it.
fn is_put_right(scene: &Scene<'_>, found: &Found<'_>, caller: Caller) -> bool {
    let costs = || {
        found.is_complete(scene.laws, scene.course)
            && price::of(scene, found, caller).price != OffencePenalty::Correction
    };
    found.is_undone(scene.course) && !costs()
}

/// What was done stands, unless it has been put back already.
fn left_as_it_is(scene: &Scene<'_>, found: &Found<'_>) -> Decision {
    if found.is_undone(scene.course) {
        Decision::GoesOn
    } else {
        Decision::Stands
    }
}

/// The window has closed.
fn too_late(scene: &Scene<'_>, found: &Found<'_>, caller: Caller) -> Rulings {
    let laws = scene.laws;
    let facts = [seen(found.event), seen(scene.event.n)];
    let under = Citations::of(&laws.illegal_move_found_late);
    match laws.illegal_move_found_late.rule {
        IllegalMoveFoundLate::LastIdentifiablePosition => decide(scene, found, caller),
        IllegalMoveFoundLate::RestoredElseAnnulled => {
            let mut rulings = Rulings::new();
            if let Caller::Player(_) = caller {
                let granted = Decision::Answers(Answered::Granted);
                rulings.push(ruling(granted, under.clone(), facts.clone()));
            }
            rulings.push(ruling(Decision::TakesBack(found.event), under, facts));
            rulings
        }
        IllegalMoveFoundLate::Stands | IllegalMoveFoundLate::StandsUnlessAgreed => {
            let under = Citations::of(&laws.illegal_move_window).and_all(&under);
            let left = left_as_it_is(scene, found);
            let mut rulings = vec![ruling(left, under.clone(), facts.clone())];
            if let Caller::Player(_) = caller {
                rulings.push(ruling(Decision::Answers(Answered::TooLate), under, facts));
            }
            rulings
        }
    }
}

/// The event is no offence, or one that has been dealt with.
fn no_offence(scene: &Scene<'_>, event: EventNumber, caller: Caller) -> Rulings {
    let laws = scene.laws;
    let step = scene
        .course
        .step_of(event)
        .map(|index| &scene.course.steps[index]);
    let promoted = step
        .and_then(|step| step.legal())
        .and_then(arbitre_board::Move::promotion);
    let mut under = Citations::default();
    if promoted.is_some() {
        under = under.and(&laws.promotion_choice).and(&laws.promotion_order);
    }
    let under = under.and(&laws.illegal_move_trigger);
    let facts = [seen(event), seen(scene.event.n)];
    if step.is_none() && (scene.docket.restored).is_some_and(|restored| restored <= event) {
        // It went back already, with what was put right.
        let answer = match caller {
            Caller::Player(_) => Decision::Answers(Answered::Dismissed),
            Caller::Arbiter => Decision::GoesOn,
        };
        return vec![ruling(answer, under, facts)];
    }
    let mut rulings = vec![ruling(Decision::Stands, under.clone(), facts.clone())];
    if let Caller::Player(_) = caller {
        let answer = if step.is_some() || scene.docket.has_counted(event) {
            Decision::Answers(Answered::Dismissed)
        } else {
            Decision::Lacks(Missing::Act(event))
        };
        rulings.push(ruling(answer, under, facts));
    }
    rulings
}
