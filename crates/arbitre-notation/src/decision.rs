//! The language of a whole score, decided by the board.
//!
//! Every language is a hypothesis about what the letters mean. Each is carried
//! on the board that it implies; one that asks for an impossible move falls.
//! Half a dozen moves leave one reading as a rule. Where two remain at the end,
//! the score means both, and that is the answer.
//!
//! A wrong language survives a letter that it reads otherwise with a chance of
//! at most 6 %, which is 4 bits of evidence a token: counted on 600 games of
//! *The Week in Chess*, 53,550 half-moves. The other prices are estimates (7 bits
//! for a change of language within the score, 10 for an illegal move), proved on
//! games of three dozen letter sets by `tests/notation_corpus.rs`.

use alloc::vec::Vec;

use arbitre_board::Position;

use crate::hypothesis::{Bits, Hypothesis, MARGIN, NEVER, Readings, Rivals, Sheets, Step, Terms};
use crate::score::Mode;
use crate::sketch::Handwriting;
use crate::spoken::Spoken;
use crate::tongue::{Tongue, Tongues};

/// What a change of language within a score costs, in bits.
const CHANGE: Bits = 7;
/// What an illegal move costs, in bits.
const ILLEGAL: Bits = 10;

/// One terms after the other: a score is read on the first that it bears, and
/// terms in the same row compete.
const CLEAN: [&[Terms]; 3] = [
    &[terms(
        Handwriting::Fair,
        Sheets::One,
        NEVER,
        Rivals::Refused,
    )],
    &[terms(
        Handwriting::LookAlike,
        Sheets::One,
        NEVER,
        Rivals::Carried,
    )],
    &[
        terms(Handwriting::Careless, Sheets::One, NEVER, Rivals::Carried),
        terms(Handwriting::Fair, Sheets::Two, NEVER, Rivals::Refused),
        terms(Handwriting::Fair, Sheets::One, CHANGE, Rivals::Refused),
    ],
];

/// The terms for a score in which something is wrong.
const DAMAGED: [Terms; 4] = [
    damaged(terms(
        Handwriting::Fair,
        Sheets::One,
        NEVER,
        Rivals::Carried,
    )),
    damaged(terms(
        Handwriting::Fair,
        Sheets::One,
        CHANGE,
        Rivals::Carried,
    )),
    damaged(terms(
        Handwriting::LookAlike,
        Sheets::One,
        NEVER,
        Rivals::Carried,
    )),
    damaged(terms(
        Handwriting::Careless,
        Sheets::One,
        NEVER,
        Rivals::Carried,
    )),
];

const fn terms(hand: Handwriting, sheets: Sheets, change: Bits, rivals: Rivals) -> Terms {
    Terms {
        hand,
        sheets,
        change,
        illegal: NEVER,
        rivals,
    }
}

const fn damaged(terms: Terms) -> Terms {
    Terms {
        illegal: ILLEGAL,
        ..terms
    }
}

/// A whole score read in one way.
#[derive(Clone, Debug)]
pub(crate) struct Whole {
    pub steps: Vec<Step>,
    pub terms: Terms,
    /// The languages at the end, on White's or the only sheet, and on Black's.
    pub tongues: [Tongues; 2],
    pub cost: Bits,
}

/// The readings among which the score does not decide: one if it does.
#[derive(Clone, Debug)]
pub(crate) struct Decision {
    pub readings: Vec<Whole>,
    /// Whether more readings were possible than could be carried.
    pub crowded: bool,
}

/// Reads a score in every language that is a candidate, and decides.
pub(crate) fn decide(
    start: &Position,
    tokens: &[Spoken],
    tongues: &[Tongue<'_>],
    mode: Mode,
) -> Decision {
    let (clean, damaged) = match mode {
        Mode::Strict => (compete(start, tokens, tongues, CLEAN[0]), &DAMAGED[..1]),
        Mode::Lenient | Mode::Forensic => (decide_cleanly(start, tokens, tongues), &DAMAGED[..]),
    };
    if clean.readings.is_empty() {
        compete(start, tokens, tongues, damaged)
    } else {
        clean
    }
}

/// Reads a score in which every move is legal; no reading if there is none.
pub(crate) fn decide_cleanly(
    start: &Position,
    tokens: &[Spoken],
    tongues: &[Tongue<'_>],
) -> Decision {
    let mut rows = CLEAN.iter().map(|row| compete(start, tokens, tongues, row));
    let found = rows.find(|it| !it.readings.is_empty());
    found.unwrap_or(Decision {
        readings: Vec::new(),
        crowded: false,
    })
}

fn compete(start: &Position, tokens: &[Spoken], tongues: &[Tongue<'_>], row: &[Terms]) -> Decision {
    let mut wholes: Vec<Whole> = Vec::new();
    let mut crowded = false;
    for &terms in row {
        let every = Tongues::first(tongues.len());
        let readings = carried(start, tokens, tongues, terms, every);
        if readings.crowded && terms.change == NEVER {
            // Too many at once: each language alone.
            let alone = |place| carried(start, tokens, tongues, terms, Tongues::one(place));
            for alone in every.iter().take(tongues.len()).map(alone) {
                crowded |= alone.crowded;
                wholes.extend(wholes_of(&alone, terms));
            }
            continue;
        }
        crowded |= readings.crowded;
        wholes.extend(wholes_of(&readings, terms));
    }
    wholes.sort_by_key(|it| it.cost);
    Decision {
        readings: distinct(wholes),
        crowded,
    }
}

/// All readings of a score on given terms.
fn carried<'a>(
    start: &Position,
    tokens: &[Spoken],
    tongues: &'a [Tongue<'a>],
    terms: Terms,
    among: Tongues,
) -> Readings<'a> {
    let mut readings = Readings::new(start, tongues, terms, among);
    for token in tokens {
        readings.hear(token);
        if readings.alive.is_empty() {
            break;
        }
    }
    readings
}

/// What the terms themselves cost: what is simpler is likelier.
fn price(terms: Terms) -> Bits {
    let hand = match terms.hand {
        Handwriting::Fair => 0,
        Handwriting::LookAlike | Handwriting::Careless => CHANGE,
    };
    match terms.sheets {
        Sheets::One => hand,
        Sheets::Two => hand + CHANGE,
    }
}

fn wholes_of(readings: &Readings<'_>, terms: Terms) -> Vec<Whole> {
    let whole = |it: &Hypothesis| Whole {
        cost: it.cost(terms.sheets) + price(terms),
        tongues: [it.tongues(0), it.tongues(1)],
        steps: readings.steps(it),
        terms,
    };
    readings.alive.iter().map(whole).collect()
}

/// The cheapest reading and every other that is not clearly dearer; of those
/// that play the same moves only the first.
fn distinct(wholes: Vec<Whole>) -> Vec<Whole> {
    let least = wholes.first().map_or(0, |it| it.cost);
    let mut kept: Vec<Whole> = Vec::new();
    for whole in wholes {
        let near = whole.cost < least + MARGIN;
        let same = |it: &Whole| it.plays().eq(whole.plays());
        if near && !kept.iter().any(same) {
            kept.push(whole);
        }
    }
    kept
}

impl Whole {
    fn plays(&self) -> impl Iterator<Item = crate::Played> + '_ {
        self.steps.iter().map(|step| step.played)
    }
}
