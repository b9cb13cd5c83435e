//! Names and codes of openings, by position.

use std::collections::HashMap;
use std::sync::LazyLock;

use arbitre_board::{CastlingRights, EnPassantRights, Identity, Position, Rights};
use arbitre_notation::{Language, san};

/// An opening: its code in the Encyclopaedia of Chess Openings, and its name.
///
/// The table is small: the openings that have names of their own, with their main branches. It
/// is asked by position, so that transpositions are found.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Opening, Reader};
///
/// let text = "1. Nf3 Nc6 2. e4 e5 3. Bb5 Nge7 *";
/// let game = Reader::new(text.as_bytes()).next_game()?.expect("one game");
/// let opening = Opening::of(&game).expect("one of the table");
/// assert_eq!((opening.code, opening.name), ("C60", "Ruy Lopez"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// A letter A to E and two digits.
    pub code: &'static str,
    /// The English name.
    pub name: &'static str,
    /// The moves that lead there, in English letters without numbers.
    pub moves: &'static str,
}

/// One opening a line: code, name, moves.
const TABLE: &str = include_str!("openings.txt");

static BY_POSITION: LazyLock<HashMap<Identity, Opening>> = LazyLock::new(|| {
    let known = |opening: Opening| Some((opening.position()?, opening));
    let known = Opening::all().filter_map(known);
    known
        .map(|(position, opening)| (identity(&position), opening))
        .collect()
});

/// Half-moves after which no opening of the table begins.
const LONGEST: usize = 24;

/// What makes two positions the same opening: the men and the turn.
fn identity(position: &Position) -> Identity {
    position.identity(Rights {
        castling: CastlingRights::Ignored,
        en_passant: EnPassantRights::Ignored,
    })
}

impl Opening {
    /// All openings of the table, in the order of their codes.
    pub fn all() -> impl Iterator<Item = Opening> {
        TABLE.lines().filter_map(|line| {
            let (code, rest) = line.split_once(' ')?;
            let (name, moves) = rest.split_once(" | ")?;
            Some(Opening { code, name, moves })
        })
    }

    /// The opening that this position is of.
    pub fn at(position: &Position) -> Option<Opening> {
        BY_POSITION.get(&identity(position)).copied()
    }

    /// The opening of a game: the last position of its main line that is in the table.
    pub fn of(game: &crate::Game) -> Option<Opening> {
        let mut position = game.start().ok()?;
        let mut found = Opening::at(&position);
        for played in game.line.moves().take(LONGEST) {
            let letters = Language::english().letters();
            let Ok(mv) = san::read(&position, played.text.as_str(), letters) else {
                break;
            };
            position.play(mv);
            found = Opening::at(&position).or(found);
        }
        found
    }

    /// The position that its moves lead to; `None` only if the table were wrong.
    fn position(&self) -> Option<Position> {
        let mut position = Position::initial();
        let letters = Language::english().letters();
        for text in self.moves.split(' ') {
            position.play(san::find(&position, text.as_bytes(), letters).ok()?);
        }
        Some(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sound() {
        let mut positions = Vec::new();
        for opening in Opening::all() {
            let position = opening.position();
            assert!(position.is_some(), "{opening:?}");
            assert!(!positions.contains(&position), "{opening:?} stands twice");
            positions.push(position);
            assert!(opening.moves.split(' ').count() <= LONGEST, "{opening:?}");
            assert_eq!(opening.code.len(), 3);
        }
        let lines = TABLE.lines().count();
        assert_eq!(positions.len(), lines, "a line was not understood");
        assert!(Opening::all().map(|opening| opening.code).is_sorted());
    }
}
