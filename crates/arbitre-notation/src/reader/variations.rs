//! The variations of a score: they are in the language of the main line, and help to decide it.

use alloc::vec;
use alloc::vec::Vec;

use arbitre_board::Position;

use super::{Reader, plies};
use crate::decision::{Decision, Question, Whole};
use crate::evidence::is_foreign;
use crate::hypothesis::PawnsWritten;
use crate::line::{Count, Line, Lines};
use crate::remark::{Cause, Done};
use crate::score::{Ply, Reading, Status};
use crate::tongue::Tongues;

/// A line that was read: what binds the lines that branch from it.
struct Read {
    start: Position,
    plies: Vec<Ply>,
    tongues: Tongues,
    pawns: [PawnsWritten; 2],
}

/// A way to read a line without damage.
struct Way {
    tongues: Tongues,
    start: Position,
    plies: Vec<Ply>,
}

impl<'a> Reader<'_, 'a> {
    /// Narrows what the main line leaves open to what reads most of the variations.
    pub(super) fn ask_variations(
        &self,
        mut decision: Decision,
        lines: &Lines,
        start: &Position,
    ) -> Decision {
        if lines.variations().next().is_none() {
            return decision;
        }
        let votes: Vec<(usize, Tongues)> = decision
            .readings
            .iter()
            .map(|whole| self.votes(whole, lines, start))
            .collect();
        let most = votes.iter().map(|vote| vote.0).max().unwrap_or(0);
        let mut votes = votes.into_iter();
        decision.readings.retain_mut(|whole| {
            let Some((count, tongues)) = votes.next() else {
                return true;
            };
            if whole.is_in_one_language() {
                whole.narrow(tongues);
            }
            count == most
        });
        decision
    }

    /// How many variations a reading of the main line lets be read without damage, and in
    /// which of its languages.
    fn votes(&self, whole: &Whole, lines: &Lines, start: &Position) -> (usize, Tongues) {
        let among = whole.languages();
        let mut votes = vec![0; self.candidates.len()];
        let mut found = vec![vec![Way {
            tongues: among,
            start: *start,
            plies: plies(&whole.steps, start),
        }]];
        for (line, branch) in lines.variations() {
            let tokens = self.spoken(line);
            let mut ways = Vec::new();
            for around in &found[branch.from] {
                let Some(start) = lines.before(branch, &around.start, &around.plies) else {
                    continue;
                };
                let question = Question {
                    start,
                    tokens: &tokens,
                    tongues: self.candidates,
                    among: around.tongues,
                    pawns: whole.pawns,
                };
                for (tongues, steps) in question.each_cleanly(whole.terms) {
                    for place in tongues.iter() {
                        votes[place] += 1;
                    }
                    let plies = plies(&steps, &start);
                    ways.push(Way {
                        tongues,
                        start,
                        plies,
                    });
                }
            }
            found.push(ways);
        }
        let most = among.iter().map(|place| votes[place]).max().unwrap_or(0);
        let best = among.iter().filter(|&place| votes[place] == most);
        let best = best.fold(Tongues::NONE, |set, place| set | Tongues::one(place));
        (most, best)
    }

    /// Reads the variations, each from before the move that it replaces: whether all were read.
    pub(super) fn branches(
        &mut self,
        lines: &Lines,
        main: &Whole,
        reading: &Reading<'a>,
        start: &Position,
        count: Count,
    ) -> Status {
        let mut status = Status::Read;
        let mut found = vec![Some(Read {
            start: *start,
            plies: reading.plies.clone(),
            tongues: self.both_systems(main.languages()),
            pawns: main.pawns,
        })];
        for (line, branch) in lines.variations() {
            let around = found[branch.from].as_ref();
            let begins = around.and_then(|around| {
                let start = lines.before(branch, &around.start, &around.plies)?;
                Some((start, around))
            });
            let read = match begins {
                Some((start, around)) => self.variation(line, start, around, count),
                // The board is lost there.
                None => {
                    let lost = line.moves.first().copied();
                    lost.inspect(|&span| self.remark(span, Cause::Lost, Done::Dropped));
                    (lost.map_or(Status::Read, |_| Status::Damaged), None)
                }
            };
            if read.0 != Status::Read {
                status = Status::Damaged;
            }
            found.push(read.1);
        }
        status
    }

    /// Reads a variation: in the language of the line around it; in another only where that
    /// reads all of it and the language around it does not.
    fn variation(
        &mut self,
        line: &Line,
        start: Position,
        around: &Read,
        count: Count,
    ) -> (Status, Option<Read>) {
        let tokens = self.spoken(line);
        let question = Question {
            start,
            tokens: &tokens,
            tongues: self.candidates,
            among: around.tongues,
            pawns: around.pawns,
        };
        let mut decision = question.decide(self.mode);
        let mut foreign = false;
        if !decision.is_clean() {
            let open = Question::open(&start, &tokens, self.candidates);
            let other = open.decide_cleanly();
            let believed = |whole: &Whole| is_foreign(whole, &open, around.tongues);
            foreign = other.is_clean() && other.readings.iter().all(believed);
            if foreign {
                decision = other;
            }
        }
        let mut readings: Vec<Reading<'a>> = decision
            .readings
            .iter()
            .map(|whole| self.reading(whole, &start))
            .collect();
        for reading in &mut readings {
            let followed = line.followed(self.text, &reading.plies, count);
            reading.plies.truncate(followed);
        }
        let mut status = self.judge(&decision, &readings, Done::Dropped);
        let (whole, reading) = (&decision.readings[0], &readings[0]);
        if status != Status::Ambiguous && self.loses(line, reading) {
            status = Status::Damaged;
        }
        if let (true, Some(first)) = (foreign, reading.plies.first()) {
            let language = reading.languages.of(0, start.turn());
            self.remark_language(first, language);
        }
        self.inspect(whole, reading, line);
        if readings.len() == 1 {
            self.variations.push(reading.clone());
        }
        let tongues = if foreign {
            self.both_systems(whole.languages())
        } else {
            around.tongues
        };
        let read = Read {
            start,
            plies: reading.plies.clone(),
            tongues,
            pawns: whole.pawns,
        };
        (status, Some(read))
    }

    /// The same languages in either system of notation.
    fn both_systems(&self, tongues: Tongues) -> Tongues {
        let known = |id| {
            let mut known = tongues.iter();
            known.any(|place| self.candidates[place].language.id() == id)
        };
        let both = self.candidates.iter().enumerate();
        both.filter(|(_, tongue)| known(tongue.language.id()))
            .fold(Tongues::NONE, |set, (place, _)| set | Tongues::one(place))
    }
}
