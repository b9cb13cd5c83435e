//! Cuts a stream between games.

use std::io::{self, ErrorKind, Read};

use crate::class::{is_blank, is_line_end, opens_tag};
use crate::limits::Limits;
use crate::place::Place;

/// What a chunk holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// Whole games.
    Games,
    /// Whole games, and the beginning of one that is longer than the limit.
    CutShort,
    /// More of a game that is longer than the limit.
    Excess,
}

/// A piece of a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chunk<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) place: Place,
    pub(crate) content: Content,
}

/// Reads a stream in chunks that begin and end between two games.
///
/// Where a stream is cut depends on its bytes and the limits only, never on how they arrive.
#[derive(Debug)]
pub(crate) struct Chunks<R> {
    stream: R,
    /// What was read behind the last chunk.
    carry: Vec<u8>,
    at_end: bool,
    /// Why the stream ended before its end.
    broken: Option<io::Error>,
    in_excess: bool,
    /// The place of the next chunk.
    place: Place,
    limits: Limits,
}

/// Room for a chunk. Every thread has its own, so that no bytes go from one to another.
#[derive(Debug)]
pub(crate) struct Room {
    buffer: Vec<u8>,
    /// The bytes of the chunk.
    given: usize,
    place: Place,
    content: Content,
}

impl Room {
    /// Room without a chunk.
    pub(crate) fn new() -> Self {
        Room {
            buffer: Vec::new(),
            given: 0,
            place: Place::START,
            content: Content::Games,
        }
    }

    /// The chunk read last; empty before the first.
    pub(crate) fn chunk(&self) -> Chunk<'_> {
        Chunk {
            bytes: &self.buffer[..self.given],
            place: self.place,
            content: self.content,
        }
    }
}

impl<R: Read> Chunks<R> {
    pub(crate) fn new(stream: R, limits: Limits) -> Self {
        Chunks {
            stream,
            carry: Vec::new(),
            at_end: false,
            broken: None,
            in_excess: false,
            place: Place::START,
            limits,
        }
    }

