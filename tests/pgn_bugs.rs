//! What users of other programs reported about game files and positions as text: each report is
//! a case here, with the behaviour that is right.

use arbitre_board::fen::{self, Dialect as FenDialect, EnPassantPolicy};
use arbitre_board::{Position, Square};
use arbitre_clock::{Dialect, Duration, Stated, TimeComment};
use arbitre_notation::{Language, Mode as MoveMode, ReadError, Style, read, san, write};
use arbitre_pgn::{
    Command, CommentKind, Encoding, Epd, EpdReason, Export, Game, Kind, Mode, Operation, Part,
    PositionLine, Reader, Tag, Trouble, parts,
};

/// The head of most cases.
const TAGS: &str = "[Event \"x\"]\n[Result \"*\"]\n\n";

fn games(text: impl AsRef<[u8]>) -> Vec<Game> {
    let mut reader = Reader::new(text.as_ref());
    reader.games().map(Result::unwrap).collect()
}

fn game(text: impl AsRef<[u8]>) -> Game {
    let mut games = games(text);
    assert_eq!(games.len(), 1);
    games.remove(0)
}

fn troubles(game: &Game) -> Vec<Trouble> {
    game.diagnostics.iter().map(|found| found.trouble).collect()
}

/// The moves of the main line in coordinates, all legal.
fn moves(game: &Game) -> String {
    let score = game.score(&[Language::english()], Mode::Lenient).unwrap();
    assert!(score.is_legal());
    score.reading().uci()
}

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

/// A move as a reader who knows English takes it, in coordinates and as it is exported.
fn lenient(fen: &str, text: &str) -> (String, String) {
    let position = position(fen);
    let english = Language::english();
    let found = read(text, &position, english, MoveMode::Lenient).unwrap();
    let usual = san::write(&position, found.mv, english.letters());
    (found.mv.to_string(), usual.to_string())
}

fn pair(coordinates: &str, usual: &str) -> (String, String) {
    (coordinates.to_owned(), usual.to_owned())
}

#[test]
fn h01_promotion_without_equals_sign() {
    let fen = "k7/4P3/8/8/8/8/8/K7 w - - 0 1";
    assert_eq!(lenient(fen, "e8Q+"), pair("e7e8q", "e8=Q+"));
    let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. e8Q+ *");
    assert_eq!(moves(&game(text)), "e7e8q");
}

#[test]
fn h02_semicolon_in_a_string_of_epd() {
    let line = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; c0 \"t.1; castle\";";
    let epd = Epd::read(line, Mode::Strict).unwrap();
    let Some(Operation::BestMoves(best)) = epd.operation("bm") else {
        panic!("{epd:?}");
    };
    assert_eq!(best[0].to_string(), "e1g1");
    let comment = Operation::Comment(0, "t.1; castle".to_owned());
    assert_eq!(epd.operation("c0"), Some(&comment));
}

#[test]
fn h03_fen_given_to_the_reader_of_epd() {
    let line = "4k3/8/8/8/8/8/8/3K4 b - - 12 13";
    let error = Epd::read(line, Mode::Lenient).unwrap_err();
    assert_eq!(error.reason, EpdReason::LooksLikeFen);
    let Ok(PositionLine::Fen(fen)) = PositionLine::read(line, Mode::Lenient) else {
        panic!("it is a FEN");
    };
    assert_eq!((fen.setup.half_moves, fen.setup.full_moves), (12, 13));
}

#[test]
fn h04_coordinates_as_best_move() {
    let line = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm b1c3;";
    let epd = Epd::read(line, Mode::Lenient).unwrap();
    assert!(epd.to_string().ends_with("bm Nc3;"));
    let error = Epd::read(line, Mode::Strict).unwrap_err();
    assert_eq!(&line[error.span.clone()], "b1c3");
    assert!(matches!(error.reason, EpdReason::Move(_)), "{error}");
    assert!(error.to_string().contains("Nc3"), "{error}");
}

#[test]
fn h05_a_set_and_a_sequence_of_moves() {
    let line = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4 d4; pv e4 e5 Nf3;";
    let epd = Epd::read(line, Mode::Lenient).unwrap();
    let Some(Operation::PredictedVariation(line)) = epd.operation("pv") else {
        panic!("{epd:?}");
    };
    let line: Vec<_> = line.iter().map(ToString::to_string).collect();
    assert_eq!(line, ["e2e4", "e7e5", "g1f3"]);
    assert!(
        epd.to_string().contains("bm d4 e4;"),
        "a set in ASCII order"
    );
}

