//! The program as it is handed out: binary, manual pages, completions.

use xshell::{Shell, cmd};

use crate::Done;

const COMMANDS: [&str; 10] = [
    "judge",
    "compare",
    "explain",
    "laws",
    "mate",
    "clock",
    "pgn",
    "notation",
    "translate",
    "perft",
];

const SHELLS: [&str; 4] = ["bash", "zsh", "fish", "powershell"];

pub fn run(sh: &Shell) -> Done {
    cmd!(sh, "cargo build --release --package arbitre").run()?;
    sh.create_dir("target/dist")?;
    sh.copy_file("target/release/arbitre", "target/dist")?;
    let page = cmd!(sh, "target/dist/arbitre man").read()?;
    sh.write_file("target/dist/arbitre.1", page)?;
    for command in COMMANDS {
        let page = cmd!(sh, "target/dist/arbitre man {command}").read()?;
        sh.write_file(format!("target/dist/arbitre-{command}.1"), page)?;
    }
    for shell in SHELLS {
        let script = cmd!(sh, "target/dist/arbitre completions {shell}").read()?;
        sh.write_file(format!("target/dist/arbitre.{shell}"), script)?;
    }
    Ok(())
}
