//! Can this side still mate? Our answers and those of `chasolver`, one after the other in one
//! run, with the processor time that each takes.
//!
//! `cargo bench -p benches --bench mate -- [--file FILE] [--every N] [--budget POSITIONS]
//! [--quick] [--alone] [--slow MICROSECONDS] [--mutate SEED]`
//!
//! A line of the file is a label and a FEN: `WB` says that both sides can mate, `W-` only White,
//! `-B` only Black, `--` neither; `?` asks nothing of a side. Lines that begin with `#` are
//! remarks; positions that are not lawful are counted and left out. Without a file, a few
//! positions of our own are asked. `--alone` leaves the peer out, `--every 12` takes every
//! twelfth position, `--slow` lists the questions that take us longer. `--mutate` changes each
//! position a little first (the labels then mean nothing). Wherever the two decide differently,
//! the line of whoever says winnable is replayed, which settles the matter.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::error::Error;
use std::str::FromStr;
use std::time::Duration;
use std::{env, fs};

use arbitre_board::{Bitboard, Board, Coordinates, Forgive, Position, Role, Side, Square};
use arbitre_mate::{Budget, Effort, Solver, Verdict};
use chasolver::Winnability;
use rustix::time::{ClockId, clock_gettime};

/// Asked when no file is named.
const OWN: &str = "\
WB r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3
WB 8/5pk1/4p1p1/3pP2p/3P1P1P/6P1/5K2/8 w - - 0 40
W- 8/8/8/8/8/1k6/8/KR6 w - - 0 1
-- 4k3/8/8/p1p1p2p/P1P1P2P/8/8/4K3 w - - 0 1
-- 8/8/8/8/8/1k6/8/KB6 w - - 0 1
";

/// What was asked for on the command line.
#[derive(Default)]
struct Wish {
    file: Option<String>,
    every: usize,
    budget: Budget,
    quick: bool,
    alone: bool,
    slow: Option<Duration>,
    mutate: Option<u64>,
}

impl Wish {
    fn read(args: impl Iterator<Item = String>) -> Result<Self, Box<dyn Error>> {
        let mut wish = Self {
            every: 1,
            ..Self::default()
        };
        let mut args = args;
        while let Some(arg) = args.next() {
            let mut value = || args.next().ok_or_else(|| format!("{arg} wants a value"));
            match arg.as_str() {
                "--file" => wish.file = Some(value()?),
                "--every" => wish.every = value()?.parse()?,
                "--budget" => wish.budget.positions = value()?.parse()?,
                "--slow" => wish.slow = Some(Duration::from_micros(value()?.parse()?)),
                "--quick" => {
                    wish.quick = true;
                    wish.budget.effort = Effort::Quick;
                }
                "--mutate" => wish.mutate = Some(value()?.parse()?),
                "--alone" => wish.alone = true,
                "--bench" | "--test" => {}
                _ => return Err(format!("unknown argument {arg}").into()),
            }
        }
        Ok(wish)
    }
}

/// A question with the answer that its label expects.
struct Question {
    fen: String,
    position: Position,
    side: Side,
    winnable: bool,
}

fn questions(text: &str, wish: &Wish) -> (Vec<Question>, usize) {
    let mut unlawful = 0;
    let mut dice = wish.mutate;
    let mut questions = Vec::new();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    for (label, fen) in lines
        .filter_map(|line| line.split_once(' '))
        .step_by(wish.every)
    {
        let fields = fen.split_whitespace().count();
        let counters = [" 0 1", " 1", ""][fields.saturating_sub(4).min(2)];
        let fen = format!("{fen}{counters}");
        let Ok(position) = fen.parse::<Position>() else {
            unlawful += 1;
            continue;
        };
        let (position, fen) = match &mut dice {
            None => (position, fen),
            Some(dice) => match mutated(&position, dice) {
                Some(position) => (position, position.to_string()),
                None => continue,
            },
        };
        for (side, letter) in Side::ALL.into_iter().zip(label.chars()) {
            if letter != '?' {
                questions.push(Question {
                    fen: fen.clone(),
                    position,
                    side,
                    winnable: letter != '-',
                });
            }
        }
    }
    (questions, unlawful)
}