#[test]
fn h06_tags_of_the_next_game_behind_the_result() {
    let next = "[Event \"y\"]\n[Site \"?\"]\n[Result \"*\"]\n\n1. e4 *";
    let games = games(format!("{TAGS}1. d4 d5 *\n{next}"));
    assert_eq!(games.len(), 2);
    let is_nag = |kind: &Kind| matches!(kind, Kind::Nag(..));
    assert!(!games[0].line.items.iter().any(|item| is_nag(&item.kind)));
    assert_eq!(games[1].tags.get("Site"), Some("?"));
}

#[test]
fn h07_two_blank_lines_behind_the_tags() {
    let game = game("[Event \"x\"]\n[Result \"*\"]\n\n\n1. e4 e5 *");
    assert_eq!(moves(&game), "e2e4 e7e5");
}

#[test]
fn h08_a_damaged_tag() {
    let game = game("[Event \"x\"]\n[Bad \"no close]\n[White \"A\"]\n[Result \"*\"]\n\n1. e4 *");
    assert_eq!(game.tags.get("White"), Some("A"));
    assert_eq!(moves(&game), "e2e4");
    assert_eq!(troubles(&game), [Trouble::UnclosedString]);
}

#[test]
fn h09_time_controls() {
    let read = |text| Dialect::Pgn.read(text).unwrap().stated;
    for (text, periods) in [("40/7200:20/3600:1800", 3), ("4500+60", 1), ("*180", 1)] {
        let Stated::Controls(controls) = read(text) else {
            panic!("{text}");
        };
        assert_eq!(controls.to_string().split(':').count(), periods, "{text}");
    }
    assert_eq!(read("?"), Stated::Unknown);
    // No time control at all: the clocks only count.
    let Stated::Controls(none) = read("-") else {
        panic!("it is stated");
    };
    assert_eq!(none.to_string(), "upcount");
}

#[test]
fn h10_the_square_passed_in_fen() {
    let start = Position::initial();
    let after = start.after(start.examine(Square::E2, Square::E4, None).unwrap());
    assert!(fen::write(after).to_string().ends_with(" b KQkq e3 0 1"));
    let extended = fen::write(after).en_passant(EnPassantPolicy::PseudoLegal);
    assert!(extended.to_string().ends_with(" b KQkq - 0 1"));

    // A pawn stands ready on d4, and may not leave its file.
    let pinned = position("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1");
    let after = pinned.after(pinned.examine(Square::E2, Square::E4, None).unwrap());
    for (policy, square) in [
        (EnPassantPolicy::Always, "e3"),
        (EnPassantPolicy::PseudoLegal, "e3"),
        (EnPassantPolicy::Legal, "-"),
    ] {
        let fen = fen::write(after).en_passant(policy).to_string();
        assert_eq!(fen.split(' ').nth(3), Some(square), "{fen}");
    }
}

#[test]
fn h11_wrong_capture_signs() {
    let fen = "4k3/8/8/8/5p2/8/8/4KR2 w - - 0 1";
    assert_eq!(lenient(fen, "Rf4"), pair("f1f4", "Rxf4"));
    let start = Position::initial();
    let found = read("Nxf3+", &start, Language::english(), MoveMode::Lenient).unwrap();
    assert_eq!(found.mv.to_string(), "g1f3");
    assert!(!found.remarks.is_empty());
    let error = read("Nxf3+", &start, Language::english(), MoveMode::Strict).unwrap_err();
    assert!(matches!(error, ReadError::Unusual { usual, .. } if usual == "Nf3"));
}

#[test]
fn h12_latin_1() {
    let game = game(b"[White \"J\xE1n\"]\n[Result \"*\"]\n\n1. e4 *");
    assert_eq!(game.tags.get("White"), Some("Ján"));
    assert!(game.encodings().contains(&Encoding::Windows1252));
    assert_eq!(troubles(&game), [Trouble::NotUtf8]);
}

#[test]
fn h13_comment_before_the_first_move() {
    let game = game(format!("{TAGS}{{intro}} 1. e4 e5 *"));
    let first = &game.line.items[0].kind;
    assert_eq!(*first, Kind::Comment(CommentKind::Brace, "intro".into()));
    assert_eq!(moves(&game), "e2e4 e7e5");
}

#[test]
fn h14_more_of_the_origin_than_needed() {
    let game = game(format!("{TAGS}1. e4 e5 2. Ngf3 Nb8c6 *"));
    assert_eq!(moves(&game), "e2e4 e7e5 g1f3 b8c6");
    let text = Export::default().text(&game);
    assert!(text.contains("2. Nf3 Nc6 *"), "{text}");
}

