//! Keeping score, and what a scoresheet proves.

use crate::{Minutes, Requests, Seconds};

choices! {
    /// Whether the moves are recorded.
    pub enum Recording {
        /// Every move of both players, as it is played.
        Required,
        /// The players need not.
        NotRequired,
    }

    /// When a player is relieved of recording.
    pub enum RecordingRelief {
        /// Never.
        Never,
        /// With too little time left, unless enough is added with every move.
        InTimeTrouble {
            /// The time left below which he need not record.
            below: Minutes,
            /// The time per move from which he must record all the same.
            unless: Seconds,
        },
        /// Once he had too little time left, until the end of the period, unless enough is added with
        /// every move.
        UntilEndOfPeriod {
            /// The time left below which he need not record any more.
            below: Minutes,
            /// The time per move from which he must record all the same.
            unless: Seconds,
        },
    }

    /// Whether a move may be written before it is made.
    pub enum AdvanceWriting {
        /// It is not forbidden.
        Tolerated,
        /// It is forbidden, except to claim a draw or to seal a move.
        Forbidden,
    }

    /// What happens when a player cannot record.
    pub enum Inability {
        /// Nothing is said.
        Silent,
        /// The arbiter takes some of his time.
        TimeDeducted,
        /// Another person may record for him; the arbiter may adjust his time.
        AssistantRecords,
    }

    /// What happens after a flag when neither player had to record.
    pub enum UpdateByBoth {
        /// Nothing is said.
        Silent,
        /// The arbiter stops the clocks, and both complete their scoresheets.
        ClocksStopped,
    }

    /// What happens after a flag when one player had not to record.
    pub enum UpdateByOne {
        /// Nothing is said.
        Silent,
        /// He completes his scoresheet before he moves, in his own time.
        OwnTimeBeforeMoving,
    }

    /// What happens when no scoresheet is complete.
    pub enum Reconstruction {
        /// Nothing is said.
        Silent,
        /// The players reconstruct the game on a second board.
        OnSecondBoard,
    }

    /// What counts when the number of moves cannot be established.
    pub enum UndeterminedCount {
        /// Nothing is said.
        Silent,
        /// The next move is the first of the next period.
        FirstOfNextPeriod,
    }

    /// What the players may do when their scoresheets disagree on the number of moves.
    pub enum CountDispute {
        /// Nothing is said.
        Silent,
        /// They may stop the clocks, if both have recorded the last move.
        ClocksMayBeStopped,
    }

    /// Which notation is accepted as evidence.
    pub enum Notation {
        /// The algebraic or the descriptive one, as the federation chooses.
        AlgebraicOrDescriptive,
        /// The algebraic one only; the arbiter warns a player who uses another.
        AlgebraicOnly,
    }

    /// How often a player may ask to see the record kept for him.
    pub enum ScoresheetRequest {
        /// Nothing is said.
        Silent,
        /// So often, on his own move; more is a disturbance of the opponent.
        AtMost(Requests),
    }

    /// Whether a claim may rest on what a screen or board in the hall shows.
    pub enum Displays {
        /// Nothing is said.
        Silent,
        /// Not on that alone.
        NoEvidence,
    }
}
