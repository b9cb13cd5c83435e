//! What is known before the first event: the headers of a journal.

use arbitre_board::{Move, Position, Setup, Side};
use arbitre_clock::{AtFlag, Controls, Device, Duration, FirstBonus};
use arbitre_notation::Language;

use crate::act::{Answer, Counter};
use crate::actor::Keywords;
use crate::ruling::LawsName;
use crate::stamp::TimeOfDay;
use crate::word::words;

/// One header line.
#[derive(Clone, Debug, PartialEq)]
pub enum Header {
    /// `@laws`: the laws in force.
    Laws(LawsName),
    /// `@tc`: the time control of each side.
    TimeControl(Controls),
    /// `@start`: the position when the journal starts.
    Start(Position),
    /// `@setup`: what was wrong on the table.
    Setup(WrongSetup),
    /// `@notation`: the letters of moves.
    Notation(&'static Language),
    /// `@lang`: the language of the keywords.
    Language(Keywords),
    /// `@moves`: moves already played.
    Moves(Movetext),
    /// `@played`: moves completed before the journal, without the moves.
    Played(Played),
    /// `@illegal`: illegal moves already penalised.
    Illegal(PerSide<u32>),
    /// `@last-progress`: half-moves since the last pawn move or capture.
    LastProgress(u32),
    /// `@session`: the hours of the session.
    Session(Session),
    /// `@default-time`: how late a player may come.
    DefaultTime(DefaultTime),
    /// `@announce`: what the regulations of the event announced.
    Announce(Vec<Regulation>),
    /// `@device`: the clock.
    Device(ClockDevice),
    /// `@score`: the state of the scoresheets.
    Score(PerSide<ScoreState>),
    /// `@arbiter`: whether an arbiter is at the board.
    Arbiter(Presence),
    /// `@odds`: odds given.
    Odds(Odds),
    /// `@final-period`: whether all remaining moves are made in the time left.
    FinalPeriod(Answer),
    /// `@supervision`: how closely games are watched.
    Supervision(Watch),
}

/// A value for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSide<T> {
    /// That of White.
    pub white: T,
    /// That of Black.
    pub black: T,
}

impl<T> PerSide<T> {
    /// The value of a side.
    pub const fn of(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The value of a side, to be changed.
    pub const fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}

/// Moves played before the first event.
#[derive(Clone, Debug, PartialEq)]
pub struct Movetext {
    /// As they are written, in English letters.
    pub text: String,
    /// The moves, legal one after the other from the start.
    pub moves: Vec<Move>,
}

/// What was wrong on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct WrongSetup {
    /// The position that stood there, if it was not the right one.
    pub placement: Option<Setup>,
    /// Said where the board was turned.
    pub board: Option<Board>,
    /// Said where the colours were reversed.
    pub colours: Option<Reversed>,
}

/// Completed moves before the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// So many by each side.
    Counted(Counter),
    /// Nobody can establish the number.
    Unknown,
}

/// The hours of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    /// When it starts.
    pub start: Option<TimeOfDay>,
    /// When it ends.
    pub end: Option<TimeOfDay>,
}

/// How late a player may come without losing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefaultTime {
    /// So late.
    Within(Duration),
    /// The regulations do not say.
    Unset,
}

/// What the regulations of the event announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regulation {
    /// One of those that are words.
    Named(NamedRegulation),
    /// No draw by agreement before so many moves.
    MinMoves(u32),
}

/// The clock; a property that is not named is the usual one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClockDevice {
    /// Digital or analogue.
    pub kind: Option<DisplayKind>,
    /// What takes it to the next period.
    pub switch: Option<Switch>,
    /// Whether the first move has its increment already.
    pub first_bonus: Option<Answer>,
    /// Whether it stops when a flag falls.
    pub freeze: Option<Answer>,
    /// Whether it shows whose flag fell first.
    pub shows_first: Option<Answer>,
}

impl ClockDevice {
    /// Whether it shows whose flag fell first: a digital clock does, unless it is told otherwise.
    #[must_use]
    pub fn shows_first(&self) -> Answer {
        self.shows_first.unwrap_or(self.usually())
    }

    /// Whether it has what a digital clock has and an analogue one has not.
    const fn usually(&self) -> Answer {
        match self.kind {
            Some(DisplayKind::Analogue) => Answer::No,
            Some(DisplayKind::Digital) | None => Answer::Yes,
        }
    }
}

