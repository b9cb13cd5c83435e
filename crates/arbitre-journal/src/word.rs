//! Closed lists of words: each an enum whose variants are spelled in one way.

use thiserror::Error;

/// A word that its list does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("unknown word, expected {}", .expected.join(", "))]
pub struct UnknownWord {
    /// The words allowed in this place.
    pub expected: &'static [&'static str],
}

/// A closed list of words.
pub trait Word: Copy + 'static {
    /// Every value, in the order of the list.
    const ALL: &'static [Self];
    /// The words of [`Self::ALL`], in the same order.
    const WORDS: &'static [&'static str];

    /// How the value is spelled.
    fn word(self) -> &'static str;

    /// The value that a word spells.
    fn from_word(word: &str) -> Option<Self> {
        let at = Self::WORDS.iter().position(|known| *known == word)?;
        Some(Self::ALL[at])
    }
}

/// Defines an enum and the one spelling of each of its variants.
macro_rules! words {
    ($(
        $(#[$doc:meta])*
        $visible:vis enum $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)+ }
    )+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $visible enum $name { $($(#[$variant_doc])* $variant,)+ }

        impl $crate::word::Word for $name {
            const ALL: &'static [Self] = &[$(Self::$variant,)+];
            const WORDS: &'static [&'static str] = &[$($word,)+];

            fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad($crate::word::Word::word(*self))
            }
        }

        impl core::str::FromStr for $name {
            type Err = $crate::word::UnknownWord;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                use $crate::word::{UnknownWord, Word};
                Self::from_word(text).ok_or(UnknownWord { expected: Self::WORDS })
            }
        }
    )+};
}

pub(crate) use words;
