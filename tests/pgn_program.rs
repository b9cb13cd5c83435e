//! The program checks, rewrites, counts, chooses and splits game files.

use std::fs;

use arbitre::Streams;

/// A run of the program: exit status, results, errors.
fn run(arguments: &[&str], input: impl Into<Vec<u8>>) -> (u8, String, String) {
    let mut streams = Streams::captured(input);
    let arguments = ["arbitre", "pgn"].iter().chain(arguments);
    let status = arbitre::run(arguments, &mut streams);
    (status, streams.output(), streams.errors())
}

const GAMES: &str = "\
[Event \"Immortal game\"]
[White \"Anderssen, Adolf\"]
[Black \"Kieseritzky, Lionel\"]
[Result \"1-0\"]

1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 1-0

[Event \"Opera game\"]
[White \"Morphy, Paul\"]
[Black \"Duke Karl\"]
[Result \"1-0\"]

1.e4 e5 2.Nf3 d6 {Philidor's defence} 3.d4 Bg4 4.dxe5 Bxf3 1-0

[Event \"Opera game again\"]
[White \"Morphy, P.\"]
[Result \"1-0\"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 1-0
";

#[test]
fn check_names_place_and_trouble() {
    let (status, output, errors) = run(&["check"], GAMES);
    assert_eq!((status, output.as_str()), (0, ""));
    assert_eq!(
        errors,
        "3 games, 22 half-moves, 0 findings, 0 games refused\n"
    );

    let (status, output, _) = run(&["check"], "[Event \"x]\n\n1. e4 e5 2. Nd4 *\n");
    assert_eq!(status, 1);
    let lines: Vec<_> = output.lines().collect();
    let unclosed = "-:1:8: tag value without a closing quote, ended at the end of the line";
    assert_eq!(lines[0], unclosed);
    assert_eq!(lines[1], "-:3:13: Nd4: no knight can go to d4");

    let (status, output, _) = run(&["check", "--json"], "[Event \"x\"]\n\n1. e4 (1. d4\n");
    assert_eq!(status, 1);
    let kinds: Vec<String> = output
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .map(|finding| finding["kind"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(kinds, ["unclosed-variation", "no-result"]);
}

#[test]
fn one_bad_game_never_hides_the_next() {
    let roster = "[Event \"x\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
        [White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n";
    let text = format!("{roster}1. e4 {{never closed\n\n{roster}1. e4 e5 *\n");
    let (status, output, errors) = run(&["check", "--mode", "strict"], text);
    assert_eq!(status, 1);
    assert_eq!(output, "-:9:7: comment without a closing brace\n");
    assert_eq!(errors, "2 games, 3 half-moves, 1 finding, 1 game refused\n");
}

#[test]
fn a_marker_before_an_empty_line_ends_its_game() {
    let games = |text: &str| run(&["stat", "--json"], text).1;
    for marker in ["*", "1-0", "1/2-1/2", "0.5-0.5", "½-½"] {
        let text = format!("1. d4 (1. c4 (1. a4 {marker}\n\n1. e4 e5 *");
        assert!(games(&text).starts_with("{\"games\":2,"), "{marker}");
        let text = format!("1. d4 (1. c4 {marker})\n\n1... d5 *");
        assert!(games(&text).starts_with("{\"games\":1,"), "{marker}");
    }
}

#[test]
fn an_asterisk_within_a_move_ends_no_game() {
    for text in [
        "1. e4 e5 2. Nf3 Nc6 3. N*e5 N*e5 *",
        "1. e4 d5 2. e4*d5 Q*d5*",
    ] {
        let (status, output, errors) = run(&["check"], text);
        assert_eq!((status, output.as_str()), (0, ""), "{text}");
        assert!(errors.starts_with("1 game, "), "{errors}");
    }
    // Glued to a move or to the next game, it is the termination marker.
    for text in [
        "1. e4 e5*\n\n1. d4 *",
        "1. e4 e5*1. d4 d5*",
        "1. e4 e5 1-01. d4 d5 0-1",
        "1. e4 e5 1/2-1/21. d4 d5*",
    ] {
        let (_, _, errors) = run(&["check"], text);
        assert!(errors.starts_with("2 games, "), "{text}: {errors}");
    }
}

#[test]
fn zeros_are_castling_where_the_board_allows_it() {
    let tags = "[Event \"x\"]\n[Result \"0-0\"]\n\n";
    let ending = |moves: &str| {
        let (_, output, _) = run(&["fmt"], format!("{tags}{moves}"));
        assert!(output.contains("[Result \"0-0\"]"), "{output}");
        output.trim_end().lines().last().unwrap().to_owned()
    };
    let open = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5";
    assert_eq!(
        ending(&format!("{open} 4. 0-0")),
        format!("{open} 4. O-O *")
    );
    assert_eq!(
        ending(&format!("{open} 4. d3 0-0")),
        format!("{open} 4. d3 *")
    );
    assert_eq!(ending("1. e4 e5 0-0"), "1. e4 e5 *");
    assert_eq!(
        ending(&format!("{open} 4. 0-0 0-0")),
        format!("{open} 4. O-O *")
    );
    let (_, output, _) = run(&["check"], format!("{tags}1. e4 e5 0-0"));
    let form =
        "-:4:10: 0-0: termination marker in an unusual form, expected 1-0, 0-1, 1/2-1/2 or *\n";
    assert_eq!(output, form);
    let (_, output, _) = run(
        &["extract", "--count", "--result", "0-0"],
        format!("{tags}1. e4 0-0"),
    );
    assert_eq!(output, "1\n");
}

#[test]
fn fmt_writes_the_export_format() {
    let input = "[White \"A\"]\n1.e4!e5 2 Ng1-f3 1/2";
    let (status, output, _) = run(&["fmt"], input);
    assert_eq!(status, 0);
    let expected = "\
[Event \"?\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"A\"]
[Black \"?\"]
[Result \"1/2-1/2\"]

1. e4 $1 1... e5 2. Nf3 1/2-1/2

";
    assert_eq!(output, expected);
    assert_eq!(run(&["fmt", "--check"], input).0, 1);
    assert_eq!(run(&["fmt", "--check"], expected).0, 0);
    let french = run(&["fmt", "--reduced", "--to", "fr"], input).1;
    assert!(french.contains("1. e4 e5 2. Cf3 1/2-1/2"), "{french}");
}

#[test]
fn stat_counts() {
    let (_, output, _) = run(&["stat", "--json"], GAMES);
    let counts: serde_json::Value = serde_json::from_str(&output).unwrap();
    assert_eq!(counts["games"], 3);
    assert_eq!(counts["half_moves"], 22);
    assert_eq!(counts["results"]["1-0"], 3);
    assert_eq!(counts["openings"]["C41 Philidor Defence"], 2);
}

#[test]
fn extract_chooses() {
    let count = |arguments: &[&str]| {
        let arguments = [&["extract", "--count"], arguments].concat();
        run(&arguments, GAMES).1.trim().to_owned()
    };
    assert_eq!(count(&["--tag", "White~morphy"]), "2");
    assert_eq!(count(&["--tag", "White~morphy", "--unique"]), "1");
    let knight = "*/*/*/*/4P3/5N2/*/* b KQkq - 1 2";
    assert_eq!(count(&["--position", knight]), "2");
    assert_eq!(count(&["--position", "*/*/*/*/4P3/5N2/*/* b - -"]), "0");
    assert_eq!(count(&["--result", "0-1"]), "0");
    assert_eq!(count(&["--max", "6"]), "1");
    assert_eq!(count(&["--position", "*/*/*/*/*q/*/*/* w"]), "1");
    // White has lost a knight, Black a pawn.
    let men = "KQRRBBNPPPPPPPPvKQRRBBNNPPPPPPP";
    assert_eq!(count(&["--material", men]), "2");
    assert_eq!(count(&["--tag", "White~morphy", "--invert"]), "1");
    let (_, output, _) = run(&["extract", "--tag", "Event=Opera game"], GAMES);
    assert!(
        output.contains("{Philidor's defence}"),
        "as it stands: {output}"
    );
    let (status, _, errors) = run(&["extract", "--position", "8/8"], GAMES);
    assert_eq!(status, 2);
    assert!(errors.contains("expected eight ranks"), "{errors}");
}

/// `~` asks for neither case nor accents, in the test or in the tag.
#[test]
fn extract_finds_names_without_their_accents() {
    let names = [
        "Légal",
        "Đurić, Stefan",
        "Łukasz",
        "Müller",
        "A\u{301}lvarez",
    ];
    for (name, asked) in names
        .iter()
        .zip(["~legal", "~DURIC", "~lukasz", "~muller", "~álvarez"])
    {
        let game = format!("[White \"{name}\"]\n\n1. e4 *\n");
        let (_, output, _) = run(
            &["extract", "--count", "--tag", &format!("White{asked}")],
            game,
        );
        assert_eq!(output, "1\n", "{name} {asked}");
    }
}

#[test]
fn extract_finds_positions_with_wildcards() {
    let count = |patterns: &[&str]| {
        let asked = patterns.iter().flat_map(|&pattern| ["--position", pattern]);
        let arguments: Vec<&str> = ["extract", "--count"].into_iter().chain(asked).collect();
        run(&arguments, GAMES).1.trim().to_owned()
    };
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    // The whole of a FEN, placement and turn.
    assert_eq!(count(&[start]), "3");
    assert_eq!(count(&[&format!("{start} b")]), "0");
    // White gives a gambit: the pawn on f4 meets pawns on both sides of the centre.
    assert_eq!(count(&["*/*/*/????p???/????PP??/*/*/* b"]), "1");
    // Any man on g4, and a man of Black on f3.
    assert_eq!(count(&["*/*/*/*/??????!?/*/*/*"]), "2");
    assert_eq!(count(&["*/*/*/*/*/?????a??/*/*"]), "2");
    assert_eq!(count(&["*/*/*/*/*/?????a??/*/* b"]), "0");
    // The white bishop has left f1, where nothing stands.
    assert_eq!(count(&["*/*/*/*/*/*/*/????K1??"]), "1");
    // One of several is enough.
    let queen = "*/*/*/*/???????q/*/*/*";
    assert_eq!(count(&[queen]), "1");
    assert_eq!(count(&[queen, "*/*/*/*/*/?????b??/*/*"]), "3");
}

#[test]
fn extract_knows_games_that_it_met() {
    let unique = |games: &str| {
        let (_, output, _) = run(&["extract", "--unique", "--count"], games);
        output.trim().to_owned()
    };
    // Other tags, numbers, comments and ways to write a move make no other game.
    let same = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 1-0\n\n";
    let again = "[Event \"b\"]\n\n1.e4 {best by test} e5 (1... c5) 2.Ng1-f3! 1-0\n\n";
    assert_eq!(unique(&format!("{same}{again}{same}")), "1");
    // Another result does, and another start, and one move more.
    let lost = again.replace("1-0", "0-1");
    let odds = "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1";
    let start = format!("[SetUp \"1\"]\n[FEN \"{odds}\"]\n\n1. e4 e5 2. Nf3 1-0\n\n");
    let longer = same.replace("Nf3", "Nf3 d6");
    assert_eq!(unique(&format!("{same}{lost}{start}{longer}{again}")), "4");
}

/// A game of two moves as `gzip -n`, `bzip2` and `zstd --no-check` pack it.
const PACKED: [&[u8]; 3] = [
    b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\x8b\x76\x2d\x4b\xcd\x2b\x51\x50\xaa\x50\
      \x8a\xe5\xe2\x32\xd4\x53\x48\x35\x51\x48\x35\x55\x30\xd4\x35\xe0\x02\x00\x54\x92\
      \x34\xb8\x1a\x00\x00\x00",
    b"\x42\x5a\x68\x39\x31\x41\x59\x26\x53\x59\x25\x06\xeb\x54\x00\x00\x08\xdf\x80\
      \x00\x10\x50\x03\x66\x00\x02\x00\x00\x0a\x02\x01\x05\x40\x20\x00\x22\x23\x46\
      \x8d\x32\x6d\x4f\x50\xa1\xa6\x98\x00\x9b\xe8\x43\xc1\x79\x49\x5e\x04\x0b\x59\
      \x42\xc4\xb7\xc5\xdc\x91\x4e\x14\x24\x09\x41\xba\xd5\x00",
    b"\x28\xb5\x2f\xfd\x00\x68\xd1\x00\x00\x5b\x45\x76\x65\x6e\x74\x20\x22\x78\x22\x5d\
      \x0a\x0a\x31\x2e\x20\x65\x34\x20\x65\x35\x20\x31\x2d\x30\x0a",
];

#[test]
fn standard_input_may_be_packed() {
    let game = "[Event \"x\"]\n\n1. e4 e5 1-0\n\n";
    for packed in PACKED {
        for arguments in [&["extract", "-"][..], &["extract"]] {
            let (status, output, errors) = run(arguments, packed);
            assert_eq!(
                (status, output.as_str(), errors.as_str()),
                (0, game, "1 of 1 game\n")
            );
        }
        let (status, output, errors) = run(&["extract"], &packed[..packed.len() - 9]);
        // What could be unpacked stands.
        assert_eq!(status, 2, "cut short");
        assert!(output.starts_with("[Event \"x\"]"), "{output}");
        assert!(game.starts_with(output.trim_end()), "{output}");
        assert!(errors.contains("-: "), "{errors}");
    }
}

#[test]
fn split_writes_files() {
    let folder = std::env::temp_dir().join(format!("arbitre-split-{}", std::process::id()));
    let into = folder.display().to_string();
    let (status, output, _) = run(&["split", "--by", "Event", "--into", &into], GAMES);
    assert_eq!(status, 0);
    assert_eq!(output.lines().count(), 3);
    let immortal = fs::read_to_string(folder.join("Immortal-game.pgn")).unwrap();
    assert!(GAMES.starts_with(immortal.trim_end()));
    // A file that is there already is never overwritten.
    let (status, _, errors) = run(&["split", "--by", "Event", "--into", &into], GAMES);
    assert_eq!(status, 2);
    assert!(errors.contains("is there already"), "{errors}");
    let file = folder.join("Immortal-game.pgn").display().to_string();
    let (status, _, errors) = run(&["split", "--games", "1", "--into", &file], GAMES);
    assert_eq!(status, 2);
    assert!(errors.contains("expected a folder"), "{errors}");
    assert!(!errors.contains("os error"), "{errors}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn split_keeps_values_apart() {
    let folder = std::env::temp_dir().join(format!("arbitre-split-by-{}", std::process::id()));
    let into = folder.display().to_string();
    let long = "x".repeat(100);
    let values = [
        "a/b",
        "a_b",
        "A b",
        "..",
        "",
        &long,
        &format!("{long}y"),
        "a/b",
    ];
    let game = |value: &str| format!("[White \"{value}\"]\n\n1. e4 *\n\n");
    let games: String = values.iter().map(|value| game(value)).collect();
    let games = format!("{games}[Event \"no White\"]\n\n1. e4 *\n");
    let (status, output, _) = run(
        &["split", "--json", "--by", "White", "--into", &into],
        games,
    );
    assert_eq!(status, 0);
    let mut found: Vec<(Option<String>, u64)> = Vec::new();
    for line in output.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let value = line["value"].as_str().map(str::to_owned);
        let text = fs::read_to_string(folder.join(line["file"].as_str().unwrap())).unwrap();
        let expected = match &value {
            Some(value) => format!("[White \"{value}\"]"),
            None => "[Event".to_owned(),
        };
        let games = line["games"].as_u64().unwrap();
        assert_eq!(text.matches(&expected).count() as u64, games, "{line}");
        found.push((value, games));
    }
    found.sort();
    let mut expected: Vec<(Option<String>, u64)> = values[..7]
        .iter()
        .map(|value| {
            (
                Some((*value).to_owned()),
                if *value == "a/b" { 2 } else { 1 },
            )
        })
        .chain([(None, 1)])
        .collect();
    expected.sort();
    assert_eq!(found, expected);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn arguments_that_mean_nothing_say_what_was_expected() {
    for (arguments, expected) in [
        (&["split"][..], "--games <N>|--by <TAG>"),
        (
            &["extract", "--min", "x"],
            "expected a number of half-moves",
        ),
        (&["split", "--games", "0"], "expected a number of games"),
        (&["extract", "--material", "KKvK"], "one king first"),
        (&["extract", "--tag", "Date>soon"], "expected a date"),
        (
            &["extract", "--position", "*/*/*/*/*/*/*/* w xyz"],
            "`xyz` is none of the rights to castle",
        ),
    ] {
        let (status, _, errors) = run(arguments, "");
        assert_eq!(status, 2, "{arguments:?}");
        assert!(errors.contains(expected), "{errors}");
    }
}

#[test]
fn games_keep_their_line_ends() {
    for line_end in ["\n", "\r\n", "\r"] {
        let text = "[Event \"x\"]\n\n1. e4 *\n\n[Event \"y\"]\n\n1. d4 *\n\n";
        let text = text.replace('\n', line_end);
        let (_, output, _) = run(&["extract"], text.as_str());
        assert_eq!(output, text);
    }
}

#[test]
fn each_game_has_one_encoding() {
    let games = b"[White \"\xfc\"]\n[Black \"\xc3\xbc\"]\n\n1. e4 {a} *\n\n[White \"\xc3\xbc\"]\n\n1. e4 *\n\n1. e4 *";
    let (_, output, _) = run(&["stat", "--json"], &games[..]);
    let counts: serde_json::Value = serde_json::from_str(&output).unwrap();
    let expected = serde_json::json!({"ASCII": 1, "UTF-8": 1, "Windows-1252": 1});
    assert_eq!(counts["encodings"], expected);
    let (_, _, errors) = run(&["check"], &games[..]);
    let told = "1 game in UTF-8, 1 game in Windows-1252";
    assert!(errors.trim_end().ends_with(told), "{errors}");
}

#[test]
fn split_tells_its_files_as_json() {
    let folder = std::env::temp_dir().join(format!("arbitre-split-json-{}", std::process::id()));
    let into = folder.display().to_string();
    let (status, output, errors) =
        run(&["split", "--json", "--games", "2", "--into", &into], GAMES);
    assert_eq!((status, errors.as_str()), (0, ""));
    let lines: Vec<serde_json::Value> = output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let expected = [("000001.pgn", 2), ("000002.pgn", 1)];
    assert_eq!(lines.len(), expected.len());
    for (line, (file, games)) in lines.iter().zip(expected) {
        assert_eq!(*line, serde_json::json!({"file": file, "games": games}));
        let text = fs::read_to_string(folder.join(file)).unwrap();
        assert_eq!(text.matches("[Event ").count(), games);
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn fmt_loses_no_move_and_names_what_it_leaves() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3 4. BxKt QPxB 5. P-Q3 B-KKt5 *";
    let (status, output, errors) = run(&["fmt"], text);
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. d3 Bg4 *";
    assert!(output.contains(moves), "{output}");
    assert_eq!((status, errors.as_str()), (0, ""));

    let (status, output, errors) = run(&["fmt"], "1. e4 e5 2. Qh5 Nc6 3. Qxf8 Nf6 *");
    assert!(
        output.ends_with("1. e4 e5 2. Qh5 Nc6 3. Qxf8 Nf6 *\n\n"),
        "{output}"
    );
    let kept = "-:1: game 1: its moves cannot all be played, and stand as they are written\n";
    assert_eq!((status, errors.as_str()), (1, kept));

    let (status, output, errors) = run(&["fmt"], "1. e4 e5 } 0-1");
    assert!(output.ends_with("1. e4 e5 0-1\n\n"), "{output}");
    let left_out = "-:1: game 1: left out, since it has no meaning: }\n";
    assert_eq!((status, errors.as_str()), (1, left_out));
}

#[test]
fn every_byte_of_a_game_comes_through() {
    // Quotes and dashes of Windows-1252 are commands to some terminals; ESC is to all.
    let text = b"[White \"\x8Aesti\xE6\"]\n\n1. e4 {\x93so\x94 \x96 \x90 \x9B31m \x1B[31m} *\n\n";
    let mut streams = Streams::captured(&text[..]);
    assert_eq!(arbitre::run(["arbitre", "pgn", "extract"], &mut streams), 0);
    assert_eq!(streams.output_bytes(), text);
}

#[test]
fn start_positions_tell_their_dialect() {
    let text = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/1R2K3 w B - 0 1\"]\n\n1. O-O-O *\n";
    let (_, output, _) = run(&["stat", "--json"], text);
    let counts: serde_json::Value = serde_json::from_str(&output).unwrap();
    assert_eq!(counts["dialects"]["Shredder-FEN"], 1);
    let (status, output, _) = run(&["check", "--notes"], text);
    assert_eq!(
        (status, output.as_str()),
        (0, "-:2:1: tag FEN is Shredder-FEN\n")
    );
    let (status, output, _) = run(&["check"], text.replace("w B - 0 1", "w B"));
    assert_eq!(status, 1);
    let missing = "-:2:1: tag FEN: en-passant field missing, none assumed";
    assert_eq!(output.lines().next(), Some(missing));
}

#[test]
fn json_lines_on_request() {
    let (_, output, _) = run(&["extract", "--json", "--tag", "White~morphy"], GAMES);
    let games: Vec<serde_json::Value> = output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0]["game"], 2);
    assert_eq!(games[0]["line"], 8);
    assert_eq!(games[0]["tags"]["White"], "Morphy, Paul");
    assert_eq!(games[0]["half_moves"], 8);
    assert_eq!(games[1]["result"], "1-0");
}

#[test]
fn what_stands_before_a_damaged_end_is_read() {
    let game = "[Event \"x\"]\n\n1. e4 e5 *\n\n";
    let text = format!("\u{feff}{}", game.repeat(3));
    let mut bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    bytes.push(b'[');
    let mut streams = Streams::captured(bytes);
    let status = arbitre::run(["arbitre", "pgn", "extract", "--count"], &mut streams);
    assert_eq!((status, streams.output().as_str()), (2, "3\n"));
    let errors = streams.errors();
    let reason = "cannot read -: UTF-16 text ends in the middle of a unit";
    assert!(errors.contains(reason), "{errors}");
}

#[test]
fn a_file_that_cannot_be_read_hides_no_other() {
    for (command, told) in [
        (&["extract", "--count"][..], "1\n"),
        (&["stat"], "1 games"),
        (&["fmt"], "1. e4 e5 *"),
    ] {
        let files = ["no-such-file.pgn", "-"];
        let (status, output, errors) = run(&[command, &files].concat(), "1. e4 e5 *\n");
        assert_eq!(status, 2, "{command:?}");
        assert!(output.contains(told), "{output}");
        assert!(errors.contains("cannot read no-such-file.pgn"), "{errors}");
    }
}
