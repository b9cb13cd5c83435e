//! Whether another reader finds the same games in files as they are found, and why not.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use arbitre_notation::{Language, Status};
use arbitre_pgn::{
    Ending, Extent, Flow, Leave, Mode, ON, Reader, Replay, TagToken, Token, Visitor,
};
use pgn_reader::{RawTag, SanPlus, Skip};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

/// A game as one of the readers plays it.
#[derive(Default)]
struct Played {
    /// The moves that were played, in coordinates.
    moves: Vec<String>,
    /// What stands on the board after each.
    boards: Vec<String>,
    /// The word that was refused, if one was.
    refused: Option<String>,
}

/// Where the games begin, and what is played of them.
#[derive(Default)]
struct Ours {
    replay: Replay,
    starts: Vec<usize>,
    games: Vec<Played>,
    game: Played,
}

impl Visitor for Ours {
    fn begin_game(&mut self, start: u64) -> Flow {
        self.starts
            .push(usize::try_from(start).unwrap_or(usize::MAX));
        self.replay.begin_game();
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
            Ok(played) => {
                self.game.moves.push(played.to_string());
                let board = placement(&self.replay.position().to_string());
                self.game.boards.push(board);
                ON
            }
            Err(_) => {
                self.game.refused = Some(String::from_utf8_lossy(token.text).into_owned());
                Flow::Break(Leave::Game)
            }
        }
    }

    fn end_game(&mut self, _: Ending) -> Flow {
        self.games.push(std::mem::take(&mut self.game));
        ON
    }
}

#[derive(Default)]
struct Theirs {
    games: Vec<Played>,
    game: Played,
}

impl pgn_reader::Visitor for Theirs {
    type Tags = Chess;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Self::Tags> {
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, start: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            match fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok()) {
                Some(position) => *start = position,
                None => self.game.refused = Some(value.decode_utf8_lossy().into_owned()),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Self::Tags) -> ControlFlow<(), Self::Movetext> {
        ControlFlow::Continue(start)
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, position: &mut Self::Movetext, san: SanPlus) -> ControlFlow<()> {
        if self.game.refused.is_none() {
            match san.san.to_move(position) {
                Ok(mv) => {
                    position.play_unchecked(mv);
                    let board = Fen::from_position(position, EnPassantMode::Legal).to_string();
                    self.game.boards.push(placement(&board));
                    self.game
                        .moves
                        .push(mv.to_uci(CastlingMode::Standard).to_string());
                }
                Err(_) => self.game.refused = Some(san.to_string()),
            }
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Self::Movetext) {
        self.games.push(std::mem::take(&mut self.game));
    }
}

/// The first field of a FEN.
fn placement(fen: &str) -> String {
    fen.split(' ').next().unwrap_or_default().to_owned()
}

/// Why a game is another one for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Cause {
    /// We leave a word to `Game::score`; they pass over it, and play what comes next.
    PassedOver,
    /// We leave a word to `Game::score` that they take for a pawn's move.
    Coordinates,
    /// A pawn becomes a piece without a sign between; to them that is no move.
    Promotion,
    /// They end the game at an empty line or a comment that they cannot read.
    Torn,
    /// They refuse a move that we play.
    Refused,
    /// Anything else.
    Unexplained,
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Cause::PassedOver => {
                "ours stops at a word in other letters, theirs passes over it and plays the next"
            }
            Cause::Coordinates => {
                "ours stops at a move in coordinates, theirs takes it for a pawn's"
            }
            Cause::Promotion => "theirs knows no promotion without `=`",
            Cause::Torn => "theirs ends the game at an empty line or within a comment",
            Cause::Refused => "theirs refuses a capture without `x`",
            Cause::Unexplained => "unexplained",
        })
    }
}

