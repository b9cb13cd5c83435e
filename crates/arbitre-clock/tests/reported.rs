//! What was reported as wrong of other clocks, each with what is right here.
//!
//! Four of the reports are of something that a clock cannot do wrong because it is not asked: whether the
//! opponent could mate (fastchess#410) and whether stalemate ended the game (Tornelo) is for the judge,
//! who then pauses the clock; at what instant a promotion is a press (lichess mobile#2819) is for whoever
//! presses; and no grace for premoves or lag (lila#1090, scalachess#106) is ever granted, for time is told
//! to the millisecond.

use Side::{Black, White};
use arbitre_clock::{
    AtFlag, Bonus, Clock, Controls, Device, Dialect, Due, Duration, Face, FirstBonus, Flags,
    Motion, MoveOdds, Pressed, Reason, Side, Span, Stated, Switch, TimeComment, TimedMove,
    check_times,
};

fn seconds(seconds: i64) -> Duration {
    Duration::from_seconds(seconds)
}

fn started(control: &str, device: Device) -> Clock {
    let controls: Controls = control.parse().expect("a time control");
    let mut clock = Clock::with(controls, device, MoveOdds::default());
    clock.start(White);
    clock
}

fn usual(control: &str) -> Clock {
    started(control, Device::default())
}

fn withheld() -> Device {
    Device {
        first_bonus: FirstBonus::Withheld,
        ..Device::default()
    }
}

fn moves(clock: &mut Clock, times: &[i64]) {
    for &time in times {
        let Motion::Running(side) = clock.motion() else {
            panic!("the clock runs");
        };
        clock.elapse(seconds(time));
        assert_eq!(clock.press(side), Pressed::Counted);
    }
}

fn said(dialect: Dialect, text: &str) -> String {
    match dialect.read(text).map(|reading| reading.stated) {
        Ok(Stated::Controls(controls)) => controls.to_string(),
        other => format!("{other:?}"),
    }
}

/// cutechess#451, #579, lila#7822, picochess (jromang#178, tosca07#39): 3:02 or 3:00 at the start.
#[test]
fn the_first_increment_is_a_matter_of_the_device() {
    assert_eq!(usual("3m+2s").left(White), seconds(182));
    assert_eq!(started("3m+2s", withheld()).left(White), seconds(180));
}

/// lila#18332: a study shows 1:30:30 before move 1 where play shows 1:30:00. Both are accepted.
#[test]
fn either_convention_checks() {
    for first in ["[%clk 1:30:58]", "[%clk 1:30:00]"] {
        let moves = [TimedMove {
            side: White,
            comments: vec![first.parse().expect("a comment")],
        }];
        let controls: Controls = "90m+30s".parse().expect("a control");
        assert!(
            check_times(&controls, &moves).moves[0]
                .impossible
                .is_empty()
        );
    }
}

/// en-croissant#433: only Black's clock had the first increment.
#[test]
fn both_clocks_have_the_first_increment() {
    let clock = usual("3m+2s");
    assert_eq!(clock.left(White), clock.left(Black));
}

/// cutechess#810: `0+5` was refused where `0.01+5` worked. simple-chess-clock#7: an alarm at once.
#[test]
fn no_stock_of_time_but_an_increment() {
    assert_eq!(said(Dialect::Cutechess, "0+5"), "0s+5s");
    for control in ["0s+5s", "0s b5s", "0s d5s"] {
        for device in [Device::default(), withheld()] {
            let mut clock = started(control, device);
            moves(&mut clock, &[4, 4, 4, 4]);
            assert_eq!(clock.flags(), Flags::Up, "{control}");
        }
    }
}

/// cutechess#688, #134: a human played on after zero.
#[test]
fn nobody_plays_on_after_zero_unseen() {
    let mut clock = usual("60s");
    clock.elapse(seconds(60));
    assert_eq!(clock.press(White), Pressed::Frozen);
    let run_on = Device {
        at_flag: AtFlag::RunOn,
        ..Device::default()
    };
    let mut clock = started("60s+5s", run_on);
    clock.elapse(seconds(70));
    assert_eq!(clock.press(White), Pressed::Counted);
    assert_eq!(clock.fallen(White).map(|zero| zero.at), Some(seconds(65)));
    // simple-chess-clock#18: no negative time is shown.
    assert_eq!(clock.display(White), Duration::ZERO);
}

