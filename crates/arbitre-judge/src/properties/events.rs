//! Events made from numbers: half of them legal moves and presses, others what the game has come to.

use arbitre_board::{Coordinates, Role, Side, Square, Wing};
use arbitre_clock::Duration;
use arbitre_journal::{
    Act, Actor, Adjustment, Agreement, Announcement, Answer, Castling, Choice, Claim, Claimed,
    Colours, Departure, DeviceKind, Doubtful, Effort, Event, EventNumber, Finding, FlagFirst,
    Hands, IncidentKind, Intent, Man, Misplaced, MoveMade, MoveName, Need, Noticed, Order, Penalty,
    PressHand, Reading, Resigning, Restored, Scoresheet, Sides, Span, Speech, Stamp, Times, Turn,
    Waived,
};

use crate::{Open, Right, Standing, Who};

/// Numbers from which an event is made: who, what, where.
pub(super) type Seed = (u8, u8, u8, u8);

/// The event that a seed makes, as the game stands: half of them are legal moves and presses.
pub(super) fn event(number: u32, (who, what, a, b): Seed, standing: &Standing) -> Event {
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
