//! 2005: in force from 1 July 2005. Article 9 is read in the source document; the rest is known from accounts of
//! its changes and from the editions around it. The numbers in appendices B and C are from recollection.

use crate::choices::*;
use crate::cited::{doubtful, elsewhere, inferred, read};
use crate::{Edition, Laws, LawsId, Minutes, Moves, Occurrences, Regime, Seconds, Supervision};

pub(super) const STANDARD: Laws = Laws {
    id: LawsId::standard(Edition::Fide2005),

    rapid_definition: doubtful(
        RapidDefinition::Between {
            least: Bound::Including(Minutes(15)),
            most: Bound::Including(Minutes(60)),
            increment: IncrementCounting::SixtyMoves,
        },
        "B1",
    ),
    blitz_definition: doubtful(
        BlitzDefinition::UpTo {
            most: Bound::Excluding(Minutes(15)),
            increment: IncrementCounting::SixtyMoves,
        },
        "C1",
    ),
    supervision_test: doubtful(SupervisionTest::Undivided, "B2"),

    check_announcement: doubtful(CheckAnnouncement::Silent, "3.9"),
    castling: inferred(Castling::TwoSquares, "3.8"),
    move_made: elsewhere(MoveMade::StepByStep, "4.6"),
    move_completed: inferred(MoveCompleted::ByPress, "6.8a"),
    two_hands: inferred(TwoHands::Penalised, "4.1"),
    pressing_hand: inferred(PressingHand::SameHand, "6.8b"),
    press_without_move: inferred(PressWithoutMove::Penalised, "6.8b"),
    promotion_choice: elsewhere(PromotionChoice::OnTouchingSquare, "4.4d"),
    promotion_order: inferred(PromotionOrder::Silent, "3.7e"),
    promotion_unfinished: elsewhere(PromotionUnfinished::FreeChoice, "7.4a"),

    adjusting: inferred(Adjusting::AnyPiece, "4.2"),
    touch_intent: inferred(TouchIntent::Deliberate, "4.3"),
    touched_own: inferred(TouchedOwn::MoveFirstThatCan, "4.3"),
    touched_enemy: inferred(TouchedEnemy::CaptureFirstThatCan, "4.3"),
    touched_both: inferred(TouchedBoth::CaptureElseFirstTouched, "4.3"),
    no_touched_move: inferred(NoTouchedMove::AnyMove, "4.5"),
    rook_then_king: inferred(RookThenKing::NoCastlingThatSide, "4.4b"),
    king_and_rook: inferred(KingAndRook::MustCastle, "4.4a"),
    failed_castling: inferred(FailedCastling::OtherSideOrKing, "4.4c"),
    touch_claim_loss: elsewhere(TouchClaimLoss::ClaimantTouches, "4.7"),
    touch_enforcement: inferred(TouchEnforcement::OpponentOrArbiter, "13.1"),

    illegal_move_trigger: inferred(IllegalMoveTrigger::Completed, "7.4a"),
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
    agreement_restriction: read(AgreementRestriction::NotForeseen, "9.1"),
    draw_offer: read(DrawOffer::BetweenMoveAndPress, "9.1a"),
    offer_refusal: read(OfferRefusal::Touching, "9.1a"),
    offer_record: read(OfferRecord::BothRecord, "9.1b"),
    claim_as_offer: read(ClaimAsOffer::IsOffer, "9.1c"),

    repetition_claim: read(RepetitionClaim::PlayerToMove(Occurrences(3)), "9.2b"),
    repetition_announced: read(
        RepetitionAnnounced::WritesAndDeclares(Occurrences(3)),
        "9.2a",
    ),
    same_position: read(SamePosition::PossibleMovesToo, "9.2"),
    en_passant_right: read(EnPassantRight::CountsIfLegal, "9.2"),
    castling_right: read(CastlingRight::CountsUntilMoved, "9.2"),
    fifty_claim: read(FiftyClaim::PlayerToMove(Moves(50)), "9.3b"),
    fifty_announced: read(FiftyAnnounced::WritesAndDeclares(Moves(50)), "9.3a"),
    fifty_exceptions: read(FiftyExceptions::None, "9.3"),
    mate_in_fifty: read(MateInFifty::Silent, "9.3"),
    claim_loss: read(ClaimLoss::Moving, "9.4"),
    claim_withdrawal: read(ClaimWithdrawal::Irrevocable, "9.5"),
    right_claim: read(RightClaim::DrawnAtOnce, "9.5a"),
    wrong_claim: read(
        WrongClaim::Costs {
            claimant: ClaimantLoses::HalfUpToKeeping {
                most: Minutes(3),
                floor: Minutes(1),
            },
            opponent: Minutes(3),
        },
        "9.5b",
    ),
    announced_move: read(AnnouncedMove::MustBePlayed, "9.5b"),
    automatic_repetition: read(AutomaticRepetition::Silent, "9.2"),
    automatic_progress: read(AutomaticProgress::Silent, "9.3"),

    checkmate: inferred(Checkmate::EndsGame, "5.1a"),
    stalemate: doubtful(Stalemate::DrawIfMoveLegal, "5.2a"),
    dead_position: read(DeadPosition::DrawIfMoveLegal, "9.6"),
    resignation: inferred(Resignation::Loses, "5.1b"),
    scoring: inferred(Scoring::OneHalfNothing, "11.1"),

    flag_call: inferred(FlagCall::ArbiterOrPlayer, "6.9"),
    flag_claim: inferred(FlagClaim::Plain, "6.9"),
    time_forfeit: inferred(TimeForfeit::Loses, "6.10"),
    mating_test: inferred(MatingTest::AnySeries, "6.10"),
    both_flags: elsewhere(BothFlags::Continues, "6.12a"),
    both_flags_at_end: elsewhere(BothFlagsAtEnd::DrawIfUnclear, "6.12b"),
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
    quickplay_claim: doubtful(QuickplayClaim::PlayerToMove { below: Minutes(2) }, "10.2"),
    quickplay_grant: inferred(QuickplayGrant::NoEffortOrNoNormalMeans, "10.2a"),
    quickplay_postponement: inferred(QuickplayPostponement::OpponentMayGain(Minutes(2)), "10.2b"),
    quickplay_rejection: doubtful(QuickplayRejection::OpponentGains(Minutes(2)), "10.2c"),
    quickplay_late_decision: inferred(QuickplayLateDecision::AfterFlagToo, "10.2b"),
    quickplay_without_arbiter: inferred(QuickplayWithoutArbiter::EndsGame, "D1"),
    increment_request: inferred(IncrementRequest::Silent, "10.2"),

    recording: inferred(Recording::Required, "8.1"),
    recording_relief: elsewhere(
        RecordingRelief::InTimeTrouble {
            below: Minutes(5),
            unless: Seconds(30),
        },
        "8.4",
    ),
    advance_writing: elsewhere(AdvanceWriting::Forbidden, "8.1"),
    inability: elsewhere(Inability::AssistantRecords, "8.1"),
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

    devices: elsewhere(Devices::RingingLosesScoreByArbiter, "12.2b"),
    distraction: read(Distraction::Penalised, "12.6"),
    notes_and_analysis: inferred(NotesAndAnalysis::Penalised, "12.2a"),
    leaving_area: inferred(LeavingArea::Penalised, "12.5"),
    third_persons: inferred(ThirdPersons::MayNotInterfere, "13.7"),
    spectator_as_referee: inferred(SpectatorAsReferee::Silent, "13.7"),
    refusal: inferred(Refusal::LosesScoreByArbiter, "12.8"),
    refusal_by_both: inferred(RefusalByBoth::BothLose, "12.9"),
    disrepute: doubtful(Disrepute::Penalised, "12.1"),
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
    touch_enforcement: doubtful(TouchEnforcement::OnRequest, "B5"),
    illegal_move_window: doubtful(IllegalMoveWindow::UntilOpponentMoves, "B6"),
    illegal_move_found_late: doubtful(IllegalMoveFoundLate::Stands, "B6"),
    illegal_move_raised_by: doubtful(IllegalMoveRaisedBy::Opponent, "B6"),
    illegal_position: doubtful(IllegalPosition::Intervenes, "B6"),
    setup_limit: inferred(SetupLimit::Moves(Moves(3)), "B4"),
    clock_setting_limit: inferred(ClockSettingLimit::Moves(Moves(3)), "B4"),
    misplaced_for_castling: inferred(MisplacedForCastling::KingMayNotCastle, "B4"),
    flag_call: doubtful(FlagCall::PlayerUnlessBothDown, "B7"),
    flag_claim: doubtful(FlagClaim::OwnFlagUp, "B8"),
    both_flags_at_end: doubtful(BothFlagsAtEnd::Draw, "B9"),
    recording: inferred(Recording::NotRequired, "B3"),
    recording_relief: inferred(RecordingRelief::NotRequired, "B3"),
    ..STANDARD
};

pub(super) const BLITZ: Laws = Laws {
    id: STANDARD.id.with(Regime::Blitz, Supervision::Undivided),
    illegal_move_trigger: inferred(IllegalMoveTrigger::Completed, "C3"),
    illegal_move_window: inferred(IllegalMoveWindow::UntilOpponentMoves, "C3"),
    illegal_move_found_late: inferred(IllegalMoveFoundLate::Stands, "C3"),
    illegal_move_raised_by: inferred(IllegalMoveRaisedBy::Opponent, "C3"),
    illegal_move_penalty: inferred(
        IllegalMovePenalty::always(OffencePenalty::OpponentMayClaimWin),
        "C3",
    ),
    illegal_move_exception: inferred(IllegalMoveException::DrawIfNoMate, "C3"),
    illegal_position: doubtful(IllegalPosition::Silent, "C3"),
    quickplay_claim: inferred(QuickplayClaim::Silent, "C4"),
    quickplay_without_arbiter: inferred(QuickplayWithoutArbiter::Silent, "C4"),
    ..RAPID
};
