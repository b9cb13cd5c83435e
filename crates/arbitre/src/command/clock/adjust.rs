//! `arbitre clock adjust`: the displays to set after an intervention, step by step.

use std::fmt;
use std::io::Write as _;

use arbitre_clock::{
    Bonus, Cause, Change, Clock, Controls, Dialect, Duration, Reason, Side, Sides,
};
use arbitre_journal::{Answered, Journal};
use arbitre_judge::{Decision, Judgement, Matter, Ruling};
use arbitre_laws::{IllegalMoveException, Laws};
use arbitre_words::{Language, Words as _};
use clap::{Args, ValueEnum};
use serde::Serialize;
use serde_json::json;

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
    /// Writes a line of JSON
    #[arg(long)]
    json: bool,
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
    let read = Read::new(&arguments, controls)?;
    let journal = read.journal(&arguments)?;
    let judgement = arbitre_judge::judge(&journal, &[&laws]);
    let mut sheet = Sheet::new(&read);
    sheet.take_over(&judgement, &laws, arguments.event);
    let last = sheet.row("set");
    if arguments.json {
        let told = json!({
            "laws": laws.id,
            "time_control": read.controls.to_string(),
            "steps": sheet.rows,
            "set": last,
            "remarks": sheet.remarks,
        });
        writeln!(streams.out, "{told}")?;
        return Ok(Outcome::Clean);
    }
    writeln!(streams.out, "{}, {}", laws.id, read.controls)?;
    let [white, black] = ["white", "black"];
    writeln!(streams.out, "      {white:>11} {black:>11}  moves")?;
    for row in sheet.rows.iter().chain([&last]) {
        writeln!(streams.out, "{}", row.to_string().trim_end())?;
    }
    for remark in &sheet.remarks {
        writeln!(streams.out, "{remark}")?;
    }
    Ok(Outcome::Clean)
}

/// What was read off the clock, and who did it.
struct Read {
    controls: Controls,
    player: Side,
    shown: Sides<Duration>,
    counter: Counter,
}

/// The move counters, if they were read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Counter {
    Read(Sides<u32>),
    Unread,
}

impl Read {
    fn new(arguments: &Arguments, controls: Controls) -> Result<Self, Failure> {
        let player = arguments.player.into();
        let counter = match &arguments.moves {
            Some(text) => Counter::Read(moves("--moves", text)?),
            None => Counter::Unread,
        };
        if arguments.event == Event::IllegalMove {
            match counter {
                Counter::Unread if controls[player].periods().len() > 1 => {
                    return Err(Failure::Refused(
                        "with several periods the counter tells what the press brought: give --moves"
                            .into(),
                    ));
                }
                Counter::Read(moves) if moves[player] == 0 => {
                    let text = arguments.moves.clone().unwrap_or_default();
                    let place = Place::new("--moves", text.clone(), 0..text.len());
                    return Err(Failure::Text {
                        reason: format!("{player} has not pressed, so there is no press to annul"),
                        expected: None,
                        place: Box::new(place),
                    });
                }
                Counter::Read(_) | Counter::Unread => {}
            }
        }
        Ok(Self {
            controls,
            player,
            shown: Sides {
                white: time("--white", &arguments.white)?,
                black: time("--black", &arguments.black)?,
            },
            counter,
        })
    }

