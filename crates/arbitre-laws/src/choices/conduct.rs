//! Conduct: devices, disturbance, refusal, spectators; and games at odds.

choices! {
    /// What a telephone or another device costs.
    pub enum Devices {
        /// Nothing is said.
        Silent,
        /// A ringing telephone loses; the arbiter sets the opponent's score.
        RingingLosesScoreByArbiter,
        /// A sound loses; the opponent wins, or scores a draw if he cannot win by legal moves.
        SoundLosesDrawIfNoMate,
        /// Having a device without leave loses; the rules of the event may be milder.
        HavingLoses,
    }

    /// What disturbing the opponent is.
    pub enum Distraction {
        /// Forbidden; no penalty is named.
        Forbidden,
        /// Forbidden, repeated offers included; the arbiter may penalise it.
        Penalised,
    }

    /// What using notes or analysing during the game is.
    pub enum NotesAndAnalysis {
        /// Nothing is said in the part that has been read.
        Silent,
        /// Forbidden; the arbiter may penalise it.
        Penalised,
    }

    /// What leaving the playing venue or area without leave is.
    pub enum LeavingArea {
        /// Nothing is said in the part that has been read.
        Silent,
        /// Forbidden to the player to move, and to both beyond the area; the arbiter may penalise it.
        Penalised,
    }

    /// What third persons may say about a game.
    pub enum ThirdPersons {
        /// They may not disturb the players; they may tell the director.
        MayTellDirector,
        /// Nothing to anyone; the arbiter may expel them.
        MayNotInterfere,
        /// Nothing, except that they may tell the arbiter of an irregularity.
        MayTellArbiter,
    }

    /// Whether the players may take a spectator for their referee.
    pub enum SpectatorAsReferee {
        /// Nothing is said.
        Silent,
        /// On a question of fact, by agreement; his judgement binds them.
        ByAgreement,
    }

    /// What persistent refusal to follow the Laws costs.
    pub enum Refusal {
        /// The game.
        Loses,
        /// The game; the arbiter sets the opponent's score.
        LosesScoreByArbiter,
    }

    /// What follows when both players refuse.
    pub enum RefusalByBoth {
        /// Nothing is said.
        Silent,
        /// Both lose.
        BothLose,
    }

    /// What bringing the game into disrepute, such as a result arranged beforehand, is.
    pub enum Disrepute {
        /// Nothing is said in these words.
        Silent,
        /// Forbidden; the arbiter may penalise it.
        Penalised,
    }

    /// What the arbiter may do when something outside disturbs the game.
    pub enum OutsideDisturbance {
        /// Nothing is said.
        Silent,
        /// Give time to one or both players.
        TimeMayBeGiven,
    }

    /// How moves given as odds count for the time limit.
    pub enum Odds {
        /// The edition does not know games at odds.
        Silent,
        /// As moves made, for both players.
        CountAsMoves,
    }
}
