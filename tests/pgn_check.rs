//! What `arbitre pgn check` names, and where.

use std::fs;

use arbitre::Streams;

/// The seven tags, as the standard wants them.
const ROSTER: &str = "[Event \"x\"]\n[Site \"?\"]\n[Date \"1990.05.??\"]\n[Round \"1\"]\n\
    [White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n";

/// Exit status, results and errors of `check`.
fn run(arguments: &[&str], input: impl Into<Vec<u8>>) -> (u8, String, String) {
    let mut streams = Streams::captured(input);
    let arguments = ["arbitre", "pgn", "check"].iter().chain(arguments);
    let status = arbitre::run(arguments, &mut streams);
    (status, streams.output(), streams.errors())
}

/// A text in which these findings are named, without the name of the file.
#[track_caller]
fn check(mode: &str, text: &str, findings: &[&str]) {
    let (status, output, _) = run(&["--mode", mode], text);
    let found: Vec<&str> = output
        .lines()
        .map(|line| line.strip_prefix("-:").unwrap())
        .collect();
    assert_eq!(found, findings, "{text}");
    assert_eq!(status, u8::from(!findings.is_empty()), "{text}");
}

/// Moves in a game with the seven tags, in which all this is not as the export format has it; a
/// lenient reader says nothing, a strict one refuses the game for the first of it.
#[track_caller]
fn departs(moves: &str, findings: &[&str]) {
    let text = format!("{ROSTER}\n{moves} *\n");
    check("lenient", &text, &[]);
    check("forensic", &text, findings);
    check("strict", &text, findings.get(..1).unwrap_or_default());
    let (_, _, errors) = run(&["--mode", "strict"], text.as_str());
    let refused = match findings {
        [] => "0 findings, 0 games refused\n",
        _ => "1 finding, 1 game refused\n",
    };
    assert!(errors.ends_with(refused), "{errors}");
}

#[test]
fn moves_are_held_against_the_export_format() {
    for (moves, findings) in [
        (
            "1. e4 e5 2. Nf3 $1 2... Nc6 (2... d6 3. d4) 3. Bb5 a6",
            &[][..],
        ),
        (
            "1. Cf3",
            &["9:4: Cf3: not as the standard writes it, expected Nf3"],
        ),
        (
            "1. Ngf3",
            &["9:4: Ngf3: not as the standard writes it, expected Nf3"],
        ),
        (
            "1. e2e4",
            &["9:4: e2e4: not as the standard writes it, expected e4"],
        ),
        (
            "1. Pe4",
            &["9:4: Pe4: not as the standard writes it, expected e4"],
        ),
        (
            "1. e4 d5 2. ed5",
            &["9:13: ed5: not as the standard writes it, expected exd5"],
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0",
            &["9:35: 0-0: not as the standard writes it, expected O-O"],
        ),
        (
            "1. f3 e5 2. g4 Qh4",
            &["9:16: Qh4: not as the standard writes it, expected Qh4#"],
        ),
        (
            "1. e4! e5",
            &[
                "9:6: !: annotation as a sign, expected $1",
                "9:8: expected the number 1... here",
            ],
        ),
        ("1. e4 {best} e5", &["9:14: expected the number 1... here"]),
        ("1. e4 1... e5", &["9:7: 1...: expected no number here"]),
        ("1 e4 e5", &["9:1: 1: expected the number 1. here"]),
        ("e4 e5", &["9:1: expected the number 1. here"]),
        (
            "1. e4 e5 (1... c5 Nf3)",
            &["9:19: expected the number 2. here"],
        ),
        (
            "1.e4 e5",
            &["9:3: expected one blank or a line end before it"],
        ),
        (
            "1. e4  e5",
            &["9:8: expected one blank or a line end before it"],
        ),
        ("1. e4 e5 2.", &["9:10: 2.: expected no number here"]),
    ] {
        departs(moves, findings);
    }
}

#[test]
fn wrong_numbers_are_named_once() {
    let moves = "2. e4 e5 5. Nf3";
    let text = format!("{ROSTER}\n{moves} *\n");
    let findings = [
        "9:1: 2.: expected the number 1. here",
        "9:10: 5.: expected the number 2. here",
    ];
    check("forensic", &text, &findings);
}

