//! No word that a journal accepts falls silent: a rule reads it, or it stands in a list with the
//! reason why nothing follows from it.
//!
//! A word is read if some case would be judged otherwise, under some Laws, were it not said.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use arbitre_journal::{
    Announcement, Answer, Choice, Colours, Content, DeviceKind, DisplayKind, Doubtful, Effort,
    Evidence, FlagFirst, Hand, Hands, HeaderKey, IncidentKind, Intent, Journal, Listener,
    Misplaced, NamedRegulation, Order, Premises, Presence, PressHand, Resigning, Score, ScoreState,
    Scoresheet, Switch, Turn, Verb, Verified, Waived, Word as _,
};
use arbitre_judge::{Game, Start};
use arbitre_laws::ALL;

/// Words from which nothing follows, each with the reason.
const NOTHING_FOLLOWS: &[(&str, &str)] = &[
    ("@laws", "it says under which Laws the journal is judged"),
    ("@notation", "it says in which letters moves are read"),
    ("@lang", "it says in which language the journal is read"),
    ("castle order=king,rook", "so it should be"),
    ("castle hand=one", "so it should be"),
    ("castle hand=left", "one hand is as good as the other"),
    ("castle hand=right", "one hand is as good as the other"),
    ("move hand=one", "so it should be"),
    ("move hand=left", "one hand is as good as the other"),
    ("move hand=right", "one hand is as good as the other"),
    (
        "move promote=none",
        "a pawn on the last rank stays there where no man is named",
    ),
    (
        "start clock=white",
        "White's clock is the one that is started",
    ),
    (
        "leave from=area",
        "whoever is to move may leave neither the area nor more than it",
    ),
    (
        "leave permission=no",
        "nobody has leave who is not given it",
    ),
    (
        "write (=)",
        "an offer that was not written down is as good as one that was",
    ),
    (
        "erase",
        "a move is written before it is made even if it is struck out again",
    ),
    (
        "scoresheet updated",
        "the flag is judged by the moves, whoever has written them",
    ),
    (
        "scoresheet reconstructed",
        "what came of it is for the arbiter to find: `restore`",
    ),
    (
        "verify correct=no",
        "what is not confirmed is as if nobody had verified it",
    ),
    ("say check", "announcing check never had a consequence"),
    ("say mate", "the board tells whether it is mate"),
    (
        "say count",
        "the moves are counted, whatever is said of them",
    ),
    ("say press", "a player may say it, and need not"),
    ("resign how=says", "so it is done"),
    ("resign how=signs", "so it is done"),
    ("claim by=scoresheet", "so it should be"),
    (
        "reading moves=",
        "the moves on the record count, whatever the clock has counted",
    ),
    ("device rings=no", "a device is silent that nobody hears"),
    ("judge colours=continue", "the game goes on anyway"),
    ("judge severe=no", "the times stand anyway"),
    ("judge schedule=yes", "the times stand anyway"),
    ("@default-time unset", "as if the header were not there"),
    ("@device digital", "so it is where nothing is said"),
    ("@device switch=counter", "so it is where nothing is said"),
    ("@device first-bonus=yes", "so it is where nothing is said"),
    ("@device freeze=yes", "so it is where nothing is said"),
    (
        "@device freeze=no",
        "the time whose flag has fallen is over, whatever the clock does next",
    ),
    ("@device shows-first=yes", "so it is where nothing is said"),
    (
        "@device shows-first=no",
        "a clock that does not show it is not read",
    ),
    ("@score white=full", "so it is where nothing is said"),
    ("@arbiter present", "so it is where nothing is said"),
];

