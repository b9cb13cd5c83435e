//! From an act to its verb and its arguments, for the text and the JSON form alike.

use std::fmt::Display;

use arbitre_board::{Side, Square, Wing};
use arbitre_notation::Letters;

use crate::act::{
    Act, Adjustment, Agreement, Claim, Claimed, Counter, Man, MoveName, Noticed, Penalty, Speech,
    Written,
};
use crate::actor::{Actor, Keywords, Sides};
use crate::french::in_french;
use crate::judgement::{Finding, Restored, Times};
use crate::lexer::quote;
use crate::read_act::{AgreementWord, ClaimWord, NoticeWord};
use crate::verb::Verb;
use crate::word::Word;

/// An argument: its name, which JSON uses for every one, and how it is written.
pub(crate) struct Argument {
    pub name: &'static str,
    pub form: Form,
}

/// How an argument is written in the text form.
pub(crate) enum Form {
    /// As it is.
    Word(String),
    /// With its name, `name=value`.
    Pair(String),
    /// `^7`.
    Event(u32),
    /// In quotation marks.
    Quoted(String),
}

/// Writes the arguments of acts, in the letters and the language of a journal.
pub(crate) struct Writer<'l> {
    pub letters: &'l Letters,
    pub language: Keywords,
    arguments: Vec<Argument>,
}

impl<'l> Writer<'l> {
    pub const fn new(letters: &'l Letters, language: Keywords) -> Self {
        Self {
            letters,
            language,
            arguments: Vec::new(),
        }
    }

    /// The verb and the arguments of an act.
    pub fn write(mut self, act: &Act) -> (Verb, Vec<Argument>) {
        let verb = self.act(act);
        (verb, self.arguments)
    }

    fn push(&mut self, name: &'static str, form: Form) {
        self.arguments.push(Argument { name, form });
    }

    fn word(&mut self, name: &'static str, word: impl Display) {
        self.push(name, Form::Word(word.to_string()));
    }

    /// A word of a list, in the language of the journal.
    fn keyword(&mut self, word: impl Word) {
        let word = match self.language {
            Keywords::English => word.word(),
            Keywords::French => in_french(word.word()),
        };
        self.word("what", word);
    }

    fn pair(&mut self, name: &'static str, value: Option<impl Display>) {
        if let Some(value) = value {
            self.push(name, Form::Pair(value.to_string()));
        }
    }

    fn quoted(&mut self, text: Option<&String>) {
        if let Some(text) = text {
            self.push("text", Form::Quoted(text.clone()));
        }
    }

    fn side(&mut self, name: &'static str, side: Option<Side>) {
        self.pair(
            name,
            side.map(|side| Actor::Player(side).keyword(self.language)),
        );
    }

    fn sides(&mut self, name: &'static str, sides: Sides) {
        let actor = match sides {
            Sides::White => Actor::Player(Side::White),
            Sides::Black => Actor::Player(Side::Black),
            Sides::Both => Actor::Both,
        };
        self.pair(name, Some(actor.keyword(self.language)));
    }

    /// The key that names a player: his name in the language of the journal.
    fn player(&mut self, side: Side, value: Option<impl Display>) {
        self.pair(Actor::Player(side).keyword(self.language), value);
    }

    fn squares(&mut self, squares: &[Square]) {
        for square in squares {
            self.word("square", square);
        }
    }

    fn man(&mut self, man: Man) {
        if let Some(role) = man.role() {
            let letter = self.letters.of(role);
            self.word("piece", letter);
        }
        self.squares(man.square().as_slice());
    }

