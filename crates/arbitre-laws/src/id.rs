//! Names of Laws, such as `fide-2023/blitz/supervised`.

use core::fmt;
use core::ops::Range;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Edition;
use crate::inline::Inline;

/// Which Laws: a book, a regime, and where the book knows them, a supervision and a reading.
///
/// # Examples
/// ```
/// use arbitre_laws::{Book, Edition, LawsId, Regime, Supervision};
/// let id: LawsId = "fide-2023/blitz".parse()?;
/// assert_eq!(id.book, Book::Fide(Edition::Fide2023));
/// assert_eq!(id.regime, Regime::Blitz);
/// assert_eq!(id.supervision, Supervision::Unsupervised);
/// assert_eq!("fide-2023/blitz/unsupervised".parse::<LawsId>()?.to_string(), "fide-2023/blitz");
/// # Ok::<(), arbitre_laws::LawsIdError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LawsId {
    /// The edition, or the house.
    pub book: Book,
    /// Standard, rapid or blitz.
    pub regime: Regime,
    /// Whether an arbiter watches the game.
    pub supervision: Supervision,
    /// The accepted reading, or the literal one.
    pub reading: Reading,
}

/// Whose Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Book {
    /// An edition of the FIDE Laws.
    Fide(Edition),
    /// House laws, by the name of the house.
    House(House),
}

/// The name of a house that has laws of its own: lower-case letters, digits and dashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct House(Inline<24>);

/// The class of a game by its thinking time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Regime {
    /// Standard play.
    Standard,
    /// Rapid chess.
    Rapid,
    /// Blitz.
    Blitz,
}

/// Whether an arbiter watches the game closely enough for the rules of standard play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Supervision {
    /// The book makes no difference here.
    Undivided,
    /// Enough supervision.
    Supervised,
    /// Not enough supervision.
    Unsupervised,
}

/// How a text is read that can be read in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// As arbiters apply it.
    Accepted,
    /// As it is written.
    Literal,
}

/// Why a text names no Laws.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}; expected {expected}")]
pub struct LawsIdError {
    /// The bytes of the text that are wrong.
    pub span: Range<usize>,
    /// What is wrong with them.
    pub reason: &'static str,
    /// What was expected there.
    pub expected: &'static str,
}

impl House {
    /// The house of this name, or nothing if this is no such name.
    #[must_use]
    pub const fn new(name: &str) -> Option<Self> {
        let bytes = name.as_bytes();
        if bytes.is_empty() || !bytes[0].is_ascii_lowercase() {
            return None;
        }
        let mut index = 0;
        while index < bytes.len() {
            if !matches!(bytes[index], b'a'..=b'z' | b'0'..=b'9' | b'-') {
                return None;
            }
            index += 1;
        }
        match Inline::new(name) {
            Some(name) => Some(Self(name)),
            None => None,
        }
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl LawsId {
    /// An edition in standard play.
    #[must_use]
    pub const fn standard(edition: Edition) -> Self {
        Self {
            book: Book::Fide(edition),
            regime: Regime::Standard,
            supervision: Supervision::Undivided,
            reading: Reading::Accepted,
        }
    }

    /// The same book in another regime.
    #[must_use]
    pub const fn with(self, regime: Regime, supervision: Supervision) -> Self {
        Self {
            regime,
            supervision,
            ..self
        }
    }

    /// The same Laws, read as they are written.
    #[must_use]
    pub const fn literal(self) -> Self {
        Self {
            reading: Reading::Literal,
            ..self
        }
    }
}

impl FromStr for LawsId {
    type Err = LawsIdError;

    fn from_str(text: &str) -> Result<Self, LawsIdError> {
        let mut at = 0;
        let mut parts = text.split('/').map(|part| {
            let span = at..at + part.len();
            at = span.end + 1;
            (part, span)
        });
        let (name, span) = parts.next().unwrap_or((text, 0..text.len()));
        let book = if name.starts_with("fide") {
            name.parse().map(Book::Fide).map_err(|_| LawsIdError {
                span,
                reason: "there is no such edition",
                expected: Edition::NAMES,
            })?
        } else {
            House::new(name).map(Book::House).ok_or(LawsIdError {
                span,
                reason: "this names no Laws",
                expected: "an edition such as fide-2023, or the name of house laws such as brussels",
            })?
        };
        let mut parts = parts.peekable();
        let mut next = |wanted: &[&str]| {
            let index = wanted
                .iter()
                .position(|word| parts.peek().is_some_and(|(part, _)| part == word))?;
            parts.next();
            Some(index)
        };
        let regime = match next(&["standard", "rapid", "blitz"]) {
            Some(1) => Regime::Rapid,
            Some(2) => Regime::Blitz,
            _ => Regime::Standard,
        };
        let supervision = match next(&["supervised", "unsupervised"]) {
            Some(0) => Supervision::Supervised,
            Some(_) => Supervision::Unsupervised,
            None if book.divides(regime) => Supervision::Unsupervised,
            None => Supervision::Undivided,
        };
        let reading = match next(&["literal"]) {
            Some(_) => Reading::Literal,
            None => Reading::Accepted,
        };
        match parts.next() {
            Some((_, span)) => Err(LawsIdError {
                span,
                reason: "this is no part of the name of Laws",
                expected: "standard, rapid or blitz, then supervised or unsupervised, then literal",
            }),
            None => Ok(Self {
                book,
                regime,
                supervision,
                reading,
            }),
        }
    }
}

impl Book {
    /// Whether the book has two sets of rules for this regime.
    const fn divides(self, regime: Regime) -> bool {
        matches!((self, regime), (Self::Fide(edition), Regime::Rapid | Regime::Blitz) if edition.divides())
    }
}

impl fmt::Display for LawsId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.book {
            Book::Fide(edition) => edition.fmt(f)?,
            Book::House(house) => f.write_str(house.as_str())?,
        }
        f.write_str(match self.regime {
            Regime::Standard => "",
            Regime::Rapid => "/rapid",
            Regime::Blitz => "/blitz",
        })?;
        f.write_str(match self.supervision {
            Supervision::Undivided => "",
            Supervision::Supervised => "/supervised",
            Supervision::Unsupervised if self.book.divides(self.regime) => "",
            Supervision::Unsupervised => "/unsupervised",
        })?;
        f.write_str(match self.reading {
            Reading::Accepted => "",
            Reading::Literal => "/literal",
        })
    }
}

impl Serialize for LawsId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for LawsId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = alloc::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    proptest::proptest! {
        #[test]
        fn reads_what_it_writes(
            name in "(fide-(1929|1997|2009|2023)|[a-z][a-z0-9-]{0,23})(/(rapid|blitz))?(/(un)?supervised)?(/literal)?"
        ) {
            if let Ok(id) = name.parse::<LawsId>() {
                proptest::prop_assert_eq!(id.to_string().parse(), Ok(id));
            }
        }

        #[test]
        fn never_panics(text in ".{0,30}") {
            if let Err(error) = text.parse::<LawsId>() {
                proptest::prop_assert!(text.get(error.span).is_some());
            }
        }
    }
}
