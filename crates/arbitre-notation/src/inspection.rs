//! How the text of a move departs from the usual, once it is known which move it is.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbitre_board::{Move, Position};

use crate::marks::EnPassantMark;
use crate::played::Played;
use crate::remark::{Cause, Done, Remark};
use crate::resolve::{legal, sign_is_right};
use crate::score::{Languages, Mode, Ply};
use crate::sketch::{Handwriting, PromotionLetters, Sketch, sketches};
use crate::spoken::Spoken;
use crate::tongue::System;
use crate::{Language, ReadError, Style, san, write};

/// What is needed to look at the moves of a line.
pub(crate) struct Inspector<'t, 'a> {
    pub text: &'t str,
    pub mode: Mode,
    pub hand: Handwriting,
    pub languages: &'t Languages<'a>,
}

impl Inspector<'_, '_> {
    /// Remarks on one move.
    pub fn inspect(&self, nth: usize, ply: &Ply, remarks: &mut Vec<Remark>) {
        let language = self.languages.of(nth, ply.position.turn());
        if let Languages::Changing(parts) = self.languages
            && nth > 0
            && parts.iter().any(|&(first, _)| first == nth)
        {
            remarks.push(self.remark(ply, Cause::Language, language.to_string(), Done::Kept));
        }
        match ply.played {
            Played::Move(mv) => self.inspect_move(ply, mv, language, remarks),
            Played::Null => {}
            Played::Illegal { why, .. } => {
                let cause = Cause::Illegal(why);
                remarks.push(self.remark(ply, cause, String::new(), Done::Played));
            }
            Played::Unread => {
                let text = ply.span.of(self.text);
                let (cause, expected) =
                    match san::read(&ply.position, text, language.letters()).err() {
                        Some(ReadError::Syntax { expected, .. }) => {
                            (Cause::Unreadable, expected.to_string())
                        }
                        Some(why) => (Cause::Impossible(why), String::new()),
                        None => (Cause::Unreadable, String::new()),
                    };
                remarks.push(self.remark(ply, cause, expected, Done::Dropped));
            }
        }
    }

    fn inspect_move(&self, ply: &Ply, mv: Move, language: &Language, remarks: &mut Vec<Remark>) {
        let text = ply.span.of(self.text);
        let style = match self.languages.system() {
            System::Algebraic => Style::PGN,
            System::Descriptive => Style::Descriptive,
        };
        let usual = write(&ply.position, mv, language, &style).to_string();
        if text == usual {
            return;
        }
        let found = remarks.len();
        for cause in causes(text, &ply.position, mv, language, self.hand) {
            remarks.push(self.remark(ply, cause, usual.clone(), Done::Repaired));
        }
        if found == remarks.len() && self.mode != Mode::Lenient {
            remarks.push(self.remark(ply, Cause::Form, usual, Done::Kept));
        }
    }

    fn remark(&self, ply: &Ply, cause: Cause, expected: String, done: Done) -> Remark {
        Remark {
            span: ply.span,
            cause,
            expected,
            done,
        }
    }
}

/// What had to be repaired to read a text as a move.
fn causes(
    text: &str,
    position: &Position,
    mv: Move,
    language: &Language,
    hand: Handwriting,
) -> Vec<Cause> {
    let mut causes = Vec::new();
    let spoken = Spoken::new(text, crate::Span::whole(text));
    let meant = |hand| {
        let found = sketches(&spoken.core, language.letters(), hand);
        let means = |it: &Sketch| legal(position, it, hand).contains(&Played::Move(mv));
        found.into_iter().find(means)
    };
    let fair = meant(Handwriting::Fair);
    if fair.is_none() {
        let alike = meant(Handwriting::LookAlike).is_some();
        causes.extend(match hand {
            Handwriting::LookAlike if alike => Some(Cause::LookAlike),
            Handwriting::Careless if alike => Some(Cause::LookAlike),
            Handwriting::Careless => Some(Cause::Case),
            Handwriting::Fair | Handwriting::LookAlike => None,
        });
    }
    if let Some(Sketch::Piece(piece)) = fair.or_else(|| meant(hand)) {
        if !sign_is_right(piece.capture, mv) {
            causes.push(Cause::CaptureSign);
        }
        if piece.letters == PromotionLetters::Foreign {
            causes.push(Cause::PromotionLanguage);
        }
    }
    if text.contains('ç') || text.contains("c\u{327}") {
        causes.push(Cause::Cedilla);
    }
    if !spoken.marks.check.fits(&position.after(mv)) {
        causes.push(Cause::CheckSign);
    }
    if spoken.marks.en_passant == EnPassantMark::Marked && !mv.is_en_passant() {
        causes.push(Cause::EnPassantSign);
    }
    causes
}
