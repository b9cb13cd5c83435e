//! Everything that must hold before a change is taken.

use xshell::{Shell, cmd};

use crate::{Done, docs, no_std};

pub fn run(sh: &Shell) -> Done {
    step("formatting");
    cmd!(sh, "cargo fmt --all --check").run()?;
    step("lints");
    cmd!(
        sh,
        "cargo clippy --quiet --workspace --all-targets -- --deny warnings"
    )
    .run()?;
    step("builds without the standard library");
    no_std::run(sh)?;
    step("documentation of the crates");
    docs::api(sh)?;
    step("generated pages");
    docs::check(sh)?;
    step("tests");
    Ok(cmd!(sh, "cargo test --workspace --exclude benches")
        .env("INSTA_UPDATE", "no")
        .run()?)
}

#[expect(clippy::print_stderr, reason = "the driver tells what it is at")]
fn step(name: &str) {
    eprintln!("\n== {name}");
}
