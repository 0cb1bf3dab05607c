//! Attention by AVX2 and F16C.
#![allow(unsafe_code)]

use super::avx2::{load_f32, load_row, store, store_half, widen};
use super::{Query, portable};
use core::arch::x86_64::*;

/// Tokens whose scores are made at a time: one register of them.
const TOKENS: usize = 8;

#[target_feature(enable = "avx2,f16c")]
pub(super) fn keys_int8(query: Query, keys: &[u8], scales: &[u8], scores: &mut [f32]) {
    let mut keys = rows(keys, query.quants.len());
    for (scores, scales) in scores.chunks_mut(TOKENS).zip(scales.chunks(2 * TOKENS)) {
        let mut sums = [_mm256_setzero_si256(); TOKENS];
        for (sum, _) in sums.iter_mut().zip(&*scores) {
            let Some(key) = keys.next() else { return };
            *sum = products(query.quants, key);
        }
        let mut halves = [0; 16];
        halves.iter_mut().zip(scales).for_each(|(half, byte)| *half = *byte);
        let scale = _mm256_mul_ps(widen(&halves), _mm256_set1_ps(query.scale));
        store_some(_mm256_mul_ps(_mm256_cvtepi32_ps(totals_int(sums)), scale), scores);
    }
}

/// Rows of `bytes` each; `chunks_exact` without its division, which costs more than the scores of a page of small heads.
#[inline]
fn rows(values: &[u8], bytes: usize) -> impl Iterator<Item = &[u8]> + Clone {
    let mut rest = values;
    core::iter::from_fn(move || {
        let (row, after) = rest.split_at_checked(bytes)?;
        rest = after;
        Some(row)
    })
}

/// Sums of products, to be added up: integers have no order, and with 15 bits of query no sum overflows.
#[target_feature(enable = "avx2")]
fn products(query: &[i16], key: &[u8]) -> __m256i {
    let (query_chunks, query_rest) = query.as_chunks::<16>();
    let (key_chunks, key_rest) = key.as_chunks::<16>();
    let mut sum = _mm256_setzero_si256();
    for (query, key) in query_chunks.iter().zip(key_chunks) {
        // SAFETY: 32 and 16 readable bytes; the loads need no alignment.
        let (query, key) =
            unsafe { (_mm256_loadu_si256(query.as_ptr().cast()), _mm_loadu_si128(key.as_ptr().cast())) };
        sum = _mm256_add_epi32(sum, _mm256_madd_epi16(query, _mm256_cvtepi8_epi16(key)));
    }
    let (query_chunks, query_rest) = query_rest.as_chunks::<8>();
    let (key_chunks, key_rest) = key_rest.as_chunks::<8>();
    for (query, key) in query_chunks.iter().zip(key_chunks) {
        // SAFETY: 16 readable bytes; the load needs no alignment.
        let query = unsafe { _mm_loadu_si128(query.as_ptr().cast()) };
        let key = _mm_cvtepi8_epi16(_mm_cvtsi64_si128(i64::from_le_bytes(*key)));
        sum = _mm256_add_epi32(sum, _mm256_zextsi128_si256(_mm_madd_epi16(query, key)));
    }
    let rest = portable::dot_query_int8(query_rest, key_rest);
    _mm256_add_epi32(sum, _mm256_zextsi128_si256(_mm_cvtsi32_si128(rest)))
}

/// The sums of the lanes of each.
#[target_feature(enable = "avx2")]
fn totals_int([a, b, c, d, e, f, g, h]: [__m256i; TOKENS]) -> __m256i {
    let first = _mm256_hadd_epi32(_mm256_hadd_epi32(a, b), _mm256_hadd_epi32(c, d));
    let second = _mm256_hadd_epi32(_mm256_hadd_epi32(e, f), _mm256_hadd_epi32(g, h));
    let low = _mm256_permute2x128_si256::<0x20>(first, second);
    _mm256_add_epi32(low, _mm256_permute2x128_si256::<0x31>(first, second))
}

/// An f16 as f32, exactly.
#[target_feature(enable = "avx2,f16c")]
fn widen_one(half: &[u8; 2]) -> f32 {
    _mm_cvtss_f32(_mm_cvtph_ps(_mm_cvtsi32_si128(i32::from(u16::from_le_bytes(*half)))))
}

#[target_feature(enable = "avx2,f16c")]
pub(super) fn keys_f16(query: Query, keys: &[u8], scores: &mut [f32]) {
    let mut keys = rows(keys, 2 * query.values.len());
    for scores in scores.chunks_mut(TOKENS) {
        let mut sums = [_mm256_setzero_ps(); TOKENS];
        for (sum, _) in sums.iter_mut().zip(&*scores) {
            let Some(key) = keys.next() else { return };
            *sum = products_f16(query.values, key);
        }
        store_some(totals(sums), scores);
    }
}

/// Sums of products in 16 lanes, of which each is added to the one 8 after it.
#[target_feature(enable = "avx2,f16c")]
fn products_f16(query: &[f32], key: &[u8]) -> __m256 {
    let (query_chunks, query_rest) = query.as_chunks::<16>();
    let (key_chunks, key_rest) = key.as_chunks::<32>();
    let mut lanes = [_mm256_setzero_ps(); 2];
    for (query, key) in query_chunks.iter().zip(key_chunks) {
        let halves = query.as_chunks::<8>().0.iter().zip(key.as_chunks::<16>().0);
        for (lanes, (query, key)) in lanes.iter_mut().zip(halves) {
            *lanes = _mm256_add_ps(*lanes, _mm256_mul_ps(load_f32(query), widen(key)));
        }
    }
    let [low, high] = &mut lanes;
    match (query_rest, key_rest.first_chunk()) {
        ([], _) => return _mm256_add_ps(*low, *high),
        ([q0, q1, q2, q3, q4, q5, q6, q7], Some(key)) => {
            let query = load_f32(&[*q0, *q1, *q2, *q3, *q4, *q5, *q6, *q7]);
            return _mm256_add_ps(_mm256_add_ps(*low, _mm256_mul_ps(query, widen(key))), *high);
        }
        _ => {}
    }
    let mut all = [0.0; 16];
    store(lanes, &mut all);
    for ((lane, query), key) in all.iter_mut().zip(query_rest).zip(key_rest.as_chunks::<2>().0) {
        *lane += query * widen_one(key);
    }
    let [low, high] = load_row(&all);
    _mm256_add_ps(low, high)
}

