//! The exit status of every command means what the README says.

use arbitre::Streams;

/// A command with standard input ends with this status.
fn check(status: u8, command: &str, input: &str) {
    let mut streams = Streams::captured(input);
    let arguments = ["arbitre"].into_iter().chain(command.split_whitespace());
    let found = arbitre::run(arguments, &mut streams);
    assert_eq!(found, status, "{command}\n{}", streams.errors());
}

const GAME: &str = "[Event \"x\"]\n\n1. e4 e5 *\n";
/// The second move of White is none.
const BROKEN: &str = "[Event \"x\"]\n\n1. e4 e5 2. Zz9 *\n";
/// Sixty seconds for the game, and two minutes shown.
const WRONG_TIME: &str = "[TimeControl \"60\"]\n\n1. e4 {[%clk 0:02:00]} *\n";
/// Rulings that no Laws make of one lawful move.
const WRONG_RULING: &str = "@laws fide-2023\nwhite move e4\n! fide-2023 result=1-0\n";

#[test]
fn nothing_to_look_at_is_0() {
    for command in [
        "judge -",
        "compare -",
        "explain -",
        "translate --to fr -",
        "notation read -",
        "pgn check -",
        "pgn fmt -",
        "pgn stat -",
        "pgn extract --tag Event=y -",
        "clock check --check -",
    ] {
        check(0, command, GAME);
    }
    for command in [
        "clock parse 3m+2s",
        "clock run 3m+2s 5s",
        "mate 8/8/8/4k3/8/8/8/K7 w - - 0 1",
        "perft 1",
        "laws list",
        "completions bash",
        "--help",
    ] {
        check(0, command, "");
    }
    // Without --check a finding changes nothing.
    check(0, "clock check -", WRONG_TIME);
    check(0, "notation read -", BROKEN);
    check(0, "judge -", WRONG_RULING);
}

#[test]
fn something_to_look_at_is_1() {
    check(1, "judge --check -", WRONG_RULING);
    check(1, "compare --check -", WRONG_RULING);
    check(1, "clock check --check -", WRONG_TIME);
    for command in [
        "pgn check -",
        "pgn fmt -",
        "translate --to fr -",
        "notation read --check -",
    ] {
        check(1, command, BROKEN);
    }
}

#[test]
fn what_cannot_be_understood_is_2() {
    for command in ["judge -", "compare -", "explain -"] {
        check(2, command, BROKEN);
    }
    for command in [
        "judge missing.pgn",
        "translate --to fr missing.pgn",
        "notation read missing.pgn",
        "pgn check missing.pgn",
        "pgn fmt missing.pgn",
        "pgn stat missing.pgn",
        "pgn extract missing.pgn",
        "pgn split --games 0",
        "clock check missing.pgn",
        "clock parse soon",
        "clock run 3m+2s soon",
        "mate 8/8",
        "perft 1 --fen 8/8",
        "laws show fide-1066",
        "completions cuneiform",
    ] {
        check(2, command, "");
    }
}
