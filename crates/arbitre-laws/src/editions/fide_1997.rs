//! 1997: in force from 1 July 1997. Appendix E is known up to its sixth point.

use crate::choices::*;
use crate::cited::{doubtful, inferred, read};
use crate::{Edition, Laws, LawsId, Minutes, Moves, Occurrences, Regime, Seconds, Supervision};

pub(super) const STANDARD: Laws = Laws {
    id: LawsId::standard(Edition::Fide1997),

    rapid_definition: read(
        RapidDefinition::Between {
            least: Bound::Including(Minutes(15)),
            most: Bound::Including(Minutes(60)),
            increment: IncrementCounting::Ignored,
        },
        "B1",
    ),
    blitz_definition: read(
        BlitzDefinition::UpTo {
            most: Bound::Excluding(Minutes(15)),
            increment: IncrementCounting::Ignored,
        },
        "C1",
    ),
    supervision_test: read(SupervisionTest::Undivided, "B2"),

    check_announcement: read(CheckAnnouncement::NotRequired, "3.5"),
    castling: read(Castling::TwoSquares, "3.5"),
    move_made: read(MoveMade::OnRelease, "4.7"),
    move_completed: read(MoveCompleted::ByPress, "6.7a"),
    two_hands: read(TwoHands::Penalised, "4.1"),
    pressing_hand: read(PressingHand::SameHand, "6.7b"),
    press_without_move: read(PressWithoutMove::Penalised, "6.7b"),
    promotion_choice: read(PromotionChoice::OnRelease, "4.7"),
    promotion_order: read(PromotionOrder::Silent, "3.4e"),
    promotion_unfinished: read(PromotionUnfinished::FreeChoice, "7.4"),

    adjusting: read(Adjusting::AnyPiece, "4.2"),
    touch_intent: read(TouchIntent::Deliberate, "4.3"),
    touched_own: read(TouchedOwn::MoveFirstThatCan, "4.3a"),
    touched_enemy: read(TouchedEnemy::CaptureFirstThatCan, "4.3a"),
    touched_both: read(TouchedBoth::CaptureElseFirstTouched, "4.3b"),
    no_touched_move: read(NoTouchedMove::AnyMove, "4.5"),
    rook_then_king: read(RookThenKing::NoCastlingThatSide, "4.4a"),
    king_and_rook: read(KingAndRook::AnyKingMove, "4.3a"),
    failed_castling: read(FailedCastling::OtherSideOrKing, "4.4b"),
    touch_claim_loss: read(TouchClaimLoss::ClaimantTouches, "4.6"),
    touch_enforcement: read(TouchEnforcement::OpponentOrArbiter, "13.1"),

    illegal_move_trigger: read(IllegalMoveTrigger::Made, "7.4"),
    illegal_move_window: read(IllegalMoveWindow::WholeGame, "7.4"),
    illegal_move_found_late: read(IllegalMoveFoundLate::LastIdentifiablePosition, "7.4"),
    illegal_move_raised_by: read(IllegalMoveRaisedBy::Anyone, "7.4"),
    illegal_move_penalty: read(
        IllegalMovePenalty::always(OffencePenalty::Correction),
        "7.4",
    ),
    quickplay_illegal_move_penalty: read(
        QuickplayIllegalMovePenalty::Own(IllegalMovePenalty::third_loses(Minutes(2))),
        "10.3",
    ),
    illegal_move_exception: read(IllegalMoveException::None, "10.3"),
    penalty_time: read(PenaltyTime::AsStated, "10.3"),
    offence_count: read(OffenceCount::IllegalMovesOnly, "10.3"),
    replacement_move: read(ReplacementMove::TouchRules, "7.4"),
    replacement_of_capture: read(ReplacementOfCapture::AsAnyMove, "7.4"),
    times_after_correction: read(TimesAfterCorrection::ArbiterEstimates, "6.13"),
    illegal_position: read(IllegalPosition::Silent, "7.4"),

    wrong_array: read(WrongArray::NewGame, "7.1a"),
    turned_board: read(TurnedBoard::Transferred, "7.1b"),
    reversed_colours: read(ReversedColours::ContinuesUnlessRuled, "7.2"),
    setup_limit: read(SetupLimit::None, "7.1"),
    clock_setting_limit: read(ClockSettingLimit::None, "6.10"),
    misplaced_for_castling: read(MisplacedForCastling::Silent, "7.1a"),
    displaced_pieces: read(DisplacedPieces::OwnTimeOpponentMayRestart, "7.3"),
    displacement_found_late: inferred(DisplacementFoundLate::LastIdentifiablePosition, "7.4"),

    draw_agreement: read(DrawAgreement::AnyTime, "5.3"),
    agreement_restriction: read(AgreementRestriction::NotForeseen, "9.1"),
    draw_offer: read(DrawOffer::BetweenMoveAndPress, "9.1"),
    offer_refusal: read(OfferRefusal::Moving, "9.1"),
    offer_record: read(OfferRecord::BothRecord, "9.1"),
    claim_as_offer: read(ClaimAsOffer::Silent, "9.1"),

    repetition_claim: read(RepetitionClaim::PlayerToMove(Occurrences(3)), "9.2b"),
    repetition_announced: read(
        RepetitionAnnounced::WritesAndDeclares(Occurrences(3)),
        "9.2a",
    ),
    same_position: read(SamePosition::PossibleMovesToo, "9.2"),
    en_passant_right: read(EnPassantRight::CountsIfLegal, "9.2"),
    castling_right: read(CastlingRight::CountsUntilMoved, "9.2"),
    fifty_claim: read(FiftyClaim::PlayerToMove(Moves(50)), "9.3a"),
    fifty_announced: read(FiftyAnnounced::WritesAndDeclares(Moves(50)), "9.3b"),
    fifty_exceptions: read(FiftyExceptions::None, "9.3"),
    mate_in_fifty: read(MateInFifty::Silent, "9.3"),
    claim_loss: read(ClaimLoss::Moving, "9.4"),
    claim_withdrawal: read(ClaimWithdrawal::Irrevocable, "9.5"),
    right_claim: read(RightClaim::DrawnAtOnce, "9.5a"),
    wrong_claim: read(
        WrongClaim::Costs {
            claimant: ClaimantLoses::HalfUpTo { most: Minutes(3) },
            opponent: Minutes(3),
        },
        "9.5b",
    ),
    announced_move: read(AnnouncedMove::MustBePlayed, "9.5b"),
    automatic_repetition: read(AutomaticRepetition::Silent, "9.2"),
    automatic_progress: read(AutomaticProgress::Silent, "9.3"),

    checkmate: read(Checkmate::EndsGame, "5.1a"),
    stalemate: read(Stalemate::Draw, "5.2"),
    dead_position: read(DeadPosition::Draw, "9.6"),
    resignation: read(Resignation::Loses, "5.1b"),
    scoring: read(Scoring::OneHalfNothing, "11.1"),

    flag_call: read(FlagCall::ArbiterOrPlayer, "6.8"),
    flag_claim: read(FlagClaim::Plain, "6.8"),
    time_forfeit: read(TimeForfeit::Loses, "6.9"),
    mating_test: read(MatingTest::AnySeries, "6.9"),
    both_flags: read(BothFlags::Continues, "6.11"),
    both_flags_at_end: read(BothFlagsAtEnd::DrawIfUnclear, "10.4"),
    time_limits: read(TimeLimits::IncrementAndDelay, "6.2"),
    default_time: read(
        DefaultTime::After {
            late: Lateness::Minutes(Minutes(60)),
            from: LatenessFrom::ScheduledHour,
            waiver: LatenessWaiver::RegulationsOrArbiter,
        },
        "6.6",
    ),
    neither_present: read(NeitherPresent::Whites, "6.5"),
    clock_fault: read(ClockFault::ArbiterEstimates, "6.10"),

    quickplay_finish: read(QuickplayFinish::InForce, "10.1"),
    quickplay_claim: read(QuickplayClaim::AnyPlayer { below: Minutes(2) }, "10.2"),
    quickplay_grant: read(QuickplayGrant::NoEffortOrNoNormalMeans, "10.2a"),
    quickplay_postponement: read(QuickplayPostponement::OpponentMayGain(Minutes(2)), "10.2b"),
    quickplay_rejection: read(QuickplayRejection::Silent, "10.2"),
    quickplay_late_decision: read(QuickplayLateDecision::AfterFlagToo, "10.2c"),
    quickplay_without_arbiter: read(QuickplayWithoutArbiter::EndsGame, "D1"),
    increment_request: read(IncrementRequest::Silent, "10.2"),

    recording: read(Recording::Required, "8.1"),
    recording_relief: read(
        RecordingRelief::InTimeTrouble {
            below: Minutes(5),
            unless: Seconds(30),
        },
        "8.4",
    ),
    advance_writing: read(AdvanceWriting::Tolerated, "8.1"),
    inability: read(Inability::TimeDeducted, "8.1"),
    update_by_both: read(UpdateByBoth::ClocksStopped, "8.5a"),
    update_by_one: read(UpdateByOne::OwnTimeBeforeMoving, "8.5b"),
    reconstruction: read(Reconstruction::OnSecondBoard, "8.5c"),
    undetermined_count: read(UndeterminedCount::FirstOfNextPeriod, "8.6"),
    count_dispute: read(CountDispute::Silent, "8.5"),
    notation: read(Notation::AlgebraicOnly, "E"),
    scoresheet_request: read(ScoresheetRequest::Silent, "8.2"),
    displays: read(Displays::NoEvidence, "6.14"),

    sealing: read(Sealing::MoveOnBoardIsSealed, "A1a"),
    early_adjournment: read(EarlyAdjournment::TimeToEndOfSession, "A1b"),
    sealed_move_fault: read(SealedMoveFault::Loses, "A8"),
    replier_absent: read(ReplierAbsent::ClockStarted, "A9b"),
    sealer_absent: read(SealerAbsent::AnswerMayBeSealed, "A9c"),
    late_resumption: read(LateResumption::After(Minutes(60)), "A10"),
    lost_envelope: read(LostEnvelope::SealerStatesMove, "A11a"),
    lost_position: read(LostPosition::Annulled, "A11b"),
    resumption_times: read(ResumptionTimes::BeforeFirstMove, "A12"),
    settled_before_resumption: read(SettledBeforeResumption::EndsGame, "A6"),

    devices: read(Devices::Silent, "12.2"),
    distraction: read(Distraction::Penalised, "12.5"),
    notes_and_analysis: read(NotesAndAnalysis::Penalised, "12.2"),
    leaving_area: read(LeavingArea::Penalised, "12.4"),
    third_persons: read(ThirdPersons::MayNotInterfere, "13.7"),
    spectator_as_referee: read(SpectatorAsReferee::Silent, "13.7"),
    refusal: read(Refusal::LosesScoreByArbiter, "12.7"),
    refusal_by_both: read(RefusalByBoth::BothLose, "12.8"),
    disrepute: read(Disrepute::Silent, "12.1"),
    penalties: read(
        Penalties::of(&[
            Measure::Warning,
            Measure::OpponentGainsTime,
            Measure::OffenderLosesTime,
            Measure::LossOfGame,
            Measure::Expulsion,
        ]),
        "13.4",
    ),
    outside_disturbance: read(OutsideDisturbance::TimeMayBeGiven, "13.5"),
    odds: read(Odds::Silent, "1.1"),
};

