#![doc = include_str!("../README.md")]

mod adjournment;
mod afterwards;
mod arrival;
mod binding;
mod caller;
mod check;
mod claim;
mod clock_fault;
mod conduct;
mod correction;
mod counter;
mod course;
mod displacement;
mod docket;
mod ending;
mod flag;
mod game;
mod illegal_move;
mod judgement;
mod mating;
mod offence;
mod offer;
mod open;
mod overstep;
mod penalty;
mod price;
mod progress;
#[cfg(test)]
mod properties;
mod question;
mod quickplay;
mod recording;
mod regime;
mod repetition;
mod resignation;
mod rules;
mod ruling;
mod scene;
mod setup;
mod standing;
mod start;
mod touch;
mod units;
mod unknown_laws;
mod unread;

pub use binding::{Binding, Duty};
pub use check::{Agreement, Compared, compare};
pub use course::{Made, Press, Step, Table};
pub use game::{Asked, Game, Verdict};
pub use judgement::{Comparison, Judgement, Moment, judge};
pub use question::{Matter, Options, Question};
pub use regime::{classify, supervise};
pub use rules::Rule;
pub use ruling::{
    Citation, Citations, Decision, Ending, Fact, Missing, Offence, Open, Reason, Right, Ruling,
    Until, Who,
};
pub use standing::Standing;
pub use start::Start;
pub use unknown_laws::{NoLaws, UnknownLaws};
