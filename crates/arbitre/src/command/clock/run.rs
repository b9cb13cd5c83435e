//! `arbitre clock run`: what both displays show, move by move.

use std::io::{self, Write};

use arbitre_clock::{
    AtFlag, Clock, Device, Dialect, Face, FirstBonus, Motion, MoveOdds, Pressed, Side, Switch, Zero,
};
use clap::{Args, ValueEnum};

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
    let [white, black] = ["white", "black"];
    writeln!(out, "move   side       spent  {white:>11} {black:>11}")?;
    write_line(out, &clock, ["", "", ""])?;
    clock.start(Side::White);
    for time in times {
        let Motion::Running(side) = clock.motion() else {
            break;
        };
        let name = side.to_string();
        let zeros = clock.zeros().len();
        clock.elapse(time);
        for zero in clock.zeros().get(zeros..).unwrap_or_default() {
            writeln!(out, "       {}", remark(zero))?;
        }
        if clock.press(side) != Pressed::Counted {
            let spent = clock.spent(side).in_seconds().to_string();
            write_line(out, &clock, ["flag", &name, &spent])?;
            break;
        }
        let dots = match side {
            Side::White => ".",
            Side::Black => "...",
        };
        let number = format!("{}{dots}", clock.counter(side));
        write_line(
            out,
            &clock,
            [&number, &name, &time.in_seconds().to_string()],
        )?;
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
