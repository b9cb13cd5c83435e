//! How near to mate a position looks: the order in which the search tries positions.
//!
//! Nothing here decides anything: a bad estimate costs time, never a verdict.
//!
//! The loser's king goes to a corner and the winner's king helps from two squares away. A queen
//! or a rook mates there without more ado. Pawns first have to promote, past or through what is
//! in front of them. Bishops and knights alone mostly need a man of the loser beside the king.

use arbitre_board::{Bitboard, Move, Position, Role, Side, Square, attacks};

use crate::graph::Distance;

/// A corner where a king is mated, and one of the ways to mate it there.
#[derive(Clone, Copy)]
struct Corner {
    /// The mated king's square.
    mated: usize,
    /// The square from which the other king takes two of three flights.
    helper: usize,
    /// The third flight, which a man of the loser may fill.
    filled: usize,
    /// A square from which a knight gives check.
    knight: usize,
}

/// The ways to mate in one corner.
const WAYS: usize = 6;

/// The ways to mate on a1: the helping king is a knight's leap away or two straight steps.
const FIRST_CORNER: [Corner; WAYS] = [
    corner(Square::C2, Square::A2, Square::B3),
    corner(Square::B3, Square::B1, Square::C2),
    corner(Square::C1, Square::A2, Square::C2),
    corner(Square::A3, Square::B1, Square::B3),
    corner(Square::C1, Square::A2, Square::B3),
    corner(Square::A3, Square::B1, Square::C2),
];

const fn corner(helper: Square, filled: Square, knight: Square) -> Corner {
    Corner {
        mated: Square::A1.index(),
        helper: helper.index(),
        filled: filled.index(),
        knight: knight.index(),
    }
}

/// The ways to mate in each of the four corners: those on a1, reflected.
const CORNERS: [Corner; 4 * WAYS] = {
    let mut corners = [FIRST_CORNER[0]; 4 * WAYS];
    let mut index = 0;
    while index < 4 * WAYS {
        let way = &FIRST_CORNER[index % WAYS];
        let flip = [0, 7, 56, 63][index / WAYS];
        corners[index] = Corner {
            mated: way.mated ^ flip,
            helper: way.helper ^ flip,
            filled: way.filled ^ flip,
            knight: way.knight ^ flip,
        };
        index += 1;
    }
    corners
};

impl Corner {
    /// Whether the square may be filled by a rook that neither checks the helping king nor
    /// captures the knight.
    const fn suits_rook(&self) -> bool {
        let is_straight = self.helper % 8 == self.mated % 8 || self.helper / 8 == self.mated / 8;
        is_straight && steps(self.knight, self.filled) == 1
    }

    /// Whether the square may be filled by a bishop that does not capture the knight.
    const fn suits_bishop(&self) -> bool {
        steps(self.knight, self.filled) == 2
    }
}

/// King's steps between two squares.
const fn steps(from: usize, to: usize) -> u32 {
    let files = (from % 8).abs_diff(to % 8);
    let ranks = (from / 8).abs_diff(to / 8);
    (if files > ranks { files } else { ranks }) as u32
}

/// Knight's leaps between two squares of an empty board, at least and almost exactly.
const fn leaps(from: usize, to: usize) -> u32 {
    let files = (from % 8).abs_diff(to % 8);
    let ranks = (from / 8).abs_diff(to / 8);
    let (long, short) = if files > ranks {
        (files, ranks)
    } else {
        (ranks, files)
    };
    match (long, short) {
        (1, 0) => 3,
        (2, 2) => 4,
        _ => {
            let far = long.div_ceil(2);
            let both = (long + short).div_ceil(3);
            let least = if far > both { far } else { both };
            (least + (least + long + short) % 2) as u32
        }
    }
}

/// Half of the greatest distance.
const FARTHEST: u32 = 127;

/// Whether two squares have the same colour.
const fn same_colour(a: usize, b: usize) -> bool {
    (a / 8 + a % 8 + b / 8 + b % 8).is_multiple_of(2)
}

/// For a king on each square its steps to the four corners, a byte for each.
const TO_CORNER: [u32; 64] = {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 4 * 64 {
        let (square, corner) = (index % 64, index / 64);
        let least = steps(square, CORNERS[WAYS * corner].mated);
        table[square] |= least << (8 * corner);
        index += 1;
    }
    table
};

/// For the helping king on each square its steps to the nearer helping square of each corner.
const TO_HELP: [u32; 64] = {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 4 * 64 {
        let (square, corner) = (index % 64, index / 64);
        let one = steps(square, CORNERS[WAYS * corner].helper);
        let other = steps(square, CORNERS[WAYS * corner + 1].helper);
        table[square] |= (if one < other { one } else { other }) << (8 * corner);
        index += 1;
    }
    table
};

/// Whether two squares share a diagonal.
const fn is_diagonal(a: usize, b: usize) -> bool {
    (a / 8).abs_diff(b / 8) == (a % 8).abs_diff(b % 8)
}

