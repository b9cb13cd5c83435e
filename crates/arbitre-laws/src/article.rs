//! Article numbers.

use alloc::borrow::Cow;
use alloc::string::ToString;
use core::cmp::Ordering;
use core::fmt;
use core::ops::Range;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Edition;
use crate::inline::Inline;

/// The number of an article, as the edition itself writes it.
///
/// Sections, paragraphs, letters and appendices are read alike, whatever the points and brackets between
/// them: `9.5b`, `9.2.1.1`, `17a`, `23(2)`, `A8c`, `B.3.1`, `III.3.1.2`, `Preface`.
///
/// # Examples
/// ```
/// use arbitre_laws::Article;
/// let article: Article = "9.5b".parse()?;
/// assert_eq!(article.to_string(), "9.5b");
/// # Ok::<(), arbitre_laws::ArticleError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Article(
    #[cfg_attr(feature = "schema", schemars(with = "alloc::string::String"))] Inline<15>,
);

/// The appendices of 1997, as articles of the French document and by their letters.
const APPENDICES_OF_1997: [(&str, &str); 5] = [
    ("15", "A"),
    ("16", "B"),
    ("17", "C"),
    ("18", "D"),
    ("19", "E"),
];

/// Why a text is no article number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}; expected {expected}")]
pub struct ArticleError {
    /// The bytes of the text that are wrong.
    pub span: Range<usize>,
    /// What is wrong with them.
    pub reason: &'static str,
    /// What was expected there.
    pub expected: &'static str,
}

impl Article {
    /// The article with this number.
    ///
    /// # Panics
    /// If the text is no article number. Numbers that are not constants are read with `parse`.
    #[must_use]
    pub const fn new(number: &str) -> Self {
        match Self::read(number) {
            Ok(article) => article,
            Err(_) => panic!("not the number of an article"),
        }
    }

    const fn read(number: &str) -> Result<Self, ArticleError> {
        let bytes = number.as_bytes();
        if bytes.is_empty() || !bytes[0].is_ascii_alphanumeric() {
            return Err(ArticleError {
                span: 0..if bytes.is_empty() { 0 } else { 1 },
                reason: "an article does not begin like this",
                expected: "a number or the letter of an appendix, such as 9.5b or A8",
            });
        }
        let mut index = 0;
        while index < bytes.len() {
            if !matches!(bytes[index], b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'(' | b')')
            {
                return Err(ArticleError {
                    span: index..index + 1,
                    reason: "this does not occur in the number of an article",
                    expected: "a digit, a letter, a point or a bracket",
                });
            }
            index += 1;
        }
        match Inline::new(number) {
            Some(text) => Ok(Self(text)),
            None => Err(ArticleError {
                span: 15..bytes.len(),
                reason: "the number of an article is too long",
                expected: "at most 15 characters",
            }),
        }
    }

    /// The number as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Whether the other article is this one or a part of it.
    ///
    /// # Examples
    /// ```
    /// use arbitre_laws::Article;
    /// assert!(Article::new("9.5").covers(Article::new("9.5b")));
    /// assert!(Article::new("A.4d").covers(Article::new("A.4d(3)")));
    /// assert!(!Article::new("9.5").covers(Article::new("9.51")));
    /// ```
    #[must_use]
    pub fn covers(self, other: Self) -> bool {
        let mut parts = parts(other.as_str());
        parts_of(&self).all(|part| parts.next() == Some(part))
    }

    /// The number under which the edition in its own language of authority has the article.
    ///
    /// The French document of 1997 numbers the appendices on as articles 15 to 19; they are A to E.
    ///
    /// # Examples
    /// ```
    /// use arbitre_laws::{Article, Edition};
    /// assert_eq!(Article::new("16.8").official(Edition::Fide1997), Article::new("B8"));
    /// assert_eq!(Article::new("16c").official(Edition::Fide1929), Article::new("16c"));
    /// ```
    #[must_use]
    pub fn official(self, edition: Edition) -> Self {
        if edition != Edition::Fide1997 {
            return self;
        }
        let mut rest = parts_of(&self);
        let first = rest.next();
        let Some((_, letter)) = APPENDICES_OF_1997
            .iter()
            .find(|(number, _)| first == Some(number))
        else {
            return self;
        };
        let number = rest.fold(letter.to_string(), |number, part| number + part);
        Self::read(&number).unwrap_or(self)
    }