/// fastchess#633: stock and increment of the next period come once each.
#[test]
fn a_period_brings_its_time_once() {
    let mut clock = usual("2/60s+5s:30s+7s");
    moves(&mut clock, &[0, 0, 0, 0]);
    assert_eq!(clock.left(White), seconds(60 + 5 + 5 + 30 + 7));
    let mut clock = started("2/60s+5s:30s+7s", withheld());
    moves(&mut clock, &[0, 0, 0, 0]);
    assert_eq!(clock.left(White), seconds(60 + 5 + 5 + 30));
}

/// fastchess: on the last move of a period the next one was added before the flag was looked at.
#[test]
fn the_last_move_of_a_period_can_be_late() {
    let mut clock = usual("2/60s:60s");
    moves(&mut clock, &[30, 0]);
    clock.elapse(seconds(31));
    assert_eq!(clock.fallen(White).map(|zero| zero.at), Some(seconds(60)));
}

/// lila#19227: the half hour appeared on the display after move 40 only. chess-dojo#1490: the jump was
/// shown as a move time. chess-dojo#2406: 1:33 after ten moves of 90+30 was called impossible.
#[test]
fn displays_of_broadcasts() {
    let control: Controls = "40/90m+30s:30m+30s".parse().expect("a control");
    let check = |comments: &[(usize, &str)]| {
        let mut moves = vec![
            TimedMove {
                side: White,
                comments: Vec::new()
            };
            comments.last().expect("a comment").0
        ];
        for (number, comment) in comments {
            let comment: TimeComment = comment.parse().expect("a comment");
            moves[number - 1].comments.push(comment);
        }
        check_times(&control, &moves)
    };
    let checked = check(&[(10, "[%clk 1:33:00]")]);
    assert!(
        checked
            .moves
            .iter()
            .all(|found| found.impossible.is_empty())
    );
    let checked = check(&[
        (39, "[%clk 0:05:00]"),
        (40, "[%clk 0:05:10]"),
        (41, "[%clk 0:35:00]"),
    ]);
    assert!(
        checked
            .moves
            .iter()
            .all(|found| found.impossible.is_empty())
    );
    let used = format!("{:?}", checked.moves[40].used);
    assert_eq!(
        used,
        "Between { least: Duration(39000), most: Duration(41000) }"
    );
}

/// picochess#184: moves from the book brought no increment.
#[test]
fn a_move_without_time_has_its_increment() {
    let mut clock = usual("60s+5s");
    moves(&mut clock, &[0, 0, 0, 0]);
    assert_eq!(clock.left(White), seconds(75));
}

/// ChessCom/android-chessclock#6: stage 2 had the time of stage 1, and the counter began again.
#[test]
fn each_stage_has_its_own_time() {
    let mut clock = usual("1/60s:1/50s:40s");
    moves(&mut clock, &[0, 0]);
    assert_eq!(clock.left(White), seconds(110));
    moves(&mut clock, &[0, 0]);
    assert_eq!((clock.left(White), clock.counter(White)), (seconds(150), 2));
}

/// lichobile#463, #634, #2142, #2196: an increment in the last stage only; which stage is it?
#[test]
fn an_increment_in_the_last_stage_only() {
    let mut clock = usual("1/60s:40s+5s");
    assert_eq!(
        (clock.period_index(White), clock.bonus(White)),
        (0, Bonus::None)
    );
    moves(&mut clock, &[0, 0]);
    assert_eq!(clock.period_index(White), 1);
    assert_eq!(clock.left(White), seconds(105));
}

/// pychess-variants#1221, #212: byo-yomi was not reset by the move, and reset by reloading the page.
#[test]
fn byo_yomi_is_reset_by_the_press_alone() {
    let mut clock = usual("byo 1x10s");
    moves(&mut clock, &[9, 9, 9, 9]);
    assert_eq!(clock.left(White), seconds(10));
    clock.elapse(seconds(6));
    let number = clock.adjust(Black, seconds(1), Reason::Judgement);
    assert_eq!(
        clock.undo(number, Reason::Judgement),
        Ok(()),
        "everything is worked out anew"
    );
    assert_eq!(clock.left(White), seconds(4));
}

/// python-chess#1031, PGN-Standard#13, pgn-spec-commented#13, #16, pgn-parser#111, #116, scidtopgn#11.
#[test]
fn time_control_tags() {
    for (tag, control) in [
        ("40/5400+30:1800+30", "40/90m+30s:30m+30s"),
        ("40/7200:20/3600:900+30", "40/120m:20/60m:15m+30s"),
        ("4500+60", "75m+1m"),
        ("2700d5", "45m d5s"),
        ("*180", "*3m"),
        ("-", "upcount"),
    ] {
        assert_eq!(said(Dialect::Pgn, tag), control);
    }
    let controls: Controls = "40/120m:20/60m:15m+30s".parse().expect("a control");
    let written = Dialect::Pgn.write(&controls);
    assert_eq!(written.as_deref(), Ok("40/7200:20/3600:900+30"));
}

