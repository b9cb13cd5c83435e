//! Touched pieces: what binds the next move.

pub(crate) mod claim;
mod duty;
pub(crate) mod intent;

pub(crate) use duty::{Consequence, bound_by_touches, consequence, imposed};

use arbitre_board::{Position, Side, Square};
use arbitre_journal::{Act, Announcement, Choice, EventNumber, Finding, Question, Speech};
use arbitre_laws::{Adjusting, MoveMade, PromotionChoice};

use crate::binding::{Binding, Duty};
use crate::conduct::breach;
use crate::question::Matter;
use crate::ruling::{Citations, Decision, Fact, Ruling};
use crate::scene::{Rulings, Scene, ask_finding, ruling, seen};
use duty::order;

/// A man is touched, or a move is taken back before the press: the next move is bound.
pub(crate) fn touched(scene: &Scene<'_>) -> Rulings {
    let (Some(side), Some(position)) = (scene.player(), scene.position()) else {
        return Rulings::new();
    };
    if position.turn() != side || scene.course.unpressed(side).is_some() {
        return Rulings::new();
    }
    match promoted(scene, side, position).or_else(|| must_promote(scene, side, position)) {
        Some(ruling) => vec![ruling],
        None => bind(scene, side, position),
    }
}

/// The piece that touched the promotion square first, where that decides.
fn promoted(scene: &Scene<'_>, side: Side, position: &Position) -> Option<Ruling> {
    let choice = &scene.laws.promotion_choice;
    let hand = &scene.course.hand;
    let (from, to, role) = (hand.from?, hand.to?, hand.first_choice?);
    if choice.rule != PromotionChoice::OnTouchingSquare {
        return None;
    }
    let legal = position.legal_moves();
    let mut promotions = legal.iter().filter(|mv| mv.from() == from && mv.to() == to);
    let first = *promotions.find(|mv| mv.promotion() == Some(role))?;
    let binding = Binding::among(&legal, side, Duty::Move(first))?;
    let facts = [seen(scene.event.n)];
    Some(ruling(
        Decision::Binds(binding),
        Citations::of(choice),
        facts,
    ))
}

/// A pawn let go on its last rank goes nowhere else, where the Laws say when each part of a move is
/// made.
fn must_promote(scene: &Scene<'_>, side: Side, position: &Position) -> Option<Ruling> {
    let (from, to) = scene.course.hand.pawn_let_go?;
    let made = &scene.laws.move_made;
    if made.rule != MoveMade::StepByStep {
        return None;
    }
    let binding = Binding::among(&position.legal_moves(), side, Duty::Promote(from, to))?;
    let facts = [seen(scene.event.n), Fact::Touched(from)];
    Some(ruling(Decision::Binds(binding), Citations::of(made), facts))
}

/// "I adjust" after the touch is too late: it binds all the same.
pub(crate) fn adjusted_too_late(scene: &Scene<'_>) -> Rulings {
    let Act::Say {
        speech: Speech::Announcement(Announcement::Adoube),
        ..
    } = scene.act()
    else {
        return Rulings::new();
    };
    let (Some(side), Some(position)) = (scene.player(), scene.position()) else {
        return Rulings::new();
    };
    if position.turn() != side || !scene.course.hand.has_touched(side) {
        return Rulings::new();
    }
    let mut rulings = bind(scene, side, position);
    for ruling in &mut rulings {
        ruling.under = core::mem::take(&mut ruling.under).and(&scene.laws.adjusting);
    }
    rulings
}

