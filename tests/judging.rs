//! The commands that judge: what they print, where, and with which exit status.

use arbitre::Streams;
use insta::assert_snapshot;
use serde_json::Value;
use tests::workspace;

/// What a run left behind.
struct Run {
    status: u8,
    out: String,
    err: String,
}

fn run_on(input: &str, arguments: &[&str]) -> Run {
    let mut streams = Streams::captured(input);
    let status = arbitre::run([&["arbitre"], arguments].concat(), &mut streams);
    Run {
        status,
        out: streams.output(),
        err: streams.errors(),
    }
}

fn run(arguments: &[&str]) -> Run {
    run_on("", arguments)
}

fn example(name: &str) -> String {
    let path = workspace().join("examples").join(name);
    path.to_str().expect("a path in UTF-8").to_owned()
}

/// The text of an input that cannot be read: status 2, nothing on standard output.
#[track_caller]
fn refused(input: &str, arguments: &[&str]) -> String {
    let run = run_on(input, arguments);
    assert_eq!((run.status, &*run.out), (2, ""), "{}", run.err);
    run.err
}

#[test]
fn a_wrong_claim_under_three_editions() {
    let file = example("wrong-claim.journal");
    let run = run(&["compare", "--laws", "fide-1997,fide-2005,fide-2023", &file]);
    assert_eq!((run.status, &*run.err), (0, ""));
    let flat = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
    for told in [
        "White -0:45, Black +3:00 White -0:30, Black +3:00 Black +2:00",
        "White 0:00:45, Black 0:08:00 White 0:01:00, Black 0:08:00 White 0:01:30, Black 0:07:00",
        "fide-1997 fide-2005 fide-2023",
    ] {
        assert!(flat.contains(told), "{told:?} is not in\n{}", run.out);
    }
    for article in ["9.5b", "9.5.3"] {
        assert!(
            run.out.contains(article),
            "{article} is not cited in\n{}",
            run.out
        );
    }
}

#[test]
fn the_examples_are_judged_as_recorded() {
    let files = ["wrong-claim.journal", "pinned-knight.journal"].map(example);
    let run = run(&["compare", "--check", &files[0], &files[1]]);
    assert_eq!(run.out, "2 games, 4 recorded rulings: 4 agree, 0 differ\n");
    assert_eq!(run.status, 0);
}

#[test]
fn an_english_score_is_played_to_its_mate() {
    let run = run(&["judge", &example("opera.pgn")]);
    assert_eq!((run.status, &*run.err), (0, ""));
    for told in [
        "33  white move Rd8#",
        "1-0: White wins, mate  [5.1.1]",
        "17.Rd8# (en). The file says 1-0.",
    ] {
        assert!(run.out.contains(told), "{told:?} is not in\n{}", run.out);
    }
}

#[test]
fn a_french_score_is_played_to_its_end() {
    let run = run(&["judge", "--lang", "fr", &example("palamede.pgn")]);
    for told in [
        "37...e2 (fr). Le fichier indique 0-1.",
        "Les coups ne terminent pas la partie",
    ] {
        assert!(run.out.contains(told), "{told:?} is not in\n{}", run.out);
    }
    let legal = self::run(&["judge", "--from", "fr", &example("legal.pgn")]);
    assert!(legal.out.contains("13  blancs joue Cd5#"), "{}", legal.out);
    assert!(legal.out.contains("[5.1.1]"), "{}", legal.out);
}

#[test]
fn a_recorded_ruling_that_differs_is_a_finding() {
    let journal = "@laws fide-2023\nwhite move f3\nblack move e5\nwhite move g4\nblack move Qh4\n! result=1-0\n";
    for command in ["judge", "compare"] {
        let run = run_on(journal, &[command, "--check", "-"]);
        assert_eq!(run.status, 1, "{}", run.out);
        assert!(
            run.out
                .contains("-:6 fide-2023: differs\n  result: recorded 1-0, judged 0-1\n"),
            "{}",
            run.out
        );
    }
    let right = journal.replace("result=1-0", "result=0-1");
    assert_eq!(run_on(&right, &["judge", "--check", "-"]).status, 0);
}

#[test]
fn every_form_of_a_record_is_judged_alike() {
    let journal = "@laws fide-2023\nwhite move f3\nblack move e5\nwhite move g4\nblack move Qh4\n";
    let json = journal
        .parse::<arbitre_journal::Journal>()
        .expect("a journal")
        .to_json_lines();
    let pgn = "1. f3 e5 2. g4 Qh4# 0-1\n";
    for input in [journal, &json, pgn] {
        let run = run_on(input, &["judge", "--json", "-"]);
        let report: Value = serde_json::from_str(&run.out).expect("one JSON object");
        assert_eq!(report["standings"][0]["result"], "0-1", "{input}");
        assert_eq!(report["standings"][0]["laws"], "fide-2023", "{input}");
    }
}

#[test]
fn json_tells_rulings_with_articles_and_facts() {
    let run = run(&[
        "compare",
        "--json",
        "--laws",
        "fide-1997,fide-2023",
        &example("wrong-claim.journal"),
    ]);
    let report: Value = serde_json::from_str(&run.out).expect("one JSON object");
    let rulings = report["moments"][0]["rulings"]
        .as_array()
        .expect("rulings")
        .clone();
    for ruling in &rulings {
        assert!(
            !ruling["articles"].as_array().expect("articles").is_empty(),
            "{ruling}"
        );
        assert!(
            ruling["words"]
                .as_str()
                .is_some_and(|words| !words.is_empty())
        );
    }
    assert_eq!(report["standings"][0]["time"], "white-45s,black+180s");
    assert_eq!(report["standings"][1]["time"], "black+120s");
    assert_eq!(report["recorded"][0]["agrees"], true);
}

