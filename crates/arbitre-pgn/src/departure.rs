//! Where a game that can be read departs from the export format of the standard.

mod layout;
mod moves;
mod tags;

use core::ops::Range;

use crate::nag::Nag;
use crate::place::Place;
use crate::tree::Game;

/// One departure from the export format: what would stand there, and where.
///
/// What the standard forbids even on import is a [`Diagnostic`](crate::Diagnostic), and no
/// departure besides.
///
/// # Examples
/// ```
/// use arbitre_notation::Language;
/// use arbitre_pgn::{Form, Mode, Reader};
///
/// let text = "[Event \"x\"]\n[Date \"1.2.1990\"]\n\n1.Ngf3 *\n";
/// let game = Reader::new(text.as_bytes()).next_game()?.expect("one game");
/// let departures = game.departures();
/// assert_eq!(departures[0].form, Form::MissingTag("Site"));
/// let dates: Vec<_> = departures.iter().filter(|it| it.place.line == 2).collect();
/// assert_eq!(dates[0].to_string(), "2:1: tag value, expected YYYY.MM.DD with ? for unknown digits");
///
/// let moves = game.score(&[Language::english()], Mode::Lenient)?;
/// let forms: Vec<_> = moves.departures(&game).into_iter().map(|it| it.form).collect();
/// assert_eq!(forms, [Form::Move("Nf3".into())]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {form}")]
pub struct Departure {
    /// What the export format asks.
    pub form: Form,
    /// The bytes concerned.
    pub span: Range<u64>,
    /// Where they begin; for something that is missing, where it was missed.
    pub place: Place,
}

/// What the export format asks, where a game has something else.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Form {
    /// A tag of the roster of seven.
    #[error("tag {0} of the seven tag roster is missing")]
    MissingTag(&'static str),
    /// Tags in their order.
    #[error("tag out of order, expected the seven tag roster and then the others by name")]
    TagOrder,
    /// A tag pair as it is laid out.
    #[error("tag in another layout, expected {0}")]
    TagLayout(String),
    /// A tag name in the letters of the standard.
    #[error("tag name in other letters, expected {0}")]
    TagName(&'static str),
    /// A value of the form that this tag has.
    #[error("tag value, expected {0}")]
    TagValue(&'static str),
    /// A day of the calendar or a time of the day, where the value has the form of one.
    #[error("there is no such {0}")]
    Impossible(&'static str),
    /// A tag value of at most 255 characters.
    #[error("tag value of {0} characters, expected at most 255")]
    LongTag(usize),
    /// A line of at most 79 columns.
    #[error("line of {0} columns, expected at most 79")]
    LongLine(usize),
    /// One empty line between tags and moves.
    #[error("expected one empty line between tags and moves")]
    EmptyLine,
    /// One blank or line end between two tokens.
    #[error("expected one blank or a line end before it")]
    Blank,
    /// A number before the move.
    #[error("expected the number {0} here")]
    Number(String),
    /// No number where the move before stands beside it.
    #[error("expected no number here")]
    NoNumber,
    /// An annotation in numbers.
    #[error("annotation as a sign, expected {0}")]
    Annotation(Nag),
    /// A move in standard algebraic notation with English letters.
    #[error("not as the standard writes it, expected {0}")]
    Move(String),
}

impl Form {
    /// The short name used in JSON.
    pub fn name(&self) -> &'static str {
        match self {
            Form::MissingTag(_) => "missing-tag",
            Form::TagOrder => "tag-order",
            Form::TagLayout(_) => "tag-layout",
            Form::TagName(_) => "tag-letters",
            Form::TagValue(_) => "tag-value",
            Form::Impossible(_) => "impossible-value",
            Form::LongTag(_) => "long-tag",
            Form::LongLine(_) => "long-line",
            Form::EmptyLine => "empty-line",
            Form::Blank => "blank",
            Form::Number(_) => "number",
            Form::NoNumber => "no-number",
            Form::Annotation(_) => "annotation-sign",
            Form::Move(_) => "move-form",
        }
    }
}

impl Game {
    /// Where tags, lines and blanks are not as the export format has them, in the order of the
    /// text; for the moves see [`GameScore::departures`](crate::GameScore::departures).
    pub fn departures(&self) -> Vec<Departure> {
        let mut found = self.tag_departures();
        layout::inspect(self, &mut found);
        found.sort_by_key(|departure| departure.span.start);
        found
    }

    /// Those of [`departures`](Game::departures) that are in the tags.
    pub fn tag_departures(&self) -> Vec<Departure> {
        let mut found = Vec::new();
        tags::inspect(self, &mut found);
        found
    }
}
