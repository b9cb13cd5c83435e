//! A whole journal judged under several Laws.

use arbitre_journal::{Content, EventNumber, Journal, LawsName, RecordedRuling, Span};
use arbitre_laws::{Laws, LawsId};

use crate::check::{Compared, compare};
use crate::game::{Game, Verdict};
use crate::standing::Standing;
use crate::start::Start;
use crate::unknown_laws::{self, UnknownLaws};

/// A journal judged under several Laws.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// What was ruled at each event, in order; events from which nothing follows are left out.
    pub moments: Vec<Moment>,
    /// How the game stands at the end under each set of Laws, in the order in which they were given.
    pub standings: Vec<Standing>,
    /// The recorded rulings beside those of the judge, in order. One under Laws that are not before the
    /// judge is left out.
    pub comparisons: Vec<Comparison>,
    /// The Laws that recorded rulings name and that do not exist, in order.
    pub unknown: Vec<UnknownLaws>,
}

/// What was ruled at an event.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The event; none for what follows from the headers alone.
    pub event: Option<EventNumber>,
    /// The rulings under each set of Laws, in the order of the Laws.
    pub verdicts: Vec<Verdict>,
}

/// A recorded ruling beside those of the judge.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The index of the Laws.
    pub laws: usize,
    /// Where the recorded ruling stands.
    pub span: Span,
    /// The event before it; none if it stands before the first one.
    pub after: Option<EventNumber>,
    /// Its fields.
    pub fields: Vec<Compared>,
    /// How the game stood there under these Laws.
    pub standing: Standing,
}

impl Comparison {
    /// Whether the judge agrees with every field.
    #[must_use]
    pub fn agrees(&self) -> bool {
        self.fields
            .iter()
            .all(|field| field.agreement == crate::check::Agreement::Agrees)
    }
}

/// Judges a journal under several Laws, and compares the rulings recorded under them.
///
/// # Examples
/// ```
/// use arbitre_journal::Outcome;
/// use arbitre_laws::laws;
///
/// let journal = "\
/// @laws fide-2023
/// white move f3
/// white press
/// black move e5
/// black press
/// white move g4
/// white press
/// black move Qh4
/// ! result=0-1 articles=5.1.1
/// "
/// .parse()?;
/// let laws = laws(&"fide-2023".parse()?)?;
/// let judgement = arbitre_judge::judge(&journal, &[laws]);
/// assert_eq!(judgement.standings[0].result, Outcome::BlackWins);
/// assert!(judgement.comparisons[0].agrees());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn judge(journal: &Journal, laws: &[&Laws]) -> Judgement {
    let start = Start::new(journal.headers());
    let (mut game, opening) = Game::in_hindsight(laws, start.clone());
    let judgement = follow(journal, laws, &mut game, opening);
    if game.is_borne_out() {
        return judgement;
    }
    let (mut game, opening) = Game::new(laws, start);
    follow(journal, laws, &mut game, opening)
}

/// Hears the events of a journal one after the other.
fn follow<'laws>(
    journal: &Journal,
    laws: &[&'laws Laws],
    game: &mut Game<'laws>,
    opening: Vec<Verdict>,
) -> Judgement {
    let named = journal
        .headers()
        .laws
        .as_ref()
        .and_then(|name| id(&name.value));
    let mut moments = Vec::new();
    let mut comparisons = Vec::new();
    let mut unknown = Vec::new();
    let mut after = None;
    if !opening.is_empty() {
        moments.push(Moment {
            event: None,
            verdicts: opening,
        });
    }
    for line in journal.lines() {
        match &line.content.value {
            Content::Event(event) => {
                let verdicts = game.hear(event);
                after = Some(event.n);
                if !verdicts.is_empty() {
                    moments.push(Moment {
                        event: Some(event.n),
                        verdicts,
                    });
                }
            }
            Content::Ruling(recorded) => {
                let span = line.content.span;
                let told = recorded.laws.as_ref().map(|name| {
                    unknown_laws::known(&name.value, laws).map_err(|why| UnknownLaws {
                        name: name.clone(),
                        why,
                    })
                });
                match told {
                    Some(Err(refused)) => unknown.push(refused),
                    Some(Ok(id)) => {
                        comparisons.extend(compared(game, laws, id, recorded, span, after));
                    }
                    None => comparisons.extend(
                        named.and_then(|id| compared(game, laws, id, recorded, span, after)),
                    ),
                }
            }
            Content::Nothing | Content::Header(_) => {}
        }
    }
    let standings = (0..laws.len())
        .filter_map(|index| game.standing(index))
        .collect();
    Judgement {
        moments,
        standings,
        comparisons,
        unknown,
    }
}

fn id(name: &LawsName) -> Option<LawsId> {
    name.0.parse().ok()
}

fn compared(
    game: &Game<'_>,
    laws: &[&Laws],
    wanted: LawsId,
    recorded: &RecordedRuling,
    span: Span,
    after: Option<EventNumber>,
) -> Option<Comparison> {
    let index = laws.iter().position(|laws| laws.id == wanted)?;
    let standing = game.standing(index)?;
    let fields = compare(recorded, &standing, game.start());
    Some(Comparison {
        laws: index,
        span,
        after,
        fields,
        standing,
    })
}
