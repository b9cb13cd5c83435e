//! Recorded rulings: what somebody decided, or what a test expects.

use core::fmt;

use arbitre_board::{Role, Side, Square, Wing};
use arbitre_clock::Duration;

use crate::act::{Adjustment, Counter, MoveName};
use crate::judgement::{Question, Restored};
use crate::span::Located;
use crate::word::words;

/// The name of laws as it is written, such as `fide-2023/blitz`.
///
/// The journal keeps the name and does not know what it means.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LawsName(pub String);

impl fmt::Display for LawsName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// A line that begins with `!`: the ruling as it stands at that point.
///
/// The judge never reads one as a premise; it only compares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedRuling {
    /// The laws it was made under, where they are not those of the journal.
    pub laws: Option<Located<LawsName>>,
    /// What is stated, in the order of the line.
    pub fields: Vec<Located<Field>>,
}

/// One field of a recorded ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// The result.
    Result(Outcome),
    /// All adjustments made by rulings so far; none if empty.
    Time(Vec<Adjustment>),
    /// What the displays must be set to.
    Clock(Displays),
    /// The position that the game goes back to.
    Restore(Restored),
    /// What the next move is bound to: one of these.
    Must(Vec<Duty>),
    /// Illegal moves penalised so far; none if empty.
    Illegal(Vec<Penalised>),
    /// What became of the last claim.
    Claim(Answered),
    /// The man that stands on the promotion square.
    Promote(Role),
    /// The moves that count as completed.
    Counter(Counter),
    /// The time added per move from now on.
    Increment(Duration),
    /// The class of the time control.
    Regime(Regime),
    /// Which rapid or blitz rules follow from the supervision.
    Supervision(Supervision),
    /// The state of the draw offer.
    Offer(Offer),
    /// Whether the last move made is completed.
    Completed(crate::act::Answer),
    /// The finding that is asked for.
    Needs(Need),
    /// Articles that the citations must include.
    Articles(Vec<Located<ArticleName>>),
}

impl Field {
    /// The key of the field.
    #[must_use]
    pub const fn key(&self) -> FieldKey {
        match self {
            Self::Result(_) => FieldKey::Result,
            Self::Time(_) => FieldKey::Time,
            Self::Clock(_) => FieldKey::Clock,
            Self::Restore(_) => FieldKey::Restore,
            Self::Must(_) => FieldKey::Must,
            Self::Illegal(_) => FieldKey::Illegal,
            Self::Claim(_) => FieldKey::Claim,
            Self::Promote(_) => FieldKey::Promote,
            Self::Counter(_) => FieldKey::Counter,
            Self::Increment(_) => FieldKey::Increment,
            Self::Regime(_) => FieldKey::Regime,
            Self::Supervision(_) => FieldKey::Supervision,
            Self::Offer(_) => FieldKey::Offer,
            Self::Completed(_) => FieldKey::Completed,
            Self::Needs(_) => FieldKey::Needs,
            Self::Articles(_) => FieldKey::Articles,
        }
    }
}

/// An article as it is written, such as `7.5.5` or `A.3`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ArticleName(pub String);

impl fmt::Display for ArticleName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// What the displays must be set to; a side that is not named is not compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Displays {
    /// The display of White.
    pub white: Option<Duration>,
    /// The display of Black.
    pub black: Option<Duration>,
}

/// What the next move is bound to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// To nothing.
    Free,
    /// To one move.
    Move(MoveName),
    /// To a move of the man of a square.
    Piece(Square),
    /// To the capture of the man of a square.
    Capture(Square),
    /// To castling.
    Castle(Wing),
    /// To any move but castling.
    NotCastle(Wing),
}

/// Illegal moves of a side that were penalised; written `white:1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Penalised {
    /// Whose moves.
    pub side: Side,
    /// How many.
    pub count: u32,
}

/// What a ruling asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// Nothing.
    Nothing,
    /// The answer to a question.
    Finding(Question),
    /// A penalty or a compensation that the arbiter chooses.
    Penalise,
}

words! {
    /// The keys of the fields of a recorded ruling.
    pub enum FieldKey {
        /// See [`Field::Result`].
        Result = "result",
        /// See [`Field::Time`].
        Time = "time",
        /// See [`Field::Clock`].
        Clock = "clock",
        /// See [`Field::Restore`].
        Restore = "restore",
        /// See [`Field::Must`].
        Must = "must",
        /// See [`Field::Illegal`].
        Illegal = "illegal",
        /// See [`Field::Claim`].
        Claim = "claim",
        /// See [`Field::Promote`].
        Promote = "promote",
        /// See [`Field::Counter`].
        Counter = "counter",
        /// See [`Field::Increment`].
        Increment = "increment",
        /// See [`Field::Regime`].
        Regime = "regime",
        /// See [`Field::Supervision`].
        Supervision = "supervision",
        /// See [`Field::Offer`].
        Offer = "offer",
        /// See [`Field::Completed`].
        Completed = "completed",
        /// See [`Field::Needs`].
        Needs = "needs",
        /// See [`Field::Articles`].
        Articles = "articles",
    }

    /// The result of a game.
    pub enum Outcome {
        /// White wins.
        WhiteWins = "1-0",
        /// Black wins.
        BlackWins = "0-1",
        /// A draw.
        Draw = "1/2-1/2",
        /// Both lose.
        BothLose = "0-0",
        /// White loses, Black scores a draw only.
        WhiteLoses = "0-1/2",
        /// Black loses, White scores a draw only.
        BlackLoses = "1/2-0",
        /// The game goes on.
        Ongoing = "*",
        /// The game is void and is replayed.
        Annulled = "annulled",
    }

    /// What became of a claim.
    pub enum Answered {
        /// It is right.
        Granted = "granted",
        /// It was examined and is wrong.
        Dismissed = "dismissed",
        /// It would have been open until a reply, a move count or a flag.
        TooLate = "too-late",
        /// It is not this person's to make now.
        NotEntitled = "not-entitled",
        /// It is decided later.
        Postponed = "postponed",
    }

    /// The class of a time control.
    pub enum Regime {
        /// The Basic Rules and the Competition Rules.
        Standard = "standard",
        /// Rapid chess.
        Rapid = "rapid",
        /// Blitz.
        Blitz = "blitz",
    }

    /// Whether games are watched closely enough for the Competition Rules.
    pub enum Supervision {
        /// They are.
        Supervised = "supervised",
        /// They are not.
        Unsupervised = "unsupervised",
    }

    /// The state of a draw offer.
    pub enum Offer {
        /// It can be accepted.
        Open = "open",
        /// It was made and can no longer be accepted.
        Lapsed = "lapsed",
        /// There is none.
        None = "none",
    }
}
