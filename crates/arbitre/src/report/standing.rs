//! How a game stands, as the fields of a ruling that could be recorded.

use std::io::{self, Write};

use arbitre_board::{Position, Side};
use arbitre_clock::Duration;
use arbitre_journal::{
    Adjustment, ArticleName, Displays, Duty, Field, Located, MoveName, Need, Offer, Outcome,
    Penalised, Restored, Span,
};
use arbitre_judge::{Binding, Citation, Standing};
use arbitre_laws::Subject;
use arbitre_notation::{Letters, san};
use arbitre_words::{Label, Language, Words};

use super::{HEADING, board};
use crate::record::{Kind, Record};

/// Everything that is known of how a game stands.
pub fn every_field(standing: &Standing, letters: &Letters) -> Vec<Field> {
    let mut fields = vec![Field::Result(standing.result), Field::Time(time(standing))];
    let shown = standing.clock;
    if shown.white.is_some() || shown.black.is_some() {
        fields.push(Field::Clock(Displays {
            white: shown.white,
            black: shown.black,
        }));
    }
    fields.push(Field::Restore(match standing.restored {
        Some(event) => Restored::Before(event),
        None => Restored::Nothing,
    }));
    if let (Some(bound), Some(position)) = (&standing.bound, standing.table.position()) {
        fields.push(Field::Must(duties(bound, position, letters)));
    }
    fields.push(Field::Illegal(illegal(standing)));
    fields.extend(standing.claim.map(Field::Claim));
    fields.extend(standing.promoted.map(Field::Promote));
    fields.extend(standing.counter.map(Field::Counter));
    fields.extend(standing.increment.map(Field::Increment));
    fields.extend(standing.regime.map(Field::Regime));
    fields.extend(standing.supervision.map(Field::Supervision));
    fields.push(Field::Offer(standing.offer));
    fields.extend(standing.completed.map(Field::Completed));
    fields.push(Field::Needs(standing.needs));
    fields.push(Field::Articles(articles(standing.cited.iter())));
    fields
}

/// What a person wants to know of how a game stands: the result, and whatever is out of the ordinary.
///
/// That the moves of a game file do not end the game is no result.
pub fn fields(record: &Record, standing: &Standing) -> Vec<Field> {
    let over = standing.result != Outcome::Ongoing;
    let finished = match &record.kind {
        Kind::Game(game) => game.result != arbitre_pgn::Outcome::Unknown,
        Kind::Journal { .. } => false,
    };
    let told = |field: &Field| match field {
        Field::Result(_) => over || !finished,
        Field::Time(times) => !times.is_empty(),
        Field::Restore(restored) => *restored != Restored::Nothing,
        Field::Must(duties) => !over && (duties[..] != [Duty::Free] || standing.restored.is_some()),
        Field::Illegal(penalised) => !penalised.is_empty(),
        Field::Offer(offer) => !over && *offer != Offer::None,
        Field::Needs(need) => *need != Need::Nothing,
        Field::Articles(articles) => !articles.is_empty(),
        Field::Counter(_) | Field::Completed(_) => false,
        Field::Clock(_) => !over && record.tells_times(),
        Field::Claim(_)
        | Field::Promote(_)
        | Field::Increment(_)
        | Field::Regime(_)
        | Field::Supervision(_) => true,
    };
    let mut fields = every_field(standing, record.journal.headers().letters());
    if matches!(record.kind, Kind::Game(_)) {
        // That each move completes the one before goes without saying.
        let said = |citation: &&Citation| citation.subject != Subject::NextMoveCompletes;
        fields.pop();
        fields.push(Field::Articles(articles(
            standing.cited.iter().filter(said),
        )));
    }
    fields.into_iter().filter(told).collect()
}

/// Writes how a game stands, beside a drawing of the board.
pub fn tell(
    out: &mut dyn Write,
    record: &Record,
    standing: &Standing,
    language: Language,
) -> io::Result<()> {
    let facts = fields(record, standing);
    let facts = facts.iter().map(|field| {
        let heading = field.key().words(language);
        format!("{HEADING}{heading}{HEADING:#}  {}", field.words(language))
    });
    let drawing = board::lines(&standing.table);
    let mut facts = facts.into_iter();
    for (number, line) in drawing.iter().enumerate() {
        let fact = facts.next().unwrap_or_default();
        let turn = if number == board::mark(&standing.table) {
            '*'
        } else {
            ' '
        };
        let line = format!("  {line:<width$} {turn}   {fact}", width = board::WIDTH);
        writeln!(out, "{}", line.trim_end())?;
    }
    for fact in facts {
        writeln!(out, "{:width$}{fact}", "", width = board::WIDTH + 7)?;
    }
    if !standing.open.is_empty() {
        writeln!(out, "\n{HEADING}{}{HEADING:#}", Label::Open.words(language))?;
    }
    for open in &standing.open {
        writeln!(out, "  {}", open.words(language))?;
    }
    Ok(())
}

fn time(standing: &Standing) -> Vec<Adjustment> {
    let sides = [
        (Side::White, standing.adjusted.white),
        (Side::Black, standing.adjusted.black),
    ];
    let told = sides
        .into_iter()
        .filter(|(_, amount)| *amount != Duration::ZERO);
    told.map(|(side, amount)| Adjustment { side, amount })
        .collect()
}

fn illegal(standing: &Standing) -> Vec<Penalised> {
    let sides = [
        (Side::White, standing.illegal.white),
        (Side::Black, standing.illegal.black),
    ];
    let told = sides.into_iter().filter(|(_, count)| *count > 0);
    told.map(|(side, count)| Penalised { side, count })
        .collect()
}

/// The articles cited, each once.
fn articles<'c>(cited: impl Iterator<Item = &'c Citation>) -> Vec<Located<ArticleName>> {
    let mut names: Vec<Located<ArticleName>> = Vec::new();
    for citation in cited {
        let name = Located::new(ArticleName(citation.article.to_string()), Span::default());
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// A binding in the words of a journal: a duty, or the moves that it leaves.
fn duties(bound: &Binding, position: &Position, letters: &Letters) -> Vec<Duty> {
    use arbitre_judge::Duty as Own;
    match bound.duty {
        Own::Free => vec![Duty::Free],
        Own::Piece(square) | Own::King(square) => vec![Duty::Piece(square)],
        Own::Capture(square) => vec![Duty::Capture(square)],
        Own::Castle(wing) => vec![Duty::Castle(wing)],
        Own::Move(_) | Own::CaptureWith(..) | Own::Promote(..) => {
            let name = |mv: &arbitre_board::Move| {
                let san = san::write(position, *mv, letters).to_string();
                Duty::Move(MoveName::San(Located::new(san, Span::default())))
            };
            bound.moves.iter().map(name).collect()
        }
    }
}
