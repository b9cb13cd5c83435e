//! `arbitre clock`: transcripts.

use arbitre::Streams;

/// Runs the program and compares what it writes, its notes and errors, and its exit status.
fn check(arguments: &[&str], status: u8, output: &str, errors: &str) {
    check_with("", arguments, status, output, errors);
}

/// The same with something on standard input.
fn check_with(input: &str, arguments: &[&str], status: u8, output: &str, errors: &str) {
    let mut streams = Streams::captured(input);
    let found = arbitre::run(["arbitre", "clock"].iter().chain(arguments), &mut streams);
    let trimmed = |text: String| {
        let lines: Vec<_> = text.lines().map(str::trim_end).collect();
        lines.join("\n")
    };
    assert_eq!(
        trimmed(streams.output()),
        output.trim_start_matches('\n').trim_end(),
        "{arguments:?}"
    );
    assert_eq!(
        trimmed(streams.errors()),
        errors.trim_start_matches('\n').trim_end(),
        "{arguments:?}"
    );
    assert_eq!(found, status, "{arguments:?}");
}

#[test]
fn a_time_control_in_every_dialect() {
    check(
        &["parse", "--dialect", "fide", "90'/40 + 30' + 30\"/move"],
        0,
        r#"
canonical  40/90m+30s:30m+30s
pgn        40/5400+30:1800+30
fide       90'/40 + 30' + 30"/move
us-chess   40/90, SD/30;+30
cutechess  (cannot say that there is more than one period)
lichess    (cannot say that a period ends after a number of moves)
trf25      40/5400+30:1800+30
iccf       (cannot say that each move brings an increment)
60 moves   at most 2:30:00
"#,
        "",
    );
}

#[test]
fn from_one_dialect_to_another() {
    check(
        &[
            "parse",
            "--dialect",
            "us-chess",
            "40/90, SD/30; d5",
            "--to",
            "canonical",
        ],
        0,
        "40/90m d5s:30m d5s",
        "",
    );
    check(
        &[
            "parse",
            "--dialect",
            "us-chess",
            "40/2, SD/1",
            "--to",
            "pgn",
        ],
        0,
        "40/7200:3600",
        "
note: `40/2`: 1 and 2 are hours in this notation; a very fast game may mean minutes
note: `SD/1`: 1 and 2 are hours in this notation; a very fast game may mean minutes
",
    );
    check(
        &["parse", "10m d5s", "--to", "pgn"],
        2,
        "",
        "error: pgn cannot say that the clock waits before each move (simple delay)",
    );
    check(
        &["parse", "300+3"],
        2,
        "",
        "
error: expected a duration with its unit (`30s`, `90m`, `2h`, `3days` or `0:12:22`), found `300`
 --> TEXT:1:1
  |
1 | 300+3
  | ^^^ it can be read with --dialect pgn, --dialect fide, --dialect cutechess, --dialect trf25
",
    );
}

#[test]
fn displays_after_each_press() {
    check(
        &["run", "3m+2s", "5", "1", "1s", "0:00:01", "10"],
        0,
        "
move   side       spent        white       black
                             0:03:02     0:03:02
1.     white         5s      0:02:59     0:03:02
1...   black         1s      0:02:59     0:03:03
2.     white         1s      0:03:00     0:03:03
2...   black         1s      0:03:00     0:03:04
3.     white        10s      0:02:52     0:03:04
",
        "",
    );
    check(
        &["run", "10s b5s", "--first-bonus", "no", "8", "0", "8", "0"],
        0,
        "
move   side       spent        white       black
                             0:00:10     0:00:10
1.     white         8s      0:00:07     0:00:10
1...   black         0s      0:00:07     0:00:10
       white reaches zero after 0:00:15 of play with 1 move completed: the limit is overstepped
flag   white         7s      0:00:00     0:00:10
",
        "",
    );
    check(
        &[
            "run",
            "2/60s:30s",
            "--switch",
            "zero",
            "10",
            "10",
            "55",
            "1",
        ],
        0,
        "
move   side       spent        white       black
                             0:01:00     0:01:00
1.     white        10s      0:00:50     0:01:00
1...   black        10s      0:00:50     0:00:50
       white reaches zero after 0:01:10 of play with 1 move completed: the limit is overstepped
2.     white        55s      0:00:25     0:01:20
2...   black         1s      0:00:25     0:01:19
",
        "",
    );
}

