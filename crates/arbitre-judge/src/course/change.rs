//! What rulings do to the position on the board.

use arbitre_journal::EventNumber;

use super::hand::Hand;
use super::{Course, Made, Prospect, Sealing, Step, Table};
use crate::ruling::Decision;

/// What a ruling does to the position on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// It goes back to what it was before the move of an event.
    TakeBack(EventNumber),
    /// What went back to before the move of an event is on the board again.
    Reinstate(EventNumber),
    /// The pawn that the move of an event left on the last rank becomes a queen.
    Queen(EventNumber),
}

/// What stood on the board when a position was put back.
#[derive(Clone, Debug)]
pub(crate) struct PutBack {
    /// The event before which it was put back.
    pub event: EventNumber,
    /// How many moves had been undone before.
    undone: usize,
    table: Table,
    prospect: Prospect,
}

impl Change {
    /// The change that a decision makes, if it makes one.
    pub(crate) const fn of(decision: &Decision) -> Option<Self> {
        match decision {
            Decision::TakesBack(event) => Some(Self::TakeBack(*event)),
            Decision::Reinstates(event) => Some(Self::Reinstate(*event)),
            Decision::Queens(event) => Some(Self::Queen(*event)),
            _ => None,
        }
    }
}

impl Course {
    /// Changes what stands on the board, as the Laws decide; it can be said twice.
    pub(crate) fn change(&mut self, change: Change) {
        match change {
            Change::TakeBack(event) => self.take_back(event),
            Change::Reinstate(_) => self.reinstate(),
            Change::Queen(event) => self.queen(event),
        }
    }

    fn take_back(&mut self, event: EventNumber) {
        let Some(index) = self.step_of(event) else {
            return;
        };
        self.put_back = Some(PutBack {
            event,
            undone: self.undone.len(),
            table: self.table.clone(),
            prospect: self.prospect,
        });
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

    fn queen(&mut self, event: EventNumber) {
        let Some(index) = self.step_of(event) else {
            return;
        };
        let step = &mut self.steps[index];
        if let (Made::PawnLeft(queen), Some(before)) = (step.made, step.before.position()) {
            self.table = Table::Position(before.after(queen));
            step.made = Made::Legal(queen);
            self.undone.extend(self.steps.drain(index + 1..));
            self.put_back = None;
            self.hand = Hand::default();
        }
    }

    /// The first move that a ruling put back, if nothing was made on the board since.
    pub(crate) fn put_back(&self) -> Option<&Step> {
        let put_back = self.put_back.as_ref()?;
        self.undone.get(put_back.undone)
    }

    /// The course with what was put back on the board again.
    pub(crate) fn reinstated(&self) -> Self {
        let mut course = self.clone();
        course.reinstate();
        course
    }

    fn reinstate(&mut self) {
        let Some(put_back) = self.put_back.take() else {
            return;
        };
        if let Some(answered) = self.steps.last_mut() {
            answered
                .undone_reply
                .take_if(|reply| *reply == put_back.event);
        }
        self.steps.extend(self.undone.drain(put_back.undone..));
        (self.table, self.prospect) = (put_back.table, put_back.prospect);
        self.hand = Hand::default();
    }
}
