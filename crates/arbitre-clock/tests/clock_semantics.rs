//! How clocks behave, one property of a device or of the Laws at a time.

use Side::{Black, White};
use arbitre_clock::{
    AtFlag, Bonus, Cause, Change, Clock, Controls, Device, Due, Duration, Face, FirstBonus, Flags,
    Motion, MoveOdds, Pressed, Reason, Side, Span, Standing, Switch, Then, TimeControl, UndoError,
};

fn seconds(seconds: i64) -> Duration {
    Duration::from_seconds(seconds)
}

fn time(text: &str) -> Duration {
    text.parse().expect("a duration")
}

fn device(switch: Switch, at_flag: AtFlag) -> Device {
    Device {
        switch,
        at_flag,
        ..Device::default()
    }
}

fn started(controls: &str, device: Device) -> Clock {
    let controls: Controls = controls.parse().expect("time controls");
    let mut clock = Clock::with(controls, device, MoveOdds::default());
    clock.start(White);
    clock
}

fn usual(controls: &str) -> Clock {
    started(controls, Device::default())
}

/// The side whose clock runs thinks so long and presses.
fn moves(clock: &mut Clock, times: &[i64]) {
    for &time in times {
        let Motion::Running(side) = clock.motion() else {
            panic!("the clock runs");
        };
        clock.elapse(seconds(time));
        assert_eq!(clock.press(side), Pressed::Counted);
    }
}

fn shows(clock: &Clock) -> String {
    format!("{:#} {:#}", clock.display(White), clock.display(Black))
}

#[test]
fn the_first_increment_is_on_the_display_before_the_first_move() {
    assert_eq!(shows(&usual("3m+2s")), "0:03:02 0:03:02");
    assert_eq!(shows(&usual("90m+30s")), "1:30:30 1:30:30");
    let withheld = Device {
        first_bonus: FirstBonus::Withheld,
        ..Device::default()
    };
    assert_eq!(shows(&started("3m+2s", withheld)), "0:03:00 0:03:00");
}

#[test]
fn both_players_have_the_first_increment() {
    let mut clock = usual("3m+2s");
    moves(&mut clock, &[0, 0]);
    assert_eq!(shows(&clock), "0:03:04 0:03:04");
}

#[test]
fn an_increment_without_a_stock_of_time_starts_the_game() {
    for first_bonus in [FirstBonus::Given, FirstBonus::Withheld] {
        let device = Device {
            first_bonus,
            ..Device::default()
        };
        let mut clock = started("0s+5s", device);
        moves(&mut clock, &[4, 1]);
        assert_eq!(shows(&clock), "0:00:06 0:00:09");
        let mut clock = started("0s b5s", device);
        moves(&mut clock, &[4, 4, 4]);
        assert_eq!(shows(&clock), "0:00:05 0:00:05");
    }
    let mut clock = usual("0s d5s");
    moves(&mut clock, &[4, 4, 4]);
    clock.elapse(seconds(5));
    assert_eq!(clock.flags(), Flags::Fallen(Black));
}

#[test]
fn extra_time_of_a_delay_is_lost_but_the_stock_is_carried_over() {
    let mut clock = usual("2/60s d5s:30s d5s");
    moves(&mut clock, &[1, 1, 15, 1]);
    // One move within the delay costs nothing, one of fifteen seconds costs ten.
    assert_eq!(clock.left(White), seconds(60 - 10 + 30));
}

#[test]
fn simple_delay_may_be_the_whole_difference() {
    // The clock that begins with its delay survives eight and eight seconds, the other does not.
    let mut clock = usual("10s d5s");
    moves(&mut clock, &[8, 0, 8, 0]);
    assert_eq!(clock.flags(), Flags::Up);
    let withheld = Device {
        first_bonus: FirstBonus::Withheld,
        ..Device::default()
    };
    let mut clock = started("10s b5s", withheld);
    moves(&mut clock, &[8, 0]);
    clock.elapse(seconds(8));
    assert_eq!(clock.fallen(White).map(|zero| zero.at), Some(seconds(15)));
}

