//! How many moves a player needs when his display reaches zero.

use crate::{Period, Quota, TimeControl};

/// The number of completed moves that a player needs when his display reaches zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Due {
    /// So many, counted from the start of the game.
    Moves(u32),
    /// No number is enough.
    Never,
}

impl Due {
    /// Whether so many completed moves are enough.
    #[must_use]
    pub const fn is_met_by(self, moves: u32) -> bool {
        matches!(self, Self::Moves(due) if due <= moves)
    }

    /// What is due at the end of another period, which repeats so often.
    pub(crate) fn after(self, quota: Quota, times: u32) -> Self {
        match (self, quota) {
            (Self::Moves(due), Quota::Moves(more)) => {
                Self::Moves(due.saturating_add(more.get().saturating_mul(times)))
            }
            _ => Self::Never,
        }
    }
}

impl TimeControl {
    /// The index, from 0, of the period that a player is in after so many moves, if each period ends with
    /// its last move. A last period that repeats counts on.
    ///
    /// # Examples
    /// ```
    /// use arbitre_clock::TimeControl;
    /// let control: TimeControl = "40/120m:20/60m".parse()?;
    /// assert_eq!([39, 40, 60, 80].map(|moves| control.period_after(moves)), [0, 1, 2, 3]);
    /// # Ok::<_, arbitre_clock::TextError>(())
    /// ```
    #[must_use]
    pub fn period_after(&self, moves: u32) -> usize {
        let (mut index, mut left) = (0, moves);
        while let Quota::Moves(quota) = self.period(index).quota() {
            if left < quota.get() {
                break;
            }
            if index + 1 >= self.periods().len() {
                return index + (left / quota.get()) as usize;
            }
            left -= quota.get();
            index += 1;
        }
        index
    }

    /// The number of moves that a player needs when the time of this period, counted from 0, is used up.
    ///
    /// # Examples
    /// ```
    /// use arbitre_clock::{Due, TimeControl};
    /// let control: TimeControl = "40/90m:30m".parse()?;
    /// assert_eq!(control.due_in(0), Due::Moves(40));
    /// assert_eq!(control.due_in(1), Due::Never);
    /// # Ok::<_, arbitre_clock::TextError>(())
    /// ```
    #[must_use]
    pub fn due_in(&self, period: usize) -> Due {
        let (periods, repeats) = self.up_to(period);
        let Some((last, before)) = periods.split_last() else {
            return Due::Never;
        };
        let due = before
            .iter()
            .fold(Due::Moves(0), |due, period| due.after(period.quota(), 1));
        due.after(last.quota(), repeats.saturating_add(1))
    }

    /// The number of moves that a player needs when the time of the period that he is in after so many
    /// moves is used up.
    ///
    /// # Examples
    /// ```
    /// use arbitre_clock::{Due, TimeControl};
    /// let control: TimeControl = "40/120m:20/60m".parse()?;
    /// assert_eq!(control.due_after(39), Due::Moves(40));
    /// assert_eq!(control.due_after(40), Due::Moves(60));
    /// # Ok::<_, arbitre_clock::TextError>(())
    /// ```
    #[must_use]
    pub fn due_after(&self, moves: u32) -> Due {
        self.due_in(self.period_after(moves))
    }

    /// The periods up to this one, and how often the last repeats.
    pub(crate) fn up_to(&self, index: usize) -> (&[Period], u32) {
        let periods = self.periods();
        match periods.get(..=index) {
            Some(periods) => (periods, 0),
            None => {
                let repeats = index.saturating_sub(periods.len() - 1);
                (periods, u32::try_from(repeats).unwrap_or(u32::MAX))
            }
        }
    }
}
