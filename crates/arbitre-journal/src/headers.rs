//! All headers of a journal together.

use arbitre_board::Position;
use arbitre_clock::Controls;
use arbitre_notation::{Language, Letters};

use crate::act::Answer;
use crate::actor::Keywords;
use crate::header::{
    ClockDevice, DefaultTime, Header, Movetext, Odds, PerSide, Played, Presence, Regulation,
    ScoreState, Session, Watch, WrongSetup,
};
use crate::ruling::LawsName;
use crate::span::{Located, Span};

/// All headers of a journal, each `None` where the journal has no such line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Headers {
    /// The laws in force.
    pub laws: Option<Located<LawsName>>,
    /// The time control of each side; none means that no clock is simulated.
    pub time_control: Option<Located<Controls>>,
    /// The position when the journal starts; none is the initial array.
    pub start: Option<Located<Position>>,
    /// What was wrong on the table; none is nothing.
    pub setup: Option<Located<WrongSetup>>,
    /// The letters of moves; none is English.
    pub notation: Option<Located<&'static Language>>,
    /// The language of the keywords; none is English.
    pub language: Option<Located<Keywords>>,
    /// Moves already played.
    pub moves: Option<Located<Movetext>>,
    /// Completed moves; none means those of `moves`.
    pub played: Option<Located<Played>>,
    /// Illegal moves already penalised; none is 0 and 0.
    pub illegal: Option<Located<PerSide<u32>>>,
    /// Half-moves since the last pawn move or capture; none means those of `start`.
    pub last_progress: Option<Located<u32>>,
    /// The hours of the session.
    pub session: Option<Located<Session>>,
    /// How late a player may come; none is the edition's own.
    pub default_time: Option<Located<DefaultTime>>,
    /// What the regulations of the event announced.
    pub announce: Option<Located<Vec<Regulation>>>,
    /// The clock.
    pub device: Option<Located<ClockDevice>>,
    /// The state of the scoresheets; none is full.
    pub score: Option<Located<PerSide<ScoreState>>>,
    /// Whether an arbiter is at the board; none is present.
    pub arbiter: Option<Located<Presence>>,
    /// Odds given.
    pub odds: Option<Located<Odds>>,
    /// Whether this is the final period; none means as the time control says.
    pub final_period: Option<Located<Answer>>,
    /// How closely games are watched; none means as the laws in force say.
    pub supervision: Option<Located<Watch>>,
}

impl Headers {
    /// The letters of moves.
    #[must_use]
    pub fn letters(&self) -> &'static Letters {
        match &self.notation {
            Some(language) => language.value.letters(),
            None => Language::english().letters(),
        }
    }

    /// The language of the keywords.
    #[must_use]
    pub fn keywords(&self) -> Keywords {
        self.language
            .map_or(Keywords::English, |language| language.value)
    }

    /// Keeps a header; answers whether it is the first of its kind.
    pub(crate) fn keep(&mut self, header: Header, span: Span) -> bool {
        fn put<T>(slot: &mut Option<Located<T>>, value: T, span: Span) -> bool {
            slot.replace(Located::new(value, span)).is_none()
        }
        match header {
            Header::Laws(value) => put(&mut self.laws, value, span),
            Header::TimeControl(value) => put(&mut self.time_control, value, span),
            Header::Start(value) => put(&mut self.start, value, span),
            Header::Setup(value) => put(&mut self.setup, value, span),
            Header::Notation(value) => put(&mut self.notation, value, span),
            Header::Language(value) => put(&mut self.language, value, span),
            Header::Moves(value) => put(&mut self.moves, value, span),
            Header::Played(value) => put(&mut self.played, value, span),
            Header::Illegal(value) => put(&mut self.illegal, value, span),
            Header::LastProgress(value) => put(&mut self.last_progress, value, span),
            Header::Session(value) => put(&mut self.session, value, span),
            Header::DefaultTime(value) => put(&mut self.default_time, value, span),
            Header::Announce(value) => put(&mut self.announce, value, span),
            Header::Device(value) => put(&mut self.device, value, span),
            Header::Score(value) => put(&mut self.score, value, span),
            Header::Arbiter(value) => put(&mut self.arbiter, value, span),
            Header::Odds(value) => put(&mut self.odds, value, span),
            Header::FinalPeriod(value) => put(&mut self.final_period, value, span),
            Header::Supervision(value) => put(&mut self.supervision, value, span),
        }
    }
}
