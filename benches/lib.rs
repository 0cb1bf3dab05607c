//! What the benchmarks share. The benchmarks themselves: `cargo bench -p kinglet-benches`.

pub mod race;
pub mod random_engine;
pub mod sampler_inputs;
pub mod sampler_yardsticks;
