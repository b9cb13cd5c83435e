//! Why a setup is no position.

mod found;

use core::fmt;

use found::Found;
pub(crate) use found::is_plainly_lawful;

use crate::{Bitboard, Board, Setup, Side, Square};

/// One reason why a [`Setup`] is no [`Position`](crate::Position).
///
/// ```
/// use arbitre_board::{Fault, Setup, Side};
///
/// let setup: Setup = "4k3/8/8/8/8/8/8/8 w - - 0 1".parse().unwrap();
/// let faults = setup.faults();
/// assert!(faults.iter().eq([Fault::NoKing { side: Side::White }]));
/// assert_eq!(faults.to_string(), "white has no king");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A side has no king.
    NoKing {
        /// The side.
        side: Side,
    },
    /// A side has several kings.
    SeveralKings {
        /// The side.
        side: Side,
        /// Where they stand.
        kings: Bitboard,
    },
    /// A side has more than sixteen men.
    TooManyMen {
        /// The side.
        side: Side,
        /// Where they stand.
        men: Bitboard,
    },
    /// A side has more pawns, or more promoted pieces, than eight pawns can give.
    TooManyPromoted {
        /// The side.
        side: Side,
        /// The pawns, and the pieces of each role of which there are more than at the start.
        men: Bitboard,
    },
    /// Pawns stand on the first or eighth rank.
    PawnsOnLastRank {
        /// Where they stand.
        pawns: Bitboard,
    },
    /// The side that has just moved stands in check.
    OpponentInCheck {
        /// Its king.
        king: Square,
        /// The men of the side to move that attack it.
        by: Bitboard,
    },
    /// The side to move is in check from more men than one move can bring about.
    ImpossibleCheck {
        /// Its king.
        king: Square,
        /// The checking men.
        by: Bitboard,
    },
    /// A rook is said to have the right to castle, and cannot have it.
    Castling {
        /// The square of the supposed rook.
        rook: Square,
        /// What is wrong with it.
        reason: CastlingFault,
    },
    /// A pawn is said to have just passed a square, and cannot have.
    EnPassant {
        /// The square said to have been passed.
        square: Square,
        /// What is wrong with it.
        reason: EnPassantFault,
    },
}

/// Why a right to castle cannot be.
///
/// ```
/// use arbitre_board::{CastlingFault, Fault, Setup, Square};
///
/// let setup: Setup = "4k3/8/8/8/8/8/8/4K3 w K - 0 1".parse().unwrap();
/// let fault = Fault::Castling { rook: Square::H1, reason: CastlingFault::NoRook };
/// assert!(setup.faults().iter().eq([fault]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingFault {
    /// The square is on neither the first nor the eighth rank.
    NotOnBackRank,
    /// No rook of that rank's side stands there.
    NoRook,
    /// The king of that rank's side does not stand on the rank.
    KingAway,
    /// A rook nearer to the corner is said to have the right as well.
    SecondOnWing,
}

/// Why a pawn cannot have just passed a square.
///
/// ```
/// use arbitre_board::{EnPassantFault, Fault, Setup, Square};
///
/// let setup: Setup = "4k3/8/8/8/8/8/8/4K3 w - e6 0 1".parse().unwrap();
/// let fault = Fault::EnPassant { square: Square::E6, reason: EnPassantFault::NoPawn };
/// assert!(setup.faults().iter().eq([fault]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EnPassantFault {
    /// The square is not on the third rank of the side that has just moved.
    WrongRank,
    /// No pawn of the side that has just moved stands beyond the square.
    NoPawn,
    /// A man stands on the square, or where the pawn would have come from.
    Occupied,
    /// The side to move is in a check that neither the pawn gives nor its step uncovered.
    OtherCheck,
}

/// The kinds of [`Fault`], to name those that may be forgiven.
///
/// ```
/// use arbitre_board::FaultKind;
///
/// assert!(FaultKind::OpponentInCheck.is_forgivable());
/// assert!(!FaultKind::NoKing.is_forgivable());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// [`Fault::NoKing`], never forgiven.
    NoKing,
    /// [`Fault::SeveralKings`], never forgiven.
    SeveralKings,
    /// [`Fault::TooManyMen`], never forgiven.
    TooManyMen,
    /// [`Fault::TooManyPromoted`]: forgiven, the men stay.
    TooManyPromoted,
    /// [`Fault::PawnsOnLastRank`]: forgiven, the pawns stay and cannot move on.
    PawnsOnLastRank,
    /// [`Fault::OpponentInCheck`]: forgiven, the king cannot be captured.
    OpponentInCheck,
    /// [`Fault::ImpossibleCheck`]: forgiven, it is answered as a double check.
    ImpossibleCheck,
    /// [`Fault::Castling`]: forgiven, the right is dropped.
    Castling,
    /// [`Fault::EnPassant`]: forgiven, the square is dropped.
    EnPassant,
}

