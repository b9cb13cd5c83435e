//! What each man attacks, from tables computed when the crate is compiled.

use crate::{Bitboard, Piece, Role, Side, Square, sliders};

const fn leaps(steps: &[(i32, i32)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut step = 0;
        while step < steps.len() {
            let file = square % 8 + steps[step].0;
            let rank = square / 8 + steps[step].1;
            if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[square as usize] |= 1 << (rank * 8 + file);
            }
            step += 1;
        }
        square += 1;
    }
    table
}

/// The squares on a straight line from one square, up to the edge or up to another square.
const fn walk(from: i32, files: i32, ranks: i32, until: i32) -> Option<u64> {
    let mut squares = 0;
    let mut file = from % 8 + files;
    let mut rank = from / 8 + ranks;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        let square = rank * 8 + file;
        if square == until {
            return Some(squares);
        }
        squares |= 1 << square;
        file += files;
        rank += ranks;
    }
    None
}

const fn betweens() -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = 0;
        while way < 9 {
            let (files, ranks) = (way % 3 - 1, way / 3 - 1);
            if files != 0 || ranks != 0 {
                let mut file = from % 8 + files;
                let mut rank = from / 8 + ranks;
                while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                    let to = rank * 8 + file;
                    if let Some(squares) = walk(from, files, ranks, to) {
                        table[from as usize][to as usize] = squares;
                    }
                    file += files;
                    rank += ranks;
                }
            }
            way += 1;
        }
        from += 1;
    }
    table
}

const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const STRAIGHT: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

const fn rays(ways: &[(i32, i32); 4]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut way = 0;
        while way < 4 {
            let (files, ranks) = ways[way];
            let mut file = square % 8 + files;
            let mut rank = square / 8 + ranks;
            while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[square as usize] |= 1 << (rank * 8 + file);
                file += files;
                rank += ranks;
            }
            way += 1;
        }
        square += 1;
    }
    table
}

