//! What is true of the judge whatever happens at the board.

use std::collections::BTreeSet;

use arbitre_board::{Coordinates, Role, Side, Square, Wing};
use arbitre_clock::Duration;
use arbitre_journal::{
    Act, Actor, Adjustment, Agreement, Announcement, Answer, Castling, Choice, Claim, Claimed,
    Colours, Departure, DeviceKind, Doubtful, Effort, Event, EventNumber, Finding, FlagFirst,
    Hands, IncidentKind, Intent, Man, Misplaced, MoveMade, MoveName, Need, Noticed, Order, Outcome,
    Penalty, PerSide, PressHand, Reading, Resigning, Restored, Scoresheet, Sides, Span, Speech,
    Stamp, Times, Turn, Waived,
};
use arbitre_laws::{ALL, Laws};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

use crate::{Decision, Ending, Game, Open, Right, Rule, Standing, Start, Verdict, Who};

/// Numbers from which an event is made: who, what, where.
type Seed = (u8, u8, u8, u8);

/// Starts that lie near an end, a claim or a promotion, beside the initial array.
const STARTS: [&str; 9] = [
    "",
    "@start 4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 30\n@tc 5m+3s\n@illegal white=1 black=1\n",
    "@start 8/P3k3/8/8/8/8/p3K3/8 w - - 0 60\n@tc 40/90m+30s:30m+30s\n@played white=39 black=39\n",
    "@start r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 96 90\n@announce guideline-III\n@final-period yes\n",
    "@moves 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 5.Nf3 Nf6 6.Ng1 Ng8\n@session start=14:00\n",
    "@start 8/8/3k1b2/4P3/8/8/3K4/5B2 b - - 0 60\n@setup board=turned\n@odds moves=2\n",
    "@start 7k/5K2/6Q1/8/8/8/7P/8 w - - 0 30\n@tc 5m\n",
    "@start 4k3/8/8/8/8/8/4p3/1N2K3 w - - 0 60\n@tc 30m\n",
    "@start 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41\n@tc 40/90m:30m\n@announce guideline-III\n@played white=60 black=60\n",
];

fn start(index: u8) -> Start {
    let text = STARTS[usize::from(index) % STARTS.len()];
    let journal: arbitre_journal::Journal = text.parse().expect("a start is a journal");
    Start::new(journal.headers())
}

/// The event that a seed makes, as the game stands: half of them are legal moves and presses.
fn event(number: u32, (who, what, a, b): Seed, standing: &Standing) -> Event {
    let turn = standing.table.turn();
    let actor = match who {
        0..=150 => Actor::Player(turn),
        151..=200 => Actor::Player(!turn),
        201..=235 => Actor::Arbiter,
        236..=240 => Actor::Both,
        241..=245 => Actor::Clock,
        246..=250 => Actor::Spectator,
        _ => Actor::Captain,
    };
    let stamp = match b % 8 {
        0 => Some(Stamp::After(Duration::from_milliseconds(
            i64::from(a) * 300,
        ))),
        1 => Some(Stamp::Same),
        _ => None,
    };
    let actor = if what < 128 {
        Actor::Player(if what < 70 { turn } else { !turn })
    } else {
        actor
    };
    // One act in three goes on with what the game has come to.
    let (actor, act) = match who % 3 {
        0 => pursued((what, a, b), standing),
        _ => None,
    }
    .unwrap_or_else(|| (actor, act((what, a, b), number, standing)));
    Event {
        n: EventNumber(number),
        span: Span::new(0, 0),
        stamp,
        actor,
        act,
    }
}

/// An act that goes on with what the game has come to, if there is such a thing: a right that is
/// open, a question that was asked, a man that stands on the board.
fn pursued((what, a, b): (u8, u8, u8), standing: &Standing) -> Option<(Actor, Act)> {
    let turn = standing.table.turn();
    let man = |side| {
        let men = standing.table.to_setup().board.side(side);
        let men: Vec<Square> = men.into_iter().collect();
        men.get(usize::from(a) % men.len().max(1)).copied()
    };
    let own = man(turn);
    match what % 8 {
        0 | 1 => claim_of(
            *standing
                .open
                .get(usize::from(a) % standing.open.len().max(1))?,
        ),
        2 => answer_to(standing.needs),
        3 => {
            let square = if b % 3 == 0 { man(!turn)? } else { own? };
            let hand = None;
            Some((Actor::Player(turn), Act::Touch { square, hand }))
        }
        4 => {
            let (from, to) = (own?, square(b));
            let promotion = None;
            let squares = Coordinates {
                from,
                to,
                promotion,
            };
            let made = MoveMade::of(MoveName::Squares(squares));
            Some((Actor::Player(turn), Act::Move(made)))
        }
        5 => Some((Actor::Player(!turn), Act::Offer)),
        6 => Some((Actor::Clock, Act::Flag(sides(a)))),
        _ => {
            let text = standing.table.position().and_then(|position| {
                let legal = position.legal_moves();
                let mv = legal.get(usize::from(a) % legal.len().max(1))?;
                Some(mv.coordinates().to_string())
            });
            Some(match b % 3 {
                0 => (Actor::Arbiter, Act::OrderSeal),
                1 => (Actor::Player(turn), Act::Seal(text?)),
                _ => (Actor::Arbiter, Act::Open),
            })
        }
    }
}

