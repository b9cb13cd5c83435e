//! A game of a game file as a journal.
//!
//! A game file tells the moves, sometimes the clock, and the result; it tells no press, no claim and
//! no offer. Nothing is added: what the file lacks stays unknown.

use std::ops::Range;
use std::str::FromStr;

use arbitre_board::{Position, PositionError, Side};
use arbitre_clock::{Dialect, Duration, Stated, TimeCommand, TimeComment};
use arbitre_journal::{
    Act, Actor, Header, Journal, Keywords, Located, MoveMade, MoveName, Reading, Span,
};
use arbitre_notation::{Cause, Done, Language, Mode, Played, Ply, Remark, Score, san};
use arbitre_pgn::{Game, Item, Kind, Outcome};

use crate::{Failure, Place};

/// In which languages the moves of a game file may be written.
#[derive(Clone, Copy, Debug)]
pub enum From {
    /// In whichever the board agrees with.
    Auto,
    /// In this one.
    Only(&'static Language),
}

impl FromStr for From {
    type Err = arbitre_notation::UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "auto" => Ok(Self::Auto),
            id => Language::named(id).map(Self::Only),
        }
    }
}

impl From {
    fn languages(self) -> Vec<&'static Language> {
        match self {
            Self::Auto => Language::all().iter().collect(),
            Self::Only(language) => vec![language],
        }
    }
}

/// What a game file tells beside the moves.
#[derive(Debug)]
pub struct GameRecord {
    /// Who played, as `White - Black`, with the event, the place and the year.
    pub title: String,
    /// The language of the moves.
    pub language: String,
    /// How many half-moves were made.
    pub half_moves: usize,
    /// The last move with its number, as it is written in that language.
    pub last_move: String,
    /// The result that the file states.
    pub result: Outcome,
}

impl GameRecord {
    /// What a game tells, and its moves as a journal.
    ///
    /// # Errors
    ///
    /// Where its start is no position or a move means nothing.
    pub fn new(game: &Game, file: &File<'_>, from: From) -> Result<(Self, Journal), Failure> {
        file.refuse_strays(game)?;
        let start = start(game, file)?;
        let moves = Moves::of(game);
        let score = Score::read(&moves.text, &start, &from.languages(), Mode::Lenient);
        let reading = score.reading();
        if let Some(dropped) = score
            .remarks
            .iter()
            .find(|remark| remark.done == Done::Dropped)
        {
            return Err(file.fault(dropped, &moves));
        }
        let language = reading.languages.of(0, start.turn());
        let mut journal = Journal::default();
        headers(&mut journal, game, language, start);
        let mut last_move = String::new();
        for (ply, played) in reading
            .plies
            .iter()
            .zip(game.line.by_move().filter(|(mv, _)| mv.is_some()))
        {
            let Some(name) = name(ply, language) else {
                let at = |remark: &&Remark| remark.span.start >= ply.span.start;
                let unread = || Remark {
                    span: ply.span,
                    cause: Cause::Unreadable,
                    expected: String::new(),
                    done: Done::Dropped,
                };
                let remark = score
                    .remarks
                    .iter()
                    .find(at)
                    .cloned()
                    .unwrap_or_else(unread);
                return Err(file.fault(&remark, &moves));
            };
            let side = ply.position.turn();
            last_move = numbered(ply, &name);
            journal.add_event(Actor::Player(side), Act::Move(MoveMade::of(name)));
            if let Some(time) = clock(played.1) {
                journal.add_event(Actor::Clock, Act::Reading(reading_of(side, time)));
            }
        }
        let record = Self {
            title: title(game),
            language: reading.languages.to_string(),
            half_moves: reading.plies.len(),
            last_move,
            result: game.result(),
        };
        Ok((record, journal))
    }
}

/// The file that a game stands in.
pub struct File<'f> {
    /// Its name.
    pub name: &'f str,
    /// Its bytes.
    pub bytes: &'f [u8],
}

impl File<'_> {
    /// Refuses text among the moves that has no meaning: a move may be lost in it.
    fn refuse_strays(&self, game: &Game) -> Result<(), Failure> {
        for item in &game.line.items {
            if let Kind::Stray(text) = &item.kind {
                let start = usize::try_from(item.place.offset).unwrap_or(usize::MAX);
                let end = start.saturating_add(text.bytes().len());
                return Err(Failure::Text {
                    reason: format!("{:?} is no move", text.as_str()),
                    expected: Some("a move, its number, a comment or a result".to_owned()),
                    place: Box::new(Place::new(
                        self.name,
                        String::from_utf8_lossy(self.bytes),
                        start..end,
                    )),
                });
            }
        }
        Ok(())
    }

    /// A move that means nothing, with the reason that the reader gives.
    fn fault(&self, remark: &Remark, moves: &Moves) -> Failure {
        let Remark {
            span,
            cause,
            expected,
            ..
        } = remark;
        Failure::Text {
            reason: cause.to_string(),
            expected: Some(expected.clone()).filter(|expected| !expected.is_empty()),
            place: Box::new(match std::str::from_utf8(self.bytes) {
                Ok(text) => Place::new(self.name, text, moves.in_file(*span)),
                Err(_) => Place::new(self.name, moves.text.clone(), span.range()),
            }),
        }
    }
}

