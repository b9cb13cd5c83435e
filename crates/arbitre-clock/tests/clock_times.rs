//! The times in game files, checked against time controls.

use arbitre_clock::{
    AtFlag, Bonus, CheckedTimes, Clock, Controls, Device, Displays, Duration, Face, FirstBonus,
    Impossible, MoveOdds, PeriodChange, Pressed, Side, Switch, TimeCommand, TimeComment,
    TimeControl, TimedMove, Used, check_times,
};
use proptest::prelude::*;

fn time(text: &str) -> Duration {
    text.parse().expect("a duration")
}

fn seconds(least: i64, most: i64) -> Used {
    Used::Between {
        least: Duration::from_seconds(least),
        most: Duration::from_seconds(most),
    }
}

/// White's and Black's comments in turn; `-` is a move without one.
fn check(controls: &str, comments: &[&str]) -> CheckedTimes {
    let moves: Vec<TimedMove> = comments
        .iter()
        .zip([Side::White, Side::Black].into_iter().cycle())
        .map(|(comments, side)| TimedMove {
            side,
            comments: TimeComment::find_in(comments)
                .map(|found| found.comment.expect("a time"))
                .collect(),
        })
        .collect();
    check_times(&controls.parse().expect("time controls"), &moves)
}

fn impossible(checked: &CheckedTimes) -> Vec<(usize, Impossible)> {
    let found = checked.moves.iter().enumerate();
    found
        .flat_map(|(index, found)| found.impossible.iter().map(move |&what| (index, what)))
        .collect()
}

