//! A slider's sight by one instruction, `PEXT`, from 840 kilobytes of tables.
//!
//! The instruction gathers the men that can block a slider into an index. With the tables it is
//! 1.3 times as fast as multiplication in counting the ways to play, and with it come a counter of
//! bits and others, which programs built for any x86-64 processor lack.
//!
//! This is the one module of the crate that needs `unsafe`: the instructions may be executed only
//! where the processor has them. [`Pext`] cannot be made elsewhere.

#![expect(unsafe_code, reason = "instructions that a processor may lack")]

use core::arch::x86_64::{__cpuid, __cpuid_count, _pext_u64};
use core::sync::atomic::{AtomicU8, Ordering};

use super::{Sight, Task, multiplied};

/// The proof that the processor has these instructions.
#[derive(Clone, Copy)]
pub(crate) struct Pext(());

const UNKNOWN: u8 = 0;
const FAST: u8 = 1;
const SLOW: u8 = 2;
static SPEED: AtomicU8 = AtomicU8::new(UNKNOWN);

impl Pext {
    /// The proof, if the processor has the instructions and they are fast.
    #[inline]
    pub(crate) fn if_fast() -> Option<Self> {
        match SPEED.load(Ordering::Relaxed) {
            FAST => Some(Self(())),
            SLOW => None,
            _ => Self::look_up(),
        }
    }

    #[cold]
    fn look_up() -> Option<Self> {
        let proof = Self::if_present().filter(|_| cfg!(miri) || is_fast());
        SPEED.store(if proof.is_some() { FAST } else { SLOW }, Ordering::Relaxed);
        proof
    }

    /// The proof, if the processor has the instructions, fast or slow.
    fn if_present() -> Option<Self> {
        const POPCNT: u32 = 1 << 23;
        const LZCNT: u32 = 1 << 5;
        const BMI1_AND_BMI2: u32 = 1 << 3 | 1 << 8;
        let has = |registers: u32, bits: u32| registers & bits == bits;
        if cfg!(miri) {
            // There is no processor to ask, but Miri knows the instructions if told so.
            return cfg!(all(
                target_feature = "bmi1",
                target_feature = "bmi2",
                target_feature = "lzcnt",
                target_feature = "popcnt"
            ))
            .then_some(Self(()));
        }
        let present = __cpuid(0).eax >= 7
            && has(__cpuid(1).ecx, POPCNT)
            && has(__cpuid_count(7, 0).ebx, BMI1_AND_BMI2)
            && __cpuid(0x8000_0000).eax >= 0x8000_0001
            && has(__cpuid(0x8000_0001).ecx, LZCNT);
        present.then_some(Self(()))
    }
}

/// Whether `PEXT` is one step for the processor: AMD and Hygon took up to a hundred and more
/// before AMD's family 19 (Zen 3).
fn is_fast() -> bool {
    const AMD: [u32; 3] = [0x6874_7541, 0x6974_6E65, 0x444D_4163];
    const HYGON: [u32; 3] = [0x6F67_7948, 0x6E65_476E, 0x656E_6975];
    let vendor = __cpuid(0);
    match [vendor.ebx, vendor.edx, vendor.ecx] {
        HYGON => false,
        AMD => {
            let signature = __cpuid(1).eax;
            (signature >> 8 & 0xF) + (signature >> 20 & 0xFF) >= 0x19
        }
        _ => true,
    }
}

impl Sight for Pext {
    #[inline(always)]
    fn bishop(self, square: usize, occupied: u64) -> u64 {
        self.seen(&BISHOPS[square & 63], occupied)
    }

    #[inline(always)]
    fn rook(self, square: usize, occupied: u64) -> u64 {
        self.seen(&ROOKS[square & 63], occupied)
    }

    #[inline]
    fn perform<T: Task>(self, task: T) -> T::Output {
        // SAFETY: the processor has the instructions, as `self` proves.
        unsafe { with_instructions(self, task) }
    }
}

impl Pext {
    #[inline(always)]
    fn seen(self, place: &Place, occupied: u64) -> u64 {
        // SAFETY: the processor has the instruction, as `self` proves.
        let index = unsafe { _pext_u64(occupied, place.blockers) };
        SEEN[place.begins as usize + index as usize]
    }
}

/// Compiles a task for the processors that have the instructions.
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn with_instructions<T: Task>(pext: Pext, task: T) -> T::Output {
    task.run(pext)
}

/// Which men can block a slider on a square, and where its part of the table begins.
#[derive(Clone, Copy)]
struct Place {
    blockers: u64,
    begins: u32,
}

/// The squares of the edge that never block a slider on a square: nothing lies beyond.
const fn edges(square: usize) -> u64 {
    let ranks = 0xFF00_0000_0000_00FF & !(0xFF << (square & 56));
    let files = 0x8181_8181_8181_8181 & !(0x0101_0101_0101_0101 << (square & 7));
    ranks | files
}

const BISHOP_SETS: u32 = 5_248;
const ROOK_SETS: u32 = 102_400;

const fn places(bishops: Slider, mut begins: u32) -> [Place; 64] {
    let mut places = [Place {
        blockers: 0,
        begins: 0,
    }; 64];
    let mut square = 0;
    while square < 64 {
        let blockers = bishops.seen(square, 0) & !edges(square);
        places[square] = Place { blockers, begins };
        begins += 1 << blockers.count_ones();
        square += 1;
    }
    places
}

#[derive(Clone, Copy)]
enum Slider {
    Bishop,
    Rook,
}

impl Slider {
    const fn seen(self, square: usize, occupied: u64) -> u64 {
        match self {
            Self::Bishop => multiplied::bishop(square, occupied),
            Self::Rook => multiplied::rook(square, occupied),
        }
    }
}

static BISHOPS: [Place; 64] = places(Slider::Bishop, 0);
static ROOKS: [Place; 64] = places(Slider::Rook, BISHOP_SETS);

/// What is seen, for each square and each way to occupy the squares that can block.
static SEEN: [u64; (BISHOP_SETS + ROOK_SETS) as usize] = {
    let mut seen = [0; (BISHOP_SETS + ROOK_SETS) as usize];
    let mut index = 0;
    let mut place = 0;
    while place < 128 {
        let square = place % 64;
        let (slider, blockers) = if place < 64 {
            (Slider::Bishop, BISHOPS[square].blockers)
        } else {
            (Slider::Rook, ROOKS[square].blockers)
        };
        // All subsets in the order of the instruction's index.
        let mut occupied = 0_u64;
        loop {
            seen[index] = slider.seen(square, occupied);
            index += 1;
            occupied = occupied.wrapping_sub(blockers) & blockers;
            if occupied == 0 {
                break;
            }
        }
        place += 1;
    }
    seen
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The safe twin sees the same, whatever is occupied.
    #[test]
    fn sees_what_multiplication_sees() {
        let Some(pext) = Pext::if_present() else {
            return;
        };
        let mut numbers = 0x2545_F491_4F6C_DD1D_u64;
        let rounds = if cfg!(miri) { 2_000 } else { 1_000_000 };
        for round in 0..rounds {
            numbers ^= numbers << 13;
            numbers ^= numbers >> 7;
            numbers ^= numbers << 17;
            let (square, occupied) = (round & 63, numbers & numbers.rotate_left(round as u32));
            assert_eq!(
                pext.bishop(square, occupied),
                multiplied::bishop(square, occupied)
            );
            assert_eq!(
                pext.rook(square, occupied),
                multiplied::rook(square, occupied)
            );
        }
    }
}