#[test]
fn a_question_comes_with_its_answers() {
    let journal = "@laws fide-2023\nwhite resign how=handshake\n";
    let told = run_on(journal, &["judge", "-"]);
    assert!(
        told.out.contains("? arb judge clear=yes|no\n"),
        "{}",
        told.out
    );
    let run = run_on(journal, &["judge", "--json", "-"]);
    let report: Value = serde_json::from_str(&run.out).expect("one JSON object");
    let asks = &report["moments"][0]["rulings"][0]["asks"];
    assert_eq!(asks["key"], "clear");
    assert_eq!(asks["answers"], serde_json::json!(["yes", "no"]));
    assert_eq!(report["standings"][0]["needs"], "clear");
}

#[test]
fn the_sign_of_an_offer_in_a_score_is_an_offer() {
    let offered = |score: &str| {
        let run = run_on(score, &["judge", "--json", "-"]);
        let report: Value = serde_json::from_str(&run.out).expect("a line of JSON");
        report["standings"][0]["offer"].clone()
    };
    assert_eq!(offered("1. e4 e5 2. Nf3 (=) *\n"), "open");
    assert_eq!(offered("1. e4 e5 (=) 2. Nf3 *\n"), "lapsed");
    assert_eq!(offered("1. e4 e5 2. Nf3 (2. Nc3 (=)) *\n"), "none");
}

#[test]
fn an_obligation_is_told_in_the_notation_of_the_language() {
    let claim = "@laws fide-2023\nwhite write Nf3\nwhite claim threefold intended=Nf3\n";
    for (language, told) in [
        ("en", "White must play Ng1-f3"),
        ("fr", "Les Blancs doivent jouer Cg1-f3"),
        ("nl", "Wit moet Pg1-f3 spelen"),
    ] {
        let run = run_on(claim, &["judge", "--lang", language, "-"]);
        assert!(run.out.contains(told), "{}", run.out);
    }
}

#[test]
fn an_explanation_is_told_as_json() {
    let path = example("wrong-claim.journal");
    let run = self::run(&["explain", "--json", "--lang", "fr", &path]);
    let report: Value = serde_json::from_str(&run.out).expect("a line of JSON");
    assert_eq!(report["laws"], "fide-2023");
    let moment = &report["moments"][0];
    let rulings = moment["rulings"].as_array().expect("rulings");
    assert!(rulings.iter().any(|ruling| ruling["decision"] == "adjusts"));
    assert!(
        rulings
            .iter()
            .all(|ruling| ruling["rule"] == "claim-of-a-draw")
    );
    let silent = moment["silent"].as_array().expect("rules");
    let flag = silent.iter().find(|rule| rule["rule"] == "flag-is-called");
    assert_eq!(
        flag.expect("the rule on flags")["words"],
        "un drapeau signalé"
    );
    assert_eq!(moment["elsewhere"]["laws"], "fide-2009");
}

#[test]
fn a_ruling_is_explained() {
    let run = run(&["explain", &example("wrong-claim.journal")]);
    for told in [
        "9.5.3 Penalty for a wrong claim: 2 minutes more for the opponent",
        "It would be otherwise under fide-",
        "Black: +3:00, for a wrong claim",
    ] {
        assert!(run.out.contains(told), "{told:?} is not in\n{}", run.out);
    }
    let none = refused(
        "",
        &["explain", "--at", "99", &example("wrong-claim.journal")],
    );
    assert!(
        none.contains("has no event 99; expected one of 1 to 3"),
        "{none}"
    );
}

#[test]
fn a_malformed_journal_tells_every_fault() {
    assert_snapshot!(refused(
        "@laws fide-2023\nwhite moves e4\nblack press\n! result=2-0\n",
        &["judge", "-"]
    ));
}

#[test]
fn a_malformed_position_has_a_place() {
    assert_snapshot!(refused(
        "@laws fide-2023\n@start 4k3/8/8/8/1b6/2C5/8/4R3 b - - 0 30\n",
        &["judge", "-"]
    ));
}

#[test]
fn a_malformed_move_has_a_place() {
    assert_snapshot!(refused(
        "@laws fide-2023\n@moves 1.e4 e5 2.Nf9\n",
        &["judge", "-"]
    ));
}

#[test]
fn malformed_laws_have_a_place() {
    assert_snapshot!(refused("@laws fide-2022\nwhite press\n", &["judge", "-"]));
    assert_snapshot!(refused(
        "@laws fide-1929/blitz\nwhite press\n",
        &["judge", "-"]
    ));
    assert_snapshot!(refused("white press\n", &["judge", "-"]));
}

#[test]
fn a_malformed_time_control_has_a_place() {
    assert_snapshot!(refused("@laws fide-2023\n@tc 40/90m+30\n", &["judge", "-"]));
}

#[test]
fn a_malformed_game_has_a_place() {
    assert_snapshot!(refused("1. e4 e5 2. Qf9 Nc6 *\n", &["judge", "-"]));
    assert_snapshot!(refused(
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n",
        &["judge", "-"]
    ));
}

#[test]
fn a_missing_file_is_named() {
    let err = refused("", &["judge", "no-such.journal"]);
    assert!(err.contains("cannot read no-such.journal"), "{err}");
}
