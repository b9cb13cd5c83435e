//! The clock and coming late.

use crate::Minutes;

choices! {
    /// Which time limits are known.
    pub enum TimeLimits {
        /// A number of moves in a given time.
        MovesInTime,
        /// That, or time added for every move, or a delay before the time runs.
        IncrementAndDelay,
    }

    /// How long a player may be late.
    pub enum Lateness {
        /// So many minutes.
        Minutes(Minutes),
        /// As the rules of the event say, which must say so.
        AsRegulated,
    }

    /// Who may excuse a player who comes too late.
    pub enum LatenessWaiver {
        /// The rules of the event, or the arbiter.
        RegulationsOrArbiter,
        /// The rules of the event only.
        RegulationsOnly,
    }

    /// From when lateness is counted.
    pub enum LatenessFrom {
        /// From the hour on the schedule.
        ScheduledHour,
        /// From the actual start of the session.
        StartOfSession,
    }

    /// When a player who is late has lost.
    pub enum DefaultTime {
        /// No hour is fixed; only the clock counts.
        Silent,
        /// After a time.
        After {
            /// How long he may be late, where the rules of the event do not say.
            late: Lateness,
            /// From when it is counted.
            from: LatenessFrom,
            /// Who may excuse it.
            waiver: LatenessWaiver,
        },
    }

    /// Whose time runs while neither player is there.
    pub enum NeitherPresent {
        /// Nothing is said.
        Silent,
        /// White's, whose clock is started at the appointed hour.
        Whites,
        /// White's, unless the rules of the event or the arbiter decide otherwise.
        WhitesUnlessDecided,
    }

    /// What the clock itself proves.
    pub enum ClockIndication {
        /// Nothing is said.
        Silent,
        /// What it shows is conclusive, unless it is evidently defective.
        Conclusive,
    }

    /// What happens to the times when a clock is found wrong.
    pub enum ClockFault {
        /// Nothing is said.
        Silent,
        /// The arbiter sets the times as he judges best.
        ArbiterEstimates,
    }
}
