//! The end of the game on the board.

choices! {
    /// What mate does.
    pub enum Checkmate {
        /// It wins and ends the game at once, if the move was legal.
        EndsGame,
        /// It does so if the move was legal and kept to the rules of touched pieces.
        EndsGameIfTouchRulesKept,
    }

    /// What stalemate does.
    pub enum Stalemate {
        /// The game is drawn at once.
        Draw,
        /// The game is drawn at once, provided that the move that led to it was legal.
        DrawIfMoveLegal,
        /// The game is drawn at once, provided that the move that led to it was legal and kept to the
        /// rules of touched pieces.
        DrawIfTouchRulesKept,
    }

    /// What a position does in which nobody can mate by any series of legal moves.
    pub enum DeadPosition {
        /// Nothing is said.
        Silent,
        /// The game is drawn at once.
        Draw,
        /// The game is drawn at once, provided that the move that led to it was legal.
        DrawIfMoveLegal,
        /// The game is drawn at once, provided that the move that led to it was legal and kept to the
        /// rules of touched pieces.
        DrawIfTouchRulesKept,
    }

    /// What resigning does.
    pub enum Resignation {
        /// The part of the text that says so has not been read.
        Unread,
        /// It loses the game at once, whatever stands on the board.
        Loses,
        /// It loses, but the game is drawn if the opponent cannot mate by any series of legal moves.
        DrawIfNoMate,
    }

    /// What a game counts.
    pub enum Scoring {
        /// Nothing is said.
        Silent,
        /// One, a half, nothing.
        OneHalfNothing,
        /// One, a half, nothing, unless announced otherwise beforehand.
        OneHalfNothingUnlessAnnounced,
    }
}
