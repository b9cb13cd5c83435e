//! What an export has to say of itself.

use crate::outcome::Outcome;
use crate::place::Place;
use crate::replay::StartError;

/// A game as [`Export`](crate::Export) writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// The text, with the empty line behind it.
    pub text: String,
    /// What is not in it as it should be.
    pub remarks: Vec<ExportRemark>,
}

/// Where a text departs from the export format, or from the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExportRemark {
    /// A move is illegal or cannot be read: all moves and numbers stand as they are written.
    #[error("its moves cannot all be played, and stand as they are written")]
    MovesAsWritten,
    /// The game has several readings, in these languages: all moves and numbers stand as they are
    /// written.
    #[error("it has several readings ({0}), and its moves stand as they are written")]
    SeveralReadings(String),
    /// There is no position to play from: all moves and numbers stand as they are written.
    #[error("its moves cannot be played, and stand as they are written: {0}")]
    NoStart(StartError),
    /// It is a game of other rules, by which its signs of check and mate may mean something else:
    /// all moves and numbers stand as they are written.
    #[error("its moves are those of another variant ({0}), and stand as they are written")]
    OtherVariant(String),
    /// A move of the variation here is illegal, cannot be read, or has several readings: its moves
    /// and numbers, and those of all variations within it, stand as they are written.
    #[error("the variation at {0} cannot be played, and stands as it is written")]
    VariationAsWritten(Place),
    /// Text without a meaning is left out.
    #[error("left out, since it has no meaning: {0}")]
    LeftOut(String),
    /// An escape line is left out: what it means is agreed between two programs.
    #[error("left out, since it is an escape line: {0}")]
    EscapeLine(String),
    /// A tag is left out: its name stands before it with another value.
    #[error("left out, since the tag stands before it: {0}")]
    RepeatedTag(String),
    /// A control character of this tag, which the standard forbids there, is written as a space.
    #[error("a control character is written as a space in {0}")]
    ControlCharacter(String),
    /// The tag `SetUp` says that there is a tag FEN, and there is none.
    #[error("the tag SetUp says 1, and there is no tag FEN")]
    SetUpWithoutFen,
    /// The tag `SetUp` says something else, and there is a tag FEN.
    #[error("the tag SetUp says {0}, and 1 is written since there is a tag FEN")]
    SetUpTag(String),
    /// The tag `Result` says something else than the termination marker, or nothing that is known.
    #[error("the tag Result says {0}, and {1} is written")]
    ResultTag(String, Outcome),
}
