//! The end of the game on the board: mate, stalemate, a dead position, and the
//! draws that come by themselves.

use arbitre_board::{Position, Side};
use arbitre_journal::{Outcome, Question};
use arbitre_laws::{
    Answer, AutomaticProgress, AutomaticRepetition, Checkmate, Cited, DeadPosition, Laws, Stalemate,
};

use crate::course::{Automatic, Course, Fate, Step, has_pawn_left};
use crate::docket::Docket;
use crate::open::touch_claim;
use crate::question::Matter;
use crate::repetition::rights;
use crate::ruling::{Citations, Decision, Ending, Fact, Ruling};
use crate::scene::{Rulings, Scene, ask_finding, end, ruling, seen, wins};

/// A legal move mates.
pub(crate) fn mate(scene: &Scene<'_>) -> Rulings {
    let Some((_, position)) = legally_made(scene) else {
        return Rulings::new();
    };
    if !scene.course.prospect.mate {
        return Rulings::new();
    }
    let over = || mated(scene.laws, position, [seen(scene.event.n)]);
    vec![contested_mate(scene).unwrap_or_else(over)]
}

/// The king of the player to move is mated.
fn mated(laws: &Laws, position: &Position, facts: impl IntoIterator<Item = Fact>) -> Ruling {
    let mut under = Citations::of(&laws.checkmate);
    if let AutomaticProgress::Moves(moves) = laws.automatic_progress.rule
        && position.half_moves() >= 2 * u32::from(moves.0)
    {
        under = under.and(&laws.automatic_progress);
    }
    end(wins(!position.turn()), Ending::Mate, under, facts)
}

/// A legal move stalemates.
pub(crate) fn stalemate(scene: &Scene<'_>) -> Rulings {
    if legally_made(scene).is_none() || !scene.course.prospect.stalemate {
        return Rulings::new();
    }
    if let Some(ruling) = contested_stalemate(scene) {
        return vec![ruling];
    }
    vec![stalemated(scene.laws, [seen(scene.event.n)])]
}

/// The player to move has no legal move, and is not in check.
fn stalemated(laws: &Laws, facts: impl IntoIterator<Item = Fact>) -> Ruling {
    let under = Citations::of(&laws.stalemate);
    end(Outcome::Draw, Ending::Stalemate, under, facts)
}

/// A legal move leads to a position in which nobody can mate any more.
pub(crate) fn dead_position(scene: &Scene<'_>) -> Rulings {
    let fate = scene.course.prospect.fate;
    if legally_made(scene).is_none() || !fate.may_be_dead() {
        return Rulings::new();
    }
    if let Some(ruling) = contested_dead_position(scene) {
        return vec![ruling];
    }
    let mut rulings: Rulings = dead(scene.laws, fate).into_iter().collect();
    for ruling in &mut rulings {
        ruling.facts.push(seen(scene.event.n));
    }
    rulings
}

/// Nobody can mate any more, or that is still to be found; nothing where the Laws know no dead
/// position.
fn dead(laws: &Laws, fate: Fate) -> Option<Ruling> {
    if laws.dead_position.rule == DeadPosition::Silent {
        return None;
    }
    let under = Citations::of(&laws.dead_position);
    match fate {
        Fate::Unasked | Fate::Alive => None,
        Fate::Dead => {
            let facts = Side::ALL.map(Fact::CannotMate);
            Some(end(Outcome::Draw, Ending::DeadPosition, under, facts))
        }
        Fate::Unsettled => {
            let (about, facts) = (Matter::DeadPosition, Side::ALL.map(Fact::Unsettled));
            Some(ask_finding(Question::Mate, about, under, facts))
        }
    }
}

/// The game goes on after a mate, where the Laws ask that the touch rules be kept.
fn contested_mate(scene: &Scene<'_>) -> Option<Ruling> {
    match scene.laws.checkmate.rule {
        Checkmate::EndsGame => None,
        Checkmate::EndsGameIfTouchRulesKept => contested(scene, &scene.laws.checkmate),
    }
}

