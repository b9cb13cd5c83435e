//! Games in three dozen letter sets and nine styles, read with the language left open.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use arbitre_board::Position;
use arbitre_notation::{Language, Mode, Score, Status, Style, san};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tests::beside;

/// What became of the games of a file.
#[derive(Debug, Default, PartialEq, Eq)]
struct Figures {
    right: usize,
    ambiguous: usize,
    refused: usize,
    wrong: usize,
}

impl Figures {
    fn count(&mut self, score: &Score<'_>, truth: &str) {
        let right = score.reading().uci() == truth;
        match score.status {
            Status::Read if right => self.right += 1,
            Status::Read => self.wrong += 1,
            Status::Ambiguous => self.ambiguous += 1,
            Status::Damaged => self.refused += 1,
        }
    }
}

#[derive(Deserialize)]
struct Truth {
    id: String,
    file: String,
    uci: String,
}

fn lines<T: DeserializeOwned>(path: &Path) -> Vec<T> {
    let text = fs::read_to_string(path).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The movetexts of a file, by their Round tag.
fn games(path: &Path) -> BTreeMap<String, String> {
    let text = fs::read_to_string(path).unwrap();
    text.split("[Event ")
        .skip(1)
        .map(|game| {
            let round = game.split("[Round \"").nth(1).unwrap();
            let id = round.split('"').next().unwrap().to_owned();
            let movetext = game.rsplit("\"]\n").next().unwrap().to_owned();
            (id, movetext)
        })
        .collect()
}

fn read<'a>(movetext: &str, languages: &[&'a Language]) -> Score<'a> {
    Score::read(movetext, &Position::initial(), languages, Mode::Lenient)
}

fn every() -> Vec<&'static Language> {
    Language::all().iter().collect()
}

#[test]
fn every_game_that_its_text_determines_is_read() {
    let Some(folder) = beside("notation/pgn/localized") else {
        return;
    };
    let every = every();
    let mut files: BTreeMap<String, (BTreeMap<String, String>, Figures)> = BTreeMap::new();
    for truth in lines::<Truth>(&folder.join("truth.jsonl")) {
        let (games, figures) = files
            .entry(truth.file)
            .or_insert_with_key(|file| (games(&folder.join(file)), Figures::default()));
        let score = read(&games[&truth.id], &every);
        figures.count(&score, &truth.uci);
        if score.status == Status::Read {
            let english = [Language::english()];
            let text = score.translated(&games[&truth.id], english[0], &Style::PGN);
            assert_eq!(
                read(&text, &english).reading().uci(),
                truth.uci,
                "{}",
                truth.id
            );
        }
    }
    let right = |right| Figures {
        right,
        ..Figures::default()
    };
    assert_eq!(files.len(), 37);
    for (file, (games, figures)) in &files {
        let expected = match file.as_str() {
            // One game in capitals throughout that means two things.
            "oddities.pgn" => Figures {
                ambiguous: 1,
                ..right(games.len() - 1)
            },
            _ => right(games.len()),
        };
        assert_eq!(figures, &expected, "{file}");
    }
    let read: usize = files.values().map(|(_, figures)| figures.right).sum();
    assert_eq!(read, 1609);
}

#[derive(Deserialize)]
struct AmbiguousGame {
    movetext: String,
    uci: BTreeMap<String, String>,
}

#[test]
fn a_game_that_means_two_things_is_read_in_both_ways() {
    let Some(path) = beside("notation/pgn/ambiguous_games.jsonl") else {
        return;
    };
    let every = every();
    for game in lines::<AmbiguousGame>(&path) {
        let score = read(&game.movetext, &every);
        assert_eq!(score.status, Status::Ambiguous, "{}", game.movetext);
        for (language, uci) in &game.uci {
            let given = score.readings.iter().any(|it| it.uci() == *uci);
            assert!(given, "{language}: {}", game.movetext);
        }
    }
}

#[derive(Deserialize)]
struct Conflict {
    a: String,
    b: String,
    shortest_divergence: Option<Divergence>,
}

#[derive(Deserialize)]
struct Divergence {
    prefix_san_en: Vec<String>,
    token: String,
    uci_a: String,
    uci_b: String,
}

/// Languages with other meanings for a letter: at the first token where both are
/// legal, both readings are given.
#[test]
fn each_conflict_of_letters_is_seen() {
    let Some(path) = beside("notation/pgn/letter_conflicts.jsonl") else {
        return;
    };
    let language = |ids: &str| Language::named(ids.split('/').next().unwrap()).unwrap();
    let mut seen = 0;
    for Conflict {
        a,
        b,
        shortest_divergence,
    } in lines(&path)
    {
        let Some(divergence) = shortest_divergence else {
            continue;
        };
        let mut position = Position::initial();
        for token in &divergence.prefix_san_en {
            let english = Language::english().letters();
            position.play(san::read(&position, token, english).unwrap());
        }
        let pair = [language(&a), language(&b)];
        let score = Score::read(&divergence.token, &position, &pair, Mode::Lenient);
        assert_eq!(score.status, Status::Ambiguous, "{a} and {b}");
        let mut found: Vec<String> = score.readings.iter().map(|it| it.uci()).collect();
        let mut both = [divergence.uci_a, divergence.uci_b];
        found.sort();
        both.sort();
        assert_eq!(found, both, "{a} and {b}");
        seen += 1;
    }
    assert!(seen > 100, "{seen} conflicts");
}
