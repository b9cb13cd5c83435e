//! Questions that the Laws leave to the arbiter, and the answers they permit.

use arbitre_board::{Side, Square};
use arbitre_journal::{
    Answer, Choice, Colours, Doubtful, Effort, EventNumber, FlagFirst, Intent, Need, Score, Waived,
    Word,
};
use arbitre_laws::{Laws, Measure};

use crate::ruling::Ending;

/// A question that the Laws leave to the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked for.
    pub need: Need,
    /// What it is about.
    pub about: Matter,
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// A sign that a side gave: did it resign?
    Resignation(Side),
    /// A touch that a side says was not meant.
    Touch(Side),
    /// Two men touched by a side, of which the capture is impossible.
    TouchedBoth {
        /// Who touched them.
        side: Side,
        /// The man of that side.
        own: Square,
        /// The man of the opponent.
        enemy: Square,
    },
    /// A press without a move that answered an offence.
    Press {
        /// Who pressed.
        side: Side,
        /// The press.
        press: EventNumber,
        /// The offence that was claimed.
        claimed: EventNumber,
    },
    /// Both flags.
    Flags,
    /// A claim in the last period.
    Quickplay(Side),
    /// A request for an increment.
    Increment(Side),
    /// Refusal to follow the Laws.
    Refusal(Side),
    /// The opponent of a side that lost.
    Score(Side),
    /// Whether a side can still mate, on which the end of the game depends.
    Mate(Side, Ending),
    /// Whether either side can still mate.
    DeadPosition,
    /// The times after an intervention.
    Clocks,
    /// The number of moves, or the position, that the record does not tell.
    Moves(Side),
    /// What a breach costs, and whose it is where it has an author.
    Breach(Option<Side>),
}

/// The answers that a question permits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Options {
    /// One of these words, as a journal writes them.
    Words(&'static [&'static str]),
    /// One or more of these measures, from the mildest to the hardest.
    Measures(Vec<Measure>),
    /// The times of the displays.
    Times,
    /// The event before which the position is put back, or none.
    Event,
}

impl Question {
    /// The answers that the question permits under some Laws.
    ///
    /// # Examples
    /// ```
    /// use arbitre_judge::{Decision, Options, judge};
    /// use arbitre_laws::{Measure, laws};
    ///
    /// let journal = "@laws fide-1997\nwhite press\nblack claim illegal ^1\n".parse()?;
    /// let laws = laws(&"fide-1997".parse()?)?;
    /// let judgement = judge(&journal, &[laws]);
    /// let verdicts = &judgement.moments.last().unwrap().verdicts;
    /// let asked = verdicts.iter().find_map(|verdict| match verdict.ruling.decision {
    ///     Decision::Asks(question) => Some(question),
    ///     _ => None,
    /// });
    /// let Options::Measures(measures) = asked.unwrap().options(laws) else { panic!() };
    /// assert_eq!(measures[0], Measure::Warning);
    /// assert!(!measures.contains(&Measure::Fine));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn options(&self, laws: &Laws) -> Options {
        use arbitre_journal::Question as Key;
        let key = match self.need {
            Need::Finding(key) => key,
            Need::Penalise | Need::Nothing => {
                return Options::Measures(laws.penalties.rule.measures().collect());
            }
        };
        match key {
            Key::Intent => Options::Words(Intent::WORDS),
            Key::NormalMeans => Options::Words(Doubtful::WORDS),
            Key::Effort => Options::Words(Effort::WORDS),
            Key::FlagFirst => Options::Words(FlagFirst::WORDS),
            Key::Waive => Options::Words(Waived::WORDS),
            Key::Colours => Options::Words(Colours::WORDS),
            Key::Choice => Options::Words(Choice::WORDS),
            Key::Score => Options::Words(Score::WORDS),
            Key::Times => Options::Times,
            Key::Restore => Options::Event,
            Key::Clear
            | Key::Persistent
            | Key::Increment
            | Key::Mate
            | Key::Severe
            | Key::Schedule => Options::Words(Answer::WORDS),
        }
    }
}
