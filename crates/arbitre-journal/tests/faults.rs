//! What is wrong with a journal is said with its place, its reason and what was expected.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use arbitre_journal::{Journal, JournalErrors};

/// Reads a text that has one fault: at the sign `«` ... `»`, with a message that begins so.
#[track_caller]
fn check(marked: &str, message: &str) {
    check_with(Journal::parse, marked, message);
}

#[track_caller]
fn check_json(marked: &str, message: &str) {
    check_with(Journal::from_json_lines, marked, message);
}

#[track_caller]
fn check_with(read: fn(&str) -> Result<Journal, JournalErrors>, marked: &str, message: &str) {
    let start = marked.find('«').unwrap();
    let text = marked.replacen('«', "", 1);
    let end = text.find('»').unwrap();
    let text = text.replacen('»', "", 1);
    let errors = read(&text).unwrap_err();
    let error = &errors[0];
    assert_eq!(errors.len(), 1, "{errors}");
    assert_eq!(&text[error.span.range()], &text[start..end], "{error}");
    assert_eq!(error.span.range(), start..end, "{error}");
    let place = format!("{}:{}: ", error.line, error.column);
    let told = error.to_string();
    let told = told.strip_prefix(&place).unwrap();
    assert!(
        told.starts_with(message),
        "expected {message:?}, found {told:?}"
    );
}

