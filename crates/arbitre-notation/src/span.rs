//! A place in a text.

use core::fmt;
use core::ops::Range;

/// A stretch of a text, in bytes: from `start` up to, but without, `end`.
///
/// # Examples
///
/// ```
/// use arbitre_notation::Span;
///
/// let text = "1. e4 e5";
/// let span = Span::new(3, 5);
/// assert_eq!(span.of(text), "e4");
/// assert_eq!(span.to_string(), "3..5");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
}

impl Span {
    /// The bytes from `start` up to `end`.
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The whole of a text.
    pub const fn whole(text: &str) -> Self {
        Self::new(0, text.len())
    }

    /// How many bytes it covers.
    pub const fn len(self) -> usize {
        self.end.saturating_sub(self.start)
    }

    /// Whether it covers no byte, and so marks a point between two.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The same stretch in a text of which this one begins at byte `offset`.
    pub const fn after(self, offset: usize) -> Self {
        Self::new(self.start + offset, self.end + offset)
    }

    /// The smallest stretch that covers both.
    pub fn to(self, other: Self) -> Self {
        Self::new(self.start.min(other.start), self.end.max(other.end))
    }

    /// The text that it covers; nothing where it does not fit the text.
    pub fn of(self, text: &str) -> &str {
        text.get(self.range()).unwrap_or_default()
    }

    /// The same as a range of the standard library.
    pub const fn range(self) -> Range<usize> {
        self.start..self.end
    }

    /// The line and the column at which it begins, both counted from 1, the
    /// column in characters.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_notation::Span;
    ///
    /// let text = "1. e4 e5\n2. Qf6";
    /// assert_eq!(Span::new(12, 15).line_and_column(text), (2, 4));
    /// ```
    pub fn line_and_column(self, text: &str) -> (usize, usize) {
        let before = text.get(..self.start).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
        (line, before[line_start..].chars().count() + 1)
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.start, self.end)
    }
}
