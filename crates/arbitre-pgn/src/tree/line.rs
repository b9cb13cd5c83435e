//! Movetext as a tree: lines of items, with variations within.

use core::ops::Range;
use std::io::{self, Write};

use crate::nag::Nag;
use crate::outcome::Outcome;
use crate::place::Place;
use crate::tree::tags::Tag;
use crate::tree::text::{Blank, Text};
use crate::visitor::CommentKind;

/// A line of play: the moves of a game or of a variation, with all that stands between them, in
/// the order of the text.
///
/// # Examples
/// ```
/// use arbitre_pgn::Reader;
///
/// let text = "1. e4 $1 {best by test} (1. d4 d5) 1... c5 *";
/// let game = Reader::new(text.as_bytes()).next_game()?.expect("one game");
/// let moves: Vec<_> = game.line.moves().map(|played| played.text.as_str()).collect();
/// assert_eq!(moves, ["e4", "c5"]);
/// let variation = game.line.variations().next().expect("one variation");
/// assert_eq!(variation.moves().count(), 2);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Moves, comments, annotations, variations, ... in the order of the text.
    pub items: Vec<Item>,
}

/// Something written in a game, with the blanks before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The blanks between the item before and this one.
    pub before: Blank,
    /// Where it begins.
    pub place: Place,
    /// What it is.
    pub kind: Kind,
}

/// What an item is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A tag pair; only before the movetext.
    Tag(Tag),
    /// A move number, or its dots.
    Number(Text),
    /// A move.
    Move(Move),
    /// An annotation of the move before.
    Nag(Nag, Text),
    /// A comment; the text is without its delimiters.
    Comment(CommentKind, Text),
    /// A brace comment that is not closed.
    OpenComment(Text),
    /// A line that begins with `%`, with the sign.
    Escape(Text),
    /// A variation: it replaces the move before. The blank stands before its closing
    /// parenthesis.
    Variation(Line, Blank),
    /// A variation that is not closed.
    OpenVariation(Line),
    /// The termination marker.
    Result(Outcome, Text),
    /// Text without a meaning.
    Stray(Text),
}

/// A move as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The token, without suffixes as `!`.
    pub text: Text,
    /// Where it begins.
    pub place: Place,
    /// Parts that stand apart behind it, as `e.p.` or `+`, each with the blanks before it.
    pub apart: Vec<(Blank, Text)>,
}

impl Move {
    /// The move with its apart pieces, one space between: `exd6 e.p.`
    pub fn whole(&self) -> String {
        let mut whole = with_spaces(self.text.as_str());
        for (_, part) in &self.apart {
            whole.push(' ');
            whole.push_str(part.as_str());
        }
        whole
    }

    /// The bytes of its token in the file.
    pub fn span(&self) -> Range<u64> {
        let start = self.place.offset;
        start..start + self.text.bytes().len() as u64
    }
}

/// The text with a space for each tab and line end, so that its places stay what they are.
pub(crate) fn with_spaces(text: &str) -> String {
    text.replace(|c: char| c.is_ascii() && c.is_whitespace(), " ")
}

impl Line {
    /// The moves, without those of variations.
    pub fn moves(&self) -> impl Iterator<Item = &Move> {
        self.items.iter().filter_map(|item| match &item.kind {
            Kind::Move(played) => Some(played),
            _ => None,
        })
    }

    /// The variations, each an alternative to the move before it.
    pub fn variations(&self) -> impl Iterator<Item = &Line> {
        self.items.iter().filter_map(|item| match &item.kind {
            Kind::Variation(line, _) | Kind::OpenVariation(line) => Some(line),
            _ => None,
        })
    }

    /// Each move with the items between it and the next one: its annotations, comments and
    /// variations. What stands before the first move comes with `None`.
    pub fn by_move(&self) -> impl Iterator<Item = (Option<&Move>, &[Item])> {
        let starts_move = |item: &Item| matches!(item.kind, Kind::Move(_));
        let mut rest = self.items.as_slice();
        let mut first = true;
        std::iter::from_fn(move || {
            let head = match rest.first() {
                Some(Item {
                    kind: Kind::Move(played),
                    ..
                }) => Some(played),
                None if !first => return None,
                _ => None,
            };
            let skip = usize::from(head.is_some());
            let end = rest[skip..]
                .iter()
                .position(starts_move)
                .map_or(rest.len(), |at| at + skip);
            let items = &rest[skip..end];
            rest = &rest[end..];
            first = false;
            Some((head, items))
        })
        .filter(|(head, items)| head.is_some() || !items.is_empty())
    }

    /// The termination marker, if there is one.
    pub fn result(&self) -> Option<Outcome> {
        self.items.iter().rev().find_map(|item| match item.kind {
            Kind::Result(outcome, _) => Some(outcome),
            _ => None,
        })
    }

    pub(crate) fn write_unchanged(&self, out: &mut dyn Write) -> io::Result<()> {
        self.items
            .iter()
            .try_for_each(|item| item.write_unchanged(out))
    }
}

impl Item {
    /// An item to put into a line, with a space before it and no place in a file.
    pub fn new(kind: Kind) -> Self {
        Item {
            before: Blank::Space,
            place: Place::START,
            kind,
        }
    }

    /// The bytes that it had in the file.
    pub(crate) fn span(&self) -> Range<u64> {
        let mut text = Vec::new();
        // Writing to memory cannot fail.
        let _ = self.write_unchanged(&mut text);
        let length = text.len() - self.before.bytes().len();
        self.place.offset..self.place.offset + length as u64
    }

    pub(crate) fn write_unchanged(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(&self.before.bytes())?;
        match &self.kind {
            Kind::Tag(tag) => out.write_all(&tag.text().bytes()),
            Kind::Number(text)
            | Kind::Nag(_, text)
            | Kind::Escape(text)
            | Kind::Result(_, text)
            | Kind::Stray(text) => out.write_all(&text.bytes()),
            Kind::Move(played) => {
                out.write_all(&played.text.bytes())?;
                played.apart.iter().try_for_each(|(before, part)| {
                    out.write_all(&before.bytes())?;
                    out.write_all(&part.bytes())
                })
            }
            Kind::Comment(CommentKind::Brace, text) => {
                out.write_all(b"{")?;
                out.write_all(&text.bytes())?;
                out.write_all(b"}")
            }
            Kind::OpenComment(text) => {
                out.write_all(b"{")?;
                out.write_all(&text.bytes())
            }
            Kind::Comment(CommentKind::Line, text) => {
                out.write_all(b";")?;
                out.write_all(&text.bytes())
            }
            Kind::Variation(line, before) => {
                out.write_all(b"(")?;
                line.write_unchanged(out)?;
                out.write_all(&before.bytes())?;
                out.write_all(b")")
            }
            Kind::OpenVariation(line) => {
                out.write_all(b"(")?;
                line.write_unchanged(out)
            }
        }
    }
}
