//! A game of a game file as a journal.
//!
//! A game file tells the moves, sometimes the clock and draw offers, and the result; it tells no
//! press and no claim. Nothing is added: what the file lacks stays unknown.

use std::ops::Range;
use std::str::FromStr;

use arbitre_board::{Position, Side};
use arbitre_clock::{Dialect, Duration, Stated};
use arbitre_journal::{
    Act, Actor, Header, Journal, Keywords, Located, MoveMade, MoveName, Reading, Span,
};
use arbitre_notation::{Cause, Done, Language, Mode, Played, Ply, Remark, Score, Status, san};
use arbitre_pgn::{Game, Outcome, Place as FilePlace, decode};

use super::clocks::Clocks;
use super::fall::Fall;
use super::offers::Offers;
use crate::sheet::{Kind, Sheet};
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
    /// The illegal moves with their numbers.
    pub illegal: Vec<String>,
    /// The result that the file states.
    pub result: Outcome,
    /// What it tells of the fall of a flag.
    pub fall: Fall,
}

impl GameRecord {
    /// What a game tells, and its moves as a journal.
    ///
    /// # Errors
    ///
    /// Where there is no game, its start is no position, or a move means nothing.
    pub fn new(game: &Game, file: &File<'_>, from: From) -> Result<(Self, Journal), Failure> {
        let sheet = file.sheet;
        let languages = from.languages();
        let (Some(score), Kind::Score(start)) =
            (sheet.read(&languages, Mode::Lenient), &sheet.kind)
        else {
            return Err(file.unplayable(game));
        };
        if let Some(dropped) = score
            .remarks
            .iter()
            .find(|remark| file.may_be_a_move(remark, score.reading().plies.last()))
        {
            return Err(file.fault(dropped));
        }
        if score.status == Status::Ambiguous {
            return Err(file.open(&score));
        }
        let reading = score.reading();
        if reading.plies.is_empty() && file.is_no_game(game) {
            return Err(super::no_game(file.place(
                sheet.place,
                &sheet.movetext,
                0..0,
            )));
        }
        let language = reading.languages.of(0, start.turn());
        let clocks = Clocks::of(&sheet.movetext);
        let offers = Offers::of(&sheet.movetext);
        let mut journal = Journal::default();
        headers(&mut journal, game, language, **start);
        let mut last_move = String::new();
        let mut illegal = Vec::new();
        let mut last_times = [None; 2];
        for (nth, ply) in reading.plies.iter().enumerate() {
            let Some(name) = name(ply, language) else {
                return Err(file.unread(&score, ply.span));
            };
            let side = ply.position.turn();
            last_move = numbered(ply, &name);
            if matches!(ply.played, Played::Illegal { .. }) {
                illegal.push(last_move.clone());
            }
            journal.add_event(Actor::Player(side), Act::Move(MoveMade::of(name)));
            let next = reading.plies.get(nth + 1).map(|next| next.span.start);
            if offers.stand_between(ply.span.start, next) {
                journal.add_event(Actor::Player(side), Act::Offer);
            }
            if let Some(time) = clocks.between(ply.span.start, next) {
                last_times[side as usize] = Some(time);
                // Less than a second may be written as zero, which a fallen flag shows.
                if time != Duration::ZERO {
                    journal.add_event(Actor::Clock, Act::Reading(reading_of(side, time)));
                }
            }
        }
        let fall = Fall::of(game, last_times);
        fall.enter(&mut journal);
        let record = Self {
            title: title(game),
            language: reading.languages.to_string(),
            half_moves: reading.plies.len(),
            last_move,
            illegal,
            result: game.result(),
            fall,
        };
        Ok((record, journal))
    }
}

/// The place of a game in its file.
pub struct File<'f> {
    /// The name of the file.
    pub name: &'f str,
    /// Its bytes.
    pub bytes: &'f [u8],
    /// The moves of the game and where they begin.
    pub sheet: &'f Sheet,
}