    /// What happened, as a journal of a few lines. The position matters no more than that the act is
    /// possible in it and that both players can mate.
    fn journal(&self, arguments: &Arguments) -> Result<Journal, Failure> {
        let (player, opponent) = (self.player, !self.player);
        let illegal = arguments.event == Event::IllegalMove;
        let (position, pinned) = match player {
            Side::White => ("3r2k1/5ppp/8/8/8/8/3R1PPP/3K4 w - - 0 40", "d2e2"),
            Side::Black => ("3k4/3r1ppp/8/8/8/8/5PPP/3R2K1 b - - 0 40", "d7e7"),
        };
        let mut lines = vec![
            format!("@tc {}", self.controls),
            format!("@start {position}"),
            "@announce guideline-III".to_owned(),
        ];
        if let Counter::Read(mut moves) = self.counter {
            moves[player] -= u32::from(illegal);
            lines.push(format!(
                "@played white={} black={}",
                moves.white, moves.black
            ));
        }
        if illegal {
            let mut before = Sides::both(0);
            before[player] = arguments.offence.saturating_sub(1);
            lines.push(format!(
                "@illegal white={} black={}",
                before.white, before.black
            ));
        }
        let in_last_period = matches!(
            arguments.event,
            Event::PostponedClaim | Event::RejectedClaim
        );
        if arguments.quickplay || in_last_period {
            lines.push("@final-period yes".to_owned());
        }
        if illegal {
            lines.push(format!("{player} move {pinned}"));
            lines.push(format!("{player} press"));
        }
        let Sides { white, black } = self.shown;
        lines.push(format!("clock reading white={white:#} black={black:#}"));
        let told: &[&str] = match arguments.event {
            Event::IllegalMove => &["OPPONENT claim illegal ^1"],
            Event::WrongClaim => &["PLAYER claim fifty"],
            Event::IncrementRequest => &[
                "PLAYER claim increment",
                "OPPONENT decline",
                "? arb judge increment=yes",
            ],
            Event::PostponedClaim => &[
                "PLAYER claim normal-means",
                "? arb judge normal-means=unclear",
            ],
            Event::RejectedClaim => &["PLAYER claim normal-means", "? arb judge normal-means=yes"],
        };
        lines.extend(told.iter().map(|line| {
            let line = line.replace("PLAYER", &player.to_string());
            line.replace("OPPONENT", &opponent.to_string())
        }));
        let journal = Journal::parse(&lines.join("\n"));
        journal.map_err(|errors| {
            let reasons = errors.iter().map(|error| error.reason.to_string());
            Failure::Refused(reasons.collect::<Vec<_>>().join("; "))
        })
    }
}

/// A line of the sheet: what both displays show, the move counters, and what was changed.
#[derive(Serialize)]
struct Row {
    name: String,
    white: String,
    black: String,
    /// Of White and Black, if they were read.
    moves: Option<[u32; 2]>,
    #[serde(flatten)]
    changed: Option<Changed>,
}

/// What was changed, why, and under which articles.
#[derive(Serialize)]
struct Changed {
    side: String,
    change: String,
    reason: String,
    articles: String,
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Row {
            name, white, black, ..
        } = self;
        let moves = match self.moves {
            Some([white, black]) => format!("{white}/{black}"),
            None => "-".to_owned(),
        };
        write!(f, "{name:4}  {white:>11} {black:>11}  {moves:5}")?;
        match &self.changed {
            Some(Changed {
                side,
                change,
                reason,
                articles,
            }) => write!(f, "  {side} {change}: {reason} [{articles}]"),
            None => Ok(()),
        }
    }
}

/// The clock, and what is written down while it is set.
struct Sheet {
    clock: Clock,
    player: Side,
    counter: Counter,
    rows: Vec<Row>,
    remarks: Vec<String>,
}

impl Sheet {
    /// The clock as it was read.
    fn new(read: &Read) -> Self {
        let mut clock = Clock::new(read.controls.clone());
        for side in Side::BOTH {
            if let Counter::Read(moves) = read.counter {
                clock.set_counter(side, moves[side], Reason::Reading);
            }
        }
        for side in Side::BOTH {
            clock.set(side, read.shown[side], Reason::Reading);
        }
        let mut sheet = Self {
            clock,
            player: read.player,
            counter: read.counter,
            rows: Vec::new(),
            remarks: Vec::new(),
        };
        sheet.rows.push(sheet.row("read"));
        sheet
    }

    /// A line of the sheet, in which nothing is changed.
    fn row(&self, name: &str) -> Row {
        let shown = |side| format!("{:#}", self.clock.left(side));
        Row {
            name: name.to_owned(),
            white: shown(Side::White),
            black: shown(Side::Black),
            moves: match self.counter {
                Counter::Read(_) => Some(Side::BOTH.map(|side| self.clock.counter(side))),
                Counter::Unread => None,
            },
            changed: None,
        }
    }

