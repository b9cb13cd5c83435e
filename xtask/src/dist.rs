//! The program as it is handed out: binary, manual pages, completions.

use xshell::{Shell, cmd};

use crate::{Done, target};

const SHELLS: [&str; 4] = ["bash", "zsh", "fish", "powershell"];

pub fn run(sh: &Shell) -> Done {
    cmd!(sh, "cargo build --locked --release --package arbitre").run()?;
    let dist = target(sh).join("dist");
    sh.create_dir(&dist)?;
    sh.copy_file(target(sh).join("release/arbitre"), &dist)?;
    let arbitre = dist.join("arbitre");
    cmd!(sh, "{arbitre} man --all {dist}").run()?;
    for shell in SHELLS {
        let script = cmd!(sh, "{arbitre} completions {shell}").read()?;
        sh.write_file(dist.join(format!("arbitre.{shell}")), script)?;
    }
    Ok(())
}
