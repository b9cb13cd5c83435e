//! The languages that we speak.

use std::fmt;
use std::str::FromStr;

/// A language in which choices and rulings are told.
///
/// # Examples
/// ```
/// use arbitre_words::Language;
/// assert_eq!("fr".parse(), Ok(Language::French));
/// assert_eq!(Language::Dutch.to_string(), "nl");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, `en`.
    English,
    /// French, `fr`.
    French,
    /// Dutch, `nl`.
    Dutch,
}

/// We do not speak this language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such language; expected en, fr or nl")]
pub struct UnknownLanguage;

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::Dutch];

    /// What stands between a heading and what it heads: a colon, in French after a blank.
    ///
    /// # Examples
    /// ```
    /// use arbitre_words::Language;
    /// assert_eq!(["Result", "1-0"].join(Language::English.colon()), "Result: 1-0");
    /// assert_eq!(["Résultat", "1-0"].join(Language::French.colon()), "Résultat : 1-0");
    /// ```
    #[must_use]
    pub const fn colon(self) -> &'static str {
        match self {
            Self::French => " : ",
            Self::English | Self::Dutch => ": ",
        }
    }

    /// What stands between parts in a row: a semicolon, in French after a blank.
    #[must_use]
    pub const fn semicolon(self) -> &'static str {
        match self {
            Self::French => " ; ",
            Self::English | Self::Dutch => "; ",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Dutch => "nl",
        })
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        match text {
            "en" => Ok(Self::English),
            "fr" => Ok(Self::French),
            "nl" => Ok(Self::Dutch),
            _ => Err(UnknownLanguage),
        }
    }
}
