#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

mod article;
mod choices;
mod cited;
mod classification;
mod difference;
mod edition;
mod editions;
mod house;
mod id;
mod inline;
mod laws;
mod units;

pub use article::{Article, ArticleError};
pub use choices::*;
pub use cited::{Cited, Witness};
pub use classification::{Class, Record};
pub use difference::{Change, Difference, differences, history};
pub use edition::{Date, Edition, UnknownEdition};
pub use editions::{ALL, LawsError, laws};
pub use house::HouseError;
pub use id::{Book, House, LawsId, LawsIdError, Reading, Regime, Supervision};
pub use laws::{Answer, Choice, Laws, Subject, UnknownSubject};
pub use units::{Games, Minutes, Moves, Occurrences, Requests, Seconds};
