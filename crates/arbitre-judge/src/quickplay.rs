//! The last period: claims that the game cannot be won by normal means, and
//! requests for an increment.

use arbitre_board::Side;
use arbitre_journal::{
    Act, Answer, Answered, Claimed, Doubtful, Effort, Finding, NamedRegulation, Need, Offer,
    Outcome, Presence, Question, Verified,
};
use arbitre_laws::{
    ClaimAsOffer, IncrementRequest, Minutes, QuickplayClaim, QuickplayFinish, QuickplayGames,
    QuickplayGrant, QuickplayLateDecision, QuickplayPostponement, QuickplayRejection,
    QuickplayWithoutArbiter,
};

use crate::overstep;
use crate::question::Matter;
use crate::ruling::{Citations, Decision, Ending, Fact, Missing, Reason};
use crate::scene::{Rulings, Scene, ask, ask_finding, end, ruling, seen};
use crate::units::{minutes, seconds};

/// What the arbiter finds of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum View {
    Granted,
    Rejected,
    Unclear,
}

/// A player claims that the opponent cannot, or does not try to, win by normal means.
pub(crate) fn claimed(scene: &Scene<'_>) -> Rulings {
    let question = match scene.act() {
        Act::Claim(claim) => match claim.what {
            Claimed::NoEffort => Question::Effort,
            Claimed::NormalMeans => Question::NormalMeans,
            _ => return Rulings::new(),
        },
        _ => return Rulings::new(),
    };
    let laws = scene.laws;
    let facts = vec![seen(scene.event.n)];
    let under = Citations::of(&laws.quickplay_claim);
    let answer =
        |answer, under: Citations| vec![ruling(Decision::Answers(answer), under, facts.clone())];
    let Some(claimant) = scene.player() else {
        return answer(Answered::NotEntitled, under.and(&laws.third_persons));
    };
    if is_left_out(scene) {
        return answer(Answered::NotEntitled, under.and(&laws.quickplay_games));
    }
    if !in_force(scene, NamedRegulation::GuidelineDraw) || more_moves_are_due(scene, claimant) {
        return answer(Answered::NotEntitled, under.and(&laws.quickplay_finish));
    }
    let (below, may) = match laws.quickplay_claim.rule {
        QuickplayClaim::Silent => return answer(Answered::NotEntitled, under),
        QuickplayClaim::AnyPlayer { below } => (below, true),
        QuickplayClaim::PlayerToMove { below } => (below, scene.course.turn() == claimant),
    };
    if !may {
        return answer(Answered::NotEntitled, under);
    }
    if overstep::is_down(scene, claimant) {
        return answer(Answered::TooLate, under);
    }
    if let Some(early) = too_much_time(scene, claimant, below, &under) {
        return early;
    }
    let mut under = under.and(&laws.quickplay_grant);
    let alone = ends_without_arbiter(scene);
    if alone {
        under = under.and(&laws.quickplay_without_arbiter);
    }
    let mut rulings = Rulings::new();
    if scene.docket.displays(scene.course).is_running() {
        let under = Citations::of(&laws.quickplay_claim);
        rulings.push(ruling(Decision::StopsClocks, under, facts.clone()));
    }
    rulings.push(ask_finding(
        question,
        Matter::Quickplay(claimant),
        under,
        facts.clone(),
    ));
    if alone {
        rulings.extend(to_be_verified(question).iter().map(|what| {
            let decision = Decision::Lacks(Missing::Verified(*what));
            let under = Citations::of(&laws.quickplay_without_arbiter);
            ruling(decision, under, facts.clone())
        }));
    }
    if laws.claim_as_offer.rule == ClaimAsOffer::IsOffer {
        let under = Citations::of(&laws.claim_as_offer);
        rulings.push(ruling(
            Decision::Offers(Offer::Open, Some(claimant)),
            under,
            facts,
        ));
    }
    rulings
}

/// Whether there is no arbiter, and the claim ends the game for one who decides afterwards.
fn ends_without_arbiter(scene: &Scene<'_>) -> bool {
    let told = scene.start.headers.arbiter.as_ref();
    let alone = told.is_some_and(|told| told.value == Presence::None);
    alone && scene.laws.quickplay_without_arbiter.rule == QuickplayWithoutArbiter::EndsGame
}

/// What the claimant writes down and his opponent verifies: the final position, and the complete
/// scoresheet too where it is to be seen from the moves that no effort was made.
const fn to_be_verified(ground: Question) -> &'static [Verified] {
    match ground {
        Question::Effort => &[Verified::Position, Verified::Scoresheet],
        _ => &[Verified::Position],
    }
}

