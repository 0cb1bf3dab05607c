//! Every inner loop of every kernel table that this machine can run, on data that stays in the cache.
//!
//! `cargo bench -p kinglet-benches --bench kernels`; an element is one multiplication with its addition.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use kinglet_core::kernels::{F32Rows, Int8Rows, Kernels, Query};

/// Columns of the matrices: those of a model of some hundred million parameters.
const COLUMNS: usize = 640;
/// Rows of activations that share a pass over the weights.
const ROWS: usize = 32;
/// Values of a head.
const HEAD: usize = 128;
/// Cached tokens of a page that attention reads at a time.
const TOKENS: usize = 16;

/// Bytes of all kinds, the same in every run.
fn bytes(count: usize) -> Vec<u8> {
    (0..count).map(|index| (index * 167 % 251) as u8).collect()
}

/// f16 values from 1 to 2.
fn halves(count: usize) -> Vec<u8> {
    (0..count).flat_map(|index| (0x3c00 + (index * 37 % 1024) as u16).to_le_bytes()).collect()
}

fn floats(count: usize) -> Vec<f32> {
    (0..count).map(|index| (index * 13 % 101) as f32 / 50.0 - 1.0).collect()
}

fn matrices(criterion: &mut Criterion) {
    let (quants, values, scales) = (bytes(COLUMNS * 16), halves(COLUMNS * 16), halves(COLUMNS / 2));
    let x: Vec<i8> = bytes(COLUMNS * ROWS).into_iter().map(|byte| (byte as i8).max(-127)).collect();
    let (x_scales, x_values) = (floats(COLUMNS / 32 * ROWS), floats(COLUMNS * ROWS));
    let int8 = Int8Rows {
        quants: &x,
        stride: COLUMNS,
        scales: &x_scales,
        scale_stride: COLUMNS / 32,
        columns: COLUMNS,
    };
    let f16 = F32Rows { values: &x_values, stride: COLUMNS, columns: COLUMNS };
    for kernels in Kernels::available() {
        for rows in [1, ROWS] {
            let mut y = vec![[0.0; 16]; rows];
            let mut group = criterion.benchmark_group(format!("tile of 16 rows, {rows} of activations"));
            group.throughput(Throughput::Elements((COLUMNS * 16 * rows) as u64));
            group.bench_function(BenchmarkId::new("int8", kernels.name), |bencher| {
                bencher.iter(|| (kernels.int8)(black_box(&quants), &scales, int8, black_box(&mut y)));
            });
            group.bench_function(BenchmarkId::new("f16", kernels.name), |bencher| {
                bencher.iter(|| (kernels.f16)(black_box(&values), f16, black_box(&mut y)));
            });
        }
    }
}

fn attention(criterion: &mut Criterion) {
    let (bytes, scales, halves) = (bytes(HEAD * TOKENS), halves(TOKENS), halves(HEAD * TOKENS));
    let quants: Vec<i16> = (0..HEAD).map(|index| (index * 7919 % 32767) as i16 - 16383).collect();
    let (floats, weights) = (floats(HEAD), floats(TOKENS));
    let query = Query { values: &floats, quants: &quants, scale: 1e-3 };
    for kernels in Kernels::available() {
        let mut group = criterion.benchmark_group(format!("{TOKENS} cached tokens of a head of {HEAD}"));
        group.throughput(Throughput::Elements((HEAD * TOKENS) as u64));
        let (mut scores, mut out) = ([0.0; TOKENS], [0.0; HEAD]);
        group.bench_function(BenchmarkId::new("keys, int8", kernels.name), |bencher| {
            bencher.iter(|| (kernels.keys_int8)(query, black_box(&bytes), &scales, black_box(&mut scores)));
        });
        group.bench_function(BenchmarkId::new("keys, f16", kernels.name), |bencher| {
            bencher.iter(|| (kernels.keys_f16)(query, black_box(&halves), black_box(&mut scores)));
        });
        group.bench_function(BenchmarkId::new("exponentials", kernels.name), |bencher| {
            bencher.iter(|| {
                scores.copy_from_slice(&weights);
                (kernels.weigh)(black_box(&mut scores), 1.0)
            });
        });
        group.bench_function(BenchmarkId::new("values, int8", kernels.name), |bencher| {
            bencher.iter(|| (kernels.values_int8)(&weights, black_box(&bytes), &scales, black_box(&mut out)));
        });
        group.bench_function(BenchmarkId::new("values, f16", kernels.name), |bencher| {
            bencher.iter(|| (kernels.values_f16)(&weights, black_box(&halves), black_box(&mut out)));
        });
    }
}

criterion_group!(benches, matrices, attention);
criterion_main!(benches);
