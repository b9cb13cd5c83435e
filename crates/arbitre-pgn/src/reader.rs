//! Reads the games of a stream.

use core::ops::ControlFlow;
use std::io::{self, Read};

use crate::chunk::{Chunk, Chunks, Room};
use crate::limits::{Limits, Mode};
use crate::place::Place;
use crate::scan::Scan;
use crate::tree::{Builder, Game, Piece};
use crate::visitor::{Leave, Visitor};

/// Reads games from any stream, in bounded memory.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Mode, Reader};
///
/// let text = "[White \"Adams\"]\n[Black \"Torre\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 d6 1-0\n";
/// let mut reader = Reader::new(text.as_bytes()).with_mode(Mode::Strict);
/// let game = reader.next_game()?.expect("one game");
/// assert_eq!(game.tags.get("Black").as_deref(), Some("Torre"));
/// assert_eq!(game.line.moves().count(), 4);
/// assert!(reader.next_game()?.is_none());
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    chunks: Chunks<R>,
    room: Room,
    mode: Mode,
    limits: Limits,
    /// How much of the current chunk is read.
    read: usize,
    /// The place of the next byte to read.
    place: Place,
}

impl<R: Read> Reader<R> {
    /// A lenient reader with the default limits. It buffers by itself.
    pub fn new(stream: R) -> Self {
        Reader::with_limits(stream, Limits::default())
    }

    /// A lenient reader with limits of one's own.
    pub fn with_limits(stream: R, limits: Limits) -> Self {
        Reader {
            chunks: Chunks::new(stream, limits),
            room: Room::new(),
            mode: Mode::default(),
            limits,
            read: 0,
            place: Place::START,
        }
    }

    /// The same reader in another mode.
    pub fn with_mode(self, mode: Mode) -> Self {
        Reader { mode, ..self }
    }

    /// Tells a visitor all games, to the end of the stream or until the visitor leaves the file.
    ///
    /// # Errors
    /// Whatever the stream answers, when all that stands before is visited; no text is an error.
    pub fn visit<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
        let (mode, limits) = (self.mode, self.limits);
        while let Some(chunk) = self.rest_of_chunk()? {
            let length = chunk.bytes.len();
            let flow = Scan::new(chunk, mode, &limits, visitor).games();
            self.read += length;
            if flow.is_break() {
                break;
            }
        }
        Ok(())
    }

    /// Tells a visitor the next game and what stands before it; `false` at the end of the stream.
    ///
    /// # Errors
    /// Whatever the stream answers, when all that stands before is visited.
    pub fn visit_next<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<Step> {
        let (mode, limits) = (self.mode, self.limits);
        let Some(chunk) = self.rest_of_chunk()? else {
            return Ok(Step::End);
        };
        let mut scan = Scan::new(chunk, mode, &limits, visitor);
        let flow = scan.next_game();
        let read = scan.position();
        self.advance(read);
        Ok(match flow {
            ControlFlow::Break(Leave::File) => Step::End,
            _ => Step::More,
        })
    }

    /// The next game with all that is written in it; `None` at the end of the stream.
    ///
    /// # Errors
    /// Whatever the stream answers, when all games before are given; no text is an error.
    pub fn next_game(&mut self) -> io::Result<Option<Game>> {
        loop {
            match self.next_piece()? {
                Some(Piece::Game(game)) => return Ok(Some(*game)),
                Some(Piece::Rest(_)) => {}
                None => return Ok(None),
            }
        }
    }

    /// The next game, or text that belongs to none; nothing of the stream is left out.
    ///
    /// # Errors
    /// Whatever the stream answers, when all pieces before are given.
    pub fn next_piece(&mut self) -> io::Result<Option<Piece>> {
        let (mode, limits) = (self.mode, self.limits);
        let Some(chunk) = self.rest_of_chunk()? else {
            return Ok(None);
        };
        let mut builder = Builder::new(chunk.bytes, chunk.place);
        let mut scan = Scan::new(chunk, mode, &limits, &mut builder);
        let _ = scan.next_game();
        let read = scan.position();
        let piece = builder.finish(read);
        self.advance(read);
        Ok(Some(piece))
    }

    /// All games, one by one.
    pub fn games(&mut self) -> impl Iterator<Item = io::Result<Game>> {
        std::iter::from_fn(|| self.next_game().transpose())
    }

    pub(crate) fn into_parts(self) -> (Chunks<R>, Mode, Limits) {
        (self.chunks, self.mode, self.limits)
    }

    fn rest_of_chunk(&mut self) -> io::Result<Option<Chunk<'_>>> {
        if self.read == self.room.chunk().bytes.len() {
            self.read = 0;
            match self.chunks.read_into(&mut self.room)? {
                Some(chunk) => self.place = chunk.place,
                None => return Ok(None),
            }
        }
        let chunk = self.room.chunk();
        Ok(Some(Chunk {
            bytes: &chunk.bytes[self.read..],
            place: self.place,
            content: chunk.content,
        }))
    }

    fn advance(&mut self, read: usize) {
        let bytes = self.room.chunk().bytes;
        self.place.pass(&bytes[self.read..self.read + read]);
        self.read += read;
    }
}

