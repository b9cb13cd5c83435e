//! How many moves count as made and as completed.

use arbitre_board::Side;
use arbitre_laws::{Laws, MoveCompleted, NextMoveCompletes, Odds};

use crate::course::{Course, Step};
use crate::start::Start;

/// How far a game had come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    /// The steps that had been made on the board.
    pub steps: usize,
    /// Whether a side whose step was the last of its own had pressed the clock by then, if it ever did.
    pub pressed: bool,
}

impl Course {
    /// How far the game has come by now.
    pub(crate) const fn reach(&self) -> Reach {
        Reach {
            steps: self.steps.len(),
            pressed: true,
        }
    }

    /// Moves that a side has completed; none where nobody can establish the number.
    pub(crate) fn completed(&self, start: &Start, laws: &Laws, side: Side) -> Option<u32> {
        self.completed_by(start, laws, side, self.reach())
    }

    /// Moves that a side had completed by then.
    pub(crate) fn completed_by(
        &self,
        start: &Start,
        laws: &Laws,
        side: Side,
        reach: Reach,
    ) -> Option<u32> {
        let counted = self.counted(side, reach, |followed| counts_without_press(laws, followed));
        Some(self.played(start, side)? + counted + odds(start, laws, side, self.steps_by(reach)))
    }

    /// Presses that the device would have counted by then if it had not missed any. A move that the
    /// player followed by another was pressed, whether the record says so or not.
    pub(crate) fn presses_by(&self, start: &Start, side: Side, reach: Reach) -> Option<u32> {
        Some(self.played(start, side)? + self.counted(side, reach, |followed| followed))
    }

    fn steps_by(&self, reach: Reach) -> &[Step] {
        self.steps.get(..reach.steps).unwrap_or(&self.steps)
    }

    /// The moves of a side that count: those pressed, and others as they are followed by one of its
    /// own or not.
    fn counted(&self, side: Side, reach: Reach, unpressed: impl Fn(bool) -> bool) -> u32 {
        let steps = self.steps_by(reach);
        let last = steps.iter().rposition(|step| step.side == side);
        let own = steps
            .iter()
            .enumerate()
            .filter(|(_, step)| step.side == side);
        let counted = own.filter(|(index, step)| {
            let followed = Some(*index) != last;
            let pressed = step.press.is_some() && (followed || reach.pressed);
            step.replayed() || pressed || unpressed(followed)
        });
        u32::try_from(counted.count()).unwrap_or(u32::MAX)
    }

    /// Moves that a side has made on the board, completed or not.
    pub(crate) fn made(&self, start: &Start, laws: &Laws, side: Side) -> Option<u32> {
        let before = self.played(start, side)?;
        Some(before + self.recorded(side) + odds(start, laws, side, &self.steps))
    }

    /// Whether a side has made so many moves on the board, completed or not; none where the
    /// record does not tell.
    pub(crate) fn has_made(
        &self,
        start: &Start,
        laws: &Laws,
        side: Side,
        moves: u32,
    ) -> Option<bool> {
        match self.made(start, laws, side) {
            Some(made) => Some(made >= moves),
            None => (self.recorded(side) >= moves).then_some(true),
        }
    }

    /// Moves of a side before those on the record; none where nobody can establish the number.
    fn played(&self, start: &Start, side: Side) -> Option<u32> {
        start.played(side).filter(|_| self.unread.is_none())
    }

    /// Moves of a side that are on the record.
    fn recorded(&self, side: Side) -> u32 {
        let own = self.steps.iter().filter(|step| step.side == side).count();
        u32::try_from(own).unwrap_or(u32::MAX)
    }

    /// Half-moves made since the first position that the record knows.
    pub(crate) fn half_moves_made(&self) -> u32 {
        u32::try_from(self.steps.len()).unwrap_or(u32::MAX)
    }
}

/// Whether a move counts although the clock was not pressed after it.
fn counts_without_press(laws: &Laws, followed: bool) -> bool {
    let when_made = laws.move_completed.rule == MoveCompleted::WhenMade;
    when_made || (followed && laws.next_move_completes.rule == NextMoveCompletes::Completes)
}

/// The moves given as odds count for the opponent too, with his first move.
fn odds(start: &Start, laws: &Laws, side: Side, steps: &[Step]) -> u32 {
    let given = u32::try_from(start.odds_moves()).unwrap_or(0);
    let moved = side == Side::Black && steps.iter().any(|step| step.side == side);
    match laws.odds.rule {
        Odds::CountAsMoves if moved && given > 0 => given - 1,
        Odds::CountAsMoves | Odds::Silent => 0,
    }
}