static KNIGHT: [u64; 64] = leaps(&[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
static KING: [u64; 64] = leaps(&[
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
]);
static PAWN: [[u64; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];
/// What an officer of a role sees on an empty board; nothing for pawns.
static EMPTY_BOARD: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut square = 0;
    while square < 64 {
        let (diagonal, straight) = (BISHOP_RAYS[square], ROOK_RAYS[square]);
        table[Role::Knight as usize][square] = KNIGHT[square];
        table[Role::Bishop as usize][square] = diagonal;
        table[Role::Rook as usize][square] = straight;
        table[Role::Queen as usize][square] = diagonal | straight;
        table[Role::King as usize][square] = KING[square];
        square += 1;
    }
    table
};
/// From where a man comes to a square of an empty board, by the row of its piece; in the seventh
/// row of a side, from where its pawns take there. Promotions are left out.
static WAYS: [[u64; 64]; 16] = {
    let mut ways = [[0; 64]; 16];
    let mut index = 0;
    while index < 128 {
        let (side, to) = (index / 64, index % 64);
        let row = 8 * side;
        let mut officer = 1;
        while officer < 6 {
            ways[row + officer][to] = EMPTY_BOARD[officer][to];
            officer += 1;
        }
        if 8 <= to && to < 56 {
            ways[row][to] = match (side, to / 8) {
                (0, 3) => 0x101 << (to - 16),
                (0, _) => 1 << (to - 8),
                (_, 4) => 0x101 << (to + 8),
                (_, _) => 1 << (to + 8),
            };
            ways[row + TAKING][to] = PAWN[1 - side][to];
        }
        index += 1;
    }
    ways
};
/// How far the row of a pawn that takes is from the pawn's own.
const TAKING: usize = 6;
static BETWEEN: [[u64; 64]; 64] = betweens();
static BISHOP_RAYS: [u64; 64] = rays(&DIAGONAL);
static ROOK_RAYS: [u64; 64] = rays(&STRAIGHT);

/// From where officers can attack a square next to a king: nearly half of them never can.
#[derive(Clone, Copy)]
pub(crate) struct Zone {
    pub knights: u64,
    pub diagonal: u64,
    pub straight: u64,
}

impl Zone {
    pub(crate) const EVERYWHERE: Self = Self {
        knights: !0,
        diagonal: !0,
        straight: !0,
    };
}

static ZONES: [Zone; 64] = {
    let mut zones = [Zone {
        knights: 0,
        diagonal: 0,
        straight: 0,
    }; 64];
    let mut index = 0;
    while index < 64 * 64 {
        let (king, next) = (index / 64, index % 64);
        if KING[king] >> next & 1 != 0 {
            zones[king].knights |= KNIGHT[next];
            zones[king].diagonal |= BISHOP_RAYS[next];
            zones[king].straight |= ROOK_RAYS[next];
        }
        index += 1;
    }
    zones
};

#[inline]
pub(crate) fn zone(king: usize) -> Zone {
    ZONES[king & 63]
}

#[inline]
pub(crate) fn knight(square: usize) -> u64 {
    KNIGHT[square & 63]
}

#[inline]
pub(crate) fn king(square: usize) -> u64 {
    KING[square & 63]
}

#[inline]
pub(crate) fn pawn(side: Side, square: usize) -> u64 {
    PAWN[side as usize][square & 63]
}

/// The squares strictly between two squares of one line, none if they share no line.
#[inline]
pub(crate) fn between(from: usize, to: usize) -> u64 {
    BETWEEN[from & 63][to & 63]
}

/// What an officer sees on an empty board.
#[inline]
pub(crate) fn on_empty_board(officer: Role, square: usize) -> u64 {
    EMPTY_BOARD[officer as usize & 7][square & 63]
}

/// From where a man comes to a square of an empty board, if it can take men on these squares;
/// nothing for a promotion.
#[inline(always)]
pub(crate) fn ways(piece: Piece, prey: u64, to: usize) -> u64 {
    let takes = (piece.role == Role::Pawn) & (prey >> (to & 63) & 1 != 0);
    WAYS[(piece.row() + usize::from(takes) * TAKING) & 15][to & 63]
}

/// What a bishop sees on an empty board.
#[inline]
pub(crate) fn bishop_rays(square: usize) -> u64 {
    BISHOP_RAYS[square & 63]
}

/// What a rook sees on an empty board.
#[inline]
pub(crate) fn rook_rays(square: usize) -> u64 {
    ROOK_RAYS[square & 63]
}

/// The squares that a man of a side and role attacks from a square, past no man in its way.
///
/// A pawn attacks diagonally forward only. Squares with men of either side count as attacked.
///
/// # Examples
///
/// ```
/// use arbitre_board::{Bitboard, Role, Side, Square, attacks};
///
/// let blocker = Square::E6.bitboard();
/// assert_eq!(
///     attacks(Role::Rook.of(Side::White), Square::E4, blocker).to_string(),
///     "\
/// . . . . . . . .
/// . . . . . . . .
/// . . . . X . . .
/// . . . . X . . .
/// X X X X . X X X
/// . . . . X . . .
/// . . . . X . . .
/// . . . . X . . ."
/// );
/// ```
#[must_use]
pub fn attacks(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    let square = from.index();
    Bitboard(match piece.role {
        Role::Pawn => pawn(piece.side, square),
        Role::Knight => knight(square),
        Role::Bishop => sliders::bishop(square, occupied.0),
        Role::Rook => sliders::rook(square, occupied.0),
        Role::Queen => sliders::bishop(square, occupied.0) | sliders::rook(square, occupied.0),
        Role::King => king(square),
    })
}

/// The squares strictly between two squares of one rank, file or diagonal.
///
/// ```
/// use arbitre_board::{Bitboard, Square, squares_between};
///
/// assert!(squares_between(Square::A1, Square::D4).iter().eq([Square::B2, Square::C3]));
/// assert!(squares_between(Square::A1, Square::B3).is_empty());
/// ```
#[must_use]
pub fn squares_between(from: Square, to: Square) -> Bitboard {
    Bitboard(between(from.index(), to.index()))
}
