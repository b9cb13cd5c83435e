//! One question put to several programs, measured by CPU time.

use std::fmt::Write;
use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, SamplingMode};

use crate::CpuTime;

/// What a program does for a case; the answers of all programs must agree.
pub type Run<'a, C> = Box<dyn FnMut(&C) -> u64 + 'a>;

/// One of the programs, by the name it has in the table.
pub struct Program<'a, C> {
    name: &'a str,
    run: Run<'a, C>,
}

impl<'a, C> Program<'a, C> {
    /// A program and what it does.
    pub fn new(name: &'a str, run: impl FnMut(&C) -> u64 + 'a) -> Self {
        Self {
            name,
            run: Box::new(run),
        }
    }
}

/// Which number a table shows for a case.
#[derive(Clone, Copy)]
pub enum Figure {
    /// Millions of answers in a second: an answer counts what was done.
    MillionsPerSecond,
    /// Nanoseconds for each thing done: an answer counts how many.
    NanosecondsEach,
}

/// Criterion for contests: few samples, because a case may take a second and more.
///
/// Words of the command line pick the contests whose title contains them.
pub fn criterion() -> Criterion<CpuTime> {
    Criterion::default()
        .with_measurement(CpuTime)
        .sample_size(10)
        .warm_up_time(Duration::from_millis(100))
        .measurement_time(Duration::from_secs(1))
        .without_plots()
        .configure_from_args()
}

/// Holds a contest: criterion measures every program at every case, then they meet turn by turn,
/// and the table of [`contest`] is printed.
///
/// # Panics
///
/// If two programs answer differently.
pub fn hold<C>(
    criterion: &mut Criterion<CpuTime>,
    title: &str,
    cases: &[(&str, C)],
    mut programs: Vec<Program<'_, C>>,
    rounds: usize,
    figure: Figure,
) {
    let mut is_wanted = false;
    let mut group = criterion.benchmark_group(title);
    group.sampling_mode(SamplingMode::Flat);
    for (name, case) in cases {
        for program in &mut programs {
            group.bench_function(BenchmarkId::new(program.name, name), |bencher| {
                is_wanted = true;
                bencher.iter(|| (program.run)(black_box(case)));
            });
        }
    }
    group.finish();
    if is_wanted {
        use std::io::Write;
        let table = contest(title, cases, programs, rounds, figure);
        let _ = writeln!(std::io::stdout(), "{table}");
    }
}

/// Lets every program answer every case in each round, turn by turn, and writes a Markdown table
/// of the least CPU times with the geometric mean of the speeds against the first program.
///
/// # Panics
///
/// If two programs answer differently.
pub fn contest<C>(
    title: &str,
    cases: &[(&str, C)],
    mut programs: Vec<Program<'_, C>>,
    rounds: usize,
    figure: Figure,
) -> String {
    let mut least = vec![vec![Duration::MAX; cases.len()]; programs.len()];
    let mut answers = vec![None; cases.len()];
    for _ in 0..rounds {
        for (column, (name, case)) in cases.iter().enumerate() {
            for (program, least) in programs.iter_mut().zip(&mut least) {
                let start = CpuTime::of_process();
                let answer = black_box((program.run)(black_box(case)));
                least[column] = least[column].min(CpuTime::of_process() - start);
                let expected = *answers[column].get_or_insert(answer);
                assert_eq!(
                    answer, expected,
                    "{} answers {name} differently",
                    program.name
                );
            }
        }
    }
    let unit = match figure {
        Figure::MillionsPerSecond => "millions a second",
        Figure::NanosecondsEach => "nanoseconds each",
    };
    let mut table = format!("\n{title} ({unit})\n\n| |");
    for (name, _) in cases {
        let _ = write!(table, " {name} |");
    }
    let _ = write!(table, " ours is faster by |\n|---|");
    let _ = writeln!(table, "{}---:|", "---:|".repeat(cases.len()));
    for (program, times) in programs.iter().zip(&least) {
        let _ = write!(table, "| {} |", program.name);
        let mut sum_of_logarithms = 0.0;
        for ((time, answer), own) in times.iter().zip(&answers).zip(&least[0]) {
            let seconds = time.as_secs_f64();
            let answer = answer.unwrap_or_default() as f64;
            let _ = match figure {
                Figure::MillionsPerSecond => write!(table, " {:.0} |", answer / seconds / 1e6),
                Figure::NanosecondsEach => write!(table, " {:.1} |", seconds * 1e9 / answer),
            };
            sum_of_logarithms += (seconds / own.as_secs_f64()).ln();
        }
        let mean = (sum_of_logarithms / cases.len() as f64).exp();
        let _ = writeln!(table, " {mean:.2} |");
    }
    table
}
