//! `arbitre clock adjust`: the displays to set after an intervention, step by step.

use std::io::Write as _;

use arbitre_clock::{
    Bonus, Cause, Change, Clock, Controls, Dialect, Duration, Reason, Side, Sides,
};
use arbitre_laws::{
    Article, Cited, IllegalMoveException, IncrementRequest, Laws, Minutes, Moves, OffencePenalty,
    QuickplayIllegalMovePenalty, QuickplayPostponement, QuickplayRejection, WrongClaim,
};
use clap::{Args, ValueEnum};

use super::{Player, controls, moves, time};
use crate::command::laws;
use crate::{Failure, Outcome, Place, Streams};

/// Works out what to set on the clock after an intervention
///
/// Stop the clocks, read both displays and the move counter, and say what happened. An illegal move
/// has been completed by a press: the counter goes back, the increment of that press is removed, and
/// the penalty of the edition is applied.
#[derive(Debug, Args)]
pub struct Arguments {
    /// What happened
    event: Event,
    /// Who did it: the offender or the claimant
    player: Player,
    /// The Laws, such as `fide-2023/rapid`
    #[arg(long, value_name = "LAWS")]
    laws: String,
    /// The time control
    #[arg(long, value_name = "TC")]
    tc: String,
    /// The dialect of the time control
    #[arg(long, value_name = "DIALECT", default_value = "canonical")]
    dialect: Dialect,
    /// What White's display shows
    #[arg(long, value_name = "TIME")]
    white: String,
    /// What Black's display shows
    #[arg(long, value_name = "TIME")]
    black: String,
    /// The move counter of White and Black, such as `22/22`
    #[arg(long, value_name = "COUNTER")]
    moves: Option<String>,
    /// How many illegal moves of this player are penalised, with this one
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    offence: u16,
    /// The game is in its last period, played under the rules of the quickplay finish
    #[arg(long)]
    quickplay: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Event {
    /// An illegal move, completed by a press
    IllegalMove,
    /// A claim of a repetition or of fifty moves that proved wrong
    WrongClaim,
    /// An increment asked for in the last minutes, and granted
    IncrementRequest,
    /// A claim to draw by the quickplay finish, put off
    PostponedClaim,
    /// The same, rejected
    RejectedClaim,
}

pub fn run(arguments: Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let laws = laws::named(&arguments.laws)?;
    let controls = controls("--tc", &arguments.tc, arguments.dialect, streams)?;
    let mut sheet = Sheet::read(&arguments, &laws, controls)?;
    if arguments.event == Event::IllegalMove {
        sheet.annul_press(&arguments)?;
    }
    sheet.penalise(&arguments);
    writeln!(streams.out, "{}, {}", sheet.laws.id, sheet.clock.controls())?;
    for line in &sheet.lines {
        writeln!(streams.out, "{line}")?;
    }
    let last = sheet.line("set");
    writeln!(streams.out, "{}", last.trim_end())?;
    for remark in &sheet.remarks {
        writeln!(streams.out, "{remark}")?;
    }
    Ok(Outcome::Clean)
}

/// The clock, and what is written down while it is set.
struct Sheet<'a> {
    clock: Clock,
    laws: &'a Laws,
    player: Side,
    counter: Counter,
    steps: usize,
    lines: Vec<String>,
    remarks: Vec<String>,
}

/// Whether the move counters were read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Counter {
    Read,
    Unread,
}

impl<'a> Sheet<'a> {
    /// The clock as it was read.
    fn read(arguments: &Arguments, laws: &'a Laws, controls: Controls) -> Result<Self, Failure> {
        let mut clock = Clock::new(controls);
        let shown = Sides {
            white: time("--white", &arguments.white)?,
            black: time("--black", &arguments.black)?,
        };
        let counter = match &arguments.moves {
            Some(text) => {
                let moves = moves("--moves", text)?;
                for side in Side::BOTH {
                    clock.set_counter(side, moves[side], Reason::Reading);
                }
                Counter::Read
            }
            None => Counter::Unread,
        };
        for side in Side::BOTH {
            clock.set(side, shown[side], Reason::Reading);
        }
        let mut sheet = Self {
            clock,
            laws,
            player: arguments.player.into(),
            counter,
            steps: 0,
            lines: vec![format!("{:4}  {:>11} {:>11}  moves", "", "white", "black")],
            remarks: Vec::new(),
        };
        sheet.lines.push(sheet.line("read").trim_end().to_string());
        Ok(sheet)
    }

