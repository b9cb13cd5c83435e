//! Header lines, read and written.

use arbitre_board::fen::FenError;
use arbitre_board::{Position, Setup};
use arbitre_clock::Controls;
use arbitre_notation::Language;

use crate::act::Counter;
use crate::actor::Keywords;
use crate::arguments::{Arguments, choose, duration, number, side};
use crate::error::{Expected, Fault};
use crate::excerpt::Text;
use crate::header::{
    ClockDevice, DefaultTime, Header, HeaderKey, NamedRegulation, Odds, PerSide, Played,
    Regulation, Session, Watch, WrongSetup,
};
use crate::lexer::{Token, tokens};
use crate::movetext;
use crate::ruling::LawsName;
use crate::span::Span;
use crate::stamp::TimeOfDay;

const FEN: &str = "a FEN with six fields";

impl HeaderKey {
    /// The form of the value.
    #[must_use]
    pub const fn form(self) -> &'static str {
        match self {
            Self::Laws => "a laws id, fide-2023/rapid",
            Self::TimeControl => "a time control, 40/90m+30s:30m+30s",
            Self::Start => FEN,
            Self::Setup => "a FEN, board=turned, colours=reversed",
            Self::Notation => "a language, en or fr",
            Self::Language => "en or fr",
            Self::Moves => "moves in English letters, 1.e4 e5",
            Self::Played => "white=39 black=38, or unknown",
            Self::Illegal => "white=1 black=0",
            Self::LastProgress => "a number of half-moves",
            Self::Session => "start=14:00 end=19:00",
            Self::DefaultTime => "a length of time, or unset",
            Self::Announce => "guideline-III, III.4, III.5, no-draws, min-moves=30",
            Self::Device => {
                "digital or analogue, switch=counter|zero, first-bonus=yes|no, freeze=yes|no, \
                 shows-first=yes|no"
            }
            Self::Score => "white=full|partial|none black=full|partial|none",
            Self::Arbiter => "present or none",
            Self::Odds => "moves=2, draw=white|black",
            Self::FinalPeriod => "yes or no",
            Self::Supervision => "games=4 recorded=yes|no",
        }
    }
}

/// Reads the value of a header; moves are read from `start`.
pub(crate) fn read(key: HeaderKey, text: &Text<'_>, start: Position) -> Result<Header, Fault> {
    let form = Expected::Form(key.form());
    if text.is_empty() {
        let reason = crate::Reason::Missing("the value");
        return Err(Fault::new(text.span, reason, form));
    }
    Ok(match key {
        HeaderKey::Laws => Header::Laws(laws(text)?),
        HeaderKey::TimeControl => Header::TimeControl(controls(text)?),
        HeaderKey::Start => Header::Start(position(text)?),
        HeaderKey::Setup => Header::Setup(wrong_setup(text)?),
        HeaderKey::Notation => Header::Notation(language(text)?),
        HeaderKey::Language => Header::Language(choose::<Keywords>(text, "language of keywords")?),
        HeaderKey::Moves => Header::Moves(movetext::read(text, start)?),
        HeaderKey::LastProgress => Header::LastProgress(number(text, "a number of half-moves")?),
        HeaderKey::Arbiter => Header::Arbiter(choose(text, "arbiter")?),
        HeaderKey::FinalPeriod => Header::FinalPeriod(choose(text, "answer")?),
        HeaderKey::DefaultTime => Header::DefaultTime(match &**text {
            "unset" => DefaultTime::Unset,
            _ => DefaultTime::Within(duration(text)?),
        }),
        HeaderKey::Announce => Header::Announce(announce(text)?),
        HeaderKey::Played
        | HeaderKey::Illegal
        | HeaderKey::Session
        | HeaderKey::Device
        | HeaderKey::Score
        | HeaderKey::Odds
        | HeaderKey::Supervision => {
            let tokens = tokens(text, text.span.start)?;
            let letters = Language::english().letters();
            let mut from = Arguments::new(tokens, text.span.end, key.form(), letters, 0);
            let header = pairs(key, &mut from)?;
            from.finish()?;
            header
        }
    })
}

