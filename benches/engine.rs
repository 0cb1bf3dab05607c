//! What the engine does beside the matrices: pages, forks, and slots that share a pass over the weights.
//!
//! ```sh
//! cargo bench -p kinglet-benches --bench engine                                      # a random model of 100 MB
//! KINGLET_BENCH_MODEL=/path/to/model.kgl cargo bench -p kinglet-benches --bench engine   # a real one
//! ```
//! How attention over pages compares with one contiguous cache: `examples/engine_ratios.rs`.

use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use kinglet::session::Session;
use kinglet::threads::Threads;
use kinglet_benches::random_engine::{ATTENTIVE, LARGE, NARROW, image, sizes};
use kinglet_core::config::Config;
use kinglet_core::engine::{Engine, EngineConfig, Request};
use kinglet_core::image::Image;
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, SlotId};
use kinglet_core::model::Model;
use kinglet_core::sampler::SamplingParams;

const INT8: KvTypes = KvTypes::both(KvType::Int8);
const GREEDY: Request = Request::new(SamplingParams::greedy(), 0);
const FIRST: SlotId = SlotId(0);
const SECOND: SlotId = SlotId(1);

fn with_engine<R>(bytes: &[u8], config: EngineConfig, bench: impl FnOnce(&mut Engine) -> R) -> R {
    let model = Model::new(&Image::parse(bytes).expect("valid"));
    let threads = Threads::new(1).expect("threads");
    let mut session = Session::new(&model, config).expect("sized");
    bench(&mut session.engine(model, Kernels::detect(), &threads).expect("an engine"))
}

/// Pages are given to a prompt when its prefill begins, and taken back when it is cancelled; nothing is computed. A
/// page of one token: the time holds the check and the copy of that token, too, and the wiping of the page.
fn pages(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("allocate and release a page of one token");
    for (name, config) in [("16 bytes", NARROW), ("1056 bytes", ATTENTIVE)] {
        with_engine(&image(&config), sizes(&config, 1, 1, INT8), |engine| {
            let prompt = vec![1; 2048];
            group.throughput(Throughput::Elements(prompt.len() as u64));
            group.bench_function(name, |bencher| {
                bencher.iter(|| {
                    engine.begin_prefill(FIRST, &prompt, &GREEDY).expect("room");
                    engine.cancel();
                });
            });
        });
    }
}

/// A fork of whole pages copies none of them; otherwise it copies the last one.
fn forks(criterion: &mut Criterion) {
    let config: Config = ATTENTIVE;
    let mut group = criterion.benchmark_group("fork");
    with_engine(&image(&config), sizes(&config, 2, 16, INT8), |engine| {
        for tokens in [16usize, 512, 520] {
            engine.prefill(FIRST, &vec![1; tokens], &GREEDY).expect("room");
            let name = match tokens % 16 {
                0 => format!("{tokens} tokens, whole pages"),
                _ => format!("{tokens} tokens, the last page in part"),
            };
            group.bench_function(name, |bencher| {
                bencher.iter_custom(|forks| {
                    let mut time = Duration::ZERO;
                    for _ in 0..forks {
                        let start = Instant::now();
                        engine.fork(FIRST, SECOND, &GREEDY).expect("room");
                        time += start.elapsed();
                        engine.release(SECOND).expect("in use");
                    }
                    time
                });
            });
            engine.release(FIRST).expect("in use");
        }
    });
}

/// Several slots share each pass over the weights: tokens per second at 1, 2, 4 and 8 slots.
fn slots(criterion: &mut Criterion) {
    let bytes = match std::env::var_os("KINGLET_BENCH_MODEL") {
        Some(path) => std::fs::read(path).expect("KINGLET_BENCH_MODEL is the path of an image"),
        None => image(&LARGE),
    };
    let config = *Model::new(&Image::parse(&bytes).expect("valid")).config();
    // Where the step is measured, in tokens; a short context has to be enough for it.
    let start = 64.min(config.context / 2);
    let end = (2 * start).min(config.context);
    let prompt = vec![1.min(config.vocab_size - 1); start as usize];
    let mut group = criterion.benchmark_group("one step of several slots");
    group.sample_size(20);
    for slots in [1u8, 2, 4, 8] {
        let sizes = sizes(&Config { context: end, ..config }, u32::from(slots), 16, INT8);
        with_engine(&bytes, sizes, |engine| {
            let all: Vec<SlotId> = (0..slots).map(SlotId).collect();
            let mut position = end;
            group.throughput(Throughput::Elements(u64::from(slots)));
            group.bench_function(BenchmarkId::from_parameter(slots), |bencher| {
                bencher.iter_custom(|steps| {
                    let mut time = Duration::ZERO;
                    for _ in 0..steps {
                        if position == end {
                            restart(engine, &all, &prompt);
                            position = start;
                        }
                        let before = Instant::now();
                        engine.generate().expect("room");
                        time += before.elapsed();
                        position += 1;
                    }
                    time
                });
            });
        });
    }
}

fn restart(engine: &mut Engine, slots: &[SlotId], prompt: &[u32]) {
    for slot in slots {
        // Free at first.
        let _ = engine.release(*slot);
        engine.prefill(*slot, prompt, &GREEDY).expect("room");
    }
    engine.insert(slots).expect("prefilled");
}

criterion_group!(benches, pages, forks, slots);
criterion_main!(benches);
