//! Benchmarks; run with `cargo bench -p kinglet-benches`.