/// Headers that are lists of `key=value`.
fn pairs(key: HeaderKey, from: &mut Arguments<'_, '_>) -> Result<Header, Fault> {
    Ok(match key {
        HeaderKey::Played => Header::Played(match from.next_word() {
            Some(word) => {
                choose::<UnknownWord>(&word, "number of moves")?;
                Played::Unknown
            }
            None => {
                let PerSide { white, black } = by_side(from, |text| number(text, "a count"))?;
                Played::Counted(Counter { white, black })
            }
        }),
        HeaderKey::Illegal => Header::Illegal(illegal(from)?),
        HeaderKey::Score => Header::Score(by_side(from, |text| choose(text, "scoresheet"))?),
        HeaderKey::Session => Header::Session(Session {
            start: from.value("start")?.map(|text| hour(&text)).transpose()?,
            end: from.value("end")?.map(|text| hour(&text)).transpose()?,
        }),
        HeaderKey::Odds => Header::Odds(Odds {
            moves: from
                .value("moves")?
                .map(|text| number(&text, "a count"))
                .transpose()?,
            draw: from.value("draw")?.map(|text| side(&text)).transpose()?,
        }),
        HeaderKey::Supervision => Header::Supervision(Watch {
            games: from
                .value("games")?
                .map(|text| number(&text, "a count"))
                .transpose()?,
            recorded: from.choice("recorded")?,
        }),
        _ => Header::Device(ClockDevice {
            kind: from
                .next_word()
                .map(|word| choose(&word, "clock"))
                .transpose()?,
            switch: from.choice("switch")?,
            first_bonus: from.choice("first-bonus")?,
            freeze: from.choice("freeze")?,
            shows_first: from.choice("shows-first")?,
        }),
    })
}

crate::word::words! {
    /// The word of `@played` where nobody can tell.
    enum UnknownWord {
        Unknown = "unknown",
    }
}

/// A value for each side, both of which must be there.
fn by_side<T>(
    from: &mut Arguments<'_, '_>,
    read: impl Fn(&Text<'_>) -> Result<T, Fault>,
) -> Result<PerSide<T>, Fault> {
    use arbitre_board::Side::{Black, White};
    let form = Expected::Form("white= and black=");
    let white = from
        .of(White)?
        .ok_or_else(|| from.missing("the value of White", form.clone()))?;
    let black = from
        .of(Black)?
        .ok_or_else(|| from.missing("the value of Black", form.clone()))?;
    Ok(PerSide {
        white: read(&white)?,
        black: read(&black)?,
    })
}

/// Illegal moves by side; a side of which none are told has made none, unless nothing is told.
fn illegal(from: &mut Arguments<'_, '_>) -> Result<PerSide<u32>, Fault> {
    use arbitre_board::Side::{Black, White};
    let told = [from.of(White)?, from.of(Black)?];
    if told.iter().all(Option::is_none) {
        return Err(from.missing("a count", Expected::Form(HeaderKey::Illegal.form())));
    }
    let [white, black] = told.map(|text| text.map_or(Ok(0), |text| number(&text, "a count")));
    Ok(PerSide {
        white: white?,
        black: black?,
    })
}

/// The name of laws: words of letters, digits and hyphens between strokes.
pub(crate) fn laws(text: &Text<'_>) -> Result<LawsName, Fault> {
    let word = |part: &str| {
        let plain = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '.' | '_');
        !part.is_empty() && part.chars().all(plain)
    };
    if text.split('/').all(word) {
        return Ok(LawsName(text.to_string()));
    }
    let cause = "it has signs that no laws id has";
    let form = HeaderKey::Laws.form();
    Err(text.unreadable("a laws id", cause, form))
}

fn controls(text: &Text<'_>) -> Result<Controls, Fault> {
    text.parse().map_err(|cause: arbitre_clock::TextError| {
        let span = Span::new(cause.span.start, cause.span.end).after(text.span.start);
        Fault {
            span,
            ..text.refused("a time control", cause)
        }
    })
}

/// Anything that a FEN can say.
fn fen(text: &Text<'_>) -> Result<Setup, Fault> {
    text.parse().map_err(|cause: FenError| {
        let span = cause.span();
        let span = Span::new(span.start, span.end).after(text.span.start);
        let reason = cause.reason;
        Fault {
            span,
            ..text.refused("a position", reason)
        }
    })
}

/// A position that can be played from.
fn position(text: &Text<'_>) -> Result<Position, Fault> {
    let setup = fen(text)?;
    let form = "a position that a game can reach";
    Position::try_from(setup).map_err(|faults| text.unreadable("a position", faults, form))
}

