//! Contradictions that the journal alone can show: what nobody can have seen, under any laws.
//!
//! A journal does not follow the game, so only what is plain is refused: after a claim, a finding or
//! anything else that may put a position back, nothing is known about whose turn it is.

use arbitre_board::Side;
use arbitre_clock::{Bonus, Controls, Duration, Span as Limit};

use crate::act::{
    Act, Agreement, Answer, Claimed, EventNumber, IncidentKind, Noticed, Reading, Turn,
};
use crate::actor::Actor;
use crate::error::{Expected, Fault, Reason};
use crate::header::{PerSide, Played};
use crate::headers::Headers;
use crate::journal::{Event, Journal};
use crate::stamp::Stamp;

/// Every contradiction of a journal that could be read.
pub(crate) fn find(journal: &Journal) -> Vec<Fault> {
    let events = journal.events().collect::<Vec<_>>();
    let headers = journal.headers();
    let mut faults = Vec::new();
    let mut turn = WhoseTurn::new(headers);
    let mut time = Time::new(headers, &events);
    let mut moment = Moment::default();
    for event in &events {
        let found = [
            turn.hear(event),
            time.hear(event),
            moment.hear(event),
            first_flag(event, headers),
            reference(event, &events),
        ];
        let found = found.into_iter().flatten();
        faults.extend(found.map(|(reason, expected)| Fault::new(event.span, reason, expected)));
    }
    faults
}

type Found = Option<(Reason, Expected)>;

/// Whether an act leaves the course of the game open, until somebody moves again.
const fn interrupts(act: &Act) -> bool {
    !matches!(
        act,
        Act::Start { .. }
            | Act::Arrive
            | Act::Leave(_)
            | Act::Touch { .. }
            | Act::Adjust(_)
            | Act::Castle(_)
            | Act::Move(_)
            | Act::Press { .. }
            | Act::Write(_)
            | Act::Erase(_)
            | Act::Scoresheet(_)
            | Act::Verify { .. }
            | Act::Say { .. }
            | Act::Offer
            | Act::Accept
            | Act::Decline
            | Act::Resign { .. }
            | Act::Flag(_)
            | Act::Reading(_)
            | Act::OrderSeal
    )
}

/// Whose turn it is, as far as the moves alone tell it.
enum WhoseTurn {
    /// Nobody has moved yet.
    Start(Side),
    /// This side has just moved.
    After(Side, EventNumber),
    /// White still makes so many moves in a row.
    Odds(u32),
    /// Something has happened that may have changed it.
    Open,
}

impl WhoseTurn {
    fn new(headers: &Headers) -> Self {
        let reversed = headers
            .setup
            .as_ref()
            .is_some_and(|setup| setup.colours.is_some());
        if reversed {
            return Self::Open;
        }
        if let Some(moves) = headers.odds.and_then(|odds| odds.moves) {
            return Self::Odds(moves);
        }
        let first = headers.start.map_or(Side::White, |start| start.turn());
        let moves = headers.moves.as_ref().map_or(0, |moves| moves.moves.len());
        Self::Start(if moves.is_multiple_of(2) {
            first
        } else {
            !first
        })
    }

    fn hear(&mut self, event: &Event) -> Found {
        let marked = match &event.act {
            Act::Castle(_) => false,
            Act::Move(made) => made.turn == Some(Turn::Other),
            act => {
                if interrupts(act) {
                    *self = Self::Open;
                }
                return None;
            }
        };
        let side = event.actor.side()?;
        let expected = || Expected::Form("a move of the opponent, or turn=other");
        let found = match *self {
            Self::Start(first) if first != side => Some(Reason::NotOnMove { side }),
            Self::After(last, event) if last == side => {
                Some(Reason::OutOfTurn { side, last: event })
            }
            _ => None,
        };
        *self = match *self {
            Self::Odds(moves) if moves > 1 => Self::Odds(moves - 1),
            _ if marked => Self::Open,
            _ => Self::After(side, event.n),
        };
        found.filter(|_| !marked).map(|reason| (reason, expected()))
    }
}

/// What the displays have shown, and what they can show.
struct Time {
    controls: Option<Controls>,
    /// Moves that each side may have completed at most.
    moves: PerSide<u32>,
    /// The last reading of each side since which nothing has added time.
    last: PerSide<Option<(Duration, EventNumber)>>,
    /// Whether a ruling may have added time already.
    adjusted: bool,
}

/// More moves than the longest game that the rules allow.
const ENDLESS: u32 = 10_000;

impl Time {
    fn new(headers: &Headers, events: &[&Event]) -> Self {
        let wrong_clock = |event: &&Event| match &event.act {
            Act::Claim(claim) => claim.what == Claimed::Clock,
            Act::Incident { kind, .. } => *kind == IncidentKind::Clock,
            _ => false,
        };
        let controls = headers
            .time_control
            .as_ref()
            .map(|controls| controls.value.clone());
        let moves = match (headers.played.as_deref(), &headers.moves, &headers.start) {
            (Some(Played::Counted(counter)), ..) => (counter.white, counter.black),
            (None, None, None) => (0, 0),
            _ => (ENDLESS, ENDLESS),
        };
        Self {
            controls: controls.filter(|_| !events.iter().any(wrong_clock)),
            moves: PerSide {
                white: moves.0,
                black: moves.1,
            },
            last: PerSide {
                white: None,
                black: None,
            },
            adjusted: false,
        }
    }

