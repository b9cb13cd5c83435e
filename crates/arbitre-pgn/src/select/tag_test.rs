//! Tests of tags.

use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;

use deunicode::deunicode;

use crate::tree::Tags;
use crate::typed::Date;

/// A test of a tag: `White=Morphy, Paul`, `Event~open`, `WhiteElo>=2500`, `Date<1900`.
///
/// `=` and `!=` compare the whole value, `~` looks for a part of it without regard to
/// case and accents: `White~legal` finds `Légal`.
/// The others compare numbers as numbers, dates by the calendar and everything else as text.
///
/// A date may be given in full, by year and month or by the year alone: `Date=1990.05` holds of all
/// its days. Where parts of a date are unknown, `<` and the like hold if they do whatever those
/// parts are; of a tag that is no number, or no date, they never hold where one is asked for.
///
/// # Examples
/// ```
/// use arbitre_pgn::{TagTest, Tags};
///
/// let mut tags = Tags::default();
/// tags.set("WhiteElo", "2700");
/// assert!("WhiteElo>=900".parse::<TagTest>()?.holds(&tags));
/// assert!(!"BlackElo>=900".parse::<TagTest>()?.holds(&tags));
/// tags.set("White", "Légal");
/// assert!("White~LEGAL".parse::<TagTest>()?.holds(&tags));
/// tags.set("Date", "1989.??.??");
/// assert!("Date<1990".parse::<TagTest>()?.holds(&tags));
/// assert!(!"Date>1989".parse::<TagTest>()?.holds(&tags));
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

/// Why a text is no test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TagTestError {
    /// A name, a sign or a value is missing.
    #[error("expected a tag's name, one of = != ~ < <= > >=, and a value")]
    Form,
    /// A date is compared with something else.
    #[error("expected a date, YYYY.MM.DD, YYYY.MM or YYYY, behind < and >")]
    Date,
}

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
        let length = text
            .find(['=', '!', '~', '<', '>'])
            .ok_or(TagTestError::Form)?;
        let (name, rest) = text.split_at(length);
        let sign = SIGNS
            .iter()
            .find_map(|(sign, comparison)| Some((rest.strip_prefix(sign)?, *comparison)));
        // A value that begins with a sign is a sign that nobody knows, `==` say.
        let known = |value: &str| !name.is_empty() && !value.starts_with(['=', '!', '~', '<', '>']);
        let (value, comparison) = sign
            .filter(|(value, _)| known(value))
            .ok_or(TagTestError::Form)?;
        let test = TagTest {
            name: name.trim().to_owned(),
            comparison,
            value: value.to_owned(),
        };
        let is_text = matches!(
            comparison,
            Comparison::Is | Comparison::IsNot | Comparison::Contains
        );
        if test.is_of_date() && !is_text && test.days().is_none() {
            return Err(TagTestError::Date);
        }
        Ok(test)
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

/// A text in small letters of the Latin alphabet, without accents.
fn plain(text: &str) -> String {
    deunicode(text).to_lowercase()
}

impl TagTest {
    /// Whether it holds; only `!=` holds of a tag that is absent.
    pub fn holds(&self, tags: &Tags) -> bool {
        let Some(found) = tags.get(&self.name) else {
            return self.comparison == Comparison::IsNot;
        };
        let wanted = self.value.as_str();
        match self.comparison {
            Comparison::Is => self.is(found),
            Comparison::IsNot => !self.is(found),
            Comparison::Contains => plain(found).contains(&plain(wanted)),
            Comparison::Less => {
                self.stands(found, |it, asked| it.last < asked.first, Ordering::is_lt)
            }
            Comparison::AtMost => {
                self.stands(found, |it, asked| it.last <= asked.last, Ordering::is_le)
            }
            Comparison::More => {
                self.stands(found, |it, asked| it.first > asked.last, Ordering::is_gt)
            }
            Comparison::AtLeast => {
                self.stands(found, |it, asked| it.first >= asked.first, Ordering::is_ge)
            }
        }
    }

    fn is_of_date(&self) -> bool {
        self.name.ends_with("Date")
    }

    /// The days that are asked for, if the tag is one of dates.
    fn days(&self) -> Option<Days> {
        let asked = || Days::asked(self.value.trim());
        self.is_of_date().then(asked).flatten()
    }

    fn is(&self, found: &str) -> bool {
        let within = |days: Days| Days::of(found).is_some_and(|found| found.lie_within(days));
        found == self.value || self.days().is_some_and(within)
    }

