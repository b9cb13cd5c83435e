//! A language with its letters, its usual signs and where they come from.

use alloc::borrow::{Cow, ToOwned};
use core::fmt;

use crate::languages::{ENGLISH, FIDE, FIGURINES, FRENCH, LANGUAGES};
use crate::{Letters, LettersError};

/// How one language writes chess moves.
///
/// # Examples
///
/// ```
/// use arbitre_board::Role;
/// use arbitre_notation::Language;
///
/// let french = Language::named("fr").unwrap();
/// assert_eq!(french.name(), "French");
/// assert_eq!(french.letters().of(Role::Knight), "C");
/// assert!(Language::all().len() > 45);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    id: Cow<'static, str>,
    name: Cow<'static, str>,
    letters: Letters,
    signs: Signs,
    attested: Attested,
    source: Cow<'static, str>,
}

/// How many sources give the letters of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attested {
    /// One alone, which may err.
    Once,
    /// Several that agree, or the user.
    Often,
}

/// The signs that a language usually puts beside a move.
///
/// They inform; what is written is the [`Style`](crate::Style)'s choice, and
/// the reader understands the signs of every language everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signs {
    /// Between a piece and the square on which it captures.
    pub capture: &'static str,
    /// After a move that gives check.
    pub check: &'static str,
    /// After a move that gives mate.
    pub mate: &'static str,
    /// After a capture en passant.
    pub en_passant: &'static str,
}

/// The text names no language of the table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a language such as en, fr or sr-Cyrl, found {found:?}")]
pub struct UnknownLanguage {
    /// The text.
    pub found: alloc::string::String,
}

impl Language {
    pub(crate) const fn fixed(
        id: &'static str,
        name: &'static str,
        letters: &'static str,
        signs: Signs,
        attested: Attested,
        source: &'static str,
    ) -> Self {
        Self {
            id: Cow::Borrowed(id),
            name: Cow::Borrowed(name),
            letters: Letters::fixed(letters),
            signs,
            attested,
            source: Cow::Borrowed(source),
        }
    }

    /// A language of one's own, with the signs of the Laws.
    ///
    /// # Errors
    ///
    /// When `letters` is no letter set, as [`Letters`] says.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_notation::Language;
    ///
    /// let club = Language::new("x-club", "Our club", "K D T L S B")?;
    /// assert_eq!(club.id(), "x-club");
    /// # Ok::<(), arbitre_notation::LettersError>(())
    /// ```
    pub fn new(id: &str, name: &str, letters: &str) -> Result<Self, LettersError> {
        Ok(Self {
            id: Cow::Owned(id.to_owned()),
            name: Cow::Owned(name.to_owned()),
            letters: letters.parse()?,
            signs: FIDE,
            attested: Attested::Often,
            source: Cow::Borrowed("the user"),
        })
    }

    /// Every language of the table, those that many players write first.
    pub fn all() -> &'static [Self] {
        &LANGUAGES
    }

    /// The language with an identifier, as `fr` or `sr-Cyrl`; letter case does
    /// not matter.
    ///
    /// # Errors
    ///
    /// When the table has no such language.
    pub fn named(id: &str) -> Result<&'static Self, UnknownLanguage> {
        let found = LANGUAGES.iter().find(|it| it.id.eq_ignore_ascii_case(id));
        found.ok_or_else(|| UnknownLanguage {
            found: id.to_owned(),
        })
    }

    /// English.
    pub fn english() -> &'static Self {
        static ROW: Language = ENGLISH;
        &ROW
    }

    /// French.
    pub fn french() -> &'static Self {
        static ROW: Language = FRENCH;
        &ROW
    }

    /// The figurines of print, which no language owns.
    pub fn figurines() -> &'static Self {
        static ROW: Language = FIGURINES;
        &ROW
    }

    /// Its identifier, after BCP 47; `fig` for figurines.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its name in English.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its letters.
    pub const fn letters(&self) -> &Letters {
        &self.letters
    }

    /// Its usual signs.
    pub const fn signs(&self) -> &Signs {
        &self.signs
    }

    pub(crate) const fn attested(&self) -> Attested {
        self.attested
    }

    /// Where its letters come from.
    pub fn source(&self) -> &str {
        &self.source
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use arbitre_board::Role;

    /// The built-in rows obey the rules that a set of one's own has to obey.
    #[test]
    fn every_row_of_the_table_is_a_letter_set() {
        for language in Language::all() {
            let parsed: Letters = language.letters().to_string().parse().unwrap();
            assert_eq!(&parsed, language.letters(), "{language}");
            assert!(!parsed.of(Role::King).is_empty(), "{language}");
        }
    }

    #[test]
    fn identifiers_are_unique_and_found() {
        for language in Language::all() {
            assert_eq!(Language::named(language.id()), Ok(language));
        }
        assert!(Language::named("tlh").is_err());
    }
}
