//! Single positions: moves are counted and listed, FEN is read and written, on positions of
//! seeded random games in which captures are preferred.

use std::fmt::Write as _;
use std::hint::black_box;

use arbitre_board::{MoveList, Position};
use benches::CpuTime;
use benches::contest::{Figure, Program, hold};
use criterion::Criterion;
use shakmaty::{EnPassantMode, Position as _, fen::Fen};

use crate::{cozy, eschac_position, ours, shakmaty_position};

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

fn sample() -> Sample {
    let text = texts();
    Sample {
        ours: text.iter().map(|text| ours(text)).collect(),
        cozy: text.iter().map(|text| cozy(text)).collect(),
        eschac: text.iter().map(|text| eschac_position(text)).collect(),
        shakmaty: text.iter().map(|text| shakmaty_position(text)).collect(),
        text,
    }
}

type Case<'a> = [(&'a str, Sample); 1];

fn count(criterion: &mut Criterion<CpuTime>, case: &Case<'_>) {
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
    hold(
        criterion,
        "Legal moves counted",
        case,
        programs,
        ROUNDS,
        Figure::NanosecondsEach,
    );
}

fn list(criterion: &mut Criterion<CpuTime>, case: &Case<'_>) {
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
    hold(
        criterion,
        "Legal moves listed",
        case,
        programs,
        ROUNDS,
        Figure::NanosecondsEach,
    );
}

/// Lets the compiler believe that a value is used.
fn seen<T>(value: T) {
    black_box(value);
}

/// Does something with each of some things, and counts them.
fn each<T>(things: &[T], mut act: impl FnMut(&T)) -> u64 {
    things.iter().for_each(&mut act);
    things.len() as u64
}

fn read(criterion: &mut Criterion<CpuTime>, case: &Case<'_>) {
    let programs = vec![
        Program::new("arbitre-board", |sample: &Sample| {
            each(&sample.text, |text| seen(ours(text)))
        }),
        Program::new("shakmaty 0.30.1", |sample: &Sample| {
            each(&sample.text, |text| seen(shakmaty_position(text)))
        }),
        Program::new("cozy-chess 0.3.4", |sample: &Sample| {
            each(&sample.text, |text| seen(cozy(text)))
        }),
    ];
    hold(
        criterion,
        "FEN read into a position",
        case,
        programs,
        ROUNDS,
        Figure::NanosecondsEach,
    );
}

fn write(criterion: &mut Criterion<CpuTime>, case: &Case<'_>) {
    let programs = vec![
        Program::new("arbitre-board, appended", |sample: &Sample| {
            let mut text = String::new();
            each(&sample.ours, |position| {
                text.clear();
                let _ = write!(text, "{position}");
                black_box(&text);
            })
        }),
        Program::new("shakmaty 0.30.1, appended", |sample: &Sample| {
            let mut text = String::new();
            each(&sample.shakmaty, |position| {
                text.clear();
                Fen::from_position(position, EnPassantMode::Always).append_to_string(&mut text);
                black_box(&text);
            })
        }),
        Program::new("arbitre-board, new strings", |sample: &Sample| {
            each(&sample.ours, |position| seen(position.to_string()))
        }),
        Program::new("shakmaty 0.30.1, new strings", |sample: &Sample| {
            each(&sample.shakmaty, |position| {
                seen(Fen::from_position(position, EnPassantMode::Always).to_string());
            })
        }),
        Program::new("cozy-chess 0.3.4, new strings", |sample: &Sample| {
            each(&sample.cozy, |board| seen(board.to_string()))
        }),
    ];
    hold(
        criterion,
        "FEN written",
        case,
        programs,
        ROUNDS,
        Figure::NanosecondsEach,
    );
}

pub fn all(criterion: &mut Criterion<CpuTime>) {
    let case = [("positions of random games", sample())];
    count(criterion, &case);
    list(criterion, &case);
    read(criterion, &case);
    write(criterion, &case);
}
