//! A game before the judge: one course of facts, and the rulings under each set of Laws.

use arbitre_board::Side;
use arbitre_journal::{Act, Event, EventNumber, Finding, Intent, Need, Outcome};
use arbitre_laws::{Laws, UndeterminedCount};

use crate::course::{Change, Course, Happening, Inquiry};
use crate::docket::Docket;
use crate::ending;
use crate::penalty;
use crate::question::Matter;
use crate::rules::{self, Rule};
use crate::ruling::{Decision, Fact, Ruling};
use crate::scene::{Rulings, Scene};
use crate::standing::Standing;
use crate::start::Start;

/// A game that is judged under several Laws at once.
///
/// The facts are worked out once. Where a ruling under some of the Laws puts
/// the position back and under others it does not, the game has two courses
/// from there on, and each is followed once for all the Laws that share it.
#[derive(Clone, Debug)]
pub struct Game<'laws> {
    start: Start,
    courses: Vec<Course>,
    dockets: Vec<Docket<'laws>>,
}

/// A rule that was asked about an event under one set of Laws.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The index of the Laws, in the order in which they were given.
    pub laws: usize,
    /// The rule.
    pub rule: Rule,
    /// What it answered; nothing if it stayed silent.
    pub rulings: Vec<Ruling>,
}

/// What the judge answers to an event under one set of Laws.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The index of the Laws, in the order in which they were given.
    pub laws: usize,
    /// The rule that answered.
    pub rule: Rule,
    /// The ruling.
    pub ruling: Ruling,
}

