//! What the Laws can decide: one type per subject, one named variant per answer.

/// Gives a choice what every choice has: comparison, printing, and its text form.
macro_rules! choices {
    ($($item:item)*) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        $item
    )*};
}

mod adjournment;
mod claim;
mod clock;
mod conduct;
mod ending;
mod flag;
mod illegal_move;
mod movement;
mod offer;
mod penalty;
mod quickplay;
mod recording;
mod regime;
mod scope;
mod setup;
mod touch;

pub use adjournment::*;
pub use claim::*;
pub use clock::*;
pub use conduct::*;
pub use ending::*;
pub use flag::*;
pub use illegal_move::*;
pub use movement::*;
pub use offer::*;
pub use penalty::*;
pub use quickplay::*;
pub use recording::*;
pub use regime::*;
pub use scope::*;
pub use setup::*;
pub use touch::*;
