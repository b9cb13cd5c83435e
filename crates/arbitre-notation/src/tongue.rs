//! Languages as candidates for a score.

use core::ops::{BitAnd, BitOr};

use crate::{Descriptive, Language, descriptive};

/// The most candidates that one decision weighs.
pub(crate) const MOST: usize = 128;

/// A language in one of the two systems of notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tongue<'a> {
    pub language: &'a Language,
    pub system: System,
}

/// The systems of notation that the Laws of 1929 let a federation choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// Squares have one name each.
    Algebraic,
    /// Squares are named from the player's side, after the pieces of the array.
    Descriptive,
}

impl System {
    /// The system in which a move is written, by its shape: descriptive if the
    /// words of a language make it so, algebraic otherwise.
    ///
    /// ```
    /// use arbitre_notation::System;
    ///
    /// assert_eq!(System::of("P-K4"), System::Descriptive);
    /// assert_eq!(System::of("C3FR"), System::Descriptive);
    /// assert_eq!(System::of("Cf3"), System::Algebraic);
    /// assert_eq!(System::of("0-0"), System::Algebraic);
    /// ```
    pub fn of(text: &str) -> Self {
        let (core, _) = crate::part_marks(text);
        let descriptive = |language: &Language| descriptive::sketch(core, language).is_some();
        if Language::all().iter().any(descriptive) {
            Self::Descriptive
        } else {
            Self::Algebraic
        }
    }
}

/// The candidates for a score: each language, then those with words for
/// descriptive notation in that system.
pub(crate) fn tongues<'a>(languages: &[&'a Language]) -> alloc::vec::Vec<Tongue<'a>> {
    let algebraic = languages
        .iter()
        .map(|&language| (language, System::Algebraic));
    let descriptive = languages
        .iter()
        .filter(|language| Descriptive::has_words_in(language))
        .map(|&language| (language, System::Descriptive));
    algebraic
        .chain(descriptive)
        .take(MOST)
        .map(|(language, system)| Tongue { language, system })
        .collect()
}

/// A set of candidates, by their places in a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tongues(u128);

impl Tongues {
    pub const NONE: Self = Self(0);

    /// The first `count` candidates.
    pub const fn first(count: usize) -> Self {
        if count >= MOST {
            Self(u128::MAX)
        } else {
            Self((1 << count) - 1)
        }
    }

    pub const fn one(place: usize) -> Self {
        Self(1 << place)
    }

    pub const fn has(self, place: usize) -> bool {
        self.0 >> place & 1 != 0
    }

    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..MOST).filter(move |&place| self.has(place))
    }
}

impl BitAnd for Tongues {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Tongues {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
