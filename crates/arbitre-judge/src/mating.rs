//! Whether a side can still mate, as the test of the Laws in force has it.

use arbitre_board::{Position, Role, Side, attacks};
use arbitre_journal::{Answer, Finding, Outcome, Question};
use arbitre_laws::MatingTest;
use arbitre_mate::{Budget, Dead, Potential, Solver, Verdict, lacks_material};

use crate::conduct;
use crate::question::Matter;
use crate::ruling::{Citations, Ending, Fact, Ruling};
use crate::scene::{Rulings, Scene, ask_finding, end, seen, wins};

/// What is known of a side's chances to mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mating {
    /// It can, or the Laws do not ask.
    Can,
    /// It cannot.
    Cannot,
    /// It could not be settled.
    Unsettled,
}

/// Whether a side can mate by some series of legal moves.
pub(crate) fn by_any_series(position: &Position, side: Side) -> (Mating, Vec<Fact>) {
    match arbitre_mate::can_mate(position, side) {
        Verdict::Winnable(line) => (Mating::Can, vec![Fact::CanMate(side, line.to_vec())]),
        Verdict::Unwinnable(_) => (Mating::Cannot, vec![Fact::CannotMate(side)]),
        Verdict::Undecided(_) => (Mating::Unsettled, vec![Fact::Unsettled(side)]),
    }
}

/// Whether a side passes the test of the Laws.
pub(crate) fn passes(test: MatingTest, position: &Position, side: Side) -> (Mating, Vec<Fact>) {
    match test {
        MatingTest::None => (Mating::Can, Vec::new()),
        MatingTest::AnySeries => by_any_series(position, side),
        MatingTest::MatingPotential => by_potential(position, side),
    }
}

/// Whether a side can reach, with help, a position in which the other, to move, cannot avoid mate
/// on the next move.
fn by_potential(position: &Position, side: Side) -> (Mating, Vec<Fact>) {
    match arbitre_mate::mating_potential(position, side) {
        Potential::Sufficient(line) => (Mating::Can, vec![Fact::CanMate(side, line)]),
        Potential::Insufficient(_) => (Mating::Cannot, vec![Fact::CannotMate(side)]),
        Potential::Undecided(_) => (Mating::Unsettled, vec![Fact::Unsettled(side)]),
    }
}

/// Whether neither side can mate any more.
///
/// The mate solver is asked only where it may well be so: no move but one, or
/// no pawn that can still move; and with a small budget, since it is asked
/// after each move. What it leaves open is not dead for the judge.
pub(crate) fn is_dead(position: &Position, legal_moves: u32) -> bool {
    if Side::ALL
        .into_iter()
        .all(|side| lacks_material(position, side))
    {
        return true;
    }
    if legal_moves != 1 && !is_locked(position) {
        return false;
    }
    let budget = Budget {
        positions: 1_000,
        ..Budget::default()
    };
    matches!(Solver::new(budget).is_dead(position), Dead::Dead { .. })
}

/// Whether there are pawns, and none of them can step forward or capture.
fn is_locked(position: &Position) -> bool {
    let pawns = |side: Side| position.pieces(side, Role::Pawn);
    let can_move = |side: Side| {
        let ahead = match side {
            Side::White => pawns(side).0 << 8,
            Side::Black => pawns(side).0 >> 8,
        };
        let steps = ahead & !position.occupied().0;
        steps != 0
            || pawns(side).into_iter().any(|from| {
                let takes = attacks(Role::Pawn.of(side), from, position.occupied());
                !(takes & position.board().side(!side)).is_empty()
            })
    };
    let none = (pawns(Side::White) | pawns(Side::Black)).is_empty();
    !none && !can_move(Side::White) && !can_move(Side::Black)
}

/// The facts of a dead position.
pub(crate) fn nobody_can_mate() -> [Fact; 2] {
    Side::ALL.map(Fact::CannotMate)
}

/// The question that is left where it could not be settled, for the end that depends on it.
pub(crate) fn ask_whether_it_can(
    side: Side,
    ending: Ending,
    under: Citations,
    facts: Vec<Fact>,
) -> Ruling {
    ask_finding(Question::Mate, Matter::Mate(side, ending), under, facts)
}

/// The arbiter finds whether a side can still mate, where it was left open.
pub(crate) fn settled(scene: &Scene<'_>) -> Rulings {
    let answer = scene.findings().iter().find_map(|finding| match finding {
        Finding::Mate(answer) => Some(*answer),
        _ => None,
    });
    let (Some(answer), Some(Matter::Mate(side, ending))) = (answer, scene.asked(Question::Mate))
    else {
        return Rulings::new();
    };
    let laws = scene.laws;
    let under = match ending {
        Ending::Resignation => Citations::of(&laws.resignation),
        Ending::Device => Citations::of(&laws.devices),
        Ending::IllegalMoves => Citations::of(&laws.illegal_move_exception),
        _ => Citations::of(&laws.mating_test),
    };
    let outcome = match (answer, ending) {
        (Answer::Yes, _) => wins(side),
        (Answer::No, Ending::Device) => conduct::loses_to_draw(!side),
        (Answer::No, _) => Outcome::Draw,
    };
    vec![end(outcome, ending, under, [seen(scene.event.n)])]
}
