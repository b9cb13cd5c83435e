//! The rules in their order of precedence, from top to bottom.
//!
//! A rule reads choices of the Laws and the facts of a course, and answers with
//! rulings or stays silent. What the rules above have ruled is already in force
//! when one is asked: once the game has ended, only those are asked that hear
//! a game that is over.

use std::sync::LazyLock;

use arbitre_journal::{Act, Event};
use arbitre_laws::Laws;

use crate::course::Happening;
use crate::docket::Docket;
use crate::scene::{Rulings, Scene};
use crate::start::Start;
use crate::{
    adjournment, afterwards, arrival, claim, clock_fault, conduct, displacement, ending, flag,
    illegal_move, offer, penalty, quickplay, recording, regime, resignation, setup, touch, unread,
};

/// One rule: when it is asked, and what it answers.
#[derive(Debug)]
pub(crate) struct Rule {
    /// Its name, for those who ask why.
    pub name: &'static str,
    /// What it hears.
    on: &'static [Occasion],
    /// Whether it hears a game that is over.
    during: During,
    /// What it answers.
    pub answer: fn(&Scene<'_>) -> Rulings,
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
    Made,
    Pressed,
    Idle,
    Hand,
    Unread,
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
    Displacement,
    Other,
}

impl Occasion {
    const COUNT: usize = Self::Other as usize + 1;

