#![doc = include_str!("../README.md")]

#[macro_use]
mod say;

mod choices;
mod label;
mod language;
mod measures;
mod names;
mod rulings;
mod subjects;

pub use label::Label;
pub use language::{Language, UnknownLanguage};
pub use say::Words;
