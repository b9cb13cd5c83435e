//! The clock times in the comments of a game.

use arbitre_clock::{Duration, TimeCommand, TimeComment};
use arbitre_notation::TokenKind;

use super::main_line;

/// The clock times in the comments of a game, outside variations, each with its place.
pub struct Clocks(Vec<(usize, Duration)>);

impl Clocks {
    /// The times in a movetext.
    pub fn of(movetext: &str) -> Self {
        let comments = main_line::tokens(movetext).filter(|token| token.kind == TokenKind::Comment);
        let found = comments.flat_map(|comment| {
            let told = TimeComment::find_in(comment.span.of(movetext));
            let told = told.filter_map(|found| found.comment.ok());
            let left = told.filter(|told| told.command == TimeCommand::Clk);
            left.map(move |left| (comment.span.start, left.time))
        });
        Self(found.collect())
    }

    /// The last time between two places.
    pub fn between(&self, from: usize, to: Option<usize>) -> Option<Duration> {
        let here = |at: usize| at > from && to.is_none_or(|to| at < to);
        let times = self.0.iter().filter(|(at, _)| here(*at));
        times.map(|(_, time)| *time).next_back()
    }
}
