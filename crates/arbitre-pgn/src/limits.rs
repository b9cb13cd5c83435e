//! How much a reader takes before it refuses.

/// How a reader answers text that departs from the standard.
///
/// Every mode reports the same diagnostics and reads on to the next game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// A game that needs a repair is refused, whole.
    Strict,
    /// Repairs are made and reported.
    #[default]
    Lenient,
    /// Nothing is repaired: what is not understood is kept as it stands.
    Forensic,
}

/// The bounds that keep time and memory small on hostile input.
///
/// The defaults read every file known to the authors without a cut.
///
/// # Examples
/// ```
/// use arbitre_pgn::Limits;
///
/// let careful = Limits { nesting: 8, ..Limits::default() };
/// assert!(careful.game >= careful.token);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Variations within variations; a deeper one is kept as stray text.
    pub nesting: usize,
    /// Bytes of one comment, tag value or word; the rest is kept as stray text.
    pub token: usize,
    /// Bytes of one game; the rest of a longer one is passed over. This bounds the memory of a
    /// streaming reader: it holds at most this much and one more chunk.
    pub game: usize,
    /// Bytes read at once.
    pub chunk: usize,
    /// Tag pairs of one game; more are kept as stray text.
    pub tags: usize,
    /// Diagnostics of one game; the last one says that there are more.
    pub diagnostics: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            nesting: 100,
            token: 1 << 20,
            game: 16 << 20,
            chunk: 1 << 18,
            tags: 256,
            diagnostics: 1000,
        }
    }
}
