//! Checks that a move can bring about, and checks that none can; rights that contradict each other.

use arbitre_board::{FaultKind, Forgive, Position, Setup, Square};

fn check(fen: &str, is_possible: bool) {
    let setup: Setup = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    let faults = setup.faults();
    assert_eq!(
        !faults.has(FaultKind::ImpossibleCheck),
        is_possible,
        "{fen}: {faults}"
    );
    assert_eq!(faults.len(), usize::from(!is_possible), "{fen}: {faults}");
}

/// The man that moved gives check, another's line opens, or both; castling gives one check, and
/// a capture en passant opens up to two lines.
#[test]
fn a_check_is_lawful_if_a_move_can_give_it() {
    let possible = [
        ("knight and rook", "4k3/8/5N2/8/8/8/8/4R1K1 b - - 0 1"),
        (
            "pawn and rook behind it",
            "4k3/3P4/8/8/8/8/8/4R1K1 b - - 0 1",
        ),
        (
            "promoted queen and bishop",
            "3Qk3/8/8/1B6/8/8/8/6K1 b - - 0 1",
        ),
        ("bishop and rook", "4k3/8/8/1B6/8/8/8/4R1K1 b - - 0 1"),
        (
            "two lines opened en passant",
            "8/8/3P4/4k3/8/8/1B6/4R1K1 b - - 0 1",
        ),
        ("castling rook", "5k2/8/8/8/8/8/8/5RK1 b - - 1 1"),
    ];
    for (_, fen) in possible {
        check(fen, true);
    }
    let impossible = [
        ("two pawns", "1k6/5p2/p1p1pP1B/P1PKP3/8/8/3B4/8 w - - 0 1"),
        ("two knights", "4k3/2N3N1/8/8/8/8/8/4K3 b - - 0 1"),
        ("pawn and knight", "4k3/3P2N1/8/8/8/8/8/4K3 b - - 0 1"),
        ("rooks on both sides", "R3k2R/8/8/8/8/8/8/4K3 b - - 0 1"),
        ("three men", "4k3/8/5N2/1B6/8/8/8/4R1K1 b - - 0 1"),
    ];
    for (_, fen) in impossible {
        check(fen, false);
    }
}

/// Of two rooks of one wing the outer one keeps the right, as in X-FEN.
#[test]
fn forgiven_rights_leave_one_rook_a_wing() {
    let setup: Setup = "4k3/8/8/8/8/8/8/4KR1R w HF - 0 1".parse().expect("FEN");
    assert_eq!(setup.faults().len(), 1);
    let position = Position::new(&setup, Forgive::EVERYTHING).expect("forgiven");
    assert_eq!(position.to_setup().castling, Square::H1.bitboard());
}
