//! Why there are the rulings on an event, and where there would be others.

use arbitre_judge::{Asked, Citation, Judgement, Moment, Rule, Verdict};
use arbitre_laws::{Laws, Subject};
use arbitre_words::{Language, Words};
use serde_json::{Value, json};

use super::json;
use crate::record::Record;

/// Some Laws, and what they make of a record.
pub struct Judged<'laws> {
    /// The Laws.
    pub laws: &'laws Laws,
    judgement: Judgement,
}

impl<'laws> Judged<'laws> {
    /// A record judged under some Laws.
    pub fn new(record: &Record, laws: &'laws Laws) -> Self {
        let judgement = arbitre_judge::judge(&record.journal, &[laws]);
        Self { laws, judgement }
    }

    /// The moments with rulings that are worth telling.
    pub fn moments(&self, record: &Record) -> impl Iterator<Item = &Moment> {
        let worth = |verdict: &Verdict| record.is_worth_telling(&verdict.ruling);
        let moments = self.judgement.moments.iter();
        moments.filter(move |moment| moment.verdicts.iter().any(worth))
    }

    /// The rulings at the same event as a moment.
    fn rulings(&self, moment: &Moment) -> &[Verdict] {
        let mut moments = self.judgement.moments.iter();
        let found = moments.find(|other| other.event == moment.event);
        found.map_or(&[], |found| &found.verdicts)
    }
}

/// Why there are the rulings on an event, and where there would be others.
pub struct Explanation<'a> {
    /// The Laws.
    pub laws: &'a Laws,
    /// The rulings, each with the choices of the Laws that it is the first to rest on.
    pub rulings: Vec<(&'a Verdict, Vec<&'a Citation>)>,
    /// The rules that were asked and had nothing to say, in order of precedence.
    pub silent: Vec<Rule>,
    /// What the nearest other Laws rule, if any rule otherwise.
    pub elsewhere: Option<Elsewhere<'a>>,
}

/// What other Laws rule on the same event.
pub struct Elsewhere<'a> {
    /// The Laws.
    pub laws: &'a Laws,
    /// Whether they rule anything.
    pub rulings: &'a [Verdict],
    /// The rulings that the first Laws do not give.
    pub new: Vec<&'a Verdict>,
    /// The choices that make the difference.
    pub choices: Vec<Subject>,
}

impl<'a> Explanation<'a> {
    /// Explains a moment of a record.
    pub fn new(
        record: &Record,
        here: &'a Judged<'_>,
        others: &'a [Judged<'_>],
        moment: &'a Moment,
        asked: &[Asked],
    ) -> Self {
        let mut said: Vec<&Citation> = Vec::new();
        let worth = |verdict: &&Verdict| record.is_worth_telling(&verdict.ruling);
        let verdicts = moment.verdicts.iter().filter(worth);
        let rulings = verdicts.map(|verdict| {
            let cited = verdict.ruling.under.iter();
            let first: Vec<_> = cited.filter(|citation| !said.contains(citation)).collect();
            said.extend(&first);
            (verdict, first)
        });
        let rulings = rulings.collect();
        let silent = asked.iter().filter(|asked| asked.rulings.is_empty());
        Self {
            laws: here.laws,
            rulings,
            silent: silent.map(|asked| asked.rule).collect(),
            elsewhere: Elsewhere::nearest(here, others, moment),
        }
    }

    /// The explanation as JSON.
    pub fn json(&self, record: &Record, moment: &Moment, language: Language) -> Value {
        let mut events = record.journal.events();
        let event = events.find(|event| Some(event.n) == moment.event);
        let rulings = self.rulings.iter().map(|(verdict, cited)| {
            let mut ruling = json::ruling(Some(self.laws), &verdict.ruling, language);
            let choices = cited.iter().map(|citation| citation.subject);
            ruling["rule"] = verdict.rule.to_string().into();
            ruling["choices"] = choices.map(|on| choice(self.laws, on, language)).collect();
            ruling
        });
        let silent = self
            .silent
            .iter()
            .map(|rule| json!({ "rule": rule.to_string(), "words": rule.words(language) }));
        json!({
            "event": moment.event.map(|event| event.0),
            "text": event.map(|event| record.journal.telling(event)),
            "rulings": rulings.collect::<Vec<_>>(),
            "silent": silent.collect::<Vec<_>>(),
            "elsewhere": self.elsewhere.as_ref().map(|elsewhere| elsewhere.json(language)),
        })
    }
}

impl<'a> Elsewhere<'a> {
    fn nearest(here: &'a Judged<'_>, others: &'a [Judged<'_>], moment: &'a Moment) -> Option<Self> {
        let decisions = |verdicts: &'a [Verdict]| {
            let decisions = verdicts.iter().map(|verdict| &verdict.ruling.decision);
            decisions.collect::<Vec<_>>()
        };
        let own = decisions(&moment.verdicts);
        let apart = |other: &&Judged<'_>| arbitre_laws::differences(here.laws, other.laws).count();
        let differing = others
            .iter()
            .filter(|other| decisions(other.rulings(moment)) != own);
        let nearest = differing.min_by_key(apart)?;
        let rulings = nearest.rulings(moment);
        let cited = moment.verdicts.iter().chain(rulings);
        let concerned: Vec<Subject> = cited
            .flat_map(|verdict| verdict.ruling.under.iter())
            .map(|citation| citation.subject)
            .collect();
        let changed = arbitre_laws::differences(here.laws, nearest.laws)
            .filter(|change| change.left.rule != change.right.rule)
            .map(|change| change.subject);
        Some(Self {
            laws: nearest.laws,
            rulings,
            new: rulings
                .iter()
                .filter(|verdict| !own.contains(&&verdict.ruling.decision))
                .collect(),
            choices: changed
                .filter(|subject| concerned.contains(subject))
                .collect(),
        })
    }

    fn json(&self, language: Language) -> Value {
        let rulings = self.rulings.iter();
        let rulings =
            rulings.map(|verdict| json::ruling(Some(self.laws), &verdict.ruling, language));
        let choices = self.choices.iter();
        json!({
            "laws": self.laws.id,
            "rulings": rulings.collect::<Vec<_>>(),
            "choices": choices.map(|on| choice(self.laws, *on, language)).collect::<Vec<_>>(),
        })
    }
}

/// What some Laws choose on a subject, as JSON.
fn choice(laws: &Laws, subject: Subject, language: Language) -> Value {
    let choice = laws.on(subject);
    json!({
        "subject": subject,
        "article": choice.article.to_string(),
        "question": subject.words(language),
        "answer": choice.rule.words(language),
    })
}