/// The game goes on after a stalemate, where the Laws ask that the touch rules be kept.
fn contested_stalemate(scene: &Scene<'_>) -> Option<Ruling> {
    match scene.laws.stalemate.rule {
        Stalemate::Draw | Stalemate::DrawIfMoveLegal => None,
        Stalemate::DrawIfTouchRulesKept => contested(scene, &scene.laws.stalemate),
    }
}

/// The game goes on in a dead position, where the Laws ask that the touch rules be kept.
fn contested_dead_position(scene: &Scene<'_>) -> Option<Ruling> {
    match scene.laws.dead_position.rule {
        DeadPosition::Silent | DeadPosition::Draw | DeadPosition::DrawIfMoveLegal => None,
        DeadPosition::DrawIfTouchRulesKept => contested(scene, &scene.laws.dead_position),
    }
}

/// The game goes on after a move that would have ended it, had it kept to the duty of its side:
/// the opponent may still claim that duty.
fn contested<T: Answer>(scene: &Scene<'_>, choice: &Cited<T>) -> Option<Ruling> {
    let step = scene.course.last()?;
    let broken = scene.docket.broken_by(step)?;
    let under = Citations::of(choice).and_all(&broken.under);
    let touched = step.touched.iter().copied().map(Fact::Touched);
    let facts = [seen(scene.event.n)].into_iter().chain(touched);
    let mut goes_on = ruling(Decision::GoesOn, under, facts);
    goes_on.open.extend(touch_claim(scene.laws, step));
    Some(goes_on)
}

/// The opponent touches a man after a move that would have ended the game, had it kept to the duty
/// of its side: his claim has lapsed, and the end stands.
pub(crate) fn uncontested(scene: &Scene<'_>) -> Rulings {
    let (course, laws) = (scene.course, scene.laws);
    if scene.docket.is_asked_about(Matter::Flags) {
        return Rulings::new();
    }
    let replied = scene.happening.made();
    let (step, position) = match &*course.steps {
        [.., step, reply] if replied => (step, reply.before.position()),
        [.., step] if !replied => (step, course.position()),
        _ => return Rulings::new(),
    };
    let lapsed = replied || course.hand.has_touched(!step.side);
    let (Some(broken), Some(position)) = (scene.docket.broken_by(step), position) else {
        return Rulings::new();
    };
    if step.legal().is_none() || scene.player() != Some(!step.side) || !lapsed {
        return Rulings::new();
    }
    let (ended, check) = (!position.has_legal_move(), position.is_check());
    let over = if ended && check {
        Some(mated(laws, position, []))
    } else if ended && !has_pawn_left(position) {
        Some(stalemated(laws, []))
    } else if !replied {
        dead(laws, course.prospect.fate)
    } else {
        // A legal reply in a dead position leads to another one, which ends the game by itself.
        None
    };
    let Some(mut over) = over else {
        return Rulings::new();
    };
    over.under = over
        .under
        .and_all(&broken.under)
        .and(&laws.touch_claim_loss);
    let events = step.event().into_iter().chain([scene.event.n]);
    over.facts.extend(events.map(seen));
    vec![over]
}

/// The least numbers at which one of these Laws ends a game without a claim.
pub(crate) fn automatic(laws: &[&Laws]) -> Automatic {
    let half_moves = |laws: &&Laws| match laws.automatic_progress.rule {
        AutomaticProgress::Silent => None,
        AutomaticProgress::Moves(moves) => Some(2 * u32::from(moves.0)),
    };
    let occurrences = |laws: &&Laws| match laws.automatic_repetition.rule {
        AutomaticRepetition::Silent => None,
        AutomaticRepetition::Consecutive(times) | AutomaticRepetition::Anywhere(times) => {
            Some(u32::from(times.0))
        }
    };
    let never = u32::MAX;
    Automatic {
        half_moves: laws.iter().filter_map(half_moves).min().unwrap_or(never),
        occurrences: laws.iter().filter_map(occurrences).min().unwrap_or(never),
    }
}