    fn act(&mut self, act: &Act) -> Verb {
        match act {
            Act::Start { clock } => {
                self.side("clock", *clock);
                Verb::Start
            }
            Act::Arrive => Verb::Arrive,
            Act::Leave(departure) => {
                self.pair("from", departure.from);
                self.pair("permission", departure.permission);
                self.quoted(departure.words.as_ref());
                Verb::Leave
            }
            Act::Touch { square, hand } => {
                self.squares(&[*square]);
                self.pair("hand", *hand);
                Verb::Touch
            }
            Act::Adjust(squares) => {
                self.squares(squares);
                Verb::Adjust
            }
            Act::Lift(man) => {
                self.man(*man);
                Verb::Lift
            }
            Act::Place(man) => {
                self.man(*man);
                Verb::Place
            }
            Act::Release(man) => {
                self.man(*man);
                Verb::Release
            }
            Act::Remove(man) => {
                self.man(*man);
                Verb::Remove
            }
            Act::Castle(castling) => {
                self.pair("side", Some(wing(castling.wing)));
                self.pair("order", castling.order);
                self.pair("hand", castling.hands);
                Verb::Castle
            }
            Act::Move(made) => {
                self.word("move", move_name(&made.name));
                self.pair("hand", made.hands);
                self.pair("promote", made.promote);
                self.pair("turn", made.turn);
                Verb::Move
            }
            Act::TakeBack => Verb::TakeBack,
            Act::Press { hand } => {
                self.pair("hand", *hand);
                Verb::Press
            }
            Act::Pause { side } => {
                self.side("side", *side);
                Verb::Pause
            }
            Act::Resume { side } => {
                self.side("side", *side);
                Verb::Resume
            }
            Act::Write(written) => {
                self.written(written);
                Verb::Write
            }
            Act::Erase(written) => {
                self.written(written);
                Verb::Erase
            }
            Act::Scoresheet(state) => {
                self.word("what", state);
                Verb::Scoresheet
            }
            Act::Verify { what, correct } => {
                self.keyword(*what);
                self.pair("correct", *correct);
                Verb::Verify
            }
            Act::Agree(agreement) => {
                self.agreement(*agreement);
                Verb::Agree
            }
            Act::Say { speech, to } => {
                match speech {
                    Speech::Announcement(word) => self.keyword(*word),
                    Speech::Quoted(text) => self.quoted(Some(text)),
                }
                self.pair("to", *to);
                Verb::Say
            }
            Act::Offer => {
                self.keyword(AgreementWord::Draw);
                Verb::Offer
            }
            Act::Accept => Verb::Accept,
            Act::Decline => Verb::Decline,
            Act::Resign { how } => {
                self.pair("how", *how);
                Verb::Resign
            }
            Act::Claim(claim) => {
                self.claim(claim);
                Verb::Claim
            }
            Act::Flag(sides) => {
                self.sides("side", *sides);
                Verb::Flag
            }
            Act::Notice(noticed) => {
                self.noticed(*noticed);
                Verb::Notice
            }
            Act::Reading(reading) => {
                for side in [Side::White, Side::Black] {
                    self.player(side, reading.time(side).map(clock_time));
                }
                self.pair("moves", reading.moves.map(counter));
                self.side("first", reading.first);
                Verb::Reading
            }
            Act::Displace(squares) => {
                self.squares(squares);
                Verb::Displace
            }
            Act::Restore(squares) => {
                self.squares(squares);
                Verb::Restore
            }
            Act::Device { kind, rings } => {
                self.pair("kind", Some(kind));
                self.pair("rings", *rings);
                Verb::Device
            }
            Act::Incident { kind, words } => {
                self.pair("kind", Some(kind));
                self.quoted(words.as_ref());
                Verb::Incident
            }
            Act::OrderSeal => Verb::OrderSeal,
            Act::Seal(text) => {
                self.quoted(Some(text));
                Verb::Seal
            }
            Act::Open => Verb::Open,
            Act::Judge(findings) => {
                for finding in findings {
                    self.pair(finding.question().word(), Some(answer(finding)));
                }
                Verb::Judge
            }
            Act::Penalise(penalties) => {
                for penalty in penalties {
                    self.penalty(*penalty);
                }
                Verb::Penalise
            }
        }
    }

    fn written(&mut self, written: &Written) {
        match written {
            Written::Move(san) => self.word("move", san),
            Written::DrawOffer => self.word("what", "(=)"),
            Written::Quoted(text) => self.quoted(Some(text)),
        }
    }

    fn agreement(&mut self, agreement: Agreement) {
        let word = match agreement {
            Agreement::Draw => AgreementWord::Draw,
            Agreement::Correction(_) => AgreementWord::Correction,
            Agreement::Spectator => AgreementWord::Spectator,
        };
        self.keyword(word);
        if let Agreement::Correction(event) = agreement {
            self.push("event", Form::Event(event.0));
        }
    }

