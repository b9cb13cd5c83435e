//! `arbitre mate`: can this side still give mate?

mod sentence;

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write as _};
use std::path::PathBuf;
use std::time::Instant;

use arbitre_board::fen::{self, Remark};
use arbitre_board::{Forgive, Move, Position, Side};
use arbitre_mate::{
    Budget, Effort, Idle, MaterialTable, Potential, Proof, Series, Solver, Verdict,
};
use clap::{Args, ValueEnum};
use serde_json::{Map, Value, json};

use crate::{Failure, Outcome, Place, Streams};

/// Says whether a side can still mate by any series of legal moves, with a line or a proof
///
/// An answer in a batch is a line that begins with winnable, unwinnable or undecided. After winnable
/// comes a series of moves that ends in mate, after unwinnable the kind of proof; then the positions
/// visited and the microseconds taken.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The position, as FEN
    #[arg(value_name = "FEN", required_unless_present = "batch", num_args = 1..=6)]
    fen: Vec<String>,
    /// The side that is to mate
    #[arg(long, value_enum, default_value_t = Sides::Both)]
    side: Sides,
    /// Asks for mating potential, as the blitz rules of 1997 did: a position must be within reach
    /// in which the other side cannot avoid mate on the next move
    #[arg(long)]
    blitz_1997: bool,
    /// Ends a series of moves after seventy-five moves of each side without capture or pawn move
    #[arg(long, conflicts_with = "blitz_1997")]
    seventy_five: bool,
    /// Adds what the material tables of servers and of US Chess say, for comparison
    #[arg(long)]
    tables: bool,
    /// Gives up where there is no proof within microseconds
    #[arg(long)]
    quick: bool,
    /// The most positions to visit for one question
    #[arg(long, value_name = "NUMBER", default_value_t = Budget::default().positions)]
    positions: u64,
    /// Answers a file (`-` for standard input) with a FEN and then `white` or `black` on each
    /// line, a line for a line
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fen", "side"])]
    batch: Option<PathBuf>,
    /// Also says how many positions were visited and how long it took
    #[arg(long)]
    cost: bool,
    /// Writes each answer as a line of JSON
    #[arg(long)]
    json: bool,
}

/// Who is to mate.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Sides {
    White,
    Black,
    Both,
}

impl Sides {
    const fn sides(self) -> &'static [Side] {
        match self {
            Self::White => &[Side::White],
            Self::Black => &[Side::Black],
            Self::Both => &Side::ALL,
        }
    }
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let effort = if arguments.quick {
        Effort::Quick
    } else {
        Effort::Full
    };
    let budget = Budget {
        positions: arguments.positions,
        effort,
        ..Budget::default()
    };
    let idle = if arguments.seventy_five {
        Idle::SeventyFiveMoves
    } else {
        Idle::Unbounded
    };
    let mut solver = Solver::new(budget).within(Series {
        idle,
        ..Series::default()
    });
    if arguments.batch.is_some() {
        return batch(arguments, &mut solver, streams);
    }
    let text = arguments.fen.join(" ");
    let position = read(&text).map_err(|(reason, span)| Failure::Text {
        reason,
        expected: Some("the FEN of a position".to_owned()),
        place: Box::new(Place::new("<FEN>", &text, span)),
    })?;
    for &side in arguments.side.sides() {
        let answer = Answer::to(&mut solver, arguments, &position, side);
        if arguments.json {
            writeln!(streams.out, "{}", answer.json(&position, side))?;
        } else {
            let finding = &answer.finding;
            let mut told = if arguments.blitz_1997 {
                sentence::potential(finding, &position, side)
            } else {
                sentence::mate(finding, &position, side)
            };
            if arguments.cost {
                let (visited, micros) = (answer.visited, answer.micros);
                told.push_str(&format!(" ({visited} positions visited in {micros} µs)"));
            }
            writeln!(streams.out, "{}", sentence::in_lines(&told))?;
            for (table, says) in &answer.tables {
                writeln!(streams.out, "  {table}: {says} material")?;
            }
        }
    }
    Ok(Outcome::Clean)
}

/// Answers a file line by line.
fn batch(
    arguments: &Arguments,
    solver: &mut Solver,
    streams: &mut Streams,
) -> Result<Outcome, Failure> {
    let path = arguments.batch.clone().unwrap_or_default();
    let name = path.display().to_string();
    let failed = |source| Failure::Read {
        path: path.clone(),
        source,
    };
    let input: Box<dyn Read + Send> = if name == "-" {
        std::mem::replace(&mut streams.input, Box::new(std::io::empty()))
    } else {
        Box::new(File::open(&path).map_err(failed)?)
    };
    let mut unread = 0;
    for (index, line) in BufReader::new(input).lines().enumerate() {
        let line = line.map_err(failed)?;
        match question(&line) {
            Ok((position, side)) => {
                let answer = Answer::to(solver, arguments, &position, side);
                if arguments.json {
                    writeln!(streams.out, "{}", answer.json(&position, side))?;
                } else {
                    writeln!(streams.out, "{}", answer.text())?;
                }
            }
            Err((reason, span)) => {
                unread += 1;
                let column = span.start + 1;
                if arguments.json {
                    let error = json!({ "kind": "not-understood", "reason": reason, "line": index + 1, "column": column });
                    let unread = json!({ "file": name, "errors": [error] });
                    writeln!(streams.out, "{unread}")?;
                } else {
                    writeln!(streams.out, "error {reason}")?;
                }
                writeln!(streams.err, "{name}:{}:{column}: {reason}", index + 1)?;
            }
        }
    }
    if unread > 0 {
        streams.out.flush()?;
        return Err(Failure::Refused(format!(
            "{unread} lines could not be read"
        )));
    }
    Ok(Outcome::Clean)
}

