#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

mod act;
mod cause;
mod clock;
mod comment;
mod control;
mod device;
mod dialect;
mod due;
mod duration;
mod half;
mod overstep;
mod period;
mod setting;
mod side;
mod state;
mod text;
mod times;

pub use act::{Act, Change, Changed, Entry, Standing, UndoError};
pub use cause::{Cause, Reason};
pub use clock::{Clock, Flags, MoveOdds, Pressed};
pub use comment::{Found, TimeCommand, TimeComment};
pub use control::{ControlError, Controls, Span, TimeControl};
pub use device::{AtFlag, Device, Face, FirstBonus, Switch};
pub use dialect::{Dialect, DialectError, Doubt, Inexpressible, Lost, Reading, Stated};
pub use due::Due;
pub use duration::Duration;
pub use overstep::{Examined, Overstep, Seen};
pub use period::{Bonus, Period, Quota};
pub use side::{Side, Sides};
pub use state::{Motion, Then, Zero};
pub use text::TextError;
pub use times::{
    CheckedTimes, Displays, Impossible, MoveTime, PeriodChange, TimedMove, Used, check_times,
};
