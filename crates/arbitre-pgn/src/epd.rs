//! Extended Position Description: a position and operations on one line.

mod error;
mod operation;
mod read;
mod registers;

use core::fmt;

use arbitre_board::{Setup, fen};

pub use error::{EpdError, EpdReason};
pub use operation::{Operand, Operation};
pub use registers::Registers;

use crate::limits::Mode;

/// A position with operations: a line of an EPD file.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Epd, Mode, Operation};
///
/// let line = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O Rh8+; c0 \"t.1; castle\";";
/// let epd = Epd::read(line, Mode::Strict)?;
/// let Operation::BestMoves(moves) = &epd.operations[0] else { panic!() };
/// assert_eq!(moves[0].to_string(), "e1g1");
/// assert_eq!(epd.operations[1], Operation::Comment(0, "t.1; castle".into()));
/// assert_eq!(epd.to_string(), line);
/// # Ok::<(), arbitre_pgn::EpdError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epd {
    /// Men, side to move, rights; the counters are those of `hmvc` and `fmvn`, or 0 and 1.
    pub setup: Setup,
    /// How the rights to castle are named.
    pub dialect: fen::Dialect,
    /// What a strict reading would have refused, in the order of the text.
    pub overlooked: Vec<EpdError>,
    /// The operations, in the order of the text.
    pub operations: Vec<Operation>,
}

/// A line that is an EPD or a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionLine {
    /// Four fields and operations.
    Epd(Box<Epd>),
    /// Six fields.
    Fen(Box<fen::LenientFen>),
}

impl PositionLine {
    /// Reads a line as what it is: a FEN if a number stands where the operations would begin.
    ///
    /// # Errors
    /// When it is neither.
    pub fn read(line: &str, mode: Mode) -> Result<Self, EpdError> {
        match Epd::read(line, mode) {
            Ok(epd) => Ok(PositionLine::Epd(Box::new(epd))),
            Err(error) if error.reason == EpdReason::LooksLikeFen => {
                let fen = fen::read_leniently(line.trim()).map_err(EpdError::from_fen)?;
                Ok(PositionLine::Fen(Box::new(fen)))
            }
            Err(error) => Err(error),
        }
    }
}

impl Epd {
    /// Reads a line.
    ///
    /// Moves are standard algebraic in English letters. Other than in strict mode also any form
    /// that people write is taken, such as `e2e4`, a missing last semicolon, a text operand without
    /// its quotes, an opcode that stands twice; all that is named in
    /// [`overlooked`](Epd::overlooked).
    ///
    /// # Examples
    /// ```
    /// use arbitre_pgn::{Epd, Mode};
    ///
    /// let line = "4k3/8/8/8/8/8/8/4K2R w K - bm e1g1; id mate";
    /// let epd = Epd::read(line, Mode::Lenient)?;
    /// let overlooked: Vec<_> = epd.overlooked.iter().map(|it| &line[it.span.clone()]).collect();
    /// assert_eq!(overlooked, ["e1g1", "", "mate"]);
    /// assert_eq!(epd.to_string(), "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"mate\";");
    /// # Ok::<(), arbitre_pgn::EpdError>(())
    /// ```
    ///
    /// # Errors
    /// When the position cannot be read, an operation is damaged, or a move is none; with the
    /// bytes of the line.
    pub fn read(line: &str, mode: Mode) -> Result<Self, EpdError> {
        read::read(line, mode)
    }

    /// The first operation with this opcode.
    pub fn operation(&self, opcode: &str) -> Option<&Operation> {
        self.operations
            .iter()
            .find(|operation| operation.opcode() == opcode)
    }
}

/// The line as the standard writes it: operations in the ASCII order of their opcodes.
impl fmt::Display for Epd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = fen::write(self.setup).dialect(self.dialect).to_string();
        let mut fields = fen.split(' ');
        for field in fields.by_ref().take(4).enumerate() {
            match field {
                (0, placement) => f.write_str(placement)?,
                (_, field) => write!(f, " {field}")?,
            }
        }
        let mut operations: Vec<_> = self.operations.iter().collect();
        operations.sort_by(|one, other| one.opcode().cmp(&other.opcode()));
        for operation in operations {
            f.write_str(" ")?;
            operation.write(f, &self.setup)?;
        }
        Ok(())
    }
}
