//! What differs between two sets of Laws, and how one answer changed through the editions.

use serde::Serialize;

use crate::{ALL, Article, Book, Choice, Cited, Laws, Reading, Regime, Subject, Supervision};

/// One subject on which two sets of Laws are not the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The subject.
    pub subject: Subject,
    /// What the first Laws say.
    pub left: Cited<Choice>,
    /// What the second Laws say.
    pub right: Cited<Choice>,
    /// In what they differ.
    pub change: Change,
}

/// In what two answers to one question differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// In the rule.
    Rule,
    /// In the number of the article only.
    Number,
    /// In how well the text is known only.
    Witness,
}

/// Every subject on which two sets of Laws are not the same, in the order of the Laws.
///
/// # Examples
/// What 2018 changed for a standard game, half a year after the edition before it:
/// ```
/// use arbitre_laws::{Change, differences, laws};
/// let (before, after) = (laws(&"fide-2017".parse()?)?, laws(&"fide-2018".parse()?)?);
/// let changed = differences(before, after).filter(|difference| difference.change == Change::Rule);
/// assert_eq!(changed.count(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn differences(left: &Laws, right: &Laws) -> impl Iterator<Item = Difference> {
    left.choices()
        .zip(right.choices())
        .filter_map(|((subject, left), (_, right))| {
            let change = if left.rule != right.rule {
                Change::Rule
            } else if left.article != right.article {
                Change::Number
            } else if left.witness != right.witness {
                Change::Witness
            } else {
                return None;
            };
            Some(Difference {
                subject,
                left,
                right,
                change,
            })
        })
}

/// What each edition says on one subject, from the oldest to the newest.
///
/// An edition that makes no difference of supervision stands for both; one that lacks the regime is left out.
///
/// # Examples
/// ```
/// use arbitre_laws::{Regime, Subject, Supervision, history};
/// let articles = history(Subject::Resignation, Regime::Standard, Supervision::Undivided)
///     .map(|(_, choice)| choice.article.to_string());
/// assert_eq!(articles.last().as_deref(), Some("5.1.2"));
/// ```
pub fn history(
    subject: Subject,
    regime: Regime,
    supervision: Supervision,
) -> impl Iterator<Item = (&'static Laws, Cited<Choice>)> {
    let laws = ALL.iter().filter(move |laws| {
        matches!(laws.id.book, Book::Fide(_))
            && laws.id.reading == Reading::Accepted
            && laws.id.regime == regime
            && (laws.id.supervision == supervision || laws.id.supervision == Supervision::Undivided)
    });
    laws.map(move |laws| (*laws, laws.on(subject)))
}

impl Laws {
    /// What is decided under an article, by all of its parts, or by the part that holds what was asked for.
    ///
    /// Both numberings of the appendices of 1997 are understood.
    ///
    /// # Examples
    /// ```
    /// use arbitre_laws::{Article, Subject, laws};
    /// let rapid = laws(&"fide-1997/rapid".parse()?)?;
    /// for number in ["16.8", "B8"] {
    ///     let decided: Vec<_> = rapid.under(number.parse()?).map(|(subject, _)| subject).collect();
    ///     assert_eq!(decided, [Subject::BothFlagsAtEnd]);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn under(&self, article: Article) -> impl Iterator<Item = (Subject, Cited<Choice>)> {
        let article = match self.id.book {
            Book::Fide(edition) => article.official(edition),
            Book::House(_) => article,
        };
        self.choices().filter(move |(_, choice)| {
            article.covers(choice.article) || choice.article.covers(article)
        })
    }
}