    fn hear(&mut self, event: &Event) -> Found {
        match &event.act {
            Act::Reading(reading) => {
                let sides = [Side::White, Side::Black];
                sides
                    .into_iter()
                    .find_map(|side| self.read(side, reading, event.n))
            }
            Act::Move(_) | Act::Castle(_) => {
                if let Some(side) = event.actor.side() {
                    *self.moves.of_mut(side) += 1;
                }
                None
            }
            Act::Press { .. } => {
                if let Some(side) = event.actor.side().filter(|side| self.may_gain(*side)) {
                    *self.last.of_mut(side) = None;
                }
                None
            }
            Act::Flag(_) | Act::Start { .. } => {
                self.forget();
                None
            }
            act => {
                if interrupts(act) {
                    self.adjusted = true;
                    self.forget();
                }
                None
            }
        }
    }

    fn forget(&mut self) {
        self.last = PerSide {
            white: None,
            black: None,
        };
    }

    /// Whether a press may add time: an increment, what is left of a delay, or a new period.
    fn may_gain(&self, side: Side) -> bool {
        self.controls.as_ref().is_none_or(|controls| {
            let control = of(controls, side);
            !control.is_sudden_death() || control.bonus() != Bonus::None
        })
    }

    fn read(&mut self, side: Side, reading: &Reading, event: EventNumber) -> Found {
        let time = reading.time(side)?;
        let before = self.last.of_mut(side).replace((time, event));
        if let Some((before, last)) = before.filter(|(before, _)| *before < time) {
            let reason = Reason::TimeGrew { side, before, last };
            return Some((reason, Expected::Form("no more time than before")));
        }
        let control = of(self.controls.as_ref()?, side);
        let moves = self.moves.of(side).saturating_add(1);
        match control.time_for(moves) {
            Limit::Limited(most) if most < time && !self.adjusted => {
                let reason = Reason::TooMuchTime { side, most };
                let form = "a time that the control gives, or what happened to the clock";
                Some((reason, Expected::Form(form)))
            }
            _ => None,
        }
    }
}

/// The time control of a side.
const fn of(controls: &Controls, side: Side) -> &arbitre_clock::TimeControl {
    match side {
        Side::White => &controls.white,
        Side::Black => &controls.black,
    }
}

/// When an event happens, as far as the stamps tell it.
#[derive(Default)]
struct Moment {
    any: bool,
    since_start: Option<Duration>,
}

impl Moment {
    fn hear(&mut self, event: &Event) -> Found {
        let first = !std::mem::replace(&mut self.any, true);
        match event.stamp? {
            Stamp::Same if first => {
                let reason = Reason::Missing("an event before, at the same instant");
                return Some((reason, Expected::Form("another stamp")));
            }
            Stamp::Same => {}
            Stamp::At(_) => self.since_start = None,
            Stamp::After(delay) => {
                self.since_start = self.since_start.map(|time| time + delay);
            }
            Stamp::Since(time) => {
                let before = self.since_start.replace(time);
                if let Some(before) = before.filter(|before| *before > time) {
                    return Some((Reason::TimeBack { before }, Expected::Form("a later time")));
                }
            }
        }
        None
    }
}

/// Only some clocks show whose flag fell first.
fn first_flag(event: &Event, headers: &Headers) -> Found {
    let device = headers.device.as_deref().copied().unwrap_or_default();
    match &event.act {
        Act::Reading(reading) if reading.first.is_some() && device.shows_first() == Answer::No => {
            let expected = Expected::Form("a reading without first=, or @device shows-first=yes");
            Some((Reason::FirstNotShown, expected))
        }
        _ => None,
    }
}

/// A claim that an act was illegal refers to an act at the board.
fn reference(event: &Event, events: &[&Event]) -> Found {
    let number = match &event.act {
        Act::Claim(claim) => match claim.what {
            Claimed::Illegal(number) => number,
            _ => return None,
        },
        Act::Notice(Noticed::Illegal(number)) | Act::Agree(Agreement::Correction(number)) => {
            *number
        }
        _ => return None,
    };
    let index = usize::try_from(number.0).ok()?.checked_sub(1)?;
    let meant = events.get(index)?;
    let at_the_board = matches!(
        meant.act,
        Act::Touch { .. }
            | Act::Lift(_)
            | Act::Place(_)
            | Act::Release(_)
            | Act::Remove(_)
            | Act::Castle(_)
            | Act::Move(_)
            | Act::TakeBack
            | Act::Press { .. }
            | Act::Seal(_)
            | Act::Open
    );
    let by_a_player = matches!(meant.actor, Actor::Player(_)) || matches!(meant.act, Act::Open);
    if at_the_board && by_a_player {
        return None;
    }
    let expected = Expected::Form("the number of a move or a press");
    Some((Reason::NoMove(number), expected))
}
