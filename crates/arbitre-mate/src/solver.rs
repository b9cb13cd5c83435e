//! A solver that keeps its memory from question to question.

use alloc::boxed::Box;
use alloc::vec::Vec;

use arbitre_board::{Move, Planes, Position, Role, Side};

use crate::blur;
use crate::budget::{Budget, Effort, Idle, Series};
use crate::counted;
use crate::estimate::Estimate;
use crate::force::{Forced, force};
use crate::graph::BYTES_PER_POSITION;
use crate::phase;
use crate::potential::{Potential, cannot_avoid_mate, lacks_potential};
use crate::quick::{
    LONG_WALL, Probe, WALL, blocked, has_choice, is_rich, is_walled, looks_open, probe,
};
use crate::reach::Reach;
use crate::search::{Goal, Memory, Outcome, Quest, search};
use crate::verdict::{Dead, Line, Proof, Spent, Verdict};
use crate::walk::walk;

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
    idle: Idle,
    /// The positions that end a series when they arise.
    worn: Vec<Planes>,
    stop: Box<dyn FnMut() -> bool + Send>,
    memory: Memory,
    /// The positions visited for the last question.
    visited: u64,
}

/// What is tried before the whole graph, in numbers of what is visited.
struct Look {
    /// Positions on the way to the corners.
    positions: usize,
    /// Positions of kings and pawns, with the pieces out of focus.
    blurred: usize,
    /// Phases of the game.
    phases: usize,
}

/// A short look, and a longer one.
const LOOKS: [Look; 2] = [
    Look {
        positions: 2_500,
        blurred: 1_500,
        phases: 30,
    },
    Look {
        positions: 7_500,
        blurred: 20_000,
        phases: 2_000,
    },
];

impl Solver {
    /// A solver that holds no memory yet.
    #[must_use]
    pub fn new(budget: Budget) -> Self {
        Self {
            budget,
            idle: Idle::Unbounded,
            worn: Vec::new(),
            stop: Box::new(|| false),
            memory: Memory::new(),
            visited: 0,
        }
    }

    /// The same solver for series of moves that end otherwise than by mate or stalemate, too.
    ///
    /// See [`Series`].
    #[must_use]
    pub fn within(mut self, series: Series) -> Self {
        self.idle = series.idle;
        self.worn = series.worn.iter().map(Position::planes).collect();
        self
    }

    /// The same solver, which gives up as soon as `stop` says so: for a budget of time.
    ///
    /// ```
    /// use std::time::{Duration, Instant};
    /// use arbitre_mate::{Budget, Solver};
    ///
    /// let end = Instant::now() + Duration::from_millis(100);
    /// let solver = Solver::new(Budget::default()).stopped_by(move || Instant::now() > end);
    /// ```
    #[must_use]
    pub fn stopped_by(mut self, stop: impl FnMut() -> bool + Send + 'static) -> Self {
        self.stop = Box::new(stop);
        self
    }

    /// The positions visited by the searches for the last question; none where a straight walk,
    /// a proof from the men or the static analysis answered it.
    ///
    /// ```
    /// use arbitre_board::{Position, Side};
    /// use arbitre_mate::{Budget, Solver};
    ///
    /// let mut solver = Solver::new(Budget::default());
    /// let _ = solver.can_mate(&Position::initial(), Side::White);
    /// assert_eq!(solver.visited(), 0);
    /// ```
    #[must_use]
    pub const fn visited(&self) -> u64 {
        self.visited
    }

    /// Whether a side can still mate by some series of legal moves.
    #[must_use]
    pub fn can_mate(&mut self, position: &Position, side: Side) -> Verdict {
        self.visited = 0;
        if self.budget.effort == Effort::Quick && looks_open(position, side) {
            return Verdict::Undecided(Spent { positions: 0 });
        }
        self.memory.forget();
        let mut visited = self.worn.clone();
        let mut moves = Vec::new();
        let start = match force(position, side, self.idle, &mut visited, &mut moves) {
            Forced::Mate => return self.winnable(position, side, moves),
            Forced::Never(proof) => return Verdict::Unwinnable(proof),
            Forced::Choice(start) => start,
        };
        let outcome = match self.budget.effort {
            Effort::Full => self.fully(&start, side, &visited),
            Effort::Quick => self.quickly(&start, side),
        };
        match outcome {
            Ok(rest) => {
                moves.extend(rest);
                self.winnable(position, side, moves)
            }
            Err(verdict) => verdict,
        }
    }

