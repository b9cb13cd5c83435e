//! The main line of a movetext.

use arbitre_notation::{Token, TokenKind, Tokens};

/// The tokens of a movetext that stand outside variations.
pub fn tokens(movetext: &str) -> impl Iterator<Item = Token> {
    let mut depth = 0_usize;
    Tokens::of(movetext).filter(move |token| {
        match token.kind {
            TokenKind::Open => depth += 1,
            TokenKind::Close => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    })
}
