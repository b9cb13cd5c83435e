//! One page for each set of Laws.

use arbitre_laws::{ALL, Book, Laws};
use arbitre_words::Words as _;

use super::{LANGUAGE, Page, amended, file_of, head, known, link_to, own_choices, row, rule};

/// A page for every laws id: an edition in full, a regime by what it amends.
pub fn pages() -> impl Iterator<Item = Page> {
    ALL.iter().map(|laws| Page {
        name: file_of(laws),
        text: text(laws),
    })
}

fn text(laws: &Laws) -> String {
    let mut text = format!("# {}\n\n", laws.id);
    text.push_str(&match laws.id.book {
        Book::Fide(edition) => format!("In force from {}.\n", edition.in_force()),
        Book::House(_) => {
            "[The laws of a club](../editions.md#house-laws), kept as an example.\n".to_owned()
        }
    });
    if let Some(base) = amended(laws) {
        text.push_str(&format!("In all other respects as {}.\n", link_to(base)));
    }
    text.push('\n');
    text.push_str(&head(&["subject", "rule", "article", "known"]));
    for (subject, choice) in own_choices(laws) {
        let subject = format!("[{}](subjects.md#{subject})", subject.words(LANGUAGE));
        let article = choice.article.to_string();
        text.push_str(&row(&[
            &subject,
            &rule(choice),
            &article,
            &known(choice.witness),
        ]));
    }
    text
}
