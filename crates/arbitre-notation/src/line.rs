//! The moves of a score as lines that branch.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbitre_board::Side;

use crate::remark::{Cause, Done, Remark};
use crate::score::Ply;
use crate::{Span, Token, TokenKind};

/// A line of moves with the variations that branch from it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    pub moves: Vec<Span>,
    /// Each variation with the number of moves before it.
    pub variations: Vec<(usize, Self)>,
    /// Each move number with the number of moves before it.
    numbers: Vec<(usize, Span)>,
}

impl Line {
    /// The main line of a score; what is wrong with its parentheses is remarked.
    pub fn of(tokens: &[Token], remarks: &mut Vec<Remark>) -> Self {
        let mut open: Vec<(Span, Self)> = Vec::new();
        let mut line = Self::default();
        for token in tokens {
            match token.kind {
                TokenKind::Move => line.moves.push(token.span),
                TokenKind::Number => line.numbers.push((line.moves.len(), token.span)),
                TokenKind::Open => open.push((token.span, core::mem::take(&mut line))),
                TokenKind::Close => match open.pop() {
                    Some((_, parent)) => line = line.joined_to(parent),
                    None => remarks.push(remark(token.span, Cause::Unopened)),
                },
                _ => {}
            }
        }
        while let Some((span, parent)) = open.pop() {
            remarks.push(remark(span, Cause::Unclosed));
            line = line.joined_to(parent);
        }
        line
    }

    /// The last move of the line, if nothing branches from it: `0-0` there may say
    /// that both players lost.
    pub fn last(&self) -> Option<Span> {
        let branches = |&(before, _): &(usize, Self)| before == self.moves.len();
        let &last = self.moves.last()?;
        (!self.variations.iter().any(branches)).then_some(last)
    }

    fn joined_to(self, mut parent: Self) -> Self {
        parent.variations.push((parent.moves.len(), self));
        parent
    }

    /// How many of the moves that were read can be followed: those before a number that says
    /// that the other side is to move, so that one was lost.
    ///
    /// Who numbers every move of either side afresh, 1. e4 2. e5, is followed.
    pub fn followed(&self, text: &str, plies: &[Ply]) -> usize {
        let numbered = self.numbers.iter().filter_map(|&(before, span)| {
            let next = self.moves.get(before)?;
            let at = plies.partition_point(|ply| ply.span.start < next.start);
            let ply = plies.get(at)?;
            let digits = span
                .of(text)
                .trim_end_matches(|c: char| !c.is_ascii_digit());
            Some((at, ply, digits.parse::<u32>().ok()?))
        });
        let numbered: Vec<_> = numbered.collect();
        let by_half_moves = numbered
            .iter()
            .all(|&(at, _, number)| number as usize == at + 1);
        let lost = |&&(_, ply, number): &&(usize, &Ply, u32)| {
            ply.position.turn() == Side::Black && number == ply.position.full_moves() + 1
        };
        let found = numbered.iter().find(lost).filter(|_| !by_half_moves);
        found.map_or(plies.len(), |&(at, ..)| at)
    }

    /// Remarks on move numbers that are not those of the moves behind them.
    pub fn numbers(&self, text: &str, plies: &[Ply], remarks: &mut Vec<Remark>) {
        for &(before, span) in &self.numbers {
            let Some(next) = self.moves.get(before) else {
                continue;
            };
            let at = plies.partition_point(|ply| ply.span.start < next.start);
            let Some(ply) = plies.get(at) else {
                continue;
            };
            let written = span
                .of(text)
                .trim_end_matches(|c: char| !c.is_ascii_digit());
            let (right, side) = (ply.position.full_moves().to_string(), ply.position.turn());
            if !written.is_empty() && written.trim_start_matches('0') != right {
                let dots = if side == Side::White { "." } else { "..." };
                remarks.push(Remark {
                    span,
                    cause: Cause::Number,
                    expected: right + dots,
                    done: Done::Kept,
                });
            }
        }
    }
}

fn remark(span: Span, cause: Cause) -> Remark {
    Remark {
        span,
        cause,
        expected: String::new(),
        done: Done::Repaired,
    }
}
