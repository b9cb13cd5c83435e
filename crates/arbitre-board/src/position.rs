//! Lawful positions, and what a move makes of them.

use core::fmt;
use core::str::FromStr;

use crate::colour::for_side;
use crate::core_position::Core;
use crate::fault::is_plainly_lawful;
use crate::fen::{self, FenError};
use crate::generate::{Shield, shield};
use crate::movement::Counting;
use crate::sliders::Multiplied;
use crate::{
    Bitboard, Board, Fault, Faults, Forgive, Move, Piece, Rank, Role, Setup, Side, Square, Wing,
};

/// A lawful position: men, side to move, rights and counters.
///
/// It knows how men move, and when a king is attacked; it knows no draws, clocks or claims.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Square};
///
/// let mut position = Position::initial();
/// let opening = position.examine(Square::E2, Square::E4, None)?;
/// position.play(opening);
/// assert_eq!(
///     position.board().to_string(),
///     "\
/// r n b q k b n r
/// p p p p p p p p
/// . . . . . . . .
/// . . . . . . . .
/// . . . . P . . .
/// . . . . . . . .
/// P P P P . P P P
/// R N B Q K B N R"
/// );
/// # Ok::<(), arbitre_board::Illegality>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) core: Core,
    pub(crate) half_moves: u32,
    pub(crate) full_moves: u32,
    pub(crate) turn: Side,
    /// The square that the last move's double step passed, capturable or not.
    pub(crate) passed: Option<Square>,
}

impl Position {
    /// The beginning of a game of chess.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert_eq!(Position::initial().legal_count(), 20);
    /// ```
    #[must_use]
    pub const fn initial() -> Self {
        Self {
            core: Core {
                board: Board::INITIAL,
                castling: Setup::INITIAL.castling.0,
                en_passant: 0,
            },
            half_moves: 0,
            full_moves: 1,
            turn: Side::White,
            passed: None,
        }
    }

    /// The position of a setup, if it has no fault but those forgiven.
    ///
    /// # Errors
    ///
    /// All faults that are not forgiven.
    ///
    /// ```
    /// # use arbitre_board::{Forgive, Position, Setup};
    /// let setup: Setup = "4k3/8/8/8/8/8/8/P3K3 b - - 0 1".parse().unwrap();
    /// assert!(Position::new(&setup, Forgive::NOTHING).is_err());
    /// assert!(Position::new(&setup, Forgive::EVERYTHING).is_ok());
    /// ```
    pub fn new(setup: &Setup, forgive: Forgive) -> Result<Self, Faults> {
        let (mut castling, mut passed) = (setup.castling, setup.en_passant);
        if !is_plainly_lawful(setup) {
            let faults = setup.faults();
            let unforgiven = faults.unforgiven(forgive);
            if !unforgiven.is_empty() {
                return Err(unforgiven);
            }
            for fault in faults.iter() {
                match fault {
                    Fault::Castling { rook, .. } => castling = castling.without(rook),
                    Fault::EnPassant { .. } => passed = None,
                    _ => {}
                }
            }
        }
        let mut position = Self {
            core: Core {
                board: setup.board,
                castling: castling.0,
                en_passant: 0,
            },
            half_moves: setup.half_moves,
            full_moves: setup.full_moves,
            turn: setup.turn,
            passed,
        };
        if let Some(square) = passed {
            let takers = crate::attacks::pawn(!setup.turn, square.index());
            if takers & setup.board.pieces(setup.turn, Role::Pawn).0 != 0 {
                position.core.en_passant = square.bit();
            }
        }
        Ok(position)
    }

    /// The position as a setup, to edit or to write it.
    ///
    /// ```
    /// # use arbitre_board::{Position, Setup};
    /// assert_eq!(Position::initial().to_setup(), Setup::INITIAL);
    /// ```
    #[must_use]
    pub const fn to_setup(&self) -> Setup {
        Setup {
            board: self.core.board,
            turn: self.turn,
            castling: Bitboard(self.core.castling),
            en_passant: self.passed,
            half_moves: self.half_moves,
            full_moves: self.full_moves,
        }
    }

