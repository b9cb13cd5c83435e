//! The ways in which a move can be written.

use core::fmt;
use core::str::FromStr;

/// How a move is written, whatever the language.
///
/// Each has a name: [`Style::ALL`] lists them.
///
/// # Examples
///
/// ```
/// use arbitre_notation::Style;
///
/// let style: Style = "fide-1997".parse()?;
/// assert_eq!(style, Style::FIDE_1997);
/// assert_eq!(style.to_string(), "fide-1997");
/// # Ok::<(), arbitre_notation::UnknownStyle>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Piece and square, with the signs of a convention.
    Algebraic(Algebraic),
    /// Both squares and nothing else, as chess programs exchange moves: `g1f3`.
    Uci,
    /// As UCI in its mode for Chess960, where castling is the king to its rook: `e1h1`.
    Chess960,
    /// Squares named from the player's own side of the board: `Kt-KB3`.
    Descriptive,
}

/// The signs of algebraic notation, each chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Algebraic {
    /// How much is said of the square that the piece leaves.
    pub origin: Origin,
    /// What stands where a piece takes another.
    pub capture: CaptureSign,
    /// How castling is written.
    pub castling: CastlingSign,
    /// How the piece that a pawn becomes is written.
    pub promotion: PromotionSign,
    /// What stands behind a check.
    pub check: CheckSign,
    /// What stands behind a mate.
    pub mate: MateSign,
    /// What stands behind a capture en passant.
    pub en_passant: EnPassantSign,
}

/// How much is said of the square that the piece leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// As much as another piece makes needful: `Nbd7`.
    Needed,
    /// The square, and a hyphen where nothing is taken: `Ng1-f3`.
    Hyphen,
    /// The square, and a dash where nothing is taken, as in 1929: `Cg1—f3`.
    Dash,
    /// The square alone: `Bb2e5`, as since 2014 in Appendix C.
    Bare,
}

/// What stands where a piece takes another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CaptureSign {
    /// `Nxd5`.
    Cross,
    /// `N×d5`.
    Times,
    /// `N:d5`.
    Colon,
    /// `Nd5:`.
    ColonBehind,
    /// `Nd5`, and `ed5` where a pawn takes.
    Unmarked,
}

/// How castling is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingSign {
    /// `O-O`, as PGN has it.
    Letters,
    /// `0-0`, as the Laws have it since 1997.
    Zeros,
    /// `0—0`, as in 1929.
    ZerosAndDashes,
}

/// How the piece that a pawn becomes is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PromotionSign {
    /// `e8=Q`, as PGN has it.
    Equals,
    /// `e8Q`, as the Laws have it.
    Bare,
    /// `e8(Q)`.
    Parentheses,
    /// `e8/Q`.
    Stroke,
}

/// What stands behind a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckSign {
    /// `+`.
    Plus,
    /// `†`.
    Dagger,
    /// Nothing.
    Unmarked,
}

/// What stands behind a mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MateSign {
    /// `#`.
    Hash,
    /// `++`.
    DoublePlus,
    /// `‡`.
    DoubleDagger,
    /// Nothing.
    Unmarked,
}

/// What stands behind a capture en passant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EnPassantSign {
    /// ` e.p.`.
    Marked,
    /// Nothing.
    Unmarked,
}

/// The text names no style.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected one of pgn, fide-1929, fide-1997, fide-2009, fide-2023, long, lan, terse, uci, uci-960, descriptive"
)]
pub struct UnknownStyle;

