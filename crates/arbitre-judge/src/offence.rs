//! Which offence an event of the record is.

use arbitre_board::Side;
use arbitre_journal::{EventNumber, Hands};
use arbitre_laws::{
    DisplacedPieces, IllegalMoveTrigger, Laws, MoveCompleted, NextMoveCompletes, PressWithoutMove,
    PressingHand, PromotionUnfinished, TwoHands,
};

use crate::course::{Course, Made, Step};
use crate::ruling::{Citations, Offence};

/// An offence on the record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found<'a> {
    /// What it is.
    pub offence: Offence,
    /// Whose it is.
    pub side: Side,
    /// The event that it counts from: the release of the man, or the press.
    pub event: EventNumber,
    /// The move, where it was made with one.
    pub step: Option<(usize, &'a Step)>,
    /// The event at which the opponent had displaced men, where it was a press after that.
    pub displaced: Option<EventNumber>,
    /// Steps that had been made when it was finished.
    pub steps: usize,
}

/// How the Laws treat an offence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Treatment {
    /// They say nothing.
    Silent,
    /// The arbiter may penalise it.
    Discretion,
    /// It is an illegal move, and the position goes back.
    TakenBack,
    /// It is an illegal move, and a pawn left becomes a queen.
    Queened,
    /// It is an illegal move, but nothing goes back.
    Counted,
}

/// The offence that an event is, or belongs to.
pub(crate) fn found(course: &Course, event: EventNumber) -> Option<Found<'_>> {
    if let Some(press) = course.idle_press(event) {
        return Some(Found {
            offence: Offence::PressWithoutMove,
            side: press.side,
            event,
            step: None,
            displaced: press.displaced,
            steps: press.steps,
        });
    }
    let (index, step) = course.move_of(event)?;
    let offence = of_step(step)?;
    let event = step.event()?;
    Some(Found {
        offence,
        side: step.side,
        event,
        step: Some((index, step)),
        displaced: None,
        steps: index + 1,
    })
}

/// The gravest offence that a step is.
pub(crate) fn of_step(step: &Step) -> Option<Offence> {
    match step.made {
        Made::Illegal(..)
        | Made::WrongMan(_)
        | Made::Unfinished(_)
        | Made::Irregular(_)
        | Made::OutOfTurn(_) => Some(Offence::IllegalMove),
        Made::PawnLeft(_) => Some(Offence::PawnLeft),
        Made::Legal(_) | Made::Untold(_) if step.hands == Some(Hands::Both) => {
            Some(Offence::TwoHands)
        }
        Made::Legal(_) | Made::Untold(_) => step
            .press
            .and_then(|press| press.hand)
            .map(|_| Offence::OtherHand),
    }
}

/// The latest offence of a side that is still on the board and not yet penalised.
pub(crate) fn latest<'a>(
    course: &'a Course,
    side: Side,
    settled: impl Fn(EventNumber) -> bool,
) -> Option<Found<'a>> {
    let steps = course.steps.iter().rev().filter(|step| step.side == side);
    let of_steps = steps.filter_map(|step| found(course, step.event()?));
    let presses = course.idle.iter().rev().filter(|press| press.side == side);
    let of_presses = presses.filter_map(|press| found(course, press.event));
    of_steps
        .chain(of_presses)
        .filter(|found| !settled(found.event))
        .max_by_key(|found| found.event)
}

impl Found<'_> {
    /// How the Laws treat it, and where they say so.
    pub(crate) fn treatment(&self, laws: &Laws) -> (Treatment, Citations) {
        match self.offence {
            Offence::IllegalMove => (
                Treatment::TakenBack,
                Citations::of(&laws.illegal_move_trigger),
            ),
            Offence::PawnLeft => {
                let treatment = match laws.promotion_unfinished.rule {
                    PromotionUnfinished::NotExecuted | PromotionUnfinished::FreeChoice => {
                        Treatment::TakenBack
                    }
                    PromotionUnfinished::Queen => Treatment::Queened,
                };
                (treatment, Citations::of(&laws.promotion_unfinished))
            }
            Offence::PressWithoutMove if self.restarts_a_clock(laws) => {
                (Treatment::Silent, Citations::of(&laws.displaced_pieces))
            }
            Offence::PressWithoutMove => {
                let treatment = match laws.press_without_move.rule {
                    PressWithoutMove::Silent => Treatment::Silent,
                    PressWithoutMove::Penalised => Treatment::Discretion,
                    PressWithoutMove::IllegalMove => Treatment::Counted,
                };
                (treatment, Citations::of(&laws.press_without_move))
            }
            Offence::TwoHands => {
                let treatment = match laws.two_hands.rule {
                    TwoHands::Silent => Treatment::Silent,
                    TwoHands::Penalised => Treatment::Discretion,
                    TwoHands::IllegalMove => Treatment::Counted,
                };
                (treatment, Citations::of(&laws.two_hands))
            }
            Offence::OtherHand => {
                let treatment = match laws.pressing_hand.rule {
                    PressingHand::Silent => Treatment::Silent,
                    PressingHand::SameHand => Treatment::Discretion,
                };
                (treatment, Citations::of(&laws.pressing_hand))
            }
        }
    }

    /// Whether the press starts the clock of a player again who displaced men, as the Laws allow.
    fn restarts_a_clock(&self, laws: &Laws) -> bool {
        match laws.displaced_pieces.rule {
            DisplacedPieces::OwnTimeOpponentMayRestart => self.displaced.is_some(),
            DisplacedPieces::ClocksStopped | DisplacedPieces::OwnTimeClocksMayBeStopped => false,
        }
    }

    /// Whether the offence is complete, so that it counts.
    pub(crate) fn is_complete(&self, laws: &Laws, course: &Course) -> bool {
        let Some((index, step)) = self.step else {
            return true;
        };
        if step.press.is_some() || laws.illegal_move_trigger.rule == IllegalMoveTrigger::Made {
            return true;
        }
        match (laws.move_completed.rule, laws.next_move_completes.rule) {
            (MoveCompleted::WhenMade, _) => true,
            _ if self.is_undone(course) => false,
            (MoveCompleted::ByPress, NextMoveCompletes::Silent) => false,
            (MoveCompleted::ByPress, NextMoveCompletes::Completes) => course.steps[index + 1..]
                .iter()
                .any(|later| later.side == step.side),
        }
    }

    /// Whether it was done with a move that a ruling has taken off the board since.
    pub(crate) fn is_undone(&self, course: &Course) -> bool {
        self.step.is_some() && !course.holds(self.event)
    }

    /// Whether the opponent has made a move since.
    pub(crate) fn is_replied_to(&self, course: &Course) -> bool {
        let later = course.steps.get(self.steps..).unwrap_or(&[]);
        later.iter().any(|step| step.side != self.side)
    }

    /// Whether the opponent has made a move since, even if it was put back.
    pub(crate) fn was_ever_replied_to(&self, course: &Course) -> bool {
        let undone = self
            .step
            .is_some_and(|(_, step)| step.undone_reply.is_some());
        undone || self.is_replied_to(course)
    }

    /// Whether the opponent has touched a man since.
    pub(crate) fn is_touched_after(&self, course: &Course) -> bool {
        self.is_replied_to(course) || course.hand.has_touched(!self.side)
    }
}
