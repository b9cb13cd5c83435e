//! What an engine thought of a position.

use core::fmt;
use core::str::FromStr;

/// A score, from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves; negative if Black mates.
    Mate(i32),
}

/// The command `[%eval 0.25,18]`: a score, and perhaps the depth of the search in half-moves.
///
/// A score with a point is in pawns. ChessBase writes centipawns without one: a bare number is
/// read as such, and [`unit`](Eval::unit) says what stood there.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Eval, Score};
///
/// assert_eq!("0.25,18".parse::<Eval>()?.score, Score::Centipawns(25));
/// assert_eq!("0.25,18".parse::<Eval>()?.depth, Some(18));
/// assert_eq!("#-3".parse::<Eval>()?.score, Score::Mate(-3));
/// assert_eq!("14,24".parse::<Eval>()?.score, Score::Centipawns(14));
/// assert_eq!("14,24".parse::<Eval>()?.to_string(), "14,24");
/// # Ok::<(), arbitre_pgn::EvalError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eval {
    /// The score.
    pub score: Score,
    /// Half-moves searched.
    pub depth: Option<u32>,
    /// How the score is written.
    pub unit: Unit,
}

/// The unit that a score is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Pawns, with a decimal point.
    Pawns,
    /// Centipawns, a whole number.
    Centipawns,
}

/// A text that is no score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no score, expected pawns as 0.25, centipawns as 25, or mate as #3")]
pub struct EvalError;

impl FromStr for Eval {
    type Err = EvalError;

    fn from_str(text: &str) -> Result<Self, EvalError> {
        let (score, depth) = match text.split_once([',', '/']) {
            Some((score, depth)) => {
                let depth = depth.trim().parse().map_err(|_| EvalError)?;
                (score.trim(), Some(depth))
            }
            None => (text.trim(), None),
        };
        let sign = |text: &str| if text.starts_with('-') { -1 } else { 1 };
        let (score, unit) = if let Some(mate) = score.strip_prefix(['#', 'M']) {
            let moves = mate.parse().map_err(|_| EvalError)?;
            (Score::Mate(moves), Unit::Pawns)
        } else if let Some(mate) = score.strip_prefix("-#").or(score.strip_prefix("-M")) {
            let moves: i32 = mate.parse().map_err(|_| EvalError)?;
            (
                Score::Mate(moves.checked_neg().ok_or(EvalError)?),
                Unit::Pawns,
            )
        } else if let Some((pawns, part)) = score.split_once('.') {
            let digits = pawns.trim_start_matches(['+', '-']);
            let whole: i32 = match digits {
                "" => 0,
                digits => digits.parse().map_err(|_| EvalError)?,
            };
            if part.is_empty() || !part.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(EvalError);
            }
            let hundredths: String = part.chars().chain("00".chars()).take(2).collect();
            let hundredths: i32 = hundredths.parse().map_err(|_| EvalError)?;
            let centipawns = whole
                .checked_mul(100)
                .and_then(|whole| whole.checked_add(hundredths));
            let centipawns = centipawns.ok_or(EvalError)?;
            (Score::Centipawns(sign(pawns) * centipawns), Unit::Pawns)
        } else {
            let centipawns = score.parse().map_err(|_| EvalError)?;
            (Score::Centipawns(centipawns), Unit::Centipawns)
        };
        Ok(Eval { score, depth, unit })
    }
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.score, self.unit) {
            (Score::Mate(moves), _) => write!(f, "#{moves}")?,
            (Score::Centipawns(score), Unit::Centipawns) => write!(f, "{score}")?,
            (Score::Centipawns(score), Unit::Pawns) => {
                let sign = if score < 0 { "-" } else { "" };
                let size = score.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)?;
            }
        }
        match self.depth {
            Some(depth) => write!(f, ",{depth}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn scores_are_read_as_written(score in -100_000..100_000, depth: Option<u32>, kind in 0..3) {
            let (score, unit) = match kind {
                0 => (Score::Mate(score), Unit::Pawns),
                1 => (Score::Centipawns(score), Unit::Pawns),
                _ => (Score::Centipawns(score), Unit::Centipawns),
            };
            let eval = Eval { score, depth, unit };
            prop_assert_eq!(eval.to_string().parse(), Ok(eval));
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            let _ = text.parse::<Eval>();
        }
    }
}
