//! A decode step and a prefill of a 5-million-parameter model with random weights: portable kernels beside SIMD,
//! int8 beside f16, one thread beside all. Read the ratios, not the milliseconds.
//!
//! `cargo bench -p kinglet-benches`

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use kinglet::session::Session;
use kinglet::threads::Threads;
use kinglet_core::engine::{EngineConfig, Request};
use kinglet_core::image::{Encoding, Image};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, SlotId};
use kinglet_core::model::Model;
use kinglet_core::sampler::SamplingParams;
use kinglet_tests::{TinyDims, image_of, options, tiny_llama2c};

const DIMS: TinyDims =
    TinyDims { dim: 288, hidden: 768, layers: 4, heads: 6, kv_heads: 6, vocab: 2048, context: 256 };
const PROMPT: usize = 64;

fn decode(criterion: &mut Criterion) {
    let folder = tempfile();
    let request = Request::new(SamplingParams::greedy(), 0);
    for (encoding, name) in [(Encoding::Int8Tiles, "int8"), (Encoding::F16Tiles, "f16")] {
        let bytes = image_of(&folder, &options(encoding, KvType::Int8));
        let image = Image::parse(&bytes).expect("valid");
        let model = Model::new(&image);
        let mut group = criterion.benchmark_group(format!("{name} weights"));
        for (kernels, threads) in [(Kernels::PORTABLE, 1), (Kernels::detect(), 1), (Kernels::detect(), 0)] {
            let threads = Threads::new(threads).expect("threads");
            let config = EngineConfig { batch: 32, ..EngineConfig::single(256, KvTypes::both(KvType::Int8)) };
            let mut session = Session::new(&model, config).expect("sized");
            let mut engine = session.engine(model, kernels, &threads).expect("an engine");
            let id = format!("{}, {} threads", kernels.name, threads.count());
            group.throughput(Throughput::Elements(1));
            group.bench_function(BenchmarkId::new("decode step", &id), |bencher| {
                engine.prefill(SlotId(0), &[1; PROMPT], &request).expect("prefilled");
                engine.insert(&[SlotId(0)]).expect("inserted");
                let mut position = PROMPT;
                bencher.iter(|| {
                    if position == DIMS.context {
                        engine.release(SlotId(0)).expect("in use");
                        engine.prefill(SlotId(0), &[1; PROMPT], &request).expect("prefilled");
                        engine.insert(&[SlotId(0)]).expect("inserted");
                        position = PROMPT;
                    }
                    engine.generate().expect("generated");
                    position += 1;
                });
                engine.release(SlotId(0)).expect("in use");
            });
            group.throughput(Throughput::Elements(PROMPT as u64));
            group.bench_function(BenchmarkId::new("prefill of 64", &id), |bencher| {
                bencher.iter(|| {
                    engine.prefill(SlotId(0), &[1; PROMPT], &request).expect("prefilled");
                    engine.release(SlotId(0)).expect("in use");
                });
            });
        }
    }
}

/// A model file that stays for the run.
fn tempfile() -> std::path::PathBuf {
    let path = std::env::temp_dir().join(format!("kinglet-bench-{}.bin", std::process::id()));
    std::fs::write(&path, tiny_llama2c(DIMS, 1)).expect("written");
    path
}

criterion_group!(benches, decode);
criterion_main!(benches);
