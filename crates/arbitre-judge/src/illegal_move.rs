//! Illegal moves and what counts as one, on record: who may raise it, and until when.

mod decided;
pub(crate) mod position;
pub(crate) mod raised;

use arbitre_journal::{Act, Agreement, EventNumber};
use arbitre_laws::{
    IllegalMoveFoundLate, IllegalMoveRaisedBy, IllegalMoveTrigger, IllegalMoveWindow, Laws,
    NextMoveCompletes,
};

use crate::correction;
use crate::course::Made;
use crate::offence::{self, Found, Treatment};
use crate::ruling::{Citations, Decision, Fact, Missing, Open, Right, Ruling, Until, Who};
use crate::scene::{Rulings, Scene, ruling, seen};

/// An offence is complete and nobody has raised it yet: it is put on record.
pub(crate) fn committed(scene: &Scene<'_>) -> Rulings {
    offence::found(scene.course, scene.event.n)
        .into_iter()
        .chain(completed_now(scene))
        .filter_map(|found| offends(scene, &found))
        .collect()
}

/// The offence of the move before, which the same side completes by making its next one.
fn completed_now<'a>(scene: &Scene<'a>) -> Option<Found<'a>> {
    let earlier = unpressed_before(scene)?;
    let found = offence::found(scene.course, earlier)?;
    let made = scene.laws.illegal_move_trigger.rule == IllegalMoveTrigger::Made;
    (!made).then_some(found)
}

/// The event of the move before of the side that has just moved, if its clock was not pressed.
fn unpressed_before(scene: &Scene<'_>) -> Option<EventNumber> {
    let side = scene.made()?.side;
    let earlier = scene
        .course
        .steps
        .iter()
        .rev()
        .skip(1)
        .find(|earlier| earlier.side == side)?;
    if earlier.press.is_none() {
        earlier.event()
    } else {
        None
    }
}

/// An offence that is complete, with who may raise it and until when.
fn offends(scene: &Scene<'_>, found: &Found<'_>) -> Option<Ruling> {
    let (treatment, under) = found.treatment(scene.laws);
    if treatment == Treatment::Silent || !found.is_complete(scene.laws, scene.course) {
        return None;
    }
    let mut facts = vec![seen(found.event)];
    facts.extend(found.step.and_then(|(_, step)| match step.made {
        Made::Illegal(_, why) => Some(Fact::Illegal(why)),
        Made::Unfinished(_) => Some(Fact::Unfinished),
        Made::Irregular(_) => Some(Fact::Irregular),
        _ => None,
    }));
    let mut offends = ruling(Decision::Offends(found.offence), under, facts);
    offends.open.push(open(scene.laws, found));
    Some(offends)
}

/// Who may raise an offence, and until when.
pub(crate) fn open(laws: &Laws, found: &Found<'_>) -> Open {
    let until = match laws.illegal_move_window.rule {
        IllegalMoveWindow::WholeGame => Until::EndOfGame,
        IllegalMoveWindow::UntilOpponentTouches => Until::Touches(!found.side),
        IllegalMoveWindow::UntilOpponentMoves => Until::Moves(!found.side),
    };
    let who = match laws.illegal_move_raised_by.rule {
        IllegalMoveRaisedBy::Anyone | IllegalMoveRaisedBy::AnyonePenaltyOnRequest => Who::Anyone,
        IllegalMoveRaisedBy::Opponent => Who::Player(!found.side),
        IllegalMoveRaisedBy::ArbiterOrOpponent => Who::ArbiterOr(!found.side),
    };
    Open {
        what: Right::Offence(found.event),
        who,
        until,
    }
}

/// Both players correct an illegal move without the arbiter, where the Laws let them.
pub(crate) fn correction_agreed(scene: &Scene<'_>) -> Rulings {
    let Act::Agree(Agreement::Correction(event)) = scene.act() else {
        return Rulings::new();
    };
    let laws = scene.laws;
    let under = Citations::of(&laws.illegal_move_found_late);
    let facts = [seen(*event), seen(scene.event.n)];
    let found = offence::found(scene.course, *event);
    let Some(found) = found.filter(|found| !found.is_undone(scene.course)) else {
        let decision = Decision::Lacks(Missing::Act(*event));
        return vec![ruling(decision, under, facts)];
    };
    match laws.illegal_move_found_late.rule {
        IllegalMoveFoundLate::StandsUnlessAgreed => correction::take_back(scene, &found, &under),
        IllegalMoveFoundLate::Stands
        | IllegalMoveFoundLate::LastIdentifiablePosition
        | IllegalMoveFoundLate::RestoredElseAnnulled => {
            vec![ruling(Decision::GoesOn, under, facts)]
        }
    }
}

/// A move completes the one before it of the same side, whose clock was not pressed.
pub(crate) fn completed_by_next(scene: &Scene<'_>) -> Rulings {
    match (scene.laws.next_move_completes.rule, unpressed_before(scene)) {
        (NextMoveCompletes::Completes, Some(event)) => {
            let under = Citations::of(&scene.laws.next_move_completes);
            vec![ruling(
                Decision::Completes(event),
                under,
                [seen(scene.event.n)],
            )]
        }
        _ => Rulings::new(),
    }
}
