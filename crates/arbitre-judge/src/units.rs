//! The units of the Laws, as lengths of time.

use arbitre_clock::Duration;
use arbitre_laws::{Minutes, Seconds};

/// So many minutes.
pub(crate) fn minutes(minutes: Minutes) -> Duration {
    Duration::from_milliseconds(minutes.millis())
}

/// So many seconds.
pub(crate) fn seconds(seconds: Seconds) -> Duration {
    Duration::from_milliseconds(seconds.millis())
}
