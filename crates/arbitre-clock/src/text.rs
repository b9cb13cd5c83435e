//! Reading text step by step, with the place and the expectation of every error.

use alloc::string::{String, ToString};
use core::num::NonZeroU32;
use core::ops::Range;

use crate::{Duration, Quota};

/// Why a text is no duration or no time control: where, what stands there, what was expected.
///
/// # Examples
/// ```
/// use arbitre_clock::TimeControl;
/// let error = "40/90m+30".parse::<TimeControl>().unwrap_err();
/// assert_eq!(error.span, 7..9);
/// assert_eq!(error.to_string(), "expected a duration with its unit (`30s`, `90m`, `2h`, `3days` or `0:12:22`), found `30`");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected}, found {}", quoted(found))]
pub struct TextError {
    /// The bytes of the text that are wrong; empty at its end.
    pub span: Range<usize>,
    /// What stands there.
    pub found: String,
    /// What would have been right.
    pub expected: &'static str,
}

fn quoted(found: &str) -> String {
    if found.is_empty() {
        "the end of the text".to_string()
    } else {
        alloc::format!("`{found}`")
    }
}

/// A place in a text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The place `at` bytes into the text.
    pub(crate) fn starting_at(text: &'a str, at: usize) -> Self {
        Self { text, at }
    }

    pub(crate) fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Steps over `token` if it stands here.
    pub(crate) fn eat(&mut self, token: &str) -> bool {
        let here = self.rest().starts_with(token);
        if here {
            self.at += token.len();
        }
        here
    }

    pub(crate) fn skip_blanks(&mut self) {
        self.eat_while(char::is_whitespace);
    }

    pub(crate) fn eat_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        self.at += end;
        rest.get(..end).unwrap_or_default()
    }

    /// The error of what stands here, up to the next mark.
    pub(crate) fn expected(&self, expected: &'static str) -> TextError {
        let rest = self.rest();
        let end = rest
            .char_indices()
            .skip(1)
            .find(|&(_, c)| c.is_whitespace() || ":/+,;".contains(c))
            .map_or(rest.len(), |(i, _)| i);
        self.expected_in(self.at..self.at + end, expected)
    }

    /// The error of the bytes in `span`.
    pub(crate) fn expected_in(&self, span: Range<usize>, expected: &'static str) -> TextError {
        TextError {
            found: self.text.get(span.clone()).unwrap_or_default().to_string(),
            span,
            expected,
        }
    }

    /// A whole number of at least one, such as a number of moves.
    pub(crate) fn count(&mut self, expected: &'static str) -> Result<u32, TextError> {
        let start = *self;
        let digits = self.eat_while(|c| c.is_ascii_digit());
        match digits.parse() {
            Ok(count) if count > 0 => Ok(count),
            _ if digits.is_empty() => Err(start.expected(expected)),
            _ => Err(start.expected_in(start.at..self.at, expected)),
        }
    }

    /// The moves of a period, `40/`; every move where no number stands before a stroke.
    pub(crate) fn quota(&mut self) -> Result<Quota, TextError> {
        let mut ahead = *self;
        let digits = ahead.eat_while(|c| c.is_ascii_digit());
        if digits.is_empty() || !ahead.eat("/") {
            return Ok(Quota::AllMoves);
        }
        let moves = self.count("a number of moves of at least one")?;
        *self = ahead;
        Ok(NonZeroU32::new(moves).map_or(Quota::AllMoves, Quota::Moves))
    }

    /// A decimal number of units, exact to the millisecond; `None` when no digit stands here.
    pub(crate) fn decimal(&mut self, unit: Duration) -> Result<Option<Duration>, TextError> {
        const EXPECTED: &str = "a time of at most a million years, exact to the millisecond";
        let start = *self;
        let whole = self.eat_while(|c| c.is_ascii_digit());
        let mut ahead = *self;
        let fraction = if ahead.eat(".") {
            ahead.eat_while(|c| c.is_ascii_digit())
        } else {
            ""
        };
        if !fraction.is_empty() {
            *self = ahead;
        }
        if whole.is_empty() && fraction.is_empty() {
            return Ok(None);
        }
        exact(whole, fraction, unit)
            .map(Some)
            .ok_or_else(|| start.expected_in(start.at..self.at, EXPECTED))
    }
}

/// `whole.fraction` units, when that is a whole number of milliseconds below the limit.
fn exact(whole: &str, fraction: &str, unit: Duration) -> Option<Duration> {
    let fraction = fraction.trim_end_matches('0');
    let scale = 10_i64.checked_pow(u32::try_from(fraction.len()).ok()?)?;
    let number = |digits: &str| match digits {
        "" => Some(0),
        _ => digits.parse::<i64>().ok(),
    };
    let parts = number(fraction)?.checked_mul(unit.milliseconds())?;
    let whole = number(whole)?.checked_mul(unit.milliseconds())?;
    let total = whole.checked_add(parts / scale)?;
    (parts % scale == 0 && total <= Duration::MAX.milliseconds())
        .then(|| Duration::from_milliseconds(total))
}
