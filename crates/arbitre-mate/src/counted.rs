//! The search with the count of moves without capture or pawn move in the state.
//!
//! Of two ways to the same position the one with the lower count allows whatever the other does;
//! so a position is entered again only with a lower count than before.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use arbitre_board::{Move, Planes, Position, Side};

use crate::search::Outcome;

/// The count at which the game has ended.
const OVER: usize = 150;

/// The bytes that one position takes, about.
pub(crate) const BYTES_PER_POSITION: usize = 160;

/// The lowest count with which a position was reached, and from where.
struct Reached {
    count: u8,
    parent: Option<Planes>,
}

/// Searches for a mate that comes before seventy-five idle moves of each side.
pub(crate) fn search_counted(
    root: &Position,
    winner: Side,
    worn: &[Planes],
    limit: usize,
    stop: &mut dyn FnMut() -> bool,
) -> Outcome {
    let mut reached: BTreeMap<Planes, Reached> = BTreeMap::new();
    for &planes in worn {
        reached.insert(
            planes,
            Reached {
                count: 0,
                parent: None,
            },
        );
    }
    let mut open: Vec<Vec<Planes>> = Vec::new();
    open.resize_with(OVER, Vec::new);
    let start = usize::try_from(root.half_moves()).unwrap_or(OVER);
    reached.insert(
        root.planes(),
        Reached {
            count: start.min(OVER) as u8,
            parent: None,
        },
    );
    if let Some(bucket) = open.get_mut(start) {
        bucket.push(root.planes());
    }
    while let Some(count) = open.iter().position(|bucket| !bucket.is_empty()) {
        let Some(planes) = open[count].pop() else {
            continue;
        };
        if reached
            .get(&planes)
            .is_some_and(|known| usize::from(known.count) < count)
        {
            continue;
        }
        if reached.len() > limit || stop() {
            return Outcome::Spent;
        }
        let position = planes.position();
        for &mv in &position.legal_moves() {
            let child = position.after(mv);
            let next = if mv.is_irreversible() { 0 } else { count + 1 };
            if child.turn() != winner && child.is_mate() {
                let mut moves = line_to(&reached, planes);
                moves.push(mv);
                return Outcome::Found(moves);
            }
            let better = reached
                .get(&child.planes())
                .is_none_or(|known| usize::from(known.count) > next);
            if better && next < OVER {
                let entry = Reached {
                    count: next as u8,
                    parent: Some(planes),
                };
                reached.insert(child.planes(), entry);
                open[next].push(child.planes());
            }
        }
    }
    Outcome::Closed
}

fn line_to(reached: &BTreeMap<Planes, Reached>, end: Planes) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut planes = end;
    while let Some(parent) = reached.get(&planes).and_then(|known| known.parent) {
        let position = parent.position();
        let legal = position.legal_moves();
        moves.extend(
            legal
                .iter()
                .find(|&&mv| position.after(mv).planes() == planes),
        );
        planes = parent;
    }
    moves.reverse();
    moves
}
