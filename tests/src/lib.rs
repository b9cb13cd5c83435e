//! What the tests of the workspace share.

pub mod cases;
pub mod random;

use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The top folder of the workspace.
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap()
        .to_path_buf()
}

/// The material that may lie beside the project, `None` where it does not.
///
/// A test that needs it says so on standard error and passes; it runs in full
/// wherever the folder is present.
pub fn beside(part: &str) -> Option<PathBuf> {
    let path = workspace().join("../shared").join(part);
    if path.exists() {
        return Some(path);
    }
    // Straight to the stream: what a passing test prints is not shown.
    let mut err = std::io::stderr().lock();
    writeln!(err, "skipped: {part} does not lie beside the project").unwrap();
    None
}
