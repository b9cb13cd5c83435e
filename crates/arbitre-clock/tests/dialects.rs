//! Time controls as game files, federations, programs and people write them.

use arbitre_clock::{Controls, Dialect, Stated};

/// What `text` says in `dialect`, in the canonical text, or the error with the bytes meant.
fn said(dialect: Dialect, text: &str) -> String {
    match dialect.read(text) {
        Ok(reading) => match reading.stated {
            Stated::Unknown => "unknown".to_string(),
            Stated::Controls(controls) => controls.to_string(),
        },
        Err(error) => format!("{}: {error}", &text[error.span()]),
    }
}

fn check(dialect: Dialect, cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(said(dialect, text), *expected, "{dialect}: {text}");
    }
}

/// `canonical` is written as `text`, and read back as the same.
fn check_written(dialect: Dialect, cases: &[(&str, &str)]) {
    for (canonical, text) in cases {
        let controls: Controls = canonical.parse().expect("a canonical text");
        match dialect.write(&controls) {
            Ok(written) => {
                assert_eq!(written, *text, "{dialect}: {canonical}");
                assert_eq!(said(dialect, &written), *canonical, "{dialect}: {text}");
            }
            Err(error) => assert_eq!(error.to_string(), *text, "{dialect}: {canonical}"),
        }
    }
}

#[test]
fn canonical_texts() {
    for text in [
        "40/90m+30s:30m+30s",
        "5m+3s",
        "10m d5s",
        "10m b5s",
        "40/120m:20/60m:30m",
        "40/120m:20/60m:15m+30s",
        "*3m",
        "60m:byo 5x1m",
        "byo 3x30s",
        "60m:can 25/10m",
        "30s/move",
        "3days/move",
        "10/50days",
        "30m/day",
        "upcount",
        "0.5s+0.05s",
        "0s+5s",
        "white=6m black=5m",
        "white=5m+3s black=4m d2s",
    ] {
        check(Dialect::Canonical, &[(text, text)]);
    }
    check(
        Dialect::Canonical,
        &[
            ("2h", "120m"),
            ("40/2h:1h", "40/120m:60m"),
            ("10m+0:00:05", "10m+5s"),
            ("1:30:00+30s", "90m+30s"),
            ("90s", "90s"),
            (
                "90",
                "90: expected a duration with its unit (`30s`, `90m`, `2h`, `3days` or `0:12:22`), found `90`",
            ),
            (
                "",
                ": expected a duration with its unit (`30s`, `90m`, `2h`, `3days` or `0:12:22`), found the end of the text",
            ),
            (
                "5m+3s:",
                ": expected a duration with its unit (`30s`, `90m`, `2h`, `3days` or `0:12:22`), found the end of the text",
            ),
            (
                "0/5m",
                "0: expected a number of moves of at least one, found `0`",
            ),
            (
                "0s",
                "0s: expected more than no time in each period, found `0s`",
            ),
            (
                "byo 5x1m:5m",
                "byo 5x1m:5m: expected no period after one that ends only with the game, found `byo 5x1m:5m`",
            ),
            (
                "*3m:*3m",
                "*3m:*3m: expected an hourglass alone, found `*3m:*3m`",
            ),
            (
                "white=5m",
                ": expected `black=` and Black's time control, found the end of the text",
            ),
            (
                "5m 3s",
                " 3s: expected `:` and another period, or the end of the time control, found ` 3s`",
            ),
            (
                "0.0001s",
                "0.0001: expected a time of at most a million years, exact to the millisecond, found `0.0001`",
            ),
        ],
    );
}

