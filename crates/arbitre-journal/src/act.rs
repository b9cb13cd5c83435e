//! What happened: one variant for each verb of the journal.

use arbitre_board::{Coordinates, Role, Side, Square, Wing};
use arbitre_clock::Duration;

use crate::actor::{Actor, Sides};
use crate::judgement::Finding;
use crate::span::Located;
use crate::word::words;

/// The number of an event, from 1 in file order; written `^7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventNumber(pub u32);

impl core::fmt::Display for EventNumber {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "^{}", self.0)
    }
}

/// What somebody did, or what was seen to happen.
///
/// A physical event is not its legal effect: a flag that falls is not a flag
/// that is noticed, a man that is released is not a move that is completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// The round starts, and with it the clock of a player.
    Start {
        /// Whose clock starts.
        clock: Option<Side>,
    },
    /// Arrives at the board.
    Arrive,
    /// Leaves the playing space or area.
    Leave(Departure),
    /// Touches a man on purpose.
    Touch {
        /// The square of the man.
        square: Square,
        /// The hand, where it matters.
        hand: Option<Hand>,
    },
    /// Says that he adjusts, and adjusts.
    Adjust(Vec<Square>),
    /// Lifts a man.
    Lift(Man),
    /// Puts a man on a square.
    Place(Man),
    /// Lets go of a man.
    Release(Man),
    /// Takes a captured man, or the promoting pawn, off the board.
    Remove(Man),
    /// Castles.
    Castle(Castling),
    /// Makes a move on the board, legal or not.
    Move(MoveMade),
    /// Puts the man back before the clock is pressed.
    TakeBack,
    /// Presses the clock.
    Press {
        /// The hand, where it was not the one that moved.
        hand: Option<PressHand>,
    },
    /// Stops both clocks.
    Pause {
        /// Whose clock, where only one was stopped.
        side: Option<Side>,
    },
    /// Starts a clock again.
    Resume {
        /// Whose clock runs from now on.
        side: Option<Side>,
    },
    /// Writes on the scoresheet.
    Write(Written),
    /// Strikes out on the scoresheet.
    Erase(Written),
    /// A fact about a scoresheet.
    Scoresheet(Scoresheet),
    /// The opponent checks what a claimant wrote.
    Verify {
        /// What is checked.
        what: Verified,
        /// What came of it.
        correct: Option<Answer>,
    },
    /// Both agree.
    Agree(Agreement),
    /// Says something.
    Say {
        /// What is said.
        speech: Speech,
        /// To whom, where it matters.
        to: Option<Listener>,
    },
    /// Offers a draw.
    Offer,
    /// Accepts the draw that was offered.
    Accept,
    /// Declines the draw that was offered.
    Decline,
    /// Resigns.
    Resign {
        /// In which way.
        how: Option<Resigning>,
    },
    /// Claims something.
    Claim(Claim),
    /// A flag falls: the device shows zero.
    Flag(Sides),
    /// Notices what happened.
    Notice(Noticed),
    /// What the display shows.
    Reading(Reading),
    /// Displaces men by accident.
    Displace(Vec<Square>),
    /// Puts displaced men back.
    Restore(Vec<Square>),
    /// An electronic device is found.
    Device {
        /// What it is.
        kind: DeviceKind,
        /// Whether it made a sound.
        rings: Option<Answer>,
    },
    /// Conduct and mishaps.
    Incident {
        /// Of what kind.
        kind: IncidentKind,
        /// In the words of the record; they decide nothing.
        words: Option<String>,
    },
    /// The arbiter orders that the next move be sealed.
    OrderSeal,
    /// Seals a move; the text is kept as it was written.
    Seal(String),
    /// The envelope is opened.
    Open,
    /// The arbiter's findings, of a line that begins with `?`.
    Judge(Vec<Finding>),
    /// The arbiter imposes a penalty of his choice.
    Penalise(Vec<Penalty>),
}

/// A man in the hand: what it is, where it is, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Man {
    /// A man that comes from beside the board.
    Piece(Role),
    /// The man of a square.
    On(Square),
    /// A man and its square.
    PieceOn(Role, Square),
}

impl Man {
    /// What it is, if the record says it.
    #[must_use]
    pub const fn role(self) -> Option<Role> {
        match self {
            Self::Piece(role) | Self::PieceOn(role, _) => Some(role),
            Self::On(_) => None,
        }
    }

    /// Where it is, if the record says it.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::On(square) | Self::PieceOn(_, square) => Some(square),
            Self::Piece(_) => None,
        }
    }
}

