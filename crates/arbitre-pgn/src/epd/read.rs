//! Reading a line of EPD.

use core::ops::Range;

use arbitre_board::fen::{self, Remark};
use arbitre_board::{Faults, Forgive, Move, Position, Setup};
use arbitre_notation::{Language, Mode as MoveMode, read as read_move};

use crate::epd::operation::{Operand, Operation, Order};
use crate::epd::{Epd, EpdError, EpdReason};
use crate::limits::Mode;
use crate::tree::unescaped;

/// An operand, and where it stands.
struct Found {
    operand: Operand,
    span: Range<usize>,
}

/// The operands of an operation, with what is needed to understand them.
struct Operands<'a> {
    opcode: &'a str,
    span: Range<usize>,
    found: Vec<Found>,
    setup: &'a Setup,
}

/// What was overlooked so far, if anything may be.
struct Overlooked {
    mode: Mode,
    found: Vec<EpdError>,
}

impl Overlooked {
    /// Overlooks something, unless the reading is strict.
    fn pass(&mut self, reason: EpdReason, span: Range<usize>) -> Result<(), EpdError> {
        let error = EpdError { reason, span };
        match self.mode {
            Mode::Strict => Err(error),
            Mode::Lenient | Mode::Forensic => {
                self.found.push(error);
                Ok(())
            }
        }
    }
}

pub(super) fn read(line: &str, mode: Mode) -> Result<Epd, EpdError> {
    let line = line.trim_end();
    let found = Vec::new();
    let mut overlooked = Overlooked { mode, found };
    if line.len() > 1024 {
        overlooked.pass(EpdReason::LongLine, 1024..line.len())?;
    }
    let fields = fields_end(line);
    let fen = fen::read_leniently(&line[..fields]).map_err(EpdError::from_fen)?;
    for (remark, span) in fen.remarks.iter() {
        // The counters are operations in EPD.
        if !matches!(remark, Remark::HalfMovesMissing | Remark::FullMovesMissing) {
            overlooked.pass(EpdReason::Remark(remark), span)?;
        }
    }
    let mut setup = fen.setup;
    let mut operations: Vec<Operation> = Vec::new();
    let mut at = fields;
    while let Some(start) = next(line, at) {
        if line[start..].starts_with(';') {
            overlooked.pass(EpdReason::Opcode, start..start + 1)?;
            at = start + 1;
            continue;
        }
        let (operands, end) = operands(line, start, &setup, &mut overlooked)?;
        at = end;
        let (name, span) = (operands.opcode, operands.span.clone());
        if operations.iter().any(|other| other.opcode() == name) {
            overlooked.pass(EpdReason::Repeated(name.to_owned()), span)?;
        }
        let operation = operands.operation(&mut overlooked)?;
        match operation {
            Operation::HalfMoves(number) => setup.half_moves = number,
            Operation::FullMoves(number) => setup.full_moves = number,
            _ => {}
        }
        operations.push(operation);
    }
    Ok(Epd {
        setup,
        dialect: fen.dialect,
        overlooked: overlooked.found,
        operations,
    })
}

fn fail<T>(reason: EpdReason, span: Range<usize>) -> Result<T, EpdError> {
    Err(EpdError { reason, span })
}

/// Where the first four fields end.
fn fields_end(line: &str) -> usize {
    let mut at = 0;
    for _ in 0..4 {
        let Some(start) = next(line, at) else {
            return line.len();
        };
        at = line[start..]
            .find([' ', '\t'])
            .map_or(line.len(), |end| start + end);
    }
    at
}

/// The next byte that is no blank.
fn next(line: &str, at: usize) -> Option<usize> {
    line[at..]
        .find(|c: char| !c.is_whitespace())
        .map(|found| at + found)
}

/// Reads one operation from `start` on, to behind its semicolon.
fn operands<'a>(
    line: &'a str,
    start: usize,
    setup: &'a Setup,
    overlooked: &mut Overlooked,
) -> Result<(Operands<'a>, usize), EpdError> {
    let rest = &line[start..];
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let length = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
    let span = start..start + length;
    match rest.chars().next() {
        Some('0'..='9' | '-') => return fail(EpdReason::LooksLikeFen, start..line.len()),
        Some(letter) if letter.is_ascii_alphabetic() && length <= 15 => {}
        _ => {
            return fail(
                EpdReason::Opcode,
                start..start + rest.len().min(length.max(1)),
            );
        }
    }
    let mut found = Vec::new();
    let mut at = start + length;
    loop {
        let Some(begin) = next(line, at) else {
            at = line.len();
            overlooked.pass(EpdReason::Unclosed, at..at)?;
            break;
        };
        if line[begin..].starts_with(';') {
            at = begin + 1;
            break;
        }
        let operand = operand(line, begin, overlooked)?;
        at = operand.span.end;
        found.push(operand);
    }
    let opcode = &line[span.clone()];
    let operands = Operands {
        opcode,
        span,
        found,
        setup,
    };
    Ok((operands, at))
}

