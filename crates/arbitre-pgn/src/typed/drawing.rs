//! Coloured squares and arrows.

use core::fmt;
use core::str::FromStr;

use arbitre_board::Square;

/// A colour of drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paint {
    /// `R`
    Red,
    /// `G`
    Green,
    /// `B`
    Blue,
    /// `Y`
    Yellow,
    /// `O`
    Orange,
    /// `C`
    Cyan,
}

/// A coloured square, `Gd5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Its colour.
    pub paint: Paint,
    /// The square.
    pub square: Square,
}

/// A coloured arrow, `Ge2e4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Its colour.
    pub paint: Paint,
    /// The square where it begins.
    pub from: Square,
    /// The square that it points to.
    pub to: Square,
}

/// A list of marks or arrows, as a command has it: `Gd5,Rf6`.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Arrow, Drawing, Mark};
///
/// let marks: Drawing<Mark> = "Gd5,Rf6".parse()?;
/// assert_eq!(marks.0.len(), 2);
/// let arrows: Drawing<Arrow> = "Ge2e4".parse()?;
/// assert_eq!(arrows.to_string(), "Ge2e4");
/// # Ok::<(), arbitre_pgn::DrawingError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drawing<T>(pub Vec<T>);

/// Why a text is no drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawingError {
    /// The colour's letter is unknown.
    #[error("no colour, expected R, G, B, Y, O or C")]
    Paint,
    /// A square is none.
    #[error("no square, expected a letter a to h and a digit 1 to 8")]
    Square,
}

impl FromStr for Paint {
    type Err = DrawingError;

    fn from_str(text: &str) -> Result<Self, DrawingError> {
        Ok(match text {
            "R" => Paint::Red,
            "G" => Paint::Green,
            "B" => Paint::Blue,
            "Y" => Paint::Yellow,
            "O" => Paint::Orange,
            "C" => Paint::Cyan,
            _ => return Err(DrawingError::Paint),
        })
    }
}

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Paint::Red => "R",
            Paint::Green => "G",
            Paint::Blue => "B",
            Paint::Yellow => "Y",
            Paint::Orange => "O",
            Paint::Cyan => "C",
        })
    }
}

/// The colour's letter and what stands behind it.
fn painted(text: &str) -> Result<(Paint, &str), DrawingError> {
    let letter = text.chars().next().ok_or(DrawingError::Paint)?;
    let (paint, rest) = text.split_at(letter.len_utf8());
    Ok((paint.parse()?, rest))
}

fn square(text: Option<&str>) -> Result<Square, DrawingError> {
    text.and_then(|text| text.parse().ok())
        .ok_or(DrawingError::Square)
}

impl FromStr for Mark {
    type Err = DrawingError;

    fn from_str(text: &str) -> Result<Self, DrawingError> {
        let (paint, rest) = painted(text)?;
        let square = square(Some(rest))?;
        Ok(Mark { paint, square })
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.paint, self.square)
    }
}

impl FromStr for Arrow {
    type Err = DrawingError;

    fn from_str(text: &str) -> Result<Self, DrawingError> {
        let (paint, rest) = painted(text)?;
        let (from, to) = (square(rest.get(..2))?, square(rest.get(2..))?);
        Ok(Arrow { paint, from, to })
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.paint, self.from, self.to)
    }
}

impl<T: FromStr<Err = DrawingError>> FromStr for Drawing<T> {
    type Err = DrawingError;

    fn from_str(text: &str) -> Result<Self, DrawingError> {
        let items = text.split(',').map(|item| item.trim().parse());
        Ok(Drawing(items.collect::<Result<_, _>>()?))
    }
}

impl<T: fmt::Display> fmt::Display for Drawing<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, item) in self.0.iter().enumerate() {
            if nth > 0 {
                f.write_str(",")?;
            }
            write!(f, "{item}")?;
        }
        Ok(())
    }
}