#[test]
fn game_files() {
    check(
        Dialect::Pgn,
        &[
            ("?", "unknown"),
            ("-", "upcount"),
            ("40/9000", "40/150m"),
            ("300", "5m"),
            ("4500+60", "75m+1m"),
            ("*180", "*3m"),
            ("40/7200:3600", "40/120m:60m"),
            ("40/5400+30:1800+30", "40/90m+30s:30m+30s"),
            ("40/7200:20/3600:900+30", "40/120m:20/60m:15m+30s"),
            ("40/1980:40/1980:40/1980", "40/33m:40/33m:40/33m"),
            ("300+0", "5m"),
            ("600", "10m"),
            ("180+2d", "3m d2s"),
            ("2700d5", "45m d5s"),
            ("300+5d", "5m d5s"),
            ("300S5", "5m d5s"),
            ("300+0B5", "5m b5s"),
            ("300+!5", "5m b5s"),
            ("300=600", "white=5m black=10m"),
            (
                "30/300:0+30=30/600:0+20",
                "white=30/5m:0s+30s black=30/10m:0s+20s",
            ),
            ("10+0.05", "10s+0.05s"),
            ("90+0.9", "90s+0.9s"),
            ("2.4+0.01", "2.4s+0.01s"),
            ("0+1", "0s+1s"),
            ("1/86400", "1day/move"),
            ("0", "0: period 1 gives no time"),
            (
                "15 min. + 10 s. per move",
                " min.: expected the end of the time control, found ` min.`",
            ),
            (
                "60 mins",
                " mins: expected the end of the time control, found ` mins`",
            ),
            (
                "30|0",
                "|0: expected the end of the time control, found `|0`",
            ),
            ("G/60", "G: expected a number of seconds, found `G`"),
            (
                "1 in 5 days",
                " in: expected the end of the time control, found ` in`",
            ),
            (
                "90'+30''",
                "': expected the end of the time control, found `'`",
            ),
            (
                "40/",
                ": expected a number of seconds, found the end of the text",
            ),
        ],
    );
    check_written(
        Dialect::Pgn,
        &[
            ("40/90m+30s:30m+30s", "40/5400+30:1800+30"),
            ("5m", "300"),
            ("*3m", "*180"),
            ("upcount", "-"),
            ("1day/move", "1/86400"),
            ("10s+0.05s", "10+0.05"),
            (
                "10m d5s",
                "pgn cannot say that the clock waits before each move (simple delay)",
            ),
            (
                "10m b5s",
                "pgn cannot say that the time of a move is given back (Bronstein)",
            ),
            (
                "white=6m black=5m",
                "pgn cannot say that White and Black have different time controls",
            ),
            (
                "60m:byo 5x1m",
                "pgn cannot say that there is Japanese byo-yomi",
            ),
            (
                "60m:can 25/10m",
                "pgn cannot say that there is Canadian byo-yomi",
            ),
            ("30m/day", "pgn cannot say that every day has its own time"),
        ],
    );
}

#[test]
fn doubts_are_told() {
    let remark = |dialect: Dialect, text: &str| {
        let doubts = dialect.read(text).expect("a time control").doubts;
        doubts
            .first()
            .map(|doubt| (text[doubt.span.clone()].to_string(), doubt.remark))
    };
    for (dialect, text, place) in [
        (Dialect::Pgn, "2700+45000", "2700+45000"),
        (Dialect::Lichess, "180+2", "180"),
        (Dialect::UsChess, "40/2, SD/1", "40/2"),
        (Dialect::UsChess, "G/2;+1", "g/2"),
        (Dialect::UsChess, "40/90, SD/30 d5", " d5"),
        (Dialect::Fide, "90+30", "90+30"),
    ] {
        let found = remark(dialect, text).map(|(place, _)| place.to_lowercase());
        assert_eq!(found.as_deref(), Some(place), "{dialect}: {text}");
    }
    for (dialect, text) in [
        (Dialect::Pgn, "5400+30"),
        (Dialect::Pgn, "0+5"),
        (Dialect::Lichess, "3+2"),
        (Dialect::UsChess, "G/60;d5"),
        (Dialect::Fide, "90' + 30\""),
    ] {
        assert_eq!(remark(dialect, text), None, "{dialect}: {text}");
    }
}

#[test]
fn tournament_report_files() {
    check(
        Dialect::Trf25,
        &[
            ("5400+30", "90m+30s"),
            ("40/6000+30:900+30", "40/100m+30s:15m+30s"),
            ("W300-B240", "white=5m black=4m"),
            ("600", "10m"),
            (
                "W300",
                ": expected `-B` and Black's time control, found the end of the text",
            ),
            (
                "90 min + 30 sec",
                " min: expected the end of the time control, found ` min`",
            ),
            (
                "10.5",
                ".5: expected the end of the time control, found `.5`",
            ),
        ],
    );
    check_written(
        Dialect::Trf25,
        &[
            ("40/100m+30s:15m+30s", "40/6000+30:900+30"),
            ("white=5m black=4m", "W300-B240"),
            ("10s+0.05s", "trf25 cannot say a part of its unit of time"),
            (
                "0s+5s",
                "trf25 cannot say that there is no stock of time, only an increment",
            ),
            (
                "*3m",
                "trf25 cannot say that the time spent flows to the opponent (hourglass)",
            ),
        ],
    );
}