/// How a move is named: by its squares, or as it is written on a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveName {
    /// `e2e4`, `e7e8q`.
    Squares(Coordinates),
    /// `Nf3`, in the letters of the journal.
    San(Located<String>),
}

/// A move made on the board, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveMade {
    /// Which move.
    pub name: MoveName,
    /// With which hands, where it matters.
    pub hands: Option<Hands>,
    /// What went wrong with a promotion.
    pub promote: Option<Misplaced>,
    /// Said where the player moved although it was not his turn.
    pub turn: Option<Turn>,
}

impl MoveMade {
    /// A move of which nothing out of the ordinary is known.
    #[must_use]
    pub const fn of(name: MoveName) -> Self {
        Self {
            name,
            hands: None,
            promote: None,
            turn: None,
        }
    }
}

/// Castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castling {
    /// To which side.
    pub wing: Wing,
    /// Which man was moved first, where it matters.
    pub order: Option<Order>,
    /// With which hands, where it matters.
    pub hands: Option<Hands>,
}

/// A player leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    /// What he leaves.
    pub from: Option<Premises>,
    /// Whether the arbiter allowed it.
    pub permission: Option<Answer>,
    /// In the words of the record; they decide nothing.
    pub words: Option<String>,
}

/// What is written on a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// A move, in the letters of the journal.
    Move(Located<String>),
    /// The sign of a draw offer, `(=)`.
    DrawOffer,
    /// Anything else, quoted.
    Quoted(String),
}

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Speech {
    /// One of the announcements that the Laws know.
    Announcement(Announcement),
    /// Anything else, quoted; it decides nothing.
    Quoted(String),
}

/// What both players agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// The game is drawn.
    Draw,
    /// An illegal move is put right without the arbiter.
    Correction(EventNumber),
    /// A spectator is accepted as referee.
    Spectator,
}

/// A claim of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// What is claimed.
    pub what: Claimed,
    /// The move that the claimant intends to make.
    pub intended: Option<MoveName>,
    /// What the claim rests on.
    pub by: Option<Evidence>,
}

/// What a claim is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// A flag has fallen.
    Flag(Sides),
    /// A move was illegal.
    Illegal(EventNumber),
    /// The man of a square was touched.
    Touch(Square),
    /// The position has occurred three times.
    Threefold,
    /// Fifty moves without a capture or the move of a pawn.
    Fifty,
    /// The opponent cannot win by normal means.
    NormalMeans,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
    /// The men or the board were set up wrongly.
    Setup,
    /// The clock is wrong.
    Clock,
    /// The player is disturbed.
    Disturbance,
    /// The game is won.
    Win,
    /// The game is drawn.
    Draw,
    /// Time shall be added for each move from now on.
    Increment,
    /// The opponent shall mate within fifty moves.
    MateInFifty,
}

impl Claimed {
    /// Whether it can only be examined on the board: a move, a touch, a position.
    #[must_use]
    pub const fn is_about_the_board(self) -> bool {
        matches!(
            self,
            Self::Illegal(_) | Self::Touch(_) | Self::Threefold | Self::Fifty | Self::Win
        )
    }
}

/// What somebody notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noticed {
    /// A fallen flag.
    Flag(Sides),
    /// An illegal act, as it happens.
    Illegal(EventNumber),
    /// A duty to move or take the man of a square that was not met.
    Touch(Square),
    /// What stands on the board.
    Position,
    /// How often the position has occurred, verified.
    Count(u32),
}

impl Noticed {
    /// Whether it can only be examined on the board: a move, a touch, a position.
    #[must_use]
    pub const fn is_about_the_board(self) -> bool {
        matches!(self, Self::Illegal(_) | Self::Touch(_) | Self::Position)
    }
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The time of White.
    pub white: Option<Duration>,
    /// The time of Black.
    pub black: Option<Duration>,
    /// The moves counted.
    pub moves: Option<Counter>,
    /// Whose flag the indicator says to have fallen first.
    pub first: Option<Side>,
}

impl Reading {
    /// The time of a side, if it was read.
    #[must_use]
    pub const fn time(&self, side: Side) -> Option<Duration> {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }
}

/// Completed moves of White and of Black; written `22/21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counter {
    /// Moves completed by White.
    pub white: u32,
    /// Moves completed by Black.
    pub black: u32,
}

/// A penalty that the arbiter chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalty {
    /// A warning, to the player named if one is.
    Warn(Option<Side>),
    /// Time given or taken.
    Time(Adjustment),
    /// The game is lost.
    Lose(Sides),
    /// Somebody is expelled.
    Expel(Actor),
}

