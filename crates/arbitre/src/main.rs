//! The program `arbitre`.

use std::process::ExitCode;

fn main() -> ExitCode {
    arbitre::main()
}
