//! Attention by NEON.
#![allow(unsafe_code)]

use super::neon::{halves, load_f32, store, store_f32, widen, widen_all};
use super::{Query, portable};
use core::arch::aarch64::*;

#[target_feature(enable = "neon")]
pub(super) fn keys_f16(query: Query, keys: &[u8], scores: &mut [f32]) {
    let keys = keys.chunks_exact((2 * query.values.len()).max(1));
    scores.iter_mut().zip(keys).for_each(|(score, key)| *score = dot_f16(query.values, key));
}

#[target_feature(enable = "neon")]
fn dot_f16(a: &[f32], b: &[u8]) -> f32 {
    let (a_chunks, a_rest) = a.as_chunks::<16>();
    let b_rest = b.as_chunks::<32>().1;
    let mut acc = [vdupq_n_f32(0.0); 4];
    for (a, b) in a_chunks.iter().zip(halves(b)) {
        for (acc, (a, b)) in acc.iter_mut().zip(a.as_chunks::<4>().0.iter().zip(widen_all(b))) {
            *acc = vaddq_f32(*acc, vmulq_f32(load_f32(a), b));
        }
    }
    let mut lanes = [0.0; 16];
    store(acc, &mut lanes);
    for ((lane, a), b) in lanes.iter_mut().zip(a_rest).zip(b_rest.as_chunks::<2>().0) {
        *lane += a * half::f16::from_le_bytes(*b).to_f32();
    }
    crate::numerics::sum_lanes(lanes)
}

/// Values of `out` whose sums stay in registers while all tokens are added.
const WIDTH: usize = 64;

#[target_feature(enable = "neon")]
pub(super) fn values_f16(weights: &[f32], values: &[u8], out: &mut [f32]) {
    let head_bytes = (2 * out.len()).max(1);
    let (chunks, rest) = out.as_chunks_mut::<WIDTH>();
    let mut start = 0;
    for out in chunks {
        let mut acc = [[vdupq_n_f32(0.0); 2]; WIDTH / 8];
        for (acc, out) in acc.as_flattened_mut().iter_mut().zip(out.as_chunks::<4>().0) {
            *acc = load_f32(out);
        }
        for (weight, value) in weights.iter().zip(values.chunks_exact(head_bytes)) {
            let value = value.get(2 * start..).and_then(<[u8]>::first_chunk::<{ 2 * WIDTH }>);
            let Some(value) = value else { return };
            for (acc, value) in acc.iter_mut().zip(value.as_chunks::<16>().0) {
                for (acc, value) in acc.iter_mut().zip(widen(value)) {
                    *acc = vaddq_f32(*acc, vmulq_n_f32(value, *weight));
                }
            }
        }
        for (acc, out) in acc.as_flattened().iter().zip(out.as_chunks_mut::<4>().0) {
            store_f32(*acc, out);
        }
        start += WIDTH;
    }
    for (weight, value) in weights.iter().zip(values.chunks_exact(head_bytes)) {
        portable::add_scaled_f16(*weight, value.get(2 * start..).unwrap_or_default(), rest);
    }
}