/// The moves of the main line, and where each stands.
struct Moves {
    /// The moves with a blank between.
    text: String,
    /// Where each begins in the text, and where in the file.
    starts: Vec<(usize, usize)>,
}

impl Moves {
    fn of(game: &Game) -> Self {
        let mut text = String::new();
        let mut starts = Vec::new();
        for played in game.line.moves() {
            let in_file = usize::try_from(played.span().start).unwrap_or(usize::MAX);
            starts.push((text.len(), in_file));
            text.push_str(&played.whole());
            text.push(' ');
        }
        Self { text, starts }
    }

    fn in_file(&self, span: Span) -> Range<usize> {
        let (start, in_file) = (self.starts.iter().rev())
            .find(|(start, _)| *start <= span.start)
            .copied()
            .unwrap_or_default();
        let from = in_file + span.start - start;
        from..from + span.len()
    }
}

/// The position that a game begins with.
fn start(game: &Game, file: &File<'_>) -> Result<Position, Failure> {
    let Some(fen) = game.tags.get("FEN") else {
        return Ok(Position::initial());
    };
    fen.parse().map_err(|error: PositionError| Failure::Text {
        reason: error.to_string(),
        expected: Some("the FEN of a position".to_owned()),
        place: Box::new(Place::new(
            format!("{}, tag FEN", file.name),
            fen,
            0..fen.len(),
        )),
    })
}

fn headers(journal: &mut Journal, game: &Game, language: &'static Language, start: Position) {
    if language != Language::english() {
        journal.add_header(Header::Notation(language));
    }
    if let Ok(keywords) = language.id().parse::<Keywords>()
        && keywords != Keywords::English
    {
        journal.add_header(Header::Language(keywords));
    }
    if let Some(control) = game.tags.get("TimeControl")
        && let Ok(read) = Dialect::Pgn.read(control)
        && let Stated::Controls(controls) = read.stated
    {
        journal.add_header(Header::TimeControl(controls));
    }
    if start != Position::initial() {
        journal.add_header(Header::Start(start));
    }
}

/// What a half-move is called: as on a scoresheet, by its squares if it is illegal.
fn name(ply: &Ply, language: &Language) -> Option<MoveName> {
    match ply.played {
        Played::Move(mv) => {
            let san = san::write(&ply.position, mv, language.letters()).to_string();
            Some(MoveName::San(Located::new(san, ply.span)))
        }
        Played::Illegal { coordinates, .. } => Some(MoveName::Squares(coordinates)),
        Played::Null | Played::Unread => None,
    }
}

/// A move with its number, `17.Rd8#` or `16...Nxb8`.
fn numbered(ply: &Ply, name: &MoveName) -> String {
    let number = ply.position.full_moves();
    let dots = if ply.position.turn() == Side::White {
        "."
    } else {
        "..."
    };
    let name = match name {
        MoveName::San(san) => san.value.clone(),
        MoveName::Squares(coordinates) => coordinates.to_string(),
    };
    format!("{number}{dots}{name}")
}

/// The clock time that stands in a comment behind a move.
fn clock(items: &[Item]) -> Option<Duration> {
    let comments = items.iter().filter_map(|item| match &item.kind {
        Kind::Comment(_, text) => Some(text.as_str()),
        _ => None,
    });
    let found = comments.flat_map(TimeComment::find_in);
    let told = found.filter_map(|found| found.comment.ok());
    told.filter(|told| told.command == TimeCommand::Clk)
        .map(|told| told.time)
        .last()
}

fn reading_of(side: Side, time: Duration) -> Reading {
    let of = |one: Side| (one == side).then_some(time);
    Reading {
        white: of(Side::White),
        black: of(Side::Black),
        moves: None,
        first: None,
    }
}

/// `White - Black, Event, Site Date`, as far as it is known.
fn title(game: &Game) -> String {
    let tag = |name: &str| {
        let value = game.tags.get(name).unwrap_or_default();
        let value = value.trim_end_matches(['?', '.']);
        if value.is_empty() {
            None
        } else {
            Some(value.to_owned())
        }
    };
    let side = |name: &str| tag(name).unwrap_or_else(|| name.to_owned());
    let players = format!("{} - {}", side("White"), side("Black"));
    let parts = [Some(players), tag("Event"), tag("Site"), tag("Date")];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
