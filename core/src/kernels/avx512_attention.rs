//! Attention by AVX-512 with VNNI.
#![allow(unsafe_code)]

use super::avx512::{load_f32, store, widen};
use super::{Query, portable};
use core::arch::x86_64::*;
use half::f16;

/// Integer sums have no order, so that any is right; with 15 bits of query no sum overflows.
#[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
pub(super) fn keys_int8(query: Query, keys: &[u8], scales: &[u8], scores: &mut [f32]) {
    let (chunks, rest) = query.quants.as_chunks::<32>();
    let keys = keys.chunks_exact(query.quants.len().max(1)).zip(scales.as_chunks::<2>().0);
    for (score, (key, key_scale)) in scores.iter_mut().zip(keys) {
        let (key_chunks, key_rest) = key.as_chunks::<32>();
        let mut sum = _mm512_setzero_si512();
        for (query, key) in chunks.iter().zip(key_chunks) {
            // SAFETY: 64 and 32 readable bytes; the loads need no alignment.
            let (query, key) = unsafe {
                (_mm512_loadu_si512(query.as_ptr().cast()), _mm256_loadu_si256(key.as_ptr().cast()))
            };
            sum = _mm512_dpwssd_epi32(sum, query, _mm512_cvtepi8_epi16(key));
        }
        let dot = _mm512_reduce_add_epi32(sum).wrapping_add(portable::dot_query_int8(rest, key_rest));
        *score = dot as f32 * (f16::from_le_bytes(*key_scale).to_f32() * query.scale);
    }
}

#[target_feature(enable = "avx512f")]
pub(super) fn keys_f16(query: Query, keys: &[u8], scores: &mut [f32]) {
    let (chunks, rest) = query.values.as_chunks::<16>();
    let keys = keys.chunks_exact((2 * query.values.len()).max(1));
    for (score, key) in scores.iter_mut().zip(keys) {
        let (key_chunks, key_rest) = key.as_chunks::<32>();
        let mut acc = _mm512_setzero_ps();
        for (query, key) in chunks.iter().zip(key_chunks) {
            acc = _mm512_add_ps(acc, _mm512_mul_ps(load_f32(query), widen(key)));
        }
        let mut lanes = [0.0; 16];
        store(acc, &mut lanes);
        for ((lane, query), key) in lanes.iter_mut().zip(rest).zip(key_rest.as_chunks::<2>().0) {
            *lane += query * f16::from_le_bytes(*key).to_f32();
        }
        *score = crate::numerics::sum_lanes(lanes);
    }
}

/// Values of `out` whose sums stay in registers while all tokens are added.
const WIDTH: usize = 64;
type Sums = [__m512; WIDTH / 16];

#[target_feature(enable = "avx512f")]
pub(super) fn values_int8(weights: &[f32], values: &[u8], scales: &[u8], out: &mut [f32]) {
    let head_dim = out.len().max(1);
    let scales = scales.as_chunks::<2>().0.iter().map(|scale| f16::from_le_bytes(*scale).to_f32());
    let (chunks, rest) = out.as_chunks_mut::<WIDTH>();
    let mut start = 0;
    for out in chunks {
        let mut acc = load_all(out);
        for ((weight, scale), value) in weights.iter().zip(scales.clone()).zip(values.chunks_exact(head_dim))
        {
            let Some(value) = value.get(start..).and_then(<[u8]>::first_chunk::<WIDTH>) else { return };
            let weight = _mm512_set1_ps(weight * scale);
            for (acc, value) in acc.iter_mut().zip(value.as_chunks::<16>().0) {
                *acc = _mm512_add_ps(*acc, _mm512_mul_ps(weight, widen_int8(value)));
            }
        }
        store_all(acc, out);
        start += WIDTH;
    }
    for ((weight, scale), value) in weights.iter().zip(scales).zip(values.chunks_exact(head_dim)) {
        portable::add_scaled_int8(weight * scale, value.get(start..).unwrap_or_default(), rest);
    }
}

#[target_feature(enable = "avx512f")]
pub(super) fn values_f16(weights: &[f32], values: &[u8], out: &mut [f32]) {
    let head_bytes = (2 * out.len()).max(1);
    let (chunks, rest) = out.as_chunks_mut::<WIDTH>();
    let mut start = 0;
    for out in chunks {
        let mut acc = load_all(out);
        for (weight, value) in weights.iter().zip(values.chunks_exact(head_bytes)) {
            let value = value.get(2 * start..).and_then(<[u8]>::first_chunk::<{ 2 * WIDTH }>);
            let (Some(value), weight) = (value, _mm512_set1_ps(*weight)) else { return };
            for (acc, value) in acc.iter_mut().zip(value.as_chunks::<32>().0) {
                *acc = _mm512_add_ps(*acc, _mm512_mul_ps(weight, widen(value)));
            }
        }
        store_all(acc, out);
        start += WIDTH;
    }
    for (weight, value) in weights.iter().zip(values.chunks_exact(head_bytes)) {
        portable::add_scaled_f16(*weight, value.get(2 * start..).unwrap_or_default(), rest);
    }
}

#[target_feature(enable = "avx512f")]
fn load_all(values: &[f32; WIDTH]) -> Sums {
    let mut all = [_mm512_setzero_ps(); WIDTH / 16];
    all.iter_mut().zip(values.as_chunks::<16>().0).for_each(|(all, values)| *all = load_f32(values));
    all
}

#[target_feature(enable = "avx512f")]
fn store_all(all: Sums, values: &mut [f32; WIDTH]) {
    all.into_iter().zip(values.as_chunks_mut::<16>().0).for_each(|(all, values)| store(all, values));
}

/// Sixteen int8 as f32, exactly.
#[target_feature(enable = "avx512f")]
fn widen_int8(values: &[u8; 16]) -> __m512 {
    // SAFETY: 16 readable bytes; the load needs no alignment.
    let values = unsafe { _mm_loadu_si128(values.as_ptr().cast()) };
    _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(values))
}
