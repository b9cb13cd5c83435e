//! What may still be done, by whom, and until when.

use arbitre_board::{Position, Side};
use arbitre_journal::Offer;
use arbitre_laws::{
    ClaimLoss, FlagCall, IllegalMoveFoundLate, Laws, OffencePenalty, OfferRefusal, RepetitionClaim,
    TouchClaimLoss, TouchEnforcement,
};

use crate::course::{Course, Step, at};
use crate::docket::{Docket, Met};
use crate::illegal_move;
use crate::offence::{self, Treatment};
use crate::overstep::{self, Overstep};
use crate::progress::{self, Progress};
use crate::repetition::rights;
use crate::ruling::{Open, Right, Until, Who};
use crate::start::Start;

/// Everything that may still be done as a game stands.
pub(crate) fn still_open(docket: &Docket<'_>, course: &Course, start: &Start) -> Vec<Open> {
    if docket.is_over() {
        return Vec::new();
    }
    let mut open = Vec::new();
    offences(docket, course, &mut open);
    for side in Side::ALL {
        open.extend(broken_duty(docket, course, side));
    }
    open.extend(flags(docket, course, start));
    open.extend(offer(docket));
    if let Some(position) = course.position() {
        open.extend(draw_claims(docket.laws, course, position));
    }
    open.extend(docket.postponed.map(|side| Open {
        what: Right::Quickplay(side),
        who: Who::Arbiter,
        until: Until::EndOfGame,
    }));
    open
}

/// Offences on the record that nobody has raised in time yet.
fn offences(docket: &Docket<'_>, course: &Course, open: &mut Vec<Open>) {
    // A plain move is no offence: most are not looked at.
    let doubtful = course.steps.iter().filter(|step| !step.is_plain());
    // What has been put back may still cost something.
    let last = docket.laws.illegal_move_penalty.rule.third;
    let undone = course.undone.iter().filter(|step| !step.is_plain());
    let costly = undone.filter(|_| last != OffencePenalty::Correction);
    let steps = doubtful.chain(costly).filter_map(|step| step.event());
    let presses = course.idle.iter().map(|press| press.event);
    for event in steps.chain(presses) {
        let Some(found) = offence::found(course, event) else {
            continue;
        };
        let counts = found.treatment(docket.laws).0 != Treatment::Silent
            && found.is_complete(docket.laws, course)
            && !docket.has_counted(found.event);
        let mut right = illegal_move::open(docket.laws, &found);
        let mut lapsed = match right.until {
            Until::EndOfGame => false,
            Until::Touches(_) => found.is_touched_after(course),
            Until::Moves(_) => found.was_ever_replied_to(course),
        };
        if docket.laws.illegal_move_found_late.rule == IllegalMoveFoundLate::RestoredElseAnnulled {
            (right.until, lapsed) = (Until::EndOfGame, false);
        }
        if counts && !lapsed {
            open.push(right);
        }
    }
}

/// A duty to move or take a touched man that was not met.
fn broken_duty(docket: &Docket<'_>, course: &Course, side: Side) -> Option<Open> {
    let Met::Broken(event) = docket.bound[at(side)].as_ref()?.met else {
        return None;
    };
    let replied = course.last().is_none_or(|step| step.side != side);
    let touched = match docket.laws.touch_claim_loss.rule {
        TouchClaimLoss::ClaimantTouches => course.hand.has_touched(!side),
        TouchClaimLoss::ClaimantTouchesOwn => course.hand.has_touched_own(!side),
    };
    if replied || touched || !course.holds(event) {
        return None;
    }
    touch_claim(docket.laws, course.last()?)
}

/// The claim that a move did not meet a duty to move or take a touched man.
pub(crate) fn touch_claim(laws: &Laws, step: &Step) -> Option<Open> {
    let opponent = !step.side;
    let who = match laws.touch_enforcement.rule {
        TouchEnforcement::Opponent | TouchEnforcement::OnRequest => Who::Player(opponent),
        TouchEnforcement::OpponentOrArbiter => Who::ArbiterOr(opponent),
    };
    Some(Open {
        what: Right::Touch(step.event()?),
        who,
        until: Until::Touches(opponent),
    })
}

/// Flags that are down while the game goes on, or ought to be by the times of the record, and who may
/// call them.
fn flags<'a>(
    docket: &'a Docket<'_>,
    course: &'a Course,
    start: &Start,
) -> impl Iterator<Item = Open> + use<'a> {
    let down = Side::ALL.map(|side| {
        let shown = overstep::shown(docket, start, course, side);
        !matches!(shown, None | Some(Overstep::No(_)))
    });
    let arbiter = match docket.laws.flag_call.rule {
        FlagCall::PlayersOrDirector
        | FlagCall::ArbiterOrPlayer
        | FlagCall::ArbiterMay
        | FlagCall::ArbiterMust => true,
        FlagCall::PlayerUnlessBothDown => down == [true; 2],
        FlagCall::PlayerOnly => false,
    };
    let displays = docket.displays(course);
    Side::ALL.into_iter().filter_map(move |side| {
        let what = if down[at(side)] {
            Right::Flag(side)
        } else if displays.has_run_out(side) {
            Right::SpentClock(side)
        } else {
            return None;
        };
        let who = if arbiter {
            Who::ArbiterOr(!side)
        } else {
            Who::Player(!side)
        };
        let until = Until::EndOfGame;
        Some(Open { what, who, until })
    })
}

/// A draw offer.
fn offer(docket: &Docket<'_>) -> Option<Open> {
    let side = docket.offered.filter(|_| docket.offer == Offer::Open)?;
    let until = match docket.laws.offer_refusal.rule {
        OfferRefusal::Silent => Until::EndOfGame,
        OfferRefusal::Moving => Until::Moves(!side),
        OfferRefusal::Touching => Until::Touches(!side),
    };
    Some(Open {
        what: Right::Offer(side),
        who: Who::Player(!side),
        until,
    })
}

/// Draws that the player to move may claim now.
fn draw_claims(laws: &Laws, course: &Course, position: &Position) -> impl Iterator<Item = Open> {
    let side = position.turn();
    let until = match laws.claim_loss.rule {
        ClaimLoss::Touching => Until::Touches(side),
        ClaimLoss::Moving | ClaimLoss::PositionChanges => Until::Moves(side),
    };
    let (RepetitionClaim::AtThatMoment(times) | RepetitionClaim::PlayerToMove(times)) =
        laws.repetition_claim.rule;
    let repeated = course.occurrences(position, rights(laws)).count() >= u32::from(times.0);
    let fifty = progress::of(laws, position) != Progress::NotYet;
    let lost = until == Until::Touches(side) && course.hand.has_touched(side);
    let claims = [(repeated, Right::Repetition), (fifty, Right::FiftyMoves)];
    let open = move |(is, what)| {
        (is && !lost).then_some(Open {
            what,
            who: Who::Player(side),
            until,
        })
    };
    claims.into_iter().filter_map(open)
}
