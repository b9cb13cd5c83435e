//! What must hold of every position, on positions drawn at random.

use arbitre_board::{Forgive, Position, Role, Setup, Side, Square};
use arbitre_mate::{Budget, Effort, Idle, Series, Solver, Verdict, lacks_material};
use proptest::prelude::*;

/// A lawful position of two kings and a few men, many of them pawns.
fn position() -> impl Strategy<Value = Position> {
    let role = prop_oneof![
        4 => Just(Role::Pawn),
        1 => Just(Role::Knight),
        2 => Just(Role::Bishop),
        1 => Just(Role::Rook),
        1 => Just(Role::Queen),
    ];
    let man = (0_usize..64, role, any::<bool>());
    let men = proptest::collection::vec(man, 1..9);
    (0_usize..64, 0_usize..64, men, any::<bool>()).prop_filter_map(
        "a lawful position",
        |(white, black, men, turn)| {
            let mut setup: Setup = "8/8/8/8/8/8/8/8 w - - 0 1".parse().ok()?;
            let side = |white| if white { Side::White } else { Side::Black };
            setup.turn = side(turn);
            for (square, role, white) in men {
                setup
                    .board
                    .put(Square::from_index(square)?, role.of(side(white)));
            }
            setup
                .board
                .put(Square::from_index(white)?, Role::King.of(Side::White));
            setup
                .board
                .put(Square::from_index(black)?, Role::King.of(Side::Black));
            Position::new(&setup, Forgive::NOTHING).ok()
        },
    )
}

fn solver() -> Solver {
    Solver::new(Budget {
        positions: 50_000,
        ..Budget::default()
    })
}

/// Whether a side can mate, if that was decided.
fn decided(verdict: &Verdict) -> Option<bool> {
    match verdict {
        Verdict::Winnable(_) => Some(true),
        Verdict::Unwinnable(_) => Some(false),
        Verdict::Undecided(_) => None,
    }
}

/// Two answers that must not contradict each other.
fn agree(one: &Verdict, other: &Verdict) -> bool {
    match (decided(one), decided(other)) {
        (Some(one), Some(other)) => one == other,
        _ => true,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_line_replays_to_mate(position in position()) {
        for side in Side::ALL {
            if let Verdict::Winnable(line) = solver().can_mate(&position, side) {
                let mut end = position;
                for &mv in line.iter() {
                    prop_assert!(end.legal_moves().contains(&mv));
                    end.play(mv);
                    // What can be won can be won along the whole line.
                    prop_assert!(!lacks_material(&end, side) || end.is_mate());
                }
                prop_assert!(end.is_mate() && end.turn() != side);
            }
        }
    }

    #[test]
    fn the_sides_and_wings_are_alike(position in position()) {
        for side in Side::ALL {
            let verdict = solver().can_mate(&position, side);
            let flipped = solver().can_mate(&position.flipped(), !side);
            let mirrored = solver().can_mate(&position.mirrored(), side);
            prop_assert!(agree(&verdict, &flipped), "{verdict:?} {flipped:?}");
            prop_assert!(agree(&verdict, &mirrored), "{verdict:?} {mirrored:?}");
        }
    }

    #[test]
    fn quick_and_full_agree(position in position()) {
        let mut quick = Solver::new(Budget { effort: Effort::Quick, ..Budget::default() });
        for side in Side::ALL {
            let full = solver().can_mate(&position, side);
            prop_assert!(agree(&quick.can_mate(&position, side), &full), "{full:?}");
        }
    }

    /// A position takes at least the 32 bytes of its key.
    #[test]
    fn memory_bounds_the_search(position in position(), memory in 0_usize..2_000_000) {
        let mut solver = Solver::new(Budget { memory, ..Budget::default() });
        for side in Side::ALL {
            if let Verdict::Undecided(spent) = solver.can_mate(&position, side) {
                prop_assert!(spent.positions * 32 <= memory as u64, "{position} {side}");
            }
        }
    }

    #[test]
    fn one_solver_answers_as_many(positions in proptest::collection::vec(position(), 4)) {
        let mut kept = solver();
        for position in &positions {
            for side in Side::ALL {
                prop_assert_eq!(
                    kept.can_mate(position, side),
                    solver().can_mate(position, side)
                );
            }
        }
    }

    #[test]
    fn a_right_never_takes_a_win_away(position in position()) {
        for setup in with_rights(&position) {
            let Ok(richer) = Position::new(&setup, Forgive::NOTHING) else { continue };
            for side in Side::ALL {
                let poor = solver().can_mate(&position, side);
                let rich = solver().can_mate(&richer, side);
                let lost = decided(&poor) == Some(true) && decided(&rich) == Some(false);
                prop_assert!(!lost || position.is_mate(), "{position} {richer} {side}");
            }
        }
    }

    #[test]
    fn a_bound_takes_wins_away_and_gives_none(position in position(), idle in 100_u32..150) {
        let setup = Setup { half_moves: idle, ..position.to_setup() };
        if let Ok(late) = Position::new(&setup, Forgive::NOTHING) {
            let series = Series { idle: Idle::SeventyFiveMoves, ..Series::default() };
            for side in Side::ALL {
                let bound = solver().within(series.clone()).can_mate(&late, side);
                let free = solver().can_mate(&late, side);
                let won = decided(&bound) == Some(true) && decided(&free) == Some(false);
                prop_assert!(!won, "{late} {side}");
                if let Verdict::Winnable(line) = bound {
                    let mut end = late;
                    for &mv in line.iter() {
                        prop_assert!(end.half_moves() < 150);
                        end.play(mv);
                    }
                }
            }
        }
    }
}

/// The same men with each right to castle or to capture en passant that they may have.
fn with_rights(position: &Position) -> Vec<Setup> {
    let setup = position.to_setup();
    let mut rich = Vec::new();
    for rook in position.pieces(Side::White, Role::Rook) | position.pieces(Side::Black, Role::Rook)
    {
        rich.push(Setup {
            castling: setup.castling.with(rook),
            ..setup
        });
    }
    for square in Square::all() {
        rich.push(Setup {
            en_passant: Some(square),
            ..setup
        });
    }
    rich
}
