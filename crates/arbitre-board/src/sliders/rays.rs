//! Sliders' sight by arithmetic, with two kilobytes of tables for each kind of line.

/// The squares seen along one line, by the obstruction difference: of the blockers above, the
/// lowest, and of those below, the highest, bound what is seen.
///
/// Source: the "obstruction difference" of the Chess Programming Wiki.
const fn line(occupied: u64, below: u64, above: u64) -> u64 {
    let lower = occupied & below;
    let upper = occupied & above;
    let nearest = 0x8000_0000_0000_0000 >> (lower | 1).leading_zeros();
    (below | above) & (upper ^ upper.wrapping_sub(nearest))
}

/// The squares of a line through a square, below and above it by index.
#[derive(Clone, Copy)]
struct Line {
    below: u64,
    above: u64,
}

const fn ray(square: i32, files: i32, ranks: i32) -> u64 {
    let mut squares = 0;
    let mut file = square % 8 + files;
    let mut rank = square / 8 + ranks;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        squares |= 1 << (rank * 8 + file);
        file += files;
        rank += ranks;
    }
    squares
}

const fn lines(files: i32, ranks: i32) -> [Line; 64] {
    let mut lines = [Line { below: 0, above: 0 }; 64];
    let mut square = 0;
    while square < 64 {
        lines[square] = Line {
            below: ray(square as i32, -files, -ranks),
            above: ray(square as i32, files, ranks),
        };
        square += 1;
    }
    lines
}

const RANKS: [Line; 64] = lines(1, 0);
const FILES: [Line; 64] = lines(0, 1);
const DIAGONALS: [Line; 64] = lines(1, 1);
const ANTIDIAGONALS: [Line; 64] = lines(-1, 1);

/// What a bishop on a square attacks.
#[inline]
pub(crate) const fn bishop(square: usize, occupied: u64) -> u64 {
    let square = square & 63;
    let (one, other) = (DIAGONALS[square], ANTIDIAGONALS[square]);
    line(occupied, one.below, one.above) | line(occupied, other.below, other.above)
}

/// What a rook on a square attacks.
#[inline]
pub(crate) const fn rook(square: usize, occupied: u64) -> u64 {
    let square = square & 63;
    let (one, other) = (RANKS[square], FILES[square]);
    line(occupied, one.below, one.above) | line(occupied, other.below, other.above)
}
pub(crate) const fn diagonals(square: usize) -> (u64, u64) {
    let (one, other) = (DIAGONALS[square & 63], ANTIDIAGONALS[square & 63]);
    (one.below | one.above, other.below | other.above)
}
