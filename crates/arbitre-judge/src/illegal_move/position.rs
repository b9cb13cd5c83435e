//! A position that shows by itself that something illegal was done.

use arbitre_board::Side;
use arbitre_journal::{Act, Noticed, Outcome};
use arbitre_laws::IllegalPosition;

use super::raised::raise;
use crate::caller::Caller;
use crate::offence::{self, Found};
use crate::ruling::{Citations, Decision, Ending, Offence};
use crate::scene::{Rulings, Scene, end, ruling, seen};

/// The arbiter sees what stands on the board: both kings in check, or a pawn on its last rank.
pub(crate) fn noticed(scene: &Scene<'_>) -> Rulings {
    if !matches!(scene.act(), Act::Notice(Noticed::Position)) || !scene.is_arbiter() {
        return Rulings::new();
    }
    if !is_evidently_illegal(scene) {
        return Rulings::new();
    }
    let under = Citations::of(&scene.laws.illegal_position);
    match scene.laws.illegal_position.rule {
        IllegalPosition::Silent | IllegalPosition::Intervenes => {
            let settled = |event| scene.docket.has_counted(event);
            let visible = |found: &Found<'_>| {
                matches!(found.offence, Offence::IllegalMove | Offence::PawnLeft)
            };
            let found = Side::ALL
                .iter()
                .filter_map(|side| offence::latest(scene.course, *side, settled))
                .filter(visible)
                .max_by_key(|found| found.event);
            found.map_or_else(Rulings::new, |found| raise(scene, &found, Caller::Arbiter))
        }
        IllegalPosition::WaitsThenDraw => {
            let moved_since = scene.docket.waiting.is_some_and(|waiting| {
                let next = scene
                    .course
                    .steps
                    .iter()
                    .find(|step| step.event() > Some(waiting));
                next.is_some_and(|next| next.press.is_some())
            });
            let facts = [seen(scene.event.n)];
            if moved_since {
                vec![end(Outcome::Draw, Ending::IllegalPosition, under, facts)]
            } else {
                vec![ruling(Decision::Waits, under, facts)]
            }
        }
    }
}

/// Whether the board itself shows that something illegal was done.
pub(super) fn is_evidently_illegal(scene: &Scene<'_>) -> bool {
    let setup = scene.course.table.to_setup();
    let pawns = Side::ALL.iter().any(|side| {
        let last = crate::course::last_rank(*side);
        let pawns = setup.board.pieces(*side, arbitre_board::Role::Pawn);
        pawns.into_iter().any(|square| square.rank() == last)
    });
    let in_check = |side: &Side| {
        let kings = setup.board.pieces(*side, arbitre_board::Role::King);
        kings
            .into_iter()
            .any(|king| !setup.board.attackers(king, !*side).is_empty())
    };
    pawns || Side::ALL.iter().all(in_check)
}
