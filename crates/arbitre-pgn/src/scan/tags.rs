//! Tag pairs.

use core::ops::{ControlFlow, Range};

use crate::class::{
    Class, class, eight, in_name, is_blank, is_line_end, name_run, opens_tag, run_before,
};
use crate::diagnostic::Trouble;
use crate::limits::Mode;
use crate::outcome::Outcome;
use crate::scan::Scan;
use crate::scan::names::Nth;
use crate::scan::plain::is_castling;
use crate::visitor::{Flow, Head, Leave, ON, TagToken, Visitor};

/// A tag pair found in the text.
struct Pair {
    name: Range<usize>,
    /// Which name it is, where that is known.
    nth: Option<Nth>,
    value: Range<usize>,
    end: usize,
}

type Paired = ControlFlow<Leave, Pair>;

impl<'a, V: Visitor> Scan<'a, V> {
    /// Reads the tag section.
    pub(super) fn tags(&mut self) -> Flow {
        self.game.head = self.visitor.begin_tags();
        if self.game.head == Head::PassedOver && self.pass_tags() {
            return ON;
        }
        let mut last = self.at;
        loop {
            let start = self.at;
            self.at = self.blanks_end(start);
            self.tick(self.at - start);
            match self.bytes.get(self.at) {
                Some(b'[') => {
                    if self.game.tags > 0 && self.blank_line_between(last, self.at) {
                        if self.begins_next_game(self.at) {
                            self.at = start;
                            return ON;
                        }
                        self.diagnose(Trouble::BlankLineInTags, self.at..self.at + 1)?;
                    }
                    self.tag()?;
                    while let Some(below) = tag_below(&self.bytes[self.at..]) {
                        self.at += below;
                        self.tag()?;
                    }
                    last = self.at;
                }
                Some(b'%') if self.at_line_start(self.at) => self.escape_line(),
                Some(b'{' | b';') if self.game.tags > 0 => {
                    let next = self.preamble_end(self.at);
                    self.tick(next - self.at);
                    if self.bytes.get(next) != Some(&b'[') || self.blank_line_between(last, next) {
                        return self.end_tags(last);
                    }
                    self.preamble()?;
                    last = self.at;
                }
                Some(_) => match self.next_tag(last) {
                    Some(next) => {
                        let stray = self.at..next;
                        self.visitor.stray(self.token(stray.clone()));
                        self.at = next;
                        self.diagnose(Trouble::StrayInTags, stray)?;
                        last = next;
                    }
                    None => return self.end_tags(last),
                },
                None => return ON,
            }
        }
    }

    /// Passes over the tags of a game, a line each, and the empty line behind them. Where anything
    /// else stands among them, it stays before them.
    fn pass_tags(&mut self) -> bool {
        let start = self.at;
        let mut at = start;
        while self.bytes.get(at) == Some(&b'[') {
            let Some(length) = memchr::memchr(b'\n', &self.bytes[at..]) else {
                return false;
            };
            let line = &self.bytes[at..at + length];
            if !line.ends_with(b"\"]") && !line.ends_with(b"\"]\r") {
                return false;
            }
            at += length + 1;
        }
        let empty = match self.bytes[at..] {
            [b'\n', ..] => 1,
            [b'\r', b'\n', ..] => 2,
            _ => return false,
        };
        at += empty;
        // More tags, blanks and comments are a matter for a closer look.
        let begins_moves = (self.bytes.get(at)).is_some_and(u8::is_ascii_alphanumeric);
        if begins_moves && at > start + empty {
            self.tick(at - start);
            self.at = at;
        }
        self.at > start
    }

    /// The next tag pair of this section, where only text that is none stands before it: no empty
    /// line, and neither a comment nor what may be a move, a number or a result.
    fn next_tag(&mut self, last: usize) -> Option<usize> {
        if self.game.tags == 0 || self.blank_line_between(last, self.at) {
            return None;
        }
        let mut at = self.at;
        let next = loop {
            match self.bytes.get(at)? {
                b'[' if opens_tag(&self.bytes[at..]) => break at,
                b'{' | b';' | b'(' => return None,
                byte if is_blank(*byte) => {
                    let end = self.blanks_end(at);
                    if self.blank_line_between(at, end) {
                        return None;
                    }
                    at = end;
                }
                _ => {
                    let rest = &self.bytes[at..];
                    let word = &rest[..1 + run(&rest[1..], |byte| !is_blank(byte) && byte != b'[')];
                    if may_be_movetext(word) {
                        return None;
                    }
                    at += word.len();
                }
            }
        };
        self.tick(next - self.at);
        (!self.begins_next_game(next)).then_some(next)
    }

