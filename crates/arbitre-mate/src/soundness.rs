//! No analysis denies a mate that a line of legal moves reaches, or that a plain enumeration finds.

use alloc::collections::BTreeSet;
use alloc::vec;

use arbitre_board::{Forgive, Position, Role, Setup, Side, Square};
use proptest::prelude::*;

use crate::budget::Budget;
use crate::graph::Graph;
use crate::reach::Reach;
use crate::solver::Solver;
use crate::verdict::Verdict;
use crate::{blur, phase};

/// Walls with a way through that is easily overlooked.
const NEARLY_WALLED: [&str; 18] = [
    "2b5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 b - - 0 1",
    "4kb2/8/3pp3/3p2p1/1p1K1pP1/1P1P1P2/8/1B6 b - - 0 1",
    "8/7p/5ppP/5p2/5PpK/6P1/1k6/8 b - - 0 1",
    "8/1p6/kPp5/2P5/pPP5/8/P2K4/8 b - - 0 1",
    "8/5p2/5P2/8/1p2pP2/kPp1p3/2KpP3/3B4 b - - 0 1",
    "8/B4b2/2k5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/1K3b2 w - - 0 1",
    "b7/8/p1p1p1p1/PkP1P1P1/1P6/PP6/1K6/8 w - - 0 1",
    "k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1",
    "8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K b - - 0 1",
    "B2b4/8/8/4k3/1p1p1p1p/1PpP1P1P/K1P4b/RB6 b - - 0 1",
    "8/2b4B/4k3/8/8/2p1p1p1/2PpP1P1/1B1K3n b - - 0 1",
    "1b2k3/8/1p2K3/bP6/Pp6/1Pp5/B1P5/RB6 b - - 0 1",
    "8/4b3/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
    "6Q1/8/4n3/8/ppp5/qkp5/rnp5/n1K5 b - - 0 1",
    "8/8/8/8/ppp4p/bkp4Q/qnp5/n1K5 b - - 0 1",
    "8/8/8/1R6/8/p1p1p3/PkBnKb2/rn1r4 b - - 0 1",
    "1k6/1p1P4/pP1B4/P7/6p1/5pP1/5PnK/6br b - - 0 1",
    "7k/5Np1/6P1/8/8/pp6/rk2N3/bnK5 b - - 0 1",
];

/// One of them, with some men elsewhere.
pub(crate) fn nearly_walled() -> impl Strategy<Value = Position> {
    let carried = proptest::collection::vec((0_usize..32, 0_usize..64), 0..3);
    let fen = proptest::sample::select(&NEARLY_WALLED[..]);
    (fen, carried, any::<bool>()).prop_filter_map("a lawful position", |(fen, carried, turns)| {
        let mut setup: Setup = fen.parse().ok()?;
        for (man, to) in carried {
            let men = setup.board.occupied();
            let from = men.iter().nth(man % men.count() as usize)?;
            setup.board.carry(from, Square::from_index(to)?);
        }
        if turns {
            setup.turn = !setup.turn;
        }
        Position::new(&setup, Forgive::NOTHING).ok()
    })
}

/// So many cases, however few of the positions drawn are lawful.
pub(crate) fn many(cases: u32) -> ProptestConfig {
    ProptestConfig {
        max_local_rejects: 1_000_000,
        ..ProptestConfig::with_cases(cases)
    }
}

/// Both kings and some men on the twenty squares of one corner.
pub(crate) fn caged() -> impl Strategy<Value = Position> {
    let men = proptest::collection::vec((0_usize..20, 0_usize..5, any::<bool>()), 6..20);
    let kings = (0_usize..20, 0_usize..20, any::<bool>(), any::<bool>());
    (men, kings).prop_filter_map("a lawful position", |(men, (white, black, turns, far))| {
        let square = |at: usize| {
            let at = at % 5 + 8 * (at / 5);
            Square::from_index(if far { at ^ 56 } else { at })
        };
        let roles = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ];
        let mut setup: Setup = "8/8/8/8/8/8/8/8 w - - 0 1".parse().ok()?;
        for (at, role, is_white) in men {
            let side = if is_white { Side::White } else { Side::Black };
            setup.board.put(square(at)?, roles[role].of(side));
        }
        setup.board.put(square(white)?, Role::King.of(Side::White));
        setup.board.put(square(black)?, Role::King.of(Side::Black));
        if turns {
            setup.turn = !setup.turn;
        }
        Position::new(&setup, Forgive::NOTHING).ok()
    })
}

/// Whether `winner` mates somewhere among all positions that can be reached, at most so many.
fn mates_among(start: &Position, winner: Side, limit: usize) -> Option<bool> {
    let mut known = BTreeSet::from([start.planes().words()]);
    let mut open = vec![*start];
    while let Some(position) = open.pop() {
        if position.turn() != winner && position.is_mate() {
            return Some(true);
        }
        if known.len() > limit {
            return None;
        }
        for &mv in &position.legal_moves() {
            let next = position.after(mv);
            if known.insert(next.planes().words()) {
                open.push(next);
            }
        }
    }
    Some(false)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn no_analysis_denies_a_line(position in nearly_walled()) {
        let mut solver = Solver::new(Budget { positions: 20_000, ..Budget::default() });
        let mut graph = Graph::new();
        for winner in Side::ALL {
            let Verdict::Winnable(line) = solver.can_mate(&position, winner) else {
                continue;
            };
            let mut passed = position;
            for &mv in line.iter() {
                let reach = Reach::of(&passed);
                prop_assert!(reach.may_mate(winner), "walled: {passed}");
                prop_assert_eq!(phase::never_mates(&passed, winner, 200), None, "phased: {}", passed);
                let blurred = blur::never_mates(&mut graph, &passed, &reach, winner, 300);
                prop_assert!(!blurred, "blurred: {passed}");
                passed.play(mv);
            }
        }
    }

    #[test]
    fn what_is_walled_in_phases_holds_no_mate(position in nearly_walled()) {
        for winner in Side::ALL {
            if phase::never_mates(&position, winner, 60).is_some() {
                prop_assert_ne!(mates_among(&position, winner, 20_000), Some(true), "{}", position);
            }
        }
    }
}
