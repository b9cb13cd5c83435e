//! Which letters the bytes stand for.

use core::fmt;
use std::borrow::Cow;

/// How text is written in bytes.
///
/// UTF-16 is a matter of the whole file; the others are decided for each piece of text.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Encoding, decode, encode};
///
/// assert_eq!(decode(b"J\xE1n"), ("Ján".into(), Encoding::Windows1252));
/// assert_eq!(decode("Ján".as_bytes()), ("Ján".into(), Encoding::Utf8));
/// assert_eq!(encode("Ján", Encoding::Windows1252).as_ref(), b"J\xE1n");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// Plain ASCII, which all but UTF-16 share.
    #[default]
    Ascii,
    /// UTF-8 with letters beyond ASCII.
    Utf8,
    /// Windows-1252, which contains the printable part of Latin-1.
    Windows1252,
    /// UTF-16, low byte first.
    Utf16LittleEndian,
    /// UTF-16, high byte first.
    Utf16BigEndian,
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Encoding::Ascii => "ASCII",
            Encoding::Utf8 => "UTF-8",
            Encoding::Windows1252 => "Windows-1252",
            Encoding::Utf16LittleEndian => "UTF-16LE",
            Encoding::Utf16BigEndian => "UTF-16BE",
        })
    }
}

/// The characters that Windows-1252 has at 0x80 to 0x9F; the five bytes it leaves empty stand for
/// the control characters of the same number.
const HIGH_CONTROLS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

/// The text, and the encoding found: UTF-8 if it can be, else Windows-1252.
///
/// Never fails and loses nothing: [`encode`] gives the same bytes.
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    match core::str::from_utf8(bytes) {
        Ok(text) if text.is_ascii() => (Cow::Borrowed(text), Encoding::Ascii),
        Ok(text) => (Cow::Borrowed(text), Encoding::Utf8),
        Err(_) => {
            let text = bytes.iter().map(|&byte| windows_1252(byte)).collect();
            (Cow::Owned(text), Encoding::Windows1252)
        }
    }
}

/// The bytes of a text. A character that Windows-1252 lacks makes the whole text UTF-8.
pub fn encode(text: &str, encoding: Encoding) -> Cow<'_, [u8]> {
    match encoding {
        Encoding::Ascii | Encoding::Utf8 => Cow::Borrowed(text.as_bytes()),
        Encoding::Windows1252 => match text.chars().map(windows_1252_byte).collect() {
            Some(bytes) => Cow::Owned(bytes),
            None => Cow::Borrowed(text.as_bytes()),
        },
        Encoding::Utf16LittleEndian => {
            Cow::Owned(text.encode_utf16().flat_map(u16::to_le_bytes).collect())
        }
        Encoding::Utf16BigEndian => {
            Cow::Owned(text.encode_utf16().flat_map(u16::to_be_bytes).collect())
        }
    }
}

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9F => HIGH_CONTROLS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

fn windows_1252_byte(letter: char) -> Option<u8> {
    match letter {
        '\0'..='\u{7F}' | '\u{A0}'..='\u{FF}' => u8::try_from(u32::from(letter)).ok(),
        _ => {
            let at = HIGH_CONTROLS.iter().position(|&high| high == letter)?;
            u8::try_from(at + 0x80).ok()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_byte_has_its_letter() {
        for byte in 0..=255 {
            assert_eq!(windows_1252_byte(windows_1252(byte)), Some(byte));
        }
    }

    proptest! {
        #[test]
        fn decoding_loses_nothing(bytes: Vec<u8>) {
            let (text, encoding) = decode(&bytes);
            prop_assert_eq!(encode(&text, encoding).into_owned(), bytes);
        }
    }
}