    /// The moves to a mate, or another verdict.
    fn fully(
        &mut self,
        start: &Position,
        side: Side,
        visited: &[Planes],
    ) -> Result<Vec<Move>, Verdict> {
        if let Some(moves) = walk(start, side, Estimate::new(side), visited) {
            return Ok(moves);
        }
        let reach = Reach::of(start);
        if !reach.may_mate(side) {
            return Err(Verdict::Unwinnable(Proof::Walled));
        }
        let corner =
            Estimate::each_corner(side).find_map(|estimate| walk(start, side, estimate, visited));
        if let Some(moves) = corner {
            return Ok(moves);
        }
        for look in LOOKS {
            match self.search(start, side, look.positions) {
                Outcome::Spent => {}
                outcome => return self.decided(outcome),
            }
            if let Some(proof) = self.blurred(start, &reach, side, look.blurred) {
                return Err(Verdict::Unwinnable(proof));
            }
            if let Some(phases) = phase::never_mates(start, side, look.phases) {
                return Err(Verdict::Unwinnable(Proof::Phased { phases }));
            }
        }
        let outcome = self.search(start, side, usize::MAX);
        self.decided(outcome)
    }

    /// A proof with the pieces out of focus.
    fn blurred(
        &mut self,
        start: &Position,
        reach: &Reach,
        side: Side,
        limit: usize,
    ) -> Option<Proof> {
        let limit = usize::min(self.limit(), limit);
        let graph = &mut self.memory.graph;
        let never = blur::never_mates(graph, start, reach, side, limit);
        let positions = graph.len() as u64;
        never.then(|| {
            self.visited += positions;
            Proof::Blurred { positions }
        })
    }

    /// A quick proof that there are no moves to a mate, or an open question.
    ///
    /// The more pawns are blocked, the likelier a wall stands and the more it may cost to find out.
    fn quickly(&mut self, start: &Position, side: Side) -> Result<Vec<Move>, Verdict> {
        let (blocked, is_rich) = (blocked(start), is_rich(start, side));
        let most = self.limit();
        let probed = probe(&mut self.memory.graph, start, side, most);
        let positions = self.memory.graph.len() as u64;
        self.visited = positions;
        let open = Err(Verdict::Undecided(Spent { positions }));
        let is_open = match probed {
            Probe::Closed => return Err(Verdict::Unwinnable(Proof::Exhausted { positions })),
            Probe::Open => blocked < WALL || blocked == WALL && is_rich && has_choice(start),
            Probe::Spent => blocked < WALL && is_rich,
        };
        if is_open {
            return open;
        }
        if is_walled(start, side) {
            return Err(Verdict::Unwinnable(Proof::Walled));
        }
        if blocked < WALL || is_rich && blocked < LONG_WALL {
            return open;
        }
        let reach = Reach::of(start);
        if !reach.may_mate(side) {
            return Err(Verdict::Unwinnable(Proof::Walled));
        }
        if let Some(moves) = walk(start, side, Estimate::new(side), &self.worn) {
            return Ok(moves);
        }
        let limit = if blocked == WALL { 1_000 } else { 20_000 };
        if let Some(proof) = self.blurred(start, &reach, side, limit) {
            return Err(Verdict::Unwinnable(proof));
        }
        if blocked == WALL {
            return open;
        }
        let outcome = self.search(start, side, limit);
        self.decided(outcome)
    }

    /// The positions that the budget allows in one search.
    fn limit(&self) -> usize {
        usize::min(
            usize::try_from(self.budget.positions).unwrap_or(usize::MAX),
            self.budget.memory.saturating_sub(Memory::BYTES) / BYTES_PER_POSITION,
        )
    }

    fn search(&mut self, start: &Position, winner: Side, limit: usize) -> Outcome {
        let limit = usize::min(limit, self.limit());
        let quest = Quest {
            winner,
            goal: Goal::Mate,
            limit,
        };
        let outcome = search(&mut self.memory, start, &quest, &self.worn, &mut self.stop);
        self.visited += self.memory.graph.len() as u64;
        outcome
    }

    fn decided(&self, outcome: Outcome) -> Result<Vec<Move>, Verdict> {
        let positions = self.memory.graph.len() as u64;
        match outcome {
            Outcome::Found(moves) => Ok(moves),
            Outcome::Closed => Err(Verdict::Unwinnable(Proof::Exhausted { positions })),
            Outcome::Spent => Err(Verdict::Undecided(Spent { positions })),
        }
    }

