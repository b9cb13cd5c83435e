//! Moves played before the first event, read from the start of the journal.

use arbitre_board::Position;
use arbitre_notation::{Language, ReadError};

use crate::error::{Expected, Fault};
use crate::excerpt::Text;
use crate::header::{HeaderKey, Movetext};

/// Reads moves in English letters, each legal after the one before.
pub(crate) fn read(text: &Text<'_>, mut position: Position) -> Result<Movetext, Fault> {
    let letters = Language::english().letters();
    let mut moves = Vec::new();
    let mut at = 0;
    for word in text.split_whitespace() {
        let from = at + text[at..].find(word).unwrap_or(0);
        at = from + word.len();
        let number = word.len() - after_number(word).len();
        let san = text.part(from + number, at);
        if san.is_empty() {
            continue;
        }
        let read = arbitre_notation::san::read(&position, &san, letters);
        let one = read.map_err(|cause| {
            let span = cause.span().after(san.span.start);
            let what = "a move here";
            let refused = match cause {
                ReadError::Illegal { .. } | ReadError::NoCastling { .. } => {
                    san.unreadable(what, cause, "a legal move in English letters")
                }
                _ => san.refused(what, cause),
            };
            Fault { span, ..refused }
        })?;
        position.play(one);
        moves.push(one);
    }
    if moves.is_empty() {
        return Err(Fault::new(
            text.span,
            crate::Reason::Missing("moves"),
            Expected::Form(HeaderKey::Moves.form()),
        ));
    }
    Ok(Movetext {
        text: text.split_whitespace().collect::<Vec<_>>().join(" "),
        moves,
    })
}

/// A word without the number of a move, `12.` or `12...`, at its start.
fn after_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let dots = rest.trim_start_matches('.');
    if dots.len() < rest.len() || rest.is_empty() {
        dots
    } else {
        word
    }
}
