//! What rulings do to the position on the board.

use arbitre_journal::EventNumber;

use super::hand::Hand;
use super::{Course, Made, Prospect, Sealing, Table};
use crate::ruling::Decision;

/// What a ruling does to the position on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// It goes back to what it was before the move of an event.
    TakeBack(EventNumber),
    /// The pawn that the move of an event left on the last rank becomes a queen.
    Queen(EventNumber),
}

impl Change {
    /// The change that a decision makes, if it makes one.
    pub(crate) const fn of(decision: &Decision) -> Option<Self> {
        match decision {
            Decision::TakesBack(event) => Some(Self::TakeBack(*event)),
            Decision::Queens(event) => Some(Self::Queen(*event)),
            _ => None,
        }
    }
}

impl Course {
    /// Changes what stands on the board, as the Laws decide; it can be said twice.
    pub(crate) fn change(&mut self, change: Change) {
        let (Change::TakeBack(event) | Change::Queen(event)) = change;
        let Some(index) = self.step_of(event) else {
            return;
        };
        match change {
            Change::TakeBack(_) => {
                self.table = self.steps[index].before.clone();
                self.unread = None;
                let undone = self.steps[index].side;
                self.undone.extend(self.steps.drain(index..));
                if let Some(answered) = self.steps.last_mut().filter(|step| step.side != undone) {
                    answered.undone_reply.get_or_insert(event);
                }
                self.prospect = Prospect::default();
                self.hand = Hand::default();
                // What was sealed in a position that is put back falls with it.
                if self.sealing.sealed_after(event) {
                    self.sealing = Sealing::default();
                }
            }
            Change::Queen(_) => {
                let step = &mut self.steps[index];
                if let (Made::PawnLeft(queen), Some(before)) = (step.made, step.before.position()) {
                    self.table = Table::Position(before.after(queen));
                    step.made = Made::Legal(queen);
                    self.undone.extend(self.steps.drain(index + 1..));
                    self.hand = Hand::default();
                }
            }
        }
    }
}
