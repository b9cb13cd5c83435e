//! The side to move as a type, so that each side has its own compiled generator.

use crate::Side;

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

pub(crate) trait Colour {
    type Opponent: Colour<Opponent = Self>;
    const SIDE: Side;
    /// Where the side's squares are among the words of a board.
    const US: usize;
    const THEM: usize = Self::Opponent::US;
    /// How far the index grows when a pawn steps, and when it captures towards the a- or h-file.
    const STEP: i32;
    const STEP_A: i32;
    const STEP_H: i32;
    const BACK_RANK: u64;
    const LAST_RANK: u64;
    /// Where a single step from the home rank ends.
    const THIRD_RANK: u64;

    fn step(pawns: u64) -> u64;
    fn back(pawns: u64) -> u64;
    fn towards_a(pawns: u64) -> u64;
    fn towards_h(pawns: u64) -> u64;
}

pub(crate) struct White;
pub(crate) struct Black;

impl Colour for White {
    type Opponent = Black;
    const SIDE: Side = Side::White;
    const US: usize = 6;
    const STEP: i32 = 8;
    const STEP_A: i32 = 7;
    const STEP_H: i32 = 9;
    const BACK_RANK: u64 = 0xFF;
    const LAST_RANK: u64 = 0xFF << 56;
    const THIRD_RANK: u64 = 0xFF << 16;

    #[inline(always)]
    fn step(pawns: u64) -> u64 {
        pawns << 8
    }

    #[inline(always)]
    fn back(pawns: u64) -> u64 {
        pawns >> 8
    }

    #[inline(always)]
    fn towards_a(pawns: u64) -> u64 {
        (pawns & NOT_A) << 7
    }

    #[inline(always)]
    fn towards_h(pawns: u64) -> u64 {
        (pawns & NOT_H) << 9
    }
}

impl Colour for Black {
    type Opponent = White;
    const SIDE: Side = Side::Black;
    const US: usize = 7;
    const STEP: i32 = -8;
    const STEP_A: i32 = -9;
    const STEP_H: i32 = -7;
    const BACK_RANK: u64 = 0xFF << 56;
    const LAST_RANK: u64 = 0xFF;
    const THIRD_RANK: u64 = 0xFF << 40;

    #[inline(always)]
    fn step(pawns: u64) -> u64 {
        pawns >> 8
    }

    #[inline(always)]
    fn back(pawns: u64) -> u64 {
        pawns << 8
    }

    #[inline(always)]
    fn towards_a(pawns: u64) -> u64 {
        (pawns & NOT_A) >> 9
    }

    #[inline(always)]
    fn towards_h(pawns: u64) -> u64 {
        (pawns & NOT_H) >> 7
    }
}

/// Runs an expression with `$colour` standing for the type of a side.
macro_rules! for_side {
    ($side:expr, $colour:ident => $body:expr) => {
        match $side {
            $crate::Side::White => {
                type $colour = $crate::colour::White;
                $body
            }
            $crate::Side::Black => {
                type $colour = $crate::colour::Black;
                $body
            }
        }
    };
}

pub(crate) use for_side;
