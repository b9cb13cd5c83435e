//! How near to mate a position looks: the order in which the search tries positions.
//!
//! Nothing here decides anything: a bad estimate costs time, never a verdict.

use arbitre_board::{Bitboard, Position, Role, Side};

use crate::graph::Distance;

/// A corner where a king is mated, and where the helping king then stands.
struct Corner {
    /// The mated king's square.
    mated: usize,
    /// The squares from which the other king helps, on either edge.
    helpers: [usize; 2],
}

const CORNERS: [Corner; 4] = [
    Corner {
        mated: 0,
        helpers: [10, 17],
    },
    Corner {
        mated: 7,
        helpers: [13, 22],
    },
    Corner {
        mated: 56,
        helpers: [50, 41],
    },
    Corner {
        mated: 63,
        helpers: [53, 46],
    },
];

/// King's steps between two squares.
const fn steps(from: usize, to: usize) -> u32 {
    let files = (from % 8).abs_diff(to % 8);
    let ranks = (from / 8).abs_diff(to / 8);
    (if files > ranks { files } else { ranks }) as u32
}

/// Estimates how far a side is from mating.
pub(crate) struct Compass {
    winner: Side,
    /// The corners to drive the king to, as a mask over [`CORNERS`].
    corners: u8,
}

impl Compass {
    pub(crate) fn new(position: &Position, winner: Side) -> Self {
        let bishops = position.pieces(winner, Role::Bishop);
        let others = position.pieces(winner, Role::Pawn)
            | position.pieces(winner, Role::Knight)
            | position.pieces(winner, Role::Rook)
            | position.pieces(winner, Role::Queen);
        // Bishops of one colour give check on squares of that colour only.
        let corners = if !others.is_empty() || bishops.is_empty() {
            0b1111
        } else if (bishops & Bitboard::LIGHT).is_empty() {
            0b1001
        } else if (bishops & Bitboard::DARK).is_empty() {
            0b0110
        } else {
            0b1111
        };
        Self { winner, corners }
    }

    pub(crate) fn distance(&self, position: &Position) -> Distance {
        let king = position.king(!self.winner).index();
        let helper = position.king(self.winner).index();
        let mut kings = u32::MAX;
        for (index, corner) in CORNERS.iter().enumerate() {
            if self.corners & 1 << index == 0 {
                continue;
            }
            let help = u32::min(
                steps(helper, corner.helpers[0]),
                steps(helper, corner.helpers[1]),
            );
            kings = kings.min(steps(king, corner.mated) + help);
        }
        let own = |role| position.pieces(self.winner, role);
        let foe = |role| position.pieces(!self.winner, role);
        // A pawn has so many ranks to go; a piece that mates alone has none.
        let pawn = if (own(Role::Queen) | own(Role::Rook)).is_empty() {
            ranks_to_go(own(Role::Pawn), self.winner).map_or(0, |ranks| ranks + 2)
        } else {
            0
        };
        let heavy = 3 * foe(Role::Queen).count() + 2 * foe(Role::Rook).count();
        let light = foe(Role::Knight).count() + foe(Role::Bishop).count();
        u32::min(255, kings * 2 + pawn * 2 + heavy + light) as Distance
    }
}

/// How many ranks the foremost pawn has still to go.
fn ranks_to_go(pawns: Bitboard, side: Side) -> Option<u32> {
    match side {
        Side::White => (!pawns.is_empty()).then(|| pawns.0.leading_zeros() / 8),
        Side::Black => (!pawns.is_empty()).then(|| pawns.0.trailing_zeros() / 8),
    }
}
