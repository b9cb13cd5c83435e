//! The tags that every game has, their order and their values.

use arbitre_board::fen;
use arbitre_clock::Dialect;

use super::{Departure, Form};
use crate::tree::{Blank, Game, Kind, Tag};
use crate::typed::{Date, DateError, ROSTER, Termination};

/// The most characters of a tag value.
const LONGEST: usize = 255;

pub(super) fn inspect(game: &Game, found: &mut Vec<Departure>) {
    for name in ROSTER {
        if game.tags.get(name).is_none() {
            found.push(Departure {
                form: Form::MissingTag(name),
                span: game.place.offset..game.place.offset,
                place: game.place,
            });
        }
    }
    let mut before: Option<&Tag> = None;
    for item in &game.tags.items {
        let Kind::Tag(tag) = &item.kind else {
            continue;
        };
        let mut tell = |form| {
            found.push(Departure {
                form,
                span: item.span(),
                place: item.place,
            });
        };
        if before.is_some_and(|before| rank(before) > rank(tag)) {
            tell(Form::TagOrder);
        }
        let laid_out = tag.to_string();
        if tag.text().as_str() != laid_out || before.is_some() && !is_line_end(&item.before) {
            tell(Form::TagLayout(laid_out));
        }
        if let Some(expected) = known_name(tag.name()) {
            tell(Form::TagName(expected));
        }
        let length = tag.value().chars().count();
        if length > LONGEST {
            tell(Form::LongTag(length));
        }
        if let Some(fault) = fault(tag) {
            tell(fault);
        }
        before = Some(tag);
    }
}

/// The name that a reader looks for, where this one differs by small and capital letters.
fn known_name(name: &str) -> Option<&'static str> {
    let mut known = ROSTER.into_iter().chain(["FEN", "SetUp", "Variant"]);
    known.find(|known| known.eq_ignore_ascii_case(name) && *known != name)
}

/// The place of a tag among the others.
fn rank(tag: &Tag) -> (usize, &str) {
    let nth = ROSTER.iter().position(|name| *name == tag.name());
    (nth.unwrap_or(ROSTER.len()), tag.name())
}

fn is_line_end(blank: &Blank) -> bool {
    matches!(blank.bytes().as_ref(), b"\n" | b"\r\n" | b"\r")
}

/// What is wrong with the value of a tag.
fn fault(tag: &Tag) -> Option<Form> {
    let value = tag.value();
    match tag.name() {
        "Date" | "EventDate" | "UTCDate" if value.parse::<Date>() == Err(DateError::NoSuchDay) => {
            return Some(Form::Impossible("day"));
        }
        "Time" | "UTCTime" if !is_time(value) && is_time(&digits_cleared(value)) => {
            return Some(Form::Impossible("time"));
        }
        _ => {}
    }
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (is_right, expected) = match tag.name() {
        "Date" | "EventDate" | "UTCDate" => (
            value
                .parse()
                .is_ok_and(|date: Date| date.to_string() == value),
            "YYYY.MM.DD with ? for unknown digits",
        ),
        "Time" | "UTCTime" => (is_time(value), "HH:MM:SS"),
        "Result" => (
            matches!(value, "1-0" | "0-1" | "1/2-1/2" | "*"),
            "1-0, 0-1, 1/2-1/2 or *",
        ),
        "WhiteElo" | "BlackElo" => (
            matches!(value, "-" | "?") || digits(value),
            "a number, or - without a rating",
        ),
        "Round" => (
            matches!(value, "-" | "?") || value.split('.').all(digits),
            "numbers with points between, or - or ?",
        ),
        "ECO" => (
            value == "?" || is_eco(value),
            "a code such as B22 or B22/03",
        ),
        "WhiteType" | "BlackType" => (
            matches!(value, "human" | "program" | "?"),
            "human or program",
        ),
        "Mode" => (
            matches!(value, "OTB" | "PM" | "EM" | "ICS" | "TC" | "?"),
            "OTB, PM, EM, ICS or TC",
        ),
        "Termination" => (
            !value.contains(char::is_uppercase)
                && !matches!(value.parse(), Ok(Termination::Other(_))),
            "normal, time forfeit, adjudication, ... in small letters",
        ),
        "PlyCount" => (digits(value), "a number of half-moves"),
        "SetUp" => (matches!(value, "0" | "1"), "0 or 1"),
        "FEN" => (fen::read(value).is_ok(), "a FEN of six fields"),
        "TimeControl" => (
            Dialect::Pgn.read(value).is_ok(),
            "fields such as 40/7200:3600, or ? or -",
        ),
        _ => (true, ""),
    };
    (!is_right).then_some(Form::TagValue(expected))
}

/// Whether a text is a code of an opening, with or without that of a variation.
fn is_eco(text: &str) -> bool {
    let is_number = |text: &str| text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    let (code, variation) = text.split_once('/').unwrap_or((text, "00"));
    let number = code.strip_prefix(|letter| matches!(letter, 'A'..='E'));
    number.is_some_and(is_number) && is_number(variation)
}

/// A text of the same form, with nothing but zeros.
fn digits_cleared(text: &str) -> String {
    text.replace(|letter: char| letter.is_ascii_digit(), "0")
}

fn is_time(text: &str) -> bool {
    let parts: Vec<&str> = text.split(':').collect();
    let below = |text: &str, most: u8| {
        text == "??" || text.len() == 2 && text.parse::<u8>().is_ok_and(|number| number < most)
    };
    matches!(parts[..], [hours, minutes, seconds]
        if below(hours, 24) && below(minutes, 60) && below(seconds, 60))
}
