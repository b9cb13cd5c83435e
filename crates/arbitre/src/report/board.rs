//! What stands on the board, drawn.

use arbitre_board::Side;
use arbitre_judge::Table;

/// Eight lines with the numbers of the ranks, and one with the letters of the files.
pub fn lines(table: &Table) -> Vec<String> {
    let board = table.to_setup().board.to_string();
    let ranks = board.lines().zip((1..=8).rev());
    let mut lines: Vec<_> = ranks
        .map(|(line, rank)| format!("{rank}  {line}"))
        .collect();
    lines.push("   a b c d e f g h".to_owned());
    lines
}

/// How many characters wide a drawing is.
pub const WIDTH: usize = 18;

/// Which line of a drawing has the king of the side to move at its left: that of its first rank.
pub fn mark(table: &Table) -> usize {
    match table.turn() {
        Side::White => 7,
        Side::Black => 0,
    }
}
