//! Every choice of the Laws, in every language.

mod adjournment;
mod claim;
mod clock;
mod conduct;
mod ending;
mod flag;
mod illegal_move;
mod movement;
mod offer;
mod quickplay;
mod recording;
mod regime;
mod scope;
mod setup;
mod touch;

use arbitre_laws::Choice;

use crate::{Language, Words};

/// Says whichever choice it is.
macro_rules! either {
    ($($name:ident)*) => {
        impl Words for Choice {
            fn words(&self, language: Language) -> String {
                match self {
                    $(Self::$name(choice) => choice.words(language),)*
                }
            }
        }
    };
}

either! {
    RapidDefinition BlitzDefinition SupervisionTest CheckAnnouncement Castling MoveMade
    MoveCompleted NextMoveCompletes TwoHands PressingHand PressWithoutMove PromotionChoice
    PromotionOrder PromotionUnfinished Adjusting TouchIntent TouchedOwn TouchedEnemy TouchedBoth
    NoTouchedMove RookThenKing KingAndRook FailedCastling TouchClaimLoss TouchEnforcement
    IllegalMoveTrigger IllegalMoveWindow IllegalMoveFoundLate IllegalMoveRaisedBy
    IllegalMovePenalty QuickplayIllegalMovePenalty IllegalMoveException PenaltyTime OffenceCount
    ReplacementMove ReplacementOfCapture TimesAfterCorrection IllegalPosition WrongArray
    TurnedBoard ReversedColours SetupLimit ClockSettingLimit MisplacedForCastling DisplacedPieces
    DisplacementFoundLate DrawAgreement AgreementRestriction DrawOffer OfferRefusal OfferRecord
    ClaimAsOffer RepetitionClaim RepetitionAnnounced SamePosition EnPassantRight CastlingRight
    FiftyClaim FiftyAnnounced FiftyExceptions MateInFifty ClaimLoss ClaimClock ClaimWithdrawal RightClaim
    WrongClaim AnnouncedMove AutomaticRepetition AutomaticProgress Checkmate Stalemate DeadPosition
    Resignation Scoring FlagCall FlagClaim TimeForfeit MatingTest BothFlags BothFlagsAtEnd
    TimeLimits DefaultTime NeitherPresent ClockIndication ClockFault QuickplayFinish QuickplayGames QuickplayClaim
    QuickplayGrant QuickplayPostponement QuickplayRejection QuickplayLateDecision
    QuickplayWithoutArbiter IncrementRequest Recording RecordingRelief AdvanceWriting Inability
    UpdateByBoth UpdateByOne Reconstruction UndeterminedCount CountDispute Notation
    ScoresheetRequest Displays Sealing EarlyAdjournment AmbiguousSealedMove MeaninglessSealedMove
    IllegalSealedMove ReplierPresent ReplierAbsent SealerAbsent LateResumption LostEnvelope
    LostPosition ResumptionTimes SettledBeforeResumption Devices Distraction NotesAndAnalysis
    LeavingArea ThirdPersons SpectatorAsReferee Refusal RefusalByBoth Disrepute Penalties
    OutsideDisturbance Odds Analogy
}
