//! Time that the processor spent on this thread.

use std::time::Duration;

use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use rustix::time::{ClockId, clock_gettime};

/// Measures the processor time of the calling thread: what other programs do on the machine at
/// the same time does not count, apart from shared caches.
pub struct CpuTime;

impl CpuTime {
    /// The processor time that the calling thread has taken.
    pub fn of_thread() -> Duration {
        now(ClockId::ThreadCPUTime)
    }

    /// The processor time that all threads of the process have taken.
    pub fn of_process() -> Duration {
        now(ClockId::ProcessCPUTime)
    }
}

fn now(clock: ClockId) -> Duration {
    let time = clock_gettime(clock);
    Duration::new(
        u64::try_from(time.tv_sec).unwrap_or(0),
        u32::try_from(time.tv_nsec).unwrap_or(0),
    )
}

impl Measurement for CpuTime {
    type Intermediate = Duration;
    type Value = Duration;

    fn start(&self) -> Duration {
        CpuTime::of_thread()
    }

    fn end(&self, start: Duration) -> Duration {
        CpuTime::of_thread() - start
    }

    fn add(&self, first: &Duration, second: &Duration) -> Duration {
        *first + *second
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        value.as_nanos() as f64
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        WallTime.formatter()
    }
}