/// Time added to the clock of a side, or taken from it; written `white+120s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Adjustment {
    /// Whose clock.
    pub side: Side,
    /// How much, in milliseconds; below zero where time is taken.
    pub amount: Duration,
}

words! {
    /// Yes or no.
    pub enum Answer {
        /// So it is.
        Yes = "yes",
        /// So it is not.
        No = "no",
    }

    /// A hand of a player.
    pub enum Hand {
        /// The left.
        Left = "left",
        /// The right.
        Right = "right",
    }

    /// Which hands made a move.
    pub enum Hands {
        /// One, as the Laws ask.
        One = "one",
        /// Both.
        Both = "both",
        /// The left alone.
        Left = "left",
        /// The right alone.
        Right = "right",
    }

    /// Which hand pressed the clock.
    pub enum PressHand {
        /// Not the one that moved.
        Other = "other",
    }

    /// A promotion gone wrong.
    pub enum Misplaced {
        /// The pawn was left on the last rank.
        Nothing = "none",
        /// A man of the opponent was put there.
        EnemyQueen = "enemy-queen",
    }

    /// Whose turn it was.
    pub enum Turn {
        /// The opponent's.
        Other = "other",
    }

    /// The order in which king and rook were moved.
    pub enum Order {
        /// The king first, as the Laws ask.
        KingFirst = "king,rook",
        /// The rook first.
        RookFirst = "rook,king",
    }

    /// What a player leaves.
    pub enum Premises {
        /// The whole playing venue, with its rooms for rest and refreshment and its lavatories.
        Space = "space",
        /// The playing area, where the games are played.
        Area = "area",
    }

    /// A fact about a scoresheet.
    pub enum Scoresheet {
        /// Somebody asks to see it.
        Request = "request",
        /// It was brought up to date.
        Updated = "updated",
        /// The game was reconstructed on it.
        Reconstructed = "reconstructed",
        /// The game cannot be reconstructed.
        Unreconstructable = "unreconstructable",
        /// The player cannot record.
        Unable = "unable",
        /// The player refuses to record, or to show it.
        Refused = "refused",
    }

    /// What the opponent checks.
    pub enum Verified {
        /// The position.
        Position = "position",
        /// The scoresheet.
        Scoresheet = "scoresheet",
    }

    /// An announcement.
    pub enum Announcement {
        /// "Check."
        Check = "check",
        /// "Mate."
        Mate = "mate",
        /// "I adjust."
        Adoube = "adoube",
        /// How many moves have been made.
        Count = "count",
        /// "The flag has fallen."
        Flag = "flag",
        /// "Press your clock."
        Press = "press",
    }

    /// Who is spoken to.
    pub enum Listener {
        /// A player.
        Player = "player",
        /// The arbiter.
        Arbiter = "arbiter",
    }

    /// The way of resigning.
    pub enum Resigning {
        /// In words.
        Says = "says",
        /// By signing the scoresheet.
        Signs = "signs",
        /// By laying down or moving the king.
        King = "king",
        /// By offering the hand.
        Handshake = "handshake",
        /// By leaving.
        Leaves = "leaves",
    }

    /// What a claim rests on.
    pub enum Evidence {
        /// The moves that were written.
        Scoresheet = "scoresheet",
        /// The move counter of the clock.
        Clock = "clock",
        /// A screen of an electronic board.
        Screen = "screen",
    }

    /// An electronic device.
    pub enum DeviceKind {
        /// A telephone.
        Phone = "phone",
        /// A watch.
        Watch = "watch",
        /// Any other.
        Other = "other",
    }

    /// Conduct and mishaps; the actor is the one at fault, where there is one.
    pub enum IncidentKind {
        /// The opponent is disturbed.
        Disturbance = "disturbance",
        /// Something from outside the game.
        External = "external",
        /// A player refuses to obey the Laws.
        Refusal = "refusal",
        /// The clock is defective or was set wrongly.
        Clock = "clock",
        /// The envelope with the sealed move is lost.
        EnvelopeLost = "envelope-lost",
        /// A player says that a touch was not meant.
        Denial = "denial",
        /// The scoresheets disagree.
        Score = "score",
        /// A player stops recording.
        NotRecording = "not-recording",
        /// A player uses notes.
        Notes = "notes",
        /// A player analyses on another board.
        Analysis = "analysis",
        /// A spectator interferes.
        Spectator = "spectator",
        /// Anything else.
        Other = "other",
    }
}
