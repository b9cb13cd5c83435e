//! Why a text is no journal: the place, the reason, and what was expected.

use core::fmt;

use arbitre_board::Side;
use arbitre_clock::Duration;
use thiserror::Error;

use crate::act::EventNumber;
use crate::span::Span;

/// One fault of a text that should be a journal.
///
/// Written in one line as `4:12: unknown verb "moves", expected one of move, ...`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line}:{column}: {reason}{}", Clause(self.expectation()))]
pub struct JournalError {
    /// The line, from 1.
    pub line: usize,
    /// The character within the line, from 1.
    pub column: usize,
    /// The bytes that are at fault.
    pub span: Span,
    /// What is wrong.
    pub reason: Reason,
    /// What would be right.
    pub expected: Expected,
}

impl JournalError {
    /// What would be right, unless nothing can be named or the reason says it already.
    #[must_use]
    pub fn expectation(&self) -> Option<&Expected> {
        match &self.expected {
            Expected::Nothing => None,
            expected => Some(expected),
        }
    }
}

/// What is wrong at a place of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// A word that its list does not have.
    #[error("unknown {what} {word:?}")]
    Unknown {
        /// What the word should be.
        what: &'static str,
        /// The word.
        word: String,
    },
    /// Something that should be there is not.
    #[error("missing {0}")]
    Missing(&'static str),
    /// Something that should not be there is.
    #[error("{0:?} has no place here")]
    Superfluous(String),
    /// The same thing is said twice.
    #[error("{0:?} is given twice")]
    Repeated(String),
    /// A text that cannot be read as what it should be.
    #[error("{text:?} is not {what}: {cause}")]
    Unreadable {
        /// What the text should be.
        what: &'static str,
        /// The text.
        text: String,
        /// Why it is not.
        cause: String,
    },
    /// A text without its closing sign.
    #[error("{0} is not closed")]
    Unclosed(&'static str),
    /// A reference to an event that has not happened yet.
    #[error("event {event} has not happened yet: {so_far} events stand before this line")]
    NotYet {
        /// The event referred to.
        event: EventNumber,
        /// How many there are.
        so_far: u32,
    },
    /// A reference to an event that moved nothing and pressed nothing.
    #[error("event {0} is neither a move nor a press of a player")]
    NoMove(EventNumber),
    /// A number of an event, given in JSON, that is not its place in the file.
    #[error("this is event {actual}, not {stated}")]
    Misnumbered {
        /// The number given.
        stated: u64,
        /// The number by its place.
        actual: EventNumber,
    },
    /// A second move in a row by the same player.
    #[error("{side} has just moved in event {last} and moves again")]
    OutOfTurn {
        /// Who moves.
        side: Side,
        /// His last move.
        last: EventNumber,
    },
    /// The first move by the player who is not on the move.
    #[error("{} is on the move at the start, not {side}", !*.side)]
    NotOnMove {
        /// Who moves.
        side: Side,
    },
    /// More time on a clock than before, though nothing has added any.
    #[error(
        "the clock of {side} showed {before:#} in event {last} and nothing has added time since"
    )]
    TimeGrew {
        /// Whose clock.
        side: Side,
        /// What it showed.
        before: Duration,
        /// In which event.
        last: EventNumber,
    },
    /// More time on a clock than the time control ever gives.
    #[error("the time control never gives {side} more than {most:#}")]
    TooMuchTime {
        /// Whose clock.
        side: Side,
        /// The most it can show.
        most: Duration,
    },
    /// What this clock does not show.
    #[error("this clock does not show whose flag fell first")]
    FirstNotShown,
    /// A stamp before the one that stands above it.
    #[error("the session had lasted {before:#} already")]
    TimeBack {
        /// What had passed.
        before: Duration,
    },
    /// Somebody did what only a player does.
    #[error("only a player can {0}")]
    NoPlayer(&'static str),
    /// Somebody did alone what only both players do together.
    #[error("only both players together can {0}")]
    NotAlone(&'static str),
    /// A line that is not JSON.
    #[error("not a JSON object: {0}")]
    Json(String),
}

/// What would be right at a place of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Nothing can be named, or the reason says it.
    Nothing,
    /// One of these words.
    OneOf(Vec<&'static str>),
    /// Something of this form.
    Form(&'static str),
}

impl Expected {
    /// One of a list of words.
    #[must_use]
    pub fn words(words: &[&'static str]) -> Self {
        Self::OneOf(words.to_vec())
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("nothing"),
            Self::OneOf(words) if words.len() == 1 => f.write_str(words[0]),
            Self::OneOf(words) => write!(f, "one of {}", words.join(", ")),
            Self::Form(form) => f.write_str(form),
        }
    }
}

/// What was expected, as the end of a sentence.
struct Clause<'a>(Option<&'a Expected>);

impl fmt::Display for Clause<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => Ok(()),
            Some(expected) => write!(f, ", expected {expected}"),
        }
    }
}

/// Every fault of a text that should be a journal; there is at least one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", Lines(.0))]
pub struct JournalErrors(pub(crate) Vec<JournalError>);

impl core::ops::Deref for JournalErrors {
    type Target = [JournalError];

    fn deref(&self) -> &[JournalError] {
        &self.0
    }
}

/// Faults, one in a line.
struct Lines<'a>(&'a [JournalError]);

impl fmt::Display for Lines<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, error) in self.0.iter().enumerate() {
            let end = if at == 0 { "" } else { "\n" };
            write!(f, "{end}{error}")?;
        }
        Ok(())
    }
}

/// A fault before its line and column are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub span: Span,
    pub reason: Reason,
    pub expected: Expected,
}

impl Fault {
    pub fn new(span: Span, reason: Reason, expected: Expected) -> Self {
        Self {
            span,
            reason,
            expected,
        }
    }

    /// Something that should not be there.
    pub fn superfluous(span: Span, what: impl fmt::Display, expected: Expected) -> Self {
        Self::new(span, Reason::Superfluous(what.to_string()), expected)
    }

    /// The same thing said a second time.
    pub fn repeated(span: Span, what: impl fmt::Display) -> Self {
        Self::new(span, Reason::Repeated(what.to_string()), Expected::Nothing)
    }

    /// The fault with its line and column in the whole text.
    pub fn located(self, text: &str) -> JournalError {
        let end = text.len();
        let span = Span::new(
            text.floor_char_boundary(self.span.start.min(end)),
            text.ceil_char_boundary(self.span.end.min(end)),
        );
        let (line, column) = span.line_and_column(text);
        JournalError {
            line,
            column,
            span,
            reason: self.reason,
            expected: self.expected,
        }
    }
}
