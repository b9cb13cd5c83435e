//! Proofs that take microseconds, and whether it is worth while to look for one.
//!
//! Where men come into play freely, no such proof is to be hoped for. Nothing that only looks
//! open decides anything: there the quick mode gives up.

use arbitre_board::{Bitboard, Position, Role, Side};

use crate::fill;
use crate::graph::{Graph, Queue};
use crate::material::lacks_material;
use crate::reach::Reach;

/// The pairs of blocked pawns from which on a wall may stand.
pub(crate) const WALL: u32 = 3;
/// The pairs of blocked pawns that hardly leave a way through.
pub(crate) const LONG_WALL: u32 = 5;

/// How a search ended that turns back as soon as a position looks open.
pub(crate) enum Probe {
    /// Every position was visited but for those in which the men are walled in or too few, and
    /// none of them is a mate.
    Closed,
    /// A position looks open, or is a mate.
    Open,
    /// The limit was reached first.
    Spent,
}

/// Searches all positions that can be reached, the latest first, until one looks open.
///
/// No more than `most` are visited, and fewer where a wall is not likely.
pub(crate) fn probe(graph: &mut Graph, root: &Position, winner: Side, most: usize) -> Probe {
    let limit = match blocked(root) {
        0 => 100,
        1 if has_choice(root) => 200,
        _ => 450,
    };
    let limit = limit.min(most);
    graph.clear();
    if let Some(node) = graph.reach(root.planes(), None) {
        graph.open(node, Queue::ONLY, 0);
    }
    while let Some(node) = graph.take(Queue::ONLY) {
        let position = graph.position(node).position();
        for &mv in &position.legal_moves() {
            let child = position.after(mv);
            if looks_open(&child, winner) {
                let is_closed = mv.is_irreversible() && blocked(&child) >= WALL;
                if !is_closed || !is_walled(&child, winner) {
                    return Probe::Open;
                }
                continue;
            }
            if mv.is_irreversible() && lacks_material(&child, winner) {
                continue;
            }
            if let Some(reached) = graph.reach(child.planes(), None) {
                if child.turn() != winner && child.is_mate() {
                    return Probe::Open;
                }
                graph.open(reached, Queue::ONLY, 0);
            }
        }
        if graph.len() >= limit {
            return Probe::Spent;
        }
    }
    Probe::Closed
}

/// Whether the winner is to move, has a choice of moves, and men that come into play.
pub(crate) fn looks_open(position: &Position, winner: Side) -> bool {
    position.turn() == winner && is_rich(position, winner) && has_choice(position)
}

/// Whether the side to move has more moves than a wall leaves it.
pub(crate) fn has_choice(position: &Position) -> bool {
    let few = if blocked(position) > WALL { 16 } else { 8 };
    position.legal_count() >= few
}

/// Whether a side has a queen, a rook, or a pawn that may go on to the last rank or to a capture,
/// as the men stand.
pub(crate) fn is_rich(position: &Position, side: Side) -> bool {
    let heavy = position.pieces(side, Role::Queen) | position.pieces(side, Role::Rook);
    if !heavy.is_empty() {
        return true;
    }
    let empty = !position.occupied().0;
    let paths = |side| fill::path(side, position.pieces(side, Role::Pawn).0, empty);
    let path = paths(side);
    let kings = position.pieces(!side, Role::King).0;
    let prey = position.board().side(!side).0 & !kings | paths(!side);
    path & fill::last_rank(side) != 0 || fill::pawn(side, path) & prey != 0
}

/// Whether the static analysis says that a side never mates, and no pawn of it gets through.
pub(crate) fn is_walled(position: &Position, side: Side) -> bool {
    Reach::without_promotion(position, side).is_some_and(|reach| !reach.may_mate(side))
}

/// The pairs of pawns that stand in each other's way.
pub(crate) fn blocked(position: &Position) -> u32 {
    let black = position.pieces(Side::Black, Role::Pawn).0;
    (position.pieces(Side::White, Role::Pawn) & Bitboard(black >> 8)).count()
}
