//! Why a text could not be read as a move.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

use arbitre_board::{Bitboard, Illegality, Move, Role, Square, Wing};

use crate::{Letters, Span};

/// Why a text could not be read as a move of a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The text is no move at all.
    #[error("expected {expected}")]
    Syntax {
        /// The first bytes that do not fit.
        span: Span,
        /// What would have fitted there.
        expected: Expected,
    },
    /// No piece of the kind can make such a move.
    #[error("no {role} can go to {to}{}", because(why.as_ref()))]
    Illegal {
        /// The whole move.
        span: Span,
        /// The kind of piece.
        role: Role,
        /// Where it should go.
        to: Square,
        /// The reason, where one piece is meant.
        why: Option<Illegality>,
    },
    /// The king cannot castle.
    #[error("the king cannot castle: {why}")]
    NoCastling {
        /// The whole move.
        span: Span,
        /// The wing.
        wing: Wing,
        /// The reason.
        why: Illegality,
    },
    /// More than one piece of the kind can make such a move.
    #[error("expected the square that the {role} leaves: those on {} can all go to {to}", squares(*from))]
    Several {
        /// The whole move.
        span: Span,
        /// The kind of piece.
        role: Role,
        /// Where it goes.
        to: Square,
        /// Where the pieces stand that the text could mean.
        from: Bitboard,
    },
    /// The text can mean different moves, and the board cannot tell which.
    #[error("expected one reading, found {first} and {second}")]
    TwoReadings {
        /// The whole move.
        span: Span,
        /// A move that it can mean.
        first: Move,
        /// Another.
        second: Move,
    },
    /// The text says that no move is made.
    #[error("expected a move, found none: the turn passes")]
    Null {
        /// The whole text.
        span: Span,
    },
    /// The move is legal, but a strict reader wants it written otherwise.
    #[error("expected `{usual}`")]
    Unusual {
        /// The whole move.
        span: Span,
        /// The move as the standard writes it.
        usual: String,
    },
}

impl ReadError {
    /// Where the text goes wrong.
    pub const fn span(&self) -> Span {
        match *self {
            Self::Syntax { span, .. }
            | Self::Illegal { span, .. }
            | Self::NoCastling { span, .. }
            | Self::Several { span, .. }
            | Self::TwoReadings { span, .. }
            | Self::Null { span }
            | Self::Unusual { span, .. } => span,
        }
    }
}

/// What could have stood at a place in the text of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A piece of the language or a file, at the beginning.
    Beginning {
        /// The letters of the language.
        letters: String,
    },
    /// The square to which the piece goes, or more of it.
    Square,
    /// The digit 1, where a letter stands that looks like it.
    One,
    /// The letter of the piece that the pawn becomes.
    Promotion,
    /// Nothing more than signs of check and opinion.
    End,
}

impl Expected {
    /// Where the text stops to be a move in these letters, and what it lacks.
    pub(crate) fn in_move(text: &str, letters: &Letters) -> ReadError {
        let piece = letters
            .forms()
            .map(|(_, form)| form)
            .filter(|form| text.starts_with(form))
            .max_by_key(|form| form.len())
            .unwrap_or("");
        let rest = &text[piece.len()..];
        let squares: usize = rest
            .chars()
            .take_while(|c| matches!(c, 'a'..='h' | '1'..='8' | 'x' | ':' | '×' | '-' | '—'))
            .map(char::len_utf8)
            .sum();
        let at = piece.len() + squares;
        let width = text[at..].chars().next().map_or(0, char::len_utf8);
        let complete = rest[..squares].ends_with(|c: char| c.is_ascii_digit());
        let expected = match (at, complete) {
            (0, _) => Self::Beginning {
                letters: letters.to_string(),
            },
            (_, false)
                if rest[..squares].ends_with(|c| matches!(c, 'a'..='h'))
                    && text[at..].starts_with(['l', 'I']) =>
            {
                Self::One
            }
            (_, false) => Self::Square,
            (_, true) if text[at..].starts_with(['=', '(', '/']) => Self::Promotion,
            (_, true) => Self::End,
        };
        ReadError::Syntax {
            span: Span::new(at, at + width),
            expected,
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Beginning { letters } => write!(f, "a piece ({letters}) or a file (a to h)"),
            Self::Square => f.write_str("the square to which the piece goes"),
            Self::One => f.write_str("the digit 1, not a letter like it"),
            Self::Promotion => f.write_str("the piece that the pawn becomes"),
            Self::End => f.write_str("nothing but signs of check behind the square"),
        }
    }
}

fn because(why: Option<&Illegality>) -> String {
    why.map_or_else(String::new, |why| format!(": {why}"))
}

/// Squares with a comma between.
fn squares(set: Bitboard) -> String {
    let mut text = String::new();
    for square in set.iter() {
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push_str(&square.to_string());
    }
    text
}
