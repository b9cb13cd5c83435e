//! `arbitre laws show`: everything that one set of Laws says.

use arbitre_laws::LawsId;
use arbitre_words::{Label, Words as _};
use clap::Args;
use serde::Serialize;

use super::{Form, Line, Tongue, named, write_json};
use crate::{Failure, Outcome, Streams, table};

/// Shows every choice of some Laws with its article
#[derive(Debug, Args)]
pub struct Arguments {
    /// A laws id such as fide-2023/blitz, or a file of house laws (.toml)
    id: String,
    #[command(flatten)]
    tongue: Tongue,
    #[command(flatten)]
    form: Form,
}

#[derive(Serialize)]
struct Shown {
    id: LawsId,
    choices: Vec<Line>,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let laws = named(&arguments.id)?;
    let language = arguments.tongue.lang;
    let choices = laws
        .choices()
        .map(|(subject, choice)| Line::new(subject, choice, language));
    if arguments.form.json {
        write_json(
            streams,
            &Shown {
                id: laws.id,
                choices: choices.collect(),
            },
        )?;
        return Ok(Outcome::Clean);
    }
    let rows = choices.map(|line| {
        [
            line.subject.to_string(),
            line.title.clone(),
            line.rule(language),
            line.article.to_string(),
        ]
    });
    let head = |label: Label| label.words(language);
    let table = table::plain(
        &[
            &head(Label::Subject),
            "",
            laws.id.to_string().as_str(),
            &head(Label::Article),
        ],
        rows,
    );
    write!(streams.out, "{table}")?;
    Ok(Outcome::Clean)
}
