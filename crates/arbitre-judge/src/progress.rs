//! After how many moves without a capture or the move of a pawn a draw can be claimed.

use arbitre_board::{Position, Role, Side};
use arbitre_laws::{FiftyClaim, FiftyExceptions, Laws};

/// Whether so many moves have been made without progress that a draw can be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// Enough.
    Due,
    /// Too few.
    NotYet,
    /// Enough, unless theory needs more to win such an ending.
    Untold,
}

/// Rook and bishop against rook: theory of the time needed 66 moves.
const ROOK_AND_BISHOP: u32 = 66;

/// Whether a draw can be claimed in a position.
pub(crate) fn of(laws: &Laws, position: &Position) -> Progress {
    let (FiftyClaim::ProvedAtThatMoment(moves) | FiftyClaim::PlayerToMove(moves)) =
        laws.fifty_claim.rule;
    let enough = position.half_moves() >= 2 * u32::from(moves.0);
    match laws.fifty_exceptions.rule {
        FiftyExceptions::TwiceTheory if is_rook_and_bishop(position) => {
            if position.half_moves() >= 2 * 2 * ROOK_AND_BISHOP {
                Progress::Due
            } else {
                Progress::NotYet
            }
        }
        FiftyExceptions::TwiceTheory if enough && is_ending(position) => Progress::Untold,
        FiftyExceptions::TwiceTheory | FiftyExceptions::None if enough => Progress::Due,
        FiftyExceptions::TwiceTheory | FiftyExceptions::None => Progress::NotYet,
    }
}

fn is_rook_and_bishop(position: &Position) -> bool {
    let men = |side: Side, role: Role| position.pieces(side, role).count();
    let only = |side: Side, bishops: u32| {
        men(side, Role::Rook) == 1
            && men(side, Role::Bishop) == bishops
            && men(side, Role::Pawn) + men(side, Role::Knight) + men(side, Role::Queen) == 0
    };
    Side::ALL
        .iter()
        .any(|side| only(*side, 1) && only(!*side, 0))
}

/// Whether two men and a king are left against one man and a king. A bare king and one man against
/// another are won within fifty moves where they can be won at all, and theory has no number for more men.
fn is_ending(position: &Position) -> bool {
    let men = |side: &Side| {
        let roles = Role::ALL.into_iter().filter(|role| *role != Role::King);
        let counts = roles.map(|role| position.pieces(*side, role).count());
        counts.sum::<u32>()
    };
    Side::ALL.iter().all(|side| men(side) > 0) && Side::ALL.iter().map(men).sum::<u32>() == 3
}

#[cfg(test)]
mod tests {
    use arbitre_journal::Journal;

    use crate::ruling::Decision;
    use crate::{Missing, Right, judge};

    /// What the player to move may claim without a word, and what a claim lacks.
    #[track_caller]
    fn check(laws: &str, fen: &str, open: bool, lacks: bool) {
        let text = format!("@start {fen}\nwhite claim fifty\n");
        let journal: Journal = text.parse().unwrap();
        let before: Journal = format!("@start {fen}\n").parse().unwrap();
        let laws = arbitre_laws::laws(&laws.parse().unwrap()).unwrap();
        let standing = &judge(&before, &[laws]).standings[0];
        let may = standing
            .open
            .iter()
            .any(|open| open.what == Right::FiftyMoves);
        assert_eq!(may, open, "{fen} under {}", laws.id);
        let moments = judge(&journal, &[laws]).moments;
        let rulings = moments.iter().flat_map(|moment| &moment.verdicts);
        let untold = Decision::Lacks(Missing::Theory);
        let lacking = rulings
            .map(|verdict| &verdict.ruling.decision)
            .any(|found| *found == untold);
        assert_eq!(lacking, lacks, "{fen} under {}", laws.id);
    }

    /// 16f of 1929: fifty moves, or twice what theory needs.
    #[test]
    fn what_is_open_is_what_a_claim_is_granted() {
        // A bare king, and a full board.
        check(
            "fide-1929",
            "8/8/4k3/8/8/3K4/8/7R w - - 100 120",
            true,
            false,
        );
        check(
            "fide-1929",
            "8/8/4k3/8/8/3K4/8/7R w - - 99 120",
            false,
            false,
        );
        check(
            "fide-1929",
            "rr4k1/8/8/1p5p/1P5P/8/8/RR4K1 w - - 100 120",
            true,
            false,
        );
        // Rook and bishop against rook: 132 moves.
        check(
            "fide-1929",
            "8/8/4k3/8/3B4/3K4/r7/7R w - - 263 220",
            false,
            false,
        );
        check(
            "fide-1929",
            "8/8/4k3/8/3B4/3K4/r7/7R w - - 264 220",
            true,
            false,
        );
        check(
            "fide-2023",
            "8/8/4k3/8/3B4/3K4/r7/7R w - - 100 120",
            true,
            false,
        );
        // Two knights against a pawn: how many moves theory needs, the arbiter must know.
        check(
            "fide-1929",
            "8/4k3/8/3p4/3N4/3K1N2/8/8 w - - 100 120",
            true,
            true,
        );
        check(
            "fide-1929",
            "8/4k3/8/3p4/3N4/3K1N2/8/8 w - - 99 120",
            false,
            false,
        );
        check(
            "fide-2023",
            "8/4k3/8/3p4/3N4/3K1N2/8/8 w - - 100 120",
            true,
            false,
        );
    }
}
