//! Builds without the standard library.
//!
//! A crate that says `no_std` may still reach `std` through one that it uses. So
//! the crates are built against a set of system libraries in which there is no
//! `std` to be found, only `core`, `alloc` and what these two need.

use std::path::Path;

use xshell::{Shell, cmd};

use crate::{Done, target};

/// The crates that promise it.
const CRATES: [&str; 5] = [
    "arbitre-board",
    "arbitre-mate",
    "arbitre-notation",
    "arbitre-clock",
    "arbitre-laws",
];

/// The system libraries that are left.
const LIBRARIES: [&str; 4] = [
    "libcore-",
    "liballoc-",
    "libcompiler_builtins-",
    "librustc_std_workspace_core-",
];

pub fn run(sh: &Shell) -> Done {
    let host = cmd!(sh, "rustc --print host-tuple").quiet().read()?;
    let sysroot = cmd!(sh, "rustc --print sysroot").quiet().read()?;
    let inside = Path::new("lib/rustlib").join(&host).join("lib");
    let bare = target(sh).join("no-std-sysroot");
    let checked = target(sh).join("no-std");
    sh.remove_path(&bare)?;
    sh.create_dir(bare.join(&inside))?;
    for library in sh.read_dir(Path::new(&sysroot).join(&inside))? {
        let Some(name) = library.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if LIBRARIES.iter().any(|kept| name.starts_with(kept)) {
            sh.copy_file(&library, bare.join(&inside).join(name))?;
        }
    }
    let packages = CRATES.iter().flat_map(|name| ["--package", name]);
    cmd!(
        sh,
        "cargo check --quiet --no-default-features --target {host} --target-dir {checked} {packages...}"
    )
    .env("RUSTFLAGS", format!("--sysroot {}", bare.display()))
    .run()?;
    Ok(())
}
