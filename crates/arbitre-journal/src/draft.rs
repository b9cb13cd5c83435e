//! A journal while it is being read, from text or from JSON alike.

use arbitre_board::{Position, Side};
use arbitre_notation::Letters;

use crate::act::{Act, EventNumber};
use crate::actor::{Actor, Keywords};
use crate::arguments::{Arguments, choose};
use crate::contradiction;
use crate::error::{Expected, Fault, JournalErrors, Reason};
use crate::excerpt::Text;
use crate::header::{Header, HeaderKey};
use crate::header_text;
use crate::headers::Headers;
use crate::journal::{Content, Event, Journal, Line};
use crate::lexer::{Token, plain};
use crate::read_act;
use crate::ruling::RecordedRuling;
use crate::ruling_text::{self, Context};
use crate::span::{Located, Span};
use crate::stamp::Stamp;
use crate::verb::Verb;

/// What has been read so far, and the faults found.
pub(crate) struct Draft {
    pub headers: Headers,
    pub lines: Vec<Line>,
    pub faults: Vec<Fault>,
    events: u32,
}

/// The parts of an event as they are written.
pub(crate) struct Telling<'t> {
    /// The whole statement.
    pub span: Span,
    pub stamp: Option<Stamp>,
    /// Where the `?` stands, if there is one.
    pub question: Option<Span>,
    pub who: Text<'t>,
    pub verb: Text<'t>,
    pub arguments: Vec<Located<Token<'t>>>,
}

impl Draft {
    pub fn new() -> Self {
        Self {
            headers: Headers::default(),
            lines: Vec::new(),
            faults: Vec::new(),
            events: 0,
        }
    }

    /// Reads and keeps a header.
    pub fn header(&mut self, key: &Text<'_>, value: &Text<'_>) -> Result<Header, Fault> {
        let known: HeaderKey = choose(key, "header")?;
        let given = self.headers.start.as_ref();
        let start = given.map_or_else(Position::initial, |start| start.value);
        let header = header_text::read(known, value, start)?;
        if self.headers.keep(header.clone(), value.span) {
            Ok(header)
        } else {
            Err(Fault::repeated(key.span, known))
        }
    }

    /// The number of the next event; it counts even if it turns out to be faulty.
    pub fn next_event(&mut self) -> EventNumber {
        self.events += 1;
        EventNumber(self.events)
    }

    /// Reads an event.
    pub fn event(&self, n: EventNumber, told: Telling<'_>) -> Result<Event, Fault> {
        let language = self.headers.keywords();
        let actor = self.actor(&told.who)?;
        let verb = self.verb(&told.verb, language)?;
        match (verb, told.question) {
            (Verb::Judge, None) => {
                let mark = Expected::Form("? before the actor");
                let reason = Reason::Missing("the mark of a finding");
                return Err(Fault::new(told.who.span, reason, mark));
            }
            (Verb::Judge, Some(_)) | (_, None) => {}
            (_, Some(mark)) => {
                let judge = Expected::OneOf(vec![Verb::Judge.keyword(language)]);
                let reason = Reason::Superfluous("?".to_owned());
                return Err(Fault::new(mark.to(told.verb.span), reason, judge));
            }
        }
        if matches!(verb, Verb::Move | Verb::Castle | Verb::TakeBack) && actor.side().is_none() {
            let players =
                [Side::White, Side::Black].map(|side| Actor::Player(side).keyword(language));
            let reason = Reason::NoPlayer(verb.keyword(Keywords::English));
            return Err(Fault::new(told.who.span, reason, Expected::words(&players)));
        }
        if verb == Verb::Agree && actor != Actor::Both {
            let both = Expected::words(&[Actor::Both.keyword(language)]);
            let reason = Reason::NotAlone(verb.keyword(Keywords::English));
            return Err(Fault::new(told.who.span, reason, both));
        }
        let arguments = Arguments::new(
            told.arguments,
            told.span.end,
            verb.form(),
            self.letters(),
            n.0 - 1,
        );
        let act: Act = read_act::read(verb, arguments)?;
        Ok(Event {
            n,
            span: told.span,
            stamp: told.stamp,
            actor,
            act,
        })
    }

    /// Reads who acted.
    pub fn actor(&self, word: &Text<'_>) -> Result<Actor, Fault> {
        let language = self.headers.keywords();
        Actor::from_keyword(&plain(word)).ok_or_else(|| {
            let known = Actor::ALL.map(|actor| actor.keyword(language));
            word.unknown("actor", &known)
        })
    }

    fn verb(&self, word: &Text<'_>, language: Keywords) -> Result<Verb, Fault> {
        Verb::from_keyword(&plain(word))
            .ok_or_else(|| word.unknown("verb", Verb::keywords(language)))
    }

    /// Reads a recorded ruling.
    pub fn ruling(&self, tokens: Vec<Located<Token<'_>>>) -> Result<RecordedRuling, Fault> {
        let context = Context {
            letters: self.letters(),
            so_far: self.events,
        };
        ruling_text::read(tokens, &context)
    }

    fn letters(&self) -> &'static Letters {
        self.headers.letters()
    }

    /// Keeps a line, or the fault that it has.
    pub fn keep(&mut self, content: Result<Located<Content>, Fault>, comment: Option<String>) {
        match content {
            Ok(content) => self.lines.push(Line { content, comment }),
            Err(fault) => self.faults.push(fault),
        }
    }

    /// The journal, unless it has faults or contradicts itself.
    pub fn finish(self, text: &str) -> Result<Journal, JournalErrors> {
        let Self {
            headers,
            lines,
            mut faults,
            ..
        } = self;
        let journal = Journal { lines, headers };
        if faults.is_empty() {
            faults = contradiction::find(&journal);
        }
        if faults.is_empty() {
            return Ok(journal);
        }
        faults.sort_by_key(|fault| fault.span.start);
        let located = faults.into_iter().map(|fault| fault.located(text));
        Err(JournalErrors(located.collect()))
    }
}