/// What is wrong, and where in the text.
type Fault = (String, std::ops::Range<usize>);

/// A line of a batch: a FEN and a side.
fn question(line: &str) -> Result<(Position, Side), Fault> {
    let text = line.trim_end();
    let last = text.rfind(char::is_whitespace).map_or(0, |space| space + 1);
    let side = match text.get(last..) {
        Some("white") => Side::White,
        Some("black") => Side::Black,
        _ => {
            let reason = "expected a FEN, then white or black".to_owned();
            return Err((reason, last..text.len()));
        }
    };
    Ok((read(text.get(..last).unwrap_or_default().trim_end())?, side))
}

fn read(text: &str) -> Result<Position, Fault> {
    let fen = fen::read_leniently(text).map_err(|error| (error.to_string(), error.span()))?;
    // An answer about a position that was made up in part would be worth nothing.
    let is_guess = |remark| matches!(remark, Remark::RankFilled | Remark::TurnMissing);
    if let Some((remark, span)) = fen.remarks.iter().find(|&(remark, _)| is_guess(remark)) {
        return Err((format!("{remark}, which would be a guess"), span));
    }
    Position::new(&fen.setup, Forgive::NOTHING)
        .map_err(|faults| (faults.to_string(), 0..text.len()))
}

/// What was found out.
enum Finding {
    /// These moves lead to mate, or to where it cannot be avoided.
    Winnable(Vec<Move>),
    Unwinnable(Proof),
    Undecided,
}

impl From<Verdict> for Finding {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Winnable(line) => Self::Winnable(line.to_vec()),
            Verdict::Unwinnable(proof) => Self::Unwinnable(proof),
            Verdict::Undecided(_) => Self::Undecided,
        }
    }
}

impl From<Potential> for Finding {
    fn from(potential: Potential) -> Self {
        match potential {
            Potential::Sufficient(moves) => Self::Winnable(moves),
            Potential::Insufficient(proof) => Self::Unwinnable(proof),
            Potential::Undecided(_) => Self::Undecided,
        }
    }
}

/// The answer to one question, and what it cost.
struct Answer {
    finding: Finding,
    visited: u64,
    micros: u128,
    /// What material tables say, if they were asked.
    tables: Vec<(MaterialTable, &'static str)>,
}

impl Answer {
    fn to(solver: &mut Solver, arguments: &Arguments, position: &Position, side: Side) -> Self {
        let start = Instant::now();
        let finding = if arguments.blitz_1997 {
            solver.mating_potential(position, side).into()
        } else {
            solver.can_mate(position, side).into()
        };
        let micros = start.elapsed().as_micros();
        let asked = MaterialTable::ALL.into_iter().filter(|_| arguments.tables);
        let tables = asked.map(|table| {
            let suffices = table.suffices(position, side);
            (
                table,
                if suffices {
                    "sufficient"
                } else {
                    "insufficient"
                },
            )
        });
        Self {
            finding,
            visited: solver.visited(),
            micros,
            tables: tables.collect(),
        }
    }

    fn text(&self) -> String {
        let finding = match &self.finding {
            Finding::Winnable(moves) => moves
                .iter()
                .fold("winnable".to_owned(), |text, mv| format!("{text} {mv}")),
            Finding::Unwinnable(proof) => format!("unwinnable {proof}"),
            Finding::Undecided => "undecided".to_owned(),
        };
        let cost = format!("{finding} states={} us={}", self.visited, self.micros);
        let tables = self.tables.iter();
        tables.fold(cost, |text, (table, says)| format!("{text} {table}={says}"))
    }

    fn json(&self, position: &Position, side: Side) -> Value {
        let mut answer = Map::new();
        answer.insert(
            "position".to_owned(),
            json!(position.to_setup().to_string()),
        );
        answer.insert("side".to_owned(), json!(side.to_string()));
        let verdict = match &self.finding {
            Finding::Winnable(moves) => {
                let line: Vec<String> = moves.iter().map(Move::to_string).collect();
                answer.insert("line".to_owned(), json!(line));
                "winnable"
            }
            Finding::Unwinnable(proof) => {
                answer.insert("proof".to_owned(), json!(proof.to_string()));
                "unwinnable"
            }
            Finding::Undecided => "undecided",
        };
        answer.insert("verdict".to_owned(), json!(verdict));
        if !self.tables.is_empty() {
            let tables = self.tables.iter();
            let says = tables.map(|(table, says)| (table.to_string(), json!(says)));
            answer.insert("tables".to_owned(), Value::Object(says.collect()));
        }
        answer.insert("states".to_owned(), json!(self.visited));
        answer.insert("microseconds".to_owned(), json!(self.micros as u64));
        Value::Object(answer)
    }
}
