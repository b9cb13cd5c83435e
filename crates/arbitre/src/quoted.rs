//! Text of a file within a line for people.

use std::fmt::Write as _;

/// The most characters that are shown.
const MOST: usize = 200;

/// A text on one line, with its control characters in numbers, since a terminal would obey them,
/// and cut where it is long.
pub fn quoted(text: &str) -> String {
    let mut shown = String::new();
    for (nth, sign) in text.chars().enumerate() {
        if nth == MOST {
            shown.push('…');
            break;
        }
        // Writing to a text cannot fail.
        let _ = match sign {
            '\n' | '\r' | '\t' => shown.write_char(' '),
            sign if sign.is_control() => write!(shown, "{}", sign.escape_unicode()),
            sign => shown.write_char(sign),
        };
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_command_reaches_the_terminal() {
        for (text, shown) in [
            ("e4", "e4"),
            ("\u{1b}[2J", "\\u{1b}[2J"),
            ("a\nb\0", "a b\\u{0}"),
            ("\u{9b}31m", "\\u{9b}31m"),
        ] {
            assert_eq!(quoted(text), shown);
        }
        assert_eq!(quoted(&"é".repeat(1000)), format!("{}…", "é".repeat(200)));
    }
}
