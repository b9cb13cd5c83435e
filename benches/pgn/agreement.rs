//! Whether another reader finds the same games in files as they are found.

use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use arbitre_pgn::{Extent, Flow, Leave, ON, Reader, Replay, TagToken, Token, Visitor};
use pgn_reader::{RawTag, SanPlus, Skip};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

/// How many moves of a game were played, and what stood on the board then.
type Played = (u64, String);

#[derive(Default)]
struct Ours {
    replay: Replay,
    moves: u64,
    games: Vec<Played>,
}

impl Visitor for Ours {
    fn begin_game(&mut self, _: u64) -> Flow {
        self.replay.begin_game();
        self.moves = 0;
        ON
    }

    fn tag(&mut self, tag: TagToken<'_>) -> Flow {
        self.replay.tag(tag);
        ON
    }

    fn begin_movetext(&mut self) -> Extent {
        Extent::MainLine
    }

    fn word(&mut self, token: Token<'_>) -> Flow {
        match self.replay.play(token) {
            Ok(_) => {
                self.moves += 1;
                ON
            }
            Err(_) => Flow::Break(Leave::Game),
        }
    }

    fn end_game(&mut self, _: arbitre_pgn::Ending) -> Flow {
        self.games
            .push((self.moves, placement(&self.replay.position().to_string())));
        ON
    }
}

#[derive(Default)]
struct Theirs {
    games: Vec<Played>,
}

impl Theirs {
    fn push(&mut self, moves: u64, position: &Chess) {
        let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
        self.games.push((moves, placement(&fen)));
    }
}

impl pgn_reader::Visitor for Theirs {
    type Tags = Option<Chess>;
    type Movetext = (Chess, u64);
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Self::Tags> {
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, start: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            *start = fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Self::Tags) -> ControlFlow<(), Self::Movetext> {
        ControlFlow::Continue((start.unwrap_or_default(), 0))
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, (position, moves): &mut Self::Movetext, san: SanPlus) -> ControlFlow<()> {
        let Ok(mv) = san.san.to_move(position) else {
            let (moves, position) = (*moves, position.clone());
            self.push(moves, &position);
            return ControlFlow::Break(());
        };
        position.play_unchecked(mv);
        *moves += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (position, moves): Self::Movetext) {
        self.push(moves, &position);
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
