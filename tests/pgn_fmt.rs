//! What `arbitre pgn fmt` cannot write anew is kept as it stands, or named: nothing is lost in
//! silence and nothing is guessed.

use arbitre::Streams;

/// A game up to Black's seventh move.
const OPENING: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. d3 d6 6. Nc3 Bg4 7. h3 Bh5";

/// Exit status, movetext on one line, and errors of `fmt`.
fn fmt(input: &str) -> (u8, String, String) {
    let mut streams = Streams::captured(input);
    let status = arbitre::run(["arbitre", "pgn", "fmt"], &mut streams);
    let output = streams.output();
    let movetext = output.split("\n\n").nth(1).unwrap_or_default();
    (status, movetext.replace('\n', " "), streams.errors())
}

/// Movetext that is written so, with these remarks; where there are any, the exit status is 1.
#[track_caller]
fn check(input: &str, movetext: &str, remarks: &[&str]) {
    let (status, found, errors) = fmt(input);
    let errors: Vec<&str> = errors.lines().collect();
    assert_eq!(
        (found.as_str(), errors.as_slice()),
        (movetext, remarks),
        "{input}"
    );
    assert_eq!(status, u8::from(!remarks.is_empty()), "{input}");
}

/// Movetext whose export is read and exported as it stands.
#[track_caller]
fn check_fixed_point(input: &str, movetext: &str) {
    for text in [input, movetext] {
        let (_, found, errors) = fmt(&format!("[Event \"x\"]\n[Result \"*\"]\n\n{text}\n"));
        assert_eq!(found, movetext, "{text}: {errors}");
    }
}

#[test]
fn a_percent_sign_at_the_start_of_the_movetext_makes_no_escape_line() {
    for text in [" % 1. e4 e5 2. Qa5 Nc6 *", " %Qa5 e4 *"] {
        check_fixed_point(text, text);
    }
}

#[test]
fn a_word_in_a_bracket_swallows_no_parenthesis() {
    let written = "1. d4 (1. c4 Qa5 [5 ) 1... d5 *";
    check_fixed_point("1. d4 (1. c4 Qa5 [5 ) d5 *", written);
    check_fixed_point(written, written);
}

/// The parts of a move are joined, whatever blank stands between.
#[test]
fn a_line_end_within_a_move_parts_it_like_a_blank() {
    for (moves, written) in [
        (
            "1. e4 d5 2. exd5 Nf6 3. d4 B{}g4 *",
            "1. e4 d5 2. exd5 Nf6 3. d4 Bg4 *",
        ),
        ("1. d4 d5 2. c4 Q{}xd7 *", "1. d4 d5 2. c4 Q xd7 *"),
        (
            "1. d4 d5 2. Qd3 Nc6 3. Q{}xh7 R{}xh7 *",
            "1. d4 d5 2. Qd3 Nc6 3. Qxh7 Rxh7 *",
        ),
    ] {
        for blank in [" ", "\t", "\n", "\r\n", "\n\n"] {
            check_fixed_point(&moves.replace("{}", blank), written);
        }
    }
}

#[test]
fn variations_are_numbered_like_the_game_around_them() {
    check_fixed_point("2. Nf3 Nc6 (2... d6) *", "1. Nf3 Nc6 (1... d6) *");
    let written = "1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 (2... d6) *";
    check_fixed_point("7. e4 e5 8. Nf3 (8. f4 exf4) 8... Nc6 (8... d6) *", written);
    // White's move in the stead of Black's.
    let written = "1. e4 e5 (4. d4) 2. Nf3 *";
    let (_, found, _) = fmt("3. e4 e5 (4. d4) 4. Nf3 *");
    assert_eq!(found, written);
}

/// Of two captures the descriptive notation tells the one by its square, in parentheses.
#[test]
fn the_square_of_a_descriptive_capture_is_no_variation() {
    let fen = "[SetUp \"1\"]\n[FEN \"4k3/8/8/1p6/2P5/1p6/2P5/4K3 w - - 0 1\"]";
    for (capture, written) in [("PxP(QKt5)", "cxb5"), ("PxP(QKt3)", "cxb3")] {
        let game = format!("{fen}\n\n1. {capture} K-Q2 *\n");
        check(&game, &format!("1. {written} Kd7 *"), &[]);
    }
}

