//! The clock times in the comments of a game.

use arbitre_clock::{Duration, TimeCommand, TimeComment};
use arbitre_notation::{TokenKind, Tokens};

/// The clock times in the comments of a game, outside variations, each with its place.
pub struct Clocks(Vec<(usize, Duration)>);

impl Clocks {
    /// The times in a movetext.
    pub fn of(movetext: &str) -> Self {
        let mut depth = 0_usize;
        let mut found = Vec::new();
        for token in Tokens::of(movetext) {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                TokenKind::Comment if depth == 0 => {
                    let told = TimeComment::find_in(token.span.of(movetext));
                    let told = told.filter_map(|found| found.comment.ok());
                    let left = told.filter(|told| told.command == TimeCommand::Clk);
                    found.extend(left.map(|left| (token.span.start, left.time)));
                }
                _ => {}
            }
        }
        Self(found)
    }

    /// The last time between two places.
    pub fn between(&self, from: usize, to: Option<usize>) -> Option<Duration> {
        let here = |at: usize| at > from && to.is_none_or(|to| at < to);
        let times = self.0.iter().filter(|(at, _)| here(*at));
        times.map(|(_, time)| *time).next_back()
    }
}
