//! One line straight towards mate, without looking back: most winnable positions fall to it.

use alloc::vec::Vec;

use arbitre_board::{Move, Planes, Position, Side};

use crate::compass::Compass;
use crate::graph::Distance;
use crate::material::lacks_material;

/// The longest walk, in half-moves.
const LONGEST: usize = 96;

/// Plays, for both sides, the move that looks nearest to mate, until it is mate.
pub(crate) fn walk(start: &Position, winner: Side) -> Option<Vec<Move>> {
    let compass = Compass::new(start, winner);
    let mut position = *start;
    let mut moves = Vec::new();
    let mut visited: Vec<Planes> = Vec::new();
    visited.push(position.planes());
    while moves.len() < LONGEST {
        let mut best: Option<(Distance, Move, Position)> = None;
        for &mv in &position.legal_moves() {
            let child = position.after(mv);
            if child.turn() != winner && child.is_check() && !child.has_legal_move() {
                moves.push(mv);
                return Some(moves);
            }
            let distance = compass.distance(&child);
            if best.as_ref().is_some_and(|&(least, ..)| least <= distance)
                || visited.contains(&child.planes())
                || mv.is_irreversible() && lacks_material(&child, winner)
                || !child.has_legal_move()
            {
                continue;
            }
            best = Some((distance, mv, child));
        }
        let (_, mv, child) = best?;
        moves.push(mv);
        visited.push(child.planes());
        position = child;
    }
    None
}
