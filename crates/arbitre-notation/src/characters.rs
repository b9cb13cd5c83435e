//! Characters that are the same to a reader of chess.

use alloc::borrow::Cow;
use alloc::string::String;

/// Whether a character is a dash of any length.
pub(crate) const fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' | '\u{FF0D}'
    )
}

/// Whether a character says that a piece is taken.
pub(crate) const fn is_capture(c: char) -> bool {
    matches!(
        c,
        'x' | 'X' | '×' | ':' | '·' | '*' | '\u{2715}' | '\u{2A2F}'
    )
}

/// Whether a character is one of castling's: a letter O or a zero.
pub(crate) const fn is_ring(c: char) -> bool {
    matches!(c, 'O' | 'o' | '0' | 'О' | 'о' | 'Ο' | 'ο')
}

/// The text with every character in its usual form: composed letters, file c
/// without a cedilla, ASCII in place of full width, no selectors of a glyph's
/// style and no soft hyphens. A text that is so already is not copied.
pub(crate) fn usual(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.chars().any(is_unusual) {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\u{FE0E}' | '\u{FE0F}' | '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2060}' => {}
            'ç' => plain.push('c'),
            '\u{A0}' | '\u{2000}'..='\u{200A}' | '\u{202F}' | '\u{3000}' => plain.push(' '),
            '\u{FF01}'..='\u{FF5E}' => plain.push(narrow(c)),
            '\u{302}' | '\u{308}' | '\u{30C}' | '\u{327}' => {
                let one = plain.chars().last().and_then(|bare| composed(bare, c));
                if one.is_some() {
                    plain.pop();
                }
                plain.push(one.unwrap_or(c));
            }
            c => plain.push(c),
        }
    }
    Cow::Owned(plain)
}

const fn is_unusual(c: char) -> bool {
    matches!(
        c,
        'ç' | '\u{A0}'
            | '\u{AD}'
            | '\u{2000}'..='\u{200F}'
            | '\u{202F}'
            | '\u{2060}'
            | '\u{3000}'
            | '\u{302}'
            | '\u{308}'
            | '\u{30C}'
            | '\u{327}'
            | '\u{FE0E}'
            | '\u{FE0F}'
            | '\u{FF01}'..='\u{FF5E}'
    )
}

/// The ASCII character of which `c` is the full-width form.
fn narrow(c: char) -> char {
    char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c)
}

/// A letter and its combining mark as one character, where chess has use for it.
const fn composed(bare: char, mark: char) -> Option<char> {
    Some(match (bare, mark) {
        ('S', '\u{327}') => 'Ş',
        ('s', '\u{327}') => 'ş',
        ('c', '\u{327}') => 'c',
        ('C', '\u{302}') => 'Ĉ',
        ('Z', '\u{30C}') => 'Ž',
        ('z', '\u{30C}') => 'ž',
        ('o', '\u{308}') => 'ö',
        ('a', '\u{308}') => 'ä',
        _ => return None,
    })
}

/// The Latin letter that looks like `c`, `c` itself where there is none.
pub(crate) const fn look(c: char) -> char {
    match c {
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'І' | 'Ι' => 'I',
        'Ј' => 'J',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Ν' => 'N',
        'О' | 'Ο' => 'O',
        'Р' | 'Ρ' => 'P',
        'Ѕ' => 'S',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        'Ζ' => 'Z',
        'а' | 'α' => 'a',
        'с' => 'c',
        'е' => 'e',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'х' => 'x',
        c => c,
    }
}

/// The small letter of a capital.
pub(crate) fn small(c: char) -> char {
    only(c.to_lowercase()).unwrap_or(c)
}

/// The capital of a small letter.
pub(crate) fn capital(c: char) -> char {
    only(c.to_uppercase()).unwrap_or(c)
}

/// The one character, where there is one.
fn only(mut letters: impl Iterator<Item = char>) -> Option<char> {
    letters.next().filter(|_| letters.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_forms() {
        let check = |text, expected: &str| assert_eq!(usual(text), expected, "{text:?}");
        check("Nf3", "Nf3");
        check("Cç6", "Cc6");
        check("Cc\u{327}6", "Cc6");
        check("S\u{327}e2", "Şe2");
        check("Z\u{30C}f3", "Žf3");
        check("♘\u{FE0E}f3", "♘f3");
        check("Ｎｆ３", "Nf3");
        check("N\u{AD}f3", "Nf3");
        check("\u{327}", "\u{327}");
    }

    #[test]
    fn look_alikes_share_a_letter() {
        assert!("КСАВЕНОРТХ".chars().map(look).eq("KCABEHOPTX".chars()));
        assert!("ΑΒΙΚΝΟΡΤΧ".chars().map(look).eq("ABIKNOPTX".chars()));
        assert_eq!(small('Ф'), 'ф');
    }
}
