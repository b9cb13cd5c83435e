//! What the benchmarks share.

pub mod contest;
mod cpu_time;

pub use cpu_time::CpuTime;
