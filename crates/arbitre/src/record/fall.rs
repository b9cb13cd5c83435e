//! The fall of a flag, as a game file tells of it.

use arbitre_board::Side;
use arbitre_clock::Duration;
use arbitre_journal::{Act, Actor, Claim, Claimed, Journal, Sides};
use arbitre_pgn::{Game, Outcome, Termination};

/// What a game file tells of the fall of a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fall {
    /// Nothing.
    Untold,
    /// The time was overstepped, and the result says by whom: the flag fell and was called.
    Called(Side),
    /// The time was overstepped, and nothing says by whom.
    Unnamed,
    /// The last time of a side is zero, and nothing says that its flag fell.
    Zero(Side),
}

impl Fall {
    /// What a game tells, whose comments say that the sides had so much time at last.
    pub fn of(game: &Game, last: [Option<Duration>; 2]) -> Self {
        let zero = Side::ALL.map(|side| last[side as usize] == Some(Duration::ZERO));
        let zero = match zero {
            [true, false] => Some(Side::White),
            [false, true] => Some(Side::Black),
            _ => None,
        };
        match (game.tags.termination(), game.result()) {
            (Some(Termination::TimeForfeit), Outcome::WhiteWins) => Self::Called(Side::Black),
            (Some(Termination::TimeForfeit), Outcome::BlackWins) => Self::Called(Side::White),
            (Some(Termination::TimeForfeit), _) => zero.map_or(Self::Unnamed, Self::Called),
            (None, _) => zero.map_or(Self::Untold, Self::Zero),
            (Some(_), _) => Self::Untold,
        }
    }

    /// Adds to a journal what is told: a flag fell, and the opponent claimed it.
    pub fn enter(self, journal: &mut Journal) {
        let Self::Called(side) = self else {
            return;
        };
        let fallen = Sides::from(side);
        journal.add_event(Actor::Clock, Act::Flag(fallen));
        let claim = Claim {
            what: Claimed::Flag(fallen),
            intended: None,
            by: None,
        };
        journal.add_event(Actor::Player(!side), Act::Claim(claim));
    }
}
