//! Resigning.

use arbitre_board::Side;
use arbitre_journal::{Act, Answer, Finding, Outcome, Question, Resigning};
use arbitre_laws::{MatingTest, Resignation};

use crate::mating::{self, Mating};
use crate::question::Matter;
use crate::ruling::{Citations, Ending};
use crate::scene::{Rulings, Scene, ask_finding, end, seen, wins};

/// A player resigns, or does something that may mean it.
pub(crate) fn resigned(scene: &Scene<'_>) -> Rulings {
    let (Act::Resign { how }, Some(side)) = (scene.act(), scene.player()) else {
        return Rulings::new();
    };
    let unclear = match how {
        None | Some(Resigning::Says | Resigning::Signs) => {
            scene.laws.resignation.rule == Resignation::Unread
        }
        Some(Resigning::King | Resigning::Handshake | Resigning::Leaves) => true,
    };
    if unclear {
        let under = Citations::of(&scene.laws.resignation);
        let about = Matter::Resignation(side);
        return vec![ask_finding(
            Question::Clear,
            about,
            under,
            [seen(scene.event.n)],
        )];
    }
    resigns(scene, side)
}

/// The arbiter finds whether a sign meant that a player resigned.
pub(crate) fn meaning_found(scene: &Scene<'_>) -> Rulings {
    let clear = scene.findings().contains(&Finding::Clear(Answer::Yes));
    match scene.asked(Question::Clear) {
        Some(Matter::Resignation(side)) if clear => resigns(scene, side),
        _ => Rulings::new(),
    }
}

fn resigns(scene: &Scene<'_>, side: Side) -> Rulings {
    let winner = !side;
    let mut under = Citations::of(&scene.laws.resignation);
    if scene.course.sealing.awaits_resumption() {
        under = under.and(&scene.laws.settled_before_resumption);
    }
    let mut facts = vec![seen(scene.event.n)];
    match scene.laws.resignation.rule {
        Resignation::DrawIfNoMate => {
            let (mating, why) = mating::passes(MatingTest::AnySeries, scene.position(), winner);
            facts.extend(why);
            match mating {
                Mating::Can => vec![end(wins(winner), Ending::Resignation, under, facts)],
                Mating::Cannot => vec![end(Outcome::Draw, Ending::Resignation, under, facts)],
                Mating::Unsettled => vec![mating::ask_whether_it_can(
                    winner,
                    Ending::Resignation,
                    under,
                    facts,
                )],
            }
        }
        Resignation::Unread | Resignation::Loses => {
            vec![end(wins(winner), Ending::Resignation, under, facts)]
        }
    }
}