impl Style {
    /// Export format of the PGN standard: `Nf3`, `exd6`, `O-O`, `e8=Q+`.
    pub const PGN: Self = Self::Algebraic(Algebraic::PGN);
    /// The Laws of 1929, article 5: `Cg1—f3`, `Cf3:e5‡`, `0—0`.
    pub const FIDE_1929: Self = Self::Algebraic(Algebraic {
        origin: Origin::Dash,
        capture: CaptureSign::Colon,
        castling: CastlingSign::ZerosAndDashes,
        promotion: PromotionSign::Bare,
        check: CheckSign::Plus,
        mate: MateSign::DoubleDagger,
        en_passant: EnPassantSign::Unmarked,
    });
    /// The Laws of 1997 to 2005, Annex E: `Nxd5`, `exd6 e.p.`, `0-0`, `d8Q++`.
    pub const FIDE_1997: Self = Self::Algebraic(Algebraic {
        castling: CastlingSign::Zeros,
        promotion: PromotionSign::Bare,
        mate: MateSign::DoublePlus,
        en_passant: EnPassantSign::Marked,
        ..Algebraic::PGN
    });
    /// The Laws of 2009, Appendix C: as in 1997, mate with `#`.
    pub const FIDE_2009: Self = Self::Algebraic(Algebraic {
        castling: CastlingSign::Zeros,
        promotion: PromotionSign::Bare,
        en_passant: EnPassantSign::Marked,
        ..Algebraic::PGN
    });
    /// The Laws since 2014, Appendix C: `e.p.` is optional and left out.
    pub const FIDE_2023: Self = Self::Algebraic(Algebraic {
        castling: CastlingSign::Zeros,
        promotion: PromotionSign::Bare,
        ..Algebraic::PGN
    });
    /// Both squares without a sign between: `Bb2e5`, `e7e5`, art. C.8 of 2023.
    pub const LONG: Self = Self::Algebraic(Algebraic {
        origin: Origin::Bare,
        castling: CastlingSign::Zeros,
        promotion: PromotionSign::Bare,
        ..Algebraic::PGN
    });
    /// Both squares with a hyphen or `x`, as programs print it: `Ng1-f3`.
    pub const LAN: Self = Self::Algebraic(Algebraic {
        origin: Origin::Hyphen,
        ..Algebraic::PGN
    });
    /// No sign that a player may leave out: `Nd5`, `ed5`, `0-0`.
    pub const TERSE: Self = Self::Algebraic(Algebraic {
        capture: CaptureSign::Unmarked,
        castling: CastlingSign::Zeros,
        promotion: PromotionSign::Bare,
        check: CheckSign::Unmarked,
        mate: MateSign::Unmarked,
        ..Algebraic::PGN
    });

    /// Every named style.
    pub const ALL: [(&'static str, Self); 11] = [
        ("pgn", Self::PGN),
        ("fide-1929", Self::FIDE_1929),
        ("fide-1997", Self::FIDE_1997),
        ("fide-2009", Self::FIDE_2009),
        ("fide-2023", Self::FIDE_2023),
        ("long", Self::LONG),
        ("lan", Self::LAN),
        ("terse", Self::TERSE),
        ("uci", Self::Uci),
        ("uci-960", Self::Chess960),
        ("descriptive", Self::Descriptive),
    ];
}

impl Algebraic {
    /// Export format of the PGN standard.
    pub const PGN: Self = Self {
        origin: Origin::Needed,
        capture: CaptureSign::Cross,
        castling: CastlingSign::Letters,
        promotion: PromotionSign::Equals,
        check: CheckSign::Plus,
        mate: MateSign::Hash,
        en_passant: EnPassantSign::Unmarked,
    };
}

impl FromStr for Style {
    type Err = UnknownStyle;

    fn from_str(text: &str) -> Result<Self, UnknownStyle> {
        let found = Self::ALL.iter().find(|(name, _)| *name == text);
        found.map(|&(_, style)| style).ok_or(UnknownStyle)
    }
}

/// The name of the style; `custom` for a choice of signs that has none.
impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = Self::ALL.iter().find(|(_, style)| style == self);
        f.pad(found.map_or("custom", |(name, _)| name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn names_round_trip() {
        for (name, style) in Style::ALL {
            assert_eq!(name.parse(), Ok(style));
            assert_eq!(style.to_string(), name);
            assert!(UnknownStyle.to_string().contains(name));
        }
    }
}
