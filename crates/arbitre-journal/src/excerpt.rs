//! A piece of the text that is being read, and the faults it may have.

use std::borrow::Cow;
use std::fmt::Display;
use std::ops::Deref;

use crate::error::{Expected, Fault, Reason};
use crate::span::Span;

/// A piece of text and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Text<'t> {
    pub text: Cow<'t, str>,
    pub span: Span,
}

impl Deref for Text<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl<'t> Text<'t> {
    pub fn new(text: impl Into<Cow<'t, str>>, span: Span) -> Self {
        Self {
            text: text.into(),
            span,
        }
    }

    /// A part of it, by bytes.
    pub fn part(&self, from: usize, to: usize) -> Text<'_> {
        let span = Span::new(self.span.start + from, self.span.start + to);
        Text::new(&self.text[from..to], span)
    }

    /// The parts between separators.
    pub fn parts(&self, separator: char) -> Vec<Text<'_>> {
        let mut parts = Vec::new();
        let mut from = 0;
        for piece in self.split(separator) {
            parts.push(self.part(from, from + piece.len()));
            from += piece.len() + separator.len_utf8();
        }
        parts
    }

    /// `key=value`, or nothing if there is no `=`.
    pub fn keyed(&self) -> Option<(Text<'_>, Text<'_>)> {
        let at = self.find('=')?;
        Some((self.part(0, at), self.part(at + 1, self.len())))
    }

    /// It is none of the words that are known.
    pub fn unknown(&self, what: &'static str, known: &[&'static str]) -> Fault {
        let word = self.text.to_string();
        let reason = Reason::Unknown { what, word };
        Fault::new(self.span, reason, Expected::words(known))
    }

    /// It cannot be read as what it should be.
    pub fn unreadable(&self, what: &'static str, cause: impl Display, form: &'static str) -> Fault {
        let reason = Reason::Unreadable {
            what,
            text: self.text.to_string(),
            cause: cause.to_string(),
        };
        Fault::new(self.span, reason, Expected::Form(form))
    }

    /// It is refused by a reader whose reason says itself what would be right.
    pub fn refused(&self, what: &'static str, reason: impl Display) -> Fault {
        Fault {
            expected: Expected::Nothing,
            ..self.unreadable(what, reason, "")
        }
    }
}