#[test]
fn an_hourglass_ends_with_one_flag() {
    let mut clock = started("*60s", device(Switch::Counter, AtFlag::RunOn));
    moves(&mut clock, &[20, 50]);
    assert_eq!(shows(&clock), "0:01:30 0:00:30");
    clock.elapse(seconds(100));
    assert_eq!(clock.flags(), Flags::Fallen(White));
    assert_eq!(clock.left(Black), seconds(130));
}

#[test]
fn japanese_byo_yomi() {
    let mut clock = usual("byo 5x60s");
    assert_eq!(shows(&clock), "0:05:00 0:05:00", "the sum is shown");
    moves(&mut clock, &[59, 60, 150, 59]);
    // White: 59 s cost nothing, 150 s cost two of five. Black: 60 s cost one.
    assert_eq!(shows(&clock), "0:03:00 0:04:00");
    clock.elapse(seconds(180));
    assert_eq!(clock.flags(), Flags::Fallen(White));
}

#[test]
fn byo_yomi_begins_when_the_stock_is_used_up() {
    let mut clock = usual("100s:byo 2x30s");
    moves(&mut clock, &[90, 0, 25, 0]);
    // Ten seconds were left; fifteen of the first thirty are used and come back with the press.
    assert_eq!(shows(&clock), "0:01:00 0:01:40");
    clock.elapse(seconds(60));
    assert_eq!(clock.fallen(White).map(|zero| zero.at), Some(seconds(175)));
}

#[test]
fn canadian_byo_yomi() {
    let mut clock = usual("10s:can 3/60s");
    moves(&mut clock, &[20, 0, 20, 0]);
    assert_eq!(
        clock.left(White),
        seconds(30),
        "ten of the stock, thirty of the block"
    );
    moves(&mut clock, &[5, 0]);
    assert_eq!(
        clock.left(White),
        seconds(60),
        "the third move renews the block"
    );
    clock.elapse(seconds(60));
    assert_eq!(clock.flags(), Flags::Fallen(White));
}

#[test]
fn a_time_for_every_move() {
    let mut clock = usual("3days/move");
    moves(&mut clock, &[86_400, 10, 259_199]);
    assert_eq!(clock.left(White), Duration::DAY * 3);
    clock.elapse(Duration::DAY * 3);
    assert_eq!(clock.flags(), Flags::Fallen(Black));
}

#[test]
fn a_number_of_moves_in_a_number_of_days_is_carried_over() {
    let mut clock = usual("2/10days");
    moves(&mut clock, &[86_400, 0, 86_400, 0]);
    assert_eq!(clock.left(White), Duration::DAY * 18);
}

#[test]
fn a_time_for_every_day() {
    let mut clock = usual("30m/day");
    moves(&mut clock, &[1_200, 600]);
    assert_eq!(shows(&clock), "0:10:00 0:20:00");
    // White goes to bed with ten minutes; his own midnight comes too late.
    clock.elapse(Duration::HOUR);
    assert_eq!(
        clock.fallen(White).map(|zero| zero.at),
        Some(seconds(2_400))
    );

    let mut clock = usual("white=30m/day black=2days");
    moves(&mut clock, &[1_200]);
    clock.elapse(Duration::DAY);
    clock.press(Black);
    assert_eq!(
        clock.left(White),
        Duration::from_minutes(30),
        "renewed at the end of the day"
    );
    assert_eq!(clock.left(Black), Duration::DAY);
}

#[test]
fn counting_up_never_ends() {
    let mut clock = usual("upcount");
    clock.elapse(Duration::DAY * 365);
    assert_eq!(clock.flags(), Flags::Up);
    assert_eq!(clock.display(White), Duration::DAY * 365);
    assert_eq!(clock.until_zero(White), Span::Unlimited);
}

#[test]
fn each_side_may_have_its_own_control() {
    let mut clock = usual("white=5m+3s black=4m d2s");
    moves(&mut clock, &[10, 10]);
    assert_eq!(shows(&clock), "0:04:56 0:03:52");
}

