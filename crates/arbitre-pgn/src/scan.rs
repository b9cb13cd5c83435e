//! The byte scanner: finds the tokens of whole games in memory.

mod comment;
#[cfg(test)]
mod linear;
mod movetext;
mod names;
mod plain;
mod result;
mod skip;
mod tags;
mod word;

use core::ops::{ControlFlow, Range};

use crate::chunk::{Chunk, Content};
use crate::class::{Class, class, is_line_end};
use crate::diagnostic::{Diagnostic, Severity, Trouble};
use crate::limits::{Limits, Mode};
use crate::outcome::Outcome;
use crate::place::Cursor;
use crate::scan::names::Names;
use crate::visitor::{Ending, Flow, Head, Leave, ON, Token, Visitor};

/// Reads the games in a piece of a file that begins and ends between two games.
pub(crate) struct Scan<'a, V> {
    bytes: &'a [u8],
    /// The next byte to read.
    at: usize,
    content: Content,
    /// The place in the file of the first byte.
    base: u64,
    cursor: Cursor<'a>,
    mode: Mode,
    limits: &'a Limits,
    visitor: &'a mut V,
    names: Names<'a>,
    game: Facts<'a>,
    /// Bytes looked at, counted to show that reading is linear.
    #[cfg(test)]
    pub(crate) steps: usize,
}

/// What is known of the game being read.
#[derive(Default)]
struct Facts<'a> {
    diagnostics: usize,
    refused: bool,
    /// The value of the tag `Result`.
    result: Option<&'a [u8]>,
    fen: Option<Range<usize>>,
    set_up: Option<Range<usize>>,
    /// Tag pairs met.
    tags: usize,
    head: Head,
    /// Open variations.
    depth: usize,
    /// Whether a move stands before, in this line.
    after_move: bool,
    moves: usize,
    /// Whether the termination marker is read.
    ended: bool,
}

impl<'a, V: Visitor> Scan<'a, V> {
    pub(crate) fn new(
        chunk: Chunk<'a>,
        mode: Mode,
        limits: &'a Limits,
        visitor: &'a mut V,
    ) -> Self {
        Scan {
            bytes: chunk.bytes,
            at: 0,
            content: chunk.content,
            base: chunk.place.offset,
            cursor: Cursor::new(chunk.bytes, chunk.place),
            mode,
            limits,
            visitor,
            names: Names::default(),
            game: Facts::default(),
            #[cfg(test)]
            steps: 0,
        }
    }

    /// How many bytes are read.
    pub(crate) fn position(&self) -> usize {
        self.at
    }

    /// Reads all games.
    pub(crate) fn games(&mut self) -> Flow {
        while self.at < self.bytes.len() {
            self.next_game()?;
        }
        ON
    }

    /// Reads one game, or the remainder behind the last one.
    pub(crate) fn next_game(&mut self) -> Flow {
        if self.content == Content::Excess {
            self.at = self.bytes.len();
            self.visitor.remainder(self.token(0..self.at));
            return ON;
        }
        let start = self.blanks_end(self.at);
        let first = self.preamble_end(start);
        self.tick(first - self.at);
        if first == self.bytes.len() {
            let rest = self.token(self.at..first);
            self.at = first;
            if !rest.text.is_empty() {
                self.visitor.remainder(rest);
            }
            return ON;
        }
        self.game = Facts::default();
        self.names.begin_game(self.limits.tag_pairs);
        let read = match self.visitor.begin_game(self.base + start as u64) {
            ControlFlow::Continue(()) => self.game(),
            leave => leave,
        };
        self.tick(1);
        let ending = match read {
            ControlFlow::Continue(()) => Ending::Read,
            ControlFlow::Break(Leave::File) => return read,
            ControlFlow::Break(Leave::Game) => {
                self.leave(start, first);
                if self.game.refused {
                    Ending::Refused
                } else {
                    Ending::Left
                }
            }
        };
        self.visitor.end_game(ending)
    }

    fn game(&mut self) -> Flow {
        if self.bytes[self.at..].starts_with(BYTE_ORDER_MARK) {
            self.diagnose(
                Trouble::ByteOrderMark,
                self.at..self.at + BYTE_ORDER_MARK.len(),
            )?;
        }
        self.preamble()?;
        self.tags()?;
        self.movetext()
    }

