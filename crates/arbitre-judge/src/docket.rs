//! The case as it stands under one set of Laws: nothing but the sum of the rulings given.

use arbitre_board::{Role, Side, Square};
use arbitre_clock::{Cause, Duration};
use arbitre_journal::{Answered, EventNumber, Need, Offer, Outcome, Question, Regime, Supervision};
use arbitre_laws::{Laws, Subject};

use crate::binding::{Binding, Duty};
use crate::course::{Course, Displays, Step, Tick, at};
use crate::question::{self, Matter};
use crate::ruling::{Citation, Citations, Decision, Ending, Missing, Offence, Reason, Ruling};
use crate::touch;

/// The sum of the rulings given under one set of Laws.
#[derive(Clone, Debug)]
pub(crate) struct Docket<'laws> {
    pub laws: &'laws Laws,
    /// Which course of the game is played under these Laws.
    pub course: usize,
    pub result: Outcome,
    pub ending: Option<(Ending, Citations)>,
    pub adjusted: [Duration; 2],
    /// The event up to which the fallen flags of each side are settled: the game went on in spite of
    /// them, or a ruling gave the side time again.
    pub settled: [Option<EventNumber>; 2],
    /// What the displays show, once rulings have changed what the course tells of them.
    displays: Option<Displays>,
    pub restored: Option<EventNumber>,
    pub bound: [Option<Bound>; 2],
    /// The last duty of each side that was broken and that the opponent let pass by moving.
    pub lapsed: [Option<Bound>; 2],
    pub penalised: [u32; 2],
    pub counted: Vec<(EventNumber, Side, Offence)>,
    /// Presses without a move that the arbiter found not to be meant.
    pub excused: Vec<EventNumber>,
    pub claim: Option<Answered>,
    pub promoted: Option<Role>,
    pub increment: Option<Duration>,
    pub regime: Option<Regime>,
    pub supervision: Option<Supervision>,
    pub offer: Offer,
    pub offered: Option<Side>,
    /// Who made the last offer, and how many he has made since his opponent made one.
    pub offers: Option<(Side, u32)>,
    /// A side that asked for an increment.
    pub requested: Option<Side>,
    /// The event of a claim of a repetition that the record cannot decide.
    pub uncounted: Option<EventNumber>,
    pub pending: Vec<question::Question>,
    pub postponed: Option<Side>,
    /// The first end since both flags were called, which counts unless one of them ended the game.
    pub meanwhile: Option<(EventNumber, Outcome, Ending, Citations)>,
    /// The event at which the arbiter saw an illegal position and began to wait.
    pub waiting: Option<EventNumber>,
    /// The last event from which anything followed, and the articles cited there.
    pub cited: (EventNumber, Vec<Citation>),
}

/// A duty, the articles that make it, and whether it was broken.
#[derive(Clone, Debug)]
pub(crate) struct Bound {
    pub binding: Binding,
    pub under: Citations,
    /// The squares of the men that were touched; none where it does not come from a touch.
    pub touched: Vec<Square>,
    /// Whether it was met.
    pub met: Met,
}

impl Bound {
    /// Whether a claim that names a square is about this duty: a touched man stood there, or the man
    /// was let go there.
    pub(crate) fn is_about(&self, square: Square) -> bool {
        let let_go = matches!(self.binding.duty, Duty::Move(mv) if mv.to() == square);
        let_go || self.touched.is_empty() || self.touched.contains(&square)
    }
}

/// Whether a duty was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Met {
    /// No move has been made yet.
    NotYet,
    /// It was met.
    Kept,
    /// A move was made against it, at this event.
    Broken(EventNumber),
}

impl<'laws> Docket<'laws> {
    pub(crate) fn new(laws: &'laws Laws, illegal: [u32; 2]) -> Self {
        Self {
            laws,
            course: 0,
            result: Outcome::Ongoing,
            ending: None,
            adjusted: [Duration::ZERO; 2],
            settled: [None; 2],
            displays: None,
            restored: None,
            bound: [None, None],
            lapsed: [None, None],
            penalised: illegal,
            counted: Vec::new(),
            excused: Vec::new(),
            claim: None,
            promoted: None,
            increment: None,
            regime: None,
            supervision: None,
            offer: Offer::None,
            offered: None,
            offers: None,
            requested: None,
            uncounted: None,
            pending: Vec::new(),
            postponed: None,
            meanwhile: None,
            waiting: None,
            cited: (EventNumber(0), Vec::new()),
        }
    }

