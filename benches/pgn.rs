//! Game files: reading without and with legality, beside the peers.

use std::fs;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::path::Path;

use arbitre_pgn::{Extent, Flow, ON, Reader, Token, Visitor};
use benches::CpuTime;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// A text to read, with the name of its kind.
struct Corpus {
    name: &'static str,
    bytes: Vec<u8>,
}

/// Real games where they lie beside the project.
fn corpora() -> Vec<Corpus> {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/notation/pgn/niklasf__shakmaty");
    let mut corpora = Vec::new();
    for (name, file) in [
        ("twic", "pgn-reader__benches__twic1599_1000k.pgn"),
        ("lichess", "pgn-reader__benches__lichess_db_1000k.pgn"),
    ] {
        if let Ok(bytes) = fs::read(folder.join(file)) {
            let mut repeated = Vec::new();
            for _ in 0..10 {
                repeated.extend_from_slice(&bytes);
                repeated.push(b'\n');
            }
            let bytes = repeated;
            corpora.push(Corpus { name, bytes });
        }
    }
    corpora
}

#[derive(Default)]
struct Count {
    moves: usize,
    extent: Option<Extent>,
}

impl Visitor for Count {
    fn begin_movetext(&mut self) -> Extent {
        self.extent.unwrap_or(Extent::Everything)
    }

    fn word(&mut self, token: Token<'_>) -> Flow {
        self.moves += 1;
        black_box(token);
        ON
    }
}

struct PeerCount {
    moves: usize,
    skip: bool,
}

impl pgn_reader::Visitor for PeerCount {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), ()> {
        match self.skip {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    fn san(&mut self, (): &mut (), san: pgn_reader::SanPlus) -> ControlFlow<()> {
        self.moves += 1;
        black_box(san);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}

fn peer(bytes: &[u8], skip: bool) -> usize {
    let mut visitor = PeerCount { moves: 0, skip };
    let mut reader = pgn_reader::Reader::new(bytes);
    while reader.read_game(&mut visitor).expect("memory").is_some() {}
    visitor.moves
}

fn ours(bytes: &[u8], extent: Extent) -> usize {
    let mut visitor = Count {
        moves: 0,
        extent: Some(extent),
    };
    Reader::new(bytes).visit(&mut visitor).expect("memory");
    visitor.moves
}

fn scan(criterion: &mut Criterion<CpuTime>) {
    for corpus in corpora() {
        let bytes = &corpus.bytes[..];
        assert_eq!(ours(bytes, Extent::Everything), peer(bytes, false));
        let mut group = criterion.benchmark_group(format!("scan/{}", corpus.name));
        group.throughput(Throughput::Bytes(bytes.len() as u64));
        group.bench_function("arbitre", |b| b.iter(|| ours(bytes, Extent::Everything)));
        group.bench_function("pgn-reader", |b| b.iter(|| peer(bytes, false)));
        group.finish();
        let mut group = criterion.benchmark_group(format!("skip/{}", corpus.name));
        group.throughput(Throughput::Bytes(bytes.len() as u64));
        group.bench_function("arbitre", |b| b.iter(|| ours(bytes, Extent::Nothing)));
        group.bench_function("pgn-reader", |b| b.iter(|| peer(bytes, true)));
        group.finish();
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .with_measurement(CpuTime)
        .sample_size(20)
        .warm_up_time(std::time::Duration::from_millis(500))
        .measurement_time(std::time::Duration::from_secs(2));
    targets = scan
}
criterion_main!(benches);
