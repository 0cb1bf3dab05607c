//! Each algorithm at four sizes of vocabulary, beside one read of the logits and beside sampling by sorting.
//!
//! `cargo bench -p kinglet-benches --bench sampler`. For the ratios in one table, and the inputs meant to be slow:
//! `cargo run --release -p kinglet-benches --example sampler_ratios`.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kinglet_benches::sampler_inputs::{ADVERSARIAL, USUAL, VOCABULARIES, algorithms};
use kinglet_benches::sampler_yardsticks::{BySorting, read_once};
use kinglet_core::sampler::{RequestRng, sample};

fn usual(criterion: &mut Criterion) {
    for vocabulary in VOCABULARIES {
        for (kind, make) in USUAL {
            let logits = make(vocabulary);
            let mut group = criterion.benchmark_group(format!("{vocabulary} {kind} logits"));
            group.throughput(Throughput::Elements(vocabulary as u64));
            group.bench_function("read once", |bencher| bencher.iter(|| read_once(black_box(&logits))));
            for (name, params) in algorithms() {
                let mut position = 0;
                group.bench_function(name, |bencher| {
                    bencher.iter(|| {
                        position += 1;
                        sample(black_box(&logits), &params, &mut RequestRng::new(1, position))
                    });
                });
                let (mut by_sorting, mut step) = (BySorting::default(), 0u16);
                group.bench_function(format!("{name} by sorting"), |bencher| {
                    bencher.iter(|| {
                        step = step.wrapping_add(40_503);
                        by_sorting.sample(black_box(&logits), &params, f32::from(step) / 65_536.0)
                    });
                });
            }
        }
    }
}

fn adversarial(criterion: &mut Criterion) {
    for (kind, make) in ADVERSARIAL {
        let logits = make(262_144);
        let mut group = criterion.benchmark_group(format!("262144 logits, {kind}"));
        group.throughput(Throughput::Elements(262_144));
        for (name, params) in algorithms() {
            let mut position = 0;
            group.bench_function(name, |bencher| {
                bencher.iter(|| {
                    position += 1;
                    sample(black_box(&logits), &params, &mut RequestRng::new(1, position))
                });
            });
        }
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1));
    targets = usual, adversarial
}
criterion_main!(benches);
