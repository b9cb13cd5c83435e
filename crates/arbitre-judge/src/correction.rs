//! Putting an irregularity right: the position, the next move, the clocks.

use arbitre_board::Side;
use arbitre_clock::Duration;
use arbitre_journal::{EventNumber, Question};
use arbitre_laws::{MoveMade, ReplacementMove, ReplacementOfCapture, TimesAfterCorrection};

use crate::binding::{Binding, Duty};
use crate::counter::Reach;
use crate::course::{Made, Step};
use crate::offence::Found;
use crate::question::Matter;
use crate::ruling::{Citations, Decision, Fact, Missing, Reason, Ruling};
use crate::scene::{Rulings, Scene, ask_finding, ruling, seen};
use crate::touch::{Consequence, consequence, imposed};

/// Takes an illegal move back and binds the move that replaces it.
pub(crate) fn take_back(scene: &Scene<'_>, found: &Found<'_>, under: &Citations) -> Rulings {
    let Some((_, step)) = found.step else {
        return Rulings::new();
    };
    let facts = [seen(found.event), seen(scene.event.n)];
    let mut rulings = vec![ruling(
        Decision::TakesBack(found.event),
        under.clone(),
        facts,
    )];
    rulings.extend(replacement(scene, step));
    rulings.extend(void_press(scene, found.side, found.event, under));
    rulings.extend(times(scene, found));
    rulings
}

/// Puts a queen in the place of a pawn left on the last rank: what was made after it goes back first.
pub(crate) fn queen(scene: &Scene<'_>, found: &Found<'_>, under: &Citations) -> Rulings {
    let facts = [seen(found.event), seen(scene.event.n)];
    let later = scene.course.steps.get(found.steps).and_then(Step::event);
    let back = later.map(|later| ruling(Decision::TakesBack(later), under.clone(), facts.clone()));
    let queens = ruling(Decision::Queens(found.event), under.clone(), facts);
    let times = times(scene, found).filter(|_| later.is_some());
    back.into_iter().chain([queens]).chain(times).collect()
}

/// What the press that followed a void move brought is taken off again: an increment, the time of a
/// period, what it gave back of a delay.
pub(crate) fn void_press(
    scene: &Scene<'_>,
    side: Side,
    moved: EventNumber,
    under: &Citations,
) -> Rulings {
    let laws = scene.laws;
    let made = scene.course.move_of(moved);
    let pressed = made.and_then(|(index, step)| Some((index, step.press?)));
    let undone = laws.times_after_correction.rule != TimesAfterCorrection::Unchanged;
    let (Some((index, press)), Some(control), true) = (pressed, scene.start.control(side), undone)
    else {
        return Rulings::new();
    };
    let reach = Reach {
        steps: index + 1,
        pressed: true,
    };
    let presses = scene.course.presses_by(scene.start, side, reach);
    // In a single period every press brings the same.
    let presses = presses.or_else(|| control.is_sudden_death().then_some(1));
    let displays = scene.docket.displays(scene.course);
    let brought = (scene.docket.increment)
        .or_else(|| presses.map(|presses| displays.brought_by(side, presses)));
    let given_back = press.given_back.unwrap_or(Duration::ZERO);
    let taken = match brought.map(|time| time + given_back) {
        Some(time) if time.is_spent() => None,
        Some(time) => Some(Decision::Adjusts {
            side,
            amount: -time,
            why: Reason::VoidPress,
        }),
        None => Some(Decision::Lacks(Missing::MoveCount)),
    };
    let untold = press.given_back.is_none();
    let untold = untold.then_some(Decision::Lacks(Missing::GivenBack(side)));
    let under = under.clone().and(&laws.times_after_correction);
    let ruled = |decision| ruling(decision, under.clone(), [seen(moved)]);
    taken.into_iter().chain(untold).map(ruled).collect()
}

/// Where completed replies are undone too, or the Laws leave the clocks to the
/// arbiter, the times are his.
fn times(scene: &Scene<'_>, found: &Found<'_>) -> Option<Ruling> {
    let asked = match scene.laws.times_after_correction.rule {
        TimesAfterCorrection::Unchanged => false,
        TimesAfterCorrection::ArbiterEstimates => true,
        TimesAfterCorrection::ArbiterEstimatesOrLeaves => {
            // A reply that another ruling put back took its time too.
            let reply = |step: &Step| step.side != found.side && step.event() > Some(found.event);
            found.is_replied_to(scene.course) || scene.course.undone.iter().any(reply)
        }
    };
    let under = Citations::of(&scene.laws.times_after_correction);
    asked.then(|| ask_finding(Question::Times, Matter::Clocks, under, [seen(found.event)]))
}

/// What the move is bound to that replaces an illegal one.
fn replacement(scene: &Scene<'_>, step: &Step) -> Option<Ruling> {
    let laws = scene.laws;
    let position = step.before.position()?;
    let legal = position.legal_moves();
    let side = step.side;
    let (from, to) = step.squares();
    let facts = |men: &[arbitre_board::Square]| -> Vec<Fact> {
        men.iter().map(|square| Fact::Touched(*square)).collect()
    };
    match laws.replacement_move.rule {
        ReplacementMove::SamePiece => {
            let captured = position.piece_at(to).filter(|man| man.side != side);
            let chosen = laws.replacement_of_capture.rule == ReplacementOfCapture::OpponentChooses;
            let can_be_taken = || Binding::among(&legal, side, Duty::Capture(to)).is_some();
            if captured.is_some() && chosen && can_be_taken() {
                let about = Matter::TouchedBoth {
                    side,
                    own: from,
                    enemy: to,
                };
                let under = Citations::of(&laws.replacement_of_capture);
                return Some(ask_finding(
                    Question::Choice,
                    about,
                    under,
                    facts(&[from, to]),
                ));
            }
            let under = Citations::of(&laws.replacement_move);
            let duties = [Duty::Piece(from), Duty::Free];
            let (binding, under) = imposed(laws, &legal, side, &duties, under)?;
            Some(ruling(Decision::Binds(binding), under, facts(&[from])))
        }
        ReplacementMove::TouchRules | ReplacementMove::TouchAndReleaseRules => {
            let men = step.men_touched();
            if let Some(promotion) = step.pawn_left() {
                let duty = Duty::Promote(promotion.from(), promotion.to());
                let binding = Binding::among(&legal, side, duty)?;
                let under = Citations::of(&laws.replacement_move).and(&laws.promotion_unfinished);
                return Some(ruling(Decision::Binds(binding), under, facts(&men)));
            }
            let Consequence::Bound(mut binding, under) = consequence(laws, position, &men) else {
                return None;
            };
            let mut under = Citations::of(&laws.replacement_move).and_all(&under);
            let by_steps = laws.replacement_move.rule == ReplacementMove::TouchAndReleaseRules
                && laws.move_made.rule == MoveMade::StepByStep;
            if let Made::Unfinished(castling) = step.made
                && by_steps
                && castling.castling().is_some()
                && binding.allows(castling)
            {
                // The king was let go where it castles: the player castles there.
                (binding.duty, binding.moves) = (Duty::Move(castling), vec![castling]);
                under = under.and(&laws.move_made);
            }
            Some(ruling(Decision::Binds(binding), under, facts(&men)))
        }
    }
}
