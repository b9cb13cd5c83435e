//! 2023: in force from 1 January 2023. The appendices on rapid and blitz are read in the source document, the
//! rest in another copy.

use crate::choices::*;
use crate::cited::{doubtful, elsewhere, read};
use crate::{
    Edition, Games, Laws, LawsId, Minutes, Moves, Occurrences, Regime, Requests, Seconds,
    Supervision,
};

pub(super) const STANDARD: Laws = Laws {
    id: LawsId::standard(Edition::Fide2023),

    rapid_definition: read(
        RapidDefinition::Between {
            least: Bound::Excluding(Minutes(10)),
            most: Bound::Excluding(Minutes(60)),
            increment: IncrementCounting::SixtyMoves,
        },
        "A.1",
    ),
    blitz_definition: read(
        BlitzDefinition::UpTo {
            most: Bound::Including(Minutes(10)),
            increment: IncrementCounting::SixtyMoves,
        },
        "B.1",
    ),
    supervision_test: read(SupervisionTest::Undivided, "A.4"),

    check_announcement: elsewhere(CheckAnnouncement::Silent, "3.9.1"),
    castling: elsewhere(Castling::TwoSquares, "3.8.2"),
    move_made: elsewhere(MoveMade::StepByStep, "4.7"),
    move_completed: elsewhere(MoveCompleted::ByPress, "6.2.1"),
    next_move_completes: elsewhere(NextMoveCompletes::Completes, "6.2.1.2"),
    two_hands: elsewhere(TwoHands::IllegalMove, "7.5.4"),
    pressing_hand: elsewhere(PressingHand::SameHand, "6.2.3"),
    press_without_move: elsewhere(PressWithoutMove::IllegalMove, "7.5.3"),
    promotion_choice: elsewhere(PromotionChoice::OnTouchingSquare, "4.4.4"),
    promotion_order: elsewhere(PromotionOrder::AnyOrder, "4.6.2"),
    promotion_unfinished: elsewhere(PromotionUnfinished::Queen, "7.5.2"),

    adjusting: elsewhere(Adjusting::AnyPiece, "4.2.1"),
    touch_intent: elsewhere(TouchIntent::AnyButAccidental, "4.2.2"),
    touched_own: elsewhere(TouchedOwn::MoveFirstThatCan, "4.3.1"),
    touched_enemy: elsewhere(TouchedEnemy::CaptureFirstThatCan, "4.3.2"),
    touched_both: elsewhere(TouchedBoth::FirstByFirstElseFirstTouched, "4.3.3"),
    no_touched_move: elsewhere(NoTouchedMove::AnyMove, "4.5"),
    rook_then_king: elsewhere(RookThenKing::NoCastlingThatSide, "4.4.2"),
    king_and_rook: elsewhere(KingAndRook::MustCastle, "4.4.1"),
    failed_castling: elsewhere(FailedCastling::OtherSideOrKing, "4.4.3"),
    touch_claim_loss: elsewhere(TouchClaimLoss::ClaimantTouches, "4.8"),
    touch_enforcement: elsewhere(TouchEnforcement::OpponentOrArbiter, "12.1"),

    illegal_move_trigger: elsewhere(IllegalMoveTrigger::Completed, "7.5.1"),
    illegal_move_window: elsewhere(IllegalMoveWindow::WholeGame, "7.5.1"),
    illegal_move_found_late: elsewhere(IllegalMoveFoundLate::LastIdentifiablePosition, "7.5.1"),
    illegal_move_raised_by: elsewhere(IllegalMoveRaisedBy::Anyone, "7.5.1"),
    illegal_move_penalty: elsewhere(IllegalMovePenalty::second_loses(Minutes(2)), "7.5.5"),
    quickplay_illegal_move_penalty: elsewhere(QuickplayIllegalMovePenalty::AsBefore, "7.5.5"),
    illegal_move_exception: elsewhere(IllegalMoveException::DrawIfNoMate, "7.5.5"),
    penalty_time: elsewhere(PenaltyTime::AsStated, "7.5.5"),
    offence_count: elsewhere(OffenceCount::AllTogether, "7.5.5"),
    replacement_move: elsewhere(ReplacementMove::TouchAndReleaseRules, "7.5.1"),
    replacement_of_capture: elsewhere(ReplacementOfCapture::Silent, "7.5.1"),
    times_after_correction: elsewhere(TimesAfterCorrection::ArbiterEstimatesOrLeaves, "7.1"),
    illegal_position: elsewhere(IllegalPosition::Silent, "7.5.1"),

    wrong_array: elsewhere(WrongArray::NewGame, "7.2.1"),
    turned_board: elsewhere(TurnedBoard::Transferred, "7.2.2"),
    reversed_colours: elsewhere(ReversedColours::NewGameBefore(Moves(10)), "7.3"),
    setup_limit: elsewhere(SetupLimit::None, "7.2"),
    clock_setting_limit: elsewhere(ClockSettingLimit::None, "6.10.2"),
    misplaced_for_castling: elsewhere(MisplacedForCastling::Silent, "7.2.1"),
    displaced_pieces: elsewhere(DisplacedPieces::OwnTimeClocksMayBeStopped, "7.4"),
    displacement_found_late: elsewhere(DisplacementFoundLate::LastIdentifiablePosition, "7.6"),

    draw_agreement: elsewhere(DrawAgreement::AfterEachMade(Moves(1)), "5.2.3"),
    agreement_restriction: elsewhere(AgreementRestriction::EventMayRestrict, "9.1.1"),
    draw_offer: elsewhere(DrawOffer::BetweenMoveAndPress, "9.1.2.1"),
    offer_refusal: elsewhere(OfferRefusal::Touching, "9.1.2.1"),
    offer_record: elsewhere(OfferRecord::BothRecord, "9.1.2.2"),
    claim_as_offer: elsewhere(ClaimAsOffer::IsOffer, "9.1.2.3"),

    repetition_claim: elsewhere(RepetitionClaim::PlayerToMove(Occurrences(3)), "9.2.2"),
    repetition_announced: elsewhere(
        RepetitionAnnounced::WritesAndDeclares(Occurrences(3)),
        "9.2.1",
    ),
    same_position: elsewhere(SamePosition::PossibleMovesToo, "9.2.3"),
    en_passant_right: elsewhere(EnPassantRight::CountsIfLegal, "9.2.3.1"),
    castling_right: elsewhere(CastlingRight::CountsUntilMoved, "9.2.3.2"),
    fifty_claim: elsewhere(FiftyClaim::PlayerToMove(Moves(50)), "9.3.2"),
    fifty_announced: elsewhere(FiftyAnnounced::WritesAndDeclares(Moves(50)), "9.3.1"),
    fifty_exceptions: elsewhere(FiftyExceptions::None, "9.3"),
    mate_in_fifty: elsewhere(MateInFifty::Silent, "9.3"),
    claim_loss: elsewhere(ClaimLoss::Touching, "9.4"),
    claim_clock: elsewhere(ClaimClock::ClaimantOrArbiterStops, "9.5.1"),
    claim_withdrawal: elsewhere(ClaimWithdrawal::Irrevocable, "9.5.1"),
    right_claim: elsewhere(RightClaim::DrawnAtOnce, "9.5.2"),
    wrong_claim: elsewhere(
        WrongClaim::Costs {
            claimant: ClaimantLoses::Nothing,
            opponent: Minutes(2),
        },
        "9.5.3",
    ),
    announced_move: elsewhere(AnnouncedMove::PlayedUnderTouchRules, "9.5.3"),
    automatic_repetition: elsewhere(AutomaticRepetition::Anywhere(Occurrences(5)), "9.6.1"),
    automatic_progress: elsewhere(AutomaticProgress::Moves(Moves(75)), "9.6.2"),

    checkmate: elsewhere(Checkmate::EndsGameIfTouchRulesKept, "5.1.1"),
    stalemate: elsewhere(Stalemate::DrawIfTouchRulesKept, "5.2.1"),
    dead_position: elsewhere(DeadPosition::DrawIfTouchRulesKept, "5.2.2"),
    resignation: elsewhere(Resignation::DrawIfNoMate, "5.1.2"),
    scoring: elsewhere(Scoring::OneHalfNothingUnlessAnnounced, "10.1"),

    flag_call: elsewhere(FlagCall::ArbiterOrPlayer, "6.8"),
    flag_claim: elsewhere(FlagClaim::Plain, "6.8"),
    time_forfeit: elsewhere(TimeForfeit::Loses, "6.9"),
    mating_test: elsewhere(MatingTest::AnySeries, "6.9"),
    both_flags: elsewhere(BothFlags::ContinuesIfAnnounced, "III.3.1.1"),
    both_flags_at_end: elsewhere(BothFlagsAtEnd::DrawIfUnclearAndAnnounced, "III.3.1.2"),
    time_limits: elsewhere(TimeLimits::IncrementAndDelay, "6.3"),
    default_time: elsewhere(
        DefaultTime::After {
            late: Lateness::Minutes(Minutes(0)),
            from: LatenessFrom::StartOfSession,
            waiver: LatenessWaiver::RegulationsOrArbiter,
        },
        "6.7.1",
    ),
    neither_present: elsewhere(NeitherPresent::WhitesUnlessDecided, "6.7.2"),
    clock_indication: elsewhere(ClockIndication::Conclusive, "6.10.1"),
    clock_fault: elsewhere(ClockFault::ArbiterEstimates, "6.10.2"),

    quickplay_finish: elsewhere(QuickplayFinish::IfAnnounced, "III.1"),
    quickplay_games: elsewhere(QuickplayGames::WithoutIncrement, "III.2.2"),
    quickplay_claim: elsewhere(QuickplayClaim::PlayerToMove { below: Minutes(2) }, "III.5"),
    quickplay_grant: elsewhere(QuickplayGrant::NoEffortOrNoNormalMeans, "III.5.1"),
    quickplay_postponement: elsewhere(
        QuickplayPostponement::OpponentMayGain(Minutes(2)),
        "III.5.2",
    ),
    quickplay_rejection: elsewhere(QuickplayRejection::OpponentGains(Minutes(2)), "III.5.3"),
    quickplay_late_decision: elsewhere(QuickplayLateDecision::AfterFlagToo, "III.5.2"),
    quickplay_without_arbiter: elsewhere(QuickplayWithoutArbiter::EndsGame, "III.6"),
    increment_request: elsewhere(
        IncrementRequest::IfAnnounced {
            below: Minutes(2),
            increment: Seconds(5),
            opponent: Minutes(2),
        },
        "III.4",
    ),

    recording: elsewhere(Recording::Required, "8.1.1"),
    recording_relief: elsewhere(
        RecordingRelief::UntilEndOfPeriod {
            below: Minutes(5),
            unless: Seconds(30),
        },
        "8.4",
    ),
    advance_writing: elsewhere(AdvanceWriting::Forbidden, "8.1.2"),
    inability: elsewhere(Inability::AssistantRecords, "8.1.6"),
    update_by_both: elsewhere(UpdateByBoth::ClocksStopped, "8.5.1"),
    update_by_one: elsewhere(UpdateByOne::OwnTimeBeforeMoving, "8.5.2"),
    reconstruction: elsewhere(Reconstruction::OnSecondBoard, "8.5.3"),
    undetermined_count: elsewhere(UndeterminedCount::FirstOfNextPeriod, "8.6"),
    count_dispute: elsewhere(CountDispute::Silent, "8.5"),
    notation: elsewhere(Notation::AlgebraicOnly, "C"),
    scoresheet_request: elsewhere(ScoresheetRequest::Silent, "8.2"),
    displays: elsewhere(Displays::NoEvidence, "6.12.2"),

    sealing: elsewhere(Sealing::MoveOnBoardIsSealed, "I.1.1"),
    early_adjournment: elsewhere(EarlyAdjournment::TimeToEndOfSession, "I.1.2"),
    ambiguous_sealed_move: elsewhere(AmbiguousSealedMove(FaultySealedMove::Loses), "I.8.1"),
    meaningless_sealed_move: elsewhere(MeaninglessSealedMove(FaultySealedMove::Loses), "I.8.2"),
    illegal_sealed_move: elsewhere(IllegalSealedMove(FaultySealedMove::Loses), "I.8.3"),
    replier_present: elsewhere(ReplierPresent::EnvelopeOpened, "I.9.1"),
    replier_absent: elsewhere(ReplierAbsent::ClockStarted, "I.9.2"),
    sealer_absent: elsewhere(SealerAbsent::AnswerMayBeSealed, "I.9.3"),
    late_resumption: elsewhere(LateResumption::DefaultTime, "I.10"),
    lost_envelope: elsewhere(LostEnvelope::SealerStatesMove, "I.12.1"),
    lost_position: elsewhere(LostPosition::Annulled, "I.12.2"),
    resumption_times: elsewhere(ResumptionTimes::BeforeFirstMove, "I.13"),
    settled_before_resumption: elsewhere(SettledBeforeResumption::EndsGame, "I.6"),

    devices: elsewhere(Devices::HavingLoses, "11.3.2.2"),
    distraction: elsewhere(Distraction::Penalised, "11.5"),
    notes_and_analysis: elsewhere(NotesAndAnalysis::Penalised, "11.3.1"),
    leaving_area: elsewhere(LeavingArea::Penalised, "11.2.3.2"),
    third_persons: elsewhere(ThirdPersons::MayTellArbiter, "12.7"),
    spectator_as_referee: elsewhere(SpectatorAsReferee::Silent, "12.7"),
    refusal: elsewhere(Refusal::LosesScoreByArbiter, "11.7"),
    refusal_by_both: elsewhere(RefusalByBoth::BothLose, "11.8"),
    disrepute: elsewhere(Disrepute::Penalised, "11.1"),
    penalties: elsewhere(Penalties::of(&Measure::ALL), "12.9"),
    outside_disturbance: elsewhere(OutsideDisturbance::TimeMayBeGiven, "12.5"),
    odds: elsewhere(Odds::Silent, "1.1"),
    analogy: elsewhere(Analogy::SimilarSituations, "Preface"),
};

