//! The same work by pgn-reader, with shakmaty or eschac behind it.

use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::Position as _;

/// Counts what it is told.
struct Count {
    games: u64,
    moves: u64,
    skip: bool,
}

impl Visitor for Count {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), ()> {
        if self.skip {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        std::hint::black_box(san);
        self.moves += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}

fn count(bytes: &[u8], skip: bool) -> Count {
    let mut visitor = Count {
        games: 0,
        moves: 0,
        skip,
    };
    let mut reader = Reader::new(bytes);
    while reader.read_game(&mut visitor).expect("memory").is_some() {
        visitor.games += 1;
    }
    visitor
}

/// Every token, no legality.
pub fn scan(bytes: &[u8]) -> u64 {
    count(bytes, false).moves
}

/// From game to game.
pub fn skip(bytes: &[u8]) -> u64 {
    count(bytes, true).games
}

/// Plays the main lines on shakmaty's board.
#[derive(Default)]
pub struct Shakmaty {
    pub moves: u64,
    illegal: u64,
}

impl Visitor for Shakmaty {
    type Tags = Option<shakmaty::Chess>;
    type Movetext = shakmaty::Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Self::Tags> {
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, start: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = shakmaty::fen::Fen::from_ascii(value.as_bytes()).ok();
            let mode = shakmaty::CastlingMode::Chess960;
            *start = fen.and_then(|fen| fen.into_position(mode).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Self::Tags) -> ControlFlow<(), Self::Movetext> {
        ControlFlow::Continue(start.unwrap_or_default())
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, position: &mut Self::Movetext, san: SanPlus) -> ControlFlow<()> {
        let Ok(mv) = san.san.to_move(position) else {
            self.illegal += 1;
            return ControlFlow::Break(());
        };
        position.play_unchecked(mv);
        self.moves += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Self::Movetext) {}
}

pub fn with_shakmaty(bytes: &[u8]) -> u64 {
    let mut visitor = Shakmaty::default();
    let mut reader = Reader::new(bytes);
    while reader.read_game(&mut visitor).expect("memory").is_some() {}
    assert_eq!(visitor.illegal, 0);
    visitor.moves
}

/// Plays the main lines on eschac's board. The reader gives a move that is taken apart already,
/// and eschac wants its text: it is written on the stack first.
#[derive(Default)]
struct Eschac {
    moves: u64,
    illegal: u64,
}

impl Visitor for Eschac {
    type Tags = ();
    type Movetext = eschac::position::Position;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Self::Movetext> {
        ControlFlow::Continue(eschac::position::Position::new())
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, position: &mut Self::Movetext, san: SanPlus) -> ControlFlow<()> {
        let mut text = [0; 12];
        let length = write(&san.san, &mut text);
        let next = eschac::san::San::from_ascii(&text[..length])
            .and_then(|san| san.to_move(position).ok().map(|mv| mv.make()));
        let Some(next) = next else {
            self.illegal += 1;
            return ControlFlow::Break(());
        };
        *position = next;
        self.moves += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Self::Movetext) {}
}

/// Writes a move as text, without formatting machinery.
fn write(san: &shakmaty::san::San, text: &mut [u8; 12]) -> usize {
    use shakmaty::san::San;
    let mut length = 0;
    let mut put = |byte| {
        text[length] = byte;
        length += 1;
    };
    match *san {
        San::Normal {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        } => {
            if role != shakmaty::Role::Pawn {
                put(role.upper_char() as u8);
            }
            if let Some(file) = file {
                put(file.char() as u8);
            }
            if let Some(rank) = rank {
                put(rank.char() as u8);
            }
            if capture {
                put(b'x');
            }
            put(to.file().char() as u8);
            put(to.rank().char() as u8);
            if let Some(role) = promotion {
                put(b'=');
                put(role.upper_char() as u8);
            }
        }
        San::Castle(shakmaty::CastlingSide::KingSide) => b"O-O".iter().copied().for_each(put),
        San::Castle(shakmaty::CastlingSide::QueenSide) => b"O-O-O".iter().copied().for_each(put),
        San::Put { .. } | San::Null => {}
    }
    length
}

pub fn with_eschac(bytes: &[u8]) -> u64 {
    let mut visitor = Eschac::default();
    let mut reader = Reader::new(bytes);
    while reader.read_game(&mut visitor).expect("memory").is_some() {}
    assert_eq!(visitor.illegal, 0);
    visitor.moves
}
