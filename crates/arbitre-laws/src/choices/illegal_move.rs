//! Illegal moves: when they are, who may say so, what they cost.

use crate::{Minutes, Moves};

choices! {
    /// From when a move that breaks the rules counts as an illegal move.
    pub enum IllegalMoveTrigger {
        /// As soon as it is made.
        Made,
        /// Once the clock has been pressed after it, or it is completed otherwise.
        Completed,
    }

    /// Until when an illegal move can be raised.
    pub enum IllegalMoveWindow {
        /// At any time during the game.
        WholeGame,
        /// Until the opponent touches a piece.
        UntilOpponentTouches,
        /// Until the opponent has made his next move.
        UntilOpponentMoves,
    }

    /// What becomes of an illegal move that is found after the window has closed.
    pub enum IllegalMoveFoundLate {
        /// The window never closes; the position goes back to the last one that can be identified.
        LastIdentifiablePosition,
        /// The position goes back without a penalty; if it cannot be restored, the game is annulled.
        RestoredElseAnnulled,
        /// It stands.
        Stands,
        /// It stands, unless the players agree to correct it, without the arbiter.
        StandsUnlessAgreed,
    }

    /// Who may raise an illegal move.
    pub enum IllegalMoveRaisedBy {
        /// Anyone at the board; the arbiter acts of his own accord.
        Anyone,
        /// Anyone for the correction; the penalty is imposed only when a player asks for it.
        AnyonePenaltyOnRequest,
        /// The opponent only; the arbiter keeps out of it.
        Opponent,
        /// The arbiter, or the opponent where the arbiter does not act.
        ArbiterOrOpponent,
    }

    /// What one offence costs.
    pub enum OffencePenalty {
        /// Nothing beyond the correction.
        Correction,
        /// The opponent gains time.
        OpponentGains(Minutes),
        /// The game is lost.
        Loss,
        /// The opponent may claim the game.
        OpponentMayClaimWin,
    }

    /// What the first, the second, and every further illegal move of one player costs.
    pub struct IllegalMovePenalty {
        /// The first.
        pub first: OffencePenalty,
        /// The second.
        pub second: OffencePenalty,
        /// The third and later ones.
        pub third: OffencePenalty,
    }

    /// What an illegal move costs in a quickplay finish of standard play.
    pub enum QuickplayIllegalMovePenalty {
        /// The same as before it.
        AsBefore,
        /// A penalty of its own.
        Own(IllegalMovePenalty),
    }

    /// What softens the loss of the game for illegal moves.
    pub enum IllegalMoveException {
        /// Nothing.
        None,
        /// The game is drawn if the opponent cannot mate by any series of legal moves.
        DrawIfNoMate,
        /// The opponent wins only with mating potential; the text leaves open what happens otherwise.
        MatingPotential,
    }

    /// How the times stated for penalties are read in this regime.
    pub enum PenaltyTime {
        /// As stated.
        AsStated,
        /// One minute where two are stated.
        OneMinute,
    }

    /// Which offences are counted together.
    pub enum OffenceCount {
        /// Only illegal moves exist to be counted.
        IllegalMovesOnly,
        /// Moves, presses without a move and moves with two hands each have a count of their own.
        EachKindApart,
        /// All kinds share one count.
        AllTogether,
    }

    /// What binds the move that replaces an illegal one.
    pub enum ReplacementMove {
        /// The same piece must move if it legally can.
        SamePiece,
        /// The rules on touched pieces.
        TouchRules,
        /// The rules on touched pieces and on pieces already let go.
        TouchAndReleaseRules,
    }

    /// What binds the move that replaces an illegal capture.
    pub enum ReplacementOfCapture {
        /// Nothing apart is said: the same as for any other illegal move.
        Silent,
        /// The opponent chooses: a legal capture of that piece, or another move of the piece that was played.
        OpponentChooses,
    }

    /// How the clocks are set after a position has been restored.
    pub enum TimesAfterCorrection {
        /// They stay as they are.
        Unchanged,
        /// The arbiter estimates the times.
        ArbiterEstimates,
        /// The arbiter estimates the times, or leaves them as they are.
        ArbiterEstimatesOrLeaves,
    }

    /// What the arbiter does when he sees both kings in check, or a pawn on its last rank.
    pub enum IllegalPosition {
        /// Nothing apart is said; it is an illegal move like others.
        Silent,
        /// He steps in, although he otherwise leaves illegal moves to the players.
        Intervenes,
        /// He waits until the next move is completed; if the position is still illegal, the game is drawn.
        WaitsThenDraw,
    }
}

impl IllegalMovePenalty {
    /// The same answer for every offence.
    #[must_use]
    pub const fn always(penalty: OffencePenalty) -> Self {
        Self {
            first: penalty,
            second: penalty,
            third: penalty,
        }
    }

    /// Time for the opponent at the first two offences, the game at the third.
    #[must_use]
    pub const fn third_loses(gain: Minutes) -> Self {
        let gain = OffencePenalty::OpponentGains(gain);
        Self {
            first: gain,
            second: gain,
            third: OffencePenalty::Loss,
        }
    }

    /// Time for the opponent at the first offence, the game at the second.
    #[must_use]
    pub const fn second_loses(gain: Minutes) -> Self {
        Self {
            first: OffencePenalty::OpponentGains(gain),
            second: OffencePenalty::Loss,
            third: OffencePenalty::Loss,
        }
    }

    /// What the offence costs that has this number, counted from 1.
    ///
    /// # Examples
    /// ```
    /// use arbitre_laws::{IllegalMovePenalty, Minutes, Moves, OffencePenalty};
    /// let penalty = IllegalMovePenalty::second_loses(Minutes(2));
    /// assert_eq!(penalty.of(Moves(1)), OffencePenalty::OpponentGains(Minutes(2)));
    /// assert_eq!(penalty.of(Moves(2)), OffencePenalty::Loss);
    /// ```
    #[must_use]
    pub const fn of(self, offence: Moves) -> OffencePenalty {
        match offence.0 {
            0 | 1 => self.first,
            2 => self.second,
            _ => self.third,
        }
    }
}

impl PenaltyTime {
    /// The time to be given where the main Laws state this one.
    #[must_use]
    pub const fn of(self, stated: Minutes) -> Minutes {
        match self {
            Self::AsStated => stated,
            Self::OneMinute => Minutes(1),
        }
    }
}
