//! The games of the files that a command names.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, IsTerminal, Read};
use std::path::{Path, PathBuf};

use arbitre_board::fen::Dialect;
use arbitre_notation::Language;
use arbitre_pgn::{Encoding, Game, Input, Mode, Piece, Place, Reader, Text};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::{Failure, Streams};

/// The files to read.
#[derive(Debug, Args)]
pub struct Files {
    /// Game files; `-` is standard input
    #[arg(default_value = "-")]
    files: Vec<PathBuf>,
    /// Show no progress on standard error
    #[arg(long)]
    quiet: bool,
}

/// A game, and the file that it stands in.
pub struct Found<'f> {
    /// The name of the file.
    pub file: &'f str,
    /// The number of the game in the file, counted from 1.
    pub nth: usize,
    /// The encoding of the whole file, where it is UTF-16.
    pub encoding: Option<Encoding>,
    /// The game.
    pub game: Game,
}

impl Found<'_> {
    /// The encoding of the game: ASCII if nothing else is met in it, and Windows-1252 if a piece of
    /// it is not UTF-8.
    pub fn encoding(&self) -> Encoding {
        let met = self.game.encodings();
        let is_met = |encoding: &Encoding| met.contains(encoding);
        let others = [Encoding::Windows1252, Encoding::Utf8].into_iter();
        let other = || others.clone().find(is_met).unwrap_or(Encoding::Ascii);
        self.encoding.unwrap_or_else(other)
    }
}

/// A piece of a file.
pub enum Part<'f> {
    /// A game.
    Game(Found<'f>),
    /// Text of this file that belongs to no game.
    Rest(&'f str, Text),
    /// A line of a file of positions.
    Line(Line<'f>),
}

/// A line of a file of positions that is not empty.
pub struct Line<'f> {
    /// The name of the file.
    pub file: &'f str,
    /// The number of the position in the file, counted from 1.
    pub nth: usize,
    /// Where it begins.
    pub place: Place,
    /// Its text, without the line end.
    pub text: Text,
}

impl Line<'_> {
    /// Why a command for games does nothing with it.
    pub fn is_no_game(&self) -> Failure {
        Failure::Refused(format!("{} holds positions, and no games", self.file))
    }
}

/// The most bytes that a line of positions may have.
const LINE: u64 = 1 << 16;

impl Files {
    /// Does something with each game, in order, and shows how far it is.
    ///
    /// # Errors
    /// When `each` fails, at once; when files cannot be read, after all others.
    pub fn each(
        &self,
        mode: Mode,
        streams: &mut Streams,
        mut each: impl FnMut(Found<'_>, &mut Streams) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.each_part(mode, streams, |part, streams| match part {
            Part::Game(found) => each(found, streams),
            Part::Rest(..) => Ok(()),
            Part::Line(line) => Err(line.is_no_game()),
        })
    }

    /// Does something with each game and with the text that belongs to none, in order, and shows
    /// how far it is.
    ///
    /// # Errors
    /// When `each` fails, at once; when files cannot be read, after all others.
    pub fn each_part(
        &self,
        mode: Mode,
        streams: &mut Streams,
        each: impl FnMut(Part<'_>, &mut Streams) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let screen = if self.quiet || !io::stderr().is_terminal() {
            ProgressDrawTarget::hidden()
        } else {
            ProgressDrawTarget::stderr()
        };
        self.each_before(screen, mode, streams, each)
    }

    fn each_before(
        &self,
        screen: ProgressDrawTarget,
        mode: Mode,
        streams: &mut Streams,
        mut each: impl FnMut(Part<'_>, &mut Streams) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let progress = self.progress(screen);
        let mut unread = Vec::new();
        for path in &self.files {
            match each_of(path, mode, &progress, streams, &mut each) {
                Err(failure @ Failure::Read { .. }) => unread.push(failure),
                done => done?,
            }
        }
        progress.finish_and_clear();
        streams.flush()?;
        match unread.is_empty() {
            true => Ok(()),
            false => Err(Failure::all(unread)),
        }
    }

    /// A bar for the bytes read, of as many as the files have where that is known.
    fn progress(&self, screen: ProgressDrawTarget) -> ProgressBar {
        let sizes = self
            .files
            .iter()
            .map(|path| std::fs::metadata(path).map(|found| found.len()));
        let all: Option<u64> = sizes.map(Result::ok).sum();
        let bar = ProgressBar::with_draw_target(all, screen);
        let style = "{wide_bar} {bytes}/{total_bytes} {bytes_per_sec} {eta}";
        match ProgressStyle::with_template(style) {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        }
    }
}

