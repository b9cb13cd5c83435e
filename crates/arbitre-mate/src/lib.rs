#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

mod blur;
mod budget;
mod check;
mod counted;
mod estimate;
mod fill;
mod force;
mod graph;
mod guard;
mod material;
mod net;
mod novelty;
mod phase;
mod potential;
mod quick;
mod reach;
mod search;
mod solver;
#[cfg(test)]
mod soundness;
mod tables;
mod verdict;
mod walk;

use arbitre_board::{Position, Side};

pub use budget::{Budget, Effort, Idle, Series};
pub use material::lacks_material;
pub use potential::{Potential, cannot_avoid_mate, lacks_potential};
pub use solver::Solver;
pub use tables::MaterialTable;
pub use verdict::{Dead, Line, Proof, Spent, Verdict};

/// Whether a side can still mate by some series of legal moves, with the default budget.
///
/// # Examples
///
/// Black can only shuffle behind the wall, and so can White:
///
/// ```
/// use arbitre_board::{Position, Side};
/// use arbitre_mate::{Verdict, can_mate};
///
/// let position: Position = "8/8/3k3p/p1p2p1P/P1P2P2/8/5K2/8 w - - 3 56".parse()?;
/// assert!(matches!(can_mate(&position, Side::Black), Verdict::Unwinnable(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn can_mate(position: &Position, side: Side) -> Verdict {
    Solver::new(Budget::default()).can_mate(position, side)
}

/// Whether neither side can mate any more, with the default budget.
///
/// # Examples
///
/// ```
/// use arbitre_board::Position;
/// use arbitre_mate::{Dead, is_dead};
///
/// let position: Position = "8/8/3k4/8/8/5KB1/8/8 b - - 0 1".parse()?;
/// assert!(matches!(is_dead(&position), Dead::Dead { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn is_dead(position: &Position) -> Dead {
    Solver::new(Budget::default()).is_dead(position)
}

/// Whether a side has mating potential by the blitz rules of 1997, with the default budget.
///
/// # Examples
///
/// A knight against a rook may mate with help, and has no potential:
///
/// ```
/// use arbitre_board::{Position, Side};
/// use arbitre_mate::{Potential, Verdict, can_mate, mating_potential};
///
/// let position: Position = "8/8/4k3/4r3/8/3K4/2N5/8 w - - 0 1".parse()?;
/// assert!(matches!(can_mate(&position, Side::White), Verdict::Winnable(_)));
/// assert!(matches!(mating_potential(&position, Side::White), Potential::Insufficient(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn mating_potential(position: &Position, side: Side) -> Potential {
    Solver::new(Budget::default()).mating_potential(position, side)
}