    /// A line becomes a verdict only once it has been replayed, and only if the game does not end
    /// before it by the count of moves; else the search counts.
    fn winnable(&mut self, position: &Position, side: Side, moves: Vec<Move>) -> Verdict {
        let open = Verdict::Undecided(Spent {
            positions: self.memory.graph.len() as u64,
        });
        if self.is_in_time(position, &moves) {
            return Line::replayed(position, side, moves).map_or(open, Verdict::Winnable);
        }
        let limit = usize::min(
            usize::try_from(self.budget.positions).unwrap_or(usize::MAX),
            self.budget.memory / counted::BYTES_PER_POSITION,
        );
        match counted::search_counted(position, side, &self.worn, limit, &mut self.stop) {
            Outcome::Found(moves) => {
                Line::replayed(position, side, moves).map_or(open, Verdict::Winnable)
            }
            Outcome::Closed => Verdict::Unwinnable(Proof::Counted),
            Outcome::Spent => open,
        }
    }

    fn is_in_time(&self, position: &Position, moves: &[Move]) -> bool {
        if self.idle == Idle::Unbounded {
            return true;
        }
        let mut position = *position;
        moves.iter().all(|&mv| {
            let goes_on = !self.idle.is_over(&position);
            position.play(mv);
            goes_on
        })
    }

    /// Whether neither side can mate any more.
    ///
    /// One line of one side tells that the game goes on, and the side with more men to mate with
    /// is asked first: for a position in play that takes some ten microseconds, so that the
    /// question may be put after every move.
    ///
    /// ```
    /// use arbitre_board::{Position, Side};
    /// use arbitre_mate::{Budget, Dead, Solver};
    ///
    /// let mut solver = Solver::new(Budget::default());
    /// let alive = solver.is_dead(&Position::initial());
    /// assert!(matches!(alive, Dead::Alive { side: Side::White, .. }));
    /// ```
    #[must_use]
    pub fn is_dead(&mut self, position: &Position) -> Dead {
        let mut proofs = [Proof::Ended; 2];
        let mut spent = None;
        let [white, black] = Side::ALL.map(|side| strength(position, side));
        let first = if white < black {
            Side::Black
        } else {
            Side::White
        };
        for side in [first, !first] {
            match self.can_mate(position, side) {
                Verdict::Winnable(line) => return Dead::Alive { side, line },
                Verdict::Unwinnable(proof) => proofs[side as usize] = proof,
                Verdict::Undecided(positions) => spent = Some(positions),
            }
        }
        let [white, black] = proofs;
        spent.map_or(Dead::Dead { white, black }, Dead::Undecided)
    }

    /// Whether a side has mating potential, as [`Potential`] explains it.
    ///
    /// The bounds of a [`Series`] are not looked at: the rule is older than they.
    #[must_use]
    pub fn mating_potential(&mut self, position: &Position, side: Side) -> Potential {
        let line = match self.can_mate(position, side) {
            Verdict::Winnable(line) => line,
            Verdict::Unwinnable(proof) => return Potential::Insufficient(proof),
            Verdict::Undecided(spent) => return Potential::Undecided(spent),
        };
        if line.is_empty() {
            return Potential::Sufficient(Vec::new());
        }
        if lacks_potential(position, side) {
            return Potential::Insufficient(Proof::Material);
        }
        // Often the helpmate itself passes through such a position.
        let mut passed = *position;
        for (index, &mv) in line.iter().enumerate() {
            if passed.turn() != side && cannot_avoid_mate(&passed) {
                return Potential::Sufficient(line[..index].to_vec());
            }
            passed.play(mv);
        }
        let quest = Quest {
            winner: side,
            goal: Goal::Zugzwang,
            limit: self.limit(),
        };
        let outcome = search(&mut self.memory, position, &quest, &[], &mut self.stop);
        let positions = self.memory.graph.len() as u64;
        self.visited += positions;
        match outcome {
            Outcome::Found(moves) => Potential::Sufficient(moves),
            Outcome::Closed => Potential::Insufficient(Proof::Exhausted { positions }),
            Outcome::Spent => Potential::Undecided(Spent { positions }),
        }
    }
}

/// How soon a side is likely to mate: queens before rooks before all else.
fn strength(position: &Position, side: Side) -> (u32, u32, u32) {
    let count = |role| position.pieces(side, role).count();
    let others = position.board().side(side).count();
    (count(Role::Queen), count(Role::Rook), others)
}
