//! 2001: in force from 1 July 2001. Known from accounts of its changes, from appendices B and C, and from
//! excerpts; what they leave open is taken from 1997.

use crate::choices::*;
use crate::cited::{doubtful, elsewhere, inferred};
use crate::{Edition, Laws, LawsId, Minutes, Moves, Occurrences, Regime, Seconds, Supervision};

pub(super) const STANDARD: Laws = Laws {
    id: LawsId::standard(Edition::Fide2001),

    rapid_definition: elsewhere(
        RapidDefinition::Between {
            least: Bound::Including(Minutes(15)),
            most: Bound::Including(Minutes(60)),
            increment: IncrementCounting::Ignored,
        },
        "B1",
    ),
    blitz_definition: elsewhere(
        BlitzDefinition::UpTo {
            most: Bound::Excluding(Minutes(15)),
            increment: IncrementCounting::Ignored,
        },
        "C1",
    ),
    supervision_test: elsewhere(SupervisionTest::Undivided, "B2"),

    check_announcement: doubtful(CheckAnnouncement::Silent, "3.9"),
    castling: inferred(Castling::TwoSquares, "3.8"),
    move_made: inferred(MoveMade::OnRelease, "4.7"),
    move_completed: inferred(MoveCompleted::ByPress, "6.8a"),
    two_hands: inferred(TwoHands::Penalised, "4.1"),
    pressing_hand: inferred(PressingHand::SameHand, "6.8b"),
    press_without_move: inferred(PressWithoutMove::Penalised, "6.8b"),
    promotion_choice: inferred(PromotionChoice::OnRelease, "4.7"),
    promotion_order: inferred(PromotionOrder::Silent, "3.7e"),
    promotion_unfinished: inferred(PromotionUnfinished::FreeChoice, "7.4"),

    adjusting: inferred(Adjusting::AnyPiece, "4.2"),
    touch_intent: inferred(TouchIntent::Deliberate, "4.3"),
    touched_own: inferred(TouchedOwn::MoveFirstThatCan, "4.3"),
    touched_enemy: inferred(TouchedEnemy::CaptureFirstThatCan, "4.3"),
    touched_both: inferred(TouchedBoth::CaptureElseFirstTouched, "4.3"),
    no_touched_move: inferred(NoTouchedMove::AnyMove, "4.5"),
    rook_then_king: inferred(RookThenKing::NoCastlingThatSide, "4.4b"),
    king_and_rook: inferred(KingAndRook::MustCastle, "4.4a"),
    failed_castling: inferred(FailedCastling::OtherSideOrKing, "4.4c"),
    touch_claim_loss: inferred(TouchClaimLoss::ClaimantTouches, "4.6"),
    touch_enforcement: inferred(TouchEnforcement::OpponentOrArbiter, "13.1"),

    illegal_move_trigger: inferred(IllegalMoveTrigger::Made, "7.4a"),
    illegal_move_window: elsewhere(IllegalMoveWindow::WholeGame, "7.4a"),
    illegal_move_found_late: elsewhere(IllegalMoveFoundLate::LastIdentifiablePosition, "7.4a"),
    illegal_move_raised_by: elsewhere(IllegalMoveRaisedBy::Anyone, "7.4a"),
    illegal_move_penalty: elsewhere(IllegalMovePenalty::third_loses(Minutes(2)), "7.4b"),
    quickplay_illegal_move_penalty: elsewhere(QuickplayIllegalMovePenalty::AsBefore, "7.4b"),
    illegal_move_exception: elsewhere(IllegalMoveException::None, "7.4b"),
    penalty_time: elsewhere(PenaltyTime::AsStated, "7.4b"),
    offence_count: elsewhere(OffenceCount::IllegalMovesOnly, "7.4b"),
    replacement_move: elsewhere(ReplacementMove::TouchRules, "7.4a"),
    replacement_of_capture: elsewhere(ReplacementOfCapture::AsAnyMove, "7.4a"),
    times_after_correction: inferred(TimesAfterCorrection::ArbiterEstimates, "6.14"),
    illegal_position: elsewhere(IllegalPosition::Silent, "7.4a"),

    wrong_array: inferred(WrongArray::NewGame, "7.1a"),
    turned_board: inferred(TurnedBoard::Transferred, "7.1b"),
    reversed_colours: inferred(ReversedColours::ContinuesUnlessRuled, "7.2"),
    setup_limit: inferred(SetupLimit::None, "7.1"),
    clock_setting_limit: inferred(ClockSettingLimit::None, "6.11"),
    misplaced_for_castling: inferred(MisplacedForCastling::Silent, "7.1a"),
    displaced_pieces: inferred(DisplacedPieces::OwnTimeOpponentMayRestart, "7.3"),
    displacement_found_late: elsewhere(DisplacementFoundLate::LastIdentifiablePosition, "7.5"),

    draw_agreement: doubtful(DrawAgreement::AnyTime, "5.2c"),
    agreement_restriction: inferred(AgreementRestriction::NotForeseen, "9.1"),
    draw_offer: elsewhere(DrawOffer::BetweenMoveAndPress, "9.1a"),
    offer_refusal: elsewhere(OfferRefusal::Touching, "9.1a"),
    offer_record: elsewhere(OfferRecord::BothRecord, "9.1b"),
    claim_as_offer: elsewhere(ClaimAsOffer::IsOffer, "9.1c"),

    repetition_claim: elsewhere(RepetitionClaim::PlayerToMove(Occurrences(3)), "9.2b"),
    repetition_announced: elsewhere(
        RepetitionAnnounced::WritesAndDeclares(Occurrences(3)),
        "9.2a",
    ),
    same_position: elsewhere(SamePosition::PossibleMovesToo, "9.2"),
    en_passant_right: elsewhere(EnPassantRight::CountsIfLegal, "9.2"),
    castling_right: elsewhere(CastlingRight::CountsUntilMoved, "9.2"),
    fifty_claim: elsewhere(FiftyClaim::PlayerToMove(Moves(50)), "9.3b"),
    fifty_announced: elsewhere(FiftyAnnounced::WritesAndDeclares(Moves(50)), "9.3a"),
    fifty_exceptions: elsewhere(FiftyExceptions::None, "9.3"),
    mate_in_fifty: elsewhere(MateInFifty::Silent, "9.3"),
    claim_loss: elsewhere(ClaimLoss::Moving, "9.4"),
    claim_withdrawal: elsewhere(ClaimWithdrawal::Irrevocable, "9.5"),
    right_claim: elsewhere(RightClaim::DrawnAtOnce, "9.5a"),
    wrong_claim: doubtful(
        WrongClaim::Costs {
            claimant: ClaimantLoses::HalfUpToKeeping {
                most: Minutes(3),
                floor: Minutes(1),
            },
            opponent: Minutes(3),
        },
        "9.5b",
    ),
    announced_move: elsewhere(AnnouncedMove::MustBePlayed, "9.5b"),
    automatic_repetition: inferred(AutomaticRepetition::Silent, "9.2"),
    automatic_progress: inferred(AutomaticProgress::Silent, "9.3"),

    checkmate: inferred(Checkmate::EndsGame, "5.1a"),
    stalemate: doubtful(Stalemate::Draw, "5.2a"),
    dead_position: doubtful(DeadPosition::Draw, "9.6"),
    resignation: inferred(Resignation::Loses, "5.1b"),
    scoring: inferred(Scoring::OneHalfNothing, "11.1"),

    flag_call: inferred(FlagCall::ArbiterOrPlayer, "6.9"),
    flag_claim: inferred(FlagClaim::Plain, "6.9"),
    time_forfeit: inferred(TimeForfeit::Loses, "6.10"),
    mating_test: inferred(MatingTest::AnySeries, "6.10"),
    both_flags: elsewhere(BothFlags::Continues, "6.12"),
    both_flags_at_end: elsewhere(BothFlagsAtEnd::DrawIfUnclear, "10.3"),
    time_limits: inferred(TimeLimits::IncrementAndDelay, "6.2"),
    default_time: elsewhere(
        DefaultTime::After {
            late: Lateness::Minutes(Minutes(60)),
            from: LatenessFrom::ScheduledHour,
            waiver: LatenessWaiver::RegulationsOrArbiter,
        },
        "6.7",
    ),
    neither_present: elsewhere(NeitherPresent::WhitesUnlessDecided, "6.6"),
    clock_fault: inferred(ClockFault::ArbiterEstimates, "6.11"),

    quickplay_finish: elsewhere(QuickplayFinish::InForce, "10.1"),
    quickplay_claim: doubtful(QuickplayClaim::AnyPlayer { below: Minutes(2) }, "10.2"),
    quickplay_grant: elsewhere(QuickplayGrant::NoEffortOrNoNormalMeans, "10.2a"),
    quickplay_postponement: elsewhere(QuickplayPostponement::OpponentMayGain(Minutes(2)), "10.2b"),
    quickplay_rejection: doubtful(QuickplayRejection::OpponentGains(Minutes(2)), "10.2c"),
    quickplay_late_decision: inferred(QuickplayLateDecision::AfterFlagToo, "10.2b"),
    quickplay_without_arbiter: inferred(QuickplayWithoutArbiter::EndsGame, "D1"),
    increment_request: inferred(IncrementRequest::Silent, "10.2"),

    recording: inferred(Recording::Required, "8.1"),
    recording_relief: inferred(
        RecordingRelief::InTimeTrouble {
            below: Minutes(5),
            unless: Seconds(30),
        },
        "8.4",
    ),
    advance_writing: inferred(AdvanceWriting::Tolerated, "8.1"),
    inability: inferred(Inability::TimeDeducted, "8.1"),
    update_by_both: inferred(UpdateByBoth::ClocksStopped, "8.5a"),
    update_by_one: inferred(UpdateByOne::OwnTimeBeforeMoving, "8.5b"),
    reconstruction: inferred(Reconstruction::OnSecondBoard, "8.5c"),
    undetermined_count: inferred(UndeterminedCount::FirstOfNextPeriod, "8.6"),
    count_dispute: inferred(CountDispute::Silent, "8.5"),
    notation: inferred(Notation::AlgebraicOnly, "E"),
    scoresheet_request: inferred(ScoresheetRequest::Silent, "8.2"),
    displays: inferred(Displays::NoEvidence, "6.15"),

    sealing: elsewhere(Sealing::MoveOnBoardIsSealed, "A1a"),
    early_adjournment: elsewhere(EarlyAdjournment::TimeToEndOfSession, "A1b"),
    sealed_move_fault: elsewhere(SealedMoveFault::Loses, "A8"),
    replier_absent: elsewhere(ReplierAbsent::ClockStarted, "A9b"),
    sealer_absent: elsewhere(SealerAbsent::AnswerMayBeSealed, "A9c"),
    late_resumption: elsewhere(LateResumption::After(Minutes(60)), "A10"),
    lost_envelope: elsewhere(LostEnvelope::SealerStatesMove, "A11"),
    lost_position: elsewhere(LostPosition::Annulled, "A11"),
    resumption_times: elsewhere(ResumptionTimes::BeforeFirstMove, "A12"),
    settled_before_resumption: elsewhere(SettledBeforeResumption::EndsGame, "A6"),

    devices: inferred(Devices::Silent, "12.2"),
    distraction: inferred(Distraction::Penalised, "12.5"),
    notes_and_analysis: inferred(NotesAndAnalysis::Penalised, "12.2"),
    leaving_area: inferred(LeavingArea::Penalised, "12.4"),
    third_persons: inferred(ThirdPersons::MayNotInterfere, "13.7"),
    spectator_as_referee: inferred(SpectatorAsReferee::Silent, "13.7"),
    refusal: inferred(Refusal::LosesScoreByArbiter, "12.7"),
    refusal_by_both: inferred(RefusalByBoth::BothLose, "12.8"),
    disrepute: doubtful(Disrepute::Silent, "12.1"),
    penalties: inferred(
        Penalties::of(&[
            Measure::Warning,
            Measure::OpponentGainsTime,
            Measure::OffenderLosesTime,
            Measure::LossOfGame,
            Measure::Expulsion,
        ]),
        "13.4",
    ),
    outside_disturbance: inferred(OutsideDisturbance::TimeMayBeGiven, "13.5"),
    odds: inferred(Odds::Silent, "1.1"),
};

