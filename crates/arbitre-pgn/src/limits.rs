//! How much a reader takes before it refuses.

/// How a reader answers text that departs from the standard.
///
/// Every mode reports the same diagnostics and reads on to the next game, and every mode keeps the
/// bytes of every token. They differ in what is made of a token that the standard does not allow.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Ending, Mode, Reader, Trouble};
///
/// let read = |mode| {
///     let text = "[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1\"]\n[SetUp \"1\"]\n\n1. exd6 e.p. *";
///     let mut reader = Reader::new(text.as_bytes()).with_mode(mode);
///     Ok::<_, std::io::Error>(reader.next_game()?.expect("one game"))
/// };
/// let played = |mode| Ok::<_, std::io::Error>(read(mode)?.line.moves().next().map(|mv| mv.whole()));
/// assert_eq!(played(Mode::Lenient)?.as_deref(), Some("exd6 e.p."));
/// assert_eq!(played(Mode::Forensic)?.as_deref(), Some("exd6"));
/// assert_eq!(read(Mode::Forensic)?.diagnostics[0].trouble, Trouble::MoveApart);
/// assert_eq!(read(Mode::Strict)?.ending, Ending::Refused);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// A game that needs a repair is refused, whole.
    Strict,
    /// Repairs are made and reported.
    #[default]
    Lenient,
    /// Nothing is repaired: what lenient reading would repair is reported and stands as it is
    /// written. A part of a move that stands apart is a token of its own, and an unclosed tag value
    /// goes on to the end of its line, bracket and all.
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
/// assert!(careful.game_bytes >= careful.token_bytes);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Variations within variations; a deeper one is kept as stray text.
    pub nesting: usize,
    /// Bytes of one comment or tag value; the rest is kept as stray text. A longer word is stray
    /// text as a whole, and so is one of more than 255 bytes.
    pub token_bytes: usize,
    /// Bytes of one game; the rest of a longer one is passed over. This bounds the memory of a
    /// streaming reader: it holds at most this much and one more chunk.
    pub game_bytes: usize,
    /// Bytes read at once.
    pub chunk_bytes: usize,
    /// Tag pairs of one game; more are kept as stray text.
    pub tag_pairs: usize,
    /// Diagnostics of one game; the last one says that there are more.
    pub diagnostics: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            nesting: 100,
            token_bytes: 1 << 20,
            game_bytes: 16 << 20,
            chunk_bytes: 1 << 18,
            tag_pairs: 256,
            diagnostics: 1000,
        }
    }
}
