//! What can be wrong with a FEN, and what can be overlooked.

use core::fmt;
use core::ops::Range;

/// Why a text is no FEN, and where.
///
/// ```
/// use arbitre_board::fen::{self, FenReason};
///
/// let error = fen::read("4k3/8/8/8/8/8/8/4K3 x - - 0 1").unwrap_err();
/// assert_eq!(error.reason, FenReason::Turn);
/// assert_eq!(error.span(), 20..21);
/// assert_eq!(error.to_string(), "expected the side to move, w or b, at byte 20");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}, at byte {start}")]
pub struct FenError {
    /// What is wrong and what was expected.
    pub reason: FenReason,
    /// The first byte concerned.
    pub start: usize,
    /// The byte after the last one concerned.
    pub end: usize,
}

impl FenError {
    /// The bytes concerned; empty where something is missing.
    ///
    /// ```
    /// # use arbitre_board::fen;
    /// assert_eq!(fen::read("8/8").unwrap_err().span(), 3..3);
    /// ```
    #[must_use]
    pub const fn span(&self) -> Range<usize> {
        self.start..self.end
    }
}

/// What is wrong with a FEN, in the order in which it is read.
///
/// ```
/// use arbitre_board::fen::{self, FenReason};
///
/// let error = fen::read("ppppppppp/8/8/8/8/8/8/8 w - - 0 1").unwrap_err();
/// assert_eq!(error.reason, FenReason::RankTooLong { rank: 8 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenReason {
    /// No man, digit or slash where one is due.
    #[error("expected a man's letter (PNBRQK or pnbrqk), a digit 1 to 8 or /")]
    Board,
    /// A rank holds fewer than eight squares.
    #[error("rank {rank} has fewer than eight squares")]
    RankTooShort {
        /// The rank, 1 to 8.
        rank: u8,
    },
    /// A rank holds more than eight squares.
    #[error("rank {rank} has more than eight squares")]
    RankTooLong {
        /// The rank, 1 to 8.
        rank: u8,
    },
    /// Two digits in a row, which should be added up.
    #[error("two digits stand in a row, expected their sum")]
    DigitsInRow,
    /// The board ends before the first rank.
    #[error("expected eight ranks, eighth to first")]
    RanksMissing,
    /// The board goes on after the first rank.
    #[error("expected no more than eight ranks")]
    TooManyRanks,
    /// Not exactly one space between two fields.
    #[error("expected one space and the next field")]
    Space,
    /// Neither `w` nor `b`.
    #[error("expected the side to move, w or b")]
    Turn,
    /// No `-` and no letter of a right to castle.
    #[error("expected rights to castle, some of KQkq or of the files' letters, or -")]
    Castling,
    /// The same right to castle twice.
    #[error("a right to castle is named twice")]
    CastlingTwice,
    /// Neither `-` nor a square.
    #[error("expected the square passed by a pawn, or -")]
    EnPassant,
    /// No whole number of half-moves.
    #[error("expected the half-moves since the last capture or pawn move, a whole number")]
    HalfMoves,
    /// No move number from 1.
    #[error("expected the number of the move, a whole number from 1")]
    FullMoves,
    /// Something after the last field.
    #[error("expected nothing after the number of the move")]
    Trailing,
}

/// What a lenient reading had to overlook.
///
/// ```
/// use arbitre_board::fen::{self, Remark};
///
/// let fen = fen::read_leniently("4k3/8/8/8/8/8/8/4K3 b").unwrap();
/// assert!(fen.remarks.iter().any(|(remark, _)| remark == Remark::CastlingMissing));
/// assert_eq!(Remark::CastlingMissing.to_string(), "rights to castle missing, none assumed");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remark {
    /// Space before, after or more than once between the fields.
    Spaces,
    /// Underscores in place of spaces, as in addresses of pages.
    Underscores,
    /// A `~` behind a man that was promoted, passed over.
    Promoted,
    /// Digits in a row, added up.
    DigitsInRow,
    /// Ranks shorter than eight squares, filled with empty ones.
    RankFilled,
    /// No side to move: White is assumed.
    TurnMissing,
    /// The side to move in capitals or as a word.
    TurnSpelling,
    /// No rights to castle: none are assumed.
    CastlingMissing,
    /// A right to castle named twice.
    CastlingTwice,
    /// A longer dash in place of `-`.
    Dash,
    /// No en-passant field: none is assumed.
    EnPassantMissing,
    /// The pawn's own square instead of the one it passed.
    EnPassantPawnSquare,
    /// No half-moves, or `-`: 0 is assumed.
    HalfMovesMissing,
    /// No move number, or `-`: 1 is assumed.
    FullMovesMissing,
    /// The move number 0, kept.
    FullMovesZero,
    /// Something after the last field, such as the operations of EPD.
    Trailing,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Spaces => "more space than one between two fields",
            Self::Underscores => "underscores in place of spaces",
            Self::Promoted => "a mark of promotion, passed over",
            Self::DigitsInRow => "digits in a row, added up",
            Self::RankFilled => "a short rank, filled with empty squares",
            Self::TurnMissing => "side to move missing, white assumed",
            Self::TurnSpelling => "side to move not written w or b",
            Self::CastlingMissing => "rights to castle missing, none assumed",
            Self::CastlingTwice => "a right to castle named twice",
            Self::Dash => "a longer dash in place of -",
            Self::EnPassantMissing => "en-passant field missing, none assumed",
            Self::EnPassantPawnSquare => "the pawn's square in place of the square it passed",
            Self::HalfMovesMissing => "half-moves missing, 0 assumed",
            Self::FullMovesMissing => "move number missing, 1 assumed",
            Self::FullMovesZero => "move number 0",
            Self::Trailing => "something after the last field",
        })
    }
}

const REMARKS: usize = 16;

/// The remarks of a lenient reading, each kind once, with the bytes of its first cause.
///
/// ```
/// use arbitre_board::fen::{self, Remark};
///
/// let fen = fen::read_leniently(" 4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
/// assert!(fen.remarks.iter().eq([(Remark::Spaces, 0..1)]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Remarks {
    length: usize,
    remarks: [Option<(Remark, usize, usize)>; REMARKS],
}

impl Remarks {
    pub(super) fn add(&mut self, remark: Remark, span: Range<usize>) {
        if self.iter().all(|(other, _)| other != remark)
            && let Some(place) = self.remarks.get_mut(self.length)
        {
            *place = Some((remark, span.start, span.end));
            self.length += 1;
        }
    }

    /// Whether there is nothing to remark: the text was strict FEN.
    ///
    /// ```
    /// # use arbitre_board::fen;
    /// let fen = fen::read_leniently("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    /// assert!(fen.remarks.is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Each remark with its bytes.
    ///
    /// ```
    /// # use arbitre_board::fen;
    /// assert_eq!(fen::read_leniently("4k3/8/8/8/8/8/8/4K3").unwrap().remarks.iter().count(), 5);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (Remark, Range<usize>)> + '_ {
        self.remarks
            .iter()
            .flatten()
            .map(|(remark, start, end)| (*remark, *start..*end))
    }
}
