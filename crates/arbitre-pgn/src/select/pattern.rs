//! Positions with wildcards.

use core::fmt;
use core::str::FromStr;

use arbitre_board::fen::{self, Dialect, EnPassantPolicy};
use arbitre_board::{File, Piece, Position, Rank, Side, Square};

/// A position with wildcards: the first fields of a FEN, as many as matter.
///
/// In the placement `?` is any square, `!` any man, `A` any man of White, `a` any of Black, a digit
/// so many empty squares, and `*` any squares up to the rank's end. For any of the other fields
/// `?` or `*` stands for whatever it is: the side to move (for which `-` does so, too), the rights
/// to castle, the square passed by a pawn, the half-moves since a capture or a pawn's move, and the
/// number of the move. Where no pawn could take on the square passed, `-` fits as well as its name.
///
/// # Examples
/// ```
/// use arbitre_board::Position;
/// use arbitre_pgn::Pattern;
///
/// let pattern: Pattern = "*/*/*/*/*/*/PPPP????/*A w".parse()?;
/// assert!(pattern.fits(&Position::initial()));
/// assert!("*/*".parse::<Pattern>().is_err());
/// let pattern: Pattern = "*/*/*/*/*/*/*/* ? KQ".parse()?;
/// assert!(!pattern.fits(&Position::initial()));
/// # Ok::<(), arbitre_pgn::PatternError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// The eighth rank first.
    ranks: Vec<Vec<Wanted>>,
    turn: Option<Side>,
    castling: Field<String>,
    passed: Field<Passed>,
    half_moves: Field<u32>,
    full_moves: Field<u32>,
}

/// What is wanted of a field behind the side to move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
enum Field<T> {
    #[default]
    Anything,
    This(T),
}

/// The square that a pawn passed with the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Passed {
    Nothing,
    Square(Square),
}

/// What is wanted of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Wanted {
    Empty,
    Anything,
    AnyMan,
    ManOf(Side),
    Man(Piece),
    /// Any squares, none included.
    Stretch,
}

/// Why a text is no pattern.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PatternError {
    /// Not eight ranks.
    #[error("expected eight ranks with / between, found {0}")]
    Ranks(usize),
    /// A character that stands for nothing.
    #[error("`{0}` stands for no square, expected a man, a digit or one of ? ! A a *")]
    Character(char),
    /// A rank that has not eight squares.
    #[error("a rank has {0} squares, expected eight")]
    Squares(usize),
    /// The side to move is none.
    #[error("expected w or b for the side to move")]
    Turn,
    /// A field is none of its kind.
    #[error("`{0}` is none of the {1}")]
    Field(String, &'static str),
    /// Text behind the six fields.
    #[error("expected the end behind six fields, found `{0}`")]
    End(String),
}

impl FromStr for Pattern {
    type Err = PatternError;

    fn from_str(text: &str) -> Result<Self, PatternError> {
        let mut fields = text.split_whitespace();
        let placement = fields.next().unwrap_or("");
        let ranks: Vec<_> = placement.split('/').map(rank).collect::<Result<_, _>>()?;
        if ranks.len() != 8 {
            return Err(PatternError::Ranks(ranks.len()));
        }
        let turn = match fields.next() {
            Some("w") => Some(Side::White),
            Some("b") => Some(Side::Black),
            None | Some("-" | "*" | "?") => None,
            Some(_) => return Err(PatternError::Turn),
        };
        let pattern = Pattern {
            ranks,
            turn,
            castling: field(fields.next(), "rights to castle, as KQkq or -", castling)?,
            passed: field(fields.next(), "squares passed, as e3 or -", passed)?,
            half_moves: field(fields.next(), "numbers of half-moves", |it| it.parse().ok())?,
            full_moves: field(fields.next(), "numbers of a move", |it| it.parse().ok())?,
        };
        match fields.next() {
            Some(more) => Err(PatternError::End(more.to_owned())),
            None => Ok(pattern),
        }
    }
}

