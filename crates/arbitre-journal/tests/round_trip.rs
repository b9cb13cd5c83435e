//! Text and JSON Lines say the same, and whatever is read ends well.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use arbitre_journal::{Journal, JournalErrors};
use proptest::prelude::*;

const ACTORS: &[&str] = &[
    "white",
    "black",
    "w",
    "n",
    "blancs",
    "noirs",
    "arb",
    "arbitre",
    "asst",
    "assistant",
    "clock",
    "pendule",
    "spec",
    "spectateur",
    "captain",
    "capitaine",
    "both",
    "lesdeux",
];

/// Verbs with arguments, one of each kind, in English and in French.
const ACTS: &[&str] = &[
    "start clock=white",
    "demarre clock=noirs",
    "arrive",
    "leave from=area permission=no \"to the bar\"",
    "quitte",
    "touch e4 hand=left",
    "adjust e4 d5",
    "adoube h8",
    "lift Q",
    "souleve e7",
    "place N e8",
    "release e8",
    "lâche c1",
    "remove e7",
    "press",
    "appuie hand=other",
    "pause",
    "arrête side=blancs",
    "resume side=black",
    "write Nf3",
    "write (=)",
    "note \"P-K4\"",
    "erase Nf3",
    "scoresheet request",
    "feuille unable",
    "verify position correct=no",
    "vérifie scoresheet",
    "say check to=player",
    "dit \"encore\"",
    "offer draw",
    "accepte",
    "decline draw",
    "resign how=handshake",
    "réclame threefold intended=Nf3 by=scoresheet",
    "claim flag side=both",
    "claim touch e4",
    "claim mate-in-fifty",
    "flag side=lesdeux",
    "notice flag side=white",
    "constate count=3",
    "notice touch e4",
    "notice position",
    "reading white=0:12:22.5 black=46:09 moves=22/21 first=white",
    "lecture blancs=30s",
    "displace e4 e5",
    "rétablit e4",
    "device kind=watch rings=yes",
    "incident kind=envelope-lost \"a \\\"quoted\\\" # word\"",
    "order-seal",
    "seal \"Rd7\"",
    "ouvre",
    "penalise warn white+120s",
    "pénalise warn=noirs lose=both expel=spec black-30s",
];

/// Findings, which stand after a question mark.
const FINDINGS: &[&str] = &[
    "arb judge intent=prearranged clear=no",
    "arbitre apprécie normal-means=unclear effort=none",
    "arb judge flag-first=blancs times=white=0:30:00,black=25:00",
    "arb judge waive=default persistent=yes restore=none",
    "black judge choice=capture",
    "arb judge score=1/2 severe=yes schedule=no colours=restart increment=yes",
];

/// What only both players do together.
const AGREED: &[&str] = &["both agree draw", "lesdeux convient spectator"];

/// Recorded rulings.
const RULINGS: &[&str] = &[
    "!",
    "! result=* time=none clock=white=0:52:58,black=0:55:07",
    "! fide-1997/blitz claim=dismissed time=white-45s,black+180s must=Rd1|piece=e4|not=castle-K",
    "! brussels/rapid must=exd8=Q|capture=f6|castle=Q|free illegal=white:1,black:2",
    "! promote=N counter=22/21 increment=5s regime=rapid supervision=supervised",
    "! offer=lapsed completed=yes needs=flag-first articles=7.5.5,A.3,23(2),16c restore=none",
];

/// Headers, each at most once.
const HEADERS: &[&str] = &[
    "@laws fide-2023/rapid",
    "@tc 40/90m+30s:30m+30s",
    "@start 4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 30",
    "@setup RNBQKBNR/8/8/8/8/8/8/8 w - - 0 1 board=turned colours=reversed",
    "@lang fr",
    "@notation en",
    "@moves 30.Ke2 Kd8 31.Ke1",
    "@played white=39 black=38",
    "@illegal white=1 black=0",
    "@last-progress 42",
    "@session start=14:00 end=19:00",
    "@default-time 30m",
    "@announce guideline-III min-moves=30",
    "@device digital switch=zero first-bonus=no freeze=yes shows-first=yes",
    "@score white=full black=partial",
    "@arbiter none",
    "@odds draw=black",
    "@final-period yes",
    "@supervision games=4 recorded=yes",
];

const STAMPS: &[&str] = &[
    "",
    "[+2s] ",
    "[+0:00.5] ",
    "[t1:00:00] ",
    "[13:05:07.25] ",
    "[0:30] ",
];

fn one(of: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop::sample::select(of).prop_map(str::to_owned)
}

fn event() -> impl Strategy<Value = String> {
    let alone = (one(ACTORS), one(ACTS)).prop_map(|(actor, act)| format!("{actor} {act}"));
    let told = prop_oneof![30 => alone, 1 => one(AGREED)];
    (one(STAMPS), told).prop_map(|(stamp, told)| format!("{stamp}{told}"))
}

fn finding() -> impl Strategy<Value = String> {
    (one(STAMPS), one(FINDINGS)).prop_map(|(stamp, finding)| format!("{stamp}? {finding}"))
}

fn comment() -> impl Strategy<Value = String> {
    prop_oneof![3 => Just(String::new()), 1 => " #[ a-z\"^=#é\\\\]{0,12}"]
}