fn operand(line: &str, begin: usize, overlooked: &mut Overlooked) -> Result<Found, EpdError> {
    let Some(inside) = line[begin..].strip_prefix('"') else {
        let rest = &line[begin..];
        let length = rest.find([' ', '\t', ';']).unwrap_or(rest.len());
        return Ok(Found {
            operand: Operand::Symbol(rest[..length].to_owned()),
            span: begin..begin + length,
        });
    };
    let mut escape = false;
    let end = inside.find(|c| {
        let closes = c == '"' && !escape;
        escape = c == '\\' && !escape;
        closes
    });
    let Some(end) = end else {
        return fail(EpdReason::UnclosedString, begin..line.len());
    };
    if end > 255 {
        overlooked.pass(EpdReason::LongString, begin..begin + end + 2)?;
    }
    let text = String::from_utf8_lossy(&unescaped(&inside.as_bytes()[..end])).into_owned();
    Ok(Found {
        operand: Operand::String(text),
        span: begin..begin + end + 2,
    })
}

impl Operands<'_> {
    fn operation(self, overlooked: &mut Overlooked) -> Result<Operation, EpdError> {
        let name = self.opcode;
        Ok(match name {
            "acn" => Operation::Nodes(self.number("a number of nodes", overlooked)?),
            "acs" => Operation::Seconds(self.number("a number of seconds", overlooked)?),
            "am" => Operation::AvoidMoves(self.moves(Order::Set, overlooked)?),
            "bm" => Operation::BestMoves(self.moves(Order::Set, overlooked)?),
            "pv" => Operation::PredictedVariation(self.moves(Order::Sequence, overlooked)?),
            "pm" => Operation::PredictedMove(self.one_move(overlooked)?),
            "sm" => Operation::SuppliedMove(self.one_move(overlooked)?),
            "ce" => Operation::Evaluation(self.number("a number of centipawns", overlooked)?),
            "dm" => Operation::DirectMate(self.number("a number of moves", overlooked)?),
            "fmvn" => Operation::FullMoves(self.move_number(overlooked)?),
            "hmvc" => Operation::HalfMoves(self.number("a number of half-moves", overlooked)?),
            "rc" => Operation::Repetitions(self.number("a number of occurrences", overlooked)?),
            "tcgs" => Operation::GameSelector(self.number("the number of a game", overlooked)?),
            "draw_accept" => self.bare(Operation::DrawAccept)?,
            "draw_claim" => self.bare(Operation::DrawClaim)?,
            "draw_offer" => self.bare(Operation::DrawOffer)?,
            "draw_reject" => self.bare(Operation::DrawReject)?,
            "resign" => self.bare(Operation::Resign)?,
            "eco" => Operation::Eco(self.text(overlooked)?),
            "id" => Operation::Id(self.text(overlooked)?),
            "nic" => Operation::Nic(self.text(overlooked)?),
            "noop" => Operation::Noop(self.all()),
            "tcri" => Operation::Receiver(self.all()),
            "tcsi" => Operation::Sender(self.all()),
            _ => match (name.as_bytes(), name.get(1..).map(str::parse)) {
                ([b'c', b'0'..=b'9'], Some(Ok(nth))) => {
                    Operation::Comment(nth, self.text(overlooked)?)
                }
                ([b'v', b'0'..=b'9'], Some(Ok(nth))) => {
                    Operation::Variation(nth, self.text(overlooked)?)
                }
                _ => Operation::Other(name.to_owned(), self.all()),
            },
        })
    }

    fn all(self) -> Vec<Operand> {
        self.found.into_iter().map(|found| found.operand).collect()
    }

    /// The reason why the operands are none that the opcode takes, and their bytes.
    fn unexpected(&self, expected: &'static str) -> (EpdReason, Range<usize>) {
        let end = |found: &Found| found.span.end;
        let end = self.found.last().map_or(self.span.end, end);
        let start = |found: &Found| found.span.start;
        let start = self.found.first().map_or(self.span.end, start);
        let opcode = self.opcode.to_owned();
        (EpdReason::Operand { opcode, expected }, start..end)
    }

    fn expected<T>(&self, expected: &'static str) -> Result<T, EpdError> {
        let (reason, span) = self.unexpected(expected);
        fail(reason, span)
    }

    fn bare(&self, operation: Operation) -> Result<Operation, EpdError> {
        match &self.found[..] {
            [] => Ok(operation),
            _ => self.expected("no operand"),
        }
    }

    fn number<N: core::str::FromStr>(
        &self,
        expected: &'static str,
        overlooked: &mut Overlooked,
    ) -> Result<N, EpdError> {
        let [found] = &self.found[..] else {
            return self.expected(expected);
        };
        let text = match &found.operand {
            Operand::Symbol(text) => text,
            Operand::String(text) => {
                let (reason, span) = self.unexpected("a number without quotes");
                overlooked.pass(reason, span)?;
                text
            }
        };
        let text = text.strip_prefix('+').unwrap_or(text);
        text.parse().or_else(|_| self.expected(expected))
    }

    /// The number of a move, counted from 1.
    fn move_number(&self, overlooked: &mut Overlooked) -> Result<u32, EpdError> {
        let number: u32 = self.number("the number of a move", overlooked)?;
        if number == 0 {
            let (reason, span) = self.unexpected("the number of a move, from 1 on,");
            overlooked.pass(reason, span)?;
        }
        Ok(number.max(1))
    }

    fn text(&self, overlooked: &mut Overlooked) -> Result<String, EpdError> {
        let expected = "one string between quotes";
        match &self.found[..] {
            [
                Found {
                    operand: Operand::String(text),
                    ..
                },
            ] => Ok(text.clone()),
            [] => self.expected(expected),
            words => {
                let (reason, span) = self.unexpected(expected);
                overlooked.pass(reason, span)?;
                let words = words.iter().map(|found| match &found.operand {
                    Operand::String(text) | Operand::Symbol(text) => text.as_str(),
                });
                Ok(words.collect::<Vec<_>>().join(" "))
            }
        }
    }

    fn one_move(&self, overlooked: &mut Overlooked) -> Result<Move, EpdError> {
        match self.moves(Order::Set, overlooked)?[..] {
            [one] => Ok(one),
            _ => self.expected("one move"),
        }
    }

    fn moves(&self, order: Order, overlooked: &mut Overlooked) -> Result<Vec<Move>, EpdError> {
        let impossible = |faults: Faults| EpdError {
            reason: EpdReason::Position(faults.into()),
            span: 0..self.span.start,
        };
        let forgive = match overlooked.mode {
            Mode::Strict => Forgive::NOTHING,
            Mode::Lenient | Mode::Forensic => Forgive::EVERYTHING,
        };
        let mut position = Position::new(self.setup, forgive).map_err(impossible)?;
        let mut moves = Vec::new();
        let mut last = "";
        for found in &self.found {
            let (Operand::Symbol(text) | Operand::String(text)) = &found.operand;
            let mv = read_one(text, &position, &found.span, overlooked)?;
            moves.push(mv);
            match order {
                Order::Sequence => position.play(mv),
                Order::Set => {
                    if text.as_str() < last {
                        overlooked.pass(EpdReason::Unordered, found.span.clone())?;
                    }
                    last = text;
                }
            }
        }
        if moves.is_empty() {
            self.expected("a move")
        } else {
            Ok(moves)
        }
    }
}

/// Reads a move in any form that people write; other forms than the standard's are overlooked.
fn read_one(
    text: &str,
    position: &Position,
    span: &Range<usize>,
    overlooked: &mut Overlooked,
) -> Result<Move, EpdError> {
    let mode = match overlooked.mode {
        Mode::Strict => MoveMode::Strict,
        Mode::Lenient | Mode::Forensic => MoveMode::Forensic,
    };
    let found = read_move(text, position, Language::english(), mode).map_err(|error| EpdError {
        reason: EpdReason::Move(error),
        span: span.clone(),
    })?;
    for remark in found.remarks {
        let (cause, expected) = (remark.cause.to_string(), remark.expected);
        overlooked.pass(EpdReason::MoveForm { cause, expected }, span.clone())?;
    }
    Ok(found.mv)
}