#[test]
fn statements() {
    check(
        "«wite» move e4",
        r#"unknown actor "wite", expected one of white, black, arb, asst, clock, spec, captain, both"#,
    );
    check(
        "@lang fr\n«wite» joue e4",
        r#"unknown actor "wite", expected one of blancs, noirs, arbitre, assistant, pendule"#,
    );
    check(
        "white «moves» e4",
        r#"unknown verb "moves", expected one of start, arrive, leave, touch"#,
    );
    check(
        "white«»",
        "missing a verb, expected an actor and a verb, as in",
    );
    check(
        "«gibberish»",
        r#"unknown actor "gibberish", expected one of white, black"#,
    );
    check("[+3s]«»", "missing an actor");
    check(
        "white press\n«[+3s white press»",
        "the stamp is not closed, expected a closing ]",
    );
    check(
        "[«noon»] white press",
        r#""noon" is not a stamp: it is no hour of the day, expected + or t and a length of time, an hour, or ="#,
    );
    check(
        "[+«soon»] white press",
        r#""soon" is not a length of time: "#,
    );
    check(
        "[+«-3s»] white press",
        r#""-3s" is not a length of time: it is negative"#,
    );
    check("[«25:00»] white press", r#""25:00" is not a stamp: "#);
    check(
        "white press «now»",
        r#""now" has no place here, expected hand=other"#,
    );
    check(
        "white say «\"check»",
        r#"the quoted text is not closed, expected a closing ""#,
    );
    check(
        "«white» judge intent=no",
        "missing the mark of a finding, expected ? before the actor",
    );
    check(
        "«? white press»",
        r#""?" has no place here, expected judge"#,
    );
    check(
        "«arb» move e4",
        "only a player can move, expected one of white, black",
    );
    for (who, what) in [
        ("white", "draw"),
        ("arb", "draw"),
        ("black", "correction ^1"),
    ] {
        check(
            &format!("white move e4\n«{who}» agree {what}"),
            "only both players together can agree, expected both",
        );
    }
}

#[test]
fn arguments() {
    check("white touch «e9»", r#""e9" is not a square: "#);
    check(
        "white touch«»",
        "missing a square, expected a square, a1 to h8",
    );
    check(
        "white touch e4 hand=«both»",
        r#"unknown hand "both", expected one of left, right"#,
    );
    check("white move e4e«9»", "\"e4e9\" is not a move: ");
    check(
        "white move «X»f3",
        r#""Xf3" is not a move: expected a piece"#,
    );
    check("@notation fr\nwhite move «N»f3", r#""Nf3" is not a move: "#);
    check(
        "white move e4 promote=«rook»",
        r#"unknown promote "rook", expected one of none, enemy-queen"#,
    );
    check(
        "white move e4 hand=both «hand=both»",
        r#""hand" is given twice"#,
    );
    check(
        "white castle«»",
        "missing the side, expected side=K or side=Q",
    );
    check(
        "white castle side=«R»",
        r#"unknown wing "R", expected one of K, Q"#,
    );
    check(
        "white place «X» e8",
        r#""X" is not a man: it is neither a square nor a letter of the journal"#,
    );
    check(
        "white claim «victory»",
        r#"unknown claim "victory", expected one of flag, illegal, touch, threefold"#,
    );
    check(
        "white claim flag«»",
        "missing the side, expected side=white, black or both",
    );
    check(
        "white claim illegal «^2»\nwhite press",
        "event ^2 has not happened yet: 0 events stand before this line",
    );
    check(
        "clock flag side=white\n«white claim illegal ^1»",
        "event ^1 is neither a move nor a press of a player",
    );
    check(
        "arb notice count=«two»",
        r#""two" is not a count: it is no whole number"#,
    );
    check("clock reading«»", "missing what the display shows");
    check(
        "clock reading white=«soon»",
        r#""soon" is not a length of time: "#,
    );
    check(
        "clock reading moves=«22»",
        r#""22" is not a count of moves: it is no pair of numbers, expected moves of White and Black, 22/21"#,
    );
    check(
        "clock flag side=«red»",
        r#"unknown side "red", expected one of white, black, both"#,
    );
    check(
        "white seal«»",
        "missing what was sealed, expected quoted text",
    );
    check(
        "white resign how=«quietly»",
        r#"unknown how "quietly", expected one of says, signs, king, handshake, leaves"#,
    );
    check(
        "white incident«»",
        "missing kind, expected one of disturbance, external, refusal",
    );
    check(
        "? arb judge «mood»=bad",
        r#"unknown finding "mood", expected one of intent, clear"#,
    );
    check(
        "? arb judge«»",
        "missing a finding, expected one of intent, clear",
    );
    check(
        "? arb judge times=white=1:30,«white»=2:30",
        r#""white" is given twice"#,
    );
    check(
        "arb penalise «white*120s»",
        r#""white*120s" is not time given or taken: it has neither + nor -"#,
    );
    check(
        "arb penalise expel=«cat»",
        r#"unknown person "cat", expected one of white, black, both, spec, captain, asst"#,
    );
}

#[test]
fn headers() {
    check(
        "@«law» fide-2023",
        r#"unknown header "law", expected one of laws, tc, start, setup"#,
    );
    check(
        "@laws«»",
        "missing the value, expected a laws id, fide-2023/rapid",
    );
    check(
        "@laws fide-2023\n@«laws» fide-1997",
        r#""laws" is given twice"#,
    );
    check(
        "@laws «fide+2023»",
        r#""fide+2023" is not a laws id: it has signs that no laws id has"#,
    );
    check(
        "@tc 40/90m+«30»",
        r#""40/90m+30" is not a time control: expected a duration with its unit"#,
    );
    check(
        "@lang «de»",
        r#"unknown language of keywords "de", expected one of en, fr"#,
    );
    check(
        "@notation «xx»",
        r#"unknown language of moves "xx", expected one of en, fr"#,
    );
    check(
        "@start 4k3/8/8/8/1b6/2«C»5/8/4R3 b - - 0 30  # a FEN is English",
        "\"4k3/8/8/8/1b6/2C5/8/4R3 b - - 0 30\" is not a position: expected a man's letter",
    );
    check(
        "@start «4k3/8/8/8/8/8/8/8 w - - 0 1»",
        "\"4k3/8/8/8/8/8/8/8 w - - 0 1\" is not a position: white has no king",
    );
    check(
        "@moves 1.e4 e5 2.«Nf6»",
        r#""Nf6" is not a move here: no knight can go to f6"#,
    );
    check(
        "@played white=«many» black=3",
        r#""many" is not a count: it is no whole number"#,
    );
    check(
        "@played white=3«»",
        "missing the value of Black, expected white= and black=",
    );
    check(
        "@session start=«2pm»",
        r#""2pm" is not an hour: expected an hour of the day, hh:mm or hh:mm:ss"#,
    );
    check(
        "@announce «no-smoking»",
        r#"unknown regulation "no-smoking", expected one of guideline-III, III.4, III.5, no-draws"#,
    );
    check(
        "@device «wooden»",
        r#"unknown clock "wooden", expected one of digital, analogue"#,
    );
    check(
        "@arbiter «asleep»",
        r#"unknown arbiter "asleep", expected one of present, none"#,
    );
}

#[test]
fn rulings() {
    check("! «winner»=white", r#"unknown field of a ruling "winner""#);
    check(
        "! result=«2-0»",
        r#"unknown result "2-0", expected one of 1-0, 0-1, 1/2-1/2, 0-0, 0-1/2, 1/2-0, *, annulled"#,
    );
    check("! result=* «result=1-0»", r#""result" is given twice"#);
    check(
        "! result=* «fide-1997»",
        r#""fide-1997" has no place here, expected a laws id and fields, key=value"#,
    );
    check(
        "! restore=«1»",
        r#""1" is not the number of an event: it is written ^ and a number"#,
    );
    check(
        "! must=Rd1|«shift»=e4",
        r#"unknown duty "shift", expected one of free, a move, piece=, capture=, castle=, not="#,
    );
    check(
        "! must=not=«castle»",
        r#"unknown duty "castle", expected one of castle-K, castle-Q"#,
    );
    check(
        "! illegal=«white»",
        r#""white" is not a count by side: it has no colon, expected white:1, black:2, or none"#,
    );
    check(
        "! promote=«K»",
        r#"unknown promoted man "K", expected one of Q, R, B, N"#,
    );
    check(
        "! needs=«advice»",
        r#"unknown question "advice", expected one of intent, clear"#,
    );
    check(
        "! articles=9.5,«»",
        r#""" is not an article: it has signs that no article has"#,
    );
    check("! time=white+120s,«black120s»", "");
}

#[test]
fn contradictions() {
    check(
        "white move e4\nwhite press\n«white move d4»",
        "white has just moved in event ^1 and moves again, expected a move of the opponent, or turn=other",
    );
    check(
        "«black move e5»",
        "white is on the move at the start, not black",
    );
    check(
        "@moves 1.e4\n«white move d4»",
        "black is on the move at the start, not white",
    );
    check(
        "clock reading white=0:10:00\n[+5s] black press\n«clock reading white=0:11:00»",
        "the clock of white showed 0:10:00 in event ^1 and nothing has added time since",
    );
    check(
        "@tc 5m+3s\n«clock reading white=0:05:04»",
        "the time control never gives white more than 0:05:03",
    );
    check(
        "@device analogue\n«clock reading white=0:00:00 black=0:00:00 first=white»",
        "this clock does not show whose flag fell first, expected a reading without first=, or @device shows-first=yes",
    );
    check(
        "«[=] white touch e2»",
        "missing an event before, at the same instant",
    );
    check(
        "[t0:10:00] white press\n«[t0:09:00] black press»",
        "the session had lasted 0:10:00 already",
    );
}

/// Plain words, marks of what is out of the ordinary, and other ways of telling the same.
#[test]
fn no_contradictions() {
    let fine = [
        "white move e4\nwhite press\nwhite move d4 turn=other",
        "white move e4\nwhite takeback\nwhite move d4",
        "white move e4\nwhite press\nblack claim illegal ^1\nwhite move d4",
        "@setup colours=reversed\nblack move e4",
        "@odds moves=2\nwhite move e4\nwhite press\nwhite move d4",
        "@tc 5m+3s\nclock reading white=0:01:00\nwhite press\nclock reading white=0:01:03",
        "@tc 60m\narb incident kind=clock \"set to 90 minutes\"\nclock reading white=1:20:00",
        "[23:59] white press\n[0:01] black press",
    ];
    for text in fine {
        Journal::parse(text).unwrap_or_else(|errors| panic!("{text}\n{errors}"));
    }
}

#[test]
fn json_lines() {
    check_json("«nonsense»", "not a JSON object: ");
    check_json(
        "{\"n\":«2»,\"who\":\"white\",\"do\":\"press\"}",
        "this is event ^1, not 2",
    );
    check_json(
        "{\"who\":\"«wite»\",\"do\":\"press\"}",
        r#"unknown actor "wite""#,
    );
    check_json("{\"who\":\"white\"«»}", "");
    check_json(
        "{\"who\":\"white\",\"do\":\"press\",\"hand\":«true»}",
        "\"true\" is not the value of this field",
    );
    check_json(
        "{\"at\":«{\"minutes\":3}»,\"who\":\"white\",\"do\":\"press\"}",
        "",
    );
    check_json(
        "{\"kind\":\"«dream»\"}",
        r#"unknown kind of object "dream", expected one of event, judgement, ruling, comment, blank"#,
    );
    check_json(
        "{\"laws\":\"fide-2023\",\"tc\":\"«soon»\"}",
        r#""soon" is not a time control"#,
    );
}

#[test]
fn every_fault_is_told() {
    let errors = Journal::parse("@law x\nwhite moves e4\nblack press\n! result=2-0\n").unwrap_err();
    assert_eq!(
        errors.iter().map(|error| error.line).collect::<Vec<_>>(),
        [1, 2, 4]
    );
}