/// An examination question with its key: move 22 annulled, two minutes to the opponent.
#[test]
fn an_illegal_move_in_standard_play() {
    check(
        &[
            "adjust",
            "illegal-move",
            "black",
            "--laws",
            "fide-2018",
            "--tc",
            "40/90m+30s:30m+30s",
            "--white",
            "0:35:45",
            "--black",
            "0:32:12",
            "--moves",
            "22/22",
        ],
        0,
        "
fide-2018, 40/90m+30s:30m+30s
            white       black  moves
read      0:35:45     0:32:12  22/22
1.        0:35:45     0:32:12  22/21  black has completed 21 moves: annulled press [7.5.1]
2.        0:35:45     0:31:42  22/21  black loses 30s: annulled press [7.5.1, 7.1]
3.        0:37:45     0:31:42  22/21  white gains 120s: illegal move [7.5.5]
set       0:37:45     0:31:42  22/21
",
        "",
    );
}

/// Another: 12 minutes and 3 seconds, where the penalty is a minute.
#[test]
fn an_illegal_move_in_rapid_chess() {
    check(
        &[
            "adjust",
            "illegal-move",
            "white",
            "--laws",
            "fide-2023/rapid",
            "--tc",
            "12m+3s",
            "--white",
            "0:06:02",
            "--black",
            "0:07:03",
        ],
        0,
        "
fide-2023/rapid, 12m+3s
            white       black  moves
read      0:06:02     0:07:03  -
1.        0:05:59     0:07:03  -      white loses 3s: annulled press [7.5.1, A.5.2, 7.1]
2.        0:05:59     0:08:03  -      black gains 60s: illegal move [7.5.5, A.3]
set       0:05:59     0:08:03  -
",
        "",
    );
}

#[test]
fn the_press_that_ended_a_period() {
    check(
        &[
            "adjust",
            "illegal-move",
            "black",
            "--laws",
            "fide-2018",
            "--tc",
            "40/90m:30m",
            "--white",
            "0:35:45",
            "--black",
            "0:30:12",
            "--moves",
            "40/40",
        ],
        0,
        "
fide-2018, 40/90m:30m
            white       black  moves
read      0:35:45     0:30:12  40/40
1.        0:35:45     0:30:12  40/39  black has completed 39 moves: annulled press [7.5.1]
2.        0:35:45     0:00:12  40/39  black loses 1800s: annulled press [7.5.1, 7.1]
3.        0:37:45     0:00:12  40/39  white gains 120s: illegal move [7.5.5]
set       0:37:45     0:00:12  40/39
",
        "",
    );
}

#[test]
fn the_second_illegal_move() {
    check(
        &[
            "adjust",
            "illegal-move",
            "white",
            "--offence",
            "2",
            "--laws",
            "fide-2018",
            "--tc",
            "90m",
            "--white",
            "0:06:02",
            "--black",
            "0:07:03",
            "--moves",
            "30/29",
        ],
        0,
        "
fide-2018, 90m
            white       black  moves
read      0:06:02     0:07:03  30/29
set       0:06:02     0:07:03  30/29
The game is over, 0-1: Black wins, by illegal moves [7.5.5, 7.5.1]
A draw instead, if the opponent cannot mate by any series of legal moves [7.5.5]
",
        "",
    );
}

/// One wrong claim with a minute and a half left, under four editions.
#[test]
fn a_wrong_claim_under_four_editions() {
    for (laws, steps, set) in [
        (
            "fide-1997",
            "
1.        0:00:45     0:05:00  -      white loses 45s: wrong claim [9.5b]
2.        0:00:45     0:08:00  -      black gains 180s: wrong claim [9.5b]",
            "0:00:45     0:08:00",
        ),
        (
            "fide-2005",
            "
1.        0:01:00     0:05:00  -      white loses 30s: wrong claim [9.5b]
2.        0:01:00     0:08:00  -      black gains 180s: wrong claim [9.5b]",
            "0:01:00     0:08:00",
        ),
        (
            "fide-2009",
            "
1.        0:01:30     0:08:00  -      black gains 180s: wrong claim [9.5b]",
            "0:01:30     0:08:00",
        ),
        (
            "fide-2023",
            "
1.        0:01:30     0:07:00  -      black gains 120s: wrong claim [9.5.3]",
            "0:01:30     0:07:00",
        ),
    ] {
        let expected = format!(
            "{laws}, 90m
            white       black  moves
read      0:01:30     0:05:00  -{steps}
set       {set}  -"
        );
        check(
            &[
                "adjust",
                "wrong-claim",
                "white",
                "--laws",
                laws,
                "--tc",
                "90m",
                "--white",
                "0:01:30",
                "--black",
                "0:05:00",
            ],
            0,
            &expected,
            "",
        );
    }
}

