//! What a reader tells while it reads.

use core::ops::{ControlFlow, Range};

use crate::diagnostic::Diagnostic;
use crate::nag::Nag;
use crate::outcome::Outcome;

/// A piece of text as it stands in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// The bytes, with their delimiters.
    pub text: &'a [u8],
    /// The first byte, counted from the start of the file.
    pub start: u64,
}

impl Token<'_> {
    /// Its bytes in the file.
    pub fn span(&self) -> Range<u64> {
        self.start..self.start + self.text.len() as u64
    }
}

/// A tag pair as it stands in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TagToken<'a> {
    /// The whole pair, with its brackets.
    pub token: Token<'a>,
    /// The name; may be empty.
    pub name: &'a [u8],
    /// The value between the quotes, as written: escapes and all.
    pub raw: &'a [u8],
}

/// What a visitor wants no more of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// The rest of this game.
    Game,
    /// The rest of the file.
    File,
}

/// Goes on, or leaves the game or the file.
pub type Flow = ControlFlow<Leave>;

/// To go on reading.
pub const ON: Flow = ControlFlow::Continue(());

/// Whether a visitor wants the tag pairs of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Head {
    /// Each of them.
    #[default]
    Told,
    /// None: the reader goes to the moves at memory speed. What is amiss with the tags may not be
    /// told either.
    PassedOver,
}

/// How much of the movetext a visitor wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Everything,
    /// The moves of the game, without variations.
    MainLine,
    /// Nothing: the reader goes to the next game at memory speed.
    Nothing,
}

/// The two forms of a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CommentKind {
    /// `{ ... }`
    Brace,
    /// `; ...` to the end of the line
    Line,
}

/// How a reader came to the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// It was read to its end.
    Read,
    /// The visitor left it.
    Left,
    /// A strict reader refused it; the last diagnostic says why.
    Refused,
}

/// Hears the games of a file, token by token.
///
/// Every method has a default that goes on. The calls of one game come in this order, all between
/// the first and the last optional:
///
/// 1. [`begin_game`](Visitor::begin_game)
/// 2. comments and escape lines before the tags, [`begin_tags`](Visitor::begin_tags), then
///    [`tag`](Visitor::tag) for each tag pair
/// 3. [`begin_movetext`](Visitor::begin_movetext)
/// 4. numbers, words, annotations, comments and variations in the order of the text, and
///    [`result`](Visitor::result), behind which only comments, annotations and variations come
/// 5. [`end_game`](Visitor::end_game)
///
/// Diagnostics come as they are found. Text between two games belongs to the one that follows.
///
/// # Examples
/// Counting the moves of each game's main line:
/// ```
/// use arbitre_pgn::{Extent, Flow, ON, Reader, Token, Visitor};
///
/// #[derive(Default)]
/// struct Count(usize);
///
/// impl Visitor for Count {
///     fn begin_movetext(&mut self) -> Extent {
///         Extent::MainLine
///     }
///     fn word(&mut self, _: Token<'_>) -> Flow {
///         self.0 += 1;
///         ON
///     }
/// }
///
/// let mut count = Count::default();
/// Reader::new("1. e4 e5 (1... c5 2. Nf3) 2. f4 *".as_bytes()).visit(&mut count)?;
/// assert_eq!(count.0, 3);
/// # Ok::<(), std::io::Error>(())
/// ```
pub trait Visitor {
    /// A game begins at this byte of the file.
    fn begin_game(&mut self, start: u64) -> Flow {
        let _ = start;
        ON
    }

    /// The tags begin, or the moves of a game without; the answer says whether tags are wanted.
    fn begin_tags(&mut self) -> Head {
        Head::Told
    }

    /// A tag pair.
    fn tag(&mut self, tag: TagToken<'_>) -> Flow {
        let _ = tag;
        ON
    }

    /// The tags are done; the answer says how much movetext is wanted.
    fn begin_movetext(&mut self) -> Extent {
        Extent::Everything
    }

    /// A move number with its dots, either of which may be missing.
    fn number(&mut self, token: Token<'_>) {
        let _ = token;
    }

    /// A move, or a word that may be part of one; without suffixes as `!?`. As the last word of a
    /// game `0-0` may be the result that both have lost, which only the board can tell: there is
    /// none here. [`Replay`](crate::Replay) refuses it then; the tree
    /// [`Game`](crate::Game) has it as the result if the tag `Result` says so, too.
    fn word(&mut self, token: Token<'_>) -> Flow {
        let _ = token;
        ON
    }

    /// An annotation of the move before: `$14`, `!?` or `±`.
    fn nag(&mut self, token: Token<'_>, nag: Nag) {
        let _ = (token, nag);
    }

    /// A comment, with its delimiters where they are written.
    fn comment(&mut self, token: Token<'_>, kind: CommentKind) -> Flow {
        let _ = (token, kind);
        ON
    }

    /// A line that begins with `%`, without its line end.
    fn escape(&mut self, token: Token<'_>) {
        let _ = token;
    }

    /// A variation opens: it replaces the move before.
    fn open_variation(&mut self, token: Token<'_>) -> Flow {
        let _ = token;
        ON
    }

    /// The variation closes. The token is empty where the text lacks it.
    fn close_variation(&mut self, token: Token<'_>) {
        let _ = token;
    }

    /// The termination marker.
    fn result(&mut self, token: Token<'_>, outcome: Outcome) {
        let _ = (token, outcome);
    }

    /// A part of the move before that stands apart from it: `e.p.`, ` +`, `mate`, `(=)`.
    fn apart(&mut self, token: Token<'_>) {
        let _ = token;
    }

    /// Text that the reader has no meaning for.
    fn stray(&mut self, token: Token<'_>) {
        let _ = token;
    }

    /// Something amiss; see also [`Mode`](crate::Mode).
    fn diagnose(&mut self, diagnostic: Diagnostic) {
        let _ = diagnostic;
    }

    /// The game is done.
    fn end_game(&mut self, ending: Ending) -> Flow {
        let _ = ending;
        ON
    }

    /// Text behind the last game, or the rest of a game beyond the size limit, piece by piece.
    fn remainder(&mut self, token: Token<'_>) {
        let _ = token;
    }
}