/// What follows a verb or a header: the words of a list, or a key with a value of its own.
const PLACES: &[(&str, &str, &[&str])] = &[
    ("touch", "hand=", Hand::WORDS),
    ("castle", "side=", &["K", "Q"]),
    ("castle", "order=", Order::WORDS),
    ("castle", "hand=", Hands::WORDS),
    ("move", "hand=", Hands::WORDS),
    ("move", "promote=", Misplaced::WORDS),
    ("move", "turn=", Turn::WORDS),
    ("press", "hand=", PressHand::WORDS),
    ("start", "clock=", &["white", "black"]),
    ("pause", "", &["side="]),
    ("resume", "", &["side="]),
    ("leave", "from=", Premises::WORDS),
    ("leave", "permission=", Answer::WORDS),
    ("write", "", &["(=)"]),
    ("scoresheet", "", Scoresheet::WORDS),
    ("verify", "", Verified::WORDS),
    ("verify", "correct=", Answer::WORDS),
    ("agree", "", &["draw", "correction", "spectator"]),
    ("say", "", Announcement::WORDS),
    ("say", "to=", Listener::WORDS),
    ("resign", "how=", Resigning::WORDS),
    (
        "claim",
        "",
        &[
            "flag",
            "illegal",
            "touch",
            "threefold",
            "fifty",
            "normal-means",
            "no-effort",
            "setup",
            "clock",
            "disturbance",
            "win",
            "draw",
            "increment",
            "mate-in-fifty",
            "intended=",
        ],
    ),
    ("claim", "by=", Evidence::WORDS),
    (
        "notice",
        "",
        &["flag", "illegal", "touch", "position", "count="],
    ),
    ("reading", "", &["white=", "black=", "moves=", "first="]),
    ("device", "kind=", DeviceKind::WORDS),
    ("device", "rings=", Answer::WORDS),
    ("incident", "kind=", IncidentKind::WORDS),
    ("judge", "intent=", Intent::WORDS),
    ("judge", "clear=", Answer::WORDS),
    ("judge", "normal-means=", Doubtful::WORDS),
    ("judge", "effort=", Effort::WORDS),
    ("judge", "flag-first=", FlagFirst::WORDS),
    ("judge", "", &["times=", "restore="]),
    ("judge", "waive=", Waived::WORDS),
    ("judge", "persistent=", Answer::WORDS),
    ("judge", "colours=", Colours::WORDS),
    ("judge", "increment=", Answer::WORDS),
    ("judge", "choice=", Choice::WORDS),
    ("judge", "score=", Score::WORDS),
    ("judge", "severe=", Answer::WORDS),
    ("judge", "schedule=", Answer::WORDS),
    ("judge", "mate=", Answer::WORDS),
    (
        "penalise",
        "",
        &["warn", "warn=", "white+", "black-", "lose=", "expel="],
    ),
    ("@setup", "", &["board=turned", "colours=reversed"]),
    ("@played", "", &["white=", "unknown"]),
    ("@session", "", &["start=", "end="]),
    ("@default-time", "", &["unset"]),
    ("@announce", "", NamedRegulation::WORDS),
    ("@announce", "", &["min-moves="]),
    ("@device", "", DisplayKind::WORDS),
    ("@device", "switch=", Switch::WORDS),
    ("@device", "first-bonus=", Answer::WORDS),
    ("@device", "freeze=", Answer::WORDS),
    ("@device", "shows-first=", Answer::WORDS),
    ("@score", "white=", ScoreState::WORDS),
    ("@arbiter", "", Presence::WORDS),
    ("@odds", "", &["moves=", "draw="]),
    ("@final-period", "", Answer::WORDS),
    ("@supervision", "", &["games="]),
    ("@supervision", "recorded=", Answer::WORDS),
];

#[test]
fn every_word_is_read_or_listed() {
    let read = read(&journals());
    let listed = |word: &str| NOTHING_FOLLOWS.iter().any(|(listed, _)| *listed == word);
    let mut faults = String::new();
    for word in vocabulary() {
        let fault = match (read.get(&word), listed(&word)) {
            (Some(true), false) | (Some(false) | None, true) => continue,
            (Some(true), true) => "is listed, but a rule reads it",
            (Some(false), false) => "is said in a case, but nothing follows from it",
            (None, false) => "is said in no case",
        };
        writeln!(faults, "`{word}` {fault}").unwrap();
    }
    assert!(faults.is_empty(), "\n{faults}");
}

