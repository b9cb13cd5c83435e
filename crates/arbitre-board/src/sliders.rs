//! How far sliders see along their lines, in two ways: by multiplication anywhere, and by one
//! instruction of newer processors where it is fast.

mod multiplied;
#[cfg(target_arch = "x86_64")]
mod pext;

pub(crate) use multiplied::{Multiplied, bishop, rook};

/// A way to look along lines.
pub(crate) trait Sight: Copy {
    /// What a bishop on a square attacks.
    fn bishop(self, square: usize, occupied: u64) -> u64;
    /// What a rook on a square attacks.
    fn rook(self, square: usize, occupied: u64) -> u64;
    /// Does a task with all that the processor has for this way.
    fn perform<T: Task>(self, task: T) -> T::Output;
}

/// A task that looks along many lines, and so is compiled once for each way.
pub(crate) trait Task {
    type Output;
    fn run<S: Sight>(self, sight: S) -> Self::Output;
}

/// Does a task in the way that is fastest on this processor.
#[inline]
pub(crate) fn perform<T: Task>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(pext) = pext::Pext::if_fast() {
        return pext.perform(task);
    }
    Multiplied.perform(task)
}

/// Does a task that looks only once: by multiplication, for tables of 840 kilobytes that nothing
/// has warmed cost more than they spare, but with the other instructions of this processor.
#[inline]
pub(crate) fn perform_once<T: Task>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(pext) = pext::Pext::if_fast() {
        return pext.perform(Once(task));
    }
    Multiplied.perform(task)
}

/// A task that looks by multiplication, whatever it is offered.
#[cfg(target_arch = "x86_64")]
struct Once<T>(T);

#[cfg(target_arch = "x86_64")]
impl<T: Task> Task for Once<T> {
    type Output = T::Output;

    #[inline(always)]
    fn run<S: Sight>(self, _: S) -> T::Output {
        self.0.run(Multiplied)
    }
}