impl File<'_> {
    /// A part of a text that stands at a place of the file, with what is before it on its line.
    fn place(&self, at: FilePlace, text: &str, part: Range<usize>) -> Place {
        let before = usize::try_from(at.offset).unwrap_or(usize::MAX);
        let before = self.bytes.get(..before).unwrap_or_default();
        let line_end = before
            .iter()
            .rposition(|byte| matches!(byte, b'\n' | b'\r'));
        let before = decode(&before[line_end.map_or(0, |end| end + 1)..]).0;
        let part = before.len() + part.start..before.len() + part.end;
        Place::new(self.name, before.into_owned() + text, part).from_line(at.line as usize)
    }

    /// Whether a remark says that text was passed over in which a move may be lost: a word before
    /// the last move, or a number.
    fn may_be_a_move(&self, remark: &Remark, last: Option<&Ply>) -> bool {
        let told = remark.span.of(&self.sheet.movetext);
        let before = last.is_some_and(|last| remark.span.start < last.span.start);
        remark.done == Done::Dropped
            && told.contains(|sign: char| sign.is_ascii_digit() || before && sign.is_alphabetic())
    }

    /// Whether a text without a move is no game either: it has no tag that a game has, and no result.
    fn is_no_game(&self, game: &Game) -> bool {
        let text = self.sheet.movetext.trim();
        let known = ["Event", "White", "Black", "Result", "FEN"];
        known.iter().all(|name| game.tags.get(name).is_none())
            && (game.result() == Outcome::Unknown && !text.ends_with('*')
                || text.contains(char::is_alphabetic))
    }

    /// A move that could not be read, with the reason that the reader gives.
    fn unread(&self, score: &Score<'_>, span: Span) -> Failure {
        let at = |remark: &&Remark| remark.span.start >= span.start;
        let unread = || Remark {
            span,
            cause: Cause::Unreadable,
            expected: String::new(),
            done: Done::Dropped,
        };
        self.fault(
            &score
                .remarks
                .iter()
                .find(at)
                .cloned()
                .unwrap_or_else(unread),
        )
    }

    /// The move from which a score has several readings, none of which may be judged.
    fn open(&self, score: &Score<'_>) -> Failure {
        let is_open =
            |remark: &&Remark| matches!(remark.cause, Cause::TwoReadings | Cause::TooManyReadings);
        let languages = score.readings.iter().map(|it| it.languages.to_string());
        let mut languages: Vec<String> = languages.collect();
        languages.dedup();
        let open = score.remarks.iter().find(is_open);
        self.fault(&Remark {
            span: open.map_or(Span::default(), |remark| remark.span),
            cause: open.map_or(Cause::TooManyReadings, |remark| remark.cause.clone()),
            expected: format!("one reading, told with --from ({})", languages.join(", ")),
            done: Done::Followed,
        })
    }

    /// Text that means nothing, with the reason that the reader gives.
    fn fault(&self, remark: &Remark) -> Failure {
        let Remark {
            span,
            cause,
            expected,
            ..
        } = remark;
        let place = self.place(self.sheet.place, &self.sheet.movetext, span.range());
        let anything = "a move, its number, a comment or a result";
        let expected = if expected.is_empty() {
            anything
        } else {
            expected
        };
        Failure::Text {
            reason: format!("{:?}: {cause}", remark.span.of(&self.sheet.movetext)),
            expected: Some(expected.to_owned()),
            place: Box::new(place),
        }
    }

    /// A start from which nobody can play.
    fn unplayable(&self, game: &Game) -> Failure {
        let (reason, at) = match &self.sheet.kind {
            Kind::Unplayable(reason, at) => (reason.as_str(), *at),
            Kind::Score(_) | Kind::Rest => ("there is no score", game.place),
        };
        let tag = game.tags.iter().find(|tag| tag.name() == "FEN");
        let (text, fen) = tag.map_or(("", ""), |tag| (tag.text().as_str(), tag.value()));
        let start = text.find(fen).unwrap_or_default();
        Failure::Text {
            reason: reason.to_owned(),
            expected: Some("the FEN of a position".to_owned()),
            place: Box::new(self.place(at, text, start..start + fen.len())),
        }
    }
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
