//! Arbitrary bytes as an image, with checksums made to fit as an attacker would: refused by name, or a model that
//! runs a few steps.
#![no_main]

use std::sync::LazyLock;

use kinglet::session::Session;
use kinglet::threads::Threads;
use kinglet_core::engine::{Engine, EngineConfig};
use kinglet_core::fingerprint::greedy_hash;
use kinglet_core::image::Image;
use kinglet_core::kernels::Kernels;
use kinglet_core::model::Model;
use kinglet_core::tokenizer::Tokenizer;
use kinglet_tests::forge_checksums;
use libfuzzer_sys::fuzz_target;

/// A hostile config may ask for more memory than the fuzzer has; the caller of a real engine decides that.
const MOST_MEMORY: usize = 32 << 20;

static THREADS: LazyLock<Threads> = LazyLock::new(|| Threads::new(1).expect("no thread is started"));

fuzz_target!(|bytes: &[u8]| {
    let _ = Image::parse(bytes);
    let mut forged = bytes.to_vec();
    forge_checksums(&mut forged);
    match Image::parse(&forged) {
        Ok(image) => run(&image),
        Err(error) => drop(error.to_string()),
    }
});

fn run(image: &Image<'_>) {
    assert!(image.tensors().count() > 0);
    let model = Model::new(image);
    let config = EngineConfig { batch: 2, ..EngineConfig::single(4, image.default_kv()) };
    let Ok(plan) = Engine::memory(&model, &config) else { return };
    if plan.kv_bytes.saturating_add(plan.work_bytes) > MOST_MEMORY {
        return;
    }
    let mut session = Session::new(&model, config).expect("it was sized");
    let mut engine = session.engine(model, Kernels::PORTABLE, &THREADS).expect("the memory is there");
    let tokenizer = Tokenizer::parse(image.tokenizer_section()).ok();
    let _ = greedy_hash(&mut engine, 0, 3, &mut |token| {
        assert!(token < image.config().vocab_size);
        let _ = tokenizer.map(|tokenizer| tokenizer.decode(&[token], |_| {}));
    });
    assert_eq!(engine.free_pages(), config.pages as usize, "all pages are free again");
}
