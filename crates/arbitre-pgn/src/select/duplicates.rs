//! Games that were met before.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use arbitre_notation::{Language, Ply};

use crate::limits::Mode;
use crate::score::plain_plies;
use crate::tree::Game;

/// Finds games that were met before: the same moves from the same position, however written, with
/// the same result.
///
/// It keeps 16 bytes of each game; that two different games agree in them is less likely than
/// a fault of the machine.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Duplicates, Reader};
///
/// let text = "1. e4 e5 2. Ng1f3 * 1. e4 e5 2. Nf3 {good} * 1. e4 c5 *";
/// let mut seen = Duplicates::default();
/// let mut reader = Reader::new(text.as_bytes());
/// let new: Vec<bool> = reader.games().map(|game| seen.is_new(&game.unwrap())).collect();
/// assert_eq!(new, [true, false, true]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Duplicates {
    seen: HashSet<(u64, u64)>,
}

impl Duplicates {
    /// Whether the game was not met before; it is from now on.
    pub fn is_new(&mut self, game: &Game) -> bool {
        let mut text = game.tags.get("FEN").unwrap_or("").to_owned();
        let main = game.main_line();
        match plies(&main) {
            Some(plies) => {
                for ply in plies {
                    text.push_str(&format!(" {}", ply.played));
                }
            }
            None => {
                for played in main.line.moves() {
                    text.push_str(&format!(" {}", played.text));
                }
            }
        }
        text.push_str(game.result().as_str());
        let half = |salt: u8| {
            let mut hasher = DefaultHasher::new();
            (salt, &text).hash(&mut hasher);
            hasher.finish()
        };
        self.seen.insert((half(0), half(1)))
    }
}

/// The half-moves of a main line: read quickly where they are plain, else with all that is known
/// of notations; `None` where not every move is read, or is legal.
fn plies(main: &Game) -> Option<Vec<Ply>> {
    let start = main.start().ok()?;
    plain_plies(main, start, Language::english()).or_else(|| {
        let languages: Vec<_> = Language::all().iter().collect();
        let score = main.score(&languages, Mode::Lenient).ok()?;
        let plies = &score.reading().plies;
        let is_whole = score.is_legal() && plies.len() == main.line.moves().count();
        is_whole.then(|| plies.clone())
    })
}