    /// A line of the sheet: its name, what both displays show, the move counters.
    fn line(&self, name: &str) -> String {
        let shown = |side| format!("{:#}", self.clock.left(side));
        let (white, black) = (shown(Side::White), shown(Side::Black));
        let moves = match self.counter {
            Counter::Read => {
                let moves = |side| self.clock.counter(side);
                format!("{}/{}", moves(Side::White), moves(Side::Black))
            }
            Counter::Unread => "-".to_string(),
        };
        format!("{name:4}  {white:>11} {black:>11}  {moves:5}")
    }

    fn step(&mut self, side: Side, change: Change, reason: Reason, articles: &str) {
        let cause = Cause::from(reason).under(articles);
        self.clock.change(side, change, cause);
        self.steps += 1;
        let line = self.line(&format!("{}.", self.steps));
        self.lines
            .push(format!("{line}  {side} {change}: {reason} [{articles}]"));
    }

    /// Takes away what the press after the illegal move brought, and sets the counter back.
    fn annul_press(&mut self, arguments: &Arguments) -> Result<(), Failure> {
        let side = self.player;
        let control = &self.clock.controls()[side];
        if self.counter == Counter::Unread && control.periods().len() > 1 {
            return Err(Failure::Refused(
                "with several periods the counter tells what the press brought: give --moves"
                    .into(),
            ));
        }
        let article = self.laws.times_after_correction.article.to_string();
        let moves = match (self.counter, self.clock.counter(side)) {
            (Counter::Unread, _) => 1,
            (Counter::Read, 0) => {
                let text = arguments.moves.clone().unwrap_or_default();
                let place = Place::new("--moves", text.clone(), 0..text.len());
                return Err(Failure::Text {
                    reason: format!("{side} has not pressed, so there is no press to annul"),
                    expected: None,
                    place: Box::new(place),
                });
            }
            (Counter::Read, moves) => moves,
        };
        let brought = brought_by(&self.clock, side, moves);
        if !brought.is_spent() {
            self.step(side, Change::Add(-brought), Reason::AnnulledPress, &article);
        }
        if let Bonus::Bronstein(_) = control_bonus(&self.clock, side) {
            self.remarks.push(
                "what the press gave back (Bronstein) is not known: the arbiter sets it".into(),
            );
        }
        if self.counter == Counter::Read {
            self.step(
                side,
                Change::Count(moves - 1),
                Reason::AnnulledPress,
                &article,
            );
        }
        if self.clock.left(side).is_spent() {
            self.remarks
                .push(format!("{side} had no time left before the press"));
        }
        Ok(())
    }

    fn penalise(&mut self, arguments: &Arguments) {
        match arguments.event {
            Event::IllegalMove => self.illegal_move(arguments),
            Event::WrongClaim => self.wrong_claim(),
            Event::IncrementRequest => self.increment_request(),
            Event::PostponedClaim => match self.laws.quickplay_postponement.rule {
                QuickplayPostponement::OpponentMayGain(gain) => {
                    let article = self.laws.quickplay_postponement.article.to_string();
                    self.gain(gain, Reason::Claim, &article);
                    self.remarks.push(format!(
                        "the arbiter may give this time, he need not [{article}]"
                    ));
                }
                QuickplayPostponement::Silent => self.silent(&self.laws.quickplay_postponement),
            },
            Event::RejectedClaim => match self.laws.quickplay_rejection.rule {
                QuickplayRejection::OpponentGains(gain) => {
                    let article = self.laws.quickplay_rejection.article.to_string();
                    self.gain(gain, Reason::Claim, &article);
                }
                QuickplayRejection::Silent => self.silent(&self.laws.quickplay_rejection),
            },
        }
    }

