//! Matrices by AVX2 and F16C. No FMA: it rounds once where the portable kernels round twice.
#![allow(unsafe_code)]

use super::{F32Rows, GROUP, Int8Rows, Kernels, TileRow, avx2_attention};
use core::arch::x86_64::*;

/// The table, if this CPU has AVX2 and F16C.
pub(super) fn kernels() -> Option<Kernels> {
    let present = std::is_x86_feature_detected!("avx2") && std::is_x86_feature_detected!("f16c");
    present.then_some(Kernels {
        name: "avx2",
        // SAFETY (all of them): this table is handed out only when the CPU has the features.
        int8: |quants, scales, x, y| unsafe { int8(quants, scales, x, y) },
        f16: |values, x, y| unsafe { f16(values, x, y) },
        keys_int8: |query, keys, scales, scores| unsafe {
            avx2_attention::keys_int8(query, keys, scales, scores)
        },
        keys_f16: |query, keys, scores| unsafe { avx2_attention::keys_f16(query, keys, scores) },
        weigh: |scores, max| unsafe { avx2_attention::weigh(scores, max) },
        values_int8: |weights, values, scales, out| unsafe {
            avx2_attention::values_int8(weights, values, scales, out)
        },
        values_f16: |weights, values, out| unsafe { avx2_attention::values_f16(weights, values, out) },
    })
}

/// How far before the weights in use the next ones are asked for, in bytes.
const AHEAD: usize = 4096;

#[target_feature(enable = "avx2,f16c")]
fn int8(quants: &[u8], scales: &[u8], x: Int8Rows, y: &mut [TileRow]) {
    let (groups, rest) = y.as_chunks_mut::<GROUP>();
    let alone = groups.len() * GROUP;
    for (group, y) in groups.iter_mut().enumerate() {
        let rows = core::array::from_fn(|row| x.row(group * GROUP + row));
        int8_group(quants, scales, rows.map(|row: (&[i8], _)| row.0), rows.map(|row| row.1), y);
    }
    for (row, y) in rest.iter_mut().enumerate() {
        let (x, x_scales) = x.row(alone + row);
        int8_tile(quants, scales, x, x_scales, y);
    }
}

/// `y[r] += dot(|w|, sign(x, w))` is exact for every weight byte (−128 included) and x in −127..=127: the pair
/// sums of `maddubs` stay below 2 · 128 · 127 = 32,512.
#[target_feature(enable = "avx2,f16c")]
fn int8_tile(quants: &[u8], scales: &[u8], x: &[i8], x_scales: &[f32], y: &mut TileRow) {
    let ones = _mm256_set1_epi16(1);
    let mut acc = [_mm256_setzero_ps(); 2];
    let weights = quants.as_chunks::<512>().0.iter().zip(scales.as_chunks::<32>().0);
    let activations = x.as_chunks::<32>().0.iter().zip(x_scales);
    for ((quants, scales), (x, x_scale)) in weights.zip(activations) {
        for line in quants.as_chunks::<64>().0 {
            fetch(line.as_ptr().wrapping_add(AHEAD));
        }
        let mut dots = [_mm256_setzero_si256(); 2];
        for (quad, x) in quants.as_chunks::<64>().0.iter().zip(x.as_chunks::<4>().0) {
            let x = _mm256_set1_epi32(i32::from_le_bytes(x.map(|b| b as u8)));
            for (dot, w) in dots.iter_mut().zip(quad.as_chunks::<32>().0) {
                let w = load(w);
                let pairs = _mm256_maddubs_epi16(_mm256_abs_epi8(w), _mm256_sign_epi8(x, w));
                *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(pairs, ones));
            }
        }
        let x_scale = _mm256_set1_ps(*x_scale);
        for ((acc, dot), scale) in acc.iter_mut().zip(dots).zip(scales.as_chunks::<16>().0) {
            let scale = _mm256_mul_ps(widen(scale), x_scale);
            *acc = _mm256_add_ps(*acc, _mm256_mul_ps(_mm256_cvtepi32_ps(dot), scale));
        }
    }
    store(acc, y);
}

/// Eight rows of the tile after the other eight, so that the sums of all rows of `x` stay in registers.
#[target_feature(enable = "avx2,f16c")]
fn int8_group(
    quants: &[u8],
    scales: &[u8],
    x: [&[i8]; GROUP],
    x_scales: [&[f32]; GROUP],
    y: &mut [TileRow; GROUP],
) {
    int8_group_half::<0>(quants, scales, x, x_scales, y);
    int8_group_half::<1>(quants, scales, x, x_scales, y);
}

