//! What the benchmarks share.

mod cpu_time;

pub use cpu_time::CpuTime;
