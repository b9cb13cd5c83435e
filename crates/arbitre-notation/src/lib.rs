#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

#[cfg(test)]
extern crate std;

mod characters;
mod decision;
mod descriptive;
mod error;
mod evidence;
mod hypothesis;
mod illegal;
mod inspection;
mod language;
mod languages;
mod letters;
mod line;
mod marks;
mod played;
mod read;
mod reader;
mod remark;
mod resolve;
pub mod san;
mod score;
mod sketch;
mod span;
mod spoken;
mod style;
mod tokens;
mod tongue;
mod translate;
mod write;

pub use descriptive::Descriptive;
pub use error::{Expected, ReadError};
pub use language::{Language, Signs, UnknownLanguage};
pub use letters::{Letters, LettersError};
pub use marks::{CheckMark, EnPassantMark, Marks, OfferMark, part_marks};
pub use played::Played;
pub use read::{MoveRead, read};
pub use remark::{Cause, Done, Remark};
pub use score::{Languages, Mode, Ply, Reading, Score, Status};
pub use span::Span;
pub use style::{
    Algebraic, CaptureSign, CastlingSign, CheckSign, EnPassantSign, MateSign, Origin,
    PromotionSign, Style, UnknownStyle,
};
pub use tokens::{Token, TokenKind, Tokens};
pub use tongue::System;
pub use write::{San, Written, write};
