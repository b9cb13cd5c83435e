//! What a reader remarks about a score.

use alloc::string::String;
use core::fmt;

use arbitre_board::Illegality;

use crate::{ReadError, Span};

/// A token that was repaired, dropped, or can be read in two ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Where it stands.
    pub span: Span,
    /// What is remarkable about it.
    pub cause: Cause,
    /// What would have been expected; empty where nothing would.
    pub expected: String,
    /// What was done about it.
    pub done: Done,
}

/// What is remarkable about a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It is right, but not as the PGN standard writes it.
    Form,
    /// Capitals are missing or too many.
    Case,
    /// Characters are of another alphabet and look the same.
    LookAlike,
    /// File c bears a cedilla.
    Cedilla,
    /// A capture sign stands where nothing is taken, or a hyphen where something is.
    CaptureSign,
    /// A sign of check stands where there is none, or one of mate where it is not.
    CheckSign,
    /// It is said to be a capture en passant and is none.
    EnPassantSign,
    /// The piece that the pawn becomes is named in another language.
    PromotionLanguage,
    /// Its language is not that of the moves before it.
    Language,
    /// A blank is missing between two moves.
    MissingBlank,
    /// The move is illegal.
    Illegal(Illegality),
    /// It means no move, on the board and in the languages that were asked.
    Unreadable,
    /// It is a move, and the board does not allow it, or allows several.
    Impossible(ReadError),
    /// The board is lost: a move is missing or could not be read, and the number does not fit.
    Lost,
    /// It can mean two moves.
    TwoReadings,
    /// More readings were possible than could be followed.
    TooManyReadings,
    /// A move has the wrong number.
    Number,
    /// It is neither a move nor anything else that belongs in a score.
    Stray,
    /// What looks like moves stands behind a semicolon, where a comment begins.
    Hidden,
    /// A comment begins within a comment.
    Nested,
    /// A comment or a variation is not closed.
    Unclosed,
    /// A parenthesis closes no variation.
    Unopened,
}

/// What was done about a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Done {
    /// It was read as the text that was expected.
    Repaired,
    /// It was taken as it stands.
    Kept,
    /// It was left out of the reading.
    Dropped,
    /// The move was made although it is illegal, since such moves stand.
    Played,
    /// Both readings were followed.
    Followed,
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "not as the PGN standard writes it",
            Self::Case => "capitals and small letters confused",
            Self::LookAlike => "letters of another alphabet that look the same",
            Self::Cedilla => "file c with a cedilla",
            Self::CaptureSign => "a wrong capture sign",
            Self::CheckSign => "a wrong sign of check",
            Self::EnPassantSign => "no capture en passant",
            Self::PromotionLanguage => "the new piece is named in another language",
            Self::Language => "another language",
            Self::MissingBlank => "no blank between two moves",
            Self::Illegal(why) => return write!(f, "an illegal move: {why}"),
            Self::Unreadable => "no move that the board allows",
            Self::Impossible(why) => return why.fmt(f),
            Self::Lost => "a move is missing before it, and what follows is left as it is",
            Self::TwoReadings => "two readings",
            Self::TooManyReadings => "too many readings",
            Self::Number => "a wrong move number",
            Self::Stray => "nothing that belongs in a score",
            Self::Hidden => "what looks like moves behind a semicolon, where a comment begins",
            Self::Nested => "a comment within a comment",
            Self::Unclosed => "not closed",
            Self::Unopened => "nothing to close",
        })
    }
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Repaired => "repaired",
            Self::Kept => "kept",
            Self::Dropped => "dropped",
            Self::Played => "played",
            Self::Followed => "followed",
        })
    }
}

/// The place, the cause, what was expected and what was done.
impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.span, self.cause)?;
        if !self.expected.is_empty() {
            write!(f, ", expected {}", self.expected)?;
        }
        write!(f, " ({})", self.done)
    }
}
