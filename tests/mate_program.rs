//! The program says whether a side can still mate.

use arbitre::Streams;

/// A run of the program: exit status, results, errors; times are left out.
fn run(arguments: &[&str], input: &str) -> (u8, String, String) {
    let mut streams = Streams::captured(input);
    let status = arbitre::run(["arbitre", "mate"].iter().chain(arguments), &mut streams);
    let output = streams
        .output()
        .lines()
        .map(|line| line.split(" us=").next().unwrap_or_default().to_owned() + "\n")
        .collect();
    (status, output, streams.errors())
}

#[test]
fn each_side_is_answered() {
    let (status, output, errors) = run(&["7k/5K2/8/8/8/8/8/6R1 w - - 0 1"], "");
    assert_eq!(errors, "");
    assert_eq!(status, 0);
    assert_eq!(
        output,
        "White can still mate: 1.Rh1#\n\
         Black cannot mate any more: the men on the board do not suffice for any mate.\n"
    );
}

#[test]
fn a_game_that_is_over_is_named() {
    // White has no legal move and is not in check: stalemate, article 5.2.1.
    let (_, output, _) = run(&["8/8/8/8/8/4k3/4p3/4K3 w - - 0 1"], "");
    assert_eq!(
        output,
        "White cannot mate any more: it is stalemate.\n\
         Black cannot mate any more: it is stalemate.\n"
    );
    let (_, output, _) = run(
        &["--side", "black", "3r2k1/8/8/8/8/8/5PPP/3r2K1 w - - 0 1"],
        "",
    );
    assert_eq!(output, "Black has mated.\n");
}

/// A long series of moves is written as on a scoresheet, in lines that a screen has room for; for
/// programs it stays in coordinates.
#[test]
fn a_long_series_of_moves_goes_over_several_lines() {
    let position = "8/8/8/8/8/7k/P7/7K w - - 0 1";
    let (_, output, _) = run(&["--side", "white", position], "");
    let lines: Vec<&str> = output.lines().collect();
    assert!(lines.len() > 1, "{output}");
    assert!(lines.iter().all(|line| line.len() < 80), "{output}");
    assert!(
        lines[1..].iter().all(|line| line.starts_with("  ")),
        "{output}"
    );
    let moves = lines.iter().flat_map(|line| line.split_whitespace());
    let moves: Vec<&str> = moves.skip_while(|word| !word.starts_with("1.")).collect();
    assert!(moves.last().unwrap().ends_with('#'), "{output}");

    let (_, output, _) = run(&["--json", "--side", "white", position], "");
    let answer: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    let line = answer["line"].as_array().expect("a line");
    assert_eq!(line.len(), moves.len());
    let mut board: arbitre_board::Position = position.parse().unwrap();
    for (coordinates, word) in line.iter().zip(moves) {
        let number = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let san = number.trim_start_matches('.');
        let letters = arbitre_notation::Language::english().letters();
        let mv = arbitre_notation::san::read(&board, san, letters).unwrap();
        assert_eq!(coordinates, &mv.to_string());
        board = board.after(mv);
    }
    assert!(board.is_mate());
}

#[test]
fn the_cost_is_told_on_demand() {
    let position = "7k/5K2/8/8/8/8/8/6R1 w - - 0 1";
    let (_, output, _) = run(&["--cost", "--side", "black", position], "");
    assert!(output.contains(" (0 positions visited in "), "{output}");
}

#[test]
fn potential_is_less_than_a_helpmate() {
    let knights = "8/8/4k3/8/8/3K4/2NN4/8 w - - 0 1";
    let (_, output, _) = run(&["--side", "white", knights], "");
    assert!(output.starts_with("White can still mate: 1."), "{output}");
    let (_, output, _) = run(&["--side", "white", "--blitz-1997", knights], "");
    assert!(
        output.starts_with("White has no mating potential: the men"),
        "{output}"
    );
}

#[test]
fn json_names_what_it_says() {
    let (_, output, _) = run(
        &["--json", "--side", "black", "8/8/8/4k3/8/8/8/K7 w - - 0 1"],
        "",
    );
    let answer: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!(answer["verdict"], "unwinnable");
    assert_eq!(answer["proof"], "material");
    let page = std::fs::read_to_string(tests::workspace().join("docs/src/json.md")).unwrap();
    for key in answer.as_object().unwrap().keys() {
        assert!(page.contains(&format!("`{key}`")), "{key}");
    }
    assert_eq!(answer["side"], "black");
    assert_eq!(answer["position"], "8/8/8/4k3/8/8/8/K7 w - - 0 1");
}

#[test]
fn material_tables_are_told_beside_the_answer() {
    let knights = "8/8/4k3/4r3/8/3K4/2NN4/8 w - - 0 1";
    let (_, output, _) = run(&["--json", "--tables", "--side", "white", knights], "");
    let answer: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!(answer["verdict"], "winnable");
    assert_eq!(answer["tables"]["lichess"], "sufficient");
    assert_eq!(answer["tables"]["chess-com"], "sufficient");
    assert_eq!(answer["tables"]["us-chess"], "insufficient");
}

#[test]
fn a_batch_has_a_line_for_a_line() {
    let input = "\
7k/5K2/8/8/8/8/8/6R1 w - - 0 1 white
4k3/8/8/p1p1p2p/P1P1P2P/8/8/4K3 w - - black
no position at all
8/8/8/8/8/8/8/KR5k w - - 0 1 green
";
    let (status, output, errors) = run(&["--batch", "-"], input);
    let words: Vec<&str> = output
        .lines()
        .map(|line| line.split(' ').next().unwrap_or(""))
        .collect();
    assert_eq!(words, ["winnable", "unwinnable", "error", "error"]);
    assert_eq!(status, 2);
    assert!(errors.contains("-:3:"), "{errors}");
    assert!(errors.contains("-:4:"), "{errors}");
}

#[test]
fn a_batch_in_json_has_a_line_for_a_line() {
    let input = "8/8/8/8/8/8/8/KR5k w - - 0 1 green\n8/8/8/4k3/8/8/8/K7 w - - 0 1 white\n";
    let (status, output, _) = run(&["--json", "--batch", "-"], input);
    assert_eq!(status, 2);
    let read = |line| serde_json::from_str::<serde_json::Value>(line).expect("JSON");
    let lines: Vec<_> = output.lines().map(read).collect();
    let error = serde_json::json!({
        "kind": "not-understood", "reason": "expected a FEN, then white or black",
        "line": 1, "column": 30,
    });
    assert_eq!(
        lines[0],
        serde_json::json!({ "file": "-", "errors": [error] })
    );
    assert_eq!(lines[1]["verdict"], "unwinnable");
}

#[test]
fn a_bad_position_is_shown_with_its_place() {
    let (status, _, errors) = run(&["8/8/8/8/8/8/8/KX5k w - - 0 1"], "");
    assert_eq!(status, 2);
    assert!(errors.contains('X'), "{errors}");
}

/// Whoever leaves out a square or the side to move may mean another position.
#[test]
fn no_position_is_made_up() {
    for fen in ["8/8/8/8/8/2k5/8/K1BB3 w - - 0 1", "8/8/8/8/8/2k5/8/K1BB4"] {
        let (status, output, errors) = run(&[fen], "");
        assert_eq!((status, output.as_str()), (2, ""), "{fen}");
        assert!(errors.contains("guess"), "{errors}");
    }
}
