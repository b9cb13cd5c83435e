//! Moves that are the only ones.

use alloc::vec::Vec;

use arbitre_board::{Move, Planes, Position, Side};

use crate::budget::Idle;
use crate::material::lacks_material;
use crate::verdict::Proof;

/// Where the only legal moves lead.
pub(crate) enum Forced {
    /// To a mate by the winner.
    Mate,
    /// To a position from which the winner never mates.
    Never(Proof),
    /// To a position with a choice of moves.
    Choice(Position),
}

/// Plays moves as long as there is only one.
///
/// `visited` holds the positions that end the series; those on the way are added.
pub(crate) fn force(
    start: &Position,
    winner: Side,
    idle: Idle,
    visited: &mut Vec<Planes>,
    moves: &mut Vec<Move>,
) -> Forced {
    let mut position = *start;
    loop {
        let proof = match moves.len() as u32 {
            0 => Proof::Ended,
            plies => Proof::Forced { plies },
        };
        let only = match position.legal_count() {
            0 if position.is_check() && position.turn() != winner => return Forced::Mate,
            0 => return Forced::Never(proof),
            1 => position.legal_moves().first().copied(),
            _ => None,
        };
        match only {
            _ if idle.is_over(&position) => return Forced::Never(proof),
            _ if lacks_material(&position, winner) => {
                return Forced::Never(match proof {
                    Proof::Ended => Proof::Material,
                    forced => forced,
                });
            }
            _ if !moves.is_empty() && visited.contains(&position.planes()) => {
                return Forced::Never(proof);
            }
            Some(mv) => {
                visited.push(position.planes());
                position.play(mv);
                moves.push(mv);
            }
            None => return Forced::Choice(position),
        }
    }
}