impl Reader<&[u8]> {
    /// Tells a visitor all games of a text that is in memory, as [`visit`](Reader::visit) does, but
    /// where it lies: nothing is copied, and no game is too long.
    ///
    /// # Examples
    /// ```
    /// use arbitre_pgn::{Flow, ON, Reader, Token, Visitor};
    ///
    /// #[derive(Default)]
    /// struct Count(usize);
    ///
    /// impl Visitor for Count {
    ///     fn word(&mut self, _: Token<'_>) -> Flow {
    ///         self.0 += 1;
    ///         ON
    ///     }
    /// }
    ///
    /// let mut count = Count::default();
    /// Reader::new(&b"1. e4 e5 * 1. d4 *"[..]).visit_in_place(&mut count);
    /// assert_eq!(count.0, 3);
    /// ```
    pub fn visit_in_place<V: Visitor>(mut self, visitor: &mut V) {
        match self.chunks.whole() {
            Some(text) => {
                let _ = Scan::new(text, self.mode, &self.limits, visitor).games();
            }
            // Something is read already, and reading memory never fails.
            None => self.visit(visitor).unwrap_or_default(),
        }
    }
}

/// Whether there is more to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A game, or text between games, was read.
    More,
    /// The stream is at its end, or the visitor left it.
    End,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::visitor::{Flow, Head, ON, TagToken, Token};

    /// All moves with their places.
    #[derive(Default)]
    struct Words(Vec<(u64, Vec<u8>)>);

    impl Visitor for Words {
        fn word(&mut self, token: Token<'_>) -> Flow {
            self.0.push((token.start, token.text.to_vec()));
            ON
        }
    }

    /// All moves, and no tags.
    #[derive(Default)]
    struct Headless(Words, usize);

    impl Visitor for Headless {
        fn begin_game(&mut self, _: u64) -> Flow {
            self.1 += 1;
            ON
        }
        fn begin_tags(&mut self) -> Head {
            Head::PassedOver
        }
        fn tag(&mut self, tag: TagToken<'_>) -> Flow {
            panic!("{tag:?} is not wanted");
        }
        fn word(&mut self, token: Token<'_>) -> Flow {
            self.0.word(token)
        }
    }

    #[test]
    fn without_tags_the_same_moves_are_read() {
        let tags = "[Event \"x\"]\n[Site \"a [b\"]\n[Result \"*\"]\n";
        for (text, games) in [
            (format!("{tags}\n1. e4 *\n\n{tags}\n1. d4 *\n"), 2),
            (
                format!("{tags}\n1. e4 *\n\n{tags}\n1. d4 *\n").replace('\n', "\r\n"),
                2,
            ),
            (
                format!("{tags}\n1. e4 *\n\n{tags}\n1. d4 *\n").replace('\n', "\r"),
                2,
            ),
            (format!("{tags}1. e4 *\n{tags}1. d4 *\n"), 2),
            (
                format!("{tags}\n\n{{a}} 1. e4 *\n{tags}; b\n\n1. d4 *\n"),
                2,
            ),
            (format!("{tags}\n[White \"y\"]\n\n1. e4 d4 *\n"), 1),
            (format!("{tags}\n{tags}\n1. e4 d4 *\n"), 2),
            ("[Event \"x\n[Site \"y\"]\n\n1. e4 d4 *\n".to_owned(), 1),
            ("[Event \"x\"] 1. e4 d4 *\n".to_owned(), 1),
            ("1. e4 d4 *".to_owned(), 1),
        ] {
            let (mut all, mut headless) = (Words::default(), Headless::default());
            Reader::new(text.as_bytes()).visit(&mut all).unwrap();
            Reader::new(text.as_bytes()).visit(&mut headless).unwrap();
            assert_eq!(all.0.len(), 2, "{text}");
            assert_eq!((&headless.0.0, headless.1), (&all.0, games), "{text}");
        }
    }

    #[test]
    fn a_text_in_memory_is_read_as_a_stream_is() {
        let text = "[Event \"x\"]\n[Result \"*\"]\n\n1. e4 {best} e5 (1... c5) *\n\n".repeat(9000);
        let (mut streamed, mut lying, mut part_read) =
            (Words::default(), Words::default(), Words::default());
        Reader::new(text.as_bytes()).visit(&mut streamed).unwrap();
        assert_eq!(streamed.0.len(), 27_000);
        Reader::new(text.as_bytes()).visit_in_place(&mut lying);
        assert!(lying.0 == streamed.0);
        let mut reader = Reader::new(text.as_bytes());
        assert_eq!(reader.visit_next(&mut part_read).unwrap(), Step::More);
        assert_eq!(part_read.0.len(), 3);
        reader.visit_in_place(&mut part_read);
        assert!(part_read.0 == streamed.0);
    }
}
