//! Scores with a slip of the pen: it is named, and never taken for another language.

use arbitre_board::{Move, Position, Role};
use arbitre_notation::{Language, Mode, Reading, Score, Status, Style, write};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;
use tests::random;

fn read(text: &str) -> Score<'static> {
    let every: Vec<&Language> = Language::all().iter().collect();
    Score::read(text, &Position::initial(), &every, Mode::Lenient)
}

/// A score with the language left open comes out with a status, the moves of the main line and
/// of its variations, and a remark on each of some pieces of the text.
#[track_caller]
fn check(text: &str, status: Status, main: &str, variations: &[&str], remarked: &[&str]) {
    let score = read(text);
    let lines: Vec<String> = score.variations.iter().map(Reading::uci).collect();
    let mut spans: Vec<_> = score.remarks.iter().map(|it| it.span).collect();
    spans.dedup();
    let named: Vec<&str> = spans.into_iter().map(|span| span.of(text)).collect();
    assert_eq!(score.status, status, "{text}: {:?}", score.remarks);
    assert_eq!(score.reading().uci(), main, "{text}");
    assert_eq!(lines, variations, "{text}");
    assert_eq!(named, remarked, "{text}: {:?}", score.remarks);
}

const ITALIAN: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. d3 d6 6. Nc3 Bg4 7. h3 Bh5";
const ITALIAN_MOVES: &str = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 d2d3 d7d6 b1c3 c8g4 h2h3 g4h5";

#[test]
fn one_letter_is_no_language() {
    let text = "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 h6 7. Bh4 b6 8. cxd5 Nxd5 \
        9. Bxe7 Qxe7 10. Nxd5 exd5 11. Kc1 Be6 12. Qa4 c5 1-0";
    let score = read(text);
    assert_eq!(score.status, Status::Damaged);
    assert_eq!(score.reading().languages.to_string(), "en");
    assert_eq!(score.remarks[0].span.of(text), "Kc1");
    // On the last move, too.
    for slip in ["Kd4", "Rg6", "Dd7"] {
        let text = format!("{ITALIAN} 8. {slip}");
        let score = read(&text);
        assert_eq!(score.status, Status::Damaged, "{text}");
        assert_eq!(score.remarks[0].span.of(&text), slip);
    }
}

#[test]
fn the_language_of_the_game_binds_its_variations() {
    for (variation, moves, slips) in [
        ("(7... Dd7 8. Re1)", "f1e1", &["Dd7"][..]),
        ("(7... Rd7 8. Re1)", "f1e1", &["Rd7"]),
        ("(7... Bb5 8. a3)", "a2a3", &["Bb5"]),
    ] {
        let text = format!("{ITALIAN} {variation} *");
        check(&text, Status::Damaged, ITALIAN_MOVES, &[moves], slips);
    }
    check(
        "1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4 Bb5) 3. Bb5 *",
        Status::Damaged,
        "e2e4 e7e5 g1f3 b8c6 f1b5",
        &["d7d6 d2d4"],
        &["Bb5"],
    );
    // Not closed: the bishop is none of Black's pawns.
    check(
        "1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4 3. Bb5 *",
        Status::Damaged,
        "e2e4 e7e5 g1f3 b8c6",
        &["d7d6 d2d4"],
        &["(", "Bb5"],
    );
}

#[test]
fn variations_decide_what_the_main_line_leaves_open() {
    for (text, language, main, variation) in [
        (
            "1. e4 e5 2. d4 (2. Pf3 Pc6 3. Lb5) 2... exd4 3. Dxd4 *",
            "nl",
            "e2e4 e7e5 d2d4 e5d4 d1d4",
            "g1f3 b8c6 f1b5",
        ),
        (
            "1. e4 e5 2. d4 (2. Pf3 Pc6 3. Lb5) exd4 *",
            "nl",
            "e2e4 e7e5 d2d4 e5d4",
            "g1f3 b8c6 f1b5",
        ),
        (
            "1. e4 e5 2. d4 (2. Sf3 Sc6 3. Lb5) exd4 *",
            "de",
            "e2e4 e7e5 d2d4 e5d4",
            "g1f3 b8c6 f1b5",
        ),
        (
            "1. e3 h6 2. Hf3 (2. Fc4 d5) d5 *",
            "hu",
            "e2e3 h7h6 g1f3 d7d5",
            "f1c4 d7d5",
        ),
    ] {
        check(text, Status::Read, main, &[variation], &[]);
        assert_eq!(read(text).reading().languages.to_string(), language);
    }
    // The innermost may be what decides.
    check(
        "1. e4 e5 2. d4 (2. Pf3 Pc6 (2... Lc5)) exd4 *",
        Status::Read,
        "e2e4 e7e5 d2d4 e5d4",
        &["g1f3 b8c6", "f8c5"],
        &[],
    );
}

#[test]
fn a_variation_in_another_language_is_named() {
    check(
        "1. e4 e5 2. Nf3 Nc6 (2... Cf6 3. Cxe5 d6 4. Cf3 Cxe4) 3. Bb5",
        Status::Read,
        "e2e4 e7e5 g1f3 b8c6 f1b5",
        &["g8f6 f3e5 d7d6 e5f3 f6e4"],
        &["Cf6"],
    );
}

#[test]
fn damage_in_a_variation_is_damage() {
    check(
        &format!("{ITALIAN} (7... Ng7 8. Re1) *"),
        Status::Damaged,
        ITALIAN_MOVES,
        &["f1e1"],
        &["Ng7"],
    );
    check(
        &format!("{ITALIAN} (7... Qd4 8. Re1) *"),
        Status::Damaged,
        ITALIAN_MOVES,
        &["d8d4 f1e1"],
        &["Qd4"],
    );
    // White's move in Black's stead.
    check(
        "1. e4 e5 (2. d4) 2. Nf3 *",
        Status::Damaged,
        "e2e4 e7e5 g1f3",
        &[""],
        &["d4"],
    );
}