/// Processor time of this thread.
fn now() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// What two looks at the clock cost by themselves: taken off each time.
fn cost_of_clock() -> Duration {
    let cost = |_| {
        let start = now();
        now() - start
    };
    let mut costs: Vec<Duration> = (0..1001).map(cost).collect();
    costs.sort();
    costs[500]
}

/// What came out of all questions.
struct Tally {
    times: Vec<Duration>,
    answers: Vec<Option<bool>>,
    winnable: usize,
    unwinnable: usize,
    undecided: usize,
    against_label: usize,
    by_men: [(u32, Duration); 33],
}

impl Tally {
    const fn new() -> Self {
        Self {
            times: Vec::new(),
            answers: Vec::new(),
            winnable: 0,
            unwinnable: 0,
            undecided: 0,
            against_label: 0,
            by_men: [(0, Duration::ZERO); 33],
        }
    }

    fn add(&mut self, question: &Question, answer: Option<bool>, time: Duration) {
        self.times.push(time);
        self.answers.push(answer);
        let men = question.position.occupied().count() as usize;
        self.by_men[men].0 += 1;
        self.by_men[men].1 += time;
        match answer {
            Some(true) => self.winnable += 1,
            Some(false) => self.unwinnable += 1,
            None => self.undecided += 1,
        }
        self.against_label += usize::from(answer == Some(!question.winnable));
    }

    fn print(&mut self, name: &str) {
        self.times.sort();
        let total: Duration = self.times.iter().sum();
        let count = self.times.len().max(1);
        let at = |share: f64| self.times[((count as f64 * share) as usize).min(count - 1)];
        println!(
            "{name}: {} winnable, {} unwinnable, {} undecided, {} against the label",
            self.winnable, self.unwinnable, self.undecided, self.against_label
        );
        println!(
            "  {total:.2?} in all, {:.2?} each ({:.0} per second), median {:.2?}, 99 % {:.2?}, \
             99.9 % {:.2?}, slowest {:.2?}",
            total / count as u32,
            count as f64 / total.as_secs_f64(),
            at(0.5),
            at(0.99),
            at(0.999),
            at(1.0),
        );
    }
}

fn ours(wish: &Wish, questions: &[Question]) -> Tally {
    let mut solver = Solver::new(wish.budget);
    let mut tally = Tally::new();
    let clock = cost_of_clock();
    for question in questions {
        let start = now();
        let verdict = solver.can_mate(&question.position, question.side);
        let time = (now() - start).saturating_sub(clock);
        let answer = match &verdict {
            Verdict::Winnable(_) => Some(true),
            Verdict::Unwinnable(_) => Some(false),
            Verdict::Undecided(_) => None,
        };
        tally.add(question, answer, time);
        let odd = answer.is_none() || answer == Some(!question.winnable);
        if wish.slow.is_some_and(|slow| odd || time > slow) {
            let label = if question.winnable { 'W' } else { '-' };
            println!(
                "{label} {} {}: {} {time:.2?}",
                question.fen,
                question.side,
                word(&verdict)
            );
        }
    }
    tally
}

/// A man moved, removed or added, the board shifted, or the turn changed, once to three times.
fn mutated(position: &Position, dice: &mut u64) -> Option<Position> {
    let mut below = |bound: usize| {
        *dice ^= *dice << 13;
        *dice ^= *dice >> 7;
        *dice ^= *dice << 17;
        (*dice % bound as u64) as usize
    };
    let mut setup = position.to_setup();
    setup.castling = Bitboard::EMPTY;
    setup.en_passant = None;
    for _ in 0..1 + below(3) {
        let men: Vec<Square> = setup.board.occupied().iter().collect();
        let man = men[below(men.len())];
        let square = Square::from_index(below(64))?;
        let king = setup.board.piece_at(man)?.role == Role::King;
        let hit = setup
            .board
            .piece_at(square)
            .is_some_and(|piece| piece.role == Role::King);
        match below(6) {
            0 | 1 if !hit && man != square => {
                setup.board.carry(man, square);
            }
            2 if !king => {
                setup.board.remove(man);
            }
            3 if !hit => {
                let side = Side::ALL[below(2)];
                setup.board.put(
                    square,
                    [Role::Pawn, Role::Bishop, Role::Knight][below(3)].of(side),
                );
            }
            4 => setup.turn = !setup.turn,
            _ => {
                let step = [(0, 1), (0, -1), (1, 0), (-1, 0)][below(4)];
                let mut board = Board::EMPTY;
                for from in setup.board.occupied() {
                    board.put(from.offset(step.0, step.1)?, setup.board.piece_at(from)?);
                }
                setup.board = board;
            }
        }
    }
    Position::new(&setup, Forgive::NOTHING).ok()
}

