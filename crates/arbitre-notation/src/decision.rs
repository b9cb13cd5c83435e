//! The language of a whole score, decided by the board.
//!
//! Every language is a hypothesis about what the letters mean. Each is carried
//! on the board that it implies; one that asks for an impossible move falls.
//! Half a dozen moves leave one reading as a rule. Where two remain at the end,
//! the score means both, and that is the answer.
//!
//! A wrong language survives a letter that it reads otherwise with a chance of
//! at most 6 %, which is 4 bits of evidence a token: counted on 600 games of
//! *The Week in Chess*, 53,550 half-moves. The other prices are estimates: 10 bits
//! for an illegal move, and 15 for a change of language within the score, so that one
//! move alone never changes it. They are proved on games of three dozen letter sets by
//! `tests/notation_corpus.rs`, and on slips of the pen by `tests/notation_slips.rs`.

use alloc::vec::Vec;

use arbitre_board::{Position, Side};

use crate::Span;
use crate::hypothesis::{
    Bits, Hypothesis, MARGIN, NEVER, PawnsWritten, Readings, Rivals, Sheets, Step, Terms,
};
use crate::played::Played;
use crate::score::Mode;
use crate::sketch::Handwriting;
use crate::spoken::Spoken;
use crate::tongue::{Tongue, Tongues};

/// What a change of language within a score costs, in bits; and that its two sides are in two.
const CHANGE: Bits = 15;
/// What a hand costs that is not fair, in bits.
const UNFAIR: Bits = 7;
/// What an illegal move costs, in bits.
const ILLEGAL: Bits = 10;

/// The terms of a score in one language and a fair hand: it is read on the first that it bears.
const CLEAN: [Terms; 2] = [
    terms(Handwriting::Fair, Sheets::One, NEVER, Rivals::Refused),
    terms(Handwriting::LookAlike, Sheets::One, NEVER, Rivals::Carried),
];

/// The terms of a score in which every move is legal if its hand was careless, or its
/// language changes. They compete with one another and with damage.
const BOLD: [Terms; 3] = [
    terms(Handwriting::Careless, Sheets::One, NEVER, Rivals::Carried),
    terms(Handwriting::Fair, Sheets::Two, NEVER, Rivals::Refused),
    terms(Handwriting::Fair, Sheets::One, CHANGE, Rivals::Refused),
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

/// A line that is to be read, and what is known of who wrote it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question<'q> {
    pub start: Position,
    pub tokens: &'q [Spoken],
    pub tongues: &'q [Tongue<'q>],
    /// The candidates that come into question.
    pub among: Tongues,
    /// How pawns are written elsewhere in the score.
    pub pawns: [PawnsWritten; 2],
}

/// A line read in one way from its beginning to its end.
#[derive(Clone, Debug)]
pub(crate) struct Whole {
    /// Whose move the first is.
    pub turn: Side,
    pub steps: Vec<Step>,
    pub terms: Terms,
    /// The languages at the end, on White's or the only sheet, and on Black's.
    pub tongues: [Tongues; 2],
    /// These, and those that are not clearly less likely.
    pub open: Tongues,
    pub pawns: [PawnsWritten; 2],
    pub cost: Bits,
}

/// The readings among which the score does not decide: one if it does.
#[derive(Clone, Debug)]
pub(crate) struct Decision {
    pub readings: Vec<Whole>,
    /// Whether more readings were possible than could be carried.
    pub crowded: bool,
}

impl<'q> Question<'q> {
    /// Any of the candidates, from a position on.
    pub fn open(start: &Position, tokens: &'q [Spoken], tongues: &'q [Tongue<'q>]) -> Self {
        Self {
            start: *start,
            tokens,
            tongues,
            among: Tongues::first(tongues.len()),
            pawns: <[PawnsWritten; 2]>::default(),
        }
    }

    /// Reads the line in every language that is a candidate, and decides.
    pub fn decide(&self, mode: Mode) -> Decision {
        let (clean, bold, damaged) = match mode {
            Mode::Strict => (&CLEAN[..1], &BOLD[..0], &DAMAGED[..1]),
            Mode::Lenient | Mode::Forensic => (&CLEAN[..], &BOLD[..], &DAMAGED[..]),
        };
        let clean = self.first(clean);
        if clean.readings.is_empty() {
            self.compete(&[bold, damaged].concat())
        } else {
            clean
        }
    }

    /// Reads a line in which every move is legal and in one language; no reading if there is
    /// none.
    pub fn decide_cleanly(&self) -> Decision {
        self.first(&CLEAN)
    }

    /// Each reading on such terms in which every move is legal: its steps, and the languages in
    /// which it is not clearly dearer than the cheapest.
    pub fn each_cleanly(&self, terms: Terms) -> Vec<(Tongues, Vec<Step>)> {
        let terms = Terms {
            sheets: Sheets::One,
            change: NEVER,
            illegal: NEVER,
            rivals: Rivals::Refused,
            ..terms
        };
        let readings = self.carried(terms, self.among, NEVER);
        let bound = readings.least() + MARGIN;
        readings
            .alive
            .iter()
            .map(|it| (it.below(bound), readings.steps(it)))
            .filter(|(tongues, _)| !tongues.is_empty())
            .collect()
    }

    /// Reads one move on its own, by whatever hand; no reading if it is not legal.
    pub fn decide_alone(&self) -> Decision {
        self.first(&[CLEAN[0], CLEAN[1], BOLD[0]])
    }

    /// The readings on the first terms that the line bears.
    fn first(&self, row: &[Terms]) -> Decision {
        let mut decisions = row.iter().map(|&terms| self.on(terms, NEVER));
        let found = decisions.find(|it| !it.readings.is_empty());
        let found = found.map(Decision::decided);
        found.unwrap_or(Decision {
            readings: Vec::new(),
            crowded: false,
        })
    }

    /// The readings on all terms of a row: those that are not clearly dearer than others.
    fn compete(&self, row: &[Terms]) -> Decision {
        let mut all = Decision {
            readings: Vec::new(),
            crowded: false,
        };
        let mut bound = NEVER;
        for &terms in row {
            let found = self.on(terms, bound);
            let believed = found.readings.into_iter();
            all.readings.extend(believed.filter(Whole::is_believed));
            all.crowded |= found.crowded;
            let least = all.readings.iter().map(|it| it.cost).min();
            bound = least.map_or(NEVER, |least| least + MARGIN);
        }
        all.decided()
    }

    /// The readings on given terms; none that costs a bound or more.
    fn on(&self, terms: Terms, bound: Bits) -> Decision {
        let readings = self.carried(terms, self.among, bound);
        let mut decision = Decision {
            readings: self.wholes(&readings, terms),
            crowded: readings.crowded,
        };
        if readings.crowded && terms.change == NEVER {
            // Too many at once: each language alone.
            decision.readings.clear();
            decision.crowded = false;
            for place in self.among.iter().take(self.tongues.len()) {
                let alone = self.carried(terms, Tongues::one(place), bound);
                decision.crowded |= alone.crowded;
                decision.readings.extend(self.wholes(&alone, terms));
            }
        }
        decision
    }

    /// All readings of the line on given terms, while one of them costs less than a bound.
    fn carried(&self, terms: Terms, among: Tongues, bound: Bits) -> Readings<'q> {
        let mut readings = Readings::new(&self.start, self.tongues, terms, among, self.pawns);
        for token in self.tokens {
            readings.hear(token);
            if readings.least() + price(terms) >= bound {
                readings.alive.clear();
            }
            if readings.alive.is_empty() {
                break;
            }
        }
        readings
    }