    /// Whether the value found stands so to the one asked for: as days, a number or text.
    fn stands(
        &self,
        found: &str,
        as_days: impl Fn(Days, Days) -> bool,
        ordered: impl Fn(Ordering) -> bool,
    ) -> bool {
        if self.is_of_date() {
            let days = Days::of(found).zip(self.days());
            return days.is_some_and(|(found, asked)| as_days(found, asked));
        }
        match self.value.trim().parse::<f64>() {
            Ok(wanted) => {
                let number = found.trim().parse::<f64>().ok();
                number
                    .and_then(|it| it.partial_cmp(&wanted))
                    .is_some_and(ordered)
            }
            Err(_) => !matches!(found, "?" | "-" | "") && ordered(found.cmp(self.value.as_str())),
        }
    }
}

/// A stretch of days, each as year, month and day: from the first to the last that may be meant.
#[derive(Clone, Copy)]
struct Days {
    first: (u16, u8, u8),
    last: (u16, u8, u8),
}

impl Days {
    /// The days that a tag may mean.
    fn of(found: &str) -> Option<Self> {
        let Date { year, month, day } = found.parse().ok()?;
        Some(Days {
            first: (year.unwrap_or(0), month.unwrap_or(1), day.unwrap_or(1)),
            last: (
                year.unwrap_or(u16::MAX),
                month.unwrap_or(12),
                day.unwrap_or(31),
            ),
        })
    }

    /// The days of a date, a month `1990.05` or a year `1990`.
    fn asked(text: &str) -> Option<Self> {
        if text.contains('?') {
            return None;
        }
        let unknown = match text.split(['.', '-', '/']).count() {
            1 => ".??.??",
            2 => ".??",
            _ => "",
        };
        Days::of(&format!("{}{unknown}", text.replace(['-', '/'], ".")))
    }

    fn lie_within(self, others: Days) -> bool {
        others.first <= self.first && self.last <= others.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, value: &str, tests: &[(&str, bool)]) {
        let mut tags = Tags::default();
        tags.set(name, value);
        for (test, holds) in tests {
            let found = format!("{name}{test}").parse::<TagTest>().unwrap();
            assert_eq!(found.holds(&tags), *holds, "{name} {value:?} {test}");
        }
    }

    #[test]
    fn dates_are_compared_by_the_calendar() {
        check(
            "Date",
            "1990.05.??",
            &[
                (">1989", true),
                (">=1990", true),
                (">1990", false),
                ("<=1990", true),
                ("<1990.06", true),
                ("<1990.05.20", false),
                (">=1990.05.20", false),
                (">=1990.05.01", true),
                (">=1990.05.02", false),
                ("<=1990.05.31", true),
                ("<=1990.05.30", false),
                ("=1990", true),
                ("=1990.05", true),
                ("=1990.05.??", true),
                ("=1990.05.01", false),
                ("!=1990", false),
            ],
        );
        check(
            "Date",
            "1989.??.??",
            &[
                (">1989", false),
                (">=1989", true),
                ("<1990", true),
                (">1989.03", false),
            ],
        );
        for unknown in ["????.??.??", "?", "", "spring 1990"] {
            let none = [
                (">1989", false),
                ("<1989", false),
                ("=1989", false),
                ("!=1989", true),
            ];
            check("EventDate", unknown, &none);
        }
        for text in ["Date>spring", "Date<1990.13", "UTCDate>=????"] {
            assert_eq!(text.parse::<TagTest>(), Err(TagTestError::Date), "{text}");
        }
    }

    #[test]
    fn a_number_is_asked_of_numbers_only() {
        check("WhiteElo", "900", &[(">1000", false), ("<1000", true)]);
        for unknown in ["?", "-", "unknown"] {
            check("WhiteElo", unknown, &[(">1000", false), ("<1000", false)]);
        }
        check("White", "?", &[(">A", false), ("<A", false)]);
        check("White", "Morphy", &[(">A", true), ("<N", true)]);
    }

    #[test]
    fn a_part_is_found_without_regard_to_accents_and_case() {
        let found = [("~legal", true), ("~LÉGAL", true), ("~lega,", false)];
        check("White", "Légal, M. de", &found);
        // The accent may stand alone.
        check(
            "White",
            "Le\u{301}gal",
            &[("~legal", true), ("~Légal", true)],
        );
        check(
            "Black",
            "Łódź, Müller",
            &[("~lodz", true), ("~muller", true)],
        );
    }
}
