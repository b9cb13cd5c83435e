//! What the record says that cannot be understood on this board.

use crate::ruling::{Citations, Decision, Missing};
use crate::scene::{Rulings, Scene, ruling, seen};

/// A move is named that no man, or more than one, could have made.
pub(crate) fn unread(scene: &Scene<'_>) -> Rulings {
    let under = Citations::of(&scene.laws.move_made);
    let decision = Decision::Lacks(Missing::Act(scene.event.n));
    vec![ruling(decision, under, [seen(scene.event.n)])]
}
