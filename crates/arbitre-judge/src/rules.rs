//! The rules in their order of precedence, from top to bottom.
//!
//! A rule reads choices of the Laws and the facts of a course, and answers with
//! rulings or stays silent. What the rules above have ruled is already in force
//! when one is asked: once the game has ended, only those are asked that hear
//! a game that is over.

use core::fmt::{self, Write as _};
use std::sync::LazyLock;

use arbitre_journal::{Act, Event};
use arbitre_laws::Laws;

use crate::course::{Course, Happening, Step};
use crate::docket::Docket;
use crate::scene::{Rulings, Scene};
use crate::start::Start;
use crate::{
    adjournment, afterwards, arrival, claim, clock_fault, conduct, displacement, ending, flag,
    illegal_move, mating, offer, penalty, quickplay, recording, regime, resignation, setup, touch,
    unread,
};

/// When a rule is asked, and what it answers.
#[derive(Debug)]
pub(crate) struct Entry {
    pub rule: Rule,
    on: &'static [Occasion],
    during: During,
    answer: fn(&Scene<'_>) -> Rulings,
}

/// When a rule is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum During {
    /// While the game goes on.
    Play,
    /// When it is over.
    Afterwards,
    /// At any time.
    Always,
}

/// What kind of event a rule hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
enum Occasion {
    /// A move from which nothing follows but what an open offer makes of it.
    Quiet,
    Made,
    /// A press after a move with which nothing is wrong.
    Plain,
    Pressed,
    Idle,
    Hand,
    Unread,
    NotHis,
    Claim,
    Notice,
    Flag,
    Reading,
    Finding,
    Penalty,
    Offer,
    Reply,
    Resign,
    Write,
    Say,
    Incident,
    Device,
    Presence,
    Adjournment,
    Scoresheet,
    Verification,
    Displacement,
    Adjustment,
    Other,
}

impl Occasion {
    const COUNT: usize = Self::Other as usize + 1;

    /// What kind of event this is.
    fn of(event: &Event, course: &Course) -> Self {
        match course.happening {
            Happening::Made if course.is_quiet() => return Self::Quiet,
            Happening::Made | Happening::MadeAndPressed => return Self::Made,
            Happening::Pressed if course.pressed(event.n).is_some_and(Step::is_plain) => {
                return Self::Plain;
            }
            Happening::Pressed => return Self::Pressed,
            Happening::Idle => return Self::Idle,
            Happening::Touched | Happening::TookBack => return Self::Hand,
            Happening::Unread => return Self::Unread,
            Happening::NotHis => return Self::NotHis,
            Happening::Other => {}
        }
        match &event.act {
            Act::Claim(claim) if course.unread.is_some() && claim.what.is_about_the_board() => {
                Self::Unread
            }
            Act::Claim(_) => Self::Claim,
            Act::Notice(noticed) if course.unread.is_some() && noticed.is_about_the_board() => {
                Self::Unread
            }
            Act::Notice(_) => Self::Notice,
            Act::Flag(_) => Self::Flag,
            Act::Reading(_) => Self::Reading,
            Act::Judge(_) => Self::Finding,
            Act::Penalise(_) => Self::Penalty,
            Act::Offer => Self::Offer,
            Act::Accept | Act::Decline | Act::Agree(_) => Self::Reply,
            Act::Resign { .. } => Self::Resign,
            Act::Write(_) => Self::Write,
            Act::Say { .. } => Self::Say,
            Act::Incident { .. } => Self::Incident,
            Act::Device { .. } => Self::Device,
            Act::Arrive | Act::Leave(_) | Act::Start { .. } => Self::Presence,
            Act::OrderSeal | Act::Seal(_) | Act::Open | Act::Move(_) => Self::Adjournment,
            Act::Scoresheet(_) => Self::Scoresheet,
            Act::Verify { .. } => Self::Verification,
            Act::Displace(_) => Self::Displacement,
            Act::Adjust(_) => Self::Adjustment,
            _ => Self::Other,
        }
    }
}

