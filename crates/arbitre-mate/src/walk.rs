//! One line straight towards mate, without looking back: most winnable positions fall to it.

use alloc::vec::Vec;

use arbitre_board::{Bitboard, Move, MoveList, Planes, Position, Role, Side, attacks};

use crate::estimate::Estimate;
use crate::material::lacks_material;

/// The longest walk, in half-moves.
const LONGEST: usize = 128;
/// The first rank and the last.
const LAST_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);
/// The half-moves without progress after which a walk gives up.
const PATIENCE: usize = 16;

/// Plays, for both sides, the move that looks nearest to mate, until it is mate.
///
/// Moves are judged without making them, by what they change: kings that near their squares, men
/// of the loser that are captured, pawns of the winner that advance.
pub(crate) fn walk(
    start: &Position,
    winner: Side,
    estimate: Estimate,
    worn: &[Planes],
) -> Option<Vec<Move>> {
    let mut position = *start;
    let mut moves = Vec::with_capacity(64);
    let mut visited: Vec<Planes> = Vec::with_capacity(64 + worn.len());
    visited.extend_from_slice(worn);
    let mut list = MoveList::new();
    let mut gains: Vec<i32> = Vec::with_capacity(64);
    let mut idle = 0;
    // Bishops and knights need to be placed with care.
    let by_minors = estimate.has_only_minors(start);
    while moves.len() < LONGEST && idle < PATIENCE {
        visited.push(position.planes());
        let stride = match stride(&position, winner, &estimate, &mut list) {
            Stride::Mate(mate) => {
                moves.push(mate);
                return Some(moves);
            }
            Stride::Nearer(mv, child) => {
                let is_worn = !worn.is_empty() && worn.contains(&child.planes());
                (!by_minors && !is_worn).then_some((mv, child, 1))
            }
            Stride::None => None,
        };
        let wait = |list: &mut MoveList| {
            if by_minors {
                return None;
            }
            wait(&position, winner, &visited, list)
        };
        let (mv, child, gain) = stride.or_else(|| wait(&mut list)).or_else(|| {
            position.list_legal_moves(&mut list);
            weigh(&position, winner, &estimate, &visited, &list, &mut gains)
        })?;
        if mv.is_irreversible() {
            // What came before cannot come back.
            visited.truncate(worn.len());
        }
        idle = if gain > 0 { 0 } else { idle + 1 };
        moves.push(mv);
        position = child;
    }
    None
}

/// The move of a list that gains most and leads to a new position, where the game goes on.
fn weigh(
    position: &Position,
    winner: Side,
    estimate: &Estimate,
    visited: &[Planes],
    list: &[Move],
    gains: &mut Vec<i32>,
) -> Option<(Move, Position, i32)> {
    gains.clear();
    if estimate.has_only_minors(position) {
        let before = i32::from(estimate.distance(position));
        let after = |&mv| i32::from(estimate.distance(&position.after(mv)));
        gains.extend(list.iter().map(|mv| before - after(mv)));
    } else {
        let gauge = estimate.gauge(position);
        gains.extend(list.iter().map(|&mv| gauge.gain(mv)));
    }
    loop {
        let (index, &gain) = gains.iter().enumerate().max_by_key(|&(_, gain)| *gain)?;
        if gain == i32::MIN {
            return None;
        }
        gains[index] = i32::MIN;
        let mv = list[index];
        let child = position.after(mv);
        let is_vain = if mv.is_irreversible() {
            lacks_material(&child, winner)
        } else {
            visited.contains(&child.planes())
        };
        if !is_vain && child.has_legal_move() {
            return Some((mv, child, gain));
        }
    }
}

/// A move that takes nothing, leaves the king where it is and leads to a new position: of the
/// winner preferably a pawn's, of the loser of whatever may move to and fro.
fn wait(
    position: &Position,
    winner: Side,
    visited: &[Planes],
    list: &mut MoveList,
) -> Option<(Move, Position, i32)> {
    let mover = position.turn();
    let roles = if mover == winner {
        [
            Role::Pawn,
            Role::Rook,
            Role::Queen,
            Role::Bishop,
            Role::Knight,
        ]
    } else {
        [
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
            Role::Pawn,
        ]
    };
    roles.into_iter().find_map(|role| {
        let men = position.pieces(mover, role);
        if men.is_empty() {
            return None;
        }
        position.list_legal_moves_among(men, !position.occupied(), list);
        list.iter().rev().find_map(|&mv| {
            let child = position.after(mv);
            let is_new = mv.is_irreversible() || !visited.contains(&child.planes());
            let gain = i32::from(role == Role::Pawn && mover == winner);
            (is_new && child.has_legal_move()).then_some((mv, child, gain))
        })
    })
}

/// What can be done without a look at all moves.
enum Stride {
    /// This move mates.
    Mate(Move),
    /// This move gains most, and leads here.
    Nearer(Move, Position),
    /// Nothing gains anything, unless it be a pawn's mere step.
    None,
}

/// Looks at the moves of the king, captures, promotions and the winner's checks.
fn stride(position: &Position, winner: Side, estimate: &Estimate, list: &mut MoveList) -> Stride {
    let mover = position.turn();
    let king = position.king(mover);
    let near = attacks(Role::King.of(mover), king, Bitboard::EMPTY);
    let mut checks = [Bitboard::EMPTY; 6];
    if mover == winner {
        let foe = position.king(!mover);
        let from = |role: Role| attacks(role.of(!mover), foe, position.occupied());
        let (bishop, rook) = (from(Role::Bishop), from(Role::Rook));
        let (knight, pawn) = (from(Role::Knight), from(Role::Pawn));
        checks = [pawn, knight, bishop, rook, bishop | rook, Bitboard::EMPTY];
        let to = position.board().side(!mover) | bishop | rook | knight | pawn | near | LAST_RANKS;
        position.list_legal_moves_among(Bitboard(!0), to, list);
    } else {
        let kings = position.pieces(mover, Role::King);
        position.list_legal_moves_among(kings, !position.occupied(), list);
    }
    let gauge = estimate.gauge(position);
    let (mut best, mut most) = (None, 0);
    for &mv in list.iter() {
        let role = mv.promotion().unwrap_or(mv.role());
        if checks[role as usize].contains(mv.to()) && position.after(mv).is_mate() {
            return Stride::Mate(mv);
        }
        let gain = gauge.gain(mv);
        if gain > most && (gain > 1 || mv.role() != Role::Pawn) {
            (best, most) = (Some(mv), gain);
        }
    }
    let Some(mv) = best else {
        return Stride::None;
    };
    let child = position.after(mv);
    if mv.is_irreversible() && lacks_material(&child, winner) {
        return Stride::None;
    }
    let replier = child.turn();
    let pawns = child.pieces(replier, Role::Pawn).count();
    // With pieces, a side is hardly ever stalemated.
    if child.board().side(replier).count() > pawns + 1 || child.has_legal_move() {
        Stride::Nearer(mv, child)
    } else {
        Stride::None
    }
}