    fn end_tags(&mut self, last: usize) -> Flow {
        if self.game.tags == 0 {
            return self.diagnose(Trouble::NoTags, self.at..self.at);
        }
        if !self.bytes[last..self.at]
            .iter()
            .any(|&byte| is_line_end(byte))
        {
            self.diagnose(Trouble::TagsBesideMoves, self.at..self.at)?;
        }
        match (self.game.fen.clone(), self.game.set_up.clone()) {
            (Some(fen), None) => self.diagnose(Trouble::FenWithoutSetUp, fen),
            (None, Some(set_up)) => self.diagnose(Trouble::SetUpWithoutFen, set_up),
            _ => ON,
        }
    }

    /// Whether a tag pair behind a blank line is the first of the next game.
    fn begins_next_game(&self, at: usize) -> bool {
        let rest = &self.bytes[at + 1..];
        let name = rest.iter().take_while(|&&byte| in_name(byte)).count();
        &rest[..name] == b"Event" || self.names.contains(&rest[..name])
    }

    fn tag(&mut self) -> Flow {
        let start = self.at;
        let pair = match self.plain_pair(start) {
            Some(pair) => pair,
            None => self.damaged_pair(start)?,
        };
        self.tick(pair.end - start);
        self.at = pair.end;
        self.game.tags += 1;
        let name = &self.bytes[pair.name];
        if self.game.tags > self.limits.tag_pairs {
            if self.game.tags == self.limits.tag_pairs + 1 {
                self.diagnose(Trouble::TooManyTags, start..pair.end)?;
            }
            self.visitor.stray(self.token(start..pair.end));
            return ON;
        }
        let nth = match pair.nth {
            Some(nth) => nth,
            None => self.names.find(name),
        };
        if self.names.is_repeated(nth) {
            self.diagnose(Trouble::RepeatedTag, start..pair.end)?;
        } else {
            match name {
                b"Result" => self.game.result = Some(&self.bytes[pair.value.clone()]),
                b"FEN" => self.game.fen = Some(start..pair.end),
                b"SetUp" if self.bytes[pair.value.clone()] == *b"1" => {
                    self.game.set_up = Some(start..pair.end);
                }
                _ => {}
            }
        }
        let mut value = pair.value;
        if value.len() > self.limits.token_bytes {
            let cut = value.start + self.limits.token_bytes;
            self.diagnose(Trouble::TokenTooLong, cut..value.end)?;
            value.end = cut;
        }
        if self.game.head == Head::PassedOver {
            return ON;
        }
        self.visitor.tag(TagToken {
            token: self.token(start..pair.end),
            name,
            raw: &self.bytes[value],
        })
    }

    /// A tag pair as nearly every file has it: `[Name "value"]`, no quote in the value.
    #[inline(always)]
    fn plain_pair(&self, start: usize) -> Option<Pair> {
        let bytes = self.bytes;
        let first = start + 1;
        let (nth, name) = match self.names.expected_at(&bytes[first..]) {
            Some((nth, length)) if bytes.get(first + length) == Some(&b' ') => (Some(nth), length),
            _ => (None, self.run(first, name_run, 64)),
        };
        let value = first + name + 2;
        if name == 0 || bytes.get(first + name..value) != Some(b" \"") {
            return None;
        }
        let mut close = value + self.run(value, |eight| run_before(eight, b'"', b'\\'), 64);
        if close == value + 64 {
            let rest = &bytes[close..];
            let control = |byte: &u8| *byte < b' ';
            let length = memchr::memchr3(b'"', b'\\', b'\n', rest)?;
            if rest[..length].iter().any(control) {
                return None;
            }
            close += length;
        }
        (bytes.get(close..close + 2) == Some(b"\"]")).then_some(Pair {
            name: first..first + name,
            nth,
            value: value..close,
            end: close + 2,
        })
    }

    /// The length of a run, found eight bytes at a time, up to a most.
    #[inline(always)]
    fn run(&self, at: usize, run_in: impl Fn(u64) -> usize, most: usize) -> usize {
        let mut length = 0;
        while length < most
            && let Some(eight) = eight(self.bytes, at + length)
        {
            let run = run_in(eight);
            length += run;
            if run < 8 {
                break;
            }
        }
        length
    }

    /// A tag pair in any other shape.
    #[cold]
    fn damaged_pair(&mut self, start: usize) -> Paired {
        let bytes = self.bytes;
        let blanks = |at: usize| at + run(&bytes[at..], |byte| class(byte) == Class::Blank);
        let first = blanks(start + 1);
        let ends_name = |byte| is_blank(byte) || matches!(byte, b'"' | b'[' | b']');
        let name = first..first + run(&bytes[first..], |byte| !ends_name(byte));
        if name.is_empty() {
            self.diagnose(Trouble::NamelessTag, start..first)?;
        } else if !bytes[name.clone()].iter().copied().all(in_name) {
            self.diagnose(Trouble::TagName, name.clone())?;
        }
        let mut open = blanks(name.end);
        // The standard lets a tag pair run over several lines between its tokens.
        let over = open + run(&bytes[open..], is_blank);
        if bytes.get(over) == Some(&b'"') {
            open = over;
        }
        if bytes.get(open) != Some(&b'"') {
            let line = self.line_end(open);
            self.diagnose(Trouble::UnquotedValue, open..line)?;
            let close = memchr::memchr(b']', &bytes[open..line]).map(|found| open + found);
            if close.is_none() {
                self.diagnose(Trouble::UnclosedTag, line..line)?;
            }
            let value = open..close.unwrap_or(line);
            let value = value.start..value.start + bytes[value].trim_ascii_end().len();
            return Paired::Continue(Pair {
                name,
                nth: None,
                value,
                end: close.map_or(line, |close| close + 1),
            });
        }
        self.quoted(name, open)
    }