/// Writes the list of rules: which one, what it hears, whether in play or after it, and the function
/// that answers.
macro_rules! rules {
    ($($(#[doc = $about:literal])+ $rule:ident on $($occasion:ident)+, $during:ident: $answer:path;)+) => {
        /// What a ruling follows from: one of the rules of the judge, in order of precedence.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            /// The headers alone, before the first event.
            Headers,
            $($(#[doc = $about])+ $rule,)+
        }

        impl Rule {
            /// Every rule that hears events, in order of precedence.
            pub const ALL: &[Self] = &[$(Self::$rule,)+];

            /// Its name in code.
            const fn code(self) -> &'static str {
                match self {
                    Self::Headers => "Headers",
                    $(Self::$rule => stringify!($rule),)+
                }
            }
        }

        /// Every rule, in order of precedence.
        static RULES: &[Entry] = &[$(Entry {
            rule: Rule::$rule,
            on: &[$(Occasion::$occasion),+],
            during: During::$during,
            answer: $answer,
        },)+];
    };
}

rules! {
    // What cannot be understood is said to be so before anything is made of it.
    /// An act that cannot be read.
    ActThatCannotBeRead on Unread, Play: unread::unread;
    /// What is not his to say.
    WhatIsNotHisToSay on NotHis, Always: unread::not_his;
    // A game that is over hears little: what annuls it, what lifts its end, a penalty.
    /// The set-up, after the game.
    SetupAfterTheGame on Claim, Afterwards: setup::raised_afterwards;
    /// A claim after the end.
    ClaimAfterTheEnd on Claim Notice, Afterwards: afterwards::claimed;
    /// Both too late.
    BothTooLate on Presence, Afterwards: arrival::arrived_too;
    /// Lateness excused.
    LatenessExcused on Finding, Afterwards: arrival::excused;
    // The game ends on the board before anything that is said about it.
    /// Mate.
    Mate on Made Adjournment, Play: ending::mate;
    /// Stalemate.
    Stalemate on Made Adjournment, Play: ending::stalemate;
    /// Dead position.
    DeadPosition on Made Adjournment, Play: ending::dead_position;
    /// An end that nobody contests.
    EndThatNobodyContests on Hand Made, Play: ending::uncontested;
    /// Automatic repetition.
    AutomaticRepetition on Made, Play: ending::automatic_repetition;
    /// Automatic fifty moves.
    AutomaticFiftyMoves on Made, Play: ending::automatic_progress;
    // Then the clock and the hour.
    /// Late arrival.
    LateArrival on Presence, Play: arrival::arrived;
    /// Late for resumption.
    LateForResumption on Presence, Play: adjournment::late;
    /// A postponed claim when the flag falls.
    PostponedClaimWhenTheFlagFalls on Flag, Play: quickplay::flag_after_postponement;
    /// A flag is called.
    FlagIsCalled on Claim Notice, Play: flag::called;
    /// Which flag fell first.
    WhichFlagFellFirst on Finding Reading, Play: flag::order_found;
    /// The game reconstructed.
    GameReconstructed on Finding, Play: flag::reconstructed;
    // The array, the board, the colours.
    /// The set-up.
    Setup on Claim Notice, Play: setup::raised;
    /// The colours.
    Colours on Finding, Play: setup::colours_ruled;
    // What a hand does.
    /// A touch binds.
    TouchBinds on Hand, Play: touch::touched;
    /// Adjusted too late.
    AdjustedTooLate on Say, Play: touch::adjusted_too_late;
    /// A touch denied.
    TouchDenied on Incident, Play: touch::intent::denied;
    /// A touch judged.
    TouchJudged on Finding, Play: touch::intent::found;
    /// The opponent's choice.
    OpponentsChoice on Finding, Play: touch::chosen;
    /// Men adjusted.
    MenAdjusted on Adjustment, Play: touch::adjusted;
    /// A duty not met.
    DutyNotMet on Claim Notice, Play: touch::claim::raised;
    // Illegal moves and what counts as one.
    /// An offence.
    Offence on Made Pressed Idle, Play: illegal_move::committed;
    /// An offence raised.
    OffenceRaised on Claim Notice, Play: illegal_move::raised::claimed_or_seen;
    /// An illegal position seen.
    IllegalPositionSeen on Notice, Play: illegal_move::position::noticed;
    /// A press judged.
    PressJudged on Finding, Play: illegal_move::raised::press_found;
    /// Completed by the next move.
    CompletedByTheNextMove on Made, Play: illegal_move::completed_by_next;
    /// A correction agreed.
    CorrectionAgreed on Reply, Play: illegal_move::correction_agreed;
    // Claims of a draw.
    /// A claim of a draw.
    ClaimOfADraw on Claim, Play: claim::claimed;
    /// A draw claimed without a ground.
    DrawClaimedWithoutAGround on Claim, Play: claim::draw_claimed;
    /// Occurrences counted.
    OccurrencesCounted on Notice, Play: claim::counted;
    /// Mate within fifty moves.
    MateWithinFiftyMoves on Claim, Play: claim::mate_in_fifty;
    /// A claim in the last period.
    ClaimInTheLastPeriod on Claim, Play: quickplay::claimed;
    /// What a claimant wrote.
    WhatAClaimantWrote on Verification, Play: quickplay::verified;
    /// A claim in the last period judged.
    ClaimInTheLastPeriodJudged on Finding, Play: quickplay::decided;
    /// An increment asked for.
    IncrementAskedFor on Claim, Play: quickplay::increment_asked;
    /// An increment refused.
    IncrementRefused on Reply, Play: quickplay::increment_refused;
    /// An increment judged.
    IncrementJudged on Finding, Play: quickplay::increment_decided;
    // What the players settle.
    /// A draw agreed.
    DrawAgreed on Reply, Play: offer::agreed;
    /// An offer.
    Offer on Offer, Play: offer::offered;
    /// An offer refused.
    OfferRefused on Hand Quiet Made Reply, Play: offer::refused;
    /// Whether a side can mate.
    WhetherASideCanMate on Finding, Play: mating::settled;
    /// Resignation.
    Resignation on Resign, Play: resignation::resigned;
    /// A sign judged.
    SignJudged on Finding, Play: resignation::meaning_found;
    // Adjournment.
    /// Moved instead of sealing.
    MovedInsteadOfSealing on Adjournment, Play: adjournment::played_instead;
    /// A move sealed.
    MoveSealed on Adjournment, Play: adjournment::sealed;
    /// The envelope opened.
    EnvelopeOpened on Adjournment Made, Play: adjournment::opened;
    /// The envelope lost.
    EnvelopeLost on Incident, Play: adjournment::envelope_lost;
    // Conduct, recording, the clock.
    /// Men displaced.
    MenDisplaced on Displacement, Play: displacement::displaced;
    /// A displacement found later.
    DisplacementFoundLater on Notice, Play: displacement::found_later;
    /// A device.
    Device on Device, Play: conduct::device;
    /// Leaving.
    Leaving on Presence, Play: conduct::left;
    /// An incident.
    Incident on Incident, Play: conduct::incident;
    /// A disturbance claimed.
    DisturbanceClaimed on Claim, Play: conduct::disturbance_claimed;
    /// A third person speaks.
    ThirdPersonSpeaks on Say, Play: conduct::third_person_spoke;
    /// A spectator as referee.
    SpectatorAsReferee on Reply, Play: conduct::spectator_chosen;
    /// Persistence judged.
    PersistenceJudged on Finding, Play: conduct::persistence_found;
    /// A score set.
    ScoreSet on Finding, Afterwards: conduct::score_set;
    /// Written in advance.
    WrittenInAdvance on Made, Play: recording::written_in_advance;
    /// Written otherwise.
    WrittenOtherwise on Write, Play: recording::written_otherwise;
    /// Not recorded.
    NotRecorded on Incident, Play: recording::incident;
    /// A scoresheet.
    Scoresheet on Scoresheet, Play: recording::scoresheet;
    /// The clock found wrong.
    ClockFoundWrong on Claim Incident, Play: clock_fault::raised;
    /// The clock corrected late.
    ClockCorrectedLate on Finding, Play: clock_fault::corrected_late;
    /// Times set.
    TimesSet on Finding, Play: clock_fault::set;
    // What the arbiter imposes.
    /// A penalty.
    Penalty on Penalty, Always: penalty::imposed;
}

/// The name by which a program knows a rule, the same in every language: `touch-binds`.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, letter) in self.code().char_indices() {
            if letter.is_ascii_uppercase() && index > 0 {
                f.write_char('-')?;
            }
            f.write_char(letter.to_ascii_lowercase())?;
        }
        Ok(())
    }
}

/// The rules that hear each kind of event, in order.
static BY_OCCASION: LazyLock<[Vec<&'static Entry>; Occasion::COUNT]> = LazyLock::new(|| {
    core::array::from_fn(|occasion| {
        RULES
            .iter()
            .filter(|rule| rule.on.iter().any(|on| *on as usize == occasion))
            .collect()
    })
});

/// The rules that hear an event, in order.
pub(crate) fn bearing_on(event: &Event, course: &Course) -> &'static [&'static Entry] {
    &BY_OCCASION[Occasion::of(event, course) as usize]
}

/// What follows from the headers alone.
pub(crate) fn opening(laws: &Laws, start: &Start) -> Rulings {
    regime::opening(laws, start)
}

impl Entry {
    /// What it answers.
    pub(crate) fn answer(&self, scene: &Scene<'_>) -> Rulings {
        (self.answer)(scene)
    }

    /// Whether it is asked in a game that stands like this.
    pub(crate) fn applies(&self, docket: &Docket<'_>) -> bool {
        match self.during {
            During::Play => !docket.is_over(),
            During::Afterwards => docket.is_over(),
            During::Always => true,
        }
    }
}