#[test]
fn a_variation_that_cannot_be_played_stands_as_it_is_written() {
    for variation in [
        // Two readings: a French knight, a Finnish queen.
        "7... Cd4 8. Re1",
        // Illegal, and unreadable.
        "7... Qd4 8. Re1",
        "7... Ng7 8. Re1",
        "7... Zz9 (7... a6 8. a3) 8. Re1",
    ] {
        let text = format!("{OPENING} ({variation}) *");
        let kept =
            ["-:1: game 1: the variation at 1:73 cannot be played, and stands as it is written"];
        check(&text, &text, &kept);
    }
    // White's move in the stead of Black's.
    let text = "1. e4 e5 ( 2. d4 ) 2. Nf3 *";
    let kept = ["-:1: game 1: the variation at 1:10 cannot be played, and stands as it is written"];
    check(text, "1. e4 e5 (2. d4) 2. Nf3 *", &kept);
    // What stands around it is written anew.
    let text = "1. e2-e4 e5 (1... Nf3 2. d2-d4) (1... c7-c5) 2. Ng1-f3 *";
    let kept = ["-:1: game 1: the variation at 1:13 cannot be played, and stands as it is written"];
    check(
        text,
        "1. e4 e5 (1... Nf3 2. d2-d4) (1... c5) 2. Nf3 *",
        &kept,
    );
}

#[test]
fn a_game_with_two_readings_stands_as_it_is_written() {
    // A Hungarian knight, or a Polish queen.
    let text = "1. e3 h6 2. Hf3 d5 *";
    let (status, movetext, errors) = fmt(text);
    assert_eq!((status, movetext.as_str()), (1, text));
    assert!(
        errors.contains("several readings") && errors.contains("hu"),
        "{errors}"
    );
}

#[test]
fn a_game_without_a_position_to_start_from_stands_as_it_is_written() {
    let moves = "1.Nf3/H d5 {odd} (1...c5;sharp\n) 2. c4!? *";
    let written = "1. Nf3/H d5 {odd} (1... c5 {sharp}) 2. c4 $5 *";
    let why = "-:1: game 1: its moves cannot be played, and stand as they are written: the tag FEN";
    for (fen, reason) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQkq - 0 1",
            "cannot be read: expected a man's letter (PNBRQK or pnbrqk), a digit 1 to 8 or /, at byte 43",
        ),
        (
            "r7/8/8/8/8/8/5PPP/6K1 b - - 0 1",
            "gives no position: black has no king",
        ),
    ] {
        let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves}");
        check(&text, written, &[&format!("{why} {reason}")]);
        let mut streams = Streams::captured(text);
        arbitre::run(["arbitre", "pgn", "fmt"], &mut streams);
        let tags = format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n");
        assert!(streams.output().contains(&tags), "{}", streams.output());
    }
}

/// A third check wins there, and is written as mate.
#[test]
fn moves_of_another_variant_stand_as_they_are_written() {
    let moves = "1. e4 f6 2. Qh5+ g6 3. Qxg6# 1-0";
    let why = "-:1: game 1: its moves are those of another variant (Three-check), and stand as they are written";
    check(
        &format!("[Variant \"Three-check\"]\n\n{moves}"),
        moves,
        &[why],
    );
    for variant in ["Standard", "From Position", "chess 960", "Regular"] {
        check(
            &format!("[Variant \"{variant}\"]\n\n{moves}"),
            "1. e4 f6 2. Qh5+ g6 3. Qxg6+ 1-0",
            &[],
        );
    }
}

#[test]
fn comments_around_games_are_kept_or_named() {
    let tags = "[Event \"x\"]\n\n";
    let text = format!("{{first}}\n{tags}1. e4 e5 *\n\n{{between}}\n{tags}1. d4 *\n");
    let (status, movetext, errors) = fmt(&text);
    assert_eq!(
        (status, movetext.as_str(), errors.as_str()),
        (0, "{first} 1. e4 e5 *", "")
    );
    let mut streams = Streams::captured(text.as_str());
    arbitre::run(["arbitre", "pgn", "fmt"], &mut streams);
    assert!(streams.output().ends_with("{between} 1. d4 *\n\n"));
    let last = ["-: left out, since it belongs to no game: {last}"];
    check("1. e4 *\n\n{last}\n", "1. e4 *", &last);
}

