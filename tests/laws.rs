//! The Laws as a whole: each in full, each pair of neighbours, their articles, their other forms.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use arbitre_laws::*;
use arbitre_words::{Language, Words as _};
use tests::workspace;

fn named(name: &str) -> &'static Laws {
    laws(&name.parse().unwrap()).unwrap()
}

/// A choice on one line, as the snapshots keep it.
fn told(choice: Cited<Choice>) -> String {
    let words = choice.rule.words(Language::English);
    format!(
        "{words} [{}, {}]",
        choice.article,
        choice.witness.words(Language::English)
    )
}

#[test]
fn each_in_full() {
    for laws in ALL {
        let mut text = String::new();
        for (subject, choice) in laws.choices() {
            writeln!(text, "{subject}: {}", told(choice)).unwrap();
        }
        insta::assert_snapshot!(laws.id.to_string().replace('/', "-"), text);
    }
}

#[test]
fn each_pair_of_neighbours() {
    for (regime, supervision) in [
        (Regime::Standard, Supervision::Undivided),
        (Regime::Rapid, Supervision::Unsupervised),
        (Regime::Rapid, Supervision::Supervised),
        (Regime::Blitz, Supervision::Unsupervised),
        (Regime::Blitz, Supervision::Supervised),
    ] {
        let through: Vec<_> = history(Subject::Checkmate, regime, supervision)
            .map(|(laws, _)| laws)
            .collect();
        for pair in through.windows(2) {
            let (left, right) = (pair[0], pair[1]);
            let mut text = String::new();
            for difference in differences(left, right) {
                let subject = difference.subject;
                match difference.change {
                    Change::Rule => {
                        writeln!(
                            text,
                            "{subject}:\n  {}\n  {}",
                            told(difference.left),
                            told(difference.right)
                        )
                    }
                    Change::Number => writeln!(
                        text,
                        "{subject}: {} is now {}",
                        difference.left.article, difference.right.article
                    ),
                    Change::Witness => continue,
                }
                .unwrap();
            }
            insta::assert_snapshot!(format!("{}..{}", left.id, right.id).replace('/', "-"), text);
        }
    }
}

/// An edition answers every question itself. Only so does a new subject fail to compile in each of them.
#[test]
fn editions_are_written_in_full() {
    let folder = workspace().join("crates/arbitre-laws/src/editions");
    let mut seen = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if !path
            .file_name()
            .unwrap()
            .to_string_lossy()
            .starts_with("fide_")
        {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let (_, edition) = text.split_once("const STANDARD: Laws = Laws {").unwrap();
        let (edition, _) = edition.split_once("\n};").unwrap();
        assert!(
            !edition.contains(".."),
            "{} leaves something to another edition",
            path.display()
        );
        seen += 1;
    }
    assert_eq!(seen, Edition::ALL.len());
}

#[test]
fn there_are_the_laws_that_the_journals_name() {
    let ids: Vec<_> = ALL.iter().map(|laws| laws.id.to_string()).collect();
    let mut expected = Vec::new();
    for year in [1929, 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023] {
        expected.push(format!("fide-{year}"));
        if year == 2017 {
            expected.push("fide-2017/literal".to_owned());
        }
        if year == 1929 {
            continue;
        }
        for regime in ["rapid", "blitz"] {
            expected.push(format!("fide-{year}/{regime}"));
            if year >= 2009 {
                expected.push(format!("fide-{year}/{regime}/supervised"));
            }
        }
    }
    expected.push("fide-2023/blitz/supervised/literal".to_owned());
    expected.extend(["brussels/rapid".to_owned(), "brussels/blitz".to_owned()]);
    assert_eq!(ids, expected);
    for id in ids {
        assert_eq!(id.parse::<LawsId>().unwrap().to_string(), id);
    }
}

