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
    mode: Mode,
}

pub(super) fn read(line: &str, mode: Mode) -> Result<Epd, EpdError> {
    let line = line.trim_end();
    if mode == Mode::Strict && line.len() > 1024 {
        return fail(EpdReason::LongLine, 1024..line.len());
    }
    let fields = fields_end(line);
    let fen = fen::read_leniently(&line[..fields]).map_err(EpdError::from_fen)?;
    // The counters are operations in EPD.
    let counters = [Remark::HalfMovesMissing, Remark::FullMovesMissing];
    let remarks = fen.remarks.iter();
    let remarks: Vec<_> = remarks
        .filter(|(remark, _)| !counters.contains(remark))
        .collect();
    if mode == Mode::Strict
        && let Some((remark, span)) = remarks.first()
    {
        return fail(EpdReason::Remark(*remark), span.clone());
    }
    let mut setup = fen.setup;
    let mut operations = Vec::new();
    let mut at = fields;
    while let Some(start) = next(line, at) {
        let (operands, end) = operands(line, start, mode, &setup)?;
        at = end;
        let name = operands.opcode.to_owned();
        let span = operands.span.clone();
        let operation = operands.operation()?;
        if operations
            .iter()
            .any(|other: &Operation| other.opcode() == name)
        {
            if mode == Mode::Strict {
                return fail(EpdReason::Repeated(name), span);
            }
            continue;
        }
        match operation {
            Operation::HalfMoves(number) => setup.half_moves = number,
            Operation::FullMoves(number) => setup.full_moves = number.max(1),
            _ => {}
        }
        operations.push(operation);
    }
    Ok(Epd {
        setup,
        dialect: fen.dialect,
        remarks,
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
    mode: Mode,
    setup: &'a Setup,
) -> Result<(Operands<'a>, usize), EpdError> {
    let rest = &line[start..];
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let length = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
    let span = start..start + length;
    match rest.chars().next() {
        Some('0'..='9' | '-') => return fail(EpdReason::LooksLikeFen, start..line.len()),
        Some(';') if mode != Mode::Strict => {
            // An empty operation.
            let operands = Operands {
                opcode: "noop",
                span: start..start,
                found: Vec::new(),
                setup,
                mode,
            };
            return Ok((operands, start + 1));
        }
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
            match mode {
                Mode::Strict => return fail(EpdReason::Unclosed, line.len()..line.len()),
                Mode::Lenient | Mode::Forensic => at = line.len(),
            }
            break;
        };
        if line[begin..].starts_with(';') {
            at = begin + 1;
            break;
        }
        let operand = operand(line, begin, mode)?;
        at = operand.span.end;
        found.push(operand);
    }
    let opcode = &line[span.clone()];
    let operands = Operands {
        opcode,
        span,
        found,
        setup,
        mode,
    };
    Ok((operands, at))
}

fn operand(line: &str, begin: usize, mode: Mode) -> Result<Found, EpdError> {
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
    if mode == Mode::Strict && end > 255 {
        return fail(EpdReason::LongString, begin..begin + end + 2);
    }
    let text = String::from_utf8_lossy(&unescaped(&inside.as_bytes()[..end])).into_owned();
    Ok(Found {
        operand: Operand::String(text),
        span: begin..begin + end + 2,
    })
}

impl Operands<'_> {
    fn operation(self) -> Result<Operation, EpdError> {
        let name = self.opcode;
        Ok(match name {
            "acn" => Operation::Nodes(self.number("a number of nodes")?),
            "acs" => Operation::Seconds(self.number("a number of seconds")?),
            "am" => Operation::AvoidMoves(self.moves(Order::Set)?),
            "bm" => Operation::BestMoves(self.moves(Order::Set)?),
            "pv" => Operation::PredictedVariation(self.moves(Order::Sequence)?),
            "pm" => Operation::PredictedMove(self.one_move()?),
            "sm" => Operation::SuppliedMove(self.one_move()?),
            "ce" => Operation::Evaluation(self.number("a number of centipawns")?),
            "dm" => Operation::DirectMate(self.number("a number of moves")?),
            "fmvn" => Operation::FullMoves(self.number("the number of a move")?),
            "hmvc" => Operation::HalfMoves(self.number("a number of half-moves")?),
            "rc" => Operation::Repetitions(self.number("a number of occurrences")?),
            "tcgs" => Operation::GameSelector(self.number("the number of a game")?),
            "draw_accept" => self.bare(Operation::DrawAccept)?,
            "draw_claim" => self.bare(Operation::DrawClaim)?,
            "draw_offer" => self.bare(Operation::DrawOffer)?,
            "draw_reject" => self.bare(Operation::DrawReject)?,
            "resign" => self.bare(Operation::Resign)?,
            "eco" => Operation::Eco(self.text()?),
            "id" => Operation::Id(self.text()?),
            "nic" => Operation::Nic(self.text()?),
            "noop" => Operation::Noop(self.all()),
            "tcri" => Operation::Receiver(self.all()),
            "tcsi" => Operation::Sender(self.all()),
            _ => match (name.as_bytes(), name.get(1..).map(str::parse)) {
                ([b'c', b'0'..=b'9'], Some(Ok(nth))) => Operation::Comment(nth, self.text()?),
                ([b'v', b'0'..=b'9'], Some(Ok(nth))) => Operation::Variation(nth, self.text()?),
                _ => Operation::Other(name.to_owned(), self.all()),
            },
        })
    }

    fn all(self) -> Vec<Operand> {
        self.found.into_iter().map(|found| found.operand).collect()
    }

    fn expected<T>(&self, expected: &'static str) -> Result<T, EpdError> {
        let end = self
            .found
            .last()
            .map_or(self.span.end, |found| found.span.end);
        let start = self
            .found
            .first()
            .map_or(self.span.end, |found| found.span.start);
        let opcode = self.opcode.to_owned();
        fail(EpdReason::Operand { opcode, expected }, start..end)
    }

    fn bare(&self, operation: Operation) -> Result<Operation, EpdError> {
        match &self.found[..] {
            [] => Ok(operation),
            _ => self.expected("no operand"),
        }
    }

    fn number<N: core::str::FromStr>(&self, expected: &'static str) -> Result<N, EpdError> {
        let text = match &self.found[..] {
            [
                Found {
                    operand: Operand::Symbol(text),
                    ..
                },
            ] => text,
            [
                Found {
                    operand: Operand::String(text),
                    ..
                },
            ] if self.mode != Mode::Strict => text,
            _ => return self.expected(expected),
        };
        let text = text.strip_prefix('+').unwrap_or(text);
        text.parse().or_else(|_| self.expected(expected))
    }

    fn text(&self) -> Result<String, EpdError> {
        match &self.found[..] {
            [
                Found {
                    operand: Operand::String(text),
                    ..
                },
            ] => Ok(text.clone()),
            [_, ..] if self.mode != Mode::Strict => {
                let words = self.found.iter().map(|found| match &found.operand {
                    Operand::String(text) | Operand::Symbol(text) => text.as_str(),
                });
                Ok(words.collect::<Vec<_>>().join(" "))
            }
            _ => self.expected("one string between quotes"),
        }
    }

    fn one_move(&self) -> Result<Move, EpdError> {
        match self.moves(Order::Set)?[..] {
            [one] => Ok(one),
            _ => self.expected("one move"),
        }
    }

    fn moves(&self, order: Order) -> Result<Vec<Move>, EpdError> {
        let impossible = |faults: Faults| EpdError {
            reason: EpdReason::Position(faults.into()),
            span: 0..self.span.start,
        };
        let forgive = match self.mode {
            Mode::Strict => Forgive::NOTHING,
            Mode::Lenient | Mode::Forensic => Forgive::EVERYTHING,
        };
        let mut position = Position::new(self.setup, forgive).map_err(impossible)?;
        let mut moves = Vec::new();
        let mut last = "";
        for found in &self.found {
            let (Operand::Symbol(text) | Operand::String(text)) = &found.operand;
            let mv = self.read(text, &position).map_err(|error| EpdError {
                reason: EpdReason::Move(error),
                span: found.span.clone(),
            })?;
            moves.push(mv);
            match order {
                Order::Sequence => position.play(mv),
                Order::Set if self.mode == Mode::Strict && text.as_str() < last => {
                    return fail(EpdReason::Unordered, found.span.clone());
                }
                Order::Set => last = text,
            }
        }
        match moves.is_empty() {
            true => self.expected("a move"),
            false => Ok(moves),
        }
    }

    fn read(&self, text: &str, position: &Position) -> Result<Move, arbitre_notation::ReadError> {
        let mode = match self.mode {
            Mode::Strict => MoveMode::Strict,
            Mode::Lenient | Mode::Forensic => MoveMode::Lenient,
        };
        read_move(text, position, Language::english(), mode).map(|read| read.mv)
    }
}
