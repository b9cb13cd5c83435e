//! How many men there are.

use core::fmt;

use crate::{Board, Position, Role, Side};

/// How many men of each side and role there are.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Role, Side};
///
/// let position: Position = "4k3/8/8/8/8/8/8/RN2K3 w - - 0 1".parse()?;
/// let material = position.material();
/// assert_eq!(material.count(Side::White, Role::Rook), 1);
/// assert_eq!(material.to_string(), "KRNvK");
/// # Ok::<(), arbitre_board::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Material {
    counts: [[u8; 6]; 2],
}

impl Material {
    /// The men of a board.
    ///
    /// ```
    /// # use arbitre_board::{Board, Material};
    /// assert_eq!(Material::of(&Board::INITIAL).to_string(), "KQRRBBNNPPPPPPPPvKQRRBBNNPPPPPPPP");
    /// ```
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let count = |side| Role::ALL.map(|role| board.pieces(side, role).count() as u8);
        Self {
            counts: Side::ALL.map(count),
        }
    }

    /// How many men of a side and role there are.
    ///
    /// ```
    /// # use arbitre_board::{Board, Material, Role, Side};
    /// assert_eq!(Material::of(&Board::INITIAL).count(Side::Black, Role::Pawn), 8);
    /// ```
    #[must_use]
    pub const fn count(&self, side: Side, role: Role) -> u32 {
        self.counts[side as usize][role as usize] as u32
    }

    /// How many men both sides have.
    ///
    /// ```
    /// # use arbitre_board::{Board, Material};
    /// assert_eq!(Material::of(&Board::INITIAL).total(), 32);
    /// ```
    #[must_use]
    pub fn total(&self) -> u32 {
        self.counts
            .iter()
            .flatten()
            .map(|count| u32::from(*count))
            .sum()
    }

    /// What an earlier position had more than this one, man for man: the men captured since,
    /// with promoted pawns among the missing pawns.
    ///
    /// ```
    /// # use arbitre_board::{Board, Material, Role, Side, Square};
    /// let mut board = Board::INITIAL;
    /// board.remove(Square::D8);
    /// let lost = Material::of(&board).missing_from(&Material::of(&Board::INITIAL));
    /// assert_eq!(lost.count(Side::Black, Role::Queen), 1);
    /// assert_eq!(lost.total(), 1);
    /// ```
    #[must_use]
    pub fn missing_from(&self, earlier: &Self) -> Self {
        let mut counts = earlier.counts;
        for (side, now) in counts.iter_mut().zip(&self.counts) {
            for (count, now) in side.iter_mut().zip(now) {
                *count = count.saturating_sub(*now);
            }
        }
        Self { counts }
    }
}

/// The letters of White's men, king first, `v`, and Black's: `KRvKP`.
impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::ALL {
            if side == Side::Black {
                f.write_str("v")?;
            }
            for role in Role::ALL.into_iter().rev() {
                for _ in 0..self.count(side, role) {
                    write!(f, "{}", role.letter().to_ascii_uppercase())?;
                }
            }
        }
        Ok(())
    }
}

impl Position {
    /// How many men of each side and role there are.
    ///
    /// ```
    /// # use arbitre_board::Position;
    /// assert_eq!(Position::initial().material().total(), 32);
    /// ```
    #[must_use]
    pub fn material(&self) -> Material {
        Material::of(self.board())
    }
}
