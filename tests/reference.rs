//! The decode step once more, as simply as it can be written: one sequence, one token at a time, a cache that is one
//! list of tokens per layer and head. No pages, no batch, no buffers lent by the caller, no threads.
//!
//! It shares with the engine what defines the bits (`numerics`, `quant`, the portable kernels, the view of the
//! image), and nothing of what could mix up tokens or sequences; so its logits must be the engine's, bit for bit.

use std::ops::Range;

use half::f16;
use kinglet_core::config::{Activation, Config, RopePairing};
use kinglet_core::image::directory::{BLOCK, TILE_ROWS};
use kinglet_core::kernels::portable;
use kinglet_core::kv::{KvType, KvTypes, Window};
use kinglet_core::model::{Layer, Matrix, Model, Tiles, Vector};
use kinglet_core::{numerics, quant};

/// Cached tokens that a query sees, and the position that it is rotated to while it looks at them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Indices of cached tokens.
    pub tokens: Range<usize>,
    /// Position of the query.
    pub query_position: u32,
}

/// What a layer sees from a position: segments in the order in which the softmax goes through them.
pub type Visibility<'m> = Box<dyn Fn(u32, u32) -> Vec<Segment> + 'm>;

/// What the model itself says: everything up to the position, or, in local layers, a window that ends there.
pub fn model_visibility(config: &Config) -> Visibility<'_> {
    Box::new(|layer, position| {
        let end = position + 1;
        let start = if config.is_global(layer) { 0 } else { end.saturating_sub(config.window) };
        vec![Segment { tokens: start as usize..end as usize, query_position: position }]
    })
}

/// What a request with a window sees: the first tokens and the latest ones, with what lies between cut out, so that
/// the window of a local layer is counted without it too.
pub fn window_visibility(config: &Config, Window { sinks, recent }: Window) -> Visibility<'_> {
    Box::new(move |layer, position| {
        let evicted = (position + 1).saturating_sub(sinks + recent);
        let near = position - evicted;
        let start = if config.is_global(layer) { 0 } else { (near + 1).saturating_sub(config.window) };
        if evicted == 0 {
            return vec![Segment { tokens: start as usize..near as usize + 1, query_position: position }];
        }
        let seen_sinks = start.min(sinks) as usize..sinks as usize;
        let window = (start.max(sinks) + evicted) as usize..position as usize + 1;
        vec![
            Segment { tokens: seen_sinks, query_position: near },
            Segment { tokens: window, query_position: position },
        ]
    })
}

/// One sequence with its cache.
pub struct Reference<'m> {
    model: &'m Model<'m>,
    types: KvTypes,
    visible: Visibility<'m>,
    /// By layer, then by KV head.
    caches: Vec<Vec<HeadCache>>,
    position: u32,
}

/// The tokens of one head of one layer.
#[derive(Clone, Default)]
struct HeadCache {
    keys: Vec<Stored>,
    values: Vec<Stored>,
}

/// The key or value of one token, as the cache stores it.
#[derive(Clone)]
enum Stored {
    Int8 { quants: Vec<u8>, scale: f32 },
    F16(Vec<u8>),
}

impl<'m> Reference<'m> {
    /// An empty sequence that sees what the model says.
    pub fn new(model: &'m Model<'m>, types: KvTypes) -> Self {
        Self::seeing(model, types, model_visibility(model.config()))
    }

    /// An empty sequence that sees what `visible` says.
    pub fn seeing(model: &'m Model<'m>, types: KvTypes, visible: Visibility<'m>) -> Self {
        let config = model.config();
        let layer = vec![HeadCache::default(); config.kv_heads as usize];
        Self { model, types, visible, caches: vec![layer; config.layers as usize], position: 0 }
    }

