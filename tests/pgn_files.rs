//! Game files as they are found: every one is read to its end and given back byte for byte.

use std::fs;
use std::path::{Path, PathBuf};

use arbitre_pgn::{Mode, Piece, Reader};
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