    /// The number under which the source document has the article; the other way round.
    ///
    /// # Examples
    /// ```
    /// use arbitre_laws::{Article, Edition};
    /// let article = Article::new("A9b").in_document(Edition::Fide1997);
    /// assert_eq!(article, Article::new("15.9b"));
    /// ```
    #[must_use]
    pub fn in_document(self, edition: Edition) -> Self {
        if edition != Edition::Fide1997 {
            return self;
        }
        let mut rest = parts_of(&self);
        let first = rest.next();
        let Some((number, _)) = APPENDICES_OF_1997
            .iter()
            .find(|(_, letter)| first == Some(letter))
        else {
            return self;
        };
        let number = match rest.next() {
            Some(point) => rest.fold(number.to_string() + "." + point, |number, part| {
                number + part
            }),
            None => number.to_string(),
        };
        Self::read(&number).unwrap_or(self)
    }
}

fn parts_of(article: &Article) -> impl Iterator<Item = &str> {
    parts(article.as_str())
}

/// The numbers and words of an article, without what stands between them.
fn parts(mut text: &str) -> impl Iterator<Item = &str> {
    core::iter::from_fn(move || {
        text = text.trim_start_matches(['.', '(', ')']);
        let first = text.chars().next()?;
        let end = text
            .find(|c: char| {
                !c.is_ascii_alphanumeric() || c.is_ascii_digit() != first.is_ascii_digit()
            })
            .unwrap_or(text.len());
        let (part, rest) = text.split_at(end);
        text = rest;
        Some(part)
    })
}

/// Articles stand in the order of the book: 9.2 before 9.10, numbers before appendices.
impl Ord for Article {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |part: &str| (part.parse::<u32>().unwrap_or(u32::MAX), part.to_string());
        parts_of(self)
            .map(key)
            .cmp(parts_of(other).map(key))
            .then_with(|| self.as_str().cmp(other.as_str()))
    }
}

impl PartialOrd for Article {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl FromStr for Article {
    type Err = ArticleError;

    fn from_str(text: &str) -> Result<Self, ArticleError> {
        Self::read(text)
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Article {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Article {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn covers_its_parts_only() {
        let covers = |whole: &'static str, part: &'static str| {
            Article::new(whole).covers(Article::new(part))
        };
        for (whole, part) in [
            ("9.5", "9.5b"),
            ("9.5", "9.5.3"),
            ("A.4", "A.4d(3)"),
            ("A8", "A.8c"),
            ("III", "III.3.1.2"),
            ("23(2)", "23(2)"),
            ("16", "16c"),
            ("E", "E.12"),
        ] {
            assert!(covers(whole, part), "{whole} covers {part}");
        }
        for (whole, part) in [
            ("9.5b", "9.5"),
            ("9.1", "9.12"),
            ("I", "III.4"),
            ("A.4", "A.5"),
        ] {
            assert!(!covers(whole, part), "{whole} does not cover {part}");
        }
    }

    proptest::proptest! {
        #[test]
        fn reads_what_it_writes(number in "[1-9A-Z][0-9a-z.()]{0,14}") {
            let article: Article = number.parse().unwrap();
            proptest::prop_assert_eq!(article.as_str(), &number);
            proptest::prop_assert!(article.covers(article));
            proptest::prop_assert_eq!(article.cmp(&article), Ordering::Equal);
        }

        #[test]
        fn never_panics(text in ".{0,20}") {
            let _ = text.parse::<Article>();
        }
    }

    #[test]
    fn stand_in_the_order_of_the_book() {
        let mut articles = [
            "B.3", "9.10", "A.4.10", "9.2.1", "A.4.2", "III.2", "9.2", "17b", "17a", "9.5b",
        ];
        articles.sort_by_key(|number| Article::new(number));
        assert_eq!(
            articles,
            [
                "9.2", "9.2.1", "9.5b", "9.10", "17a", "17b", "A.4.2", "A.4.10", "B.3", "III.2"
            ]
        );
    }

    #[test]
    fn says_what_is_wrong() {
        for (text, span) in [
            ("", 0..0),
            (".4", 0..1),
            ("9,5", 1..2),
            ("12345678901234567", 15..17),
        ] {
            assert_eq!(
                text.parse::<Article>().map_err(|error| error.span),
                Err(span),
                "{text}"
            );
        }
    }
}
