//! What is known before the first event.

use arbitre_board::{Coordinates, File, Move, Position, Role, Setup, Side, Square};
use arbitre_clock::{Bonus, Controls, Device, Due, Duration, TimeControl};
use arbitre_journal::{Answer, Headers, NamedRegulation, Played, Regulation, ScoreState};
use arbitre_notation::{Language, Letters, Mode, ReadError, TokenKind, Tokens, read, san};

use crate::course::Table;

/// What is known before the first event: the headers of a journal, read once.
#[derive(Clone, Debug)]
pub struct Start {
    pub(crate) headers: Headers,
    pub(crate) table: Table,
    pub(crate) moves: Vec<Move>,
    language: Language,
}

impl Start {
    /// What the headers of a journal say.
    #[must_use]
    pub fn new(headers: &Headers) -> Self {
        let placed = headers
            .setup
            .as_ref()
            .and_then(|setup| setup.value.placement)
            .map(castling_from_home);
        let told = headers.start.as_ref().map(|start| start.value.to_setup());
        let mut setup = placed.or(told).unwrap_or(Setup::INITIAL);
        if let Some(half_moves) = &headers.last_progress {
            setup.half_moves = half_moves.value;
        }
        Self {
            table: Table::of(setup),
            moves: headers
                .moves
                .as_ref()
                .map_or_else(Vec::new, |moves| moves.value.moves.clone()),
            language: headers.notation.as_ref().map_or_else(
                || Language::english().clone(),
                |language| language.value.clone(),
            ),
            headers: headers.clone(),
        }
    }

    /// The letters in which moves are written.
    pub(crate) const fn letters(&self) -> &Letters {
        self.language.letters()
    }

    /// The squares of a written move, legal or not.
    pub(crate) fn squares(&self, position: &Position, text: &str) -> Option<Coordinates> {
        use arbitre_notation::Played;

        match Played::exactly(text, position, self.letters()) {
            Played::Move(mv) => Some(Coordinates {
                from: mv.from(),
                to: mv.to(),
                promotion: mv.promotion(),
            }),
            Played::Illegal { coordinates, .. } => Some(coordinates),
            Played::Null | Played::Unread => None,
        }
    }

    /// The squares of a move that is written where a king is gone from the board: those that the words
    /// have wherever it might stand.
    pub(crate) fn squares_without_king(&self, setup: &Setup, text: &str) -> Option<Coordinates> {
        let kings = |side: &Side| setup.board.pieces(*side, Role::King);
        let mut gone = Side::ALL.into_iter().filter(|side| kings(side).is_empty());
        let (Some(side), None) = (gone.next(), gone.next()) else {
            return None;
        };
        let mut found = None;
        for square in !setup.board.occupied() {
            let mut might_stand = *setup;
            might_stand.put(square, Role::King.of(side));
            let table = Table::of(might_stand);
            let Some(position) = table.position() else {
                continue;
            };
            match san::read(position, text, self.letters()) {
                Ok(mv) if found.is_none_or(|found| found == mv.coordinates()) => {
                    found = Some(mv.coordinates());
                }
                Ok(_) | Err(ReadError::Several { .. } | ReadError::TwoReadings { .. }) => {
                    return None;
                }
                Err(_) => {}
            }
        }
        found
    }

    /// What was written for one move, if it means one legal move: in any form that the Laws
    /// admit, with its number or without, and perhaps with the sign of a draw offer.
    pub(crate) fn read(&self, position: &Position, text: &str) -> Result<Move, ReadError> {
        let mut tokens = Tokens::of(text)
            .filter(|token| !matches!(token.kind, TokenKind::Number | TokenKind::Offer));
        match (tokens.next(), tokens.next()) {
            (Some(token), None) if token.kind == TokenKind::Move => {
                let written = token.span.of(text).trim_end_matches('.');
                read(written, position, &self.language, Mode::Lenient).map(|read| read.mv)
            }
            _ => san::read(position, text, self.letters()),
        }
    }

    /// The time controls of both sides.
    pub(crate) fn controls(&self) -> Option<&Controls> {
        self.headers
            .time_control
            .as_ref()
            .map(|controls| &controls.value)
    }

    /// Whether the journal tells the game from its first move.
    pub(crate) fn is_from_the_beginning(&self) -> bool {
        let headers = &self.headers;
        headers.start.is_none() && headers.moves.is_none() && headers.played.is_none()
    }

    /// The time control of a side.
    pub(crate) fn control(&self, side: Side) -> Option<&TimeControl> {
        let controls = self.controls()?;
        Some(match side {
            Side::White => &controls.white,
            Side::Black => &controls.black,
        })
    }

    /// The time that a side gains with each press.
    pub(crate) fn increment(&self, side: Side) -> Duration {
        match self.control(side).map(TimeControl::bonus) {
            Some(Bonus::Increment(time)) => time,
            _ => Duration::ZERO,
        }
    }

    /// Whether the moves of some period bring a player time, or delay his clock.
    pub(crate) fn has_increment(&self) -> bool {
        let periods = Side::ALL.into_iter().filter_map(|side| self.control(side));
        let mut periods = periods.flat_map(TimeControl::periods);
        periods.any(|period| !period.bonus().time().is_spent())
    }

    /// The kind of clock.
    pub(crate) fn device(&self) -> Device {
        let told = self.headers.device.as_ref().map(|device| device.value);
        told.unwrap_or_default().into()
    }

    /// The moves that a side needs when the time of a period is used up, counted from 0.
    pub(crate) fn due_in(&self, side: Side, period: usize) -> Due {
        let Some(control) = self.control(side) else {
            return Due::Never;
        };
        let told = self.headers.final_period.as_ref().map(|told| told.value);
        match (told, control.due_in(period)) {
            (Some(Answer::Yes), _) => Due::Never,
            // The last period has not begun, whatever the number of moves.
            (Some(Answer::No), Due::Never) => control.due_in(control.periods().len().max(2) - 2),
            (Some(Answer::No) | None, due) => due,
        }
    }

