//! What the next move is bound to.

use arbitre_board::{Move, Side, Square, Wing};

/// The moves that a side may choose its next move from, and what bound it to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// Whose next move is bound.
    pub side: Side,
    /// What binds it.
    pub duty: Duty,
    /// The legal moves that fulfil the duty, in the position to be played from.
    pub moves: Vec<Move>,
}

/// What a touch, a released man, an announcement or an irregularity obliges to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// To nothing: any legal move may be played.
    Free,
    /// To this move.
    Move(Move),
    /// To a move of the man of a square.
    Piece(Square),
    /// To the capture of the man of a square, by any man.
    Capture(Square),
    /// To the capture of the man of the second square by that of the first.
    CaptureWith(Square, Square),
    /// To castling.
    Castle(Wing),
    /// To a move of the king, castling to the other wing included.
    King(Square),
    /// To promoting the pawn of the first square on the second one, to any man.
    Promote(Square, Square),
}

impl Binding {
    /// A binding to the moves among `legal` that fulfil a duty; `None` if there is none.
    #[must_use]
    pub fn among(legal: &[Move], side: Side, duty: Duty) -> Option<Self> {
        let moves: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|mv| duty.allows(*mv))
            .collect();
        (!moves.is_empty()).then_some(Self { side, duty, moves })
    }

    /// Whether a move fulfils it.
    #[must_use]
    pub fn allows(&self, mv: Move) -> bool {
        self.moves.contains(&mv)
    }
}

impl Duty {
    /// Whether a legal move fulfils the duty.
    #[must_use]
    pub fn allows(self, mv: Move) -> bool {
        match self {
            Self::Free => true,
            Self::Move(only) => mv == only,
            Self::Piece(square) => mv.from() == square,
            Self::Capture(square) => mv.captured_square() == Some(square),
            Self::CaptureWith(man, square) => {
                mv.from() == man && mv.captured_square() == Some(square)
            }
            Self::Castle(wing) => mv.castling() == Some(wing),
            Self::King(square) => mv.from() == square,
            Self::Promote(from, to) => mv.from() == from && mv.to() == to,
        }
    }
}
