//! Moves written, in any language and style.

use alloc::string::String;
use core::fmt;

use arbitre_board::{Bitboard, Coordinates, Move, Position, Role, Wing};

use crate::descriptive::Descriptive;
use crate::style::{
    Algebraic, CaptureSign, CastlingSign, CheckSign, EnPassantSign, MateSign, Origin,
    PromotionSign, Style,
};
use crate::{Language, Letters};

/// A move with all that its text needs; `Display` writes it.
#[derive(Clone, Debug)]
pub enum Written<'a> {
    /// In algebraic notation.
    Algebraic(San<'a>),
    /// In coordinates.
    Uci(Coordinates),
    /// In descriptive notation.
    Descriptive(Descriptive),
}

/// Writes a move of a position in a language and a style.
///
/// Descriptive notation has its own words for files, known for English, French
/// and Spanish; any other language is written as English there.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Position, Square};
/// use arbitre_notation::{Language, Style, write};
///
/// let position = Position::initial();
/// let knight = position.examine(Square::G1, Square::F3, None)?;
/// let say = |language, style| write(&position, knight, language, &style).to_string();
///
/// assert_eq!(say(Language::french(), Style::PGN), "Cf3");
/// assert_eq!(say(Language::french(), Style::FIDE_1929), "Cg1—f3");
/// assert_eq!(say(Language::figurines(), Style::PGN), "♘f3");
/// assert_eq!(say(Language::english(), Style::Uci), "g1f3");
/// assert_eq!(say(Language::english(), Style::Descriptive), "Kt-KB3");
/// # Ok::<(), arbitre_board::Illegality>(())
/// ```
pub fn write<'a>(
    position: &Position,
    mv: Move,
    language: &'a Language,
    style: &'a Style,
) -> Written<'a> {
    match style {
        Style::Algebraic(signs) => {
            Written::Algebraic(San::of(position, mv, language.letters(), signs))
        }
        Style::Uci => Written::Uci(mv.coordinates()),
        Style::Chess960 => Written::Uci(to_the_rook(mv)),
        Style::Descriptive => Written::Descriptive(Descriptive::of(position, mv, language)),
    }
}

/// The squares of a move, castling as the king's way to its rook.
fn to_the_rook(mv: Move) -> Coordinates {
    let coordinates = mv.coordinates();
    let to = mv.rook().map_or(coordinates.to, |(rook, _)| rook);
    Coordinates { to, ..coordinates }
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Algebraic(san) => san.fmt(f),
            Self::Uci(coordinates) => coordinates.fmt(f),
            Self::Descriptive(descriptive) => descriptive.fmt(f),
        }
    }
}

/// A move in algebraic notation; `Display` writes it.
#[derive(Clone, Copy, Debug)]
pub struct San<'a> {
    mv: Move,
    hint: Hint,
    effect: Effect,
    letters: &'a Letters,
    signs: &'a Algebraic,
}

/// What must be said of the square that the piece leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hint {
    Nothing,
    File,
    Rank,
    Square,
}

/// What the move does to the other king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    Nothing,
    Check,
    Mate,
}

impl Effect {
    /// What a move does to the other king.
    #[inline]
    pub(crate) fn of(position: &Position, mv: Move) -> Self {
        let after = position.after(mv);
        if !after.is_check() {
            Self::Nothing
        } else if after.has_legal_move() {
            Self::Check
        } else {
            Self::Mate
        }
    }
}

impl<'a> San<'a> {
    /// A move of a position, with given letters and signs.
    #[inline]
    pub fn of(position: &Position, mv: Move, letters: &'a Letters, signs: &'a Algebraic) -> Self {
        let unmarked = signs.check == CheckSign::Unmarked && signs.mate == MateSign::Unmarked;
        let effect = if unmarked {
            Effect::Nothing
        } else {
            Effect::of(position, mv)
        };
        Self {
            mv,
            hint: hint(position, mv, signs),
            effect,
            letters,
            signs,
        }
    }

    /// Writes the move at the end of a text.
    pub fn push_to(&self, text: &mut String) {
        // Writing to a text cannot fail.
        let _ = self.write(text);
    }

