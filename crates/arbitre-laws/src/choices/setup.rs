//! A wrong array, a turned board, reversed colours, displaced pieces.

use crate::Moves;

choices! {
    /// What follows when the pieces were set up wrongly.
    pub enum WrongArray {
        /// The game is annulled, even if it is over.
        AnnulledEvenAfterwards,
        /// If found during the game, it is cancelled and a new one is played.
        NewGame,
    }

    /// What follows when the board lies the wrong way.
    pub enum TurnedBoard {
        /// The game is annulled, even if it is over.
        AnnulledEvenAfterwards,
        /// The position is moved to a board that lies right, and the game goes on.
        Transferred,
    }

    /// What follows when the players have each other's colour.
    pub enum ReversedColours {
        /// Nothing is said.
        Silent,
        /// The game goes on, unless the arbiter rules otherwise.
        ContinuesUnlessRuled,
        /// A new game, if found before both players have made so many moves; otherwise the game goes on.
        NewGameBefore(Moves),
    }

    /// Until when a wrong array or a turned board can be raised.
    pub enum SetupLimit {
        /// At any time, as the other rules say.
        None,
        /// Until both players have made so many moves.
        Moves(Moves),
    }

    /// Until when the setting of the clock can be corrected.
    pub enum ClockSettingLimit {
        /// At any time.
        None,
        /// Until both players have made so many moves.
        Moves(Moves),
        /// Until both players have made so many moves, and later only for the sake of the schedule.
        MovesUnlessSchedule(Moves),
    }

    /// What a misplaced king or rook that can no longer be corrected means for castling.
    pub enum MisplacedForCastling {
        /// Nothing is said.
        Silent,
        /// A king that stood on the queen's square may not castle.
        KingMayNotCastle,
        /// A misplaced king may not castle, nor may anyone with a misplaced rook.
        NeitherKingNorRook,
    }

    /// What happens when a player upsets pieces by accident.
    pub enum DisplacedPieces {
        /// The clocks are stopped and the position is restored.
        ClocksStopped,
        /// The player restores the position in his own time; the opponent may start that clock without moving.
        OwnTimeOpponentMayRestart,
        /// The player restores the position in his own time; either player may stop the clocks,
        /// and the arbiter may penalise.
        OwnTimeClocksMayBeStopped,
    }

    /// What happens when pieces are found to have been displaced earlier.
    pub enum DisplacementFoundLate {
        /// The position goes back; if it cannot be restored, the game is replayed.
        RestoredElseReplayed,
        /// The position before the irregularity, or the last identifiable one, is restored.
        LastIdentifiablePosition,
    }
}
