//! Whether a player had completed the moves that were due when his flag fell.

use arbitre_board::Side;
use arbitre_clock::{Due, Switch};
use arbitre_laws::Laws;

use crate::course::{Course, Fall, at};
use crate::docket::Docket;
use crate::scene::Scene;
use crate::start::Start;

/// Whether the limit was overstepped when a flag fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overstep {
    /// It was, with this fall.
    Yes(Fall),
    /// So many moves had been completed, as many as were due.
    No(u32),
    /// The record does not tell how many moves had been completed.
    MovesUntold,
    /// The record does not tell which period's time was used up.
    PeriodUntold,
}

/// Whether a side overstepped the limit; nothing while its flag has not fallen.
pub(crate) fn found(scene: &Scene<'_>, side: Side) -> Option<Overstep> {
    shown(scene.docket, scene.start, scene.course, side)
}

/// Whether the limit was overstepped, for all that the flags of a side have shown since the game last
/// went on in spite of one.
pub(crate) fn shown(
    docket: &Docket<'_>,
    start: &Start,
    course: &Course,
    side: Side,
) -> Option<Overstep> {
    let falls = course.flags.fallen[at(side)].iter().enumerate();
    let examined = falls
        .filter(|(_, fall)| docket.settled[at(side)].is_none_or(|settled| fall.event > settled))
        .map(|(earlier, fall)| examine((docket.laws, start, course), side, *fall, earlier));
    examined.reduce(|found, next| match (found, next) {
        (Overstep::Yes(_), _) => found,
        (Overstep::MovesUntold | Overstep::PeriodUntold, Overstep::No(_)) => found,
        (_, next) => next,
    })
}

/// Whether the flag of a side is down, for all that the record tells: fallen in a period whose moves
/// are not known to have been completed.
pub(crate) fn is_down(scene: &Scene<'_>, side: Side) -> bool {
    !matches!(found(scene, side), None | Some(Overstep::No(_)))
}

/// The fall that counts: the one with which the limit was overstepped, else the last.
pub(crate) fn fall(scene: &Scene<'_>, side: Side) -> Option<Fall> {
    match found(scene, side)? {
        Overstep::Yes(fall) => Some(fall),
        _ => scene.course.flags.fallen[at(side)].last().copied(),
    }
}

/// Compares the moves completed when a flag fell, after so many earlier falls, with those due.
fn examine(
    (laws, start, course): (&Laws, &Start, &Course),
    side: Side,
    fall: Fall,
    earlier: usize,
) -> Overstep {
    let due = |period| start.due_in(side, period);
    let control = start.control(side);
    // The period whose time was used up is not before the one, and not after the other.
    let (first, last) = match start.device().switch {
        Switch::Counter => {
            let counted = fall.counter.zip(control);
            let period = counted.map(|(counter, control)| control.period_after(counter));
            (period.unwrap_or(0), period)
        }
        Switch::Zero => {
            let before = start.periods_before(side);
            (earlier, before.map(|before| before + earlier))
        }
    };
    if due(first) == Due::Never {
        return Overstep::Yes(fall);
    }
    let completed = course.completed_by(start, laws, side, fall.reach);
    let (Some(last), Some(completed)) = (last, completed) else {
        return Overstep::MovesUntold;
    };
    if !due(first).is_met_by(completed) {
        Overstep::Yes(fall)
    } else if due(last).is_met_by(completed) {
        Overstep::No(completed)
    } else {
        Overstep::PeriodUntold
    }
}
