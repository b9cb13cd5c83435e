//! The build driver: `cargo xtask ci` and its parts.

fn main() {}
