//! The tag names of the games that were read.

use crate::class::in_name;

/// Which one of the names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Nth(usize);

/// A name, and the last game in which it stood.
#[derive(Debug)]
struct Known<'a> {
    name: &'a [u8],
    game: usize,
    shape: Shape,
}

/// Whether a name may be read the quick way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Plain,
    /// It has signs that no name should have, which is told each time.
    Odd,
}

/// The tag names met so far.
///
/// Nearly all games of a file have the same tags in the same order: the name that followed last
/// time is expected to follow again, and is known by one comparison.
#[derive(Debug, Default)]
pub(super) struct Names<'a> {
    known: Vec<Known<'a>>,
    /// The game that is read, counted from 1.
    game: usize,
    /// The name that is expected.
    next: usize,
}

impl<'a> Names<'a> {
    /// Begins a game; no more names are remembered than one game may have.
    pub(super) fn begin_game(&mut self, most: usize) {
        if self.known.len() > most {
            self.known.clear();
        }
        self.game += 1;
        self.next = 0;
    }

    /// The expected name, if a text begins with it, and its length.
    #[inline(always)]
    pub(super) fn expected_at(&self, text: &[u8]) -> Option<(Nth, usize)> {
        let Known { name, shape, .. } = self.known.get(self.next)?;
        (text.starts_with(name) && *shape == Shape::Plain).then_some((Nth(self.next), name.len()))
    }

    /// The name, looked for from the expected one on.
    pub(super) fn find(&mut self, name: &'a [u8]) -> Nth {
        let length = self.known.len();
        let from_next = (self.next..length).chain(0..self.next.min(length));
        let found = from_next
            .into_iter()
            .find(|&nth| self.known[nth].name == name);
        Nth(found.unwrap_or_else(|| {
            let shape = match name.iter().copied().all(in_name) {
                true => Shape::Plain,
                false => Shape::Odd,
            };
            let game = 0;
            self.known.push(Known { name, game, shape });
            length
        }))
    }

    /// Notes that a name stands in the game, and whether it did so before.
    #[inline(always)]
    pub(super) fn is_repeated(&mut self, Nth(nth): Nth) -> bool {
        self.next = nth + 1;
        core::mem::replace(&mut self.known[nth].game, self.game) == self.game
    }

    /// Whether a name stands in the game.
    pub(super) fn contains(&self, name: &[u8]) -> bool {
        let here = |known: &Known<'_>| known.game == self.game && known.name == name;
        self.known.iter().any(here)
    }
}
