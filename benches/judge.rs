//! How fast games are judged: one set of Laws, and nine editions at once.

use std::hint::black_box;
use std::time::Duration;

use arbitre_board::Position;
use arbitre_journal::{Act, Actor, Event, EventNumber, Headers, MoveMade, MoveName, Span};
use arbitre_judge::{Game, Start};
use arbitre_laws::{Laws, laws};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

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
fn games() -> Vec<Vec<Event>> {
    (0..50_u32).map(game).collect()
}

fn game(seed: u32) -> Vec<Event> {
    let mut position = Position::initial();
    let mut events = Vec::new();
    let mut state = seed.wrapping_mul(2_654_435_761).wrapping_add(1);
    for _ in 0..160 {
        let moves = position.legal_moves();
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let Some(mv) = moves.get((state >> 8) as usize % moves.len().max(1)) else {
            break;
        };
        let actor = Actor::Player(position.turn());
        let made = MoveMade {
            name: MoveName::Squares(mv.coordinates()),
            hands: None,
            promote: None,
            turn: None,
        };
        for act in [Act::Move(made), Act::Press { hand: None }] {
            let n = EventNumber(u32::try_from(events.len()).unwrap_or(0) + 1);
            events.push(Event {
                n,
                span: Span::new(0, 0),
                stamp: None,
                actor,
                act,
            });
        }
        position.play(*mv);
    }
    events
}

fn hear(laws: &[&Laws], start: &Start, games: &[Vec<Event>]) -> usize {
    let mut rulings = 0;
    for events in games {
        let (mut game, _) = Game::new(laws, start.clone());
        for event in events {
            rulings += game.hear(event).len();
        }
        black_box(&game);
    }
    rulings
}

fn judging(criterion: &mut Criterion) {
    let games = games();
    let start = Start::new(&Headers::default());
    let editions: Vec<&Laws> = EDITIONS
        .iter()
        .map(|id| laws(&id.parse().expect("an id")).expect("an edition"))
        .collect();
    let events: usize = games.iter().map(Vec::len).sum();
    let mut group = criterion.benchmark_group("judge");
    group.throughput(Throughput::Elements(events as u64));
    group
        .measurement_time(Duration::from_secs(4))
        .sample_size(20);
    group.bench_function("one edition", |bencher| {
        bencher.iter(|| hear(&editions[8..], &start, &games));
    });
    group.bench_function("nine editions", |bencher| {
        bencher.iter(|| hear(&editions, &start, &games));
    });
    group.finish();
}

criterion_group!(benches, judging);
criterion_main!(benches);
