//! What tags and comments say, as values.

mod command;
mod date;
mod drawing;
mod eval;
mod head;
mod times;

pub use command::{Command, Part, parts};
pub use date::{Date, DateError};
pub use drawing::{Arrow, Drawing, DrawingError, Mark, Paint};
pub use eval::{Eval, EvalError, Score, Unit};
pub(crate) use head::ROSTER;
pub use head::{PlayMode, Termination, Variant};
pub use times::{GameTimes, UnreadableTime};
