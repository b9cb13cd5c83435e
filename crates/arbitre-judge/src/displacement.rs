//! Men upset by accident.

use arbitre_journal::{Act, Need, Noticed, Question};
use arbitre_laws::{DisplacedPieces, TimesAfterCorrection};

use crate::question::Matter;
use crate::ruling::{Citations, Decision, Fact};
use crate::scene::{Rulings, Scene, ask, ask_finding, ruling, seen};

/// Somebody displaces men.
pub(crate) fn displaced(scene: &Scene<'_>) -> Rulings {
    let Act::Displace(squares) = scene.act() else {
        return Rulings::new();
    };
    let under = Citations::of(&scene.laws.displaced_pieces);
    let men = squares.iter().map(|square| Fact::Touched(*square));
    let facts: Vec<Fact> = [seen(scene.event.n)].into_iter().chain(men).collect();
    match (scene.laws.displaced_pieces.rule, scene.player()) {
        (DisplacedPieces::ClocksStopped | DisplacedPieces::OwnTimeOpponentMayRestart, _)
        | (_, None) => {
            vec![ruling(Decision::GoesOn, under, facts)]
        }
        (DisplacedPieces::OwnTimeClocksMayBeStopped, Some(side)) => {
            let under = under.and(&scene.laws.penalties);
            vec![ask(
                Need::Penalise,
                Matter::Breach(Some(side)),
                under,
                facts,
            )]
        }
    }
}

/// The arbiter sees that men have stood on wrong squares since they were displaced.
pub(crate) fn found_later(scene: &Scene<'_>) -> Rulings {
    let (Act::Notice(Noticed::Position), Some(displaced)) = (scene.act(), scene.course.displaced)
    else {
        return Rulings::new();
    };
    if !scene.is_arbiter() {
        return Rulings::new();
    }
    let laws = scene.laws;
    let under = Citations::of(&laws.displacement_found_late);
    let facts = [seen(displaced.event), seen(scene.event.n)];
    let mut later = scene.course.steps.iter().filter_map(|step| step.event());
    let Some(moved) = later.find(|moved| *moved > displaced.event) else {
        return vec![ruling(Decision::GoesOn, under, facts)];
    };
    // The record tells what stood on the board before; only where it did not, the Laws would part.
    let mut rulings = vec![ruling(Decision::TakesBack(moved), under, facts.clone())];
    if laws.times_after_correction.rule != TimesAfterCorrection::Unchanged {
        let under = Citations::of(&laws.times_after_correction);
        rulings.push(ask_finding(Question::Times, Matter::Clocks, under, facts));
    }
    rulings
}
