//! Logits and parameters that the sampler is measured with.

use kinglet_core::sampler::SamplingParams;

/// Vocabularies of a toy, Llama 2, Qwen 2.5 and Gemma 3.
pub const VOCABULARIES: [usize; 4] = [512, 32_000, 151_936, 262_144];

/// Makes an array of logits of the given length.
pub type Logits = fn(usize) -> Vec<f32>;

/// A model without an opinion, and one that is nearly sure.
pub const USUAL: [(&str, Logits); 2] = [("flat", flat), ("peaked", peaked)];

/// Inputs that turn a careless selection quadratic or deep, and those that defeat one by leading digits.
pub const ADVERSARIAL: [(&str, Logits); 7] = [
    ("all equal", |length| vec![1.5; length]),
    ("sorted", |length| (0..length).map(|id| ramp(id, length)).collect()),
    ("reverse-sorted", |length| (0..length).rev().map(|id| ramp(id, length)).collect()),
    ("alternating", |length| (0..length).map(|id| if id % 2 == 0 { -3.0 } else { 2.0 }).collect()),
    ("alternating ramps", |length| {
        (0..length).map(|id| if id % 2 == 0 { ramp(id, length) } else { -ramp(id, length) }).collect()
    }),
    ("neighbouring floats", |length| {
        (0..length).map(|id| f32::from_bits(0x4100_0000 + scramble(id, length))).collect()
    }),
    ("all but 50 masked", |length| {
        (0..length)
            .map(|id| if id % (length / 50).max(1) == 0 { ramp(id, length) } else { f32::NEG_INFINITY })
            .collect()
    }),
];

/// Every algorithm as it is commonly called. The names are those of the tables.
pub fn algorithms() -> [(&'static str, SamplingParams); 7] {
    [
        ("greedy", SamplingParams::greedy()),
        ("weighted", SamplingParams::weighted(0.8)),
        ("top-k 40", SamplingParams::top_k(40, 0.8)),
        ("nucleus 0.95", SamplingParams::nucleus(0.95, 0.8)),
        ("composite 40, 0.95", SamplingParams::composite(40, 0.95, 0.8)),
        ("min-p 0.05", SamplingParams::min_p(0.05, 0.8)),
        ("typical 0.95", SamplingParams::typical(0.95, 0.8)),
    ]
}

/// Normal, standard deviation 1/8: a nucleus of 0.95 is most of the vocabulary.
fn flat(length: usize) -> Vec<f32> {
    normal(1, length).map(|value| value / 8.0).collect()
}

/// Normal, standard deviation 2.5, and 8 tokens around 20: a nucleus of 0.95 is a few tokens.
fn peaked(length: usize) -> Vec<f32> {
    let mut logits: Vec<f32> = normal(2, length).map(|value| value * 2.5).collect();
    for (rank, token) in (length / 16..length).step_by(length / 8).enumerate() {
        logits[token] = 20.0 - rank as f32 / 2.0;
    }
    logits
}

/// From −8 to 8.
fn ramp(id: usize, length: usize) -> f32 {
    (id as f32 / length as f32 - 0.5) * 16.0
}

/// A permutation of 0..2^18, cut to `length` values.
fn scramble(id: usize, length: usize) -> u32 {
    debug_assert!(length <= 1 << 18);
    (id as u32).wrapping_mul(0x9e37_79b1) % (1 << 18)
}

/// Sums of twelve uniform numbers, close enough to normal.
fn normal(seed: u64, length: usize) -> impl Iterator<Item = f32> {
    let mut state = seed;
    let mut uniform = move || {
        // SplitMix64 (Steele et al. 2014).
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 40) as f32 / (1u64 << 24) as f32
    };
    (0..length).map(move |_| (0..12).map(|_| uniform()).sum::<f32>() - 6.0)
}
