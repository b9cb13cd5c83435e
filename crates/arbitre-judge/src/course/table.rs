//! What stands on the board.

use arbitre_board::{Board, Coordinates, Forgive, Position, Role, Setup, Side};

/// What stands on the board: a position, or what is left when a king is gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Table {
    /// A position that can be played on.
    Position(Position),
    /// Anything else.
    Setup(Setup),
}

impl Table {
    /// What a setup is, with as much forgiven as can be played on.
    #[must_use]
    pub fn of(setup: Setup) -> Self {
        Position::new(&setup, Forgive::EVERYTHING).map_or(Self::Setup(setup), Self::Position)
    }

    /// The position, if it is one.
    #[must_use]
    pub const fn position(&self) -> Option<&Position> {
        match self {
            Self::Position(position) => Some(position),
            Self::Setup(_) => None,
        }
    }

    /// The men.
    #[must_use]
    pub const fn board(&self) -> &Board {
        match self {
            Self::Position(position) => position.board(),
            Self::Setup(setup) => &setup.board,
        }
    }

    /// The same with other men on it.
    #[must_use]
    pub fn with_board(&self, board: Board) -> Self {
        let mut setup = self.to_setup();
        setup.board = board;
        Self::of(setup)
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Side {
        match self {
            Self::Position(position) => position.turn(),
            Self::Setup(setup) => setup.turn,
        }
    }

    /// Everything that a FEN says of it.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        match self {
            Self::Position(position) => position.to_setup(),
            Self::Setup(setup) => *setup,
        }
    }

    /// The same with a side to move.
    #[must_use]
    pub fn with_turn(&self, side: Side) -> Self {
        let mut setup = self.to_setup();
        if setup.turn == side {
            return self.clone();
        }
        setup.turn = side;
        setup.en_passant = None;
        Self::of(setup)
    }

    /// What stands there after a man is carried from square to square, whatever the rules say.
    #[must_use]
    pub fn played_regardless(&self, squares: Coordinates) -> Self {
        let mut setup = self.to_setup();
        let Coordinates {
            from,
            to,
            promotion,
        } = squares;
        let man = setup.piece_at(from);
        let captured = setup.board.carry(from, to);
        if let (Some(man), Some(role)) = (man, promotion) {
            setup.put(to, role.of(man.side));
        }
        let progress = captured.is_some() || man.is_some_and(|man| man.role == Role::Pawn);
        setup.half_moves = if progress {
            0
        } else {
            setup.half_moves.saturating_add(1)
        };
        setup.full_moves = setup
            .full_moves
            .saturating_add(u32::from(setup.turn == Side::Black));
        setup.turn = !setup.turn;
        setup.en_passant = None;
        Self::of(setup)
    }
}
