//! Flags: who may say that one has fallen, whether the time was overstepped,
//! and whether the opponent can still win.

use core::cmp::Ordering;

use arbitre_board::{Position, Side};
use arbitre_journal::{
    Act, Answer, Answered, Claimed, Finding, FlagFirst, NamedRegulation, Noticed, Outcome, Played,
    Question, ScoreState, Sides,
};
use arbitre_laws::{
    BothFlags, BothFlagsAtEnd, ClockIndication, FlagCall, FlagClaim, TimeForfeit,
    UndeterminedCount, UpdateByBoth, UpdateByOne,
};

use crate::caller::Caller;
use crate::course::Fall;
use crate::ending;
use crate::mating::{self, Mating};
use crate::overstep::{self, Overstep};
use crate::question::Matter;
use crate::quickplay;
use crate::ruling::{Citations, Decision, Ending, Fact, Missing, Ruling};
use crate::scene::{Rulings, Scene, ask_finding, end, ruling, seen, wins};

/// A player claims a flag, or the arbiter notices one.
pub(crate) fn called(scene: &Scene<'_>) -> Rulings {
    let (sides, caller) = match scene.act() {
        Act::Claim(claim) => match (claim.what, scene.player()) {
            (Claimed::Flag(sides), Some(side)) => (sides, Caller::Player(side)),
            (Claimed::Flag(_), None) => {
                let under = Citations::of(&scene.laws.flag_call);
                let decision = Decision::Answers(Answered::NotEntitled);
                return vec![ruling(decision, under, [seen(scene.event.n)])];
            }
            _ => return Rulings::new(),
        },
        Act::Notice(Noticed::Flag(sides)) if scene.is_arbiter() => (*sides, Caller::Arbiter),
        _ => return Rulings::new(),
    };
    let mut rulings: Rulings = stops_clocks(scene, caller).into_iter().collect();
    rulings.extend(answered(scene, sides, caller));
    rulings
}

/// The claimant stops the clocks, where one runs and the Laws have him do so.
fn stops_clocks(scene: &Scene<'_>, caller: Caller) -> Option<Ruling> {
    let stops = match (caller, scene.laws.flag_claim.rule) {
        (Caller::Player(_), FlagClaim::OwnFlagUp | FlagClaim::OwnTimeLeft) => true,
        (Caller::Player(_), FlagClaim::Plain | FlagClaim::MayStopClock) | (Caller::Arbiter, _) => {
            false
        }
    };
    let under = Citations::of(&scene.laws.flag_claim);
    let stopped = || ruling(Decision::StopsClocks, under, [seen(scene.event.n)]);
    (stops && scene.docket.displays(scene.course).is_running()).then(stopped)
}

/// What follows when flags are called.
fn answered(scene: &Scene<'_>, sides: Sides, caller: Caller) -> Rulings {
    if Side::ALL
        .into_iter()
        .all(|side| overstep::is_down(scene, side))
    {
        return both_down(scene, caller);
    }
    if caller == Caller::Arbiter && !arbiter_may_call(scene) {
        let under = Citations::of(&scene.laws.flag_call);
        return vec![ruling(Decision::GoesOn, under, [seen(scene.event.n)])];
    }
    let named = || Side::ALL.into_iter().filter(|side| sides.includes(*side));
    let flagged = named()
        .find(|side| overstep::is_down(scene, *side))
        .or_else(|| named().find(|side| overstep::found(scene, *side).is_some()));
    let Some(flagged) = flagged else {
        let named = if sides.includes(Side::White) {
            Side::White
        } else {
            Side::Black
        };
        let decision = Decision::Lacks(Missing::Flag(named));
        return vec![ruling(
            decision,
            Citations::of(&scene.laws.flag_call),
            [seen(scene.event.n)],
        )];
    };
    if scene.docket.is_asked_about(Matter::Quickplay(flagged)) {
        // His claim came before the flag, and is decided first.
        let under = Citations::of(&scene.laws.quickplay_late_decision);
        let decision = match caller {
            Caller::Player(_) => Decision::Answers(Answered::Postponed),
            Caller::Arbiter => Decision::GoesOn,
        };
        return vec![ruling(decision, under, [seen(scene.event.n)])];
    }
    if caller == Caller::Player(flagged) {
        let under = Citations::of(&scene.laws.flag_call);
        let decision = Decision::Answers(Answered::NotEntitled);
        return vec![ruling(decision, under, [seen(scene.event.n)])];
    }
    one_down(scene, flagged, caller)
}