/// The sums of the lanes of each, in the order of [`crate::numerics::sum_lanes`]: `i + 4`, `i + 2`, `i + 1`.
#[target_feature(enable = "avx2")]
fn totals([a, b, c, d, e, f, g, h]: [__m256; TOKENS]) -> __m256 {
    // Four lanes of the first, then four of the second.
    let fours = |first, second| {
        let low = _mm256_permute2f128_ps::<0x20>(first, second);
        _mm256_add_ps(low, _mm256_permute2f128_ps::<0x31>(first, second))
    };
    let twos = |first, second| {
        let low = _mm256_shuffle_ps::<0b01_00_01_00>(first, second);
        _mm256_add_ps(low, _mm256_shuffle_ps::<0b11_10_11_10>(first, second))
    };
    let (first, second) = (twos(fours(a, e), fours(b, f)), twos(fours(c, g), fours(d, h)));
    let low = _mm256_shuffle_ps::<0b10_00_10_00>(first, second);
    _mm256_add_ps(low, _mm256_shuffle_ps::<0b11_01_11_01>(first, second))
}

/// As many values as `out` takes.
#[target_feature(enable = "avx2")]
fn store_some(values: __m256, out: &mut [f32]) {
    if let Some(out) = out.first_chunk_mut() {
        return store_half(values, out);
    }
    let mut all = [0.0; 8];
    store_half(values, &mut all);
    out.iter_mut().zip(all).for_each(|(out, value)| *out = value);
}

/// Registers of sums that stay there while all tokens are added: as many as the latency of an addition wants.
const WIDE: usize = 8;

#[target_feature(enable = "avx2,f16c")]
pub(super) fn values_int8(weights: &[f32], values: &[u8], scales: &[u8], out: &mut [f32]) {
    let scales = scales.as_chunks::<2>().0;
    let weights = weights.iter().zip(scales).map(|(weight, scale)| weight * widen_one(scale));
    let tokens = weights.zip(rows(values, out.len()));
    add_tokens(tokens, |values| widen_int8(values), portable::add_scaled_int8, out);
}

#[target_feature(enable = "avx2,f16c")]
pub(super) fn values_f16(weights: &[f32], values: &[u8], out: &mut [f32]) {
    let tokens = weights.iter().copied().zip(rows(values, 2 * out.len()));
    add_tokens(tokens, |values| widen(values), portable::add_scaled_f16, out);
}

/// `out += Σ weight·value` in registers of eight values, of `BYTES` each, and what is left over by `add_rest`.
#[target_feature(enable = "avx2,f16c")]
fn add_tokens<'a, const BYTES: usize>(
    tokens: impl Iterator<Item = (f32, &'a [u8])> + Clone,
    widen: impl Fn(&[u8; BYTES]) -> __m256 + Copy,
    add_rest: impl Fn(f32, &[u8], &mut [f32]),
    out: &mut [f32],
) {
    let (registers, rest) = out.as_chunks_mut::<8>();
    let start_of_rest = registers.len() * BYTES;
    let (wide, narrow) = registers.as_chunks_mut::<WIDE>();
    let mut start = 0;
    for out in wide {
        add_to_registers(tokens.clone(), start, widen, out);
        start += WIDE * BYTES;
    }
    for out in narrow {
        add_to_registers(tokens.clone(), start, widen, core::array::from_mut(out));
        start += BYTES;
    }
    if !rest.is_empty() {
        tokens.for_each(|(weight, value)| {
            add_rest(weight, value.get(start_of_rest..).unwrap_or_default(), rest)
        });
    }
}

#[target_feature(enable = "avx2,f16c")]
fn add_to_registers<'a, const N: usize, const BYTES: usize>(
    tokens: impl Iterator<Item = (f32, &'a [u8])>,
    start: usize,
    widen: impl Fn(&[u8; BYTES]) -> __m256,
    out: &mut [[f32; 8]; N],
) {
    let mut acc = [_mm256_setzero_ps(); N];
    acc.iter_mut().zip(&*out).for_each(|(acc, out)| *acc = load_f32(out));
    for (weight, value) in tokens {
        let Some(value) = value.get(start..start + N * BYTES) else { return };
        let weight = _mm256_set1_ps(weight);
        for (acc, value) in acc.iter_mut().zip(value.as_chunks::<BYTES>().0) {
            *acc = _mm256_add_ps(*acc, _mm256_mul_ps(weight, widen(value)));
        }
    }
    acc.into_iter().zip(out).for_each(|(acc, out)| store_half(acc, out));
}

/// Eight int8 as f32, exactly.
#[target_feature(enable = "avx2")]
fn widen_int8(values: &[u8; 8]) -> __m256 {
    let values = _mm_cvtsi64_si128(i64::from_le_bytes(*values));
    _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(values))
}

/// [`portable::weigh`] in wider registers.
#[target_feature(enable = "avx2")]
pub(super) fn weigh(scores: &mut [f32], max: f32) -> f32 {
    portable::weigh(scores, max)
}
