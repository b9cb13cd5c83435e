//! The operations of the standard.

use core::fmt;
use std::borrow::Cow;

use arbitre_board::{Forgive, Move, Position, Setup};
use arbitre_notation::{Language, san};

use crate::tree::escaped;

/// An operand as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// Text between quotes, without them.
    String(String),
    /// A move, a number or a word.
    Symbol(String),
}

/// An operation: an opcode of the standard with its operands, or another.
///
/// Moves of `bm`, `am`, `pm` and `sm` are played from the position; those of `pv` one after the
/// other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// `acn`: nodes analysed.
    Nodes(u64),
    /// `acs`: seconds of analysis.
    Seconds(u64),
    /// `am`: moves to avoid, a set.
    AvoidMoves(Vec<Move>),
    /// `bm`: best moves, a set.
    BestMoves(Vec<Move>),
    /// `c0` to `c9`: a comment.
    Comment(u8, String),
    /// `ce`: the evaluation in centipawns from the mover's side; 32767 less the half-moves to
    /// mate, or its negative.
    Evaluation(i32),
    /// `dm`: mate in this many moves.
    DirectMate(u32),
    /// `draw_accept`
    DrawAccept,
    /// `draw_claim`
    DrawClaim,
    /// `draw_offer`
    DrawOffer,
    /// `draw_reject`
    DrawReject,
    /// `eco`: the code of the opening.
    Eco(String),
    /// `fmvn`: the number of the move.
    FullMoves(u32),
    /// `hmvc`: half-moves since the last capture or pawn move.
    HalfMoves(u32),
    /// `id`: the name of the position.
    Id(String),
    /// `nic`: the code of the opening in the New in Chess system.
    Nic(String),
    /// `noop`: nothing.
    Noop(Vec<Operand>),
    /// `pm`: the predicted move.
    PredictedMove(Move),
    /// `pv`: the predicted variation, a sequence.
    PredictedVariation(Vec<Move>),
    /// `rc`: how often the position has occurred.
    Repetitions(u32),
    /// `resign`
    Resign,
    /// `sm`: the move that is supplied.
    SuppliedMove(Move),
    /// `tcgs`: the number of the game in a telecommunication session.
    GameSelector(u32),
    /// `tcri`: the receiver.
    Receiver(Vec<Operand>),
    /// `tcsi`: the sender.
    Sender(Vec<Operand>),
    /// `v0` to `v9`: the name of the variation.
    Variation(u8, String),
    /// Any other opcode.
    Other(String, Vec<Operand>),
}

impl Operation {
    /// The opcode, as it is written.
    pub fn opcode(&self) -> Cow<'_, str> {
        Cow::Borrowed(match self {
            Operation::Comment(nth, _) => return Cow::Owned(format!("c{nth}")),
            Operation::Variation(nth, _) => return Cow::Owned(format!("v{nth}")),
            Operation::Other(name, _) => name,
            Operation::Nodes(_) => "acn",
            Operation::Seconds(_) => "acs",
            Operation::AvoidMoves(_) => "am",
            Operation::BestMoves(_) => "bm",
            Operation::Evaluation(_) => "ce",
            Operation::DirectMate(_) => "dm",
            Operation::DrawAccept => "draw_accept",
            Operation::DrawClaim => "draw_claim",
            Operation::DrawOffer => "draw_offer",
            Operation::DrawReject => "draw_reject",
            Operation::Eco(_) => "eco",
            Operation::FullMoves(_) => "fmvn",
            Operation::HalfMoves(_) => "hmvc",
            Operation::Id(_) => "id",
            Operation::Nic(_) => "nic",
            Operation::Noop(_) => "noop",
            Operation::PredictedMove(_) => "pm",
            Operation::PredictedVariation(_) => "pv",
            Operation::Repetitions(_) => "rc",
            Operation::Resign => "resign",
            Operation::SuppliedMove(_) => "sm",
            Operation::GameSelector(_) => "tcgs",
            Operation::Receiver(_) => "tcri",
            Operation::Sender(_) => "tcsi",
        })
    }

    pub(super) fn write(&self, f: &mut fmt::Formatter<'_>, setup: &Setup) -> fmt::Result {
        f.write_str(&self.opcode())?;
        match self {
            Operation::Nodes(number) | Operation::Seconds(number) => write!(f, " {number}"),
            Operation::Evaluation(number) => write!(f, " {number}"),
            Operation::DirectMate(number)
            | Operation::FullMoves(number)
            | Operation::HalfMoves(number)
            | Operation::Repetitions(number)
            | Operation::GameSelector(number) => write!(f, " {number}"),
            Operation::AvoidMoves(moves) | Operation::BestMoves(moves) => {
                let mut texts = texts(setup, moves, Order::Set);
                texts.sort();
                texts.iter().try_for_each(|text| write!(f, " {text}"))
            }
            Operation::PredictedMove(mv) | Operation::SuppliedMove(mv) => {
                let texts = texts(setup, &[*mv], Order::Set);
                texts.iter().try_for_each(|text| write!(f, " {text}"))
            }
            Operation::PredictedVariation(moves) => {
                let texts = texts(setup, moves, Order::Sequence);
                texts.iter().try_for_each(|text| write!(f, " {text}"))
            }
            Operation::Comment(_, text)
            | Operation::Variation(_, text)
            | Operation::Id(text)
            | Operation::Eco(text)
            | Operation::Nic(text) => write!(f, " \"{}\"", escaped(text)),
            Operation::Noop(operands)
            | Operation::Receiver(operands)
            | Operation::Sender(operands)
            | Operation::Other(_, operands) => {
                operands.iter().try_for_each(|operand| match operand {
                    Operand::String(text) => write!(f, " \"{}\"", escaped(text)),
                    Operand::Symbol(text) => write!(f, " {text}"),
                })
            }
            Operation::DrawAccept
            | Operation::DrawClaim
            | Operation::DrawOffer
            | Operation::DrawReject
            | Operation::Resign => Ok(()),
        }?;
        f.write_str(";")
    }
}

/// Whether moves are alternatives or follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Set,
    Sequence,
}

/// The moves as the standard writes them.
fn texts(setup: &Setup, moves: &[Move], order: Order) -> Vec<String> {
    let Ok(mut position) = Position::new(setup, Forgive::EVERYTHING) else {
        return moves.iter().map(Move::to_string).collect();
    };
    let letters = Language::english().letters();
    let write = |&mv: &Move| {
        let text = san::write(&position, mv, letters).to_string();
        if order == Order::Sequence {
            position.play(mv);
        }
        text
    };
    moves.iter().map(write).collect()
}
