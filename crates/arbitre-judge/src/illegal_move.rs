//! Illegal moves and what counts as one: who may raise it, until when, what it costs.

use arbitre_board::Side;
use arbitre_journal::{
    Act, Agreement, Answered, Claimed, EventNumber, Finding, Intent, Need, Noticed, Outcome,
    Question,
};
use arbitre_laws::{
    IllegalMoveFoundLate, IllegalMoveRaisedBy, IllegalMoveTrigger, IllegalMoveWindow,
    IllegalPosition, Laws, NextMoveCompletes, OffencePenalty, PressWithoutMove, SupervisionTest,
};

use crate::caller::Caller;
use crate::claim;
use crate::correction;
use crate::course::Made;
use crate::offence::{self, Found, Treatment};
use crate::price;
use crate::question::Matter;
use crate::ruling::{
    Citations, Decision, Ending, Fact, Missing, Offence, Open, Reason, Right, Ruling, Until, Who,
};
use crate::scene::{Rulings, Scene, ask, ask_finding, end, ruling, seen};
use crate::units::minutes;

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

/// A player claims an illegal move, or the arbiter sees one.
pub(crate) fn raised(scene: &Scene<'_>) -> Rulings {
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

/// The arbiter sees what stands on the board: both kings in check, or a pawn on its last rank.
pub(crate) fn position_noticed(scene: &Scene<'_>) -> Rulings {
    if !matches!(scene.act(), Act::Notice(Noticed::Position)) || !scene.is_arbiter() {
        return Rulings::new();
    }
    if !is_evidently_illegal(scene) {
        return Rulings::new();
    }
    let under = Citations::of(&scene.laws.illegal_position);
    match scene.laws.illegal_position.rule {
        IllegalPosition::Silent | IllegalPosition::Intervenes => {
            let settled = |event| scene.docket.has_counted(event);
            let visible = |found: &Found<'_>| {
                matches!(found.offence, Offence::IllegalMove | Offence::PawnLeft)
            };
            let found = Side::ALL
                .iter()
                .filter_map(|side| offence::latest(scene.course, *side, settled))
                .filter(visible)
                .max_by_key(|found| found.event);
            found.map_or_else(Rulings::new, |found| raise(scene, &found, Caller::Arbiter))
        }
        IllegalPosition::WaitsThenDraw => {
            let moved_since = scene.docket.waiting.is_some_and(|waiting| {
                let next = scene
                    .course
                    .steps
                    .iter()
                    .find(|step| step.event() > Some(waiting));
                next.is_some_and(|next| next.press.is_some())
            });
            let facts = [seen(scene.event.n)];
            if moved_since {
                vec![end(Outcome::Draw, Ending::IllegalPosition, under, facts)]
            } else {
                vec![ruling(Decision::Waits, under, facts)]
            }
        }
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

/// Whether the board itself shows that something illegal was done.
fn is_evidently_illegal(scene: &Scene<'_>) -> bool {
    let setup = scene.course.table.to_setup();
    let pawns = Side::ALL.iter().any(|side| {
        let last = crate::course::last_rank(*side);
        let pawns = setup.board.pieces(*side, arbitre_board::Role::Pawn);
        pawns.into_iter().any(|square| square.rank() == last)
    });
    let in_check = |side: &Side| {
        let kings = setup.board.pieces(*side, arbitre_board::Role::King);
        kings
            .into_iter()
            .any(|king| !setup.board.attackers(king, !*side).is_empty())
    };
    pawns || Side::ALL.iter().all(in_check)
}

/// An offence is raised: is it raised in time, and by whom it may be?
fn raise(scene: &Scene<'_>, found: &Found<'_>, caller: Caller) -> Rulings {
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

/// An offence raised in time: what follows.
fn decide(scene: &Scene<'_>, found: &Found<'_>, caller: Caller) -> Rulings {
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

/// Where the move was completed by the next one instead of a press, that article too.
fn completed_under(scene: &Scene<'_>, found: &Found<'_>, under: Citations) -> Citations {
    match found.step {
        Some((_, step)) if step.press.is_none() => under.and(&scene.laws.next_move_completes),
        _ => under,
    }
}
