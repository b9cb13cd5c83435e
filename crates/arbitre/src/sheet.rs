//! The scores of a game file or of bare movetext, each with the position from
//! which it begins.

use std::collections::BTreeMap;
use std::path::PathBuf;

use arbitre_board::{Forgive, Position, fen};
use arbitre_notation::{Language, Mode, Score, UnknownLanguage};
use arbitre_pgn::{Encoding, Game, Line, Piece, Place as FilePlace, Reader, decode, encode};
use clap::{Args, ValueEnum};
use serde::Deserialize;

use crate::open::open;
use crate::{Failure, Place, Streams};

/// Where the scores are, and in which language.
#[derive(Debug, Args)]
pub struct Source {
    /// A game file or movetext, packed or not; `-` is standard input
    #[arg(value_name = "FILE", default_value = "-")]
    file: PathBuf,
    /// The language of the moves, as `arbitre notation list` names it; `auto` has the board decide
    #[arg(long, value_name = "LANG", default_value = "auto")]
    from: String,
    /// A TOML file with letter sets of your own: `[id]` with `name` and `letters = "K Q R B N P"`
    #[arg(long, value_name = "FILE")]
    letters: Option<PathBuf>,
    /// What a reader bears, and how much it remarks
    #[arg(long, value_enum, default_value_t)]
    mode: Strictness,
}

/// What a reader bears, and how much it remarks.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Strictness {
    /// Every move as the PGN standard writes it
    Strict,
    /// Every form that people write
    #[default]
    Lenient,
    /// As lenient, with a remark on all that departs from the standard
    Forensic,
}

impl From<Strictness> for Mode {
    fn from(strictness: Strictness) -> Self {
        match strictness {
            Strictness::Strict => Self::Strict,
            Strictness::Lenient => Self::Lenient,
            Strictness::Forensic => Self::Forensic,
        }
    }
}

/// A letter set in a file of one's own.
#[derive(Deserialize)]
struct OwnLetters {
    name: String,
    letters: String,
}

/// The known languages and those of one's own.
#[derive(Debug, Default)]
pub struct Languages(Vec<Language>);

impl Languages {
    /// The languages of the table and those of a file.
    fn read(file: Option<&PathBuf>) -> Result<Self, Failure> {
        let Some(path) = file else {
            return Ok(Self::default());
        };
        let text = std::fs::read_to_string(path).map_err(|source| Failure::Read {
            path: path.clone(),
            source,
        })?;
        let origin = path.display().to_string();
        let refused = |reason: String, span| Failure::Text {
            reason,
            expected: Some("a table for each language: [id], name, letters".into()),
            place: Box::new(Place::new(&origin, &text, span)),
        };
        let own: BTreeMap<String, OwnLetters> = toml::from_str(&text).map_err(|error| {
            refused(error.message().to_owned(), error.span().unwrap_or_default())
        })?;
        let languages = own.into_iter().map(|(id, own)| {
            Language::new(&id, &own.name, &own.letters).map_err(|error| {
                let at = text.find(&own.letters).unwrap_or_default();
                refused(error.to_string(), at..at + own.letters.len())
            })
        });
        Ok(Self(languages.collect::<Result<_, _>>()?))
    }

    /// Every language, those of one's own first.
    pub fn every(&self) -> Vec<&Language> {
        self.0.iter().chain(Language::all()).collect()
    }

    /// The language with an identifier.
    pub fn named(&self, id: &str) -> Result<&Language, Failure> {
        let own = self.0.iter().find(|language| language.id() == id);
        own.map_or_else(|| Language::named(id), Ok)
            .map_err(|error: UnknownLanguage| Failure::Refused(error.to_string()))
    }
}

impl Source {
    pub fn languages(&self) -> Result<Languages, Failure> {
        Languages::read(self.letters.as_ref())
    }

    /// The languages that the moves may be in.
    pub fn candidates<'a>(&self, languages: &'a Languages) -> Result<Vec<&'a Language>, Failure> {
        match self.from.as_str() {
            "auto" => Ok(languages.every()),
            id => Ok(vec![languages.named(id)?]),
        }
    }

    pub fn mode(&self) -> Mode {
        self.mode.into()
    }

    /// The scores and what stands between them, in the order of the text.
    pub fn sheets(&self, streams: &mut Streams) -> Result<Vec<Sheet>, Failure> {
        let bytes = open(&self.file, streams)?;
        let mut sheets = Vec::new();
        let mut reader = Reader::new(&bytes[..]);
        let mut start = FilePlace::START;
        while let Some(piece) = reader.next_piece()? {
            let sheet = Sheet::of(&piece, sheets.len() + 1, start)?;
            start = sheet.end();
            sheets.push(sheet);
        }
        Ok(sheets)
    }
}