pub(super) const RAPID_SUPERVISED: Laws = Laws {
    id: STANDARD.id.with(Regime::Rapid, Supervision::Supervised),
    supervision_test: read(SupervisionTest::WatchedAndRecorded(Games(3)), "A.4"),
    penalty_time: read(PenaltyTime::OneMinute, "A.3"),
    recording: read(Recording::NotRequired, "A.2"),
    scoresheet_request: read(ScoresheetRequest::AtMost(Requests(5)), "A.4.3"),
    ..STANDARD
};

pub(super) const RAPID: Laws = Laws {
    id: STANDARD.id.with(Regime::Rapid, Supervision::Unsupervised),
    illegal_move_window: read(IllegalMoveWindow::UntilOpponentMoves, "A.5.2"),
    illegal_move_found_late: read(IllegalMoveFoundLate::StandsUnlessAgreed, "A.5.2"),
    illegal_move_raised_by: read(IllegalMoveRaisedBy::ArbiterOrOpponent, "A.5.2"),
    illegal_position: read(IllegalPosition::WaitsThenDraw, "A.5.4"),
    setup_limit: read(SetupLimit::Moves(Moves(10)), "A.5.1.2"),
    clock_setting_limit: read(ClockSettingLimit::MovesUnlessSchedule(Moves(10)), "A.5.1.1"),
    misplaced_for_castling: read(MisplacedForCastling::NeitherKingNorRook, "A.5.1.2"),
    flag_call: read(FlagCall::ArbiterMust, "A.5.5"),
    flag_claim: read(FlagClaim::MayStopClock, "A.5.3"),
    mating_test: read(MatingTest::AnySeries, "A.5.3"),
    scoresheet_request: read(ScoresheetRequest::Silent, "A.2"),
    ..RAPID_SUPERVISED
};

