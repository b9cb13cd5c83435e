//! Where the Laws say nothing, and where we do not know well what they say.

use arbitre_laws::{ALL, Subject, Witness};
use arbitre_words::Words as _;

use super::{LANGUAGE, Page, head, link_to, own_choices, row, rule};

/// The silences: subject by subject, the Laws that leave them to analogy.
pub fn silences() -> Page {
    let mut text = String::from(
        "# Silences\n\n\
         On these subjects the Laws named say nothing, or nothing that has been read.\n\
         The Preface of every edition since 1997 then sends the arbiter to analogous cases.\n\n",
    );
    text.push_str(&head(&["subject", "silent"]));
    for subject in Subject::ALL {
        let silent: Vec<_> = ALL
            .iter()
            .filter(|laws| own_choices(laws).iter().any(|(own, _)| own == subject))
            .filter(|laws| laws.on(*subject).rule.is_silent())
            .map(|laws| link_to(laws))
            .collect();
        if !silent.is_empty() {
            let subject = format!("[{}](subjects.md#{subject})", subject.words(LANGUAGE));
            text.push_str(&row(&[&subject, &silent.join(", ")]));
        }
    }
    Page {
        name: "silences.md".into(),
        text,
    }
}

/// The doubts: every choice that rests on recollection or on a text that can be read in two ways.
pub fn doubts() -> Page {
    let mut text = String::from(
        "# Doubts\n\n\
         These choices rest on recollection, or on a text that can be read in two ways.\n\
         A ruling that rests on one of them says so.\n\n",
    );
    text.push_str(&head(&["laws", "subject", "rule", "article"]));
    for laws in ALL {
        for (subject, choice) in own_choices(laws) {
            if choice.witness == Witness::Doubtful {
                let subject = format!("[{}](subjects.md#{subject})", subject.words(LANGUAGE));
                let article = choice.article.to_string();
                text.push_str(&row(&[&link_to(laws), &subject, &rule(choice), &article]));
            }
        }
    }
    Page {
        name: "doubts.md".into(),
        text,
    }
}