#[test]
fn every_list_of_words_is_walked() {
    let known = vocabulary();
    let knows = |word: &str| {
        known.iter().any(|known| {
            known.split([' ', '=', '@']).any(|part| part == word) || known.ends_with(word)
        })
    };
    let folder = tests::workspace().join("crates/arbitre-journal/src");
    for file in [
        "act.rs",
        "header.rs",
        "judgement.rs",
        "read_act.rs",
        "verb.rs",
    ] {
        let text = fs::read_to_string(folder.join(file)).unwrap();
        let spelled = text.lines().filter_map(|line| {
            let (_, word) = line.strip_prefix("        ")?.split_once(" = \"")?;
            word.strip_suffix("\",")
        });
        for word in spelled {
            assert!(knows(word), "{file}: {word} is not walked");
        }
    }
}

/// Every verb, header and argument that is a word: `verb`, `@header`, `verb key=word`.
fn vocabulary() -> Vec<String> {
    let verbs = Verb::WORDS.iter().map(ToString::to_string);
    let headers = HeaderKey::WORDS.iter().map(|key| format!("@{key}"));
    let arguments = PLACES.iter().flat_map(|(place, key, words)| {
        words.iter().map(move |word| format!("{place} {key}{word}"))
    });
    verbs.chain(headers).chain(arguments).collect()
}

/// The cases: those of the casebook, and the shortest ones for words that no case needs.
fn journals() -> Vec<String> {
    let mut found: Vec<String> = SHORT.iter().map(ToString::to_string).collect();
    let folder = tests::workspace().join("tests/casebook");
    for subject in fs::read_dir(folder).unwrap() {
        for case in fs::read_dir(subject.unwrap().path()).unwrap() {
            found.push(fs::read_to_string(case.unwrap().path()).unwrap());
        }
    }
    found
}

/// The words that are said in the journals, and whether some case would be judged otherwise
/// without them.
fn read(journals: &[String]) -> BTreeMap<String, bool> {
    let vocabulary = vocabulary();
    let mut read = BTreeMap::new();
    for text in journals {
        let told = judged(text).unwrap_or_else(|| panic!("no journal:\n{text}"));
        for (number, line) in text.lines().enumerate() {
            let Some(line) = Line::of(line) else { continue };
            for word in vocabulary.iter().filter(|word| line.says(word)) {
                let known = read.entry(word.clone()).or_insert(false);
                if *known {
                    continue;
                }
                let without = |line: String| {
                    let lines = text.lines().enumerate();
                    let kept = lines.map(|(at, kept)| if at == number { &line } else { kept });
                    judged(&kept.collect::<Vec<_>>().join("\n"))
                };
                let mut silenced = line.without(word).into_iter().filter_map(without);
                *known = silenced.next().is_some_and(|silenced| silenced != told);
            }
        }
    }
    read
}

/// What every Laws make of a journal: all rulings, and how the game stands at the end.
fn judged(text: &str) -> Option<String> {
    let journal: Journal = text.parse().ok()?;
    let (mut game, opening) = Game::new(ALL, Start::new(journal.headers()));
    let mut told = format!("{opening:?}");
    for line in journal.lines() {
        if let Content::Event(event) = &line.content.value {
            write!(told, "{:?}", game.hear(event)).unwrap();
        }
    }
    for laws in 0..ALL.len() {
        write!(told, "{:?}", game.standing(laws)).unwrap();
    }
    Some(told)
}

/// A line of a journal that says something: its stamp, who acts, the verb or header, and the rest.
struct Line<'t> {
    before: Vec<&'t str>,
    verb: &'t str,
    arguments: Vec<&'t str>,
}

impl<'t> Line<'t> {
    fn of(line: &'t str) -> Option<Self> {
        let line = line.split('#').next().unwrap_or_default();
        let mut words = line.split_whitespace();
        let mut before = Vec::new();
        let verb = loop {
            let word = words.next()?;
            if word.starts_with('!') {
                return None;
            }
            if word.starts_with('@') || Verb::WORDS.contains(&word) && !before.is_empty() {
                break word;
            }
            before.push(word);
        };
        Some(Self {
            before,
            verb,
            arguments: words.collect(),
        })
    }

