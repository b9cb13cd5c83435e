//! Where in a file something stands.

use core::fmt;
use core::ops::Range;

/// A point in a file, as a person finds it: line and column.
///
/// # Examples
/// ```
/// use arbitre_pgn::Place;
///
/// let mut place = Place::START;
/// place.pass("[Event \"Reykjavík\"]\n1. e4".as_bytes());
/// assert_eq!((place.line, place.column, place.offset), (2, 6, 26));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// Bytes before it, from the start of the file.
    pub offset: u64,
    /// The line, counted from 1. LF, CR and CR LF each end a line.
    pub line: u32,
    /// The character in the line, counted from 1.
    pub column: u32,
}

impl Place {
    /// The first byte of a file.
    pub const START: Place = Place {
        offset: 0,
        line: 1,
        column: 1,
    };

    /// Moves on behind these bytes, which begin at this place.
    ///
    /// A carriage return at the very end of `bytes` counts as a line end; the caller keeps CR LF
    /// together.
    pub fn pass(&mut self, bytes: &[u8]) {
        self.offset += bytes.len() as u64;
        let (lines, last) = line_ends(bytes);
        self.line = self.line.saturating_add(lines);
        let tail = match last {
            Some(end) => {
                self.column = 1;
                &bytes[end..]
            }
            None => bytes,
        };
        let characters = tail.iter().filter(|&&byte| byte & 0xC0 != 0x80).count();
        let characters = u32::try_from(characters).unwrap_or(u32::MAX);
        self.column = self.column.saturating_add(characters);
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// How many lines end in these bytes, and where the last of them does.
fn line_ends(bytes: &[u8]) -> (u32, Option<usize>) {
    let mut count = memchr::memchr_iter(b'\n', bytes).count();
    let mut last = memchr::memrchr(b'\n', bytes);
    if memchr::memchr(b'\r', bytes).is_some() {
        let lone = |&at: &usize| bytes.get(at + 1) != Some(&b'\n');
        count += memchr::memchr_iter(b'\r', bytes).filter(lone).count();
        last = last.max(memchr::memrchr_iter(b'\r', bytes).find(lone));
    }
    (
        u32::try_from(count).unwrap_or(u32::MAX),
        last.map(|at| at + 1),
    )
}

/// Turns offsets that never go back into places, in one pass over the bytes.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
    place: Place,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(bytes: &'a [u8], place: Place) -> Self {
        Cursor {
            bytes,
            at: 0,
            place,
        }
    }

    /// The place of a byte; one before the last asked for is answered with the last.
    pub(crate) fn place(&mut self, at: usize) -> Place {
        let mut at = at.min(self.bytes.len());
        if at > 0 && self.bytes[at - 1] == b'\r' && self.bytes.get(at) == Some(&b'\n') {
            at -= 1;
        }
        if at > self.at {
            self.place.pass(&self.bytes[self.at..at]);
            self.at = at;
        }
        self.place
    }

    /// Where in the file a range of the bytes stands.
    pub(crate) fn span(&self, range: Range<usize>) -> Range<u64> {
        let base = self.place.offset - self.at as u64;
        base + range.start as u64..base + range.end as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_end_counts_once() {
        for text in ["a\nb\nc", "a\rb\rc", "a\r\nb\r\nc"] {
            let mut place = Place::START;
            place.pass(text.as_bytes());
            assert_eq!((place.line, place.column), (3, 2), "{text:?}");
        }
    }

    #[test]
    fn a_cursor_agrees_with_one_pass() {
        let text = "é\r\n[A \"b\"]\r\n\r\n1. e4 é *\n".as_bytes();
        let mut cursor = Cursor::new(text, Place::START);
        for at in 0..=text.len() {
            let mut expected = Place::START;
            let cut = if text[..at].ends_with(b"\r") {
                at - 1
            } else {
                at
            };
            expected.pass(&text[..cut]);
            assert_eq!(cursor.place(at), expected, "at {at}");
        }
    }
}
