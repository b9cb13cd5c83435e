//! `arbitre clock`: what it writes for programs.

use arbitre::Streams;

/// JSON Lines: times in milliseconds, displays as they are shown.
#[test]
fn every_task_writes_json() {
    let json = |arguments: &[&str], input: &str| -> Vec<serde_json::Value> {
        let mut streams = Streams::captured(input);
        let arguments = ["arbitre", "clock"].iter().chain(arguments);
        assert_eq!(arbitre::run(arguments, &mut streams), 0);
        let output = streams.output();
        output
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    };
    let parsed = json(&["parse", "--json", "40/90m+30s:30m+30s"], "");
    assert_eq!(parsed[0]["pgn"], "40/5400+30:1800+30");
    assert_eq!(parsed[0]["lichess"], serde_json::Value::Null);
    // Both periods and sixty increments.
    let most = &parsed[0]["sixty_moves_milliseconds"];
    assert_eq!(most["white"], 9_000_000);
    assert_eq!(
        json(&["parse", "--json", "--to", "pgn", "3m+2s"], ""),
        [serde_json::json!({ "pgn": "180+2" })]
    );

    let run = json(&["run", "--json", "3m+2s", "5s", "4s", "5m"], "");
    let first = serde_json::json!({
        "move": 1, "side": "white", "spent_milliseconds": 5000,
        "white": "0:02:59", "black": "0:03:02",
    });
    assert_eq!(run[0], first);
    assert_eq!(
        (&run[2]["zero"], &run[2]["overstepped"]),
        (&"white".into(), &true.into())
    );
    assert_eq!(
        (&run[3]["flag"], &run[3]["white"]),
        (&true.into(), &"0:00:00".into())
    );

    // 7.5.5 (2023): two minutes to the opponent.
    let read = [
        "--laws",
        "fide-2023",
        "--tc",
        "90m+30s",
        "--white",
        "10m",
        "--black",
        "5m",
    ];
    let adjust = [
        &[
            "adjust",
            "illegal-move",
            "white",
            "--json",
            "--moves",
            "22/22",
        ][..],
        &read,
    ];
    let adjusted = json(&adjust.concat(), "");
    assert_eq!(adjusted[0]["steps"][3]["articles"], "7.5.5");
    let set = serde_json::json!({
        "name": "set", "white": "0:09:30", "black": "0:07:00", "moves": [21, 22],
    });
    assert_eq!(adjusted[0]["set"], set);

    let seen = ["--tc", "40/90m:30m", "--white", "31m", "--black", "10m"];
    let overstep = [
        &["overstep", "--json", "--moves", "39/40", "--period", "2"][..],
        &seen,
    ];
    let sides = json(&overstep.concat(), "");
    assert_eq!(
        (&sides[0]["side"], &sides[0]["due"]),
        (&"white".into(), &40.into())
    );
    assert_eq!(sides[0]["should_show_milliseconds"], 60_000);
    assert_eq!(sides[1]["overstepped"], "no");

    let game = "[TimeControl \"60\"]\n\n1. e4 {[%clk 0:02:00]} e5 {[%clk x]} *\n";
    let found = json(&["check", "--json", "--used", "-"], game);
    let kinds: Vec<_> = found.iter().map(|line| &line["kind"]).collect();
    assert_eq!(kinds, ["unreadable", "impossible", "used", "used"]);
    assert_eq!(
        (&found[1]["game"], &found[1]["move"]),
        (&1.into(), &1.into())
    );
}
