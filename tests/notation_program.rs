//! The program reads and translates scores.

use std::fs;

use arbitre::Streams;
use serde::Deserialize;
use serde_json::Value;
use tests::beside;

/// A run of the program: exit status, results, errors.
fn run(arguments: &[&str], input: impl Into<Vec<u8>>) -> (u8, String, String) {
    let mut streams = Streams::captured(input);
    let status = arbitre::run(["arbitre"].iter().chain(arguments), &mut streams);
    (status, streams.output(), streams.errors())
}

#[derive(Deserialize)]
struct Case {
    id: String,
    pgn_b64: String,
    expected_uci: String,
}

/// What a text in base 64 stands for.
fn decoded(text: &str) -> Vec<u8> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digit = |byte| DIGITS.iter().position(|&digit| digit == byte).unwrap() as u32;
    let bytes = text.trim_end_matches('=').as_bytes().chunks(4);
    bytes
        .flat_map(|four| {
            let bits = four.iter().fold(0, |bits, &byte| bits << 6 | digit(byte));
            let bits = bits << (6 * (4 - four.len()));
            let [_, one, two, three] = bits.to_be_bytes();
            [one, two, three].into_iter().take(four.len() - 1)
        })
        .collect()
}

/// Inputs that other readers stumble over, the language left open.
#[test]
fn each_case_is_read() {
    let Some(path) = beside("notation/pgn/cases.jsonl") else {
        return;
    };
    let text = fs::read_to_string(path).unwrap();
    let cases: Vec<Case> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(cases.len(), 83);
    for case in cases {
        let pgn = decoded(&case.pgn_b64);
        let (_, output, errors) = run(&["notation", "read", "--json"], pgn);
        let games: Vec<Value> = output
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(games.len(), 1, "{}: {errors}", case.id);
        assert_eq!(
            games[0]["uci"],
            case.expected_uci.as_str(),
            "{}: {}",
            case.id,
            games[0]
        );
        // Re2 Re7 is a French king, and a Finnish knight as well.
        let status = match case.id.as_str() {
            "lang-fr-king-vs-rook" => "ambiguous",
            _ => "read",
        };
        assert_eq!(games[0]["status"], status, "{}: {}", case.id, games[0]);
    }
}