#[test]
fn odds_moves_count_for_the_time_control() {
    // White makes two moves in a row and presses once; Black's first move counts as two as well.
    let control: TimeControl = "4/60s:60s".parse().expect("a control");
    let mut clock = Clock::with(control, Device::default(), MoveOdds(2));
    clock.start(White);
    moves(&mut clock, &[1, 1]);
    assert_eq!((clock.counter(White), clock.counter(Black)), (2, 2));
    moves(&mut clock, &[1, 1]);
    assert_eq!((clock.counter(White), clock.counter(Black)), (3, 3));
    moves(&mut clock, &[1]);
    assert_eq!(
        clock.left(White),
        seconds(60 - 3 + 60),
        "the fourth move ends the period"
    );
}

#[test]
fn an_increment_begins_with_its_period() {
    let mut clock = usual("2/120s:1/60s:15s+30s");
    moves(&mut clock, &[10, 0, 10, 0]);
    assert_eq!(clock.left(White), seconds(120 - 20 + 60));
    assert_eq!(clock.bonus(White), Bonus::None);
    moves(&mut clock, &[10, 0]);
    assert_eq!(clock.bonus(White), Bonus::Increment(seconds(30)));
    assert_eq!(
        clock.left(White),
        seconds(150 + 15 + 30),
        "for the move after it"
    );
    moves(&mut clock, &[10, 0]);
    assert_eq!(clock.left(White), seconds(195 - 10 + 30));
}

#[test]
fn a_repeating_period() {
    let mut clock = usual("2/60s");
    moves(&mut clock, &[1; 16]);
    assert_eq!(clock.left(White), seconds(60 * 5 - 8));
    assert_eq!(clock.due(White), Due::Moves(10));
}

#[test]
fn a_period_change_at_zero_is_for_both() {
    let mut clock = started("40/100s:30s", device(Switch::Zero, AtFlag::Freeze));
    moves(&mut clock, &[10, 20]);
    clock.elapse(seconds(95));
    assert_eq!(shows(&clock), "0:00:25 0:01:50");
    let zero = clock.zeros()[0];
    assert_eq!(
        (zero.side, zero.at, zero.then),
        (White, seconds(120), Then::NextPeriod)
    );
    assert_eq!(clock.flags(), Flags::Fallen(White), "one move is not forty");
    assert_eq!(clock.overstepped(White, 40), None, "had he made forty");
}

#[test]
fn a_period_without_moves_ends_at_zero_whatever_the_device() {
    let mut clock = usual("60s:30s");
    clock.elapse(seconds(70));
    assert_eq!(shows(&clock), "0:00:20 0:01:00");
    assert_eq!(clock.flags(), Flags::Up);
    clock.elapse(seconds(20));
    assert_eq!(clock.flags(), Flags::Fallen(White));
}

#[test]
fn the_fortieth_move_is_completed_by_the_press_before_zero() {
    let mut clock = usual("40/4000s:60s");
    moves(&mut clock, &[100, 0].repeat(39));
    clock.elapse(seconds(99));
    assert_eq!(clock.press(White), Pressed::Counted);
    assert_eq!(clock.left(White), seconds(61));
    assert_eq!(
        clock.counter(Black),
        39,
        "White completes his fortieth before Black"
    );

    let mut clock = usual("40/4000s:60s");
    moves(&mut clock, &[100, 0].repeat(39));
    clock.elapse(seconds(100));
    assert_eq!(clock.flags(), Flags::Fallen(White));
    assert_eq!(clock.press(White), Pressed::Frozen);
}

#[test]
fn the_counter_counts_presses_only() {
    let mut clock = usual("90m+30s");
    assert_eq!(clock.press(Black), Pressed::OpponentsClockRuns);
    moves(&mut clock, &[60]);
    assert_eq!(
        clock.press(White),
        Pressed::OpponentsClockRuns,
        "a second press does nothing"
    );
    clock.pause();
    assert_eq!(
        clock.press(Black),
        Pressed::Paused,
        "nor does one during a pause"
    );
    clock.resume(White);
    assert_eq!((clock.counter(White), clock.counter(Black)), (1, 0));
    assert_eq!(
        Clock::new("5m".parse::<TimeControl>().expect("a control")).press(White),
        Pressed::NotStarted
    );
}

