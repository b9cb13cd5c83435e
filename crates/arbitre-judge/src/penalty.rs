//! Penalties that the arbiter chooses.

use arbitre_board::Side;
use arbitre_clock::Duration;
use arbitre_journal::{Act, Outcome, Penalty, Sides};

use crate::ruling::{Citations, Decision, Ending, Reason};
use crate::scene::{Rulings, Scene, end, ruling, seen, wins};

/// Whether a penalty is for something that a side did: time is taken from it, or given to its opponent.
pub(crate) fn is_for(penalty: &Penalty, side: Side) -> bool {
    match penalty {
        Penalty::Warn(warned) => *warned == Some(side),
        Penalty::Time(time) if time.amount < Duration::ZERO => time.side == side,
        Penalty::Time(time) => time.side != side,
        Penalty::Lose(sides) => sides.includes(side),
        Penalty::Expel(who) => who.side() == Some(side),
    }
}

/// The arbiter imposes a penalty.
pub(crate) fn imposed(scene: &Scene<'_>) -> Rulings {
    let Act::Penalise(penalties) = scene.act() else {
        return Rulings::new();
    };
    let mut under = Citations::of(&scene.laws.penalties);
    if scene.course.prearranged.is_some() {
        under = Citations::of(&scene.laws.disrepute).and_all(&under);
    }
    let facts = [seen(scene.event.n)];
    let ruled = |penalty: &Penalty| {
        let decision = match penalty {
            Penalty::Warn(_) | Penalty::Expel(_) => Decision::GoesOn,
            Penalty::Time(adjustment) => Decision::Adjusts {
                side: adjustment.side,
                amount: adjustment.amount,
                why: Reason::Penalty,
            },
            Penalty::Lose(sides) => {
                let outcome = match sides {
                    Sides::White => wins(Side::Black),
                    Sides::Black => wins(Side::White),
                    Sides::Both => Outcome::BothLose,
                };
                return end(outcome, Ending::Penalty, under.clone(), facts.clone());
            }
        };
        ruling(decision, under.clone(), facts.clone())
    };
    penalties.iter().map(ruled).collect()
}
