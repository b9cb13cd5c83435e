//! Recorded rulings, read and written.

use arbitre_notation::Letters;

use crate::act::Answer;
use crate::arguments::{
    self, adjustment, choose, counter, duration, move_name, number, restored, side,
};
use crate::error::{Expected, Fault};
use crate::excerpt::Text;
use crate::header_text::laws;
use crate::judgement::{Question, Times};
use crate::lexer::Token;
use crate::read_act::times;
use crate::ruling::{
    ArticleName, Displays, Duty, Field, FieldKey, Need, Penalised, RecordedRuling,
};
use crate::span::{Located, Span};
use crate::word::Word;
use crate::write_act;

/// The letters and the number of events that a ruling is read with.
pub(crate) struct Context<'l> {
    pub letters: &'l Letters,
    pub so_far: u32,
}

/// Reads the signs after the `!`.
pub(crate) fn read(
    tokens: Vec<Located<Token<'_>>>,
    context: &Context<'_>,
) -> Result<RecordedRuling, Fault> {
    let mut ruling = RecordedRuling {
        laws: None,
        fields: Vec::new(),
    };
    for (at, token) in tokens.into_iter().enumerate() {
        match token.value {
            Token::Word(word) if at == 0 => {
                let name = Text::new(word, token.span);
                ruling.laws = Some(Located::new(laws(&name)?, token.span));
            }
            Token::Pair(key, value) => {
                let start = token.span.start;
                let span = Span::new(start, start + key.len());
                let key = Text::new(key, span);
                let key = choose::<FieldKey>(&key, "field of a ruling")?;
                if ruling.fields.iter().any(|field| field.key() == key) {
                    return Err(Fault::repeated(token.span, key));
                }
                let field = field(key, &value, context)?;
                ruling.fields.push(Located::new(field, token.span));
            }
            other => {
                let form = Expected::Form("a laws id and fields, key=value");
                return Err(Fault::superfluous(token.span, other, form));
            }
        }
    }
    Ok(ruling)
}

/// Reads the value of a field.
pub(crate) fn field(
    key: FieldKey,
    value: &Text<'_>,
    context: &Context<'_>,
) -> Result<Field, Fault> {
    let what = key.word();
    Ok(match key {
        FieldKey::Result => Field::Result(choose(value, what)?),
        FieldKey::Time => Field::Time(none_or(value, adjustment)?),
        FieldKey::Clock => {
            let Times { white, black } = times(value)?;
            Field::Clock(Displays { white, black })
        }
        FieldKey::Restore => Field::Restore(restored(value, context.so_far)?),
        FieldKey::Must => Field::Must(duties(value, context.letters)?),
        FieldKey::Illegal => Field::Illegal(none_or(value, penalised)?),
        FieldKey::Claim => Field::Claim(choose(value, what)?),
        FieldKey::Promote => Field::Promote(promoted(value)?),
        FieldKey::Counter => Field::Counter(counter(value)?),
        FieldKey::Increment => Field::Increment(duration(value)?),
        FieldKey::Regime => Field::Regime(choose(value, what)?),
        FieldKey::Supervision => Field::Supervision(choose(value, what)?),
        FieldKey::Offer => Field::Offer(choose(value, what)?),
        FieldKey::Completed => Field::Completed(choose::<Answer>(value, what)?),
        FieldKey::Needs => Field::Needs(need(value)?),
        FieldKey::Articles => Field::Articles(articles(value)?),
    })
}

