//! What is said when the game is over.

use arbitre_journal::{Act, Answered, Claimed, Noticed, Outcome};

use crate::ruling::{Citations, Decision};
use crate::scene::{Rulings, Scene, ruling, seen};

/// A claim comes after the end of the game: the end stands.
pub(crate) fn claimed(scene: &Scene<'_>) -> Rulings {
    // The set-up has been raised with success.
    if scene.docket.result == Outcome::Annulled {
        return Rulings::new();
    }
    let flag = match scene.act() {
        Act::Claim(claim) => matches!(claim.what, Claimed::Flag(_)),
        Act::Notice(Noticed::Flag(_)) => true,
        _ => return Rulings::new(),
    };
    let ended = scene.docket.ending.as_ref().map(|(_, under)| under.clone());
    let mut under = ended.unwrap_or_default();
    if flag {
        under = under.and(&scene.laws.flag_call);
    }
    if under.is_empty() {
        under = Citations::of(&scene.laws.checkmate);
    }
    match scene.act() {
        Act::Claim(_) => {
            vec![ruling(
                Decision::Answers(Answered::TooLate),
                under,
                [seen(scene.event.n)],
            )]
        }
        _ => vec![ruling(Decision::GoesOn, under, [seen(scene.event.n)])],
    }
}
