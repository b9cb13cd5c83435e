//! 2009: in force from 1 July 2009; the full text is known.

use crate::choices::*;
use crate::cited::{elsewhere, inferred};
use crate::{
    Edition, Games, Laws, LawsId, Minutes, Moves, Occurrences, Regime, Seconds, Supervision,
};

pub(super) const STANDARD: Laws = Laws {
    id: LawsId::standard(Edition::Fide2009),

    rapid_definition: elsewhere(
        RapidDefinition::Between {
            least: Bound::Including(Minutes(15)),
            most: Bound::Excluding(Minutes(60)),
            increment: IncrementCounting::SixtyMoves,
        },
        "A.1",
    ),
    blitz_definition: elsewhere(
        BlitzDefinition::UpTo {
            most: Bound::Excluding(Minutes(15)),
            increment: IncrementCounting::SixtyMoves,
        },
        "B.1",
    ),
    supervision_test: elsewhere(SupervisionTest::Undivided, "A.3"),

    check_announcement: elsewhere(CheckAnnouncement::Silent, "3.9"),
    castling: elsewhere(Castling::TwoSquares, "3.8a"),
    move_made: elsewhere(MoveMade::StepByStep, "4.6"),
    move_completed: elsewhere(MoveCompleted::ByPress, "6.7a"),
    next_move_completes: elsewhere(NextMoveCompletes::Silent, "6.7a"),
    two_hands: elsewhere(TwoHands::Penalised, "4.1"),
    pressing_hand: elsewhere(PressingHand::SameHand, "6.7b"),
    press_without_move: elsewhere(PressWithoutMove::Penalised, "6.7c"),
    promotion_choice: elsewhere(PromotionChoice::OnTouchingSquare, "4.4d"),
    promotion_order: elsewhere(PromotionOrder::Silent, "3.7e"),
    promotion_unfinished: elsewhere(PromotionUnfinished::FreeChoice, "7.4a"),

    adjusting: elsewhere(Adjusting::AnyPiece, "4.2"),
    touch_intent: elsewhere(TouchIntent::Deliberate, "4.3"),
    touched_own: elsewhere(TouchedOwn::MoveFirstThatCan, "4.3a"),
    touched_enemy: elsewhere(TouchedEnemy::CaptureFirstThatCan, "4.3b"),
    touched_both: elsewhere(TouchedBoth::CaptureElseFirstTouched, "4.3c"),
    no_touched_move: elsewhere(NoTouchedMove::AnyMove, "4.5"),
    rook_then_king: elsewhere(RookThenKing::NoCastlingThatSide, "4.4b"),
    king_and_rook: elsewhere(KingAndRook::MustCastle, "4.4a"),
    failed_castling: elsewhere(FailedCastling::OtherSideOrKing, "4.4c"),
    touch_claim_loss: elsewhere(TouchClaimLoss::ClaimantTouches, "4.7"),
    touch_enforcement: elsewhere(TouchEnforcement::OpponentOrArbiter, "13.1"),

    illegal_move_trigger: elsewhere(IllegalMoveTrigger::Completed, "7.4a"),
    illegal_move_window: elsewhere(IllegalMoveWindow::WholeGame, "7.4a"),
    illegal_move_found_late: elsewhere(IllegalMoveFoundLate::LastIdentifiablePosition, "7.4a"),
    illegal_move_raised_by: elsewhere(IllegalMoveRaisedBy::Anyone, "7.4a"),
    illegal_move_penalty: elsewhere(IllegalMovePenalty::third_loses(Minutes(2)), "7.4b"),
    quickplay_illegal_move_penalty: elsewhere(QuickplayIllegalMovePenalty::AsBefore, "7.4b"),
    illegal_move_exception: elsewhere(IllegalMoveException::DrawIfNoMate, "7.4b"),
    penalty_time: elsewhere(PenaltyTime::AsStated, "7.4b"),
    offence_count: elsewhere(OffenceCount::IllegalMovesOnly, "7.4b"),
    replacement_move: elsewhere(ReplacementMove::TouchAndReleaseRules, "7.4a"),
    replacement_of_capture: elsewhere(ReplacementOfCapture::Silent, "7.4a"),
    times_after_correction: elsewhere(TimesAfterCorrection::ArbiterEstimates, "6.13"),
    illegal_position: elsewhere(IllegalPosition::Silent, "7.4a"),

    wrong_array: elsewhere(WrongArray::NewGame, "7.1a"),
    turned_board: elsewhere(TurnedBoard::Transferred, "7.1b"),
    reversed_colours: elsewhere(ReversedColours::ContinuesUnlessRuled, "7.2"),
    setup_limit: elsewhere(SetupLimit::None, "7.1"),
    clock_setting_limit: elsewhere(ClockSettingLimit::None, "6.10b"),
    misplaced_for_castling: elsewhere(MisplacedForCastling::Silent, "7.1a"),
    displaced_pieces: elsewhere(DisplacedPieces::OwnTimeClocksMayBeStopped, "7.3"),
    displacement_found_late: elsewhere(DisplacementFoundLate::LastIdentifiablePosition, "7.5"),

    draw_agreement: elsewhere(DrawAgreement::AnyTime, "5.2c"),
    agreement_restriction: elsewhere(AgreementRestriction::EventMayRestrict, "9.1a"),
    draw_offer: elsewhere(DrawOffer::BetweenMoveAndPress, "9.1b(1)"),
    offer_refusal: elsewhere(OfferRefusal::Touching, "9.1b(1)"),
    offer_record: elsewhere(OfferRecord::BothRecord, "9.1b(2)"),
    claim_as_offer: elsewhere(ClaimAsOffer::IsOffer, "9.1b(3)"),

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
    claim_loss: elsewhere(ClaimLoss::Touching, "9.4"),
    claim_clock: elsewhere(ClaimClock::MayBeStopped, "9.5"),
    claim_withdrawal: elsewhere(ClaimWithdrawal::Irrevocable, "9.5"),
    right_claim: elsewhere(RightClaim::DrawnAtOnce, "9.5a"),
    wrong_claim: elsewhere(
        WrongClaim::Costs {
            claimant: ClaimantLoses::Nothing,
            opponent: Minutes(3),
        },
        "9.5b",
    ),
    announced_move: elsewhere(AnnouncedMove::PlayedUnderTouchRules, "9.5b"),
    automatic_repetition: elsewhere(AutomaticRepetition::Silent, "9.2"),
    automatic_progress: elsewhere(AutomaticProgress::Silent, "9.3"),

    checkmate: elsewhere(Checkmate::EndsGame, "5.1a"),
    stalemate: elsewhere(Stalemate::DrawIfMoveLegal, "5.2a"),
    dead_position: elsewhere(DeadPosition::DrawIfMoveLegal, "5.2b"),
    resignation: elsewhere(Resignation::Loses, "5.1b"),
    scoring: elsewhere(Scoring::OneHalfNothingUnlessAnnounced, "11.1"),

    flag_call: elsewhere(FlagCall::ArbiterOrPlayer, "6.8"),
    flag_claim: elsewhere(FlagClaim::Plain, "6.8"),
    time_forfeit: elsewhere(TimeForfeit::Loses, "6.9"),
    mating_test: elsewhere(MatingTest::AnySeries, "6.9"),
    both_flags: elsewhere(BothFlags::Continues, "6.11a"),
    both_flags_at_end: elsewhere(BothFlagsAtEnd::DrawIfUnclear, "6.11b"),
    time_limits: elsewhere(TimeLimits::IncrementAndDelay, "6.2"),
    default_time: elsewhere(
        DefaultTime::After {
            late: Lateness::Minutes(Minutes(0)),
            from: LatenessFrom::StartOfSession,
            waiver: LatenessWaiver::RegulationsOnly,
        },
        "6.6a",
    ),
    neither_present: elsewhere(NeitherPresent::WhitesUnlessDecided, "6.6b"),
    clock_indication: elsewhere(ClockIndication::Conclusive, "6.10a"),
    clock_fault: elsewhere(ClockFault::ArbiterEstimates, "6.10b"),

    quickplay_finish: elsewhere(QuickplayFinish::InForce, "10.1"),
    quickplay_games: elsewhere(QuickplayGames::Silent, "10.1"),
    quickplay_claim: elsewhere(QuickplayClaim::PlayerToMove { below: Minutes(2) }, "10.2"),
    quickplay_grant: elsewhere(QuickplayGrant::NoEffortOrNoNormalMeans, "10.2a"),
    quickplay_postponement: elsewhere(QuickplayPostponement::OpponentMayGain(Minutes(2)), "10.2b"),
    quickplay_rejection: elsewhere(QuickplayRejection::OpponentGains(Minutes(2)), "10.2c"),
    quickplay_late_decision: elsewhere(QuickplayLateDecision::AfterFlagToo, "10.2b"),
    quickplay_without_arbiter: elsewhere(QuickplayWithoutArbiter::EndsGame, "D.1"),
    increment_request: elsewhere(IncrementRequest::Silent, "10.2"),

    recording: elsewhere(Recording::Required, "8.1"),
    recording_relief: elsewhere(
        RecordingRelief::UntilEndOfPeriod {
            below: Minutes(5),
            unless: Seconds(30),
        },
        "8.4",
    ),
    advance_writing: elsewhere(AdvanceWriting::Forbidden, "8.1"),
    inability: elsewhere(Inability::AssistantRecords, "8.1"),
    update_by_both: elsewhere(UpdateByBoth::ClocksStopped, "8.5a"),
    update_by_one: elsewhere(UpdateByOne::OwnTimeBeforeMoving, "8.5b"),
    reconstruction: elsewhere(Reconstruction::OnSecondBoard, "8.5c"),
    undetermined_count: elsewhere(UndeterminedCount::FirstOfNextPeriod, "8.6"),
    count_dispute: elsewhere(CountDispute::Silent, "8.5"),
    notation: elsewhere(Notation::AlgebraicOnly, "C"),
    scoresheet_request: elsewhere(ScoresheetRequest::Silent, "8.2"),
    displays: elsewhere(Displays::NoEvidence, "6.14"),

    sealing: elsewhere(Sealing::MoveOnBoardIsSealed, "G.1a"),
    early_adjournment: elsewhere(EarlyAdjournment::TimeToEndOfSession, "G.1b"),
    ambiguous_sealed_move: elsewhere(AmbiguousSealedMove(FaultySealedMove::Loses), "G.8a"),
    meaningless_sealed_move: elsewhere(MeaninglessSealedMove(FaultySealedMove::Loses), "G.8b"),
    illegal_sealed_move: elsewhere(IllegalSealedMove(FaultySealedMove::Loses), "G.8c"),
    replier_present: elsewhere(ReplierPresent::EnvelopeOpened, "G.9a"),
    replier_absent: elsewhere(ReplierAbsent::ClockStarted, "G.9b"),
    sealer_absent: elsewhere(SealerAbsent::AnswerMayBeSealed, "G.9c"),
    late_resumption: elsewhere(LateResumption::AfterUnlessDecided(Minutes(60)), "G.10"),
    lost_envelope: elsewhere(LostEnvelope::SealerStatesMove, "G.11"),
    lost_position: elsewhere(LostPosition::Annulled, "G.11"),
    resumption_times: elsewhere(ResumptionTimes::BeforeFirstMove, "G.12"),
    settled_before_resumption: elsewhere(SettledBeforeResumption::EndsGame, "G.6"),

    devices: elsewhere(Devices::SoundLosesDrawIfNoMate, "12.3b"),
    distraction: elsewhere(Distraction::Penalised, "12.6"),
    notes_and_analysis: elsewhere(NotesAndAnalysis::Penalised, "12.3a"),
    leaving_area: elsewhere(LeavingArea::Penalised, "12.2"),
    third_persons: elsewhere(ThirdPersons::MayTellArbiter, "13.7a"),
    spectator_as_referee: elsewhere(SpectatorAsReferee::Silent, "13.7a"),
    refusal: elsewhere(Refusal::LosesScoreByArbiter, "12.8"),
    refusal_by_both: elsewhere(RefusalByBoth::BothLose, "12.9"),
    disrepute: elsewhere(Disrepute::Penalised, "12.1"),
    penalties: elsewhere(
        Penalties::of(&[
            Measure::Warning,
            Measure::OpponentGainsTime,
            Measure::OffenderLosesTime,
            Measure::OpponentGainsPoints,
            Measure::OffenderLosesPoints,
            Measure::LossOfGame,
            Measure::Expulsion,
        ]),
        "13.4",
    ),
    outside_disturbance: elsewhere(OutsideDisturbance::TimeMayBeGiven, "13.5"),
    odds: elsewhere(Odds::Silent, "1.1"),
    analogy: elsewhere(Analogy::SimilarSituations, "Preface"),
};

