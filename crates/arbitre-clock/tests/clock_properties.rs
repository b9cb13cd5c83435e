//! What is true of the clock in every sequence of events.

use arbitre_clock::{
    AtFlag, Bonus, Change, Clock, Controls, Device, Dialect, Duration, Face, FirstBonus, Flags,
    Motion, MoveOdds, Period, Pressed, Quota, Reason, Side, Sides, Stated, Switch, TimeControl,
};
use proptest::collection::vec;
use proptest::prelude::*;
use std::num::NonZeroU32;

const YEAR: i64 = 365 * 86_400_000;

/// Up to a year, mostly of the size of a move.
fn time() -> impl Strategy<Value = Duration> {
    prop_oneof![
        8 => 0_i64..200_000,
        1 => 0_i64..10_000_000,
        1 => 0_i64..=YEAR,
    ]
    .prop_map(Duration::from_milliseconds)
}

fn some_time() -> impl Strategy<Value = Duration> {
    time().prop_map(|time| time.max(Duration::MILLISECOND))
}

fn count() -> impl Strategy<Value = NonZeroU32> {
    (1_u32..60).prop_map(|count| NonZeroU32::new(count).expect("at least one"))
}

fn bonus() -> impl Strategy<Value = Bonus> {
    prop_oneof![
        Just(Bonus::None),
        some_time().prop_map(Bonus::Increment),
        some_time().prop_map(Bonus::Delay),
        some_time().prop_map(Bonus::Bronstein),
    ]
}

fn quota() -> impl Strategy<Value = Quota> {
    prop_oneof![Just(Quota::AllMoves), count().prop_map(Quota::Moves)]
}

fn main_period() -> impl Strategy<Value = Period> {
    (quota(), some_time(), bonus()).prop_map(|(quota, base, bonus)| Period::Main {
        quota,
        base,
        bonus,
    })
}

fn last_period() -> impl Strategy<Value = Period> {
    prop_oneof![
        4 => main_period(),
        1 => (count(), some_time()).prop_map(|(times, each)| Period::ByoYomi { times, each }),
        1 => (count(), some_time()).prop_map(|(moves, block)| Period::Canadian { moves, block }),
        1 => some_time().prop_map(|time| Period::PerMove { time }),
        1 => some_time().prop_map(|time| Period::PerDay { time }),
        1 => Just(Period::Upcount),
    ]
}

fn control() -> impl Strategy<Value = TimeControl> {
    let periods = (vec(main_period(), 0..3), last_period());
    prop_oneof![
        9 => periods.prop_map(|(mut periods, last)| {
            periods.push(last);
            TimeControl::new(periods).expect("a time control")
        }),
        1 => some_time().prop_map(|base| {
            TimeControl::new(vec![Period::Hourglass { base }]).expect("a time control")
        }),
    ]
}

fn controls() -> impl Strategy<Value = Controls> {
    prop_oneof![
        control().prop_map(Controls::from),
        (control(), control()).prop_map(|(white, black)| Sides { white, black }),
    ]
}

fn device() -> impl Strategy<Value = Device> {
    (0_u8..16).prop_map(|n| Device {
        switch: [Switch::Counter, Switch::Zero][usize::from(n & 1)],
        first_bonus: [FirstBonus::Given, FirstBonus::Withheld][usize::from(n >> 1 & 1)],
        at_flag: [AtFlag::Freeze, AtFlag::RunOn][usize::from(n >> 2 & 1)],
        face: [Face::Seconds, Face::TenthsBelow(Duration::MINUTE)][usize::from(n >> 3)],
    })
}

#[derive(Debug, Clone, Copy)]
enum Event {
    Press(Side),
    Pause,
    Resume(Side),
    Elapse(Duration),
    Change(Side, Change),
    TakeBack,
    Undo(usize),
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::White), Just(Side::Black)]
}

fn event() -> impl Strategy<Value = Event> {
    let change = prop_oneof![
        time().prop_map(Change::Add),
        time().prop_map(|time| Change::Add(-time)),
        time().prop_map(Change::Set),
        any::<u32>().prop_map(Change::Count),
        bonus().prop_map(Change::Bonus),
    ];
    prop_oneof![
        6 => side().prop_map(Event::Press),
        8 => time().prop_map(Event::Elapse),
        1 => Just(Event::Pause),
        1 => side().prop_map(Event::Resume),
        1 => (side(), change).prop_map(|(side, change)| Event::Change(side, change)),
        1 => Just(Event::TakeBack),
        1 => (0_usize..40).prop_map(Event::Undo),
    ]
}

