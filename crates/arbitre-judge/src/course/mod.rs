//! The course of a game: what happened at the board, the same under every edition.
//!
//! Events become steps: moves made on the board, with the touches that led to
//! them and the presses that followed. What they mean under some Laws is for
//! the rules; a course knows no edition. It knows one consequence only: the
//! position can be taken back, and then the game goes on from there.

mod atoms;
mod change;
mod clocks;
mod displays;
mod flags;
mod hand;
mod life;
mod made;
mod moves;
mod repetition;
mod sealing;
mod step;
mod table;

pub(crate) use change::{Change, PutBack};
pub(crate) use displays::{Displays, Tick};
pub(crate) use flags::{Fall, Flags};
pub(crate) use life::{Fate, Inquiry, has_pawn_left};
pub(crate) use moves::last_rank;
pub(crate) use repetition::Occurrences;
pub(crate) use sealing::{Sealed, Sealing};
pub use step::{IdlePress, Made, Press, Step};
pub use table::Table;

use arbitre_board::{Position, Side};
use arbitre_clock::Duration;
use arbitre_journal::{
    Act, Actor, Agreement, Announcement, Claim, Event, EventNumber, Finding, IncidentKind, Intent,
    Noticed, Scoresheet, Speech, Written,
};

use crate::start::Start;
use clocks::Clocks;
use hand::Hand;
use life::Life;

/// The facts of a game up to an event.
#[derive(Clone, Debug)]
pub struct Course {
    automatic: Automatic,
    pub(crate) table: Table,
    /// The first move that cannot be understood: from then on the record does not tell what
    /// stands on the board.
    pub(crate) unread: Option<EventNumber>,
    pub(crate) steps: Vec<Step>,
    /// The moves that rulings have taken off the board again: they were made all the same.
    pub(crate) undone: Vec<Step>,
    /// What the last ruling put back, as long as nothing was made on the board since.
    put_back: Option<PutBack>,
    /// What the last event was.
    pub(crate) happening: Happening,
    /// What the move made last means on the board, where it was a legal one.
    pub(crate) prospect: Prospect,
    life: Life,
    pub(crate) hand: Hand,
    pub(crate) idle: Vec<IdlePress>,
    pub(crate) flags: Flags,
    pub(crate) clocks: Clocks,
    pub(crate) sealing: Sealing,
    pub(crate) written: [Option<Note>; 2],
    /// The event at which each side was first seen.
    pub(crate) first_seen: [Option<EventNumber>; 2],
    /// The last claim of a player.
    pub(crate) claimed: Option<(EventNumber, Side, Claim)>,
    /// How often each side asked to see the score.
    pub(crate) requests: [u32; 2],
    /// Men that were displaced and not put back.
    pub(crate) displaced: Option<Displaced>,
    /// The finding that the result was arranged beforehand.
    pub(crate) prearranged: Option<EventNumber>,
    /// Whether both players took a spectator for their referee.
    referee: bool,
    /// When the round was started, in the record's own time.
    pub(crate) started: Option<Duration>,
}

/// What a legal move means on the board, worked out once for all Laws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prospect {
    pub mate: bool,
    pub stalemate: bool,
    pub fate: Fate,
    /// How often the same men have stood on the same squares with the same side to move, now
    /// included; not counted where that cannot matter yet.
    pub stood: u32,
}

/// Men that were displaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Displaced {
    pub event: EventNumber,
    /// By which player, if it was one.
    pub by: Option<Side>,
}

/// A move written on a scoresheet before it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    pub event: EventNumber,
    pub text: String,
}

/// The least numbers at which some Laws before the judge end a game by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Automatic {
    /// Half-moves without a capture or the move of a pawn.
    pub half_moves: u32,
    /// Occurrences of a position.
    pub occurrences: u32,
}

/// The index of a side in a pair.
pub(crate) const fn at(side: Side) -> usize {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}

/// What an event was, once the facts before it are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Happening {
    /// A move was made on the board: the last step.
    Made,
    /// The move made last was completed with the clock.
    Pressed,
    /// The clock was pressed without a move.
    Idle,
    /// A move was made and completed at once: its man was let go without the record saying so.
    MadeAndPressed,
    /// A man was touched.
    Touched,
    /// The move made last was taken back before the press.
    TookBack,
    /// The record cannot be understood on this board.
    Unread,
    /// Something that is not for this person to say, or a move that he can take back no more.
    NotHis,
    /// Nothing that changes the board.
    Other,
}

impl Happening {
    /// Whether a move was made.
    pub(crate) const fn made(self) -> bool {
        matches!(self, Self::Made | Self::MadeAndPressed)
    }
}

impl Course {
    pub(crate) fn new(start: &Start, automatic: Automatic, inquiry: Inquiry) -> Self {
        Self {
            automatic,
            table: start.table.clone(),
            unread: None,
            steps: Vec::new(),
            undone: Vec::new(),
            put_back: None,
            happening: Happening::Other,
            prospect: Prospect::default(),
            life: Life::new(inquiry),
            hand: Hand::default(),
            idle: Vec::new(),
            flags: Flags::default(),
            clocks: Clocks::new(start),
            sealing: Sealing::default(),
            written: [None, None],
            first_seen: [None; 2],
            claimed: None,
            requests: [0; 2],
            displaced: None,
            prearranged: None,
            referee: false,
            started: None,
        }
    }

