//! Reads the lines of a score and remarks on what it finds.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use arbitre_board::Position;

use crate::decision::{Decision, Whole, decide};
use crate::hypothesis::{NEVER, Sheets, Step};
use crate::inspection::Inspector;
use crate::line::Line;
use crate::played::Played;
use crate::remark::{Cause, Done, Remark};
use crate::score::{Languages, Mode, Ply, Reading, Status};
use crate::spoken::Spoken;
use crate::tongue::{Tongue, tongues};
use crate::{Span, Token, TokenKind};

/// What reads a score, and gathers what it finds.
pub(crate) struct Reader<'t, 'a> {
    text: &'t str,
    candidates: &'t [Tongue<'a>],
    mode: Mode,
    pub variations: Vec<Reading<'a>>,
    pub remarks: Vec<Remark>,
}

impl<'t, 'a> Reader<'t, 'a> {
    pub fn new(text: &'t str, candidates: &'t [Tongue<'a>], mode: Mode) -> Self {
        Self {
            text,
            candidates,
            mode,
            variations: Vec::new(),
            remarks: Vec::new(),
        }
    }

    /// Reads all tokens of a score: how it came out, and the readings of its main
    /// line.
    pub fn read(&mut self, tokens: &[Token], start: &Position) -> (Status, Vec<Reading<'a>>) {
        let mut line = Line::of(tokens, &mut self.remarks);
        let mut found = self.main(&mut line, start);
        let is_word = |token: &Token| matches!(token.kind, TokenKind::Word | TokenKind::Stray);
        if line.moves.is_empty() && tokens.iter().any(is_word) {
            found.0 = Status::Damaged;
        }
        self.strays(tokens);
        self.remarks.sort_by_key(|remark| remark.span);
        found
    }

    /// Reads the main line and all that branches from it.
    fn main(&mut self, line: &mut Line, start: &Position) -> (Status, Vec<Reading<'a>>) {
        let mut decision = self.decide(line, start);
        if line.last().is_some_and(|last| last.of(self.text) == "0-0")
            && !decision.ends_in_a_legal_move()
        {
            line.moves.pop();
            decision = self.decide(line, start);
        }
        let mut readings: Vec<Reading<'a>> = decision
            .readings
            .iter()
            .map(|whole| self.reading(whole, start))
            .collect();
        for reading in &mut readings {
            let followed = line.followed(self.text, &reading.plies);
            reading.plies.truncate(followed);
        }
        readings.dedup_by(|one, other| one.plies == other.plies);
        let mut status = self.judge(&decision, &readings);
        let followed = readings.first().and_then(|reading| reading.plies.last());
        let behind = followed.map_or(0, |ply| ply.span.end);
        if let Some(&lost) = line.moves.iter().find(|it| it.start >= behind)
            && status == Status::Read
        {
            self.remark(lost, Cause::Lost, Done::Dropped);
            status = Status::Damaged;
        }
        if let (Some(whole), Some(reading)) = (decision.readings.first(), readings.first()) {
            self.inspect(whole, reading, line);
            if self.mode == Mode::Strict && status == Status::Read && self.departs(line) {
                status = Status::Damaged;
            }
            self.branches(line, reading, start);
        }
        (status, readings)
    }

    /// Whether a move of a line is not written as a strict reader wants it.
    fn departs(&self, line: &Line) -> bool {
        let of_move = |remark: &Remark| {
            let behind = line
                .moves
                .partition_point(|it| it.start <= remark.span.start);
            let moves = line.moves[..behind].last();
            moves.is_some_and(|it| remark.span.end <= it.end)
        };
        self.remarks.iter().any(of_move)
    }

    fn decide(&self, line: &Line, start: &Position) -> Decision {
        decide(start, &self.spoken(line), self.candidates, self.mode)
    }

    fn spoken(&self, line: &Line) -> Vec<Spoken> {
        line.moves
            .iter()
            .map(|&span| Spoken::new(span.of(self.text), span))
            .collect()
    }

    /// How the main line came out, with a remark where it has two readings.
    fn judge(&mut self, decision: &Decision, readings: &[Reading<'a>]) -> Status {
        if let [first, second, ..] = readings {
            let mut pairs = first.plies.iter().zip(&second.plies);
            if let Some((one, other)) = pairs.find(|(one, other)| one.played != other.played) {
                self.remarks.push(Remark {
                    span: one.span,
                    cause: Cause::TwoReadings,
                    expected: format!("either {} or {}", one.played, other.played),
                    done: Done::Followed,
                });
            }
            return Status::Ambiguous;
        }
        if decision.crowded {
            let first = readings[0].plies.first();
            let span = first.map_or(Span::default(), |ply| ply.span);
            self.remark(span, Cause::TooManyReadings, Done::Dropped);
            return Status::Ambiguous;
        }
        let whole = |ply: &Ply| matches!(ply.played, Played::Move(_) | Played::Null);
        if readings[0].plies.iter().all(whole) {
            Status::Read
        } else {
            Status::Damaged
        }
    }

    /// A decided line on the board, with its languages.
    fn reading(&self, whole: &Whole, start: &Position) -> Reading<'a> {
        let mut position = *start;
        let mut plies = Vec::with_capacity(whole.steps.len());
        for step in &whole.steps {
            plies.push(Ply {
                span: step.span,
                position,
                played: step.played,
            });
            position = step.played.on(&position).unwrap_or(position);
        }
        Reading {
            languages: self.languages(whole),
            plies,
        }
    }

    fn languages(&self, whole: &Whole) -> Languages<'a> {
        let first = |sheet: usize| {
            let place = whole.tongues[sheet].iter().next().unwrap_or(0);
            self.candidates[place]
        };
        if whole.terms.sheets == Sheets::Two {
            let (white, black) = (first(0).language, first(1).language);
            return Languages::Sheets { white, black };
        }
        if whole.terms.change == NEVER {
            let tongue = first(0);
            return Languages::One(tongue.language, tongue.system);
        }
        let parts = parts(whole);
        match parts[..] {
            [] | [_] => {
                let place = parts.first().map_or(0, |&(_, place)| place);
                let tongue = self.candidates[place];
                Languages::One(tongue.language, tongue.system)
            }
            _ => Languages::Changing(
                parts
                    .iter()
                    .map(|&(nth, place)| (nth, self.candidates[place].language))
                    .collect(),
            ),
        }
    }