/// What somebody says who makes use of a right that is open.
fn claim_of(open: Open) -> Option<(Actor, Act)> {
    let who = match open.who {
        Who::Player(side) | Who::ArbiterOr(side) => Actor::Player(side),
        Who::Anyone | Who::Arbiter => Actor::Arbiter,
    };
    let claim = |what| {
        let (intended, by) = (None, None);
        Act::Claim(Claim { what, intended, by })
    };
    let act = match open.what {
        Right::Offence(event) if who == Actor::Arbiter => Act::Notice(Noticed::Illegal(event)),
        Right::Offence(event) => claim(Claimed::Illegal(event)),
        Right::Touch(_) | Right::SpentClock(_) => return None,
        Right::Flag(Side::White) => claim(Claimed::Flag(Sides::White)),
        Right::Flag(Side::Black) => claim(Claimed::Flag(Sides::Black)),
        Right::Offer(_) => Act::Accept,
        Right::Repetition => claim(Claimed::Threefold),
        Right::FiftyMoves => claim(Claimed::Fifty),
        Right::Quickplay(_) => Act::Judge(vec![Finding::Effort(Effort::Yes)]),
    };
    Some((who, act))
}

/// The finding of the arbiter that answers what is asked.
fn answer_to(need: Need) -> Option<(Actor, Act)> {
    let Need::Finding(question) = need else {
        let warned = vec![Penalty::Warn(None)];
        return (need == Need::Penalise).then_some((Actor::Arbiter, Act::Penalise(warned)));
    };
    let mut findings = (0..16).map(|number| finding(number, EventNumber(1)));
    let found = findings.find(|found| found.question() == question)?;
    Some((Actor::Arbiter, Act::Judge(vec![found])))
}