fn happen(clock: &mut Clock, event: Event) {
    match event {
        Event::Press(side) => {
            clock.press(side);
        }
        Event::Pause => clock.pause(),
        Event::Resume(side) => clock.resume(side),
        Event::Elapse(time) => clock.elapse(time),
        Event::Change(side, change) => {
            clock.change(side, change, Reason::Judgement);
        }
        Event::TakeBack => {
            let _ = clock.take_back_press();
        }
        Event::Undo(number) => {
            let _ = clock.undo(number, Reason::Judgement);
        }
    }
}

/// Everything that can be asked of a clock but its journal.
fn view(clock: &Clock) -> impl PartialEq + std::fmt::Debug + use<> {
    let half = |side| {
        (
            clock.left(side),
            clock.display(side),
            clock.used(side),
            clock.spent(side),
            clock.counter(side),
            clock.period_index(side),
            clock.due(side),
            clock.bonus(side),
            clock.until_zero(side),
            clock.fallen(side),
        )
    };
    (
        Sides::from_fn(half),
        clock.motion(),
        clock.time(),
        clock.zeros().to_vec(),
        clock.flags(),
    )
}

fn started(controls: Controls, device: Device) -> Clock {
    let mut clock = Clock::with(controls, device, MoveOdds::default());
    clock.start(Side::White);
    clock
}

