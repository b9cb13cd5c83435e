//! The editions against the fact matrix: every cell of its parameter sheet, written from the sheet and not from
//! the code. The notation is the sheet's:
//!
//! `+2` the opponent gains two minutes; `L` loss; `W` the opponent wins; `D` draw; `°` a draw instead if the
//! opponent cannot mate by any series of legal moves; `*` unless the arbiter rules otherwise; `fix` correction
//! only; `–` the edition does not know it; `?` the cell rests on recollection.

mod draws;
mod illegal_moves;
mod time;

use arbitre_laws::*;

/// The nine editions, in the order of the sheet's columns.
const COLUMNS: [&str; 9] = [
    "1929", "1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023",
];

/// The dash of the sheet.
const NONE: &str = "–";

/// Compares one row of the sheet: the cells, and how a cell is read off the Laws.
///
/// `suffix` names the regime, such as `/rapid`; where an edition lacks it, the cell is a dash.
fn row(suffix: &str, cells: [&str; 9], read: impl Fn(&Laws) -> String) {
    for (year, cell) in COLUMNS.iter().zip(cells) {
        let name = format!("fide-{year}{suffix}");
        let read = match laws(&name.parse().unwrap()) {
            Ok(laws) => read(laws),
            Err(_) => NONE.to_owned(),
        };
        assert_eq!(read, cell, "{name}");
    }
}

/// A question mark where the choice is doubtful.
fn mark<T>(text: impl Into<String>, choice: Cited<T>) -> String {
    let text = text.into();
    if choice.witness == Witness::Doubtful {
        format!("{text} ?")
    } else {
        text
    }
}