    fn step(&mut self, side: Side, change: Change, reason: Reason, articles: &str) {
        let cause = Cause::from(reason).under(articles);
        self.clock.change(side, change, cause);
        // What was read comes first.
        let row = self.row(&format!("{}.", self.rows.len()));
        self.rows.push(Row {
            changed: Some(Changed {
                side: side.to_string(),
                change: change.to_string(),
                reason: reason.to_string(),
                articles: articles.to_owned(),
            }),
            ..row
        });
    }

    /// Whether anything was changed.
    fn is_changed(&self) -> bool {
        self.rows.len() > 1
    }

    /// Takes over what the judge ruled.
    fn take_over(&mut self, judgement: &Judgement, laws: &Laws, event: Event) {
        for (index, moment) in judgement.moments.iter().enumerate() {
            let when = if index + 1 == judgement.moments.len() {
                When::Last
            } else {
                When::Before
            };
            for verdict in &moment.verdicts {
                self.enter(&verdict.ruling, when, laws);
            }
        }
        if event == Event::IncrementRequest && self.is_changed() {
            let article = laws.increment_request.article;
            self.remarks
                .push(format!("only if it was announced [{article}]"));
        }
        if !self.is_changed() && self.remarks.is_empty() {
            self.remarks.push("the displays stay as they are".into());
        }
    }

    /// Takes over one ruling: a change of the clock, or a remark where it bears on the game.
    fn enter(&mut self, ruling: &Ruling, when: When, laws: &Laws) {
        let mut articles: Vec<String> = Vec::new();
        for citation in ruling.under.iter() {
            let article = citation.article.to_string();
            if !articles.contains(&article) {
                articles.push(article);
            }
        }
        let articles = articles.join(", ");
        match &ruling.decision {
            Decision::TakesBack(_) => {
                if let Counter::Read(moves) = self.counter {
                    let change = Change::Count(moves[self.player] - 1);
                    self.step(self.player, change, Reason::AnnulledPress, &articles);
                }
            }
            Decision::Adjusts { side, amount, why } => {
                let side = of(*side);
                self.step(side, Change::Add(*amount), (*why).into(), &articles);
                if self.clock.left(side).is_spent() {
                    self.remarks.push(format!("{side} has no time left"));
                }
            }
            Decision::Adds(increment) => {
                for side in Side::BOTH {
                    let change = Change::Bonus(Bonus::Increment(*increment));
                    self.step(side, change, Reason::Increment, &articles);
                }
            }
            Decision::Ends(..) => {
                let words = ruling.decision.words(Language::English);
                self.remarks.push(format!("{words} [{articles}]"));
                let exception = laws.illegal_move_exception;
                if exception.rule != IllegalMoveException::None {
                    let words = exception.rule.words(Language::English);
                    self.remarks
                        .push(format!("{words} [{}]", exception.article));
                }
            }
            // A question that is asked before the last event is answered by it.
            Decision::Asks(_) if when == When::Before => {}
            // What the opponent may be given is said with the postponement.
            Decision::Asks(question) if question.about == Matter::Breach(None) => {}
            Decision::Answers(Answered::Postponed) => {
                let words = laws.quickplay_postponement.rule.words(Language::English);
                self.remarks.push(format!("{words} [{articles}]"));
            }
            Decision::Answers(Answered::NotEntitled | Answered::TooLate)
            | Decision::Lacks(_)
            | Decision::Asks(_) => {
                let words = ruling.decision.words(Language::English);
                self.remarks.push(format!("{words} [{articles}]"));
            }
            _ => {}
        }
    }
}

/// Whether a ruling is on the last event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum When {
    Before,
    Last,
}

/// The side of a clock that belongs to a side of the board.
const fn of(side: arbitre_board::Side) -> Side {
    match side {
        arbitre_board::Side::White => Side::White,
        arbitre_board::Side::Black => Side::Black,
    }
}
