//! The times in the comments of a game, checked against the time control.

mod account;

use alloc::vec::Vec;

use crate::{Controls, Duration, FirstBonus, Side, Sides, TimeCommand, TimeComment};
use account::{Stake, Start, check_side};

/// A move and the times in its comments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimedMove {
    /// Whose move.
    pub side: Side,
    /// The times, in the order of the comments; of two with one command the last counts.
    pub comments: Vec<TimeComment>,
}

/// What the times of a game show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedTimes {
    /// Whether the first move had its increment, as far as the times tell.
    pub first_bonus: FirstBonus,
    /// When the displays were read, as far as the times tell.
    pub displays: Displays,
    /// What each move took, in the order of the moves.
    pub moves: Vec<MoveTime>,
}

/// When the displays were read that the comments give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Displays {
    /// Just after each press, as they should be.
    AfterPress,
    /// Sometimes when the move had been made and not yet pressed, without what the press brought, as
    /// electronic boards do.
    AtMove,
}

/// What the times of one move show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveTime {
    /// Whose move.
    pub side: Side,
    /// Its number among the moves of this side, from 1.
    pub number: u32,
    /// What it took.
    pub used: Used,
    /// Whether the time of the next period came with it.
    pub period: PeriodChange,
    /// What cannot be true.
    pub impossible: Vec<Impossible>,
}

/// What a move took.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Used {
    /// Between these, both included. A display of whole seconds leaves a second open to either side; a
    /// move within its delay leaves the whole delay open.
    Between {
        /// At the least.
        least: Duration,
        /// At the most.
        most: Duration,
    },
    /// It cannot be told.
    Unknown,
}

/// Whether a new period began.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PeriodChange {
    /// No time was added.
    None,
    /// The time of the next period was added, when so many moves were completed.
    Added(Duration),
}

/// Why the times of a move cannot be true.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Impossible {
    /// More than can be left.
    #[error("{shown:#} is shown where at most {most:#} can be left")]
    TooMuch {
        /// What is shown.
        shown: Duration,
        /// The most that can be left after a move that took no time.
        most: Duration,
    },
    /// The next period's time came too early.
    #[error("the time of the next period was added after {moves} moves, and {due} were due")]
    PeriodTooEarly {
        /// The moves that were completed.
        moves: u32,
        /// The moves that were due.
        due: u32,
    },
    /// A move took longer than there was time.
    #[error("the move took {spent:#} and only {left:#} was left")]
    SpentTooMuch {
        /// What the move took.
        spent: Duration,
        /// What was left, with the delay.
        left: Duration,
    },
    /// Two comments disagree.
    #[error("the move took {spent:#} by one comment and {least:#} to {most:#} by the displays")]
    Disagrees {
        /// What the move took by its `[%emt]`.
        spent: Duration,
        /// What it took at the least by `[%clk]`.
        least: Duration,
        /// What it took at the most by `[%clk]`.
        most: Duration,
    },
    /// A clock that counts up went back.
    #[error("a clock that counts up went back from {before:#} to {shown:#}")]
    WentBack {
        /// What it showed before.
        before: Duration,
        /// What it shows.
        shown: Duration,
    },
}

/// Checks the times in the comments of a game.
///
/// It is not known which device was used, so nothing is called impossible that some device can show: the
/// first move may have its increment or not, the next period's time may come with the move that is due
/// or later, a display may round either way, and a player of a server's arena may have begun with half
/// his time and without increment.
///
/// # Examples
/// A reading that only an increment before the first move allows, and one that nothing allows.
/// ```
/// use arbitre_clock::{FirstBonus, Impossible, Side, TimedMove, check_times};
/// let control: arbitre_clock::TimeControl = "40/90m+30s:30m+30s".parse()?;
/// let moves = [("[%clk 1:30:57]", Side::White), ("[%clk 1:30:50]", Side::Black), ("[%clk 1:31:40]", Side::White)]
///     .into_iter()
///     .map(|(comment, side)| Ok(TimedMove { side, comments: vec![comment.parse()?] }))
///     .collect::<Result<Vec<_>, arbitre_clock::TextError>>()?;
/// let checked = check_times(&control.into(), &moves);
/// assert_eq!(checked.first_bonus, FirstBonus::Given);
/// assert!(checked.moves[0].impossible.is_empty());
/// assert_eq!(
///     checked.moves[2].impossible,
///     [Impossible::TooMuch { shown: "1:31:40".parse()?, most: "1:31:27".parse()? }],
/// );
/// # Ok::<_, arbitre_clock::TextError>(())
/// ```
#[must_use]
pub fn check_times(controls: &Controls, moves: &[TimedMove]) -> CheckedTimes {
    let step = step(moves);
    let is_server = starts_at_base(controls, moves);
    let [mut best, others @ ..] = [
        (FirstBonus::Given, Displays::AfterPress),
        (FirstBonus::Withheld, Displays::AfterPress),
        (FirstBonus::Given, Displays::AtMove),
        (FirstBonus::Withheld, Displays::AtMove),
    ]
    .map(|(first_bonus, displays)| {
        let both = Sides::from_fn(|side| {
            let by = |stake| {
                let start = Start {
                    first_bonus,
                    displays,
                    stake,
                };
                check_side(&controls[side], side, moves, start, step)
            };
            fewer(by(Stake::Full), by(Stake::Half))
        });
        let found = count(&both.white) + count(&both.black);
        let is_likely = is_server == (first_bonus == FirstBonus::Withheld);
        ((found, displays, !is_likely), first_bonus, both)
    });
    // The guess that leaves the fewest impossible, then the usual one.
    for guess in others {
        if guess.0 < best.0 {
            best = guess;
        }
    }
    let ((_, displays, _), first_bonus, mut both) = best;
    both.white.reverse();
    both.black.reverse();
    let moves = moves
        .iter()
        .filter_map(|timed| both[timed.side].pop())
        .collect();
    CheckedTimes {
        first_bonus,
        displays,
        moves,
    }
}

/// The first, unless the second has fewer that are impossible.
fn fewer(first: Vec<MoveTime>, second: Vec<MoveTime>) -> Vec<MoveTime> {
    if count(&second) < count(&first) {
        second
    } else {
        first
    }
}

fn count(moves: &[MoveTime]) -> usize {
    moves.iter().map(|checked| checked.impossible.len()).sum()
}

/// What the displays leave open: a second, unless some comment has a fraction.
fn step(moves: &[TimedMove]) -> Duration {
    let mut displays = moves
        .iter()
        .filter_map(|timed| timed.time(TimeCommand::Clk));
    if displays.any(|time| time != time.rounded_down(Duration::SECOND)) {
        Duration::from_milliseconds(100)
    } else {
        Duration::SECOND
    }
}

/// Whether both displays show the stock of time alone after the first move, as where it is not timed.
fn starts_at_base(controls: &Controls, moves: &[TimedMove]) -> bool {
    Side::BOTH.into_iter().all(|side| {
        let first = moves.iter().find(|timed| timed.side == side);
        let shown = first.and_then(|timed| timed.time(TimeCommand::Clk));
        shown == Some(controls[side].period(0).base())
    })
}

impl TimedMove {
    fn time(&self, command: TimeCommand) -> Option<Duration> {
        let mut comments = self.comments.iter().rev();
        let found = comments.find(|comment| comment.command == command);
        found.map(|comment| comment.time)
    }
}
