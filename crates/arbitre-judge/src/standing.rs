//! How a game stands under one set of Laws.

use arbitre_board::{Role, Side};
use arbitre_clock::Duration;
use arbitre_journal::{
    Answer, Answered, Counter, EventNumber, Need, Offer, Outcome, PerSide, Regime, Supervision,
};
use arbitre_laws::{LawsId, MoveCompleted};

use crate::binding::{Binding, Duty};
use crate::course::{Course, Table, at};
use crate::docket::{Docket, Met};
use crate::open::still_open;
use crate::ruling::{Citation, Ending, Open};
use crate::start::Start;

/// How a game stands under one set of Laws, after the events heard so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The Laws.
    pub laws: LawsId,
    /// The result, or that the game goes on.
    pub result: Outcome,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The sum of all adjustments by rulings.
    pub adjusted: PerSide<Duration>,
    /// What the displays must be set to, where the record tells.
    pub clock: PerSide<Option<Duration>>,
    /// The event before which the position was put back last.
    pub restored: Option<EventNumber>,
    /// What stands on the board.
    pub table: Table,
    /// What the next move is bound to.
    pub bound: Option<Binding>,
    /// Illegal moves penalised so far.
    pub illegal: PerSide<u32>,
    /// What became of the last claim.
    pub claim: Option<Answered>,
    /// The man that stands on the promotion square.
    pub promoted: Option<Role>,
    /// Moves that count as completed, where the record tells.
    pub counter: Option<Counter>,
    /// Time added for each move from now on, where a ruling changed it.
    pub increment: Option<Duration>,
    /// The class of the time control by the edition's own definitions.
    pub regime: Option<Regime>,
    /// Which rapid or blitz rules follow from the supervision.
    pub supervision: Option<Supervision>,
    /// The state of the draw offer.
    pub offer: Offer,
    /// Whether the last move made is completed; none if no move was made.
    pub completed: Option<Answer>,
    /// What is asked for.
    pub needs: Need,
    /// What may still be done, by whom, and until when.
    pub open: Vec<Open>,
    /// The articles cited at the last event from which anything followed.
    pub cited: Vec<Citation>,
}

impl Standing {
    pub(crate) fn of(docket: &Docket<'_>, course: &Course, start: &Start) -> Self {
        let display = |side| docket.display(course, side);
        Self {
            laws: docket.laws.id,
            result: docket.result,
            ending: docket.ending.as_ref().map(|(ending, _)| *ending),
            adjusted: both(docket.adjusted),
            clock: both(Side::ALL.map(display)),
            restored: docket.restored,
            table: course.table.clone(),
            bound: bound(docket, course),
            illegal: both(docket.penalised),
            claim: docket.claim,
            promoted: docket.promoted.or_else(|| last_promotion(course)),
            counter: counter(docket, course, start),
            increment: docket.increment,
            regime: docket.regime,
            supervision: docket.supervision,
            offer: docket.offer,
            completed: completed(docket, course),
            needs: docket.needs(),
            open: still_open(docket, course, start),
            cited: docket.cited.1.clone(),
        }
    }
}

const fn both<T: Copy>([white, black]: [T; 2]) -> PerSide<T> {
    PerSide { white, black }
}

/// What the next move is bound to, where a side is to move.
fn bound(docket: &Docket<'_>, course: &Course) -> Option<Binding> {
    let side = course.turn();
    if let Some(bound) = &docket.bound[at(side)]
        && bound.met == Met::NotYet
    {
        return Some(bound.binding.clone());
    }
    let legal = course.position()?.legal_moves();
    Binding::among(&legal, side, Duty::Free)
}

/// The man of the last promotion.
fn last_promotion(course: &Course) -> Option<Role> {
    let mut promotions = course.steps.iter().rev();
    promotions.find_map(|step| step.legal().and_then(arbitre_board::Move::promotion))
}

/// Whether the last move made is completed.
fn completed(docket: &Docket<'_>, course: &Course) -> Option<Answer> {
    let step = course.last()?;
    let done = step.press.is_some()
        || step.replayed()
        || docket.laws.move_completed.rule == MoveCompleted::WhenMade
        || docket.is_over();
    Some(if done { Answer::Yes } else { Answer::No })
}

/// Moves completed by both sides.
fn counter(docket: &Docket<'_>, course: &Course, start: &Start) -> Option<Counter> {
    let completed = |side| course.completed(start, docket.laws, side);
    Some(Counter {
        white: completed(Side::White)?,
        black: completed(Side::Black)?,
    })
}
