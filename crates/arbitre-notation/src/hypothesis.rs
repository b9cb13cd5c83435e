//! Readings of a score carried side by side, each on its own board.

use alloc::vec;
use alloc::vec::Vec;

use arbitre_board::{Move, Position, Role, Side};

use crate::Span;
use crate::descriptive;
use crate::language::Attested;
use crate::marks::{CheckMark, EnPassantMark, Marks};
use crate::played::Played;
use crate::resolve;
use crate::sketch::Handwriting;
use crate::spoken::{Meaning, Said, Spoken};
use crate::tongue::{Tongue, Tongues};

/// What a reading costs, in bits of improbability.
pub(crate) type Bits = u32;

/// More than any reading may cost.
pub(crate) const NEVER: Bits = Bits::MAX / 8;

/// A sign of check on a move that gives none: likelier a wrong reading than a
/// slip of the pen, but no proof.
const FALSE_CHECK: Bits = 5;

/// A letter that a language does not know, over and above an illegal move.
const FOREIGN: Bits = 6;

/// A promotion to less than a queen: one in ten, of those that are made.
const LESSER_PROMOTION: Bits = 3;

/// A letter for some pawns and none for others: who writes it at all writes it always.
const PAWNS_OF_BOTH_KINDS: Bits = 6;

/// A language whose letters only one source gives.
const ATTESTED_ONCE: Bits = 3;

/// Readings this much dearer than the cheapest are given up.
const HOPELESS: Bits = 24;

/// By how much a reading must be cheaper than any other to be the answer.
pub(crate) const MARGIN: Bits = 5;

/// How many readings are carried at most.
const MOST: usize = 64;

/// How many where something is wrong with the score.
const MOST_DAMAGED: usize = 16;

/// On what terms a score is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    pub hand: Handwriting,
    pub sheets: Sheets,
    /// What a change of language costs.
    pub change: Bits,
    /// What a move costs that the board does not allow, or that nobody can read.
    pub illegal: Bits,
    pub rivals: Rivals,
}

/// Who wrote the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sheets {
    /// One hand wrote both sides' moves.
    One,
    /// White's and Black's moves may be in different languages.
    Two,
}

/// What becomes of a token that means several legal moves in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rivals {
    /// It cannot be read on these terms.
    Refused,
    /// Each is carried on.
    Carried,
}

/// One token with what it does in a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub span: Span,
    pub played: Played,
    pub tongues: Tongues,
    /// The languages in which the token is some legal move there.
    pub readable: Tongues,
    pub hand: Hand,
}

/// What a token says of the hand that wrote it, where capitals and small letters may be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    /// Any hand would have written it so.
    Any,
    /// A fair hand, with a capital for the piece.
    Fair,
    /// A fair hand could not have written it.
    Careless,
    /// A fair hand would have meant another move.
    Doubtful,
}

/// A reading of the score so far.
#[derive(Clone, Debug)]
pub(crate) struct Hypothesis {
    position: Position,
    /// The last step, by its place in the list of all steps.
    last: Option<usize>,
    /// What it costs if the last token was in a given language, one list a sheet.
    costs: [Vec<Bits>; 2],
    /// How pawns were written so far, on each sheet.
    pub pawns: [PawnsWritten; 2],
}

/// Which kinds of pawn moves stand on a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PawnsWritten {
    bare: bool,
    named: bool,
}

impl PawnsWritten {
    /// With one more move.
    fn and(mut self, core: &str, played: Played, hand: Handwriting) -> Self {
        if matches!(played, Played::Move(mv) if mv.role() == Role::Pawn) {
            let first = core.chars().next().map(|c| hand.fold(c));
            let bare = matches!(first, Some('a'..='h'));
            self.bare |= bare;
            self.named |= !bare;
        }
        self
    }

    /// What it costs that these were written where others stood before.
    fn price(self, before: Self) -> Bits {
        let mixed = |it: Self| it.bare && it.named;
        Bits::from(mixed(self) && !mixed(before)) * PAWNS_OF_BOTH_KINDS
    }
}

/// All readings that are still possible.
#[derive(Clone, Debug)]
pub(crate) struct Readings<'a> {
    tongues: &'a [Tongue<'a>],
    among: Tongues,
    terms: Terms,
    pub alive: Vec<Hypothesis>,
    /// The steps of all readings, each with the place of the one before it.
    steps: Vec<(Step, Option<usize>)>,
    /// Whether readings were given up because there were too many.
    pub crowded: bool,
}