/// One score, with what stands before it.
pub struct Sheet {
    /// The Round tag of the game, else its number.
    pub name: String,
    /// The bytes before the movetext: tags, and what stands among them.
    pub head: Vec<u8>,
    pub movetext: String,
    pub encoding: Encoding,
    /// Where the movetext begins in the file.
    pub place: FilePlace,
    pub kind: Kind,
}

/// What a piece of a file is.
pub enum Kind {
    /// A score from a position on.
    Score(Box<Position>),
    /// A score from a position that no one can play from, with the reason and the place of the
    /// tag FEN.
    Unplayable(String, FilePlace),
    /// Text that belongs to no game.
    Rest,
}

impl Sheet {
    /// The score of a piece of a file that begins at a place.
    pub fn of(piece: &Piece, number: usize, mut place: FilePlace) -> Result<Self, Failure> {
        let mut whole = Vec::new();
        piece.write_unchanged(&mut whole)?;
        let mut head = Vec::new();
        let (name, kind) = match piece {
            Piece::Game(game) => {
                let mut tags = Game::clone(game);
                tags.line = Line::default();
                tags.write_unchanged(&mut head)?;
                let round = game
                    .tags
                    .get("Round")
                    .filter(|round| !matches!(*round, "" | "?" | "-"));
                let name = round.map_or_else(|| number.to_string(), str::to_owned);
                (name, start(game))
            }
            Piece::Rest(_) => (number.to_string(), Kind::Rest),
        };
        let tail = whole.get(head.len()..).unwrap_or_default();
        pass(&mut place, &decode(&head).0, decode(&head).1);
        let (movetext, encoding) = decode(tail);
        Ok(Self {
            name,
            movetext: movetext.into_owned(),
            encoding,
            place,
            head,
            kind,
        })
    }

    /// The place in the file behind it.
    pub fn end(&self) -> FilePlace {
        self.places().at(self.movetext.len())
    }

    /// Tells where pieces of the movetext stand in the file.
    pub fn places(&self) -> Places<'_> {
        Places {
            sheet: self,
            at: 0,
            place: self.place,
        }
    }

    /// The score read in its candidates' languages; none where it cannot be played.
    pub fn read<'a>(&self, candidates: &[&'a Language], mode: Mode) -> Option<Score<'a>> {
        match &self.kind {
            Kind::Score(start) => Some(Score::read(&self.movetext, start, candidates, mode)),
            Kind::Unplayable(..) | Kind::Rest => None,
        }
    }
}

/// Where pieces of a movetext stand in its file, told in one pass if they are asked for in the
/// order of the text.
pub struct Places<'s> {
    sheet: &'s Sheet,
    at: usize,
    place: FilePlace,
}

impl Places<'_> {
    /// The place of a byte of the movetext.
    pub fn at(&mut self, at: usize) -> FilePlace {
        if at < self.at {
            *self = self.sheet.places();
        }
        let passed = self.sheet.movetext.get(self.at..at).unwrap_or_default();
        pass(&mut self.place, passed, self.sheet.encoding);
        self.at += passed.len();
        self.place
    }
}

/// Moves on behind a text that stands in the file in this encoding.
fn pass(place: &mut FilePlace, text: &str, encoding: Encoding) {
    let offset = place.offset + encode(text, encoding).len() as u64;
    place.pass(text.as_bytes());
    place.offset = offset;
}

/// The position of the FEN tag, whatever it looks like, else the initial one.
fn start(game: &Game) -> Kind {
    let Some(text) = game.tags.get("FEN") else {
        return Kind::Score(Box::new(Position::initial()));
    };
    let position = match fen::read_leniently(text) {
        Ok(fen) => {
            Position::new(&fen.setup, Forgive::EVERYTHING).map_err(|faults| faults.to_string())
        }
        Err(error) => Err(error.to_string()),
    };
    match position {
        Ok(position) => Kind::Score(Box::new(position)),
        Err(reason) => Kind::Unplayable(reason, game.tags.place_of("FEN").unwrap_or(game.place)),
    }
}