pub(super) const BLITZ_SUPERVISED: Laws = Laws {
    id: STANDARD.id.with(Regime::Blitz, Supervision::Supervised),
    supervision_test: read(SupervisionTest::WatchedAndRecorded(Games(1)), "B.2"),
    penalty_time: doubtful(PenaltyTime::OneMinute, "A.3"),
    both_flags: elsewhere(BothFlags::Silent, "III.2.2"),
    both_flags_at_end: elsewhere(BothFlagsAtEnd::Silent, "III.2.2"),
    quickplay_finish: elsewhere(QuickplayFinish::Excluded, "III.2.2"),
    quickplay_claim: elsewhere(QuickplayClaim::Silent, "III.2.2"),
    quickplay_grant: elsewhere(QuickplayGrant::Silent, "III.2.2"),
    quickplay_postponement: elsewhere(QuickplayPostponement::Silent, "III.2.2"),
    quickplay_rejection: elsewhere(QuickplayRejection::Silent, "III.2.2"),
    quickplay_late_decision: elsewhere(QuickplayLateDecision::Silent, "III.2.2"),
    quickplay_without_arbiter: elsewhere(QuickplayWithoutArbiter::Silent, "III.2.2"),
    increment_request: elsewhere(IncrementRequest::Silent, "III.2.2"),
    recording: doubtful(Recording::NotRequired, "A.2"),
    scoresheet_request: read(ScoresheetRequest::AtMost(Requests(5)), "B.2.3"),
    ..STANDARD
};

