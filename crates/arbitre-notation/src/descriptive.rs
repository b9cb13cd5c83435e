//! Descriptive notation: squares named from the player's own side of the board.
//!
//! A file bears the name of the piece that stands on it in the array, and ranks
//! are counted from the player's own side, so that White's `P-K4` and Black's
//! are different squares. English puts the file first (`Kt-KB3`), French and
//! Spanish the rank (`C3FR`), art. 5 of the Laws of 1929.

mod words;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use arbitre_board::{Bitboard, Coordinates, File, Move, Position, Rank, Role, Side, Square, Wing};

use crate::Language;
use crate::played::Played;
use crate::style::CastlingSign;
use crate::write::{Effect, castling};
use words::Words;

/// What a move in descriptive notation says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sketch {
    mover: Man,
    action: Action,
    promotion: Option<Role>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    /// The piece goes to one of these squares, seen from its own side.
    Goes(Bitboard),
    /// The piece takes another.
    Takes(Man),
}

/// A piece as descriptive notation tells it from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Man {
    role: Role,
    place: Place,
}

/// Where a piece stands, seen from the mover's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Nothing is said.
    Unsaid,
    /// On one of these squares.
    Squares(Bitboard),
    /// A piece of a wing: it counts only where another could be meant.
    Wing(Wing),
}

/// What the core of a move says in the descriptive words of a language.
pub(crate) fn sketch(core: &str, language: &Language) -> Option<Sketch> {
    Words::of(language)?.sketch(core)
}

/// The legal moves that a sketch can mean.
pub(crate) fn legal(position: &Position, sketch: &Sketch) -> Vec<Move> {
    let side = position.turn();
    let moves: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.castling().is_none() && sketch.fits(side, *mv))
        .collect();
    let closer = closer(&moves, side, sketch.mover.place, Move::from);
    match sketch.action {
        Action::Goes(_) => closer,
        Action::Takes(man) => closer_taken(&closer, side, man.place),
    }
}

/// The pawn's move to the last rank that a sketch means without the piece that it becomes.
pub(crate) fn unpromoted(position: &Position, sketch: &Sketch) -> Option<Played> {
    let promoted = Sketch {
        promotion: sketch.promotion.is_none().then_some(Role::Queen),
        ..*sketch
    };
    let [mv] = legal(position, &promoted)[..] else {
        return None;
    };
    let coordinates = Coordinates {
        from: mv.from(),
        to: mv.to(),
        promotion: None,
    };
    let why = position.read(coordinates).err()?;
    Some(Played::Illegal { coordinates, why })
}

impl Sketch {
    fn fits(&self, side: Side, mv: Move) -> bool {
        let stands = |place, square: Square| match place {
            Place::Squares(squares) => squares.contains(seen_by(side, square)),
            Place::Unsaid | Place::Wing(_) => true,
        };
        let acts = match self.action {
            Action::Goes(squares) => {
                mv.capture().is_none() && squares.contains(seen_by(side, mv.to()))
            }
            Action::Takes(man) => {
                mv.capture() == Some(man.role)
                    && mv
                        .captured_square()
                        .is_some_and(|square| stands(man.place, square))
            }
        };
        mv.role() == self.mover.role
            && mv.promotion() == self.promotion
            && stands(self.mover.place, mv.from())
            && acts
    }
}

/// Those moves whose square lies on the wing that was named, if it was and if
/// they are not all of them.
fn closer(moves: &[Move], side: Side, place: Place, square: impl Fn(Move) -> Square) -> Vec<Move> {
    let Place::Wing(wing) = place else {
        return moves.into();
    };
    let on_wing = |mv: &Move| {
        let kings = seen_by(side, square(*mv)).file() >= File::E;
        kings == (wing == Wing::King)
    };
    let near: Vec<Move> = moves.iter().copied().filter(on_wing).collect();
    if moves.len() > 1 && !near.is_empty() {
        near
    } else {
        moves.into()
    }
}

fn closer_taken(moves: &[Move], side: Side, place: Place) -> Vec<Move> {
    closer(moves, side, place, |mv| {
        mv.captured_square().unwrap_or(mv.to())
    })
}

/// A square as a side counts it: from its own side of the board.
fn seen_by(side: Side, square: Square) -> Square {
    match side {
        Side::White => square,
        Side::Black => square.flipped(),
    }
}

/// A move in descriptive notation; `Display` writes it.
#[derive(Clone, Debug)]
pub struct Descriptive(String);

impl Descriptive {
    /// Whether a language has words for descriptive notation.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_notation::{Descriptive, Language};
    ///
    /// assert!(Descriptive::has_words_in(Language::french()));
    /// assert!(!Descriptive::has_words_in(Language::figurines()));
    /// ```
    pub fn has_words_in(language: &Language) -> bool {
        Words::of(language).is_some()
    }

    /// A move of a position in the words of a language, English where it has
    /// none of its own.
    ///
    /// The shortest text is taken that means this move and no other.
    pub fn of(position: &Position, mv: Move, language: &Language) -> Self {
        let own = Words::of(language);
        let words = own.unwrap_or_else(Words::english);
        let core = match mv.castling() {
            Some(wing) => String::from(castling(wing, CastlingSign::Letters)),
            None => shortest(position, mv, words),
        };
        let passing = if mv.is_en_passant() { " e.p." } else { "" };
        let effect = match Effect::of(position, mv) {
            Effect::Nothing => "",
            Effect::Check => words.check,
            Effect::Mate => words.mate,
        };
        Self(format!("{core}{passing}{effect}"))
    }
}