/// Whether the arbiter calls one fallen flag of his own accord.
fn arbiter_may_call(scene: &Scene<'_>) -> bool {
    match scene.laws.flag_call.rule {
        FlagCall::ArbiterOrPlayer
        | FlagCall::ArbiterMay
        | FlagCall::ArbiterMust
        | FlagCall::PlayersOrDirector => true,
        FlagCall::PlayerOnly | FlagCall::PlayerUnlessBothDown => false,
    }
}

/// The articles under which a caller calls a flag.
fn called_under(scene: &Scene<'_>, caller: Caller) -> Citations {
    match caller {
        Caller::Player(_) => Citations::of(&scene.laws.flag_claim).and(&scene.laws.flag_call),
        Caller::Arbiter => Citations::of(&scene.laws.flag_call),
    }
}

/// One flag is down and has been called.
fn one_down(scene: &Scene<'_>, flagged: Side, caller: Caller) -> Rulings {
    let under = called_under(scene, caller);
    match overstep::found(scene, flagged) {
        Some(Overstep::No(completed)) => {
            let mut rulings = vec![];
            rulings.extend(answer(scene, caller, Answered::Dismissed, &under));
            let facts = [Fact::Completed(flagged, completed), seen(scene.event.n)];
            rulings.push(ruling(Decision::GoesOn, updating(scene, under), facts));
            rulings
        }
        Some(Overstep::PeriodUntold) => {
            let decision = Decision::Lacks(Missing::Period(flagged));
            vec![ruling(decision, under, [seen(scene.event.n)])]
        }
        Some(Overstep::MovesUntold) => {
            let under = updating(scene, under).and(&scene.laws.undetermined_count);
            let facts = [seen(scene.event.n)];
            vec![ask_finding(
                Question::Restore,
                Matter::Moves(flagged),
                under,
                facts,
            )]
        }
        Some(Overstep::Yes(_)) | None => {
            let mut rulings: Rulings = answer(scene, caller, Answered::Granted, &under)
                .into_iter()
                .collect();
            rulings.extend(forfeit(scene, flagged, under));
            rulings
        }
    }
}

fn answer(
    scene: &Scene<'_>,
    caller: Caller,
    answer: Answered,
    under: &Citations,
) -> Option<Ruling> {
    let Caller::Player(_) = caller else {
        return None;
    };
    Some(ruling(
        Decision::Answers(answer),
        under.clone(),
        [seen(scene.event.n)],
    ))
}

/// Where scoresheets are not complete, what is done about them first.
fn updating(scene: &Scene<'_>, under: Citations) -> Citations {
    let laws = scene.laws;
    let partial = |side: &Side| scene.start.score(*side) != ScoreState::Full;
    let unknown = scene
        .start
        .headers
        .played
        .as_ref()
        .is_some_and(|told| told.value == Played::Unknown);
    match Side::ALL.iter().filter(|side| partial(side)).count() {
        2 if unknown => under.and(&laws.reconstruction),
        2 => match laws.update_by_both.rule {
            UpdateByBoth::Silent => under,
            UpdateByBoth::ClocksStopped => under.and(&laws.update_by_both),
        },
        1 => match laws.update_by_one.rule {
            UpdateByOne::Silent => under,
            UpdateByOne::OwnTimeBeforeMoving => under.and(&laws.update_by_one),
        },
        _ => under,
    }
}

