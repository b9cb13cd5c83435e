//! What the Laws can decide: one type per subject, one named variant per answer.

/// Gives a choice what every choice has: comparison, printing, its text form, and whether it is
/// silence.
macro_rules! choices {
    () => {};
    // Nothing is said, or nobody knows whether anything is: the first of the answers.
    ($(#[$about:meta])* pub enum $name:ident { $(#[$why:meta])* Silent, $($answers:tt)* } $($more:tt)*) => {
        choices!(@type $(#[$about])* pub enum $name { $(#[$why])* Silent, $($answers)* });
        choices!(@silence $name, Self::Silent => true, _ => false);
        choices! { $($more)* }
    };
    ($(#[$about:meta])* pub enum $name:ident { $(#[$why:meta])* Unread, $($answers:tt)* } $($more:tt)*) => {
        choices!(@type $(#[$about])* pub enum $name { $(#[$why])* Unread, $($answers)* });
        choices!(@silence $name, Self::Unread => true, _ => false);
        choices! { $($more)* }
    };
    // Questions with the same answers share the type of these.
    ($(#[$about:meta])* pub struct $name:ident(pub $answer:ident); $($more:tt)*) => {
        choices!(@type $(#[$about])* pub struct $name(pub $answer););
        choices!(@silence $name, _ => false);
        choices! { $($more)* }
    };
    ($(#[$about:meta])* pub $kind:ident $name:ident { $($answers:tt)* } $($more:tt)*) => {
        choices!(@type $(#[$about])* pub $kind $name { $($answers)* });
        choices!(@silence $name, _ => false);
        choices! { $($more)* }
    };
    (@type $item:item) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        $item
    };
    (@silence $name:ident, $($first:pat => $silent:literal),+) => {
        impl $name {
            /// Whether the Laws say nothing here, or nothing that has been read.
            #[must_use]
            pub const fn is_silent(self) -> bool {
                match self {
                    $($first => $silent,)+
                }
            }
        }
    };
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