    fn wholes(&self, readings: &Readings<'_>, terms: Terms) -> Vec<Whole> {
        let whole = |it: &Hypothesis| Whole {
            cost: it.cost(terms.sheets) + price(terms),
            turn: self.start.turn(),
            tongues: [it.tongues(0), it.tongues(1)],
            open: it.open(0),
            pawns: it.pawns,
            steps: readings.steps(it),
            terms,
        };
        readings.alive.iter().map(whole).collect()
    }
}

/// What the terms themselves cost: what is simpler is likelier.
fn price(terms: Terms) -> Bits {
    let hand = match terms.hand {
        Handwriting::Fair => 0,
        Handwriting::LookAlike | Handwriting::Careless => UNFAIR,
    };
    match terms.sheets {
        Sheets::One => hand,
        Sheets::Two => hand + CHANGE,
    }
}

impl Decision {
    /// The cheapest reading and every other that is not clearly dearer; of those that read
    /// the same legal moves only the first, and none that drops what another one reads.
    fn decided(mut self) -> Self {
        self.readings.sort_by_key(|it| it.cost);
        let least = self.readings.first().map_or(0, |it| it.cost);
        let mut kept: Vec<Whole> = Vec::new();
        for whole in self.readings {
            let near = whole.cost < least + MARGIN;
            let same = |it: &Whole| it.lawful().eq(whole.lawful());
            if near && !kept.iter().any(same) {
                kept.push(whole);
            }
        }
        let worse = |it: &Whole| kept.iter().any(|other| it.yields_to(other));
        let readings = kept.iter().filter(|it| !worse(it)).cloned().collect();
        Self { readings, ..self }
    }

    pub fn ends_in_a_legal_move(&self) -> bool {
        let last = |it: &Whole| it.steps.last().map(|step| step.played);
        self.readings
            .iter()
            .any(|it| matches!(last(it), Some(Played::Move(_))))
    }

    /// Whether there is one reading, and every move of it is legal.
    pub fn is_clean(&self) -> bool {
        let clean = |it: &Whole| it.steps.iter().all(Step::is_lawful);
        self.readings.len() == 1 && self.readings.iter().all(clean)
    }
}

impl Whole {
    /// The legal moves, each with its place.
    fn lawful(&self) -> impl Iterator<Item = (Span, Played)> + '_ {
        let lawful = self.steps.iter().filter(|step| step.is_lawful());
        lawful.map(|step| (step.span, step.played))
    }

    /// Whether it drops a move that another reading plays lawfully, and reads none in return.
    fn yields_to(&self, other: &Self) -> bool {
        self.drops_more_than(other) && !other.drops_more_than(self)
    }

    fn drops_more_than(&self, other: &Self) -> bool {
        let read = |span| {
            let at = other.steps.binary_search_by_key(&span, |step| step.span);
            at.is_ok_and(|at| other.steps[at].is_lawful())
        };
        let mut dropped = self
            .steps
            .iter()
            .filter(|step| step.played == Played::Unread);
        dropped.any(|step| read(step.span))
    }

    pub fn is_in_one_language(&self) -> bool {
        self.terms.sheets == Sheets::One && self.terms.change == NEVER
    }

    /// Leaves only some of the languages open.
    pub fn narrow(&mut self, tongues: Tongues) {
        self.open = tongues;
        let likeliest = self.tongues[0] & tongues;
        self.tongues[0] = if likeliest.is_empty() {
            tongues
        } else {
            likeliest
        };
    }

    /// All languages of the line.
    pub fn languages(&self) -> Tongues {
        let ends = self.tongues[0] | self.tongues[1];
        match self.terms {
            Terms {
                sheets: Sheets::Two,
                ..
            } => ends,
            Terms { change: NEVER, .. } => self.open,
            _ => self
                .parts()
                .iter()
                .fold(Tongues::NONE, |set, part| set | part.tongues),
        }
    }
}
