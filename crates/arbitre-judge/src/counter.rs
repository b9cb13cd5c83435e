//! How many moves count as made and as completed.

use arbitre_board::Side;
use arbitre_laws::{Laws, MoveCompleted, NextMoveCompletes, Odds};

use crate::course::{Course, Step};
use crate::start::Start;

impl Course {
    /// Moves that a side has completed; none where nobody can establish the number.
    pub(crate) fn completed(&self, start: &Start, laws: &Laws, side: Side) -> Option<u32> {
        self.completed_by(start, laws, side, self.steps.len(), true)
    }

    /// Moves that a side had completed when so many steps had been made, the
    /// last of its own being pressed or not by then.
    pub(crate) fn completed_by(
        &self,
        start: &Start,
        laws: &Laws,
        side: Side,
        steps: usize,
        last_pressed: bool,
    ) -> Option<u32> {
        let before = start.played(side)?;
        let steps = self.steps.get(..steps).unwrap_or(&self.steps);
        let last = steps.iter().rposition(|step| step.side == side);
        let own = steps
            .iter()
            .enumerate()
            .filter(|(_, step)| step.side == side);
        let counted = own.filter(|(index, step)| {
            let followed = Some(*index) != last;
            let pressed = step.press.is_some() && (followed || last_pressed);
            step.replayed() || pressed || counts_without_press(laws, followed)
        });
        let counted = u32::try_from(counted.count()).unwrap_or(u32::MAX);
        Some(before + counted + odds(start, laws, side, steps))
    }

    /// Moves that a side has made on the board, completed or not.
    pub(crate) fn made(&self, start: &Start, laws: &Laws, side: Side) -> Option<u32> {
        let before = start.played(side)?;
        let own = self.steps.iter().filter(|step| step.side == side).count();
        let own = u32::try_from(own).unwrap_or(u32::MAX);
        Some(before + own + odds(start, laws, side, &self.steps))
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
