//! The signs of draw offers in the score of a game.

use arbitre_notation::{TokenKind, Tokens};

/// The places of the signs of a draw offer, `(=)`, outside variations.
pub struct Offers(Vec<usize>);

impl Offers {
    /// Those of a movetext.
    pub fn of(movetext: &str) -> Self {
        let mut depth = 0_usize;
        let mut found = Vec::new();
        for token in Tokens::of(movetext) {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                TokenKind::Offer if depth == 0 => found.push(token.span.start),
                _ => {}
            }
        }
        Self(found)
    }

    /// Whether one stands between two places.
    pub fn stand_between(&self, from: usize, to: Option<usize>) -> bool {
        let here = |at: &usize| *at > from && to.is_none_or(|to| *at < to);
        self.0.iter().any(here)
    }
}
