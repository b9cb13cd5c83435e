//! Whether another reader finds the same games in files as they are found.

use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use arbitre_pgn::{Ending, Extent, Flow, ON, Reader, TagToken, Token, Visitor};
use pgn_reader::{RawTag, SanPlus, Skip};
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode};

use crate::Player;
use crate::peers::Shakmaty;

/// How many moves of a game were played, and what stood on the board then.
type Played = (u64, String);

#[derive(Default)]
struct Ours {
    player: Player,
    games: Vec<Played>,
}

impl Visitor for Ours {
    fn begin_game(&mut self, start: u64) -> Flow {
        self.player.begin_game(start)
    }

    fn tag(&mut self, tag: TagToken<'_>) -> Flow {
        self.player.tag(tag)
    }

    fn begin_movetext(&mut self) -> Extent {
        self.player.begin_movetext()
    }

    fn word(&mut self, token: Token<'_>) -> Flow {
        self.player.word(token)
    }

    fn end_game(&mut self, _: Ending) -> Flow {
        let moves = std::mem::take(&mut self.player.moves);
        let position = self.player.replay.position().to_string();
        self.games.push((moves, placement(&position)));
        ON
    }
}

#[derive(Default)]
struct Theirs {
    player: Shakmaty,
    games: Vec<Played>,
}

impl pgn_reader::Visitor for Theirs {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Self::Tags> {
        self.player.begin_tags()
    }

    fn tag(&mut self, start: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        self.player.tag(start, name, value)
    }

    fn begin_movetext(&mut self, start: Self::Tags) -> ControlFlow<(), Self::Movetext> {
        self.player.begin_movetext(start)
    }

    fn begin_variation(&mut self, position: &mut Self::Movetext) -> ControlFlow<(), Skip> {
        self.player.begin_variation(position)
    }

    fn san(&mut self, position: &mut Self::Movetext, san: SanPlus) -> ControlFlow<()> {
        let flow = self.player.san(position, san);
        if flow.is_break() {
            self.end_game(position.clone());
        }
        flow
    }

    fn end_game(&mut self, position: Self::Movetext) {
        let moves = std::mem::take(&mut self.player.moves);
        let fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
        self.games.push((moves, placement(&fen)));
    }
}

/// The first field of a FEN.
fn placement(fen: &str) -> String {
    fen.split(' ').next().unwrap_or_default().to_owned()
}

fn ours(bytes: &[u8]) -> Vec<Played> {
    let mut ours = Ours::default();
    Reader::new(bytes).visit(&mut ours).expect("memory");
    ours.games
}

fn theirs(bytes: &[u8]) -> Vec<Played> {
    let mut theirs = Theirs::default();
    let mut reader = pgn_reader::Reader::new(bytes);
    // An unclosed comment is an error to it: the games before count.
    while let Ok(Some(())) = reader.read_game(&mut theirs) {}
    theirs.games
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "pgn") {
            found.push(path);
        }
    }
    found.sort();
}

/// The games in which anything was played: at a blank line within a game pgn-reader begins another
/// one, which may have no moves.
fn played(mut games: Vec<Played>) -> Vec<Played> {
    games.retain(|(moves, _)| *moves > 0);
    games
}

/// Each game of each file beside the project, played to its end or to the first move that cannot be
/// read: how many are the same, and the files with others.
pub fn table() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/notation/pgn");
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    let (mut same_files, mut games, mut same, mut moves) = (0, 0, 0, 0);
    let mut rows = String::new();
    for path in &paths {
        let bytes = fs::read(path).expect("a file that was listed");
        let (ours, theirs) = (played(ours(&bytes)), played(theirs(&bytes)));
        let alike = ours.iter().zip(&theirs).filter(|(one, other)| one == other);
        let alike = alike.count();
        games += ours.len();
        same += alike;
        moves += ours.iter().map(|(moves, _)| moves).sum::<u64>();
        if alike == ours.len() && ours.len() == theirs.len() {
            same_files += 1;
            continue;
        }
        let name = path.strip_prefix(&folder).unwrap_or(path).display();
        let sum = |games: &[Played]| games.iter().map(|(moves, _)| moves).sum::<u64>();
        let (own, other) = (sum(&ours), sum(&theirs));
        let (own_games, other_games) = (ours.len(), theirs.len());
        let _ = writeln!(
            rows,
            "| {name} | {own_games} | {own} | {other_games} | {other} |"
        );
    }
    format!(
        "## agreement with pgn-reader + shakmaty\n\n{} files, {games} games with moves, {moves} half-moves: \
         {same_files} files and {same} games are the same\n\n\
         | file | games | half-moves | their games | their half-moves |\n|---|---:|---:|---:|---:|\n{rows}",
        paths.len()
    )
}
