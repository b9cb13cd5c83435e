//! Writing games as the standard asks for.

mod wrap;

use core::fmt::Write as _;
use std::io::{self, Write};

use arbitre_board::Side;
use arbitre_notation::{Language, Played, Ply, Style, write};

use crate::limits::Mode;
use crate::nag::Nag;
use crate::outcome::Outcome;
use crate::replay::StartError;
use crate::score::{GameScore, plain_plies};
use crate::tree::{Game, Kind, Line, Tag};
use crate::typed::ROSTER;
use crate::visitor::CommentKind;
use wrap::Wrap;

/// How games are written.
///
/// The default is the export format of the standard, which two programs write in the same bytes:
/// the seven tags of the roster and the others in ASCII order, moves in English letters, tokens
/// with one space between in lines of at most 79 columns.
///
/// The standard says nothing of comments and variations. Here a comment is filled like text, so
/// that its line ends are not kept, and a variation stands in parentheses without blanks. A game
/// with a move that is illegal or cannot be read keeps its moves and numbers as they are written.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Export, Reader};
///
/// let text = "[White \"A\"]\n[Event \"B\"]\n1.e4! e5 (1...c5;sharp\n) 2 Ng1-f3 1/2";
/// let game = Reader::new(text.as_bytes()).next_game()?.expect("one game");
/// assert_eq!(
///     Export::default().text(&game)?,
///     "\
/// [Event \"B\"]
/// [Site \"?\"]
/// [Date \"????.??.??\"]
/// [Round \"?\"]
/// [White \"A\"]
/// [Black \"?\"]
/// [Result \"1/2-1/2\"]
///
/// 1. e4 $1 1... e5 (1... c5 {sharp}) 2. Nf3 1/2-1/2
///
/// "
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Export<'a> {
    /// The languages that the moves may be in: one, or several to have it decided.
    pub from: Vec<&'a Language>,
    /// The language to write.
    pub language: &'a Language,
    /// The style to write.
    pub style: Style,
    /// How much is written.
    pub content: Content,
    /// The most columns of a line.
    pub columns: usize,
}

/// How much of a game is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// All of it but escape lines and stray text.
    Everything,
    /// The reduced format: the seven tags of the roster, start position, moves and result.
    Reduced,
}

impl Default for Export<'_> {
    fn default() -> Self {
        Export {
            from: vec![Language::english()],
            language: Language::english(),
            style: Style::PGN,
            content: Content::Everything,
            columns: 79,
        }
    }
}

impl Export<'_> {
    /// The game as text, with the empty line behind it.
    ///
    /// # Errors
    /// When the tag FEN gives no position.
    pub fn text(&self, game: &Game) -> Result<String, StartError> {
        Ok(self.exported(game)?.text)
    }

    /// The game as text, with the empty line behind it, and what is not in it as it should be.
    ///
    /// # Errors
    /// When the tag FEN gives no position.
    ///
    /// # Examples
    /// ```
    /// use arbitre_pgn::{Export, ExportRemark, Reader};
    ///
    /// let text = "1. e4 e5 2. Nf6 *";
    /// let game = Reader::new(text.as_bytes()).next_game()?.expect("one game");
    /// let exported = Export::default().exported(&game)?;
    /// assert_eq!(exported.remarks, [ExportRemark::MovesAsWritten]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn exported(&self, game: &Game) -> Result<Exported, StartError> {
        let moves = self.moves(game)?;
        let mut text = String::new();
        for tag in self.tags(game) {
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{tag}");
        }
        text.push('\n');
        let mut movetext = Movetext {
            export: self,
            moves: &moves,
            wrap: Wrap::new(text, self.columns),
            nth: 0,
            number: Number::Due,
            remarks: Vec::new(),
        };
        if matches!(moves, Moves::Damaged) {
            movetext.remarks.push(ExportRemark::MovesAsWritten);
        }
        movetext.line(&game.line);
        let result = game.result().marker();
        movetext.wrap.token(result.as_str());
        let mut text = movetext.wrap.finish();
        text.push_str("\n\n");
        let remarks = movetext.remarks;
        Ok(Exported { text, remarks })
    }

    /// Reads the moves, the quick way if it will do.
    fn moves(&self, game: &Game) -> Result<Moves<'_>, StartError> {
        if let [language] = self.from[..]
            && let Some(plies) = plain_plies(game, game.start()?, language)
        {
            return Ok(Moves::Plain(plies));
        }
        let score = game.score(&self.from, Mode::Lenient)?;
        Ok(if score.is_legal() {
            Moves::Read(Box::new(score))
        } else {
            Moves::Damaged
        })
    }

    /// Writes the game, with the empty line behind it.
    ///
    /// # Errors
    /// Whatever the stream answers; a game without a start position is invalid data.
    pub fn write(&self, game: &Game, out: &mut dyn Write) -> io::Result<()> {
        let invalid = |error| io::Error::new(io::ErrorKind::InvalidData, error);
        out.write_all(self.text(game).map_err(invalid)?.as_bytes())
    }

    /// The tags, as they are written.
    fn tags(&self, game: &Game) -> Vec<Tag> {
        let value = |name: &str| game.tags.get(name).unwrap_or(missing(name)).to_owned();
        let mut tags: Vec<Tag> = ROSTER[..6]
            .iter()
            .map(|name| Tag::new(name, &value(name)))
            .collect();
        let said = game.tags.get("Result").and_then(|text| text.parse().ok());
        let result = match said {
            // Results that no marker can say live in the tag alone.
            Some(said @ (Outcome::BothLose | Outcome::WhiteDraws | Outcome::BlackDraws)) => said,
            _ => game.result(),
        };
        tags.push(Tag::new("Result", result.as_str()));
        let mut others: Vec<Tag> = Vec::new();
        for tag in game.tags.iter() {
            let wanted = match self.content {
                Content::Everything => !ROSTER.contains(&tag.name()) && !tag.name().is_empty(),
                Content::Reduced => false,
            };
            if wanted && others.iter().all(|other| other.name() != tag.name()) {
                others.push(Tag::new(tag.name(), tag.value()));
            }
        }
        if let Some(fen) = game.tags.get("FEN") {
            others.retain(|tag| tag.name() != "FEN" && tag.name() != "SetUp");
            others.push(Tag::new("FEN", fen));
            others.push(Tag::new("SetUp", "1"));
        }
        others.sort_by(|one, other| one.name().cmp(other.name()));
        tags.extend(others);
        tags
    }
}

