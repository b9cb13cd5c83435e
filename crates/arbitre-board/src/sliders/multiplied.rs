//! A slider's sight by one multiplication a line, from ten kilobytes of tables.
//!
//! The men on a line are gathered into six bits by multiplication; a table that all lines share
//! has the squares seen, repeated on every rank, of which the line keeps its own. Files are turned
//! onto a diagonal first.
//!
//! Source: "Kindergarten Bitboards", Chess Programming Wiki.

use super::{Sight, Task};

/// A line through each square, that square excepted.
#[derive(Clone, Copy)]
struct Lines {
    diagonal: u64,
    antidiagonal: u64,
    rank: u64,
}

const A_FILE: u64 = 0x0101_0101_0101_0101;
const B_FILE: u64 = A_FILE << 1;
/// From c7 down to h2: carries the a-file's inner squares into the six highest bits.
const C7_TO_H2: u64 = 0x0080_4020_1008_0400;

const fn line(square: usize, files: i32) -> u64 {
    let (file, rank) = (square as i32 % 8, square as i32 / 8);
    let mut squares = 0;
    let mut step = -7;
    while step <= 7 {
        let (file, rank) = (file + step * files, rank + step);
        if step != 0 && file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            squares |= 1 << (rank * 8 + file);
        }
        step += 1;
    }
    squares
}

static LINES: [Lines; 64] = {
    let mut lines = [Lines {
        diagonal: 0,
        antidiagonal: 0,
        rank: 0,
    }; 64];
    let mut square = 0;
    while square < 64 {
        lines[square] = Lines {
            diagonal: line(square, 1),
            antidiagonal: line(square, -1),
            rank: (0xFF << (square & 56)) & !(1 << square),
        };
        square += 1;
    }
    lines
};

/// What is seen from one of eight places in a row, given the six inner ones that are occupied.
const fn seen(place: usize, inner: usize) -> u8 {
    let occupied = (inner << 1) as u8;
    let mut seen = 0;
    let mut next = place;
    while next < 7 {
        next += 1;
        seen |= 1 << next;
        if occupied >> next & 1 != 0 {
            break;
        }
    }
    next = place;
    while next > 0 {
        next -= 1;
        seen |= 1 << next;
        if occupied >> next & 1 != 0 {
            break;
        }
    }
    seen
}

/// By file and occupied inner files, the files seen, on every rank.
static ON_RANKS: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut index = 0;
    while index < 512 {
        table[index / 64][index % 64] = seen(index / 64, index % 64) as u64 * A_FILE;
        index += 1;
    }
    table
};

/// By rank and occupied inner ranks (the seventh is the lowest bit), the ranks seen, on the
/// a-file.
static ON_FILES: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut index = 0;
    while index < 512 {
        let inner = (index as u8 % 64).reverse_bits() >> 2;
        let ranks = seen(index / 64, inner as usize) as u64;
        let mut rank = 0;
        while rank < 8 {
            table[index / 64][index % 64] |= (ranks >> rank & 1) << (8 * rank);
            rank += 1;
        }
        index += 1;
    }
    table
};

/// What a bishop on a square attacks.
#[inline(always)]
pub(crate) const fn bishop(square: usize, occupied: u64) -> u64 {
    let Lines {
        diagonal,
        antidiagonal,
        ..
    } = LINES[square & 63];
    let seen = &ON_RANKS[square & 7];
    let along = (occupied & diagonal).wrapping_mul(B_FILE) >> 58;
    let across = (occupied & antidiagonal).wrapping_mul(B_FILE) >> 58;
    seen[along as usize] & diagonal | seen[across as usize] & antidiagonal
}

/// What a rook on a square attacks.
#[inline(always)]
pub(crate) const fn rook(square: usize, occupied: u64) -> u64 {
    let rank = LINES[square & 63].rank;
    let file = square & 7;
    let inner = (occupied & rank).wrapping_mul(B_FILE) >> 58;
    let turned = (occupied >> file & A_FILE).wrapping_mul(C7_TO_H2) >> 58;
    ON_RANKS[file][inner as usize] & rank | ON_FILES[square >> 3 & 7][turned as usize] << file
}

/// The way of multiplication, which every processor has.
#[derive(Clone, Copy)]
pub(crate) struct Multiplied;

impl Sight for Multiplied {
    #[inline(always)]
    fn bishop(self, square: usize, occupied: u64) -> u64 {
        bishop(square, occupied)
    }

    #[inline(always)]
    fn rook(self, square: usize, occupied: u64) -> u64 {
        rook(square, occupied)
    }

    // Inlined, a task that performs itself again would be compiled anew at each place.
    #[inline(never)]
    fn perform<T: Task>(self, task: T) -> T::Output {
        task.run(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Square by square along each line.
    fn walked(square: usize, occupied: u64, steps: [(i32, i32); 4]) -> u64 {
        let mut seen = 0;
        for (files, ranks) in steps {
            let (mut file, mut rank) = (square as i32 % 8 + files, square as i32 / 8 + ranks);
            while (0..8).contains(&file) && (0..8).contains(&rank) {
                seen |= 1 << (rank * 8 + file);
                if occupied >> (rank * 8 + file) & 1 != 0 {
                    break;
                }
                (file, rank) = (file + files, rank + ranks);
            }
        }
        seen
    }

    #[test]
    fn sees_as_far_as_a_walk() {
        let mut numbers = 0x9E37_79B9_7F4A_7C15_u64;
        for round in 0..200_000 {
            numbers ^= numbers << 13;
            numbers ^= numbers >> 7;
            numbers ^= numbers << 17;
            let (square, occupied) = (round & 63, numbers & numbers.rotate_left(round as u32));
            let straight = walked(square, occupied, [(1, 0), (-1, 0), (0, 1), (0, -1)]);
            assert_eq!(rook(square, occupied), straight, "{square} {occupied:x}");
            let diagonal = walked(square, occupied, [(1, 1), (-1, 1), (1, -1), (-1, -1)]);
            assert_eq!(bishop(square, occupied), diagonal, "{square} {occupied:x}");
        }
    }
}
