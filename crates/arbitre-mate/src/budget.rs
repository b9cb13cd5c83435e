//! How much a question may cost.

use alloc::vec::Vec;

use arbitre_board::Position;

/// How much a question may cost before it is left undecided.
///
/// # Examples
///
/// ```
/// use arbitre_mate::{Budget, Effort};
///
/// let small = Budget { positions: 10_000, ..Budget::default() };
/// assert_eq!(small.effort, Effort::Full);
/// assert!(small.memory <= 512 << 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most positions to visit in one search.
    pub positions: u64,
    /// The most memory to hold, in bytes.
    pub memory: usize,
    /// How hard to try.
    pub effort: Effort,
}

/// A million and a half positions, 512 MiB, full effort: some two seconds at most.
impl Default for Budget {
    fn default() -> Self {
        Self {
            positions: 1_500_000,
            memory: 512 << 20,
            effort: Effort::Full,
        }
    }
}

/// How hard to try.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// Until there is an answer, or the budget is spent.
    #[default]
    Full,
    /// Microseconds in most games, milliseconds where walls of pawns stand, for a proof that a side
    /// cannot mate, and nothing for a line: what is not quickly proved is left undecided.
    Quick,
}

/// What ends a series of moves before it comes to mate.
///
/// By default nothing but mate and stalemate does: the series is bounded by the moves of the men
/// alone. From 2014 on the Laws end a game by themselves after seventy-five moves of each side
/// without capture or pawn move, and on the fifth occurrence of a position (art. 9.6).
///
/// # Examples
///
/// The rook mates in two moves of its side, and one is left:
///
/// ```
/// use arbitre_board::{Position, Side};
/// use arbitre_mate::{Budget, Idle, Series, Solver, Verdict};
///
/// let position: Position = "7k/8/5K2/8/8/8/8/6R1 w - - 148 140".parse()?;
/// let mut free = Solver::new(Budget::default());
/// assert!(matches!(free.can_mate(&position, Side::White), Verdict::Winnable(_)));
///
/// let series = Series { idle: Idle::SeventyFiveMoves, ..Series::default() };
/// let mut bound = Solver::new(Budget::default()).within(series);
/// assert!(matches!(bound.can_mate(&position, Side::White), Verdict::Unwinnable(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Series {
    /// How long nothing may be captured and no pawn moved.
    pub idle: Idle,
    /// Positions that end the game when they arise once more: those that have occurred four
    /// times, where the fifth occurrence does.
    pub worn: Vec<Position>,
}

/// How long nothing may be captured and no pawn moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Idle {
    /// For ever.
    #[default]
    Unbounded,
    /// For seventy-five moves of each side, counted with the position's own counter; the move
    /// that mates comes before the count.
    SeventyFiveMoves,
}

impl Idle {
    /// Whether the game has ended by this count, mate apart.
    pub(crate) const fn is_over(self, position: &Position) -> bool {
        matches!(self, Self::SeventyFiveMoves) && position.half_moves() >= 150
    }
}
