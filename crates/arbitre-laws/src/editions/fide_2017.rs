//! 2017: in force from 1 July to 31 December 2017. Articles 1 to 3, 5, 9, those on illegal moves and the appendices
//! on rapid and blitz are known; the rest is taken from 2018, which changed only 7.5 to 7.8, A.4.2, A.4.3 and A.4.5.

use crate::choices::*;
use crate::cited::{doubtful, elsewhere, inferred};
use crate::{
    Edition, Games, Laws, LawsId, Minutes, Moves, Occurrences, Regime, Requests, Seconds,
    Supervision,
};

pub(super) const STANDARD: Laws = Laws {
    id: LawsId::standard(Edition::Fide2017),

    rapid_definition: elsewhere(
        RapidDefinition::Between {
            least: Bound::Excluding(Minutes(10)),
            most: Bound::Excluding(Minutes(60)),
            increment: IncrementCounting::SixtyMoves,
        },
        "A.1",
    ),
    blitz_definition: elsewhere(
        BlitzDefinition::UpTo {
            most: Bound::Including(Minutes(10)),
            increment: IncrementCounting::SixtyMoves,
        },
        "B.1",
    ),
    supervision_test: elsewhere(SupervisionTest::Undivided, "A.3"),

    check_announcement: inferred(CheckAnnouncement::Silent, "3.9.1"),
    castling: inferred(Castling::TwoSquares, "3.8.2"),
    move_made: inferred(MoveMade::StepByStep, "4.7"),
    move_completed: inferred(MoveCompleted::ByPress, "6.2.1"),
    next_move_completes: inferred(NextMoveCompletes::Completes, "6.2.1.2"),
    two_hands: elsewhere(TwoHands::IllegalMove, "7.7.1"),
    pressing_hand: inferred(PressingHand::SameHand, "6.2.3"),
    press_without_move: elsewhere(PressWithoutMove::IllegalMove, "7.8.1"),
    promotion_choice: inferred(PromotionChoice::OnTouchingSquare, "4.4.4"),
    promotion_order: inferred(PromotionOrder::AnyOrder, "4.6.2"),
    promotion_unfinished: elsewhere(PromotionUnfinished::Queen, "7.5.2"),

    adjusting: elsewhere(Adjusting::AnyPiece, "4.2.1"),
    touch_intent: elsewhere(TouchIntent::AnyButAccidental, "4.2.2"),
    touched_own: inferred(TouchedOwn::MoveFirstThatCan, "4.3.1"),
    touched_enemy: inferred(TouchedEnemy::CaptureFirstThatCan, "4.3.2"),
    touched_both: inferred(TouchedBoth::FirstByFirstElseFirstTouched, "4.3.3"),
    no_touched_move: inferred(NoTouchedMove::AnyMove, "4.5"),
    rook_then_king: inferred(RookThenKing::NoCastlingThatSide, "4.4.2"),
    king_and_rook: inferred(KingAndRook::MustCastle, "4.4.1"),
    failed_castling: inferred(FailedCastling::OtherSideOrKing, "4.4.3"),
    touch_claim_loss: inferred(TouchClaimLoss::ClaimantTouches, "4.8"),
    touch_enforcement: inferred(TouchEnforcement::OpponentOrArbiter, "12.1"),

    illegal_move_trigger: elsewhere(IllegalMoveTrigger::Completed, "7.5.1"),
    illegal_move_window: elsewhere(IllegalMoveWindow::WholeGame, "7.5.1"),
    illegal_move_found_late: elsewhere(IllegalMoveFoundLate::LastIdentifiablePosition, "7.5.1"),
    illegal_move_raised_by: elsewhere(IllegalMoveRaisedBy::Anyone, "7.5.1"),
    illegal_move_penalty: elsewhere(IllegalMovePenalty::second_loses(Minutes(2)), "7.5.3"),
    quickplay_illegal_move_penalty: elsewhere(QuickplayIllegalMovePenalty::AsBefore, "7.5.3"),
    illegal_move_exception: elsewhere(IllegalMoveException::DrawIfNoMate, "7.5.3"),
    penalty_time: elsewhere(PenaltyTime::AsStated, "7.5.3"),
    offence_count: doubtful(OffenceCount::AllTogether, "7.5.3"),
    replacement_move: elsewhere(ReplacementMove::TouchAndReleaseRules, "7.5.1"),
    replacement_of_capture: elsewhere(ReplacementOfCapture::Silent, "7.5.1"),
    times_after_correction: inferred(TimesAfterCorrection::ArbiterEstimatesOrLeaves, "7.1"),
    illegal_position: elsewhere(IllegalPosition::Silent, "7.5.1"),

    wrong_array: inferred(WrongArray::NewGame, "7.2.1"),
    turned_board: inferred(TurnedBoard::Transferred, "7.2.2"),
    reversed_colours: elsewhere(ReversedColours::NewGameBefore(Moves(10)), "7.3"),
    setup_limit: inferred(SetupLimit::None, "7.2"),
    clock_setting_limit: inferred(ClockSettingLimit::None, "6.10.2"),
    misplaced_for_castling: inferred(MisplacedForCastling::Silent, "7.2.1"),
    displaced_pieces: inferred(DisplacedPieces::OwnTimeClocksMayBeStopped, "7.4"),
    displacement_found_late: inferred(DisplacementFoundLate::LastIdentifiablePosition, "7.6"),

    draw_agreement: elsewhere(DrawAgreement::AfterEachMade(Moves(1)), "5.2.3"),
    agreement_restriction: elsewhere(AgreementRestriction::EventMayRestrict, "9.1.1"),
    draw_offer: elsewhere(DrawOffer::BetweenMoveAndPress, "9.1.2.1"),
    offer_refusal: elsewhere(OfferRefusal::Touching, "9.1.2.1"),
    offer_record: elsewhere(OfferRecord::BothRecord, "9.1.2.2"),
    claim_as_offer: elsewhere(ClaimAsOffer::IsOffer, "9.1.2.3"),

    repetition_claim: elsewhere(RepetitionClaim::PlayerToMove(Occurrences(3)), "9.2.1.2"),
    repetition_announced: elsewhere(
        RepetitionAnnounced::WritesAndDeclares(Occurrences(3)),
        "9.2.1.1",
    ),
    same_position: elsewhere(SamePosition::PossibleMovesToo, "9.2.2"),
    en_passant_right: elsewhere(EnPassantRight::CountsIfLegal, "9.2.2.1"),
    castling_right: elsewhere(CastlingRight::CountsUntilMoved, "9.2.2.2"),
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
    resignation: elsewhere(Resignation::Loses, "5.1.2"),
    scoring: inferred(Scoring::OneHalfNothingUnlessAnnounced, "10.1"),

    flag_call: inferred(FlagCall::ArbiterOrPlayer, "6.8"),
    flag_claim: inferred(FlagClaim::Plain, "6.8"),
    time_forfeit: elsewhere(TimeForfeit::Loses, "6.9"),
    mating_test: elsewhere(MatingTest::AnySeries, "6.9"),
    both_flags: inferred(BothFlags::ContinuesIfAnnounced, "III.3.1.1"),
    both_flags_at_end: inferred(BothFlagsAtEnd::DrawIfUnclearAndAnnounced, "III.3.1.2"),
    time_limits: inferred(TimeLimits::IncrementAndDelay, "6.3"),
    default_time: inferred(
        DefaultTime::After {
            late: Lateness::Minutes(Minutes(0)),
            from: LatenessFrom::StartOfSession,
            waiver: LatenessWaiver::RegulationsOrArbiter,
        },
        "6.7.1",
    ),
    neither_present: inferred(NeitherPresent::WhitesUnlessDecided, "6.7.2"),
    clock_indication: inferred(ClockIndication::Conclusive, "6.10.1"),
    clock_fault: inferred(ClockFault::ArbiterEstimates, "6.10.2"),

    quickplay_finish: inferred(QuickplayFinish::IfAnnounced, "III.1"),
    quickplay_games: inferred(QuickplayGames::WithoutIncrement, "III.2.2"),
    quickplay_claim: inferred(QuickplayClaim::PlayerToMove { below: Minutes(2) }, "III.5"),
    quickplay_grant: inferred(QuickplayGrant::NoEffortOrNoNormalMeans, "III.5.1"),
    quickplay_postponement: inferred(
        QuickplayPostponement::OpponentMayGain(Minutes(2)),
        "III.5.2",
    ),
    quickplay_rejection: inferred(QuickplayRejection::OpponentGains(Minutes(2)), "III.5.3"),
    quickplay_late_decision: inferred(QuickplayLateDecision::AfterFlagToo, "III.5.2"),
    quickplay_without_arbiter: inferred(QuickplayWithoutArbiter::EndsGame, "III.6"),
    increment_request: inferred(
        IncrementRequest::IfAnnounced {
            below: Minutes(2),
            increment: Seconds(5),
            opponent: Minutes(2),
        },
        "III.4",
    ),

    recording: inferred(Recording::Required, "8.1.1"),
    recording_relief: inferred(
        RecordingRelief::UntilEndOfPeriod {
            below: Minutes(5),
            unless: Seconds(30),
        },
        "8.4",
    ),
    advance_writing: inferred(AdvanceWriting::Forbidden, "8.1.2"),
    inability: inferred(Inability::AssistantRecords, "8.1.6"),
    update_by_both: inferred(UpdateByBoth::ClocksStopped, "8.5.1"),
    update_by_one: inferred(UpdateByOne::OwnTimeBeforeMoving, "8.5.2"),
    reconstruction: inferred(Reconstruction::OnSecondBoard, "8.5.3"),
    undetermined_count: inferred(UndeterminedCount::FirstOfNextPeriod, "8.6"),
    count_dispute: inferred(CountDispute::Silent, "8.5"),
    notation: inferred(Notation::AlgebraicOnly, "C"),
    scoresheet_request: inferred(ScoresheetRequest::Silent, "8.2"),
    displays: inferred(Displays::NoEvidence, "6.12.2"),

    sealing: inferred(Sealing::MoveOnBoardIsSealed, "I.1.1"),
    early_adjournment: inferred(EarlyAdjournment::TimeToEndOfSession, "I.1.2"),
    ambiguous_sealed_move: inferred(AmbiguousSealedMove(FaultySealedMove::Loses), "I.8.1"),
    meaningless_sealed_move: inferred(MeaninglessSealedMove(FaultySealedMove::Loses), "I.8.2"),
    illegal_sealed_move: inferred(IllegalSealedMove(FaultySealedMove::Loses), "I.8.3"),
    replier_present: inferred(ReplierPresent::EnvelopeOpened, "I.9.1"),
    replier_absent: inferred(ReplierAbsent::ClockStarted, "I.9.2"),
    sealer_absent: inferred(SealerAbsent::AnswerMayBeSealed, "I.9.3"),
    late_resumption: inferred(LateResumption::DefaultTime, "I.10"),
    lost_envelope: inferred(LostEnvelope::SealerStatesMove, "I.12.1"),
    lost_position: inferred(LostPosition::Annulled, "I.12.2"),
    resumption_times: inferred(ResumptionTimes::BeforeFirstMove, "I.13"),
    settled_before_resumption: inferred(SettledBeforeResumption::EndsGame, "I.6"),

    devices: inferred(Devices::HavingLoses, "11.3.2.2"),
    distraction: inferred(Distraction::Penalised, "11.5"),
    notes_and_analysis: inferred(NotesAndAnalysis::Penalised, "11.3.1"),
    leaving_area: inferred(LeavingArea::Penalised, "11.2.3.2"),
    third_persons: inferred(ThirdPersons::MayTellArbiter, "12.7"),
    spectator_as_referee: inferred(SpectatorAsReferee::Silent, "12.7"),
    refusal: inferred(Refusal::LosesScoreByArbiter, "11.7"),
    refusal_by_both: inferred(RefusalByBoth::BothLose, "11.8"),
    disrepute: inferred(Disrepute::Penalised, "11.1"),
    penalties: inferred(Penalties::of(&Measure::ALL), "12.9"),
    outside_disturbance: inferred(OutsideDisturbance::TimeMayBeGiven, "12.5"),
    odds: inferred(Odds::Silent, "1.1"),
    analogy: inferred(Analogy::SimilarSituations, "Preface"),
};

