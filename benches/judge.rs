//! How fast games are judged: one set of Laws, and nine editions at once; a whole record; move by
//! move with the mate solver, whose own time is told apart; and the moves on which it is not asked.

use std::hint::black_box;
use std::time::Duration;

use arbitre_board::{Position, Side, Wing};
use arbitre_journal::{Act, Actor, Event, Headers, Journal, MoveMade, MoveName};
use arbitre_judge::{Game, Start, judge};
use arbitre_laws::{Laws, laws};
use arbitre_mate::{Budget, Solver};
use benches::CpuTime;
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};

/// The nine editions in standard play.
const EDITIONS: [&str; 9] = [
    "fide-1929",
    "fide-1997",
    "fide-2001",
    "fide-2005",
    "fide-2009",
    "fide-2014",
    "fide-2017",
    "fide-2018",
    "fide-2023",
];

/// Games of moves and presses: legal moves chosen by a fixed rule, until a game ends or 160
/// half-moves are made.
struct Games {
    records: Vec<Journal>,
    events: usize,
    /// The positions after captures and moves of pawns, from which there is no way back.
    new: Vec<Position>,
}

/// Which moves a game is continued with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// Any legal move.
    Any,
    /// A move that both players can take back.
    Quiet,
}

impl Games {
    fn new() -> Self {
        let mut games = Self {
            records: Vec::new(),
            events: 0,
            new: Vec::new(),
        };
        for seed in 0..50 {
            games.play(seed, |_| Choice::Any);
        }
        games
    }

    /// Games in which nothing is captured and no pawn moves after the opening.
    fn quiet() -> Self {
        let mut games = Self {
            records: Vec::new(),
            events: 0,
            new: Vec::new(),
        };
        let after_the_opening = |half_moves| {
            if half_moves < OPENING {
                Choice::Any
            } else {
                Choice::Quiet
            }
        };
        for seed in 0..50 {
            games.play(seed, after_the_opening);
        }
        games
    }

    fn play(&mut self, seed: u32, choice: impl Fn(usize) -> Choice) {
        let mut position = Position::initial();
        let mut journal = Journal::default();
        let mut state = seed.wrapping_mul(2_654_435_761).wrapping_add(1);
        for half_moves in 0..160 {
            let mut moves = position.legal_moves().to_vec();
            if choice(half_moves) == Choice::Quiet {
                let rights = rights(&position);
                moves.retain(|mv| {
                    !mv.is_irreversible() && self::rights(&position.after(*mv)) == rights
                });
            }
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let Some(mv) = moves.get((state >> 8) as usize % moves.len().max(1)) else {
                break;
            };
            let actor = Actor::Player(position.turn());
            let made = MoveMade::of(MoveName::Squares(mv.coordinates()));
            journal.add_event(actor, Act::Move(made));
            journal.add_event(actor, Act::Press { hand: None });
            self.events += 2;
            position.play(*mv);
            if mv.is_irreversible() && position.has_legal_move() {
                self.new.push(position);
            }
        }
        self.records.push(journal);
    }
}

/// Judges each game as a record that is at hand as a whole.
fn read(laws: &[&Laws], games: &Games) -> usize {
    let judged = games.records.iter().map(|record| judge(record, laws));
    judged.map(|judgement| judgement.moments.len()).sum()
}

/// Judges each game while it is played, event by event.
fn hear(laws: &[&Laws], start: &Start, games: &Games) -> usize {
    let mut rulings = 0;
    for record in &games.records {
        let (mut game, _) = Game::new(laws, start.clone());
        for event in record.events() {
            rulings += game.hear(event).len();
        }
        black_box(&game);
    }
    rulings
}

/// Who may still castle to which side.
fn rights(position: &Position) -> [bool; 4] {
    let wings = [Wing::King, Wing::Queen].map(|wing| Side::ALL.map(|side| (side, wing)));
    let [[a, b], [c, d]] = wings;
    [a, b, c, d].map(|(side, wing)| position.castling(side, wing).is_some())
}

/// The half-moves of the opening of a quiet game.
const OPENING: usize = 30;

/// The games of these records after the opening, and the events that are still to be heard.
fn opened<'a>(
    laws: &[&'a Laws],
    start: &Start,
    games: &'a Games,
) -> Vec<(Game<'a>, Vec<&'a Event>)> {
    let open = |record: &'a Journal| {
        let (mut game, _) = Game::new(laws, start.clone());
        let mut events: Vec<_> = record.events().collect();
        let rest = events.split_off(events.len().min(2 * OPENING));
        for event in events {
            game.hear(event);
        }
        (game, rest)
    };
    games.records.iter().map(open).collect()
}

fn judging(criterion: &mut Criterion<CpuTime>) {
    let games = Games::new();
    let start = Start::new(&Headers::default());
    let editions: Vec<&Laws> = EDITIONS
        .iter()
        .map(|id| laws(&id.parse().expect("an id")).expect("an edition"))
        .collect();
    let mut group = criterion.benchmark_group("judge");
    group
        .measurement_time(Duration::from_secs(4))
        .sample_size(20);
    group.throughput(Throughput::Elements(games.events as u64));
    for (name, editions) in [
        ("one edition", &editions[8..]),
        ("nine editions", &editions),
    ] {
        group.bench_function(format!("records/{name}"), |bencher| {
            bencher.iter(|| read(editions, &games));
        });
        group.bench_function(format!("move by move/{name}"), |bencher| {
            bencher.iter(|| hear(editions, &start, &games));
        });
    }
    let quiet = Games::quiet();
    for (name, editions) in [
        ("one edition", &editions[8..]),
        ("nine editions", &editions),
    ] {
        let opened = opened(editions, &start, &quiet);
        let events: usize = opened.iter().map(|(_, rest)| rest.len()).sum();
        group.throughput(Throughput::Elements(events as u64));
        group.bench_function(format!("quiet moves/{name}"), |bencher| {
            bencher.iter_batched(
                || opened.clone(),
                |mut games| {
                    for (game, rest) in &mut games {
                        for event in rest {
                            black_box(game.hear(event));
                        }
                    }
                    games
                },
                BatchSize::LargeInput,
            );
        });
    }
    group.throughput(Throughput::Elements(games.new.len() as u64));
    group.bench_function("mate solver/new positions", |bencher| {
        let dead = |position| Solver::new(Budget::default()).is_dead(position);
        bencher.iter(|| games.new.iter().map(dead).map(black_box).count());
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().with_measurement(CpuTime);
    targets = judging
}
criterion_main!(benches);