/// Both sides think and press in turn; answers what White has left after each of his presses.
fn play(clock: &mut Clock, times: &[Duration]) -> Vec<Duration> {
    let mut left = Vec::new();
    for pair in times.chunks(2) {
        for (side, &time) in Side::BOTH.into_iter().zip(pair) {
            clock.elapse(time);
            if clock.press(side) == Pressed::Counted && side == Side::White {
                left.push(clock.left(side));
            }
        }
    }
    left
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_sequence_of_events_panics(
        controls in controls(),
        device in device(),
        odds in any::<u8>(),
        events in vec(event(), 0..60),
    ) {
        let mut clock = Clock::with(controls, device, MoveOdds(odds));
        clock.start(Side::White);
        for event in events {
            happen(&mut clock, event);
            for side in Side::BOTH {
                prop_assert!(clock.display(side) >= Duration::ZERO);
                prop_assert!(clock.used(side) >= Duration::ZERO);
            }
        }
    }

    #[test]
    fn time_given_is_time_used_and_time_left(
        base in some_time(),
        bonus in bonus(),
        times in vec(time(), 1..80),
        first_bonus in prop_oneof![Just(FirstBonus::Given), Just(FirstBonus::Withheld)],
    ) {
        let control = TimeControl::sudden_death(base, bonus).expect("a time control");
        let device = Device { first_bonus, at_flag: AtFlag::RunOn, ..Device::default() };
        let mut clock = started(control.into(), device);
        play(&mut clock, &times);
        for (index, side) in Side::BOTH.into_iter().enumerate() {
            let moves = clock.counter(side);
            // What each move took: the last may still be in progress.
            let taken: Vec<Duration> = times.iter().skip(index).step_by(2).copied().collect();
            let first = u32::from(first_bonus == FirstBonus::Given);
            let given = base + match bonus {
                Bonus::None => Duration::ZERO,
                Bonus::Increment(time) => time * (moves + first),
                Bonus::Delay(time) => taken.iter().map(|&taken| taken.min(time)).sum(),
                Bonus::Bronstein(time) => {
                    time * first + taken.iter().map(|&taken| taken.min(time)).sum()
                }
            };
            prop_assert_eq!(given, clock.used(side) + clock.left(side));
            prop_assert_eq!(clock.used(side), taken.into_iter().sum());
        }
    }

    #[test]
    fn time_given_over_several_periods(
        bases in vec(some_time(), 1..4),
        quotas in vec(count(), 3),
        times in vec(0_i64..100_000, 1..200),
    ) {
        // The counter brings each period's time; the last period repeats.
        let period = |(base, quota): (&Duration, &NonZeroU32)| Period::Main {
            quota: Quota::Moves(*quota),
            base: *base,
            bonus: Bonus::None,
        };
        let periods = bases.iter().zip(&quotas).map(period).collect();
        let control = TimeControl::new(periods).expect("a time control");
        let device = Device { at_flag: AtFlag::RunOn, ..Device::default() };
        let mut clock = started(control.into(), device);
        let times: Vec<Duration> = times.into_iter().map(Duration::from_milliseconds).collect();
        play(&mut clock, &times);
        for side in Side::BOTH {
            let (mut given, mut needed, mut index) = (Duration::ZERO, 0, 0);
            while needed <= clock.counter(side) {
                given += bases[index];
                needed += quotas[index].get();
                index = (index + 1).min(bases.len() - 1);
            }
            prop_assert_eq!(given, clock.used(side) + clock.left(side));
        }
    }

    #[test]
    fn delay_is_bronstein_started_at_base_and_delay(
        base in some_time(),
        delay in some_time(),
        times in vec(time(), 1..80),
    ) {
        let delayed = TimeControl::sudden_death(base, Bonus::Delay(delay)).expect("a control");
        let bronstein = TimeControl::sudden_death(base, Bonus::Bronstein(delay)).expect("a control");
        let mut delayed = started(delayed.into(), Device::default());
        let mut bronstein = started(bronstein.into(), Device::default());
        let left = play(&mut delayed, &times);
        let shown = play(&mut bronstein, &times);
        prop_assert_eq!(left.iter().map(|&left| left + delay).collect::<Vec<_>>(), shown);
        prop_assert_eq!(delayed.fallen(Side::White), bronstein.fallen(Side::White));
        prop_assert_eq!(delayed.fallen(Side::Black), bronstein.fallen(Side::Black));
    }

    #[test]
    fn a_pause_changes_nothing(
        controls in controls(),
        device in device(),
        events in vec((event(), any::<bool>()), 0..40),
    ) {
        let mut plain = started(controls.clone(), device);
        let mut paused = started(controls, device);
        for (event, is_paused) in events {
            // Entry numbers differ where pauses stand between.
            if matches!(event, Event::Undo(_)) {
                continue;
            }
            if let (true, Motion::Running(side)) = (is_paused, paused.motion()) {
                paused.pause();
                paused.elapse(Duration::HOUR);
                paused.press(side);
                paused.resume(side);
            }
            happen(&mut plain, event);
            happen(&mut paused, event);
        }
        prop_assert_eq!(view(&plain), view(&paused));
    }

    #[test]
    fn taking_back_a_press_is_the_identity(
        controls in controls(),
        device in device(),
        events in vec(event(), 0..30),
        times in vec(time(), 0..30),
    ) {
        let mut clock = started(controls, device);
        for event in events {
            happen(&mut clock, event);
        }
        for time in times {
            let Motion::Running(side) = clock.motion() else { break };
            clock.elapse(time);
            let before = view(&clock);
            if clock.press(side) == Pressed::Counted {
                let mut annulled = clock.clone();
                prop_assert_eq!(annulled.take_back_press(), Ok(side));
                prop_assert_eq!(&view(&annulled), &before);
                let mut undone = clock.clone();
                prop_assert!(undone.undo(undone.journal().len() - 1, Reason::Judgement).is_ok());
                prop_assert_eq!(&view(&undone), &before);
            }
        }
    }

    #[test]
    fn an_undone_change_was_never_made(
        controls in controls(),
        device in device(),
        before in vec(event(), 0..20),
        change in (side(), time()),
        after in vec((side(), time()), 0..20),
    ) {
        let mut without = started(controls, device);
        for event in before {
            happen(&mut without, event);
        }
        without.pause();
        let mut with = without.clone();
        let number = with.adjust(change.0, change.1, Reason::Judgement);
        for clock in [&mut with, &mut without] {
            for &(side, time) in &after {
                clock.resume(side);
                clock.elapse(time);
            }
        }
        prop_assert!(with.undo(number, Reason::WrongSetting).is_ok());
        prop_assert_eq!(view(&with), view(&without));
    }

    #[test]
    fn an_hourglass_loses_no_sand(base in some_time(), times in vec(time(), 0..60), device in device()) {
        let control = TimeControl::new(vec![Period::Hourglass { base }]).expect("a time control");
        let mut clock = started(control.into(), device);
        for (time, side) in times.into_iter().zip([Side::White, Side::Black].into_iter().cycle()) {
            clock.elapse(time);
            prop_assert_eq!(clock.left(Side::White) + clock.left(Side::Black), base * 2);
            clock.press(side);
            prop_assert_eq!(clock.left(Side::White) + clock.left(Side::Black), base * 2);
        }
        let both = matches!(clock.flags(), Flags::Both { .. });
        prop_assert!(device.at_flag == AtFlag::RunOn || !both);
    }

    #[test]
    fn time_may_pass_in_any_portions(
        controls in controls(),
        device in device(),
        events in vec(event(), 0..30),
        first in time(),
        second in time(),
    ) {
        let mut clock = started(controls, device);
        for event in events {
            happen(&mut clock, event);
        }
        let mut portions = clock.clone();
        clock.elapse(first + second);
        portions.elapse(first);
        portions.elapse(second);
        prop_assert_eq!(view(&clock), view(&portions));
    }

    #[test]
    fn a_running_display_only_falls_or_takes_the_next_period(
        control in main_period(),
        portions in vec(time(), 1..40),
    ) {
        let control = TimeControl::new(vec![control]).expect("a time control");
        let mut clock = started(control.into(), Device::default());
        let mut before = clock.display(Side::White);
        for time in portions {
            clock.elapse(time);
            prop_assert!(clock.display(Side::White) <= before);
            before = clock.display(Side::White);
        }
    }

    #[test]
    fn byo_yomi_never_adds(
        times in count(),
        each in some_time(),
        spent in vec(time(), 1..40),
    ) {
        let control = TimeControl::new(vec![Period::ByoYomi { times, each }]).expect("a control");
        let mut clock = started(control.into(), Device::default());
        let mut before = clock.left(Side::White);
        prop_assert_eq!(before, each * times.get());
        for time in spent {
            clock.elapse(time);
            clock.press(Side::White);
            clock.press(Side::Black);
            let left = clock.left(Side::White);
            prop_assert!(left <= before);
            // A move within one time costs nothing.
            prop_assert!(time >= each || left == before || clock.fallen(Side::White).is_some());
            before = left;
        }
    }

    #[test]
    fn counter_and_zero_agree_once_both_have_switched(
        base in 1_000_i64..100_000,
        quota in 1_u32..10,
        second in 1_i64..1_000_000,
        increment in 0_i64..2_000,
        spent in vec(0_i64..20_000, 1..40),
    ) {
        let (base, second) = (Duration::from_milliseconds(base), Duration::from_milliseconds(second));
        let bonus = match increment {
            0 => Bonus::None,
            time => Bonus::Increment(Duration::from_milliseconds(time)),
        };
        let quota = NonZeroU32::new(quota).expect("at least one");
        let control = TimeControl::new(vec![
            Period::Main { quota: Quota::Moves(quota), base, bonus },
            Period::sudden_death(second, bonus),
        ]).expect("a control");
        let mut clocks = [Switch::Counter, Switch::Zero].map(|switch| {
            let device = Device { switch, at_flag: AtFlag::RunOn, ..Device::default() };
            started(control.clone().into(), device)
        });
        for time in spent {
            let time = Duration::from_milliseconds(time);
            for clock in &mut clocks {
                clock.elapse(time);
                clock.press(Side::White);
                clock.press(Side::Black);
            }
            let [counter, zero] = &clocks;
            let side = Side::White;
            if counter.period_index(side) == zero.period_index(side) {
                prop_assert_eq!(counter.left(side), zero.left(side));
            } else {
                let difference = counter.left(side) - zero.left(side);
                prop_assert!(difference == second || difference == -second);
            }
            // Both see the first overstep at the same moment.
            if let (Some(one), Some(other)) = (counter.fallen(side), zero.fallen(side)) {
                prop_assert_eq!(one.at, other.at);
            }
        }
    }

    #[test]
    fn durations_round_trip(milliseconds in any::<i64>()) {
        let time = Duration::from_milliseconds(milliseconds);
        prop_assert_eq!(time.to_string().parse(), Ok(time));
        prop_assert_eq!(format!("{time:#}").parse(), Ok(time));
    }

    #[test]
    fn time_controls_round_trip(controls in controls()) {
        prop_assert_eq!(controls.to_string().parse(), Ok(controls.clone()));
        prop_assert_eq!(controls.white.to_string().parse(), Ok(controls.white));
    }

    #[test]
    fn what_a_dialect_writes_it_reads_back(controls in controls(), dialect in 0..Dialect::ALL.len()) {
        let dialect = Dialect::ALL[dialect];
        if let Ok(text) = dialect.write(&controls) {
            let reading = dialect.read(&text).map(|reading| reading.stated);
            prop_assert_eq!(reading, Ok(Stated::Controls(controls)), "{}: {}", dialect, text);
        }
    }

    #[test]
    fn no_text_panics(text in "[-0-9 a-zA-Z/:+*'\"½∞,;.=]{0,24}", dialect in 0..Dialect::ALL.len()) {
        let dialect = Dialect::ALL[dialect];
        if let Err(error) = dialect.read(&text) {
            prop_assert!(text.get(error.span()).is_some(), "{}: {}", dialect, text);
        }
        let _ = text.parse::<Duration>();
    }
}
