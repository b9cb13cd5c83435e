//! Whether a side can still mate.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use arbitre_board::{Move, MoveList, Position, Side};

/// What can be said of the question whether a side can still mate.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Side};
/// use arbitre_mate::{Proof, Verdict, can_mate};
///
/// let position: Position = "6k1/8/8/8/8/8/8/K5N1 w - - 0 1".parse()?;
/// assert_eq!(can_mate(&position, Side::White), Verdict::Unwinnable(Proof::Material));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This line of legal moves, both sides helping, ends in mate.
    Winnable(Line),
    /// No series of legal moves mates; the proof says why.
    Unwinnable(Proof),
    /// The budget ran out first: neither has been shown.
    Undecided(Spent),
}

/// Why no series of legal moves mates.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Side};
/// use arbitre_mate::{Proof, Verdict, can_mate};
///
/// // Black is stalemated: the game is over.
/// let position: Position = "k7/P7/K7/8/8/8/8/8 b - - 0 1".parse()?;
/// assert_eq!(can_mate(&position, Side::White), Verdict::Unwinnable(Proof::Ended));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Proof {
    /// The game is over on the board, by stalemate or by the other side's mate.
    Ended,
    /// [`lacks_material`](crate::lacks_material) holds.
    Material,
    /// Every move is the only one, up to a position where one of the proofs above holds or that
    /// occurred before in this line.
    ///
    /// To verify it, play the only legal move again and again.
    Forced {
        /// The half-moves of the line.
        plies: u32,
    },
    /// No man of this side can ever attack the king where it could be mated: the static analysis
    /// of where each man may ever stand, as the documentation of the crate argues it.
    Walled,
    /// There are mates, but the game ends before each of them by the count of moves without
    /// capture or pawn move, as [`Idle`](crate::Idle) has it: every position was visited with its
    /// lowest count.
    Counted,
    /// Kings and pawns, with the pieces anywhere they may ever stand, never come to a mate.
    Blurred {
        /// The positions of kings and pawns visited.
        positions: u64,
    },
    /// No phase of the game, from one capture or pawn's move to the next, could hold a mate.
    Phased {
        /// The phases looked at.
        phases: u32,
    },
    /// Every position that can be reached was visited, and none of them is a mate.
    ///
    /// To verify it, enumerate the graph of positions again; a checker that stops only where the
    /// game ends or where material is lacking must close it too. `positions` counts those
    /// visited: positions that are [`Walled`](Proof::Walled) were not entered, so that the
    /// checker may visit many more.
    Exhausted {
        /// The positions visited, the first one included.
        positions: u64,
    },
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ended => f.pad("ended"),
            Self::Material => f.pad("material"),
            Self::Forced { plies } => write!(f, "forced {plies}"),
            Self::Walled => f.pad("walled"),
            Self::Counted => f.pad("counted"),
            Self::Blurred { positions } => write!(f, "blurred {positions}"),
            Self::Phased { phases } => write!(f, "phased {phases}"),
            Self::Exhausted { positions } => write!(f, "exhausted {positions}"),
        }
    }
}

/// What was spent without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spent {
    /// The positions visited.
    pub positions: u64,
}

/// A series of legal moves that ends in mate.
///
/// It is used as a slice of moves, and its text is their coordinates.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Side};
/// use arbitre_mate::{Verdict, can_mate};
///
/// let position: Position = "7k/5K2/8/8/8/8/8/6R1 w - - 0 1".parse()?;
/// let Verdict::Winnable(line) = can_mate(&position, Side::White) else { panic!() };
/// assert_eq!(line.to_string(), "g1h1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line(Vec<Move>);

impl Line {
    /// Replays the moves; `None` unless each is legal and the last one mates for `winner`.
    ///
    /// ```
    /// use arbitre_board::{Position, Side};
    /// use arbitre_mate::Line;
    ///
    /// let position = Position::initial();
    /// assert!(Line::replayed(&position, Side::White, vec![]).is_none());
    /// ```
    #[must_use]
    pub fn replayed(position: &Position, winner: Side, moves: Vec<Move>) -> Option<Self> {
        let mut position = *position;
        let mut legal = MoveList::new();
        for &mv in &moves {
            let (from, to) = (mv.from().into(), mv.to().into());
            position.list_legal_moves_among(from, to, &mut legal);
            if !legal.contains(&mv) {
                return None;
            }
            position.play(mv);
        }
        (position.turn() != winner && position.is_mate()).then_some(Self(moves))
    }
}

impl Deref for Line {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, mv) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{mv}")?;
        }
        Ok(())
    }
}

/// What can be said of the question whether the game is dead: neither side can mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dead {
    /// Neither side can mate by any series of legal moves.
    Dead {
        /// Why White cannot.
        white: Proof,
        /// Why Black cannot.
        black: Proof,
    },
    /// One side can, by this line.
    Alive {
        /// The side that mates.
        side: Side,
        /// How.
        line: Line,
    },
    /// The budget ran out first.
    Undecided(Spent),
}
