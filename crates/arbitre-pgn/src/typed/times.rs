//! The times in the comments of a game.

use arbitre_clock::{Side, TextError, TimeComment, TimedMove};

use crate::{Game, Item, Kind, Place};

/// The times in the comments of a game's main line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameTimes {
    /// Every move with the times in its comments, ready for `arbitre_clock::check_times`.
    pub moves: Vec<TimedMove>,
    /// The comments with a time that cannot be read.
    pub unreadable: Vec<UnreadableTime>,
}

/// A time in a comment that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableTime {
    /// Where the comment begins.
    pub place: Place,
    /// The command as it stands.
    pub text: String,
    /// Why it cannot be read.
    pub error: TextError,
}

impl Game {
    /// The times in the comments of the main line.
    ///
    /// # Examples
    /// ```
    /// use arbitre_pgn::Reader;
    ///
    /// let file = "1. e4 {[%clk 1:30:57]} e5 {[%clk 1.30:50]} (1... c5 {[%clk 0:00:01]}) 2. Nf3 *";
    /// let game = Reader::new(file.as_bytes()).next_game()?.expect("one game");
    /// let times = game.times();
    /// assert_eq!(times.moves.len(), 3);
    /// assert_eq!(times.moves[0].comments[0].to_string(), "[%clk 1:30:57]");
    /// assert_eq!(times.unreadable[0].text, "[%clk 1.30:50]");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn times(&self) -> GameTimes {
        let mut times = GameTimes::default();
        let turn = self.tags.get("FEN").and_then(|fen| fen.split(' ').nth(1));
        let mut side = match turn {
            Some("b") => Side::Black,
            _ => Side::White,
        };
        for (played, items) in self.line.by_move() {
            if played.is_none() {
                continue;
            }
            let mut comments = Vec::new();
            for Item { kind, place, .. } in items {
                let (Kind::Comment(_, text) | Kind::OpenComment(text)) = kind else {
                    continue;
                };
                for found in TimeComment::find_in(text.as_str()) {
                    match found.comment {
                        Ok(comment) => comments.push(comment),
                        Err(error) => times.unreadable.push(UnreadableTime {
                            place: *place,
                            text: text.as_str()[found.span].to_owned(),
                            error,
                        }),
                    }
                }
            }
            times.moves.push(TimedMove { side, comments });
            side = !side;
        }
        times
    }
}
