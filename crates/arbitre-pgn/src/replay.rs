//! Plays the games while they are read.

use arbitre_board::fen::{self, FenError, LenientFen};
use arbitre_board::{Faults, Forgive, Move, Position};
use arbitre_notation::{Language, ReadError, san};

use crate::encoding::decode;
use crate::tree::unescaped;
use crate::visitor::{TagToken, Token};

/// Follows the moves of a game on the board, within a visitor of one's own.
///
/// It takes standard algebraic notation in English letters, which nearly all game files have, at
/// memory speed, and moves of every piece of notation that readers of game files take. For other
/// languages see [`Game::score`](crate::Game::score).
///
/// # Examples
/// ```
/// use arbitre_pgn::{Ending, Extent, Flow, Leave, ON, Reader, Replay, TagToken, Token, Visitor};
///
/// #[derive(Default)]
/// struct Mates {
///     replay: Replay,
///     found: usize,
/// }
///
/// impl Visitor for Mates {
///     fn begin_game(&mut self, _: u64) -> Flow {
///         self.replay.begin_game();
///         ON
///     }
///     fn tag(&mut self, tag: TagToken<'_>) -> Flow {
///         self.replay.tag(tag);
///         ON
///     }
///     fn begin_movetext(&mut self) -> Extent {
///         Extent::MainLine
///     }
///     fn word(&mut self, token: Token<'_>) -> Flow {
///         match self.replay.play(token) {
///             Ok(_) => ON,
///             Err(_) => Flow::Break(Leave::Game),
///         }
///     }
///     fn end_game(&mut self, ending: Ending) -> Flow {
///         self.found += usize::from(ending == Ending::Read && self.replay.position().is_mate());
///         ON
///     }
/// }
///
/// let mut mates = Mates::default();
/// Reader::new("1. f3 e5 2. g4 Qh4# 0-1 1. e4 *".as_bytes()).visit(&mut mates)?;
/// assert_eq!(mates.found, 1);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    /// The position on the board.
    position: Position,
    /// The one before the last move, which a variation takes back.
    before: Position,
    /// For each open variation, the positions of the line around it, in the same order.
    outer: Vec<[Position; 2]>,
    start: Result<(), StartError>,
    language: &'static Language,
}

/// What the tags of a game say of its start position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// Nothing: it is the initial position.
    Initial,
    /// The tag FEN.
    Fen(Box<LenientFen>),
}

/// Why a game has no position to start from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The tag FEN is no FEN, even leniently read.
    #[error("the tag FEN cannot be read: {0}")]
    Fen(#[from] FenError),
    /// The position is none that play can go on from.
    #[error("the tag FEN gives no position: {0}")]
    Position(#[from] Faults),
}

/// Why a move was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The game has no position to start from.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The move is none, or is illegal.
    #[error(transparent)]
    Move(#[from] ReadError),
}

impl Default for Replay {
    fn default() -> Self {
        Replay {
            position: Position::initial(),
            before: Position::initial(),
            outer: Vec::new(),
            start: Ok(()),
            language: Language::english(),
        }
    }
}

impl Replay {
    /// Sets up the men for a new game.
    pub fn begin_game(&mut self) {
        self.set_up(Position::initial());
        self.outer.clear();
        self.start = Ok(());
    }

    /// Takes the start position out of a tag, if it is the tag `FEN`.
    pub fn tag(&mut self, tag: TagToken<'_>) {
        if tag.name == b"FEN" {
            self.start_from(tag.raw);
        }
    }

    /// Few games have a start position of their own.
    #[cold]
    fn start_from(&mut self, fen: &[u8]) {
        match start_position(&decode(&unescaped(fen)).0) {
            Ok(position) => self.set_up(position),
            Err(error) => self.start = Err(error),
        }
    }

    /// Plays a move, and gives it back.
    ///
    /// # Errors
    /// When the game has no start position, or the text is no legal move; the position stays.
    #[inline]
    pub fn play(&mut self, token: Token<'_>) -> Result<Move, ReplayError> {
        if let Err(error) = &self.start {
            return Err(error.clone().into());
        }
        let played = san::find(&self.position, token.text, self.language.letters())?;
        // Nothing waits for this copy: the next move is found on the position itself.
        self.before = self.position;
        self.position.play(played);
        Ok(played)
    }

    /// Takes the last move back, for a variation that replaces it; where none was played in this
    /// line, its position stays.
    pub fn open_variation(&mut self) {
        self.outer.push([self.position, self.before]);
        self.position = self.before;
    }

    /// Goes back to the line around a variation.
    pub fn close_variation(&mut self) {
        if let Some(line) = self.outer.pop() {
            [self.position, self.before] = line;
        }
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    fn set_up(&mut self, position: Position) {
        self.position = position;
        self.before = position;
    }
}

/// The position that a tag `FEN` gives: leniently read, with all faults forgiven that play can go
/// on with.
///
/// # Errors
/// When the text is no FEN, or a king is missing or to spare.
pub fn start_position(text: &str) -> Result<Position, StartError> {
    let fen = fen::read_leniently(text)?;
    Ok(Position::new(&fen.setup, Forgive::EVERYTHING)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reader::Reader;
    use crate::visitor::{Flow, ON, Visitor};

    /// The placement after each word.
    #[derive(Default)]
    struct Placements(Replay, Vec<String>);

    impl Visitor for Placements {
        fn begin_game(&mut self, _: u64) -> Flow {
            self.0.begin_game();
            ON
        }
        fn tag(&mut self, tag: TagToken<'_>) -> Flow {
            self.0.tag(tag);
            ON
        }
        fn word(&mut self, token: Token<'_>) -> Flow {
            let placement = match self.0.play(token) {
                Ok(_) => self.0.position().to_string(),
                Err(error) => error.to_string(),
            };
            let placement = placement.split('/').nth(4);
            self.1.push(placement.unwrap_or("none").to_owned());
            ON
        }
        fn open_variation(&mut self, _: Token<'_>) -> Flow {
            self.0.open_variation();
            ON
        }
        fn close_variation(&mut self, _: Token<'_>) {
            self.0.close_variation();
        }
    }

    /// After each word stands this on the fourth rank.
    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let mut placements = Placements::default();
        Reader::new(text.as_bytes()).visit(&mut placements).unwrap();
        assert_eq!(placements.1, expected, "{text}");
    }

    #[test]
    fn a_variation_starts_before_the_move_that_it_replaces() {
        check(
            "1. e4 (1. d4 (1. c4)) 1... e5 *",
            &["4P3", "3P4", "2P5", "4P3"],
        );
    }

    #[test]
    fn a_variation_before_any_move_starts_where_its_line_does() {
        let first = "1. a4 a5 2. b4 *\n\n[Event \"x\"]\n\n";
        let text = format!("{first}(1. d4) 1. e4 (( 1. c4)) *");
        check(&text, &["P7", "P7", "PP6", "3P4", "4P3", "2P5"]);
    }
}
