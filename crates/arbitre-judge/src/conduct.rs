//! Conduct: devices, disturbance, refusal, leaving the board.

use arbitre_board::Side;
use arbitre_journal::{
    Act, Actor, Agreement, Answer, Answered, Claimed, Finding, IncidentKind, Listener, Need,
    Outcome, Question, Score,
};
use arbitre_laws::{
    Devices, Disrepute, Distraction, LeavingArea, MatingTest, NotesAndAnalysis, OutsideDisturbance,
    Refusal, RefusalByBoth, SpectatorAsReferee, ThirdPersons,
};

use crate::mating::{self, Mating};
use crate::question::Matter;
use crate::ruling::{Citations, Decision, Ending, Fact};
use crate::scene::{Rulings, Scene, ask, ask_finding, end, ruling, seen, wins};

/// A device is found on a player.
pub(crate) fn device(scene: &Scene<'_>) -> Rulings {
    let (Act::Device { rings, .. }, Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    let laws = scene.laws;
    let under = Citations::of(&laws.devices);
    let facts = vec![seen(scene.event.n)];
    let sounded = *rings == Some(Answer::Yes);
    match laws.devices.rule {
        Devices::Silent => Rulings::new(),
        Devices::HavingLoses => vec![end(wins(!side), Ending::Device, under, facts)],
        Devices::RingingLosesScoreByArbiter if sounded => {
            loses_score_by_arbiter(side, Ending::Device, under, facts)
        }
        Devices::SoundLosesDrawIfNoMate if sounded => {
            let (mating, why) = mating::passes(MatingTest::AnySeries, scene.position(), !side);
            let facts: Vec<Fact> = facts.into_iter().chain(why).collect();
            match mating {
                Mating::Can => vec![end(wins(!side), Ending::Device, under, facts)],
                Mating::Cannot => vec![end(loses_to_draw(side), Ending::Device, under, facts)],
                Mating::Unsettled => vec![mating::ask_whether_it_can(
                    !side,
                    Ending::Device,
                    under,
                    facts,
                )],
            }
        }
        Devices::RingingLosesScoreByArbiter | Devices::SoundLosesDrawIfNoMate => {
            vec![ruling(Decision::GoesOn, under, facts)]
        }
    }
}

/// The result when a side loses and the other scores a draw only.
pub(crate) const fn loses_to_draw(side: Side) -> Outcome {
    match side {
        Side::White => Outcome::WhiteLoses,
        Side::Black => Outcome::BlackLoses,
    }
}

/// A side loses, and what its opponent scores is for the arbiter: a win, until he says otherwise.
fn loses_score_by_arbiter(
    side: Side,
    ending: Ending,
    under: Citations,
    facts: Vec<Fact>,
) -> Rulings {
    vec![
        end(wins(!side), ending, under.clone(), facts.clone()),
        ask_finding(Question::Score, Matter::Score(side), under, facts),
    ]
}

/// The arbiter sets what the opponent of a loser scores.
pub(crate) fn score_set(scene: &Scene<'_>) -> Rulings {
    let score = scene.findings().iter().find_map(|finding| match finding {
        Finding::Score(score) => Some(*score),
        _ => None,
    });
    let (Some(score), Some(Matter::Score(side)), Some((ending, under))) =
        (score, scene.asked(Question::Score), &scene.docket.ending)
    else {
        return Rulings::new();
    };
    let outcome = match score {
        Score::One => wins(!side),
        Score::Half => loses_to_draw(side),
        Score::Zero => Outcome::BothLose,
    };
    vec![end(outcome, *ending, under.clone(), [seen(scene.event.n)])]
}

/// A player leaves the board.
pub(crate) fn left(scene: &Scene<'_>) -> Rulings {
    let (Act::Leave(departure), Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    let on_move = scene.course.turn() == side;
    let allowed = departure.permission == Some(Answer::Yes);
    let beyond = departure.from == Some(arbitre_journal::Premises::Space);
    if allowed || !(on_move || beyond) {
        return Rulings::new();
    }
    match scene.laws.leaving_area.rule {
        LeavingArea::Silent => Rulings::new(),
        LeavingArea::Penalised => breach(scene, side, Citations::of(&scene.laws.leaving_area)),
    }
}

/// Something happens that the arbiter may penalise or compensate.
pub(crate) fn incident(scene: &Scene<'_>) -> Rulings {
    let Act::Incident { kind, .. } = scene.act() else {
        return Rulings::new();
    };
    let laws = scene.laws;
    match (kind, scene.player()) {
        (IncidentKind::Disturbance, Some(side)) => disturbed(scene, side),
        (IncidentKind::Refusal, Some(side)) => {
            let under = Citations::of(&laws.refusal);
            let about = Matter::Refusal(side);
            vec![ask_finding(
                Question::Persistent,
                about,
                under,
                [seen(scene.event.n)],
            )]
        }
        (IncidentKind::Refusal, None) if scene.event.actor == Actor::Both => {
            match laws.refusal_by_both.rule {
                RefusalByBoth::Silent => Rulings::new(),
                RefusalByBoth::BothLose => {
                    let under = Citations::of(&laws.refusal_by_both);
                    let about = Matter::Breach(None);
                    vec![ask_finding(
                        Question::Persistent,
                        about,
                        under,
                        [seen(scene.event.n)],
                    )]
                }
            }
        }
        (IncidentKind::Notes | IncidentKind::Analysis, Some(side)) => {
            match laws.notes_and_analysis.rule {
                NotesAndAnalysis::Silent => Rulings::new(),
                NotesAndAnalysis::Penalised => {
                    breach(scene, side, Citations::of(&laws.notes_and_analysis))
                }
            }
        }
        (IncidentKind::Other, Some(side)) => match laws.disrepute.rule {
            Disrepute::Silent => Rulings::new(),
            Disrepute::Penalised => breach(scene, side, Citations::of(&laws.disrepute)),
        },
        (IncidentKind::Spectator, _) => {
            let under = Citations::of(&laws.third_persons);
            vec![ruling(Decision::GoesOn, under, [seen(scene.event.n)])]
        }
        (IncidentKind::External, _) => match laws.outside_disturbance.rule {
            OutsideDisturbance::Silent => Rulings::new(),
            OutsideDisturbance::TimeMayBeGiven => {
                let under = Citations::of(&laws.outside_disturbance);
                vec![ask(
                    Need::Penalise,
                    Matter::Breach(None),
                    under,
                    [seen(scene.event.n)],
                )]
            }
        },
        _ => Rulings::new(),
    }
}

/// A player says that he is disturbed.
pub(crate) fn disturbance_claimed(scene: &Scene<'_>) -> Rulings {
    let (Act::Claim(claim), Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    if claim.what != Claimed::Disturbance {
        return Rulings::new();
    }
    disturbed(scene, !side)
}

fn disturbed(scene: &Scene<'_>, by: Side) -> Rulings {
    let under = Citations::of(&scene.laws.distraction);
    match scene.laws.distraction.rule {
        Distraction::Forbidden => vec![ruling(Decision::GoesOn, under, [seen(scene.event.n)])],
        Distraction::Penalised => breach(scene, by, under),
    }
}

/// A third person speaks: what he says decides nothing, but he may have to go for it.
pub(crate) fn third_person_spoke(scene: &Scene<'_>) -> Rulings {
    let Act::Say { to, .. } = scene.act() else {
        return Rulings::new();
    };
    if !matches!(scene.event.actor, Actor::Spectator | Actor::Captain) {
        return Rulings::new();
    }
    let under = Citations::of(&scene.laws.third_persons);
    let facts = [seen(scene.event.n)];
    let forbidden = match (scene.laws.third_persons.rule, to) {
        (_, None) | (ThirdPersons::MayTellDirector, Some(_)) => false,
        (ThirdPersons::MayNotInterfere, Some(_)) => true,
        (ThirdPersons::MayTellArbiter, Some(to)) => *to == Listener::Player,
    };
    if forbidden {
        return vec![ask(Need::Penalise, Matter::Breach(None), under, facts)];
    }
    vec![ruling(Decision::GoesOn, under, facts)]
}

/// The players take a spectator for their referee, where the Laws know that.
pub(crate) fn spectator_chosen(scene: &Scene<'_>) -> Rulings {
    if !matches!(scene.act(), Act::Agree(Agreement::Spectator)) {
        return Rulings::new();
    }
    let under = Citations::of(&scene.laws.spectator_as_referee);
    let decision = match scene.laws.spectator_as_referee.rule {
        SpectatorAsReferee::ByAgreement => Decision::Answers(Answered::Granted),
        SpectatorAsReferee::Silent => Decision::Answers(Answered::NotEntitled),
    };
    vec![ruling(decision, under, [seen(scene.event.n)])]
}

/// A breach whose price the arbiter chooses.
pub(crate) fn breach(scene: &Scene<'_>, side: Side, under: Citations) -> Rulings {
    let under = under.and(&scene.laws.penalties);
    vec![ask(
        Need::Penalise,
        Matter::Breach(Some(side)),
        under,
        [seen(scene.event.n)],
    )]
}

/// The arbiter finds whether a refusal is persistent.
pub(crate) fn persistence_found(scene: &Scene<'_>) -> Rulings {
    let persistent = scene.findings().contains(&Finding::Persistent(Answer::Yes));
    let asked = |side| scene.docket.is_asked_about(Matter::Refusal(side));
    let both = Side::ALL.into_iter().all(asked);
    let both_lose = scene.laws.refusal_by_both.rule == RefusalByBoth::BothLose;
    let side = match scene.asked(Question::Persistent) {
        Some(Matter::Refusal(side)) if persistent && !(both && both_lose) => side,
        Some(_) if persistent => {
            let under = Citations::of(&scene.laws.refusal_by_both);
            return vec![end(
                Outcome::BothLose,
                Ending::Refusal,
                under,
                [seen(scene.event.n)],
            )];
        }
        _ => return Rulings::new(),
    };
    let mut under = Citations::of(&scene.laws.refusal);
    if let Some(bound) = &scene.docket.bound[crate::course::at(side)] {
        under = under.and_all(&bound.under);
    }
    let facts = vec![seen(scene.event.n)];
    match scene.laws.refusal.rule {
        Refusal::Loses => vec![end(wins(!side), Ending::Refusal, under, facts)],
        Refusal::LosesScoreByArbiter => loses_score_by_arbiter(side, Ending::Refusal, under, facts),
    }
}
