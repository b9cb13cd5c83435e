//! Moves in standard algebraic notation, read and written, beside the peers.
//!
//! Every figure is one half-move: read means parse, resolve, test for legality
//! and play; write means text with its sign of check or mate, and play.

use std::fs;
use std::hint::black_box;
use std::path::Path;

use arbitre_board::{Move, Position};
use arbitre_notation::{Language, Letters, Mode, Score, read, san};
use arbitre_pgn::Reader;
use benches::CpuTime;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use shakmaty::Position as _;

/// The moves of a game, as texts and as they are.
struct Game {
    tokens: Vec<String>,
    moves: Vec<Move>,
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
        Err(_) => (0..500).map(at_random).collect(),
    }
}

fn played(tokens: Vec<String>) -> Option<Game> {
    let mut position = Position::initial();
    let mut moves = Vec::new();
    for token in &tokens {
        let mv = san::read(&position, token, english()).ok()?;
        position.play(mv);
        moves.push(mv);
    }
    Some(Game { tokens, moves })
}

fn at_random(seed: u64) -> Game {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut position = Position::initial();
    let (mut tokens, mut moves) = (Vec::new(), Vec::new());
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
        moves.push(mv);
        position.play(mv);
    }
    Game { tokens, moves }
}

fn english() -> &'static Letters {
    Language::english().letters()
}

fn reading(criterion: &mut Criterion<CpuTime>) {
    let games = games();
    let mut group = criterion.benchmark_group("san/read");
    group.throughput(Throughput::Elements(plies(&games)));
    group.bench_function("arbitre", |b| {
        b.iter(|| {
            each(&games, Position::initial(), |position, token| {
                let mv = san::read(position, token, english()).expect("a legal move");
                position.play(mv);
            })
        });
    });
    group.bench_function("arbitre, lenient", |b| {
        b.iter(|| {
            each(&games, Position::initial(), |position, token| {
                let found = read(token, position, Language::english(), Mode::Lenient);
                position.play(found.expect("a legal move").mv);
            })
        });
    });
    group.bench_function("shakmaty", |b| {
        b.iter(|| {
            each(&games, shakmaty::Chess::default(), |position, token| {
                let san: shakmaty::san::San =
                    token.trim_end_matches(['+', '#']).parse().expect("a move");
                let mv = san.to_move(position).expect("a legal move");
                position.play_unchecked(mv);
            })
        });
    });
    group.bench_function("eschac", |b| {
        b.iter(|| {
            each(
                &games,
                eschac::position::Position::new(),
                |position, token| {
                    let san = eschac::san::San::from_ascii(token.as_bytes()).expect("a move");
                    let next = san.to_move(position).expect("a legal move").make();
                    *position = next;
                },
            )
        });
    });
    group.bench_function("cozy-chess", |b| {
        b.iter(|| {
            each(&games, cozy_chess::Board::default(), |board, token| {
                let mv = cozy_chess::util::parse_san_move(board, token).expect("a legal move");
                board.play_unchecked(mv);
            })
        });
    });
    group.finish();
}

/// Plays every game from its start, token by token.
fn each<P: Clone>(games: &[Game], start: P, mut play: impl FnMut(&mut P, &str)) {
    for game in games {
        let mut position = start.clone();
        for token in &game.tokens {
            play(&mut position, token);
        }
        black_box(&position);
    }
}

fn writing(criterion: &mut Criterion<CpuTime>) {
    let games = games();
    let mut group = criterion.benchmark_group("san/write");
    group.throughput(Throughput::Elements(plies(&games)));
    group.bench_function("arbitre", |b| {
        let mut text = String::new();
        b.iter(|| {
            for game in &games {
                let mut position = Position::initial();
                for &mv in &game.moves {
                    text.clear();
                    san::write(&position, mv, english()).push_to(&mut text);
                    black_box(&text);
                    position.play(mv);
                }
            }
        });
    });
    let theirs: Vec<Vec<shakmaty::Move>> = games.iter().map(shakmaty_moves).collect();
    group.bench_function("shakmaty", |b| {
        let mut text = String::new();
        b.iter(|| {
            for moves in &theirs {
                let mut position = shakmaty::Chess::default();
                for &mv in moves {
                    text.clear();
                    shakmaty::san::SanPlus::from_move_and_play_unchecked(&mut position, mv)
                        .append_to_string(&mut text);
                    black_box(&text);
                }
            }
        });
    });
    let theirs: Vec<Vec<cozy_chess::Move>> = games.iter().map(cozy_moves).collect();
    group.bench_function("cozy-chess", |b| {
        b.iter(|| {
            for moves in &theirs {
                let mut board = cozy_chess::Board::default();
                for &mv in moves {
                    black_box(cozy_chess::util::display_san_move(&board, mv).to_string());
                    board.play_unchecked(mv);
                }
            }
        });
    });
    group.finish();
}

fn shakmaty_moves(game: &Game) -> Vec<shakmaty::Move> {
    let mut position = shakmaty::Chess::default();
    game.tokens
        .iter()
        .map(|token| {
            let san: shakmaty::san::San =
                token.trim_end_matches(['+', '#']).parse().expect("a move");
            let mv = san.to_move(&position).expect("a legal move");
            position.play_unchecked(mv);
            mv
        })
        .collect()
}

fn cozy_moves(game: &Game) -> Vec<cozy_chess::Move> {
    let mut board = cozy_chess::Board::default();
    game.tokens
        .iter()
        .map(|token| {
            let mv = cozy_chess::util::parse_san_move(&board, token).expect("a legal move");
            board.play_unchecked(mv);
            mv
        })
        .collect()
}

/// Whole scores: the language told, and left open among all.
fn scores(criterion: &mut Criterion<CpuTime>) {
    let games = games();
    let games = &games[..games.len().min(100)];
    let texts: Vec<String> = games.iter().map(|game| game.tokens.join(" ")).collect();
    let mut group = criterion.benchmark_group("score/read");
    group.throughput(Throughput::Elements(plies(games)));
    let every: Vec<&Language> = Language::all().iter().collect();
    for (name, languages) in [("told", &[Language::english()][..]), ("open", &every)] {
        group.bench_function(name, |b| {
            b.iter(|| {
                for text in &texts {
                    let start = Position::initial();
                    black_box(Score::read(text, &start, languages, Mode::Lenient));
                }
            });
        });
    }
    group.finish();
}

fn plies(games: &[Game]) -> u64 {
    games.iter().map(|game| game.moves.len() as u64).sum()
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .with_measurement(CpuTime)
        .sample_size(20)
        .warm_up_time(std::time::Duration::from_millis(500))
        .measurement_time(std::time::Duration::from_secs(2));
    targets = reading, writing, scores
}
criterion_main!(benches);
