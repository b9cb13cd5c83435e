//! Reports against other programs on how moves are written, each made anew.
//!
//! The reports are public; the number behind a name is that of the thread.

use arbitre::Streams;
use arbitre_board::{Move, Position};
use arbitre_notation::{Language, Mode, ReadError, Score, Status, read, san};
use serde_json::Value;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn english(fen: &str, text: &str, mode: Mode) -> Result<Move, ReadError> {
    read(text, &position(fen), Language::english(), mode).map(|found| found.mv)
}

/// A text is read as a move, which is written as `usual`.
#[track_caller]
fn reads(fen: &str, text: &str, coordinates: &str, usual: &str) {
    let mv = english(fen, text, Mode::Lenient).unwrap();
    assert_eq!(mv.to_string(), coordinates, "{text}");
    let letters = Language::english().letters();
    assert_eq!(
        san::write(&position(fen), mv, letters).to_string(),
        usual,
        "{text}"
    );
}

/// A strict reader names the text that it wants.
#[track_caller]
fn strictly(fen: &str, text: &str, wanted: &str) {
    let error = english(fen, text, Mode::Strict).unwrap_err();
    assert_eq!(error.to_string(), format!("expected `{wanted}`"), "{text}");
}

/// The games of a file, as the program reads them.
fn games(pgn: &str) -> Vec<Value> {
    let mut streams = Streams::captured(pgn);
    arbitre::run(["arbitre", "notation", "read", "--json"], &mut streams);
    streams
        .output()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The moves of the games of a file.
#[track_caller]
fn plays(pgn: &str, uci: &[&str]) {
    let games = games(pgn);
    let found: Vec<&str> = games
        .iter()
        .map(|game| game["uci"].as_str().unwrap())
        .collect();
    assert_eq!(found, uci, "{pgn}");
    assert!(games.iter().all(|game| game["status"] == "read"), "{pgn}");
}

/// python-chess 24, chess.js 33 and 79, pgn.net 18.
#[test]
fn a_promotion_needs_no_equals_sign() {
    let fen = "k7/4P3/8/8/8/8/8/K7 w - - 0 1";
    reads(fen, "e8Q+", "e7e8q", "e8=Q+");
    strictly(fen, "e8Q+", "e8=Q+");
}

/// python-chess 376.
#[test]
fn coordinates_are_understood_for_pieces_too() {
    reads(START, "b1c3", "b1c3", "Nc3");
    strictly(START, "b1c3", "Nc3");
}

/// python-chess 773.
#[test]
fn tags_behind_a_result_begin_the_next_game() {
    let pgn = "[Event \"x\"]\n[Result \"*\"]\n\n1. d4 d5 *\n[Event \"y\"]\n[Site \"?\"]\n[Result \"*\"]\n\n1. e4 *";
    plays(pgn, &["d2d4 d7d5", "e2e4"]);
}

/// python-chess 794, shakmaty 110.
#[test]
fn two_blank_lines_behind_the_tags_end_no_game() {
    plays(
        "[Event \"x\"]\n[Result \"*\"]\n\n\n1. e4 e5 *",
        &["e2e4 e7e5"],
    );
}

/// python-chess 904.
#[test]
fn a_malformed_tag_ends_no_tag_section() {
    let pgn = "[Event \"x\"]\n[Bad \"no close]\n[White \"A\"]\n[Result \"*\"]\n\n1. e4 *";
    plays(pgn, &["e2e4"]);
}

/// python-chess 931 and 128.
#[test]
fn a_wrong_capture_sign_is_remarked_or_refused() {
    let fen = "4k3/8/8/8/5p2/8/8/4KR2 w - - 0 1";
    reads(fen, "Rf4", "f1f4", "Rxf4");
    strictly(fen, "Rf4", "Rxf4");
    reads(START, "Nxf3+", "g1f3", "Nf3");
    strictly(START, "Nxf3+", "Nf3");
    let found = read(
        "Nxf3+",
        &Position::initial(),
        Language::english(),
        Mode::Lenient,
    )
    .unwrap();
    assert_eq!(found.remarks.len(), 2);
}

/// chess.js 134, 150 and 364.
#[test]
fn a_comment_may_stand_before_the_first_move() {
    plays("[Event \"x\"]\n\n{intro} 1. e4 e5 *", &["e2e4 e7e5"]);
    let black = "[FEN \"rnbqk1nr/pppp1ppp/4p3/8/3P4/2N5/PPP1PPPP/R1BQKBNR b KQkq - 0 2\"]\n\n";
    let black = format!("{black}{{intro}} 2... Nf6 *");
    plays(&black, &["g8f6"]);
}

/// chess.js 87 and 121.
#[test]
fn an_origin_that_is_not_needed_is_understood() {
    plays("1. e4 e5 2. Ngf3 Nb8c6 *", &["e2e4 e7e5 g1f3 b8c6"]);
    reads(START, "Ngf3", "g1f3", "Nf3");
}

/// chess.js 75, chesslib 38.
#[test]
fn a_pinned_piece_is_no_rival() {
    let fen = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
    reads(fen, "Nge2", "g1e2", "Ne2");
    reads(fen, "Ne2", "g1e2", "Ne2");
}

/// chess.js 129, 139, 152 and 326.
#[test]
fn a_position_needs_no_setup_tag() {
    let pgn = "[White \"A\"]\n[FEN \"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1\"]\n\n1. exd5 *";
    plays(pgn, &["e4d5"]);
}

/// shakmaty 13, python-chess 38, Ceres 15, pychess 1747.
#[test]
fn castling_may_be_written_as_king_takes_rook() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    for text in ["O-O", "e8g8", "e8h8"] {
        reads(fen, text, "e8g8", "O-O");
    }
    reads("k7/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "e1g1", "O-O");
}

/// scalachess 11.
#[test]
fn castling_may_be_written_with_zeros() {
    reads("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "0-0-0", "e1c1", "O-O-O");
    reads("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "0-0", "e1g1", "O-O");
}

/// lila 2441 and 9636, pgn-parser 113.
#[test]
fn en_passant_may_be_said_behind_the_move() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for text in [
        "exd6 e.p. Kd7",
        "exd6ep Kd7",
        "exd6e.p. Kd7",
        "exd6 (e.p.) Kd7",
    ] {
        plays(&format!("[FEN \"{fen}\"]\n\n1. {text} *"), &["e5d6 e8d7"]);
    }
}

/// lila 3035.
#[test]
fn a_pawn_on_the_b_file_is_no_bishop() {
    let fen = "rnb1kbnr/p1q1pppp/8/1p6/2p5/1P2PN2/3P1PPP/RNBQKB1R w KQkq - 0 1";
    reads(fen, "bxc4", "b3c4", "bxc4");
    reads(fen, "Bxc4", "f1c4", "Bxc4");
}

/// lila 356, Genetic_Chess 142.
#[test]
fn a_percent_sign_at_the_line_start_hides_the_line() {
    plays("[Event \"x\"]\n\n1. e4\n% 1... c5\ne5 *", &["e2e4 e7e5"]);
    let games = games("1. e4 % e5 *");
    assert_eq!(games[0]["uci"], "e2e4 e7e5");
    assert_eq!(games[0]["diagnostics"][0]["text"], "%");
}

/// pgn-parser 90 and 40.
#[test]
fn numbers_stand_apart_from_their_dots() {
    plays("1. d4 {[%depth20 +0.3]} 1. ... Nf6 *", &["d2d4 g8f6"]);
}

/// pychess 217.
#[test]
fn hungarian_is_read_as_hungarian() {
    let games = games("[Event \"x\"]\n\n1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 *");
    assert_eq!(games[0]["uci"], "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
    assert_eq!(games[0]["language"], "hu");
}

/// pychess 1383, rpb-chessboard 176 and 260.
#[test]
fn comments_keep_their_place_when_a_score_is_translated() {
    let text = "1. e4 e6 {a} (1... c6) {b} 2. Nf3 *";
    let english = [Language::english()];
    let score = Score::read(text, &Position::initial(), &english, Mode::Forensic);
    assert_eq!(score.status, Status::Read);
    let french = score.translated(text, Language::french(), &arbitre_notation::Style::PGN);
    assert_eq!(french, "1. e4 e6 {a} (1... c6) {b} 2. Cf3 *");
}
