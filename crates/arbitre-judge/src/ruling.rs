//! A ruling: what follows, under which articles, from which facts.

use arbitre_board::{Illegality, Move, Role, Side, Square};
use arbitre_clock::Duration;
use arbitre_journal::{
    Answered, EventNumber, Offer, Outcome, Regime, Supervision, Times, Verified,
};
use arbitre_laws::{Answer, Article, Cited, PenaltyTime, Subject, Witness};

use crate::binding::Binding;
use crate::question::Question;

/// What the judge answers to an event: data, without words.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// What follows.
    pub decision: Decision,
    /// The articles that say so, never none.
    pub under: Citations,
    /// What it rests on.
    pub facts: Vec<Fact>,
    /// What may still be done about it, by whom, and until when.
    pub open: Vec<Open>,
}

impl Ruling {
    /// The squares of the touched men that it rests on.
    pub(crate) fn touched(&self) -> impl Iterator<Item = Square> {
        self.facts.iter().filter_map(|fact| match fact {
            Fact::Touched(square) => Some(*square),
            _ => None,
        })
    }
}

/// What follows from an event.
#[derive(Clone, Debug, PartialEq)]
pub enum Decision {
    /// The game is over.
    Ends(Outcome, Ending),
    /// The game is over unless a flag that was called before has ended it: which one fell first is
    /// still to be found.
    WouldEnd(Outcome, Ending),
    /// The end of the game is lifted: it goes on.
    Resumes,
    /// The game goes on as it stands.
    GoesOn,
    /// The clocks are stopped.
    StopsClocks,
    /// A claim is answered.
    Answers(Answered),
    /// The position goes back to what it was before an event.
    TakesBack(EventNumber),
    /// The moves that were put back are on the board again, from that of an event on.
    Reinstates(EventNumber),
    /// The pawn that an event left on the last rank becomes a queen.
    Queens(EventNumber),
    /// The arbiter waits until the next move is completed.
    Waits,
    /// What was done stands: nothing goes back.
    Stands,
    /// The next move of a side is bound.
    Binds(Binding),
    /// An offence of a side is penalised: so many have been by now.
    Counts {
        /// Whose offence.
        side: Side,
        /// What the offence is.
        offence: Offence,
        /// Offences of that side that have been penalised, this one included.
        offences: u32,
        /// The event that is the offence.
        event: EventNumber,
    },
    /// Time is given or taken.
    Adjusts {
        /// Whose clock.
        side: Side,
        /// How much; below zero where time is taken.
        amount: Duration,
        /// Why.
        why: Reason,
    },
    /// The displays are set.
    Sets(Times),
    /// A man stands on the promotion square, whatever was put there.
    Promotes(Role),
    /// Time is added for each move from now on.
    Adds(Duration),
    /// The draw offer is in another state, made by a side where it is open.
    Offers(Offer, Option<Side>),
    /// The decision about the claim of a side in the last period is put off.
    Postpones(Side),
    /// A side asks for an increment; its opponent may still take the draw.
    Requests(Side),
    /// The Laws leave it to the arbiter.
    Asks(Question),
    /// The record lacks a fact.
    Lacks(Missing),
    /// The time control belongs to a class.
    Classifies(Regime),
    /// The supervision decides which rules apply.
    Watches(Supervision),
    /// The move of an event is completed by the next one of the same side.
    Completes(EventNumber),
    /// An offence happened that nobody has raised yet.
    Offends(Offence),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The king is mated.
    Mate,
    /// The player to move has no legal move and is not in check.
    Stalemate,
    /// Nobody can mate by any series of legal moves.
    DeadPosition,
    /// The players agreed to a draw.
    Agreement,
    /// A player resigned.
    Resignation,
    /// A player overstepped the time.
    Time,
    /// Both flags are down.
    BothFlags,
    /// Illegal moves.
    IllegalMoves,
    /// An illegal position was left on the board.
    IllegalPosition,
    /// The position occurred often enough, and a player claimed it.
    Repetition,
    /// The position occurred so often that the game ended by itself.
    AutomaticRepetition,
    /// Fifty moves without progress, claimed.
    FiftyMoves,
    /// So many moves without progress that the game ended by itself.
    AutomaticFifty,
    /// The opponent could not or did not try to win by normal means.
    NormalMeans,
    /// A player came too late.
    Default,
    /// A device.
    Device,
    /// A player refused to follow the Laws.
    Refusal,
    /// A penalty of the arbiter.
    Penalty,
    /// The men were set up wrongly.
    Array,
    /// The board was turned.
    TurnedBoard,
    /// The colours were reversed.
    Colours,
    /// A faulty sealed move.
    SealedMove,
}

/// Why time is given or taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// For an illegal move of the opponent.
    IllegalMove,
    /// The increment of a press that is void.
    VoidPress,
    /// The increment of a press that counts after all.
    ValidPress,
    /// For a wrong claim.
    WrongClaim,
    /// With a quickplay claim or an increment.
    Quickplay,
    /// By a penalty of the arbiter.
    Penalty,
}

