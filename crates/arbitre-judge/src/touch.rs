//! Touched pieces: what binds the next move, and the claim that a duty was not met.

use arbitre_board::{Move, Position, Role, Side, Square, Wing};
use arbitre_journal::{
    Act, Announcement, Answered, Choice, Claimed, EventNumber, Finding, IncidentKind, Intent,
    Noticed, Question, Speech,
};
use arbitre_laws::{
    Adjusting, FailedCastling, KingAndRook, Laws, MoveMade, NoTouchedMove, PromotionChoice,
    RookThenKing, TouchClaimLoss, TouchEnforcement, TouchIntent, TouchedBoth,
};

use crate::binding::{Binding, Duty};
use crate::conduct::breach;
use crate::course::{Step, at};
use crate::docket::{Bound, Met};
use crate::ending;
use crate::question::Matter;
use crate::ruling::{Citations, Decision, Fact, Ruling};
use crate::scene::{Rulings, Scene, ask_finding, ruling, seen};

/// What a touch leads to under some Laws.
pub(crate) enum Consequence {
    /// The next move is bound.
    Bound(Binding, Citations),
    /// The opponent chooses between the two men.
    OpponentChooses {
        /// The offender's own man.
        own: Square,
        /// The opponent's man.
        enemy: Square,
    },
}

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
pub(crate) fn intent_found(scene: &Scene<'_>) -> Rulings {
    let meant = scene.findings().iter().find_map(|finding| match finding {
        Finding::Intent(intent) => Some(*intent),
        _ => None,
    });
    let (Some(meant), Some(position)) = (meant, scene.position()) else {
        return Rulings::new();
    };
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
        let free = free.map(|free| ruling(Decision::Binds(free), under, [seen(scene.event.n)]));
        return free.into_iter().collect();
    }
    bind(scene, side, position)
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

