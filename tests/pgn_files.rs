//! Game files as they are found: every one is read to its end and given back byte for byte.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use arbitre_notation::Language;
use arbitre_pgn::{
    Departure, Export, ExportRemark, Exported, Form, Game, Item, Kind, Mode, Opening, Piece,
    Reader, StartError,
};
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

/// The files, and what is found in each of them: how many games, moves of their main lines and
/// diagnostics.
#[test]
fn every_file_is_given_back_byte_for_byte() {
    let Some(folder) = beside("notation/pgn") else {
        return;
    };
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    assert!(paths.len() > 290, "{} files", paths.len());
    let mut found = String::new();
    for path in paths {
        let bytes = fs::read(&path).unwrap();
        let name = path.strip_prefix(&folder).unwrap().display();
        for mode in [Mode::Lenient, Mode::Forensic, Mode::Strict] {
            let mut reader = Reader::new(&bytes[..]).with_mode(mode);
            let mut copy = Vec::with_capacity(bytes.len());
            let (mut games, mut moves, mut diagnostics) = (0, 0, 0);
            while let Some(piece) = reader.next_piece().unwrap() {
                piece.write_unchanged(&mut copy).unwrap();
                if let Piece::Game(game) = &piece {
                    games += 1;
                    moves += game.line.moves().count();
                    diagnostics += game.diagnostics.len();
                }
            }
            assert!(copy == bytes, "{name} is changed");
            if mode == Mode::Lenient {
                writeln!(found, "{games:>6} {moves:>7} {diagnostics:>6}  {name}").unwrap();
            }
        }
    }
    insta::assert_snapshot!("games_moves_diagnostics_by_file", found);
}

/// What is exported reads back as the same game: writing it again changes nothing.
///
/// The first games of each file are taken; all of them where `ARBITRE_EVERY_GAME` is set.
#[test]
fn export_is_a_fixed_point() {
    let Some(folder) = beside("notation/pgn") else {
        return;
    };
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    let is_pgn = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "pgn");
    let (mut written, mut remarked) = (0, BTreeMap::<_, usize>::new());
    let most = match std::env::var_os("ARBITRE_EVERY_GAME") {
        Some(_) => usize::MAX,
        None => 60,
    };
    for path in paths.iter().filter(|path| is_pgn(path)) {
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
        for game in Reader::new(&bytes[..]).games().take(most) {
            let first = game.unwrap();
            let Exported { text, remarks } = export.exported(&first);
            for remark in remarks {
                *remarked.entry(kind(&remark)).or_default() += 1;
            }
            let games: Vec<_> = Reader::new(text.as_bytes()).games().collect();
            let place = path.display();
            assert_eq!(
                games.len(),
                1,
                "{place}: one game became {}\n{text}",
                games.len()
            );
            for game in games {
                let game = game.unwrap();
                assert_eq!(export.text(&game), text, "{place}");
                assert_eq!(departures(&game, &export), [], "{place}\n{text}");
                assert_eq!(kept(&game), kept(&first), "{place}\n{text}");
            }
            written += 1;
        }
    }
    println!("{written} games exported; of them");
    for (kind, games) in remarked {
        println!("{games:>6} {kind}");
    }
    assert!(written > 3000, "{written} games");
}

/// The kind of a remark, without the words of the game.
fn kind(remark: &ExportRemark) -> String {
    match remark {
        ExportRemark::MovesAsWritten => "with moves as they are written",
        ExportRemark::SeveralReadings(_) => "with several readings",
        ExportRemark::NoStart(StartError::Fen(_)) => "with a FEN that is none",
        ExportRemark::NoStart(StartError::Position(_)) => "with a FEN that is no position",
        ExportRemark::OtherVariant(name) => return format!("of the variant {name}"),
        ExportRemark::VariationAsWritten(_) => "variations as they are written",
        ExportRemark::LeftOut(_) => "pieces of text without a meaning, left out",
        ExportRemark::EscapeLine(_) => "escape lines, left out",
        ExportRemark::RepeatedTag(_) => "tags that stand twice, left out",
        ExportRemark::ControlCharacter(_) => "tags with a control character",
        ExportRemark::SetUpWithoutFen | ExportRemark::SetUpTag(_) => "tags SetUp against the FEN",
        ExportRemark::ResultTag(..) => "tags Result with another result",
    }
    .to_owned()
}

/// What no export may lose: tags but for the result, annotations, and the words of comments and
/// variations, in their order.
fn kept(game: &Game) -> (BTreeMap<String, String>, Vec<String>) {
    let mut tags = BTreeMap::new();
    let own = |name: &str| !matches!(name, "" | "Result" | "SetUp");
    for tag in game.tags.iter().filter(|tag| own(tag.name())) {
        let value = tag.value().replace(char::is_control, " ");
        if !matches!(value.as_str(), "?" | "????.??.??") {
            tags.entry(tag.name().to_owned()).or_insert(value);
        }
    }
    let mut pieces = Vec::new();
    remember(&game.tags.items, &mut pieces);
    remember(&game.line.items, &mut pieces);
    (tags, pieces)
}

fn remember(items: &[Item], pieces: &mut Vec<String>) {
    for item in items {
        match &item.kind {
            Kind::Nag(nag, _) => pieces.push(nag.to_string()),
            Kind::Comment(_, text) | Kind::OpenComment(text) => {
                let words: Vec<&str> = text.as_str().split_whitespace().collect();
                pieces.push(words.join(" "));
            }
            Kind::Variation(line, _) | Kind::OpenVariation(line) => {
                pieces.push("(".to_owned());
                remember(&line.items, pieces);
                pieces.push(")".to_owned());
            }
            _ => {}
        }
    }
}

/// Where a game that was exported departs from the export format, but for what the exporter takes
/// as it is: values of tags, words of comments, and moves of other languages.
fn departures(game: &Game, export: &Export<'_>) -> Vec<Departure> {
    let of_game = |form: &Form| {
        !matches!(
            form,
            Form::TagName(_)
                | Form::TagValue(_)
                | Form::Impossible(_)
                | Form::LongTag(_)
                | Form::LongLine(_)
        )
    };
    let mut found = game.departures();
    let moves = game.score(&export.from, Mode::Lenient);
    if export.language == Language::english()
        && let Ok(moves) = moves
        && moves.is_legal()
    {
        found.extend(moves.departures(game));
    }
    found.retain(|departure| of_game(&departure.form));
    found
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
