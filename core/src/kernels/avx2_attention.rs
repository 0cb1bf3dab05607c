//! Attention by AVX2 and F16C.
#![allow(unsafe_code)]

use super::avx2::{load_f32, store, store_half, widen};
use super::{Query, portable};
use core::arch::x86_64::*;

/// Integer sums have no order, so that any is right; with 15 bits of query no sum of two products overflows.
#[target_feature(enable = "avx2,f16c")]
pub(super) fn keys_int8(query: Query, keys: &[u8], scales: &[u8], scores: &mut [f32]) {
    let (chunks, rest) = query.quants.as_chunks::<32>();
    let keys = keys.chunks_exact(query.quants.len().max(1)).zip(scales.as_chunks::<2>().0);
    for (score, (key, key_scale)) in scores.iter_mut().zip(keys) {
        let (key_chunks, key_rest) = key.as_chunks::<32>();
        let mut sums = [_mm256_setzero_si256(); 2];
        for (query, key) in chunks.iter().zip(key_chunks) {
            let halves = query.as_chunks::<16>().0.iter().zip(key.as_chunks::<16>().0);
            for (sum, (query, key)) in sums.iter_mut().zip(halves) {
                *sum = _mm256_add_epi32(*sum, products(query, key));
            }
        }
        let [even, odd] = sums;
        let dot = sum_of(_mm256_add_epi32(even, odd)).wrapping_add(portable::dot_query_int8(rest, key_rest));
        *score = dot as f32 * (widen_one(key_scale) * query.scale);
    }
}

/// Sums of two products each.
#[target_feature(enable = "avx2")]
fn products(query: &[i16; 16], key: &[u8; 16]) -> __m256i {
    // SAFETY: 32 and 16 readable bytes; the loads need no alignment.
    let (query, key) =
        unsafe { (_mm256_loadu_si256(query.as_ptr().cast()), _mm_loadu_si128(key.as_ptr().cast())) };
    _mm256_madd_epi16(query, _mm256_cvtepi8_epi16(key))
}

/// An f16 as f32, exactly.
#[target_feature(enable = "avx2,f16c")]
fn widen_one(half: &[u8; 2]) -> f32 {
    _mm_cvtss_f32(_mm_cvtph_ps(_mm_cvtsi32_si128(i32::from(u16::from_le_bytes(*half)))))
}

#[target_feature(enable = "avx2")]
fn sum_of(values: __m256i) -> i32 {
    let sum = _mm_add_epi32(_mm256_castsi256_si128(values), _mm256_extracti128_si256::<1>(values));
    let sum = _mm_add_epi32(sum, _mm_shuffle_epi32::<0b01_00_11_10>(sum));
    _mm_cvtsi128_si32(_mm_add_epi32(sum, _mm_shuffle_epi32::<0b10_11_00_01>(sum)))
}

#[target_feature(enable = "avx2,f16c")]
pub(super) fn keys_f16(query: Query, keys: &[u8], scores: &mut [f32]) {
    let keys = keys.chunks_exact((2 * query.values.len()).max(1));
    for (score, key) in scores.iter_mut().zip(keys) {
        *score = dot_f16(query.values, key);
    }
}

#[target_feature(enable = "avx2,f16c")]
fn dot_f16(a: &[f32], b: &[u8]) -> f32 {
    let (a_chunks, a_rest) = a.as_chunks::<16>();
    let (b_chunks, b_rest) = b.as_chunks::<32>();
    let mut acc = [_mm256_setzero_ps(); 2];
    for (a, b) in a_chunks.iter().zip(b_chunks) {
        let halves = a.as_chunks::<8>().0.iter().zip(b.as_chunks::<16>().0);
        for (acc, (a, b)) in acc.iter_mut().zip(halves) {
            *acc = _mm256_add_ps(*acc, _mm256_mul_ps(load_f32(a), widen(b)));
        }
    }
    let mut lanes = [0.0; 16];
    store(acc, &mut lanes);
    for ((lane, a), b) in lanes.iter_mut().zip(a_rest).zip(b_rest.as_chunks::<2>().0) {
        *lane += a * widen_one(b);
    }
    crate::numerics::sum_lanes(lanes)
}

/// Values of `out` whose sums stay in registers while all tokens are added.
const WIDTH: usize = 64;

#[target_feature(enable = "avx2,f16c")]
pub(super) fn values_int8(weights: &[f32], values: &[u8], scales: &[u8], out: &mut [f32]) {
    let head_dim = out.len().max(1);
    let scales = scales.as_chunks::<2>().0;
    let (chunks, rest) = out.as_chunks_mut::<WIDTH>();
    let mut start = 0;
    for out in chunks {
        let mut acc = load_all(out);
        for ((weight, scale), value) in weights.iter().zip(scales).zip(values.chunks_exact(head_dim)) {
            let Some(value) = value.get(start..).and_then(<[u8]>::first_chunk::<WIDTH>) else { return };
            let weight = _mm256_set1_ps(weight * widen_one(scale));
            for (acc, value) in acc.iter_mut().zip(value.as_chunks::<8>().0) {
                *acc = _mm256_add_ps(*acc, _mm256_mul_ps(weight, widen_int8(value)));
            }
        }
        store_all(acc, out);
        start += WIDTH;
    }
    for ((weight, scale), value) in weights.iter().zip(scales).zip(values.chunks_exact(head_dim)) {
        portable::add_scaled_int8(weight * widen_one(scale), value.get(start..).unwrap_or_default(), rest);
    }
}

#[target_feature(enable = "avx2,f16c")]
pub(super) fn values_f16(weights: &[f32], values: &[u8], out: &mut [f32]) {
    let head_bytes = (2 * out.len()).max(1);
    let (chunks, rest) = out.as_chunks_mut::<WIDTH>();
    let mut start = 0;
    for out in chunks {
        let mut acc = load_all(out);
        for (weight, value) in weights.iter().zip(values.chunks_exact(head_bytes)) {
            let value = value.get(2 * start..).and_then(<[u8]>::first_chunk::<{ 2 * WIDTH }>);
            let (Some(value), weight) = (value, _mm256_set1_ps(*weight)) else { return };
            for (acc, value) in acc.iter_mut().zip(value.as_chunks::<16>().0) {
                *acc = _mm256_add_ps(*acc, _mm256_mul_ps(weight, widen(value)));
            }
        }
        store_all(acc, out);
        start += WIDTH;
    }
    for (weight, value) in weights.iter().zip(values.chunks_exact(head_bytes)) {
        portable::add_scaled_f16(*weight, value.get(2 * start..).unwrap_or_default(), rest);
    }
}

#[target_feature(enable = "avx2")]
fn load_all(values: &[f32; WIDTH]) -> [__m256; WIDTH / 8] {
    let mut all = [_mm256_setzero_ps(); WIDTH / 8];
    all.iter_mut().zip(values.as_chunks::<8>().0).for_each(|(all, values)| *all = load_f32(values));
    all
}

#[target_feature(enable = "avx2")]
fn store_all(all: [__m256; WIDTH / 8], values: &mut [f32; WIDTH]) {
    all.into_iter().zip(values.as_chunks_mut::<8>().0).for_each(|(all, values)| store_half(all, values));
}

/// Eight int8 as f32, exactly.
#[target_feature(enable = "avx2")]
fn widen_int8(values: &[u8; 8]) -> __m256 {
    let values = _mm_cvtsi64_si128(i64::from_le_bytes(*values));
    _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(values))
}
