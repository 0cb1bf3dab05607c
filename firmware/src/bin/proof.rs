//! Calls every function of the engine with values that the compiler cannot know, so that the link proves of all of
//! them what the demo's proves of those that it calls: no panic and no allocator is reachable.
//!
//! It is linked, not run.
#![no_std]
#![no_main]

use core::fmt::{self, Write};
use core::hint::black_box;
use core::num::NonZero;
use core::panic::PanicInfo;

use cortex_m_rt::entry;
use kinglet_core::engine::{
    Buffers, Engine, EngineConfig, EngineError, Progress, Request, Slot, SnapshotError, StopRules, WhenFull,
};
use kinglet_core::executor::Serial;
use kinglet_core::fingerprint::greedy_hash;
use kinglet_core::image::Image;
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, SlotId, Window};
use kinglet_core::model::Model;
use kinglet_core::sampler::{Algorithm, FilterOrder, Penalties, SamplingParams};
use kinglet_firmware::memory_map::PROOF;
use kinglet_firmware::on_board::{self, EXIT_ERROR};
use static_cell::ConstStaticCell;

static KV: ConstStaticCell<[u8; 65_536]> = ConstStaticCell::new([0; 65_536]);
static WORK: ConstStaticCell<[u32; 16_384]> = ConstStaticCell::new([0; 16_384]);
static SNAPSHOT: ConstStaticCell<[u8; 16_384]> = ConstStaticCell::new([0; 16_384]);

#[entry]
fn main() -> ! {
    // SAFETY: PSRAM, which nobody writes to.
    let weights = unsafe { on_board::memory(PROOF.weights) };
    if let Err(error) = start(weights) {
        // The messages of all errors are part of what is proved.
        let _ = writeln!(Nowhere, "{error}");
        on_board::exit(EXIT_ERROR)
    }
    on_board::exit(0)
}

#[panic_handler]
fn panic(info: &PanicInfo) -> ! {
    on_board::panicked(&mut Nowhere, info)
}

/// Any value, as far as the compiler knows.
fn any<T: Default>() -> T {
    black_box(T::default())
}

fn slot() -> SlotId {
    SlotId(any())
}

fn start(weights: &[u8]) -> Result<(), SnapshotError> {
    let Ok(image) = Image::parse(weights) else { return Ok(()) };
    let model = Model::new(&image);
    let (Some(kv), Some(work), Some(snapshot)) = (KV.try_take(), WORK.try_take(), SNAPSHOT.try_take()) else {
        return Ok(());
    };
    let mut slots = [Slot::EMPTY; 4];
    let config = config();
    let plan = Engine::memory(&model, &config).map_err(EngineError::from)?;
    black_box((plan.kv_bytes, plan.work_bytes, plan.page_bytes));
    let work = bytemuck::must_cast_slice_mut(work);
    let buffers = Buffers { kv: kv.get_mut(..any()).unwrap_or_default(), work, slots: &mut slots };
    let engine = Engine::new(model, &config, buffers, Kernels::detect(), &Serial);
    let mut engine = engine.map_err(EngineError::from)?;
    let mut prompt = [0u32; 40];
    let prompt = black_box(prompt.get_mut(..any()).unwrap_or_default());
    let request = request();
    // Errors end nothing here, so that each call can follow each.
    report(begin(&mut engine, prompt, &request));
    report(step(&mut engine, prompt, &request));
    report(observe(&mut engine, prompt, &request));
    report(put_away(&mut engine, snapshot));
    read(&engine);
    black_box(greedy_hash(&mut engine, any(), any(), &mut |token| _ = black_box(token)))?;
    Ok(())
}

fn report<E: fmt::Display>(result: Result<(), E>) {
    if let Err(error) = result {
        let _ = writeln!(Nowhere, "{error}");
    }
}