    /// The men.
    ///
    /// ```
    /// # use arbitre_board::{Board, Position};
    /// assert_eq!(*Position::initial().board(), Board::INITIAL);
    /// ```
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.core.board
    }

    /// The side to move.
    ///
    /// ```
    /// # use arbitre_board::{Position, Side};
    /// assert_eq!(Position::initial().turn(), Side::White);
    /// ```
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The man on a square.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// assert_eq!(Position::initial().piece_at(Square::B8).unwrap().letter(), 'n');
    /// ```
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.core.board.piece_at(square)
    }

    /// The squares of the men of a side and role.
    ///
    /// ```
    /// # use arbitre_board::{Position, Role, Side};
    /// assert_eq!(Position::initial().pieces(Side::White, Role::Pawn).count(), 8);
    /// ```
    #[must_use]
    pub const fn pieces(&self, side: Side, role: Role) -> Bitboard {
        self.core.board.pieces(side, role)
    }

    /// The squares of all men.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert_eq!(Position::initial().occupied().count(), 32);
    /// ```
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        self.core.board.occupied()
    }

    /// The king of a side.
    ///
    /// ```
    /// # use arbitre_board::{Position, Side, Square};
    /// assert_eq!(Position::initial().king(Side::Black), Square::E8);
    /// ```
    #[must_use]
    pub fn king(&self, side: Side) -> Square {
        for_side!(side, C => Square::wrap(self.core.king::<C>() as u32))
    }

    /// Half-moves since the last capture or pawn move; it counts on without end.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w - - 149 200".parse().unwrap();
    /// let quiet = position.legal_moves()[0];
    /// assert_eq!(position.after(quiet).half_moves(), 150);
    /// ```
    #[must_use]
    pub const fn half_moves(&self) -> u32 {
        self.half_moves
    }

    /// The number of the move to be made, 1 at the start; it grows after Black's move.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert_eq!(Position::initial().full_moves(), 1);
    /// ```
    #[must_use]
    pub const fn full_moves(&self) -> u32 {
        self.full_moves
    }

    /// The square of the rook with which a side may still castle to a wing, now or later.
    ///
    /// ```
    /// # use arbitre_board::{Position, Side, Square, Wing};
    /// let position = Position::initial();
    /// assert_eq!(position.castling(Side::White, Wing::Queen), Some(Square::A1));
    /// ```
    #[must_use]
    pub fn castling(&self, side: Side, wing: Wing) -> Option<Square> {
        let king = self.king(side);
        let rooks = Bitboard(self.core.castling) & self.core.board.side(side);
        rooks
            .iter()
            .find(|rook| (*rook > king) == (wing == Wing::King))
    }

    /// The square that a pawn passed by the last move's double step, whether or not it can be
    /// captured there.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// let position = Position::initial();
    /// let opening = position.examine(Square::E2, Square::E4, None).unwrap();
    /// assert_eq!(position.after(opening).en_passant(), Some(Square::E3));
    /// ```
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        self.passed
    }

    /// Makes a move.
    ///
    /// The move must be one of this position's legal moves; any other gives a position without
    /// meaning, and no panic.
    ///
    /// ```
    /// # use arbitre_board::{Position, Side};
    /// let mut position = Position::initial();
    /// position.play(position.legal_moves()[0]);
    /// assert_eq!(position.turn(), Side::Black);
    /// ```
    #[inline]
    pub fn play(&mut self, mv: Move) {
        // Two assignments: with one, the usual move would go through memory for the rare one's
        // sake, and the next move wait for it.
        if mv.is_of_two_men() {
            *self = self.after_two_men(mv);
        } else {
            *self = self.after_one_man(mv);
        }
    }

    /// The position after a move, as [`Position::play`] makes it.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// let position = Position::initial();
    /// assert_ne!(position.after(position.legal_moves()[0]), position);
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn after(&self, mv: Move) -> Self {
        if mv.is_of_two_men() {
            self.after_two_men(mv)
        } else {
            self.after_one_man(mv)
        }
    }

    /// After any other move, made in registers and stored once.
    #[inline(always)]
    fn after_one_man(&self, mv: Move) -> Self {
        let (core, passed) = self.core.played(self.turn, mv);
        self.followed(core, Counting::of(mv), passed)
    }

    /// After a capture en passant or castling.
    #[inline(never)]
    fn after_two_men(&self, mv: Move) -> Self {
        let core = for_side!(self.turn, C => self.core.played_by_two::<C>(mv));
        self.followed(core, Counting::of(mv), None)
    }

    /// The other side to move, and the counters after a move.
    #[inline(always)]
    pub(crate) const fn followed(
        &self,
        core: Core,
        counting: Counting,
        passed: Option<Square>,
    ) -> Self {
        // A mask in place of a branch that no processor can foresee.
        let goes_on = match counting {
            Counting::GoesOn => u32::MAX,
            Counting::BeginsAnew => 0,
        };
        Self {
            core,
            half_moves: self.half_moves.saturating_add(1) & goes_on,
            full_moves: self.full_moves.saturating_add(self.turn as u32),
            turn: match self.turn {
                Side::White => Side::Black,
                Side::Black => Side::White,
            },
            passed,
        }
    }

    /// The position with the other side to move, as if this side had passed; none in check, where
    /// the king could then be captured. [`Setup::pass`] hands the turn over even so.
    ///
    /// ```
    /// # use arbitre_board::{Position, Side};
    /// assert_eq!(Position::initial().null_move().unwrap().turn(), Side::Black);
    /// ```
    #[must_use]
    pub fn null_move(&self) -> Option<Self> {
        if self.is_check() {
            return None;
        }
        let mut next = *self;
        next.core.en_passant = 0;
        next.passed = None;
        next.half_moves = self.half_moves.saturating_add(1);
        if self.turn == Side::Black {
            next.full_moves = self.full_moves.saturating_add(1);
        }
        next.turn = !self.turn;
        Some(next)
    }

    fn shield(&self) -> Shield {
        for_side!(self.turn, C => shield::<C>(Multiplied, &self.core, self.core.king::<C>()))
    }

    /// The men that give check to the side to move.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// let position: Position = "4k3/8/8/8/8/8/8/4RK2 b - - 0 1".parse().unwrap();
    /// assert_eq!(position.checkers().single(), Some(Square::E1));
    /// ```
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), !self.turn)
    }

    /// Whether the side to move is in check.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert!(!Position::initial().is_check());
    /// ```
    #[must_use]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Whether the side to move is checkmated.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// let mate: Position = "4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1".parse().unwrap();
    /// assert!(mate.is_mate());
    /// ```
    #[must_use]
    pub fn is_mate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move is not in check and has no legal move.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// let stalemate: Position = "4k3/4P3/4K3/8/8/8/8/8 b - - 0 1".parse().unwrap();
    /// assert!(stalemate.is_stalemate());
    /// ```
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// The men of the side to move that alone stand between their king and an attack.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// let position: Position = "4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1".parse().unwrap();
    /// assert_eq!(position.pinned().single(), Some(Square::E3));
    /// ```
    #[must_use]
    pub fn pinned(&self) -> Bitboard {
        let Shield {
            pin_straight,
            pin_diagonal,
            ..
        } = self.shield();
        Bitboard(pin_straight | pin_diagonal) & self.core.board.side(self.turn)
    }

    /// The men of a side that attack a square, pinned or not.
    ///
    /// ```
    /// # use arbitre_board::{Position, Side, Square};
    /// assert_eq!(Position::initial().attackers(Square::D6, Side::Black).count(), 2);
    /// ```
    #[must_use]
    pub fn attackers(&self, square: Square, side: Side) -> Bitboard {
        self.core.board.attackers(square, side)
    }

    /// The position with White and Black, and first and eighth rank, exchanged.
    ///
    /// ```
    /// # use arbitre_board::{Position, Side};
    /// assert_eq!(Position::initial().flipped().turn(), Side::Black);
    /// ```
    #[must_use]
    pub fn flipped(&self) -> Self {
        Self {
            core: Core {
                board: self.core.board.flipped(),
                castling: self.core.castling.swap_bytes(),
                en_passant: self.core.en_passant.swap_bytes(),
            },
            turn: !self.turn,
            passed: self.passed.map(Square::flipped),
            ..*self
        }
    }

    /// The position in a mirror, a- and h-file exchanged. Castling knows its wings, so the
    /// mirror has no rights to castle.
    ///
    /// ```
    /// # use arbitre_board::{Position, Side, Square};
    /// assert_eq!(Position::initial().mirrored().king(Side::White), Square::D1);
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self {
            core: Core {
                board: self.core.board.mirrored(),
                castling: 0,
                en_passant: Bitboard(self.core.en_passant).mirrored().0,
            },
            passed: self.passed.map(Square::mirrored),
            ..*self
        }
    }

    /// The number of ways to play a number of half-moves.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert_eq!(Position::initial().perft(3), 8902);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        crate::perft::count(self, depth)
    }

    pub(crate) const fn is_home(square: Square, side: Side) -> bool {
        square.rank() as u8 == Rank::Second.seen_by(side) as u8
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::initial()
    }
}

impl TryFrom<Setup> for Position {
    type Error = Faults;

    fn try_from(setup: Setup) -> Result<Self, Faults> {
        Self::new(&setup, Forgive::NOTHING)
    }
}

impl TryFrom<&Setup> for Position {
    type Error = Faults;

    fn try_from(setup: &Setup) -> Result<Self, Faults> {
        Self::new(setup, Forgive::NOTHING)
    }
}

/// Why a text gives no position.
///
/// ```
/// use arbitre_board::{Position, PositionError};
///
/// let error = "8/8/8/8/8/8/8/K7 w - - 0 1".parse::<Position>().unwrap_err();
/// assert!(matches!(error, PositionError::Faults(_)));
/// assert_eq!(error.to_string(), "black has no king");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The text is no FEN.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The text is FEN of a setup that is no position.
    #[error(transparent)]
    Faults(#[from] Faults),
}

/// Reads FEN strictly, as [`fen::read`] does, and accepts no fault.
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let fen = fen::read(text)?;
        Ok(Self::new(&fen.setup, Forgive::NOTHING)?)
    }
}

/// Writes FEN as [`fen::write`] does.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fen::write(self).fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
