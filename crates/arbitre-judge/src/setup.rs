//! A wrong array, a turned board, reversed colours.

use arbitre_board::Side;
use arbitre_board::{Setup, Square};
use arbitre_journal::{Act, Answered, Claimed, Colours, Finding, Noticed, Outcome, WrongSetup};
use arbitre_laws::{MisplacedForCastling, ReversedColours, SetupLimit, TurnedBoard, WrongArray};

use crate::ruling::{Citations, Decision, Ending, Fact, Missing};
use crate::scene::{Rulings, Scene, end, ruling, seen};

/// A wrong set-up is claimed by a player, or seen by the arbiter.
pub(crate) fn raised(scene: &Scene<'_>) -> Rulings {
    let claimed = match scene.act() {
        Act::Claim(claim) if claim.what == Claimed::Setup => true,
        Act::Notice(Noticed::Position) if scene.is_arbiter() => false,
        _ => return Rulings::new(),
    };
    if claimed && scene.player().is_none() {
        let under = Citations::of(&scene.laws.third_persons);
        let decision = Decision::Answers(Answered::NotEntitled);
        return vec![ruling(decision, under, [seen(scene.event.n)])];
    }
    let Some(wrong) = scene.start.headers.setup.as_ref().map(|setup| &setup.value) else {
        if !claimed {
            return Rulings::new();
        }
        let under = Citations::of(&scene.laws.wrong_array);
        let decision = Decision::Answers(Answered::Dismissed);
        return vec![ruling(decision, under, [seen(scene.event.n)])];
    };
    let mut rulings = decide(scene, wrong);
    if claimed {
        let under = rulings
            .first()
            .map(|ruling| ruling.under.clone())
            .unwrap_or_default();
        let granted = !matches!(
            rulings.first().map(|ruling| &ruling.decision),
            Some(Decision::Answers(_) | Decision::Lacks(_)) | None
        );
        if granted {
            let answer = Decision::Answers(Answered::Granted);
            rulings.insert(0, ruling(answer, under, [seen(scene.event.n)]));
        }
    } else {
        rulings.retain(|ruling| !matches!(ruling.decision, Decision::Answers(_)));
    }
    rulings
}

/// The game is over, but these Laws annul it all the same.
pub(crate) fn raised_afterwards(scene: &Scene<'_>) -> Rulings {
    if scene.docket.result == Outcome::Annulled {
        return Rulings::new();
    }
    let (Act::Claim(claim), Some(wrong)) = (scene.act(), scene.start.headers.setup.as_ref()) else {
        return Rulings::new();
    };
    let array = wrong.value.placement.is_some()
        && scene.laws.wrong_array.rule == WrongArray::AnnulledEvenAfterwards;
    let board = wrong.value.board.is_some()
        && scene.laws.turned_board.rule == TurnedBoard::AnnulledEvenAfterwards;
    let entitled = scene.player().is_some();
    if claim.what != Claimed::Setup || !(array || board) || !entitled {
        return Rulings::new();
    }
    let mut rulings = decide(scene, &wrong.value);
    if let Some(under) = rulings.first().map(|ruling| ruling.under.clone()) {
        let answer = Decision::Answers(Answered::Granted);
        rulings.insert(0, ruling(answer, under, [seen(scene.event.n)]));
    }
    rulings
}

fn decide(scene: &Scene<'_>, wrong: &WrongSetup) -> Rulings {
    let laws = scene.laws;
    let facts = vec![seen(scene.event.n)];
    if let Some(placement) = &wrong.placement {
        if let Some(mut late) = limit_passed(scene, &facts) {
            let kings = [Square::E1, Square::E8];
            let rooks = [Square::A1, Square::H1, Square::A8, Square::H8];
            let is_misplaced =
                |at: &Square| placement.piece_at(*at) != Setup::INITIAL.piece_at(*at);
            let bars_castling = match laws.misplaced_for_castling.rule {
                MisplacedForCastling::Silent => false,
                MisplacedForCastling::KingMayNotCastle => kings.iter().any(is_misplaced),
                MisplacedForCastling::NeitherKingNorRook => {
                    kings.iter().chain(&rooks).any(is_misplaced)
                }
            };
            if bars_castling {
                for ruling in &mut late {
                    ruling.under = ruling.under.clone().and(&laws.misplaced_for_castling);
                }
            }
            return late;
        }
        let under = Citations::of(&laws.wrong_array);
        return match laws.wrong_array.rule {
            WrongArray::AnnulledEvenAfterwards | WrongArray::NewGame => {
                vec![end(Outcome::Annulled, Ending::Array, under, facts)]
            }
        };
    }
    if wrong.board.is_some() {
        if let Some(late) = limit_passed(scene, &facts) {
            return late;
        }
        let under = Citations::of(&laws.turned_board);
        return match laws.turned_board.rule {
            TurnedBoard::AnnulledEvenAfterwards => {
                vec![end(Outcome::Annulled, Ending::TurnedBoard, under, facts)]
            }
            TurnedBoard::Transferred => vec![ruling(Decision::GoesOn, under, facts)],
        };
    }
    reversed(scene, facts)
}

/// Whether the set-up can no longer be raised.
fn limit_passed(scene: &Scene<'_>, facts: &[Fact]) -> Option<Rulings> {
    let SetupLimit::Moves(moves) = scene.laws.setup_limit.rule else {
        return None;
    };
    let under = Citations::of(&scene.laws.setup_limit);
    let decision = match both_made(scene, u32::from(moves.0)) {
        Some(false) => return None,
        Some(true) => Decision::Answers(Answered::TooLate),
        None => Decision::Lacks(Missing::MoveCount),
    };
    Some(vec![ruling(decision, under, facts.to_vec())])
}

/// Whether both sides have made so many moves; none where the record does not tell.
pub(crate) fn both_made(scene: &Scene<'_>, moves: u32) -> Option<bool> {
    let made = |side| scene.course.has_made(scene.start, scene.laws, side, moves);
    match (made(Side::White), made(Side::Black)) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}

fn reversed(scene: &Scene<'_>, facts: Vec<Fact>) -> Rulings {
    let under = Citations::of(&scene.laws.reversed_colours);
    let decision = match scene.laws.reversed_colours.rule {
        ReversedColours::Silent | ReversedColours::ContinuesUnlessRuled => Decision::GoesOn,
        ReversedColours::NewGameBefore(moves) => match both_made(scene, u32::from(moves.0)) {
            Some(true) => Decision::GoesOn,
            Some(false) => Decision::Ends(Outcome::Annulled, Ending::Colours),
            None => Decision::Lacks(Missing::MoveCount),
        },
    };
    vec![ruling(decision, under, facts)]
}

/// The arbiter rules otherwise about reversed colours, where he may.
pub(crate) fn colours_ruled(scene: &Scene<'_>) -> Rulings {
    let restart = scene
        .findings()
        .contains(&Finding::Colours(Colours::Restart));
    if !restart || scene.laws.reversed_colours.rule != ReversedColours::ContinuesUnlessRuled {
        return Rulings::new();
    }
    let under = Citations::of(&scene.laws.reversed_colours);
    vec![end(
        Outcome::Annulled,
        Ending::Colours,
        under,
        [seen(scene.event.n)],
    )]
}