    #[inline]
    fn write(&self, out: &mut impl fmt::Write) -> fmt::Result {
        match self.mv.castling() {
            Some(wing) => out.write_str(castling(wing, self.signs.castling))?,
            None => self.write_squares(out)?,
        }
        if self.mv.is_en_passant() && self.signs.en_passant == EnPassantSign::Marked {
            out.write_str(" e.p.")?;
        }
        out.write_str(match (self.effect, self.signs.check, self.signs.mate) {
            (Effect::Check, CheckSign::Plus, _) => "+",
            (Effect::Check, CheckSign::Dagger, _) => "†",
            (Effect::Mate, _, MateSign::Hash) => "#",
            (Effect::Mate, _, MateSign::DoublePlus) => "++",
            (Effect::Mate, _, MateSign::DoubleDagger) => "‡",
            _ => return Ok(()),
        })
    }

    #[inline]
    fn write_squares(&self, out: &mut impl fmt::Write) -> fmt::Result {
        let (mv, signs) = (self.mv, self.signs);
        if mv.role() != Role::Pawn {
            out.write_str(self.letters.of(mv.role()))?;
        }
        let (file, rank) = (mv.from().file().letter(), mv.from().rank().digit());
        if matches!(self.hint, Hint::File | Hint::Square) {
            out.write_char(file)?;
        }
        if matches!(self.hint, Hint::Rank | Hint::Square) {
            out.write_char(rank)?;
        }
        let captures = mv.capture().is_some();
        out.write_str(match (captures, signs.capture, signs.origin) {
            (true, CaptureSign::Cross, _) => "x",
            (true, CaptureSign::Times, _) => "×",
            (true, CaptureSign::Colon, _) => ":",
            (false, _, Origin::Hyphen) => "-",
            (false, _, Origin::Dash) => "—",
            _ => "",
        })?;
        out.write_char(mv.to().file().letter())?;
        out.write_char(mv.to().rank().digit())?;
        if captures && signs.capture == CaptureSign::ColonBehind {
            out.write_str(":")?;
        }
        let Some(role) = mv.promotion() else {
            return Ok(());
        };
        let (before, after) = match signs.promotion {
            PromotionSign::Equals => ("=", ""),
            PromotionSign::Bare => ("", ""),
            PromotionSign::Parentheses => ("(", ")"),
            PromotionSign::Stroke => ("/", ""),
        };
        out.write_str(before)?;
        out.write_str(self.letters.of(role))?;
        out.write_str(after)
    }
}

impl fmt::Display for San<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

pub(crate) const fn castling(wing: Wing, sign: CastlingSign) -> &'static str {
    match (wing, sign) {
        (Wing::King, CastlingSign::Letters) => "O-O",
        (Wing::King, CastlingSign::Zeros) => "0-0",
        (Wing::King, CastlingSign::ZerosAndDashes) => "0—0",
        (Wing::Queen, CastlingSign::Letters) => "O-O-O",
        (Wing::Queen, CastlingSign::Zeros) => "0-0-0",
        (Wing::Queen, CastlingSign::ZerosAndDashes) => "0—0—0",
    }
}

/// The least that tells the piece from others of its kind that may go there too:
/// file, else rank, else square. A pinned piece is no rival.
#[inline]
fn hint(position: &Position, mv: Move, signs: &Algebraic) -> Hint {
    if signs.origin != Origin::Needed {
        return Hint::Square;
    }
    match mv.role() {
        Role::Pawn if mv.capture().is_some() => return Hint::File,
        Role::Pawn | Role::King => return Hint::Nothing,
        _ => {}
    }
    let rivals = rivals(position, mv);
    if rivals.is_empty() {
        Hint::Nothing
    } else if (rivals & Bitboard::file(mv.from().file())).is_empty() {
        Hint::File
    } else if (rivals & Bitboard::rank(mv.from().rank())).is_empty() {
        Hint::Rank
    } else {
        Hint::Square
    }
}

/// Where other pieces of the kind stand that may go to the same square.
#[inline]
fn rivals(position: &Position, mv: Move) -> Bitboard {
    let reachers = position.reachers(position.turn(), mv.role(), mv.to());
    let others = reachers.without(mv.from());
    others
        .iter()
        .filter(|&from| position.examine(from, mv.to(), None).is_ok())
        .fold(Bitboard::EMPTY, Bitboard::with)
}
