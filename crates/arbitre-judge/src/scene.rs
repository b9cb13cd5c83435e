//! What a rule sees: an event, the facts, the Laws, and the rulings given so far.

use arbitre_board::{Position, Side};
use arbitre_journal::{Act, Actor, Event, EventNumber, Finding, Need, Outcome};
use arbitre_laws::Laws;

use crate::course::{Course, Happening, Step};
use crate::docket::Docket;
use crate::question::{Matter, Question};
use crate::ruling::{Citations, Decision, Ending, Fact, Ruling};
use crate::start::Start;

/// An event before the judge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub laws: &'a Laws,
    pub start: &'a Start,
    pub course: &'a Course,
    pub docket: &'a Docket<'a>,
    pub event: &'a Event,
    pub happening: Happening,
}

/// What a rule answers: nothing, or rulings in order.
pub(crate) type Rulings = Vec<Ruling>;

impl<'a> Scene<'a> {
    /// The player who acts, if it is one.
    pub(crate) const fn player(&self) -> Option<Side> {
        self.event.actor.side()
    }

    /// Whether it is the arbiter, or his assistant, who acts.
    pub(crate) const fn is_arbiter(&self) -> bool {
        matches!(self.event.actor, Actor::Arbiter | Actor::Assistant)
    }

    /// What happened.
    pub(crate) const fn act(&self) -> &'a Act {
        &self.event.act
    }

    /// The position on the board, if it is one.
    pub(crate) const fn position(&self) -> Option<&'a Position> {
        self.course.position()
    }

    /// The move that the event made, if it made one.
    pub(crate) fn made(&self) -> Option<&'a Step> {
        if self.happening.made() {
            self.course.last()
        } else {
            None
        }
    }

    /// The findings of the arbiter, if the event is one.
    pub(crate) fn findings(&self) -> &'a [Finding] {
        match &self.event.act {
            Act::Judge(findings) => findings,
            _ => &[],
        }
    }

    /// What a question that waits for an answer is about.
    pub(crate) fn asked(&self, question: arbitre_journal::Question) -> Option<Matter> {
        self.docket.asked(Need::Finding(question))
    }
}

/// The ruling with this decision, resting on the events given.
pub(crate) fn ruling(
    decision: Decision,
    under: Citations,
    facts: impl IntoIterator<Item = Fact>,
) -> Ruling {
    Ruling {
        decision,
        under,
        facts: facts.into_iter().collect(),
        open: Vec::new(),
    }
}

/// A question to the arbiter.
pub(crate) fn ask(
    need: Need,
    about: Matter,
    under: Citations,
    facts: impl IntoIterator<Item = Fact>,
) -> Ruling {
    ruling(Decision::Asks(Question { need, about }), under, facts)
}

/// A question that a finding of the arbiter answers.
pub(crate) fn ask_finding(
    question: arbitre_journal::Question,
    about: Matter,
    under: Citations,
    facts: impl IntoIterator<Item = Fact>,
) -> Ruling {
    ask(Need::Finding(question), about, under, facts)
}

/// The end of the game.
pub(crate) fn end(
    outcome: Outcome,
    ending: Ending,
    under: Citations,
    facts: impl IntoIterator<Item = Fact>,
) -> Ruling {
    ruling(Decision::Ends(outcome, ending), under, facts)
}

/// The result when a side wins.
pub(crate) const fn wins(side: Side) -> Outcome {
    match side {
        Side::White => Outcome::WhiteWins,
        Side::Black => Outcome::BlackWins,
    }
}

/// The fact that an event is.
pub(crate) const fn seen(event: EventNumber) -> Fact {
    Fact::Event(event)
}
