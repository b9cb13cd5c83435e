//! A score written anew in another language or style.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::played::Played;
use crate::score::{Ply, Reading, Score, Status};
use crate::{Language, Span, Style, write};

/// The moves of a line up to one that could not be read: what follows it is on an unknown board.
fn told<'s>(line: &'s Reading<'_>) -> &'s [Ply] {
    let unread = line
        .plies
        .iter()
        .position(|ply| ply.played == Played::Unread);
    &line.plies[..unread.unwrap_or(line.plies.len())]
}

impl Score<'_> {
    /// The text of the score with every move that was read written in another
    /// language and style. Comments, numbers, layout and illegal moves stay as
    /// they are, and so does a line from a move on that could not be read.
    ///
    /// `text` is the text that was read. A score with several readings stays as
    /// it is, since nobody can tell which moves to write.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_board::Position;
    /// use arbitre_notation::{Language, Mode, Score, Style};
    ///
    /// let text = "1. e4 {solide} e5 2. Cf3! (2. f4 ef4:) 2… Cc6";
    /// let score = Score::read(text, &Position::initial(), &[Language::french()], Mode::Lenient);
    /// assert_eq!(
    ///     score.translated(text, Language::figurines(), &Style::PGN),
    ///     "1. e4 {solide} e5 2. ♘f3! (2. f4 exf4) 2… ♘c6",
    /// );
    /// ```
    pub fn translated(&self, text: &str, language: &Language, style: &Style) -> String {
        if self.status == Status::Ambiguous {
            return text.to_owned();
        }
        let main = told(self.reading());
        let behind = if main.len() == self.reading().plies.len() {
            text.len()
        } else {
            main.last().map_or(0, |ply| ply.span.end)
        };
        let mut plies: Vec<&Ply> = main.iter().collect();
        let lines = self.variations.iter().flat_map(told);
        plies.extend(lines.filter(|ply| ply.span.start < behind));
        plies.sort_by_key(|ply| ply.span);
        let mut written = String::with_capacity(text.len());
        let mut at = 0;
        for ply in plies {
            let Played::Move(mv) = ply.played else {
                continue;
            };
            if ply.span.start < at {
                continue;
            }
            written.push_str(Span::new(at, ply.span.start).of(text));
            if written.ends_with(|c: char| c.is_ascii_digit()) || written.ends_with(['+', '#']) {
                written.push(' ');
            }
            written.push_str(&write(&ply.position, mv, language, style).to_string());
            at = ply.span.end;
        }
        written.push_str(Span::new(at, text.len()).of(text));
        written
    }
}