fn act((what, a, b): (u8, u8, u8), number: u32, standing: &Standing) -> Act {
    let (first, second) = (square(a), square(b));
    let earlier = EventNumber(number.saturating_sub(1 + u32::from(a % 6)));
    match what {
        0..=69 => legal(a, b, standing),
        70..=119 => Act::Press { hand: None },
        120..=127 => Act::Press {
            hand: (a < 60).then_some(PressHand::Other),
        },
        128..=139 => Act::Move(MoveMade {
            name: MoveName::Squares(Coordinates {
                from: first,
                to: second,
                promotion: role(a),
            }),
            hands: (a % 5 == 0).then_some(Hands::Both),
            promote: (b % 4 == 0).then_some(Misplaced::Nothing),
            turn: (b % 9 == 0).then_some(Turn::Other),
        }),
        140..=145 => Act::Touch {
            square: first,
            hand: None,
        },
        146..=149 => Act::Lift(Man::On(first)),
        150..=153 => Act::Place(man(a, second)),
        154..=156 => Act::Release(man(a, second)),
        157..=158 => Act::Remove(Man::On(first)),
        159..=161 => Act::TakeBack,
        162..=164 => Act::Castle(Castling {
            wing: if a % 2 == 0 { Wing::King } else { Wing::Queen },
            order: (b % 2 == 0).then_some(Order::RookFirst),
            hands: (b % 3 == 0).then_some(Hands::Both),
        }),
        165..=185 => Act::Claim(Claim {
            what: claimed(a, earlier, second),
            intended: (b % 7 == 0).then(|| MoveName::Squares(coordinates(a, b, standing))),
            by: None,
        }),
        186..=198 => Act::Notice(noticed(a, earlier, second)),
        199..=203 => Act::Flag(sides(a)),
        204..=208 => Act::Reading(Reading {
            white: Some(Duration::from_milliseconds(i64::from(a) * 1_000)),
            black: Some(Duration::from_milliseconds(i64::from(b) * 1_000)),
            moves: None,
            first: (a % 3 == 0).then_some(Side::White),
        }),
        209..=222 => Act::Judge(vec![finding(a, earlier)]),
        223..=226 => Act::Penalise(vec![penalty(a, b)]),
        227..=230 => Act::Offer,
        231..=233 => Act::Accept,
        234 => Act::Decline,
        235 => Act::Agree(agreement(a, earlier)),
        236 => Act::Resign {
            how: (a % 2 == 0).then_some(Resigning::Handshake),
        },
        237..=239 => Act::Incident {
            kind: incident(a),
            words: None,
        },
        240 => Act::Device {
            kind: DeviceKind::Phone,
            rings: (a % 2 == 0).then_some(Answer::Yes),
        },
        241 => Act::Arrive,
        242 => Act::Start { clock: None },
        243 => Act::OrderSeal,
        244 => Act::Seal(if a % 2 == 0 { "Ke2" } else { "nothing" }.to_owned()),
        245 => Act::Open,
        246 => Act::Pause { side: None },
        247 => Act::Resume {
            side: (a % 2 == 0).then_some(Side::Black),
        },
        248 => Act::Displace(vec![first]),
        249 => Act::Adjust(vec![first, second]),
        250 => Act::Leave(Departure {
            from: None,
            permission: None,
            words: None,
        }),
        251 => Act::Scoresheet([Scoresheet::Request, Scoresheet::Unable][usize::from(a % 2)]),
        252 => Act::Say {
            speech: Speech::Announcement(Announcement::Adoube),
            to: None,
        },
        253 => Act::Write(arbitre_journal::Written::Quoted("P-K4".to_owned())),
        _ => Act::Restore(vec![first]),
    }
}

fn legal(a: u8, b: u8, standing: &Standing) -> Act {
    Act::Move(MoveMade {
        name: MoveName::Squares(coordinates(a, b, standing)),
        hands: None,
        promote: None,
        turn: None,
    })
}

/// A legal move where there is one, else any squares.
fn coordinates(a: u8, b: u8, standing: &Standing) -> Coordinates {
    let legal = standing
        .table
        .position()
        .map(arbitre_board::Position::legal_moves);
    let moves = legal.as_deref().unwrap_or(&[]);
    let index = (usize::from(a) * 256 + usize::from(b)) % moves.len().max(1);
    let anything = Coordinates {
        from: square(a),
        to: square(b),
        promotion: None,
    };
    moves.get(index).map_or(anything, |mv| mv.coordinates())
}

fn square(number: u8) -> Square {
    let file = arbitre_board::File::ALL[usize::from(number % 8)];
    Square::new(file, arbitre_board::Rank::ALL[usize::from(number / 8 % 8)])
}

fn role(number: u8) -> Option<Role> {
    [
        None,
        None,
        Some(Role::Queen),
        Some(Role::Knight),
        Some(Role::King),
    ][usize::from(number % 5)]
}

fn man(number: u8, square: Square) -> Man {
    role(number).map_or(Man::On(square), |role| Man::PieceOn(role, square))
}

fn sides(number: u8) -> Sides {
    [Sides::White, Sides::Black, Sides::Both][usize::from(number % 3)]
}

fn claimed(number: u8, event: EventNumber, square: Square) -> Claimed {
    match number % 16 {
        0..=3 => Claimed::Illegal(event),
        4 => Claimed::Touch(square),
        5 | 6 => Claimed::Threefold,
        7 => Claimed::Fifty,
        8 => Claimed::NormalMeans,
        9 => Claimed::NoEffort,
        10 => Claimed::Setup,
        11 => Claimed::Clock,
        12 => Claimed::Win,
        13 => Claimed::Increment,
        14 => Claimed::MateInFifty,
        _ => Claimed::Flag(sides(number / 16)),
    }
}

fn noticed(number: u8, event: EventNumber, square: Square) -> Noticed {
    match number % 6 {
        0 | 1 => Noticed::Illegal(event),
        2 => Noticed::Touch(square),
        3 => Noticed::Position,
        4 => Noticed::Count(u32::from(number / 6 % 6)),
        _ => Noticed::Flag(sides(number / 6)),
    }
}

