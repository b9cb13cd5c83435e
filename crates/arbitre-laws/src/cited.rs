//! A choice together with the article that makes it.

use serde::{Deserialize, Serialize};

use crate::Article;

/// A choice, the article that makes it, and how well the text is known.
///
/// Where an edition says nothing, the choice says so, and the article is the one under which the matter would
/// stand; the arbiter is then left with analogy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cited<T> {
    /// The choice.
    pub rule: T,
    /// The article, in the numbering of its edition.
    pub article: Article,
    /// How well the text is known.
    pub witness: Witness,
}

impl<T> Cited<T> {
    /// Something else that the same article says, as well known as this.
    #[must_use]
    pub fn with<U>(&self, rule: U) -> Cited<U> {
        Cited {
            rule,
            article: self.article,
            witness: self.witness,
        }
    }
}

/// How well the text of a choice is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Witness {
    /// Read in one of the source documents.
    Read,
    /// Read elsewhere: in another public copy of the edition, or in an account of its time.
    Elsewhere,
    /// Inferred: from the editions around it, or from what a text does not say.
    Inferred,
    /// Doubtful: from recollection, or from a text that can be read in two ways.
    Doubtful,
}

/// A choice read in a source document.
pub(crate) const fn read<T: Copy>(rule: T, article: &str) -> Cited<T> {
    cite(rule, article, Witness::Read)
}

/// A choice read elsewhere.
pub(crate) const fn elsewhere<T: Copy>(rule: T, article: &str) -> Cited<T> {
    cite(rule, article, Witness::Elsewhere)
}

/// A choice that was inferred.
pub(crate) const fn inferred<T: Copy>(rule: T, article: &str) -> Cited<T> {
    cite(rule, article, Witness::Inferred)
}

/// A doubtful choice.
pub(crate) const fn doubtful<T: Copy>(rule: T, article: &str) -> Cited<T> {
    cite(rule, article, Witness::Doubtful)
}

const fn cite<T: Copy>(rule: T, article: &str, witness: Witness) -> Cited<T> {
    Cited {
        rule,
        article: Article::new(article),
        witness,
    }
}