/// Does something with each part of one file; what stands before a place that cannot be read, too.
fn each_of(
    path: &Path,
    mode: Mode,
    progress: &ProgressBar,
    streams: &mut Streams,
    each: &mut impl FnMut(Part<'_>, &mut Streams) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let name = path.display().to_string();
    let unreadable = |source| Failure::Read {
        path: path.to_owned(),
        source,
    };
    let stream: Box<dyn Read + Send> = if path.as_os_str() == "-" {
        streams.take_input()
    } else {
        Box::new(File::open(path).map_err(unreadable)?)
    };
    let input = Input::new(progress.wrap_read(stream)).map_err(unreadable)?;
    if holds_positions(path) {
        return positions(&name, input, |line| each(Part::Line(line), streams))
            .map_err(unreadable)?;
    }
    let encoding = input.encoding();
    let mut reader = Reader::new(input).with_mode(mode);
    let mut nth = 0;
    while let Some(piece) = reader.next_piece().map_err(unreadable)? {
        let part = match piece {
            Piece::Game(game) => {
                nth += 1;
                Part::Game(Found {
                    file: &name,
                    nth,
                    encoding,
                    game: *game,
                })
            }
            Piece::Rest(text) => Part::Rest(&name, text),
        };
        each(part, streams)?;
    }
    Ok(())
}

/// Whether a file is one of positions: by its name, whatever it is packed with.
fn holds_positions(path: &Path) -> bool {
    let name = path.as_os_str().to_string_lossy().to_lowercase();
    let packings = [".gz", ".zst", ".bz2"];
    let plain = packings
        .iter()
        .find_map(|packing| name.strip_suffix(packing));
    plain.unwrap_or(&name).ends_with(".epd")
}

/// Does something with each line of a file that is not empty; the inner error is that of `each`.
fn positions<'f>(
    file: &'f str,
    input: Input<'_>,
    mut each: impl FnMut(Line<'f>) -> Result<(), Failure>,
) -> io::Result<Result<(), Failure>> {
    let mut input = BufReader::new(input);
    let (mut place, mut nth) = (Place::START, 0);
    loop {
        let mut bytes = Vec::new();
        match (&mut input).take(LINE + 1).read_until(b'\n', &mut bytes)? as u64 {
            0 => return Ok(Ok(())),
            1..=LINE => {}
            // Cut in two, it would be two positions that nobody wrote.
            _ => {
                let line = place.line;
                let reason =
                    format!("{file}:{line}: a line of more than {LINE} bytes, expected a position");
                return Ok(Err(Failure::Refused(reason)));
            }
        }
        let text = Text::read(bytes.trim_ascii_end());
        if !text.as_str().is_empty() {
            nth += 1;
            let line = Line {
                file,
                nth,
                place,
                text,
            };
            if let Err(failure) = each(line) {
                return Ok(Err(failure));
            }
        }
        place.pass(&bytes);
    }
}

/// The languages that a name stands for: all of them for `auto`.
pub fn languages(name: &str) -> Result<Vec<&'static Language>, Failure> {
    match name {
        "auto" => Ok(Language::all().iter().collect()),
        name => {
            let known = Language::named(name);
            Ok(vec![
                known.map_err(|error| Failure::Refused(error.to_string()))?,
            ])
        }
    }
}

/// A number with the word for what is counted: `1 game`, `2 games`.
pub fn counted(number: usize, one: &str) -> String {
    match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {one}s"),
    }
}

/// The dialect of a FEN by the name it is known by.
pub fn dialect_name(dialect: Dialect) -> &'static str {
    match dialect {
        Dialect::Plain => "FEN",
        Dialect::Extended => "X-FEN",
        Dialect::Shredder => "Shredder-FEN",
    }
}

/// One line of JSON Lines.
pub fn json_line(object: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(object).map_err(|error| Failure::Refused(error.to_string()))
}

/// The text of a game as it stands in its file, without the blanks before it, and an empty line
/// behind it, with the line ends that it has.
pub fn unchanged(game: &Game) -> Result<Vec<u8>, Failure> {
    let mut text = Vec::new();
    game.write_unchanged(&mut text)?;
    let blank = text
        .iter()
        .take_while(|byte| byte.is_ascii_whitespace())
        .count();
    text.drain(..blank);
    while text.last().is_some_and(u8::is_ascii_whitespace) {
        text.pop();
    }
    let line_end: &[u8] = match text.iter().position(|byte| matches!(byte, b'\n' | b'\r')) {
        Some(at) if text[at..].starts_with(b"\r\n") => b"\r\n",
        Some(at) if text[at] == b'\r' => b"\r",
        _ => b"\n",
    };
    text.extend_from_slice(&[line_end, line_end].concat());
    Ok(text)
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use indicatif::TermLike;

    use super::*;

    /// A terminal that keeps what is written to it, and what stands in its line.
    #[derive(Clone, Debug, Default)]
    struct Screen(Arc<Mutex<(String, String)>>);

    impl TermLike for Screen {
        fn width(&self) -> u16 {
            80
        }
        fn move_cursor_up(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_down(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_right(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_left(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn write_line(&self, text: &str) -> io::Result<()> {
            self.write_str(text)
        }
        fn write_str(&self, text: &str) -> io::Result<()> {
            let mut screen = self.0.lock().unwrap();
            screen.0.push_str(text);
            screen.1.push_str(text);
            Ok(())
        }
        fn clear_line(&self) -> io::Result<()> {
            self.0.lock().unwrap().1.clear();
            Ok(())
        }
        fn flush(&self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_bytes_read_are_shown_and_taken_away_again() {
        let path = std::env::temp_dir().join(format!("arbitre-bar-{}.pgn", std::process::id()));
        std::fs::write(&path, "[Event \"x\"]\n\n1. e4 e5 1-0\n\n".repeat(1000)).unwrap();
        let files = Files {
            files: vec![path.clone()],
            quiet: false,
        };
        let screen = Screen::default();
        let target = ProgressDrawTarget::term_like(Box::new(screen.clone()));
        let mut streams = Streams::captured("");
        let mut games = 0;
        let count = |part: Part<'_>, _: &mut Streams| {
            games += usize::from(matches!(part, Part::Game(_)));
            Ok(())
        };
        files
            .each_before(target, Mode::Lenient, &mut streams, count)
            .unwrap();
        std::fs::remove_file(path).unwrap();
        assert_eq!(games, 1000);
        let (shown, left) = screen.0.lock().unwrap().clone();
        assert!(shown.contains("/26.37 KiB"), "{shown:?}");
        assert_eq!(left.trim(), "");
        // Results and remarks do not meet the bar.
        assert_eq!(streams.output() + &streams.errors(), "");
    }
}