/// jin bug 156: increments in milliseconds.
#[test]
fn an_increment_beyond_the_stock_is_doubted() {
    let reading = Dialect::Pgn.read("2700+45000").expect("a tag");
    assert_eq!(reading.doubts.len(), 1);
}

/// cutechess and fastchess read `:` as minutes and seconds; everyone else parts periods with it.
#[test]
fn a_colon_is_read_by_its_dialect() {
    assert_eq!(said(Dialect::Cutechess, "40/2:30"), "40/150s");
    assert_eq!(said(Dialect::Pgn, "40/2:30"), "40/2s:30s");
}

/// tcec-gui#117: both clocks counted down on the first move.
#[test]
fn one_clock_runs() {
    let mut clock = usual("60s");
    clock.elapse(seconds(10));
    assert_eq!(
        (clock.left(White), clock.left(Black)),
        (seconds(50), seconds(60))
    );
}

/// lila#3307: after a take-back to the first move no flag fell any more.
#[test]
fn a_flag_falls_after_taking_back_to_the_first_move() {
    let mut clock = usual("60s+5s");
    moves(&mut clock, &[10, 10, 10]);
    for side in [White, Black, White] {
        assert_eq!(clock.take_back_press(), Ok(side));
    }
    // The increments went back with the presses, the time remains spent.
    assert_eq!(clock.left(White), seconds(65 - 20));
    clock.elapse(seconds(45));
    assert_eq!(clock.flags(), Flags::Fallen(White));
}

/// lila#2863, #2883, #20723, #16059, lichobile#1098: 0:00 with time left, and time shown that is not left.
#[test]
fn the_display_never_shows_more_than_is_left() {
    let shown =
        |face: Face, left: i64| face.shows(Duration::from_milliseconds(left)).milliseconds();
    let tenths = Face::TenthsBelow(seconds(10));
    assert_eq!(shown(Face::Seconds, 999), 0);
    assert_eq!(shown(tenths, 999), 900);
    assert_eq!(shown(tenths, 9_999), 9_900);
    assert_eq!(shown(tenths, 10_999), 10_000);
    let mut clock = usual("1s");
    clock.elapse(Duration::from_milliseconds(999));
    assert_eq!(clock.flags(), Flags::Up);
}

/// Stockfish#1272, RubiChess#365, #99, Monolith#4: engines failed one move before the period's end.
/// lc0#1626, leela-chess#662: they took the increment for there, or not there, before the move.
#[test]
fn what_an_engine_must_be_told() {
    let mut clock = usual("2/60s+5s:30s+5s");
    moves(&mut clock, &[10, 0]);
    assert_eq!(clock.due(White), Due::Moves(clock.counter(White) + 1));
    // The increment of the move is in it, the time of the next period is not.
    assert_eq!(
        clock.until_zero(White),
        Span::Limited(seconds(60 + 5 - 10 + 5))
    );
    let mut clock = started("2/60s+5s:30s+5s", withheld());
    moves(&mut clock, &[10, 0]);
    assert_eq!(clock.until_zero(White), Span::Limited(seconds(60 - 10 + 5)));
}

/// Chronos added the delay a second time when the period changed (uschess.discourse 18619).
#[test]
fn a_period_change_within_a_move_brings_no_second_delay() {
    let at_zero = Device {
        switch: Switch::Zero,
        ..Device::default()
    };
    let mut clock = started("60s d5s:30s d5s", at_zero);
    clock.elapse(seconds(5 + 60 + 10));
    assert_eq!(clock.left(White), seconds(20));
    let mut clock = started("60s:30s d5s", at_zero);
    clock.elapse(seconds(62));
    assert_eq!(
        clock.left(White),
        seconds(28),
        "a new delay begins with the next move"
    );
    clock.press(White);
    moves(&mut clock, &[0]);
    clock.elapse(seconds(6));
    assert_eq!(clock.left(White), seconds(27));
}

/// johnwilde/AndroidChessClock: the tick that crossed the end of the delay lost its remainder.
/// simple-chess-clock#9: so did a pause.
#[test]
fn ticks_lose_nothing() {
    let mut ticking = usual("60s d5s");
    for _ in 0..77 {
        ticking.elapse(Duration::from_milliseconds(99));
        ticking.pause();
        ticking.resume(White);
    }
    assert_eq!(
        ticking.left(White),
        Duration::from_milliseconds(60_000 - (77 * 99 - 5_000))
    );
}
