//! Positions as text: FEN with its dialects, read strictly or leniently, and written.
//!
//! Three dialects differ in how they name rights to castle. Plain FEN says `KQkq` of the
//! traditional array. X-FEN says `KQkq` of the outermost rook on a wing, whatever its file, and
//! the file's letter of an inner one. Shredder-FEN always says the file's letter, `HAha`.
//!
//! # Examples
//!
//! ```
//! use arbitre_board::fen::{self, Dialect};
//!
//! let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
//! let fen = fen::read(text)?;
//! assert_eq!(fen.dialect, Dialect::Plain);
//! assert_eq!(fen::write(fen.setup).to_string(), text);
//! assert_eq!(
//!     fen::write(fen.setup).dialect(Dialect::Shredder).to_string(),
//!     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
//! );
//! # Ok::<(), fen::FenError>(())
//! ```

mod error;
mod read;
mod write;

pub use error::{FenError, FenReason, Remark, Remarks};
pub use read::{Fen, LenientFen, read, read_leniently};
pub use write::{EnPassantPolicy, Writing, write};

/// How a FEN names rights to castle.
///
/// ```
/// use arbitre_board::fen::{self, Dialect};
///
/// let fen = fen::read("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1").unwrap();
/// assert_eq!(fen.dialect, Dialect::Shredder);
/// let fen = fen::read("4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1").unwrap();
/// assert_eq!(fen.dialect, Dialect::Extended);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dialect {
    /// `KQkq`, of kings on the e-file and rooks on the a- and h-file; also no right at all.
    Plain,
    /// X-FEN: `KQkq` of other files too, or a file's letter beside them.
    Extended,
    /// Shredder-FEN: files' letters only.
    Shredder,
}
