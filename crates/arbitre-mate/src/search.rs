//! The search of the graph of positions, the most promising first.

use alloc::vec::Vec;

use arbitre_board::{Move, Position, Side};

use crate::compass::Compass;
use crate::graph::Graph;
use crate::material::lacks_material;
use crate::reach::Reach;

/// How the search of a graph ended.
pub(crate) enum Outcome {
    /// These moves lead to mate.
    Mate(Vec<Move>),
    /// Every position was visited: none is a mate.
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

/// Searches all positions that can be reached from one, at most `limit` of them.
pub(crate) fn search(
    graph: &mut Graph,
    root: &Position,
    winner: Side,
    walls: Walls,
    limit: usize,
) -> Outcome {
    let compass = Compass::new(root, winner);
    graph.clear();
    if let Some(node) = graph.reach(root.planes(), None) {
        graph.open(node, 0);
    }
    while let Some(node) = graph.nearest() {
        let position = graph.position(node).position();
        for &mv in &position.legal_moves() {
            let child = position.after(mv);
            let planes = child.planes();
            if mv.is_irreversible() && lacks_material(&child, winner) {
                continue;
            }
            if graph.len() >= limit {
                return Outcome::Spent;
            }
            let Some(reached) = graph.reach(planes, Some(node)) else {
                continue;
            };
            if child.turn() != winner && child.is_check() && !child.has_legal_move() {
                return Outcome::Mate(line_to(graph, reached));
            }
            if walls == Walls::Heeded && mv.is_irreversible() && !Reach::of(&child).may_mate(winner)
            {
                continue;
            }
            graph.open(reached, compass.distance(&child));
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