/// The position occurred so often that the game is drawn without a claim.
pub(crate) fn automatic_repetition(scene: &Scene<'_>) -> Rulings {
    let Some((_, position)) = legally_made(scene) else {
        return Rulings::new();
    };
    repeated(scene.laws, scene.course, position)
        .into_iter()
        .collect()
}

/// The position has occurred so often that the game is drawn.
fn repeated(laws: &Laws, course: &Course, position: &Position) -> Option<Ruling> {
    let (needed, consecutive) = match laws.automatic_repetition.rule {
        AutomaticRepetition::Silent => return None,
        AutomaticRepetition::Consecutive(times) => (u32::from(times.0), true),
        AutomaticRepetition::Anywhere(times) => (u32::from(times.0), false),
    };
    if course.prospect.stood < needed {
        return None;
    }
    let found = course.occurrences(position, rights(laws));
    if found.count() < needed {
        return None;
    }
    if consecutive {
        // On alternate moves of each player: every fourth half-move.
        let latest = found
            .after
            .iter()
            .zip(found.after.iter().skip(1))
            .take((needed as usize).saturating_sub(1));
        if !latest
            .into_iter()
            .all(|(later, earlier)| later - earlier == 4)
        {
            return None;
        }
    }
    let under = Citations::of(&laws.automatic_repetition).and(&laws.same_position);
    let facts = found
        .after
        .iter()
        .rev()
        .map(|after| Fact::OccurredAfter(*after));
    Some(end(
        Outcome::Draw,
        Ending::AutomaticRepetition,
        under,
        facts,
    ))
}

/// So many moves went by without a capture or a pawn move that the game is drawn without a claim.
pub(crate) fn automatic_progress(scene: &Scene<'_>) -> Rulings {
    let Some((_, position)) = legally_made(scene) else {
        return Rulings::new();
    };
    without_progress(scene.laws, position).into_iter().collect()
}

/// So many moves without a capture or a pawn move that the game is drawn.
fn without_progress(laws: &Laws, position: &Position) -> Option<Ruling> {
    match laws.automatic_progress.rule {
        AutomaticProgress::Moves(moves) if position.half_moves() >= 2 * u32::from(moves.0) => {
            let under = Citations::of(&laws.automatic_progress);
            let facts = [Fact::HalfMoves(position.half_moves())];
            Some(end(Outcome::Draw, Ending::AutomaticFifty, under, facts))
        }
        AutomaticProgress::Moves(_) | AutomaticProgress::Silent => None,
    }
}

/// The game was over before the first event: in the position that the record starts from, or by
/// one of the moves given before it.
pub(crate) fn over_already(laws: &Laws, course: &Course) -> Option<Ruling> {
    let position = course.position()?;
    let prospect = course.prospect;
    if prospect.mate {
        return Some(mated(laws, position, []));
    }
    if prospect.stalemate {
        return Some(stalemated(laws, []));
    }
    dead(laws, prospect.fate)
        .or_else(|| repeated(laws, course, position))
        .or_else(|| without_progress(laws, position))
}

/// Where both flags were called, an end that comes after it waits until it is found which one fell
/// first; the arbiter's own decisions do not.
pub(crate) fn wait_for_flags(docket: &Docket<'_>, rulings: &mut Rulings) {
    if !docket.is_asked_about(Matter::Flags) {
        return;
    }
    for ruling in rulings {
        if let Decision::Ends(
            outcome,
            ending @ (Ending::Agreement
            | Ending::Resignation
            | Ending::Repetition
            | Ending::FiftyMoves
            | Ending::NormalMeans
            | Ending::IllegalMoves
            | Ending::SealedMove),
        ) = ruling.decision
        {
            ruling.decision = Decision::WouldEnd(outcome, ending);
        }
    }
}

