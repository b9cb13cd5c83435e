//! The table of subjects and editions.

use arbitre_laws::{Regime, Subject, Supervision, history};
use arbitre_words::Words as _;

use super::{LANGUAGE, Page, cell, head, link_to, row};

/// All subjects beside all editions, in each regime.
pub fn page() -> Page {
    let mut text = String::from(
        "# The editions side by side\n\n\
         A cell holds the article that decides the subject.\n\
         **Bold**: the rule is not that of the edition before.\n\
         A dash: the edition says nothing. A question mark: the text is doubtful.\n\
         The subject leads to the rules themselves.\n",
    );
    for (title, regime) in [
        ("Standard play", Regime::Standard),
        ("Rapid chess without enough supervision", Regime::Rapid),
        ("Blitz without enough supervision", Regime::Blitz),
    ] {
        text.push_str(&format!("\n## {title}\n\n"));
        text.push_str(&table(regime));
    }
    Page {
        name: "comparison.md".into(),
        text,
    }
}

fn table(regime: Regime) -> String {
    let supervision = match regime {
        Regime::Standard => Supervision::Undivided,
        Regime::Rapid | Regime::Blitz => Supervision::Unsupervised,
    };
    let mut text = String::new();
    for subject in Subject::ALL {
        let steps: Vec<_> = history(*subject, regime, supervision).collect();
        if text.is_empty() {
            let links: Vec<_> = steps.iter().map(|(laws, _)| link_to(laws)).collect();
            let mut cells = vec!["subject"];
            cells.extend(links.iter().map(String::as_str));
            text.push_str(&head(&cells));
        }
        let mut cells = vec![format!(
            "[{}](subjects.md#{subject})",
            subject.words(LANGUAGE)
        )];
        let mut before = None;
        for (_, choice) in steps {
            let shown = if choice.rule.is_silent() {
                "–".to_owned()
            } else {
                cell(choice.article, choice.witness)
            };
            let changed = before
                .replace(choice.rule)
                .is_some_and(|before| before != choice.rule);
            cells.push(if changed {
                format!("**{shown}**")
            } else {
                shown
            });
        }
        let cells: Vec<_> = cells.iter().map(String::as_str).collect();
        text.push_str(&row(&cells));
    }
    text
}
