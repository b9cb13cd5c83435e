//! Adjourned games.

use crate::Minutes;

choices! {
    /// How the move is sealed.
    pub enum Sealing {
        /// The player writes it and closes the envelope himself; only then his clock stops.
        WrittenAndClosed,
        /// The same; a player who moves on the board after being told to seal must seal that move.
        MoveOnBoardIsSealed,
    }

    /// What leaving the game to be adjourned before the end of the session costs.
    pub enum EarlyAdjournment {
        /// Nothing is said in the part that has been read.
        Silent,
        /// The player counts as having used his time up to the end of the session.
        TimeToEndOfSession,
    }

    /// What a sealed move does that can be read in two ways.
    pub struct AmbiguousSealedMove(pub FaultySealedMove);

    /// What a sealed move does whose meaning cannot be established.
    pub struct MeaninglessSealedMove(pub FaultySealedMove);

    /// What a sealed move does that is illegal.
    pub struct IllegalSealedMove(pub FaultySealedMove);

    /// What a sealed move does that has a fault.
    pub enum FaultySealedMove {
        /// The director judges; it can lose the game.
        DirectorJudges,
        /// It loses the game, unless the game is over or the opponent cannot mate.
        Loses,
    }

    /// What happens when the player who is to answer the sealed move is there at resumption.
    pub enum ReplierPresent {
        /// The envelope is opened, the move is made on the board, and his clock is started.
        EnvelopeOpened,
    }

    /// What happens when the player who is to answer the sealed move is absent at resumption.
    pub enum ReplierAbsent {
        /// His clock is started; the envelope is opened when he comes.
        ClockStarted,
    }

    /// What happens when the player who sealed is absent at resumption.
    pub enum SealerAbsent {
        /// Nothing is said in the part that has been read.
        Silent,
        /// The opponent may seal his answer and start the other clock.
        AnswerMayBeSealed,
    }

    /// When a player who is late for resumption has lost.
    pub enum LateResumption {
        /// Nothing is fixed.
        Silent,
        /// After so much time, unless his sealed move ended the game.
        After(Minutes),
        /// After so much time, unless the event or the arbiter decides otherwise, or his move ended the game.
        AfterUnlessDecided(Minutes),
        /// After the default time of the event, unless the arbiter decides otherwise, or his move ended the game.
        DefaultTime,
    }

    /// What happens when the envelope is lost.
    pub enum LostEnvelope {
        /// Nothing is said.
        Silent,
        /// The game goes on from the adjourned position; the player plays the move that he says he sealed.
        SealerStatesMove,
    }

    /// What happens when the adjourned position cannot be established.
    pub enum LostPosition {
        /// The game is annulled.
        Annulled,
    }

    /// What happens when the clocks were set wrongly at resumption.
    pub enum ResumptionTimes {
        /// Nothing is said in the part that has been read.
        Silent,
        /// They are corrected if a player says so before his first move; later only if it would be too severe not to.
        BeforeFirstMove,
    }

    /// What the players can settle before resumption.
    pub enum SettledBeforeResumption {
        /// Nothing is said in the part that has been read.
        Silent,
        /// An agreed draw or a resignation ends the game.
        EndsGame,
    }
}
