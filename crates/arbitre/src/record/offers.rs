//! The signs of draw offers in the score of a game.

use arbitre_notation::TokenKind;

use super::main_line;

/// The places of the signs of a draw offer, `(=)`, outside variations.
pub struct Offers(Vec<usize>);

impl Offers {
    /// Those of a movetext.
    pub fn of(movetext: &str) -> Self {
        let signs = main_line::tokens(movetext).filter(|token| token.kind == TokenKind::Offer);
        Self(signs.map(|sign| sign.span.start).collect())
    }

    /// Whether one stands between two places.
    pub fn stand_between(&self, from: usize, to: Option<usize>) -> bool {
        let here = |at: &usize| *at > from && to.is_none_or(|to| *at < to);
        self.0.iter().any(here)
    }
}
