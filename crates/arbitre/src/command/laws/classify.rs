//! `arbitre laws classify`: is a time control standard, rapid or blitz?

use std::time::Duration;

use arbitre_clock::{Controls, TimeControl};
use arbitre_laws::{ALL, Article, Cited, Laws, LawsId, Regime};
use arbitre_words::Words as _;
use clap::Args;
use serde::Serialize;

use super::{Form, Tongue, named, write_json};
use crate::{Failure, Outcome, Place, Streams, table};

/// Says whether a time control is standard, rapid or blitz under each edition
#[derive(Debug, Args)]
pub struct Arguments {
    /// A time control such as 10m+5s, 40/90m+30s:30m+30s or "white=6m black=5m"
    control: String,
    /// Only under these Laws, separated by commas
    #[arg(long, value_delimiter = ',')]
    laws: Vec<String>,
    #[command(flatten)]
    tongue: Tongue,
    #[command(flatten)]
    form: Form,
}

#[derive(Serialize)]
struct Class {
    laws: LawsId,
    regime: Regime,
    article: Article,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let text = &arguments.control;
    let controls: Controls =
        text.parse()
            .map_err(|error: arbitre_clock::TextError| Failure::Text {
                reason: format!("this is no time control: found {}", error.found),
                expected: Some(error.expected.to_owned()),
                place: Box::new(Place::new("time control", text.as_str(), error.span)),
            })?;
    let laws: Vec<Laws> = if arguments.laws.is_empty() {
        let standard = ALL
            .iter()
            .filter(|laws| laws.id.to_string().split('/').count() == 1);
        standard.map(|laws| (*laws).clone()).collect()
    } else {
        arguments
            .laws
            .iter()
            .map(|name| named(name))
            .collect::<Result<_, _>>()?
    };
    let classes: Vec<_> = laws
        .iter()
        .map(|laws| {
            let Cited { rule, article, .. } = class(laws, &controls);
            Class {
                laws: laws.id,
                regime: rule,
                article,
            }
        })
        .collect();
    if arguments.form.json {
        write_json(streams, &classes)?;
        return Ok(Outcome::Clean);
    }
    let language = arguments.tongue.lang;
    let rows = classes.iter().map(|class| {
        [
            class.laws.to_string(),
            class.regime.words(language),
            class.article.to_string(),
        ]
    });
    write!(
        streams.out,
        "{}",
        table::plain(&["laws", text, "article"], rows)
    )?;
    Ok(Outcome::Clean)
}

/// The class of a game is that of the player who has more time.
fn class(laws: &Laws, controls: &Controls) -> Cited<Regime> {
    let of = |control: &TimeControl| {
        let time = |time: arbitre_clock::Duration| {
            Duration::from_millis(time.milliseconds().try_into().unwrap_or_default())
        };
        (time(control.base_time()), time(control.bonus().time()))
    };
    let total = |(base, increment): (Duration, Duration)| base + increment * 60;
    let (white, black) = (of(&controls.white), of(&controls.black));
    let (base, increment) = if total(white) < total(black) {
        black
    } else {
        white
    };
    laws.classify(base, increment)
}
