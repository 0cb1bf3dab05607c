//! The config section: [`Config`] as little-endian 32-bit words, each checked against its range.

use super::ImageError;
use crate::config::{Activation, Config, RopePairing};
use crate::kv::{KvType, KvTypes};

const WORDS: usize = 20;
/// Bytes of the config section.
pub const CONFIG_LEN: usize = WORDS * 4;

/// Bounds that no real model nears, and that keep every product of three of them inside 64 bits.
const MAX_DIM: u32 = 1 << 16;
const MAX_HIDDEN: u32 = 1 << 18;
const MAX_LAYERS: u32 = 1 << 10;
const MAX_HEADS: u32 = 1 << 10;
const MAX_HEAD_DIM: u32 = 1 << 10;
const MAX_VOCAB: u32 = 1 << 22;
const MAX_CONTEXT: u32 = 1 << 22;

/// Encodes a config and the default K and V formats, for the converter.
pub fn config_to_bytes(config: &Config, kv: KvTypes) -> [u8; CONFIG_LEN] {
    let words: [u32; WORDS] = [
        config.dim,
        config.hidden_dim,
        config.layers,
        config.heads,
        config.kv_heads,
        config.head_dim,
        config.vocab_size,
        config.context,
        match config.rope_pairing {
            RopePairing::Interleaved => 0,
            RopePairing::Half => 1,
        },
        match config.activation {
            Activation::Silu => 0,
            Activation::GeluTanh => 1,
        },
        config.norm_eps.to_bits(),
        config.embedding_scale.to_bits(),
        config.attention_scale.to_bits(),
        config.attention_softcap.to_bits(),
        config.logit_softcap.to_bits(),
        config.window,
        config.global_every,
        u32::from(config.tied_output) | u32::from(config.qk_norm) << 1 | u32::from(config.post_norms) << 2,
        kv.key.code(),
        kv.value.code(),
    ];
    let mut bytes = [0; CONFIG_LEN];
    for (out, word) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(words) {
        *out = word.to_le_bytes();
    }
    bytes
}

/// Decodes and checks a config section.
///
/// # Errors
/// [`ImageError::SectionBounds`] for a wrong length, [`ImageError::Config`] naming the first field that is out
/// of range.
pub fn config_from_bytes(bytes: &[u8]) -> Result<(Config, KvTypes), ImageError> {
    let bytes: &[u8; CONFIG_LEN] =
        bytes.try_into().map_err(|_| ImageError::SectionBounds(super::Section::Config))?;
    let mut words = bytes.as_chunks::<4>().0.iter().map(|w| u32::from_le_bytes(*w));
    let mut next = |field: &'static str, ok: fn(u32) -> bool| {
        let found = words.next().unwrap_or(0);
        if ok(found) { Ok(found) } else { Err(ImageError::Config { field, found }) }
    };
    let config = Config {
        dim: next("dim", |w| (1..=MAX_DIM).contains(&w))?,
        hidden_dim: next("hidden_dim", |w| (1..=MAX_HIDDEN).contains(&w))?,
        layers: next("layers", |w| (1..=MAX_LAYERS).contains(&w))?,
        heads: next("heads", |w| (1..=MAX_HEADS).contains(&w))?,
        kv_heads: next("kv_heads", |w| (1..=MAX_HEADS).contains(&w))?,
        head_dim: next("head_dim", |w| (2..=MAX_HEAD_DIM).contains(&w) && w.is_multiple_of(2))?,
        vocab_size: next("vocab_size", |w| (1..=MAX_VOCAB).contains(&w))?,
        context: next("context", |w| (1..=MAX_CONTEXT).contains(&w))?,
        rope_pairing: match next("rope_pairing", |w| w <= 1)? {
            0 => RopePairing::Interleaved,
            _ => RopePairing::Half,
        },
        activation: match next("activation", |w| w <= 1)? {
            0 => Activation::Silu,
            _ => Activation::GeluTanh,
        },
        norm_eps: f32::from_bits(next("norm_eps", is_non_negative)?),
        embedding_scale: f32::from_bits(next("embedding_scale", is_finite)?),
        attention_scale: f32::from_bits(next("attention_scale", is_finite)?),
        attention_softcap: f32::from_bits(next("attention_softcap", is_non_negative)?),
        logit_softcap: f32::from_bits(next("logit_softcap", is_non_negative)?),
        window: next("window", |_| true)?,
        global_every: next("global_every", |_| true)?,
        tied_output: false,
        qk_norm: false,
        post_norms: false,
    };
    if !config.heads.is_multiple_of(config.kv_heads) {
        return Err(ImageError::Config { field: "kv_heads", found: config.kv_heads });
    }
    let flags = next("flags", |w| w < 8)?;
    let config =
        Config { tied_output: flags & 1 != 0, qk_norm: flags & 2 != 0, post_norms: flags & 4 != 0, ..config };
    let kv = |code| if code == 0 { KvType::Int8 } else { KvType::F16 };
    let key = kv(next("default key type", |w| w <= 1)?);
    let value = kv(next("default value type", |w| w <= 1)?);
    Ok((config, KvTypes { key, value }))
}

fn is_finite(word: u32) -> bool {
    f32::from_bits(word).is_finite()
}

fn is_non_negative(word: u32) -> bool {
    let value = f32::from_bits(word);
    value.is_finite() && value >= 0.0
}
