//! The search of the graph of positions, the most promising first.

use alloc::vec::Vec;

use arbitre_board::{Move, Planes, Position, Side};

use crate::estimate::Estimate;
use crate::graph::{Distance, Graph, Queue, Sight};
use crate::material::lacks_material;
use crate::novelty::{New, Novelty};
use crate::phase;
use crate::potential::{cannot_avoid_mate, lacks_potential};
use crate::reach::Reach;

/// How the search of a graph ended.
pub(crate) enum Outcome {
    /// These moves lead to what was searched for.
    Found(Vec<Move>),
    /// Every position was visited in vain.
    Closed,
    /// The limit was reached first.
    Spent,
}

/// What searches keep: one memory for all, used again.
pub(crate) struct Memory {
    pub(crate) graph: Graph,
    novelty: Novelty,
    walls: Walls,
}

impl Memory {
    /// The bytes that it takes besides those for each position.
    pub(crate) const BYTES: usize = Novelty::BYTES;

    pub(crate) const fn new() -> Self {
        Self {
            graph: Graph::new(),
            novelty: Novelty::new(),
            walls: Walls::NONE,
        }
    }

    /// Begins a new question.
    pub(crate) fn forget(&mut self) {
        self.walls = Walls::NONE;
    }
}

/// The static analyses, asked after captures and pawns' moves as long as they now and then say
/// that no mate follows.
struct Walls {
    reach: Worth,
    phases: Worth,
}

/// How often an analysis was asked, and how often it said something.
struct Worth {
    asked: u32,
    found: u32,
}

/// The phases looked at after a capture or a pawn's move.
const FEW: usize = 30;

impl Worth {
    const NONE: Self = Self { asked: 0, found: 0 };

    fn ask(&mut self, analysis: impl FnOnce() -> bool) -> bool {
        if self.asked >= 12 && self.found * 8 <= self.asked {
            return false;
        }
        self.asked += 1;
        let found = analysis();
        self.found += u32::from(found);
        found
    }
}

impl Walls {
    const NONE: Self = Self {
        reach: Worth::NONE,
        phases: Worth::NONE,
    };

    /// Whether the sets of one game say that `winner` never mates from here on.
    fn stand(&mut self, position: &Position, winner: Side) -> bool {
        self.reach.ask(|| !Reach::of(position).may_mate(winner))
    }

    /// Whether those of its phases say so.
    fn stand_in_phases(&mut self, position: &Position, winner: Side) -> bool {
        let few = || phase::never_mates(position, winner, FEW).is_some();
        self.phases.ask(few)
    }
}

/// What is searched for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goal {
    /// A mate.
    Mate,
    /// A position in which the loser is to move and cannot avoid mate on the next move.
    Zugzwang,
}

impl Goal {
    /// Whether a position with the loser to move is one.
    fn is_met(self, position: &Position) -> bool {
        match self {
            Self::Mate => position.is_check() && !position.has_legal_move(),
            Self::Zugzwang => cannot_avoid_mate(position),
        }
    }

    /// Whether no later position can be one, for want of men.
    fn lacks_men(self, position: &Position, winner: Side) -> bool {
        match self {
            Self::Mate => lacks_material(position, winner),
            Self::Zugzwang => lacks_potential(position, winner),
        }
    }
}

/// A question for [`search`].
pub(crate) struct Quest {
    pub(crate) winner: Side,
    pub(crate) goal: Goal,
    /// The most positions to visit.
    pub(crate) limit: usize,
}

/// Searches with a higher limit also look at what is new, and at phases.
const LARGE: usize = 10_000;
/// The turns of their queues.
const ALL: [Queue; 6] = [
    Queue::A1,
    Queue::H1,
    Queue::New,
    Queue::A8,
    Queue::H8,
    Queue::New,
];

/// What one move leads to.
struct Child {
    mv: Move,
    position: Position,
    planes: Planes,
    sight: Sight,
}

/// Searches all positions that can be reached from one.
///
/// Positions that are `worn` are not entered; `stop` is asked now and then.
pub(crate) fn search(
    memory: &mut Memory,
    root: &Position,
    quest: &Quest,
    worn: &[Planes],
    stop: &mut dyn FnMut() -> bool,
) -> Outcome {
    let &Quest {
        winner,
        goal,
        limit,
    } = quest;
    let estimate = Estimate::new(winner);
    let Memory {
        graph,
        novelty,
        walls,
    } = memory;
    graph.clear();
    if let Some(node) = graph.reach(root.planes(), None) {
        for queue in Queue::CORNERS {
            graph.open(node, queue, 0);
        }
    }
    for &planes in worn {
        graph.reach(planes, None);
    }
    let is_large = limit > LARGE;
    if is_large {
        novelty.clear();
        walls.phases = Worth::NONE;
    }
    let order: &[Queue] = if is_large { &ALL } else { &Queue::CORNERS };
    let mut turns = 0;
    let mut children = Vec::new();
    // Every open position is in the queues of all corners.
    let take = |graph: &mut Graph, turns: usize| {
        let node = graph.take(order[turns % order.len()]);
        node.or_else(|| graph.take(Queue::ONLY))
    };
    while let Some(node) = take(graph, turns) {
        turns += 1;
        if turns.is_multiple_of(1024) && stop() {
            return Outcome::Spent;
        }
        let position = graph.position(node).position();
        children.clear();
        position.for_each_successor(|mv, &position| {
            if !(mv.is_irreversible() && goal.lacks_men(&position, winner)) {
                let planes = position.planes();
                let sight = graph.look(planes);
                children.push(Child {
                    mv,
                    position,
                    planes,
                    sight,
                });
            }
        });
        children.retain(|child| !graph.shows(child.sight, &child.planes));
        let (mut mate, mut spent) = (None, false);
        for &Child {
            mv,
            position: ref child,
            planes,
            sight,
        } in &children
        {
            if graph.len() >= limit {
                spent = true;
                break;
            }
            let Some(reached) = graph.reach_at(sight, planes, Some(node)) else {
                continue;
            };
            if child.turn() != winner && goal.is_met(child) {
                mate = Some(reached);
                break;
            }
            if mv.is_irreversible()
                && (walls.stand(child, winner) || is_large && walls.stand_in_phases(child, winner))
            {
                continue;
            }
            let distances = estimate.distances(child);
            for (queue, distance) in Queue::CORNERS.into_iter().zip(distances) {
                graph.open(reached, queue, distance);
            }
            if is_large {
                let distance = distances.into_iter().fold(Distance::MAX, Distance::min);
                match novelty.note(mv, child) {
                    New::Place => graph.open(reached, Queue::New, distance / 2),
                    New::Pair => graph.open(reached, Queue::New, 128 + distance / 2),
                    New::Nothing => {}
                }
            }
        }
        if let Some(mate) = mate {
            return Outcome::Found(line_to(graph, mate));
        }
        if spent {
            return Outcome::Spent;
        }
    }
    Outcome::Closed
}

/// The moves from the first position to one that was reached.
fn line_to(graph: &Graph, node: u32) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut node = node;
    while let Some(parent) = graph.parent(node) {
        let position = graph.position(parent).position();
        let child = graph.position(node);
        moves.extend(
            position
                .legal_moves()
                .iter()
                .find(|&&mv| position.after(mv).planes() == *child),
        );
        node = parent;
    }
    moves.reverse();
    moves
}