fn journal() -> impl Strategy<Value = String> {
    let statement = prop_oneof![
        6 => event(),
        1 => finding(),
        2 => one(RULINGS),
        1 => Just(String::new()),
    ];
    let lines = prop::collection::vec((statement, comment()), 0..12);
    let headers = prop::sample::subsequence(HEADERS, 0..=HEADERS.len()).prop_shuffle();
    let headers = headers.prop_flat_map(|headers| {
        let count = headers.len();
        (
            Just(headers),
            prop::collection::vec((any::<bool>(), comment()), count),
        )
    });
    (headers, lines).prop_map(|((headers, decoration), lines)| {
        let mut text = String::new();
        // The moves are played from the start that goes with them.
        let start = headers.iter().any(|header| header.starts_with("@start"));
        for (header, (blank, comment)) in headers.into_iter().zip(decoration) {
            if blank {
                text.push_str(comment.trim_start());
                text.push('\n');
            }
            if start || !header.starts_with("@moves") {
                text.push_str(header);
                text.push_str(&comment);
                text.push('\n');
            }
        }
        for (statement, comment) in lines {
            text.push_str(&statement);
            text.push_str(&comment);
            text.push('\n');
        }
        text
    })
}

/// The faults lie in the text, in order, at the line and the column of their bytes.
fn well_placed(text: &str, errors: &JournalErrors) -> Result<(), TestCaseError> {
    prop_assert!(!errors.is_empty());
    for error in errors.iter() {
        prop_assert!(error.span.start <= error.span.end && error.span.end <= text.len());
        prop_assert!(
            text.is_char_boundary(error.span.start) && text.is_char_boundary(error.span.end)
        );
        prop_assert_eq!((error.line, error.column), error.span.line_and_column(text));
    }
    prop_assert!(errors.is_sorted_by_key(|error| error.span.start));
    Ok(())
}

proptest! {
    #[test]
    fn nothing_is_lost(text in journal()) {
        let journal = Journal::parse(&text).map_err(|errors| {
            TestCaseError::fail(format!("{text}\n{errors}"))
        });
        // Times that contradict each other are the only thing that may be refused here.
        let contradicts = |error: &TestCaseError| {
            ["showed", "never gives", "lasted"].iter().any(|word| error.to_string().contains(word))
        };
        let journal = match journal {
            Err(error) if contradicts(&error) => return Ok(()),
            journal => journal?,
        };
        prop_assert_eq!(journal.lines().len(), text.lines().count());

        let written = journal.to_string();
        let from_text = Journal::parse(&written).unwrap();
        prop_assert_eq!(&from_text, &journal);
        prop_assert_eq!(from_text.to_string(), written.clone());

        let json = journal.to_json_lines();
        let from_json = Journal::from_json_lines(&json).unwrap();
        prop_assert_eq!(&from_json, &journal);
        prop_assert_eq!(from_json.to_string(), written);
        prop_assert_eq!(from_json.to_json_lines(), json);
    }

    #[test]
    fn any_text_ends_well(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let text = String::from_utf8_lossy(&bytes);
        for read in [Journal::parse, Journal::from_json_lines] {
            if let Err(errors) = read(&text) {
                well_placed(&text, &errors)?;
            }
        }
    }

    #[test]
    fn spoilt_journals_end_well(
        text in journal(),
        at in any::<prop::sample::Index>(),
        with in "[@!?^#=\"\\[\\]\\n ,|:/a-hK0-9é\u{301}-]{0,3}",
    ) {
        let spoil = |text: &str| {
            let places = text.char_indices().map(|(at, _)| at).collect::<Vec<_>>();
            let at = if places.is_empty() { 0 } else { *at.get(&places) };
            let mut spoilt = text.to_owned();
            let end = at + text[at..].chars().next().map_or(0, char::len_utf8);
            spoilt.replace_range(at..end, &with);
            spoilt
        };
        let text_form = spoil(&text);
        if let Err(errors) = Journal::parse(&text_form) {
            well_placed(&text_form, &errors)?;
        }
        if let Ok(journal) = Journal::parse(&text) {
            let json_form = spoil(&journal.to_json_lines());
            if let Err(errors) = Journal::from_json_lines(&json_form) {
                well_placed(&json_form, &errors)?;
            }
        }
    }
}

/// A journal in French is written with French words, and read in either language and any case.
#[test]
fn words_of_both_languages() {
    let french = "@lang fr\nnoirs propose nulle\nblancs reclame drapeau side=noirs\n\
                  noirs reclame moyens-normaux\narbitre constate drapeau side=lesdeux\n\
                  blancs dit echec\n";
    let mixed = "@lang fr\nNoirs offer draw\nblancs r\u{e9}clame flag side=black\n\
                 black claim normal-means\nARB notice flag side=both\nwhite say check\n";
    let read = Journal::parse(mixed).unwrap();
    assert_eq!(read.to_string(), french);
    assert_eq!(Journal::parse(french).unwrap().to_string(), french);
    let json = read.to_json_lines();
    assert_eq!(Journal::from_json_lines(&json).unwrap().to_string(), french);
}

/// A side of which no illegal move is told has made none.
#[test]
fn illegal_moves_of_one_side() {
    let told = |text: &str| {
        let journal = Journal::parse(text).unwrap();
        journal.headers().illegal.unwrap().value
    };
    assert_eq!(
        told("@illegal black=2\n"),
        told("@illegal white=0 black=2\n")
    );
}
