//! Quickplay finishes: the last period, in which all moves must be made.

use crate::{Minutes, Seconds};

choices! {
    /// Whether the rules of the quickplay finish are in force.
    pub enum QuickplayFinish {
        /// The edition does not know them.
        Silent,
        /// They are part of the Laws.
        InForce,
        /// Only if the event announced them beforehand.
        IfAnnounced,
        /// The event announced them.
        Announced,
        /// They are excluded here.
        Excluded,
    }

    /// In which games the rules of the quickplay finish can be in force.
    pub enum QuickplayGames {
        /// Nothing is said: in all.
        Silent,
        /// In those without an increment.
        WithoutIncrement,
    }

    /// Who may claim a draw because he cannot be beaten by normal means.
    pub enum QuickplayClaim {
        /// Nobody.
        Silent,
        /// A player with less than so much time left, whoever is to move.
        AnyPlayer {
            /// The time below which he may claim.
            below: Minutes,
        },
        /// The player to move with less than so much time left.
        PlayerToMove {
            /// The time below which he may claim.
            below: Minutes,
        },
    }

    /// When the arbiter grants such a claim.
    pub enum QuickplayGrant {
        /// There is no such claim.
        Silent,
        /// When the opponent makes no effort to win by normal means, or cannot win so.
        NoEffortOrNoNormalMeans,
    }

    /// What postponing the decision does.
    pub enum QuickplayPostponement {
        /// There is no such claim.
        Silent,
        /// The opponent may be given so much time, and the game goes on in the arbiter's presence.
        OpponentMayGain(Minutes),
    }

    /// What rejecting the claim does.
    pub enum QuickplayRejection {
        /// It cannot be rejected, or there is no such claim.
        Silent,
        /// The opponent gains so much time.
        OpponentGains(Minutes),
    }

    /// Until when a postponed claim can be decided.
    pub enum QuickplayLateDecision {
        /// There is no such claim.
        Silent,
        /// Even after a flag has fallen.
        AfterFlagToo,
    }

    /// What such a claim does where there is no arbiter.
    pub enum QuickplayWithoutArbiter {
        /// Nothing is said.
        Silent,
        /// It ends the game; an outside arbiter decides on the written position and score.
        EndsGame,
    }

    /// Whether a player in time trouble may ask for an increment instead.
    pub enum IncrementRequest {
        /// No.
        Silent,
        /// The player to move with too little time left, if the guideline was announced.
        IfAnnounced {
            /// The time below which he may ask.
            below: Minutes,
            /// What both players then get for every move.
            increment: Seconds,
            /// What the opponent gains at once.
            opponent: Minutes,
        },
    }
}