#[test]
fn an_increment_is_granted() {
    check(
        &[
            "adjust",
            "increment-request",
            "white",
            "--laws",
            "fide-2023/rapid",
            "--tc",
            "30m",
            "--white",
            "0:01:20",
            "--black",
            "0:05:00",
        ],
        0,
        "
fide-2023/rapid, 30m
            white       black  moves
read      0:01:20     0:05:00  -
1.        0:01:20     0:05:00  -      white gets 5s for each move: increment introduced [III.4]
2.        0:01:20     0:05:00  -      black gets 5s for each move: increment introduced [III.4]
3.        0:01:20     0:07:00  -      black gains 120s: claim [III.4]
set       0:01:20     0:07:00  -
only if it was announced [III.4]
",
        "",
    );
}

/// With two minutes and twenty seconds left it is too early [2023: III.4]; a claim that is put off gives
/// the opponent nothing by itself, and one of 1997 cannot be rejected.
#[test]
fn a_claim_in_the_last_period() {
    let check = |event: &str, laws: &str, time: &str, steps: &str, set: &str, remark: &str| {
        let expected = format!(
            "{laws}, 40/90m:30m
            white       black  moves
read      {time}     0:05:00  -{steps}
set       {time}     {set}  -{remark}"
        );
        let (tc, other) = ("40/90m:30m", "0:05:00");
        let arguments = [
            "adjust", event, "white", "--laws", laws, "--tc", tc, "--white", time, "--black", other,
        ];
        self::check(&arguments, 0, &expected, "");
    };
    let not_now = "
The claim is not this person's to make now [III.4]";
    check(
        "increment-request",
        "fide-2023",
        "0:02:20",
        "",
        "0:05:00",
        not_now,
    );
    for (event, laws, article) in [
        ("postponed-claim", "fide-1997", "10.2b"),
        ("rejected-claim", "fide-1997", "10.2b"),
        ("postponed-claim", "fide-2023", "III.5.2"),
    ] {
        let remark = format!(
            "
The opponent may be given 2 minutes; the game goes on before the arbiter [{article}]"
        );
        check(event, laws, "0:01:50", "", "0:05:00", &remark);
    }
    let gains = "
1.        0:01:50     0:07:00  -      black gains 120s: claim [III.5.3]";
    check(
        "rejected-claim",
        "fide-2023",
        "0:01:50",
        gains,
        "0:07:00",
        "",
    );
}

#[test]
fn what_cannot_be_worked_out_is_refused() {
    check(
        &[
            "adjust",
            "illegal-move",
            "black",
            "--laws",
            "fide-2018",
            "--tc",
            "40/90m:30m",
            "--white",
            "0:35:45",
            "--black",
            "0:30:12",
            "--moves",
            "40/0",
        ],
        2,
        "",
        "
error: black has not pressed, so there is no press to annul
 --> --moves:1:1
  |
1 | 40/0
  | ^^^^
",
    );
    check(
        &[
            "adjust",
            "illegal-move",
            "black",
            "--laws",
            "fide-2018",
            "--tc",
            "40/90m:30m",
            "--white",
            "0:35:45",
            "--black",
            "0:30:12",
        ],
        2,
        "",
        "error: with several periods the counter tells what the press brought: give --moves",
    );
    check(
        &["run", "3m+2s", "5x"],
        2,
        "",
        "
error: this is no length of time
 --> MOVETIME:1:1
  |
1 | 5x
  | ^^ a duration with its unit (`30s`, `90m`, `2h`, `3days` or `0:12:22`)
",
    );
}

/// An examination question: the clock rolled into the second period before move 40.
#[test]
fn an_overstep_behind_healthy_displays() {
    check(
        &[
            "overstep",
            "--tc",
            "40/90m+30s:30m+30s",
            "--white",
            "0:29:00",
            "--black",
            "0:32:00",
            "--moves",
            "39/39",
            "--period",
            "2",
        ],
        0,
        "
white: 39 of 40 moves, shows 0:29:00, should show -0:01:00
       has overstepped the limit by 60s at the least
black: 39 of 40 moves, shows 0:32:00, should show 0:02:00
       has not overstepped the limit
",
        "",
    );
}

#[test]
fn the_clock_comments_of_a_game_file() {
    let file = "[TimeControl \"180+2\"]\n\n1. e4 {[%clk 0:02:59]} e5 {[%clk 0:03:10]} 2. Nf3 {[%clk 2.58:00]} *\n";
    check_with(
        file,
        &["check", "-", "--used", "--check"],
        1,
        "
-, game 1, line 3: [%clk 2.58:00]: expected a time such as `0:09:59`, with two digits below 60 after each colon, found `2.58:00`
-, game 1, 1. took 4s to 6s
-, game 1, 1... 0:03:10 is shown where at most 0:03:04 can be left
-, game 1, 1... took 0s to 1s
-, game 1, 2. took an unknown time
",
        "2 times in 1 games, 2 findings; 0 games without a time control",
    );
}