impl FaultKind {
    /// Whether play can go on from a setup with this fault.
    ///
    /// ```
    /// # use arbitre_board::FaultKind;
    /// assert!(FaultKind::EnPassant.is_forgivable());
    /// ```
    #[must_use]
    pub const fn is_forgivable(self) -> bool {
        !matches!(self, Self::NoKing | Self::SeveralKings | Self::TooManyMen)
    }
}

/// Which kinds of fault a caller forgives.
///
/// ```
/// use arbitre_board::{FaultKind, Forgive, Position, Setup};
///
/// // White to move could take the king.
/// let setup: Setup = "4k3/8/8/8/8/8/8/K3R3 w - - 0 1".parse().unwrap();
/// assert!(Position::new(&setup, Forgive::NOTHING).is_err());
/// let position = Position::new(&setup, Forgive::only(&[FaultKind::OpponentInCheck])).unwrap();
/// assert!(position.legal_moves().iter().all(|mv| mv.capture().is_none()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forgive(u16);

impl Forgive {
    /// No fault is forgiven.
    ///
    /// ```
    /// # use arbitre_board::{FaultKind, Forgive};
    /// assert!(!Forgive::NOTHING.forgives(FaultKind::Castling));
    /// ```
    pub const NOTHING: Self = Self(0);
    /// Every fault that play can go on with is forgiven.
    ///
    /// ```
    /// # use arbitre_board::{FaultKind, Forgive};
    /// assert!(Forgive::EVERYTHING.forgives(FaultKind::OpponentInCheck));
    /// assert!(!Forgive::EVERYTHING.forgives(FaultKind::NoKing));
    /// ```
    pub const EVERYTHING: Self = Self(!0);

    /// Faults of these kinds are forgiven, if they are forgivable.
    ///
    /// ```
    /// # use arbitre_board::{FaultKind, Forgive};
    /// let forgive = Forgive::only(&[FaultKind::Castling, FaultKind::EnPassant]);
    /// assert!(forgive.forgives(FaultKind::Castling));
    /// assert!(!forgive.forgives(FaultKind::OpponentInCheck));
    /// ```
    #[must_use]
    pub const fn only(kinds: &[FaultKind]) -> Self {
        let mut set = 0;
        let mut index = 0;
        while index < kinds.len() {
            set |= 1 << kinds[index] as u16;
            index += 1;
        }
        Self(set)
    }

    /// Whether a fault of this kind is forgiven.
    ///
    /// ```
    /// # use arbitre_board::{FaultKind, Forgive};
    /// assert!(!Forgive::EVERYTHING.forgives(FaultKind::NoKing));
    /// ```
    #[must_use]
    pub const fn forgives(self, kind: FaultKind) -> bool {
        kind.is_forgivable() && self.0 & 1 << kind as u16 != 0
    }
}

impl Fault {
    /// The kind of the fault.
    ///
    /// ```
    /// # use arbitre_board::{Fault, FaultKind, Side};
    /// assert_eq!(Fault::NoKing { side: Side::Black }.kind(), FaultKind::NoKing);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> FaultKind {
        match self {
            Self::NoKing { .. } => FaultKind::NoKing,
            Self::SeveralKings { .. } => FaultKind::SeveralKings,
            Self::TooManyMen { .. } => FaultKind::TooManyMen,
            Self::TooManyPromoted { .. } => FaultKind::TooManyPromoted,
            Self::PawnsOnLastRank { .. } => FaultKind::PawnsOnLastRank,
            Self::OpponentInCheck { .. } => FaultKind::OpponentInCheck,
            Self::ImpossibleCheck { .. } => FaultKind::ImpossibleCheck,
            Self::Castling { .. } => FaultKind::Castling,
            Self::EnPassant { .. } => FaultKind::EnPassant,
        }
    }

    /// The squares concerned, none when a man is missing.
    ///
    /// ```
    /// # use arbitre_board::{Bitboard, Fault, Square};
    /// let pawns = Square::A8.bitboard();
    /// assert_eq!(Fault::PawnsOnLastRank { pawns }.squares(), pawns);
    /// ```
    #[must_use]
    pub fn squares(&self) -> Bitboard {
        match *self {
            Self::NoKing { .. } => Bitboard::EMPTY,
            Self::SeveralKings { kings, .. } => kings,
            Self::TooManyMen { men, .. } | Self::TooManyPromoted { men, .. } => men,
            Self::PawnsOnLastRank { pawns } => pawns,
            Self::OpponentInCheck { king, by } | Self::ImpossibleCheck { king, by } => {
                by.with(king)
            }
            Self::Castling { rook, .. } => rook.bitboard(),
            Self::EnPassant { square, .. } => square.bitboard(),
        }
    }
}

