//! The rules in their order of precedence, from top to bottom.
//!
//! A rule reads choices of the Laws and the facts of a course, and answers with
//! rulings or stays silent. What the rules above have ruled is already in force
//! when one is asked: once the game has ended, only those are asked that hear
//! a game that is over.

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

/// One rule: when it is asked, and what it answers.
#[derive(Debug)]
pub struct Rule {
    name: &'static str,
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

/// Writes the list of rules: name, what it hears, whether in play or after it, and the function
/// that answers.
macro_rules! rules {
    ($($name:literal on $($occasion:ident)+, $during:ident: $answer:path;)+) => {
        /// Every rule, in order of precedence.
        static RULES: &[Rule] = &[$(Rule {
            name: $name,
            on: &[$(Occasion::$occasion),+],
            during: During::$during,
            answer: $answer,
        },)+];
    };
}

rules! {
    // What cannot be understood is said to be so before anything is made of it.
    "an act that cannot be read" on Unread, Play: unread::unread;
    "what is not his to say" on NotHis, Always: unread::not_his;
    // A game that is over hears little: what annuls it, what lifts its end, a penalty.
    "the set-up, after the game" on Claim, Afterwards: setup::raised_afterwards;
    "a claim after the end" on Claim Notice, Afterwards: afterwards::claimed;
    "both too late" on Presence, Afterwards: arrival::arrived_too;
    "lateness excused" on Finding, Afterwards: arrival::excused;
    // The game ends on the board before anything that is said about it.
    "mate" on Made Adjournment, Play: ending::mate;
    "stalemate" on Made Adjournment, Play: ending::stalemate;
    "dead position" on Made Adjournment, Play: ending::dead_position;
    "an end that nobody contests" on Hand Made, Play: ending::uncontested;
    "automatic repetition" on Made, Play: ending::automatic_repetition;
    "automatic fifty moves" on Made, Play: ending::automatic_progress;
    // Then the clock and the hour.
    "late arrival" on Presence, Play: arrival::arrived;
    "late for resumption" on Presence, Play: adjournment::late;
    "a postponed claim when the flag falls" on Flag, Play: quickplay::flag_after_postponement;
    "a flag is called" on Claim Notice, Play: flag::called;
    "which flag fell first" on Finding Reading, Play: flag::order_found;
    "the game reconstructed" on Finding, Play: flag::reconstructed;
    // The array, the board, the colours.
    "the set-up" on Claim Notice, Play: setup::raised;
    "the colours" on Finding, Play: setup::colours_ruled;
    // What a hand does.
    "a touch binds" on Hand, Play: touch::touched;
    "adjusted too late" on Say, Play: touch::adjusted_too_late;
    "a touch denied" on Incident, Play: touch::denied;
    "a touch judged" on Finding, Play: touch::intent_found;
    "the opponent's choice" on Finding, Play: touch::chosen;
    "men adjusted" on Adjustment, Play: touch::adjusted;
    "a duty not met" on Claim Notice, Play: touch::duty_not_met;
    // Illegal moves and what counts as one.
    "an offence" on Made Pressed Idle, Play: illegal_move::committed;
    "an offence raised" on Claim Notice, Play: illegal_move::raised;
    "an illegal position seen" on Notice, Play: illegal_move::position_noticed;
    "a press judged" on Finding, Play: illegal_move::press_found;
    "completed by the next move" on Made, Play: illegal_move::completed_by_next;
    "a correction agreed" on Reply, Play: illegal_move::correction_agreed;
    // Claims of a draw.
    "a claim of a draw" on Claim, Play: claim::claimed;
    "a draw claimed without a ground" on Claim, Play: claim::draw_claimed;
    "occurrences counted" on Notice, Play: claim::counted;
    "mate within fifty moves" on Claim, Play: claim::mate_in_fifty;
    "a claim in the last period" on Claim, Play: quickplay::claimed;
    "what a claimant wrote" on Verification, Play: quickplay::verified;
    "a claim in the last period judged" on Finding, Play: quickplay::decided;
    "an increment asked for" on Claim, Play: quickplay::increment_asked;
    "an increment refused" on Reply, Play: quickplay::increment_refused;
    "an increment judged" on Finding, Play: quickplay::increment_decided;
    // What the players settle.
    "a draw agreed" on Reply, Play: offer::agreed;
    "an offer" on Offer, Play: offer::offered;
    "an offer refused" on Hand Quiet Made Reply, Play: offer::refused;
    "whether a side can mate" on Finding, Play: mating::settled;
    "resignation" on Resign, Play: resignation::resigned;
    "a sign judged" on Finding, Play: resignation::meaning_found;
    // Adjournment.
    "moved instead of sealing" on Adjournment, Play: adjournment::played_instead;
    "a move sealed" on Adjournment, Play: adjournment::sealed;
    "the envelope opened" on Adjournment Made, Play: adjournment::opened;
    "the envelope lost" on Incident, Play: adjournment::envelope_lost;
    // Conduct, recording, the clock.
    "men displaced" on Displacement, Play: displacement::displaced;
    "a displacement found later" on Notice, Play: displacement::found_later;
    "a device" on Device, Play: conduct::device;
    "leaving" on Presence, Play: conduct::left;
    "an incident" on Incident, Play: conduct::incident;
    "a disturbance claimed" on Claim, Play: conduct::disturbance_claimed;
    "a third person speaks" on Say, Play: conduct::third_person_spoke;
    "a spectator as referee" on Reply, Play: conduct::spectator_chosen;
    "persistence judged" on Finding, Play: conduct::persistence_found;
    "a score set" on Finding, Afterwards: conduct::score_set;
    "written in advance" on Made, Play: recording::written_in_advance;
    "written otherwise" on Write, Play: recording::written_otherwise;
    "not recorded" on Incident, Play: recording::incident;
    "a scoresheet" on Scoresheet, Play: recording::scoresheet;
    "the clock found wrong" on Claim Incident, Play: clock_fault::raised;
    "the clock corrected late" on Finding, Play: clock_fault::corrected_late;
    "times set" on Finding, Play: clock_fault::set;
    // What the arbiter imposes.
    "a penalty" on Penalty, Always: penalty::imposed;
}

/// The rules that hear each kind of event, in order.
static BY_OCCASION: LazyLock<[Vec<&'static Rule>; Occasion::COUNT]> = LazyLock::new(|| {
    core::array::from_fn(|occasion| {
        RULES
            .iter()
            .filter(|rule| rule.on.iter().any(|on| *on as usize == occasion))
            .collect()
    })
});

/// The rules that hear an event, in order.
pub(crate) fn bearing_on(event: &Event, course: &Course) -> &'static [&'static Rule] {
    &BY_OCCASION[Occasion::of(event, course) as usize]
}

/// What follows from the headers alone.
pub(crate) fn opening(laws: &Laws, start: &Start) -> Rulings {
    regime::opening(laws, start)
}

impl Rule {
    /// Every rule, in order of precedence.
    #[must_use]
    pub const fn all() -> &'static [Self] {
        RULES
    }

    /// Its name, for those who ask why.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

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
