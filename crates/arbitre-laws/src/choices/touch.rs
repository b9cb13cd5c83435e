//! Touched pieces.

choices! {
    /// Which pieces a player may put straight after saying so.
    pub enum Adjusting {
        /// His own only, when it is his turn; the opponent straightens his own.
        OwnPieces,
        /// Any, when it is his turn.
        AnyPiece,
    }

    /// Which contact binds the player who is to move.
    pub enum TouchIntent {
        /// The part of the text that says so has not been read.
        Unread,
        /// A deliberate touch.
        Deliberate,
        /// A touch with the intention of moving or capturing.
        ToMoveOrCapture,
        /// Any contact that is not clearly accidental.
        AnyButAccidental,
    }

    /// What touching own pieces obliges to.
    pub enum TouchedOwn {
        /// The touched piece must be moved.
        MoveIt,
        /// The first touched piece that can move must be moved.
        MoveFirstThatCan,
    }

    /// What touching the opponent's pieces obliges to.
    pub enum TouchedEnemy {
        /// The touched piece must be captured.
        CaptureIt,
        /// The first touched piece that can be captured must be captured.
        CaptureFirstThatCan,
    }

    /// What touching pieces of both colours obliges to.
    pub enum TouchedBoth {
        /// To capture the one with the other; if that cannot be, the opponent chooses: the own piece moves,
        /// or the other is captured by whichever piece the offender likes.
        OpponentChooses,
        /// To capture the one with the other; if that cannot be, to move or capture the first touched piece
        /// that allows it. The own piece counts as first where the order is unclear.
        CaptureElseFirstTouched,
        /// As before, with the first touched of each colour where several were touched.
        FirstByFirstElseFirstTouched,
    }

    /// What follows when no touched piece can be moved or captured.
    pub enum NoTouchedMove {
        /// Nothing is said.
        Silent,
        /// Any legal move may be played.
        AnyMove,
    }

    /// What touching a rook and then the king means for castling.
    pub enum RookThenKing {
        /// Nothing is said.
        Silent,
        /// No castling with that rook on this move; the rook counts as touched first.
        NoCastlingThatSide,
    }

    /// What touching king and rook means when castling there is legal.
    pub enum KingAndRook {
        /// A move imposed by a touch may never be castling.
        NeverCastling,
        /// Any move of the king satisfies the rule.
        AnyKingMove,
        /// The player must castle on that side.
        MustCastle,
    }

    /// What touching king and rook means when castling there is not legal.
    pub enum FailedCastling {
        /// Nothing is said.
        Silent,
        /// Castle on the other side or move the king; if the king cannot move, any legal move.
        OtherSideOrKing,
    }

    /// When the right to claim a breach of the touch rules is lost.
    pub enum TouchClaimLoss {
        /// When the claimant touches a piece.
        ClaimantTouches,
        /// When the claimant touches a piece of his own.
        ClaimantTouchesOwn,
    }

    /// Who can have the touch rules applied.
    pub enum TouchEnforcement {
        /// The opponent only.
        Opponent,
        /// The opponent, or the arbiter of his own accord.
        OpponentOrArbiter,
        /// The arbiter, but only when a player asks him.
        OnRequest,
    }
}
