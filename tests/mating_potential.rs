//! The mating potential of the blitz rules of 1997 against exhaustive sweeps of small material.
//!
//! The rows are those of a table made by an exhaustive search apart from this project. Of the
//! larger sweeps every run takes a part; set `ARBITRE_MATE_SAMPLE` above ten thousand for all.

use arbitre_board::{Forgive, Piece, Position, Role, Setup, Side, Square};
use arbitre_mate::{
    Budget, MaterialTable, Potential, Solver, Verdict, cannot_avoid_mate, lacks_material,
    lacks_potential,
};

use Role::{Bishop, Knight, Queen, Rook};

/// Material without pawns that has no mating potential: White's men and Black's beside the kings.
const WITHOUT: [(&[Role], &[Role]); 11] = [
    (&[Knight], &[]),
    (&[Knight], &[Knight]),
    (&[Knight], &[Bishop]),
    (&[Knight], &[Rook]),
    (&[Knight], &[Queen]),
    (&[Bishop], &[]),
    (&[Bishop], &[Knight]),
    (&[Bishop], &[Bishop]),
    (&[Bishop], &[Rook]),
    (&[Bishop], &[Queen]),
    (&[Knight, Knight], &[]),
];

/// One square in eight: any position without pawns can be turned or reflected so that the white
/// king stands on one of these.
fn corner_squares() -> impl Iterator<Item = Square> {
    Square::all().filter(|square| {
        let (file, rank) = (square.index() % 8, square.index() / 8);
        file < 4 && rank <= file
    })
}

fn put(setup: &Setup, square: Square, man: Piece) -> Option<Setup> {
    let mut setup = *setup;
    setup.board.put(square, man).is_none().then_some(setup)
}

/// The positions of these men with Black to move; of the places of all but the last man, every
/// `step`th.
fn sweep(white: &[Role], black: &[Role], step: usize, mut visit: impl FnMut(&Position)) -> usize {
    let men: Vec<Piece> = [Role::King.of(Side::Black)]
        .into_iter()
        .chain(white.iter().map(|role| role.of(Side::White)))
        .chain(black.iter().map(|role| role.of(Side::Black)))
        .collect();
    let empty: Setup = "8/8/8/8/8/8/8/8 b - - 0 1".parse().expect("a setup");
    let mut setups: Vec<Setup> = corner_squares()
        .filter_map(|square| put(&empty, square, Role::King.of(Side::White)))
        .collect();
    let (last, others) = men.split_last().expect("men");
    for &man in others {
        setups = setups
            .iter()
            .flat_map(|setup| Square::all().filter_map(|square| put(setup, square, man)))
            .collect();
    }
    let mut visited = 0;
    for setup in setups.iter().step_by(step) {
        for setup in Square::all().filter_map(|square| put(setup, square, *last)) {
            if let Ok(position) = Position::new(&setup, Forgive::NOTHING) {
                visit(&position);
                visited += 1;
            }
        }
    }
    visited
}

#[test]
fn no_small_material_without_potential_has_any() {
    let is_whole = std::env::var("ARBITRE_MATE_SAMPLE")
        .is_ok_and(|text| text.parse::<usize>().is_ok_and(|size| size > 10_000));
    for (white, black) in WITHOUT {
        let step = if is_whole { 1 } else { 41 };
        let visited = sweep(white, black, step, |position| {
            assert!(lacks_potential(position, Side::White), "{position}");
            assert!(!cannot_avoid_mate(position), "{position}");
        });
        println!("{white:?} against {black:?}: {visited} positions");
    }
}

/// What a side can do, row by row: mate with help, and mate that cannot be avoided.
#[track_caller]
fn check(fen: &str, helpmate: bool, potential: bool) {
    let position: Position = fen.parse().expect("a position");
    let mut solver = Solver::new(Budget::default());
    let mates = match solver.can_mate(&position, Side::White) {
        Verdict::Winnable(_) => true,
        Verdict::Unwinnable(_) => false,
        Verdict::Undecided(spent) => panic!("{fen}: {spent:?}"),
    };
    assert_eq!(mates, helpmate, "{fen}: helpmate");
    let has_potential = match solver.mating_potential(&position, Side::White) {
        Potential::Sufficient(moves) => {
            let end = moves.iter().fold(position, |end, &mv| {
                assert!(end.legal_moves().contains(&mv), "{fen}: {mv}");
                end.after(mv)
            });
            assert!(
                end.turn() == Side::Black && cannot_avoid_mate(&end),
                "{fen}"
            );
            true
        }
        Potential::Insufficient(_) => false,
        Potential::Undecided(spent) => panic!("{fen}: {spent:?}"),
    };
    assert_eq!(has_potential, potential, "{fen}: potential");
}

