//! Making a move with the hand, and completing it with the clock.

choices! {
    /// Whether check is announced.
    pub enum CheckAnnouncement {
        /// Nothing is said.
        Silent,
        /// It is usual to say so; nothing follows if it is not said.
        Customary,
        /// It is expressly not required.
        NotRequired,
    }

    /// Where the king goes when he castles.
    pub enum Castling {
        /// To the nearest square of the colour of his own, on the same rank.
        NearestSquareOfItsColour,
        /// Two squares from his original square towards the rook.
        TwoSquares,
    }

    /// When a move has been made on the board.
    pub enum MoveMade {
        /// When the hand has left the piece; in castling, the rook; in promotion, when the new piece stands.
        OnRelease,
        /// On release, with each step binding by itself: the king let go in castling fixes the side,
        /// the pawn let go on the last rank fixes the square.
        StepByStep,
    }

    /// When a move is completed, so that it counts and the other player is to answer.
    pub enum MoveCompleted {
        /// As soon as it is made.
        WhenMade,
        /// When the clock is pressed, unless the move ended the game.
        ByPress,
    }

    /// Whether a player's next move completes one after which he did not press his clock.
    pub enum NextMoveCompletes {
        /// Nothing is said.
        Silent,
        /// It does.
        Completes,
    }

    /// What a move made with two hands is.
    pub enum TwoHands {
        /// Nothing is said.
        Silent,
        /// A breach that the arbiter may penalise.
        Penalised,
        /// An illegal move, once the clock is pressed.
        IllegalMove,
    }

    /// Which hand presses the clock.
    pub enum PressingHand {
        /// Nothing is said.
        Silent,
        /// The hand that made the move; anything else may be penalised.
        SameHand,
    }

    /// What pressing the clock without having moved is.
    pub enum PressWithoutMove {
        /// Nothing is said.
        Silent,
        /// Wrong handling of the clock, which the arbiter may penalise.
        Penalised,
        /// An illegal move.
        IllegalMove,
    }

    /// When the choice of the promoted piece is final.
    pub enum PromotionChoice {
        /// When the piece stands on the square and has been let go.
        OnRelease,
        /// When the piece has touched the square.
        OnTouchingSquare,
    }

    /// In which order a pawn is taken off and the new piece put on.
    pub enum PromotionOrder {
        /// Nothing is said; the pawn is described as reaching the last rank.
        Silent,
        /// In any order; the pawn need not be put on the last rank.
        AnyOrder,
    }

    /// What follows when the clock is pressed with the pawn still on the last rank.
    pub enum PromotionUnfinished {
        /// The move is not executed; the player finishes it.
        NotExecuted,
        /// The position goes back; the pawn is played there again, the piece is chosen freely.
        FreeChoice,
        /// The pawn becomes a queen, and the move counts as illegal.
        Queen,
    }
}