    /// Whether the game is over under these Laws.
    pub(crate) fn is_over(&self) -> bool {
        self.result != Outcome::Ongoing
    }

    /// The question that waits for an answer: the one asked last. Of two signs of resignation it is the
    /// first, with which the game was over if it is clear.
    pub(crate) fn asked(&self, need: Need) -> Option<Matter> {
        let mut asked = self.pending.iter().filter(|asked| asked.need == need);
        let question = match need {
            Need::Finding(Question::Clear) => asked.next(),
            _ => asked.next_back(),
        };
        question.map(|question| question.about)
    }

    /// Whether a question about this waits for an answer.
    pub(crate) fn is_asked_about(&self, matter: Matter) -> bool {
        let mut pending = self.pending.iter();
        pending.any(|question| question.about == matter)
    }

    /// What is asked for now.
    pub(crate) fn needs(&self) -> Need {
        self.pending
            .last()
            .map_or(Need::Nothing, |question| question.need)
    }

    /// Whether an offence has been penalised, or found not to have been meant.
    pub(crate) fn has_counted(&self, event: EventNumber) -> bool {
        let excused = self.excused.contains(&event);
        excused || self.counted.iter().any(|(counted, ..)| *counted == event)
    }

    /// The displays, with what rulings changed.
    pub(crate) fn displays<'a>(&'a self, course: &'a Course) -> &'a Displays {
        self.displays.as_ref().unwrap_or(&course.clocks.displays)
    }

    /// What the display of a side shows, with what rulings added and took.
    pub(crate) fn display(&self, course: &Course, side: Side) -> Option<Duration> {
        self.displays(course).left(side)
    }

    /// The displays, to be changed by a ruling.
    fn change_displays(&mut self, course: &Course) -> &mut Displays {
        self.displays
            .get_or_insert_with(|| course.clocks.displays.clone())
    }

    /// Lets the displays follow an event.
    pub(crate) fn follow(&mut self, course: &Course) {
        if let Some(displays) = &mut self.displays {
            for tick in &course.clocks.ticks {
                displays.follow(*tick);
            }
        }
    }

    /// Adds a ruling.
    pub(crate) fn enter(&mut self, ruling: &Ruling, event: EventNumber, course: &Course) {
        if self.cited.0 != event {
            self.cited = (event, Vec::new());
        }
        for citation in ruling.under.iter() {
            if !self.cited.1.contains(citation) {
                self.cited.1.push(*citation);
            }
        }
        match &ruling.decision {
            Decision::Ends(outcome, ending) => {
                self.result = *outcome;
                self.ending = Some((*ending, ruling.under.clone()));
                self.pending.clear();
            }
            Decision::WouldEnd(outcome, ending) => {
                let end = (event, *outcome, *ending, ruling.under.clone());
                self.meanwhile.get_or_insert(end);
            }
            Decision::Resumes => {
                self.result = Outcome::Ongoing;
                self.ending = None;
            }
            Decision::Answers(answer) => {
                self.claim = Some(*answer);
            }
            Decision::TakesBack(event) => {
                self.restored = Some(*event);
                self.bound = [None, None];
            }
            Decision::Stands => self.restored = None,
            Decision::Reinstates(_) => {
                self.restored = None;
                self.bound = [None, None];
            }
            Decision::Binds(binding) => {
                let met = self.bound[at(binding.side)].as_ref().map(|bound| bound.met);
                self.bound[at(binding.side)] = Some(Bound {
                    binding: binding.clone(),
                    under: ruling.under.clone(),
                    touched: ruling.touched().collect(),
                    // A move that broke a duty and still stands is free once the touch is excused.
                    met: match met {
                        Some(Met::Broken(moved)) if course.holds(moved) => Met::Kept,
                        _ => Met::NotYet,
                    },
                });
            }
            Decision::Counts {
                side,
                offence,
                offences,
                event,
            } => {
                self.penalised[at(*side)] = *offences;
                self.counted.push((*event, *side, *offence));
            }
            Decision::Adjusts { side, amount, why } => {
                self.adjusted[at(*side)] += *amount;
                let cause = cause(*why, &ruling.under);
                self.change_displays(course).adjust(*side, *amount, cause);
                if *amount > Duration::ZERO {
                    self.settled[at(*side)] = Some(event);
                }
            }
            Decision::StopsClocks => self.change_displays(course).follow(Tick::Pause(None)),
            Decision::Waits => self.waiting = Some(event),
            Decision::Queens(_) => {
                self.promoted = Some(Role::Queen);
                self.bound = [None, None];
            }
            Decision::Promotes(role) => self.promoted = Some(*role),
            Decision::Lacks(Missing::EarlierPositions) => self.uncounted = Some(event),
            Decision::Lacks(Missing::GivenBack(side)) => {
                self.change_displays(course).forget(*side);
            }
            Decision::Lacks(_) => {}
            Decision::Adds(increment) => {
                self.increment = Some(*increment);
                let cause = cause(Reason::Quickplay, &ruling.under);
                self.change_displays(course).increase(*increment, &cause);
            }
            Decision::Offers(offer, by) => {
                self.offer = *offer;
                self.offered = *by;
                self.offers = match (*by, self.offers) {
                    (Some(side), Some((last, number))) if side == last => Some((side, number + 1)),
                    (Some(side), _) => Some((side, 1)),
                    (None, offers) => offers,
                };
            }
            Decision::Postpones(side) => self.postponed = Some(*side),
            Decision::Requests(side) => self.requested = Some(*side),
            Decision::Asks(question) => {
                self.pending.retain(|asked| asked != question);
                self.pending.push(*question);
                if let Matter::Increment(_) = question.about {
                    self.requested = None;
                }
            }
            Decision::Classifies(regime) => self.regime = Some(*regime),
            Decision::Watches(supervision) => self.supervision = Some(*supervision),
            Decision::GoesOn => {
                let settles =
                    |subject| matches!(subject, Subject::BothFlags | Subject::UndeterminedCount);
                if ruling
                    .under
                    .iter()
                    .any(|citation| settles(citation.subject))
                {
                    self.settled = [Some(event); 2];
                }
            }
            Decision::Sets(times) => {
                for (side, time) in Side::ALL.into_iter().zip([times.white, times.black]) {
                    if time.is_some_and(|time| time > Duration::ZERO) {
                        self.settled[at(side)] = Some(event);
                    }
                }
            }
            Decision::Completes(_) | Decision::Offends(_) => {}
        }
    }

