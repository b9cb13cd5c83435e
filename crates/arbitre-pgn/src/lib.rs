#![doc = include_str!("../README.md")]

mod chunk;
mod class;
mod departure;
mod diagnostic;
mod encoding;
mod epd;
mod export;
mod input;
mod limits;
mod nag;
mod openings;
mod outcome;
mod parallel;
mod place;
mod reader;
mod replay;
mod scan;
mod score;
mod select;
mod tree;
mod typed;
mod visitor;

pub use departure::{Departure, Form};
pub use diagnostic::{Diagnostic, Severity, Trouble};
pub use encoding::{Encoding, decode, encode};
pub use epd::{Epd, EpdError, EpdReason, Operand, Operation, PositionLine, Registers};
pub use export::{Content, Export, ExportRemark, Exported};
pub use input::{Compression, Input, ToUtf16};
pub use limits::{Limits, Mode};
pub use nag::Nag;
pub use openings::Opening;
pub use outcome::{Outcome, OutcomeError};
pub use place::Place;
pub use reader::{Reader, Step};
pub use replay::{Replay, ReplayError, Start, StartError, start_position};
pub use score::GameScore;
pub use select::{Comparison, Duplicates, Filter, Pattern, PatternError, TagTest, TagTestError};
pub use tree::{Blank, Game, GameText, Item, Kind, Line, Move, Piece, Tag, Tags, Text};
pub use typed::{
    Arrow, Command, Date, DateError, Drawing, DrawingError, Eval, EvalError, GameTimes, Mark,
    Paint, Part, PlayMode, Score, Termination, Unit, UnreadableTime, Variant, parts,
};
pub use visitor::{CommentKind, Ending, Extent, Flow, Head, Leave, ON, TagToken, Token, Visitor};