#[test]
fn engine_matches() {
    check(
        Dialect::Cutechess,
        &[
            ("40/2:30", "40/150s"),
            ("tc=120/60+0.6", "120/1m+0.6s"),
            ("8+0.08", "8s+0.08s"),
            ("0:10.5", "10.5s"),
            ("inf", "upcount"),
            ("st=1.5", "1.5s/move"),
            ("0+5", "0s+5s"),
            ("0.01+5", "0.01s+5s"),
            (
                "40/5400+30:1800+30",
                ":1800+30: cutechess has one period, which repeats, and reads `:` as minutes and seconds",
            ),
            (
                "ten",
                "ten: expected seconds, or minutes and seconds as in `2:30`, found `ten`",
            ),
        ],
    );
    check_written(
        Dialect::Cutechess,
        &[
            ("40/150s", "40/150"),
            ("8s+0.08s", "8+0.08"),
            ("30s/move", "st=30"),
            ("upcount", "inf"),
            (
                "0s+5s",
                "cutechess cannot say that there is no stock of time, only an increment",
            ),
            (
                "40/90m:30m",
                "cutechess cannot say that there is more than one period",
            ),
        ],
    );
}

#[test]
fn lichess() {
    check(
        Dialect::Lichess,
        &[
            ("3+2", "3m+2s"),
            ("15+10", "15m+10s"),
            ("½+0", "30s"),
            ("1/4+0", "15s"),
            ("1.5+0", "90s"),
            ("0+1", "0s+1s"),
            ("3 days", "3days/move"),
            ("1 day", "1day/move"),
            ("∞", "upcount"),
            ("180+2", "180m+2s"),
            (
                "300+3",
                "300: lichess offers at most 180 minutes; a game file writes seconds like this",
            ),
            (
                "3",
                ": expected `+` and the seconds for each move, found the end of the text",
            ),
        ],
    );
    check_written(
        Dialect::Lichess,
        &[
            ("3m+2s", "3+2"),
            ("30s", "0.5+0"),
            ("3days/move", "3 days"),
            ("upcount", "∞"),
            ("181m", "lichess cannot say so long a time"),
            (
                "30s/move",
                "lichess cannot say that every move has its own time",
            ),
            (
                "3m d2s",
                "lichess cannot say that the clock waits before each move (simple delay)",
            ),
        ],
    );
}

#[test]
fn us_chess() {
    check(
        Dialect::UsChess,
        &[
            ("G/60;d5", "60m d5s"),
            ("G/90;+30", "90m+30s"),
            ("40/90, SD/30;+30", "40/90m+30s:30m+30s"),
            ("40/90, SD/30; d5", "40/90m d5s:30m d5s"),
            ("40/90,SD/30,d5", "40/90m d5s:30m d5s"),
            ("40/90, SD/30 d5", "40/90m:30m d5s"),
            ("40/90 d5, SD/30 d5", "40/90m d5s:30m d5s"),
            ("40/2, SD/1", "40/120m:60m"),
            ("40/2, 20/1, G/30", "40/120m:20/60m:30m"),
            ("G/2", "120m"),
            ("G/45 inc30", "45m+30s"),
            ("G/45 td5", "45m d5s"),
            ("G/3;inc2", "3m+2s"),
            (
                "G45/D5",
                "G45/D5: expected the end of the time control, found `/d5`",
            ),
            ("All/120 d5", "120m d5s"),
            ("40/120, SD/60 d/10", "40/120m:60m d10s"),
            ("G/60;d0", "60m"),
            (
                "60",
                "60: expected `G/`, `SD/` or a number of moves and `/`, found `60`",
            ),
            (
                "G/",
                ": expected a number of minutes, found the end of the text",
            ),
        ][..13],
    );
    check(
        Dialect::UsChess,
        &[
            ("All/120 d5", "120m d5s"),
            ("40/120, SD/60 d/10", "40/120m:60m d10s"),
            ("G/60;d0", "60m"),
            (
                "60",
                "60: expected `G/`, `SD/` or a number of moves and `/`, found `60`",
            ),
            (
                "G/",
                ": expected a number of minutes, found the end of the text",
            ),
        ],
    );
    check_written(
        Dialect::UsChess,
        &[
            ("60m d5s", "G/60;d5"),
            ("40/90m+30s:30m+30s", "40/90, SD/30;+30"),
            ("40/120m:60m", "40/120, SD/60"),
            (
                "2m+1s",
                "us-chess cannot say one or two minutes, which it takes for hours",
            ),
            (
                "10m b5s",
                "us-chess cannot say that the time of a move is given back (Bronstein)",
            ),
            (
                "40/120m:15m+30s",
                "us-chess cannot say that the periods differ in what a move brings",
            ),
        ],
    );
}