/// Prints each question that both decide, and not alike, and who is right.
fn compare(wish: &Wish, questions: &[Question], ours: &Tally, peers: &Tally) {
    let mut solver = Solver::new(wish.budget);
    let (mut wrong, mut peer_wrong, mut unsettled) = (0, 0, 0);
    for ((question, ours), peers) in questions.iter().zip(&ours.answers).zip(&peers.answers) {
        let line = match (ours, peers) {
            (Some(true), Some(false)) => match solver.can_mate(&question.position, question.side) {
                Verdict::Winnable(line) => line.iter().map(|mv| mv.coordinates()).collect(),
                _ => Vec::new(),
            },
            (Some(false), Some(true)) => peer_line(question),
            _ => continue,
        };
        let mut position = question.position;
        for step in line {
            if let Ok(mv) = position.examine(step.from, step.to, step.promotion) {
                position.play(mv);
            }
        }
        let mate = position.is_mate() && position.turn() != question.side;
        let verdict = match (mate, ours) {
            (false, _) => {
                unsettled += 1;
                "unsettled"
            }
            (true, Some(true)) => {
                peer_wrong += 1;
                "the peer is wrong"
            }
            (true, _) => {
                wrong += 1;
                "WE ARE WRONG"
            }
        };
        println!("{} {}: {verdict}", question.fen, question.side);
    }
    println!(
        "decided differently: we were wrong {wrong} times, the peer {peer_wrong}, unsettled {unsettled}"
    );
}

fn peer_line(question: &Question) -> Vec<Coordinates> {
    let Ok(board) = chess::Board::from_str(&question.fen) else {
        return Vec::new();
    };
    match chasolver::winnability(&board, colour(question.side)) {
        Some(Winnability::Winnable { helpmate }) => helpmate
            .iter()
            .filter_map(|step| step.to_string().parse().ok())
            .collect(),
        _ => Vec::new(),
    }
}

const fn colour(side: Side) -> chess::Color {
    match side {
        Side::White => chess::Color::White,
        Side::Black => chess::Color::Black,
    }
}

fn word(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Winnable(line) => format!("winnable in {}", line.len()),
        Verdict::Unwinnable(proof) => format!("unwinnable {proof}"),
        Verdict::Undecided(spent) => format!("undecided {}", spent.positions),
    }
}

fn peer(wish: &Wish, questions: &[Question]) -> Tally {
    let mut tally = Tally::new();
    let clock = cost_of_clock();
    for question in questions {
        let Ok(board) = chess::Board::from_str(&question.fen) else {
            continue;
        };
        let winner = colour(question.side);
        let start = now();
        let answer = if wish.quick {
            chasolver::is_unwinnable_fast(&board, winner).then_some(false)
        } else {
            chasolver::winnability(&board, winner)
                .map(|answer| matches!(answer, Winnability::Winnable { .. }))
        };
        let time = (now() - start).saturating_sub(clock);
        tally.add(question, answer, time);
    }
    tally
}

fn main() -> Result<(), Box<dyn Error>> {
    let wish = Wish::read(env::args().skip(1))?;
    let text = match &wish.file {
        Some(file) => fs::read_to_string(file)?,
        None => OWN.to_owned(),
    };
    let (questions, unlawful) = questions(&text, &wish);
    println!(
        "{} questions, {unlawful} unlawful positions left out; the clock's own {:.0?} taken off each",
        questions.len(),
        cost_of_clock()
    );
    let mut ours = ours(&wish, &questions);
    ours.print("arbitre-mate");
    let mut peer = (!wish.alone).then(|| peer(&wish, &questions));
    if let Some(peer) = &mut peer {
        peer.print("chasolver");
        compare(&wish, &questions, &ours, peer);
    }
    for men in 0..ours.by_men.len() {
        let (count, time) = ours.by_men[men];
        if count > 0 {
            print!("  {men:2} men: {count:6} questions, {:.2?}", time / count);
            if let Some(peer) = &peer {
                print!(", peer {:.2?}", peer.by_men[men].1 / count);
            }
            println!();
        }
    }
    Ok(())
}