    /// Reads the next chunk; `None`, and an empty chunk, at the end of the stream.
    ///
    /// What was read before a fault is given first. Where more may come later, that waits for it;
    /// else the fault is the end of the stream.
    pub(crate) fn read_into<'r>(&mut self, room: &'r mut Room) -> io::Result<Option<Chunk<'r>>> {
        // The room that an uncommonly long game took is given up.
        let size = usual_size(&self.limits).max(self.carry.len());
        room.buffer.resize(size, 0);
        room.buffer.shrink_to(size);
        room.given = 0;
        let mut filled = self.carry.len();
        room.buffer[..filled].copy_from_slice(&self.carry);
        self.carry.clear();
        let (given, content) = loop {
            if let Err(error) = self.fill(&mut room.buffer, &mut filled) {
                if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) {
                    self.carry.extend_from_slice(&room.buffer[..filled]);
                    return Err(error);
                }
                self.broken = Some(error);
                self.at_end = true;
            }
            if filled == 0 {
                return self.broken.take().map_or(Ok(None), Err);
            }
            if let Some(cut) = self.cut(&room.buffer[..filled], room.buffer.len()) {
                break cut;
            }
            let size = (room.buffer.len() * 2).min(self.limits.game_bytes);
            room.buffer.resize(size, 0);
        };
        self.carry.extend_from_slice(&room.buffer[given..filled]);
        (room.given, room.content, room.place) = (given, content, self.place);
        self.place.pass(&room.buffer[..given]);
        Ok(Some(room.chunk()))
    }

    /// Where the bytes read into a buffer of some size are cut, and what stands before; `None` if
    /// more must be read to know.
    fn cut(&mut self, bytes: &[u8], size: usize) -> Option<(usize, Content)> {
        if self.in_excess {
            let next = first_tag_line(bytes);
            self.in_excess = next.is_none() && !self.at_end;
            let end = match next {
                Some(next) => next,
                None if self.at_end => bytes.len(),
                None => last_line(bytes),
            };
            return Some((end, Content::Excess))
                .filter(|&(end, _)| end > 0)
                .or_else(|| self.cut(bytes, size));
        }
        if self.at_end {
            return Some((bytes.len(), Content::Games));
        }
        if let Some(end) = boundary(bytes, Boundary::TagsBehindResult) {
            return Some((end, Content::Games));
        }
        if size < self.limits.game_bytes {
            return None;
        }
        let weaker = boundary(bytes, Boundary::EventBehindBlank)
            .or_else(|| boundary(bytes, Boundary::BlankBehindResult));
        Some(match weaker {
            Some(end) => (end, Content::Games),
            None => {
                self.in_excess = true;
                (last_line(bytes), Content::CutShort)
            }
        })
    }

    /// Reads until the buffer is full or the stream is at its end.
    fn fill(&mut self, buffer: &mut [u8], filled: &mut usize) -> io::Result<()> {
        while *filled < buffer.len() && !self.at_end {
            match self.stream.read(&mut buffer[*filled..]) {
                Ok(0) => self.at_end = true,
                Ok(count) => *filled += count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

impl<'t> Chunks<&'t [u8]> {
    /// The whole text as one chunk, if nothing of it is read yet.
    pub(crate) fn whole(&self) -> Option<Chunk<'t>> {
        let is_untouched = self.place == Place::START && self.carry.is_empty();
        is_untouched.then_some(Chunk {
            bytes: self.stream,
            place: self.place,
            content: Content::Games,
        })
    }
}

/// The size of the buffer where no game is longer.
fn usual_size(limits: &Limits) -> usize {
    limits
        .chunk_bytes
        .clamp(1 << 10, limits.game_bytes.max(1 << 10))
}

/// A line start at which one game is surely done and the next not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Boundary {
    /// A tag pair, behind a line that a termination marker ends.
    TagsBehindResult,
    /// The tag `Event` behind a blank line.
    EventBehindBlank,
    /// Anything behind a blank line behind a termination marker.
    BlankBehindResult,
}

/// The last such line start, which is not the first byte.
fn boundary(bytes: &[u8], kind: Boundary) -> Option<usize> {
    memchr::memrchr2_iter(b'\n', b'\r', bytes)
        .map(|end| end + 1)
        .find(|&line| {
            // The shape of the line is asked first: looking back over blanks may take long.
            let rest = &bytes[line..];
            let before = || bytes[..line].trim_ascii_end();
            let blank_line = || {
                let gap = &bytes[before().len()..line];
                let count = |end| gap.iter().filter(|&&byte| byte == end).count();
                count(b'\n').max(count(b'\r')) > 1
            };
            match kind {
                Boundary::TagsBehindResult => opens_tag(rest) && ends_with_result(before()),
                Boundary::EventBehindBlank => rest.starts_with(b"[Event \"") && blank_line(),
                Boundary::BlankBehindResult => {
                    !rest.is_empty()
                        && !is_blank(rest[0])
                        && blank_line()
                        && ends_with_result(before())
                }
            }
        })
}

/// Whether the last line ends a game: with a marker, which is no part of a comment or tag.
fn ends_with_result(text: &[u8]) -> bool {
    let markers: [&[u8]; 4] = [b"1-0", b"0-1", b"1/2-1/2", b"*"];
    let Some(before) = markers.iter().find_map(|marker| text.strip_suffix(*marker)) else {
        return false;
    };
    let line = before
        .iter()
        .rposition(|&byte| is_line_end(byte))
        .map_or(0, |end| end + 1);
    let line = &before[line..];
    before.last().is_none_or(|&byte| is_blank(byte))
        && !line.starts_with(b"%")
        && !line.starts_with(b"[")
        && !line.contains(&b';')
}

/// The first line that opens a tag pair.
fn first_tag_line(bytes: &[u8]) -> Option<usize> {
    memchr::memchr_iter(b'[', bytes)
        .find(|&at| (at == 0 || is_line_end(bytes[at - 1])) && opens_tag(&bytes[at..]))
}

/// The start of the last line if it is near, so that no tag pair is torn; else the end.
fn last_line(bytes: &[u8]) -> usize {
    let near = bytes.len() - bytes.len().min(512);
    match bytes[near..].iter().rposition(|&byte| is_line_end(byte)) {
        Some(end) => near + end + 1,
        None => bytes.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str, limits: Limits) -> Vec<(String, Content)> {
        let mut chunks = Chunks::new(text.as_bytes(), limits);
        let mut pieces = Vec::new();
        let mut room = Room::new();
        while let Some(chunk) = chunks.read_into(&mut room).unwrap() {
            let text = String::from_utf8(chunk.bytes.to_vec()).unwrap();
            pieces.push((text, chunk.content));
        }
        pieces
    }

    const SMALL: Limits = Limits {
        nesting: 10,
        token_bytes: 1 << 10,
        game_bytes: 1 << 12,
        chunk_bytes: 1 << 10,
        tag_pairs: 10,
        diagnostics: 10,
    };

    #[test]
    fn chunks_end_between_games() {
        let game = "[Event \"x\"]\n[Result \"*\"]\n\n1. e4 {[%clk 1:0:0]} e5 *\n\n";
        let text = game.repeat(100);
        let pieces = pieces(&text, SMALL);
        assert!(pieces.len() > 4);
        for (piece, content) in &pieces {
            assert_eq!(piece.len() % game.len(), 0);
            assert_eq!(*content, Content::Games);
        }
        assert_eq!(pieces.concat_text(), text);
    }

    #[test]
    fn a_game_beyond_the_limit_is_cut_and_the_next_is_found() {
        let long = format!("[Event \"x\"]\n\n{}*\n\n", "1. e4 e5\n".repeat(1000));
        let next = "[Event \"y\"]\n\n1. d4 *\n";
        let text = long + next;
        let pieces = pieces(&text, SMALL);
        assert_eq!(pieces[0].1, Content::CutShort);
        assert_eq!(pieces[1].1, Content::Excess);
        assert_eq!(pieces.last(), Some(&(next.to_owned(), Content::Games)));
        assert_eq!(pieces.concat_text(), text);
    }

    /// Gives a few bytes, then an error, and so on.
    struct Stuttering<'t>(&'t [u8], bool);

    impl Read for Stuttering<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            self.1 = !self.1;
            if self.1 {
                self.0.by_ref().take(700).read(into)
            } else {
                Err(ErrorKind::WouldBlock.into())
            }
        }
    }

    #[test]
    fn an_error_of_the_stream_loses_nothing() {
        let text = "[Event \"x\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n".repeat(200);
        let mut chunks = Chunks::new(Stuttering(text.as_bytes(), false), SMALL);
        let (mut room, mut read) = (Room::new(), Vec::new());
        loop {
            match chunks.read_into(&mut room) {
                Ok(Some(chunk)) => read.extend_from_slice(chunk.bytes),
                Ok(None) => break,
                Err(error) => assert_eq!(error.kind(), ErrorKind::WouldBlock),
            }
        }
        assert_eq!(String::from_utf8(read).unwrap(), text);
    }

    #[test]
    fn what_stands_before_a_damaged_end_is_given() {
        struct Damaged;
        impl Read for Damaged {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(ErrorKind::InvalidData.into())
            }
        }
        let text = "1. e4 e5 *\n\n1. d4 d";
        let mut chunks = Chunks::new(text.as_bytes().chain(Damaged), SMALL);
        let mut room = Room::new();
        let read = chunks.read_into(&mut room).unwrap();
        assert_eq!(read.map(|chunk| chunk.bytes), Some(text.as_bytes()));
        let end = chunks.read_into(&mut room).map(|_| ()).unwrap_err();
        assert_eq!(end.kind(), ErrorKind::InvalidData);
        assert!(chunks.read_into(&mut room).unwrap().is_none());
    }

    trait Concat {
        fn concat_text(&self) -> String;
    }

    impl Concat for [(String, Content)] {
        fn concat_text(&self) -> String {
            self.iter().map(|(text, _)| text.as_str()).collect()
        }
    }
}