/// The whole game is a quickplay finish, so the penalties of article 10 apply, at a player's request.
pub(super) const RAPID: Laws = Laws {
    id: STANDARD.id.with(Regime::Rapid, Supervision::Undivided),
    touch_enforcement: read(TouchEnforcement::OnRequest, "B5"),
    illegal_move_raised_by: read(IllegalMoveRaisedBy::AnyonePenaltyOnRequest, "B5"),
    illegal_move_penalty: inferred(IllegalMovePenalty::third_loses(Minutes(2)), "10.3"),
    quickplay_illegal_move_penalty: inferred(QuickplayIllegalMovePenalty::AsBefore, "10.3"),
    setup_limit: read(SetupLimit::Moves(Moves(3)), "B4"),
    clock_setting_limit: read(ClockSettingLimit::Moves(Moves(3)), "B4"),
    flag_call: read(FlagCall::PlayerOnly, "B6"),
    flag_claim: read(FlagClaim::OwnFlagUp, "B7"),
    both_flags_at_end: read(BothFlagsAtEnd::Draw, "B8"),
    recording: read(Recording::NotRequired, "B3"),
    recording_relief: read(RecordingRelief::NotRequired, "B3"),
    ..STANDARD
};

pub(super) const BLITZ: Laws = Laws {
    id: STANDARD.id.with(Regime::Blitz, Supervision::Undivided),
    illegal_move_trigger: read(IllegalMoveTrigger::Completed, "C3"),
    illegal_move_window: read(IllegalMoveWindow::UntilOpponentMoves, "C3"),
    illegal_move_found_late: read(IllegalMoveFoundLate::Stands, "C3"),
    illegal_move_raised_by: read(IllegalMoveRaisedBy::Opponent, "C3"),
    illegal_move_penalty: read(
        IllegalMovePenalty::always(OffencePenalty::OpponentMayClaimWin),
        "C3",
    ),
    illegal_move_exception: doubtful(IllegalMoveException::MatingPotential, "C4"),
    mating_test: read(MatingTest::MatingPotential, "C4"),
    quickplay_claim: read(QuickplayClaim::Silent, "C5"),
    quickplay_without_arbiter: inferred(QuickplayWithoutArbiter::Silent, "C5"),
    ..RAPID
};