/// A game as [`Export`] writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// The text, with the empty line behind it.
    pub text: String,
    /// What is not in it as it should be.
    pub remarks: Vec<ExportRemark>,
}

/// Where a text departs from the export format, or from the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExportRemark {
    /// A move is illegal or cannot be read: all moves and numbers stand as they are written.
    #[error("its moves cannot all be played, and stand as they are written")]
    MovesAsWritten,
    /// Text without a meaning is left out.
    #[error("left out, since it has no meaning: {0}")]
    LeftOut(String),
}

/// What stands for an unknown value.
fn missing(name: &str) -> &'static str {
    match name {
        "Date" => "????.??.??",
        _ => "?",
    }
}

/// Whether the next move of Black needs a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Number {
    /// Something stands between it and White's move, or it is the first.
    Due,
    /// It follows White's move.
    Clear,
}

/// The moves of a game, in the order of the text.
enum Moves<'a> {
    /// One half-move for each move of the tree.
    Plain(Vec<Ply>),
    /// As the notation found them.
    Read(Box<GameScore<'a>>),
    /// Not all are legal: none is written other than it stands.
    Damaged,
}

struct Movetext<'a> {
    export: &'a Export<'a>,
    moves: &'a Moves<'a>,
    wrap: Wrap,
    /// How many moves of the tree are written.
    nth: usize,
    number: Number,
    remarks: Vec<ExportRemark>,
}

impl Movetext<'_> {
    fn line(&mut self, line: &Line) {
        let reduced = self.export.content == Content::Reduced;
        for item in &line.items {
            match &item.kind {
                Kind::Move(played) => self.played(&played.whole()),
                Kind::Variation(line, _) | Kind::OpenVariation(line) if reduced => {
                    self.nth += count(line);
                }
                Kind::Variation(line, _) | Kind::OpenVariation(line) => {
                    self.number = Number::Due;
                    self.wrap.open();
                    self.line(line);
                    self.wrap.close();
                    self.number = Number::Due;
                }
                Kind::Number(text) if matches!(self.moves, Moves::Damaged) => {
                    self.wrap.token(text.as_str())
                }
                Kind::Nag(nag, _) if !reduced => self.nag(*nag),
                Kind::Comment(kind, text) if !reduced => self.comment(*kind, text.as_str()),
                Kind::OpenComment(text) if !reduced => {
                    self.comment(CommentKind::Brace, text.as_str());
                }
                // What cannot be played may be among it: see that nothing of the moves is lost.
                Kind::Stray(text) if matches!(self.moves, Moves::Damaged) => {
                    self.wrap.words(text.as_str());
                }
                Kind::Stray(text) => {
                    let text = text.as_str().trim().to_owned();
                    self.remarks.push(ExportRemark::LeftOut(text));
                }
                _ => {}
            }
        }
    }

    fn played(&mut self, text: &str) {
        let plies = match self.moves {
            Moves::Plain(plies) => &plies[self.nth..=self.nth],
            Moves::Read(score) => score.plies_of(self.nth),
            Moves::Damaged => return self.wrap.token(text),
        };
        self.nth += 1;
        for ply in plies {
            let number = ply.position.full_moves();
            match (ply.position.turn(), self.number) {
                (Side::White, _) => self.wrap.token(&format!("{number}.")),
                (Side::Black, Number::Due) => self.wrap.token(&format!("{number}...")),
                (Side::Black, Number::Clear) => {}
            }
            self.number = Number::Clear;
            match ply.played {
                Played::Move(mv) => {
                    let Export {
                        language, style, ..
                    } = self.export;
                    self.wrap
                        .token(&write(&ply.position, mv, language, style).to_string());
                }
                Played::Null => self.wrap.token("--"),
                Played::Illegal { .. } | Played::Unread => self.wrap.token(text),
            }
        }
    }

    fn nag(&mut self, nag: Nag) {
        self.number = Number::Due;
        self.wrap.token(&nag.to_string());
    }

    fn comment(&mut self, kind: CommentKind, text: &str) {
        self.number = Number::Due;
        match kind {
            // Only a comment to the end of a line can hold a closing brace.
            CommentKind::Line if text.contains('}') => self.wrap.rest_of_line(text),
            _ => self.wrap.comment(text),
        }
    }
}

/// The moves of a line and of its variations.
fn count(line: &Line) -> usize {
    let inner: usize = line.variations().map(count).sum();
    line.moves().count() + inner
}
