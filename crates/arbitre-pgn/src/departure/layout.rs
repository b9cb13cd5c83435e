//! Lines, and the blanks between tokens.

use super::{Departure, Form};
use crate::encoding::decode;
use crate::place::Place;
use crate::tree::{Blank, Game, Item, Kind};

/// The most columns of a line.
const COLUMNS: usize = 79;

pub(super) fn inspect(game: &Game, found: &mut Vec<Departure>) {
    lines(game, found);
    let mut items = game.line.items.iter();
    let is_tag = |item: &Item| matches!(item.kind, Kind::Tag(_));
    if let Some(first) = items.next()
        && game.tags.items.last().is_some_and(is_tag)
        && !matches!(
            first.before.bytes().as_ref(),
            b"\n\n" | b"\r\n\r\n" | b"\r\r"
        )
    {
        found.push(at(first, Form::EmptyLine));
    }
    blanks(items, found);
}

/// Tells of lines that are too long.
fn lines(game: &Game, found: &mut Vec<Departure>) {
    let Some(first) = game.tags.items.first().or(game.line.items.first()) else {
        return;
    };
    let mut text = Vec::new();
    // Writing to memory cannot fail.
    let _ = game.write_unchanged(&mut text);
    let mut rest = text.get(first.before.bytes().len()..).unwrap_or_default();
    let mut place = first.place;
    while !rest.is_empty() {
        let length = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
        let end = match &rest[length..] {
            [b'\r', b'\n', ..] => length + 2,
            [] => length,
            _ => length + 1,
        };
        // A game may begin within a line.
        let columns = (place.column - 1) as usize + decode(&rest[..length]).0.chars().count();
        if columns > COLUMNS {
            found.push(Departure {
                form: Form::LongLine(columns),
                span: place.offset..place.offset + length as u64,
                place,
            });
        }
        place.pass(&rest[..end]);
        rest = &rest[end..];
    }
}

/// Tells of tokens that are glued to the one before, or far from it.
fn blanks<'i>(items: impl Iterator<Item = &'i Item>, found: &mut Vec<Departure>) {
    for item in items {
        let is_token = match &item.kind {
            Kind::Number(_) | Kind::Move(_) | Kind::Result(..) => true,
            Kind::Nag(_, text) => text.as_str().starts_with('$'),
            Kind::Variation(line, _) | Kind::OpenVariation(line) => {
                // Nothing is said of the blanks within a parenthesis.
                blanks(line.items.iter().skip(1), found);
                true
            }
            _ => false,
        };
        let is_one = match &item.before {
            Blank::Space | Blank::Line => true,
            Blank::None => false,
            Blank::Other(text) => matches!(text.as_str(), "\r\n" | "\r"),
        };
        if is_token && !is_one {
            found.push(at(item, Form::Blank));
        }
    }
}

fn at(item: &Item, form: Form) -> Departure {
    let Place { offset, .. } = item.place;
    Departure {
        form,
        span: offset..offset,
        place: item.place,
    }
}
