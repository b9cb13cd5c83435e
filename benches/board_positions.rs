//! Single positions beside the peers: `cargo bench --package benches --bench board_positions`.
//!
//! Moves are counted and listed, FEN is read and written, on positions of seeded random games in
//! which captures are preferred. An argument picks the contests whose name contains it.

use std::fmt::Write as _;
use std::hint::black_box;
use std::io::Write as _;

use arbitre_board::{MoveList, Position};
use benches::contest::{Figure, Program, contest};
use shakmaty::{CastlingMode, EnPassantMode, Position as _, fen::Fen};

const POSITIONS: usize = 4_000;
const ROUNDS: usize = 25;

/// The same positions for every program.
struct Sample {
    text: Vec<String>,
    ours: Vec<Position>,
    cozy: Vec<cozy_chess::Board>,
    eschac: Vec<eschac::position::Position>,
    shakmaty: Vec<shakmaty::Chess>,
}

/// Every seventh position of random games.
fn texts() -> Vec<String> {
    let mut state = 1_u64;
    let mut below = |bound: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    let mut text = Vec::new();
    while text.len() < POSITIONS {
        let mut position = Position::initial();
        for ply in 1..120 {
            let (moves, captures) = (position.legal_moves(), position.captures());
            if moves.is_empty() {
                break;
            }
            let among = if !captures.is_empty() && below(3) == 0 {
                captures
            } else {
                moves
            };
            position.play(among[below(among.len())]);
            if ply % 7 == 0 {
                text.push(position.to_string());
            }
        }
    }
    text.truncate(POSITIONS);
    text
}