/// The game cannot be reconstructed, or it can: the arbiter says so.
pub(crate) fn reconstructed(scene: &Scene<'_>) -> Rulings {
    let found = scene
        .findings()
        .iter()
        .any(|finding| matches!(finding, Finding::Restore(_)));
    let Some(about @ Matter::Moves(_)) = scene.asked(Question::Restore).filter(|_| found) else {
        return Rulings::new();
    };
    let under = Citations::of(&scene.laws.undetermined_count);
    let facts = [seen(scene.event.n)];
    match scene.laws.undetermined_count.rule {
        UndeterminedCount::Silent => vec![ask_finding(Question::Restore, about, under, facts)],
        UndeterminedCount::FirstOfNextPeriod => vec![ruling(Decision::GoesOn, under, facts)],
    }
}

/// A side overstepped the time.
fn forfeit(scene: &Scene<'_>, flagged: Side, called: Citations) -> Rulings {
    let laws = scene.laws;
    let TimeForfeit::Loses = laws.time_forfeit.rule;
    let winner = !flagged;
    let under = Citations::of(&laws.time_forfeit)
        .and(&laws.mating_test)
        .and_all(&called);
    let fall = overstep::fall(scene, flagged);
    let mut facts: Vec<Fact> = fall
        .map(|fall| seen(fall.event))
        .into_iter()
        .chain([seen(scene.event.n)])
        .collect();
    let position = fall.and_then(|fall| when_it_fell(scene, fall));
    let (mating, why) = mating::passes(laws.mating_test.rule, position.as_ref(), winner);
    facts.extend(why);
    match mating {
        Mating::Can => vec![end(wins(winner), Ending::Time, under, facts)],
        Mating::Cannot => vec![end(Outcome::Draw, Ending::Time, under, facts)],
        Mating::Unsettled => vec![mating::ask_whether_it_can(
            winner,
            Ending::Time,
            under,
            facts,
        )],
    }
}

/// The position when the flag fell: that on the board, made moves included.
fn when_it_fell(scene: &Scene<'_>, fall: Fall) -> Option<Position> {
    match scene.course.steps.get(fall.reach.steps) {
        Some(next) => next.before.position().copied(),
        None => scene.position().copied(),
    }
}

/// Both flags are down.
fn both_down(scene: &Scene<'_>, caller: Caller) -> Rulings {
    let laws = scene.laws;
    let at_end = at_end(scene);
    if at_end != Some(false) && laws.both_flags_at_end.rule == BothFlagsAtEnd::Draw {
        let under = Citations::of(&laws.both_flags_at_end);
        if at_end.is_none() {
            return vec![ruling(
                Decision::Lacks(Missing::MoveCount),
                under,
                both_fell(scene),
            )];
        }
        let mut rulings: Rulings = answer(scene, caller, Answered::Dismissed, &under)
            .into_iter()
            .collect();
        rulings.push(end(
            Outcome::Draw,
            Ending::BothFlags,
            under,
            both_fell(scene),
        ));
        return rulings;
    }
    let without_time = caller_without_time(scene, caller);
    if let Some(first) = first_down(scene) {
        if without_time.is_some() {
            return without_time.into_iter().collect();
        }
        let mut rulings = one_down(scene, first, caller);
        for ruling in &mut rulings {
            ruling.under = core::mem::take(&mut ruling.under).and(&laws.clock_indication);
        }
        return rulings;
    }
    let under = if at_end == Some(false) {
        Citations::of(&laws.both_flags)
    } else {
        Citations::of(&laws.both_flags_at_end)
    };
    let asked = ask_finding(Question::FlagFirst, Matter::Flags, under, both_fell(scene));
    without_time.into_iter().chain([asked]).collect()
}

/// The answer to a player who has no time left himself, where a claim asks for some. What the
/// arbiter sees, or finds on the display, is not bound by that.
fn caller_without_time(scene: &Scene<'_>, caller: Caller) -> Option<Ruling> {
    match scene.laws.flag_claim.rule {
        FlagClaim::OwnFlagUp | FlagClaim::OwnTimeLeft => {
            let under = Citations::of(&scene.laws.flag_claim);
            answer(scene, caller, Answered::NotEntitled, &under)
        }
        FlagClaim::Plain | FlagClaim::MayStopClock => None,
    }
}