    /// Remarks on every move of a line.
    fn inspect(&mut self, whole: &Whole, reading: &Reading<'a>, line: &Line) {
        let inspector = Inspector {
            text: self.text,
            mode: self.mode,
            hand: whole.terms.hand,
            languages: &reading.languages,
        };
        for (nth, ply) in reading.plies.iter().enumerate() {
            inspector.inspect(nth, ply, &mut self.remarks);
        }
        line.numbers(self.text, &reading.plies, &mut self.remarks);
        for &token in &line.moves {
            self.seams(token, &reading.plies);
        }
    }

    /// Remarks on a token that is several moves, and on a word before a move.
    fn seams(&mut self, token: Span, plies: &[Ply]) {
        let at = plies.partition_point(|ply| ply.span.start < token.start);
        let mut plies = plies[at..]
            .iter()
            .take_while(|ply| ply.span.start < token.end);
        let Some(first) = plies.next() else {
            return;
        };
        let word = Span::new(token.start, first.span.start);
        if !word.is_empty() {
            self.remark(word, Cause::Stray, Done::Dropped);
        }
        if plies.next().is_some() {
            self.remark(token, Cause::MissingBlank, Done::Repaired);
        }
    }

    fn remark(&mut self, span: Span, cause: Cause, done: Done) {
        self.remarks.push(Remark {
            span,
            cause,
            expected: String::new(),
            done,
        });
    }

    /// Reads the variations of a line, each from before the move that it replaces.
    fn branches(&mut self, line: &Line, reading: &Reading<'a>, start: &Position) {
        for (after, variation) in &line.variations {
            let replaced = after.checked_sub(1).map(|nth| line.moves[nth]);
            let ply = replaced.and_then(|span| {
                let behind = reading
                    .plies
                    .partition_point(|ply| ply.span.start < span.end);
                let last = reading.plies.get(behind.checked_sub(1)?)?;
                (last.span.start >= span.start).then_some(last)
            });
            match (replaced, ply) {
                (None, _) => self.variation(variation, start, reading),
                (Some(_), Some(ply)) => self.variation(variation, &ply.position, reading),
                // The board is lost there.
                (Some(_), None) => {}
            }
        }
    }

    /// Reads a variation: in the language of the main line if that bears it.
    fn variation(&mut self, line: &Line, start: &Position, main: &Reading<'a>) {
        let spoken = self.spoken(line);
        let known = main.languages.of(main.plies.len(), start.turn());
        let told = tongues(&[known]);
        let mut decision = decide(start, &spoken, &told, self.mode);
        let mut candidates: &[Tongue<'a>] = &told;
        if !decision.is_clean() {
            let open = decide(start, &spoken, self.candidates, self.mode);
            if open.is_clean() {
                decision = open;
                candidates = self.candidates;
            }
        }
        let reader = Reader::new(self.text, candidates, self.mode);
        let Some(whole) = decision.readings.first() else {
            return;
        };
        let reading = reader.reading(whole, start);
        let readings: Vec<Reading<'a>> = decision
            .readings
            .iter()
            .map(|it| reader.reading(it, start))
            .collect();
        self.judge(&decision, &readings);
        self.inspect(whole, &reading, line);
        if decision.readings.len() == 1 {
            self.variations.push(reading.clone());
        }
        self.branches(line, &reading, start);
    }

    /// Remarks on what belongs in no score.
    fn strays(&mut self, tokens: &[Token]) {
        let stray = |token: &&Token| matches!(token.kind, TokenKind::Word | TokenKind::Stray);
        for token in tokens.iter().filter(stray) {
            self.remark(token.span, Cause::Stray, Done::Dropped);
        }
    }
}

/// The least number of parts of a line that are in one language each: where each
/// begins, and the place of its language among the candidates.
fn parts(whole: &Whole) -> Vec<(usize, usize)> {
    let mut parts = Vec::new();
    let (mut first, mut shared) = (0, None);
    let played = |step: &Step| matches!(step.played, Played::Move(_) | Played::Null);
    for (nth, step) in whole
        .steps
        .iter()
        .enumerate()
        .filter(|(_, step)| played(step))
    {
        let both = shared.map_or(step.tongues, |shared| step.tongues & shared);
        if both.is_empty() {
            parts.push((first, shared));
            (first, shared) = (nth, Some(step.tongues));
        } else {
            shared = Some(both);
        }
    }
    parts.push((first, shared));
    parts
        .into_iter()
        .filter_map(|(first, shared)| {
            let tongues = shared.unwrap_or(whole.tongues[0]);
            Some((first, tongues.iter().next()?))
        })
        .collect()
}

impl Decision {
    fn ends_in_a_legal_move(&self) -> bool {
        let last = |it: &Whole| it.steps.last().map(|step| step.played);
        self.readings
            .iter()
            .any(|it| matches!(last(it), Some(Played::Move(_))))
    }

    fn is_clean(&self) -> bool {
        let whole = |it: &Whole| {
            let played = |step: &Step| matches!(step.played, Played::Move(_) | Played::Null);
            it.steps.iter().all(played)
        };
        self.readings.len() == 1 && self.readings.iter().all(whole)
    }
}
