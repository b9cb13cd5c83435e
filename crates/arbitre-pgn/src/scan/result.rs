//! The termination marker, and what stands behind it.

use crate::class::{is_blank, is_line_end};
use crate::diagnostic::Trouble;
use crate::outcome::Outcome;
use crate::scan::Scan;
use crate::scan::movetext::{DONE, Found, MORE};
use crate::visitor::{Extent, Visitor};

/// Where a byte stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    Moves,
    Comment,
    LineComment,
}

impl<V: Visitor> Scan<'_, V> {
    /// A termination marker: it ends the game, but not from within a variation.
    pub(super) fn termination(&mut self, length: usize, outcome: Outcome) -> Found {
        let range = self.at..self.at + length;
        if self.game.depth > 0 && (self.game.ended || !self.ends_paragraph(range.end)) {
            self.diagnose(Trouble::ResultInVariation, range)?;
            self.stray(length);
            return MORE;
        }
        self.unclosed_variations()?;
        self.at = range.end;
        self.end_with(range, outcome)?;
        DONE
    }

    /// Reads what stands behind the termination marker and can be of no other game: comments on the
    /// rest of its line, annotations, and variations that are closed before an empty line: these
    /// from their parenthesis on as the moves before.
    #[inline(never)]
    pub(super) fn behind_result(&mut self, extent: Extent) -> Found {
        self.game.ended = true;
        loop {
            let blanks = self.blanks_end(self.at);
            let same_line = !self.bytes[self.at..blanks]
                .iter()
                .any(|&byte| is_line_end(byte));
            match self.bytes.get(blanks) {
                Some(b'{') if same_line => {
                    self.at = blanks;
                    self.brace_comment()?;
                }
                Some(b';') if same_line => {
                    self.at = blanks;
                    self.line_comment()?;
                }
                Some(b'$' | b'!' | b'?') if same_line => {
                    self.at = blanks;
                    self.diagnose(Trouble::BehindResult, blanks..blanks + 1)?;
                    match self.bytes[blanks] {
                        b'$' => self.numeric_annotation()?,
                        _ => self.suffix()?,
                    }
                }
                Some(b'*' | b'0' | b'1') if same_line => {
                    let Some(length) = self.second_marker(blanks) else {
                        return DONE;
                    };
                    self.at = blanks;
                    self.diagnose(Trouble::BehindResult, blanks..blanks + length)?;
                    self.stray(length);
                }
                Some(b'(') if !self.blank_line_between(self.at, blanks) => {
                    if !self.is_closed_in_paragraph(blanks) {
                        return DONE;
                    }
                    self.at = blanks;
                    self.diagnose(Trouble::BehindResult, blanks..blanks + 1)?;
                    self.open(extent)?;
                    if self.game.depth > 0 {
                        return MORE;
                    }
                }
                _ => return DONE,
            }
        }
    }

    /// The length of the termination marker that stands here once more, with nothing behind it on
    /// its line.
    fn second_marker(&self, at: usize) -> Option<usize> {
        let text = &self.bytes[at..self.line_end(at)];
        let length = match text {
            [b'*', ..] => 1,
            _ => plain_result(text)?.0,
        };
        text[length..].trim_ascii().is_empty().then_some(length)
    }

    /// Whether only blanks follow on this line and an empty line behind it, or the end of the text:
    /// a termination marker before it ends its game, even within a variation.
    pub(super) fn ends_paragraph(&self, at: usize) -> bool {
        let end = self.blanks_end(at);
        end == self.bytes.len() || self.blank_line_between(at, end)
    }

    /// Whether the variation that opens at `at` is closed before an empty line.
    fn is_closed_in_paragraph(&mut self, start: usize) -> bool {
        let (mut at, mut depth, mut within) = (start, 0, Within::Moves);
        let closed = loop {
            let Some(&byte) = self.bytes.get(at) else {
                break false;
            };
            match (byte, within) {
                (b'\n' | b'\r', _) => {
                    if self.ends_paragraph(at) {
                        break false;
                    }
                    if within == Within::LineComment {
                        within = Within::Moves;
                    }
                    at = self.blanks_end(at);
                    continue;
                }
                (b'{', Within::Moves) => within = Within::Comment,
                (b'}', Within::Comment) => within = Within::Moves,
                (b';', Within::Moves) => within = Within::LineComment,
                (b'(', Within::Moves) => depth += 1,
                (b')', Within::Moves) if depth == 1 => break true,
                (b')', Within::Moves) => depth -= 1,
                _ => {}
            }
            at += 1;
        };
        self.tick(at - start);
        closed
    }
}

/// A termination marker of digits as the standard has it, and its length.
pub(super) fn plain_result(text: &[u8]) -> Option<(usize, Outcome)> {
    let (length, outcome) = match text {
        [b'1', b'-', b'0', ..] => (3, Outcome::WhiteWins),
        [b'0', b'-', b'1', ..] => (3, Outcome::BlackWins),
        [b'1', b'/', b'2', b'-', b'1', b'/', b'2', ..] => (7, Outcome::Draw),
        _ => return None,
    };
    let behind = text.get(length);
    // Glued to the first number of the next game it is a result, too.
    let alone = behind.is_none_or(|&byte| is_blank(byte)) || text[length..].starts_with(b"1.");
    alone.then_some((length, outcome))
}