fn config() -> EngineConfig {
    let kind = || if any() { KvType::Int8 } else { KvType::F16 };
    EngineConfig {
        slots: any(),
        pages: any(),
        tokens_per_page: NonZero::new(any()).unwrap_or(NonZero::<u32>::MIN),
        kv: KvTypes { key: kind(), value: kind() },
        batch: any(),
        logit_rows: any(),
        prefix_cache: any(),
        windows: any(),
    }
}

fn request() -> Request {
    let algorithms =
        [Algorithm::Greedy, Algorithm::Weighted, Algorithm::TopK, Algorithm::Nucleus, Algorithm::Composite];
    let sampling = SamplingParams {
        algorithm: algorithms.get(any::<usize>()).copied().unwrap_or(Algorithm::Greedy),
        top_k: any(),
        top_p: any(),
        temperature: any(),
        typical_p: any(),
        min_p: any(),
        order: if any() { FilterOrder::FiltersFirst } else { FilterOrder::TemperatureFirst },
    };
    let mut stop = StopRules::NONE;
    report(stop.add_end_id(any()));
    report(stop.add_sequence(&[any(), any()]));
    Request {
        sampling,
        penalties: Penalties { repetition: any(), frequency: any(), presence: any() },
        seed: any(),
        max_tokens: any(),
        stop,
        when_full: match any::<u8>() {
            0 => WhenFull::Fail,
            1 => WhenFull::Preempt,
            _ => WhenFull::Window(Window { sinks: any(), recent: any() }),
        },
    }
}

/// What begins sequences.
fn begin(engine: &mut Engine, prompt: &[u32], request: &Request) -> Result<(), EngineError> {
    black_box(engine.prefill(slot(), prompt, request)?);
    engine.prefill_packed(black_box(&[(slot(), prompt, request), (slot(), prompt, request)]))?;
    engine.prefill_multisampling(prompt, black_box(&[(slot(), request), (slot(), request)]))?;
    engine.fork(slot(), slot(), request)?;
    engine.insert(black_box(&[slot(), slot()]))
}

/// What lets sequences grow.
fn step(engine: &mut Engine, prompt: &[u32], request: &Request) -> Result<(), EngineError> {
    let results = engine.generate()?;
    black_box((results.at(slot()), results.iter().last(), results.samples_per_slot()));
    engine.begin_prefill(slot(), prompt, request)?;
    while engine.advance()? == Progress::Working {}
    engine.begin_generate()?;
    black_box(engine.advance()?);
    engine.cancel();
    Ok(())
}

/// What hands out more than tokens.
fn observe(engine: &mut Engine, prompt: &[u32], request: &Request) -> Result<(), EngineError> {
    let mut log_probs = [0.0; 40];
    let log_probs = log_probs.get_mut(..any()).unwrap_or_default();
    engine.prefill_with_log_probs(slot(), prompt, request, log_probs)?;
    black_box(log_probs);
    engine.score(slot(), prompt, &mut |index, logits| _ = black_box((index, logits.len())))
}

/// What ends sequences, or keeps them for later.
fn put_away(engine: &mut Engine, snapshot: &mut [u8]) -> Result<(), SnapshotError> {
    black_box(engine.snapshot_len(slot())?);
    let length = engine.suspend(slot(), snapshot)?;
    engine.release(slot())?;
    engine.resume(slot(), black_box(snapshot).get(..length).unwrap_or_default())
}

/// What only looks.
fn read(engine: &Engine) {
    black_box((
        engine.audit(),
        engine.free_pages(),
        engine.state(slot()),
        Engine::largest_slice_macs(engine.model(), any()),
    ));
    black_box((engine.tokens(slot()), engine.logits(any()), engine.model().config()));
    engine.page_table(slot()).for_each(|entry| _ = black_box(entry));
    black_box(engine.results().at(slot()));
}

/// A console whose text is formatted and goes nowhere.
struct Nowhere;

impl Write for Nowhere {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        black_box(text);
        Ok(())
    }
}