#[test]
fn tags_and_lines_are_held_against_the_export_format() {
    let first = |text: &str, finding: &str| {
        check("lenient", text, &[]);
        check("strict", text, &[finding]);
        let (_, output, _) = run(&["--mode", "forensic"], text);
        assert!(output.starts_with(&format!("-:{finding}\n")), "{output}");
    };
    first(
        "1. e4 *\n",
        "1:1: tag Event of the seven tag roster is missing",
    );
    let with = |from: &str, to: &str| format!("{}\n1. e4 *\n", ROSTER.replace(from, to));
    first(
        &with("[Event", "[event"),
        "1:1: tag Event of the seven tag roster is missing",
    );
    let out_of_order =
        "tag out of order, expected the seven tag roster and then the others by name";
    first(
        &with(
            "[Site \"?\"]\n[Date \"1990.05.??\"]\n",
            "[Date \"1990.05.??\"]\n[Site \"?\"]\n",
        ),
        &format!("3:1: {out_of_order}"),
    );
    let more = |more: &str| with("[Result \"*\"]\n", &format!("[Result \"*\"]\n{more}\n"));
    first(
        &more("[ECO \"C20\"]\n[Annotator \"C\"]"),
        &format!("9:1: {out_of_order}"),
    );
    first(
        &with("1990.05.??", "1.2.1990"),
        "3:1: tag value, expected YYYY.MM.DD with ? for unknown digits",
    );
    first(
        &with("[Round \"1\"]", "[Round \"one\"]"),
        "4:1: tag value, expected numbers with points between, or - or ?",
    );
    for (tag, expected) in [
        ("[ECO \"F00\"]", "a code such as B22 or B22/03"),
        ("[Mode \"online\"]", "OTB, PM, EM, ICS or TC"),
        (
            "[Termination \"Normal\"]",
            "normal, time forfeit, adjudication, ... in small letters",
        ),
        ("[WhiteType \"engine\"]", "human or program"),
    ] {
        let finding = format!("8:1: tag value, expected {expected}");
        first(&more(tag), &finding);
    }
    for tag in [
        "[ECO \"B22/03\"]",
        "[Termination \"time forfeit\"]",
        "[WhiteType \"human\"]",
        "[Mode \"OTB\"]",
    ] {
        check("strict", &more(tag), &[]);
    }
    check("strict", &with("[Round \"1\"]", "[Round \"4.1.2\"]"), &[]);
    first(
        &more("[WhiteElo \"abc\"]"),
        "8:1: tag value, expected a number, or - without a rating",
    );
    first(
        &more("[TimeControl \"90 min\"]"),
        "8:1: tag value, expected fields such as 40/7200:3600, or ? or -",
    );
    first(
        &with("[Site \"?\"]", "[Site  \"?\"]"),
        "2:1: tag in another layout, expected [Site \"?\"]",
    );
    first(
        &with("\"x\"]\n", "\"x\"] "),
        "1:13: tag in another layout, expected [Site \"?\"]",
    );
    let long = more(&format!("[Annotator \"{}\"]", "x".repeat(300)));
    let (_, output, _) = run(&["--mode", "forensic"], long);
    let lines: Vec<&str> = output.lines().collect();
    let expected = [
        "-:8:1: tag value of 300 characters, expected at most 255",
        "-:8:1: line of 314 columns, expected at most 79",
    ];
    assert_eq!(lines, expected);
    let glued = format!("{ROSTER}1. e4 *\n");
    first(
        &glued,
        "8:1: expected one empty line between tags and moves",
    );
}

#[test]
fn illegal_moves_are_refused_in_strict_mode() {
    let text = format!("{ROSTER}\n1. e4 e5 2. Nd4 *\n");
    let (status, output, errors) = run(&["--mode", "strict"], text);
    assert_eq!(
        (status, output.as_str()),
        (1, "-:9:13: Nd4: no knight can go to d4\n")
    );
    assert_eq!(errors, "1 game, 3 half-moves, 1 finding, 1 game refused\n");
}

#[test]
fn wrong_signs_are_named_whatever_else_is_wrong() {
    let signs = [
        "1:4: e4+: a wrong sign of check, expected e4",
        "1:14: Nxf3: a wrong capture sign, expected Nf3",
    ];
    check("lenient", "1. e4+ e5 2. Nxf3 Nc6 3. Bb5 a6 *", &signs);
    check("lenient", "1. f3 e5 2. g4 Qh4+ 0-1", &[]);
    check(
        "lenient",
        "1. e4 e5 2. Qh5# *",
        &["1:13: Qh5#: a wrong sign of check, expected Qh5"],
    );
}

