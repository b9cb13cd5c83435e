//! Tag pairs of a game.

use std::borrow::Cow;

use crate::place::Place;
use crate::tree::line::{Item, Kind};
use crate::tree::text::{Blank, Text};

/// A tag pair.
///
/// # Examples
/// ```
/// use arbitre_pgn::Tag;
///
/// let tag = Tag::new("Event", "The \"A\" Open");
/// assert_eq!(tag.to_string(), r#"[Event "The \"A\" Open"]"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    name: Text,
    value: Text,
    /// As it stands in the file.
    text: Text,
}

impl Tag {
    /// A tag pair, as the standard writes it.
    pub fn new(name: &str, value: &str) -> Self {
        Tag {
            name: name.into(),
            value: value.into(),
            text: format!("[{name} \"{}\"]", escaped(value)).into(),
        }
    }

    pub(crate) fn read(name: &[u8], raw: &[u8], text: &[u8]) -> Self {
        let value = match memchr::memchr(b'\\', raw) {
            None => Text::read(raw),
            Some(_) => Text::read(&unescaped(raw)),
        };
        Tag {
            name: Text::read(name),
            value,
            text: Text::read(text),
        }
    }

    /// The name.
    pub fn name(&self) -> &str {
        self.name.as_str()
    }

    /// The value, without quotes and escapes.
    pub fn value(&self) -> &str {
        self.value.as_str()
    }

    /// The whole pair as it stands in the file.
    pub fn text(&self) -> &Text {
        &self.text
    }
}

impl core::fmt::Display for Tag {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "[{} \"{}\"]", self.name(), escaped(self.value()))
    }
}

/// The value of a tag as it is written between quotes.
///
/// Control characters, which the standard forbids there, become spaces.
pub(crate) fn escaped(value: &str) -> Cow<'_, str> {
    if !value.contains(|c: char| matches!(c, '"' | '\\') || c.is_control()) {
        return Cow::Borrowed(value);
    }
    let mut text = String::with_capacity(value.len() + 4);
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            letter if letter.is_control() => text.push(' '),
            letter => text.push(letter),
        }
    }
    Cow::Owned(text)
}

/// The value that stands between quotes: a backslash before a quote or a backslash is dropped.
pub(crate) fn unescaped(raw: &[u8]) -> Vec<u8> {
    let mut value = Vec::with_capacity(raw.len());
    let mut bytes = raw.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        match bytes.peek() {
            Some(&next @ (b'"' | b'\\')) if byte == b'\\' => {
                bytes.next();
                value.push(next);
            }
            _ => value.push(byte),
        }
    }
    value
}

/// The head of a game: its tag pairs, with the comments and escape lines among them.
///
/// # Examples
/// ```
/// use arbitre_pgn::Tags;
///
/// let mut tags = Tags::default();
/// tags.set("White", "Anderssen, Adolf");
/// tags.set("White", "Anderssen, A.");
/// assert_eq!(tags.get("White"), Some("Anderssen, A."));
/// assert_eq!(tags.get("Black"), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    /// In the order of the text.
    pub items: Vec<Item>,
}

impl Tags {
    /// The tag pairs, in the order of the text.
    pub fn iter(&self) -> impl Iterator<Item = &Tag> {
        self.items.iter().filter_map(|item| match &item.kind {
            Kind::Tag(tag) => Some(tag),
            _ => None,
        })
    }

    /// The value of a tag; the first one, if the name is repeated.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|tag| tag.name() == name).map(Tag::value)
    }

    /// Where a tag stands in the file; the first one, if the name is repeated.
    pub fn place_of(&self, name: &str) -> Option<Place> {
        let is_it = |item: &&Item| matches!(&item.kind, Kind::Tag(tag) if tag.name() == name);
        self.items.iter().find(is_it).map(|item| item.place)
    }

    /// Gives a tag this value, in its place; a new tag comes last.
    pub fn set(&mut self, name: &str, value: &str) {
        let tag = Tag::new(name, value);
        let old = self.items.iter_mut().find_map(|item| match &mut item.kind {
            Kind::Tag(old) if old.name() == name => Some(old),
            _ => None,
        });
        match old {
            Some(old) => *old = tag,
            None => {
                let before = if self.items.is_empty() {
                    Blank::None
                } else {
                    Blank::Line
                };
                self.items.push(Item {
                    before,
                    ..Item::new(Kind::Tag(tag))
                });
            }
        }
    }

    /// Takes a tag out, wherever it stands.
    pub fn remove(&mut self, name: &str) {
        self.items
            .retain(|item| !matches!(&item.kind, Kind::Tag(tag) if tag.name() == name));
    }
}
