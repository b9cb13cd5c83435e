//! Game files: reading without and with legality, beside the peers, by CPU time.
//!
//! `cargo bench --bench pgn -- scan`, `skip`, `replay`, `threads`, `memory` or `agreement` for one
//! of the tables.

#[path = "pgn/agreement.rs"]
mod agreement;
#[path = "pgn/peers.rs"]
mod peers;
#[path = "pgn/stream.rs"]
mod stream;

use std::fs;
use std::io::Write as _;
use std::path::Path;

use arbitre_pgn::{Ending, Extent, Flow, Leave, ON, Reader, Replay, TagToken, Token, Visitor};
use benches::contest::{self, Figure, Program};
use benches::{Annotation, CpuTime, corpus};
use criterion::Criterion;

/// What writes a table.
type Table = fn() -> String;

/// A text to read, by the name of its kind.
type Corpus = (&'static str, Vec<u8>);

/// Games made by chance, and real ones where they lie beside the project.
fn corpora() -> Vec<Corpus> {
    let made = |annotation| corpus(11, 8 << 20, annotation).into_bytes();
    let mut corpora = vec![
        ("made, bare", made(Annotation::Bare)),
        ("made, clocks", made(Annotation::Clocks)),
    ];
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/notation/pgn");
    for (name, file) in [
        (
            "TWIC",
            "niklasf__shakmaty/pgn-reader__benches__twic1599_1000k.pgn",
        ),
        (
            "lichess",
            "niklasf__shakmaty/pgn-reader__benches__lichess_db_1000k.pgn",
        ),
    ] {
        if let Ok(mut bytes) = fs::read(beside.join(file)) {
            bytes.push(b'\n');
            corpora.push((name, bytes.repeat(8)));
        }
    }
    corpora
}

/// Counts what it is told.
struct Count {
    games: u64,
    moves: u64,
    extent: Extent,
}

impl Visitor for Count {
    fn begin_game(&mut self, _: u64) -> Flow {
        self.games += 1;
        ON
    }

    fn begin_movetext(&mut self) -> Extent {
        self.extent
    }

    fn word(&mut self, token: Token<'_>) -> Flow {
        std::hint::black_box(token);
        self.moves += 1;
        ON
    }
}

/// Plays every move of the main lines.
#[derive(Clone, Default)]
struct Player {
    replay: Replay,
    moves: u64,
    illegal: u64,
}

impl Visitor for Player {
    fn begin_game(&mut self, _: u64) -> Flow {
        self.replay.begin_game();
        ON
    }

    fn tag(&mut self, tag: TagToken<'_>) -> Flow {
        self.replay.tag(tag);
        ON
    }

    fn begin_movetext(&mut self) -> Extent {
        Extent::MainLine
    }

    fn word(&mut self, token: Token<'_>) -> Flow {
        match self.replay.play(token) {
            Ok(_) => {
                self.moves += 1;
                ON
            }
            Err(_) => Flow::Break(Leave::Game),
        }
    }

    fn end_game(&mut self, ending: Ending) -> Flow {
        self.illegal += u64::from(ending != Ending::Read);
        ON
    }
}

/// How a text that is in memory comes to the reader.
#[derive(Clone, Copy)]
enum Passage {
    /// It is read where it lies.
    InPlace,
    /// It is copied, chunk by chunk, as it would be out of a file.
    Streamed,
}

impl Passage {
    fn visit<V: Visitor>(self, bytes: &[u8], visitor: &mut V) {
        match self {
            Passage::InPlace => Reader::new(bytes).visit_in_place(visitor),
            Passage::Streamed => Reader::new(bytes).visit(visitor).expect("memory"),
        }
    }

    fn count(self, bytes: &[u8], extent: Extent) -> Count {
        let (games, moves) = (0, 0);
        let mut count = Count {
            games,
            moves,
            extent,
        };
        self.visit(bytes, &mut count);
        count
    }

    fn scan(self, bytes: &[u8]) -> u64 {
        self.count(bytes, Extent::Everything).moves
    }

    fn skip(self, bytes: &[u8]) -> u64 {
        self.count(bytes, Extent::Nothing).games
    }

    fn replay(self, bytes: &[u8]) -> u64 {
        let mut player = Player::default();
        self.visit(bytes, &mut player);
        assert_eq!(player.illegal, 0);
        player.moves
    }
}

/// Our reader, both ways.
fn ours<'a>(run: fn(Passage, &[u8]) -> u64) -> Vec<Program<'a, Vec<u8>>> {
    let by = |passage| move |bytes: &Vec<u8>| run(passage, bytes);
    vec![
        Program::new("arbitre", by(Passage::InPlace)),
        Program::new("arbitre, streamed", by(Passage::Streamed)),
    ]
}

/// What the readers need for a half-move of each corpus.
fn hold(
    criterion: &mut Criterion<CpuTime>,
    title: &str,
    cases: &[Corpus],
    run: fn(Passage, &[u8]) -> u64,
    peers: Vec<Program<'_, Vec<u8>>>,
) {
    let mut programs = ours(run);
    programs.extend(peers);
    contest::hold(
        criterion,
        title,
        cases,
        programs,
        9,
        Figure::NanosecondsEach,
    );
}

/// Every token of the movetext, no legality.
fn scan_all(criterion: &mut Criterion<CpuTime>, cases: &[Corpus]) {
    let peers = vec![Program::new("pgn-reader", |bytes: &Vec<u8>| {
        peers::scan(bytes)
    })];
    hold(criterion, "scan", cases, Passage::scan, peers);
}

/// From game to game: the answer counts the games.
fn skip_all(criterion: &mut Criterion<CpuTime>, cases: &[Corpus]) {
    let peers = vec![Program::new("pgn-reader", |bytes: &Vec<u8>| {
        peers::skip(bytes)
    })];
    hold(criterion, "skip", cases, Passage::skip, peers);
}

/// Every move of the main line, legal.
fn replay_all(criterion: &mut Criterion<CpuTime>, cases: &[Corpus]) {
    let peers = vec![
        Program::new("pgn-reader + shakmaty", |bytes: &Vec<u8>| {
            peers::with_shakmaty(bytes)
        }),
        Program::new("pgn-reader + eschac", |bytes: &Vec<u8>| {
            peers::with_eschac(bytes)
        }),
    ];
    hold(criterion, "replay", cases, Passage::replay, peers);
}

/// The time that a run took.
struct Spent {
    on_the_wall: f64,
    by_processors: f64,
}

/// Replays a text by so many threads.
fn replay_by(threads: usize, bytes: &[u8]) -> Spent {
    let players = vec![Player::default(); threads];
    let (start, spent) = (std::time::Instant::now(), CpuTime::of_process());
    Reader::new(bytes)
        .visit_in_parallel(players)
        .expect("memory");
    Spent {
        on_the_wall: start.elapsed().as_secs_f64(),
        by_processors: (CpuTime::of_process() - spent).as_secs_f64(),
    }
}

/// Two threads beside one: the time on the wall, the best of several, and what sharing costs in
/// CPU time, which tells more where the two cores are not idle.
fn threads_table() -> String {
    const LEAST: usize = 48 << 20;
    let mut table = "## threads: replay, two beside one\n\n| | one, MB/s | two, MB/s | times as much | CPU time |\n|---|---:|---:|---:|---:|\n".to_owned();
    for (name, text) in corpora() {
        let bytes = text.repeat(LEAST.div_ceil(text.len()));
        let mut best = [f64::MAX; 2];
        let mut least = [f64::MAX; 2];
        for _ in 0..7 {
            for (nth, threads) in [1, 2].into_iter().enumerate() {
                let spent = replay_by(threads, &bytes);
                best[nth] = best[nth].min(spent.on_the_wall);
                least[nth] = least[nth].min(spent.by_processors);
            }
        }
        let [one, two] = best.map(|seconds| bytes.len() as f64 / seconds / 1e6);
        let (wall, processors) = (two / one, least[1] / least[0]);
        let row = format!("| {name} | {one:.0} | {two:.0} | {wall:.2} | {processors:.2} |\n");
        table.push_str(&row);
    }
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    table + &format!("\nload {load}")
}

fn main() {
    let words = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'));
    let wanted: Vec<String> = words.collect();
    let show = |name: &str, table: Table| {
        if wanted.is_empty() || wanted.iter().any(|word| word == name) {
            let _ = writeln!(std::io::stdout(), "{}", table());
        }
    };
    // While nothing else is held.
    show("memory", stream::memory_table);
    let cases = corpora();
    let mut criterion = contest::criterion();
    scan_all(&mut criterion, &cases);
    skip_all(&mut criterion, &cases);
    replay_all(&mut criterion, &cases);
    criterion.final_summary();
    show("threads", threads_table);
    show("agreement", agreement::table);
}