    /// The value that opens with a quote at `open`, and the end of its pair.
    fn quoted(&mut self, name: Range<usize>, open: usize) -> Paired {
        let bytes = self.bytes;
        let line = self.line_end(open + 1);
        let mut close = self.closing_quote(open + 1, line);
        if close.is_none() {
            // A value broken over two lines, if the next one ends it.
            let next = line + run(&bytes[line..], is_line_end).min(2);
            let end = self.line_end(next);
            if next < end && !matches!(bytes[next], b'[' | b'"') {
                close = self.closing_quote(next, end);
                if close.is_some() {
                    self.diagnose(Trouble::StringOverLines, open..end)?;
                }
            }
        }
        let Some(close) = close else {
            self.diagnose(Trouble::UnclosedString, open..line)?;
            let mut value = bytes[open + 1..line].trim_ascii_end();
            if self.mode != Mode::Forensic {
                value = value.strip_suffix(b"]").unwrap_or(value);
                value = value.strip_suffix(b"\"").unwrap_or(value);
            }
            return Paired::Continue(Pair {
                name,
                nth: None,
                value: open + 1..open + 1 + value.len(),
                end: line,
            });
        };
        let value = open + 1..close;
        if let Some((trouble, at)) = self.doubtful_in(value.clone()) {
            self.diagnose(trouble, at..at + 1)?;
        }
        // A line end within it is told already.
        let control = |byte: &u8| byte.is_ascii_control() && !is_line_end(*byte);
        if let Some(found) = bytes[value.clone()].iter().position(control) {
            let at = value.start + found;
            self.diagnose(Trouble::ControlCharacter, at..at + 1)?;
        }
        let bracket = close + 1 + run(&bytes[close + 1..], is_blank);
        let end = match bytes.get(bracket) {
            Some(b']') => bracket + 1,
            _ => {
                self.diagnose(Trouble::UnclosedTag, close + 1..close + 1)?;
                close + 1
            }
        };
        Paired::Continue(Pair {
            name,
            nth: None,
            value,
            end,
        })
    }

    /// The quote that ends a value: one with a bracket or the line's end behind it.
    fn closing_quote(&self, from: usize, line: usize) -> Option<usize> {
        let mut at = from;
        while at < line {
            match self.bytes[at] {
                b'\\' if matches!(self.bytes.get(at + 1), Some(b'"' | b'\\')) => at += 1,
                b'"' => {
                    let next = at + 1 + run(&self.bytes[at + 1..line], is_blank);
                    if next == line || matches!(self.bytes[next], b']' | b'[') {
                        return Some(at);
                    }
                }
                _ => {}
            }
            at += 1;
        }
        None
    }

    /// The first quote or backslash of a value that should not stand there as it does.
    fn doubtful_in(&self, value: Range<usize>) -> Option<(Trouble, usize)> {
        let mut at = value.start;
        while at < value.end {
            match (self.bytes[at], self.bytes.get(at + 1)) {
                (b'\\', Some(b'"' | b'\\')) => at += 1,
                (b'\\', _) => return Some((Trouble::UnknownEscape, at)),
                (b'"', _) => return Some((Trouble::UnescapedQuote, at)),
                _ => {}
            }
            at += 1;
        }
        None
    }
}

/// Whether a word may be a move, a number of one or a result.
fn may_be_movetext(word: &[u8]) -> bool {
    let is_outcome = || {
        let text = core::str::from_utf8(word).ok();
        text.is_some_and(|text| text.parse::<Outcome>().is_ok())
    };
    let is_move = || match word {
        [b'$' | b'%', ..] => false,
        [.., last, b'!' | b'?'] | [.., last] => matches!(last, b'1'..=b'8' | b'+' | b'#'),
        [] => false,
    };
    word[0].is_ascii_digit() || is_castling(word) || is_move() || is_outcome()
}

/// The width of the line end here, if a bracket begins the next line.
fn tag_below(bytes: &[u8]) -> Option<usize> {
    match bytes {
        [b'\n', b'[', ..] => Some(1),
        [b'\r', b'\n', b'[', ..] => Some(2),
        _ => None,
    }
}

/// How many bytes from the first on are of a kind.
fn run(bytes: &[u8], is: impl Fn(u8) -> bool) -> usize {
    bytes.iter().take_while(|&&byte| is(byte)).count()
}
