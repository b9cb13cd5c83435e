//! Positions as 64-bit keys, after Zobrist.

mod numbers;

use core::fmt;
use core::ops::{BitXor, BitXorAssign, Deref};

use numbers::NUMBERS;

use crate::core_position::Core;
use crate::generate::squares;
use crate::movement::Counting;
use crate::{
    CastlingRights, EnPassantRights, Move, Piece, Position, Rights, Role, Side, Square, Wing,
};

/// A 64-bit number that equal positions share, and different positions all but never.
///
/// ```
/// use arbitre_board::Position;
///
/// let key = Position::initial().polyglot_key();
/// assert_eq!(key.to_string(), "463b96181691fc9c");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Key(pub u64);

/// Sixteen hexadecimal digits.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl BitXor for Key {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl BitXorAssign for Key {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

const NOTHING: Key = Key(0);
const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const TURN: usize = 780;

const fn number(index: usize) -> Key {
    Key(NUMBERS[index])
}

#[inline]
const fn man(side: Side, role: Role, square: usize) -> Key {
    let black_first = 1 - side as usize;
    number((role as usize * 2 + black_first) * 64 + (square & 63))
}

/// The numbers of rights to castle. A rook in its corner has the number of Polyglot, any other
/// the same number turned by its file, so that the two rooks of a wing are told apart.
fn castling(core: &Core) -> Key {
    castling_of(core.castling, core.board.men[Role::King as usize])
}

// It takes words and not the whole, so that the whole need not be in memory where it is called.
#[inline(never)]
fn castling_of(rooks: u64, kings: u64) -> Key {
    let mut key = NOTHING;
    for rook in squares(rooks) {
        let king = kings & 0xFF << (rook & 56);
        let (wing, steps) = if king < 1 << rook {
            (Wing::King, 7 - (rook & 7))
        } else {
            (Wing::Queen, rook & 7)
        };
        let side = rook >> 5 & 1;
        let Key(number) = number(CASTLING + side * 2 + wing as usize);
        key ^= Key(number.rotate_left(8 * steps as u32));
    }
    key
}

fn men(position: &Position) -> Key {
    let mut key = if position.turn() == Side::White {
        number(TURN)
    } else {
        NOTHING
    };
    for square in position.occupied() {
        if let Some(Piece { side, role }) = position.piece_at(square) {
            key ^= man(side, role, square.index());
        }
    }
    key
}

fn en_passant(square: u64) -> Key {
    if square == 0 {
        NOTHING
    } else {
        number(EN_PASSANT + (square.trailing_zeros() as usize & 7))
    }
}

impl Position {
    /// The key of the men, the side to move and the rights asked for, from scratch.
    ///
    /// [`Keyed`] keeps it up to date from move to move.
    ///
    /// ```
    /// # use arbitre_board::{Position, Rights};
    /// let with: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    /// let without: Position = "4k3/8/8/8/8/8/8/4K2R w - - 0 1".parse().unwrap();
    /// assert_ne!(with.key(Rights::ALL), without.key(Rights::ALL));
    /// assert_eq!(with.key(Rights::NONE), without.key(Rights::NONE));
    /// ```
    #[must_use]
    pub fn key(&self, rights: Rights) -> Key {
        let castling = match rights.castling {
            CastlingRights::Counted => castling(&self.core),
            CastlingRights::Ignored => NOTHING,
        };
        men(self) ^ castling ^ en_passant(self.en_passant_counted(rights.en_passant))
    }

    /// The key under which the position stands in opening books of the Polyglot format.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// let start = Position::initial();
    /// let position = start.after(start.examine(Square::E2, Square::E4, None).unwrap());
    /// assert_eq!(position.polyglot_key().to_string(), "823c9b50fd114196");
    /// ```
    #[must_use]
    pub fn polyglot_key(&self) -> Key {
        self.key(Rights {
            castling: CastlingRights::Counted,
            en_passant: EnPassantRights::IfPseudoLegal,
        })
    }
}

/// A position that carries its key along, for those who ask for it at every move.
///
/// It reads as a [`Position`]; a plain position plays faster.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Keyed, Position, Rights, Square};
///
/// let mut keyed = Keyed::from(Position::initial());
/// let opening = keyed.examine(Square::E2, Square::E4, None)?;
/// keyed.play(opening);
/// assert_eq!(keyed.key(Rights::ALL), Position::initial().after(opening).key(Rights::ALL));
/// # Ok::<(), arbitre_board::Illegality>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Keyed {
    position: Position,
    men: Key,
    castling: Key,
}