/// A field that is read so, if it stands there and says something.
fn field<T>(
    text: Option<&str>,
    kind: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Field<T>, PatternError> {
    match text {
        None | Some("?" | "*") => Ok(Field::Anything),
        Some(text) => {
            let wrong = || PatternError::Field(text.to_owned(), kind);
            read(text).map(Field::This).ok_or_else(wrong)
        }
    }
}

/// The rights in the order of their letters.
fn castling(text: &str) -> Option<String> {
    let is_right = |letter: char| matches!(letter.to_ascii_uppercase(), 'A'..='H' | 'K' | 'Q');
    if text != "-" && !text.chars().all(is_right) {
        return None;
    }
    let mut rights: Vec<char> = text.chars().collect();
    rights.sort_unstable();
    Some(rights.into_iter().collect())
}

fn passed(text: &str) -> Option<Passed> {
    match text {
        "-" => Some(Passed::Nothing),
        text => text.parse().ok().map(Passed::Square),
    }
}

fn rank(text: &str) -> Result<Vec<Wanted>, PatternError> {
    let mut squares = Vec::new();
    for letter in text.chars() {
        match letter {
            '1'..='8' => {
                let empty = letter as usize - '0' as usize;
                squares.extend(core::iter::repeat_n(Wanted::Empty, empty));
            }
            '?' => squares.push(Wanted::Anything),
            '!' => squares.push(Wanted::AnyMan),
            'A' => squares.push(Wanted::ManOf(Side::White)),
            'a' => squares.push(Wanted::ManOf(Side::Black)),
            '*' => squares.push(Wanted::Stretch),
            _ => match Piece::from_letter(letter) {
                Some(piece) => squares.push(Wanted::Man(piece)),
                None => return Err(PatternError::Character(letter)),
            },
        }
    }
    let fixed = squares
        .iter()
        .filter(|wanted| **wanted != Wanted::Stretch)
        .count();
    let stretches = fixed != squares.len();
    match fixed {
        8 => Ok(squares),
        0..8 if stretches => Ok(squares),
        _ => Err(PatternError::Squares(fixed)),
    }
}

impl Pattern {
    /// Whether the position is one of those meant.
    pub fn fits(&self, position: &Position) -> bool {
        self.turn.is_none_or(|turn| turn == position.turn())
            && self
                .ranks
                .iter()
                .zip(Rank::ALL.iter().rev())
                .all(|(wanted, rank)| {
                    let squares = File::ALL.map(|file| position.piece_at(Square::new(file, *rank)));
                    fits(wanted, &squares)
                })
            && self.fields_fit(position)
    }

    fn fields_fit(&self, position: &Position) -> bool {
        let setup = fen::write(*position);
        let is_right = |wanted: &String| {
            let dialects = [Dialect::Extended, Dialect::Shredder];
            dialects.iter().any(|&dialect| {
                let fen = setup.dialect(dialect).to_string();
                fen.split(' ').nth(2).and_then(castling).as_ref() == Some(wanted)
            })
        };
        let is_passed = |wanted: &Passed| {
            let policies = [
                EnPassantPolicy::Always,
                EnPassantPolicy::PseudoLegal,
                EnPassantPolicy::Legal,
            ];
            policies.iter().any(|&policy| {
                let fen = setup.en_passant(policy).to_string();
                fen.split(' ').nth(3).and_then(passed).as_ref() == Some(wanted)
            })
        };
        self.half_moves
            .is_met(|&wanted| wanted == position.half_moves())
            && self
                .full_moves
                .is_met(|&wanted| wanted == position.full_moves())
            && self.castling.is_met(is_right)
            && self.passed.is_met(is_passed)
    }
}

impl<T> Field<T> {
    fn is_met(&self, is: impl Fn(&T) -> bool) -> bool {
        match self {
            Field::Anything => true,
            Field::This(wanted) => is(wanted),
        }
    }
}

/// Whether squares are as wanted, stretches taking as many as they need.
fn fits(wanted: &[Wanted], squares: &[Option<Piece>]) -> bool {
    match (wanted, squares) {
        ([], []) => true,
        ([Wanted::Stretch, rest @ ..], _) => {
            (0..=squares.len()).any(|taken| fits(rest, &squares[taken..]))
        }
        ([first, rest @ ..], [square, others @ ..]) => {
            let is_so = match first {
                Wanted::Empty => square.is_none(),
                Wanted::Anything | Wanted::Stretch => true,
                Wanted::AnyMan => square.is_some(),
                Wanted::ManOf(side) => square.is_some_and(|piece| piece.side == *side),
                Wanted::Man(piece) => *square == Some(*piece),
            };
            is_so && fits(rest, others)
        }
        _ => false,
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, rank) in self.ranks.iter().enumerate() {
            if nth > 0 {
                f.write_str("/")?;
            }
            for wanted in rank {
                match wanted {
                    Wanted::Empty => f.write_str("1")?,
                    Wanted::Anything => f.write_str("?")?,
                    Wanted::AnyMan => f.write_str("!")?,
                    Wanted::ManOf(Side::White) => f.write_str("A")?,
                    Wanted::ManOf(Side::Black) => f.write_str("a")?,
                    Wanted::Man(piece) => write!(f, "{}", piece.letter())?,
                    Wanted::Stretch => f.write_str("*")?,
                }
            }
        }
        let turn = match self.turn {
            Some(Side::White) => "w",
            Some(Side::Black) => "b",
            None => "?",
        };
        write!(f, " {turn} {} {}", self.castling, self.passed)?;
        write!(f, " {} {}", self.half_moves, self.full_moves)
    }
}