fn language(text: &Text<'_>) -> Result<&'static Language, Fault> {
    Language::named(text).map_err(|_| {
        let known = Language::all().iter().map(Language::id).collect::<Vec<_>>();
        text.unknown("language of moves", &known)
    })
}

fn hour(text: &Text<'_>) -> Result<TimeOfDay, Fault> {
    text.parse()
        .map_err(|reason| text.refused("an hour", reason))
}

/// A position, and what else was wrong with the board.
fn wrong_setup(text: &Text<'_>) -> Result<WrongSetup, Fault> {
    let mut setup = WrongSetup {
        placement: None,
        board: None,
        colours: None,
    };
    let mut fen_span: Option<Span> = None;
    for token in tokens(text, text.span.start)? {
        match token.value {
            Token::Pair(key, value) if key == "board" => {
                setup.board = Some(choose(&value, "board")?);
            }
            Token::Pair(key, value) if key == "colours" => {
                setup.colours = Some(choose(&value, "colours")?);
            }
            Token::Pair(..) => {
                let form = Expected::Form(HeaderKey::Setup.form());
                return Err(Fault::superfluous(token.span, token.value, form));
            }
            _ => fen_span = Some(fen_span.map_or(token.span, |span| span.to(token.span))),
        }
    }
    if let Some(span) = fen_span {
        let offset = text.span.start;
        setup.placement = Some(fen(&text.part(span.start - offset, span.end - offset))?);
    }
    Ok(setup)
}

fn announce(text: &Text<'_>) -> Result<Vec<Regulation>, Fault> {
    let mut announced = Vec::new();
    for token in tokens(text, text.span.start)? {
        announced.push(match token.value {
            Token::Pair(key, value) if key == "min-moves" => {
                Regulation::MinMoves(number(&value, "a number of moves")?)
            }
            Token::Word(word) => {
                let word = Text::new(word, token.span);
                Regulation::Named(choose::<NamedRegulation>(&word, "regulation")?)
            }
            other => {
                let form = Expected::Form(HeaderKey::Announce.form());
                return Err(Fault::superfluous(token.span, other, form));
            }
        });
    }
    Ok(announced)
}

impl Header {
    /// The key of the header.
    #[must_use]
    pub const fn key(&self) -> HeaderKey {
        match self {
            Self::Laws(_) => HeaderKey::Laws,
            Self::TimeControl(_) => HeaderKey::TimeControl,
            Self::Start(_) => HeaderKey::Start,
            Self::Setup(_) => HeaderKey::Setup,
            Self::Notation(_) => HeaderKey::Notation,
            Self::Language(_) => HeaderKey::Language,
            Self::Moves(_) => HeaderKey::Moves,
            Self::Played(_) => HeaderKey::Played,
            Self::Illegal(_) => HeaderKey::Illegal,
            Self::LastProgress(_) => HeaderKey::LastProgress,
            Self::Session(_) => HeaderKey::Session,
            Self::DefaultTime(_) => HeaderKey::DefaultTime,
            Self::Announce(_) => HeaderKey::Announce,
            Self::Device(_) => HeaderKey::Device,
            Self::Score(_) => HeaderKey::Score,
            Self::Arbiter(_) => HeaderKey::Arbiter,
            Self::Odds(_) => HeaderKey::Odds,
            Self::FinalPeriod(_) => HeaderKey::FinalPeriod,
            Self::Supervision(_) => HeaderKey::Supervision,
        }
    }

    /// The value as it is written.
    #[must_use]
    pub fn value(&self) -> String {
        match self {
            Self::Laws(name) => name.to_string(),
            Self::TimeControl(controls) => controls.to_string(),
            Self::Start(setup) => setup.to_string(),
            Self::Setup(wrong) => joined([
                wrong.placement.as_ref().map(Setup::to_string),
                wrong.board.map(|board| format!("board={board}")),
                wrong.colours.map(|colours| format!("colours={colours}")),
            ]),
            Self::Notation(language) => language.id().to_owned(),
            Self::Language(keywords) => keywords.to_string(),
            Self::Moves(moves) => moves.text.clone(),
            Self::Played(Played::Unknown) => UnknownWord::Unknown.to_string(),
            Self::Played(Played::Counted(Counter { white, black }))
            | Self::Illegal(PerSide { white, black }) => format!("white={white} black={black}"),
            Self::LastProgress(half_moves) => half_moves.to_string(),
            Self::Session(session) => joined([
                session.start.map(|hour| format!("start={hour}")),
                session.end.map(|hour| format!("end={hour}")),
            ]),
            Self::DefaultTime(DefaultTime::Unset) => "unset".to_owned(),
            Self::DefaultTime(DefaultTime::Within(time)) => time.to_string(),
            Self::Announce(regulations) => joined(regulations.iter().map(|regulation| {
                Some(match regulation {
                    Regulation::Named(name) => name.to_string(),
                    Regulation::MinMoves(moves) => format!("min-moves={moves}"),
                })
            })),
            Self::Device(device) => joined([
                device.kind.map(|kind| kind.to_string()),
                device.switch.map(|word| format!("switch={word}")),
                device.first_bonus.map(|word| format!("first-bonus={word}")),
                device.freeze.map(|word| format!("freeze={word}")),
                device.shows_first.map(|word| format!("shows-first={word}")),
            ]),
            Self::Score(PerSide { white, black }) => format!("white={white} black={black}"),
            Self::Arbiter(presence) => presence.to_string(),
            Self::Odds(odds) => joined([
                odds.moves.map(|moves| format!("moves={moves}")),
                odds.draw.map(|side| format!("draw={side}")),
            ]),
            Self::FinalPeriod(answer) => answer.to_string(),
            Self::Supervision(watch) => joined([
                watch.games.map(|games| format!("games={games}")),
                watch.recorded.map(|answer| format!("recorded={answer}")),
            ]),
        }
    }
}

/// The parts that there are, with blanks between them.
fn joined(parts: impl IntoIterator<Item = Option<String>>) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