    fn illegal_move(&mut self, arguments: &Arguments) {
        let laws = self.laws;
        let (penalty, article) = match laws.quickplay_illegal_move_penalty {
            Cited {
                rule: QuickplayIllegalMovePenalty::Own(penalty),
                article,
                ..
            } if arguments.quickplay => (penalty, article),
            _ => (
                laws.illegal_move_penalty.rule,
                laws.illegal_move_penalty.article,
            ),
        };
        let (player, opponent) = (self.player, !self.player);
        match penalty.of(Moves(arguments.offence)) {
            OffencePenalty::Correction => self.remarks.push(format!(
                "the move is corrected; no time is given for it [{article}]"
            )),
            OffencePenalty::OpponentGains(gain) => {
                let (gain, articles) = self.in_this_regime(gain, article);
                self.gain(gain, Reason::IllegalMove, &articles);
            }
            OffencePenalty::Loss => {
                let exception = match laws.illegal_move_exception.rule {
                    IllegalMoveException::None => "",
                    IllegalMoveException::DrawIfNoMate => {
                        "; it is drawn if the opponent cannot mate by any series of legal moves"
                    }
                    IllegalMoveException::MatingPotential => {
                        "; the opponent needs mating potential"
                    }
                };
                self.remarks
                    .push(format!("{player} loses the game{exception} [{article}]"));
            }
            OffencePenalty::OpponentMayClaimWin => self.remarks.push(format!(
                "{opponent} may claim the game before his own move [{article}]"
            )),
        }
    }

    fn wrong_claim(&mut self) {
        let Cited { rule, article, .. } = self.laws.wrong_claim;
        let WrongClaim::Costs { claimant, opponent } = rule else {
            return self.silent(&self.laws.wrong_claim);
        };
        let lost = claimant.of(self.clock.left(self.player).milliseconds());
        if lost > 0 {
            let lost = Duration::from_milliseconds(lost);
            self.step(
                self.player,
                Change::Add(-lost),
                Reason::WrongClaim,
                article.as_str(),
            );
        }
        let (gain, articles) = self.in_this_regime(opponent, article);
        self.gain(gain, Reason::WrongClaim, &articles);
    }

    fn increment_request(&mut self) {
        let Cited { rule, article, .. } = self.laws.increment_request;
        let IncrementRequest::IfAnnounced {
            increment,
            opponent,
            ..
        } = rule
        else {
            return self.silent(&self.laws.increment_request);
        };
        self.gain(opponent, Reason::Increment, article.as_str());
        let bonus = Bonus::Increment(Duration::from_milliseconds(increment.millis()));
        for side in Side::BOTH {
            self.step(
                side,
                Change::Bonus(bonus),
                Reason::Increment,
                article.as_str(),
            );
        }
        self.remarks
            .push(format!("only if it was announced [{article}]"));
    }

    /// A penalty as it is read in rapid chess and blitz, with the articles for it.
    fn in_this_regime(&self, stated: Minutes, article: Article) -> (Minutes, String) {
        let read = self.laws.penalty_time;
        match read.rule.of(stated) {
            time if time == stated => (time, article.to_string()),
            time => (time, format!("{article}, {}", read.article)),
        }
    }

    fn gain(&mut self, gain: Minutes, reason: Reason, articles: &str) {
        let time = Duration::from_milliseconds(gain.millis());
        self.step(!self.player, Change::Add(time), reason, articles);
    }

    fn silent<T>(&mut self, choice: &Cited<T>) {
        self.remarks
            .push(format!("these Laws say nothing of it [{}]", choice.article));
    }
}

/// What a press that completes this move brings, the next period's time included.
fn brought_by(clock: &Clock, side: Side, moves: u32) -> Duration {
    let mut probe = Clock::new(clock.controls().clone());
    probe.set_counter(side, moves - 1, Reason::Reading);
    probe.start(side);
    let before = probe.left(side);
    probe.press(side);
    probe.left(side) - before
}

fn control_bonus(clock: &Clock, side: Side) -> Bonus {
    clock.period(side).bonus()
}
