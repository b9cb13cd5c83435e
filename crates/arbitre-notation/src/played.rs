//! What a token of a score does on the board.

use core::fmt;

use arbitre_board::{
    Coordinates, File, Forgive, Illegality, Move, Piece, Position, Rank, Role, Setup, Square, Wing,
};

use crate::sketch::{Handwriting, sketches};
use crate::spoken::Spoken;
use crate::{Language, Letters, Mode, ReadError, Span, read, resolve, san};

/// What a token of a score does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// A legal move.
    Move(Move),
    /// No move: the turn passes, as `--` says.
    Null,
    /// An illegal move. Over the board it stands until somebody notices, so that
    /// what follows is read from the placement that it brought about.
    Illegal {
        /// The squares.
        coordinates: Coordinates,
        /// What is wrong with it.
        why: Illegality,
    },
    /// A move that could not be read; the turn passes.
    Unread,
}

impl Played {
    /// Whether it is a legal move, or no move at all.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_board::Position;
    /// use arbitre_notation::{Language, Played};
    ///
    /// let start = Position::initial();
    /// assert!(Played::of("Nf3", &start, Language::english()).is_legal());
    /// assert!(!Played::of("Nd5", &start, Language::english()).is_legal());
    /// ```
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        matches!(self, Self::Move(_) | Self::Null)
    }

    /// What a text does on the board, in a language; an illegal move is made
    /// where it can be told which man goes where.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_board::Position;
    /// use arbitre_notation::{Language, Played};
    ///
    /// // The knight is pinned, and it is clear which is meant.
    /// let position: Position = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1".parse()?;
    /// let played = Played::of("Nc3", &position, Language::english());
    /// assert!(matches!(played, Played::Illegal { .. }));
    /// assert_eq!(played.to_string(), "e2c3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(text: &str, position: &Position, language: &Language) -> Self {
        match read(text, position, language, Mode::Lenient) {
            Ok(found) => Self::Move(found.mv),
            Err(ReadError::Null { .. }) => Self::Null,
            Err(ReadError::Several { .. } | ReadError::TwoReadings { .. }) => Self::Unread,
            Err(_) => {
                let core = Spoken::new(text, Span::whole(text)).core;
                let hands = [
                    Handwriting::Fair,
                    Handwriting::LookAlike,
                    Handwriting::Careless,
                ];
                hands
                    .into_iter()
                    .flat_map(|hand| sketches(&core, language.letters(), hand))
                    .find_map(|sketch| resolve::illegal(position, &sketch))
                    .unwrap_or(Self::Unread)
            }
        }
    }

    /// What a text does on the board as it stands, in some letters: nothing in it is forgiven.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_board::Position;
    /// use arbitre_notation::{Language, Played};
    ///
    /// // Black has one king, and so it is clear which man goes where.
    /// let letters = Language::english().letters();
    /// let position: Position = "4k3/8/8/8/8/8/8/4K3 b - - 0 1".parse()?;
    /// assert_eq!(Played::exactly("Ke4", &position, letters).to_string(), "e8e4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn exactly(text: &str, position: &Position, letters: &Letters) -> Self {
        match san::read(position, text, letters) {
            Ok(mv) => Self::Move(mv),
            Err(ReadError::Null { .. }) => Self::Null,
            Err(ReadError::Several { .. } | ReadError::TwoReadings { .. }) => Self::Unread,
            Err(_) => {
                let core = Spoken::new(text, Span::whole(text)).core;
                sketches(&core, letters, Handwriting::Fair)
                    .into_iter()
                    .find_map(|sketch| resolve::illegal(position, &sketch))
                    .unwrap_or(Self::Unread)
            }
        }
    }

    /// The position after it, lawful or not; none when a king has gone.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_board::{Position, Square};
    /// use arbitre_notation::Played;
    ///
    /// let start = Position::initial();
    /// let why = start.examine(Square::E2, Square::E5, None).unwrap_err();
    /// let coordinates = "e2e5".parse()?;
    /// let after = Played::Illegal { coordinates, why }.on(&start).unwrap();
    /// assert!(after.piece_at(Square::E5).is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn on(&self, position: &Position) -> Option<Position> {
        match *self {
            Self::Move(mv) => Some(position.after(mv)),
            Self::Null | Self::Unread => position
                .null_move()
                .or_else(|| regardless(turned(position.to_setup()))),
            Self::Illegal { coordinates, why } => {
                let mut setup = position.to_setup();
                carry(&mut setup, coordinates);
                if let Illegality::Castling { wing, .. } = why {
                    carry_rook(&mut setup, coordinates.to, wing);
                }
                regardless(turned(setup))
            }
        }
    }
}

/// Moves one man from a square to another, whatever the rules say.
fn carry(setup: &mut Setup, coordinates: Coordinates) {
    let Coordinates {
        from,
        to,
        promotion,
    } = coordinates;
    let Some(man) = setup.remove(from) else {
        return;
    };
    let taken = setup.put(to, promotion.map_or(man, |role| role.of(man.side)));
    setup.castling = setup.castling.without(from).without(to);
    if man.role == Role::King {
        let home = Rank::First.seen_by(man.side);
        setup.castling = File::ALL.into_iter().fold(setup.castling, |rooks, file| {
            rooks.without(Square::new(file, home))
        });
    }
    setup.half_moves = match (man.role, taken) {
        (Role::Pawn, _) | (_, Some(_)) => 0,
        _ => setup.half_moves.saturating_add(1),
    };
}

/// Takes the rook of the corner over the king that castled, if there is room.
fn carry_rook(setup: &mut Setup, king: Square, wing: Wing) {
    let (corner, beside) = match wing {
        Wing::King => (File::H, File::F),
        Wing::Queen => (File::A, File::D),
    };
    let corner = Square::new(corner, king.rank());
    let beside = Square::new(beside, king.rank());
    let rook = |man: Piece| man.role == Role::Rook;
    if setup.piece_at(corner).is_some_and(rook) && setup.piece_at(beside).is_none() {
        setup.board.carry(corner, beside);
    }
}

/// The same men with the other side to move.
fn turned(mut setup: Setup) -> Setup {
    setup.turn = !setup.turn;
    setup.en_passant = None;
    if setup.turn == arbitre_board::Side::White {
        setup.full_moves = setup.full_moves.saturating_add(1);
    }
    setup
}

/// A position with any fault that play can go on with.
fn regardless(setup: Setup) -> Option<Position> {
    Position::new(&setup, Forgive::EVERYTHING).ok()
}

/// The move in coordinates, `0000` where none is made, nothing where none was
/// read.
impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => mv.fmt(f),
            Self::Null => f.write_str("0000"),
            Self::Illegal { coordinates, .. } => coordinates.fmt(f),
            Self::Unread => Ok(()),
        }
    }
}