fn finding(number: u8, event: EventNumber) -> Finding {
    match number % 16 {
        0 => Finding::Intent(Intent::Yes),
        1 => Finding::Intent(Intent::No),
        2 => Finding::Clear(Answer::Yes),
        3 => Finding::NormalMeans(Doubtful::Unclear),
        4 => Finding::Effort(Effort::None),
        5 => Finding::FlagFirst(FlagFirst::Unknown),
        6 => Finding::FlagFirst(FlagFirst::Black),
        7 => Finding::Times(Times {
            white: Some(Duration::from_seconds(60)),
            black: None,
        }),
        8 => Finding::Waive(Waived::Default),
        9 => Finding::Persistent(Answer::Yes),
        10 => Finding::Restore(Restored::Before(event)),
        11 => Finding::Colours(Colours::Restart),
        12 => Finding::Increment(Answer::Yes),
        13 => Finding::Choice(Choice::Capture),
        14 => Finding::Score(arbitre_journal::Score::Half),
        _ => Finding::Mate(Answer::No),
    }
}

fn penalty(a: u8, b: u8) -> Penalty {
    let side = if a.is_multiple_of(2) {
        Side::White
    } else {
        Side::Black
    };
    match a % 8 {
        0 => Penalty::Lose(sides(b)),
        1 => Penalty::Warn(Some(side)),
        _ => Penalty::Time(Adjustment {
            side,
            amount: Duration::from_seconds(i64::from(b) - 128),
        }),
    }
}

fn agreement(number: u8, event: EventNumber) -> Agreement {
    [
        Agreement::Draw,
        Agreement::Correction(event),
        Agreement::Spectator,
    ][usize::from(number % 3)]
}

fn incident(number: u8) -> IncidentKind {
    use IncidentKind as Kind;
    let kinds = [
        Kind::Disturbance,
        Kind::External,
        Kind::Refusal,
        Kind::Clock,
        Kind::EnvelopeLost,
        Kind::Denial,
        Kind::Score,
        Kind::NotRecording,
        Kind::Notes,
    ];
    kinds[usize::from(number) % kinds.len()]
}

/// What a game said at each event, and how it stood after it.
type Record = Vec<(Vec<Verdict>, Vec<Standing>)>;

/// Plays seeds under some Laws; the first of them decides which moves are legal.
fn play(laws: &[&Laws], start: &Start, seeds: &[Seed]) -> (Vec<Event>, Record) {
    let (mut game, _) = Game::new(laws, start.clone());
    let mut events = Vec::new();
    let mut record = Record::new();
    for (number, seed) in (1..).zip(seeds) {
        let standing = game.standing(0).expect("there are Laws");
        let event = event(number, *seed, &standing);
        record.push((game.hear(&event), standings(&game, laws.len())));
        events.push(event);
    }
    (events, record)
}

fn standings(game: &Game<'_>, laws: usize) -> Vec<Standing> {
    (0..laws).filter_map(|index| game.standing(index)).collect()
}

/// Hears events that were made before.
fn hear(laws: &[&Laws], start: &Start, events: &[Event]) -> Record {
    let (mut game, _) = Game::new(laws, start.clone());
    let heard = |event| (game.hear(event), standings(&game, laws.len()));
    events.iter().map(heard).collect()
}

/// The rules that ought to have a say in some of a few hundred games.
const REACHED: &[Rule] = &[
    Rule::ClaimAfterTheEnd,
    Rule::Mate,
    Rule::Stalemate,
    Rule::DeadPosition,
    Rule::FlagIsCalled,
    Rule::WhichFlagFellFirst,
    Rule::TouchBinds,
    Rule::DutyNotMet,
    Rule::Offence,
    Rule::OffenceRaised,
    Rule::ClaimOfADraw,
    Rule::ClaimInTheLastPeriod,
    Rule::DrawAgreed,
    Rule::Offer,
    Rule::OfferRefused,
    Rule::Resignation,
    Rule::MoveSealed,
    Rule::EnvelopeOpened,
    Rule::Penalty,
    Rule::WhatIsNotHisToSay,
];

#[test]
fn the_games_reach_what_they_are_to_test() {
    let mut runner = TestRunner::deterministic();
    let mut reached = BTreeSet::new();
    for number in 0..300_u32 {
        let drawn = seeds().new_tree(&mut runner).expect("seeds");
        let start = start(u8::try_from(number % 251).unwrap_or(0));
        let (_, record) = play(ALL, &start, &drawn.current());
        let verdicts = record.iter().flat_map(|(verdicts, _)| verdicts);
        reached.extend(verdicts.map(|verdict| verdict.rule));
    }
    let missed: Vec<_> = REACHED
        .iter()
        .filter(|rule| !reached.contains(rule))
        .collect();
    assert!(missed.is_empty(), "never reached: {missed:?}");
}

