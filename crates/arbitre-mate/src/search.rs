//! The search of the graph of positions, the most promising first.

use alloc::vec::Vec;

use arbitre_board::{Move, Planes, Position, Side};

use crate::compass::Compass;
use crate::graph::{Graph, Queue};
use crate::material::lacks_material;
use crate::novelty::{New, Novelty};
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

/// Whether positions that the static analysis proves lost for the purpose are entered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Walls {
    /// Every position is entered.
    Ignored,
    /// A position after a capture or a pawn's move is analysed first.
    Heeded,
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
    pub(crate) compass: Compass,
    pub(crate) walls: Walls,
    /// The most positions to visit.
    pub(crate) limit: usize,
}

/// Searches with a higher limit take turns: what looks near to mate, what is new.
const LARGE: usize = 5_000;

/// Searches all positions that can be reached from one.
///
/// Positions that are `worn` are not entered; `stop` is asked now and then.
pub(crate) fn search(
    graph: &mut Graph,
    novelty: &mut Novelty,
    root: &Position,
    quest: &Quest,
    worn: &[Planes],
    stop: &mut dyn FnMut() -> bool,
) -> Outcome {
    let &Quest {
        winner,
        goal,
        compass,
        walls,
        limit,
    } = quest;
    let (mut asked, mut walled) = (0_usize, 0_usize);
    graph.clear();
    if let Some(node) = graph.reach(root.planes(), None) {
        graph.open(node, Queue::Near, 0);
    }
    for &planes in worn {
        graph.reach(planes, None);
    }
    let heeds_news = limit > LARGE;
    if heeds_news {
        novelty.clear();
    }
    let mut order = [Queue::Near, Queue::New];
    let mut turns = 0_u32;
    while let Some(node) = graph.take(order[0]).or_else(|| graph.take(order[1])) {
        order.swap(0, 1);
        turns += 1;
        if turns.is_multiple_of(1024) && stop() {
            return Outcome::Spent;
        }
        let position = graph.position(node).position();
        let (mut mate, mut spent) = (None, false);
        position.for_each_successor(|mv, child| {
            if mate.is_some() || spent || mv.is_irreversible() && goal.lacks_men(child, winner) {
                return;
            }
            if graph.len() >= limit {
                spent = true;
                return;
            }
            let Some(reached) = graph.reach(child.planes(), Some(node)) else {
                return;
            };
            if child.turn() != winner && goal.is_met(child) {
                mate = Some(reached);
                return;
            }
            // The analysis is asked as long as it now and then says something.
            let asking = walls == Walls::Heeded && (asked < 64 || walled * 8 > asked);
            if asking && mv.is_irreversible() {
                asked += 1;
                if !Reach::of(child).may_mate(winner) {
                    walled += 1;
                    return;
                }
            }
            let distance = compass.distance(child);
            graph.open(reached, Queue::Near, distance);
            if heeds_news {
                match novelty.note(mv, child) {
                    New::Place => graph.open(reached, Queue::New, distance / 2),
                    New::Pair => graph.open(reached, Queue::New, 128 + distance / 2),
                    New::Nothing => {}
                }
            }
        });
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
