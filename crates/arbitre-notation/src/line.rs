//! The moves of a score as lines that branch.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use arbitre_board::{Position, Side};

use crate::remark::{Cause, Done, Remark};
use crate::score::Ply;
use crate::{Span, Token, TokenKind};

/// A line of moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    pub moves: Vec<Span>,
    /// Where it branches off; the main line does not.
    pub branch: Option<Branch>,
    /// Each move number with the number of moves before it.
    numbers: Vec<(usize, Span)>,
}

/// Where a variation leaves the line around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    /// The place of the line around it.
    pub from: usize,
    /// How many moves of that line stand before it.
    pub after: usize,
}

/// The main line, then all variations in the order in which they begin.
#[derive(Clone, Debug)]
pub(crate) struct Lines(Vec<Line>);

/// Who is counted by the numbers of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    /// Both players together: 1. e4 e5 2. Nf3. Those of White may all be ahead of
    /// the board by as many.
    Moves { ahead: i64 },
    /// Each player for himself: 1. e4 2. e5 3. Nf3.
    HalfMoves,
}

impl Lines {
    /// The lines of a score; what is wrong with its parentheses is remarked.
    pub fn of(tokens: &[Token], remarks: &mut Vec<Remark>) -> Self {
        let mut lines = vec![Line::default()];
        let mut open: Vec<(Span, usize)> = Vec::new();
        let mut at = 0;
        for token in tokens {
            let line = &mut lines[at];
            let after = line.moves.len();
            match token.kind {
                TokenKind::Move => line.moves.push(token.span),
                TokenKind::Number => line.numbers.push((after, token.span)),
                TokenKind::Open => {
                    open.push((token.span, at));
                    let branch = Some(Branch { from: at, after });
                    at = lines.len();
                    lines.push(Line {
                        branch,
                        ..Line::default()
                    });
                }
                TokenKind::Close => match open.pop() {
                    Some((_, around)) => at = around,
                    None => remarks.push(remark(token.span, Cause::Unopened)),
                },
                _ => {}
            }
        }
        let unclosed = open.iter().rev();
        remarks.extend(unclosed.map(|&(span, _)| remark(span, Cause::Unclosed)));
        Self(lines)
    }

    pub fn main(&self) -> &Line {
        &self.0[0]
    }

    pub fn main_mut(&mut self) -> &mut Line {
        &mut self.0[0]
    }

    /// The variations, each with its place among the lines and where it branches off.
    pub fn variations(&self) -> impl Iterator<Item = (&Line, Branch)> {
        self.0.iter().filter_map(|line| Some((line, line.branch?)))
    }

    /// The last move of the main line, if nothing branches from it: `0-0` there may say
    /// that both players lost.
    pub fn last(&self) -> Option<Span> {
        let moves = &self.main().moves;
        let &last = moves.last()?;
        let branches = |branch: Branch| branch.from == 0 && branch.after == moves.len();
        let mut variations = self.variations();
        (!variations.any(|(_, branch)| branches(branch))).then_some(last)
    }

    /// The position in which a variation begins: that before the move it replaces; none where
    /// the board is lost.
    pub fn before(&self, branch: Branch, start: &Position, plies: &[Ply]) -> Option<Position> {
        let Some(nth) = branch.after.checked_sub(1) else {
            return Some(*start);
        };
        let replaced = self.0[branch.from].moves[nth];
        let behind = plies.partition_point(|ply| ply.span.start < replaced.end);
        let last = plies.get(behind.checked_sub(1)?)?;
        (last.span.start >= replaced.start).then_some(last.position)
    }
}

impl Line {
    /// What the numbers of the line count.
    pub fn count(&self, text: &str, plies: &[Ply]) -> Count {
        let mut numbered = self.numbered(text, plies).peekable();
        let half_moves =
            numbered.peek().is_some() && numbered.all(|(at, _, number)| number as usize == at + 1);
        if half_moves {
            return Count::HalfMoves;
        }
        let mut of_white = self
            .numbered(text, plies)
            .filter(|(_, ply, _)| ply.position.turn() == Side::White)
            .map(|(_, ply, number)| ahead(ply, number));
        let first = of_white.next().unwrap_or(0);
        let ahead = if of_white.all(|it| it == first) {
            first
        } else {
            0
        };
        Count::Moves { ahead }
    }

    /// How many of the moves that were read can be followed: those before a number that says
    /// that the other side is to move, so that one was lost.
    pub fn followed(&self, text: &str, plies: &[Ply], count: Count) -> usize {
        let Count::Moves { ahead: shift } = count else {
            return plies.len();
        };
        let lost = |&(_, ply, number): &(usize, &Ply, u32)| {
            ply.position.turn() == Side::Black && ahead(ply, number) == shift + 1
        };
        let found = self.numbered(text, plies).find(lost);
        found.map_or(plies.len(), |(at, ..)| at)
    }

    /// Each number with the half-move behind it and the place of that.
    fn numbered<'l>(
        &'l self,
        text: &'l str,
        plies: &'l [Ply],
    ) -> impl Iterator<Item = (usize, &'l Ply, u32)> {
        self.numbers.iter().filter_map(move |&(before, span)| {
            let (at, ply) = self.behind(before, plies)?;
            Some((at, ply, digits(text, span).parse::<u32>().ok()?))
        })
    }

    /// The half-move that the next token after some became, with its place.
    fn behind<'l>(&self, before: usize, plies: &'l [Ply]) -> Option<(usize, &'l Ply)> {
        let next = self.moves.get(before)?;
        let at = plies.partition_point(|ply| ply.span.start < next.start);
        Some((at, plies.get(at)?))
    }

    /// Remarks on move numbers that are not those of the moves behind them.
    pub fn numbers(&self, text: &str, plies: &[Ply], remarks: &mut Vec<Remark>) {
        for &(before, span) in &self.numbers {
            let Some((_, ply)) = self.behind(before, plies) else {
                continue;
            };
            let written = digits(text, span);
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

/// How far a number is ahead of that of the half-move behind it.
fn ahead(ply: &Ply, number: u32) -> i64 {
    i64::from(number) - i64::from(ply.position.full_moves())
}

/// The digits of a move number.
fn digits(text: &str, number: Span) -> &str {
    number
        .of(text)
        .trim_end_matches(|c: char| !c.is_ascii_digit())
}

fn remark(span: Span, cause: Cause) -> Remark {
    Remark {
        span,
        cause,
        expected: String::new(),
        done: Done::Repaired,
    }
}
