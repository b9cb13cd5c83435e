//! An offence that is raised in time: what it costs, and what goes back.

use arbitre_journal::{Answered, Need};
use arbitre_laws::{IllegalMoveWindow, OffencePenalty, SupervisionTest};

use crate::caller::Caller;
use crate::correction;
use crate::offence::{Found, Treatment};
use crate::price;
use crate::question::Matter;
use crate::ruling::{Citations, Decision, Missing, Reason};
use crate::scene::{Rulings, Scene, ask, ruling, seen};
use crate::units::minutes;

/// An offence raised in time: what follows.
pub(super) fn decide(scene: &Scene<'_>, found: &Found<'_>, caller: Caller) -> Rulings {
    let laws = scene.laws;
    let (treatment, under) = found.treatment(laws);
    let facts = [seen(found.event), seen(scene.event.n)];
    let answers = |answer, under: &Citations| match caller {
        Caller::Player(_) => vec![ruling(
            Decision::Answers(answer),
            under.clone(),
            facts.clone(),
        )],
        Caller::Arbiter => Rulings::new(),
    };
    match treatment {
        Treatment::Silent => {
            let mut rulings = answers(Answered::Dismissed, &under);
            rulings.push(ruling(Decision::Stands, under, facts));
            return rulings;
        }
        Treatment::Discretion => {
            let under = under.and(&laws.penalties);
            let mut rulings = answers(Answered::Dismissed, &under);
            rulings.push(ruling(Decision::Stands, under.clone(), facts.clone()));
            rulings.push(ask(
                Need::Penalise,
                Matter::Breach(Some(found.side)),
                under,
                facts,
            ));
            return rulings;
        }
        Treatment::TakenBack | Treatment::Queened | Treatment::Counted => {}
    }
    if !found.is_complete(laws, scene.course) {
        let under = under.and(&laws.move_completed);
        let mut rulings = answers(Answered::Dismissed, &under);
        rulings.extend(correction::take_back(scene, found, &under));
        return rulings;
    }
    let mut under = completed_under(scene, found, under).and(&laws.illegal_move_window);
    if laws.supervision_test.rule != SupervisionTest::Undivided
        && laws.illegal_move_window.rule == IllegalMoveWindow::WholeGame
    {
        // The rules of standard play hold here because an arbiter watches.
        under = under.and(&laws.supervision_test);
    }
    let mut rulings = Rulings::new();
    let price = price::of(scene, found, caller);
    if price::depends_on_the_number_of_moves(scene, found) {
        let under = Citations::of(&laws.quickplay_illegal_move_penalty);
        let decision = Decision::Lacks(Missing::MoveCount);
        rulings.push(ruling(decision, under, facts.clone()));
    }
    let lost = match price.price {
        OffencePenalty::OpponentMayClaimWin | OffencePenalty::Loss => {
            price::loss(scene, found, &price, &under)
        }
        OffencePenalty::Correction | OffencePenalty::OpponentGains(_) => None,
    };
    if price.price != OffencePenalty::Correction {
        let decision = Decision::Counts {
            side: found.side,
            offence: found.offence,
            offences: price.number,
            event: found.event,
        };
        let under = under.clone().and_all(&price.under);
        rulings.push(ruling(decision, under, facts.clone()));
    }
    rulings.extend(answers(Answered::Granted, &under));
    if let Some(lost) = lost {
        rulings.extend(lost);
        return rulings;
    }
    match treatment {
        _ if found.is_undone(scene.course) => {
            rulings.extend(correction::void_press(
                scene,
                found.side,
                found.event,
                &under,
            ));
        }
        Treatment::TakenBack => rulings.extend(correction::take_back(scene, found, &under)),
        Treatment::Queened => rulings.extend(correction::queen(scene, found, &under)),
        _ => {}
    }
    if let OffencePenalty::OpponentGains(time) = price.price {
        let time = laws.penalty_time.rule.of(time);
        let side = !found.side;
        let amount = minutes(time);
        let decision = Decision::Adjusts {
            side,
            amount,
            why: Reason::IllegalMove,
        };
        let under = price.under.clone().and_shortening(&laws.penalty_time);
        rulings.push(ruling(decision, under, facts));
    }
    rulings
}

/// Where the move was completed by the next one instead of a press, that article too.
fn completed_under(scene: &Scene<'_>, found: &Found<'_>, under: Citations) -> Citations {
    match found.step {
        Some((_, step)) if step.press.is_none() => under.and(&scene.laws.next_move_completes),
        _ => under,
    }
}