#[target_feature(enable = "avx2,f16c")]
fn int8_group_half<const HALF: usize>(
    quants: &[u8],
    scales: &[u8],
    [x0, x1, x2, x3]: [&[i8]; GROUP],
    [s0, s1, s2, s3]: [&[f32]; GROUP],
    y: &mut [TileRow; GROUP],
) {
    let tile_bytes = quants.len();
    let mut acc = [_mm256_setzero_ps(); GROUP];
    let weights = quants.as_chunks::<512>().0.iter().zip(scales.as_chunks::<32>().0);
    let activations = blocks(x0).zip(blocks(x1)).zip(blocks(x2)).zip(blocks(x3));
    let x_scales = s0.iter().zip(s1).zip(s2).zip(s3);
    for (((quants, scales), x), x_scales) in weights.zip(activations).zip(x_scales) {
        let (((x0, x1), x2), x3) = x;
        let (((s0, s1), s2), s3) = x_scales;
        if HALF == 0 {
            // What comes after these weights is wanted next, and is on its way while these are in use.
            for line in quants.as_chunks::<64>().0 {
                fetch(line.as_ptr().wrapping_add(tile_bytes));
            }
        }
        let mut dots = [_mm256_setzero_si256(); GROUP];
        let columns = x0.iter().zip(x1).zip(x2).zip(x3);
        for (quad, (((x0, x1), x2), x3)) in quants.as_chunks::<64>().0.iter().zip(columns) {
            let Some(w) = quad.as_chunks::<32>().0.get(HALF) else { return };
            let w = load(w);
            let magnitude = _mm256_abs_epi8(w);
            for (dot, x) in dots.iter_mut().zip([x0, x1, x2, x3]) {
                let x =
                    _mm256_set1_epi32(i32::from_le_bytes([x[0] as u8, x[1] as u8, x[2] as u8, x[3] as u8]));
                let pairs = _mm256_maddubs_epi16(magnitude, _mm256_sign_epi8(x, w));
                *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
            }
        }
        let Some(scale) = scales.as_chunks::<16>().0.get(HALF) else { return };
        let scale = widen(scale);
        for ((acc, dot), x_scale) in acc.iter_mut().zip(dots).zip([s0, s1, s2, s3]) {
            let scale = _mm256_mul_ps(scale, _mm256_set1_ps(*x_scale));
            *acc = _mm256_add_ps(*acc, _mm256_mul_ps(_mm256_cvtepi32_ps(dot), scale));
        }
    }
    for (acc, y) in acc.into_iter().zip(y) {
        let Some(y) = y.as_chunks_mut::<8>().0.get_mut(HALF) else { return };
        store_half(acc, y);
    }
}

/// Asks for a line of memory that will soon be read. A hint: any address will do.
#[target_feature(enable = "avx2")]
fn fetch(address: *const u8) {
    _mm_prefetch::<_MM_HINT_T1>(address.cast());
}

/// The blocks of a row of activations, each as eight quads of columns.
fn blocks(x: &[i8]) -> core::slice::Iter<'_, [[i8; 4]; 8]> {
    x.as_chunks::<4>().0.as_chunks::<8>().0.iter()
}

/// Columns that are widened to f32 at a time: 4 KB, which stay in the first-level cache.
const COLUMNS: usize = 64;

/// The weights are widened once for all rows of `x`, some columns at a time, between which the sums rest in `y`.
#[target_feature(enable = "avx2,f16c")]
fn f16(values: &[u8], x: F32Rows, y: &mut [TileRow]) {
    if let [y] = y {
        return f16_tile(values, x.row(0), y);
    }
    y.fill([0.0; 16]);
    let mut widened = [[0.0; 16]; COLUMNS];
    let mut start = 0;
    for columns in values.as_chunks::<32>().0.chunks(COLUMNS) {
        for (wide, column) in widened.iter_mut().zip(columns) {
            fetch(column.as_ptr().wrapping_add(values.len()));
            let [first, second] = column.as_chunks::<16>().0 else { return };
            store([widen(first), widen(second)], wide);
        }
        let row = |row: usize| x.row(row).get(start..).unwrap_or_default();
        let widened = widened.get(..columns.len()).unwrap_or_default();
        let (groups, rest) = y.as_chunks_mut::<GROUP>();
        let alone = groups.len() * GROUP;
        for (group, y) in groups.iter_mut().enumerate() {
            f32_group(widened, core::array::from_fn(|index| row(group * GROUP + index)), y);
        }
        for (index, y) in rest.iter_mut().enumerate() {
            f32_tile(widened, row(alone + index), y);
        }
        start += columns.len();
    }
}

