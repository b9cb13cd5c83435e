//! Movetext.

use core::ops::ControlFlow;

use crate::chunk::Content;
use crate::class::{Class, class, in_word, is_blank, opens_tag};
use crate::diagnostic::Trouble;
use crate::nag::Nag;
use crate::outcome::Outcome;
use crate::scan::Scan;
use crate::scan::plain::{ends_plain_move, is_castling, may_go_on};
use crate::scan::result::plain_result;
use crate::scan::word::LONGEST;
use crate::visitor::{Extent, Flow, Leave, ON, Visitor};

/// What comes after a token.
pub(super) enum Next {
    /// More of this game.
    More,
    /// The game has ended.
    Done,
}

pub(super) type Found = ControlFlow<Leave, Next>;

pub(super) const MORE: Found = ControlFlow::Continue(Next::More);
pub(super) const DONE: Found = ControlFlow::Continue(Next::Done);

impl<V: Visitor> Scan<'_, V> {
    /// Reads the movetext, to the end of the game.
    pub(super) fn movetext(&mut self) -> Flow {
        let extent = self.visitor.begin_movetext();
        if extent == Extent::Nothing {
            self.skip_game();
            return ON;
        }
        while let Next::Done = self.line(extent)? {
            if let Next::Done = self.behind_result(extent)? {
                return ON;
            }
        }
        let end = self.at;
        self.unclosed_variations()?;
        match self.content {
            _ if self.game.ended => ON,
            Content::CutShort if end == self.bytes.len() => {
                self.diagnose(Trouble::GameTooLong, end..end)
            }
            _ => self.diagnose(Trouble::NoResult, end..end),
        }
    }

    /// Reads the tokens up to the termination marker, or to where the game ends without one; behind
    /// the marker, up to the end of a variation.
    #[inline(always)]
    fn line(&mut self, extent: Extent) -> Found {
        loop {
            self.plain_movetext()?;
            let Some(&byte) = self.bytes.get(self.at) else {
                return MORE;
            };
            self.tick(1);
            match class(byte) {
                Class::Blank => self.at += 1,
                Class::Line => {
                    self.at += 1;
                    match self.bytes.get(self.at) {
                        Some(b'%') => self.escape_line(),
                        Some(b'1') if self.begins_untagged_game() => return MORE,
                        _ => {}
                    }
                }
                Class::Letter => self.word()?,
                Class::Digit => match self.digits()? {
                    Next::More => {}
                    Next::Done => return DONE,
                },
                Class::OpenBrace => self.brace_comment()?,
                Class::Semicolon => self.line_comment()?,
                Class::Dollar => self.numeric_annotation()?,
                Class::Suffix => self.suffix()?,
                Class::Dot => self.dots(),
                Class::OpenParenthesis => self.open(extent)?,
                Class::CloseParenthesis => {
                    self.close()?;
                    if self.game.ended && self.game.depth == 0 {
                        return DONE;
                    }
                }
                Class::Asterisk => match self.termination(1, Outcome::Unknown)? {
                    Next::More => {}
                    Next::Done => return DONE,
                },
                Class::OpenBracket => {
                    if opens_tag(&self.bytes[self.at..]) {
                        return MORE;
                    }
                    let text = &self.bytes[self.at..];
                    let length = text.iter().take_while(|&&byte| !is_blank(byte));
                    let length = length.count();
                    self.diagnose(Trouble::StrayCharacter, self.at..self.at + length)?;
                    self.stray(length);
                }
                Class::Sign | Class::High => match self.wide_word()? {
                    Next::More => {}
                    Next::Done => return DONE,
                },
                Class::CloseBrace => {
                    self.diagnose(Trouble::StrayBrace, self.at..self.at + 1)?;
                    self.stray(1);
                }
                Class::Stray => {
                    self.diagnose(Trouble::StrayCharacter, self.at..self.at + 1)?;
                    self.stray(1);
                }
            }
        }
    }

    /// A word of plain ASCII; anything unusual goes to [`wide_word`](Scan::wide_word).
    fn word(&mut self) -> Flow {
        let rest = &self.bytes[self.at..];
        let length = rest
            .iter()
            .position(|&byte| !in_word(byte))
            .unwrap_or(rest.len());
        let word = &rest[..length];
        let plain = is_castling(word) || matches!(word, [.., b, c] if ends_plain_move([*b, *c]));
        if !plain || length > LONGEST || rest.get(length).is_some_and(|&stop| may_go_on(stop)) {
            // No result begins with a letter: the game goes on.
            return self.wide_word().map_continue(|_| ());
        }
        self.tick(length);
        self.give_move(length)
    }

    pub(super) fn give_move(&mut self, length: usize) -> Flow {
        let token = self.token(self.at..self.at + length);
        self.at += length;
        self.game.after_move = true;
        self.game.moves += 1;
        self.visitor.word(token)
    }

    /// A move number, a result or a move of digits.
    fn digits(&mut self) -> Found {
        let rest = &self.bytes[self.at..];
        if let Some((length, outcome)) = plain_result(rest) {
            self.tick(length);
            return self.termination(length, outcome);
        }
        let digits = rest
            .iter()
            .position(|byte| !byte.is_ascii_digit())
            .unwrap_or(rest.len());
        let dots = rest[digits..]
            .iter()
            .take_while(|&&byte| byte == b'.')
            .count();
        if dots > 0 && !rest[digits + dots..].starts_with(b"5-") {
            self.tick(digits + dots);
            self.visitor
                .number(self.token(self.at..self.at + digits + dots));
            self.at += digits + dots;
            return MORE;
        }
        self.number_or_word(digits)
    }

    fn dots(&mut self) {
        let rest = &self.bytes[self.at..];
        let dots = rest
            .iter()
            .position(|&byte| byte != b'.')
            .unwrap_or(rest.len());
        self.tick(dots);
        self.visitor.number(self.token(self.at..self.at + dots));
        self.at += dots;
    }

    pub(super) fn numeric_annotation(&mut self) -> Flow {
        let rest = &self.bytes[self.at + 1..];
        let digits = rest
            .iter()
            .position(|byte| !byte.is_ascii_digit())
            .unwrap_or(rest.len());
        self.tick(digits);
        let range = self.at..self.at + 1 + digits;
        let number = core::str::from_utf8(&rest[..digits])
            .ok()
            .and_then(|text| text.parse().ok());
        let Some(number) = number else {
            let trouble = match digits {
                0 => Trouble::EmptyNag,
                _ => Trouble::HugeNag,
            };
            self.diagnose(trouble, range)?;
            self.stray(1 + digits);
            return ON;
        };
        if number > 255 {
            self.diagnose(Trouble::NagAbove255, range.clone())?;
        }
        self.visitor.nag(self.token(range.clone()), Nag(number));
        self.at = range.end;
        ON
    }

    /// `!`, `?!` and the like.
    pub(super) fn suffix(&mut self) -> Flow {
        let two = self
            .bytes
            .get(self.at + 1)
            .is_some_and(|&byte| class(byte) == Class::Suffix);
        let length = 1 + usize::from(two);
        let token = self.token(self.at..self.at + length);
        let number = match token.text {
            b"!" => 1,
            b"?" => 2,
            b"!!" => 3,
            b"??" => 4,
            b"!?" => 5,
            _ => 6,
        };
        self.at += length;
        self.visitor.nag(token, Nag(number));
        ON
    }

    pub(super) fn open(&mut self, extent: Extent) -> Flow {
        let start = self.at;
        if self.bytes[start..].starts_with(b"(=)") {
            return self.give_apart(3);
        }
        if extent == Extent::MainLine {
            self.at = self.variation_end(start);
            self.tick(self.at - start);
            return ON;
        }
        if self.game.depth >= self.limits.nesting {
            let end = self.variation_end(start);
            self.tick(end - start);
            self.diagnose(Trouble::TooDeep, start..end)?;
            self.stray(end - start);
            return ON;
        }
        if !self.game.after_move {
            self.diagnose(Trouble::VariationBeforeMove, start..start + 1)?;
        }
        self.game.depth += 1;
        self.game.after_move = false;
        self.at += 1;
        self.visitor.open_variation(self.token(start..start + 1))
    }

    fn close(&mut self) -> Flow {
        if self.game.depth == 0 {
            self.diagnose(Trouble::StrayParenthesis, self.at..self.at + 1)?;
            self.stray(1);
            return ON;
        }
        self.game.depth -= 1;
        self.game.after_move = true;
        self.at += 1;
        self.visitor
            .close_variation(self.token(self.at - 1..self.at));
        ON
    }

    pub(super) fn unclosed_variations(&mut self) -> Flow {
        if self.game.depth > 0 {
            self.diagnose(Trouble::UnclosedVariation, self.at..self.at)?;
        }
        while self.game.depth > 0 {
            self.game.depth -= 1;
            self.visitor.close_variation(self.token(self.at..self.at));
        }
        ON
    }

    pub(super) fn stray(&mut self, length: usize) {
        self.visitor.stray(self.token(self.at..self.at + length));
        self.at += length;
    }

    /// Whether a new game without tags begins here: its first move number stands behind a blank
    /// line, and this game has moves.
    fn begins_untagged_game(&self) -> bool {
        let rest = &self.bytes[self.at..];
        let first_number = rest.starts_with(b"1.") && !rest.starts_with(b"1..");
        first_number && self.game.depth == 0 && self.game.moves > 0 && {
            let before = self.bytes[..self.at].trim_ascii_end().len();
            self.blank_line_between(before, self.at)
        }
    }
}
