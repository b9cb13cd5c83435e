//! Choosing games.

mod duplicates;
mod pattern;
mod tag_test;

use core::ops::RangeInclusive;

use arbitre_board::Position;
use arbitre_notation::{Language, Played};

use crate::limits::Mode;
use crate::outcome::Outcome;
use crate::score::plain_plies;
use crate::tree::Game;

pub use duplicates::Duplicates;
pub use pattern::{Pattern, PatternError};
pub use tag_test::{Comparison, TagTest, TagTestError};

/// What a game must have to be chosen; nothing is asked by default.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Filter, Reader};
///
/// let text = "[White \"Morphy, Paul\"]\n\n1. e4 e5 2. Nf3 d6 *\n";
/// let game = Reader::new(text.as_bytes()).next_game()?.expect("one game");
/// let mut filter = Filter::default();
/// filter.tags.push("White~morphy".parse()?);
/// filter.positions.push("*/pppp1ppp/*/4p3/4P3/*/*/* b".parse()?);
/// assert!(filter.admits(&game));
/// filter.half_moves = Some(10..=20);
/// assert!(!filter.admits(&game));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Tests of tags; all must hold.
    pub tags: Vec<TagTest>,
    /// One of these results.
    pub results: Vec<Outcome>,
    /// The length of the main line, in half-moves.
    pub half_moves: Option<RangeInclusive<usize>>,
    /// Men that stand on the board at some point of the main line, by either side, as `KRvKR`;
    /// one of them.
    pub material: Vec<String>,
    /// Patterns of a position of the main line; one of them.
    pub positions: Vec<Pattern>,
}

impl Filter {
    /// Whether a game has all that is asked.
    pub fn admits(&self, game: &Game) -> bool {
        self.tags.iter().all(|test| test.holds(&game.tags))
            && (self.results.is_empty() || self.results.contains(&game.result()))
            && self
                .half_moves
                .as_ref()
                .is_none_or(|range| range.contains(&game.line.moves().count()))
            && self.admits_positions(game)
    }

    fn admits_positions(&self, game: &Game) -> bool {
        if self.material.is_empty() && self.positions.is_empty() {
            return true;
        }
        let mut wanted = (self.material.is_empty(), self.positions.is_empty());
        for position in positions(game) {
            wanted.0 |= self.material.iter().any(|men| has_men(&position, men));
            wanted.1 |= self.positions.iter().any(|pattern| pattern.fits(&position));
            if wanted == (true, true) {
                return true;
            }
        }
        false
    }
}

/// The positions of the main line, as far as it can be played.
fn positions(game: &Game) -> Vec<Position> {
    let Ok(start) = game.start() else {
        return Vec::new();
    };
    let main = game.main_line();
    let plies = match plain_plies(&main, start, Language::english()) {
        Some(plies) => plies,
        None => {
            let languages: Vec<_> = Language::all().iter().collect();
            match main.score(&languages, Mode::Lenient) {
                Ok(score) => score.reading().plies.clone(),
                Err(_) => return vec![start],
            }
        }
    };
    let mut positions: Vec<Position> = plies.iter().map(|ply| ply.position).collect();
    let last = plies.last().filter(|ply| ply.played != Played::Unread);
    match last.and_then(|ply| ply.played.on(&ply.position)) {
        Some(position) => positions.push(position),
        None if plies.is_empty() => positions.push(start),
        None => {}
    }
    positions
}

/// Whether the men on the board are these, for one side and the other.
fn has_men(position: &Position, men: &str) -> bool {
    let found = position.material().to_string();
    let Some((white, black)) = found.split_once('v') else {
        return false;
    };
    men.split_once(['v', '-']).is_some_and(|(one, other)| {
        (one, other) == (white, black) || (other, one) == (white, black)
    })
}