/// `y[i] += W·x[i]`, columns in ascending order.
#[target_feature(enable = "avx2,f16c")]
fn f32_group(columns: &[TileRow], [x0, x1, x2, x3]: [&[f32]; GROUP], y: &mut [TileRow; GROUP]) {
    let mut acc = [[_mm256_setzero_ps(); 2]; GROUP];
    acc.iter_mut().zip(y.iter()).for_each(|(acc, y)| *acc = load_row(y));
    let rows = x0.iter().zip(x1).zip(x2).zip(x3);
    for (column, (((x0, x1), x2), x3)) in columns.iter().zip(rows) {
        let column = load_row(column);
        for (acc, x) in acc.iter_mut().zip([x0, x1, x2, x3]) {
            let x = _mm256_set1_ps(*x);
            for (acc, w) in acc.iter_mut().zip(column) {
                *acc = _mm256_add_ps(*acc, _mm256_mul_ps(w, x));
            }
        }
    }
    acc.into_iter().zip(y).for_each(|(acc, y)| store(acc, y));
}

/// [`f32_group`] of one row.
#[target_feature(enable = "avx2,f16c")]
fn f32_tile(columns: &[TileRow], x: &[f32], y: &mut TileRow) {
    let mut acc = load_row(y);
    for (column, x) in columns.iter().zip(x) {
        let x = _mm256_set1_ps(*x);
        for (acc, w) in acc.iter_mut().zip(load_row(column)) {
            *acc = _mm256_add_ps(*acc, _mm256_mul_ps(w, x));
        }
    }
    store(acc, y);
}

#[target_feature(enable = "avx2,f16c")]
fn f16_tile(values: &[u8], x: &[f32], y: &mut TileRow) {
    let mut acc = [_mm256_setzero_ps(); 2];
    for (column, x) in values.as_chunks::<32>().0.iter().zip(x) {
        let x = _mm256_set1_ps(*x);
        for (acc, w) in acc.iter_mut().zip(column.as_chunks::<16>().0) {
            *acc = _mm256_add_ps(*acc, _mm256_mul_ps(widen(w), x));
        }
    }
    store(acc, y);
}

#[target_feature(enable = "avx2")]
fn load(bytes: &[u8; 32]) -> __m256i {
    // SAFETY: 32 readable bytes; the load needs no alignment.
    unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) }
}

#[target_feature(enable = "avx2")]
pub(super) fn load_f32(values: &[f32; 8]) -> __m256 {
    // SAFETY: eight readable f32; the load needs no alignment.
    unsafe { _mm256_loadu_ps(values.as_ptr()) }
}

#[target_feature(enable = "avx2")]
pub(super) fn load_row(row: &TileRow) -> [__m256; 2] {
    // SAFETY: 16 readable f32; the loads need no alignment.
    unsafe { [_mm256_loadu_ps(row.as_ptr()), _mm256_loadu_ps(row.as_ptr().add(8))] }
}

/// Eight f16 as f32, exactly.
#[target_feature(enable = "avx2,f16c")]
pub(super) fn widen(halves: &[u8; 16]) -> __m256 {
    // SAFETY: 16 readable bytes; the load needs no alignment.
    _mm256_cvtph_ps(unsafe { _mm_loadu_si128(halves.as_ptr().cast()) })
}

#[target_feature(enable = "avx2")]
pub(super) fn store(acc: [__m256; 2], y: &mut TileRow) {
    acc.into_iter().zip(y.as_chunks_mut::<8>().0).for_each(|(acc, y)| store_half(acc, y));
}

#[target_feature(enable = "avx2")]
pub(super) fn store_half(acc: __m256, y: &mut [f32; 8]) {
    // SAFETY: `y` is eight f32; the store needs no alignment.
    unsafe { _mm256_storeu_ps(y.as_mut_ptr(), acc) };
}