#[test]
fn names_of_laws_that_do_not_exist() {
    for (name, said) in [
        (
            "fide-1929/blitz",
            "there is no fide-1929/blitz, expected fide-1929",
        ),
        (
            "fide-1997/rapid/supervised",
            "there is no fide-1997/rapid/supervised, expected fide-1997, ",
        ),
        (
            "fide-2018/literal",
            "there is no fide-2018/literal, expected fide-2018, ",
        ),
        (
            "brussels",
            "there is no brussels, expected brussels/rapid, brussels/blitz",
        ),
        (
            "antwerp/blitz",
            "there are no Laws of the name antwerp/blitz, expected fide-1929, ",
        ),
    ] {
        let error = laws(&name.parse().unwrap()).unwrap_err().to_string();
        assert!(error.starts_with(said), "{name}: {error}");
    }
    for (name, span, said) in [
        ("fide-1993", 0..9, "there is no such edition"),
        ("", 0..0, "this names no Laws"),
        (
            "fide-2023/bullet",
            10..16,
            "this is no part of the name of Laws",
        ),
        (
            "fide-2023/supervised/rapid",
            21..26,
            "this is no part of the name of Laws",
        ),
    ] {
        let error = name.parse::<LawsId>().unwrap_err();
        assert_eq!((error.span, error.reason), (span, said), "{name}");
    }
}

/// Where the numbers moved between editions, from the matrix's list of traps.
#[test]
fn articles_that_moved() {
    for (subject, moved) in [
        (
            Subject::Resignation,
            "5.1b 5.1b 5.1b 5.1b 5.1b 5.1.2 5.1.2 5.1.2",
        ),
        (Subject::TimeForfeit, "6.9 6.10 6.10 6.9 6.9 6.9 6.9 6.9"),
        (
            Subject::BothFlags,
            "6.11 6.12 6.12a 6.11a G.3 III.3.1.1 III.3.1.1 III.3.1.1",
        ),
        (
            Subject::BothFlagsAtEnd,
            "10.4 10.3 6.12b 6.11b G.3 III.3.1.2 III.3.1.2 III.3.1.2",
        ),
        (
            Subject::SamePosition,
            "9.2 9.2 9.2 9.2 9.2 9.2.2 9.2.2 9.2.3",
        ),
        (
            Subject::RepetitionClaim,
            "9.2b 9.2b 9.2b 9.2b 9.2b 9.2.1.2 9.2.1.2 9.2.2",
        ),
        (
            Subject::Distraction,
            "12.5 12.5 12.6 12.6 11.5 11.5 11.5 11.5",
        ),
        (
            Subject::Penalties,
            "13.4 13.4 13.4 13.4 12.9 12.9 12.9 12.9",
        ),
        (
            Subject::FiftyClaim,
            "9.3a 9.3b 9.3b 9.3b 9.3b 9.3.2 9.3.2 9.3.2",
        ),
        (Subject::TouchClaimLoss, "4.6 4.6 4.7 4.7 4.8 4.8 4.8 4.8"),
        (
            Subject::WrongArray,
            "7.1a 7.1a 7.1a 7.1a 7.2a 7.2.1 7.2.1 7.2.1",
        ),
        (
            Subject::Devices,
            "12.2 12.2 12.2b 12.3b 11.3b 11.3.2.2 11.3.2.2 11.3.2.2",
        ),
    ] {
        let articles: Vec<_> = history(subject, Regime::Standard, Supervision::Undivided)
            .skip(1)
            .map(|(_, choice)| choice.article.to_string())
            .collect();
        assert_eq!(articles.join(" "), moved, "{subject}");
    }
    for (name, moved) in [
        ("fide-1997/rapid", "B5"),
        ("fide-2001/rapid", "B5b"),
        ("fide-2009/rapid", "A.4c"),
        ("fide-2014/rapid", "A.4b"),
        ("fide-2017/rapid", "A.4.2"),
        ("fide-2018/rapid", "A.4.2"),
        ("fide-2023/rapid", "A.5.2"),
        ("fide-1997/blitz", "C3"),
        ("fide-2009/blitz", "B.3c"),
    ] {
        assert_eq!(
            named(name).illegal_move_raised_by.article,
            Article::new(moved),
            "{name}"
        );
    }
    for (name, moved) in [
        ("fide-2014/blitz", "B.2"),
        ("fide-2017/blitz", "B.2"),
        ("fide-2018/blitz/supervised", "B.2"),
        ("fide-2023/blitz", "A.3"),
        ("fide-2023/rapid", "A.3"),
    ] {
        assert_eq!(
            named(name).penalty_time.article,
            Article::new(moved),
            "{name}"
        );
    }
}

