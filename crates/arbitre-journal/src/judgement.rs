//! What the Laws leave to the arbiter: his findings, on lines that begin with `?`.

use arbitre_clock::Duration;

use crate::act::{Answer, EventNumber};
use crate::word::words;

/// One finding of the arbiter: a key and the answer he gives to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Whether an act was meant.
    Intent(Intent),
    /// Whether a sign of resignation, or the record, is clear.
    Clear(Answer),
    /// Whether the game can be won by normal means.
    NormalMeans(Doubtful),
    /// Whether the opponent makes an effort to win.
    Effort(Effort),
    /// Which flag fell first.
    FlagFirst(FlagFirst),
    /// The times that the clocks should show, estimated.
    Times(Times),
    /// A consequence that the arbiter relaxes.
    Waive(Waived),
    /// Whether an offence is persistent.
    Persistent(Answer),
    /// The position that is put back on the board.
    Restore(Restored),
    /// What happens to a game begun with the wrong colours.
    Colours(Colours),
    /// Whether time is added for each move from now on.
    Increment(Answer),
    /// Which of two touched men decides.
    Choice(Choice),
    /// What the opponent of a loser scores.
    Score(Score),
    /// Whether an offence is severe.
    Severe(Answer),
    /// Whether the schedule leaves time to go on.
    Schedule(Answer),
    /// Whether the side concerned can still mate by any series of legal moves.
    Mate(Answer),
}

impl Finding {
    /// The question that the finding answers.
    #[must_use]
    pub const fn question(&self) -> Question {
        match self {
            Self::Intent(_) => Question::Intent,
            Self::Clear(_) => Question::Clear,
            Self::NormalMeans(_) => Question::NormalMeans,
            Self::Effort(_) => Question::Effort,
            Self::FlagFirst(_) => Question::FlagFirst,
            Self::Times(_) => Question::Times,
            Self::Waive(_) => Question::Waive,
            Self::Persistent(_) => Question::Persistent,
            Self::Restore(_) => Question::Restore,
            Self::Colours(_) => Question::Colours,
            Self::Increment(_) => Question::Increment,
            Self::Choice(_) => Question::Choice,
            Self::Score(_) => Question::Score,
            Self::Severe(_) => Question::Severe,
            Self::Schedule(_) => Question::Schedule,
            Self::Mate(_) => Question::Mate,
        }
    }
}

/// Estimated times for the clocks; a side that is not named keeps its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// The time of White.
    pub white: Option<Duration>,
    /// The time of Black.
    pub black: Option<Duration>,
}

/// The position that a game goes back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restored {
    /// What it was before an event.
    Before(EventNumber),
    /// None: it stays as it is, or it cannot be established.
    Nothing,
}

words! {
    /// A question that the Laws leave to the arbiter: the keys of `judge`.
    pub enum Question {
        /// Was it meant?
        Intent = "intent",
        /// Is it clear?
        Clear = "clear",
        /// Can the game be won by normal means?
        NormalMeans = "normal-means",
        /// Does the opponent make an effort?
        Effort = "effort",
        /// Which flag fell first?
        FlagFirst = "flag-first",
        /// What should the clocks show?
        Times = "times",
        /// Is a consequence relaxed?
        Waive = "waive",
        /// Is the offence persistent?
        Persistent = "persistent",
        /// Which position is put back?
        Restore = "restore",
        /// Does a game with reversed colours go on?
        Colours = "colours",
        /// Is time added for each move?
        Increment = "increment",
        /// Which of the touched men decides?
        Choice = "choice",
        /// What does the opponent score?
        Score = "score",
        /// Is the offence severe?
        Severe = "severe",
        /// Does the schedule leave time?
        Schedule = "schedule",
        /// Can the side still mate by any series of legal moves?
        Mate = "mate",
    }

    /// Whether an act was meant.
    pub enum Intent {
        /// It was.
        Yes = "yes",
        /// It was an oversight.
        No = "no",
        /// It was arranged beforehand between the players.
        Prearranged = "prearranged",
    }

    /// Yes, no, or not to be told.
    pub enum Doubtful {
        /// So it is.
        Yes = "yes",
        /// So it is not.
        No = "no",
        /// It cannot be told.
        Unclear = "unclear",
    }

    /// The effort to win by normal means.
    pub enum Effort {
        /// There is one.
        Yes = "yes",
        /// There is none.
        None = "none",
        /// It cannot be told.
        Unclear = "unclear",
    }

    /// Which flag fell first.
    pub enum FlagFirst {
        /// White's.
        White = "white",
        /// Black's.
        Black = "black",
        /// It cannot be told.
        Unknown = "unknown",
    }

    /// What may be relaxed.
    pub enum Waived {
        /// The loss of a player who came late.
        Default = "default",
    }

    /// What happens to a game begun with the wrong colours.
    pub enum Colours {
        /// It goes on.
        Continue = "continue",
        /// A new game is played.
        Restart = "restart",
    }

    /// Which of two touched men decides.
    pub enum Choice {
        /// The player's own, which has to move.
        Piece = "piece",
        /// The opponent's, which has to be taken.
        Capture = "capture",
    }

    /// What a player scores.
    pub enum Score {
        /// Nothing.
        Zero = "0",
        /// Half a point.
        Half = "1/2",
        /// A point.
        One = "1",
    }
}
