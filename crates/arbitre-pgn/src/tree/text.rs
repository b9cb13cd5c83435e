//! Pieces of text that give back their bytes.

use core::fmt;
use std::borrow::Cow;

use crate::encoding::{Encoding, decode, encode};

/// Text with the encoding it was read in.
///
/// # Examples
/// ```
/// use arbitre_pgn::Text;
///
/// let text = Text::read(b"Z\xFCrich");
/// assert_eq!(text.as_str(), "Zürich");
/// assert_eq!(text.bytes().as_ref(), b"Z\xFCrich");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Text {
    letters: Box<str>,
    encoding: Encoding,
}

impl Text {
    /// Text as bytes of a file give it.
    pub fn read(bytes: &[u8]) -> Self {
        let (letters, encoding) = decode(bytes);
        Text {
            letters: letters.into(),
            encoding,
        }
    }

    /// The letters.
    pub fn as_str(&self) -> &str {
        &self.letters
    }

    /// The encoding found for this piece.
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// The bytes, the very same if it was read from a file.
    pub fn bytes(&self) -> Cow<'_, [u8]> {
        encode(&self.letters, self.encoding)
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Text::read(text.as_bytes())
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Text::from(text.as_str())
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.letters)
    }
}

/// The blanks before a token.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Blank {
    /// None: the token is glued to the one before.
    #[default]
    None,
    /// One space.
    Space,
    /// One line feed.
    Line,
    /// Anything else.
    Other(Text),
}

impl Blank {
    pub(crate) fn read(bytes: &[u8]) -> Self {
        match bytes {
            b"" => Blank::None,
            b" " => Blank::Space,
            b"\n" => Blank::Line,
            _ => Blank::Other(Text::read(bytes)),
        }
    }

    /// The bytes.
    pub fn bytes(&self) -> Cow<'_, [u8]> {
        match self {
            Blank::None => Cow::Borrowed(b""),
            Blank::Space => Cow::Borrowed(b" "),
            Blank::Line => Cow::Borrowed(b"\n"),
            Blank::Other(text) => text.bytes(),
        }
    }
}