impl Keyed {
    /// The position.
    ///
    /// ```
    /// # use arbitre_board::{Keyed, Position};
    /// assert_eq!(*Keyed::from(Position::initial()).position(), Position::initial());
    /// ```
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The key of the men, the side to move and the rights asked for.
    ///
    /// ```
    /// # use arbitre_board::{Keyed, Position, Rights};
    /// let position = Position::initial();
    /// assert_eq!(Keyed::from(position).key(Rights::ALL), position.key(Rights::ALL));
    /// ```
    #[must_use]
    #[inline]
    pub fn key(&self, rights: Rights) -> Key {
        let castling = match rights.castling {
            CastlingRights::Counted => self.castling,
            CastlingRights::Ignored => NOTHING,
        };
        let passed = match self.position.core.en_passant {
            0 => NOTHING,
            _ => en_passant(self.position.en_passant_counted(rights.en_passant)),
        };
        self.men ^ castling ^ passed
    }

    /// Makes a move, as [`Position::play`] does.
    ///
    /// ```
    /// # use arbitre_board::{Keyed, Position, Side};
    /// let mut keyed = Keyed::from(Position::initial());
    /// keyed.play(keyed.legal_moves()[0]);
    /// assert_eq!(keyed.turn(), Side::Black);
    /// ```
    #[inline]
    pub fn play(&mut self, mv: Move) {
        *self = self.after(mv);
    }

    /// The position after a move.
    ///
    /// ```
    /// # use arbitre_board::{Keyed, Position};
    /// let keyed = Keyed::from(Position::initial());
    /// assert_ne!(keyed.after(keyed.legal_moves()[0]), keyed);
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn after(&self, mv: Move) -> Self {
        let Position { core, passed, .. } = self.position.after(mv);
        self.followed(core, mv, Counting::of(mv), passed)
    }
}

impl Keyed {
    #[inline(always)]
    pub(crate) fn followed(
        &self,
        core: Core,
        mv: Move,
        counting: Counting,
        passed: Option<Square>,
    ) -> Self {
        let kings = self.position.core.board.men[Role::King as usize];
        Self {
            position: self.position.followed(core, counting, passed),
            men: self.men ^ moved(self.position.turn, mv),
            castling: match self.position.core.castling & !core.castling {
                0 => self.castling,
                lost => self.castling ^ castling_of(lost, kings),
            },
        }
    }
}

/// What a move changes in the key of the men and the side to move.
#[inline(always)]
fn moved(side: Side, mv: Move) -> Key {
    let (from, to) = (mv.from().index(), mv.to().index());
    let mut key = number(TURN) ^ man(side, mv.role(), from) ^ man(side, mv.arrives(), to);
    if let Some(role) = mv.capture() {
        let square = if mv.is_en_passant() {
            from & 56 | to & 7
        } else {
            to
        };
        key ^= man(!side, role, square);
    }
    if let Some((from, to)) = mv.rook() {
        key ^= man(side, Role::Rook, from.index()) ^ man(side, Role::Rook, to.index());
    }
    key
}

impl From<Position> for Keyed {
    fn from(position: Position) -> Self {
        Self {
            position,
            men: men(&position),
            castling: castling(&position.core),
        }
    }
}

impl Deref for Keyed {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.position
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keys published with the description of the Polyglot book format.
    #[test]
    fn polyglot_keys_are_those_published() {
        let games = [
            ("", "463b96181691fc9c"),
            ("e2e4", "823c9b50fd114196"),
            ("e2e4 d7d5", "0756b94461c50fb0"),
            ("e2e4 d7d5 e4e5", "662fafb965db29d4"),
            ("e2e4 d7d5 e4e5 f7f5", "22a48b5a8e47ff78"),
            ("e2e4 d7d5 e4e5 f7f5 e1e2", "652a607ca3f242c1"),
            ("e2e4 d7d5 e4e5 f7f5 e1e2 e8f7", "00fdd303c946bdd9"),
            ("a2a4 b7b5 h2h4 b5b4 c2c4", "3c8123ea7b067637"),
            ("a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3", "5c3f9b829b279560"),
        ];
        for (moves, key) in games {
            let mut position = Position::initial();
            for mv in moves.split_whitespace() {
                position.play(position.read(mv.parse().unwrap()).unwrap());
            }
            assert_eq!(
                std::string::ToString::to_string(&position.polyglot_key()),
                key,
                "{moves}"
            );
        }
    }

    #[test]
    fn inner_and_outer_rook_are_told_apart() {
        let inner: Position = "4k3/8/8/8/8/8/8/4KR1R w F - 0 1".parse().unwrap();
        let outer: Position = "4k3/8/8/8/8/8/8/4KR1R w H - 0 1".parse().unwrap();
        assert_ne!(inner.key(Rights::ALL), outer.key(Rights::ALL));
        assert_ne!(inner.identity(Rights::ALL), outer.identity(Rights::ALL));
        assert_eq!(inner.castling(Side::White, Wing::King), Some(Square::F1));
    }
}