#[test]
fn rows_of_the_table_are_answered() {
    check("8/8/4k3/8/8/3K4/2N5/8 w - - 0 1", false, false);
    check("8/8/4k1n1/8/8/3K4/2N5/8 w - - 0 1", true, false);
    check("8/8/4k1b1/8/8/3K4/2N5/8 w - - 0 1", true, false);
    check("8/8/4k1r1/8/8/3K4/2N5/8 w - - 0 1", true, false);
    check("8/8/4k1q1/8/8/1K6/2N5/8 w - - 0 1", false, false);
    check("8/8/4k3/8/p7/3K4/2N5/8 w - - 0 1", true, true);
    check("8/8/8/8/1N6/p7/8/k1K5 b - - 0 1", true, true);
    check("8/8/4k3/8/8/3K4/2B5/8 w - - 0 1", false, false);
    check("8/8/4k1r1/8/8/3K4/1B6/8 w - - 0 1", false, false);
    check("8/8/4k1q1/8/8/1K6/1B6/8 w - - 0 1", false, false);
    check("8/8/4k1n1/8/8/3K4/2B5/8 w - - 0 1", true, false);
    check("8/8/4k1b1/8/8/3K4/1B6/8 w - - 0 1", true, false);
    check("8/8/4k1b1/8/8/3K4/2B5/8 w - - 0 1", false, false);
    check("8/8/4k3/8/8/3K4/2B4p/8 w - - 0 1", true, false);
    check("8/8/4k3/8/8/3K4/2NN4/8 w - - 0 1", true, false);
    check("8/8/4k3/8/8/3K4/2R5/8 w - - 0 1", true, true);
    check("8/8/4k1n1/8/8/3K4/2R5/8 w - - 0 1", true, true);
    check("8/8/4k3/8/8/3K4/2P5/8 w - - 0 1", true, true);
}

/// The tables of servers and of US Chess, men by men.
#[test]
fn material_tables_say_what_they_are_known_to_say() {
    let table = |fen: &str| {
        let position: Position = fen.parse().expect("a position");
        assert_eq!(
            MaterialTable::Lichess.suffices(&position, Side::White),
            !lacks_material(&position, Side::White),
        );
        MaterialTable::ALL.map(|table| table.suffices(&position, Side::White))
    };
    assert_eq!(
        table("8/8/4k3/8/8/3K4/8/8 w - - 0 1"),
        [false, false, false]
    );
    assert_eq!(
        table("8/8/4k3/4p3/8/3K4/2B5/8 w - - 0 1"),
        [true, false, false]
    );
    assert_eq!(
        table("8/8/4k3/4r3/8/3K4/2N5/8 w - - 0 1"),
        [true, false, false]
    );
    assert_eq!(
        table("8/8/4k3/4q3/8/3K4/2N5/8 w - - 0 1"),
        [false, false, false]
    );
    assert_eq!(
        table("8/8/4k3/8/8/3K4/2NN4/8 w - - 0 1"),
        [true, false, false]
    );
    assert_eq!(
        table("8/8/4k3/4r3/8/3K4/2NN4/8 w - - 0 1"),
        [true, true, false]
    );
    assert_eq!(
        table("8/8/4k3/4p3/8/3K4/2NN4/8 w - - 0 1"),
        [true, true, true]
    );
    assert_eq!(
        table("8/8/4k3/8/8/3K4/2NB4/8 w - - 0 1"),
        [true, true, true]
    );
    assert_eq!(table("8/8/4k3/8/8/3K4/2P5/8 w - - 0 1"), [true, true, true]);
}