    /// The last period whose time may have been used up before the record begins, where a side had to
    /// use it up for the next one: a flag that falls in the first position is on the record.
    pub(crate) fn periods_before(&self, side: Side) -> Option<usize> {
        let completed = self.completed(side)?;
        Some(
            self.control(side)?
                .period_after(completed.saturating_sub(1)),
        )
    }

    /// Moves that a side completed before the journal: those counted, without the moves given.
    pub(crate) fn played(&self, side: Side) -> Option<u32> {
        let given = self.replayed(side);
        match self.headers.played.as_ref().map(|played| played.value) {
            Some(Played::Counted(counter)) => {
                let counted = match side {
                    Side::White => counter.white,
                    Side::Black => counter.black,
                };
                Some(counted.saturating_sub(given))
            }
            Some(Played::Unknown) => None,
            None => Some(0),
        }
    }

    /// Moves that a side completed before the journal, those given among them.
    pub(crate) fn completed(&self, side: Side) -> Option<u32> {
        Some(self.played(side)? + self.replayed(side))
    }

    /// Moves of a side that are given before the journal.
    fn replayed(&self, side: Side) -> u32 {
        let moves = u32::try_from(self.moves.len()).unwrap_or(u32::MAX);
        if self.table.turn() == side {
            moves.div_ceil(2)
        } else {
            moves / 2
        }
    }

    /// Illegal moves of a side penalised before the journal.
    pub(crate) fn illegal(&self, side: Side) -> u32 {
        self.headers
            .illegal
            .as_ref()
            .map_or(0, |illegal| *illegal.value.of(side))
    }

    /// Moves that White makes in a row at the start.
    pub(crate) fn odds_moves(&self) -> usize {
        let odds = self.headers.odds.as_ref().and_then(|odds| odds.value.moves);
        odds.map_or(0, |moves| moves as usize)
    }

    /// The side for which a draw counts as a win.
    pub(crate) fn draw_odds(&self) -> Option<Side> {
        self.headers.odds.as_ref().and_then(|odds| odds.value.draw)
    }

    /// Whether all remaining moves are made in the time left, when a side has completed so many;
    /// `None` where the record does not tell.
    pub(crate) fn final_period(&self, side: Side, completed: Option<u32>) -> Option<Answer> {
        if let Some(told) = &self.headers.final_period {
            return Some(told.value);
        }
        let control = self.control(side)?;
        let due = match control.due_in(0) {
            Due::Never => Due::Never,
            Due::Moves(_) => control.due_after(completed?),
        };
        Some(match due {
            Due::Never => Answer::Yes,
            Due::Moves(_) => Answer::No,
        })
    }

    /// Whether the regulations announced something.
    pub(crate) fn announced(&self, regulation: NamedRegulation) -> bool {
        let told = self
            .headers
            .announce
            .as_ref()
            .map_or(&[][..], |told| &told.value);
        told.contains(&Regulation::Named(regulation))
            || (told.contains(&Regulation::Named(NamedRegulation::Guideline))
                && regulation != NamedRegulation::NoDraws)
    }

    /// Moves before which the regulations allow no agreed draw.
    pub(crate) fn draws_from(&self) -> Option<u32> {
        let told = self
            .headers
            .announce
            .as_ref()
            .map_or(&[][..], |told| &told.value);
        told.iter().find_map(|regulation| match regulation {
            Regulation::MinMoves(moves) => Some(*moves),
            Regulation::Named(NamedRegulation::NoDraws) => Some(u32::MAX),
            Regulation::Named(_) => None,
        })
    }

    /// The state of the scoresheet of a side.
    pub(crate) fn score(&self, side: Side) -> ScoreState {
        self.headers
            .score
            .as_ref()
            .map_or(ScoreState::Full, |score| *score.value.of(side))
    }
}

/// What stood on the table by mistake, without rights to castle that need a king or a rook on a
/// square which is not its own. All Laws castle from there only; those that name the misplaced men
/// beside say the same.
fn castling_from_home(mut setup: Setup) -> Setup {
    let at_home = |square: &Square| {
        let side = setup.piece_at(*square).map(|man| man.side);
        let king = Square::new(File::E, square.rank());
        let initial = &Setup::INITIAL;
        side.is_some()
            && [*square, king]
                .iter()
                .all(|home| setup.piece_at(*home) == initial.piece_at(*home))
    };
    setup.castling = setup.castling.into_iter().filter(at_home).collect();
    setup
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written in an envelope means a move, or none.
    #[track_caller]
    fn check(written: &str, meant: Option<&str>) {
        let start = Start::new(&Headers::default());
        let position = "4k3/8/8/3pP3/8/8/5PPP/4K2R w K d6 0 41".parse().unwrap();
        let read = start.read(&position, written).ok();
        assert_eq!(
            read.map(|mv| mv.to_string()).as_deref(),
            meant,
            "{written:?}"
        );
    }

    #[test]
    fn every_form_that_the_laws_admit_is_read() {
        for capture in [
            "exd6",
            "exd6 e.p.",
            "ed6",
            "e5d6",
            "e5xd6",
            "41. exd6",
            "41.exd6",
            "exd6 (=)",
            " exd6 ",
            "exd6.",
        ] {
            check(capture, Some("e5d6"));
        }
        check("0-0", Some("e1g1"));
        check("Ke1-g1", Some("e1g1"));
        for none in ["Rd6", "Kfe2", "Rg1 Rf1", "a rook", "", "41."] {
            check(none, None);
        }
    }
}