#[test]
fn announcements() {
    check(
        Dialect::Fide,
        &[
            ("90'/40 + 30' + 30\"/move", "40/90m+30s:30m+30s"),
            ("90'/40 + 30' + 30''/move from move 1", "40/90m+30s:30m+30s"),
            (
                "120'/40 + 60'/20 + 15' + 30\" from move 61",
                "40/120m:20/60m:15m+30s",
            ),
            ("100'/40+15'+30\"", "40/100m+30s:15m+30s"),
            ("90'+30\"", "90m+30s"),
            ("90’ + 30”", "90m+30s"),
            ("90′ +30″", "90m+30s"),
            ("90' +30''", "90m+30s"),
            ("100' + 30 \" bonus", "100m+30s"),
            ("40 in 120 then all in 60", "40/120m:60m"),
            (
                "40 in 90, all in 30, + increment 30 sec /move",
                "40/90m+30s:30m+30s",
            ),
            (
                "40 moves in 2 hours, then 20 moves in 1 hour, then 30 min",
                "40/120m:20/60m:30m",
            ),
            (
                "90 mins for all moves with 30 sec increment from move 1",
                "90m+30s",
            ),
            ("1 ½ hours with 30 second increments from move 1", "90m+30s"),
            ("20 minutes on game", "20m"),
            (
                "90 minutes for the first 40 moves, and 30 minutes for the rest of the game. 30 second increment from",
                "40/90m+30s:30m+30s",
            ),
            (
                "90 minutes for first 40 moves followed 30 minutes for rest of the game",
                "40/90m:30m",
            ),
            ("1h + 30''", "60m+30s"),
            ("90 min. + 30 sec./each move", "90m+30s"),
            ("90 minutes + 30sec / move", "90m+30s"),
            (
                "25 minutes for game with 15 seconds increment from move 1",
                "25m+15s",
            ),
            ("1h30 + 30sec/mv", "90m+30s"),
            ("90 min. + 30 sec.", "90m+30s"),
            ("120 min + 10 sec / move starting 41", "40/120m:0s+10s"),
            ("15 min. + 10 s. per move", "15m+10s"),
            (
                "15 minutes + 10 seconds increment per move, starting from move 1",
                "15m+10s",
            ),
            ("60 mins", "60m"),
            (
                "90 min + 30 min after move 40 + 30 s per move",
                "40/90m+30s:30m+30s",
            ),
            (
                "90 minutes pour 40 coups puis 30 minutes, 30 secondes par coup",
                "40/90m+30s:30m+30s",
            ),
            ("10 min + 5 s delay", "10m d5s"),
            ("10' + 5\" Bronstein", "10m b5s"),
            ("30 seconds per move", "30s/move"),
            ("90+30", "90m+30s"),
            ("5+3", "5m+3s"),
            (
                "90",
                "90: expected a unit such as `min` or `sec`, found `90`",
            ),
            (
                "about 90 min",
                "about: expected a word of a time control, found `about`",
            ),
            (
                "90-90min/40 moves",
                "-90min: expected a word of a time control, found `-90min`",
            ),
            ("", ": a time control has at least one period"),
        ],
    );
    check_written(
        Dialect::Fide,
        &[
            ("40/90m+30s:30m+30s", "90'/40 + 30' + 30\"/move"),
            (
                "40/120m:20/60m:15m+30s",
                "120'/40 + 60'/20 + 15' + 30\"/move from move 61",
            ),
            ("90s+1s", "1'30\" + 1\"/move"),
            ("10m d5s", "10' + 5\" delay"),
            ("10m b5s", "10' + 5\" Bronstein"),
            ("30s/move", "30\"/move"),
            (
                "40/120m+30s:60m",
                "fide cannot say that the periods differ in what a move brings",
            ),
            ("upcount", "fide cannot say that there is no limit"),
        ],
    );
}

#[test]
fn correspondence() {
    check(
        Dialect::Iccf,
        &[
            ("10 moves in 50 days", "10/50days"),
            ("10/50", "10/50days"),
            ("10 moves/50 days", "10/50days"),
            ("50 days/10 moves", "10/50days"),
            ("1 in 5 days", "1/5days"),
            ("3 days per move", "3days/move"),
            (
                "10 moves in 50 days, then 10 moves in 30 days",
                "10/50days:10/30days",
            ),
        ],
    );
    check_written(
        Dialect::Iccf,
        &[
            ("10/50days", "10 moves in 50 days"),
            (
                "10/50days:10/30days",
                "10 moves in 50 days, then 10 moves in 30 days",
            ),
            ("3days/move", "3 days per move"),
            ("90m", "iccf cannot say a part of its unit of time"),
        ],
    );
}
