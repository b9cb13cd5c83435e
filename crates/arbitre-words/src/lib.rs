#![doc = include_str!("../README.md")]

#[macro_use]
mod say;

mod choices;
mod language;
mod measures;
mod names;
mod rulings;
mod subjects;

pub use language::{Language, UnknownLanguage};
pub use say::Words;
