//! How a game ended, as a game file says it.

use core::fmt;
use core::str::FromStr;

/// The result of a game: the tag `Result` and the termination marker.
///
/// The first four are those of the standard. The others are results that an arbiter may give when
/// both players err; the standard has no marker for them and they are written as `*` with the
/// result in the tag.
///
/// # Examples
/// ```
/// use arbitre_pgn::Outcome;
///
/// assert_eq!("½-½".parse(), Ok(Outcome::Draw));
/// assert_eq!(Outcome::Draw.to_string(), "1/2-1/2");
/// assert_eq!("0-0".parse(), Ok(Outcome::BothLose));
/// assert!("2-0".parse::<Outcome>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: in progress, abandoned or unknown.
    Unknown,
    /// `0-0`
    BothLose,
    /// `1/2-0`: White has half a point, Black nothing.
    WhiteDraws,
    /// `0-1/2`: Black has half a point, White nothing.
    BlackDraws,
}

/// A text that is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no result, expected 1-0, 0-1, 1/2-1/2 or *")]
pub struct OutcomeError;

impl Outcome {
    /// The text of the standard.
    pub fn as_str(self) -> &'static str {
        match self {
            Outcome::WhiteWins => "1-0",
            Outcome::BlackWins => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Unknown => "*",
            Outcome::BothLose => "0-0",
            Outcome::WhiteDraws => "1/2-0",
            Outcome::BlackDraws => "0-1/2",
        }
    }

    /// The marker that may end movetext: one of the four of the standard.
    pub fn marker(self) -> Outcome {
        match self {
            Outcome::BothLose | Outcome::WhiteDraws | Outcome::BlackDraws => Outcome::Unknown,
            outcome => outcome,
        }
    }
}

impl FromStr for Outcome {
    type Err = OutcomeError;

    /// Reads a result in any of its common forms: dashes of any kind, a colon, `½`, decimals,
    /// `1/2` alone for a draw, `+/-` for a win by default.
    fn from_str(text: &str) -> Result<Self, OutcomeError> {
        Ok(match text {
            "1-0" => return Ok(Outcome::WhiteWins),
            "0-1" => return Ok(Outcome::BlackWins),
            "1/2-1/2" | "1/2" | "½" | "=" | "0.5" | "0,5" => return Ok(Outcome::Draw),
            "*" => return Ok(Outcome::Unknown),
            "+/-" => return Ok(Outcome::WhiteWins),
            "-/+" => return Ok(Outcome::BlackWins),
            "-/-" => return Ok(Outcome::BothLose),
            _ => {
                let separator = |c| matches!(c, '-' | ':' | '–' | '—' | '‐' | '‑' | '−');
                let (white, black) = text.split_once(separator).ok_or(OutcomeError)?;
                match (points(white)?, points(black)?) {
                    (2, 0) => Outcome::WhiteWins,
                    (0, 2) => Outcome::BlackWins,
                    (1, 1) => Outcome::Draw,
                    (0, 0) => Outcome::BothLose,
                    (1, 0) => Outcome::WhiteDraws,
                    (0, 1) => Outcome::BlackDraws,
                    _ => return Err(OutcomeError),
                }
            }
        })
    }
}

/// Half points.
fn points(text: &str) -> Result<u8, OutcomeError> {
    match text.trim() {
        "1" | "1.0" | "1F" | "+" => Ok(2),
        "0" | "0.0" | "0F" | "O" | "o" => Ok(0),
        "1/2" | "½" | "0.5" | "0,5" | ".5" => Ok(1),
        _ => Err(OutcomeError),
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_forms_are_read() {
        for (text, expected) in [
            ("1:0", Outcome::WhiteWins),
            ("1–0", Outcome::WhiteWins),
            ("0—1", Outcome::BlackWins),
            ("½-½", Outcome::Draw),
            ("½:½", Outcome::Draw),
            ("0.5-0.5", Outcome::Draw),
            ("1/2", Outcome::Draw),
            ("+/-", Outcome::WhiteWins),
            ("0-0", Outcome::BothLose),
            ("½-0", Outcome::WhiteDraws),
        ] {
            assert_eq!(text.parse(), Ok(expected), "{text}");
        }
        for text in ["", "1", "e4", "1-1", "--", "0-0-0"] {
            assert!(text.parse::<Outcome>().is_err(), "{text}");
        }
    }
}
