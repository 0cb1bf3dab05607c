//! `logits_hash IMAGE TOKENS [portable]`: what `kinglet hash` prints, with nothing but this crate.
//!
//! It is also how to use the crate: read an image, ask how much memory a run needs, lend it, run.

use kinglet_core::engine::{Buffers, Engine, EngineConfig, Slot};
use kinglet_core::executor::Serial;
use kinglet_core::fingerprint::greedy_hash;
use kinglet_core::image::Image;
use kinglet_core::kernels::Kernels;
use kinglet_core::model::Model;
use kinglet_core::tokenizer::Tokenizer;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, tokens, rest @ ..] = &arguments[..] else {
        return Err("usage: IMAGE TOKENS [portable]".into());
    };
    let bytes = std::fs::read(path)?;
    let tokens: u32 = tokens.parse()?;
    let image = Image::parse(&bytes)?;
    let bos = Tokenizer::parse(image.tokenizer_section())?.bos().ok_or("no BOS token")?;
    let model = Model::new(&image);

    let config = EngineConfig::single(tokens, image.default_kv());
    let plan = Engine::memory(&model, &config)?;
    let (mut kv, mut work) = (vec![0; plan.kv_bytes], vec![0u32; plan.work_bytes.div_ceil(4)]);
    let mut slots = [Slot::EMPTY];
    let buffers = Buffers { kv: &mut kv, work: bytemuck::cast_slice_mut(&mut work), slots: &mut slots };
    let kernels = if rest.is_empty() { Kernels::detect() } else { Kernels::PORTABLE };
    let mut engine = Engine::new(model, &config, buffers, kernels, &Serial)?;
    let hash = greedy_hash(&mut engine, bos, tokens, &mut |_| {})?;
    println!("logits-hash {hash:016x} tokens {tokens}");
    Ok(())
}