/// Squares as words: "a1, b2 and c3".
pub(crate) struct Named(pub Bitboard);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.0.iter().len();
        for (index, square) in self.0.iter().enumerate() {
            match index {
                0 => {}
                _ if index + 1 == count => f.write_str(" and ")?,
                _ => f.write_str(", ")?,
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoKing { side } => write!(f, "{side} has no king"),
            Self::SeveralKings { side, kings } => {
                write!(f, "{side} has several kings, on {}", Named(kings))
            }
            Self::TooManyMen { side, men } => {
                write!(f, "{side} has {} men, more than sixteen", men.count())
            }
            Self::TooManyPromoted { side, men } => {
                write!(
                    f,
                    "{side} has more pawns and promoted pieces than eight pawns can give, on {}",
                    Named(men)
                )
            }
            Self::PawnsOnLastRank { pawns } => {
                write!(
                    f,
                    "a pawn stands on the first or last rank, on {}",
                    Named(pawns)
                )
            }
            Self::OpponentInCheck { king, by } => {
                write!(
                    f,
                    "the king on {king} is attacked from {} and its side has just moved",
                    Named(by)
                )
            }
            Self::ImpossibleCheck { king, by } => {
                write!(
                    f,
                    "no move can attack the king on {king} from {} at once",
                    Named(by)
                )
            }
            Self::Castling { rook, reason } => {
                write!(f, "no right to castle with {rook}: {reason}")
            }
            Self::EnPassant { square, reason } => {
                write!(f, "no pawn has just passed {square}: {reason}")
            }
        }
    }
}

impl fmt::Display for CastlingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotOnBackRank => "the square is on no back rank",
            Self::NoRook => "no rook of that side stands there",
            Self::KingAway => "the king does not stand on that rank",
            Self::SecondOnWing => "another rook on that wing is said to have the right",
        })
    }
}

impl fmt::Display for EnPassantFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::WrongRank => "it is not on the third rank of the side that has just moved",
            Self::NoPawn => "no pawn stands beyond it",
            Self::Occupied => "its path is not empty",
            Self::OtherCheck => "the check cannot come from its step",
        })
    }
}

/// All faults of a [`Setup`], in the order of [`Fault`]'s variants.
///
/// ```
/// use arbitre_board::Setup;
///
/// let setup: Setup = "8/8/8/8/8/8/8/P3K3 w - - 0 1".parse().unwrap();
/// assert_eq!(
///     setup.faults().to_string(),
///     "black has no king; a pawn stands on the first or last rank, on a1"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Faults {
    // The list itself would be twenty times as large as what it is worked out from.
    board: Board,
    castling: Bitboard,
    en_passant: Option<Square>,
    turn: Side,
    forgiven: Forgive,
}

impl Faults {
    pub(crate) const fn of(setup: &Setup) -> Self {
        let Setup {
            board,
            turn,
            castling,
            en_passant,
            ..
        } = *setup;
        Self {
            board,
            castling,
            en_passant,
            turn,
            forgiven: Forgive::NOTHING,
        }
    }

    /// The faults one by one.
    ///
    /// ```
    /// # use arbitre_board::{FaultKind, Setup};
    /// let faults = Setup::EMPTY.faults();
    /// assert!(faults.iter().all(|fault| fault.kind() == FaultKind::NoKing));
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = Fault> + Clone + use<> {
        let Self {
            board,
            castling,
            en_passant,
            turn,
            forgiven,
        } = *self;
        let found = Found::of(&Setup {
            board,
            turn,
            castling,
            en_passant,
            ..Setup::EMPTY
        });
        let faults = found.faults.into_iter().take(found.length);
        faults.filter(move |fault| !forgiven.forgives(fault.kind()))
    }

    /// How many there are.
    ///
    /// ```
    /// # use arbitre_board::Setup;
    /// assert_eq!(Setup::EMPTY.faults().len(), 2);
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there are none.
    ///
    /// ```
    /// # use arbitre_board::Setup;
    /// assert!(Setup::INITIAL.faults().is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// Whether one of them is of a kind.
    ///
    /// ```
    /// # use arbitre_board::{FaultKind, Setup};
    /// assert!(Setup::EMPTY.faults().has(FaultKind::NoKing));
    /// ```
    #[must_use]
    pub fn has(&self, kind: FaultKind) -> bool {
        self.iter().any(|fault| fault.kind() == kind)
    }

    /// The faults that a caller does not forgive.
    ///
    /// ```
    /// # use arbitre_board::{Forgive, Setup};
    /// let setup: Setup = "4k3/8/8/8/8/8/8/4K3 w K - 0 1".parse().unwrap();
    /// assert!(setup.faults().unforgiven(Forgive::EVERYTHING).is_empty());
    /// ```
    #[must_use]
    pub const fn unforgiven(&self, forgive: Forgive) -> Self {
        Self {
            forgiven: Forgive(self.forgiven.0 | forgive.0),
            ..*self
        }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl core::error::Error for Faults {}
