//! The words of announcements: the dictionary words for units of time, moves and increments in English,
//! French, German, Spanish, Portuguese, Italian and Dutch, from no single source. A word that is not here
//! is refused with its place.

use alloc::vec::Vec;
use core::ops::Range;

use crate::Duration;
use crate::text::{Cursor, TextError};

/// What a word, a number or a mark of an announcement is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    /// A number, as so many seconds: `1.5` is 1500 milliseconds.
    Number(Duration),
    Unit(Duration),
    Move,
    /// `per`, `each`.
    Each,
    Slash,
    Increment,
    Delay,
    Bronstein,
    /// `from`, `starting`: the number of a move follows.
    From,
    /// `after`: the number of a move follows.
    After,
    /// `+`, `,`, `then`: another part begins.
    Next,
    /// `all`, `the rest of`: a stock for the remaining moves.
    Rest,
    /// `the`, `for`, `game`.
    Filler,
}

const WORDS: &[(&[&str], Word)] = &[
    (
        &[
            "h", "hr", "hrs", "hour", "hours", "heure", "heures", "std", "stunde", "stunden",
            "hora", "horas", "ora", "ore", "uur",
        ],
        Word::Unit(Duration::HOUR),
    ),
    (
        &[
            "m", "mn", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos",
            "minuti", "minuut",
        ],
        Word::Unit(Duration::MINUTE),
    ),
    (
        &[
            "s", "sec", "secs", "second", "seconds", "seconde", "secondes", "seconden", "sek",
            "sekunde", "sekunden", "segundo", "segundos", "secondi", "seg",
        ],
        Word::Unit(Duration::SECOND),
    ),
    (
        &[
            "d", "day", "days", "jour", "jours", "tag", "tage", "tagen", "dia", "dias", "giorni",
            "dagen",
        ],
        Word::Unit(Duration::DAY),
    ),
    (
        &[
            "move",
            "moves",
            "mv",
            "mvs",
            "coup",
            "coups",
            "cp",
            "zug",
            "zuge",
            "züge",
            "zügen",
            "jugada",
            "jugadas",
            "movimientos",
            "mossa",
            "mosse",
            "zet",
            "zetten",
        ],
        Word::Move,
    ),
    (
        &[
            "per", "each", "every", "par", "chaque", "pro", "je", "por", "cada", "a",
        ],
        Word::Each,
    ),
    (
        &[
            "increment",
            "increments",
            "inc",
            "incr",
            "bonus",
            "added",
            "extra",
            "incremento",
            "inkrement",
            "incrément",
            "cumulative",
            "fischer",
        ],
        Word::Increment,
    ),
    (&["delay", "delayed", "différé", "differe"], Word::Delay),
    (&["bronstein"], Word::Bronstein),
    (
        &[
            "from",
            "starting",
            "start",
            "dès",
            "des",
            "depuis",
            "partir",
            "ab",
            "desde",
            "beginning",
        ],
        Word::From,
    ),
    (&["after", "après", "apres", "nach", "tras"], Word::After),
    (
        &[
            "then", "plus", "and", "followed", "puis", "et", "dann", "und", "luego", "y", "with",
            "avec", "mit", "con",
        ],
        Word::Next,
    ),
    (
        &[
            "all",
            "rest",
            "remaining",
            "remainder",
            "ko",
            "sd",
            "tous",
            "tout",
            "toute",
            "reste",
            "restants",
            "alle",
            "resto",
            "toda",
        ],
        Word::Rest,
    ),
    (
        &[
            "the",
            "for",
            "of",
            "in",
            "on",
            "to",
            "by",
            "at",
            "an",
            "as",
            "is",
            "first",
            "next",
            "game",
            "whole",
            "entire",
            "finish",
            "end",
            "sudden",
            "death",
            "time",
            "addition",
            "additional",
            "complete",
            "player",
            "standard",
            "rapid",
            "blitz",
            "classical",
            "pour",
            "dans",
            "sur",
            "les",
            "le",
            "la",
            "l",
            "de",
            "du",
            "partie",
            "premiers",
            "fin",
            "für",
            "die",
            "den",
            "der",
            "partij",
            "primeras",
            "las",
            "los",
            "el",
            "partida",
            "until",
        ],
        Word::Filler,
    ),
];

/// The words of a text, each with its place.
pub(super) fn words(text: &str) -> Result<Vec<(Word, Range<usize>)>, TextError> {
    let mut cursor = Cursor::new(text);
    let mut words = Vec::new();
    loop {
        cursor.eat_while(|c| c.is_whitespace() || "().".contains(c));
        if cursor.is_at_end() {
            return Ok(words);
        }
        let start = cursor.at();
        let word = word(&mut cursor)?;
        let span = start..cursor.at();
        // `1 ½` is one number.
        match (words.last_mut(), word) {
            (Some((Word::Number(whole), place)), Word::Number(part))
                if part < Duration::SECOND && is_whole(*whole) =>
            {
                *whole += part;
                place.end = span.end;
            }
            _ => words.push((word, span)),
        }
    }
}

fn is_whole(number: Duration) -> bool {
    number == number.rounded_down(Duration::SECOND)
}

fn word(cursor: &mut Cursor<'_>) -> Result<Word, TextError> {
    if let Some(number) = cursor.decimal(Duration::SECOND)? {
        return Ok(Word::Number(number));
    }
    let marks = [
        ("½", Word::Number(Duration::from_milliseconds(500))),
        ("''", Word::Unit(Duration::SECOND)),
        ("′′", Word::Unit(Duration::SECOND)),
        ("’’", Word::Unit(Duration::SECOND)),
        ("\"", Word::Unit(Duration::SECOND)),
        ("″", Word::Unit(Duration::SECOND)),
        ("”", Word::Unit(Duration::SECOND)),
        ("“", Word::Unit(Duration::SECOND)),
        ("'", Word::Unit(Duration::MINUTE)),
        ("′", Word::Unit(Duration::MINUTE)),
        ("’", Word::Unit(Duration::MINUTE)),
        ("‘", Word::Unit(Duration::MINUTE)),
        ("/", Word::Slash),
        ("+", Word::Next),
        ("&", Word::Next),
        (",", Word::Next),
        (";", Word::Next),
        (":", Word::Next),
    ];
    for (mark, word) in marks {
        if cursor.eat(mark) {
            return Ok(word);
        }
    }
    let start = *cursor;
    let letters = cursor.eat_while(char::is_alphabetic).to_lowercase();
    WORDS
        .iter()
        .find(|(words, _)| words.contains(&letters.as_str()))
        .map(|&(_, word)| word)
        .ok_or_else(|| start.expected("a word of a time control"))
}
