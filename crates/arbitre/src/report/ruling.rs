//! A ruling for a person: what follows, under which articles, why, and what is left open.

use std::io::{self, Write};

use arbitre_judge::{Citations, Fact, Ruling};
use arbitre_laws::{Laws, Witness};
use arbitre_words::{Label, Language, Words};

use super::QUIET;
use super::answer::Permitted;

/// Writes a ruling.
pub fn tell(
    out: &mut dyn Write,
    ruling: &Ruling,
    laws: &Laws,
    language: Language,
) -> io::Result<()> {
    let what = ruling.decision.words(language);
    let under = articles(&ruling.under, language);
    writeln!(out, "      {what}  {QUIET}[{under}]{QUIET:#}")?;
    let facts = facts(ruling, language);
    if !facts.is_empty() {
        let because = Label::Because.words(language);
        writeln!(
            out,
            "        {QUIET}{because} {}{QUIET:#}",
            facts.join(language.semicolon())
        )?;
    }
    if let Some(permitted) = Permitted::by(ruling, laws, language) {
        writeln!(out, "        {}", permitted.form)?;
    }
    for open in &ruling.open {
        writeln!(out, "        {QUIET}{}{QUIET:#}", open.words(language))?;
    }
    Ok(())
}

/// The articles, each once and with how well its text is known where that should be said.
pub fn articles(under: &Citations, language: Language) -> String {
    let mut told: Vec<String> = Vec::new();
    for citation in under.iter() {
        let article = match citation.witness {
            Witness::Read | Witness::Elsewhere => citation.article.to_string(),
            Witness::Inferred | Witness::Doubtful => {
                format!("{}, {}", citation.article, citation.witness.words(language))
            }
        };
        if !told.contains(&article) {
            told.push(article);
        }
    }
    told.join(language.semicolon())
}

/// What a ruling rests on, beside the event at which it was made.
fn facts(ruling: &Ruling, language: Language) -> Vec<String> {
    let told = ruling
        .facts
        .iter()
        .filter(|fact| !matches!(fact, Fact::OccurredAfter(_)));
    let mut said: Vec<String> = Vec::new();
    for words in told.map(|fact| fact.words(language)) {
        if !said.contains(&words) {
            said.push(words);
        }
    }
    said
}