impl Hypothesis {
    /// What the reading costs at the least.
    pub fn cost(&self, sheets: Sheets) -> Bits {
        let least = |side: usize| self.costs[side].iter().min().copied().unwrap_or(NEVER);
        match sheets {
            Sheets::One => least(0),
            Sheets::Two => (least(0) + least(1)).min(NEVER),
        }
    }

    /// The languages in which it costs that, on the sheet of a side.
    pub fn tongues(&self, sheet: usize) -> Tongues {
        self.cheaper(sheet, 1)
    }

    /// The languages in which it costs not clearly more, on the sheet of a side.
    pub fn open(&self, sheet: usize) -> Tongues {
        self.cheaper(sheet, MARGIN)
    }

    /// The languages in which it costs less than so much above the least.
    fn cheaper(&self, sheet: usize, above: Bits) -> Tongues {
        let least = self.costs[sheet].iter().min().copied().unwrap_or(NEVER);
        cheaper(&self.costs[sheet], least + above)
    }

    /// The languages in which it costs less than a bound.
    pub fn below(&self, bound: Bits) -> Tongues {
        cheaper(&self.costs[0], bound)
    }
}

fn cheaper(costs: &[Bits], bound: Bits) -> Tongues {
    let cheap = |&(_, &cost): &(usize, &Bits)| cost < bound.min(NEVER);
    let places = costs.iter().enumerate().filter(cheap);
    places.fold(Tongues::NONE, |set, (place, _)| set | Tongues::one(place))
}

