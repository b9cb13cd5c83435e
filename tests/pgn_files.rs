//! Game files as they are found: every one is read to its end and given back byte for byte.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use arbitre_notation::Language;
use arbitre_pgn::{Export, Mode, Opening, Piece, Reader};
use tests::beside;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => files(&path, found),
            false => found.push(path),
        }
    }
    found.sort();
}

#[test]
fn every_file_is_given_back_byte_for_byte() {
    let Some(folder) = beside("notation/pgn") else {
        return;
    };
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    assert!(paths.len() > 290, "{} files", paths.len());
    for path in paths {
        let bytes = fs::read(&path).unwrap();
        for mode in [Mode::Forensic, Mode::Strict] {
            let mut reader = Reader::new(&bytes[..]).with_mode(mode);
            let mut copy = Vec::with_capacity(bytes.len());
            let mut games = 0;
            let mut moves = 0;
            let mut diagnostics = 0;
            while let Some(piece) = reader.next_piece().unwrap() {
                piece.write_unchanged(&mut copy).unwrap();
                if let Piece::Game(game) = &piece {
                    games += 1;
                    moves += game.line.moves().count();
                    diagnostics += game.diagnostics.len();
                }
            }
            assert!(copy == bytes, "{} is changed", path.display());
            let name = path.strip_prefix(&folder).unwrap().display();
            if mode == Mode::Forensic {
                println!("{name}: {games} games, {moves} moves, {diagnostics} diagnostics");
            }
        }
    }
}

/// What is exported reads back as the same game: writing it again changes nothing.
#[test]
fn export_is_a_fixed_point() {
    let Some(folder) = beside("notation/pgn") else {
        return;
    };
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    let is_pgn = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "pgn");
    let mut written = 0;
    // Positions, not games, in spite of its name.
    let is_epd = |path: &PathBuf| path.ends_with("test__outfiles__test-WWepd-out.pgn");
    for path in paths.iter().filter(|path| is_pgn(path) && !is_epd(path)) {
        let export = match path
            .file_stem()
            .and_then(|stem| Language::named(stem.to_str()?).ok())
        {
            Some(language) => Export {
                from: vec![language],
                language,
                ..Export::default()
            },
            None => Export::default(),
        };
        let bytes = fs::read(path).unwrap();
        // Long files repeat the same shapes.
        for game in Reader::new(&bytes[..]).games().take(60) {
            let Ok(text) = export.text(&game.unwrap()) else {
                continue;
            };
            let games: Vec<_> = Reader::new(text.as_bytes()).games().collect();
            let place = path.display();
            assert_eq!(
                games.len(),
                1,
                "{place}: one game became {}\n{text}",
                games.len()
            );
            for game in games {
                let again = export.text(&game.unwrap()).unwrap();
                assert_eq!(again, text, "{place}");
            }
            written += 1;
        }
    }
    println!("{written} games exported");
    assert!(written > 3000, "{written} games");
}

/// The codes of the openings are those that other tables give to the same moves.
#[test]
fn opening_codes_agree_with_other_tables() {
    let Some(folder) = beside("notation/pgn") else {
        return;
    };
    let ours: HashMap<String, Opening> = Opening::all()
        .map(|opening| (opening.moves.to_owned(), opening))
        .collect();
    let mut compared = HashSet::new();
    let mut differ = Vec::new();
    let mut compare = |moves: &str, code: &str| {
        let Some(opening) = ours.get(moves) else {
            return;
        };
        compared.insert(moves.to_owned());
        if opening.code != code {
            differ.push(format!("{moves}: {} here, {code} there", opening.code));
        }
    };
    for letter in ["a", "b", "c"] {
        let table = folder.join(format!("lichess-org__chess-openings/{letter}.tsv"));
        for line in fs::read_to_string(table).unwrap().lines().skip(1) {
            let fields: Vec<&str> = line.split('\t').collect();
            let words = fields[2].split(' ').filter(|word| !word.ends_with('.'));
            compare(&words.collect::<Vec<_>>().join(" "), fields[0]);
        }
    }
    let table = fs::read(folder.join("kentdjb__pgn-extract/eco.pgn")).unwrap();
    for game in Reader::new(&table[..]).games() {
        let game = game.unwrap();
        let moves: Vec<&str> = game
            .line
            .moves()
            .map(|played| played.text.as_str())
            .collect();
        compare(&moves.join(" "), game.tags.get("ECO").unwrap_or_default());
    }
    // The tables differ from each other on the Four Knights Game.
    assert_eq!(differ, ["e4 e5 Nf3 Nc6 Nc3 Nf6: C47 here, C46 there"]);
    assert!(compared.len() > 500, "{} openings compared", compared.len());
}