/// As the journal of a clock says it.
impl From<Reason> for arbitre_clock::Reason {
    fn from(why: Reason) -> Self {
        match why {
            Reason::IllegalMove => Self::IllegalMove,
            Reason::VoidPress => Self::AnnulledPress,
            Reason::ValidPress => Self::Judgement,
            Reason::WrongClaim => Self::WrongClaim,
            Reason::Quickplay => Self::Claim,
            Reason::Penalty => Self::Judgement,
        }
    }
}

/// An offence that counts as an illegal move, or that the arbiter may penalise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offence {
    /// A move that the rules do not allow.
    IllegalMove,
    /// A pawn was left on the last rank.
    PawnLeft,
    /// The clock was pressed without a move.
    PressWithoutMove,
    /// A move was made with two hands.
    TwoHands,
    /// The clock was pressed with the other hand.
    OtherHand,
}

/// A fact that a ruling needs and that the record does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Missing {
    /// What stood on the board before the journal starts.
    EarlierPositions,
    /// The time that a side has left.
    TimeOf(Side),
    /// That a flag has fallen.
    Flag(Side),
    /// How late a player may come.
    DefaultTime,
    /// What the event numbered is about.
    Act(EventNumber),
    /// The number of moves that were made.
    MoveCount,
    /// What the void press of a side gave back of a delay.
    GivenBack(Side),
    /// How many moves theory needs to win the ending.
    Theory,
    /// Which period's time a side had used up when its flag fell.
    Period(Side),
    /// What a claim rests on.
    Ground,
    /// Which move the event was.
    Move(EventNumber),
    /// That the opponent has verified what a claimant wrote.
    Verified(Verified),
}

/// A fact that a ruling rests on.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// An event of the journal.
    Event(EventNumber),
    /// A man touched on a square.
    Touched(Square),
    /// Why a move is not legal.
    Illegal(Illegality),
    /// A part of a move was left out.
    Unfinished,
    /// The men stand as no legal move leaves them.
    Irregular,
    /// The position has occurred so often.
    Occurrences(u32),
    /// It occurred after this many half-moves of the record.
    OccurredAfter(u32),
    /// So many half-moves without a capture or the move of a pawn.
    HalfMoves(u32),
    /// A side has completed so many moves.
    Completed(Side, u32),
    /// A side has so much time left.
    TimeLeft(Side, Duration),
    /// A side can still mate, for instance so.
    CanMate(Side, Vec<Move>),
    /// A side cannot mate by any series of legal moves.
    CannotMate(Side),
    /// Whether the side can mate could not be settled within the budget.
    Unsettled(Side),
    /// A draw counts as a win of the side, by the odds that were given.
    DrawOdds(Side),
}

/// Something that may still be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Open {
    /// What.
    pub what: Right,
    /// By whom.
    pub who: Who,
    /// Until when.
    pub until: Until,
}

/// What may still be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Right {
    /// Raising the offence of an event.
    Offence(EventNumber),
    /// Claiming that a duty to move or take a touched man was not met, by the move of an event.
    Touch(EventNumber),
    /// Calling the flag of a side, which is down.
    Flag(Side),
    /// Looking at the clock of a side, which shows zero by the times of the record: that its flag has
    /// fallen is not told.
    SpentClock(Side),
    /// Accepting the draw that a side offers.
    Offer(Side),
    /// Claiming a draw because the position has occurred often enough.
    Repetition,
    /// Claiming a draw because of fifty moves.
    FiftyMoves,
    /// Deciding about the claim of a side in the last period.
    Quickplay(Side),
}

/// Who may still act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// A player.
    Player(Side),
    /// The arbiter, or a player.
    ArbiterOr(Side),
    /// Anyone at the board.
    Anyone,
    /// The arbiter.
    Arbiter,
}

/// Until when something may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// While the game lasts.
    EndOfGame,
    /// Until a side touches a man.
    Touches(Side),
    /// Until a side has made its next move.
    Moves(Side),
}

/// The articles that a ruling is given under, in the order in which they bear on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Citations(Vec<Citation>);

/// A choice of the Laws that was read: its subject, its article, and how the text is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The question that the choice answers.
    pub subject: Subject,
    /// The article.
    pub article: Article,
    /// How its text is known.
    pub witness: Witness,
}

impl Citations {
    /// The article of one choice.
    #[must_use]
    pub fn of<T: Answer>(choice: &Cited<T>) -> Self {
        Self::default().and(choice)
    }

    /// These, and the article of another choice.
    #[must_use]
    pub fn and<T: Answer>(mut self, choice: &Cited<T>) -> Self {
        let citation = Citation {
            subject: T::SUBJECT,
            article: choice.article,
            witness: choice.witness,
        };
        if !self.0.contains(&citation) {
            self.0.push(citation);
        }
        self
    }

    /// These, and all of others.
    #[must_use]
    pub fn and_all(mut self, others: &Self) -> Self {
        for citation in &others.0 {
            if !self.0.contains(citation) {
                self.0.push(*citation);
            }
        }
        self
    }

    /// These, and the article that shortens the times of penalties in this regime, if one does.
    pub(crate) fn and_shortening(self, choice: &Cited<PenaltyTime>) -> Self {
        match choice.rule {
            PenaltyTime::AsStated => self,
            PenaltyTime::OneMinute => self.and(choice),
        }
    }

    /// Each citation, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Citation> {
        self.0.iter()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
