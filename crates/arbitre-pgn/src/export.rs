//! Writing games as the standard asks for.

mod movetext;
mod number;
mod remark;
mod wrap;

use core::fmt::Write as _;
use std::collections::HashSet;
use std::io::{self, Write};

use arbitre_notation::{Language, Status, Style};

use crate::limits::Mode;
use crate::outcome::Outcome;
use crate::score::plain_plies;
use crate::tree::{Game, Tag};
use crate::typed::{ROSTER, Variant};
use movetext::{Moves, Movetext};
pub(crate) use number::Number;
pub use remark::{ExportRemark, Exported};

/// How games are written.
///
/// The default is the export format of the standard, which two programs write in the same bytes:
/// the seven tags of the roster and the others in ASCII order, moves in English letters, tokens
/// with one space between in lines of at most 79 columns.
///
/// The standard says nothing of comments and variations. Here a comment is filled like text, so
/// that its line ends are not kept; one that holds a closing brace goes to the end of a line, and
/// becomes several where it is too long for one. A variation stands in parentheses without blanks.
/// A comment before or among the tags comes first. A game or a variation with a move that is
/// illegal, cannot be read or has several readings keeps its moves and numbers as they are written;
/// so does a game whose tag FEN gives no position, and one of another variant.
///
/// # Examples
/// ```
/// use arbitre_pgn::{Export, Reader};
///
/// let text = "[White \"A\"]\n[Event \"B\"]\n1.e4! e5 (1...c5;sharp\n) 2 Ng1-f3 1/2";
/// let game = Reader::new(text.as_bytes()).next_game()?.expect("one game");
/// assert_eq!(
///     Export::default().text(&game),
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
/// # Ok::<(), std::io::Error>(())
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
    pub fn text(&self, game: &Game) -> String {
        self.exported(game).text
    }

    /// The game as text, with the empty line behind it, and what is not in it as it should be.
    ///
    /// # Examples
    /// ```
    /// use arbitre_pgn::{Export, ExportRemark, Reader};
    ///
    /// let text = "1. e4 e5 2. Nf6 *";
    /// let game = Reader::new(text.as_bytes()).next_game()?.expect("one game");
    /// let exported = Export::default().exported(&game);
    /// assert_eq!(exported.remarks, [ExportRemark::MovesAsWritten]);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn exported(&self, game: &Game) -> Exported {
        let moves = self.moves(game);
        let mut text = String::new();
        for tag in self.tags(game) {
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{tag}");
        }
        text.push('\n');
        let mut movetext = Movetext::new(self, &moves, text);
        movetext.game(game);
        let (mut text, of_moves) = movetext.finish();
        text.push_str("\n\n");
        let mut remarks = self.lost_with_tags(game);
        remarks.extend(of_moves);
        Exported { text, remarks }
    }

    /// Reads the moves, the quick way if it will do.
    fn moves(&self, game: &Game) -> Moves<'_> {
        if let Variant::Other(name) = game.tags.variant() {
            return Moves::Unread(ExportRemark::OtherVariant(name));
        }
        let start = match game.start() {
            Ok(start) => start,
            Err(error) => return Moves::Unread(ExportRemark::NoStart(error)),
        };
        if let [language] = self.from[..]
            && let Some(plies) = plain_plies(game, start, language)
        {
            return Moves::Plain(plies);
        }
        let score = game.score_from(&start, &self.from, Mode::Lenient);
        match score.score.status {
            Status::Ambiguous => Moves::Open(score.score.readings),
            Status::Read | Status::Damaged => Moves::Read(Box::new(score)),
        }
    }

    /// Writes the game, with the empty line behind it.
    ///
    /// # Errors
    /// Whatever the stream answers.
    pub fn write(&self, game: &Game, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(self.text(game).as_bytes())
    }

    /// The tags, as they are written.
    fn tags(&self, game: &Game) -> Vec<Tag> {
        let value = |name: &str| game.tags.get(name).unwrap_or(missing(name)).to_owned();
        let mut tags: Vec<Tag> = ROSTER[..6]
            .iter()
            .map(|name| Tag::new(name, &value(name)))
            .collect();
        tags.push(Tag::new("Result", result(game).as_str()));
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

    /// What of the tags is not written, or is written otherwise than it is said.
    fn lost_with_tags(&self, game: &Game) -> Vec<ExportRemark> {
        let mut remarks = Vec::new();
        if let Some(said) = game.tags.get("Result")
            && !matches!(said, "?" | "*" | "")
            && said.parse() != Ok(result(game))
        {
            let written = result(game);
            remarks.push(ExportRemark::ResultTag(said.to_owned(), written));
        }
        match (game.tags.get("SetUp"), game.tags.get("FEN")) {
            (Some("1"), None) if self.content == Content::Everything => {
                remarks.push(ExportRemark::SetUpWithoutFen);
            }
            (Some(said), Some(_)) if said != "1" => {
                remarks.push(ExportRemark::SetUpTag(said.to_owned()));
            }
            _ => {}
        }
        let kept = self.content == Content::Everything;
        for tag in game.tags.iter() {
            let is_written = kept || ROSTER.contains(&tag.name()) || tag.name() == "FEN";
            if is_written && tag.value().contains(char::is_control) {
                remarks.push(ExportRemark::ControlCharacter(tag.text().to_string()));
            }
        }
        if self.content == Content::Everything {
            let mut names = HashSet::new();
            for tag in game.tags.iter() {
                if tag.name().is_empty() {
                    remarks.push(ExportRemark::LeftOut(tag.text().to_string()));
                } else if !names.insert(tag.name()) {
                    remarks.push(ExportRemark::RepeatedTag(tag.text().to_string()));
                }
            }
        }
        remarks
    }
}

/// The result for the tag.
fn result(game: &Game) -> Outcome {
    let said = game.tags.get("Result").and_then(|text| text.parse().ok());
    match said {
        // Results that no marker can say live in the tag alone.
        Some(said @ (Outcome::BothLose | Outcome::WhiteDraws | Outcome::BlackDraws)) => said,
        _ => game.result(),
    }
}

/// What stands for an unknown value.
fn missing(name: &str) -> &'static str {
    match name {
        "Date" => "????.??.??",
        _ => "?",
    }
}
