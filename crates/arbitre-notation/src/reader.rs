//! Reads the lines of a score and remarks on what it finds.

mod variations;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbitre_board::Position;

use crate::decision::{Decision, Question, Whole};
use crate::evidence::Part;
use crate::hypothesis::{NEVER, Sheets, Step};
use crate::inspection::Inspector;
use crate::line::{Line, Lines};
use crate::played::Played;
use crate::remark::{Cause, Done, Remark};
use crate::score::{Languages, Mode, Ply, Reading, Status};
use crate::spoken::Spoken;
use crate::tokens::{looks_broken, with_broken_moves};
use crate::tongue::Tongue;
use crate::{Language, Span, Token, TokenKind, Tokens};

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
        let tokens = &with_broken_moves(self.text, tokens);
        let mut lines = Lines::of(tokens, &mut self.remarks);
        let mut found = self.main(&mut lines, start);
        let is_word = |token: &Token| matches!(token.kind, TokenKind::Word | TokenKind::Stray);
        if lines.main().moves.is_empty() && tokens.iter().any(is_word) {
            found.0 = Status::Damaged;
        }
        if self.strays(tokens) && found.0 == Status::Read {
            found.0 = Status::Damaged;
        }
        self.remarks.sort_by_key(|remark| remark.span);
        found
    }

    /// Reads the main line and all that branches from it.
    fn main(&mut self, lines: &mut Lines, start: &Position) -> (Status, Vec<Reading<'a>>) {
        let mut decision = self.decide(lines, start);
        if lines.last().is_some_and(|last| last.of(self.text) == "0-0")
            && !decision.ends_in_a_legal_move()
        {
            lines.main_mut().moves.pop();
            decision = self.decide(lines, start);
        }
        let line = lines.main();
        let mut readings: Vec<Reading<'a>> = decision
            .readings
            .iter()
            .map(|whole| self.reading(whole, start))
            .collect();
        let count = line.count(self.text, &readings[0].plies);
        for reading in &mut readings {
            let followed = line.followed(self.text, &reading.plies, count);
            reading.plies.truncate(followed);
        }
        readings.dedup_by(|one, other| one.plies == other.plies);
        let mut status = self.judge(&decision, &readings, Done::Followed);
        let (whole, reading) = (&decision.readings[0], &readings[0]);
        if status != Status::Ambiguous && self.loses(line, reading) {
            status = Status::Damaged;
        }
        self.inspect(whole, reading, line);
        if self.mode == Mode::Strict && status == Status::Read && self.departs(line) {
            status = Status::Damaged;
        }
        let branches = self.branches(lines, whole, reading, start, count);
        if status == Status::Read {
            status = branches;
        }
        (status, readings)
    }

    /// Whether moves of a line were not followed; the first of them is remarked.
    fn loses(&mut self, line: &Line, reading: &Reading<'a>) -> bool {
        let behind = reading.plies.last().map_or(0, |ply| ply.span.end);
        let lost = line.moves.iter().find(|it| it.start >= behind);
        if let Some(&lost) = lost {
            self.remark(lost, Cause::Lost, Done::Dropped);
        }
        lost.is_some()
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

    /// Decides the main line; what it leaves open, its variations decide.
    fn decide(&self, lines: &Lines, start: &Position) -> Decision {
        let tokens = self.spoken(lines.main());
        let decision = Question::open(start, &tokens, self.candidates).decide(self.mode);
        self.ask_variations(decision, lines, start)
    }

    fn spoken(&self, line: &Line) -> Vec<Spoken> {
        line.moves
            .iter()
            .map(|&span| Spoken::new(span.of(self.text), span))
            .collect()
    }

    /// How a line came out, with a remark where it has two readings.
    fn judge(&mut self, decision: &Decision, readings: &[Reading<'a>], done: Done) -> Status {
        if let [first, second, ..] = readings {
            let mut pairs = first.plies.iter().zip(&second.plies);
            if let Some((one, other)) = pairs.find(|(one, other)| one.played != other.played) {
                self.remarks.push(Remark {
                    span: one.span,
                    cause: Cause::TwoReadings,
                    expected: either(one.played, other.played),
                    done,
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
        let whole = |ply: &Ply| ply.played.is_legal();
        if readings[0].plies.iter().all(whole) {
            Status::Read
        } else {
            Status::Damaged
        }
    }

    /// A decided line on the board, with its languages.
    fn reading(&self, whole: &Whole, start: &Position) -> Reading<'a> {
        Reading {
            languages: self.languages(whole),
            plies: plies(&whole.steps, start),
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
        let parts = whole.parts();
        let tongue = |part: &Part| self.candidates[part.tongues.iter().next().unwrap_or(0)];
        match &parts[..] {
            [] => {
                let tongue = first(0);
                Languages::One(tongue.language, tongue.system)
            }
            [one] => {
                let tongue = tongue(one);
                Languages::One(tongue.language, tongue.system)
            }
            [one, ..] => {
                let languages = parts.iter().map(|part| (part.first, tongue(part).language));
                let mut changing: Vec<_> = languages.collect();
                changing.dedup_by_key(|(_, language)| language.id());
                if changing.len() == 1 {
                    Languages::One(changing[0].1, tongue(one).system)
                } else {
                    Languages::Changing(changing)
                }
            }
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
        let word = Span::new(token.start, first.span.start.max(token.start));
        let letters = word.of(self.text).trim_end();
        let word = Span::new(token.start, token.start + letters.len());
        if !word.is_empty() {
            self.remark(word, Cause::Stray, Done::Dropped);
        }
        if plies.next().is_some() {
            self.remark(token, Cause::MissingBlank, Done::Repaired);
        }
    }

    /// Remarks that a line is in another language from some move on.
    fn remark_language(&mut self, ply: &Ply, language: &Language) {
        self.remarks.push(Remark {
            span: ply.span,
            cause: Cause::Language,
            expected: language.to_string(),
            done: Done::Kept,
        });
    }

    fn remark(&mut self, span: Span, cause: Cause, done: Done) {
        self.remarks.push(Remark {
            span,
            cause,
            expected: String::new(),
            done,
        });
    }

    /// Remarks on what belongs in no score, and on comments that hide something: whether moves
    /// may have been lost there.
    fn strays(&mut self, tokens: &[Token]) -> bool {
        let mut lost = false;
        let mut before: Option<Token> = None;
        for &token in tokens {
            let text = token.span.of(self.text);
            let glued = before
                .is_some_and(|it| it.kind == TokenKind::Move && it.span.end == token.span.start);
            match token.kind {
                TokenKind::Word if looks_broken(text) => {
                    self.remark(token.span, Cause::Unreadable, Done::Dropped);
                    lost = true;
                }
                TokenKind::Word | TokenKind::Stray => {
                    self.remark(token.span, Cause::Stray, Done::Dropped);
                }
                TokenKind::Comment if text.starts_with(';') && glued && has_moves(&text[1..]) => {
                    self.remark(token.span, Cause::Hidden, Done::Dropped);
                    lost = true;
                }
                TokenKind::Comment if text.starts_with('{') && text[1..].contains('{') => {
                    self.remark(token.span, Cause::Nested, Done::Kept);
                }
                _ => {}
            }
            before = Some(token);
        }
        lost
    }
}

/// The half-moves of a line, each on its board.
pub(crate) fn plies(steps: &[Step], start: &Position) -> Vec<Ply> {
    let mut position = *start;
    let mut plies = Vec::with_capacity(steps.len());
    for step in steps {
        plies.push(Ply {
            span: step.span,
            position,
            played: step.played,
        });
        position = step.played.on(&position).unwrap_or(position);
    }
    plies
}

/// Whether a text holds what looks like moves.
fn has_moves(text: &str) -> bool {
    Tokens::of(text).any(|token| token.kind == TokenKind::Move)
}

/// Two readings of a move.
fn either(one: Played, other: Played) -> String {
    let name = |played: Played| match played {
        Played::Unread => String::from("no move"),
        played => played.to_string(),
    };
    format!("either {} or {}", name(one), name(other))
}
