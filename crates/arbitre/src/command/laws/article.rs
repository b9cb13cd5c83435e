//! `arbitre laws article`: what is decided under one article.

use arbitre_laws::Article;
use arbitre_words::{Label, Words as _};
use clap::Args;

use super::{Form, Line, Tongue, named, write_json};
use crate::{Failure, Outcome, Place, Streams, table};

/// Shows what is decided under one article
#[derive(Debug, Args)]
pub struct Arguments {
    /// A laws id, or a file of house laws (.toml)
    id: String,
    /// The number in the edition's own numbering, such as 9.5, A.4 or, for 1997, B8 or 16.8
    number: String,
    #[command(flatten)]
    tongue: Tongue,
    #[command(flatten)]
    form: Form,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let laws = named(&arguments.id)?;
    let language = arguments.tongue.lang;
    let number = &arguments.number;
    let refused = |reason: String, expected: String, span| Failure::Text {
        reason,
        expected: Some(expected),
        place: Box::new(Place::new("<ARTICLE>", number.as_str(), span)),
    };
    let article: Article = number
        .parse()
        .map_err(|error: arbitre_laws::ArticleError| {
            refused(
                error.reason.to_owned(),
                error.expected.to_owned(),
                error.span,
            )
        })?;
    let lines: Vec<_> = laws
        .under(article)
        .map(|(subject, choice)| Line::new(subject, choice, language))
        .collect();
    if lines.is_empty() {
        let chapter = |article: &str| article.split(['.', '(']).next().map(str::to_owned);
        let mut cited: Vec<_> = laws.choices().map(|(_, choice)| choice.article).collect();
        cited.sort();
        cited.dedup();
        if cited
            .iter()
            .any(|cited| chapter(cited.as_str()) == chapter(number))
        {
            cited.retain(|cited| chapter(cited.as_str()) == chapter(number));
        }
        let cited: Vec<_> = cited.iter().map(Article::as_str).collect();
        return Err(refused(
            format!("{} decides nothing under this article", laws.id),
            format!("one of {}", cited.join(", ")),
            0..number.len(),
        ));
    }
    if arguments.form.json {
        write_json(streams, &lines)?;
        return Ok(Outcome::Clean);
    }
    let rows = lines.iter().map(|line| {
        [
            line.article.to_string(),
            line.subject.to_string(),
            line.title.clone(),
            line.rule(language),
        ]
    });
    let head = |label: Label| label.words(language);
    write!(
        streams.out,
        "{}",
        table::plain(
            &[&head(Label::Article), &head(Label::Subject), "", ""],
            rows
        )
    )?;
    Ok(Outcome::Clean)
}
