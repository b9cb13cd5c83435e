//! Men upset by accident.

use arbitre_journal::{Act, Need, Noticed};
use arbitre_laws::DisplacedPieces;

use crate::question::Matter;
use crate::ruling::{Citations, Decision, Fact};
use crate::scene::{Rulings, Scene, ask, ruling, seen};

/// A player displaces men.
pub(crate) fn displaced(scene: &Scene<'_>) -> Rulings {
    let (Act::Displace(squares), Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    let under = Citations::of(&scene.laws.displaced_pieces);
    let men = squares.iter().map(|square| Fact::Touched(*square));
    let facts: Vec<Fact> = [seen(scene.event.n)].into_iter().chain(men).collect();
    match scene.laws.displaced_pieces.rule {
        DisplacedPieces::ClocksStopped | DisplacedPieces::OwnTimeOpponentMayRestart => {
            vec![ruling(Decision::GoesOn, under, facts)]
        }
        DisplacedPieces::OwnTimeClocksMayBeStopped => {
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
    let under = Citations::of(&scene.laws.displacement_found_late);
    let facts = [seen(displaced), seen(scene.event.n)];
    vec![ruling(Decision::GoesOn, under, facts)]
}
