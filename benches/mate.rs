//! Can this side still mate? Our answers and those of `chasolver`, one after the other in one
//! run, with the processor time that each takes.
//!
//! `cargo bench -p benches --bench mate -- [--file FILE] [--every N] [--budget POSITIONS]
//! [--quick] [--alone] [--slow MICROSECONDS]`
//!
//! A line of the file is a label and a FEN: `WB` says that both sides can mate, `W-` only White,
//! `-B` only Black, `--` neither; `?` asks nothing of a side. Lines that begin with `#` are
//! remarks; positions that are not lawful are counted and left out. Without a file, a few
//! positions of our own are asked. `--alone` leaves the peer out, `--every 12` takes every
//! twelfth position, `--slow` lists the questions that take us longer.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::error::Error;
use std::str::FromStr;
use std::time::Duration;
use std::{env, fs};

use arbitre_board::{Position, Side};
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
                "--alone" => wish.alone = true,
                "--bench" => {}
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

fn questions(text: &str, every: usize) -> (Vec<Question>, usize) {
    let mut unlawful = 0;
    let mut questions = Vec::new();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    for (label, fen) in lines.filter_map(|line| line.split_once(' ')).step_by(every) {
        let fields = fen.split_whitespace().count();
        let counters = [" 0 1", " 1", ""][fields.saturating_sub(4).min(2)];
        let fen = format!("{fen}{counters}");
        let Ok(position) = fen.parse::<Position>() else {
            unlawful += 1;
            continue;
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

/// What came out of all questions.
struct Tally {
    times: Vec<Duration>,
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
            winnable: 0,
            unwinnable: 0,
            undecided: 0,
            against_label: 0,
            by_men: [(0, Duration::ZERO); 33],
        }
    }

    fn add(&mut self, question: &Question, answer: Option<bool>, time: Duration) {
        self.times.push(time);
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
    for question in questions {
        let start = now();
        let verdict = solver.can_mate(&question.position, question.side);
        let time = now() - start;
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

fn word(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Winnable(line) => format!("winnable in {}", line.len()),
        Verdict::Unwinnable(proof) => format!("unwinnable {proof}"),
        Verdict::Undecided(spent) => format!("undecided {}", spent.positions),
    }
}

fn peer(wish: &Wish, questions: &[Question]) -> Tally {
    let mut tally = Tally::new();
    for question in questions {
        let Ok(board) = chess::Board::from_str(&question.fen) else {
            continue;
        };
        let winner = match question.side {
            Side::White => chess::Color::White,
            Side::Black => chess::Color::Black,
        };
        let start = now();
        let answer = if wish.quick {
            chasolver::is_unwinnable_fast(&board, winner).then_some(false)
        } else {
            chasolver::winnability(&board, winner)
                .map(|answer| matches!(answer, Winnability::Winnable { .. }))
        };
        tally.add(question, answer, now() - start);
    }
    tally
}

fn main() -> Result<(), Box<dyn Error>> {
    let wish = Wish::read(env::args().skip(1))?;
    let text = match &wish.file {
        Some(file) => fs::read_to_string(file)?,
        None => OWN.to_owned(),
    };
    let (questions, unlawful) = questions(&text, wish.every);
    println!(
        "{} questions, {unlawful} unlawful positions left out",
        questions.len()
    );
    let mut ours = ours(&wish, &questions);
    ours.print("arbitre-mate");
    let mut peer = (!wish.alone).then(|| peer(&wish, &questions));
    if let Some(peer) = &mut peer {
        peer.print("chasolver");
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
