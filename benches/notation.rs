//! Moves in standard algebraic notation, read and written, beside the peers:
//! `cargo xtask bench notation`.
//!
//! Every figure is one half-move of real games. To read is to parse, resolve, test for legality
//! and play; to write is the text with its sign of check or mate, and to play.

use std::fs;
use std::hint::black_box;
use std::path::Path;

use arbitre_board::{Move, Position};
use arbitre_notation::{Language, Letters, Mode, Score, read, san};
use arbitre_pgn::Reader;
use benches::CpuTime;
use benches::contest::{Figure, Program, criterion, hold};
use criterion::Criterion;
use shakmaty::Position as _;

/// The moves of a game, as texts and as each program has them.
struct Game {
    tokens: Vec<String>,
    ours: Vec<Move>,
    shakmaty: Vec<shakmaty::Move>,
    cozy: Vec<cozy_chess::Move>,
}

/// Real games where they lie beside the project, else games at random.
fn games() -> Vec<Game> {
    let file =
        "../../shared/notation/pgn/niklasf__shakmaty/pgn-reader__benches__twic1599_1000k.pgn";
    match fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)) {
        Ok(bytes) => Reader::new(&bytes[..])
            .games()
            .filter_map(|game| game.ok().filter(|game| game.tags.get("FEN").is_none()))
            .filter_map(|game| played(game.line.moves().map(|it| it.text.to_string()).collect()))
            .take(1000)
            .collect(),
        Err(_) => (0..500).filter_map(at_random).collect(),
    }
}

fn played(tokens: Vec<String>) -> Option<Game> {
    let mut position = Position::initial();
    let mut ours = Vec::new();
    for token in &tokens {
        let mv = san::read(&position, token, english()).ok()?;
        position.play(mv);
        ours.push(mv);
    }
    let mut position = shakmaty::Chess::default();
    let shakmaty = tokens.iter().map(|token| in_shakmaty(&mut position, token));
    let shakmaty = shakmaty.collect();
    let mut board = cozy_chess::Board::default();
    let cozy = tokens.iter().map(|token| in_cozy(&mut board, token));
    let cozy = cozy.collect();
    Some(Game {
        tokens,
        ours,
        shakmaty,
        cozy,
    })
}

fn at_random(seed: u64) -> Option<Game> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut position = Position::initial();
    let mut tokens = Vec::new();
    for _ in 0..100 {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let mv = legal[state as usize % legal.len()];
        tokens.push(san::write(&position, mv, english()).to_string());
        position.play(mv);
    }
    played(tokens)
}

fn english() -> &'static Letters {
    Language::english().letters()
}

fn in_shakmaty(position: &mut shakmaty::Chess, token: &str) -> shakmaty::Move {
    let san: shakmaty::san::San = token.trim_end_matches(['+', '#']).parse().expect("a move");
    let mv = san.to_move(position).expect("a legal move");
    position.play_unchecked(mv);
    mv
}

fn in_eschac(position: &mut eschac::position::Position, token: &str) {
    let san = eschac::san::San::from_ascii(token.as_bytes()).expect("a move");
    let next = san.to_move(position).expect("a legal move").make();
    *position = next;
}

fn in_cozy(board: &mut cozy_chess::Board, token: &str) -> cozy_chess::Move {
    let mv = cozy_chess::util::parse_san_move(board, token).expect("a legal move");
    board.play_unchecked(mv);
    mv
}

/// A program that plays every game from its start, token by token, and counts the half-moves.
fn reader<P: Clone + 'static>(
    name: &'static str,
    start: P,
    mut play: impl FnMut(&mut P, &str) + 'static,
) -> Program<'static, Vec<Game>> {
    Program::new(name, move |games: &Vec<Game>| {
        let mut plies = 0;
        for game in games {
            let mut position = start.clone();
            for token in &game.tokens {
                play(&mut position, token);
            }
            plies += game.tokens.len() as u64;
            black_box(&position);
        }
        plies
    })
}