pub(super) const RAPID: Laws = Laws {
    id: STANDARD.id.with(Regime::Rapid, Supervision::Undivided),
    touch_enforcement: elsewhere(TouchEnforcement::OnRequest, "B5a"),
    illegal_move_window: elsewhere(IllegalMoveWindow::UntilOpponentTouches, "B5b"),
    illegal_move_found_late: elsewhere(IllegalMoveFoundLate::Stands, "B5b"),
    illegal_move_raised_by: elsewhere(IllegalMoveRaisedBy::Opponent, "B5b"),
    setup_limit: elsewhere(SetupLimit::Moves(Moves(3)), "B4"),
    clock_setting_limit: elsewhere(ClockSettingLimit::Moves(Moves(3)), "B4"),
    misplaced_for_castling: elsewhere(MisplacedForCastling::KingMayNotCastle, "B4"),
    flag_call: elsewhere(FlagCall::PlayerOnly, "B6"),
    flag_claim: elsewhere(FlagClaim::OwnFlagUp, "B7"),
    both_flags_at_end: elsewhere(BothFlagsAtEnd::Draw, "B8"),
    recording: elsewhere(Recording::NotRequired, "B3"),
    recording_relief: elsewhere(RecordingRelief::NotRequired, "B3"),
    ..STANDARD
};

pub(super) const BLITZ: Laws = Laws {
    id: STANDARD.id.with(Regime::Blitz, Supervision::Undivided),
    illegal_move_trigger: elsewhere(IllegalMoveTrigger::Completed, "C3"),
    illegal_move_window: elsewhere(IllegalMoveWindow::UntilOpponentMoves, "C3"),
    illegal_move_found_late: elsewhere(IllegalMoveFoundLate::Stands, "C3"),
    illegal_move_raised_by: elsewhere(IllegalMoveRaisedBy::Opponent, "C3"),
    illegal_move_penalty: elsewhere(
        IllegalMovePenalty::always(OffencePenalty::OpponentMayClaimWin),
        "C3",
    ),
    illegal_move_exception: elsewhere(IllegalMoveException::DrawIfNoMate, "C3"),
    quickplay_claim: elsewhere(QuickplayClaim::Silent, "C4"),
    quickplay_without_arbiter: inferred(QuickplayWithoutArbiter::Silent, "C4"),
    ..RAPID
};
