//! Words that were meant as moves.

use alloc::vec::Vec;

use super::{Token, TokenKind};
use crate::characters::{is_capture, is_dash};
use crate::marks::part_marks;

/// The tokens with words that stand for a move as moves that nobody can read: a broken one
/// behind a number or a move, and any word that alone stands behind the number of a move.
pub(crate) fn with_broken_moves(text: &str, tokens: &[Token]) -> Vec<Token> {
    let mut all: Vec<Token> = tokens.into();
    let (mut before, mut begun) = (TokenKind::Open, false);
    for at in 0..all.len() {
        let word = all[at].span.of(text);
        if all[at].kind == TokenKind::Word {
            let numbered = before == TokenKind::Number;
            let stands_for_a_move = numbered && begun && !leads_to_a_move(text, &all[at + 1..]);
            let paired = before == TokenKind::Move && has_digit(word);
            if stands_for_a_move || looks_broken(word) && (numbered || paired) {
                all[at].kind = TokenKind::Move;
            }
        }
        match all[at].kind {
            TokenKind::Comment | TokenKind::Escape | TokenKind::Nag | TokenKind::Glyph => {}
            kind => {
                before = kind;
                begun |= kind == TokenKind::Move;
            }
        }
    }
    all
}

/// Whether a move or the result in words follows a word: then it says something of that.
fn leads_to_a_move(text: &str, behind: &[Token]) -> bool {
    let mut behind = behind.iter().filter(|token| {
        !matches!(
            token.kind,
            TokenKind::Word | TokenKind::Stray | TokenKind::Comment | TokenKind::Glyph
        )
    });
    behind.next().is_some_and(|next| match next.kind {
        TokenKind::Move => true,
        TokenKind::Outcome => next.span.of(text).starts_with(char::is_alphabetic),
        _ => false,
    })
}

/// Whether a word that is no move looks like part of one: letters with digits, or a capital
/// with files behind it.
pub(crate) fn looks_broken(word: &str) -> bool {
    let (core, _) = part_marks(word);
    let mut letters = core.chars();
    let begins = letters.next().is_some_and(char::is_alphabetic);
    let files = |c: char| matches!(c, 'a'..='h') || is_capture(c) || is_dash(c);
    let piece = core.starts_with(char::is_uppercase) && letters.clone().all(files);
    let short = (2..=6).contains(&core.chars().count());
    begins && short && (piece || has_digit(core))
}

fn has_digit(word: &str) -> bool {
    word.contains(|c: char| c.is_ascii_digit())
}