/// Estimates how far a side is from mating.
#[derive(Clone, Copy)]
pub(crate) struct Estimate {
    winner: Side,
    corners: &'static [Corner],
    /// A large byte for each corner that is not looked at.
    barred: u32,
}

impl Estimate {
    /// Towards whichever corner is nearest.
    pub(crate) const fn new(winner: Side) -> Self {
        Self {
            winner,
            corners: &CORNERS,
            barred: 0,
        }
    }

    /// Towards each of the four corners alone.
    pub(crate) fn each_corner(winner: Side) -> impl Iterator<Item = Self> {
        CORNERS
            .chunks(WAYS)
            .enumerate()
            .map(move |(index, corners)| {
                let barred = 0x7070_7070 & !(0xff << (8 * index));
                Self {
                    winner,
                    corners,
                    barred,
                }
            })
    }

    /// How far the kings are from a corner and its helping square.
    fn kings(&self, king: usize, helper: usize) -> u32 {
        let sums = (TO_CORNER[king & 63] + TO_HELP[helper & 63]) | self.barred;
        sums.to_le_bytes().into_iter().fold(u8::MAX, u8::min).into()
    }

    /// Whether this side has neither queen, rook nor pawn.
    pub(crate) fn has_only_minors(&self, position: &Position) -> bool {
        let own = |role| position.pieces(self.winner, role);
        (own(Role::Queen) | own(Role::Rook) | own(Role::Pawn)).is_empty()
    }