#[test]
fn what_is_left_out_is_named() {
    for (text, movetext, remarks) in [
        // A line end behind a game without a termination marker is nothing.
        ("[Event \"x\"]\n\n1. e4 e5\n", "1. e4 e5 *", &[][..]),
        (
            "[Event \"x\"]\n[Event \"y\"]\n\n1. e4 *",
            "1. e4 *",
            &["-:1: game 1: left out, since the tag stands before it: [Event \"y\"]"],
        ),
        (
            "1. e4\n%draw here\ne5 *",
            "1. e4 e5 *",
            &["-:1: game 1: left out, since it is an escape line: %draw here"],
        ),
        (
            "[Result \"1-0\"]\n\n1. e4 e5 0-1",
            "1. e4 e5 0-1",
            &["-:1: game 1: the tag Result says 1-0, and 0-1 is written"],
        ),
        ("[Result \"1:0\"]\n\n1. e4 e5 1-0", "1. e4 e5 1-0", &[]),
        ("[Result \"?\"]\n\n1. e4 e5 1-0", "1. e4 e5 1-0", &[]),
        (
            "[Event \"a\tb\0\"]\n\n1. e4 *",
            "1. e4 *",
            &["-:1: game 1: a control character is written as a space in [Event \"a b\\u{0}\"]"],
        ),
        (
            "[SetUp \"1\"]\n\n1. e4 *",
            "1. e4 *",
            &["-:1: game 1: the tag SetUp says 1, and there is no tag FEN"],
        ),
        (
            "[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *",
            "1. e4 *",
            &["-:1: game 1: the tag SetUp says 0, and 1 is written since there is a tag FEN"],
        ),
        ("[SetUp \"0\"]\n\n1. e4 *", "1. e4 *", &[]),
        // A word that is no part of the move before it leaves that alone.
        (
            "1. e4 <x> e5 *",
            "1. e4 e5 *",
            &["-:1: game 1: left out, since it has no meaning: <x>"],
        ),
        (
            "1. e4 e5 2. Nf3 d6 (2... d6 is solid) *",
            "1. e4 e5 2. Nf3 d6 (2... d6) *",
            &[
                "-:1: game 1: left out, since it has no meaning: is",
                "-:1: game 1: left out, since it has no meaning: solid",
            ],
        ),
        // No terminal obeys the text of a game.
        (
            "1. e4 \u{1b}[2Jfoo e5 *",
            "1. e4 e5 *",
            &[
                "-:1: game 1: left out, since it has no meaning: \\u{1b}",
                "-:1: game 1: left out, since it has no meaning: [2Jfoo",
            ],
        ),
        // What stands behind the result can be of no other game.
        (
            "1. e4 e5 * (1... c5 2. Nf3) $14 {good} (1... e6 (1... d5)\n) ! ;end\n",
            "1. e4 e5 (1... c5 2. Nf3) $14 {good} (1... e6 (1... d5)) $1 {end} *",
            &[],
        ),
        (
            "1. e4 1-0 (1. d4 1-0)",
            "1. e4 (1. d4) 1-0",
            &["-:1: game 1: left out, since it has no meaning: 1-0"],
        ),
        ("1. e4 e5 2. -- d5 *", "1. e4 e5 2. -- d5 *", &[]),
    ] {
        check(text, movetext, remarks);
    }
}

/// Only a comment to the end of a line can hold a closing brace; no line is too long for all that.
#[test]
fn a_comment_with_braces_is_kept_in_lines_that_are_short_enough() {
    let output = |text: &str| {
        let mut streams = Streams::captured(text);
        let status = arbitre::run(["arbitre", "pgn", "fmt"], &mut streams);
        assert_eq!((status, streams.errors().as_str()), (0, ""));
        streams.output().split_once("\n\n").unwrap().1.to_owned()
    };
    let brief = "1. e4 ; the set {e4, d4}\ne5 *";
    assert_eq!(output(brief), "1. e4 ; the set {e4, d4}\n1... e5 *\n\n");
    let words = "many words to fill a line ".repeat(4);
    let long = output(&format!("1. e4 ;{words}a}} b}} {words}\n e5 *"));
    assert!(long.lines().all(|line| line.len() < 80), "{long}");
    let words = words.trim_end();
    let joined = long.replace('\n', " ");
    assert_eq!(
        joined.trim_end(),
        format!("1. e4 {{{words}}} ;a}} ;b}} {{{words}}} 1... e5 *")
    );
    assert_eq!(output(&long), long);
}