impl fmt::Display for Descriptive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// The shortest text that means a move and no other.
fn shortest(position: &Position, mv: Move, words: &Words) -> String {
    let side = position.turn();
    let (from, to) = (seen_by(side, mv.from()), seen_by(side, mv.to()));
    let promotion = mv
        .promotion()
        .map_or(String::new(), |role| format!("({})", words.role(role)));
    let texts: Vec<String> = match (mv.capture(), mv.captured_square()) {
        (Some(role), Some(square)) => {
            let movers = words.men(mv.role(), from);
            let taken = words.men(role, seen_by(side, square));
            let mut pairs: Vec<(usize, String)> = Vec::new();
            for (i, mover) in movers.iter().enumerate() {
                for (j, man) in taken.iter().enumerate() {
                    pairs.push((i + j, format!("{mover}x{man}{promotion}")));
                }
            }
            pairs.sort_by_key(|&(length, _)| length);
            pairs.into_iter().map(|(_, text)| text).collect()
        }
        _ => words
            .men(mv.role(), from)
            .iter()
            .map(|mover| format!("{}{promotion}", words.step(mover, to)))
            .collect(),
    };
    let means_it = |text: &&String| {
        words
            .sketch(text)
            .is_some_and(|sketch| legal(position, &sketch) == [mv])
    };
    let found = texts.iter().find(means_it).or(texts.last());
    found.cloned().unwrap_or_default()
}

/// Every square of some files on a rank.
fn on_rank(files: Bitboard, rank: Rank) -> Bitboard {
    files & Bitboard::rank(rank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mode, read};
    use alloc::string::ToString;

    /// A text is read as a move, which is written as `usual`.
    #[track_caller]
    fn check(fen: &str, language: &str, text: &str, coordinates: &str, usual: &str) {
        let position: Position = fen.parse().unwrap();
        let language = Language::named(language).unwrap();
        let found = read(text, &position, language, Mode::Lenient).unwrap();
        assert_eq!(found.mv.to_string(), coordinates, "{text}");
        let written = Descriptive::of(&position, found.mv, language);
        assert_eq!(written.to_string(), usual, "{text}");
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

    #[test]
    fn squares_are_counted_from_the_own_side() {
        check(START, "en", "P-K4", "e2e4", "P-K4");
        check(AFTER_E4, "en", "P-K4", "e7e5", "P-K4");
        check(START, "en", "Kt-KB3", "g1f3", "Kt-KB3");
        check(START, "en", "N-KB3", "g1f3", "Kt-KB3");
        check(AFTER_E4, "en", "Kt-QB3", "b8c6", "Kt-QB3");
        check(START, "fr", "P4R", "e2e4", "P4R");
        check(START, "fr", "C3FR", "g1f3", "C3FR");
        check(AFTER_E4, "fr", "C3FD", "b8c6", "C3FD");
        check(START, "es", "C3AR", "g1f3", "C3AR");
    }

    #[test]
    fn captures_name_what_is_taken() {
        let exchange = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
        check(exchange, "en", "PxP", "e4d5", "PxP");
        check(exchange, "en", "KPxQP", "e4d5", "PxP");
        check(exchange, "fr", "PxP", "e4d5", "PxP");
        let two = "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1";
        check(two, "en", "PxQP", "e4d5", "PxQP");
        check(two, "en", "PxBP", "e4f5", "PxKBP");
        check(two, "fr", "PxPD", "e4d5", "PxPD");
        let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        check(passing, "en", "PxP e.p.", "e5d6", "PxP e.p.");
    }

    #[test]
    fn the_square_left_tells_pieces_apart() {
        let rooks = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
        check(rooks, "en", "QR-Q1", "a1d1", "R(QR1)-Q1");
        check(rooks, "en", "R(KR1)-Q1", "h1d1", "R(KR1)-Q1");
        check(rooks, "fr", "T1TD—1D", "a1d1", "T1TD—1D");
    }

    #[test]
    fn check_mate_castling_and_promotion() {
        check(
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "en",
            "R-R8ch",
            "h1h8",
            "R-KR8 ch",
        );
        check("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "en", "O-O", "e1g1", "O-O");
        check(
            "k7/4P3/8/8/8/8/8/K7 w - - 0 1",
            "en",
            "P-K8(Q)",
            "e7e8q",
            "P-K8(Q) ch",
        );
        check(
            "k7/4P3/8/8/8/8/8/K7 w - - 0 1",
            "fr",
            "P8R=D",
            "e7e8q",
            "P8R(D) éch.",
        );
    }

    #[test]
    fn two_squares_of_one_name_are_two_readings() {
        let position: Position = "4k3/8/8/8/8/8/8/RN2K1NR w - - 0 1".parse().unwrap();
        assert!(read("Kt-B3", &position, Language::english(), Mode::Lenient).is_err());
    }
}
