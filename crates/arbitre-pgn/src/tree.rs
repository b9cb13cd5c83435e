//! A game with everything that is written in it.

mod build;
mod excerpt;
mod game;
mod line;
mod tags;
mod text;

pub(crate) use build::Builder;
pub use excerpt::GameText;
pub use game::{Game, Piece};
pub(crate) use line::with_spaces;
pub use line::{Item, Kind, Line, Move};
pub use tags::{Tag, Tags};
pub(crate) use tags::{escaped, unescaped};
pub use text::{Blank, Text};