impl<'laws> Game<'laws> {
    /// A game that begins, with the rulings that follow from its headers alone.
    #[must_use]
    pub fn new(laws: &[&'laws Laws], start: Start) -> (Self, Vec<Verdict>) {
        Self::inquiring(Inquiry::AtOnce, laws, start)
    }

    /// A game of which a whole record is at hand, if all that it takes to be alive
    /// [is borne out](Self::is_borne_out) at its end.
    pub(crate) fn in_hindsight(laws: &[&'laws Laws], start: Start) -> (Self, Vec<Verdict>) {
        Self::inquiring(Inquiry::InHindsight, laws, start)
    }

    /// Whether no dead position was taken to be alive.
    pub(crate) fn is_borne_out(&mut self) -> bool {
        self.courses.iter_mut().all(Course::is_borne_out)
    }

    fn inquiring(inquiry: Inquiry, laws: &[&'laws Laws], start: Start) -> (Self, Vec<Verdict>) {
        let illegal = Side::ALL.map(|side| start.illegal(side));
        let mut game = Self {
            courses: vec![Course::new(&start, ending::automatic(laws), inquiry)],
            dockets: laws.iter().map(|laws| Docket::new(laws, illegal)).collect(),
            start,
        };
        let opening = |laws: &Laws, start: &Start, _: &Course| rules::opening(laws, start);
        let mut verdicts = game.open(opening);
        for mv in game.start.moves.clone() {
            verdicts.extend(game.open(ended_already));
            game.courses[0].replay(mv);
        }
        game.courses[0].begin();
        verdicts.extend(game.open(ended_already));
        (game, verdicts)
    }

    /// Enters what follows before the first event, under the Laws under which the game goes on.
    fn open(&mut self, rule: impl Fn(&Laws, &Start, &Course) -> Rulings) -> Vec<Verdict> {
        let mut verdicts = Vec::new();
        let course = &self.courses[0];
        for (laws, docket) in self.dockets.iter_mut().enumerate() {
            if docket.is_over() {
                continue;
            }
            for ruling in rule(docket.laws, &self.start, course) {
                docket.enter(&ruling, EventNumber(0), course);
                let rule = Rule::Headers;
                verdicts.push(Verdict { laws, rule, ruling });
            }
        }
        verdicts
    }

    /// Hears an event and answers with what follows under each set of Laws.
    ///
    /// It never fails. An event from which nothing follows has no rulings, and
    /// a game that is over hears only what can reopen it.
    pub fn hear(&mut self, event: &Event) -> Vec<Verdict> {
        let mut verdicts = Vec::new();
        self.consult(event, |laws, rule, rulings| {
            let verdict = |ruling| Verdict { laws, rule, ruling };
            verdicts.extend(rulings.into_iter().map(verdict));
        });
        verdicts
    }

    /// Hears an event as [`hear`](Self::hear) does, and tells of every rule that was asked, in
    /// order of precedence, whether it answered or stayed silent.
    pub fn explain(&mut self, event: &Event) -> Vec<Asked> {
        let mut asked = Vec::new();
        self.consult(event, |laws, rule, rulings| {
            asked.push(Asked {
                laws,
                rule,
                rulings,
            })
        });
        asked
    }

    /// Asks the rules that hear an event, one after the other.
    fn consult(&mut self, event: &Event, mut told: impl FnMut(usize, Rule, Rulings)) {
        for course in &mut self.courses {
            course.hear(&self.start, event);
        }
        let mut changes = Vec::new();
        for (laws, docket) in self.dockets.iter_mut().enumerate() {
            let course = &self.courses[docket.course];
            docket.follow(course);
            if course.happening.made() {
                docket.moved(course);
            }
            for entry in rules::bearing_on(event, course) {
                if !entry.applies(docket) {
                    continue;
                }
                let scene = Scene {
                    laws: docket.laws,
                    start: &self.start,
                    course,
                    docket: &*docket,
                    event,
                    happening: course.happening,
                };
                let mut rulings = entry.answer(&scene);
                tell_odds(&self.start, &mut rulings);
                if entry.rule != Rule::WhichFlagFellFirst {
                    ending::wait_for_flags(docket, &mut rulings);
                }
                for ruling in &rulings {
                    docket.enter(ruling, event.n, course);
                    changes.extend(Change::of(&ruling.decision).map(|change| (laws, change)));
                }
                told(laws, entry.rule, rulings);
            }
            if course.happening != Happening::NotHis {
                docket.hear(event);
            }
            if course.happening.made() {
                docket.replied(course);
            }
        }
        self.change(&changes);
    }

    /// How the game stands under one set of Laws, by its index.
    #[must_use]
    pub fn standing(&self, laws: usize) -> Option<Standing> {
        let docket = self.dockets.get(laws)?;
        Some(Standing::of(
            docket,
            self.courses.get(docket.course)?,
            &self.start,
        ))
    }

    /// What was known before the first event.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// Changes what stands on the board, and parts a course where the Laws disagree about it.
    fn change(&mut self, changes: &[(usize, Change)]) {
        if changes.is_empty() {
            return;
        }
        let mut told = vec![Vec::new(); self.dockets.len()];
        for &(laws, change) in changes {
            told[laws].push(change);
        }
        // From which course, with which changes, to which course.
        let mut parts: Vec<(usize, &[Change], usize)> = Vec::new();
        for (docket, told) in self.dockets.iter_mut().zip(&told) {
            let from = docket.course;
            let shared = |&&(course, changes, _): &&(usize, &[Change], usize)| {
                course == from && changes == told.as_slice()
            };
            if let Some(&(_, _, to)) = parts.iter().find(shared) {
                docket.course = to;
                continue;
            }
            if parts.iter().any(|&(course, ..)| course == from) {
                docket.course = self.courses.len();
                self.courses.push(self.courses[from].clone());
            }
            parts.push((from, told, docket.course));
        }
        for (_, changes, to) in parts {
            for &change in changes {
                self.courses[to].change(change);
            }
        }
    }
}

/// Whether the moves given before the first event have ended the game.
fn ended_already(laws: &Laws, start: &Start, course: &Course) -> Rulings {
    let mut rulings: Rulings = ending::over_already(laws, course).into_iter().collect();
    tell_odds(start, &mut rulings);
    rulings
}

/// Says of a draw by whose odds it counts as a win.
fn tell_odds(start: &Start, rulings: &mut Rulings) {
    let Some(side) = start.draw_odds() else {
        return;
    };
    let drawn = |ruling: &&mut Ruling| matches!(ruling.decision, Decision::Ends(Outcome::Draw, _));
    for ruling in rulings.iter_mut().filter(drawn) {
        ruling.facts.push(Fact::DrawOdds(side));
    }
}

impl Docket<'_> {
    /// Takes the questions off the list that an event has answered.
    fn hear(&mut self, event: &Event) {
        match &event.act {
            Act::Judge(findings) => {
                for finding in findings {
                    let need = Need::Finding(finding.question());
                    if let (Finding::Intent(Intent::No), Some(Matter::Press { press, .. })) =
                        (finding, self.asked(need))
                    {
                        self.excused.push(press);
                    }
                    match self.asked(need) {
                        // The choice is that of the opponent of the player who touched.
                        Some(Matter::TouchedBoth { side, .. })
                            if event.actor.side() != Some(!side) => {}
                        // The Laws do not say what follows from it.
                        Some(Matter::Moves(_))
                            if self.laws.undetermined_count.rule == UndeterminedCount::Silent => {}
                        Some(about) => self.settle(need, |asked| asked == about),
                        None => {}
                    }
                }
            }
            Act::Penalise(penalties) => {
                let named = |side| {
                    penalties
                        .iter()
                        .any(|penalty| penalty::is_for(penalty, side))
                };
                let about = |asked| matches!(asked, Matter::Breach(Some(side)) if named(side));
                let any = self.pending.iter().any(|question| about(question.about));
                let last = self.asked(Need::Penalise);
                let names_nobody = !Side::ALL.into_iter().any(named);
                let fits = |asked| names_nobody || asked == Matter::Breach(None);
                self.settle(Need::Penalise, |asked| {
                    if any {
                        about(asked)
                    } else {
                        Some(asked) == last && fits(asked)
                    }
                });
            }
            _ => {}
        }
    }
}