#[test]
fn the_counter_is_never_changed_in_silence() {
    let mut clock = usual("40/90m:30m");
    moves(&mut clock, &[60, 60]);
    let before = shows(&clock);
    clock.set_counter(White, 40, Cause::from(Reason::WrongCount).under("6.2.1.2"));
    assert_eq!(clock.counter(White), 40);
    assert_eq!(shows(&clock), before, "the time is for the arbiter to set");
    assert_eq!(clock.period_index(White), 1);
    let entry = clock.journal().last().expect("an entry");
    assert!(format!("{:?}", entry.act).contains("6.2.1.2"));
}

#[test]
fn zero_is_lost_and_nothing_is_rounded_up() {
    let mut clock = usual("60s");
    clock.elapse(time("59.6s"));
    assert_eq!(shows(&clock), "0:00:00 0:01:00");
    assert_eq!(clock.flags(), Flags::Up, "four tenths are left");
    clock.elapse(time("0.399s"));
    assert_eq!(clock.flags(), Flags::Up);
    clock.elapse(Duration::MILLISECOND);
    assert_eq!(clock.flags(), Flags::Fallen(White));
}

#[test]
fn what_a_device_shows() {
    let shown = |face: Face, left: &str| format!("{:#}", face.shows(time(left)));
    let tenths = Face::TenthsBelow(Duration::MINUTE);
    assert_eq!(shown(tenths, "59.99s"), "0:00:59.9");
    assert_eq!(shown(tenths, "60.99s"), "0:01:00");
    let minutes = Face::SecondsBelow(Duration::from_minutes(20));
    assert_eq!(shown(minutes, "1:29:59"), "1:29:00");
    assert_eq!(shown(minutes, "0:19:59.9"), "0:19:59");
    assert_eq!(shown(Face::Seconds, "-3s"), "0:00:00");
}

#[test]
fn a_frozen_display_keeps_the_other_flag_up() {
    let mut clock = usual("60s+1s");
    moves(&mut clock, &[5]);
    clock.elapse(seconds(100));
    assert_eq!(clock.flags(), Flags::Fallen(Black));
    assert_eq!(shows(&clock), "0:00:57 0:00:00");
    clock.resume(White);
    clock.elapse(seconds(100));
    assert_eq!(shows(&clock), "0:00:57 0:00:00");
    assert_eq!(clock.flags(), Flags::Fallen(Black));
}

#[test]
fn both_flags_may_fall_on_a_clock_that_runs_on() {
    let mut clock = started("60s", device(Switch::Counter, AtFlag::RunOn));
    moves(&mut clock, &[5]);
    clock.elapse(seconds(70));
    assert_eq!(clock.press(Black), Pressed::Counted);
    clock.elapse(seconds(70));
    assert_eq!(clock.flags(), Flags::Both { first: Black });
    assert_eq!(clock.fallen(Black).map(|zero| zero.at), Some(seconds(65)));
    assert_eq!(clock.fallen(White).map(|zero| zero.at), Some(seconds(130)));
    assert_eq!(shows(&clock), "0:00:00 0:00:00");
}

#[test]
fn penalties_and_their_undoing() {
    let mut clock = usual("60m");
    moves(&mut clock, &[60, 120]);
    clock.pause();
    let bonus = clock.adjust(
        Black,
        seconds(120),
        Cause::from(Reason::IllegalMove).under("7.5.5"),
    );
    let deduction = clock.adjust(White, -seconds(600), Reason::Assistant);
    assert_eq!(shows(&clock), "0:49:00 1:00:00");
    let halved = clock.set(White, time("0:24:30"), Reason::WrongClaim);
    clock.set(Black, time("0:55:00"), Reason::Judgement);
    assert_eq!(shows(&clock), "0:24:30 0:55:00");
    assert_eq!(clock.undo(halved, Reason::Judgement), Ok(()));
    assert_eq!(shows(&clock), "0:49:00 0:55:00");
    assert_eq!(clock.undo(deduction, Reason::Judgement), Ok(()));
    assert_eq!(
        clock.undo(deduction, Reason::Judgement),
        Err(UndoError::AlreadyUndone(deduction))
    );
    assert_eq!(
        clock.undo(99, Reason::Judgement),
        Err(UndoError::NoEntry(99))
    );
    assert_eq!(clock.undo(bonus, Reason::Judgement), Ok(()));
    assert_eq!(
        shows(&clock),
        "0:59:00 0:55:00",
        "what was set afterwards stands"
    );
    assert!(matches!(
        clock.journal()[bonus].standing,
        Standing::Undone(_)
    ));
    assert_eq!((clock.counter(White), clock.counter(Black)), (1, 1));
}

