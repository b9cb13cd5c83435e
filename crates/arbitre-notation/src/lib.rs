#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

#[cfg(test)]
extern crate std;

mod error;
mod illegal;
mod language;
mod languages;
mod letters;
pub mod san;
mod span;
mod style;
mod write;

pub use error::{Expected, ReadError};
pub use language::{Language, Signs, UnknownLanguage};
pub use letters::{Letters, LettersError};
pub use span::Span;
pub use style::{
    Algebraic, CaptureSign, CastlingSign, CheckSign, EnPassantSign, MateSign, Origin,
    PromotionSign, Style, UnknownStyle,
};
pub use write::{San, Written, write};
