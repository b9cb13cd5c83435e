//! What the record says that cannot be understood on this board.

use arbitre_journal::{Act, Actor, Agreement, Finding};

use crate::ruling::{Citations, Decision, Missing};
use crate::scene::{Rulings, Scene, ruling, seen};

/// A move is named that no man, or more than one, could have made; or something is claimed or
/// noticed on a board of which nobody knows what stands on it since.
pub(crate) fn unread(scene: &Scene<'_>) -> Rulings {
    let under = Citations::of(&scene.laws.move_made);
    let event = scene.course.unread.unwrap_or(scene.event.n);
    let decision = Decision::Lacks(Missing::Move(event));
    vec![ruling(decision, under, [seen(scene.event.n)])]
}

/// A finding or a penalty that is not the arbiter's, an agreement that is not both players', a move
/// taken back that has been pressed or is the opponent's: nothing follows from it.
pub(crate) fn not_his(scene: &Scene<'_>) -> Rulings {
    let laws = scene.laws;
    let under = match scene.act() {
        Act::Agree(Agreement::Draw) => Citations::of(&laws.draw_agreement),
        Act::Agree(Agreement::Correction(_)) => Citations::of(&laws.illegal_move_found_late),
        Act::Judge(findings) if findings.iter().any(is_choice) => Citations::of(&laws.touched_both),
        Act::TakeBack => Citations::of(&laws.move_made).and(&laws.move_completed),
        Act::OrderSeal => Citations::of(&laws.sealing),
        Act::Resign { .. } if scene.event.actor == Actor::Both => Citations::of(&laws.resignation),
        _ if scene.player().is_some() => Citations::of(&laws.penalties),
        _ => Citations::of(&laws.third_persons),
    };
    vec![ruling(Decision::GoesOn, under, [seen(scene.event.n)])]
}

const fn is_choice(finding: &Finding) -> bool {
    matches!(finding, Finding::Choice(_))
}

#[cfg(test)]
mod tests {
    use arbitre_journal::{EventNumber, Journal};
    use arbitre_laws::ALL;

    use crate::{Decision, Missing, judge};

    #[test]
    fn nothing_is_made_of_a_move_that_no_man_could_have_made() {
        let journal: Journal = "\
            white move Nf6\nwhite press\nblack move Nxe4\nblack press\nwhite claim illegal ^3\n\
            arb notice illegal ^1\nblack claim threefold\n"
            .parse()
            .expect("a journal");
        let lacks = Decision::Lacks(Missing::Move(EventNumber(1)));
        for laws in ALL {
            let judgement = judge(&journal, &[laws]);
            let verdicts = judgement.moments.iter().flat_map(|moment| &moment.verdicts);
            let decisions: Vec<_> = verdicts.map(|verdict| &verdict.ruling.decision).collect();
            assert_eq!(decisions, [&lacks; 4], "{}", laws.id);
        }
    }
}
