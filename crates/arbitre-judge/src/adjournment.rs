//! Adjourned games: sealing, opening, and what goes wrong in between.

use arbitre_board::Side;
use arbitre_journal::{Act, DefaultTime as Announced, IncidentKind, Need, Outcome, Question};
use arbitre_laws::{
    Answer, Cited, DeadPosition, DefaultTime, EarlyAdjournment, FaultySealedMove, LateResumption,
    Lateness, LostEnvelope, ReplierAbsent, ReplierPresent, SealerAbsent, Sealing,
};
use arbitre_notation::ReadError;

use crate::binding::{Binding, Duty};
use crate::course::{Fate, at};
use crate::mating::{self, Mating};
use crate::question::Matter;
use crate::ruling::{Citations, Decision, Ending, Missing};
use crate::scene::{Rulings, Scene, ask, ask_finding, end, ruling, seen, wins};
use crate::units::minutes;

/// A player who was told to seal moves on the board: he has to seal that move.
pub(crate) fn played_instead(scene: &Scene<'_>) -> Rulings {
    let (Act::Move(_), Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    let Some((event, mv)) = scene.course.sealing.played else {
        return Rulings::new();
    };
    if event != scene.event.n {
        return Rulings::new();
    }
    match scene.laws.sealing.rule {
        Sealing::WrittenAndClosed => Rulings::new(),
        Sealing::MoveOnBoardIsSealed => {
            let binding = Binding {
                side,
                duty: Duty::Move(mv),
                moves: vec![mv],
            };
            let under = Citations::of(&scene.laws.sealing);
            vec![ruling(Decision::Binds(binding), under, [seen(event)])]
        }
    }
}

/// A player seals a move: the one that the game is adjourned with, or his answer while the
/// player who sealed it is absent.
pub(crate) fn sealed(scene: &Scene<'_>) -> Rulings {
    let Act::Seal(_) = scene.act() else {
        return Rulings::new();
    };
    let facts = [seen(scene.event.n)];
    let Some(sealed) = &scene.course.sealing.sealed else {
        let decision = Decision::Lacks(Missing::Act(scene.event.n));
        let under = Citations::of(&scene.laws.sealing);
        return vec![ruling(decision, under, facts)];
    };
    if sealed.event != scene.event.n {
        return match scene.laws.sealer_absent.rule {
            SealerAbsent::Silent => Rulings::new(),
            SealerAbsent::AnswerMayBeSealed => {
                let under = Citations::of(&scene.laws.sealer_absent);
                vec![ruling(Decision::GoesOn, under, facts)]
            }
        };
    }
    let session = scene.start.headers.session.as_ref();
    let end = session.and_then(|session| session.value.end);
    let early = match (scene.course.clocks.now(), end) {
        (Some(now), Some(end)) => now < end.since_midnight(),
        _ => false,
    };
    match scene.laws.early_adjournment.rule {
        EarlyAdjournment::TimeToEndOfSession if early => {
            let under = Citations::of(&scene.laws.early_adjournment);
            vec![ask_finding(Question::Times, Matter::Clocks, under, facts)]
        }
        EarlyAdjournment::TimeToEndOfSession | EarlyAdjournment::Silent => Rulings::new(),
    }
}

/// The envelope is opened.
pub(crate) fn opened(scene: &Scene<'_>) -> Rulings {
    let (Act::Open, Some(sealed)) = (scene.act(), &scene.course.sealing.sealed) else {
        return Rulings::new();
    };
    let laws = scene.laws;
    let facts = vec![seen(sealed.event), seen(scene.event.n)];
    if scene.course.sealing.opened != Some(scene.event.n) {
        let under = Citations::of(&laws.replier_present);
        return vec![ruling(Decision::GoesOn, under, facts)];
    }
    let Some(reading) = &scene.course.sealing.reading else {
        let decision = Decision::Lacks(Missing::Act(sealed.event));
        return vec![ruling(decision, Citations::of(&laws.lost_position), facts)];
    };
    match reading {
        Ok(_) => {
            let under = if scene.course.sealing.replier_waited_for {
                let ReplierAbsent::ClockStarted = laws.replier_absent.rule;
                Citations::of(&laws.replier_absent)
            } else {
                let ReplierPresent::EnvelopeOpened = laws.replier_present.rule;
                Citations::of(&laws.replier_present)
            };
            vec![ruling(Decision::GoesOn, under, facts)]
        }
        Err(ReadError::Several { .. } | ReadError::TwoReadings { .. }) => {
            let choice = &laws.ambiguous_sealed_move;
            faulty(scene, sealed.side, choice.rule.0, choice)
        }
        Err(ReadError::Illegal { .. } | ReadError::NoCastling { .. }) => {
            let choice = &laws.illegal_sealed_move;
            faulty(scene, sealed.side, choice.rule.0, choice)
        }
        Err(_) => {
            let choice = &laws.meaningless_sealed_move;
            faulty(scene, sealed.side, choice.rule.0, choice)
        }
    }
}

fn faulty<T: Answer>(
    scene: &Scene<'_>,
    sealer: Side,
    fault: FaultySealedMove,
    choice: &Cited<T>,
) -> Rulings {
    let mut facts = vec![seen(scene.event.n)];
    let under = Citations::of(choice);
    if fault == FaultySealedMove::DirectorJudges {
        return vec![ask(
            Need::Penalise,
            Matter::Breach(Some(sealer)),
            under,
            facts,
        )];
    }
    let winner = !sealer;
    let (mating, why) = mating::passes(scene.laws.mating_test.rule, scene.position(), winner);
    facts.extend(why);
    match mating {
        Mating::Can => vec![end(wins(winner), Ending::SealedMove, under, facts)],
        Mating::Cannot => {
            let under = under.and(&scene.laws.mating_test);
            vec![end(Outcome::Draw, Ending::SealedMove, under, facts)]
        }
        Mating::Unsettled => vec![mating::ask_whether_it_can(
            winner,
            Ending::SealedMove,
            under,
            facts,
        )],
    }
}

/// The envelope is lost: the game goes on with the move that was sealed.
pub(crate) fn envelope_lost(scene: &Scene<'_>) -> Rulings {
    let Act::Incident {
        kind: IncidentKind::EnvelopeLost,
        ..
    } = scene.act()
    else {
        return Rulings::new();
    };
    let under = Citations::of(&scene.laws.lost_envelope);
    let facts = vec![seen(scene.event.n)];
    match scene.laws.lost_envelope.rule {
        LostEnvelope::Silent => {
            let under = Citations::of(&scene.laws.lost_position);
            vec![ask(Need::Penalise, Matter::Breach(None), under, facts)]
        }
        LostEnvelope::SealerStatesMove => {
            let sealed = scene.course.sealing.sealed.as_ref();
            let stated = sealed.and_then(|sealed| {
                scene
                    .start
                    .read(scene.position()?, &sealed.text)
                    .ok()
                    .map(|mv| (sealed.side, mv))
            });
            match stated {
                Some((side, mv)) => {
                    let binding = Binding {
                        side,
                        duty: Duty::Move(mv),
                        moves: vec![mv],
                    };
                    vec![ruling(Decision::Binds(binding), under, facts)]
                }
                None => vec![ruling(Decision::GoesOn, under, facts)],
            }
        }
    }
}

/// A player comes late to the resumption. He has lost, unless it is he who sealed, and his move
/// ends the game: then the envelope decides.
pub(crate) fn late(scene: &Scene<'_>) -> Rulings {
    let (Act::Arrive, Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    let sealing = &scene.course.sealing;
    let (Some(sealed), Some(resumed), None) = (&sealing.sealed, sealing.resumed, sealing.opened)
    else {
        return Rulings::new();
    };
    let Some(now) = scene.course.clocks.now() else {
        return Rulings::new();
    };
    if sealing.arrived[at(side)] != Some(scene.event.n) {
        return Rulings::new();
    }
    if side == sealed.side && ends_the_game(scene, &sealed.text) {
        return Rulings::new();
    }
    let told = scene
        .start
        .headers
        .default_time
        .as_ref()
        .map(|told| told.value);
    let allowed = match (scene.laws.late_resumption.rule, told) {
        (LateResumption::Silent, _) => return Rulings::new(),
        (LateResumption::After(late) | LateResumption::AfterUnlessDecided(late), _) => {
            minutes(late)
        }
        (LateResumption::DefaultTime, Some(Announced::Within(time))) => time,
        (LateResumption::DefaultTime, _) => match scene.laws.default_time.rule {
            DefaultTime::After {
                late: Lateness::Minutes(late),
                ..
            } => minutes(late),
            DefaultTime::After {
                late: Lateness::AsRegulated,
                ..
            }
            | DefaultTime::Silent => {
                return Rulings::new();
            }
        },
    };
    if now - resumed <= allowed {
        return Rulings::new();
    }
    let under = Citations::of(&scene.laws.late_resumption);
    vec![end(
        wins(!side),
        Ending::Default,
        under,
        [seen(scene.event.n)],
    )]
}

/// Whether a sealed move, still in its envelope, ends the game on the board.
fn ends_the_game(scene: &Scene<'_>, sealed: &str) -> bool {
    let Some(position) = scene.position() else {
        return false;
    };
    scene.start.read(position, sealed).is_ok_and(|mv| {
        let after = position.after(mv);
        let dead_ends = scene.laws.dead_position.rule != DeadPosition::Silent;
        !after.has_legal_move() || dead_ends && Fate::of(&after) == Fate::Dead
    })
}