    /// The position on the board, unless what stands there is none or nobody knows it.
    pub(crate) const fn position(&self) -> Option<&Position> {
        match self.unread {
            None => self.table.position(),
            Some(_) => None,
        }
    }

    /// Finds out what the position means from which the record starts.
    pub(crate) fn begin(&mut self) {
        self.prospect = self.look_ahead();
    }

    /// What the position means, if a legal move led to it or the record starts from it.
    fn look_ahead(&mut self) -> Prospect {
        let played = self.steps.last().map(Step::played);
        let (Some(position), None | Some(Some(_))) = (self.table.position(), played) else {
            return Prospect::default();
        };
        let ended = !position.has_legal_move();
        let mate = ended && position.is_check();
        let fate = match played.flatten() {
            Some((before, _)) if ended => {
                self.life.end(before, mate);
                Fate::Unasked
            }
            Some((before, mv)) => self.life.after(before, mv, position),
            None if ended => Fate::Unasked,
            None => self.life.begin(position),
        };
        Prospect {
            mate,
            stalemate: ended && !mate && !has_pawn_left(position),
            fate,
            stood: self.stood_before(position),
        }
    }

    /// Whether all that was taken to be alive was so.
    pub(crate) fn is_borne_out(&mut self) -> bool {
        self.life.is_borne_out()
    }

    /// Whether the last step is one from which nothing follows but what an open offer makes of it.
    pub(crate) fn is_quiet(&self) -> bool {
        let [.., step] = &*self.steps else {
            return false;
        };
        let completed = |own: &Step| own.press.is_some() || own.replayed();
        let in_turn = match &*self.steps {
            [] | [_] => true,
            [reply, _] => reply.side != step.side,
            [.., own, reply, _] => {
                own.side == step.side && reply.side != step.side && completed(own)
            }
        };
        let Prospect {
            mate,
            stalemate,
            fate,
            stood,
        } = self.prospect;
        in_turn
            && step.is_plain()
            && self
                .position()
                .is_some_and(|position| position.half_moves() < self.automatic.half_moves)
            && !(mate || stalemate)
            && !fate.may_be_dead()
            && stood < self.automatic.occurrences
    }

    /// Whose turn it is on the board.
    pub(crate) const fn turn(&self) -> Side {
        self.table.turn()
    }

    /// The move made last.
    pub(crate) fn last(&self) -> Option<&Step> {
        self.steps.last()
    }

    /// The last step, if this side made it and has not pressed the clock.
    pub(crate) fn unpressed(&self, side: Side) -> Option<&Step> {
        self.last()
            .filter(|step| step.side == side && step.press.is_none() && !step.replayed())
    }

    /// The step that a press of this side completes: its last one, also where the opponent has
    /// answered it already, and whether or not he has pressed.
    pub(crate) fn to_press(&self, side: Side) -> Option<usize> {
        let waits = |step: &Step| step.press.is_none() && !step.replayed();
        match &*self.steps {
            [.., step] if step.side == side => waits(step).then(|| self.steps.len() - 1),
            [.., step, _] if step.side == side => waits(step).then(|| self.steps.len() - 2),
            _ => None,
        }
    }

    /// The step that a press has just completed.
    pub(crate) fn pressed(&self, event: EventNumber) -> Option<&Step> {
        let recent = self.steps.iter().rev().take(2);
        let mut recent = recent.filter(|step| step.press.is_some_and(|press| press.event == event));
        recent.next()
    }

    /// The step to which an event belongs: one of its atoms, or its press.
    pub(crate) fn step_of(&self, event: EventNumber) -> Option<usize> {
        self.steps.iter().rposition(|step| step.includes(event))
    }

    /// The move that an event belongs to, even if a ruling has taken it off the board since, and how
    /// many of those on the board were made before it.
    pub(crate) fn move_of(&self, event: EventNumber) -> Option<(usize, &Step)> {
        if let Some(index) = self.step_of(event) {
            return Some((index, &self.steps[index]));
        }
        let step = self.undone.iter().rfind(|step| step.includes(event))?;
        let earlier = |other: &&Step| other.event() < step.event();
        Some((self.steps.iter().filter(earlier).count(), step))
    }

    /// The press without a move that an event was.
    pub(crate) fn idle_press(&self, event: EventNumber) -> Option<&IdlePress> {
        self.idle.iter().find(|press| press.event == event)
    }

    /// Takes in an event.
    pub(crate) fn hear(&mut self, start: &Start, event: &Event) {
        self.happening = self.take_in(start, event);
        if self.happening.made() {
            self.put_back = None;
            self.prospect = self.look_ahead();
        } else if self.happening == Happening::TookBack {
            self.prospect = Prospect::default();
        }
    }