fn seeds() -> impl Strategy<Value = Vec<Seed>> {
    proptest::collection::vec(any::<Seed>(), 1..60)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// Nothing panics, no ruling lacks an article, and every adjustment is on record.
    #[test]
    fn every_ruling_has_its_articles_and_time_is_conserved(from in any::<u8>(), seeds in seeds()) {
        let (_, record) = play(ALL, &start(from), &seeds);
        let mut adjusted = vec![[Duration::ZERO; 2]; ALL.len()];
        for (verdicts, standings) in &record {
            for Verdict { laws, rule, ruling } in verdicts {
                prop_assert!(!ruling.under.is_empty(), "{rule:?}");
                if let Decision::Adjusts { side, amount, .. } = &ruling.decision {
                    adjusted[*laws][crate::course::at(*side)] += *amount;
                }
            }
            for (standing, [white, black]) in standings.iter().zip(&adjusted) {
                prop_assert_eq!(standing.adjusted, PerSide { white: *white, black: *black });
            }
        }
    }

    /// A game that is over stays over, unless the arbiter lifts its end, imposes a
    /// penalty or sets the score that is his to set, or the Laws annul it.
    #[test]
    fn a_game_that_is_over_stays_over(from in any::<u8>(), seeds in seeds()) {
        let (_, record) = play(ALL, &start(from), &seeds);
        let mut results = vec![Outcome::Ongoing; ALL.len()];
        for (verdicts, standings) in &record {
            for (index, (before, standing)) in results.iter_mut().zip(standings).enumerate() {
                let changed = *before != standing.result;
                let reopened = |verdict: &Verdict| {
                    verdict.laws == index && matches!(
                        verdict.ruling.decision,
                        Decision::Resumes
                            | Decision::Ends(
                                _,
                                Ending::Penalty
                                    | Ending::Refusal
                                    | Ending::Device
                                    | Ending::Array
                                    | Ending::TurnedBoard
                            )
                    )
                };
                if changed && *before != Outcome::Ongoing {
                    prop_assert!(verdicts.iter().any(reopened));
                }
                *before = standing.result;
            }
        }
    }

    /// Hearing the same events again gives the same rulings.
    #[test]
    fn the_same_events_have_the_same_rulings(from in any::<u8>(), seeds in seeds()) {
        let (events, record) = play(ALL, &start(from), &seeds);
        prop_assert_eq!(record, hear(ALL, &start(from), &events));
    }

    /// A record that is judged as a whole has the rulings of one that is heard event by event.
    #[test]
    fn a_record_is_judged_as_it_is_heard(from in any::<u8>(), seeds in seeds()) {
        let start = start(from);
        let (events, _) = play(ALL, &start, &seeds);
        let mut journal = arbitre_journal::Journal::default();
        for event in events {
            journal.add_event(event.actor, event.act);
        }
        let judged = crate::judge(&journal, ALL);
        let (mut game, opening) = Game::new(ALL, Start::new(journal.headers()));
        let heard = journal.events().map(|event| game.hear(event));
        let heard: Vec<_> = std::iter::once(opening).chain(heard).collect();
        let heard: Vec<_> = heard.into_iter().flatten().collect();
        let told = judged.moments.into_iter().flat_map(|moment| moment.verdicts);
        prop_assert_eq!(told.collect::<Vec<_>>(), heard);
    }

    /// Judging under all Laws at once is the same as judging under each alone.
    #[test]
    fn no_laws_bear_on_others(from in any::<u8>(), seeds in seeds()) {
        let (events, record) = play(ALL, &start(from), &seeds);
        for (index, laws) in ALL.iter().enumerate() {
            let alone = hear(&[laws], &start(from), &events);
            for ((verdicts, standings), (own, standing)) in record.iter().zip(&alone) {
                let among: Vec<_> = verdicts
                    .iter()
                    .filter(|verdict| verdict.laws == index)
                    .map(|verdict| &verdict.ruling)
                    .collect();
                let own: Vec<_> = own.iter().map(|verdict| &verdict.ruling).collect();
                prop_assert_eq!(among, own, "{}", laws.id);
                prop_assert_eq!(&standings[index], &standing[0], "{}", laws.id);
            }
        }
    }
}
