//! Whether a player has overstepped the limit, from what his display shows and the moves he truly made.

use crate::{Bonus, Due, Duration, Period, TimeControl};

/// What was seen and established about one player.
///
/// A display may look healthy and yet prove an overstep: a device that adds the next period's time when
/// a display reaches zero, or whose counter counted a press too many, has given time that was not due.
///
/// # Examples
/// White has completed 39 moves, the next period's half hour was added at zero, and he has 29 minutes.
/// ```
/// use arbitre_clock::{Duration, Overstep, Seen, TimeControl};
/// let control: TimeControl = "40/90m+30s:30m+30s".parse()?;
/// let seen = Seen { left: "0:29:00".parse()?, period: 1, moves: 39, presses: 0 };
/// assert_eq!(seen.examine(&control).overstep, Overstep::Proven { by: Duration::MINUTE });
/// # Ok::<_, arbitre_clock::TextError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seen {
    /// What the display shows.
    pub left: Duration,
    /// The index, from 0, of the last period whose time is on the display.
    pub period: usize,
    /// The moves that the player has truly completed, by the scoresheets.
    pub moves: u32,
    /// How often he has pressed, at the most, since that period's time was added.
    pub presses: u32,
}

/// What follows from a [`Seen`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Examined {
    /// Whether the limit was overstepped.
    pub overstep: Overstep,
    /// What the display should show for the moves truly made; negative after an overstep.
    pub should_show: Duration,
}

/// Whether a player has overstepped the limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Overstep {
    /// He has not.
    None,
    /// He has, by so much at the least.
    Proven {
        /// The time that he used beyond the limit; zero when he stands exactly at it.
        by: Duration,
    },
    /// It cannot be told from the display: what his moves brought since may hide up to `hidden`. The
    /// moment when the display reached zero would tell.
    Unknown {
        /// How much time may be hidden.
        hidden: Duration,
    },
}

impl Seen {
    /// Compares what the display shows with what the moves truly made allow.
    #[must_use]
    pub fn examine(&self, control: &TimeControl) -> Examined {
        let due = control.period_after(self.moves);
        let should_show = self.left + given_by(control, due) - given_by(control, self.period);
        let hidden = match control.period(self.period).bonus() {
            Bonus::Increment(time) | Bonus::Bronstein(time) => time * self.presses,
            Bonus::None | Bonus::Delay(_) => Duration::ZERO,
        };
        let overstep = if should_show.is_spent() {
            Overstep::Proven { by: -should_show }
        } else if self.period > due && should_show <= hidden {
            Overstep::Unknown {
                hidden: hidden - should_show,
            }
        } else {
            Overstep::None
        };
        Examined {
            overstep,
            should_show,
        }
    }

    /// The count of moves that ends the period of the moves truly made.
    #[must_use]
    pub fn due(&self, control: &TimeControl) -> Due {
        control.due_after(self.moves)
    }
}

/// The stock of time of all periods up to this one.
fn given_by(control: &TimeControl, index: usize) -> Duration {
    let (periods, repeats) = control.up_to(index);
    let last = periods.last().map_or(Duration::ZERO, Period::base);
    periods.iter().map(Period::base).sum::<Duration>() + last * repeats
}