    /// A gauge for the moves of a position.
    pub(crate) fn gauge<'a>(&'a self, position: &Position) -> Gauge<'a> {
        let king = position.king(!self.winner).index();
        let helper = position.king(self.winner).index();
        Gauge {
            estimate: self,
            is_winners: position.turn() == self.winner,
            king,
            helper,
            before: self.kings(king, helper),
        }
    }

    /// How far a position is from mate, in rough half-moves.
    pub(crate) fn distance(&self, position: &Position) -> Distance {
        let king = position.king(!self.winner).index();
        let helper = position.king(self.winner).index();
        let (men, is_easy) = self.men(position, helper);
        let kings = if is_easy {
            self.kings(king, helper)
        } else {
            self.minors(position, king, helper)
        };
        (2 * kings + men).min(255) as Distance
    }

    /// How far a position is from mate in each of the four corners.
    pub(crate) fn distances(&self, position: &Position) -> [Distance; 4] {
        let king = position.king(!self.winner).index();
        let helper = position.king(self.winner).index();
        let (men, is_easy) = self.men(position, helper);
        let mut corners = Self::each_corner(self.winner);
        let sums = (TO_CORNER[king & 63] + TO_HELP[helper & 63]).to_le_bytes();
        sums.map(|sum| {
            let corner = corners.next().unwrap_or(*self);
            let kings = if is_easy {
                sum.into()
            } else {
                corner.minors(position, king, helper)
            };
            (2 * kings + men).min(255) as Distance
        })
    }

    /// What the men add to the distance, and whether the kings alone make up the rest.
    fn men(&self, position: &Position, helper: usize) -> (u32, bool) {
        let own = |role| position.pieces(self.winner, role);
        let foe = |role| position.pieces(!self.winner, role);
        let heavy = 3 * foe(Role::Queen).count() + 2 * foe(Role::Rook).count();
        let light = foe(Role::Knight).count() + foe(Role::Bishop).count();
        if !(own(Role::Queen) | own(Role::Rook)).is_empty() {
            (heavy + light, true)
        } else if !own(Role::Pawn).is_empty() {
            (heavy + light + 2 * self.pawns(position, helper), true)
        } else {
            (heavy, false)
        }
    }

    /// How far the winner is from a new queen.
    fn pawns(&self, position: &Position, helper: usize) -> u32 {
        let pawns = position.pieces(self.winner, Role::Pawn);
        let occupied = position.occupied();
        pawns.iter().fold(40, |least, pawn| {
            let (to_go, ahead) = match self.winner {
                Side::White => (
                    7 - pawn.rank() as u32,
                    0x0101_0101_0101_0100 << pawn.index(),
                ),
                Side::Black => (
                    pawn.rank() as u32,
                    0x0080_8080_8080_8080 >> (63 - pawn.index()),
                ),
            };
            let blockers = occupied & Bitboard(ahead);
            let blocked = blockers
                .iter()
                .fold(0, |sum, blocker| sum + 3 + steps(helper, blocker.index()));
            let blocked = match blocked {
                0 => 0,
                steps => steps.min(self.lure(position, pawn)),
            };
            least.min(2 + to_go + blocked)
        })
    }

    /// How far a piece of the loser is from where a blocked pawn takes it and comes free.
    fn lure(&self, position: &Position, pawn: Square) -> u32 {
        let foe = |role| position.pieces(!self.winner, role);
        let struck = attacks(Role::Pawn.of(self.winner), pawn, Bitboard::EMPTY);
        struck.iter().fold(40, |least, square| {
            let mut least = least;
            for bishop in foe(Role::Bishop) {
                if same_colour(bishop.index(), square.index()) {
                    let near = is_diagonal(bishop.index(), square.index());
                    least = least.min(if bishop == square {
                        1
                    } else if near {
                        3
                    } else {
                        4
                    });
                }
            }
            for knight in foe(Role::Knight) {
                least = least.min(2 + leaps(knight.index(), square.index()));
            }
            if !(foe(Role::Rook) | foe(Role::Queen)).is_empty() {
                least = least.min(4);
            }
            least
        })
    }

    /// How far the winner's bishops and knights are from mating with a man of the loser's help.
    fn minors(&self, position: &Position, king: usize, helper: usize) -> u32 {
        let bishops = position.pieces(self.winner, Role::Bishop);
        let knights = position.pieces(self.winner, Role::Knight);
        let own_men = bishops.count() + knights.count();
        let is_lone = position.board().side(!self.winner).count() == 2;
        let by_dark = !(bishops & Bitboard::DARK).is_empty();
        let by_light = !(bishops & Bitboard::LIGHT).is_empty();
        self.corners.iter().fold(FARTHEST, |least, corner| {
            let by_bishop = if same_colour(corner.mated, Square::A1.index()) {
                by_dark
            } else {
                by_light
            };
            let kings = steps(king, corner.mated) + steps(helper, corner.helper);
            if !by_bishop && knights.is_empty() || kings >= least {
                return least;
            }
            // The check comes last: before that, the king could not enter the corner.
            let check = if by_bishop {
                bishops.iter().fold(2, |least, bishop| {
                    let on_diagonal = is_diagonal(bishop.index(), corner.mated);
                    least.min(if on_diagonal { 2 } else { 0 })
                })
            } else {
                knights.iter().fold(8, |least, knight| {
                    least.min(leaps(knight.index(), corner.knight).abs_diff(1))
                })
            };
            if kings + check >= least {
                return least;
            }
            let fits = |role| match role {
                Role::Bishop => by_bishop || corner.suits_bishop(),
                Role::Rook => !by_bishop && corner.suits_rook(),
                _ => true,
            };
            let filler = self.filler(position, corner.filled, fits);
            // Two or more men may also do without.
            let filler = if own_men > 1 { filler.min(4) } else { filler };
            let on_move = position.turn() == self.winner;
            // A knight on the move that is to give check next, but not yet, first has to go away.
            let is_early = !by_bishop && check == 0 && on_move && kings + filler > 0;
            // A loser with nothing else to move must not fill the square before it is mate.
            let is_last = is_lone && filler == 0 && !(on_move && kings + check == 0);
            let wait = if is_early { 2 } else { 0 } + if is_last { 3 } else { 0 };
            least.min(kings + check + filler + wait)
        })
    }

    /// How far a man of the loser is from a square beside its king.
    fn filler(&self, position: &Position, square: usize, fits: impl Fn(Role) -> bool) -> u32 {
        let foe = |role| position.pieces(!self.winner, role);
        let mut least = 24;
        for knight in foe(Role::Knight) {
            least = least.min(leaps(knight.index(), square));
        }
        if fits(Role::Bishop) {
            for bishop in foe(Role::Bishop) {
                if same_colour(bishop.index(), square) {
                    least = least.min(u32::from(bishop.index() != square));
                }
            }
        }
        if fits(Role::Rook) {
            for rook in foe(Role::Rook) {
                least = least.min(if rook.index() == square { 0 } else { 2 });
            }
        }
        for pawn in foe(Role::Pawn) {
            let last = match self.winner {
                Side::White => pawn.index() % 8,
                Side::Black => 56 + pawn.index() % 8,
            };
            if pawn.index() == square {
                return 0;
            }
            let to_go = steps(pawn.index(), last);
            least = least.min(1 + to_go + leaps(last, square));
            if pawn.index() % 8 == square % 8 && to_go > steps(square, last) {
                least = least.min(to_go - steps(square, last));
            }
        }
        least
    }
}

/// What it is worth to take a man of each role.
const WORTH: [i32; 6] = [3, 5, 5, 8, 9, 3];

/// What the moves of one position are worth, without making them.
pub(crate) struct Gauge<'a> {
    estimate: &'a Estimate,
    is_winners: bool,
    king: usize,
    helper: usize,
    /// How far the kings are from a corner before the move.
    before: u32,
}

impl Gauge<'_> {
    /// How much nearer to mate a move brings.
    pub(crate) fn gain(&self, mv: Move) -> i32 {
        let mut gain = 0;
        if let Some(role) = mv.capture() {
            let worth = WORTH[role as usize];
            gain += if self.is_winners { worth } else { -2 * worth };
        }
        match mv.role() {
            Role::King => {
                let to = mv.to().index();
                let after = if self.is_winners {
                    self.estimate.kings(self.king, to)
                } else {
                    self.estimate.kings(to, self.helper)
                };
                gain += 3 * (self.before as i32 - after as i32);
            }
            Role::Pawn if self.is_winners => {
                gain += match mv.promotion() {
                    Some(Role::Queen) => 20,
                    Some(_) => 0,
                    None => 1,
                };
            }
            _ => {}
        }
        gain
    }
}