#[test]
fn h15_a_pinned_piece_needs_no_telling_apart() {
    let fen = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
    assert_eq!(lenient(fen, "Nge2"), pair("g1e2", "Ne2"));
}

#[test]
fn h16_fen_without_setup() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let game = game(format!("[White \"A\"]\n[FEN \"{fen}\"]\n\n1. exd5 *"));
    assert_eq!(moves(&game), "e4d5");
    assert_eq!(game.tags.get("White"), Some("A"));
    assert_eq!(troubles(&game), [Trouble::FenWithoutSetUp]);
    let text = Export::default().text(&game);
    assert!(text.contains("[SetUp \"1\"]"));
}

#[test]
fn h17_h18_fen_with_fields_missing() {
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 ";
    assert!(fen::read(text).is_err());
    assert_eq!(fen::read_leniently(text).unwrap().setup.full_moves, 1);
    let text = "8/8/1k6/8/4Q3/7K/8/8 w - -";
    assert!(fen::read(text).is_err());
    let setup = fen::read_leniently(text).unwrap().setup;
    assert_eq!((setup.half_moves, setup.full_moves), (0, 1));
}

#[test]
fn h19_h20_castling_as_king_takes_rook() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    let castling = pair("e8g8", "O-O");
    for text in ["O-O", "e8g8", "e8h8"] {
        assert_eq!(lenient(fen, text), castling, "{text}");
    }
    let position = position(fen);
    let castles = position.examine(Square::E8, Square::G8, None).unwrap();
    for (style, text) in [(Style::Uci, "e8g8"), (Style::Chess960, "e8h8")] {
        let written = write(&position, castles, Language::english(), &style);
        assert_eq!(written.to_string(), text);
    }
    let fen = "k7/8/8/8/8/8/8/4K2R w K - 0 1";
    assert_eq!(lenient(fen, "e1h1").0, "e1g1");
}

#[test]
fn h21_castling_with_zeros() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    assert_eq!(lenient(fen, "0-0-0"), pair("e1c1", "O-O-O"));
    let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. 0-0-0 *");
    assert_eq!(moves(&game(text)), "e1c1");
}

#[test]
fn castling_with_zeros_and_any_dash() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (white, black) in [
        ("0-0", "0-0-0"),
        ("0–0", "0–0–0"),
        ("0—0", "O–O–O"),
        ("00", "000"),
    ] {
        let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. {white} {black} *");
        assert_eq!(moves(&game(text)), "e1g1 e8c8", "{white}");
    }
}

#[test]
fn h22_escapes_in_tag_values() {
    let written = "[Event \"The \\\"A\\\" Open \\\\ B\"]";
    let game = game(format!("{written}\n\n*"));
    let value = "The \"A\" Open \\ B";
    assert_eq!(game.tags.get("Event"), Some(value));
    assert_eq!(Tag::new("Event", value).to_string(), written);
    assert!(game.diagnostics.is_empty());
}

#[test]
fn h23_en_passant_marked() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for text in ["exd6 e.p. Kd7", "exd6ep Kd7", "exd6e.p. Kd7"] {
        let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. {text} *");
        assert_eq!(moves(&game(&text)), "e5d6 e8d7", "{text}");
    }
}

#[test]
fn h24_bishop_and_file_b() {
    let fen = "rnb1kbnr/p1q1pppp/8/1p6/2p5/1P2PN2/3P1PPP/RNBQKB1R w KQkq - 0 1";
    assert_eq!(lenient(fen, "bxc4").0, "b3c4");
    assert_eq!(lenient(fen, "Bxc4").0, "f1c4");
}

#[test]
fn h25_escape_lines() {
    let game = game(format!("{TAGS}1. e4\n% 1... c5\ne5 *"));
    assert_eq!(moves(&game), "e2e4 e7e5");
    let escapes = |item: &&arbitre_pgn::Item| matches!(item.kind, Kind::Escape(_));
    assert_eq!(game.line.items.iter().filter(escapes).count(), 1);
}

#[test]
fn h26_clock_with_a_fraction() {
    let shown: TimeComment = "[%clk 0:09:59.45]".parse().unwrap();
    assert_eq!(shown.time, Duration::from_milliseconds(599_450));
}

#[test]
fn h27_increment_in_a_period() {
    let Stated::Controls(controls) = Dialect::Pgn.read("40/5400+30:1800+30").unwrap().stated else {
        panic!("it is stated");
    };
    assert_eq!(controls.to_string(), "40/90m+30s:30m+30s");
}

