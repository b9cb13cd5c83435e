//! Plain tables for people.

use comfy_table::{ContentArrangement, Table, presets};

/// The width in characters to which the cells of a table are folded.
const WIDTH: u16 = 120;

/// A table without lines, whose columns share the width as they need it.
pub fn plain<R>(header: &[&str], rows: impl IntoIterator<Item = R>) -> String
where
    R: IntoIterator<Item = String>,
{
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(WIDTH);
    if !header.is_empty() {
        table.set_header(header);
    }
    for row in rows {
        table.add_row(row);
    }
    let mut text = String::new();
    for line in table.lines() {
        text.push_str(line.trim_end().strip_prefix(' ').unwrap_or_default());
        text.push('\n');
    }
    text
}
