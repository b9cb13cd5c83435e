//! Flags.

choices! {
    /// Who can establish that a flag has fallen.
    pub enum FlagCall {
        /// The players; third persons must not disturb them, but may tell the director.
        PlayersOrDirector,
        /// The arbiter who sees it, or a player who claims it.
        ArbiterOrPlayer,
        /// A player's claim only; the arbiter says nothing.
        PlayerOnly,
        /// A player's claim; the arbiter speaks only when both flags are down.
        PlayerUnlessBothDown,
        /// A player's claim; the arbiter may call a flag too.
        ArbiterMay,
        /// A player's claim; the arbiter must call a flag that he sees.
        ArbiterMust,
    }

    /// What a claim of a win on time asks of the claimant.
    pub enum FlagClaim {
        /// Nothing but saying so.
        Plain,
        /// He stops both clocks; his own flag must then be up and the other one down.
        OwnFlagUp,
        /// He stops the clock and tells the arbiter; he must have time left.
        OwnTimeLeft,
        /// He may stop the clock and tells the arbiter.
        MayStopClock,
    }

    /// What overstepping the time does.
    pub enum TimeForfeit {
        /// It loses the game.
        Loses,
    }

    /// What the opponent of a player who overstepped must be able to do to win.
    pub enum MatingTest {
        /// Nothing.
        None,
        /// To mate by some series of legal moves, however badly it is defended; otherwise a draw.
        AnySeries,
        /// To reach, with help, a position where the other player, to move, cannot avoid mate next move;
        /// otherwise a draw.
        MatingPotential,
    }

    /// What happens when both flags are down before the last period.
    pub enum BothFlags {
        /// Nothing is said.
        Silent,
        /// The game goes on, if it is unclear which fell first.
        Continues,
        /// The game goes on, if it is unclear which fell first and if the guideline was announced.
        ContinuesIfAnnounced,
    }

    /// What happens when both flags are down in a period in which all moves must be made.
    pub enum BothFlagsAtEnd {
        /// Nothing is said.
        Silent,
        /// A draw, if it is unclear which fell first.
        DrawIfUnclear,
        /// A draw, even if it is known which fell first.
        Draw,
        /// A draw, if it is unclear which fell first and if the guideline was announced.
        DrawIfUnclearAndAnnounced,
    }
}
