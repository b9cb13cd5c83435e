#![doc = include_str!("../README.md")]
#![no_std]

#[cfg(test)]
extern crate std;

#[cfg(feature = "serde")]
mod as_text;
mod attacks;
mod bitboard;
mod board;
mod colour;
mod core_position;
mod examine;
mod fault;
pub mod fen;
mod generate;
mod identity;
mod illegality;
mod key;
mod legal;
mod material;
mod move_list;
mod movement;
mod packed;
mod perft;
mod piece;
mod planes;
mod position;
mod resolve;
mod setup;
mod side;
mod sinks;
mod sliders;
mod square;
mod successors;

pub use attacks::{attacks, squares_between};
pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use fault::{CastlingFault, EnPassantFault, Fault, FaultKind, Faults, Forgive};
pub use identity::{CastlingRights, EnPassantRights, Identity, Rights};
pub use illegality::{CastlingBar, Illegality};
pub use key::{Key, Keyed};
pub use legal::Moves;
pub use material::Material;
pub use move_list::{ListedMoves, MoveList};
pub use movement::{Coordinates, CoordinatesError, Move, Wing};
pub use packed::{Packed, PackedError, PackedMove};
pub use piece::{Piece, Role};
pub use planes::Planes;
pub use position::{Position, PositionError};
pub use resolve::Unresolved;
pub use setup::Setup;
pub use side::{Side, SideError};
pub use square::{File, Rank, Square, SquareError};