fn shakmaty_position(text: &str) -> shakmaty::Chess {
    let fen: Fen = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    fen.into_position(CastlingMode::Standard)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn cozy_board(text: &str) -> cozy_chess::Board {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn our_position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn eschac_position(text: &str) -> eschac::position::Position {
    let four: Vec<&str> = text.split(' ').take(4).collect();
    let setup = eschac::setup::Setup::from_text_record(&four.join(" "));
    let setup = setup.unwrap_or_else(|error| panic!("{text}: {error}"));
    setup
        .into_position()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn sample() -> Sample {
    let text = texts();
    Sample {
        ours: text.iter().map(|text| our_position(text)).collect(),
        cozy: text.iter().map(|text| cozy_board(text)).collect(),
        eschac: text.iter().map(|text| eschac_position(text)).collect(),
        shakmaty: text.iter().map(|text| shakmaty_position(text)).collect(),
        text,
    }
}

type Case<'a> = [(&'a str, Sample); 1];

fn count(case: &Case<'_>) -> String {
    let programs = vec![
        Program::new("arbitre-board", |sample: &Sample| {
            sample
                .ours
                .iter()
                .map(|position| u64::from(position.legal_count()))
                .sum()
        }),
        Program::new("eschac 0.6.2", |sample: &Sample| {
            sample
                .eschac
                .iter()
                .map(|position| position.count_legal_moves() as u64)
                .sum()
        }),
        Program::new("cozy-chess 0.3.4", |sample: &Sample| {
            let count = |board: &cozy_chess::Board| {
                let mut moves = 0;
                board.generate_moves(|set| {
                    moves += set.len() as u64;
                    false
                });
                moves
            };
            sample.cozy.iter().map(count).sum()
        }),
        Program::new("shakmaty 0.30.1", |sample: &Sample| {
            sample
                .shakmaty
                .iter()
                .map(|position| position.legal_moves().len() as u64)
                .sum()
        }),
    ];
    contest(
        "Legal moves counted (nanoseconds a move)",
        case,
        programs,
        ROUNDS,
        Figure::NanosecondsEach,
    )
}

fn list(case: &Case<'_>) -> String {
    let programs = vec![
        Program::new("arbitre-board, new lists", |sample: &Sample| {
            let list = |position: &Position| {
                let moves = position.legal_moves();
                black_box(&moves).len() as u64
            };
            sample.ours.iter().map(list).sum()
        }),
        Program::new(
            "arbitre-board, one list again and again",
            |sample: &Sample| {
                let mut moves = MoveList::new();
                let list = |position: &Position| {
                    position.list_legal_moves(&mut moves);
                    black_box(&moves).len() as u64
                };
                sample.ours.iter().map(list).sum()
            },
        ),
        Program::new("eschac 0.6.2", |sample: &Sample| {
            let list = |position: &eschac::position::Position| {
                let moves = position.legal_moves();
                black_box(&moves).len() as u64
            };
            sample.eschac.iter().map(list).sum()
        }),
        Program::new(
            "cozy-chess 0.3.4, one list again and again",
            |sample: &Sample| {
                let mut moves: Vec<cozy_chess::Move> = Vec::with_capacity(256);
                let list = |board: &cozy_chess::Board| {
                    moves.clear();
                    board.generate_moves(|set| {
                        moves.extend(set);
                        false
                    });
                    black_box(&moves).len() as u64
                };
                sample.cozy.iter().map(list).sum()
            },
        ),
        Program::new("shakmaty 0.30.1", |sample: &Sample| {
            let list = |position: &shakmaty::Chess| {
                let moves = position.legal_moves();
                black_box(&moves).len() as u64
            };
            sample.shakmaty.iter().map(list).sum()
        }),
    ];
    contest(
        "Legal moves listed (nanoseconds a move)",
        case,
        programs,
        ROUNDS,
        Figure::NanosecondsEach,
    )
}

/// Lets the compiler believe that a value is used.
fn seen<T>(value: T) {
    black_box(value);
}

/// Does something with each of some things, and counts them.
fn all<T>(things: &[T], mut act: impl FnMut(&T)) -> u64 {
    things.iter().for_each(&mut act);
    things.len() as u64
}

fn read(case: &Case<'_>) -> String {
    let programs = vec![
        Program::new("arbitre-board", |sample: &Sample| {
            all(&sample.text, |text| seen(our_position(text)))
        }),
        Program::new("shakmaty 0.30.1", |sample: &Sample| {
            all(&sample.text, |text| seen(shakmaty_position(text)))
        }),
        Program::new("cozy-chess 0.3.4", |sample: &Sample| {
            all(&sample.text, |text| seen(cozy_board(text)))
        }),
    ];
    contest(
        "FEN read into a position (nanoseconds)",
        case,
        programs,
        ROUNDS,
        Figure::NanosecondsEach,
    )
}

fn write(case: &Case<'_>) -> String {
    let programs = vec![
        Program::new("arbitre-board, appended", |sample: &Sample| {
            let mut text = String::new();
            all(&sample.ours, |position| {
                text.clear();
                let _ = write!(text, "{position}");
                black_box(&text);
            })
        }),
        Program::new("shakmaty 0.30.1, appended", |sample: &Sample| {
            let mut text = String::new();
            all(&sample.shakmaty, |position| {
                text.clear();
                Fen::from_position(position, EnPassantMode::Always).append_to_string(&mut text);
                black_box(&text);
            })
        }),
        Program::new("arbitre-board, new strings", |sample: &Sample| {
            all(&sample.ours, |position| seen(position.to_string()))
        }),
        Program::new("shakmaty 0.30.1, new strings", |sample: &Sample| {
            all(&sample.shakmaty, |position| {
                seen(Fen::from_position(position, EnPassantMode::Always).to_string());
            })
        }),
        Program::new("cozy-chess 0.3.4, new strings", |sample: &Sample| {
            all(&sample.cozy, |board| seen(board.to_string()))
        }),
    ];
    contest(
        "FEN written (nanoseconds)",
        case,
        programs,
        ROUNDS,
        Figure::NanosecondsEach,
    )
}

type Contest = (&'static str, fn(&Case<'_>) -> String);

fn main() {
    let contests: [Contest; 4] = [
        ("count", count),
        ("list", list),
        ("fen-read", read),
        ("fen-write", write),
    ];
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| word != "--bench")
        .collect();
    let case = [("positions of random games", sample())];
    for (name, run) in contests {
        if wanted.is_empty() || wanted.iter().any(|word| name.contains(word.as_str())) {
            let _ = std::io::stdout().write_all(run(&case).as_bytes());
        }
    }
}