    /// Whether an act is one for its author: findings, penalties, orders to seal and counts are the arbiter's, or those of the
    /// spectator whom both players took for him; the choice between two touched men is a player's,
    /// and only both together agree.
    fn is_entitled(&self, event: &Event) -> bool {
        let arbiter = match event.actor {
            Actor::Arbiter | Actor::Assistant => true,
            Actor::Spectator => self.referee,
            _ => false,
        };
        let chooses = |finding: &Finding| matches!(finding, Finding::Choice(_));
        match &event.act {
            Act::Judge(findings) if findings.iter().all(chooses) => event.actor.side().is_some(),
            Act::Judge(_) | Act::Penalise(_) | Act::Notice(Noticed::Count(_)) => arbiter,
            Act::OrderSeal => arbiter,
            Act::Resign { .. } => event.actor.side().is_some(),
            Act::Agree(_) => event.actor == Actor::Both,
            _ => true,
        }
    }

    /// Takes in an event and says what it was.
    fn take_in(&mut self, start: &Start, event: &Event) -> Happening {
        self.clocks.reach(event);
        if !self.is_entitled(event) {
            return Happening::NotHis;
        }
        if let Some(side) = event.actor.side() {
            self.first_seen[at(side)].get_or_insert(event.n);
        }
        match &event.act {
            Act::Start { clock } => {
                self.started = self.clocks.now();
                self.clocks.run(clock.unwrap_or(Side::White));
            }
            Act::Touch { .. }
            | Act::Lift(_)
            | Act::Place(_)
            | Act::Release(_)
            | Act::Remove(_)
            | Act::Castle(_)
            | Act::Move(_)
            | Act::TakeBack
            | Act::Press { .. } => {
                if let Some(side) = event.actor.side() {
                    let happening = self.handle(start, event, side);
                    if happening == Happening::Unread {
                        self.unread = Some(event.n);
                    }
                    return happening;
                }
            }
            Act::Pause { side } => self.clocks.pause(*side),
            Act::Resume { side } => self.resume(*side),
            Act::Flag(sides) => {
                for side in Side::ALL.into_iter().filter(|side| sides.includes(*side)) {
                    self.clocks.zero(side);
                }
                self.flags_fall(start, event.n, *sides);
            }
            Act::Reading(reading) => self.read(start, event.n, reading),
            Act::Write(Written::Move(text)) => self.write(event, &text.value),
            Act::Say {
                speech: Speech::Announcement(Announcement::Adoube),
                ..
            } => {
                if let Some(side) = event.actor.side() {
                    self.hand.announce(side);
                }
            }
            Act::Claim(claim) => {
                self.claimed = event
                    .actor
                    .side()
                    .map(|side| (event.n, side, claim.clone()));
            }
            Act::Scoresheet(Scoresheet::Request) => {
                if let Some(side) = event.actor.side() {
                    self.requests[at(side)] += 1;
                }
            }
            Act::Judge(findings) => self.find(event.n, findings),
            Act::Agree(Agreement::Spectator) => self.referee = true,
            Act::Displace(_) => {
                let by = event.actor.side();
                self.displaced = Some(Displaced { event: event.n, by });
            }
            Act::Restore(_) => self.displaced = None,
            Act::Arrive => {
                if let Some(side) = event
                    .actor
                    .side()
                    .filter(|_| self.sealing.awaits_resumption())
                {
                    self.sealing.arrived[at(side)].get_or_insert(event.n);
                }
            }
            Act::OrderSeal => self.sealing.ordered = Some(event.n),
            Act::Seal(text) => {
                // The answer to a sealed move, sealed in its turn, does not replace it.
                if let Some(side) = event.actor.side()
                    && side == self.turn()
                    && self.sealing.takes(side)
                {
                    let text = text.clone();
                    self.sealing.sealed = Some(Sealed {
                        event: event.n,
                        side,
                        text,
                    });
                    self.clocks.pause(None);
                }
            }
            Act::Incident {
                kind: IncidentKind::EnvelopeLost,
                ..
            } => {
                self.sealing.lost = Some(event.n);
            }
            Act::Open => return self.open(start, event.n),
            _ => {}
        }
        Happening::Other
    }

    fn resume(&mut self, side: Option<Side>) {
        self.clocks.run(side.unwrap_or(self.turn()));
        if let (Some(sealed), None) = (&self.sealing.sealed, self.sealing.opened) {
            self.sealing.replier_waited_for |= side == Some(!sealed.side);
            self.sealing.resumed = self.clocks.now();
        }
    }

    fn write(&mut self, event: &Event, text: &str) {
        if let Some(side) = event.actor.side() {
            self.written[at(side)] = Some(Note {
                event: event.n,
                text: text.to_owned(),
            });
        }
    }

    fn find(&mut self, event: EventNumber, findings: &[Finding]) {
        for finding in findings {
            match finding {
                Finding::Intent(Intent::No) => self.hand.excuse(),
                Finding::Intent(Intent::Prearranged) => self.prearranged = Some(event),
                Finding::Times(times) => self.clocks.set(times),
                _ => {}
            }
        }
    }

    /// Whether an event belongs to a move that still stands on the board.
    pub(crate) fn holds(&self, event: EventNumber) -> bool {
        self.step_of(event).is_some()
    }
}