/// The opponent verifies what the claimant wrote for an arbiter who was not there.
pub(crate) fn verified(scene: &Scene<'_>) -> Rulings {
    let (Act::Verify { what, correct }, Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    let asked = [Question::Effort, Question::NormalMeans];
    let about = asked.into_iter().find_map(|ground| {
        let about = scene.asked(ground)?;
        to_be_verified(ground).contains(what).then_some(about)
    });
    if about != Some(Matter::Quickplay(!side)) || !ends_without_arbiter(scene) {
        return Rulings::new();
    }
    let decision = match correct {
        Some(Answer::Yes) => Decision::Stands,
        Some(Answer::No) | None => Decision::Lacks(Missing::Verified(*what)),
    };
    let under = Citations::of(&scene.laws.quickplay_without_arbiter);
    vec![ruling(decision, under, [seen(scene.event.n)])]
}

/// Whether the rules of the last period are not for games such as this.
fn is_left_out(scene: &Scene<'_>) -> bool {
    match scene.laws.quickplay_games.rule {
        QuickplayGames::Silent => false,
        QuickplayGames::WithoutIncrement => scene.start.has_increment(),
    }
}

/// Whether the rules of the last period hold here.
pub(crate) fn in_force(scene: &Scene<'_>, part: NamedRegulation) -> bool {
    if is_left_out(scene) {
        return false;
    }
    match scene.laws.quickplay_finish.rule {
        QuickplayFinish::InForce | QuickplayFinish::Announced => true,
        QuickplayFinish::IfAnnounced => scene.start.announced(part),
        QuickplayFinish::Silent | QuickplayFinish::Excluded => false,
    }
}

/// Whether the claimant is not in his last period yet.
fn more_moves_are_due(scene: &Scene<'_>, claimant: Side) -> bool {
    let completed = scene.course.completed(scene.start, scene.laws, claimant);
    scene.start.final_period(claimant, completed) == Some(Answer::No)
}

/// The claimant must have less than a certain time left.
fn too_much_time(
    scene: &Scene<'_>,
    claimant: Side,
    below: Minutes,
    under: &Citations,
) -> Option<Rulings> {
    let left = scene.docket.display(scene.course, claimant);
    let decision = match left {
        Some(left) if left < minutes(below) => return None,
        Some(_) => Decision::Answers(Answered::NotEntitled),
        None => Decision::Lacks(Missing::TimeOf(claimant)),
    };
    let time = left.map(|left| Fact::TimeLeft(claimant, left));
    Some(vec![ruling(
        decision,
        under.clone(),
        time.into_iter().chain([seen(scene.event.n)]),
    )])
}

/// The arbiter decides about a claim, now or after he had postponed it.
pub(crate) fn decided(scene: &Scene<'_>) -> Rulings {
    let view = scene.findings().iter().find_map(|finding| match finding {
        Finding::Effort(Effort::None) | Finding::NormalMeans(Doubtful::No) => Some(View::Granted),
        Finding::Effort(Effort::Yes) | Finding::NormalMeans(Doubtful::Yes) => Some(View::Rejected),
        Finding::Effort(Effort::Unclear) | Finding::NormalMeans(Doubtful::Unclear) => {
            Some(View::Unclear)
        }
        _ => None,
    });
    let about = [Question::Effort, Question::NormalMeans].map(|question| scene.asked(question));
    let about = about.into_iter().flatten().next();
    let (Some(view), Some(Matter::Quickplay(claimant))) = (view, about) else {
        return Rulings::new();
    };
    let laws = scene.laws;
    let facts = vec![seen(scene.event.n)];
    let fallen = overstep::is_down(scene, claimant);
    match view {
        View::Granted => {
            let QuickplayGrant::NoEffortOrNoNormalMeans = laws.quickplay_grant.rule else {
                return Rulings::new();
            };
            let mut under = Citations::of(&laws.quickplay_grant);
            if fallen {
                under = under.and(&laws.quickplay_late_decision);
            }
            vec![
                ruling(
                    Decision::Answers(Answered::Granted),
                    under.clone(),
                    facts.clone(),
                ),
                end(Outcome::Draw, Ending::NormalMeans, under, facts),
            ]
        }
        View::Unclear => postponed(scene, claimant),
        View::Rejected => match laws.quickplay_rejection.rule {
            QuickplayRejection::Silent => postponed(scene, claimant),
            QuickplayRejection::OpponentGains(time) => {
                let under = Citations::of(&laws.quickplay_rejection);
                vec![
                    ruling(
                        Decision::Answers(Answered::Dismissed),
                        under.clone(),
                        facts.clone(),
                    ),
                    gain(!claimant, time, under, facts),
                ]
            }
        },
    }
}

/// The decision is put off; the opponent may be given time, as the arbiter chooses.
fn postponed(scene: &Scene<'_>, claimant: Side) -> Rulings {
    let choice = &scene.laws.quickplay_postponement;
    let under = Citations::of(choice);
    let facts = [seen(scene.event.n)];
    let decisions = [
        Decision::Answers(Answered::Postponed),
        Decision::Postpones(claimant),
    ];
    let mut rulings: Rulings = decisions
        .into_iter()
        .map(|decision| ruling(decision, under.clone(), facts.clone()))
        .collect();
    match choice.rule {
        QuickplayPostponement::Silent => {}
        QuickplayPostponement::OpponentMayGain(_) => {
            rulings.push(ask(Need::Penalise, Matter::Breach(None), under, facts));
        }
    }
    rulings
}

fn gain(side: Side, time: Minutes, under: Citations, facts: Vec<Fact>) -> crate::ruling::Ruling {
    let amount = minutes(time);
    ruling(
        Decision::Adjusts {
            side,
            amount,
            why: Reason::Quickplay,
        },
        under,
        facts,
    )
}

/// The flag of a player falls whose claim was postponed: the arbiter decides now.
pub(crate) fn flag_after_postponement(scene: &Scene<'_>) -> Rulings {
    let (Act::Flag(sides), Some(claimant)) = (scene.act(), scene.docket.postponed) else {
        return Rulings::new();
    };
    if !sides.includes(claimant) {
        return Rulings::new();
    }
    match scene.laws.quickplay_late_decision.rule {
        QuickplayLateDecision::Silent => Rulings::new(),
        QuickplayLateDecision::AfterFlagToo => {
            let under = Citations::of(&scene.laws.quickplay_late_decision);
            let about = Matter::Quickplay(claimant);
            vec![ask_finding(
                Question::Effort,
                about,
                under,
                [seen(scene.event.n)],
            )]
        }
    }
}

/// A player asks for an increment instead of claiming a draw.
pub(crate) fn increment_asked(scene: &Scene<'_>) -> Rulings {
    let Act::Claim(claim) = scene.act() else {
        return Rulings::new();
    };
    if claim.what != Claimed::Increment {
        return Rulings::new();
    }
    let laws = scene.laws;
    let mut under = Citations::of(&laws.increment_request);
    let left_out = is_left_out(scene);
    if left_out {
        under = under.and(&laws.quickplay_games);
    }
    let facts = vec![seen(scene.event.n)];
    let refused = || {
        let decision = Decision::Answers(Answered::NotEntitled);
        vec![ruling(decision, under.clone(), facts.clone())]
    };
    let (IncrementRequest::IfAnnounced { below, .. }, Some(claimant)) =
        (laws.increment_request.rule, scene.player())
    else {
        return refused();
    };
    let entitled = scene.start.announced(NamedRegulation::GuidelineIncrement)
        && scene.course.turn() == claimant
        && !more_moves_are_due(scene, claimant)
        && !overstep::is_down(scene, claimant);
    if left_out || !entitled {
        return refused();
    }
    if let Some(early) = too_much_time(scene, claimant, below, &under) {
        return early;
    }
    vec![
        ruling(Decision::Requests(claimant), under.clone(), facts.clone()),
        ruling(Decision::Offers(Offer::Open, Some(claimant)), under, facts),
    ]
}

/// The opponent refuses the draw that a request for an increment offers: the arbiter decides.
pub(crate) fn increment_refused(scene: &Scene<'_>) -> Rulings {
    let (Act::Decline, Some(claimant)) = (scene.act(), scene.docket.requested) else {
        return Rulings::new();
    };
    if scene.player() != Some(!claimant) {
        return Rulings::new();
    }
    let under = Citations::of(&scene.laws.increment_request);
    let about = Matter::Increment(claimant);
    vec![ask_finding(
        Question::Increment,
        about,
        under,
        [seen(scene.event.n)],
    )]
}

/// The arbiter grants an increment, or does not.
pub(crate) fn increment_decided(scene: &Scene<'_>) -> Rulings {
    let granted = scene.findings().iter().find_map(|finding| match finding {
        Finding::Increment(answer) => Some(*answer),
        _ => None,
    });
    let (Some(granted), Some(Matter::Increment(claimant))) =
        (granted, scene.asked(Question::Increment))
    else {
        return Rulings::new();
    };
    let IncrementRequest::IfAnnounced {
        increment,
        opponent,
        ..
    } = scene.laws.increment_request.rule
    else {
        return Rulings::new();
    };
    let under = Citations::of(&scene.laws.increment_request);
    let facts = vec![seen(scene.event.n)];
    let answer = |answered| ruling(Decision::Answers(answered), under.clone(), facts.clone());
    if granted == Answer::No {
        return vec![answer(Answered::Dismissed)];
    }
    let added = seconds(increment);
    vec![
        answer(Answered::Granted),
        ruling(Decision::Adds(added), under.clone(), facts.clone()),
        gain(!claimant, opponent, under.clone(), facts.clone()),
    ]
}
