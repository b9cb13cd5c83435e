//! What it takes to believe that a score changes its language or is by a careless hand.
//!
//! A letter that its language does not read is likelier a slip of the pen than one move in
//! another language; and a small `b` that the rest of the score writes as a pawn is one.

use alloc::vec::Vec;

use arbitre_board::Side;

use crate::decision::{Question, Whole};
use crate::hypothesis::{Hand, NEVER, Sheets, Step};
use crate::reader::plies;
use crate::score::Ply;
use crate::tongue::Tongues;

/// How many moves must speak against one language before two are believed in.
const WITNESSES: usize = 2;

/// A part of a line that is in one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// The place of its first move.
    pub first: usize,
    /// The languages in which all of it can be.
    pub tongues: Tongues,
}

impl Step {
    /// Whether it is a legal move, or none where none was meant.
    pub fn is_lawful(&self) -> bool {
        self.played.is_legal()
    }
}

/// Whether enough moves of a line that was read in one language are none in others, whichever
/// of these it is.
pub(crate) fn is_foreign(whole: &Whole, question: &Question<'_>, others: Tongues) -> bool {
    let plies = plies(&whole.steps, &question.start);
    let none = |ply: &&Ply| {
        let at = question
            .tokens
            .binary_search_by_key(&ply.span, |it| it.span);
        at.is_ok_and(|at| {
            let alone = Question {
                start: ply.position,
                tokens: &question.tokens[at..=at],
                among: others,
                ..*question
            };
            alone.each_cleanly(whole.terms).is_empty()
        })
    };
    plies.iter().filter(none).take(WITNESSES).count() == WITNESSES
}

/// Whether enough of some steps are no moves in a language, whichever of these it is.
fn speak_against<'s>(steps: impl Iterator<Item = &'s Step> + Clone, tongues: Tongues) -> bool {
    let against = |place| {
        let other = |step: &&Step| step.is_lawful() && !step.readable.has(place);
        steps.clone().filter(other).take(WITNESSES).count() == WITNESSES
    };
    tongues.iter().all(against)
}

impl Whole {
    /// Whether there are witnesses for every change of language, and for the hand.
    pub fn is_believed(&self) -> bool {
        self.hand_is_believed()
            && match self.terms.sheets {
                Sheets::Two => self.sheets_are_believed(),
                Sheets::One if self.terms.change == NEVER => true,
                Sheets::One => self.changes_are_believed(),
            }
    }

    /// Moves that a fair hand would have meant otherwise need as many that no fair hand writes,
    /// unless there is none of a fair hand and nothing else is wrong.
    fn hand_is_believed(&self) -> bool {
        let count = |hand| self.steps.iter().filter(|step| step.hand == hand).count();
        count(Hand::Doubtful) <= count(Hand::Careless)
            || count(Hand::Fair) == 0 && self.steps.iter().all(Step::is_lawful)
    }

    fn sheets_are_believed(&self) -> bool {
        let sheet = |nth| self.steps.iter().skip(nth).step_by(2);
        let [white, black] = self.tongues;
        let (first, second) = match self.turn {
            Side::White => (white, black),
            Side::Black => (black, white),
        };
        speak_against(sheet(0), second) && speak_against(sheet(1), first)
    }

    fn changes_are_believed(&self) -> bool {
        let parts = self.parts();
        let end = |nth: usize| parts.get(nth + 1).map_or(self.steps.len(), |it| it.first);
        parts.windows(2).enumerate().all(|(nth, pair)| {
            let (one, other) = (pair[0], pair[1]);
            speak_against(self.steps[one.first..other.first].iter(), other.tongues)
                && speak_against(self.steps[other.first..end(nth + 1)].iter(), one.tongues)
        })
    }

    /// The least number of parts of the line that are in one language each.
    pub fn parts(&self) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        for (nth, step) in self.steps.iter().enumerate() {
            if !step.is_lawful() {
                continue;
            }
            match parts.last_mut() {
                Some(part) if !(part.tongues & step.tongues).is_empty() => {
                    part.tongues = part.tongues & step.tongues;
                }
                last => {
                    let first = if last.is_some() { nth } else { 0 };
                    parts.push(Part {
                        first,
                        tongues: step.tongues,
                    });
                }
            }
        }
        parts
    }
}