impl<T: fmt::Display> fmt::Display for Field<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Field::Anything => f.write_str("?"),
            Field::This(wanted) => wanted.fmt(f),
        }
    }
}

impl fmt::Display for Passed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Passed::Nothing => f.write_str("-"),
            Passed::Square(square) => square.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fields behind any placement, and whether they fit.
    #[track_caller]
    fn check(fen: &str, fields: &[(&str, bool)]) {
        let position: Position = fen.parse().unwrap();
        for (fields, expected) in fields {
            let pattern: Pattern = format!("*/*/*/*/*/*/*/* {fields}").parse().unwrap();
            assert_eq!(pattern.fits(&position), *expected, "{fen}: {fields}");
            let again: Pattern = pattern.to_string().parse().unwrap();
            assert_eq!(again, pattern, "{pattern}");
        }
    }

    #[test]
    fn every_field_of_a_fen_counts() {
        check(
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
            &[
                ("b KQkq e3 0 1", true),
                ("b qkQK e3", true),
                ("b HAha", true),
                // No pawn of Black can take there.
                ("b KQkq -", true),
                ("- ? e3 * *", true),
                ("b -", false),
                ("b KQ", false),
                ("b KQkq d3", false),
                ("b KQkq e3 1", false),
                ("b KQkq e3 0 2", false),
                ("w KQkq e3 0 1", false),
            ],
        );
        let taken = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";
        check(taken, &[("b - e3", true), ("b - -", false)]);
    }

    #[test]
    fn what_is_no_field_is_refused() {
        let any = "*/*/*/*/*/*/*/*";
        for (fields, reason) in [
            (
                "b xyz",
                "`xyz` is none of the rights to castle, as KQkq or -",
            ),
            ("b - e9", "`e9` is none of the squares passed, as e3 or -"),
            ("b - - x", "`x` is none of the numbers of half-moves"),
            (
                "w KQkq - 0 1 foo",
                "expected the end behind six fields, found `foo`",
            ),
        ] {
            let error = format!("{any} {fields}").parse::<Pattern>().unwrap_err();
            assert_eq!(error.to_string(), reason);
        }
    }
}
