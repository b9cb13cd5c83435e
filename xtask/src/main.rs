//! The build driver of the workspace.
//!
//! It runs cargo and the built program, and links none of our crates, so that it
//! compiles in a moment and works when they do not. `cargo xtask ci` is the gate.

mod casebook;
mod ci;
mod dist;
mod docs;
mod no_std;
mod pages;

use std::path::{Path, PathBuf};

use clap::{Parser, Subcommand};
use xshell::{Shell, cmd};

/// What a task returns: it worked, or why not.
type Done = Result<(), Box<dyn std::error::Error>>;

/// The build driver of the workspace
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Everything that must hold: formatting, lints, tests, no_std, docs, fresh pages
    Ci,
    /// Write the generated pages, the API documentation and the book
    Docs {
        /// Only say whether the generated pages are fresh
        #[arg(long)]
        check: bool,
    },
    /// Accept the current snapshots and generated pages
    Bless,
    /// Measure the speed, beside the peers
    Bench {
        /// Build for the processor of this machine
        #[arg(long)]
        native: bool,
        /// Name of one benchmark file
        name: Option<String>,
        /// What the benchmark itself is asked for
        #[arg(last = true)]
        asked: Vec<String>,
    },
    /// Count the six well-known positions
    Perft {
        /// Thousands of millions of positions instead of millions
        #[arg(long)]
        deep: bool,
    },
    /// Build the crates that promise it without the standard library
    NoStd,
    /// Release build with manual pages and completions, in `dist` below the target folder
    Dist,
}

fn main() -> Done {
    let sh = Shell::new()?;
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    sh.change_dir(top.canonicalize()?);
    match Arguments::parse().task {
        Task::Ci => ci::run(&sh),
        Task::Docs { check: true } => docs::check(&sh),
        Task::Docs { check: false } => docs::write(&sh),
        Task::Bless => bless(&sh),
        Task::Bench {
            native,
            name,
            asked,
        } => bench(&sh, native, name.as_deref(), &asked),
        Task::Perft { deep } => perft(&sh, deep),
        Task::NoStd => no_std::run(&sh),
        Task::Dist => dist::run(&sh),
    }
}

/// The folder in which cargo builds.
fn target(sh: &Shell) -> PathBuf {
    sh.var_os("CARGO_TARGET_DIR")
        .map_or_else(|| sh.current_dir().join("target"), PathBuf::from)
}

fn bless(sh: &Shell) -> Done {
    cmd!(sh, "cargo test --workspace --exclude benches")
        .env("INSTA_UPDATE", "always")
        .env("CI", "false")
        .run()?;
    docs::write_pages(sh)
}

fn bench(sh: &Shell, native: bool, name: Option<&str>, asked: &[String]) -> Done {
    let mut chosen = name.map_or_else(Vec::new, |name| vec!["--bench", name]);
    if native {
        chosen.extend(["--features", "pext"]);
    }
    let mut bench = cmd!(
        sh,
        "cargo bench --locked --package benches {chosen...} -- {asked...}"
    );
    if native {
        bench = bench.env("RUSTFLAGS", "-C target-cpu=native");
    }
    Ok(bench.run()?)
}

/// The six positions of the literature, each with a quick and a deep depth.
const POSITIONS: [(&str, u32, u32); 6] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
        7,
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
        6,
    ),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 8),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        6,
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        4,
        5,
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
        6,
    ),
];

fn perft(sh: &Shell, deep: bool) -> Done {
    cmd!(
        sh,
        "cargo build --quiet --locked --release --package arbitre"
    )
    .run()?;
    let arbitre = target(sh).join("release/arbitre");
    for (fen, quick, thorough) in POSITIONS {
        let depth = if deep { thorough } else { quick }.to_string();
        cmd!(sh, "{arbitre} perft {depth} --fen {fen}").run()?;
    }
    Ok(())
}
