//! Known sequences of moves, with what one player's clock shows after each.

use arbitre_clock::{Clock, Controls, Device, Duration, FirstBonus, MoveOdds, Side, Switch};

fn seconds(text: f64) -> Duration {
    Duration::from_milliseconds((text * 1_000.0).round() as i64)
}

/// White spends so many seconds on each move and has so many left after it; Black answers at once.
/// The last figure may be the seconds of the move at which the flag falls.
fn check(control: &str, device: Device, spent: &[f64], left: &[f64], flag_at: Option<f64>) {
    let controls: Controls = control.parse().expect("a time control");
    let mut clock = Clock::with(controls, device, MoveOdds::default());
    clock.start(Side::White);
    for (index, &time) in spent.iter().enumerate() {
        let before = clock.time();
        clock.elapse(seconds(time));
        if let Some(zero) = clock.fallen(Side::White).filter(|_| index >= left.len()) {
            assert_eq!(
                Some(zero.at - before),
                flag_at.map(seconds),
                "{control}: the flag"
            );
            return;
        }
        clock.press(Side::White);
        assert_eq!(
            clock.left(Side::White),
            seconds(left[index]),
            "{control}: after move {}",
            index + 1
        );
        clock.press(Side::Black);
    }
    assert_eq!(flag_at, None, "{control}: no flag fell");
}

fn withheld() -> Device {
    Device {
        first_bonus: FirstBonus::Withheld,
        ..Device::default()
    }
}

fn at_zero() -> Device {
    Device {
        switch: Switch::Zero,
        ..Device::default()
    }
}

#[test]
fn increment_before_the_first_move() {
    check(
        "180s+2s",
        Device::default(),
        &[5., 1., 10.],
        &[179., 180., 172.],
        None,
    );
}

#[test]
fn increment_after_the_first_move() {
    check(
        "180s+2s",
        withheld(),
        &[5., 1., 10.],
        &[177., 178., 170.],
        None,
    );
}

#[test]
fn simple_delay() {
    let spent = [8., 8., 3., 9., 11.];
    check(
        "10s d5s",
        Device::default(),
        &spent,
        &[7., 4., 4.],
        Some(9.),
    );
}

#[test]
fn bronstein_with_the_first_delay() {
    let spent = [8., 8., 3., 9., 11.];
    check(
        "10s b5s",
        Device::default(),
        &spent,
        &[12., 9., 9.],
        Some(9.),
    );
}

#[test]
fn bronstein_without_the_first_delay() {
    check("10s b5s", withheld(), &[8., 8.], &[7.], Some(7.));
}

#[test]
fn zero_is_lost() {
    check("60s", Device::default(), &[30., 30.], &[30.], Some(30.));
    check("60s", Device::default(), &[30., 29.99], &[30., 0.01], None);
}

const TWO_PERIODS: &str = "40/5400s+30s:1800s+30s";

#[test]
fn period_changes_at_the_count_of_moves() {
    let mut left: Vec<f64> = (1..40).map(|n| 5430. - 110. * f64::from(n)).collect();
    assert_eq!(left[38], 1140.);
    left.extend([2830., 2800.]);
    let spent: Vec<f64> = [140.; 40].into_iter().chain([60.]).collect();
    check(TWO_PERIODS, Device::default(), &spent, &left, None);
}

#[test]
fn period_changes_at_zero() {
    let mut left: Vec<f64> = (1..=40).map(|n| 5430. - 110. * f64::from(n)).collect();
    assert_eq!(left[39], 1030.);
    left.extend([1000., 970., 940., 1570.]);
    let spent: Vec<f64> = [140.; 40]
        .into_iter()
        .chain([60., 60., 60., 1200.])
        .collect();
    check(TWO_PERIODS, at_zero(), &spent, &left, None);
}

#[test]
fn period_changes_at_zero_with_too_few_moves() {
    let controls: Controls = TWO_PERIODS.parse().unwrap();
    let mut clock = Clock::with(controls, at_zero(), MoveOdds::default());
    clock.start(Side::White);
    for number in 1..=40 {
        clock.elapse(seconds(168.));
        clock.press(Side::White);
        clock.press(Side::Black);
        if number == 39 {
            assert_eq!(clock.left(Side::White), seconds(48.));
            assert_eq!(clock.fallen(Side::White), None);
        }
    }
    assert_eq!(clock.left(Side::White), seconds(1710.));
    let zero = clock.fallen(Side::White).unwrap();
    assert_eq!((zero.moves, zero.at), (39, seconds(39. * 168. + 48.)));
    assert_eq!(
        clock.overstepped(Side::White, 41),
        None,
        "had the counter missed a move"
    );
}
