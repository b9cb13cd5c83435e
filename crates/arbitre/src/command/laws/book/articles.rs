//! One page for each edition: its articles, and what they decide.

use std::collections::BTreeMap;

use arbitre_laws::{ALL, Article, Edition, Laws};
use arbitre_words::Words as _;

use super::{Book, LANGUAGE, Page, known, own_choices, rule};

/// The index of articles of every edition.
pub fn pages() -> Vec<Page> {
    let mut editions: Vec<_> = ALL
        .iter()
        .filter_map(|laws| match laws.id.book {
            Book::Fide(edition) => Some(edition),
            Book::House(_) => None,
        })
        .collect();
    editions.dedup();
    editions.into_iter().map(page).collect()
}

fn page(edition: Edition) -> Page {
    let laws: Vec<&Laws> = ALL
        .iter()
        .copied()
        .filter(|laws| laws.id.book == Book::Fide(edition))
        .collect();
    let mut articles: BTreeMap<Article, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    for laws in laws {
        for (subject, choice) in own_choices(laws) {
            let told = format!(
                "[{}](subjects.md#{subject}): {}",
                subject.words(LANGUAGE),
                rule(choice),
            );
            let mut holds = laws.id.to_string();
            if !known(choice.witness).is_empty() {
                holds = format!("{holds}, {}", known(choice.witness));
            }
            articles
                .entry(choice.article)
                .or_default()
                .entry(told)
                .or_default()
                .push(holds);
        }
    }
    let mut text = format!("# Articles of {edition}\n");
    for (article, decided) in articles {
        let document = article.in_document(edition);
        if document == article {
            text.push_str(&format!("\n## {article}\n\n"));
        } else {
            text.push_str(&format!(
                "\n## {article} ({document} in the French document)\n\n"
            ));
        }
        for (told, holds) in decided {
            text.push_str(&format!("- {told} ({})\n", holds.join("; ")));
        }
    }
    Page {
        name: format!("articles-{edition}.md"),
        text,
    }
}
