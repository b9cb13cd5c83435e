//! The language or languages in which a line is written.

use alloc::vec::Vec;
use core::fmt;

use arbitre_board::Side;

use crate::Language;
use crate::tongue::System;

/// The language or languages of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Languages<'a> {
    /// One language; of several with the same letters the one that most write.
    One(&'a Language, System),
    /// White's moves and Black's, as when two score sheets were put together.
    Sheets {
        /// The language of White's moves.
        white: &'a Language,
        /// The language of Black's moves.
        black: &'a Language,
    },
    /// Each language with the place of the first move in it, counted from 0.
    Changing(Vec<(usize, &'a Language)>),
}

impl fmt::Display for Languages<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(language, _) => language.fmt(f),
            Self::Sheets { white, black } => write!(f, "{white}/{black}"),
            Self::Changing(parts) => {
                for (nth, (_, language)) in parts.iter().enumerate() {
                    let comma = if nth == 0 { "" } else { "," };
                    write!(f, "{comma}{language}")?;
                }
                Ok(())
            }
        }
    }
}

impl<'a> Languages<'a> {
    /// The language of a move, by its place in the line and the side that makes it.
    pub fn of(&self, nth: usize, side: Side) -> &'a Language {
        match self {
            Self::One(language, _) => language,
            Self::Sheets { white, black } => match side {
                Side::White => white,
                Side::Black => black,
            },
            Self::Changing(parts) => {
                let part = parts.iter().rev().find(|(first, _)| *first <= nth);
                part.or(parts.first())
                    .map_or(Language::english(), |it| it.1)
            }
        }
    }

    /// The system of notation.
    pub const fn system(&self) -> System {
        match self {
            Self::One(_, system) => *system,
            _ => System::Algebraic,
        }
    }
}
