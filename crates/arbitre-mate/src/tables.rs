//! Material tables: what servers and a federation ask instead of whether mate is possible.

use core::fmt;

use arbitre_board::{Position, Role, Side};

use crate::material::lacks_material;

/// A table that says from the men alone whether a side may still win when the other's flag falls.
///
/// It is no test of the Laws: it stands here for comparison with
/// [`can_mate`](crate::can_mate), which it contradicts wherever the pawns are blocked for ever, moves
/// are forced, or a piece or two mate with the other side's help.
///
/// # Examples
///
/// A bishop mates a king shut in behind its own pawn, which two of the tables rule out:
///
/// ```
/// use arbitre_board::{Position, Side};
/// use arbitre_mate::{MaterialTable, Verdict, can_mate};
///
/// let position: Position = "8/8/8/8/8/2k3b1/6P1/7K b - - 0 1".parse()?;
/// assert!(matches!(can_mate(&position, Side::Black), Verdict::Winnable(_)));
/// let suffices = |table: MaterialTable| table.suffices(&position, Side::Black);
/// assert_eq!(MaterialTable::ALL.map(suffices), [true, false, false]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MaterialTable {
    /// The server lichess.org: everything suffices but what [`lacks_material`]. Since 2026 it also
    /// looks one move ahead; that is not part of the table.
    Lichess,
    /// The server chess.com: a bare king, a lone bishop and a lone knight do not suffice, whatever
    /// the other side has, nor do two knights against a bare king.
    ChessCom,
    /// The rules of US Chess, 14E: a bare king, a lone bishop and a lone knight do not suffice, nor
    /// do two knights if the other side has no pawn. That these rules let a side win that has a
    /// forced win on the board is not part of the table.
    UsChess,
}

impl MaterialTable {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Lichess, Self::ChessCom, Self::UsChess];

    /// Whether a side has men enough to win, by this table.
    ///
    /// ```
    /// use arbitre_board::{Position, Side};
    /// use arbitre_mate::MaterialTable;
    ///
    /// let position: Position = "8/8/4k3/4r3/8/3K4/2NN4/8 w - - 0 1".parse()?;
    /// assert!(MaterialTable::ChessCom.suffices(&position, Side::White));
    /// assert!(!MaterialTable::UsChess.suffices(&position, Side::White));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn suffices(self, position: &Position, side: Side) -> bool {
        let own = |role| position.pieces(side, role).count();
        let others = position.board().side(!side).count() - 1;
        let two_knights = match self {
            Self::Lichess => return !lacks_material(position, side),
            Self::ChessCom => others > 0,
            Self::UsChess => !position.pieces(!side, Role::Pawn).is_empty(),
        };
        if own(Role::Pawn) + own(Role::Rook) + own(Role::Queen) > 0 {
            return true;
        }
        match (own(Role::Bishop), own(Role::Knight)) {
            (0, 0) | (1, 0) | (0, 1) => false,
            (0, 2) => two_knights,
            _ => true,
        }
    }
}

/// `lichess`, `chess-com`, `us-chess`.
impl fmt::Display for MaterialTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Lichess => "lichess",
            Self::ChessCom => "chess-com",
            Self::UsChess => "us-chess",
        })
    }
}