impl<'a> Readings<'a> {
    pub fn new(
        start: &Position,
        tongues: &'a [Tongue<'a>],
        terms: Terms,
        among: Tongues,
        pawns: [PawnsWritten; 2],
    ) -> Self {
        let prior = |(place, tongue): (usize, &Tongue<'_>)| {
            if !among.has(place) {
                return NEVER;
            }
            match tongue.language.attested() {
                Attested::Once => ATTESTED_ONCE,
                Attested::Often => 0,
            }
        };
        let free: Vec<Bits> = tongues.iter().enumerate().map(prior).collect();
        Self {
            tongues,
            among,
            terms,
            alive: vec![Hypothesis {
                position: *start,
                last: None,
                costs: [free.clone(), free],
                pawns,
            }],
            steps: Vec::new(),
            crowded: false,
        }
    }

    /// The steps of a reading, from the first to the last.
    pub fn steps(&self, hypothesis: &Hypothesis) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut at = hypothesis.last;
        while let Some(place) = at {
            let (step, before) = self.steps[place];
            steps.push(step);
            at = before;
        }
        steps.reverse();
        steps
    }

    /// What the cheapest reading costs.
    pub fn least(&self) -> Bits {
        let costs = self.alive.iter().map(|it| it.cost(self.terms.sheets));
        costs.min().unwrap_or(NEVER)
    }

    /// Reads one more token; whole, else in parts, else as damage if the terms
    /// bear it.
    pub fn hear(&mut self, token: &Spoken) {
        if self.advance(token, Damage::Refused) || self.hear_in_parts(token) {
            return;
        }
        if self.terms.illegal == NEVER {
            self.alive.clear();
        } else {
            self.advance(token, Damage::Borne);
        }
    }

    /// Reads a token without the word before it, or as several moves with no blank
    /// between, if they can be read without damage.
    fn hear_in_parts(&mut self, token: &Spoken) -> bool {
        if let Some(rest) = token.without_word() {
            return self.advance(&rest, Damage::Refused);
        }
        let before = (self.alive.clone(), self.steps.len());
        let mut token = token.clone();
        loop {
            let mut cuts = token.cuts().into_iter();
            let Some((_, rest)) = cuts.find(|(first, _)| self.advance(first, Damage::Refused))
            else {
                self.alive = before.0;
                self.steps.truncate(before.1);
                return false;
            };
            if self.advance(&rest, Damage::Refused) {
                return true;
            }
            token = rest;
        }
    }

    /// Carries the readings over a token. Where damage is refused, and no reading
    /// finds a legal move in the token, nothing is changed.
    fn advance(&mut self, token: &Spoken, damage: Damage) -> bool {
        let able = self.able();
        let meanings = token.meanings(self.tongues, able, self.terms.hand);
        let fair = match self.terms.hand {
            Handwriting::Careless => token.meanings(self.tongues, able, Handwriting::Fair),
            Handwriting::Fair | Handwriting::LookAlike => Vec::new(),
        };
        let bears = damage == Damage::Borne || self.terms.illegal < NEVER;
        let mut next: Vec<(Hypothesis, Step)> = Vec::new();
        let mut legal = false;
        for hypothesis in &self.alive {
            let outcomes = self.outcomes(hypothesis, token, &meanings, able, bears);
            let lawful = outcomes.iter().filter(|it| it.is_lawful());
            let readable = lawful.fold(Tongues::NONE, |set, it| set | it.tongues());
            for outcome in outcomes {
                let (child, mut step) = self.child(hypothesis, token, &outcome);
                step.readable = readable;
                step.hand = self.hand(hypothesis, token, &fair, &step);
                if child.cost(self.terms.sheets) < NEVER {
                    legal |= outcome.is_lawful();
                    next.push((child, step));
                }
            }
        }
        if !legal && damage == Damage::Refused {
            return false;
        }
        self.thin(&mut next);
        self.alive.clear();
        for (mut hypothesis, step) in next {
            self.steps.push((step, hypothesis.last));
            hypothesis.last = Some(self.steps.len() - 1);
            self.alive.push(hypothesis);
        }
        true
    }

    /// What a step says of the hand, by what a fair hand could have meant.
    fn hand(&self, before: &Hypothesis, token: &Spoken, fair: &[Meaning], step: &Step) -> Hand {
        if self.terms.hand != Handwriting::Careless {
            return Hand::Any;
        }
        let known = |it: &&Meaning| !(it.tongues & step.tongues).is_empty();
        let mut meant = fair.iter().filter(known).peekable();
        let none = meant.peek().is_none();
        let means = |it: &Meaning| {
            moves(&before.position, it, token.marks, Handwriting::Fair).contains(&step.played)
        };
        let piece = |played| matches!(played, Played::Move(mv) if mv.role() != Role::Pawn);
        if none {
            Hand::Careless
        } else if !meant.any(means) {
            Hand::Doubtful
        } else if piece(step.played) && token.begins_with_a_piece() {
            Hand::Fair
        } else {
            Hand::Any
        }
    }

    /// The languages that a reading could still be in.
    fn able(&self) -> Tongues {
        if self.terms.change < NEVER || self.terms.illegal < NEVER {
            return self.among;
        }
        let finite = |costs: &Vec<Bits>| {
            let places = costs.iter().enumerate().filter(|&(_, &cost)| cost < NEVER);
            places.fold(Tongues::NONE, |set, (place, _)| set | Tongues::one(place))
        };
        self.alive
            .iter()
            .flat_map(|it| it.costs.iter().map(finite))
            .fold(Tongues::NONE, |set, more| set | more)
    }

    /// What a token can be in a reading, each with its languages and its price.
    fn outcomes(
        &self,
        hypothesis: &Hypothesis,
        token: &Spoken,
        meanings: &[Meaning],
        able: Tongues,
        bears: bool,
    ) -> Vec<Outcome> {
        let position = &hypothesis.position;
        let mut outcomes: Vec<Outcome> = Vec::new();
        let mut unread = able;
        for meaning in meanings {
            let moves = moves(position, meaning, token.marks, self.terms.hand);
            let fits = moves.len() == 1 || self.terms.rivals == Rivals::Carried;
            if fits && !moves.is_empty() {
                unread = unread.without(meaning.tongues);
                for played in moves {
                    let price = improbable(position, played, token.marks);
                    add(&mut outcomes, played, meaning.tongues, price);
                }
            } else if bears {
                unread = unread.without(meaning.tongues);
                let played = misplayed(position, meaning, moves.is_empty());
                let played = played.unwrap_or(Played::Unread);
                add(&mut outcomes, played, meaning.tongues, self.terms.illegal);
            }
        }
        if bears && !unread.is_empty() {
            let price = self.terms.illegal + FOREIGN;
            add(&mut outcomes, Played::Unread, unread, price);
        }
        outcomes
    }

    /// The reading after one outcome, and the step that leads there.
    fn child(&self, parent: &Hypothesis, token: &Spoken, outcome: &Outcome) -> (Hypothesis, Step) {
        let sheet = match (self.terms.sheets, parent.position.turn()) {
            (Sheets::One, _) | (Sheets::Two, Side::White) => 0,
            (Sheets::Two, Side::Black) => 1,
        };
        let before = &parent.costs[sheet];
        let changed = before.iter().min().copied().unwrap_or(NEVER) + self.terms.change;
        let mut pawns = parent.pawns;
        pawns[sheet] = pawns[sheet].and(&token.core, outcome.played, self.terms.hand);
        let habit = pawns[sheet].price(parent.pawns[sheet]);
        let mut costs = parent.costs.clone();
        for (place, cost) in costs[sheet].iter_mut().enumerate() {
            let entry = before[place].min(changed);
            let price = outcome
                .prices
                .iter()
                .find(|(tongues, _)| tongues.has(place));
            *cost = price.map_or(NEVER, |&(_, price)| (entry + price + habit).min(NEVER));
        }
        let step = Step {
            span: token.span,
            played: outcome.played,
            tongues: outcome.tongues(),
            readable: Tongues::NONE,
            hand: Hand::Any,
        };
        let after = outcome.played.on(&parent.position);
        let child = Hypothesis {
            position: after.unwrap_or(parent.position),
            last: parent.last,
            costs,
            pawns,
        };
        (child, step)
    }

    /// Gives up what is hopeless, and what is too much.
    fn thin(&mut self, readings: &mut Vec<(Hypothesis, Step)>) {
        let cost = |reading: &(Hypothesis, Step)| reading.0.cost(self.terms.sheets);
        let least = readings.iter().map(cost).min().unwrap_or(0);
        readings.retain(|it| cost(it) <= least + HOPELESS);
        let most = match self.terms.illegal {
            NEVER => MOST,
            _ => MOST_DAMAGED,
        };
        if readings.len() > most {
            readings.sort_by_key(cost);
            self.crowded |= cost(&readings[most]) < least + MARGIN;
            readings.truncate(most);
        }
    }
}

