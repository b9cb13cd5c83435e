//! Who brings something to the judge's notice.

use arbitre_board::Side;

/// Who calls a flag, or raises an offence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Caller {
    /// A player, by a claim.
    Player(Side),
    /// The arbiter, who saw it or found it.
    Arbiter,
}