pub(super) const BLITZ: Laws = Laws {
    id: STANDARD.id.with(Regime::Blitz, Supervision::Unsupervised),
    supervision_test: read(SupervisionTest::WatchedAndRecorded(Games(1)), "B.2"),
    both_flags: elsewhere(BothFlags::Silent, "III.2.2"),
    both_flags_at_end: elsewhere(BothFlagsAtEnd::Silent, "III.2.2"),
    quickplay_finish: elsewhere(QuickplayFinish::Excluded, "III.2.2"),
    quickplay_claim: elsewhere(QuickplayClaim::Silent, "III.2.2"),
    quickplay_grant: elsewhere(QuickplayGrant::Silent, "III.2.2"),
    quickplay_postponement: elsewhere(QuickplayPostponement::Silent, "III.2.2"),
    quickplay_rejection: elsewhere(QuickplayRejection::Silent, "III.2.2"),
    quickplay_late_decision: elsewhere(QuickplayLateDecision::Silent, "III.2.2"),
    quickplay_without_arbiter: elsewhere(QuickplayWithoutArbiter::Silent, "III.2.2"),
    increment_request: elsewhere(IncrementRequest::Silent, "III.2.2"),
    ..RAPID
};

/// The text of B.2 does not bring in the one minute of A.3.
pub(super) const BLITZ_SUPERVISED_LITERAL: Laws = Laws {
    id: BLITZ_SUPERVISED.id.literal(),
    penalty_time: elsewhere(PenaltyTime::AsStated, "B.2"),
    ..BLITZ_SUPERVISED
};