/// Why a game differs from what they find in its text, if it does.
fn cause(ours: &Played, theirs: &[Played]) -> Option<Cause> {
    let nothing = Played::default();
    let first = theirs.first().unwrap_or(&nothing);
    if theirs.len() == 1 && ours.boards == first.boards {
        return None;
    }
    let same = ours.boards.iter().zip(&first.boards);
    let same = same.take_while(|(one, other)| one == other).count();
    let is_promotion = ours.moves.get(same).is_some_and(|played| played.len() == 5);
    Some(match &ours.refused {
        Some(word) if same == ours.moves.len() && same < first.moves.len() => {
            match word.parse::<SanPlus>() {
                Ok(_) => Cause::Coordinates,
                Err(_) => Cause::PassedOver,
            }
        }
        _ if is_promotion => Cause::Promotion,
        _ if same < first.moves.len() => Cause::Unexplained,
        _ if first.refused.is_some() => Cause::Refused,
        _ if theirs.len() != 1 => Cause::Torn,
        _ => Cause::Unexplained,
    })
}

fn ours(bytes: &[u8]) -> Ours {
    let mut ours = Ours::default();
    Reader::new(bytes).visit(&mut ours).expect("memory");
    ours
}

fn theirs(bytes: &[u8]) -> Vec<Played> {
    let mut theirs = Theirs::default();
    let mut reader = pgn_reader::Reader::new(bytes);
    // An unclosed comment is an error to it: the games before count.
    while let Ok(Some(())) = reader.read_game(&mut theirs) {}
    theirs.games
}

/// Whether all moves of the first game of a text are legal in some language.
fn is_scored(text: &[u8]) -> bool {
    let game = Reader::new(text).next_game().expect("memory");
    let languages: Vec<_> = Language::all().iter().collect();
    let score = game.and_then(|game| game.score(&languages, Mode::Lenient).ok());
    score.is_some_and(|score| score.score.status == Status::Read && score.is_legal())
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

/// Each game of each file beside the project, played to its end or to the first move that cannot be
/// read: how many are the same, and why the others are not. They are given the text of one game at
/// a time, so that games are compared with each other that are the same.
pub fn table() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/notation/pgn");
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    let (mut same_files, mut games, mut moves, mut scored) = (0, 0, 0, 0);
    let mut causes = BTreeMap::<Cause, (usize, String)>::new();
    for path in &paths {
        let bytes = fs::read(path).expect("a file that was listed");
        let name = path.strip_prefix(&folder).unwrap_or(path).display();
        let ours = ours(&bytes);
        let ends = ours.starts.iter().skip(1).copied().chain([bytes.len()]);
        let mut differing = 0;
        for (nth, (game, (&start, end))) in ours
            .games
            .iter()
            .zip(ours.starts.iter().zip(ends))
            .enumerate()
        {
            let mut theirs = theirs(&bytes[start..end]);
            theirs.retain(|game| !game.moves.is_empty() || game.refused.is_some());
            if game.moves.is_empty() && theirs.iter().all(|game| game.moves.is_empty()) {
                continue;
            }
            games += 1;
            moves += game.moves.len();
            if let Some(cause) = cause(game, &theirs) {
                differing += 1;
                if matches!(cause, Cause::PassedOver | Cause::Coordinates) {
                    scored += usize::from(is_scored(&bytes[start..end]));
                }
                let first = format!("{name}, game {}", nth + 1);
                causes.entry(cause).or_insert((0, first)).0 += 1;
            }
        }
        same_files += usize::from(differing == 0);
    }
    let differing: usize = causes.values().map(|(games, _)| games).sum();
    let mut rows = String::new();
    for (cause, (games, first)) in causes {
        let _ = writeln!(rows, "| {cause} | {games} | {first} |");
    }
    format!(
        "## agreement with pgn-reader + shakmaty\n\n{} files, {games} games with moves, {moves} half-moves: \
         {same_files} files and {} games are the same\n\n\
         | why others differ | games | the first |\n|---|---:|---|\n{rows}\n\
         Of those that ours stops in, `Game::score` plays {scored} to the end.\n",
        paths.len(),
        games - differing,
    )
}
