//! What an offence costs: by its number, who raised it, and whether the opponent can still mate.

use arbitre_board::{Position, Side};
use arbitre_journal::{Answer, EventNumber, Outcome};
use arbitre_laws::{
    IllegalMoveException, IllegalMovePenalty, IllegalMoveRaisedBy, MatingTest, Moves, OffenceCount,
    OffencePenalty, QuickplayFinish, QuickplayIllegalMovePenalty,
};

use crate::caller::Caller;
use crate::counter::Reach;
use crate::course::{Made, at};
use crate::mating::{self, Mating};
use crate::offence::{Found, Treatment};
use crate::ruling::{Citations, Ending, Offence};
use crate::scene::{Rulings, Scene, end, seen, wins};

/// What an offence costs.
pub(crate) struct Price {
    pub price: OffencePenalty,
    /// Offences of that side that have been penalised by now, this one included.
    pub number: u32,
    pub under: Citations,
}

/// The price of an offence, by its number.
pub(crate) fn of(scene: &Scene<'_>, found: &Found<'_>, caller: Caller) -> Price {
    let laws = scene.laws;
    let before = scene.docket.penalised[at(found.side)];
    let counted = match laws.offence_count.rule {
        OffenceCount::IllegalMovesOnly | OffenceCount::AllTogether => before,
        OffenceCount::EachKindApart => {
            let same = |counted: &&(EventNumber, Side, Offence)| {
                counted.1 == found.side && kind(counted.2) == kind(found.offence)
            };
            let counted = scene.docket.counted.iter().filter(same).count();
            let earlier = match kind(found.offence) {
                Offence::IllegalMove => scene.start.illegal(found.side),
                _ => 0,
            };
            earlier + u32::try_from(counted).unwrap_or(u32::MAX)
        }
    };
    let (table, under): (IllegalMovePenalty, _) = match laws.quickplay_illegal_move_penalty.rule {
        QuickplayIllegalMovePenalty::Own(own) if is_quickplay(scene, found) => {
            (own, Citations::of(&laws.quickplay_illegal_move_penalty))
        }
        _ => (
            laws.illegal_move_penalty.rule,
            Citations::of(&laws.illegal_move_penalty),
        ),
    };
    let number = Moves(u16::try_from(counted + 1).unwrap_or(u16::MAX));
    let on_request =
        laws.illegal_move_raised_by.rule == IllegalMoveRaisedBy::AnyonePenaltyOnRequest;
    let price = if on_request && caller != Caller::Player(!found.side) {
        OffencePenalty::Correction
    } else {
        table.of(number)
    };
    Price {
        price,
        number: before + 1,
        under,
    }
}

/// Offences that have a count of their own where kinds are counted apart.
const fn kind(offence: Offence) -> Offence {
    match offence {
        Offence::PawnLeft => Offence::IllegalMove,
        other => other,
    }
}

/// Whether an offender was in the last period, the void move apart, and its rules are in force.
fn is_quickplay(scene: &Scene<'_>, found: &Found<'_>) -> bool {
    let in_force = matches!(
        scene.laws.quickplay_finish.rule,
        QuickplayFinish::InForce | QuickplayFinish::Announced
    );
    in_force && in_last_period(scene, found) == Some(Answer::Yes)
}

/// Whether the offender was in the last period, the void move apart; none where nobody can tell.
fn in_last_period(scene: &Scene<'_>, found: &Found<'_>) -> Option<Answer> {
    let before = found.step.map_or(found.steps, |(index, _)| index);
    let reach = Reach {
        steps: before,
        pressed: true,
    };
    let completed = (scene.course).completed_by(scene.start, scene.laws, found.side, reach);
    scene.start.final_period(found.side, completed)
}

/// Whether the price is another one in the last period, and nobody can tell whether it has begun.
pub(crate) fn depends_on_the_number_of_moves(scene: &Scene<'_>, found: &Found<'_>) -> bool {
    let own = scene.laws.quickplay_illegal_move_penalty.rule;
    let untold = || in_last_period(scene, found).is_none();
    own != QuickplayIllegalMovePenalty::AsBefore
        && scene.start.control(found.side).is_some()
        && untold()
}

/// The loss of the game, softened where the opponent cannot mate.
pub(crate) fn loss(
    scene: &Scene<'_>,
    found: &Found<'_>,
    price: &Price,
    under: &Citations,
) -> Option<Rulings> {
    let laws = scene.laws;
    let winner = !found.side;
    let test = match laws.illegal_move_exception.rule {
        IllegalMoveException::None => MatingTest::None,
        IllegalMoveException::DrawIfNoMate => MatingTest::AnySeries,
        IllegalMoveException::MatingPotential => MatingTest::MatingPotential,
    };
    let (mating, mut facts) = mating::passes(test, tested(scene, found).as_ref(), winner);
    facts.push(seen(found.event));
    let under = price.under.clone().and_all(under);
    let outcome = match mating {
        Mating::Can => wins(winner),
        Mating::Cannot if test == MatingTest::MatingPotential => return None,
        Mating::Cannot => Outcome::Draw,
        Mating::Unsettled => {
            return Some(vec![mating::ask_whether_it_can(
                winner,
                Ending::IllegalMoves,
                under,
                facts,
            )]);
        }
    };
    let under = if outcome == Outcome::Draw {
        under.and(&laws.illegal_move_exception)
    } else {
        under
    };
    Some(vec![end(outcome, Ending::IllegalMoves, under, facts)])
}

/// The position in which it is asked whether the opponent can mate: the one
/// before the move, or with the queen where the Laws put one in place of the pawn.
fn tested(scene: &Scene<'_>, found: &Found<'_>) -> Option<Position> {
    let Some((_, step)) = found.step else {
        return scene.position().copied();
    };
    let before = step.before.position()?;
    match (step.made, found.treatment(scene.laws).0) {
        (Made::PawnLeft(queen), Treatment::Queened) => Some(before.after(queen)),
        _ => Some(*before),
    }
}
