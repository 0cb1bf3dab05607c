//! Models with random weights for the engine's benchmarks.

use std::num::NonZero;

use kinglet_core::config::{Activation, Config, RopePairing};
use kinglet_core::engine::EngineConfig;
use kinglet_core::image::Encoding;
use kinglet_core::kv::KvTypes;
use kinglet_tests::random_image;

/// About 100 MB in int8, so that the weights come from memory and not from a cache.
pub const LARGE: Config = Config { dim: 768, hidden_dim: 2048, layers: 12, vocab_size: 16_384, ..ATTENTIVE };

/// A model that does little else than attention once the context is long.
pub const ATTENTIVE: Config = Config {
    dim: 64,
    hidden_dim: 32,
    layers: 2,
    heads: 12,
    kv_heads: 4,
    head_dim: 64,
    vocab_size: 32,
    context: 2049,
    rope_pairing: RopePairing::Half,
    activation: Activation::Silu,
    norm_eps: 1e-5,
    embedding_scale: 1.0,
    attention_scale: 0.125,
    attention_softcap: 0.0,
    logit_softcap: 0.0,
    window: 0,
    global_every: 0,
    tied_output: true,
    qk_norm: false,
    post_norms: false,
};

/// A cache of two values a token, so that what a page costs is its bookkeeping.
pub const NARROW: Config = Config { heads: 1, kv_heads: 1, head_dim: 2, layers: 1, ..ATTENTIVE };

/// The image of a random model in int8.
pub fn image(config: &Config) -> Vec<u8> {
    random_image(config, Encoding::Int8Tiles, 1)
}

/// Room for the whole context in each of `slots` slots.
pub fn sizes(config: &Config, slots: u32, tokens_per_page: u32, kv: KvTypes) -> EngineConfig {
    EngineConfig {
        slots,
        pages: slots * config.context.div_ceil(tokens_per_page),
        tokens_per_page: NonZero::new(tokens_per_page).expect("not zero"),
        kv,
        batch: 64,
        logit_rows: slots,
        prefix_cache: false,
        windows: false,
    }
}
