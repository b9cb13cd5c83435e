//! Every subject through all Laws.

use arbitre_laws::{ALL, Subject};
use arbitre_words::Words as _;

use super::{LANGUAGE, Page, amended, head, known, link_to, row, rule};

/// Every subject: what each edition says, and where its rapid and blitz rules say something else.
pub fn page() -> Page {
    let mut text = String::from(
        "# The subjects\n\n\
         Laws that are not in a table say the same as the standard play of their edition.\n\
         Where a rule says nothing, the article is the one under which the matter would stand.\n",
    );
    for subject in Subject::ALL {
        text.push_str(&format!(
            "\n## {} {{#{subject}}}\n\n",
            subject.words(LANGUAGE)
        ));
        text.push_str(&head(&["laws", "rule", "article", "known"]));
        for laws in ALL {
            let choice = laws.on(*subject);
            if amended(laws).is_some_and(|base| base.on(*subject) == choice) {
                continue;
            }
            let article = choice.article.to_string();
            text.push_str(&row(&[
                &link_to(laws),
                &rule(choice),
                &article,
                &known(choice.witness),
            ]));
        }
    }
    Page {
        name: "subjects.md".into(),
        text,
    }
}
