//! The answers that a question to the arbiter permits, as a journal would write them.

use arbitre_journal::Need;
use arbitre_judge::{Decision, Matter, Options, Ruling};
use arbitre_laws::Laws;
use arbitre_words::{Language, Words};

/// What a ruling asks for and how it can be answered; nothing if it asks nothing.
pub struct Permitted {
    /// The key of the finding, or `penalise`.
    pub key: String,
    /// The answers, each in one or a few words; none where the answer is a time or an event.
    pub answers: Vec<String>,
    /// The form of the answer.
    pub form: String,
}

impl Permitted {
    /// The answers that a ruling permits under the Laws it was given under.
    pub fn by(ruling: &Ruling, laws: &Laws, language: Language) -> Option<Self> {
        let Decision::Asks(question) = &ruling.decision else {
            return None;
        };
        let key = match question.need {
            Need::Finding(key) => key.to_string(),
            Need::Penalise | Need::Nothing => "penalise".to_owned(),
        };
        let (answers, form) = match question.options(laws) {
            Options::Words(words) => {
                let words: Vec<_> = words.iter().map(ToString::to_string).collect();
                let actor = match question.about {
                    Matter::TouchedBoth { side, .. } => (!side).to_string(),
                    _ => "arb".to_owned(),
                };
                let form = format!("? {actor} judge {key}={}", words.join("|"));
                (words, form)
            }
            Options::Measures(measures) => {
                let words: Vec<_> = measures
                    .iter()
                    .map(|measure| measure.words(language))
                    .collect();
                let form = words.join(language.semicolon());
                (words, form)
            }
            Options::Times => {
                let form = format!("? arb judge {key}=white=0:10:00,black=0:10:00");
                (Vec::new(), form)
            }
            Options::Event => (Vec::new(), format!("? arb judge {key}=^1|none")),
        };
        Some(Self { key, answers, form })
    }
}
