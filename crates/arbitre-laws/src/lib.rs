#![no_std]
#![doc = include_str!("../README.md")]

extern crate alloc;

mod article;
mod choices;
mod cited;
mod edition;
mod editions;
mod id;
mod inline;
mod laws;
mod units;

pub use article::{Article, ArticleError};
pub use choices::*;
pub use cited::{Cited, Witness};
pub use edition::{Date, Edition, UnknownEdition};
pub use editions::{ALL, LawsError, laws};
pub use id::{Book, House, LawsId, LawsIdError, Reading, Regime, Supervision};
pub use laws::{Choice, Laws, Subject, UnknownSubject};
pub use units::{Games, Minutes, Moves, Occurrences, Requests, Seconds};
