//! A whole score: movetext read on the board, variations and all.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use arbitre_board::{Position, Side};

use crate::decision::{Decision, Whole, decide};
use crate::hypothesis::{NEVER, Sheets, Step};
use crate::inspection::Inspector;
use crate::line::Line;
use crate::played::Played;
use crate::remark::{Cause, Done, Remark};
use crate::spoken::Spoken;
use crate::tongue::{System, Tongue, tongues};
use crate::{Language, Span, Token, TokenKind, Tokens};

/// How much a reader bears, and how much it says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Every move as the PGN standard writes it, in the letters of its language;
    /// anything else is damage.
    Strict,
    /// Every form that people write; what had to be repaired is remarked.
    #[default]
    Lenient,
    /// As lenient, and whatever departs from the PGN standard is remarked too.
    Forensic,
}

/// A score that was read.
///
/// # Examples
///
/// The language is found by the board:
///
/// ```
/// use arbitre_board::Position;
/// use arbitre_notation::{Language, Mode, Score, Status};
///
/// let every: Vec<&Language> = Language::all().iter().collect();
/// let read = |text| Score::read(text, &Position::initial(), &every, Mode::Lenient);
///
/// let score = read("1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 *");
/// assert_eq!(score.status, Status::Read);
/// assert_eq!(score.reading().languages.to_string(), "hu");
/// assert_eq!(score.reading().uci(), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
/// ```
///
/// Where it is not, both readings are given:
///
/// ```
/// # use arbitre_board::Position;
/// # use arbitre_notation::{Language, Mode, Score, Status};
/// # let every: Vec<&Language> = Language::all().iter().collect();
/// # let read = |text| Score::read(text, &Position::initial(), &every, Mode::Lenient);
/// let score = read("1. e3 h6 2. Re2");
/// assert_eq!(score.status, Status::Ambiguous);
/// assert_eq!(score.readings[0].uci(), "e2e3 h7h6 e1e2"); // the French king
/// assert_eq!(score.readings[1].uci(), "e2e3 h7h6 g1e2"); // the Finnish knight
/// ```
#[derive(Clone, Debug)]
pub struct Score<'a> {
    /// How the reading of the main line ended.
    pub status: Status,
    /// The readings of the main line: one, or several that the score leaves
    /// open, those in languages that many players write first.
    pub readings: Vec<Reading<'a>>,
    /// The readings of the variations, in the order of the text.
    pub variations: Vec<Reading<'a>>,
    /// What was remarked, in the order of the text.
    pub remarks: Vec<Remark>,
    /// Every token of the text; between them is white space only.
    pub tokens: Vec<Token>,
}

/// How the reading of a score ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Every move was read, in one way.
    Read,
    /// The score has several readings.
    Ambiguous,
    /// A move could not be read or is illegal.
    Damaged,
}

/// One way to read a line of moves.
#[derive(Clone, Debug)]
pub struct Reading<'a> {
    /// The languages of the moves.
    pub languages: Languages<'a>,
    /// The moves.
    pub plies: Vec<Ply>,
}

/// One move of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Where it is written.
    pub span: Span,
    /// The position before it.
    pub position: Position,
    /// What it is.
    pub played: Played,
}

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

impl Reading<'_> {
    /// The moves that were read, in coordinates with a blank between.
    pub fn uci(&self) -> String {
        let moves: Vec<String> = self
            .plies
            .iter()
            .filter(|ply| ply.played != Played::Unread)
            .map(|ply| ply.played.to_string())
            .collect();
        moves.join(" ")
    }
}

impl<'a> Score<'a> {
    /// Reads movetext from a position on.
    ///
    /// `languages` are the candidates: one if the language is known, all of
    /// [`Language::all`] to have it decided by the board; English if there is none.
    ///
    /// It never fails: what could not be read is remarked, and the rest goes on
    /// from the best position that can be told.
    pub fn read(text: &str, start: &Position, languages: &[&'a Language], mode: Mode) -> Self {
        let tokens: Vec<Token> = Tokens::of(text).collect();
        Self::of_tokens(text, &tokens, start, languages, mode)
    }

    /// Reads tokens of a text, as [`Score::read`] does.
    pub fn of_tokens(
        text: &str,
        tokens: &[Token],
        start: &Position,
        languages: &[&'a Language],
        mode: Mode,
    ) -> Self {
        let candidates = if languages.is_empty() {
            tongues(&[Language::english()])
        } else {
            tongues(languages)
        };
        let mut reader = Reader {
            text,
            candidates: &candidates,
            mode,
            variations: Vec::new(),
            remarks: Vec::new(),
        };
        let line = Line::of(tokens, &mut reader.remarks);
        let (status, readings) = reader.main(&line, start);
        reader.strays(tokens);
        reader.remarks.sort_by_key(|remark| remark.span);
        Self {
            status,
            readings,
            variations: reader.variations,
            remarks: reader.remarks,
            tokens: tokens.into(),
        }
    }

    /// The reading of the main line; where several are open, the first of them.
    ///
    /// # Panics
    ///
    /// Never: a score has at least one reading.
    pub fn reading(&self) -> &Reading<'a> {
        &self.readings[0]
    }
}

struct Reader<'t, 'a> {
    text: &'t str,
    candidates: &'t [Tongue<'a>],
    mode: Mode,
    variations: Vec<Reading<'a>>,
    remarks: Vec<Remark>,
}

impl<'a> Reader<'_, 'a> {
    /// Reads the main line and all that branches from it.
    fn main(&mut self, line: &Line, start: &Position) -> (Status, Vec<Reading<'a>>) {
        let spoken = self.spoken(line);
        let decision = decide(start, &spoken, self.candidates, self.mode);
        let readings: Vec<Reading<'a>> = decision
            .readings
            .iter()
            .map(|whole| self.reading(whole, start))
            .collect();
        let mut status = self.judge(&decision, &readings);
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
            line.moves
                .iter()
                .any(|it| it.start <= remark.span.start && remark.span.end <= it.end)
        };
        self.remarks.iter().any(of_move)
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
                    expected: alloc::format!("either {} or {}", one.played, other.played),
                    done: Done::Followed,
                });
            }
            return Status::Ambiguous;
        }
        if decision.crowded {
            self.remarks.push(Remark {
                span: readings[0]
                    .plies
                    .first()
                    .map_or(Span::default(), |ply| ply.span),
                cause: Cause::TooManyReadings,
                expected: String::new(),
                done: Done::Dropped,
            });
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
    }

    /// Reads the variations of a line, each from before the move that it replaces.
    fn branches(&mut self, line: &Line, reading: &Reading<'a>, start: &Position) {
        for (after, variation) in &line.variations {
            let replaced = after.checked_sub(1).map(|nth| line.moves[nth]);
            let ply = replaced.and_then(|span| {
                let within = |ply: &&Ply| ply.span.start < span.end;
                reading.plies.iter().rfind(within)
            });
            let from = ply.map_or(*start, |ply| ply.position);
            self.variation(variation, &from, reading);
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
        let reader = Reader {
            text: self.text,
            candidates,
            mode: self.mode,
            variations: Vec::new(),
            remarks: Vec::new(),
        };
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
            self.remarks.push(Remark {
                span: token.span,
                cause: Cause::Stray,
                expected: String::new(),
                done: Done::Dropped,
            });
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
    fn is_clean(&self) -> bool {
        let whole = |it: &Whole| {
            let played = |step: &Step| matches!(step.played, Played::Move(_) | Played::Null);
            it.steps.iter().all(played)
        };
        self.readings.len() == 1 && self.readings.iter().all(whole)
    }
}
