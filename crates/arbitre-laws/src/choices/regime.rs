//! Standard, rapid or blitz, and whether an arbiter watches the game.

use crate::{Games, Minutes};

choices! {
    /// One end of a range of minutes.
    pub enum Bound {
        /// This number of minutes belongs to the range.
        Including(Minutes),
        /// This number of minutes lies just outside.
        Excluding(Minutes),
    }

    /// What an increment adds to the thinking time when a game is classified.
    pub enum IncrementCounting {
        /// Only the base time counts.
        Ignored,
        /// Sixty increments are added to the base time.
        SixtyMoves,
    }

    /// Which games are rapid games.
    pub enum RapidDefinition {
        /// The edition has no rapid chess.
        Silent,
        /// All moves are made within a time between two bounds.
        Between {
            /// The lower bound.
            least: Bound,
            /// The upper bound.
            most: Bound,
            /// How an increment counts.
            increment: IncrementCounting,
        },
    }

    /// Which games are blitz games.
    pub enum BlitzDefinition {
        /// The edition has no blitz chess.
        Silent,
        /// All moves are made within a time up to a bound.
        UpTo {
            /// The upper bound.
            most: Bound,
            /// How an increment counts.
            increment: IncrementCounting,
        },
    }

    /// When a rapid or blitz game is played under the rules for standard play.
    pub enum SupervisionTest {
        /// There is one regime only.
        Undivided,
        /// An arbiter watches at most so many games.
        Watched(Games),
        /// An arbiter watches at most so many games, and each game is recorded.
        WatchedAndRecorded(Games),
        /// Never: the event chose the unsupervised rules beforehand.
        Never,
    }
}