#[test]
fn a_word_is_no_part_of_the_move_before_it() {
    let word = "expected a move, a number, an annotation or the result";
    let stray = |place: &str, text: &str| format!("{place}: {text}: word that is no move, {word}");
    check("lenient", "1. e4 e5 %y 2. Nf3 *", &[&stray("1:10", "%y")]);
    let text = "1. e4 e5 2. Nf3 d6 (2... d6 is the Philidor) *";
    let words = [
        stray("1:29", "is"),
        stray("1:32", "the"),
        stray("1:36", "Philidor"),
    ];
    check("lenient", text, &words.each_ref().map(String::as_str));
    // What was torn off a move is its part.
    let apart = "1:17: ch: part of a move stands apart from it";
    check("lenient", "1. e4 f5 2. Qh5 ch g6 *", &[apart]);
}

#[test]
fn annotations_without_a_number_and_beyond_any_are_told_apart() {
    check("lenient", "1. e4 $ e5 *", &["1:7: $ without a number"]);
    let huge = "1. e4 $99999999999999999999999 e5 *";
    check(
        "lenient",
        huge,
        &["1:7: numeric annotation above 4294967295"],
    );
}

#[test]
fn annotations_above_those_of_the_standard_are_named() {
    check("lenient", "1. e4 $255 e5 $140 *", &[]);
    for number in ["$256", "$0300", "$1999", "$4294967295"] {
        let above = ["1:7: numeric annotation above 255"];
        check("lenient", &format!("1. e4 {number} e5 *"), &above);
    }
}

#[test]
fn days_and_times_that_there_are_not_are_named() {
    for (tag, what) in [
        ("[Date \"2023.13.45\"]", "day"),
        ("[EventDate \"1900.02.29\"]", "day"),
        ("[UTCDate \"????.04.31\"]", "day"),
        ("[UTCTime \"24:00:00\"]", "time"),
        ("[Time \"12:60:00\"]", "time"),
    ] {
        let finding = format!("1:1: {tag}: there is no such {what}");
        check("lenient", &format!("{tag}\n\n1. e4 *"), &[&finding]);
    }
    for tag in [
        "[Date \"2000.02.29\"]",
        "[Date \"2023.??.31\"]",
        "[Date \"May 1851\"]",
        "[Time \"23:59:??\"]",
        "[Time \"noon\"]",
    ] {
        check("lenient", &format!("{tag}\n\n1. e4 *"), &[]);
    }
}

#[test]
fn control_characters_in_tag_values_are_named() {
    let long = "x".repeat(90);
    for (value, column) in [("a\tb", 10), ("\0", 9), ("a\u{7f}\\\"", 10)] {
        let finding = format!("1:{column}: control character in a tag value");
        check(
            "lenient",
            &format!("[Event \"{value}\"]\n\n1. e4 *"),
            &[&finding],
        );
    }
    let finding = "1:99: control character in a tag value";
    let text = format!("[Event \"{long}\t{long}\"]\n\n1. e4 *");
    check("lenient", &text, &[finding]);
}

#[test]
fn tag_names_that_are_none_are_named() {
    for name in ["White:Title", "Événement", "White-Elo"] {
        let tag = format!("[{name} \"x\"]\n\n1. e4 *\n\n");
        let named =
            |line| format!("{line}:2: tag name with other signs than letters, digits and _");
        check("lenient", &tag.repeat(2), &[&named(1), &named(5)]);
    }
    check("lenient", "[White_Elo \"x\"]\n[ECO2 \"x\"]\n\n1. e4 *", &[]);
    // No reader looks for these.
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for (tag, expected) in [
        (format!("[Fen \"{fen}\"]"), "FEN"),
        ("[Setup \"0\"]".to_owned(), "SetUp"),
        ("[variant \"Atomic\"]".to_owned(), "Variant"),
    ] {
        let named = format!("1:1: {tag}: tag name in other letters, expected {expected}");
        check("lenient", &format!("{tag}\n\n1. e4 *"), &[&named]);
    }
}