/// The articles of each edition: the number of the last one, and the letters of its appendices.
#[test]
fn cited_articles_exist() {
    let exists = |edition: &str, article: &str| {
        let (last, appendices) = match edition {
            "fide-1929" => (24, &["Annex"][..]),
            "fide-1997" | "fide-2001" | "fide-2005" => (14, &["A", "B", "C", "D", "E"][..]),
            "fide-2009" => (14, &["A", "B", "C", "D", "E", "F", "G"][..]),
            "fide-2014" => (12, &["A", "B", "C", "D", "E", "F", "G"][..]),
            _ => (12, &["A", "B", "C", "D", "I", "II", "III"][..]),
        };
        let part: String = article
            .chars()
            .take_while(char::is_ascii_alphabetic)
            .collect();
        let number: String = article.chars().take_while(char::is_ascii_digit).collect();
        match number.parse::<u8>() {
            Ok(number) => (1..=last).contains(&number),
            Err(_) => part == "Preface" || appendices.contains(&part.as_str()),
        }
    };
    for laws in ALL {
        let Book::Fide(edition) = laws.id.book else {
            continue;
        };
        for (subject, choice) in laws.choices() {
            let article = choice.article;
            assert!(
                exists(&edition.to_string(), article.as_str()),
                "{}: {subject}: {article}",
                laws.id
            );
        }
    }
}

#[test]
fn both_numberings_of_1997() {
    for laws in ALL
        .iter()
        .filter(|laws| laws.id.book == Book::Fide(Edition::Fide1997))
    {
        for (subject, choice) in laws.choices() {
            let document = choice.article.in_document(Edition::Fide1997);
            assert_eq!(document.official(Edition::Fide1997), choice.article);
            let found = |article| laws.under(article).any(|(found, _)| found == subject);
            assert!(
                found(choice.article) && found(document),
                "{}: {subject}",
                laws.id
            );
        }
    }
    assert_eq!(
        Article::new("A8c").in_document(Edition::Fide1997),
        Article::new("15.8c")
    );
}

#[test]
fn data_and_back() {
    for laws in ALL {
        let json = serde_json::to_string(laws).unwrap();
        assert_eq!(
            &serde_json::from_str::<Laws>(&json).unwrap(),
            *laws,
            "{} as JSON",
            laws.id
        );
        let text = toml::to_string(laws).unwrap();
        assert_eq!(
            &toml::from_str::<Laws>(&text).unwrap(),
            *laws,
            "{} as TOML",
            laws.id
        );
    }
}

#[test]
fn every_choice_is_told_in_every_language() {
    let mut told = BTreeSet::new();
    for laws in ALL {
        for (subject, choice) in laws.choices() {
            told.insert(Language::ALL.map(|language| choice.rule.words(language)));
            told.insert(Language::ALL.map(|language| subject.words(language)));
        }
    }
    for texts in &told {
        for text in texts {
            assert!(
                text.chars()
                    .next()
                    .is_some_and(|first| !first.is_lowercase()),
                "{text}"
            );
            assert!(!text.ends_with('.'), "{text}");
        }
        let short = texts[0].len() < 12;
        assert!(
            short || texts[0] != texts[1] && texts[1] != texts[2] && texts[0] != texts[2],
            "{texts:?}"
        );
    }
}