/// Whether a token may be taken as damage.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Damage {
    Refused,
    Borne,
}

/// What a token does, with the price for each group of languages.
struct Outcome {
    played: Played,
    prices: Vec<(Tongues, Bits)>,
}

impl Outcome {
    const fn is_lawful(&self) -> bool {
        self.played.is_legal()
    }

    fn tongues(&self) -> Tongues {
        self.prices.iter().fold(Tongues::NONE, |set, it| set | it.0)
    }
}

fn add(outcomes: &mut Vec<Outcome>, played: Played, tongues: Tongues, price: Bits) {
    match outcomes.iter_mut().find(|it| it.played == played) {
        Some(outcome) => outcome.prices.push((tongues, price)),
        None => outcomes.push(Outcome {
            played,
            prices: vec![(tongues, price)],
        }),
    }
}

/// The moves that a meaning allows; what is said behind the move decides
/// between several.
fn moves(position: &Position, meaning: &Meaning, marks: Marks, hand: Handwriting) -> Vec<Played> {
    let mut moves: Vec<Played> = Vec::new();
    match &meaning.said {
        Said::Algebraic(sketches) => {
            for played in sketches
                .iter()
                .flat_map(|it| resolve::legal(position, it, hand))
            {
                if !moves.contains(&played) {
                    moves.push(played);
                }
            }
        }
        Said::Descriptive(sketch) => {
            moves.extend(
                descriptive::legal(position, sketch)
                    .into_iter()
                    .map(Played::Move),
            );
        }
    }
    if moves.len() > 1 {
        prefer(&mut moves, |mv| {
            marks.en_passant == EnPassantMark::Unmarked || mv.is_en_passant()
        });
        prefer(&mut moves, |mv| {
            marks.check == CheckMark::Unmarked || position.after(mv).is_check()
        });
        prefer(&mut moves, |mv| marks.check.fits(&position.after(mv)));
    }
    moves
}

/// Keeps the moves that pass a test, if any does.
fn prefer(moves: &mut Vec<Played>, test: impl Fn(Move) -> bool) {
    let passes = |played: &Played| matches!(*played, Played::Move(mv) if test(mv));
    if moves.iter().any(&passes) {
        moves.retain(passes);
    }
}

/// The illegal move that a meaning describes, if its squares can be told.
fn misplayed(position: &Position, meaning: &Meaning, nothing_fits: bool) -> Option<Played> {
    match &meaning.said {
        Said::Algebraic(sketches) if nothing_fits => sketches
            .iter()
            .find_map(|it| resolve::illegal(position, it)),
        Said::Descriptive(sketch) if nothing_fits => descriptive::unpromoted(position, sketch),
        _ => None,
    }
}

/// What a move itself speaks against the reading that makes it.
fn improbable(position: &Position, played: Played, marks: Marks) -> Bits {
    let Played::Move(mv) = played else {
        return 0;
    };
    let false_check = marks.check != CheckMark::Unmarked && !position.after(mv).is_check();
    let lesser = mv.promotion().is_some_and(|role| role != Role::Queen);
    Bits::from(false_check) * FALSE_CHECK + Bits::from(lesser) * LESSER_PROMOTION
}
