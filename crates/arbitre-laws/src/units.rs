//! Numbers with their units.

use serde::{Deserialize, Serialize};

/// Defines a unit: a whole number that cannot be taken for another one.
macro_rules! unit {
    ($($(#[$doc:meta])* $name:ident($number:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $name(pub $number);
    )*};
}

unit! {
    /// Minutes of thinking time.
    Minutes(u16);
    /// Seconds of thinking time.
    Seconds(u16);
    /// Moves, each counted once for both players together or once per player, as the choice says.
    Moves(u16);
    /// Occurrences of one position.
    Occurrences(u8);
    /// Games watched by one arbiter.
    Games(u8);
    /// Requests made by one player in one game.
    Requests(u8);
}

impl Minutes {
    /// The same time in milliseconds.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(arbitre_laws::Minutes(2).millis(), 120_000);
    /// ```
    #[must_use]
    pub const fn millis(self) -> i64 {
        self.0 as i64 * 60_000
    }
}

impl Seconds {
    /// The same time in milliseconds.
    #[must_use]
    pub const fn millis(self) -> i64 {
        self.0 as i64 * 1_000
    }
}
