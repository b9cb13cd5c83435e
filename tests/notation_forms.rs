//! Scores in forms that people write beside the usual ones.

use arbitre_board::Position;
use arbitre_notation::{Language, Mode, Score, Status};

/// The moves of a score in a position, and what is remarked of its text.
#[track_caller]
fn reads(fen: &str, text: &str, uci: &str, remarked: &[&str]) {
    let every: Vec<&Language> = Language::all().iter().collect();
    let score = Score::read(text, &fen.parse().unwrap(), &every, Mode::Lenient);
    let named = score.remarks.iter().map(|it| it.span.of(text));
    assert_eq!(score.status, Status::Read, "{text}: {:?}", score.remarks);
    assert_eq!(score.reading().uci(), uci, "{text}");
    assert!(
        named.eq(remarked.iter().copied()),
        "{text}: {:?}",
        score.remarks
    );
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Castling, a colon behind the square and signs of check end a move as a square does.
#[test]
fn moves_without_a_blank_between_are_parted() {
    let castled = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 d2d3 d7d6";
    for (fen, text, uci, glued) in [
        (
            START,
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-ONf6 5. d3 d6",
            castled,
            "O-ONf6",
        ),
        (
            "4k3/8/8/7n/8/3p4/4P3/4K3 w - - 0 1",
            "1. ed3:Nf6",
            "e2d3 h5f6",
            "ed3:Nf6",
        ),
        (
            "4k3/p7/8/5Ppp/7N/8/8/4K3 w - - 0 1",
            "1. Ng6a6",
            "h4g6 a7a6",
            "Ng6a6",
        ),
        (
            "4k3/4p3/8/8/8/8/4R3/4K3 w - - 0 1",
            "1. Re7:†Kd8",
            "e2e7 e8d8",
            "Re7:†Kd8",
        ),
    ] {
        let score = Score::read(
            text,
            &fen.parse().unwrap(),
            &[Language::english()],
            Mode::Lenient,
        );
        assert_eq!(score.reading().uci(), uci, "{text}: {:?}", score.remarks);
        assert!(
            score.remarks.iter().any(|it| it.span.of(text) == glued),
            "{text}"
        );
    }
}

#[test]
fn squares_may_be_written_in_full_or_in_digits() {
    let uci = "e2e4 e7e5 g1f3 b8c6";
    reads(START, "1. 5254 5755 2. 7163 2836", uci, &[]);
    reads(START, "1. e2-e4 e7-e5 2. g1-f3 b8-c6", uci, &[]);
    let promotion = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    reads(promotion, "1. 17184 8786", "a7a8n h7h6", &[]);
}

#[test]
fn blanks_may_stand_before_the_new_piece_and_none_before_the_result() {
    let promotion = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    for text in [
        "1. a8 = Q Kh6 *",
        "1. a8 =Q Kh6",
        "1. a8 Q Kh6",
        "1. a8=Q Kh6*",
    ] {
        reads(promotion, text, "a7a8q h7h6", &[]);
    }
}

#[test]
fn a_square_of_the_first_rank_needs_no_number_in_english() {
    let text = "1. P-K4 P-K4 2. P-KB4 PxP 3. B-B4 Q-R5 ch. 4. K-B";
    reads(START, text, "e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1", &[]);
}

/// Two systems are one language.
#[test]
fn descriptive_and_algebraic_moves_may_be_mixed() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Nc6 3. Bb5 a6";
    reads(START, text, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6", &[]);
    let score = Score::read(
        text,
        &START.parse().unwrap(),
        &[Language::english()],
        Mode::Lenient,
    );
    assert_eq!(score.reading().languages.to_string(), "en");
}

#[test]
fn a_pawn_must_be_exchanged_in_descriptive_notation_too() {
    let start: Position = "8/P6k/8/8/8/8/8/K7 w - - 0 1".parse().unwrap();
    let score = Score::read(
        "1. P-R8 K-R3",
        &start,
        &[Language::english()],
        Mode::Lenient,
    );
    assert_eq!(score.status, Status::Damaged);
    assert_eq!(score.reading().uci(), "a7a8 h7h6");
}
