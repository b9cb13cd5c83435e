#![doc = include_str!("../README.md")]

mod act;
mod actor;
mod arguments;
mod contradiction;
mod draft;
mod error;
mod excerpt;
mod french;
mod header;
mod header_text;
mod headers;
mod journal;
mod json;
mod judgement;
mod lexer;
mod movetext;
mod read_act;
mod ruling;
mod ruling_text;
mod span;
mod stamp;
mod text;
mod verb;
mod word;
mod write_act;
mod write_json;

pub use act::{
    Act, Adjustment, Agreement, Announcement, Answer, Castling, Claim, Claimed, Counter, Departure,
    DeviceKind, EventNumber, Evidence, Hand, Hands, IncidentKind, Listener, Man, Misplaced,
    MoveMade, MoveName, Noticed, Order, Penalty, Premises, PressHand, Reading, Resigning,
    Scoresheet, Speech, Turn, Verified, Written,
};
pub use actor::{Actor, Keywords, Sides};
pub use error::{Expected, JournalError, JournalErrors, Reason};
pub use header::{
    Board, ClockDevice, DefaultTime, DisplayKind, Header, HeaderKey, Movetext, NamedRegulation,
    Odds, PerSide, Played, Presence, Regulation, Reversed, ScoreState, Session, Switch, Watch,
    WrongSetup,
};
pub use headers::Headers;
pub use journal::{Content, Event, Journal, Line};
pub use judgement::{
    Choice, Colours, Doubtful, Effort, Finding, FlagFirst, Intent, Question, Restored, Score,
    Times, Waived,
};
pub use ruling::{
    Answered, ArticleName, Displays, Duty, Field, FieldKey, LawsName, Need, Offer, Outcome,
    Penalised, RecordedRuling, Regime, Supervision,
};
pub use span::{Located, Span};
pub use stamp::{NoTimeOfDay, Stamp, TimeOfDay};
pub use verb::Verb;
pub use word::{UnknownWord, Word};
