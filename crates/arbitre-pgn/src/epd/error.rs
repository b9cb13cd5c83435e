//! Why a line is no EPD.

use core::ops::Range;

use arbitre_board::fen::{FenError, FenReason, Remark};
use arbitre_notation::ReadError;

use crate::replay::StartError;

/// Why a line is no EPD, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}, at byte {}", span.start)]
pub struct EpdError {
    /// What is wrong and what was expected.
    pub reason: EpdReason,
    /// The bytes of the line.
    pub span: Range<usize>,
}

impl EpdError {
    pub(super) fn from_fen(error: FenError) -> Self {
        EpdError {
            reason: EpdReason::Fen(error.reason),
            span: error.span(),
        }
    }
}

/// What is wrong with a line of EPD.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EpdReason {
    /// One of the first four fields.
    #[error("{0}")]
    Fen(FenReason),
    /// One of the first four fields, in a way that a lenient reader overlooks.
    #[error("{0}")]
    Remark(Remark),
    /// A number stands where an opcode is due.
    #[error("expected an opcode, which begins with a letter; this looks like FEN")]
    LooksLikeFen,
    /// Something else than an opcode.
    #[error("expected an opcode: a letter and up to 14 letters, digits and underscores")]
    Opcode,
    /// An opcode that stands a second time.
    #[error("opcode {0} stands twice")]
    Repeated(String),
    /// The operation is not closed.
    #[error("expected a semicolon after the operation")]
    Unclosed,
    /// A string without its closing quote.
    #[error("expected a closing quote")]
    UnclosedString,
    /// A string of more than 255 bytes.
    #[error("string is longer than 255 bytes")]
    LongString,
    /// A line of more than 1024 bytes.
    #[error("line is longer than 1024 bytes")]
    LongLine,
    /// The operands are not what the opcode takes.
    #[error("expected {expected} after {opcode}")]
    Operand {
        /// The opcode.
        opcode: String,
        /// What it takes.
        expected: &'static str,
    },
    /// A set of moves that is not in ASCII order.
    #[error("moves are not in ASCII order")]
    Unordered,
    /// A move that is none.
    #[error("{0}")]
    Move(ReadError),
    /// A move in another form than the standard's.
    #[error("{cause}, expected {expected}")]
    MoveForm {
        /// How it departs from the standard.
        cause: String,
        /// How the standard writes it.
        expected: String,
    },
    /// The position is none that moves could be played from.
    #[error("{0}")]
    Position(StartError),
}
