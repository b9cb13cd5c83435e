//! `arbitre clock run`: what both displays show, move by move.

use std::io::{self, Write};

use arbitre_clock::{
    AtFlag, Clock, Device, Dialect, Duration, Face, FirstBonus, Motion, MoveOdds, Pressed, Side,
    Switch, Zero,
};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::{controls, time};
use crate::{Failure, Outcome, Streams};

/// Runs a clock and prints both displays after each press
#[derive(Debug, Args)]
pub struct Arguments {
    /// The time control
    #[arg(value_name = "TC")]
    control: String,
    /// What each move takes, White's and Black's in turn: `5`, `1.5`, `90s`, `2m` or `0:01:30`
    #[arg(value_name = "MOVETIME")]
    times: Vec<String>,
    /// The dialect of the time control
    #[arg(long, value_name = "DIALECT", default_value = "canonical")]
    dialect: Dialect,
    /// What brings the next period: the count of moves for one, or the first zero for both
    #[arg(long, value_name = "WHAT", default_value = "counter")]
    switch: SwitchedBy,
    /// Whether the first move has its increment
    #[arg(long, value_name = "WHETHER", default_value = "yes")]
    first_bonus: Answer,
    /// Whether both displays stop when a flag falls
    #[arg(long, value_name = "WHETHER", default_value = "yes")]
    freeze: Answer,
    /// Shows tenths of a second when less than this is left
    #[arg(long, value_name = "TIME")]
    tenths_below: Option<String>,
    /// How many moves the first press of each player counts for
    #[arg(long, value_name = "MOVES", default_value_t = 1)]
    odds: u8,
    /// Writes a line of JSON for each press and each zero
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum SwitchedBy {
    Counter,
    Zero,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Answer {
    Yes,
    No,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let controls = controls("TC", &arguments.control, arguments.dialect, streams)?;
    let times = arguments.times.iter().map(|text| time("MOVETIME", text));
    let times = times.collect::<Result<Vec<_>, _>>()?;
    let device = arguments.device()?;
    let mut clock = Clock::with(controls, device, MoveOdds(arguments.odds));
    let out = &mut streams.out;
    if !arguments.json {
        let [white, black] = ["white", "black"];
        writeln!(out, "move   side       spent  {white:>11} {black:>11}")?;
        write_line(out, &clock, ["", "", ""])?;
    }
    clock.start(Side::White);
    for time in times {
        let Motion::Running(side) = clock.motion() else {
            break;
        };
        let zeros = clock.zeros().len();
        clock.elapse(time);
        for zero in clock.zeros().get(zeros..).unwrap_or_default() {
            match arguments.json {
                true => writeln!(out, "{}", zero_in_json(zero))?,
                false => writeln!(out, "       {}", remark(zero))?,
            }
        }
        let pressed = clock.press(side);
        let (name, spent) = match (pressed, side) {
            (Pressed::Counted, Side::White) => (format!("{}.", clock.counter(side)), time),
            (Pressed::Counted, Side::Black) => (format!("{}...", clock.counter(side)), time),
            _ => ("flag".to_owned(), clock.spent(side)),
        };
        if arguments.json {
            writeln!(out, "{}", press_in_json(&clock, side, pressed, spent))?;
        } else {
            let spent = spent.in_seconds().to_string();
            write_line(out, &clock, [&name, &side.to_string(), &spent])?;
        }
        if pressed != Pressed::Counted {
            break;
        }
    }
    Ok(Outcome::Clean)
}

impl Arguments {
    fn device(&self) -> Result<Device, Failure> {
        Ok(Device {
            switch: match self.switch {
                SwitchedBy::Counter => Switch::Counter,
                SwitchedBy::Zero => Switch::Zero,
            },
            first_bonus: match self.first_bonus {
                Answer::Yes => FirstBonus::Given,
                Answer::No => FirstBonus::Withheld,
            },
            at_flag: match self.freeze {
                Answer::Yes => AtFlag::Freeze,
                Answer::No => AtFlag::RunOn,
            },
            face: match &self.tenths_below {
                Some(text) => Face::TenthsBelow(time("--tenths-below", text)?),
                None => Face::Seconds,
            },
        })
    }
}

fn write_line(
    out: &mut dyn Write,
    clock: &Clock,
    [number, side, spent]: [&str; 3],
) -> io::Result<()> {
    let [white, black] = Side::BOTH.map(|side| format!("{:#}", clock.display(side)));
    writeln!(
        out,
        "{number:<6} {side:<6} {spent:>9}  {white:>11} {black:>11}"
    )
}

/// A press, and what both displays show then.
fn press_in_json(clock: &Clock, side: Side, pressed: Pressed, spent: Duration) -> Value {
    let mut told = json!({
        "side": side.to_string(),
        "spent_milliseconds": spent.milliseconds(),
    });
    match pressed {
        Pressed::Counted => told["move"] = json!(clock.counter(side)),
        _ => told["flag"] = json!(true),
    }
    for side in Side::BOTH {
        told[side.to_string()] = json!(format!("{:#}", clock.display(side)));
    }
    told
}

fn zero_in_json(zero: &Zero) -> Value {
    json!({
        "zero": zero.side.to_string(),
        "after_milliseconds": zero.at.milliseconds(),
        "moves": zero.moves,
        "overstepped": zero.is_fall(),
    })
}

fn remark(zero: &Zero) -> String {
    let moves = match zero.moves {
        1 => "1 move".to_string(),
        moves => format!("{moves} moves"),
    };
    let fallen = if zero.is_fall() {
        ": the limit is overstepped"
    } else {
        ""
    };
    let (side, at) = (zero.side, zero.at);
    format!("{side} reaches zero after {at:#} of play with {moves} completed{fallen}")
}
