//! 2014: in force from 1 July 2014. Known from accounts of its changes; what they leave open is taken from the
//! editions around it.

use crate::choices::*;
use crate::cited::{doubtful, elsewhere, inferred};
use crate::{
    Edition, Games, Laws, LawsId, Minutes, Moves, Occurrences, Regime, Requests, Seconds,
    Supervision,
};

pub(super) const STANDARD: Laws = Laws {
    id: LawsId::standard(Edition::Fide2014),

    rapid_definition: doubtful(
        RapidDefinition::Between {
            least: Bound::Excluding(Minutes(10)),
            most: Bound::Excluding(Minutes(60)),
            increment: IncrementCounting::SixtyMoves,
        },
        "A.1",
    ),
    blitz_definition: doubtful(
        BlitzDefinition::UpTo {
            most: Bound::Including(Minutes(10)),
            increment: IncrementCounting::SixtyMoves,
        },
        "B.1",
    ),
    supervision_test: doubtful(SupervisionTest::Undivided, "A.3"),

    check_announcement: inferred(CheckAnnouncement::Silent, "3.9"),
    castling: inferred(Castling::TwoSquares, "3.8"),
    move_made: elsewhere(MoveMade::StepByStep, "4.7"),
    move_completed: elsewhere(MoveCompleted::ByPress, "6.2a"),
    next_move_completes: elsewhere(NextMoveCompletes::Completes, "6.2a"),
    two_hands: doubtful(TwoHands::Penalised, "4.1"),
    pressing_hand: doubtful(PressingHand::SameHand, "6.2b"),
    press_without_move: doubtful(PressWithoutMove::Penalised, "6.2c"),
    promotion_choice: inferred(PromotionChoice::OnTouchingSquare, "4.4d"),
    promotion_order: elsewhere(PromotionOrder::AnyOrder, "4.6"),
    promotion_unfinished: elsewhere(PromotionUnfinished::Queen, "7.5a"),

    adjusting: elsewhere(Adjusting::AnyPiece, "4.2"),
    touch_intent: elsewhere(TouchIntent::ToMoveOrCapture, "4.3"),
    touched_own: inferred(TouchedOwn::MoveFirstThatCan, "4.3a"),
    touched_enemy: inferred(TouchedEnemy::CaptureFirstThatCan, "4.3b"),
    touched_both: doubtful(TouchedBoth::CaptureElseFirstTouched, "4.3c"),
    no_touched_move: inferred(NoTouchedMove::AnyMove, "4.5"),
    rook_then_king: inferred(RookThenKing::NoCastlingThatSide, "4.4b"),
    king_and_rook: inferred(KingAndRook::MustCastle, "4.4a"),
    failed_castling: inferred(FailedCastling::OtherSideOrKing, "4.4c"),
    touch_claim_loss: inferred(TouchClaimLoss::ClaimantTouches, "4.8"),
    touch_enforcement: inferred(TouchEnforcement::OpponentOrArbiter, "12.1"),

    illegal_move_trigger: elsewhere(IllegalMoveTrigger::Completed, "7.5a"),
    illegal_move_window: elsewhere(IllegalMoveWindow::WholeGame, "7.5a"),
    illegal_move_found_late: elsewhere(IllegalMoveFoundLate::LastIdentifiablePosition, "7.5a"),
    illegal_move_raised_by: elsewhere(IllegalMoveRaisedBy::Anyone, "7.5a"),
    illegal_move_penalty: elsewhere(IllegalMovePenalty::second_loses(Minutes(2)), "7.5b"),
    quickplay_illegal_move_penalty: elsewhere(QuickplayIllegalMovePenalty::AsBefore, "7.5b"),
    illegal_move_exception: elsewhere(IllegalMoveException::DrawIfNoMate, "7.5b"),
    penalty_time: elsewhere(PenaltyTime::AsStated, "7.5b"),
    offence_count: elsewhere(OffenceCount::IllegalMovesOnly, "7.5b"),
    replacement_move: elsewhere(ReplacementMove::TouchAndReleaseRules, "7.5a"),
    replacement_of_capture: elsewhere(ReplacementOfCapture::Silent, "7.5a"),
    times_after_correction: inferred(TimesAfterCorrection::ArbiterEstimatesOrLeaves, "7.1"),
    illegal_position: elsewhere(IllegalPosition::Silent, "7.5a"),

    wrong_array: inferred(WrongArray::NewGame, "7.2a"),
    turned_board: inferred(TurnedBoard::Transferred, "7.2b"),
    reversed_colours: elsewhere(ReversedColours::ContinuesUnlessRuled, "7.3"),
    setup_limit: inferred(SetupLimit::None, "7.2"),
    clock_setting_limit: inferred(ClockSettingLimit::None, "6.10b"),
    misplaced_for_castling: inferred(MisplacedForCastling::Silent, "7.2a"),
    displaced_pieces: inferred(DisplacedPieces::OwnTimeClocksMayBeStopped, "7.4"),
    displacement_found_late: inferred(DisplacementFoundLate::LastIdentifiablePosition, "7.6"),

    draw_agreement: doubtful(DrawAgreement::AnyTime, "5.2c"),
    agreement_restriction: doubtful(AgreementRestriction::EventMayRestrict, "9.1a"),
    draw_offer: doubtful(DrawOffer::BetweenMoveAndPress, "9.1b(1)"),
    offer_refusal: doubtful(OfferRefusal::Touching, "9.1b(1)"),
    offer_record: doubtful(OfferRecord::BothRecord, "9.1b(2)"),
    claim_as_offer: doubtful(ClaimAsOffer::IsOffer, "9.1b(3)"),

    repetition_claim: elsewhere(RepetitionClaim::PlayerToMove(Occurrences(3)), "9.2b"),
    repetition_announced: elsewhere(
        RepetitionAnnounced::WritesAndDeclares(Occurrences(3)),
        "9.2a",
    ),
    same_position: elsewhere(SamePosition::PossibleMovesToo, "9.2"),
    en_passant_right: inferred(EnPassantRight::CountsIfLegal, "9.2"),
    castling_right: inferred(CastlingRight::CountsUntilMoved, "9.2"),
    fifty_claim: inferred(FiftyClaim::PlayerToMove(Moves(50)), "9.3b"),
    fifty_announced: inferred(FiftyAnnounced::WritesAndDeclares(Moves(50)), "9.3a"),
    fifty_exceptions: inferred(FiftyExceptions::None, "9.3"),
    mate_in_fifty: inferred(MateInFifty::Silent, "9.3"),
    claim_loss: elsewhere(ClaimLoss::Touching, "9.4"),
    claim_clock: elsewhere(ClaimClock::MayBeStopped, "9.5"),
    claim_withdrawal: elsewhere(ClaimWithdrawal::Irrevocable, "9.5"),
    right_claim: elsewhere(RightClaim::DrawnAtOnce, "9.5a"),
    wrong_claim: doubtful(
        WrongClaim::Costs {
            claimant: ClaimantLoses::Nothing,
            opponent: Minutes(2),
        },
        "9.5b",
    ),
    announced_move: doubtful(AnnouncedMove::PlayedUnderTouchRules, "9.5b"),
    automatic_repetition: elsewhere(AutomaticRepetition::Consecutive(Occurrences(5)), "9.6a"),
    automatic_progress: elsewhere(AutomaticProgress::Moves(Moves(75)), "9.6b"),

    checkmate: inferred(Checkmate::EndsGame, "5.1a"),
    stalemate: inferred(Stalemate::DrawIfMoveLegal, "5.2a"),
    dead_position: doubtful(DeadPosition::DrawIfMoveLegal, "5.2b"),
    resignation: inferred(Resignation::Loses, "5.1b"),
    scoring: inferred(Scoring::OneHalfNothingUnlessAnnounced, "10.1"),

    flag_call: inferred(FlagCall::ArbiterOrPlayer, "6.8"),
    flag_claim: inferred(FlagClaim::Plain, "6.8"),
    time_forfeit: inferred(TimeForfeit::Loses, "6.9"),
    mating_test: inferred(MatingTest::AnySeries, "6.9"),
    both_flags: doubtful(BothFlags::ContinuesIfAnnounced, "G.3"),
    both_flags_at_end: doubtful(BothFlagsAtEnd::DrawIfUnclearAndAnnounced, "G.3"),
    time_limits: inferred(TimeLimits::IncrementAndDelay, "6.3"),
    default_time: elsewhere(
        DefaultTime::After {
            late: Lateness::AsRegulated,
            from: LatenessFrom::StartOfSession,
            waiver: LatenessWaiver::RegulationsOrArbiter,
        },
        "6.7a",
    ),
    neither_present: doubtful(NeitherPresent::WhitesUnlessDecided, "6.7b"),
    clock_indication: inferred(ClockIndication::Conclusive, "6.10a"),
    clock_fault: inferred(ClockFault::ArbiterEstimates, "6.10b"),

    quickplay_finish: elsewhere(QuickplayFinish::IfAnnounced, "G.1"),
    quickplay_games: doubtful(QuickplayGames::Silent, "G.1"),
    quickplay_claim: elsewhere(QuickplayClaim::PlayerToMove { below: Minutes(2) }, "G.5"),
    quickplay_grant: doubtful(QuickplayGrant::NoEffortOrNoNormalMeans, "G.5"),
    quickplay_postponement: doubtful(QuickplayPostponement::OpponentMayGain(Minutes(2)), "G.5"),
    quickplay_rejection: doubtful(QuickplayRejection::OpponentGains(Minutes(2)), "G.5"),
    quickplay_late_decision: doubtful(QuickplayLateDecision::AfterFlagToo, "G.5"),
    quickplay_without_arbiter: doubtful(QuickplayWithoutArbiter::EndsGame, "G.6"),
    increment_request: elsewhere(
        IncrementRequest::IfAnnounced {
            below: Minutes(2),
            increment: Seconds(5),
            opponent: Minutes(2),
        },
        "G.4",
    ),

    recording: inferred(Recording::Required, "8.1"),
    recording_relief: inferred(
        RecordingRelief::UntilEndOfPeriod {
            below: Minutes(5),
            unless: Seconds(30),
        },
        "8.4",
    ),
    advance_writing: inferred(AdvanceWriting::Forbidden, "8.1"),
    inability: inferred(Inability::AssistantRecords, "8.1"),
    update_by_both: inferred(UpdateByBoth::ClocksStopped, "8.5a"),
    update_by_one: inferred(UpdateByOne::OwnTimeBeforeMoving, "8.5b"),
    reconstruction: inferred(Reconstruction::OnSecondBoard, "8.5c"),
    undetermined_count: inferred(UndeterminedCount::FirstOfNextPeriod, "8.6"),
    count_dispute: inferred(CountDispute::Silent, "8.5"),
    notation: inferred(Notation::AlgebraicOnly, "C"),
    scoresheet_request: inferred(ScoresheetRequest::Silent, "8.2"),
    displays: inferred(Displays::NoEvidence, "6.12"),

    sealing: doubtful(Sealing::MoveOnBoardIsSealed, "E.1"),
    early_adjournment: doubtful(EarlyAdjournment::TimeToEndOfSession, "E.1"),
    ambiguous_sealed_move: inferred(AmbiguousSealedMove(FaultySealedMove::Loses), "E.8"),
    meaningless_sealed_move: inferred(MeaninglessSealedMove(FaultySealedMove::Loses), "E.8"),
    illegal_sealed_move: inferred(IllegalSealedMove(FaultySealedMove::Loses), "E.8"),
    replier_present: inferred(ReplierPresent::EnvelopeOpened, "E.9"),
    replier_absent: inferred(ReplierAbsent::ClockStarted, "E.9"),
    sealer_absent: inferred(SealerAbsent::AnswerMayBeSealed, "E.9"),
    late_resumption: inferred(LateResumption::DefaultTime, "E.10"),
    lost_envelope: inferred(LostEnvelope::SealerStatesMove, "E.12"),
    lost_position: inferred(LostPosition::Annulled, "E.12"),
    resumption_times: inferred(ResumptionTimes::BeforeFirstMove, "E.13"),
    settled_before_resumption: inferred(SettledBeforeResumption::EndsGame, "E.6"),

    devices: elsewhere(Devices::HavingLoses, "11.3b"),
    distraction: inferred(Distraction::Penalised, "11.5"),
    notes_and_analysis: inferred(NotesAndAnalysis::Penalised, "11.3a"),
    leaving_area: inferred(LeavingArea::Penalised, "11.2"),
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

pub(super) const RAPID_SUPERVISED: Laws = Laws {
    id: STANDARD.id.with(Regime::Rapid, Supervision::Supervised),
    supervision_test: elsewhere(SupervisionTest::WatchedAndRecorded(Games(3)), "A.3"),
    recording: inferred(Recording::NotRequired, "A.2"),
    scoresheet_request: inferred(ScoresheetRequest::AtMost(Requests(5)), "A.3"),
    ..STANDARD
};

pub(super) const RAPID: Laws = Laws {
    id: STANDARD.id.with(Regime::Rapid, Supervision::Unsupervised),
    illegal_move_window: elsewhere(IllegalMoveWindow::UntilOpponentMoves, "A.4b"),
    illegal_move_found_late: inferred(IllegalMoveFoundLate::StandsUnlessAgreed, "A.4b"),
    illegal_move_raised_by: elsewhere(IllegalMoveRaisedBy::ArbiterOrOpponent, "A.4b"),
    illegal_move_penalty: elsewhere(IllegalMovePenalty::always(OffencePenalty::Loss), "A.4b"),
    illegal_move_exception: elsewhere(IllegalMoveException::DrawIfNoMate, "A.4b"),
    illegal_position: inferred(IllegalPosition::WaitsThenDraw, "A.4d"),
    setup_limit: inferred(SetupLimit::Moves(Moves(10)), "A.4a"),
    clock_setting_limit: inferred(ClockSettingLimit::MovesUnlessSchedule(Moves(10)), "A.4a"),
    misplaced_for_castling: inferred(MisplacedForCastling::NeitherKingNorRook, "A.4a"),
    flag_call: elsewhere(FlagCall::ArbiterMay, "A.4e"),
    flag_claim: elsewhere(FlagClaim::OwnTimeLeft, "A.4c"),
    mating_test: inferred(MatingTest::AnySeries, "A.4c"),
    scoresheet_request: inferred(ScoresheetRequest::Silent, "A.2"),
    ..RAPID_SUPERVISED
};

pub(super) const BLITZ_SUPERVISED: Laws = Laws {
    id: STANDARD.id.with(Regime::Blitz, Supervision::Supervised),
    supervision_test: inferred(SupervisionTest::WatchedAndRecorded(Games(1)), "B.3"),
    penalty_time: inferred(PenaltyTime::OneMinute, "B.2"),
    both_flags: inferred(BothFlags::Silent, "G.2"),
    both_flags_at_end: inferred(BothFlagsAtEnd::Silent, "G.2"),
    quickplay_finish: elsewhere(QuickplayFinish::Excluded, "G.2"),
    quickplay_claim: elsewhere(QuickplayClaim::Silent, "G.2"),
    quickplay_grant: inferred(QuickplayGrant::Silent, "G.2"),
    quickplay_postponement: inferred(QuickplayPostponement::Silent, "G.2"),
    quickplay_rejection: inferred(QuickplayRejection::Silent, "G.2"),
    quickplay_late_decision: inferred(QuickplayLateDecision::Silent, "G.2"),
    quickplay_without_arbiter: inferred(QuickplayWithoutArbiter::Silent, "G.2"),
    increment_request: inferred(IncrementRequest::Silent, "G.2"),
    recording: inferred(Recording::NotRequired, "B.3"),
    scoresheet_request: inferred(ScoresheetRequest::AtMost(Requests(5)), "B.3"),
    ..STANDARD
};

pub(super) const BLITZ: Laws = Laws {
    id: STANDARD.id.with(Regime::Blitz, Supervision::Unsupervised),
    supervision_test: inferred(SupervisionTest::WatchedAndRecorded(Games(1)), "B.3"),
    penalty_time: inferred(PenaltyTime::OneMinute, "B.2"),
    both_flags: inferred(BothFlags::Silent, "G.2"),
    both_flags_at_end: inferred(BothFlagsAtEnd::Silent, "G.2"),
    quickplay_finish: elsewhere(QuickplayFinish::Excluded, "G.2"),
    quickplay_claim: elsewhere(QuickplayClaim::Silent, "G.2"),
    quickplay_grant: inferred(QuickplayGrant::Silent, "G.2"),
    quickplay_postponement: inferred(QuickplayPostponement::Silent, "G.2"),
    quickplay_rejection: inferred(QuickplayRejection::Silent, "G.2"),
    quickplay_late_decision: inferred(QuickplayLateDecision::Silent, "G.2"),
    quickplay_without_arbiter: inferred(QuickplayWithoutArbiter::Silent, "G.2"),
    increment_request: inferred(IncrementRequest::Silent, "G.2"),
    ..RAPID
};
