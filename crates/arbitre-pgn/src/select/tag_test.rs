//! Tests of tags.

use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;

use crate::tree::Tags;

/// A test of a tag: `White=Morphy, Paul`, `Event~open`, `WhiteElo>=2500`, `Date<1900`.
///
/// `=` and `!=` compare the whole value, `~` looks for a part of it in letters of either case.
/// The others compare numbers as numbers, and everything else, dates among it, as text.
///
/// # Examples
/// ```
/// use arbitre_pgn::{TagTest, Tags};
///
/// let mut tags = Tags::default();
/// tags.set("WhiteElo", "2700");
/// assert!("WhiteElo>=900".parse::<TagTest>()?.holds(&tags));
/// assert!(!"BlackElo>=900".parse::<TagTest>()?.holds(&tags));
/// # Ok::<(), arbitre_pgn::TagTestError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TagTest {
    /// The tag's name.
    pub name: String,
    /// How it is compared.
    pub comparison: Comparison,
    /// With what.
    pub value: String,
}

/// How a tag is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// `=`
    Is,
    /// `!=`
    IsNot,
    /// `~`
    Contains,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    More,
    /// `>=`
    AtLeast,
}

/// A text that is no test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a tag's name, one of = != ~ < <= > >=, and a value")]
pub struct TagTestError;

/// The longer signs first.
const SIGNS: [(&str, Comparison); 7] = [
    ("!=", Comparison::IsNot),
    ("<=", Comparison::AtMost),
    (">=", Comparison::AtLeast),
    ("=", Comparison::Is),
    ("~", Comparison::Contains),
    ("<", Comparison::Less),
    (">", Comparison::More),
];

impl FromStr for TagTest {
    type Err = TagTestError;

    fn from_str(text: &str) -> Result<Self, TagTestError> {
        let length = text.find(['=', '!', '~', '<', '>']).ok_or(TagTestError)?;
        let (name, rest) = text.split_at(length);
        let sign = SIGNS
            .iter()
            .find_map(|(sign, comparison)| Some((rest.strip_prefix(sign)?, *comparison)));
        // A value that begins with a sign is a sign that nobody knows, `==` say.
        let known = |value: &str| !name.is_empty() && !value.starts_with(['=', '!', '~', '<', '>']);
        let (value, comparison) = sign.filter(|(value, _)| known(value)).ok_or(TagTestError)?;
        Ok(TagTest {
            name: name.trim().to_owned(),
            comparison,
            value: value.to_owned(),
        })
    }
}

impl fmt::Display for TagTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = SIGNS
            .iter()
            .find(|(_, comparison)| *comparison == self.comparison);
        write!(
            f,
            "{}{}{}",
            self.name,
            sign.map_or("", |(sign, _)| sign),
            self.value
        )
    }
}

impl TagTest {
    /// Whether it holds; only `!=` holds of a tag that is absent.
    pub fn holds(&self, tags: &Tags) -> bool {
        let Some(found) = tags.get(&self.name) else {
            return self.comparison == Comparison::IsNot;
        };
        let wanted = self.value.as_str();
        let order = || match (found.trim().parse::<f64>(), wanted.trim().parse::<f64>()) {
            (Ok(found), Ok(wanted)) => found.partial_cmp(&wanted).unwrap_or(Ordering::Equal),
            _ => found.cmp(wanted),
        };
        match self.comparison {
            Comparison::Is => found == wanted,
            Comparison::IsNot => found != wanted,
            Comparison::Contains => found.to_lowercase().contains(&wanted.to_lowercase()),
            Comparison::Less => order() == Ordering::Less,
            Comparison::AtMost => order() != Ordering::Greater,
            Comparison::More => order() == Ordering::Greater,
            Comparison::AtLeast => order() != Ordering::Less,
        }
    }
}
