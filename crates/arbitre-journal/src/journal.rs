//! A whole journal, line by line.

use crate::act::{Act, EventNumber};
use crate::actor::Actor;
use crate::header::Header;
use crate::headers::Headers;
use crate::ruling::RecordedRuling;
use crate::span::{Located, Span};
use crate::stamp::Stamp;

/// An event: who did what, and when if the record says it.
#[derive(Clone, Debug)]
pub struct Event {
    /// Its number, from 1 in file order.
    pub n: EventNumber,
    /// Where it stands.
    pub span: Span,
    /// When it happened.
    pub stamp: Option<Stamp>,
    /// Who acted.
    pub actor: Actor,
    /// What happened.
    pub act: Act,
}

impl PartialEq for Event {
    fn eq(&self, other: &Self) -> bool {
        let told = |event: &Self| (event.n, event.stamp, event.actor);
        told(self) == told(other) && self.act == other.act
    }
}

/// What a line holds beside its comment.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// Nothing: a blank line, or one that is all comment.
    Nothing,
    /// A header.
    Header(Header),
    /// An event, or a finding of the arbiter.
    Event(Event),
    /// A recorded ruling.
    Ruling(RecordedRuling),
}

/// A line of a journal.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What it holds.
    pub content: Located<Content>,
    /// Its comment, without the `#`.
    pub comment: Option<String>,
}

/// What happened at the board, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Journal {
    pub(crate) lines: Vec<Line>,
    pub(crate) headers: Headers,
}

impl Journal {
    /// What is known before the first event.
    #[must_use]
    pub const fn headers(&self) -> &Headers {
        &self.headers
    }

    /// Every line, in order.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Every event, in order.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.lines
            .iter()
            .filter_map(|line| match &line.content.value {
                Content::Event(event) => Some(event),
                _ => None,
            })
    }

    /// Every recorded ruling, in order.
    pub fn rulings(&self) -> impl Iterator<Item = &RecordedRuling> {
        self.lines
            .iter()
            .filter_map(|line| match &line.content.value {
                Content::Ruling(ruling) => Some(ruling),
                _ => None,
            })
    }
}