#[test]
fn h28_spaced_dots_and_unknown_commands() {
    let game = game(format!("{TAGS}1. d4 {{[%depth20 +0.3]}} 1. ... Nf6 *"));
    assert_eq!(moves(&game), "d2d4 g8f6");
    let comment = game.line.items.iter().find_map(|item| match &item.kind {
        Kind::Comment(_, text) => Some(text.as_str()),
        _ => None,
    });
    let found: Vec<_> = parts(comment.unwrap()).collect();
    let unknown = Command::Other("depth20".to_owned(), "+0.3".to_owned());
    assert_eq!(found, [Part::Command(unknown, "[%depth20 +0.3]")]);
}

#[test]
fn h29_castling_rights_of_chess_960() {
    for (text, rook, extended, shredder) in [
        ("K", Square::F1, "K", "F"),
        ("F", Square::F1, "K", "F"),
        ("D", Square::D1, "D", "D"),
    ] {
        let setup = fen::read(&format!("4k3/8/8/8/8/8/8/1K1R1R2 w {text} - 0 1"))
            .unwrap()
            .setup;
        assert!(setup.castling.contains(rook), "{text}");
        let write = |dialect| fen::write(setup).dialect(dialect).to_string();
        let field = |fen: String| fen.split(' ').nth(2).map(str::to_owned);
        assert_eq!(
            field(write(FenDialect::Extended)).as_deref(),
            Some(extended),
            "{text}"
        );
        assert_eq!(
            field(write(FenDialect::Shredder)).as_deref(),
            Some(shredder),
            "{text}"
        );
    }
}

#[test]
fn h30_bracket_in_a_tag_value() {
    let game = game("[Variation \"Modern defense[!]\"]\n\n1. e4 *");
    assert_eq!(game.tags.get("Variation"), Some("Modern defense[!]"));
    assert!(game.diagnostics.is_empty());
}

#[test]
fn h31_hungarian_moves() {
    let game = game(format!("{TAGS}1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 *"));
    let languages: Vec<_> = Language::all().iter().collect();
    let score = game.score(&languages, Mode::Lenient).unwrap();
    assert_eq!(score.reading().uci(), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
    assert_eq!(score.reading().languages.to_string(), "hu");
}

#[test]
fn h32_comments_around_a_variation() {
    let game = game(format!("{TAGS}1. e4 e6 {{a}} (1... c6) {{b}} 2. d4 *"));
    let text = Export::default().text(&game);
    assert!(
        text.contains("1. e4 e6 {a} (1... c6) {b} 2. d4 *"),
        "{text}"
    );
}

#[test]
fn a_comment_quotes_a_tag() {
    for quoted in [
        "[Event is\na tag}",
        "see\n[Event \"x\"] there}",
        "\n[%clk 1:00:00]}",
        "\n[Event \"x\"]\n}",
    ] {
        let game = game(format!("{TAGS}1. e4 {{{quoted} e5 *"));
        assert_eq!(moves(&game), "e2e4 e7e5");
        assert!(game.diagnostics.is_empty(), "{quoted}");
    }
}

#[test]
fn text_between_tags_splits_no_game() {
    for junk in [
        "[White \"A\"],",
        "[White \"A\"]]",
        "[White \"A\"]\nfoo",
        "[White \"A\"]\n$1",
        "[White \"A\"] % x",
        "White \"A\"]",
        "<White \"A\">",
    ] {
        let text = format!("[Event \"x\"]\n{junk}\n[Result \"*\"]\n\n1. e4 *");
        let game = game(&text);
        assert_eq!(troubles(&game), [Trouble::StrayInTags], "{text}");
        assert_eq!(game.tags.get("Event"), Some("x"));
        assert_eq!(game.tags.get("Result"), Some("*"));
        assert_eq!(moves(&game), "e2e4");
        if junk.starts_with('[') {
            assert_eq!(game.tags.get("White"), Some("A"), "{text}");
        }
    }
}

#[test]
fn games_without_a_blank_line_are_told_apart() {
    for movetext in ["1. e4 *", "e4 *", "*", "1-0", "e4 e5", "foo"] {
        let text = format!("[Event \"x\"]\n{movetext}\n[Event \"y\"]\n\n1. d4 *");
        let games = games(&text);
        assert_eq!(games.len(), 2, "{text}");
        assert_eq!(games[1].tags.get("Event"), Some("y"));
    }
}

#[test]
fn a_doubled_result_is_no_game() {
    for marker in ["1-0", "0-1", "1/2-1/2", "*"] {
        let text = format!("[Event \"x\"]\n[Result \"{marker}\"]\n\n1. e4 e5 {marker} {marker}\n");
        let game = game(&text);
        assert_eq!(troubles(&game), [Trouble::BehindResult], "{text}");
    }
}
