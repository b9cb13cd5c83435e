//! The questions that the Laws answer, and one full set of answers.

use core::fmt;
use core::str::FromStr;

use alloc::string::String;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::choices::*;
use crate::house::Amendment;
use crate::{Cited, LawsId};

/// A choice, seen as the answer to one of the questions.
///
/// # Examples
/// ```
/// use arbitre_laws::{Answer, Subject, WrongClaim};
/// assert_eq!(WrongClaim::SUBJECT, Subject::WrongClaim);
/// ```
pub trait Answer {
    /// The question.
    const SUBJECT: Subject;
}

/// Makes the struct, the list of subjects and the sum of all choices from one table.
macro_rules! subjects {
    ($($(#[doc = $doc:literal])+ $field:ident: $choice:ident,)*) => {
        /// One set of Laws: an answer to every question, each with its article.
        ///
        /// # Examples
        /// ```
        /// use arbitre_laws::{laws, MoveCompleted};
        /// let laws = laws(&"fide-2023".parse()?)?;
        /// assert_eq!(laws.move_completed.rule, MoveCompleted::ByPress);
        /// assert_eq!(laws.move_completed.article.to_string(), "6.2.1");
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        pub struct Laws {
            /// Which Laws these are.
            #[cfg_attr(feature = "schema", schemars(with = "alloc::string::String"))]
            pub id: LawsId,
            $($(#[doc = $doc])+ pub $field: Cited<$choice>,)*
        }

        /// A question that the Laws answer.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Subject {
            $($(#[doc = $doc])+ $choice,)*
        }

        /// The answer to one question.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
        #[serde(untagged)]
        pub enum Choice {
            $($(#[doc = $doc])+ $choice($choice),)*
        }

        impl Subject {
            /// All subjects, in the order of the Laws.
            pub const ALL: &'static [Self] = &[$(Self::$choice,)*];

            /// The name of the field with dashes replaced by underscores.
            const fn field(self) -> &'static str {
                match self {
                    $(Self::$choice => stringify!($field),)*
                }
            }
        }

        $(impl Answer for $choice {
            const SUBJECT: Subject = Subject::$choice;
        })*

        impl Choice {
            /// The question that is answered.
            #[must_use]
            pub const fn subject(self) -> Subject {
                match self {
                    $(Self::$choice(_) => Subject::$choice,)*
                }
            }

            /// Whether the Laws say nothing here, or nothing that has been read.
            ///
            /// # Examples
            /// ```
            /// use arbitre_laws::{Subject, laws};
            /// assert!(laws(&"fide-1997".parse()?)?.on(Subject::Devices).rule.is_silent());
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[must_use]
            pub const fn is_silent(self) -> bool {
                match self {
                    $(Self::$choice(answer) => answer.is_silent(),)*
                }
            }
        }

        /// House laws as they are written.
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub(crate) struct HouseText {
            pub(crate) id: Spanned<String>,
            pub(crate) base: Spanned<String>,
            $($field: Option<Amendment<$choice>>,)*
        }

        impl HouseText {
            /// Puts the amended choices in the place of those of the base.
            pub(crate) fn amend(self, laws: &mut Laws) {
                $(if let Some(amendment) = self.$field {
                    laws.$field = amendment.cited();
                })*
            }
        }

        impl Laws {
            /// The same Laws with another answer to one question.
            ///
            /// # Examples
            /// ```
            /// use arbitre_laws::{Subject, laws};
            /// let (old, new) = (laws(&"fide-2018".parse()?)?, laws(&"fide-2023".parse()?)?);
            /// let mixed = old.clone().amended(new.on(Subject::Resignation));
            /// assert_eq!(mixed.resignation, new.resignation);
            /// assert_eq!(mixed.wrong_claim, old.wrong_claim);
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[must_use]
            pub const fn amended(mut self, choice: Cited<Choice>) -> Self {
                let Cited { rule, article, witness } = choice;
                match rule {
                    $(Choice::$choice(rule) => self.$field = Cited { rule, article, witness },)*
                }
                self
            }

            /// The answer to one question.
            #[must_use]
            pub fn on(&self, subject: Subject) -> Cited<Choice> {
                match subject {
                    $(Subject::$choice => Cited {
                        rule: Choice::$choice(self.$field.rule),
                        article: self.$field.article,
                        witness: self.$field.witness,
                    },)*
                }
            }
        }
    };
}

subjects! {
    // The regime.
    /// Which games are rapid games.
    rapid_definition: RapidDefinition,
    /// Which games are blitz games.
    blitz_definition: BlitzDefinition,
    /// When a rapid or blitz game is played under the rules for standard play.
    supervision_test: SupervisionTest,

    // Moving.
    /// Whether check is announced.
    check_announcement: CheckAnnouncement,
    /// Where the king goes when he castles.
    castling: Castling,
    /// When a move has been made.
    move_made: MoveMade,
    /// When a move is completed.
    move_completed: MoveCompleted,
    /// Whether the next move completes an earlier one without a press.
    next_move_completes: NextMoveCompletes,
    /// What a move made with two hands is.
    two_hands: TwoHands,
    /// Which hand presses the clock.
    pressing_hand: PressingHand,
    /// What pressing the clock without having moved is.
    press_without_move: PressWithoutMove,
    /// When the choice of the promoted piece is final.
    promotion_choice: PromotionChoice,
    /// In which order pawn and new piece are handled.
    promotion_order: PromotionOrder,
    /// What follows when the clock is pressed with the pawn still on the last rank.
    promotion_unfinished: PromotionUnfinished,

    // Touching.
    /// Which pieces may be adjusted.
    adjusting: Adjusting,
    /// Which contact binds.
    touch_intent: TouchIntent,
    /// What touching own pieces obliges to.
    touched_own: TouchedOwn,
    /// What touching the opponent's pieces obliges to.
    touched_enemy: TouchedEnemy,
    /// What touching pieces of both colours obliges to.
    touched_both: TouchedBoth,
    /// What follows when no touched piece can be moved or captured.
    no_touched_move: NoTouchedMove,
    /// Touching a rook and then the king.
    rook_then_king: RookThenKing,
    /// Touching king and rook when castling there is legal.
    king_and_rook: KingAndRook,
    /// Touching king and rook when castling there is not legal.
    failed_castling: FailedCastling,
    /// When the right to claim a breach of the touch rules is lost.
    touch_claim_loss: TouchClaimLoss,
    /// Who can have the touch rules applied.
    touch_enforcement: TouchEnforcement,

    // Illegal moves.
    /// From when a move counts as illegal.
    illegal_move_trigger: IllegalMoveTrigger,
    /// Until when an illegal move can be raised.
    illegal_move_window: IllegalMoveWindow,
    /// What becomes of an illegal move found too late.
    illegal_move_found_late: IllegalMoveFoundLate,
    /// Who may raise an illegal move.
    illegal_move_raised_by: IllegalMoveRaisedBy,
    /// What illegal moves cost.
    illegal_move_penalty: IllegalMovePenalty,
    /// What illegal moves cost in a quickplay finish of standard play.
    quickplay_illegal_move_penalty: QuickplayIllegalMovePenalty,
    /// What softens the loss of the game for illegal moves.
    illegal_move_exception: IllegalMoveException,
    /// How stated penalty times are read in this regime.
    penalty_time: PenaltyTime,
    /// Which offences are counted together.
    offence_count: OffenceCount,
    /// What binds the move that replaces an illegal one.
    replacement_move: ReplacementMove,
    /// What binds the move that replaces an illegal capture.
    replacement_of_capture: ReplacementOfCapture,
    /// How the clocks are set after a correction.
    times_after_correction: TimesAfterCorrection,
    /// Both kings in check, or a pawn on its last rank.
    illegal_position: IllegalPosition,

    // The set-up.
    /// What follows a wrong array.
    wrong_array: WrongArray,
    /// What follows a turned board.
    turned_board: TurnedBoard,
    /// What follows reversed colours.
    reversed_colours: ReversedColours,
    /// Until when the set-up can be raised.
    setup_limit: SetupLimit,
    /// Until when the clock setting can be corrected.
    clock_setting_limit: ClockSettingLimit,
    /// What a misplaced king or rook means for castling.
    misplaced_for_castling: MisplacedForCastling,
    /// What happens when pieces are upset.
    displaced_pieces: DisplacedPieces,
    /// What happens when pieces are found to have been displaced earlier.
    displacement_found_late: DisplacementFoundLate,

    // Agreement.
    /// From when the players may agree to a draw.
    draw_agreement: DrawAgreement,
    /// Whether an event may limit agreed draws.
    agreement_restriction: AgreementRestriction,
    /// When a draw is offered.
    draw_offer: DrawOffer,
    /// What refuses an offer without a word.
    offer_refusal: OfferRefusal,
    /// Whether an offer is written down.
    offer_record: OfferRecord,
    /// Whether a claim is an offer too.
    claim_as_offer: ClaimAsOffer,

    // Claims of a draw.
    /// Claiming a repetition that stands on the board.
    repetition_claim: RepetitionClaim,
    /// Claiming a repetition that is about to occur.
    repetition_announced: RepetitionAnnounced,
    /// When two positions are the same.
    same_position: SamePosition,
    /// Whether a right to capture in passing makes the difference.
    en_passant_right: EnPassantRight,
    /// Whether a right to castle makes the difference.
    castling_right: CastlingRight,
    /// Claiming the fifty moves that have been played.
    fifty_claim: FiftyClaim,
    /// Claiming the fifty moves with the last of them announced.
    fifty_announced: FiftyAnnounced,
    /// Which positions allow more moves.
    fifty_exceptions: FiftyExceptions,
    /// Demanding to be mated within fifty moves.
    mate_in_fifty: MateInFifty,
    /// What loses the right to claim.
    claim_loss: ClaimLoss,
    /// What becomes of the clocks with a claim.
    claim_clock: ClaimClock,
    /// Whether a claim can be taken back.
    claim_withdrawal: ClaimWithdrawal,
    /// What a right claim does.
    right_claim: RightClaim,
    /// What a wrong claim costs.
    wrong_claim: WrongClaim,
    /// What becomes of a move announced with a wrong claim.
    announced_move: AnnouncedMove,
    /// Which repetition ends the game by itself.
    automatic_repetition: AutomaticRepetition,
    /// How many moves without progress end the game by themselves.
    automatic_progress: AutomaticProgress,

    // The end.
    /// Mate.
    checkmate: Checkmate,
    /// Stalemate.
    stalemate: Stalemate,
    /// A position in which nobody can mate.
    dead_position: DeadPosition,
    /// Resigning.
    resignation: Resignation,
    /// What a game counts.
    scoring: Scoring,

    // Flags and clocks.
    /// Who can establish that a flag has fallen.
    flag_call: FlagCall,
    /// What a claim on time asks of the claimant.
    flag_claim: FlagClaim,
    /// What overstepping the time does.
    time_forfeit: TimeForfeit,
    /// What the opponent must be able to do to win on time.
    mating_test: MatingTest,
    /// Both flags down before the last period.
    both_flags: BothFlags,
    /// Both flags down in the last period.
    both_flags_at_end: BothFlagsAtEnd,
    /// Which time limits are known.
    time_limits: TimeLimits,
    /// When a player who is late has lost.
    default_time: DefaultTime,
    /// Whose time runs while neither player is there.
    neither_present: NeitherPresent,
    /// What the clock itself proves.
    clock_indication: ClockIndication,
    /// What happens when a clock is found wrong.
    clock_fault: ClockFault,

    // The quickplay finish.
    /// Whether the rules of the quickplay finish are in force.
    quickplay_finish: QuickplayFinish,
    /// In which games they are.
    quickplay_games: QuickplayGames,
    /// Who may claim a draw in it.
    quickplay_claim: QuickplayClaim,
    /// When the claim is granted.
    quickplay_grant: QuickplayGrant,
    /// What postponing it does.
    quickplay_postponement: QuickplayPostponement,
    /// What rejecting it does.
    quickplay_rejection: QuickplayRejection,
    /// Until when a postponed claim can be decided.
    quickplay_late_decision: QuickplayLateDecision,
    /// What the claim does without an arbiter.
    quickplay_without_arbiter: QuickplayWithoutArbiter,
    /// Asking for an increment instead.
    increment_request: IncrementRequest,

    // Keeping score.
    /// Whether the moves are recorded.
    recording: Recording,
    /// When a player is relieved of it.
    recording_relief: RecordingRelief,
    /// Whether a move may be written before it is made.
    advance_writing: AdvanceWriting,
    /// What happens when a player cannot record.
    inability: Inability,
    /// What happens after a flag when neither had to record.
    update_by_both: UpdateByBoth,
    /// What happens after a flag when one had not to record.
    update_by_one: UpdateByOne,
    /// What happens when no scoresheet is complete.
    reconstruction: Reconstruction,
    /// What counts when the number of moves cannot be established.
    undetermined_count: UndeterminedCount,
    /// What the players may do when their scoresheets disagree.
    count_dispute: CountDispute,
    /// Which notation is evidence.
    notation: Notation,
    /// How often a player may ask to see the record.
    scoresheet_request: ScoresheetRequest,
    /// Whether a display in the hall is evidence.
    displays: Displays,

    // Adjournment.
    /// How the move is sealed.
    sealing: Sealing,
    /// Adjourning before the end of the session.
    early_adjournment: EarlyAdjournment,
    /// A sealed move that can be read in two ways.
    ambiguous_sealed_move: AmbiguousSealedMove,
    /// A sealed move whose meaning cannot be established.
    meaningless_sealed_move: MeaninglessSealedMove,
    /// An illegal sealed move.
    illegal_sealed_move: IllegalSealedMove,
    /// The player to answer is there at resumption.
    replier_present: ReplierPresent,
    /// The player to answer is absent at resumption.
    replier_absent: ReplierAbsent,
    /// The player who sealed is absent at resumption.
    sealer_absent: SealerAbsent,
    /// When lateness for resumption loses.
    late_resumption: LateResumption,
    /// The envelope is lost.
    lost_envelope: LostEnvelope,
    /// The adjourned position cannot be established.
    lost_position: LostPosition,
    /// The clocks were set wrongly at resumption.
    resumption_times: ResumptionTimes,
    /// What can be settled before resumption.
    settled_before_resumption: SettledBeforeResumption,

    // Conduct.
    /// Telephones and other devices.
    devices: Devices,
    /// Disturbing the opponent.
    distraction: Distraction,
    /// Notes and analysis.
    notes_and_analysis: NotesAndAnalysis,
    /// Leaving the venue or the area.
    leaving_area: LeavingArea,
    /// What third persons may say.
    third_persons: ThirdPersons,
    /// Taking a spectator for a referee.
    spectator_as_referee: SpectatorAsReferee,
    /// Persistent refusal to follow the Laws.
    refusal: Refusal,
    /// The same by both players.
    refusal_by_both: RefusalByBoth,
    /// Bringing the game into disrepute.
    disrepute: Disrepute,
    /// The measures that the arbiter can take.
    penalties: Penalties,
    /// Disturbance from outside.
    outside_disturbance: OutsideDisturbance,
    /// Moves given as odds.
    odds: Odds,
    /// A situation that no article regulates.
    analogy: Analogy,
}

impl Laws {
    /// Every subject with its answer, in the order of the Laws.
    pub fn choices(&self) -> impl Iterator<Item = (Subject, Cited<Choice>)> + '_ {
        Subject::ALL
            .iter()
            .map(|&subject| (subject, self.on(subject)))
    }
}

/// No subject has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no subject of this name")]
pub struct UnknownSubject;

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.field()
            .chars()
            .try_for_each(|c| fmt::Write::write_char(f, if c == '_' { '-' } else { c }))
    }
}

impl FromStr for Subject {
    type Err = UnknownSubject;

    fn from_str(text: &str) -> Result<Self, UnknownSubject> {
        let same = |subject: &&Self| {
            text.len() == subject.field().len()
                && text
                    .bytes()
                    .zip(subject.field().bytes())
                    .all(|(a, b)| a == b || (a == b'-' && b == b'_'))
        };
        Self::ALL.iter().find(same).copied().ok_or(UnknownSubject)
    }
}

impl Serialize for Subject {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
