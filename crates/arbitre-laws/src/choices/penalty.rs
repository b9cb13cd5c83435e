//! What an arbiter can impose.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

choices! {
    /// One measure that the arbiter can take of his own judgement.
    pub enum Measure {
        /// A warning.
        Warning,
        /// More time for the opponent.
        OpponentGainsTime,
        /// Less time for the offender.
        OffenderLosesTime,
        /// More points for the opponent, up to what the game can give.
        OpponentGainsPoints,
        /// Fewer points for the offender.
        OffenderLosesPoints,
        /// The loss of the game.
        LossOfGame,
        /// A fine that was announced beforehand.
        Fine,
        /// Exclusion from rounds.
        ExclusionFromRounds,
        /// Expulsion from the event.
        Expulsion,
    }
}

impl Measure {
    /// All measures, from the mildest to the hardest.
    pub const ALL: [Self; 9] = [
        Self::Warning,
        Self::OpponentGainsTime,
        Self::OffenderLosesTime,
        Self::OpponentGainsPoints,
        Self::OffenderLosesPoints,
        Self::LossOfGame,
        Self::Fine,
        Self::ExclusionFromRounds,
        Self::Expulsion,
    ];
}

/// Which measures an edition puts in the arbiter's hand.
///
/// # Examples
/// ```
/// use arbitre_laws::{Measure, Penalties};
/// let penalties = Penalties::of(&[Measure::Warning, Measure::Expulsion]);
/// assert!(penalties.contains(Measure::Expulsion));
/// assert_eq!(penalties.measures().count(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Penalties(
    #[cfg_attr(feature = "schema", schemars(with = "alloc::vec::Vec<Measure>"))] u16,
);

impl Penalties {
    /// The set of these measures.
    #[must_use]
    pub const fn of(measures: &[Measure]) -> Self {
        let mut set = 0;
        let mut index = 0;
        while index < measures.len() {
            set |= 1 << measures[index] as u16;
            index += 1;
        }
        Self(set)
    }

    /// Whether the Laws say nothing here: they always name some measure.
    #[must_use]
    pub const fn is_silent(self) -> bool {
        self.0 == 0
    }

    /// Whether this measure can be taken.
    #[must_use]
    pub const fn contains(self, measure: Measure) -> bool {
        self.0 & (1 << measure as u16) != 0
    }

    /// The measures, from the mildest to the hardest.
    pub fn measures(self) -> impl Iterator<Item = Measure> {
        Measure::ALL
            .into_iter()
            .filter(move |measure| self.contains(*measure))
    }
}

impl Serialize for Penalties {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.measures())
    }
}

impl<'de> Deserialize<'de> for Penalties {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        alloc::vec::Vec::<Measure>::deserialize(deserializer).map(|measures| Self::of(&measures))
    }
}
