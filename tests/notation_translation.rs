//! Scores written in every language and style, and read back.

use std::fs;
use std::thread;

use arbitre_board::{Move, Position};
use arbitre_notation::{Language, Mode, Score, Status, Style, write};
use proptest::prelude::*;
use serde::Deserialize;
use tests::{beside, random};

#[derive(Deserialize)]
struct Truth {
    uci: String,
}

/// A score with numbers, in a language and style.
fn score(moves: &[Move], language: &Language, style: &Style) -> String {
    let mut position = Position::initial();
    let mut text = String::new();
    for (nth, &mv) in moves.iter().enumerate() {
        if nth % 2 == 0 {
            text += &format!("{}. ", nth / 2 + 1);
        }
        text += &format!("{} ", write(&position, mv, language, style));
        position.play(mv);
    }
    text
}

fn moves(uci: &str) -> Vec<Move> {
    let mut position = Position::initial();
    uci.split(' ')
        .map(|coordinates| {
            let mv = position.read(coordinates.parse().unwrap()).unwrap();
            position.play(mv);
            mv
        })
        .collect()
}

/// Into a language and back again: not a byte is changed.
#[track_caller]
fn goes_there_and_back(text: &str, read: &Score<'_>, language: &Language) {
    let there = read.translated(text, language, &Style::PGN);
    let heard = Score::read(&there, &Position::initial(), &[language], Mode::Strict);
    assert_eq!(heard.status, Status::Read, "{language}: {there}");
    let back = heard.translated(&there, Language::english(), &Style::PGN);
    assert_eq!(back, text, "by way of {language}");
}

#[test]
fn every_game_is_the_same_in_every_language() {
    let Some(path) = beside("notation/pgn/localized/truth.jsonl") else {
        return;
    };
    let truth = fs::read_to_string(path).unwrap();
    let games: Vec<Truth> = truth
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    thread::scope(|scope| {
        for half in games.chunks(games.len().div_ceil(2)) {
            scope.spawn(move || {
                for game in half {
                    let text = score(&moves(&game.uci), Language::english(), &Style::PGN);
                    let english = [Language::english()];
                    let read = Score::read(&text, &Position::initial(), &english, Mode::Strict);
                    assert_eq!(read.status, Status::Read, "{text}");
                    for language in Language::all() {
                        goes_there_and_back(&text, &read, language);
                    }
                }
            });
        }
    });
}

/// The moves of a game whose every move is taken at random.
fn random_game() -> impl Strategy<Value = Vec<Move>> {
    prop::collection::vec(any::<prop::sample::Index>(), 1..160)
        .prop_map(|choices| random::game(&choices))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1000) })]

    /// Whatever the language and the style, what is written is read as it was meant.
    #[test]
    fn what_is_written_is_read_as_it_was_meant(
        moves in random_game(),
        language in prop::sample::select(Language::all().iter().collect::<Vec<_>>()),
        (name, style) in prop::sample::select(Style::ALL.to_vec()),
    ) {
        let language = match style {
            Style::Descriptive if !["en", "fr", "es"].contains(&language.id()) => Language::english(),
            _ => language,
        };
        let text = score(&moves, language, &style);
        let read = Score::read(&text, &Position::initial(), &[language], Mode::Lenient);
        let meant: Vec<String> = moves.iter().map(Move::to_string).collect();
        prop_assert_eq!(read.status, Status::Read, "{} {}: {:?} in {}", language, name, read.remarks.first(), text);
        prop_assert_eq!(read.reading().uci(), meant.join(" "));
        prop_assert!(read.remarks.is_empty(), "{}", &read.remarks[0]);
    }

    /// With the language left open, a whole game is read as it was meant, or both
    /// readings are given; never another game.
    #[test]
    fn an_open_language_is_never_taken_for_another(
        moves in random_game(),
        language in prop::sample::select(Language::all().iter().collect::<Vec<_>>()),
    ) {
        let text = score(&moves, language, &Style::PGN);
        let every: Vec<&Language> = Language::all().iter().collect();
        let read = Score::read(&text, &Position::initial(), &every, Mode::Lenient);
        let meant: Vec<String> = moves.iter().map(Move::to_string).collect();
        let meant = meant.join(" ");
        prop_assert!(read.status != Status::Damaged, "{} {}", language, text);
        prop_assert!(read.readings.iter().any(|it| it.uci() == meant), "{}: {}", language, text);
    }
}
