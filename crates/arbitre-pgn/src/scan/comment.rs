//! Comments and escape lines.

use crate::class::{eight, opens_tag, run_before};
use crate::diagnostic::Trouble;
use crate::scan::Scan;
use crate::visitor::{CommentKind, Flow, ON, Visitor};

/// Where a comment in braces ends.
pub(super) enum Close {
    /// Behind its brace.
    Brace(usize),
    /// It is not closed before the next game, or at all.
    Missing(usize),
}

impl<'a, V: Visitor> Scan<'a, V> {
    /// Where the comment ends that opens at `at`.
    ///
    /// A tag pair behind a blank line ends it too: no unclosed comment hides the next game.
    #[inline(always)]
    pub(super) fn comment_end(&self, at: usize) -> Close {
        let mut from = at + 1;
        // Most comments are short: a search that pays off on long ones comes second.
        for _ in 0..8 {
            match eight(self.bytes, from).map(|eight| run_before(eight, b'}', b'}')) {
                Some(8) => from += 8,
                Some(run) if self.bytes[from + run] == b'}' => {
                    return Close::Brace(from + run + 1);
                }
                _ => break,
            }
        }
        loop {
            let Some(found) = memchr::memchr3(b'}', b'\n', b'\r', &self.bytes[from..]) else {
                return Close::Missing(self.bytes.len());
            };
            from += found + 1;
            if self.bytes[from - 1] == b'}' {
                return Close::Brace(from);
            }
            if opens_tag(&self.bytes[from..]) && self.follows_blank_line(from) {
                return Close::Missing(from);
            }
        }
    }

    /// The length of the closed comment that opens at `at`; 0 if it is none, or a long one.
    #[inline(always)]
    pub(super) fn plain_comment(&self, at: usize) -> usize {
        match self.comment_end(at) {
            Close::Brace(end) if end - at <= self.limits.token_bytes => end - at,
            _ => 0,
        }
    }

    /// Whether the line before the one that starts here is empty.
    fn follows_blank_line(&self, line: usize) -> bool {
        matches!(
            self.bytes[..line],
            [.., b'\n', b'\n'] | [.., b'\r', b'\r'] | [.., b'\n', b'\r', b'\n']
        )
    }

    pub(super) fn brace_comment(&mut self) -> Flow {
        let start = self.at;
        let end = match self.comment_end(start) {
            Close::Brace(end) => end,
            Close::Missing(end) => {
                self.at = end;
                self.diagnose(Trouble::UnclosedComment, start..end)?;
                end
            }
        };
        self.comment(start, end, CommentKind::Brace)
    }

    pub(super) fn line_comment(&mut self) -> Flow {
        let end = self.line_end(self.at);
        self.comment(self.at, end, CommentKind::Line)
    }

    fn comment(&mut self, start: usize, end: usize, kind: CommentKind) -> Flow {
        self.tick(end - start);
        self.at = end;
        if end - start <= self.limits.token_bytes {
            return self.visitor.comment(self.token(start..end), kind);
        }
        let cut = start + self.limits.token_bytes;
        self.diagnose(Trouble::TokenTooLong, cut..end)?;
        self.visitor.comment(self.token(start..cut), kind)?;
        self.visitor.stray(self.token(cut..end));
        ON
    }

    pub(super) fn escape_line(&mut self) {
        let end = self.line_end(self.at);
        self.tick(end - self.at);
        self.visitor.escape(self.token(self.at..end));
        self.at = end;
    }

    /// Where the comments, escape lines and blanks end that stand here.
    pub(super) fn preamble_end(&self, mut at: usize) -> usize {
        loop {
            at = self.blanks_end(at);
            at = match self.bytes.get(at) {
                Some(b'{') => match self.comment_end(at) {
                    Close::Brace(end) | Close::Missing(end) => end,
                },
                Some(b';') => self.line_end(at),
                Some(b'%') if self.at_line_start(at) => self.line_end(at),
                _ => return at,
            };
        }
    }

    /// Reads the comments and escape lines that stand here.
    pub(super) fn preamble(&mut self) -> Flow {
        loop {
            let start = self.at;
            self.at = self.blanks_end(start);
            self.tick(self.at - start);
            match self.bytes.get(self.at) {
                Some(b'{') => self.brace_comment()?,
                Some(b';') => self.line_comment()?,
                Some(b'%') if self.at_line_start(self.at) => self.escape_line(),
                _ => return ON,
            }
        }
    }
}