/// The parts between commas, none of them where the value is `none`.
fn none_or<T>(
    value: &Text<'_>,
    read: impl Fn(&Text<'_>) -> Result<T, Fault>,
) -> Result<Vec<T>, Fault> {
    if &**value == "none" {
        return Ok(Vec::new());
    }
    value.parts(',').iter().map(read).collect()
}

fn penalised(text: &Text<'_>) -> Result<Penalised, Fault> {
    let Some(at) = text.find(':') else {
        let (cause, form) = ("it has no colon", "white:1, black:2, or none");
        return Err(text.unreadable("a count by side", cause, form));
    };
    Ok(Penalised {
        side: side(&text.part(0, at))?,
        count: number(&text.part(at + 1, text.len()), "a count")?,
    })
}

fn duties(value: &Text<'_>, letters: &Letters) -> Result<Vec<Duty>, Fault> {
    value
        .parts('|')
        .iter()
        .map(|part| duty(part, letters))
        .collect()
}

fn duty(text: &Text<'_>, letters: &Letters) -> Result<Duty, Fault> {
    if &**text == "free" {
        return Ok(Duty::Free);
    }
    let Some((key, value)) = text.keyed() else {
        return move_name(text, letters).map(Duty::Move);
    };
    Ok(match &*key {
        "piece" => Duty::Piece(arguments::square(&value)?),
        "capture" => Duty::Capture(arguments::square(&value)?),
        "castle" => Duty::Castle(arguments::wing(&value)?),
        "not" => match value.strip_prefix("castle-") {
            Some(wing) => {
                let at = value.len() - wing.len();
                Duty::NotCastle(arguments::wing(&value.part(at, value.len()))?)
            }
            None => {
                let known = ["castle-K", "castle-Q"];
                return Err(value.unknown("duty", &known));
            }
        },
        // `e8=Q` is a move with an equals sign.
        _ if arguments::san(text, letters).is_ok() => {
            return move_name(text, letters).map(Duty::Move);
        }
        _ => {
            let known = ["free", "a move", "piece=", "capture=", "castle=", "not="];
            return Err(key.unknown("duty", &known));
        }
    })
}

fn promoted(value: &Text<'_>) -> Result<arbitre_board::Role, Fault> {
    use arbitre_board::Role::{Bishop, Knight, Queen, Rook};
    match &**value {
        "Q" => Ok(Queen),
        "R" => Ok(Rook),
        "B" => Ok(Bishop),
        "N" => Ok(Knight),
        _ => Err(value.unknown("promoted man", &["Q", "R", "B", "N"])),
    }
}

fn need(value: &Text<'_>) -> Result<Need, Fault> {
    match &**value {
        "none" => Ok(Need::Nothing),
        "penalise" => Ok(Need::Penalise),
        word => Question::from_word(word).map(Need::Finding).ok_or_else(|| {
            let mut known = Question::WORDS.to_vec();
            known.extend(["penalise", "none"]);
            value.unknown("question", &known)
        }),
    }
}

fn articles(value: &Text<'_>) -> Result<Vec<Located<ArticleName>>, Fault> {
    let article = |text: &Text<'_>| {
        let plain = |sign: char| sign.is_alphanumeric() || matches!(sign, '.' | '(' | ')' | '-');
        if !text.is_empty() && text.chars().all(plain) {
            return Ok(Located::new(ArticleName(text.to_string()), text.span));
        }
        let cause = "it has signs that no article has";
        let form = "articles, 7.5.5,A.3";
        Err(text.unreadable("an article", cause, form))
    };
    value.parts(',').iter().map(article).collect()
}

impl Field {
    /// The value as it is written.
    #[must_use]
    pub fn value(&self) -> String {
        match self {
            Self::Result(outcome) => outcome.to_string(),
            Self::Time(adjustments) => {
                list(adjustments.iter().map(|one| write_act::adjustment(*one)))
            }
            Self::Clock(Displays { white, black }) => write_act::by_side(*white, *black),
            Self::Restore(restored) => write_act::restore(*restored),
            Self::Must(duties) => duties.iter().map(Duty::text).collect::<Vec<_>>().join("|"),
            Self::Illegal(penalised) => list(
                penalised
                    .iter()
                    .map(|Penalised { side, count }| format!("{side}:{count}")),
            ),
            Self::Claim(answered) => answered.to_string(),
            Self::Promote(role) => role.letter().to_ascii_uppercase().to_string(),
            Self::Counter(counter) => write_act::counter(*counter),
            Self::Increment(time) => time.in_seconds().to_string(),
            Self::Regime(regime) => regime.to_string(),
            Self::Supervision(supervision) => supervision.to_string(),
            Self::Offer(offer) => offer.to_string(),
            Self::Completed(answer) => answer.to_string(),
            Self::Needs(Need::Nothing) => "none".to_owned(),
            Self::Needs(Need::Penalise) => "penalise".to_owned(),
            Self::Needs(Need::Finding(question)) => question.to_string(),
            Self::Articles(articles) => articles
                .iter()
                .map(|article| article.to_string())
                .collect::<Vec<_>>()
                .join(","),
        }
    }
}

impl Duty {
    /// The duty as it is written.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Free => "free".to_owned(),
            Self::Move(name) => write_act::move_name(name),
            Self::Piece(square) => format!("piece={square}"),
            Self::Capture(square) => format!("capture={square}"),
            Self::Castle(wing) => format!("castle={}", write_act::wing(*wing)),
            Self::NotCastle(wing) => format!("not=castle-{}", write_act::wing(*wing)),
        }
    }
}

/// The parts with commas between them, `none` if there is none.
fn list(parts: impl Iterator<Item = String>) -> String {
    let parts = parts.collect::<Vec<_>>();
    if parts.is_empty() {
        "none".to_owned()
    } else {
        parts.join(",")
    }
}