#[test]
fn time_added_lifts_a_flag_and_time_removed_lets_it_fall() {
    let mut clock = usual("60s");
    moves(&mut clock, &[10]);
    let removed = clock.adjust(White, -seconds(50), Reason::Judgement);
    assert_eq!(clock.fallen(White).map(|zero| zero.at), Some(seconds(10)));
    assert_eq!(clock.undo(removed, Reason::Judgement), Ok(()));
    assert_eq!(clock.flags(), Flags::Up);
    clock.elapse(seconds(60));
    assert_eq!(clock.flags(), Flags::Fallen(Black));
    clock.adjust(Black, seconds(30), Reason::WrongSetting);
    assert_eq!(clock.flags(), Flags::Up);
    clock.elapse(seconds(10));
    assert_eq!(shows(&clock), "0:00:50 0:00:20");
}

#[test]
fn an_increment_may_be_introduced() {
    let mut clock = usual("20m");
    moves(&mut clock, &[1_150, 1_000]);
    for side in Side::BOTH {
        clock.change(
            side,
            Change::Bonus(Bonus::Increment(seconds(5))),
            Cause::from(Reason::Increment).under("III.4"),
        );
    }
    clock.adjust(Black, seconds(120), Reason::Increment);
    moves(&mut clock, &[10, 10]);
    assert_eq!(shows(&clock), "0:00:45 0:05:15");
}

#[test]
fn the_void_increment_goes_before_the_flag_is_looked_at() {
    let mut clock = usual("10s+5s");
    moves(&mut clock, &[12]);
    assert_eq!(clock.left(White), seconds(8));
    clock.adjust(White, -seconds(4), Reason::Judgement);
    assert_eq!(clock.flags(), Flags::Up);
    assert_eq!(clock.take_back_press(), Ok(White));
    assert_eq!(clock.left(White), -seconds(1));
    assert_eq!(clock.flags(), Flags::Fallen(White));
}

#[test]
fn a_press_taken_back_takes_back_its_period() {
    let mut clock = usual("2/60s+5s:30s+5s");
    moves(&mut clock, &[10, 10, 10]);
    assert_eq!(
        (clock.left(White), clock.period_index(White)),
        (seconds(60 + 15 - 20 + 30), 1)
    );
    clock.elapse(seconds(7));
    clock.pause();
    assert_eq!(clock.take_back_press(), Ok(White));
    assert_eq!(
        (clock.left(White), clock.period_index(White)),
        (seconds(50), 0)
    );
    assert_eq!(clock.counter(White), 1);
    assert_eq!(
        clock.left(Black),
        seconds(60 + 10 - 10 - 7),
        "the opponent's time remains spent"
    );
    assert_eq!(clock.motion(), Motion::Paused(White));
    assert_eq!(clock.take_back_press(), Ok(Black));
    assert_eq!(clock.take_back_press(), Ok(White));
    assert_eq!(clock.take_back_press(), Err(UndoError::NothingPressed));
}

#[test]
fn a_pause_keeps_what_is_left_of_the_delay() {
    let mut clock = usual("60s d5s");
    clock.elapse(seconds(3));
    clock.pause();
    clock.elapse(seconds(100));
    clock.resume(White);
    clock.elapse(seconds(3));
    assert_eq!(clock.left(White), seconds(59));
}

#[test]
fn play_may_resume_on_either_side() {
    let mut clock = usual("60s d5s");
    clock.elapse(seconds(3));
    clock.pause();
    clock.resume(Black);
    clock.elapse(seconds(10));
    clock.pause();
    clock.resume(White);
    clock.elapse(seconds(4));
    assert_eq!(shows(&clock), "0:00:58 0:00:55");
    assert_eq!((clock.counter(White), clock.counter(Black)), (0, 0));
}