/// The text gives moves, two hands and presses without a move a count each; the official interpretation adds them up.
pub(super) const LITERAL: Laws = Laws {
    id: STANDARD.id.literal(),
    offence_count: elsewhere(OffenceCount::EachKindApart, "7.5.3"),
    ..STANDARD
};

pub(super) const RAPID_SUPERVISED: Laws = Laws {
    id: STANDARD.id.with(Regime::Rapid, Supervision::Supervised),
    supervision_test: elsewhere(SupervisionTest::WatchedAndRecorded(Games(3)), "A.3.1"),
    recording: elsewhere(Recording::NotRequired, "A.2"),
    scoresheet_request: elsewhere(ScoresheetRequest::AtMost(Requests(5)), "A.3.2"),
    ..STANDARD
};

pub(super) const RAPID: Laws = Laws {
    id: STANDARD.id.with(Regime::Rapid, Supervision::Unsupervised),
    illegal_move_window: elsewhere(IllegalMoveWindow::UntilOpponentMoves, "A.4.2"),
    illegal_move_found_late: elsewhere(IllegalMoveFoundLate::StandsUnlessAgreed, "A.4.2"),
    illegal_move_raised_by: elsewhere(IllegalMoveRaisedBy::ArbiterOrOpponent, "A.4.2"),
    illegal_move_penalty: elsewhere(IllegalMovePenalty::always(OffencePenalty::Loss), "A.4.2"),
    illegal_move_exception: elsewhere(IllegalMoveException::DrawIfNoMate, "A.4.2"),
    illegal_position: elsewhere(IllegalPosition::WaitsThenDraw, "A.4.4"),
    setup_limit: elsewhere(SetupLimit::Moves(Moves(10)), "A.4.1.2"),
    clock_setting_limit: elsewhere(ClockSettingLimit::MovesUnlessSchedule(Moves(10)), "A.4.1.1"),
    misplaced_for_castling: elsewhere(MisplacedForCastling::NeitherKingNorRook, "A.4.1.2"),
    flag_call: elsewhere(FlagCall::ArbiterMay, "A.4.5"),
    flag_claim: elsewhere(FlagClaim::OwnTimeLeft, "A.4.3"),
    mating_test: elsewhere(MatingTest::AnySeries, "A.4.3"),
    scoresheet_request: elsewhere(ScoresheetRequest::Silent, "A.2"),
    ..RAPID_SUPERVISED
};

pub(super) const BLITZ_SUPERVISED: Laws = Laws {
    id: STANDARD.id.with(Regime::Blitz, Supervision::Supervised),
    supervision_test: elsewhere(SupervisionTest::WatchedAndRecorded(Games(1)), "B.3.1"),
    penalty_time: elsewhere(PenaltyTime::OneMinute, "B.2"),
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
    recording: inferred(Recording::NotRequired, "B.3.1"),
    scoresheet_request: elsewhere(ScoresheetRequest::AtMost(Requests(5)), "B.3.2"),
    ..STANDARD
};

pub(super) const BLITZ: Laws = Laws {
    id: STANDARD.id.with(Regime::Blitz, Supervision::Unsupervised),
    supervision_test: elsewhere(SupervisionTest::WatchedAndRecorded(Games(1)), "B.3.1"),
    penalty_time: elsewhere(PenaltyTime::OneMinute, "B.2"),
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