pub(super) const RAPID_SUPERVISED: Laws = Laws {
    id: STANDARD.id.with(Regime::Rapid, Supervision::Supervised),
    supervision_test: elsewhere(SupervisionTest::Watched(Games(3)), "A.3"),
    recording: elsewhere(Recording::NotRequired, "A.2"),
    ..STANDARD
};

pub(super) const RAPID: Laws = Laws {
    id: STANDARD.id.with(Regime::Rapid, Supervision::Unsupervised),
    touch_enforcement: elsewhere(TouchEnforcement::OnRequest, "A.4b"),
    illegal_move_trigger: elsewhere(IllegalMoveTrigger::Completed, "A.4c"),
    illegal_move_window: elsewhere(IllegalMoveWindow::UntilOpponentMoves, "A.4c"),
    illegal_move_found_late: elsewhere(IllegalMoveFoundLate::Stands, "A.4c"),
    illegal_move_raised_by: elsewhere(IllegalMoveRaisedBy::Opponent, "A.4c"),
    illegal_position: elsewhere(IllegalPosition::Intervenes, "A.4c"),
    setup_limit: elsewhere(SetupLimit::Moves(Moves(3)), "A.4a"),
    clock_setting_limit: elsewhere(ClockSettingLimit::Moves(Moves(3)), "A.4a"),
    misplaced_for_castling: elsewhere(MisplacedForCastling::KingMayNotCastle, "A.4a"),
    flag_call: elsewhere(FlagCall::PlayerUnlessBothDown, "A.4d(1)"),
    flag_claim: elsewhere(FlagClaim::OwnFlagUp, "A.4d(2)"),
    both_flags_at_end: elsewhere(BothFlagsAtEnd::Draw, "A.4d(3)"),
    ..RAPID_SUPERVISED
};