/// Which flag fell first, where the display or the record tells it.
fn first_down(scene: &Scene<'_>) -> Option<Side> {
    let [white, black] = Side::ALL.map(|side| overstep::fall(scene, side).map(|fall| fall.event));
    let shown = match scene.laws.clock_indication.rule {
        ClockIndication::Conclusive => scene.course.flags.first,
        ClockIndication::Silent => None,
    };
    shown.or(match white?.cmp(&black?) {
        Ordering::Less => Some(Side::White),
        Ordering::Greater => Some(Side::Black),
        Ordering::Equal => None,
    })
}

/// Whether both sides are in a period in which all moves must be made; none where the record does
/// not tell. Without a time control they are: then a fallen flag always means that the time is over.
fn at_end(scene: &Scene<'_>) -> Option<bool> {
    let last = Side::ALL.map(|side| {
        let completed = scene.course.completed(scene.start, scene.laws, side);
        let unlimited = scene.start.control(side).is_none();
        (scene.start.final_period(side, completed)).or(unlimited.then_some(Answer::Yes))
    });
    if last.contains(&Some(Answer::No)) {
        return Some(false);
    }
    (!last.contains(&None)).then_some(true)
}

fn both_fell(scene: &Scene<'_>) -> Vec<Fact> {
    let falls = Side::ALL.map(|side| overstep::fall(scene, side));
    falls
        .into_iter()
        .flatten()
        .map(|fall| seen(fall.event))
        .chain([seen(scene.event.n)])
        .collect()
}

/// The display, or the arbiter, tells which flag fell first, or that nobody knows.
pub(crate) fn order_found(scene: &Scene<'_>) -> Rulings {
    if scene.asked(Question::FlagFirst).is_none() {
        return Rulings::new();
    }
    let first = match scene.act() {
        Act::Reading(_) => match first_down(scene) {
            Some(side) => Some(side),
            None => return Rulings::new(),
        },
        Act::Judge(findings) => {
            let told = findings.iter().find_map(|finding| match finding {
                Finding::FlagFirst(first) => Some(*first),
                _ => None,
            });
            match told {
                Some(FlagFirst::White) => Some(Side::White),
                Some(FlagFirst::Black) => Some(Side::Black),
                Some(FlagFirst::Unknown) => None,
                None => return Rulings::new(),
            }
        }
        _ => return Rulings::new(),
    };
    match first {
        Some(first) => forfeit(scene, first, Citations::of(&scene.laws.clock_indication)),
        None => {
            let mut rulings = order_unknown(scene);
            let goes_on = |ruling: &Ruling| ruling.decision == Decision::GoesOn;
            if rulings.iter().any(goes_on) {
                rulings.extend(ending::over_after_all(scene));
            }
            rulings
        }
    }
}

/// Nobody can tell which flag fell first.
fn order_unknown(scene: &Scene<'_>) -> Rulings {
    let laws = scene.laws;
    let announced = quickplay::in_force(scene, NamedRegulation::Guideline);
    let by_analogy = |under: Citations, announced: bool| {
        if announced {
            under
        } else {
            under.and(&laws.analogy)
        }
    };
    match at_end(scene) {
        Some(true) => {}
        Some(false) => {
            let under = Citations::of(&laws.both_flags);
            let under = match laws.both_flags.rule {
                BothFlags::Continues => under,
                BothFlags::ContinuesIfAnnounced => by_analogy(under, announced),
                BothFlags::Silent => by_analogy(under, false),
            };
            return vec![ruling(Decision::GoesOn, under, both_fell(scene))];
        }
        None => {
            let under = Citations::of(&laws.both_flags).and(&laws.both_flags_at_end);
            let decision = Decision::Lacks(Missing::MoveCount);
            return vec![ruling(decision, under, both_fell(scene))];
        }
    }
    let under = Citations::of(&laws.both_flags_at_end);
    let under = match laws.both_flags_at_end.rule {
        BothFlagsAtEnd::Draw | BothFlagsAtEnd::DrawIfUnclear => under,
        BothFlagsAtEnd::DrawIfUnclearAndAnnounced => by_analogy(under, announced),
        BothFlagsAtEnd::Silent => by_analogy(under, false),
    };
    vec![end(
        Outcome::Draw,
        Ending::BothFlags,
        under,
        both_fell(scene),
    )]
}