/// What is not named is as usual: a digital clock counts the presses and stops when a flag falls, an
/// analogue one can do neither.
///
/// # Examples
/// ```
/// use arbitre_clock::{AtFlag, Device, Switch};
/// use arbitre_journal::{ClockDevice, DisplayKind};
/// let told = ClockDevice { kind: Some(DisplayKind::Analogue), ..ClockDevice::default() };
/// let device = Device::from(told);
/// assert_eq!((device.switch, device.at_flag), (Switch::Zero, AtFlag::RunOn));
/// assert_eq!(Device::from(ClockDevice::default()), Device::default());
/// ```
impl From<ClockDevice> for Device {
    fn from(told: ClockDevice) -> Self {
        let usually = told.usually();
        Self {
            switch: match (told.switch, usually) {
                (Some(Switch::Counter), _) | (None, Answer::Yes) => arbitre_clock::Switch::Counter,
                (Some(Switch::Zero), _) | (None, Answer::No) => arbitre_clock::Switch::Zero,
            },
            first_bonus: match told.first_bonus {
                Some(Answer::Yes) | None => FirstBonus::Given,
                Some(Answer::No) => FirstBonus::Withheld,
            },
            at_flag: match told.freeze.unwrap_or(usually) {
                Answer::Yes => AtFlag::Freeze,
                Answer::No => AtFlag::RunOn,
            },
            ..Self::default()
        }
    }
}

/// Odds given to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// How many moves White makes in a row at the start.
    pub moves: Option<u32>,
    /// The side for which a draw counts as a win.
    pub draw: Option<Side>,
}

/// How closely games are watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    /// How many games one arbiter watches.
    pub games: Option<u32>,
    /// Whether each game is recorded.
    pub recorded: Option<Answer>,
}

words! {
    /// The keys of the headers.
    pub enum HeaderKey {
        /// See [`Header::Laws`].
        Laws = "laws",
        /// See [`Header::TimeControl`].
        TimeControl = "tc",
        /// See [`Header::Start`].
        Start = "start",
        /// See [`Header::Setup`].
        Setup = "setup",
        /// See [`Header::Notation`].
        Notation = "notation",
        /// See [`Header::Language`].
        Language = "lang",
        /// See [`Header::Moves`].
        Moves = "moves",
        /// See [`Header::Played`].
        Played = "played",
        /// See [`Header::Illegal`].
        Illegal = "illegal",
        /// See [`Header::LastProgress`].
        LastProgress = "last-progress",
        /// See [`Header::Session`].
        Session = "session",
        /// See [`Header::DefaultTime`].
        DefaultTime = "default-time",
        /// See [`Header::Announce`].
        Announce = "announce",
        /// See [`Header::Device`].
        Device = "device",
        /// See [`Header::Score`].
        Score = "score",
        /// See [`Header::Arbiter`].
        Arbiter = "arbiter",
        /// See [`Header::Odds`].
        Odds = "odds",
        /// See [`Header::FinalPeriod`].
        FinalPeriod = "final-period",
        /// See [`Header::Supervision`].
        Supervision = "supervision",
    }

    /// A board that was turned.
    pub enum Board {
        /// It was turned.
        Turned = "turned",
    }

    /// Colours that were reversed.
    pub enum Reversed {
        /// They were reversed.
        Reversed = "reversed",
    }

    /// Regulations that are words.
    pub enum NamedRegulation {
        /// The guideline on games without increments.
        Guideline = "guideline-III",
        /// Its part on adding an increment.
        GuidelineIncrement = "III.4",
        /// Its part on claiming a draw.
        GuidelineDraw = "III.5",
        /// No draws by agreement.
        NoDraws = "no-draws",
    }

    /// What kind of clock.
    pub enum DisplayKind {
        /// Digital.
        Digital = "digital",
        /// Analogue, with flags.
        Analogue = "analogue",
    }

    /// What takes a clock to the next period.
    pub enum Switch {
        /// Its counter of presses.
        Counter = "counter",
        /// The display reaching zero.
        Zero = "zero",
    }

    /// The state of a scoresheet.
    pub enum ScoreState {
        /// Every move is recorded.
        Full = "full",
        /// Some moves are missing.
        Partial = "partial",
        /// There is none.
        None = "none",
    }

    /// Whether an arbiter is at the board.
    pub enum Presence {
        /// He is.
        Present = "present",
        /// He is not.
        None = "none",
    }
}