    /// Passes over the rest of a game that the visitor or the mode gave up.
    fn leave(&mut self, start: usize, first: usize) {
        // A game left before anything was read of it must not be met again.
        if self.at <= start {
            self.at = first;
        }
        self.skip_game();
    }

    /// Tells the visitor what is amiss; a strict reader leaves the game.
    #[cold]
    fn diagnose(&mut self, trouble: Trouble, range: Range<usize>) -> Flow {
        self.game.diagnostics += 1;
        let most = self.limits.diagnostics;
        if self.game.diagnostics <= most {
            let trouble = if self.game.diagnostics == most {
                Trouble::TooManyDiagnostics
            } else {
                trouble
            };
            let place = self.cursor.place(range.start);
            let span = self.cursor.span(range);
            self.visitor.diagnose(Diagnostic {
                trouble,
                span,
                place,
            });
        }
        if self.mode == Mode::Strict && trouble.severity() == Severity::Repair {
            self.game.refused = true;
            return ControlFlow::Break(Leave::Game);
        }
        ON
    }

    fn token(&self, range: Range<usize>) -> Token<'a> {
        Token {
            text: &self.bytes[range.clone()],
            start: self.base + range.start as u64,
        }
    }

    /// The first byte at or behind `at` that is no blank.
    fn blanks_end(&self, mut at: usize) -> usize {
        loop {
            match self.bytes.get(at).copied().map(class) {
                Some(Class::Blank | Class::Line) => at += 1,
                Some(Class::High) => match wide_blank(&self.bytes[at..]) {
                    0 => return at,
                    width => at += width,
                },
                _ => return at,
            }
        }
    }

    fn line_end(&self, at: usize) -> usize {
        memchr::memchr2(b'\n', b'\r', &self.bytes[at..]).map_or(self.bytes.len(), |end| at + end)
    }

    fn at_line_start(&self, at: usize) -> bool {
        at == 0 || is_line_end(self.bytes[at - 1])
    }

    /// Whether a blank line lies between two points.
    fn blank_line_between(&self, from: usize, to: usize) -> bool {
        let gap = &self.bytes[from..to];
        if matches!(gap, b"\n" | b"\r\n") {
            return false;
        }
        let mut lines = gap.split(|&byte| byte == b'\n');
        let lf = gap.iter().filter(|&&byte| byte == b'\n').count();
        match lf {
            0 => gap.iter().filter(|&&byte| byte == b'\r').count() > 1,
            1 => false,
            _ => {
                let is_blank = |line: &[u8]| {
                    line.iter()
                        .all(|&byte| class(byte) == Class::Blank || byte == b'\r')
                };
                lines.next();
                lines.take(lf - 1).any(is_blank)
            }
        }
    }

    #[inline(always)]
    fn tick(&mut self, bytes: usize) {
        let _ = bytes;
        #[cfg(test)]
        {
            self.steps += bytes;
        }
    }

    /// Compares the marker with the tag, and looks at what else the tags promised.
    fn end_with(&mut self, range: Range<usize>, outcome: Outcome) -> Flow {
        let token = self.token(range.clone());
        if token.text != outcome.marker().as_str().as_bytes() {
            self.diagnose(Trouble::ResultForm, range.clone())?;
        }
        if let Some(tag) = self.game.result
            && tag != token.text
            && core::str::from_utf8(tag)
                .ok()
                .and_then(|tag| tag.parse().ok())
                .map(Outcome::marker)
                != Some(outcome.marker())
        {
            self.diagnose(Trouble::ResultDiffers, range)?;
        }
        self.visitor.result(token, outcome);
        ON
    }
}

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The width of a blank beyond ASCII that stands here: no-break space, zero-width space and byte
/// order mark; 0 if none does.
fn wide_blank(bytes: &[u8]) -> usize {
    match bytes {
        [0xC2, 0xA0, ..] => 2,
        [0xEF, 0xBB, 0xBF, ..] | [0xE2, 0x80, 0x8B, ..] => 3,
        _ => 0,
    }
}
