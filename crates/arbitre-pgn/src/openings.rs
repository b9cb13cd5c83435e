//! Names and codes of openings, by position.

use std::collections::HashMap;
use std::sync::LazyLock;

use arbitre_board::{CastlingRights, EnPassantRights, Identity, Position, Rights};
use arbitre_notation::{Language, san};

/// An opening: its code in the Encyclopaedia of Chess Openings, and its name.
///
/// The table has a line for each of the 500 codes, and more for openings that have names of their
/// own. It is asked by position, so that transpositions are found.
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

/// One opening a line: code, name, moves; the head says where they come from.
const TABLE: &str = include_str!("openings.txt");

static BY_POSITION: LazyLock<HashMap<Identity, Opening>> = LazyLock::new(|| {
    let known = |opening: Opening| Some((opening.position()?, opening));
    let known = Opening::all().filter_map(known);
    known
        .map(|(position, opening)| (identity(&position), opening))
        .collect()
});

/// Half-moves after which no opening of the table begins.
const LONGEST: usize = 28;

/// The lines of the table, without its head.
fn lines() -> impl Iterator<Item = &'static str> {
    TABLE.lines().filter(|line| !line.starts_with('#'))
}

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
        lines().filter_map(|line| {
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
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_table_is_sound() {
        let mut positions = HashSet::new();
        for opening in Opening::all() {
            let position = opening.position();
            let position = position.unwrap_or_else(|| panic!("{opening:?} is illegal"));
            let is_new = positions.insert(identity(&position));
            assert!(is_new, "{opening:?} stands twice");
            assert!(opening.moves.split(' ').count() <= LONGEST, "{opening:?}");
        }
        let lines = lines().count();
        assert_eq!(positions.len(), lines, "a line was not understood");
        assert!(Opening::all().map(|opening| opening.code).is_sorted());
    }

    #[test]
    fn every_code_has_a_line() {
        let codes: HashSet<&str> = Opening::all().map(|opening| opening.code).collect();
        let all =
            ('A'..='E').flat_map(|letter| (0..100).map(move |nth| format!("{letter}{nth:02}")));
        let missing: Vec<String> = all.filter(|code| !codes.contains(code.as_str())).collect();
        assert_eq!((codes.len(), missing), (500, Vec::new()));
    }

    #[track_caller]
    fn check(moves: &str, code: &str, name: &str) {
        let game = crate::Reader::new(moves.as_bytes()).next_game();
        let game = game.unwrap().unwrap();
        let opening = Opening::of(&game).unwrap();
        assert_eq!((opening.code, opening.name), (code, name));
    }

    #[test]
    fn well_known_openings_are_found() {
        check("1. b4 d5 *", "A00", "Polish Opening");
        check("1. d4 Nf6 2. c4 c5 3. d5 b5 *", "A57", "Benko Gambit");
        let najdorf = "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6";
        check(najdorf, "B90", "Sicilian Defence, Najdorf Variation");
        check(
            "1. d4 e6 2. e4 d5 3. e5 *",
            "C02",
            "French Defence, Advance Variation",
        );
        check(
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 *",
            "C51",
            "Evans Gambit",
        );
        let slav = "1. d4 d5 2. c4 c6 3. Nf3 Nf6 4. Nc3 dxc4 5. a4 Bf5 6. Ne5";
        check(slav, "D17", "Slav Defence, Czech Variation");
        let nimzo = "1. c4 e6 2. Nc3 Nf6 3. d4 Bb4 *";
        check(nimzo, "E20", "Nimzo-Indian Defence");
        let mar_del_plata = "1. d4 Nf6 2. c4 g6 3. Nc3 Bg7 4. e4 d6 5. Nf3 O-O 6. Be2 e5 7. O-O Nc6 \
            8. d5 Ne7 9. Ne1 Nd7 10. f3 f5 *";
        let name = "King's Indian Defence, Mar del Plata Variation, Main Line";
        check(mar_del_plata, "E99", name);
    }
}
