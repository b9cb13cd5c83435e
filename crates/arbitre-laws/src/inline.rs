//! Short texts that are kept in place, so that a citation is a plain value.

use core::fmt;

/// At most `N` bytes of ASCII text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Inline<const N: usize> {
    bytes: [u8; N],
    length: u8,
}

impl<const N: usize> Inline<N> {
    /// The text, or nothing if it is too long or not ASCII.
    pub(crate) const fn new(text: &str) -> Option<Self> {
        let text = text.as_bytes();
        if text.len() > N || text.len() > u8::MAX as usize || !text.is_ascii() {
            return None;
        }
        let mut bytes = [0; N];
        let mut index = 0;
        while index < text.len() {
            bytes[index] = text[index];
            index += 1;
        }
        Some(Self {
            bytes,
            length: text.len() as u8,
        })
    }

    pub(crate) fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }
}

impl<const N: usize> fmt::Debug for Inline<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
