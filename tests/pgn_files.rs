//! Game files as they are found: every one is read to its end and given back byte for byte.

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

/// The codes of the openings are those that another table gives to the same moves.
#[test]
fn opening_codes_agree_with_another_table() {
    let Some(folder) = beside("notation/pgn/lichess-org__chess-openings") else {
        return;
    };
    let mut compared = 0;
    for letter in ["a", "b", "c"] {
        let table = fs::read_to_string(folder.join(format!("{letter}.tsv"))).unwrap();
        for line in table.lines().skip(1) {
            let fields: Vec<&str> = line.split('\t').collect();
            let words = fields[2].split(' ').filter(|word| !word.ends_with('.'));
            let moves = words.collect::<Vec<_>>().join(" ");
            if let Some(opening) = Opening::all().find(|opening| opening.moves == moves) {
                assert_eq!(opening.code, fields[0], "{moves}");
                compared += 1;
            }
        }
    }
    assert!(compared > 80, "{compared} openings compared");
}
