//! Everything that must hold before a change is taken.

use xshell::{Shell, cmd};

use crate::{Done, docs, no_std};

pub fn run(sh: &Shell) -> Done {
    step("formatting");
    cmd!(sh, "cargo fmt --all --check").run()?;
    step("lints");
    cmd!(
        sh,
        "cargo clippy --quiet --locked --workspace --all-targets -- --deny warnings"
    )
    .run()?;
    step("builds without the standard library");
    no_std::run(sh)?;
    step("each feature alone");
    features(sh)?;
    step("documentation of the crates");
    docs::api(sh)?;
    step("generated pages");
    docs::check(sh)?;
    step("tests");
    Ok(
        cmd!(sh, "cargo test --locked --workspace --exclude benches")
            .env("INSTA_UPDATE", "no")
            .run()?,
    )
}

/// The features of the crates, which a build of the whole workspace never leaves out.
const FEATURES: [(&str, &str); 7] = [
    ("arbitre-board", "serde"),
    ("arbitre-pgn", ""),
    ("arbitre-pgn", "bzip2"),
    ("arbitre-pgn", "gzip"),
    ("arbitre-pgn", "zstd"),
    ("arbitre-laws", ""),
    ("arbitre-laws", "schema"),
];

fn features(sh: &Shell) -> Done {
    for (package, feature) in FEATURES {
        cmd!(
            sh,
            "cargo check --quiet --locked --package {package} --no-default-features --features {feature}"
        )
        .run()?;
    }
    Ok(())
}

#[expect(clippy::print_stderr, reason = "the driver tells what it is at")]
fn step(name: &str) {
    eprintln!("\n== {name}");
}
