//! The legal moves of a position: all, of one man, captures, to one square; listed or counted.

use core::iter::FusedIterator;

use crate::colour::for_side;
use crate::generate::{Filter, generate};
use crate::sinks::{Any, Count, List};
use crate::sliders::{Multiplied, Sight, Task, perform_once};
use crate::{Bitboard, Move, MoveList, Position, Role, Square};

impl Position {
    /// All legal moves.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert_eq!(Position::initial().legal_moves().len(), 20);
    /// ```
    #[must_use]
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        // Inlined, the list is made where the caller wants it, and not copied.
        let mut moves = MoveList::new();
        self.list_legal_moves(&mut moves);
        moves
    }

    /// The legal moves one after the other, found as they are asked for: role by role, so that
    /// who stops early saves what has not been looked for. All of them come faster from
    /// [`Position::legal_moves`].
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_board::{Position, Square};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1".parse().unwrap();
    /// let capture = position.moves().find(|mv| mv.capture().is_some()).unwrap();
    /// assert_eq!(capture.captured_square(), Some(Square::E2));
    /// ```
    #[must_use]
    pub const fn moves(&self) -> Moves<'_> {
        Moves {
            position: self,
            roles: &Role::ALL,
            found: MoveList::new(),
        }
    }

    /// The legal moves of the man on a square, castling among the king's.
    ///
    /// ```
    /// # use arbitre_board::{Position, Square};
    /// assert_eq!(Position::initial().legal_moves_of(Square::B1).len(), 2);
    /// ```
    #[must_use]
    pub fn legal_moves_of(&self, square: Square) -> MoveList {
        self.list(Filter {
            men: square.bit(),
            to: !0,
        })
    }

    /// The legal moves that capture.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert!(Position::initial().captures().is_empty());
    /// ```
    #[must_use]
    pub fn captures(&self) -> MoveList {
        let them = self.core.board.side(!self.turn).0;
        let mut moves = self.list(Filter {
            men: !0,
            to: them | self.core.en_passant,
        });
        if self.core.en_passant != 0 {
            moves.retain(|mv| mv.capture().is_some());
        }
        moves
    }

    /// All legal moves of the men of a role to a square, castling apart: what a move in short
    /// algebraic notation can mean.
    ///
    /// ```
    /// # use arbitre_board::{Position, Role, Square};
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse().unwrap();
    /// assert_eq!(position.candidates(Role::Rook, Square::D1).len(), 1);
    /// ```
    #[must_use]
    pub fn candidates(&self, role: Role, to: Square) -> MoveList {
        let men = self.core.board.pieces(self.turn, role).0;
        let mut moves = self.list(Filter { men, to: to.bit() });
        if role == Role::King {
            moves.retain(|mv| mv.castling().is_none());
        }
        moves
    }

    /// All legal moves, into a list that has been used before.
    ///
    /// It spares the making of a new list, which matters in searches.
    ///
    /// ```
    /// # use arbitre_board::{MoveList, Position};
    /// let mut moves = MoveList::new();
    /// Position::initial().list_legal_moves(&mut moves);
    /// assert_eq!(moves.len(), 20);
    /// ```
    #[inline]
    pub fn list_legal_moves(&self, moves: &mut MoveList) {
        moves.clear();
        self.list_more(Filter::ALL, moves);
    }

    /// The legal moves of some men to some squares, castling among the king's, into a list that
    /// has been used before.
    ///
    /// # Examples
    ///
    /// The moves of knights to the middle of the board:
    ///
    /// ```
    /// use arbitre_board::{Bitboard, MoveList, Position, Role, Side};
    ///
    /// let position = Position::initial();
    /// let knights = position.pieces(Side::White, Role::Knight);
    /// let middle = Bitboard(0x0000_3c3c_3c3c_0000);
    /// let mut moves = MoveList::new();
    /// position.list_legal_moves_among(knights, middle, &mut moves);
    /// assert_eq!(moves.iter().map(|mv| mv.to_string()).collect::<Vec<_>>(), ["b1c3", "g1f3"]);
    /// ```
    #[inline]
    pub fn list_legal_moves_among(&self, men: Bitboard, to: Bitboard, moves: &mut MoveList) {
        moves.clear();
        let filter = Filter {
            men: men.0,
            to: to.0,
        };
        self.list_more(filter, moves);
    }

    fn list(&self, filter: Filter) -> MoveList {
        let mut moves = MoveList::new();
        self.list_more(filter, &mut moves);
        moves
    }

    #[inline(never)]
    fn list_more(&self, filter: Filter, moves: &mut MoveList) {
        let Self { core, turn, .. } = self;
        let board = &core.board;
        let mut sink = List { board, moves };
        let _ = for_side!(turn, C => generate::<C, _>(Multiplied, core, filter, &mut sink));
    }

    /// How many legal moves there are, faster than to list them.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert_eq!(Position::initial().legal_count(), 20);
    /// ```
    #[must_use]
    pub fn legal_count(&self) -> u32 {
        perform_once(CountMoves(self))
    }

    /// Whether there is a legal move, faster than to count them.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert!(Position::initial().has_legal_move());
    /// ```
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        let (core, filter) = (&self.core, Filter::ALL);
        for_side!(self.turn, C => generate::<C, _>(Multiplied, core, filter, &mut Any)).is_break()
    }
}

/// The legal moves of a position, found as they are asked for, as [`Position::moves`] gives them.
///
/// ```
/// use arbitre_board::{Moves, Position};
///
/// fn first_capture(mut moves: Moves) -> Option<String> {
///     moves.find(|mv| mv.capture().is_some()).map(|mv| mv.to_string())
/// }
/// let position: Position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse().unwrap();
/// assert_eq!(first_capture(position.moves()).as_deref(), Some("e4d5"));
/// ```
#[derive(Clone, Debug)]
pub struct Moves<'p> {
    position: &'p Position,
    /// The roles whose moves have not been looked for.
    roles: &'static [Role],
    found: MoveList,
}

impl Iterator for Moves<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        while self.found.is_empty() {
            let (role, roles) = self.roles.split_first()?;
            self.roles = roles;
            let men = self.position.pieces(self.position.turn, *role).0;
            let filter = Filter { men, to: !0 };
            self.position.list_more(filter, &mut self.found);
        }
        self.found.pop()
    }
}

impl FusedIterator for Moves<'_> {}

struct CountMoves<'a>(&'a Position);

impl Task for CountMoves<'_> {
    type Output = u32;

    #[inline(always)]
    fn run<S: Sight>(self, sight: S) -> u32 {
        let Position { core, turn, .. } = self.0;
        let mut count = Count(0);
        let _ = for_side!(turn, C => generate::<C, _>(sight, core, Filter::ALL, &mut count));
        count.0
    }
}