    fn claim(&mut self, claim: &Claim) {
        let word = match claim.what {
            Claimed::Flag(_) => ClaimWord::Flag,
            Claimed::Illegal(_) => ClaimWord::Illegal,
            Claimed::Touch(_) => ClaimWord::Touch,
            Claimed::Threefold => ClaimWord::Threefold,
            Claimed::Fifty => ClaimWord::Fifty,
            Claimed::NormalMeans => ClaimWord::NormalMeans,
            Claimed::NoEffort => ClaimWord::NoEffort,
            Claimed::Setup => ClaimWord::Setup,
            Claimed::Clock => ClaimWord::Clock,
            Claimed::Disturbance => ClaimWord::Disturbance,
            Claimed::Win => ClaimWord::Win,
            Claimed::Draw => ClaimWord::Draw,
            Claimed::Increment => ClaimWord::Increment,
            Claimed::MateInFifty => ClaimWord::MateInFifty,
        };
        self.keyword(word);
        match claim.what {
            Claimed::Flag(sides) => self.sides("side", sides),
            Claimed::Illegal(event) => self.push("event", Form::Event(event.0)),
            Claimed::Touch(square) => self.squares(&[square]),
            _ => {}
        }
        self.pair("intended", claim.intended.as_ref().map(move_name));
        self.pair("by", claim.by);
    }

    fn noticed(&mut self, noticed: Noticed) {
        match noticed {
            Noticed::Flag(sides) => {
                self.keyword(NoticeWord::Flag);
                self.sides("side", sides);
            }
            Noticed::Illegal(event) => {
                self.keyword(NoticeWord::Illegal);
                self.push("event", Form::Event(event.0));
            }
            Noticed::Touch(square) => {
                self.keyword(NoticeWord::Touch);
                self.squares(&[square]);
            }
            Noticed::Position => self.keyword(NoticeWord::Position),
            Noticed::Count(count) => self.pair("count", Some(count)),
        }
    }

    fn penalty(&mut self, penalty: Penalty) {
        match penalty {
            Penalty::Warn(None) => self.word("what", "warn"),
            Penalty::Warn(warned) => self.side("warn", warned),
            Penalty::Time(time) => self.word("what", adjustment(time)),
            Penalty::Lose(losers) => self.sides("lose", losers),
            Penalty::Expel(who) => self.pair("expel", Some(who.keyword(self.language))),
        }
    }
}

fn answer(finding: &Finding) -> String {
    match finding {
        Finding::Intent(answer) => answer.to_string(),
        Finding::NormalMeans(answer) => answer.to_string(),
        Finding::Effort(answer) => answer.to_string(),
        Finding::FlagFirst(answer) => answer.to_string(),
        Finding::Times(Times { white, black }) => by_side(*white, *black),
        Finding::Waive(answer) => answer.to_string(),
        Finding::Restore(restored) => restore(*restored),
        Finding::Colours(answer) => answer.to_string(),
        Finding::Choice(answer) => answer.to_string(),
        Finding::Score(answer) => answer.to_string(),
        Finding::Clear(answer)
        | Finding::Persistent(answer)
        | Finding::Increment(answer)
        | Finding::Severe(answer)
        | Finding::Schedule(answer)
        | Finding::Mate(answer) => answer.to_string(),
    }
}

/// `white=0:30:00,black=0:25:00`.
pub(crate) fn by_side(
    white: Option<arbitre_clock::Duration>,
    black: Option<arbitre_clock::Duration>,
) -> String {
    let time = |name, time: Option<_>| time.map(|time| format!("{name}={}", clock_time(time)));
    let times = [time("white", white), time("black", black)];
    times.into_iter().flatten().collect::<Vec<_>>().join(",")
}

/// What a clock shows, `0:12:22`.
pub(crate) fn clock_time(time: arbitre_clock::Duration) -> String {
    format!("{time:#}")
}

pub(crate) fn restore(restored: Restored) -> String {
    match restored {
        Restored::Before(event) => event.to_string(),
        Restored::Nothing => "none".to_owned(),
    }
}

pub(crate) const fn wing(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "K",
        Wing::Queen => "Q",
    }
}

pub(crate) fn counter(counter: Counter) -> String {
    format!("{}/{}", counter.white, counter.black)
}

pub(crate) fn adjustment(Adjustment { side, amount }: Adjustment) -> String {
    let sign = if amount.milliseconds() < 0 { "" } else { "+" };
    format!("{side}{sign}{}", amount.in_seconds())
}

pub(crate) fn move_name(name: &MoveName) -> String {
    match name {
        MoveName::Squares(coordinates) => coordinates.to_string(),
        MoveName::San(san) => san.value.clone(),
    }
}

impl Argument {
    /// How the argument is written in the text form.
    pub fn text(&self) -> String {
        match &self.form {
            Form::Word(word) => word.clone(),
            Form::Pair(value) => format!("{}={value}", self.name),
            Form::Event(number) => format!("^{number}"),
            Form::Quoted(text) => quote(text),
        }
    }
}
