//! Positions with wildcards.

use core::fmt;
use core::str::FromStr;

use arbitre_board::{File, Piece, Position, Rank, Side, Square};

/// A position with wildcards: the placement and perhaps the side to move of a FEN.
///
/// `?` is any square, `!` any man, `A` any man of White, `a` any of Black, a digit so many empty
/// squares, and `*` any squares up to the rank's end.
///
/// # Examples
/// ```
/// use arbitre_board::Position;
/// use arbitre_pgn::Pattern;
///
/// let pattern: Pattern = "*/*/*/*/*/*/PPPP????/*A w".parse()?;
/// assert!(pattern.fits(&Position::initial()));
/// assert!("*/*".parse::<Pattern>().is_err());
/// # Ok::<(), arbitre_pgn::PatternError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// The eighth rank first.
    ranks: Vec<Vec<Wanted>>,
    turn: Option<Side>,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
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
        Ok(Pattern { ranks, turn })
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
        match self.turn {
            Some(Side::White) => f.write_str(" w"),
            Some(Side::Black) => f.write_str(" b"),
            None => Ok(()),
        }
    }
}
