//! Writing FEN.

use core::fmt;

use super::Dialect;
use crate::{Bitboard, Board, File, Forgive, Position, Rank, Role, Setup, Side, Square};

/// When a FEN names the square that a pawn has just passed.
///
/// ```
/// use arbitre_board::fen::{self, EnPassantPolicy};
/// use arbitre_board::{Position, Square};
///
/// let start = Position::initial();
/// let position = start.after(start.examine(Square::E2, Square::E4, None).unwrap());
/// assert!(fen::write(&position).to_string().contains(" e3 "));
/// let legal = fen::write(&position).en_passant(EnPassantPolicy::Legal);
/// assert!(legal.to_string().contains(" - "));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EnPassantPolicy {
    /// After every double step.
    Always,
    /// Only if a pawn stands ready to capture, be it pinned.
    PseudoLegal,
    /// Only if the capture is legal.
    Legal,
}

/// A FEN about to be written; its `Display` is the text.
///
/// ```
/// use arbitre_board::fen::{self, Dialect};
/// use arbitre_board::Position;
///
/// let text = fen::write(&Position::initial()).dialect(Dialect::Shredder).to_string();
/// assert!(text.contains("HAha"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Writing {
    setup: Setup,
    dialect: Dialect,
    policy: EnPassantPolicy,
}

/// Writes FEN: by default in X-FEN, which is plain FEN for the traditional array, and with the
/// square passed after every double step.
///
/// ```
/// use arbitre_board::{Position, fen};
///
/// assert_eq!(
///     fen::write(&Position::initial()).to_string(),
///     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
/// );
/// ```
pub fn write(setup: impl Into<Setup>) -> Writing {
    Writing {
        setup: setup.into(),
        dialect: Dialect::Extended,
        policy: EnPassantPolicy::Always,
    }
}

impl Writing {
    /// Chooses the dialect. [`Dialect::Plain`] writes as [`Dialect::Extended`], which it can be
    /// told from only by what is written.
    ///
    /// ```
    /// # use arbitre_board::{Position, fen::{self, Dialect}};
    /// let text = fen::write(&Position::initial()).dialect(Dialect::Plain).to_string();
    /// assert!(text.contains("KQkq"));
    /// ```
    #[must_use]
    pub const fn dialect(mut self, dialect: Dialect) -> Self {
        self.dialect = dialect;
        self
    }

    /// Chooses when to name the square passed.
    ///
    /// ```
    /// # use arbitre_board::{Position, fen::{self, EnPassantPolicy}};
    /// let writing = fen::write(&Position::initial()).en_passant(EnPassantPolicy::PseudoLegal);
    /// assert!(writing.to_string().ends_with("KQkq - 0 1"));
    /// ```
    #[must_use]
    pub const fn en_passant(mut self, policy: EnPassantPolicy) -> Self {
        self.policy = policy;
        self
    }

    fn passed(&self) -> Option<Square> {
        let square = self.setup.en_passant?;
        if self.policy == EnPassantPolicy::Always {
            return Some(square);
        }
        let position = Position::new(&self.setup, Forgive::EVERYTHING).ok()?;
        let takes = match self.policy {
            EnPassantPolicy::Legal => position
                .candidates(Role::Pawn, square)
                .iter()
                .any(|mv| mv.is_en_passant()),
            _ => position.core.en_passant != 0,
        };
        takes.then_some(square)
    }
}

/// The text, long enough for the longest FEN.
struct Text {
    bytes: [u8; 128],
    length: usize,
}

impl Text {
    fn push(&mut self, byte: u8) {
        if let Some(place) = self.bytes.get_mut(self.length) {
            *place = byte;
            self.length += 1;
        }
    }

    fn push_square(&mut self, square: Square) {
        self.push(square.file().letter() as u8);
        self.push(square.rank().digit() as u8);
    }

    fn push_number(&mut self, number: u32) {
        let mut divisor = 1;
        while number / divisor >= 10 {
            divisor *= 10;
        }
        while divisor > 0 {
            self.push(b'0' + (number / divisor % 10) as u8);
            divisor /= 10;
        }
    }

    fn push_board(&mut self, board: &Board) {
        const LETTERS: &[u8; 16] = b".PNBRQK..pnbrqk.";
        let [pawns, knights, bishops, rooks, queens, kings, _, black] = board.men;
        // The three bits of each man's place among the letters, and its side.
        let planes = [
            pawns | bishops | queens,
            knights | bishops | kings,
            rooks | queens | kings,
            black,
        ];
        let occupied = board.occupied().0;
        for rank in (0..8).rev() {
            let mut files = occupied >> (8 * rank) & 0xFF;
            let mut next = 0;
            while files != 0 {
                let file = files.trailing_zeros();
                files &= files - 1;
                if file > next {
                    self.push(b'0' + (file - next) as u8);
                }
                next = file + 1;
                let square = 8 * rank + file;
                let [low, middle, high, black] = planes.map(|plane| (plane >> square & 1) as usize);
                self.push(LETTERS[low | middle << 1 | high << 2 | black << 3]);
            }
            if next < 8 {
                self.push(b'0' + (8 - next) as u8);
            }
            if rank > 0 {
                self.push(b'/');
            }
        }
    }

    fn push_castling(&mut self, setup: &Setup, dialect: Dialect) {
        let before = self.length;
        for side in Side::ALL {
            let rights = setup.castling & Bitboard::rank(Rank::First.seen_by(side));
            let mut rights = rights.0;
            while rights != 0 {
                let rook = Square::wrap(63 - rights.leading_zeros());
                rights ^= rook.bit();
                let letter = match dialect {
                    Dialect::Shredder => rook.file().letter(),
                    _ => wing_letter(setup, side, rook).unwrap_or(rook.file().letter()),
                } as u8;
                self.push(match side {
                    Side::White => letter.to_ascii_uppercase(),
                    Side::Black => letter,
                });
            }
        }
        if self.length == before {
            self.push(b'-');
        }
    }
}

/// `k` or `q`, if that letter is read back as this very rook.
fn wing_letter(setup: &Setup, side: Side, rook: Square) -> Option<char> {
    let rank = Bitboard::rank(rook.rank());
    let king = (setup.board.pieces(side, Role::King) & rank).first();
    let rooks = setup.board.pieces(side, Role::Rook) & rank;
    let last = Bitboard(rooks.0.checked_ilog2().map_or(0, |index| 1 << index)).first();
    let last = last.filter(|rook| king.is_some_and(|king| *rook > king));
    let first = rooks
        .first()
        .filter(|rook| king.is_some_and(|king| *rook < king));
    if last.unwrap_or(Square::new(File::H, rook.rank())) == rook {
        Some('k')
    } else if first.unwrap_or(Square::new(File::A, rook.rank())) == rook {
        Some('q')
    } else {
        None
    }
}

impl fmt::Display for Writing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Text {
            bytes: [0; 128],
            length: 0,
        };
        text.push_board(&self.setup.board);
        text.push(b' ');
        text.push(self.setup.turn.letter() as u8);
        text.push(b' ');
        text.push_castling(&self.setup, self.dialect);
        text.push(b' ');
        match self.passed() {
            Some(square) => text.push_square(square),
            None => text.push(b'-'),
        }
        text.push(b' ');
        text.push_number(self.setup.half_moves);
        text.push(b' ');
        text.push_number(self.setup.full_moves);
        let written = text.bytes.get(..text.length).unwrap_or_default();
        f.pad(core::str::from_utf8(written).map_err(|_| fmt::Error)?)
    }
}
