//! What is true of the judge whatever happens at the board.

mod events;

use std::collections::BTreeSet;

use arbitre_clock::Duration;
use arbitre_journal::{Event, Outcome, PerSide};
use arbitre_laws::{ALL, Laws};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

use crate::{Decision, Ending, Game, Rule, Standing, Start, Verdict};
use events::{Seed, event};

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