/// A player claims, or the arbiter sees, that the man touched on a square was not moved or taken.
pub(crate) fn duty_not_met(scene: &Scene<'_>) -> Rulings {
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
    rulings.extend(crate::correction::void_press(
        scene, offender, moved, &under,
    ));
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

/// The duty that the touches with which a move was made bring.
pub(crate) fn bound_by_touches(laws: &Laws, step: &Step) -> Option<Bound> {
    let position = step
        .before
        .position()
        .filter(|_| !step.touched.is_empty())?;
    let Consequence::Bound(binding, under) = consequence(laws, position, &step.touched) else {
        return None;
    };
    Some(Bound {
        binding,
        under,
        touched: step.touched.clone(),
        met: Met::NotYet,
    })
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

/// Whether a claimant has touched a man since the last move.
fn has_touched(scene: &Scene<'_>, claimant: Side) -> bool {
    let hand = &scene.course.hand;
    match scene.laws.touch_claim_loss.rule {
        TouchClaimLoss::ClaimantTouches => hand.has_touched(claimant),
        TouchClaimLoss::ClaimantTouchesOwn => hand.has_touched_own(claimant),
    }
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

/// Men touched together count as touched own man first.
fn order(touches: impl Iterator<Item = (Square, bool)>, position: &Position) -> Vec<Square> {
    let mut squares: Vec<Square> = Vec::new();
    for (square, together) in touches {
        if squares.contains(&square) {
            continue;
        }
        let own = position
            .piece_at(square)
            .is_some_and(|man| man.side == position.turn());
        let before = squares.last().and_then(|last| position.piece_at(*last));
        let enemy_before = before.is_some_and(|man| man.side != position.turn());
        if together && own && enemy_before {
            squares.insert(squares.len() - 1, square);
        } else {
            squares.push(square);
        }
    }
    squares
}

/// What touching these men, in this order, obliges the side to move to.
pub(crate) fn consequence(laws: &Laws, position: &Position, touches: &[Square]) -> Consequence {
    let side = position.turn();
    let legal = position.legal_moves();
    let is_own = |square: &&Square| {
        position
            .piece_at(**square)
            .is_some_and(|man| man.side == side)
    };
    let own: Vec<Square> = touches.iter().filter(is_own).copied().collect();
    let enemy = touches.iter().find(|square| !is_own(square)).copied();
    if let Some((duties, under)) = castling(laws, position, &own, &legal) {
        return match bound(laws, &legal, side, &duties) {
            Some(binding) => Consequence::Bound(binding, under),
            None => free(laws, &legal, side, under),
        };
    }
    let mut under = Citations::default();
    if let (Some(&own), Some(enemy)) = (own.first(), enemy) {
        under = under.and(&laws.touched_both);
        let duty = Duty::CaptureWith(own, enemy);
        if let Some(binding) = bound(laws, &legal, side, &[duty]) {
            return Consequence::Bound(binding, under);
        }
        let possible = [Duty::Piece(own), Duty::Capture(enemy)];
        let choice = bound(laws, &legal, side, &possible).is_some();
        if choice && laws.touched_both.rule == TouchedBoth::OpponentChooses {
            return Consequence::OpponentChooses { own, enemy };
        }
    }
    for square in touches {
        let (duty, article) = if own.contains(square) {
            (Duty::Piece(*square), Citations::of(&laws.touched_own))
        } else {
            (Duty::Capture(*square), Citations::of(&laws.touched_enemy))
        };
        under = under.and_all(&article);
        if let Some(binding) = bound(laws, &legal, side, &[duty]) {
            return Consequence::Bound(binding, under);
        }
    }
    free(laws, &legal, side, under)
}

/// The first duty that a touch brings and that can be met. Castling meets the duty of the king, but
/// where it may never be imposed it makes none.
fn bound(laws: &Laws, legal: &[Move], side: Side, duties: &[Duty]) -> Option<Binding> {
    let never = laws.king_and_rook.rule == KingAndRook::NeverCastling;
    let binds = |mv: &Move| !never || mv.castling().is_none();
    let mut all = duties.iter().map(|duty| Binding::among(legal, side, *duty));
    all.find_map(|binding| binding.filter(|binding| binding.moves.iter().any(binds)))
}

/// The first duty that can be met as a penalty, castling left out where it may never be imposed.
pub(crate) fn imposed(
    laws: &Laws,
    legal: &[Move],
    side: Side,
    duties: &[Duty],
    under: Citations,
) -> Option<(Binding, Citations)> {
    let mut all = duties.iter().map(|duty| Binding::among(legal, side, *duty));
    let without_castling = |mut binding: Binding| {
        let castles = |mv: &Move| mv.castling().is_some();
        let never = laws.king_and_rook.rule == KingAndRook::NeverCastling;
        let mut under = under.clone();
        if never && binding.moves.iter().any(castles) {
            binding.moves.retain(|mv| !castles(mv));
            under = under.and(&laws.king_and_rook);
        }
        (!binding.moves.is_empty()).then_some((binding, under))
    };
    all.find_map(|binding| without_castling(binding?))
}

/// None of the touched men can move or be taken.
fn free(laws: &Laws, legal: &[Move], side: Side, under: Citations) -> Consequence {
    match laws.no_touched_move.rule {
        NoTouchedMove::AnyMove | NoTouchedMove::Silent => {}
    }
    let binding = Binding {
        side,
        duty: Duty::Free,
        moves: legal.to_vec(),
    };
    Consequence::Bound(binding, under.and(&laws.no_touched_move))
}

/// What touching king and rook obliges to: duties in order, the first that can be met.
fn castling(
    laws: &Laws,
    position: &Position,
    own: &[Square],
    legal: &[Move],
) -> Option<(Vec<Duty>, Citations)> {
    let side = position.turn();
    let king = position.king(side);
    let is_rook = |square: &Square| {
        position
            .piece_at(*square)
            .is_some_and(|man| man.role == Role::Rook)
            && square.rank() == king.rank()
    };
    let wing = |rook: &Square| {
        if rook.file() > king.file() {
            Wing::King
        } else {
            Wing::Queen
        }
    };
    match own {
        [first, rook, ..] if *first == king && is_rook(rook) => {
            let wing = wing(rook);
            let can = legal.iter().any(|mv| mv.castling() == Some(wing));
            if can {
                let duty = match laws.king_and_rook.rule {
                    KingAndRook::MustCastle => Duty::Castle(wing),
                    KingAndRook::AnyKingMove | KingAndRook::NeverCastling => Duty::King(king),
                };
                return Some((vec![duty], Citations::of(&laws.king_and_rook)));
            }
            match laws.failed_castling.rule {
                FailedCastling::Silent => None,
                FailedCastling::OtherSideOrKing => {
                    Some((vec![Duty::King(king)], Citations::of(&laws.failed_castling)))
                }
            }
        }
        [rook, second, ..] if *second == king && is_rook(rook) => match laws.rook_then_king.rule {
            RookThenKing::Silent => None,
            RookThenKing::NoCastlingThatSide => Some((
                vec![Duty::Piece(*rook), Duty::Piece(king)],
                Citations::of(&laws.rook_then_king),
            )),
        },
        _ => None,
    }
}