/// The opponent of 1929 chooses which of two touched men decides.
pub(crate) fn chosen(scene: &Scene<'_>) -> Rulings {
    let choice = scene.findings().iter().find_map(|finding| match finding {
        Finding::Choice(choice) => Some(*choice),
        _ => None,
    });
    let (Some(choice), Some(Matter::TouchedBoth { side, own, enemy })) =
        (choice, scene.asked(Question::Choice))
    else {
        return Rulings::new();
    };
    let Some(position) = scene.position().filter(|_| scene.player() == Some(!side)) else {
        return Rulings::new();
    };
    let duty = match choice {
        Choice::Piece => Duty::Piece(own),
        Choice::Capture => Duty::Capture(enemy),
    };
    // Without a touch it is an illegal capture that is replaced.
    let under = if scene.course.hand.has_touched(side) {
        Citations::of(&scene.laws.touched_both)
    } else {
        Citations::of(&scene.laws.replacement_of_capture)
    };
    let duties = [duty, Duty::Free];
    let bound = imposed(scene.laws, &position.legal_moves(), side, &duties, under);
    let facts = [
        seen(scene.event.n),
        Fact::Touched(own),
        Fact::Touched(enemy),
    ];
    bound
        .map(|(bound, under)| ruling(Decision::Binds(bound), under, facts))
        .into_iter()
        .collect()
}

/// A player adjusts men: he may if he is to move, and some Laws let him touch his own only.
pub(crate) fn adjusted(scene: &Scene<'_>) -> Rulings {
    let (Act::Adjust(squares), Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    let setup = scene.course.table.to_setup();
    let foreign = squares
        .iter()
        .filter_map(|square| setup.piece_at(*square))
        .any(|man| man.side != side);
    let allowed = match scene.laws.adjusting.rule {
        Adjusting::OwnPieces => !foreign,
        Adjusting::AnyPiece => true,
    };
    let under = Citations::of(&scene.laws.adjusting);
    if allowed && scene.course.turn() == side {
        return vec![ruling(Decision::GoesOn, under, [seen(scene.event.n)])];
    }
    breach(scene, side, under)
}

/// The binding that follows from the hand of a side.
fn bind(scene: &Scene<'_>, side: Side, position: &Position) -> Rulings {
    let touches = touched_until(scene, side, position, scene.event.n);
    if touches.is_empty() {
        return Rulings::new();
    }
    let facts = touches.iter().copied().map(Fact::Touched);
    if let Some((binding, under)) = let_go(scene, side, position) {
        return vec![ruling(Decision::Binds(binding), under, facts)];
    }
    match consequence(scene.laws, position, &touches) {
        Consequence::Bound(binding, under) => {
            vec![ruling(Decision::Binds(binding), under, facts)]
        }
        Consequence::OpponentChooses { own, enemy } => {
            let under = Citations::of(&scene.laws.touched_both);
            vec![ask_finding(
                Question::Choice,
                Matter::TouchedBoth { side, own, enemy },
                under,
                facts,
            )]
        }
    }
}

/// The men that a side has touched up to an event, in order.
fn touched_until(
    scene: &Scene<'_>,
    side: Side,
    position: &Position,
    last: EventNumber,
) -> Vec<Square> {
    let touches = scene.course.hand.binding(side);
    let touches = touches.filter(|touch| touch.event <= last);
    order(
        touches.map(|touch| (touch.square, touch.together)),
        position,
    )
}

/// The move that a side has let go, where that makes it: what is touched afterwards binds no more.
fn let_go(scene: &Scene<'_>, side: Side, position: &Position) -> Option<(Binding, Citations)> {
    let (mv, event) = scene.course.hand.released?;
    let touches = touched_until(scene, side, position, event);
    let Consequence::Bound(mut binding, under) = consequence(scene.laws, position, &touches) else {
        return None;
    };
    let made = match scene.laws.move_made.rule {
        MoveMade::StepByStep => true,
        MoveMade::OnRelease => mv.rook().is_none_or(|(rook, _)| touches.contains(&rook)),
    };
    if !made || !binding.allows(mv) {
        return None;
    }
    (binding.duty, binding.moves) = (Duty::Move(mv), vec![mv]);
    Some((
        binding,
        Citations::of(&scene.laws.move_made).and_all(&under),
    ))
}