fn json(arguments: &[&str], input: &str) -> Vec<Value> {
    let (_, output, errors) = run(arguments, input);
    assert_eq!(errors, "");
    output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn a_score_is_read_as_one_line_of_json() {
    let text = "[Round \"3.1\"]\n\n1. e4 e5 2. Cxf3 Cc6 *\n\n[White \"B\"]\n\n1. e3 h6 2. Re2 *\n";
    let games = json(&["notation", "read", "--json"], text);
    assert_eq!(games.len(), 2);

    assert_eq!(games[0]["game"], "3.1");
    assert_eq!(games[0]["language"], "fr");
    assert_eq!(games[0]["status"], "read");
    assert_eq!(games[0]["uci"], "e2e4 e7e5 g1f3 b8c6");
    assert_eq!(games[0]["readings"], Value::Null);
    let remark = &games[0]["diagnostics"][0];
    let start = text.find("Cxf3").unwrap();
    assert_eq!(remark["start"], start);
    assert_eq!(remark["end"], start + 4);
    assert_eq!(
        (&remark["line"], &remark["column"]),
        (&3.into(), &13.into())
    );
    assert_eq!(remark["text"], "Cxf3");
    assert_eq!(remark["expected"], "Cf3");
    assert_eq!(remark["done"], "repaired");

    assert_eq!(games[1]["game"], "2");
    assert_eq!(games[1]["status"], "ambiguous");
    assert_eq!(games[1]["readings"][0]["language"], "fr");
    assert_eq!(games[1]["readings"][0]["uci"], "e2e3 h7h6 e1e2");
    assert_eq!(games[1]["readings"][1]["language"], "fi");
    assert_eq!(games[1]["readings"][1]["uci"], "e2e3 h7h6 g1e2");
}

/// The words of a file that are remarked, each with its line and column, stand where they are said
/// to stand; no other word is like them.
#[track_caller]
fn stands(bytes: &[u8], words: &[(&str, u64, u64)]) {
    let (_, output, _) = run(&["notation", "read", "--json"], bytes);
    let games = output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    let found: Vec<(String, u64, u64)> = games
        .flat_map(|game: Value| game["diagnostics"].as_array().unwrap().clone())
        .map(|found| {
            let number = |name: &str| found[name].as_u64().unwrap();
            let (start, end) = (number("start") as usize, number("end") as usize);
            let text = String::from_utf8_lossy(&bytes[start..end]).into_owned();
            (text, number("line"), number("column"))
        })
        .collect();
    let found: Vec<(&str, u64, u64)> = found
        .iter()
        .map(|(text, line, column)| (text.as_str(), *line, *column))
        .collect();
    assert_eq!(found, words);
}

#[test]
fn remarks_tell_lines_columns_and_bytes_of_the_file() {
    let first = "[Event \"x\"]\n[Site \"?\"]\n\n1. e4 *\n\n";
    let second = "[Event \"y\"]\n\n1. e4 e5 2. foo Nf3 *\n";
    for prefix in ["", "a line of text\n\n"] {
        let lines = 8 + prefix.lines().count() as u64;
        let text = format!("{prefix}{first}{second}");
        let (_, output, _) = run(&["notation", "read", "--json"], text.as_str());
        assert!(
            output.contains(&format!("\"line\":{lines},\"column\":13,\"text\":\"foo\"")),
            "{output}"
        );
    }
    stands(format!("{first}{second}").as_bytes(), &[("foo", 8, 13)]);
    for line_end in ["\r", "\r\n"] {
        let text = format!("{first}{second}").replace('\n', line_end);
        stands(text.as_bytes(), &[("foo", 8, 13)]);
    }
    let latin = b"1. e4 {\xfcn\xef} e5 2. foo Nf3 *";
    stands(latin, &[("foo", 1, 19)]);
    stands("1. e4 {ünï} e5 2. foo Nf3 *".as_bytes(), &[("foo", 1, 19)]);
}

#[test]
fn a_start_that_is_none_is_told_where_it_stands() {
    let text = "[Event \"x\"]\n[FEN \"nonsense\"]\n\n1. e4 *\n";
    let games = json(&["notation", "read", "--json"], text);
    let found = &games[0]["diagnostics"][0];
    assert_eq!((&found["line"], &found["start"]), (&2.into(), &12.into()));
    let cause = found["cause"].as_str().unwrap();
    assert!(
        cause.starts_with("the tag FEN gives no position: "),
        "{cause}"
    );
    let (status, output, errors) = run(&["translate", "--to", "fr"], text);
    assert_eq!((status, output.as_str()), (1, text));
    assert!(
        errors.starts_with("game 1: line 2: the tag FEN"),
        "{errors}"
    );
}

#[test]
fn a_language_that_is_told_leaves_nothing_open() {
    let games = json(
        &["notation", "read", "--from", "fi", "--json"],
        "1. e3 h6 2. Re2",
    );
    assert_eq!(games[0]["status"], "read");
    assert_eq!(games[0]["uci"], "e2e3 h7h6 g1e2");
}

#[test]
fn an_illegal_move_is_named_and_stands() {
    let text = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Ke6 4. Qxf7 *";
    let games = json(&["notation", "read", "--json"], text);
    assert_eq!(games[0]["status"], "damaged");
    assert_eq!(games[0]["uci"], "e2e4 e7e5 f1c4 b8c6 d1h5 e8e6 h5f7");
    let cause = games[0]["diagnostics"][0]["cause"].as_str().unwrap();
    assert_eq!(cause, "an illegal move: a king does not go from e8 to e6");
}

#[test]
fn everything_but_the_moves_stays_as_it_is() {
    let text = "[Event \"x\"]\r\n\r\n1.e4 {Cf3 hier} e5  2. Cf3!? $14 (2. f4 ef:\r\n3. Cf3 ; note Cf3\r\n) 2... Cc6 1-0\r\n";
    let (status, output, errors) = run(&["translate", "--to", "de"], text);
    assert_eq!((status, errors.as_str()), (0, ""));
    assert_eq!(
        output,
        "[Event \"x\"]\r\n\r\n1.e4 {Cf3 hier} e5  2. Sf3!? $14 (2. f4 exf4\r\n3. Sf3 ; note Cf3\r\n) 2... Sc6 1-0\r\n"
    );
}

#[test]
fn a_score_with_two_readings_is_not_translated() {
    let text = "1. e3 h6 2. Re2 *";
    let (status, output, errors) = run(&["translate", "--to", "en"], text);
    assert_eq!((status, output.as_str()), (1, text));
    assert!(errors.starts_with("game 1: left as it is"), "{errors}");
}

#[test]
fn moves_of_a_variation_that_are_none_are_named() {
    let opening = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. d3 d6 6. Nc3 Bg4 7. h3 Bh5";
    for (variation, named) in [
        ("7... Ng7 8. Re1", "Ng7"),
        ("7... Qd4 8. Re1", "Qd4"),
        ("7... Cd4 8. Re1", "Cd4"),
    ] {
        let text = format!("{opening} ({variation}) *");
        let (status, _, errors) = run(&["translate", "--to", "fr"], text);
        assert_eq!(status, 1, "{variation}");
        let expected = format!("game 1: line 1, column 79: `{named}`: ");
        assert!(errors.starts_with(&expected), "{errors}");
    }
}

#[test]
fn styles_and_languages_are_chosen_by_name() {
    let translated = |arguments: &[&str]| {
        let arguments = [&["translate", "--from", "en"], arguments].concat();
        run(&arguments, "1. e4 e5 2. Nf3 O-O-O").1
    };
    assert_eq!(
        translated(&["--to", "en", "--style", "uci"]),
        "1. e2e4 e7e5 2. g1f3 O-O-O"
    );
    assert_eq!(
        translated(&["--to", "fr", "--style", "fide-1929"]),
        "1. e2—e4 e7—e5 2. Cg1—f3 O-O-O"
    );
    assert_eq!(
        translated(&["--to", "en", "--style", "descriptive"]),
        "1. P-K4 P-K4 2. Kt-KB3 O-O-O"
    );

    let (status, _, errors) = run(&["translate", "--to", "xx"], "");
    assert_eq!(status, 2);
    assert!(
        errors.contains("expected a language such as en, fr or sr-Cyrl, found \"xx\""),
        "{errors}"
    );
    let (status, _, errors) = run(&["translate", "--to", "en", "--style", "loud"], "");
    assert_eq!(status, 2);
    assert!(
        errors.contains("expected one of pgn, fide-1929"),
        "{errors}"
    );
    // German has no descriptive words of its own, and English ones would not be German.
    let descriptive = ["translate", "--to", "de", "--style", "descriptive"];
    let (status, output, errors) = run(&descriptive, "1. e4");
    assert_eq!((status, output.as_str()), (2, ""));
    assert!(errors.contains("expected en, fr or es"), "{errors}");
}

#[test]
fn the_languages_are_listed_with_their_sources() {
    let languages = json(&["notation", "list", "--json"], "");
    assert!(languages.len() >= 45, "{}", languages.len());
    for language in &languages {
        assert_ne!(language["source"], "");
    }
    assert_eq!(languages[1]["id"], "fr");
    let (status, output, _) = run(&["notation", "list"], "");
    assert_eq!(status, 0);
    assert!(output.contains("Кр/Р Ф Л С К п"), "{output}");
}

#[test]
fn letters_of_ones_own_are_read_from_a_file() {
    let file = std::env::temp_dir().join(format!("letters-{}.toml", std::process::id()));
    fs::write(
        &file,
        "[x-club]\nname = \"Our club\"\nletters = \"1 2 W Y X P\"\n",
    )
    .unwrap();
    let path = file.to_str().unwrap();
    let (status, _, errors) = run(&["notation", "read", "--letters", path], "1. e4");
    assert_eq!(status, 2);
    assert!(
        errors.contains("expected letters that do not begin as a square does"),
        "{errors}"
    );

    fs::write(
        &file,
        "[x-club]\nname = \"Our club\"\nletters = \"M G W Y X P\"\n",
    )
    .unwrap();
    let read = ["notation", "read", "--json", "--letters", path];
    let games = json(&read, "1. e4 e5 2. Xf3 Xc6 3. Yb5 a6");
    fs::remove_file(&file).unwrap();
    assert_eq!(games[0]["language"], "x-club");
    assert_eq!(games[0]["uci"], "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
}
