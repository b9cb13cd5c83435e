//! A game with everything that is written in it.

mod build;
mod game;
mod line;
mod tags;
mod text;

pub(crate) use build::Builder;
pub use game::{Game, Piece};
pub use line::{Item, Kind, Line, Move};
pub(crate) use tags::unescaped;
pub use tags::{Tag, Tags};
pub use text::{Blank, Text};
