//! The program counts the ways to play.

use arbitre::Streams;

fn run(arguments: &[&str]) -> (u8, String, String) {
    let mut streams = Streams::captured("");
    let status = arbitre::run(["arbitre", "perft"].iter().chain(arguments), &mut streams);
    (status, streams.output(), streams.errors())
}

#[test]
fn the_initial_position_is_the_default() {
    assert_eq!(run(&["5"]), (0, "4865609\n".to_owned(), String::new()));
}

#[test]
fn divide_shows_the_first_moves() {
    let fen = "8/P1k5/K7/8/8/8/8/8 w - - 0 1";
    let (status, output, errors) = run(&["2", "--divide", "--fen", fen]);
    assert_eq!((status, errors.as_str()), (0, ""));
    assert_eq!(
        output,
        "a6a5 6\na6b5 5\na7a8b 5\na7a8n 6\na7a8q 2\na7a8r 3\n27\n"
    );
}

#[test]
fn json_has_the_same_counts() {
    let fen = "8/P1k5/K7/8/8/8/8/8 w - - 0 1";
    let json = |arguments: &[&str]| {
        let (status, output, errors) = run(arguments);
        assert_eq!((status, errors.as_str()), (0, ""));
        serde_json::from_str::<serde_json::Value>(&output).unwrap()
    };
    assert_eq!(
        json(&["2", "--json", "--fen", fen]),
        serde_json::json!({ "position": fen, "depth": 2, "nodes": 27 })
    );
    let divided = json(&["2", "--json", "--divide", "--fen", fen]);
    let moves = serde_json::json!({
        "a6a5": 6, "a6b5": 5, "a7a8b": 5, "a7a8n": 6, "a7a8q": 2, "a7a8r": 3,
    });
    assert_eq!(divided["divide"], moves);
}

#[test]
fn a_fault_names_its_squares() {
    let (status, output, errors) = run(&["1", "--fen", "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1"]);
    assert_eq!((status, output.as_str()), (2, ""));
    assert!(
        errors.contains("the king on e8 is attacked from e1"),
        "{errors}"
    );
}

#[test]
fn an_error_in_the_text_has_its_place() {
    let (status, _, errors) = run(&["1", "--fen", "4k3/8/8/8/8/8/8/4K3 white - - 0 1"]);
    assert_eq!(status, 2);
    assert!(
        errors.contains("expected the side to move, w or b"),
        "{errors}"
    );
    assert!(errors.contains("^^^^^"), "{errors}");
}
