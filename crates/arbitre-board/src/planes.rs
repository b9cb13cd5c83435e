//! A position in four planes of bits, for searches that keep many.

use crate::core_position::Core;
use crate::{Board, Position, Side, Square};

/// A position without its counters as four planes of bits: the key of a table, and the way back.
///
/// Made for searches that keep millions of positions: both ways take a few operations on whole
/// boards. Two are equal exactly when men, side to move, castling rights and the pawn
/// that may be captured en passant agree. That pawn counts when an enemy pawn stands ready, be
/// it pinned or not.
///
/// Each square has one of sixteen codes, one bit of it in each of four planes: empty, the twelve
/// pieces, a rook that may still castle (of White or of Black), and the king on the move; the
/// pawn that may be captured en passant shares its code with the rook of Black that may castle,
/// from which its rank tells it apart.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Square};
///
/// let position = Position::initial();
/// let planes = position.planes();
/// assert_eq!(planes.position(), position);
///
/// let opening = position.examine(Square::G1, Square::F3, None)?;
/// assert_ne!(position.after(opening).planes(), planes);
/// # Ok::<(), arbitre_board::Illegality>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Planes([u64; 4]);

/// Ranks on which a pawn may be captured en passant.
const MIDDLE: u64 = 0x0000_00FF_FF00_0000;

impl Planes {
    /// The four planes of the codes, lowest bit first.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// let [lowest, ..] = Position::initial().planes().words();
    /// assert_ne!(lowest, 0);
    /// ```
    #[must_use]
    #[inline]
    pub const fn words(self) -> [u64; 4] {
        self.0
    }

    /// The position again, with counters as in a new game.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 b Q - 7 30".parse().unwrap();
    /// let again = position.planes().position();
    /// assert_eq!(again.to_string(), "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1");
    /// ```
    #[must_use]
    pub const fn position(self) -> Position {
        let [p0, p1, p2, p3] = self.0;
        let mover = p3 & !(p0 | p1 | p2);
        let special = p0 & p1 & p2;
        let passed_pawn = special & MIDDLE;
        let castling = special & !MIDDLE;
        let plain = !special;
        let waiting = p1 & p2 & plain & !p0;
        let turn = if waiting & p3 != 0 {
            Side::White
        } else {
            Side::Black
        };
        let occupied = p0 | p1 | p2 | p3;
        let mut black = p3 & !mover & !passed_pawn;
        match turn {
            Side::White => black |= passed_pawn,
            Side::Black => black |= mover,
        }
        let men = [
            p0 & plain & !p1 & !p2 | passed_pawn,
            p1 & plain & !p0 & !p2,
            p0 & p1 & plain & !p2,
            p2 & plain & !p0 & !p1 | castling,
            p0 & p2 & plain & !p1,
            waiting | mover,
            occupied & !black,
            black,
        ];
        let en_passant = match turn {
            Side::White => passed_pawn << 8,
            Side::Black => passed_pawn >> 8,
        };
        let passed = match en_passant {
            0 => None,
            square => Some(Square::wrap(square.trailing_zeros())),
        };
        let board = Board { men };
        Position {
            core: Core {
                board,
                castling,
                en_passant,
            },
            half_moves: 0,
            full_moves: 1,
            turn,
            passed,
        }
    }
}

impl Position {
    /// The position as four planes of bits, its counters left out.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert_eq!(size_of_val(&Position::initial().planes()), 32);
    /// ```
    #[must_use]
    #[inline]
    pub const fn planes(&self) -> Planes {
        let [pawns, knights, bishops, rooks, queens, kings, _, black] = self.core.board.men;
        let mover = kings & self.core.board.side(self.turn).0;
        let passed_pawn = match self.turn {
            Side::White => self.core.en_passant >> 8,
            Side::Black => self.core.en_passant << 8,
        };
        let special = self.core.castling | passed_pawn;
        let kings = kings & !mover;
        Planes([
            pawns | bishops | queens | special,
            knights | bishops | kings | special,
            rooks | queens | kings | special,
            black | mover | passed_pawn,
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every position of a small tree comes back, its unanswerable double steps apart.
    fn check(position: &Position, depth: u32) {
        let again = position.planes().position();
        assert!(again.core == position.core, "{position}");
        assert_eq!(again.turn, position.turn, "{position}");
        if depth > 0 {
            for mv in position.legal_moves() {
                check(&position.after(mv), depth - 1);
            }
        }
    }

    #[test]
    fn planes_are_a_way_back() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN2B/1p2P3/2N2Q1p/PPPB1PPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/8/8/1pPp4/4pP2/8/8/R3K2R b Kq f3 0 1",
        ] {
            check(&fen.parse().expect("a position"), 3);
        }
    }
}
