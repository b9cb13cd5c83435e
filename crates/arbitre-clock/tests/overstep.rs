//! What a time control allows, and what a display proves.

use arbitre_clock::{Due, Duration, Examined, Overstep, Seen, Span, TimeControl};

fn seconds(seconds: i64) -> Duration {
    Duration::from_seconds(seconds)
}

fn time(text: &str) -> Duration {
    text.parse().expect("a duration")
}

#[test]
fn what_a_classification_needs() {
    let check = |text: &str, base: &str, bonus: &str, sixty: Option<&str>| {
        let control: TimeControl = text.parse().expect("a control");
        assert_eq!(control.base_time(), time(base), "{text}");
        assert_eq!(control.bonus().time(), time(bonus), "{text}");
        let most = sixty.map_or(Span::Unlimited, |sixty| Span::Limited(time(sixty)));
        assert_eq!(control.time_for(60), most, "{text}");
    };
    check("5m+5s", "5m", "5s", Some("10m"));
    check("10m d5s", "10m", "5s", Some("15m"));
    check("15m", "15m", "0s", Some("15m"));
    check("40/90m+30s:30m+30s", "120m", "30s", Some("150m"));
    check("40/120m:20/60m:15m+30s", "195m", "0s", Some("180m"));
    check("40/120m", "120m", "0s", Some("240m"));
    check("120m:60m", "180m", "0s", Some("180m"));
    check("30s/move", "0s", "0s", Some("30m"));
    check("60m:byo 3x30s", "60m", "0s", Some("91m"));
    check("60m:can 25/10m", "60m", "0s", Some("90m"));
    check("*3m", "3m", "0s", None);
    check("upcount", "0s", "0s", None);
    let is_sudden_death = |text: &str| {
        text.parse::<TimeControl>()
            .map(|control| control.is_sudden_death())
    };
    assert_eq!(is_sudden_death("15m+10s"), Ok(true));
    assert_eq!(is_sudden_death("40/90m:30m"), Ok(false));
    assert_eq!(is_sudden_death("40/90m"), Ok(false));
}

#[test]
fn oversteps_behind_a_healthy_display() {
    let control: TimeControl = "40/90m+30s:30m+30s".parse().expect("a control");
    let check = |left: &str, period, moves, presses, overstep, should_show: &str| {
        let seen = Seen {
            left: time(left),
            period,
            moves,
            presses,
        };
        let expected = Examined {
            overstep,
            should_show: time(should_show),
        };
        assert_eq!(
            seen.examine(&control),
            expected,
            "{left} with {moves} moves"
        );
    };
    let proven = |by: &str| Overstep::Proven { by: time(by) };
    // The half hour was added at zero; who shows less than it with too few moves has overstepped.
    check("0:29:00", 1, 39, 0, proven("60s"), "-60s");
    check("0:32:00", 1, 39, 0, Overstep::None, "0:02:00");
    check("0:30:00", 1, 39, 0, proven("0s"), "0s");
    // An increment earned since can hide an overrun smaller than it.
    check(
        "0:30:10",
        1,
        39,
        1,
        Overstep::Unknown {
            hidden: seconds(20),
        },
        "10s",
    );
    check("0:30:40", 1, 39, 1, Overstep::None, "40s");
    // Forty moves are made: nothing is wrong.
    check("0:29:00", 1, 40, 0, Overstep::None, "0:29:00");
    // The counter missed a press: forty moves are made, and the half hour is still to come.
    check("0:00:00", 0, 40, 0, Overstep::None, "0:30:00");
    check("0:00:00", 0, 39, 0, proven("0s"), "0s");
    // The counter counted a press too many: the half hour came a move too early.
    check("0:30:20", 1, 39, 0, Overstep::None, "20s");
    let repeating: TimeControl = "40/120m".parse().expect("a control");
    let seen = Seen {
        left: time("1:50:00"),
        period: 2,
        moves: 79,
        presses: 0,
    };
    assert_eq!(seen.due(&repeating), Due::Moves(80));
    assert_eq!(seen.examine(&repeating).overstep, proven("10m"));
}

#[test]
fn the_longest_game_is_examined_at_once() {
    let control: TimeControl = "1/1s".parse().expect("a control");
    let seen = Seen {
        left: seconds(1),
        period: usize::MAX,
        moves: u32::MAX,
        presses: u32::MAX,
    };
    assert_eq!(seen.due(&control), Due::Moves(u32::MAX));
    assert_eq!(seen.examine(&control).overstep, Overstep::None);
}
