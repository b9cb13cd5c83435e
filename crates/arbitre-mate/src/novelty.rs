//! What is new about a position: a second order in which the search tries positions.
//!
//! Where many men move to and fro in their cells, nearly every position looks as near to mate as
//! the last one, though most differ in nothing that matters. Positions in which a man stands on a
//! square where none of its kind has stood before, with the same pawns, are tried first, then
//! those with a new pair of places. Nothing here decides anything.
//!
//! The idea is the width of a search: N. Lipovetzky and H. Geffner, *Best-First Width Search*,
//! AAAI 2017.

use alloc::vec::Vec;

use arbitre_board::{Move, Position, Role, Side};

/// The bits of the memory; what falls together in one bit passes for known.
const BITS: usize = 1 << 22;

/// What was seen so far, roughly.
pub(crate) struct Novelty {
    seen: Vec<u64>,
}

/// How new a position is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum New {
    /// A man stands where none of its kind stood.
    Place,
    /// Two men stand where none of their kinds stood together.
    Pair,
    Nothing,
}

impl Novelty {
    /// The bytes that it takes.
    pub(crate) const BYTES: usize = BITS / 8;

    pub(crate) const fn new() -> Self {
        Self { seen: Vec::new() }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.seen.clear();
        self.seen.resize(BITS / 64, 0);
    }

    /// Notes a position that a move has led to, and tells what is new about it.
    pub(crate) fn note(&mut self, mv: Move, position: &Position) -> New {
        let mover = !position.turn();
        let role = mv.promotion().unwrap_or(mv.role());
        let moved = place(mover, role, mv.to().index());
        let stratum = stratum(position);
        let mut new = if self.add(mix(stratum, moved)) {
            New::Place
        } else {
            New::Nothing
        };
        for side in Side::ALL {
            for role in [
                Role::King,
                Role::Queen,
                Role::Rook,
                Role::Bishop,
                Role::Knight,
            ] {
                for square in position.pieces(side, role) {
                    let other = place(side, role, square.index());
                    if self.add(mix(mix(stratum, moved.min(other)), moved.max(other)))
                        && new == New::Nothing
                    {
                        new = New::Pair;
                    }
                }
            }
        }
        new
    }

    fn add(&mut self, hash: u64) -> bool {
        let bit = hash as usize % BITS;
        let word = &mut self.seen[bit / 64];
        let new = *word & 1 << (bit % 64) == 0;
        *word |= 1 << (bit % 64);
        new
    }
}

/// A man's kind and square.
const fn place(side: Side, role: Role, square: usize) -> u64 {
    ((side as u64) << 3 | role as u64) << 6 | square as u64
}

/// What no move undoes: pawns and the number of men.
fn stratum(position: &Position) -> u64 {
    let white = position.pieces(Side::White, Role::Pawn).0;
    let black = position.pieces(Side::Black, Role::Pawn).0;
    mix(mix(white, black), position.occupied().count().into())
}

const fn mix(hash: u64, word: u64) -> u64 {
    let product = (hash ^ word.wrapping_mul(0x9e37_79b9_7f4a_7c15)) as u128 * 0xd6e8_feb8_6659_fd93;
    (product >> 64) as u64 ^ product as u64
}