/// The end that came first since both flags were called counts after all, on the board or not.
pub(crate) fn over_after_all(scene: &Scene<'_>) -> Option<Ruling> {
    let made = scene.course.last().and_then(Step::event);
    let on_the_board = || over_on_the_board_after_all(scene);
    let Some((event, outcome, ending, under)) = scene.docket.meanwhile.clone() else {
        return on_the_board();
    };
    let settled = || end(outcome, ending, under, [seen(event), seen(scene.event.n)]);
    if made > Some(event) {
        return Some(settled());
    }
    Some(on_the_board().unwrap_or_else(settled))
}

/// What was made on the board since both flags were called counts after all.
fn over_on_the_board_after_all(scene: &Scene<'_>) -> Option<Ruling> {
    let mut over = over_already(scene.laws, scene.course)?;
    let prospect = scene.course.prospect;
    let contested = if prospect.mate {
        contested_mate(scene)
    } else if prospect.stalemate {
        contested_stalemate(scene)
    } else if prospect.fate.may_be_dead() {
        contested_dead_position(scene)
    } else {
        None
    };
    let Some(contested) = contested else {
        return Some(over);
    };
    let opponent = scene.course.last().map(|step| !step.side)?;
    if !scene.course.hand.has_touched(opponent) {
        return Some(contested);
    }
    over.under = over
        .under
        .and_all(&contested.under)
        .and(&scene.laws.touch_claim_loss);
    Some(over)
}

/// The move that the event made, if it was a legal one, and the position after it. Where both flags
/// were called before it, which one fell first is found out before anything on the board counts.
fn legally_made<'a>(scene: &Scene<'a>) -> Option<(&'a Step, &'a Position)> {
    let step = scene.made()?;
    step.legal()?;
    if scene.docket.is_asked_about(Matter::Flags) {
        return None;
    }
    Some((step, Course::position(scene.course)?))
}

#[cfg(test)]
mod tests {
    use arbitre_journal::Journal;
    use arbitre_laws::Laws;

    use crate::{Decision, Ending, judge};

    /// How a journal ends by itself under house laws, and after which event.
    fn check(amendment: &str, journal: &str, expected: (Ending, u32)) {
        let text = format!("id = \"club\"\nbase = \"fide-2023\"\n{amendment}");
        let club = Laws::from_toml(&text).expect("house laws");
        let journal: Journal = journal.parse().expect("a journal");
        let judgement = judge(&journal, &[&club]);
        let mut ends = judgement.moments.iter().filter_map(|moment| {
            let rulings = moment.verdicts.iter().map(|verdict| &verdict.ruling);
            let mut endings = rulings.filter_map(|ruling| match ruling.decision {
                Decision::Ends(_, ending) => Some(ending),
                _ => None,
            });
            Some((endings.next()?, moment.event?.0))
        });
        assert_eq!(ends.next(), Some(expected), "{amendment}");
    }

    #[test]
    fn house_laws_are_asked_for_automatic_draws() {
        let there_and_back = |times: usize| -> String {
            let moves = ["white", "black", "white", "black"].into_iter();
            let moves = moves.zip(["Nf3", "Nf6", "Ng1", "Ng8"]);
            let once: String = moves
                .map(|(side, mv)| format!("{side} move {mv}\n{side} press\n"))
                .collect();
            once.repeat(times)
        };
        check(
            "[automatic-repetition]\nrule = { anywhere = 3 }\narticle = \"1\"\n",
            &there_and_back(3),
            (Ending::AutomaticRepetition, 15),
        );
        check(
            "[automatic-repetition]\nrule = { consecutive = 2 }\narticle = \"1\"\n",
            &there_and_back(3),
            (Ending::AutomaticRepetition, 7),
        );
        check(
            "[automatic-progress]\nrule = { moves = 3 }\narticle = \"1\"\n",
            &there_and_back(3),
            (Ending::AutomaticFifty, 11),
        );
    }
}