    /// What kind of event this is.
    const fn of(event: &Event, happening: Happening) -> Self {
        match happening {
            Happening::Made | Happening::MadeAndPressed => return Self::Made,
            Happening::Pressed => return Self::Pressed,
            Happening::Idle => return Self::Idle,
            Happening::Touched | Happening::TookBack => return Self::Hand,
            Happening::Unread => return Self::Unread,
            Happening::Other => {}
        }
        match &event.act {
            Act::Claim(_) => Self::Claim,
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
            Act::Displace(_) => Self::Displacement,
            _ => Self::Other,
        }
    }
}

use During::{Afterwards, Always, Play};
use Occasion::{
    Adjournment, Claim, Device, Displacement, Finding, Flag, Hand, Idle, Incident, Made, Notice,
    Offer, Penalty, Presence, Pressed, Reading, Reply, Resign, Say, Scoresheet, Unread, Write,
};

const fn rule(
    name: &'static str,
    on: &'static [Occasion],
    during: During,
    answer: fn(&Scene<'_>) -> Rulings,
) -> Rule {
    Rule {
        name,
        on,
        during,
        answer,
    }
}

/// Every rule, in order of precedence.
static RULES: &[Rule] = &[
    // What cannot be understood is said to be so before anything is made of it.
    rule(
        "an act that cannot be read",
        &[Unread],
        Play,
        unread::unread,
    ),
    // A game that is over hears little: what annuls it, what lifts its end, a penalty.
    rule(
        "the set-up, after the game",
        &[Claim],
        Afterwards,
        setup::raised_afterwards,
    ),
    rule(
        "a claim after the end",
        &[Claim, Notice],
        Afterwards,
        afterwards::claimed,
    ),
    rule("lateness excused", &[Finding], Afterwards, arrival::excused),
    // The game ends on the board before anything that is said about it.
    rule("mate", &[Made, Adjournment], Play, ending::mate),
    rule("stalemate", &[Made, Adjournment], Play, ending::stalemate),
    rule(
        "dead position",
        &[Made, Adjournment],
        Play,
        ending::dead_position,
    ),
    rule(
        "automatic repetition",
        &[Made],
        Play,
        ending::automatic_repetition,
    ),
    rule(
        "automatic fifty moves",
        &[Made],
        Play,
        ending::automatic_progress,
    ),
    // Then the clock and the hour.
    rule("late arrival", &[Presence], Play, arrival::arrived),
    rule("late for resumption", &[Presence], Play, adjournment::late),
    rule(
        "a postponed claim when the flag falls",
        &[Flag],
        Play,
        quickplay::flag_after_postponement,
    ),
    rule("a flag is called", &[Claim, Notice], Play, flag::called),
    rule(
        "which flag fell first",
        &[Finding, Reading],
        Play,
        flag::order_found,
    ),
    rule(
        "the game reconstructed",
        &[Finding],
        Play,
        flag::reconstructed,
    ),
    // The array, the board, the colours.
    rule("the set-up", &[Claim, Notice], Play, setup::raised),
    rule("the colours", &[Finding], Play, setup::colours_ruled),
    // What a hand does.
    rule("a touch binds", &[Hand], Play, touch::touched),
    rule("adjusted too late", &[Say], Play, touch::adjusted_too_late),
    rule("a touch denied", &[Incident], Play, touch::denied),
    rule("a touch judged", &[Finding], Play, touch::intent_found),
    rule("the opponent's choice", &[Finding], Play, touch::chosen),
    rule(
        "a duty not met",
        &[Claim, Notice],
        Play,
        touch::duty_not_met,
    ),
    // Illegal moves and what counts as one.
    rule(
        "an offence",
        &[Made, Pressed, Idle],
        Play,
        illegal_move::committed,
    ),
    rule(
        "an offence raised",
        &[Claim, Notice],
        Play,
        illegal_move::raised,
    ),
    rule(
        "an illegal position seen",
        &[Notice],
        Play,
        illegal_move::position_noticed,
    ),
    rule(
        "a press judged",
        &[Finding],
        Play,
        illegal_move::press_found,
    ),
    rule(
        "completed by the next move",
        &[Made],
        Play,
        illegal_move::completed_by_next,
    ),
    // Claims of a draw.
    rule("a claim of a draw", &[Claim], Play, claim::claimed),
    rule("occurrences counted", &[Notice], Play, claim::counted),
    rule(
        "mate within fifty moves",
        &[Claim],
        Play,
        claim::mate_in_fifty,
    ),
    rule(
        "a claim in the last period",
        &[Claim],
        Play,
        quickplay::claimed,
    ),
    rule(
        "a claim in the last period judged",
        &[Finding],
        Play,
        quickplay::decided,
    ),
    rule(
        "an increment asked for",
        &[Claim],
        Play,
        quickplay::increment_asked,
    ),
    rule(
        "an increment refused",
        &[Reply],
        Play,
        quickplay::increment_refused,
    ),
    rule(
        "an increment judged",
        &[Finding],
        Play,
        quickplay::increment_decided,
    ),
    // What the players settle.
    rule("a draw agreed", &[Reply], Play, offer::agreed),
    rule("an offer", &[Offer], Play, offer::offered),
    rule(
        "an offer refused",
        &[Hand, Made, Reply],
        Play,
        offer::refused,
    ),
    rule("resignation", &[Resign], Play, resignation::resigned),
    rule(
        "a sign judged",
        &[Finding],
        Play,
        resignation::meaning_found,
    ),
    // Adjournment.
    rule(
        "moved instead of sealing",
        &[Adjournment],
        Play,
        adjournment::played_instead,
    ),
    rule(
        "the envelope opened",
        &[Adjournment, Made],
        Play,
        adjournment::opened,
    ),
    rule(
        "the envelope lost",
        &[Incident],
        Play,
        adjournment::envelope_lost,
    ),
    // Conduct, recording, the clock.
    rule(
        "men displaced",
        &[Displacement],
        Play,
        displacement::displaced,
    ),
    rule("a device", &[Device], Play, conduct::device),
    rule("a score set", &[Finding], Play, conduct::score_set),
    rule("leaving", &[Presence], Play, conduct::left),
    rule("an incident", &[Incident], Play, conduct::incident),
    rule(
        "a disturbance claimed",
        &[Claim],
        Play,
        conduct::disturbance_claimed,
    ),
    rule(
        "persistence judged",
        &[Finding],
        Play,
        conduct::persistence_found,
    ),
    rule(
        "written in advance",
        &[Made],
        Play,
        recording::written_in_advance,
    ),
    rule(
        "written otherwise",
        &[Write],
        Play,
        recording::written_otherwise,
    ),
    rule("not recorded", &[Incident], Play, recording::incident),
    rule("a scoresheet", &[Scoresheet], Play, recording::scoresheet),
    rule(
        "the clock found wrong",
        &[Claim, Incident],
        Play,
        clock_fault::raised,
    ),
    rule("times set", &[Finding], Play, clock_fault::set),
    // What the arbiter imposes.
    rule("a penalty", &[Penalty], Always, penalty::imposed),
];

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
pub(crate) fn bearing_on(event: &Event, happening: Happening) -> &'static [&'static Rule] {
    &BY_OCCASION[Occasion::of(event, happening) as usize]
}

/// What follows from the headers alone.
pub(crate) fn opening(laws: &Laws, start: &Start) -> Rulings {
    regime::opening(laws, start)
}

impl Rule {
    /// Whether it is asked in a game that stands like this.
    pub(crate) fn applies(&self, docket: &Docket<'_>) -> bool {
        match self.during {
            Play => !docket.is_over(),
            Afterwards => docket.is_over(),
            Always => true,
        }
    }
}