/// A reading that drops what another one reads is no second reading.
#[test]
fn a_dropped_move_makes_no_second_reading() {
    check(
        "1. f3 e5 2. g4 Qh4# 3. a3 *",
        Status::Damaged,
        "f2f3 e7e5 g2g4 d8h4 a2a3",
        &[],
        &["a3"],
    );
    check(
        "1. e4 d5 2. e5 f5 3. exf5 ep gxf6",
        Status::Damaged,
        "e2e4 d7d5 e4e5 f7f5 e5f5 g7f6",
        &[],
        &["exf5 ep", "gxf6"],
    );
    let capitals = read("E2-E4 E7-E5 G1-F3 B8-C6");
    assert_eq!(capitals.status, Status::Read, "{:?}", capitals.remarks);
    assert_eq!(capitals.reading().uci(), "e2e4 e7e5 g1f3 b8c6");
}

/// An open parenthesis for every level, and each of them read.
#[test]
fn variations_nest_as_deep_as_they_like() {
    let deep = 20_000;
    let text = format!("1. e4 {}{} e5 *", "(1. d4 ".repeat(deep), ")".repeat(deep));
    let score = read(&text);
    assert_eq!(score.status, Status::Read);
    assert_eq!(score.variations.len(), deep);
    let french = score.translated(&text, Language::french(), &Style::PGN);
    assert_eq!(french, text);
}

/// A word that has the number of a move, a piece or a square was meant as one.
#[test]
fn a_broken_move_is_damage() {
    let moves = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6";
    for broken in ["Kex3", "Bca", "Bb9", "a", "a-6", "R65", "Т1f", "foo"] {
        let text = format!("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. {broken} *");
        check(&text, Status::Damaged, moves, &[], &[broken]);
    }
    check(
        "1. e4 e5 2. Nf3 Nc6 3. Kex3 Kex4 4. Bb5 a6",
        Status::Damaged,
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6",
        &[],
        &["Kex3", "Kex4"],
    );
    // What the number announced is lost, and so is all that follows.
    check(
        "1. e4 e5 2. Nf3 Zz9 3. Bc4 d6 4. foo 5. d3",
        Status::Damaged,
        "e2e4 e7e5 g1f3 f1c4 d7d6",
        &[],
        &["Zz9", "foo", "d3"],
    );
    // Prose is none.
    let text = "1. e4 hello e5 2. White resigns";
    check(text, Status::Read, "e2e4 e7e5", &[], &["hello", "White"]);
}

#[test]
fn comments_that_hide_something_are_named() {
    check(
        "1. P-K4, P-K4; 2. Kt-KB3, Kt-QB3; 3. B-Kt5",
        Status::Damaged,
        "e2e4 e7e5",
        &[],
        &[",", "; 2. Kt-KB3, Kt-QB3; 3. B-Kt5"],
    );
    let text = "1. e4 e5 ; 2. Nf3 is usual\n2. f4";
    check(text, Status::Read, "e2e4 e7e5 f2f4", &[], &[]);
    let text = "1. e4 {a {b} c} e5";
    check(text, Status::Read, "e2e4 e7e5", &[], &["{a {b} c}"]);
}

/// A game in English with the letter of one piece exchanged for another's, so that nothing of
/// that kind may go there; where the slip stands in the text.
fn slip(moves: &[Move], at: usize, letter: char) -> Option<(String, usize)> {
    let mut position = Position::initial();
    let mut text = String::new();
    let mut slip = None;
    for (nth, &mv) in moves.iter().enumerate() {
        if nth % 2 == 0 {
            text += &format!("{}. ", nth / 2 + 1);
        }
        let written = write(&position, mv, Language::english(), &Style::PGN).to_string();
        if nth == at {
            let role = Role::from_letter(letter)?;
            let mut legal = position.legal_moves().into_iter();
            let possible = legal.any(|it| it.role() == role && it.to() == mv.to());
            let piece = written.starts_with(['K', 'Q', 'R', 'B', 'N']);
            if possible || !piece {
                return None;
            }
            slip = Some(text.len());
            text += &format!("{letter}{} ", &written[1..]);
        } else {
            text += &format!("{written} ");
        }
        position.play(mv);
    }
    Some((text, slip?))
}

proptest! {
    // The same games in every run; more of them with PROPTEST_CASES.
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(2023),
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_slip_in_the_letter_of_a_piece_is_named(
        choices in prop::collection::vec(any::<Index>(), 20..100),
        at in any::<Index>(),
        letter in select(vec!['K', 'Q', 'R', 'B', 'N']),
    ) {
        let moves = random::game(&choices);
        let slipped = (0..moves.len()).map(|nth| (at.index(moves.len()) + nth) % moves.len());
        let found = slipped.into_iter().find_map(|at| slip(&moves, at, letter));
        prop_assume!(found.is_some());
        let (text, start) = found.unwrap();
        let score = read(&text);
        // Two readings may part a move earlier.
        let near = match score.status {
            Status::Ambiguous => 0..start + 1,
            Status::Read | Status::Damaged => start..start + 1,
        };
        let named = score.remarks.iter().any(|it| near.contains(&it.span.start));
        prop_assert_ne!(score.status, Status::Read, "{}", text);
        prop_assert!(named, "byte {start} of {text}: {:?}", score.remarks);
    }
}
