//! A whole game.

use std::io::{self, Write};

use crate::diagnostic::Diagnostic;
use crate::encoding::Encoding;
use crate::outcome::Outcome;
use crate::place::Place;
use crate::tree::line::{Item, Kind, Line};
use crate::tree::tags::Tags;
use crate::tree::text::Text;
use crate::visitor::{CommentKind, Ending};

/// A game with everything that is written in it: nothing of the text is lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Where it begins.
    pub place: Place,
    /// Its tag pairs, and what stands among them.
    pub tags: Tags,
    /// Its movetext.
    pub line: Line,
    /// What is amiss in it.
    pub diagnostics: Vec<Diagnostic>,
    /// Whether a strict reader refused it.
    pub ending: Ending,
}

/// A piece of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A game.
    Game(Box<Game>),
    /// Text that belongs to no game: behind the last one, or beyond the size limit.
    Rest(Text),
}

impl Piece {
    /// Writes the piece as it was read, byte for byte.
    ///
    /// # Errors
    /// Whatever the stream answers.
    pub fn write_unchanged(&self, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Piece::Game(game) => game.write_unchanged(out),
            Piece::Rest(text) => out.write_all(&text.bytes()),
        }
    }
}

impl Game {
    /// A game without tags and moves.
    pub fn new() -> Self {
        Game {
            place: Place::START,
            tags: Tags::default(),
            line: Line::default(),
            diagnostics: Vec::new(),
            ending: Ending::Read,
        }
    }

    /// The result: the termination marker, or else the tag.
    pub fn result(&self) -> Outcome {
        let tag = || self.tags.get("Result").and_then(|value| value.parse().ok());
        match self.line.result() {
            None | Some(Outcome::Unknown) => tag().unwrap_or(Outcome::Unknown),
            Some(outcome) => outcome,
        }
    }

    /// The same game without its variations and comments.
    pub fn main_line(&self) -> Game {
        let of_main = |item: &&Item| {
            matches!(
                item.kind,
                Kind::Number(_) | Kind::Move(_) | Kind::Result(..)
            )
        };
        Game {
            place: self.place,
            tags: self.tags.clone(),
            line: Line {
                items: self.line.items.iter().filter(of_main).cloned().collect(),
            },
            diagnostics: Vec::new(),
            ending: self.ending,
        }
    }

    /// Writes the text as it was read, byte for byte, with only the changes made since.
    ///
    /// # Errors
    /// Whatever the stream answers.
    pub fn write_unchanged(&self, out: &mut dyn Write) -> io::Result<()> {
        self.tags
            .items
            .iter()
            .try_for_each(|item| item.write_unchanged(out))?;
        self.line.write_unchanged(out)
    }

    /// The encodings met in its tags and comments, each once.
    pub fn encodings(&self) -> Vec<Encoding> {
        let mut found = Vec::new();
        collect(&self.tags.items, &mut found);
        collect(&self.line.items, &mut found);
        found
    }
}

impl Default for Game {
    fn default() -> Self {
        Game::new()
    }
}

fn collect(items: &[Item], found: &mut Vec<Encoding>) {
    for item in items {
        let encoding = match &item.kind {
            Kind::Tag(tag) => tag.text().encoding(),
            Kind::Comment(CommentKind::Brace | CommentKind::Line, text)
            | Kind::OpenComment(text)
            | Kind::Escape(text)
            | Kind::Stray(text) => text.encoding(),
            Kind::Move(played) => played.text.encoding(),
            Kind::Variation(line, _) | Kind::OpenVariation(line) => {
                collect(&line.items, found);
                continue;
            }
            Kind::Number(_) | Kind::Nag(..) | Kind::Result(..) => continue,
        };
        if !found.contains(&encoding) {
            found.push(encoding);
        }
    }
}
