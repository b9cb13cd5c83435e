//! What other programs were reported to get wrong in FEN and castling.

use arbitre_board::fen::{self, Dialect, EnPassantPolicy, FenReason};
use arbitre_board::{Position, Square};

#[test]
fn a_rook_with_the_right_to_castle_is_named_by_either_dialect() {
    let check = |right: char, rook, extended: char, shredder: char| {
        let text = format!("4k3/8/8/8/8/8/8/1K1R1R2 w {right} - 0 1");
        let setup = fen::read(&text).expect("FEN").setup;
        assert!(setup.castling.iter().eq([rook]), "{text}");
        for (dialect, letter) in [(Dialect::Extended, extended), (Dialect::Shredder, shredder)] {
            let written = fen::write(setup).dialect(dialect).to_string();
            assert_eq!(written.split(' ').nth(2), Some(&*letter.to_string()));
        }
    };
    check('K', Square::F1, 'K', 'F');
    check('F', Square::F1, 'K', 'F');
    check('D', Square::D1, 'D', 'D');
}

#[test]
fn the_square_passed_is_written_as_asked() {
    let start = Position::initial();
    let opening = start.examine(Square::E2, Square::E4, None).expect("legal");
    for (policy, square) in [
        (EnPassantPolicy::Always, "e3"),
        (EnPassantPolicy::PseudoLegal, "-"),
        (EnPassantPolicy::Legal, "-"),
    ] {
        let text = fen::write(start.after(opening))
            .en_passant(policy)
            .to_string();
        assert_eq!(text.split(' ').nth(3), Some(square));
    }
}

#[test]
fn missing_counters_are_an_error_or_the_usual_ones() {
    let six = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 ";
    let four = "8/8/1k6/8/4Q3/7K/8/8 w - -";
    for (text, reason) in [(six, FenReason::FullMoves), (four, FenReason::Space)] {
        assert_eq!(fen::read(text).expect_err(text).reason, reason, "{text}");
        let lenient = fen::read_leniently(text).expect(text).setup;
        assert_eq!((lenient.half_moves, lenient.full_moves), (0, 1), "{text}");
    }
}

#[test]
fn castling_is_meant_by_either_square() {
    let check = |fen: &str, said: &str, written: &str| {
        let position: Position = fen.parse().expect(fen);
        let mv = position.read(said.parse().expect(said)).expect(said);
        assert_eq!(mv.to_string(), written, "{said} in {fen}");
        assert!(mv.castling().is_some() && mv.promotion().is_none());
    };
    let black = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    check(black, "e8g8", "e8g8");
    check(black, "e8h8", "e8g8");
    check("k7/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "e1g1");
}