    /// Appends `token`, and gives the logits of the one after it.
    pub fn push(&mut self, token: u32) -> Vec<f32> {
        let config = self.model.config();
        let mut x = vec![0.0; config.dim as usize];
        self.model.token_embedding().read_row(token as usize, &mut x);
        if config.embedding_scale != 1.0 {
            x.iter_mut().for_each(|value| *value *= config.embedding_scale);
        }
        for index in 0..config.layers {
            let layer = self.model.layer(index).expect("a layer");
            let attention = self.attention(index, &layer, &normed(&x, layer.attn_norm, config));
            add(&mut x, attention, layer.post_attn_norm, config);
            let hidden = feed_forward(&layer, &normed(&x, layer.ffn_norm, config), config);
            add(&mut x, hidden, layer.post_ffn_norm, config);
        }
        self.position += 1;
        let mut logits = multiply(&self.model.output(), &normed(&x, self.model.final_norm(), config));
        if config.logit_softcap > 0.0 {
            logits.iter_mut().for_each(|logit| *logit = numerics::softcap(*logit, config.logit_softcap));
        }
        logits
    }

    /// Caches the keys and values of the present token, and gives what the attention block adds to the residual.
    fn attention(&mut self, index: u32, layer: &Layer, input: &[f32]) -> Vec<f32> {
        let config = self.model.config();
        let head_dim = config.head_dim as usize;
        let (q, k, v) = (multiply(&layer.q, input), multiply(&layer.k, input), multiply(&layer.v, input));
        let heads = k.chunks(head_dim).zip(v.chunks(head_dim));
        for (kv_head, (key, value)) in heads.enumerate() {
            let mut key = self.rotated(&head_normed(key, layer.k_norm, config), index, self.position);
            if self.types.key == KvType::Int8 {
                quant::hadamard(&mut key);
            }
            let cache = &mut self.caches[index as usize][kv_head];
            cache.keys.push(Stored::new(&key, self.types.key));
            cache.values.push(Stored::new(value, self.types.value));
        }
        let segments = (self.visible)(index, self.position);
        let group = (config.heads / config.kv_heads) as usize;
        let mut all = Vec::new();
        for (head, query) in q.chunks(head_dim).enumerate() {
            let query = head_normed(query, layer.q_norm, config);
            all.extend(self.attend(index, head / group, &query, &segments));
        }
        multiply(&layer.attn_output, &all)
    }

    /// One head: a softmax that runs through the segments in blocks of 64 tokens, counted from the start of each.
    fn attend(&self, layer: u32, kv_head: usize, query: &[f32], segments: &[Segment]) -> Vec<f32> {
        let cache = &self.caches[layer as usize][kv_head];
        let mut out = vec![0.0; query.len()];
        let (mut max, mut sum) = (f32::NEG_INFINITY, 0.0f32);
        for Segment { tokens, query_position } in segments {
            let query = self.rotated(query, layer, *query_position);
            let scores = self.scores(query, &cache.keys[tokens.clone()]);
            for (scores, values) in scores.chunks(64).zip(cache.values[tokens.clone()].chunks(64)) {
                let block_max = numerics::max(scores);
                if block_max > max {
                    let shrink = numerics::exp(max - block_max);
                    out.iter_mut().for_each(|value| *value *= shrink);
                    sum *= shrink;
                    max = block_max;
                }
                let weights: Vec<f32> = scores.iter().map(|score| numerics::exp(score - max)).collect();
                sum += numerics::sum(&weights);
                weights.iter().zip(values).for_each(|(weight, value)| value.add_to(&mut out, *weight));
            }
        }
        let inverse = 1.0 / sum;
        out.iter_mut().for_each(|value| *value *= inverse);
        out
    }

    /// The scores of a rotated query, scaled and capped.
    fn scores(&self, mut query: Vec<f32>, keys: &[Stored]) -> Vec<f32> {
        let config = self.model.config();
        let mut quants = vec![0; query.len()];
        let mut scale = 0.0;
        if self.types.key == KvType::Int8 {
            quant::hadamard(&mut query);
            scale = quant::quantize_query(&query, &mut quants) / quant::hadamard_block(query.len()) as f32;
        }
        let score = |key: &Stored| {
            let dot = match key {
                Stored::Int8 { quants: key, scale: key_scale } => {
                    portable::dot_query_int8(&quants, key) as f32 * (key_scale * scale)
                }
                Stored::F16(key) => portable::dot_f16(&query, key),
            };
            let score = dot * config.attention_scale;
            let cap = config.attention_softcap;
            if cap > 0.0 { numerics::softcap(score, cap) } else { score }
        };
        keys.iter().map(score).collect()
    }

