//! How many recorded rulings the judge agrees with.

use std::fmt;

use arbitre_judge::Judgement;

use crate::{Failure, Outcome};

/// How many games were compared, and how many recorded rulings agreed or differed.
#[derive(Default)]
pub struct Tally {
    games: usize,
    agree: usize,
    differ: usize,
}

impl Tally {
    /// Counts the comparisons of a game.
    pub fn add(&mut self, judgement: &Judgement) {
        let comparisons = &judgement.comparisons;
        let agree = comparisons.iter().filter(|one| one.agrees()).count();
        self.games += 1;
        self.agree += agree;
        self.differ += comparisons.len() - agree;
    }

    /// Whether a ruling differed.
    ///
    /// # Errors
    ///
    /// When nothing was compared, which shows nothing.
    pub fn outcome(&self) -> Result<Outcome, Failure> {
        match (self.agree, self.differ) {
            (0, 0) => Err(Failure::Refused(
                "nothing was compared: no ruling is recorded under these Laws".to_owned(),
            )),
            (_, 0) => Ok(Outcome::Clean),
            _ => Ok(Outcome::Findings),
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counted = |number: usize, one: &str| match number {
            1 => format!("1 {one}"),
            _ => format!("{number} {one}s"),
        };
        let Self {
            games,
            agree,
            differ,
        } = *self;
        let games = counted(games, "game");
        let recorded = counted(agree + differ, "recorded ruling");
        write!(f, "{games}, {recorded}: {agree} agree, {differ} differ")
    }
}
