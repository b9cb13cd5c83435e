//! The legal moves of a position: all, of one man, captures, to one square; listed or counted.

use crate::colour::for_side;
use crate::generate::{Filter, generate};
use crate::sinks::{Any, List};
use crate::sliders::{Multiplied, Sight, Task};
use crate::{MoveList, Position, Role, Square};

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
    pub fn list_legal_moves(&self, moves: &mut MoveList) {
        moves.clear();
        Multiplied.perform(ListMoves {
            position: self,
            filter: Filter::ALL,
            moves,
        });
    }

    fn list(&self, filter: Filter) -> MoveList {
        let mut moves = MoveList::new();
        Multiplied.perform(ListMoves {
            position: self,
            filter,
            moves: &mut moves,
        });
        moves
    }

    /// How many legal moves there are, faster than to list them.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert_eq!(Position::initial().legal_count(), 20);
    /// ```
    #[must_use]
    pub fn legal_count(&self) -> u32 {
        crate::perft::count(self, 1) as u32
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

struct ListMoves<'a> {
    position: &'a Position,
    filter: Filter,
    moves: &'a mut MoveList,
}

impl Task for ListMoves<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Sight>(self, sight: S) {
        let Self {
            position: Position { core, turn, .. },
            filter,
            moves,
        } = self;
        let mut sink = List {
            board: &core.board,
            moves,
        };
        let _ = for_side!(turn, C => generate::<C, _>(sight, core, filter, &mut sink));
    }
}
