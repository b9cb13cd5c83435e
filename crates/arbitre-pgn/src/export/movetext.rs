//! Writing the moves and what stands between them.

use arbitre_notation::{Played, Ply, Reading, write};

use super::number::Number;
use super::{Content, Export, ExportRemark};
use crate::export::wrap::Wrap;
use crate::nag::Nag;
use crate::place::Place;
use crate::score::GameScore;
use crate::tree::{Game, Item, Kind, Line};
use crate::visitor::CommentKind;

/// The moves of a game, in the order of the text.
pub(super) enum Moves<'a> {
    /// One half-move for each move of the tree.
    Plain(Vec<Ply>),
    /// As the notation found them.
    Read(Box<GameScore<'a>>),
    /// Left open between these readings.
    Open(Vec<Reading<'a>>),
    /// Nothing is known of them, for this reason.
    Unread(ExportRemark),
}

impl Moves<'_> {
    /// Whether every move of a line can be played, its variations aside; the first of them is the
    /// `nth` of the game.
    fn play(&self, line: &Line, mut nth: usize) -> bool {
        if matches!(self, Moves::Open(_) | Moves::Unread(_)) {
            return false;
        }
        line.items.iter().all(|item| match &item.kind {
            Kind::Move(_) => {
                nth += 1;
                match self {
                    Moves::Read(score) => score.is_played(nth - 1),
                    Moves::Plain(_) | Moves::Open(_) | Moves::Unread(_) => true,
                }
            }
            Kind::Variation(line, _) | Kind::OpenVariation(line) => {
                nth += count(line);
                true
            }
            _ => true,
        })
    }
}

/// In whose words moves and numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wording {
    /// In those of the export.
    Anew,
    /// In those of the game.
    AsWritten,
}

/// Writes the movetext of a game.
pub(super) struct Movetext<'a> {
    export: &'a Export<'a>,
    moves: &'a Moves<'a>,
    wording: Wording,
    wrap: Wrap,
    /// How many moves of the tree are written.
    nth: usize,
    number: Number,
    remarks: Vec<ExportRemark>,
}

impl<'a> Movetext<'a> {
    /// Writes behind a text that is there already.
    pub(super) fn new(export: &'a Export<'a>, moves: &'a Moves<'a>, text: String) -> Self {
        Movetext {
            export,
            moves,
            wording: Wording::Anew,
            wrap: Wrap::new(text, export.columns),
            nth: 0,
            number: Number::Due,
            remarks: Vec::new(),
        }
    }

    /// The text so far, and what is to be said of it.
    pub(super) fn finish(self) -> (String, Vec<ExportRemark>) {
        (self.wrap.finish(), self.remarks)
    }

    /// Writes all moves of a game, and the result.
    pub(super) fn game(&mut self, game: &Game) {
        if !self.moves.play(&game.line, 0) {
            self.wording = Wording::AsWritten;
            self.remarks.push(match self.moves {
                Moves::Open(readings) if readings.iter().all(can_be_played) => {
                    let languages = readings.iter().map(|it| it.languages.to_string());
                    let mut languages: Vec<String> = languages.collect();
                    languages.dedup();
                    ExportRemark::SeveralReadings(languages.join(", "))
                }
                Moves::Unread(reason) => reason.clone(),
                _ => ExportRemark::MovesAsWritten,
            });
        }
        // What stands among the tags is said of the game.
        self.items(&game.tags.items);
        self.items(&game.line.items);
        self.wrap.token(game.result().marker().as_str());
    }

    fn items(&mut self, items: &[Item]) {
        let reduced = self.export.content == Content::Reduced;
        for item in items {
            match &item.kind {
                Kind::Move(played) => self.played(&played.whole()),
                Kind::Variation(line, _) | Kind::OpenVariation(line) if reduced => {
                    self.nth += count(line);
                }
                Kind::Variation(line, _) | Kind::OpenVariation(line) => {
                    self.variation(line, item.place);
                }
                Kind::Number(text) if self.wording == Wording::AsWritten => {
                    self.wrap.token(text.as_str())
                }
                Kind::Nag(nag, _) if !reduced => self.nag(*nag),
                Kind::Comment(kind, text) if !reduced => self.comment(*kind, text.as_str()),
                Kind::OpenComment(text) if !reduced => {
                    self.comment(CommentKind::Brace, text.as_str());
                }
                // What cannot be played may be among it: see that nothing of the moves is lost.
                Kind::Stray(text) if self.wording == Wording::AsWritten => {
                    self.wrap.words(text.as_str());
                }
                Kind::Stray(text) if !text.as_str().trim().is_empty() => {
                    let text = text.as_str().trim().to_owned();
                    self.remarks.push(ExportRemark::LeftOut(text));
                }
                Kind::Escape(text) => {
                    let text = text.as_str().to_owned();
                    self.remarks.push(ExportRemark::EscapeLine(text));
                }
                _ => {}
            }
        }
    }

    fn variation(&mut self, line: &Line, place: Place) {
        let around = self.wording;
        if around == Wording::Anew && !self.moves.play(line, self.nth) {
            self.wording = Wording::AsWritten;
            let remark = ExportRemark::VariationAsWritten(place);
            self.remarks.push(remark);
        }
        self.number = Number::Due;
        self.wrap.open();
        self.items(&line.items);
        self.wrap.close();
        self.number = Number::Due;
        self.wording = around;
    }

    fn played(&mut self, text: &str) {
        let nth = self.nth;
        self.nth += 1;
        let plies = match self.moves {
            _ if self.wording == Wording::AsWritten => return self.as_written(text),
            Moves::Plain(plies) => &plies[nth..=nth],
            Moves::Read(score) => score.plies_of(nth),
            Moves::Open(_) | Moves::Unread(_) => return self.as_written(text),
        };
        for ply in plies {
            if let Some(number) = self.number.before(ply) {
                self.wrap.token(&number);
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
                Played::Illegal { .. } | Played::Unread => self.as_written(text),
            }
        }
    }

    /// A move in the words of the game, its parts with one space between.
    fn as_written(&mut self, text: &str) {
        let parts: Vec<&str> = text.split_ascii_whitespace().collect();
        self.wrap.word(&parts.join(" "));
    }

    fn nag(&mut self, nag: Nag) {
        self.number = Number::Due;
        self.wrap.token(&nag.to_string());
    }

    fn comment(&mut self, kind: CommentKind, text: &str) {
        self.number = Number::Due;
        match kind {
            // Only a comment to the end of a line can hold a closing brace.
            CommentKind::Line if text.contains('}') => self.wrap.comment_with_braces(text),
            _ => self.wrap.comment(text),
        }
    }
}

fn can_be_played(reading: &Reading<'_>) -> bool {
    reading.plies.iter().all(|ply| ply.played.is_legal())
}

/// The moves of a line and of its variations.
fn count(line: &Line) -> usize {
    let inner: usize = line.variations().map(count).sum();
    line.moves().count() + inner
}
