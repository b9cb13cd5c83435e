//! Answers every question of a labelled file of positions, and tells how well and how fast.
//!
//! `cargo run --release -p arbitre-mate --example survey -- FILE [POSITIONS]`
//!
//! A line is a label and a FEN: `WB` says that both sides can mate, `W-` only White, `-B` only
//! Black, `--` neither; `?` asks nothing of a side. Lines that begin with `#` are remarks; positions that are not lawful are
//! counted and left out. `POSITIONS` is the budget for one question.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::error::Error;
use std::time::{Duration, Instant};
use std::{env, fs};

use arbitre_board::{Position, Side};
use arbitre_mate::{Budget, Proof, Solver, Verdict};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let file = args.next().ok_or("which file?")?;
    let mut budget = Budget::default();
    if let Some(positions) = args.next() {
        budget.positions = positions.parse()?;
    }
    let show: Duration = Duration::from_millis(args.next().map_or(Ok(100), |ms| ms.parse())?);
    let mut solver = Solver::new(budget);
    let mut times = Vec::new();
    let (mut unlawful, mut wrong, mut undecided) = (0, 0, 0);
    let mut proofs = [0; 5];
    let mut winnable = 0;
    let mut spent = Duration::ZERO;
    for line in fs::read_to_string(&file)?
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let Some((label, fen)) = line.split_once(' ') else {
            continue;
        };
        let Ok(position) = read(fen) else {
            unlawful += 1;
            continue;
        };
        for (side, letter) in Side::ALL.into_iter().zip(label.chars()) {
            if letter == '?' {
                continue;
            }
            let start = Instant::now();
            let verdict = solver.can_mate(&position, side);
            let time = start.elapsed();
            times.push(time);
            spent += time;
            let expected = letter != '-';
            let mut remark = "";
            match &verdict {
                Verdict::Winnable(_) => {
                    winnable += 1;
                    if !expected {
                        wrong += 1;
                        remark = "LABELLED UNWINNABLE";
                    }
                }
                Verdict::Unwinnable(proof) => {
                    proofs[match proof {
                        Proof::Ended => 0,
                        Proof::Material => 1,
                        Proof::Forced { .. } => 2,
                        Proof::Walled => 3,
                        _ => 4,
                    }] += 1;
                    if expected {
                        wrong += 1;
                        remark = "LABELLED WINNABLE";
                    }
                }
                Verdict::Undecided(_) => {
                    undecided += 1;
                    remark = "UNDECIDED";
                }
            }
            if !remark.is_empty() || time > show {
                println!("{fen} {side}: {} {time:?} {remark}", word(&verdict));
            }
        }
    }
    times.sort();
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied();
    println!(
        "{} questions, {unlawful} unlawful positions left out",
        times.len()
    );
    println!(
        "{winnable} winnable, unwinnable by end, material, force, walls, exhaustion: {proofs:?}"
    );
    println!("{wrong} against the label, {undecided} undecided");
    println!(
        "{spent:?} in all, {:?} each",
        spent / times.len().max(1) as u32
    );
    println!(
        "median {:?}, 90 % {:?}, 99 % {:?}, 99.9 % {:?}, slowest {:?}",
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        times.last()
    );
    Ok(())
}

fn read(fen: &str) -> Result<Position, Box<dyn Error>> {
    let fields = fen.split_whitespace().count();
    let counters = [" 0 1", " 1", ""][fields.saturating_sub(4).min(2)];
    Ok(format!("{fen}{counters}").parse()?)
}

fn word(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Winnable(line) => format!("winnable in {}", line.len()),
        Verdict::Unwinnable(proof) => format!("unwinnable {proof}"),
        Verdict::Undecided(spent) => format!("undecided {}", spent.positions),
    }
}
