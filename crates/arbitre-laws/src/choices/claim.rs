//! Repetition, the fifty moves, and the claims of a draw.

use crate::{Minutes, Moves, Occurrences};

choices! {
    /// Who may claim a position that has just occurred often enough.
    pub enum RepetitionClaim {
        /// It is claimed at the moment when it stands on the board.
        AtThatMoment(Occurrences),
        /// The player who is to move claims it.
        PlayerToMove(Occurrences),
    }

    /// Whether a repetition that is about to occur can be claimed.
    pub enum RepetitionAnnounced {
        /// Nothing is said in the part that has been read.
        Silent,
        /// The player to move writes the move and declares that he will make it.
        WritesAndDeclares(Occurrences),
    }

    /// When two positions are the same.
    pub enum SamePosition {
        /// The same kinds of pieces on the same squares, the same player to move.
        PlacementAndTurn,
        /// That, and the same possible moves for both players.
        PossibleMovesToo,
    }

    /// Whether a right to capture in passing makes a position another one.
    pub enum EnPassantRight {
        /// It is not mentioned, and so it does not count.
        Ignored,
        /// It does, if the capture was legal.
        CountsIfLegal,
    }

    /// Whether a right to castle makes a position another one.
    pub enum CastlingRight {
        /// It is not mentioned, and so it does not count.
        Ignored,
        /// It does: it is lost for good when king or rook has moved.
        CountsUntilMoved,
    }

    /// Who may claim that so many moves went by without a capture or a pawn move.
    pub enum FiftyClaim {
        /// A player proves it at the moment when it is so.
        ProvedAtThatMoment(Moves),
        /// The player who is to move claims it.
        PlayerToMove(Moves),
    }

    /// Whether the last of these moves can be announced with the claim.
    pub enum FiftyAnnounced {
        /// Nothing is said.
        Silent,
        /// The player to move writes the move and declares that he will make it.
        WritesAndDeclares(Moves),
    }

    /// Which positions allow more moves than fifty.
    pub enum FiftyExceptions {
        /// None.
        None,
        /// Where theory needs more than fifty moves, twice the number that it needs.
        TwiceTheory,
    }

    /// Whether a player may demand to be mated within so many moves.
    pub enum MateInFifty {
        /// There is no such demand.
        Silent,
        /// At any time; the count begins again at each capture and pawn move.
        AtAnyTime(Moves),
    }

    /// What loses the right to claim a draw for this move.
    pub enum ClaimLoss {
        /// Letting the position change.
        PositionChanges,
        /// Making a move.
        Moving,
        /// Touching a piece that the touch rules then bind.
        Touching,
    }

    /// What becomes of the clocks when a draw is claimed.
    pub enum ClaimClock {
        /// Nothing is said.
        Silent,
        /// The claimant stops both.
        ClaimantStops,
        /// They may be stopped.
        MayBeStopped,
        /// The claimant or the arbiter stops both.
        ClaimantOrArbiterStops,
    }

    /// Whether a claim of a draw can be taken back.
    pub enum ClaimWithdrawal {
        /// Nothing is said.
        Silent,
        /// It cannot.
        Irrevocable,
    }

    /// What a right claim does.
    pub enum RightClaim {
        /// The game is drawn at once.
        DrawnAtOnce,
    }

    /// What a wrong claim costs the claimant.
    pub enum ClaimantLoses {
        /// Nothing.
        Nothing,
        /// Half of the time left, at most so much.
        HalfUpTo {
            /// The most that is taken.
            most: Minutes,
        },
        /// The same, but never below a floor, and nothing below it.
        HalfUpToKeeping {
            /// The most that is taken.
            most: Minutes,
            /// The time that is left to him, if he had it.
            floor: Minutes,
        },
    }

    /// What a wrong claim costs.
    pub enum WrongClaim {
        /// Nothing is said.
        Silent,
        /// Time for the opponent, and perhaps less for the claimant.
        Costs {
            /// What the claimant loses.
            claimant: ClaimantLoses,
            /// What the opponent gains.
            opponent: Minutes,
        },
    }

    /// What becomes of a move that was announced with a wrong claim.
    pub enum AnnouncedMove {
        /// Nothing is said.
        Silent,
        /// It must be played.
        MustBePlayed,
        /// It must be played as far as the rules on moves and touched pieces allow.
        PlayedUnderTouchRules,
    }

    /// Which repetition ends the game without a claim.
    pub enum AutomaticRepetition {
        /// None.
        Silent,
        /// So many occurrences on consecutive alternate moves by each player.
        Consecutive(Occurrences),
        /// So many occurrences anywhere in the game.
        Anywhere(Occurrences),
    }

    /// How many moves of each player without a capture or a pawn move end the game without a claim.
    pub enum AutomaticProgress {
        /// None.
        Silent,
        /// So many; a mate on the last of them comes first.
        Moves(Moves),
    }
}

impl ClaimantLoses {
    /// What is taken from a claimant who has so many milliseconds left, in milliseconds.
    ///
    /// A fraction of a millisecond is left to him.
    ///
    /// # Examples
    /// One minute and a half left, with half of it to be taken, but a minute to be left:
    /// ```
    /// use arbitre_laws::{ClaimantLoses, Minutes};
    /// let keeping = ClaimantLoses::HalfUpToKeeping { most: Minutes(3), floor: Minutes(1) };
    /// assert_eq!(keeping.of(90_000), 30_000);
    /// assert_eq!(keeping.of(40_000), 0);
    /// assert_eq!(ClaimantLoses::HalfUpTo { most: Minutes(3) }.of(90_000), 45_000);
    /// ```
    #[must_use]
    pub fn of(self, left: i64) -> i64 {
        let half = |most: Minutes| (left / 2).clamp(0, most.millis());
        match self {
            Self::Nothing => 0,
            Self::HalfUpTo { most } => half(most),
            Self::HalfUpToKeeping { most, floor } => half(most).min((left - floor.millis()).max(0)),
        }
    }
}
