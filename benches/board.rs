//! The board beside its peers: `cargo xtask bench board`, or `cargo xtask bench --native board`.
//!
//! Every peer answers the same questions in the same run, under criterion and then turn by turn;
//! each figure of a table is the least CPU time of several rounds. Words behind `--` pick the
//! contests whose title contains them.

#[path = "board/positions.rs"]
mod positions;

use std::hint::black_box;

use arbitre_board::{Keyed, Position, Rights};
use benches::CpuTime;
use benches::contest::{Figure, Program, criterion, hold};
use criterion::Criterion;
use shakmaty::{CastlingMode, Position as _, fen::Fen};

/// The six positions of the Chess Programming Wiki's "Perft Results".
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const THIRD: &str = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
const FOURTH: &str = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
const FIFTH: &str = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
const SIXTH: &str = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

type Case = (&'static str, u32);

const BULK: [(&str, Case); 6] = [
    ("start 6", (START, 6)),
    ("kiwipete 5", (KIWIPETE, 5)),
    ("third 7", (THIRD, 7)),
    ("fourth 6", (FOURTH, 6)),
    ("fifth 5", (FIFTH, 5)),
    ("sixth 5", (SIXTH, 5)),
];

const EVERY_MOVE: [(&str, Case); 6] = [
    ("start 5", (START, 5)),
    ("kiwipete 4", (KIWIPETE, 4)),
    ("third 6", (THIRD, 6)),
    ("fourth 5", (FOURTH, 5)),
    ("fifth 4", (FIFTH, 4)),
    ("sixth 4", (SIXTH, 4)),
];

fn ours(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn cozy(fen: &str) -> cozy_chess::Board {
    fen.parse()
        .unwrap_or_else(|error| panic!("{fen}: {error:?}"))
}

fn eschac_position(fen: &str) -> eschac::position::Position {
    let four: Vec<&str> = fen.split(' ').take(4).collect();
    let setup = eschac::setup::Setup::from_text_record(&four.join(" "));
    let setup = setup.unwrap_or_else(|error| panic!("{fen}: {error}"));
    setup
        .into_position()
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn shakmaty_position(fen: &str) -> shakmaty::Chess {
    let fen: Fen = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    fen.into_position(CastlingMode::Standard)
        .unwrap_or_else(|error| panic!("{error}"))
}

fn bulk(criterion: &mut Criterion<CpuTime>) {
    let programs = vec![
        Program::new("arbitre-board", |(fen, depth): &Case| {
            ours(fen).perft(*depth)
        }),
        Program::new("eschac 0.6.2", |(fen, depth): &Case| {
            eschac_position(fen).perft(*depth as usize) as u64
        }),
        Program::new("cozy-chess 0.3.4", |(fen, depth): &Case| {
            cozy_bulk(&cozy(fen), *depth)
        }),
        Program::new("shakmaty 0.30.1", |(fen, depth): &Case| {
            shakmaty_bulk(&shakmaty_position(fen), *depth)
        }),
    ];
    let title = "Perft, the last ply counted";
    hold(
        criterion,
        title,
        &BULK,
        programs,
        5,
        Figure::MillionsPerSecond,
    );
}

fn cozy_bulk(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy_bulk(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

fn shakmaty_bulk(position: &shakmaty::Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let play = |mv: &shakmaty::Move| {
        let mut next = position.clone();
        next.play_unchecked(*mv);
        shakmaty_bulk(&next, depth - 1)
    };
    moves.iter().map(play).sum()
}

fn every_move(criterion: &mut Criterion<CpuTime>) {
    let programs = vec![
        Program::new("arbitre-board", |(fen, depth): &Case| {
            walk(&ours(fen), *depth)
        }),
        Program::new("arbitre-board with a key", |(fen, depth): &Case| {
            walk_keyed(&Keyed::from(ours(fen)), *depth)
        }),
        Program::new("eschac 0.6.2, moves visited", |(fen, depth): &Case| {
            eschac_walk(&eschac_position(fen), *depth)
        }),
        Program::new("eschac 0.6.2, moves listed", |(fen, depth): &Case| {
            eschac_listed(&eschac_position(fen), *depth)
        }),
        Program::new("cozy-chess 0.3.4 (has a key)", |(fen, depth): &Case| {
            cozy_walk(&cozy(fen), *depth)
        }),
        Program::new("shakmaty 0.30.1", |(fen, depth): &Case| {
            shakmaty_walk(&shakmaty_position(fen), *depth)
        }),
    ];
    let title = "Perft, every move made";
    hold(
        criterion,
        title,
        &EVERY_MOVE,
        programs,
        7,
        Figure::MillionsPerSecond,
    );
}

fn walk(position: &Position, depth: u32) -> u64 {
    let mut nodes = 0;
    position.for_each_successor(|_, after| {
        nodes += if depth == 1 {
            made(after)
        } else {
            walk(after, depth - 1)
        };
    });
    nodes
}

fn walk_keyed(position: &Keyed, depth: u32) -> u64 {
    let mut nodes = 0;
    position.for_each_successor(|_, after| {
        nodes += if depth == 1 {
            black_box(after.key(Rights::ALL));
            made(after)
        } else {
            walk_keyed(after, depth - 1)
        };
    });
    nodes
}

/// One leaf, which the compiler cannot leave out.
fn made<T>(leaf: &T) -> u64 {
    black_box(leaf);
    1
}

fn eschac_walk(position: &eschac::position::Position, depth: u32) -> u64 {
    let mut nodes = 0;
    position.for_each_move(|mv| {
        let after = mv.make();
        nodes += if depth == 1 {
            made(&after)
        } else {
            eschac_walk(&after, depth - 1)
        };
    });
    nodes
}

fn eschac_listed(position: &eschac::position::Position, depth: u32) -> u64 {
    let mut nodes = 0;
    for mv in position.legal_moves() {
        let after = mv.make();
        nodes += if depth == 1 {
            made(&after)
        } else {
            eschac_listed(&after, depth - 1)
        };
    }
    nodes
}

fn cozy_walk(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut after = board.clone();
            after.play_unchecked(mv);
            nodes += if depth == 1 {
                made(&after)
            } else {
                cozy_walk(&after, depth - 1)
            };
        }
        false
    });
    nodes
}

fn shakmaty_walk(position: &shakmaty::Chess, depth: u32) -> u64 {
    let mut nodes = 0;
    for mv in position.legal_moves() {
        let mut after = position.clone();
        after.play_unchecked(mv);
        nodes += if depth == 1 {
            made(&after)
        } else {
            shakmaty_walk(&after, depth - 1)
        };
    }
    nodes
}

fn main() {
    let mut criterion = criterion();
    bulk(&mut criterion);
    every_move(&mut criterion);
    positions::all(&mut criterion);
    criterion.final_summary();
}
