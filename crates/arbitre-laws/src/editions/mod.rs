//! The editions in full, and their regimes.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{Laws, LawsId};

mod fide_1929;
mod fide_1997;
mod fide_2001;
mod fide_2005;
mod fide_2009;
mod fide_2014;
mod fide_2017;
mod fide_2018;
mod fide_2023;
mod house;

/// All Laws that come with the crate, from the oldest to the newest, house laws last.
pub const ALL: &[&Laws] = &[
    &fide_1929::STANDARD,
    &fide_1997::STANDARD,
    &fide_1997::RAPID,
    &fide_1997::BLITZ,
    &fide_2001::STANDARD,
    &fide_2001::RAPID,
    &fide_2001::BLITZ,
    &fide_2005::STANDARD,
    &fide_2005::RAPID,
    &fide_2005::BLITZ,
    &fide_2009::STANDARD,
    &fide_2009::RAPID,
    &fide_2009::RAPID_SUPERVISED,
    &fide_2009::BLITZ,
    &fide_2009::BLITZ_SUPERVISED,
    &fide_2014::STANDARD,
    &fide_2014::RAPID,
    &fide_2014::RAPID_SUPERVISED,
    &fide_2014::BLITZ,
    &fide_2014::BLITZ_SUPERVISED,
    &fide_2017::STANDARD,
    &fide_2017::LITERAL,
    &fide_2017::RAPID,
    &fide_2017::RAPID_SUPERVISED,
    &fide_2017::BLITZ,
    &fide_2017::BLITZ_SUPERVISED,
    &fide_2018::STANDARD,
    &fide_2018::RAPID,
    &fide_2018::RAPID_SUPERVISED,
    &fide_2018::BLITZ,
    &fide_2018::BLITZ_SUPERVISED,
    &fide_2023::STANDARD,
    &fide_2023::RAPID,
    &fide_2023::RAPID_SUPERVISED,
    &fide_2023::BLITZ,
    &fide_2023::BLITZ_SUPERVISED,
    &fide_2023::BLITZ_SUPERVISED_LITERAL,
    &house::BRUSSELS_RAPID,
    &house::BRUSSELS_BLITZ,
];

/// Why there are no such Laws.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LawsError {
    /// The book exists, but it has no such regime, supervision or reading.
    #[error("there is no {id}, expected {existing}")]
    NoSuchRegime {
        /// What was asked for.
        id: LawsId,
        /// What the book has.
        existing: String,
    },
    /// There is no such book.
    #[error("there are no Laws of the name {id}, expected {existing}")]
    NoSuchBook {
        /// What was asked for.
        id: LawsId,
        /// Which books there are, in standard play or the nearest to it.
        existing: String,
    },
}

/// The Laws of this name.
///
/// # Errors
/// If there are none; the error says which there are.
///
/// # Examples
/// ```
/// let laws = arbitre_laws::laws(&"fide-1997/blitz".parse()?)?;
/// assert_eq!(laws.mating_test.article.to_string(), "C4");
/// let error = arbitre_laws::laws(&"fide-1929/blitz".parse()?).unwrap_err();
/// assert_eq!(error.to_string(), "there is no fide-1929/blitz, expected fide-1929");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn laws(id: &LawsId) -> Result<&'static Laws, LawsError> {
    if let Some(laws) = ALL.iter().find(|laws| laws.id == *id) {
        return Ok(laws);
    }
    let names = |of_book: bool| {
        let laws = ALL
            .iter()
            .filter(|laws| !of_book || laws.id.book == id.book);
        laws.map(|laws| laws.id.to_string())
            .collect::<Vec<_>>()
            .join(", ")
    };
    let existing = names(true);
    if existing.is_empty() {
        Err(LawsError::NoSuchBook {
            id: *id,
            existing: names(false),
        })
    } else {
        Err(LawsError::NoSuchRegime { id: *id, existing })
    }
}
