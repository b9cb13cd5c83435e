use alloc::vec::Vec;

use arbitre_board::{Move, Position, Side};

use crate::graph::{BYTES_PER_POSITION, Graph};
use crate::material::lacks_material;
use crate::reach::Reach;
use crate::search::{Outcome, Walls, search};
use crate::verdict::{Dead, Line, Proof, Spent, Verdict};
use crate::walk::walk;

/// How much a question may cost before it is left undecided.
///
/// # Examples
///
/// ```
/// use arbitre_mate::Budget;
///
/// let small = Budget { positions: 10_000, ..Budget::default() };
/// assert!(small.memory <= 512 << 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most positions to visit for one question.
    pub positions: u64,
    /// The most memory to hold, in bytes.
    pub memory: usize,
}

/// Eight million positions, and 512 MiB.
impl Default for Budget {
    fn default() -> Self {
        Self {
            positions: 8_000_000,
            memory: 512 << 20,
        }
    }
}

/// Answers question after question with the same memory.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Side};
/// use arbitre_mate::{Budget, Solver, Verdict};
///
/// let mut solver = Solver::new(Budget::default());
/// for (fen, winnable) in [
///     // A wall of pawns that nobody can pass.
///     ("4k3/8/8/p1p1p2p/P1P1P2P/8/8/4K3 w - - 0 1", false),
///     ("8/8/8/8/8/6k1/7p/7K b - - 0 1", true),
/// ] {
///     let position: Position = fen.parse()?;
///     let verdict = solver.can_mate(&position, Side::Black);
///     assert_eq!(matches!(verdict, Verdict::Winnable(_)), winnable);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    budget: Budget,
    graph: Graph,
}

/// The positions visited before the static analysis is asked at every step.
const FIRST_LOOK: usize = 200;

impl Solver {
    /// A solver that holds no memory yet.
    #[must_use]
    pub const fn new(budget: Budget) -> Self {
        Self {
            budget,
            graph: Graph::new(),
        }
    }

    /// Whether a side can still mate by some series of legal moves.
    #[must_use]
    pub fn can_mate(&mut self, position: &Position, side: Side) -> Verdict {
        if lacks_material(position, side) && !position.is_mate() {
            return Verdict::Unwinnable(Proof::Material);
        }
        let mut moves = Vec::new();
        let start = match force(position, side, &mut moves) {
            Forced::Mate => return self.winnable(position, side, moves),
            Forced::Never(proof) => return Verdict::Unwinnable(proof),
            Forced::Choice(start) => start,
        };
        if let Some(rest) = walk(&start, side) {
            moves.extend(rest);
            return self.winnable(position, side, moves);
        }
        if !Reach::of(&start).may_mate(side) {
            return Verdict::Unwinnable(Proof::Walled);
        }
        let limit = usize::min(
            usize::try_from(self.budget.positions).unwrap_or(usize::MAX),
            self.budget.memory / BYTES_PER_POSITION,
        );
        let first = usize::min(limit, FIRST_LOOK);
        let mut outcome = search(&mut self.graph, &start, side, Walls::Ignored, first);
        if matches!(outcome, Outcome::Spent) {
            outcome = search(&mut self.graph, &start, side, Walls::Heeded, limit);
        }
        let positions = self.graph.len() as u64;
        match outcome {
            Outcome::Mate(rest) => {
                moves.extend(rest);
                self.winnable(position, side, moves)
            }
            Outcome::Closed => Verdict::Unwinnable(Proof::Exhausted { positions }),
            Outcome::Spent => Verdict::Undecided(Spent { positions }),
        }
    }

    /// Whether neither side can mate any more.
    #[must_use]
    pub fn is_dead(&mut self, position: &Position) -> Dead {
        let white = match self.can_mate(position, Side::White) {
            Verdict::Winnable(line) => {
                return Dead::Alive {
                    side: Side::White,
                    line,
                };
            }
            other => other,
        };
        match (white, self.can_mate(position, Side::Black)) {
            (_, Verdict::Winnable(line)) => Dead::Alive {
                side: Side::Black,
                line,
            },
            (Verdict::Unwinnable(white), Verdict::Unwinnable(black)) => Dead::Dead { white, black },
            (Verdict::Undecided(spent), _) | (_, Verdict::Undecided(spent)) => {
                Dead::Undecided(spent)
            }
            (Verdict::Winnable(line), _) => Dead::Alive {
                side: Side::White,
                line,
            },
        }
    }

    /// A line becomes a verdict only once it has been replayed.
    fn winnable(&self, position: &Position, side: Side, moves: Vec<Move>) -> Verdict {
        Line::replayed(position, side, moves).map_or(
            Verdict::Undecided(Spent {
                positions: self.graph.len() as u64,
            }),
            Verdict::Winnable,
        )
    }
}

/// Where the only legal moves lead.
enum Forced {
    /// To a mate by the winner.
    Mate,
    /// To a position from which the winner never mates.
    Never(Proof),
    /// To a position with a choice of moves.
    Choice(Position),
}

/// Plays moves as long as there is only one.
fn force(start: &Position, winner: Side, moves: &mut Vec<Move>) -> Forced {
    let mut position = *start;
    let mut visited = Vec::new();
    loop {
        let forced = || match moves.len() as u32 {
            0 => Proof::Ended,
            plies => Proof::Forced { plies },
        };
        let legal = position.legal_moves();
        match legal[..] {
            [] if position.is_check() && position.turn() != winner => return Forced::Mate,
            [] => return Forced::Never(forced()),
            [_] if lacks_material(&position, winner) || visited.contains(&position.planes()) => {
                return Forced::Never(forced());
            }
            [mv] => {
                visited.push(position.planes());
                position.play(mv);
                moves.push(mv);
            }
            _ if lacks_material(&position, winner) => return Forced::Never(forced()),
            _ => return Forced::Choice(position),
        }
    }
}
