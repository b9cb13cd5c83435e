//! What the benchmarks share.

pub mod contest;
mod corpus;
mod cpu_time;

pub use corpus::{Annotation, corpus};
pub use cpu_time::CpuTime;
