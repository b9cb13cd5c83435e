//! One line straight towards mate, without looking back: most winnable positions fall to it.

use alloc::vec::Vec;

use arbitre_board::{Bitboard, Move, Planes, Position, Role, Side, attacks};

use crate::compass::Compass;
use crate::material::lacks_material;

/// The longest walk, in half-moves.
const LONGEST: usize = 128;
/// The half-moves without progress after which a walk gives up.
const PATIENCE: usize = 16;

/// Plays, for both sides, the move that looks nearest to mate, until it is mate.
///
/// Moves are judged without making them, by what they change: kings that near their squares, men
/// of the loser that are captured, pawns of the winner that advance.
pub(crate) fn walk(
    start: &Position,
    winner: Side,
    compass: Compass,
    worn: &[Planes],
) -> Option<Vec<Move>> {
    let mut position = *start;
    let mut legal = position.legal_moves();
    let mut moves = Vec::with_capacity(64);
    let mut visited: Vec<Planes> = Vec::with_capacity(64 + worn.len());
    visited.extend_from_slice(worn);
    let mut gains: Vec<i32> = Vec::with_capacity(64);
    let mut idle = 0;
    while moves.len() < LONGEST && idle < PATIENCE {
        visited.push(position.planes());
        if position.turn() == winner
            && let Some(mate) = mate_in_one(&position, &legal)
        {
            moves.push(mate);
            return Some(moves);
        }
        gains.clear();
        if compass.has_only_minors(&position) {
            let before = i32::from(compass.distance(&position));
            let after = |&mv| i32::from(compass.distance(&position.after(mv)));
            gains.extend(legal.iter().map(|mv| before - after(mv)));
        } else {
            let gauge = compass.gauge(&position);
            gains.extend(legal.iter().map(|&mv| gauge.gain(mv)));
        }
        let (mv, gain) = loop {
            let (index, &gain) = gains.iter().enumerate().max_by_key(|&(_, gain)| *gain)?;
            if gain == i32::MIN {
                return None;
            }
            gains[index] = i32::MIN;
            let mv = legal[index];
            let child = position.after(mv);
            if mv.is_irreversible() {
                if lacks_material(&child, winner) {
                    continue;
                }
            } else if visited.contains(&child.planes()) {
                continue;
            }
            let replies = child.legal_moves();
            if !replies.is_empty() {
                (position, legal) = (child, replies);
                break (mv, gain);
            }
        };
        if mv.is_irreversible() {
            // What came before cannot come back.
            visited.truncate(worn.len());
        }
        idle = if gain > 0 { 0 } else { idle + 1 };
        moves.push(mv);
    }
    None
}

/// A move that gives check with the man that moves, and mates.
fn mate_in_one(position: &Position, legal: &[Move]) -> Option<Move> {
    let mover = position.turn();
    let king = position.king(!mover);
    let from_king = |role: Role| attacks(role.of(!mover), king, position.occupied());
    let (bishop, rook) = (from_king(Role::Bishop), from_king(Role::Rook));
    let (knight, pawn) = (from_king(Role::Knight), from_king(Role::Pawn));
    let checks = |role| match role {
        Role::Pawn => pawn,
        Role::Knight => knight,
        Role::Bishop => bishop,
        Role::Rook => rook,
        Role::Queen => bishop | rook,
        Role::King => Bitboard::EMPTY,
    };
    legal.iter().copied().find(|&mv| {
        checks(mv.promotion().unwrap_or(mv.role())).contains(mv.to())
            && position.after(mv).is_mate()
    })
}