    /// Takes note of how the move made last met the duty of its side: one on record, or that of the
    /// touches with which it was made, such as castling with the rook moved first.
    pub(crate) fn moved(&mut self, course: &Course) {
        let Some(step) = course.last() else {
            return;
        };
        let bound = &mut self.bound[at(step.side)];
        if bound.as_ref().is_none_or(|bound| bound.met != Met::NotYet) {
            *bound = touch::bound_by_touches(self.laws, step);
        }
        if let Some(bound) = bound {
            // Whether the touched man's own move was legal is another question.
            let moved = bound.touched.contains(&step.squares().0);
            let kept = (step.legal()).map_or(moved, |mv| bound.binding.allows(mv));
            bound.met = match step.event() {
                Some(event) if !kept => Met::Broken(event),
                _ => Met::Kept,
            };
        }
    }

    /// Forgets the duty of the side whose move was answered.
    pub(crate) fn replied(&mut self, course: &Course) {
        let Some(step) = course.last() else {
            return;
        };
        let answered = &mut self.bound[at(!step.side)];
        let met = answered.take_if(|bound| bound.met != Met::NotYet);
        if let Some(broken) = met.filter(|bound| bound.met != Met::Kept) {
            self.lapsed[at(!step.side)] = Some(broken);
        }
    }

    /// The duty that a move broke.
    pub(crate) fn broken_by(&self, step: &Step) -> Option<&Bound> {
        let broken = step.event().map(Met::Broken)?;
        let bound = self.bound[at(step.side)].as_ref();
        bound.filter(|bound| bound.met == broken)
    }

    /// The duty of a side about a square that was broken and that its opponent let pass by moving.
    pub(crate) fn lapsed(&self, course: &Course, side: Side, square: Square) -> Option<&Bound> {
        let lapsed = self.lapsed[at(side)].as_ref();
        let stands = |bound: &Bound| matches!(bound.met, Met::Broken(moved) if course.holds(moved));
        lapsed.filter(|bound| stands(bound) && bound.is_about(square))
    }

    /// Takes the questions of a kind off the list that have been answered.
    pub(crate) fn settle(&mut self, need: Need, answered: impl Fn(Matter) -> bool) {
        let stays =
            |question: &question::Question| question.need != need || !answered(question.about);
        self.pending.retain(stays);
    }
}

/// Why a clock is changed, under the first article that a ruling cites.
fn cause(why: Reason, under: &Citations) -> Cause {
    let article = under.iter().next().map(|citation| citation.article);
    Cause::from(arbitre_clock::Reason::from(why))
        .under(article.as_ref().map_or("", |article| article.as_str()))
}