pub(super) const BLITZ_SUPERVISED: Laws = Laws {
    id: STANDARD.id.with(Regime::Blitz, Supervision::Supervised),
    supervision_test: elsewhere(SupervisionTest::Watched(Games(1)), "B.2"),
    recording: elsewhere(Recording::NotRequired, "A.2"),
    ..STANDARD
};

pub(super) const BLITZ: Laws = Laws {
    id: STANDARD.id.with(Regime::Blitz, Supervision::Unsupervised),
    supervision_test: elsewhere(SupervisionTest::Watched(Games(1)), "B.2"),
    illegal_move_trigger: elsewhere(IllegalMoveTrigger::Completed, "B.3c"),
    illegal_move_window: elsewhere(IllegalMoveWindow::UntilOpponentMoves, "B.3c"),
    illegal_move_found_late: elsewhere(IllegalMoveFoundLate::StandsUnlessAgreed, "B.3c"),
    illegal_move_raised_by: elsewhere(IllegalMoveRaisedBy::Opponent, "B.3c"),
    illegal_move_penalty: elsewhere(
        IllegalMovePenalty::always(OffencePenalty::OpponentMayClaimWin),
        "B.3c",
    ),
    illegal_move_exception: elsewhere(IllegalMoveException::DrawIfNoMate, "B.3c"),
    illegal_position: elsewhere(IllegalPosition::Silent, "B.3b"),
    quickplay_claim: elsewhere(QuickplayClaim::Silent, "B.3b"),
    quickplay_without_arbiter: inferred(QuickplayWithoutArbiter::Silent, "B.3b"),
    ..RAPID
};
