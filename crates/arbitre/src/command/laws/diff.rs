//! `arbitre laws diff`: where two sets of Laws differ.

use arbitre_laws::{Change, LawsId, differences};
use arbitre_words::{Label, Words as _};
use clap::Args;
use serde::Serialize;

use super::{Form, Line, Tongue, named, write_json};
use crate::{Failure, Outcome, Streams, table};

/// Shows where two sets of Laws differ
#[derive(Debug, Args)]
pub struct Arguments {
    /// A laws id, or a file of house laws (.toml)
    left: String,
    /// Another
    right: String,
    /// Also show where only the number of the article differs, or how well the text is known
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    tongue: Tongue,
    #[command(flatten)]
    form: Form,
}

#[derive(Serialize)]
struct Compared {
    left: LawsId,
    right: LawsId,
    differences: Vec<Pair>,
}

#[derive(Serialize)]
struct Pair {
    change: Change,
    left: Line,
    right: Line,
}

pub fn run(arguments: &Arguments, streams: &mut Streams) -> Result<Outcome, Failure> {
    let (left, right) = (named(&arguments.left)?, named(&arguments.right)?);
    let language = arguments.tongue.lang;
    let pairs: Vec<_> = differences(&left, &right)
        .filter(|difference| arguments.all || difference.change == Change::Rule)
        .map(|difference| Pair {
            change: difference.change,
            left: Line::new(difference.subject, difference.left, language),
            right: Line::new(difference.subject, difference.right, language),
        })
        .collect();
    if arguments.form.json {
        write_json(
            streams,
            &Compared {
                left: left.id,
                right: right.id,
                differences: pairs,
            },
        )?;
        return Ok(Outcome::Clean);
    }
    if pairs.is_empty() {
        writeln!(streams.out, "{}", Label::NoDifference.words(language))?;
        return Ok(Outcome::Clean);
    }
    let (left, right) = (left.id.to_string(), right.id.to_string());
    let rows = pairs.iter().map(|pair| {
        let title = match pair.change {
            Change::Rule => pair.left.title.clone(),
            change => format!("{} ({})", pair.left.title, change.words(language)),
        };
        [
            title,
            pair.left.rule(language),
            pair.left.article.to_string(),
            pair.right.rule(language),
            pair.right.article.to_string(),
        ]
    });
    write!(
        streams.out,
        "{}",
        table::plain(&["", &left, "", &right, ""], rows)
    )?;
    Ok(Outcome::Clean)
}