/// What of a FEN can be overlooked is named, and the game is played.
#[test]
fn start_positions_are_read_as_people_write_them() {
    for (fen, named) in [
        (
            "4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1",
            "underscores in place of spaces",
        ),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w – – 0 1",
            "a longer dash in place of -",
        ),
        (
            "4k3/8/8/8/8/8/4P3/4K2Q~ w - - 0 1",
            "a mark of promotion, passed over",
        ),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1;",
            "something after the last field",
        ),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w K - 0 1",
            "no right to castle with h1: no rook of that side stands there",
        ),
    ] {
        let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. e4 *");
        check("lenient", &text, &[&format!("2:1: tag FEN: {named}")]);
    }
}

#[test]
fn half_a_pair_of_utf_16_is_named() {
    let units = |text: &str| text.encode_utf16().collect::<Vec<u16>>();
    let text = [
        units("\u{feff}[White \"a"),
        vec![0xD83D],
        units("b\"]\n\n1. e4 {\u{1F600}} *"),
    ];
    let bytes: Vec<u8> = text
        .concat()
        .into_iter()
        .flat_map(u16::to_be_bytes)
        .collect();
    let (status, output, _) = run(&[], bytes);
    let named = "-:1:2: half of a UTF-16 pair, read as Windows-1252\n";
    assert_eq!((status, output.as_str()), (1, named));
}

#[test]
fn control_characters_are_shown_as_numbers() {
    let text = "1. e4 \u{1b}[2Jfoo e5 *";
    let (_, output, _) = run(&[], text);
    assert!(
        output.starts_with("-:1:7: \\u{1b}: unexpected character\n"),
        "{output}"
    );
    assert!(!output.contains('\u{1b}'));
}

#[test]
fn findings_have_their_bytes() {
    let bytes = b"[Event \"\xfc\"]\n\n1. e4+ e5 2. foo Nd4 e.p. *";
    let (_, output, _) = run(&["--json"], &bytes[..]);
    let found: Vec<String> = output
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .map(|finding| {
            let byte = |name: &str| finding[name].as_u64().unwrap() as usize;
            String::from_utf8_lossy(&bytes[byte("offset")..byte("end")]).into_owned()
        })
        .collect();
    assert_eq!(found, ["e4+", "foo", "Nd4 e.p.", "e.p."]);
}

#[test]
fn an_unreadable_start_is_told_once_where_it_stands() {
    let text = "[Event \"x\"]\n[SetUp \"1\"]\n[FEN \"nonsense\"]\n\n1. e4 *\n";
    let (_, output, _) = run(&[], text);
    assert_eq!(output.lines().count(), 1, "{output}");
    assert!(
        output.starts_with("-:3:1: the tag FEN cannot be read: "),
        "{output}"
    );
}

#[test]
fn files_of_positions_are_read_line_by_line() {
    let path = std::env::temp_dir().join(format!("arbitre-check-{}.epd", std::process::id()));
    let lines = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O Rh8+; id \"castle\";\n\n\
        4k3/8/8/8/8/8/8/4K2R w K - bm Rh9;\n\
        4k3/8/8/8/8/8/8/4K2R w K - bm e1g1; id two\n";
    fs::write(&path, lines).unwrap();
    let name = path.display().to_string();
    let (status, output, errors) = run(&[&name], "");
    let found: Vec<&str> = output
        .lines()
        .map(|line| line.strip_prefix(&format!("{name}:")).unwrap())
        .collect();
    assert_eq!(status, 1);
    assert_eq!(found.len(), 4, "{output}");
    assert!(found[0].starts_with("3:31: Rh9: "), "{output}");
    assert!(
        found[1].starts_with("4:31: e1g1: ") && found[1].contains("O-O"),
        "{output}"
    );
    assert_eq!(errors, "3 positions, 4 findings, 0 positions refused\n");
    let (_, _, errors) = run(&["--mode", "strict", &name], "");
    assert_eq!(errors, "3 positions, 2 findings, 2 positions refused\n");
    let mut streams = Streams::captured("");
    assert_eq!(
        arbitre::run(["arbitre", "pgn", "stat", &name], &mut streams),
        2
    );
    assert!(streams.errors().contains("holds positions, and no games"));
    fs::remove_file(path).unwrap();
}
