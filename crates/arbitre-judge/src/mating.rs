//! Whether a side can still mate, as the test of the Laws in force has it.

use arbitre_board::{Position, Role, Side};
use arbitre_journal::{Answer, Finding, Outcome, Question};
use arbitre_laws::MatingTest;
use arbitre_mate::{Potential, Verdict};

use crate::conduct;
use crate::course::{Table, has_pawn_left, last_rank};
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

/// Whether a side passes the test of the Laws; nobody knows where no lawful position stands on the
/// board.
pub(crate) fn passes(
    test: MatingTest,
    position: Option<&Position>,
    side: Side,
) -> (Mating, Vec<Fact>) {
    let tested: fn(&Position, Side) -> (Mating, Vec<Fact>) = match test {
        MatingTest::None => return (Mating::Can, Vec::new()),
        MatingTest::AnySeries => by_any_series,
        MatingTest::MatingPotential => by_potential,
    };
    let found = match position {
        // A queen is due there, or a man of the player's choice: who can mate with her can mate.
        Some(position) if has_pawn_left(position) => queened(position)
            .map(|queened| tested(&queened, side))
            .filter(|(mating, _)| *mating == Mating::Can),
        Some(position) => Some(tested(position, side)),
        None => None,
    };
    found.unwrap_or((Mating::Unsettled, vec![Fact::Unsettled(side)]))
}

/// The position with a queen for each pawn that was left on its last rank.
fn queened(position: &Position) -> Option<Position> {
    let mut setup = position.to_setup();
    for side in Side::ALL {
        for pawn in position.pieces(side, Role::Pawn) {
            if pawn.rank() == last_rank(side) {
                setup.put(pawn, Role::Queen.of(side));
            }
        }
    }
    Table::of(setup).position().copied()
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
    let laws = scene.laws;
    let (side, ending) = match (answer, scene.asked(Question::Mate)) {
        (Some(_), Some(Matter::Mate(side, ending))) => (side, ending),
        (Some(Answer::No), Some(Matter::DeadPosition)) => {
            let under = Citations::of(&laws.dead_position);
            let facts = [seen(scene.event.n)];
            return vec![end(Outcome::Draw, Ending::DeadPosition, under, facts)];
        }
        _ => return Rulings::new(),
    };
    let under = match ending {
        Ending::Resignation => Citations::of(&laws.resignation),
        Ending::Device => Citations::of(&laws.devices),
        Ending::IllegalMoves => Citations::of(&laws.illegal_move_exception),
        _ => Citations::of(&laws.mating_test),
    };
    let outcome = match (answer, ending) {
        (Some(Answer::No), Ending::Device) => conduct::loses_to_draw(!side),
        (Some(Answer::No), _) => Outcome::Draw,
        _ => wins(side),
    };
    vec![end(outcome, ending, under, [seen(scene.event.n)])]
}