    /// Rotary position embedding.
    fn rotated(&self, head: &[f32], layer: u32, position: u32) -> Vec<f32> {
        let config = self.model.config();
        let mut out = head.to_vec();
        let half = head.len() / 2;
        for (pair, freq) in self.model.rope_freqs(config.is_global(layer)).iter().enumerate() {
            let (sin, cos) = numerics::sin_cos(position as f32 * freq);
            let (a, b) = match config.rope_pairing {
                RopePairing::Interleaved => (2 * pair, 2 * pair + 1),
                RopePairing::Half => (pair, pair + half),
            };
            out[a] = head[a] * cos - head[b] * sin;
            out[b] = head[a] * sin + head[b] * cos;
        }
        out
    }
}

impl Stored {
    fn new(values: &[f32], kind: KvType) -> Self {
        match kind {
            KvType::Int8 => {
                let scale = f16::from_f32(quant::scale_of(values)).to_f32();
                Self::Int8 { quants: quant::quantize(values, scale).map(|q| q as u8).collect(), scale }
            }
            KvType::F16 => {
                Self::F16(values.iter().flat_map(|value| f16::from_f32(*value).to_le_bytes()).collect())
            }
        }
    }

    fn add_to(&self, out: &mut [f32], weight: f32) {
        match self {
            Self::Int8 { quants, scale } => portable::add_scaled_int8(weight * scale, quants, out),
            Self::F16(values) => portable::add_scaled_f16(weight, values, out),
        }
    }
}

/// `W · x`, tile by tile.
fn multiply(w: &Matrix, x: &[f32]) -> Vec<f32> {
    let blocks = w.cols().div_ceil(BLOCK);
    let (mut quants, mut scales) = (vec![0i8; blocks * BLOCK], vec![0.0; blocks]);
    quant::quantize_row(x, &mut quants, &mut scales);
    let mut out = Vec::new();
    for index in 0..w.tile_count() {
        let (values, tile_scales) = w.tile(index);
        let mut tile = [0.0; TILE_ROWS];
        match w.tiles() {
            Tiles::Int8 { .. } => portable::int8_tile(values, tile_scales, &quants, &scales, &mut tile),
            Tiles::F16(_) => portable::f16_tile(values, x, &mut tile),
        }
        out.extend(tile);
    }
    out.truncate(w.rows());
    out
}

fn feed_forward(layer: &Layer, input: &[f32], config: &Config) -> Vec<f32> {
    let activate = match config.activation {
        Activation::Silu => numerics::silu,
        Activation::GeluTanh => numerics::gelu_tanh,
    };
    let (gate, up) = (multiply(&layer.gate, input), multiply(&layer.up, input));
    let hidden: Vec<f32> = gate.iter().zip(up).map(|(gate, up)| activate(*gate) * up).collect();
    multiply(&layer.down, &hidden)
}

/// `x += norm?(block)`.
fn add(x: &mut [f32], block: Vec<f32>, norm: Vector, config: &Config) {
    let block = if config.post_norms { normed(&block, norm, config) } else { block };
    x.iter_mut().zip(block).for_each(|(x, value)| *x += value);
}

fn head_normed(head: &[f32], norm: Vector, config: &Config) -> Vec<f32> {
    if config.qk_norm { normed(head, norm, config) } else { head.to_vec() }
}

/// RMSNorm.
fn normed(x: &[f32], norm: Vector, config: &Config) -> Vec<f32> {
    let mean = numerics::sum_of_squares(x) / x.len() as f32;
    let scale = 1.0 / numerics::sqrt(mean + config.norm_eps);
    x.iter().zip(norm.iter()).map(|(x, w)| x * scale * w).collect()
}