#[test]
fn times_are_read_as_files_write_them() {
    let read = |text: &str| text.parse::<TimeComment>().map(|comment| comment.time);
    for (text, seconds) in [
        ("[%clk 1:30:57]", 5_457.),
        ("[%clk 01:56:25]", 6_985.),
        ("[%clk\n01:56:25]", 6_985.),
        ("[%clk 0:09:59.45]", 599.45),
        ("[%clk 59:01]", 3_541.),
        ("[%clk 00:14]", 14.),
        ("[%emt 0.783]", 0.783),
        ("[%emt 0]", 0.),
        ("[%emt 00:00:35]", 35.),
        ("[%egt 0:12:00]", 720.),
        ("[%mct 01:12:00]", 4_320.),
        ("[%emt 0.1234567]", 0.123),
    ] {
        let expected = Duration::from_milliseconds((seconds * 1_000.) as i64);
        assert_eq!(read(text), Ok(expected), "{text}");
    }
    for text in [
        "[%clk 1.55:05]",
        "[%clk 1:5:5]",
        "[%clk 1:75:00]",
        "[%clk]",
        "[%clk 1:30:57",
        "[%eval 1]",
        "1:30:57",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
    for text in [
        "[%clk 1:30:57]",
        "[%emt 0:00:00.783]",
        "[%egt 0:12:00]",
        "[%mct 01:12:00]",
        "[%mct 12:00:00]",
    ] {
        let comment: TimeComment = text.parse().expect("a comment");
        assert_eq!(comment.to_string(), text);
    }
}

#[test]
fn used_time_of_each_move() {
    let checked = check(
        "40/90m+30s:30m+30s",
        &[
            "[%clk 1:30:57]",
            "[%clk 1:30:50]",
            "[%clk 1:31:11]",
            "[%clk 1:29:00]",
        ],
    );
    assert_eq!(checked.first_bonus, FirstBonus::Given);
    assert_eq!(checked.displays, Displays::AfterPress);
    assert_eq!(impossible(&checked), []);
    assert_eq!(checked.moves[0].used, seconds(2, 4));
    assert_eq!(checked.moves[2].used, seconds(15, 17));
    assert_eq!(checked.moves[3].used, seconds(139, 141));
    assert_eq!(checked.moves[3].number, 2);
}

#[test]
fn a_server_does_not_time_the_first_move() {
    let checked = check(
        "5m+3s",
        &[
            "[%clk 0:05:00]",
            "[%clk 0:05:00]",
            "[%clk 0:05:01]",
            "[%clk 0:05:02]",
        ],
    );
    assert_eq!(checked.first_bonus, FirstBonus::Withheld);
    assert_eq!(impossible(&checked), []);
    assert_eq!(checked.moves[0].used, seconds(0, 4));
    assert_eq!(checked.moves[2].used, seconds(1, 3));
}

#[test]
fn the_period_change_is_no_time_won() {
    let mut comments = vec!["-"; 76];
    comments.extend([
        "[%clk 0:10:00]",
        "[%clk 0:05:00]",
        "[%clk 0:40:00]",
        "[%clk 0:04:00]",
    ]);
    comments.extend(["[%clk 0:39:00]", "[%clk 0:33:00]"]);
    let checked = check("40/90m+30s:30m+30s", &comments);
    assert_eq!(impossible(&checked), []);
    let half_hour = PeriodChange::Added(time("30m"));
    // White's came with his fortieth move, Black's was added a move later.
    assert_eq!(checked.moves[78].period, half_hour);
    assert_eq!(checked.moves[78].used, seconds(29, 31));
    assert_eq!(checked.moves[79].period, PeriodChange::None);
    assert_eq!(checked.moves[81].period, half_hour);
    assert_eq!(checked.moves[81].used, seconds(89, 91));
}

#[test]
fn what_no_device_can_show() {
    let checked = check(
        "5m",
        &["[%clk 0:04:50]", "[%clk 0:05:30]", "[%clk 0:04:55]"],
    );
    let too_much = |shown: &str, most: &str| Impossible::TooMuch {
        shown: time(shown),
        most: time(most),
    };
    let expected = [
        (1, too_much("0:05:30", "0:05:00")),
        (2, too_much("0:04:55", "0:04:50")),
    ];
    assert_eq!(impossible(&checked), expected);
    assert_eq!(
        checked.moves[1].impossible[0].to_string(),
        "0:05:30 is shown where at most 0:05:00 can be left"
    );

    let mut comments = vec!["-"; 60];
    comments.extend(["[%clk 0:20:00]", "[%clk 0:20:00]", "[%clk 0:49:00]"]);
    let early = Impossible::PeriodTooEarly { moves: 32, due: 40 };
    assert_eq!(impossible(&check("40/90m:30m", &comments)), [(62, early)]);
}

#[test]
fn a_display_read_before_the_press() {
    // Without its increment the first reading would leave nothing to the flag: the second tells.
    let checked = check("90m+30s", &["[%clk 1:30:10]", "-", "[%clk 1:31:05]"]);
    assert_eq!(impossible(&checked), []);
    assert_eq!(checked.displays, Displays::AtMove);
}

#[test]
fn half_the_time_and_no_increment() {
    let checked = check(
        "3m+2s",
        &[
            "[%clk 0:01:30]",
            "[%clk 0:03:00]",
            "[%clk 0:01:28]",
            "[%clk 0:03:01]",
        ],
    );
    assert_eq!(impossible(&checked), []);
}

#[test]
fn a_delay_hides_what_a_move_took() {
    for bonus in ["d5s", "b5s"] {
        let checked = check(
            &format!("5m {bonus}"),
            &["[%clk 0:05:00]", "[%clk 0:05:00]", "[%clk 0:04:50]"],
        );
        assert_eq!(impossible(&checked), []);
        assert_eq!(checked.moves[2].used, seconds(14, 16), "{bonus}");
    }
    let checked = check("5m d5s", &["[%clk 0:05:00]"]);
    assert_eq!(checked.moves[0].used, seconds(0, 6));
}

#[test]
fn times_spent_are_added_up() {
    let checked = check(
        "1m+2s",
        &[
            "[%emt 0:00:30]",
            "[%emt 0.5]",
            "[%emt 0:00:30]",
            "-",
            "[%emt 0:00:20]",
        ],
    );
    let spent = Impossible::SpentTooMuch {
        spent: time("20s"),
        left: time("6s"),
    };
    assert_eq!(impossible(&checked), [(4, spent)]);
    assert_eq!(
        checked.moves[1].used,
        Used::Between {
            least: time("0.5s"),
            most: time("0.5s")
        }
    );
}

#[test]
fn comments_that_disagree() {
    let checked = check(
        "5m",
        &[
            "[%clk 0:04:50] [%emt 0:00:10]",
            "-",
            "[%clk 0:04:30][%emt 0:00:40]",
        ],
    );
    let disagree = Impossible::Disagrees {
        spent: time("40s"),
        least: time("19s"),
        most: time("21s"),
    };
    assert_eq!(impossible(&checked), [(2, disagree)]);
    let checked = check(
        "2h",
        &[
            "[%egt 0:10:00]",
            "[%mct 00:20:00]",
            "[%egt 0:09:00]",
            "[%mct 00:21:00]",
        ],
    );
    let back = Impossible::WentBack {
        before: time("10m"),
        shown: time("9m"),
    };
    assert_eq!(impossible(&checked), [(2, back)]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever clock plays the game, its own displays raise no alarm, and what each move took lies within
    /// what they tell.
    #[test]
    fn the_displays_of_a_clock_raise_no_alarm(
        base in 20_i64..400,
        second in 1_i64..400,
        quota in prop_oneof![Just(String::new()), (1_u32..8).prop_map(|moves| format!("{moves}/"))],
        bonus in prop_oneof![
            Just(Bonus::None),
            (1_i64..30).prop_map(|time| Bonus::Increment(Duration::from_seconds(time))),
            (1_i64..30).prop_map(|time| Bonus::Delay(Duration::from_seconds(time))),
            (1_i64..30).prop_map(|time| Bonus::Bronstein(Duration::from_seconds(time))),
        ],
        first_bonus in prop_oneof![Just(FirstBonus::Given), Just(FirstBonus::Withheld)],
        times in proptest::collection::vec(0_i64..40_000, 1..60),
    ) {
        let text = match quota.as_str() {
            "" => format!("{base}s{bonus}"),
            quota => format!("{quota}{base}s{bonus}:{second}s{bonus}"),
        };
        let control: TimeControl = text.parse().expect("a control");
        let device = Device { first_bonus, switch: Switch::Counter, at_flag: AtFlag::Freeze, face: Face::Seconds };
        let controls = Controls::from(control);
        let mut clock = Clock::with(controls.clone(), device, MoveOdds::default());
        clock.start(Side::White);
        let mut moves = Vec::new();
        let mut taken = Vec::new();
        for (time, side) in times.into_iter().zip([Side::White, Side::Black].into_iter().cycle()) {
            let time = Duration::from_milliseconds(time);
            clock.elapse(time);
            if clock.press(side) != Pressed::Counted {
                break;
            }
            let comment = TimeComment { command: TimeCommand::Clk, time: clock.display(side) };
            moves.push(TimedMove { side, comments: vec![comment] });
            taken.push(time);
        }
        let checked = check_times(&controls, &moves);
        prop_assert_eq!(impossible(&checked), [], "{}", text);
        let is_plain = quota.is_empty() && checked.first_bonus == first_bonus;
        for (found, taken) in checked.moves.iter().zip(taken).skip(2) {
            if let Used::Between { least, most } = found.used {
                prop_assert!(!is_plain || (least <= taken && taken <= most), "{}: {:?} {}", text, found, taken);
            }
        }
    }
}
