//! What one press of a clock costs, and one move with its time.

use std::hint::black_box;

use arbitre_clock::{Clock, Controls, Duration, Side};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};

/// The presses of one game of eighty moves.
const PRESSES: usize = 160;

fn clock(criterion: &mut Criterion) {
    for (name, control) in [
        ("increment", "90m+30s"),
        ("two periods", "40/90m+30s:30m+30s"),
        ("delay", "60m d5s"),
        ("bronstein", "60m b5s"),
        ("byo-yomi", "byo 5x60s"),
    ] {
        let controls: Controls = control.parse().expect("a time control");
        let mut group = criterion.benchmark_group(format!("clock/{name}"));
        group.throughput(Throughput::Elements(PRESSES as u64));
        let started = || {
            let mut clock = Clock::new(controls.clone());
            clock.start(Side::White);
            clock
        };
        group.bench_function("press", |bencher| {
            bencher.iter_batched(
                started,
                |clock| play(clock, Duration::ZERO),
                BatchSize::PerIteration,
            );
        });
        group.bench_function("elapse and press", |bencher| {
            bencher.iter_batched(
                started,
                |clock| play(clock, Duration::SECOND * 3),
                BatchSize::PerIteration,
            );
        });
        group.finish();
    }
}

fn play(mut clock: Clock, time: Duration) -> Clock {
    for side in Side::BOTH.into_iter().cycle().take(PRESSES) {
        clock.elapse(black_box(time));
        black_box(clock.press(side));
    }
    clock
}

criterion_group!(benches, clock);
criterion_main!(benches);