    /// Whether it says a word of the vocabulary.
    fn says(&self, word: &str) -> bool {
        match word.split_once(' ') {
            None => word == self.verb,
            Some((verb, argument)) => {
                verb == self.verb && self.arguments.iter().any(|said| says(said, argument))
            }
        }
    }

    /// The line without a word, in the ways in which a line can be without it: the argument left
    /// out, or another event, of which nothing is known, in its place.
    fn without(&self, word: &str) -> Vec<String> {
        let mut ways = Vec::new();
        if let Some((_, argument)) = word.split_once(' ') {
            let left = self.arguments.iter().filter(|said| !says(said, argument));
            let left: Vec<&str> = left.copied().collect();
            ways.push(format!(
                "{} {} {}",
                self.before.join(" "),
                self.verb,
                left.join(" ")
            ));
        }
        let stamp = self.before.iter().find(|word| word.starts_with('['));
        ways.push(if self.verb.starts_with('@') {
            String::new()
        } else {
            format!("{} arb say \"nothing\"", stamp.unwrap_or(&""))
        });
        ways
    }
}

/// Whether an argument is this word, or has this key.
fn says(said: &str, word: &str) -> bool {
    said == word || word.ends_with(['=', '+', '-']) && said.starts_with(word)
}

/// Short journals for words that no case of the casebook says, or none in which it matters.
const SHORT: &[&str] = &[
    // What hands do.
    "@start 4k3/8/8/3p4/8/8/8/3RK3 w - - 0 40\nwhite remove d5",
    "@start 4k3/8/8/8/8/8/8/4K2R w K - 0 40\nwhite castle side=K order=rook,king\nwhite press\nblack claim touch h1",
    "@start r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 40\n\
     white touch e1 hand=left\n[=] white touch h1 hand=right\nwhite castle side=K\nwhite press",
    "@start r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 40\nwhite castle side=K",
    "@start 4k3/8/8/8/8/8/8/4K2R w K - 0 40\nwhite castle side=K hand=both\nwhite press",
    "@start 4k3/8/8/8/8/8/8/4K2R w K - 0 40\nwhite castle side=K hand=one\nwhite press",
    "@start 4k3/8/8/8/8/8/8/4K2R w K - 0 40\nwhite castle side=K hand=left\nwhite press",
    "@start 4k3/8/8/8/8/8/8/4K2R w K - 0 40\nwhite castle side=K hand=right\nwhite press",
    "@start 4k3/8/8/8/8/8/8/4K2R w K - 0 40\nwhite castle side=K order=king,rook\nwhite press",
    "white move e4 hand=one\nwhite press",
    "white move e4 hand=both\nwhite press",
    "white move e4 hand=left\nwhite press",
    "@start 8/P3k3/8/8/8/8/8/4K3 w - - 0 60\nwhite move a7a8q promote=enemy-queen\nwhite press",
    // The clock.
    "@tc 5m\n[t0s] arb start clock=black\n[t20s] black arrive",
    "@tc 5m\n[t0s] arb start\n[t10s] arb pause\n[t60s] white claim clock",
    "@tc 5m\n[t0s] arb start\n[t10s] arb pause side=black\n[t60s] white claim clock",
    "@tc 5m\n@start 3k4/8/8/8/8/8/4R3/4K3 w - - 9 90\nclock flag side=both\nclock reading first=white\narb notice flag side=both",
    "@tc 40/90m:30m\nclock reading moves=12/11\nwhite claim clock",
    "@final-period no\n@start 4r1k1/8/8/8/8/8/8/4R1K1 w - - 0 41\nclock flag side=both\narb notice flag side=both\n? arb judge flag-first=white",
    "@final-period no\nclock flag side=both\narb notice flag side=both",
    "@tc 1m+30s\n@device first-bonus=yes\n[t0s] arb start\n[t5s] white move e4\n[t5s] white press",
    "@tc 1m\n@device digital switch=counter freeze=no shows-first=no\n[t0s] arb start\n[t70s] clock flag side=white\n[t90s] black claim flag side=white",
    "@tc 1m\n@device freeze=yes shows-first=yes\n[t0s] arb start\n[t70s] clock flag side=white\n[t90s] black claim flag side=white",
    "@score white=full black=full\n@device analogue\n@tc 40/90m:30m\n@played white=40 black=40\nclock flag side=white\nblack claim flag side=white",
    "@score white=none black=full\n@device analogue\n@tc 40/90m:30m\n@played white=40 black=40\nclock flag side=white\nblack claim flag side=white",
    "arb incident kind=clock",
    "white claim clock\n? arb judge times=white=1:00:00,black=1:00:00",
    "@session start=14:00 end=18:00\n[14:20] arb start\n[15:10] black arrive",
    "@default-time unset\n[14:20] arb start\n[15:10] black arrive",
    // Conduct.
    "black leave from=space",
    "white leave permission=yes",
    "white leave from=area permission=no",
    "white device kind=other",
    "white device kind=phone rings=no",
    "white incident kind=analysis",
    "white incident kind=other",
    "spec incident kind=spectator",
    "white claim disturbance",
    "spec say \"the flag\" to=player",
    "spec say \"the flag\" to=arbiter",
    "white say count",
    "white say press",
    "arb penalise warn",
    "arb penalise black-60s",
    "arb penalise expel=spec",
    "white incident kind=refusal\n? arb judge persistent=no",
    "white displace a2\nwhite restore a2\narb notice position",
    "white scoresheet unreconstructable",
    "white scoresheet refused",
    "white scoresheet updated",
    "white scoresheet reconstructed",
    "white erase e4",
    "white verify scoresheet correct=yes",
    "white verify position correct=no",
    // Claims and offers.
    "@last-progress 100\n@start 3k4/8/8/8/8/8/4R3/4K3 w - - 0 90\nwhite claim fifty",
    "@moves 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8\nwhite claim threefold by=clock",
    "@moves 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8\nwhite claim threefold by=scoresheet",
    "@announce no-draws\nwhite move e4\nwhite press\nblack move e5\nboth agree draw",
    "@announce III.5\n@final-period yes\n@tc 60m\nclock reading white=0:01:00 black=0:10:00\nwhite claim normal-means",
    "@arbiter present\n@final-period yes\n@tc 60m\nclock reading white=0:01:00 black=0:10:00\nwhite claim normal-means",
    "@odds draw=black\nwhite move e4\nwhite press\nblack move e5\nboth agree draw",
    "@odds moves=2\n@tc 40/2h\nwhite move e4\nwhite press\nblack move e5\nblack press",
    "@tc 60m\n@final-period yes\nclock reading white=0:01:00 black=0:10:00\nwhite claim normal-means\n? arb judge normal-means=yes",
    "@tc 60m\n@final-period yes\nclock reading white=0:01:00 black=0:10:00\nwhite claim normal-means\n? arb judge normal-means=no",
    "@tc 60m\n@final-period yes\nclock reading white=0:01:00 black=0:10:00\nwhite claim normal-means\n? arb judge normal-means=unclear",
    "@tc 60m\n@final-period yes\n@announce III.4\nclock reading white=0:01:00 black=0:10:00\nwhite claim increment\nblack decline draw\n? arb judge increment=no",
    // What the arbiter finds.
    "white touch g1\nwhite incident kind=denial\n? arb judge intent=yes",
    "white touch g1\nwhite incident kind=denial\n? arb judge intent=no",
    "white resign how=king\n? arb judge clear=yes",
    "white resign how=leaves",
    "@setup colours=reversed\narb notice position\n? arb judge colours=continue",
    "@setup colours=reversed\narb notice position\n? arb judge colours=restart",
    "@tc 30m+10s\n@played white=12 black=12\nwhite claim clock\n? arb judge schedule=yes",
    "white claim clock\n? arb judge severe=no",
    "@start 4k3/8/8/8/8/8/8/3QK3 w - - 0 41\nwhite move d1e8\nclock flag side=black\nwhite claim flag side=black\n? arb judge mate=yes",
    "@start 4k3/8/8/8/8/8/8/3QK3 w - - 0 41\nwhite move d1e8\nclock flag side=black\nwhite claim flag side=black\n? arb judge mate=no",
];
