//! Positions and moves in few bytes, for storage.

use crate::{Bitboard, Faults, Setup, Side, Square};
use crate::{Board, Coordinates, Forgive, Illegality, Move, Piece, Position, Rank, Role};

/// A whole position, counters included, in 32 bytes.
///
/// Eight bytes say which squares are occupied (little-endian, bit 0 is a1); sixteen bytes give a
/// half-byte for each man in the order of its square, the low half first; four bytes each are the
/// half-moves and the move number, little-endian. The half-bytes: 0 to 5 are White's pawn, knight,
/// bishop, rook, queen and king, 6 to 11 Black's, 12 and 13 a rook of White or Black that may
/// castle, 14 a pawn that has just made its double step, 15 Black's king if Black is to move.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Packed, Position};
///
/// let packed = Position::initial().packed();
/// assert_eq!(size_of_val(&packed), 32);
/// assert_eq!(Position::try_from(packed)?, Position::initial());
/// # Ok::<(), arbitre_board::PackedError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Packed(pub [u8; 32]);

const CASTLING_ROOK: u8 = 12;
const PASSING_PAWN: u8 = 14;
const BLACK_KING_TO_MOVE: u8 = 15;

impl Position {
    /// The position in 32 bytes.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert_eq!(Position::initial().packed().0[..2], [0xFF, 0xFF]);
    /// ```
    #[must_use]
    pub fn packed(&self) -> Packed {
        let mut bytes = [0; 32];
        let (occupied, rest) = bytes.split_at_mut(8);
        let (men, counters) = rest.split_at_mut(16);
        occupied.copy_from_slice(&self.occupied().0.to_le_bytes());
        for (index, square) in self.occupied().iter().enumerate() {
            if let Some(half) = men.get_mut(index / 2) {
                *half |= self.code(square) << (index % 2 * 4);
            }
        }
        let (half_moves, full_moves) = counters.split_at_mut(4);
        half_moves.copy_from_slice(&self.half_moves().to_le_bytes());
        full_moves.copy_from_slice(&self.full_moves().to_le_bytes());
        Packed(bytes)
    }

    fn code(&self, square: Square) -> u8 {
        let Some(Piece { side, role }) = self.piece_at(square) else {
            return 0;
        };
        let stepped = self
            .passed
            .is_some_and(|passed| passed.file() == square.file() && side != self.turn)
            && square.rank() == Rank::Fourth.seen_by(side);
        match (side, role) {
            (_, Role::Rook) if self.core.castling & square.bit() != 0 => CASTLING_ROOK + side as u8,
            (_, Role::Pawn) if stepped => PASSING_PAWN,
            (Side::Black, Role::King) if self.turn == Side::Black => BLACK_KING_TO_MOVE,
            _ => side as u8 * 6 + role as u8,
        }
    }
}

/// Why bytes are no packed position.
///
/// ```
/// use arbitre_board::{Packed, PackedError, Position};
///
/// assert!(matches!(Position::try_from(Packed([0xFF; 32])), Err(PackedError::TooManyMen)));
/// assert!(matches!(Position::try_from(Packed([0; 32])), Err(PackedError::Faults(_))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackedError {
    /// More than 32 squares are occupied.
    #[error("more than 32 squares are occupied")]
    TooManyMen,
    /// Half-bytes beyond the last man are not zero.
    #[error("something is left over after the last man")]
    Rest,
    /// The men and rights make no position.
    #[error(transparent)]
    Faults(#[from] Faults),
}

/// Reads back what [`Position::packed`] gives, also of a position with forgiven faults.
impl TryFrom<Packed> for Position {
    type Error = PackedError;

    fn try_from(Packed(bytes): Packed) -> Result<Self, PackedError> {
        let word = |start: usize| {
            let end = bytes.len().min(start + 8);
            let word = bytes.get(start..end).unwrap_or_default();
            word.iter()
                .rev()
                .fold(0_u64, |word, byte| word << 8 | u64::from(*byte))
        };
        let occupied = Bitboard(word(0));
        if occupied.count() > 32 {
            return Err(PackedError::TooManyMen);
        }
        let mut men = u128::from(word(8)) | u128::from(word(16)) << 64;
        let counters = word(24);
        let mut setup = Setup {
            board: Board::EMPTY,
            half_moves: counters as u32,
            full_moves: (counters >> 32) as u32,
            ..Setup::EMPTY
        };
        for square in occupied {
            unpack(&mut setup, square, (men & 15) as u8);
            men >>= 4;
        }
        if men != 0 {
            return Err(PackedError::Rest);
        }
        Ok(Self::new(&setup, Forgive::EVERYTHING)?)
    }
}

fn unpack(setup: &mut Setup, square: Square, code: u8) {
    let piece = match code {
        0..12 => {
            let side = if code < 6 { Side::White } else { Side::Black };
            Role::from_index(usize::from(code % 6)).of(side)
        }
        CASTLING_ROOK | 13 => {
            setup.castling = setup.castling.with(square);
            Role::Rook.of(if code == CASTLING_ROOK {
                Side::White
            } else {
                Side::Black
            })
        }
        PASSING_PAWN => {
            let side = if square.rank() < Rank::Fifth {
                Side::White
            } else {
                Side::Black
            };
            setup.en_passant = Some(Square::new(square.file(), Rank::Third.seen_by(side)));
            Role::Pawn.of(side)
        }
        _ => {
            setup.turn = Side::Black;
            Role::King.of(Side::Black)
        }
    };
    setup.put(square, piece);
}

/// A move in 16 bits: from where (bits 0 to 5), to where (6 to 11), the promotion (12 to 15, 0 for
/// none, 1 knight to 4 queen). Castling is the king onto its rook, so that Chess960 needs no more.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Square};
///
/// let position = Position::initial();
/// let opening = position.examine(Square::E2, Square::E4, None)?;
/// assert_eq!(position.unpack(opening.packed())?, opening);
/// # Ok::<(), arbitre_board::Illegality>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PackedMove(pub u16);

impl Move {
    /// The move in 16 bits.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// let mv = Position::initial().examine(Square::B1, Square::A3, None).unwrap();
    /// assert_eq!(mv.packed().0, 1 | 16 << 6);
    /// ```
    #[must_use]
    pub const fn packed(self) -> PackedMove {
        let to = match self.rook() {
            Some((rook, _)) => rook,
            None => self.to(),
        };
        let promotion = match self.promotion() {
            Some(role) => role as u16,
            None => 0,
        };
        PackedMove(self.from().index() as u16 | (to.index() as u16) << 6 | promotion << 12)
    }
}

impl PackedMove {
    /// The squares and the promotion.
    ///
    /// ```
    /// # use arbitre_board::PackedMove;
    /// assert_eq!(PackedMove(12 | 28 << 6).coordinates().to_string(), "e2e4");
    /// ```
    #[must_use]
    pub const fn coordinates(self) -> Coordinates {
        let promotion = match self.0 >> 12 {
            0 => None,
            role => Some(Role::from_index(role as usize)),
        };
        Coordinates {
            from: Square::wrap(self.0 as u32),
            to: Square::wrap(self.0 as u32 >> 6),
            promotion,
        }
    }
}

impl Position {
    /// The move that 16 bits mean here.
    ///
    /// # Errors
    ///
    /// The reason why it is illegal.
    ///
    /// ```
    /// # use arbitre_board::{PackedMove, Position};
    /// assert!(Position::initial().unpack(PackedMove(0)).is_err());
    /// ```
    pub fn unpack(&self, packed: PackedMove) -> Result<Move, Illegality> {
        self.read(packed.coordinates())
    }
}
