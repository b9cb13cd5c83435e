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

    /// Adds a header line, in place of one of the same kind if there is one already.
    ///
    /// # Examples
    /// ```
    /// use arbitre_journal::{Header, Journal, LawsName};
    ///
    /// let mut journal: Journal = "@laws fide-2018\n@lang fr\n".parse()?;
    /// journal.add_header(Header::Laws(LawsName("fide-2023".to_owned())));
    /// assert_eq!(journal.to_string(), "@laws fide-2023\n@lang fr\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add_header(&mut self, header: Header) {
        self.headers.keep(header.clone(), Span::default());
        let same = |line: &&mut Line| match &line.content.value {
            Content::Header(told) => told.key() == header.key(),
            _ => false,
        };
        match self.lines.iter_mut().find(same) {
            Some(line) => line.content.value = Content::Header(header),
            None => self.add(Content::Header(header)),
        }
    }

    /// Adds an event that happens after all others, and answers its number.
    pub fn add_event(&mut self, actor: Actor, act: Act) -> EventNumber {
        let before = self.events().last().map_or(0, |event| event.n.0);
        let n = EventNumber(before + 1);
        self.add(Content::Event(Event {
            n,
            span: Span::default(),
            stamp: None,
            actor,
            act,
        }));
        n
    }

    fn add(&mut self, content: Content) {
        self.lines.push(Line {
            content: Located::new(content, Span::default()),
            comment: None,
        });
    }

    /// Every line, in order.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Every event, in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &Event> {
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