fn reading(criterion: &mut Criterion<CpuTime>, games: &[(&str, Vec<Game>)]) {
    let start = Position::initial();
    let in_mode = |mode| {
        move |position: &mut Position, token: &str| {
            let found = read(token, position, Language::english(), mode);
            position.play(found.expect("a legal move").mv);
        }
    };
    let ours = |position: &mut Position, token: &str| {
        let mv = san::read(position, token, english()).expect("a legal move");
        position.play(mv);
    };
    let programs = vec![
        reader("arbitre", start, ours),
        reader("arbitre, lenient", start, in_mode(Mode::Lenient)),
        reader("arbitre, strict", start, in_mode(Mode::Strict)),
        reader("shakmaty", shakmaty::Chess::default(), |position, token| {
            in_shakmaty(position, token);
        }),
        reader("eschac", eschac::position::Position::new(), in_eschac),
        reader(
            "cozy-chess",
            cozy_chess::Board::default(),
            |board, token| {
                in_cozy(board, token);
            },
        ),
    ];
    hold(
        criterion,
        "reading moves",
        games,
        programs,
        30,
        Figure::NanosecondsEach,
    );
}

/// A program that writes every move of every game, given in its own form, and plays it.
fn writer<P: Clone + 'static, M: Copy>(
    name: &'static str,
    start: P,
    moves: impl Fn(&Game) -> &[M] + 'static,
    mut write: impl FnMut(&mut P, M, &mut String) + 'static,
) -> Program<'static, Vec<Game>> {
    let mut text = String::new();
    Program::new(name, move |games: &Vec<Game>| {
        let mut plies = 0;
        for game in games {
            let mut position = start.clone();
            for &mv in moves(game) {
                text.clear();
                write(&mut position, mv, &mut text);
                black_box(&text);
            }
            plies += moves(game).len() as u64;
        }
        plies
    })
}

fn writing(criterion: &mut Criterion<CpuTime>, games: &[(&str, Vec<Game>)]) {
    let programs = vec![
        writer(
            "arbitre",
            Position::initial(),
            |game| &game.ours,
            |position, mv, text| {
                san::write(position, mv, english()).push_to(text);
                position.play(mv);
            },
        ),
        writer(
            "shakmaty",
            shakmaty::Chess::default(),
            |game| &game.shakmaty,
            |position, mv, text| {
                shakmaty::san::SanPlus::from_move_and_play_unchecked(position, mv)
                    .append_to_string(text);
            },
        ),
        writer(
            "cozy-chess",
            cozy_chess::Board::default(),
            |game| &game.cozy,
            |board, mv, text| {
                *text = cozy_chess::util::display_san_move(board, mv).to_string();
                board.play_unchecked(mv);
            },
        ),
    ];
    hold(
        criterion,
        "writing moves",
        games,
        programs,
        30,
        Figure::NanosecondsEach,
    );
}

/// Whole scores: the language told, and left open among all.
fn scores(criterion: &mut Criterion<CpuTime>, games: &[(&str, Vec<Game>)]) {
    let text = |game: &Game| (game.tokens.join(" "), game.tokens.len() as u64);
    let texts: Vec<(&str, Vec<(String, u64)>)> = games
        .iter()
        .map(|(name, games)| (*name, games.iter().take(100).map(text).collect()))
        .collect();
    let program = |name, languages: Vec<&'static Language>| {
        Program::new(name, move |texts: &Vec<(String, u64)>| {
            let start = Position::initial();
            for (text, _) in texts {
                black_box(Score::read(text, &start, &languages, Mode::Lenient));
            }
            texts.iter().map(|(_, plies)| plies).sum()
        })
    };
    let programs = vec![
        program("arbitre, told", vec![Language::english()]),
        program("arbitre, open", Language::all().iter().collect()),
    ];
    hold(
        criterion,
        "reading scores",
        &texts,
        programs,
        5,
        Figure::NanosecondsEach,
    );
}

fn main() {
    let mut criterion = criterion();
    let games = [("games", games())];
    reading(&mut criterion, &games);
    writing(&mut criterion, &games);
    scores(&mut criterion, &games);
    criterion.final_summary();
}
