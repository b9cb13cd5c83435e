//! A stream longer than memory should ever hold.

use std::fs;
use std::io::{self, Read};

use arbitre_pgn::Reader;
use benches::{Annotation, corpus};

use crate::Player;

/// Gives the same games again and again, up to a length.
struct Endless {
    games: Vec<u8>,
    given: u64,
    length: u64,
}

impl Read for Endless {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let left = self.length.saturating_sub(self.given);
        let at = (self.given % self.games.len() as u64) as usize;
        let count = (&self.games[at..]).take(left).read(into)?;
        self.given += count as u64;
        Ok(count)
    }
}

/// The most memory that the process has held, in KiB.
fn most_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// Two gibibytes read and played: what the process has held at most.
pub fn memory_table() -> String {
    let games = corpus(13, 4 << 20, Annotation::Clocks).into_bytes();
    let before = most_memory();
    let length = 2 << 30;
    let mut player = Player::default();
    let stream = Endless {
        games,
        given: 0,
        length,
    };
    Reader::new(stream).visit(&mut player).expect("memory");
    format!(
        "## memory\n\n{length} bytes, {} moves: at most {} KiB held, {before} KiB before\n",
        player.moves,
        most_memory()
    )
}
