//! Recorded rulings beside those of the judge.

use arbitre_board::{Move, Position, Side};
use arbitre_clock::Duration;
use arbitre_journal::{
    Adjustment, ArticleName, Displays, Duty, Field, Located, MoveName, Penalised, PerSide,
    RecordedRuling, Restored,
};
use arbitre_laws::Article;

use crate::standing::Standing;
use crate::start::Start;

/// A field of a recorded ruling beside what the judge has.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// The field as it was recorded, and where.
    pub recorded: Located<Field>,
    /// Whether the judge agrees.
    pub agreement: Agreement,
}

/// Whether the judge agrees with what was recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Agreement {
    /// He does.
    Agrees,
    /// He does not: see the standing.
    Differs,
}

/// Compares each field of a recorded ruling with how the game stands.
#[must_use]
pub fn compare(recorded: &RecordedRuling, standing: &Standing, start: &Start) -> Vec<Compared> {
    let compared = |field: &Located<Field>| {
        let agrees = agrees(&field.value, standing, start);
        let agreement = if agrees {
            Agreement::Agrees
        } else {
            Agreement::Differs
        };
        Compared {
            recorded: field.clone(),
            agreement,
        }
    };
    recorded.fields.iter().map(compared).collect()
}

fn agrees(field: &Field, standing: &Standing, start: &Start) -> bool {
    match field {
        Field::Result(outcome) => *outcome == standing.result,
        Field::Time(adjustments) => adjusted(adjustments) == standing.adjusted,
        Field::Clock(displays) => shows(displays, standing),
        Field::Restore(Restored::Before(event)) => standing.restored == Some(*event),
        Field::Restore(Restored::Nothing) => standing.restored.is_none(),
        Field::Must(duties) => bound(duties, standing, start),
        Field::Illegal(penalised) => counted(penalised) == standing.illegal,
        Field::Claim(answered) => standing.claim == Some(*answered),
        Field::Promote(role) => standing.promoted == Some(*role),
        Field::Counter(counter) => standing.counter == Some(*counter),
        Field::Increment(increment) => standing.increment == Some(*increment),
        Field::Regime(regime) => standing.regime == Some(*regime),
        Field::Supervision(supervision) => standing.supervision == Some(*supervision),
        Field::Offer(offer) => standing.offer == *offer,
        Field::Completed(answer) => standing.completed == Some(*answer),
        Field::Needs(need) => standing.needs == *need,
        Field::Articles(articles) => articles.iter().all(|article| cited(article, standing)),
    }
}

fn adjusted(adjustments: &[Adjustment]) -> PerSide<Duration> {
    let of = |side: Side| {
        adjustments
            .iter()
            .filter(|adjustment| adjustment.side == side)
            .fold(Duration::ZERO, |sum, adjustment| sum + adjustment.amount)
    };
    PerSide {
        white: of(Side::White),
        black: of(Side::Black),
    }
}

fn shows(displays: &Displays, standing: &Standing) -> bool {
    let same = |told: Option<Duration>, shown: Option<Duration>| told.is_none() || told == shown;
    same(displays.white, standing.clock.white) && same(displays.black, standing.clock.black)
}

fn counted(penalised: &[Penalised]) -> PerSide<u32> {
    let of = |side: Side| {
        penalised
            .iter()
            .find(|counted| counted.side == side)
            .map_or(0, |counted| counted.count)
    };
    PerSide {
        white: of(Side::White),
        black: of(Side::Black),
    }
}

/// Whether the duties leave the same legal moves as the binding of the judge.
fn bound(duties: &[Duty], standing: &Standing, start: &Start) -> bool {
    let (Some(position), Some(binding)) = (standing.table.position(), &standing.bound) else {
        return false;
    };
    let legal = position.legal_moves();
    let mut left: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|mv| {
            duties
                .iter()
                .any(|duty| fulfils(duty, *mv, position, start))
        })
        .collect();
    let mut found = binding.moves.clone();
    left.sort_unstable();
    found.sort_unstable();
    left == found
}

fn fulfils(duty: &Duty, mv: Move, position: &Position, start: &Start) -> bool {
    match duty {
        Duty::Free => true,
        Duty::Move(MoveName::Squares(squares)) => mv.coordinates() == *squares,
        Duty::Move(MoveName::San(text)) => start.read(position, &text.value) == Ok(mv),
        Duty::Piece(square) => mv.from() == *square,
        Duty::Capture(square) => mv.captured_square() == Some(*square),
        Duty::Castle(wing) => mv.castling() == Some(*wing),
        Duty::NotCastle(wing) => mv.castling() != Some(*wing),
    }
}

/// Whether an article, or a part of it, is among the citations.
fn cited(article: &Located<ArticleName>, standing: &Standing) -> bool {
    let Ok(wanted) = article.value.0.parse::<Article>() else {
        return false;
    };
    standing
        .cited
        .iter()
        .any(|citation| wanted.covers(citation.article))
}
