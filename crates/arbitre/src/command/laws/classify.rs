//! `arbitre laws classify`: is a time control standard, rapid or blitz?

use arbitre_clock::Controls;
use arbitre_laws::{ALL, Article, Cited, Class, Laws, LawsId, Reading, Regime};
use arbitre_words::{Label, Words as _};
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
struct Classified {
    laws: LawsId,
    regime: Class,
    article: Article,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let text = &arguments.control;
    let controls: Controls =
        text.parse()
            .map_err(|error: arbitre_clock::TextError| Failure::Text {
                reason: format!("this is no time control: found {}", error.found),
                expected: Some(error.expected.to_owned()),
                place: Box::new(Place::new("<TC>", text.as_str(), error.span)),
            })?;
    let laws: Vec<Laws> = if arguments.laws.is_empty() {
        let standard = ALL.iter().filter(|laws| {
            laws.id.regime == Regime::Standard && laws.id.reading == Reading::Accepted
        });
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
            let Cited { rule, article, .. } = arbitre_judge::classify(laws, &controls);
            Classified {
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
    let head = |label: Label| label.words(language);
    write!(
        streams.out,
        "{}",
        table::plain(&[&head(Label::Laws), text, &head(Label::Article)], rows)
    )?;
    Ok(Outcome::Clean)
}
