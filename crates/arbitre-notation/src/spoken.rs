//! A token of a score, made ready to be read.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::characters::{is_capture, is_dash, is_ring, usual};
use crate::marks::{Marks, part_marks};
use crate::sketch::{Handwriting, PromotionLetters, Sketch, is_castling, plain, sketches};
use crate::tongue::{System, Tongue, Tongues};
use crate::{Span, descriptive};

/// The bytes that a move in one token has at most.
const LONGEST_MOVE: usize = 16;

/// The bytes that a token of several moves has at most.
const LONGEST_TOKEN: usize = 256;

/// The text of one move, parted from what is said behind it.
#[derive(Clone, Debug)]
pub(crate) struct Spoken {
    pub span: Span,
    pub core: String,
    pub marks: Marks,
}

/// What a token means to some of the candidates.
#[derive(Clone, Debug)]
pub(crate) struct Meaning {
    pub said: Said,
    pub tongues: Tongues,
}

/// What a token says, in either system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    Algebraic(Vec<Sketch>),
    Descriptive(descriptive::Sketch),
}

impl Spoken {
    pub fn new(text: &str, span: Span) -> Self {
        let text = usual(text);
        let (core, marks) = part_marks(text.trim());
        Self {
            span,
            core: core.to_owned(),
            marks,
        }
    }

    /// The meanings of the token, each with the candidates to whom it is that.
    pub fn meanings(
        &self,
        tongues: &[Tongue<'_>],
        alive: Tongues,
        hand: Handwriting,
    ) -> Vec<Meaning> {
        let plain = plain(&self.core, hand);
        if !plain.is_empty() {
            return [Meaning {
                said: Said::Algebraic(plain),
                tongues: alive,
            }]
            .into();
        }
        let mut meanings: Vec<Meaning> = Vec::new();
        let mut add =
            |said: Said, tongues: Tongues| match meanings.iter_mut().find(|it| it.said == said) {
                Some(meaning) => meaning.tongues = meaning.tongues | tongues,
                None => meanings.push(Meaning { said, tongues }),
            };
        let shared = hand != Handwriting::Careless && self.needs_no_letters();
        let mut same = None;
        for place in alive.iter().take_while(|&place| place < tongues.len()) {
            let tongue = tongues[place];
            let said = match (tongue.system, &same) {
                (System::Algebraic, Some(said)) => Said::clone(said),
                (System::Algebraic, None) => {
                    let sketches = sketches(&self.core, tongue.language.letters(), hand);
                    Said::Algebraic(own_promotions(sketches, hand))
                }
                (System::Descriptive, _) => {
                    match descriptive::sketch(&self.core, tongue.language) {
                        Some(sketch) => Said::Descriptive(sketch),
                        None => continue,
                    }
                }
            };
            if said == Said::Algebraic(Vec::new()) {
                continue;
            }
            if shared && tongue.system == System::Algebraic && same.is_none() {
                same = Some(said.clone());
            }
            add(said, Tongues::one(place));
        }
        meanings
    }

    /// Whether the token is made of squares and signs alone, the same in every
    /// language: no form of a piece begins as a square does.
    fn needs_no_letters(&self) -> bool {
        let plain =
            |c: char| matches!(c, 'a'..='h' | '1'..='8') || is_dash(c) || c == 'x' || c == ':';
        let ends = self
            .core
            .ends_with(|c: char| c.is_ascii_digit() || is_capture(c));
        ends && self.core.chars().all(plain)
    }

    /// Whether it begins with a capital that is no part of castling.
    pub fn begins_with_a_piece(&self) -> bool {
        self.core.starts_with(char::is_uppercase) && !is_castling(&self.core)
    }

    /// The token without a word before it that names no piece.
    pub fn without_word(&self) -> Option<Self> {
        let (_, rest) = self.core.split_once(char::is_whitespace)?;
        Some(self.part(rest, self.marks))
    }

    /// The ways to cut the token where a blank may be missing: behind a square or castling and
    /// the signs there, as near to the beginning as a single move can end.
    pub fn cuts(&self) -> Vec<(Self, Self)> {
        if self.core.len() > LONGEST_TOKEN {
            return Vec::new();
        }
        let ends = self.core.char_indices().map(|(at, c)| at + c.len_utf8());
        ends.take_while(|&end| end <= LONGEST_MOVE)
            .filter(|&end| self.may_end_at(end))
            .map(|end| {
                let signs = |c: char| matches!(c, ':' | '+' | '#' | '†' | '‡');
                let behind = &self.core[end..];
                let rest = behind.trim_start_matches(signs);
                let (first, marks) = part_marks(&self.core[..self.core.len() - rest.len()]);
                (self.part(first, marks), self.part(rest, self.marks))
            })
            .filter(|(_, rest)| rest.core.chars().count() >= 2)
            .collect()
    }

    /// Whether the first of several moves may end at a byte.
    fn may_end_at(&self, end: usize) -> bool {
        let (first, rest) = self.core.split_at(end);
        let castles = || is_castling(first) && !rest.starts_with(|c| is_dash(c) || is_ring(c));
        first.ends_with(|c: char| matches!(c, '1'..='8')) || castles()
    }

    /// A part of the token; where it was not changed, its own place in the text.
    fn part(&self, core: &str, marks: Marks) -> Self {
        let offset = core.as_ptr() as usize - self.core.as_ptr() as usize;
        let start = self.span.start + offset;
        let end = (start + core.len()).min(self.span.end);
        Self {
            span: Span::new(start.min(end), end),
            core: core.to_owned(),
            marks,
        }
    }
}

/// A fair hand names the piece of a promotion in the language of the move.
fn own_promotions(mut sketches: Vec<Sketch>, hand: Handwriting) -> Vec<Sketch> {
    if hand == Handwriting::Fair {
        sketches.retain(|sketch| {
            !matches!(sketch, Sketch::Piece(piece) if piece.letters == PromotionLetters::Foreign)
        });
    }
    sketches
}