/// A variation behind a result is of that game only if it is closed before an empty line.
#[test]
fn nothing_behind_a_result_hides_the_next_game() {
    for (text, games) in [
        ("1. e4 * (1. d4 d5)\n\n1. c4 *", 2),
        ("1. e4 *\n(1. d4 d5)\n1. c4 *", 2),
        ("1. e4 *\n\n(1. d4 d5)", 2),
        ("1. e4 * (1. d4 d5\n\n1. c4) *", 2),
        ("1. e4 * ({)\n\n1. c4 *", 2),
        ("1. e4 * (1. d4 d5\n\n[Event \"x\"]\n\n1. c4) *", 3),
    ] {
        let mut reader = arbitre_pgn::Reader::new(text.as_bytes());
        let found = reader.games().map(Result::unwrap).count();
        assert_eq!(found, games, "{text}");
    }
}

#[test]
fn a_word_longer_than_any_symbol_is_left_out() {
    for word in ["x".repeat(256), "e4".repeat(50_000)] {
        let (status, movetext, errors) = fmt(&format!("1. e4 {word} e5 *"));
        assert_eq!((status, movetext.as_str()), (1, "1. e4 e5 *"));
        assert!(
            errors.contains(&format!("meaning: {}", &word[..150])),
            "{errors}"
        );
        assert!(errors.len() < 400, "{} bytes", errors.len());
    }
}

#[test]
fn positions_are_written_line_by_line() {
    let path = std::env::temp_dir().join(format!("arbitre-fmt-{}.epd", std::process::id()));
    let lines = "4k3/8/8/8/8/8/8/4K2R w K - id two; bm e1g1\n\n\
        4k3/8/8/8/8/8/8/4K2R w K - bm Rh9;\n\
        4k3/8/8/8/8/8/8/4K2R w K - 0 1\n\
        4k3/8/8/8/8/8/8/4K2R[Qq] w K - 0 1\n";
    std::fs::write(&path, lines).unwrap();
    let name = path.display().to_string();
    let mut streams = Streams::captured("");
    let status = arbitre::run(["arbitre", "pgn", "fmt", &name], &mut streams);
    std::fs::remove_file(path).unwrap();
    let written = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"two\";\n\
        4k3/8/8/8/8/8/8/4K2R w K - bm Rh9;\n\
        4k3/8/8/8/8/8/8/4K2R w K - 0 1\n\
        4k3/8/8/8/8/8/8/4K2R[Qq] w K - 0 1\n";
    assert_eq!((status, streams.output().as_str()), (1, written));
    let left = format!("{name}:3: position 2: left as it is: ");
    assert!(streams.errors().starts_with(&left), "{}", streams.errors());
    assert_eq!(streams.errors().lines().count(), 2);
}

/// A line too long to be a position is refused by its number, and nothing of it is written.
#[test]
fn a_line_of_positions_is_never_cut() {
    let path = std::env::temp_dir().join(format!("arbitre-long-{}.epd", std::process::id()));
    let line = format!("8/8/8/8/8/8/8/K1k5 w - - c0 \"{}\";\n", "x".repeat(1 << 16));
    std::fs::write(&path, line).unwrap();
    let mut streams = Streams::captured("");
    let status = arbitre::run(
        ["arbitre", "pgn", "fmt", path.to_str().unwrap()],
        &mut streams,
    );
    std::fs::remove_file(&path).unwrap();
    assert_eq!((status, streams.output().as_str()), (2, ""));
    let errors = streams.errors();
    assert!(
        errors.contains(".epd:1: a line of more than 65536 bytes, expected a position"),
        "{errors}"
    );
}
