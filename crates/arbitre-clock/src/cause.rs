//! Why an arbiter changes a clock.

use alloc::boxed::Box;
use core::fmt;

/// Why a clock is changed otherwise than by playing, and under which article.
///
/// # Examples
/// ```
/// use arbitre_clock::{Cause, Reason};
/// let cause = Cause::from(Reason::IllegalMove).under("7.5.5");
/// assert_eq!(cause.to_string(), "illegal move, 7.5.5");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Cause {
    /// The occasion.
    pub reason: Reason,
    /// The article, in the numbering of the edition in force; empty when no article is given.
    pub article: Box<str>,
}

/// The occasion of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// What the display showed was read and is taken over.
    Reading,
    /// An illegal move is penalised.
    IllegalMove,
    /// A press that did not count is annulled.
    AnnulledPress,
    /// A wrong claim is penalised.
    WrongClaim,
    /// A claim is granted or put off, with time for the opponent.
    Claim,
    /// A player was disturbed.
    Disturbance,
    /// The clock was set wrongly or did not work.
    WrongSetting,
    /// The counter does not agree with the moves that were made.
    WrongCount,
    /// An assistant keeps the score for the player.
    Assistant,
    /// The team is penalised.
    Team,
    /// A player arrived late.
    LateArrival,
    /// An increment is introduced during the game.
    Increment,
    /// A position is restored and play resumes from it.
    Restoration,
    /// The arbiter's own judgement.
    Judgement,
}

impl Cause {
    /// The same occasion with the article that provides for it.
    #[must_use]
    pub fn under(mut self, article: &str) -> Self {
        self.article = article.into();
        self
    }
}

impl From<Reason> for Cause {
    fn from(reason: Reason) -> Self {
        Self {
            reason,
            article: Box::default(),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Reading => "reading",
            Self::IllegalMove => "illegal move",
            Self::AnnulledPress => "annulled press",
            Self::WrongClaim => "wrong claim",
            Self::Claim => "claim",
            Self::Disturbance => "disturbance",
            Self::WrongSetting => "wrong setting",
            Self::WrongCount => "wrong count",
            Self::Assistant => "assistant",
            Self::Team => "team penalty",
            Self::LateArrival => "late arrival",
            Self::Increment => "increment introduced",
            Self::Restoration => "position restored",
            Self::Judgement => "judgement",
        })
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)?;
        if self.article.is_empty() {
            Ok(())
        } else {
            write!(f, ", {}", self.article)
        }
    }
}
