//! What stood at some bytes of a file.

use core::ops::Range;

use crate::encoding::decode;
use crate::tree::{Game, Item};

/// The text of a game by the bytes that it has in its file, for messages about a part of it.
///
/// # Examples
///
/// ```
/// use arbitre_pgn::Reader;
///
/// let file = "[Event \"x\"]\n\n1. e4 e5 *\n";
/// let game = Reader::new(file.as_bytes()).next_game()?.expect("one game");
/// let text = game.text();
/// assert_eq!(text.at(16..18).as_deref(), Some("e4"));
/// assert_eq!(text.at(90..92), None);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameText {
    bytes: Vec<u8>,
    /// The first of them in the file, counted from 0.
    start: u64,
}

impl Game {
    /// Its text, as its tokens still have it. A game that was changed since it was read may give
    /// other text.
    pub fn text(&self) -> GameText {
        let mut bytes = Vec::new();
        // Writing to memory cannot fail.
        let _ = self.write_unchanged(&mut bytes);
        let first = self.tags.items.first().or(self.line.items.first());
        let before = |item: &Item| item.before.bytes().len() as u64;
        let start = first.map_or(0, |item| item.place.offset - before(item));
        GameText { bytes, start }
    }
}

impl GameText {
    /// The text that stood at these bytes of the file; `None` where they lie outside the game.
    pub fn at(&self, span: Range<u64>) -> Option<String> {
        let index = |offset: u64| usize::try_from(offset.checked_sub(self.start)?).ok();
        let found = self.bytes.get(index(span.start)?..index(span.end)?)?;
        Some(decode(found).0.into_owned())
    }
}
