//! Matrices by AVX-512 with VNNI. No FMA: it rounds once where the portable kernels round twice.
#![allow(unsafe_code)]

use super::{F32Rows, Int8Rows, Kernels, TileRow};
use core::arch::x86_64::*;

/// The table, if this CPU has AVX-512 F, BW and VNNI. Attention is that of AVX2, which such a CPU has too.
pub(super) fn kernels() -> Option<Kernels> {
    let present = std::is_x86_feature_detected!("avx512f")
        && std::is_x86_feature_detected!("avx512bw")
        && std::is_x86_feature_detected!("avx512vnni");
    let avx2 = super::avx2::kernels().filter(|_| present)?;
    Some(Kernels {
        name: "avx512",
        // SAFETY (both): this table is handed out only when the CPU has the features.
        int8: |quants, scales, x, y| unsafe { int8(quants, scales, x, y) },
        f16: |values, x, y| unsafe { f16(values, x, y) },
        ..avx2
    })
}

/// Rows of activations that are multiplied at a time: a register of sums each, and as many of dots.
const GROUP: usize = 8;
/// How far before the weights in use the next ones are asked for when one row of activations uses them up at once.
const AHEAD: usize = 4096;

/// Blocks whose activations are shifted at a time: 4 KB.
const BLOCKS: usize = 16;

#[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
fn int8(quants: &[u8], scales: &[u8], x: Int8Rows, y: &mut [TileRow]) {
    let ahead = if y.len() == 1 { AHEAD } else { quants.len() };
    let (groups, rest) = y.as_chunks_mut::<GROUP>();
    let alone = groups.len() * GROUP;
    for (group, y) in groups.iter_mut().enumerate() {
        let rows = core::array::from_fn(|row| x.row(group * GROUP + row));
        int8_rows(quants, scales, rows, y, ahead);
    }
    for (row, y) in rest.iter_mut().enumerate() {
        int8_rows(quants, scales, [x.row(alone + row)], core::array::from_mut(y), ahead);
    }
}

/// The instruction multiplies bytes without a sign by bytes with one, and its sums do not saturate. So 128 is added to the
/// activations, and what that adds to the dots, `Σ 128·w`, is summed beside them and taken away: exact for all bytes.
#[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
fn int8_rows<const N: usize>(
    quants: &[u8],
    scales: &[u8],
    x: [(&[i8], &[f32]); N],
    y: &mut [TileRow; N],
    ahead: usize,
) {
    let mut acc = [_mm512_setzero_ps(); N];
    let mut shifted = [[[[0; 4]; 8]; N]; BLOCKS];
    let quants = quants.as_chunks::<512>().0.chunks(BLOCKS);
    let scales = scales.as_chunks::<32>().0.chunks(BLOCKS);
    for (piece, (quants, scales)) in quants.zip(scales).enumerate() {
        let first = piece * BLOCKS;
        for (row, (x, _)) in x.iter().enumerate() {
            let x = x.as_chunks::<4>().0.as_chunks::<8>().0.get(first..).unwrap_or_default();
            for (block, x) in shifted.iter_mut().zip(x) {
                let Some(block) = block.get_mut(row) else { continue };
                block
                    .as_flattened_mut()
                    .iter_mut()
                    .zip(x.as_flattened())
                    .for_each(|(to, x)| *to = *x as u8 ^ 0x80);
            }
        }
        for (block, ((quants, scales), shifted)) in quants.iter().zip(scales).zip(&shifted).enumerate() {
            for line in quants.as_chunks::<64>().0 {
                _mm_prefetch::<_MM_HINT_T1>(line.as_ptr().wrapping_add(ahead).cast());
            }
            let mut dots = [_mm512_setzero_si512(); N];
            let mut excess = _mm512_setzero_si512();
            for (column, quad) in quants.as_chunks::<64>().0.iter().enumerate() {
                let w = load(quad);
                excess = _mm512_dpbusd_epi32(excess, _mm512_set1_epi8(-128), w);
                for (dot, x) in dots.iter_mut().zip(shifted) {
                    let x = x.get(column).copied().unwrap_or_default();
                    *dot = _mm512_dpbusd_epi32(*dot, _mm512_set1_epi32(i32::from_le_bytes(x)), w);
                }
            }
            let scale = widen(scales);
            for ((acc, dot), (_, x_scales)) in acc.iter_mut().zip(dots).zip(x) {
                let x_scale = _mm512_set1_ps(x_scales.get(first + block).copied().unwrap_or_default());
                let dot = _mm512_cvtepi32_ps(_mm512_sub_epi32(dot, excess));
                *acc = _mm512_add_ps(*acc, _mm512_mul_ps(dot, _mm512_mul_ps(scale, x_scale)));
            }
        }
    }
    acc.into_iter().zip(y).for_each(|(acc, y)| store(acc, y));
}

/// Columns of f16 whose activations are copied at a time: 2 KB.
const COLUMNS: usize = 64;

#[target_feature(enable = "avx512f")]
fn f16(values: &[u8], x: F32Rows, y: &mut [TileRow]) {
    let ahead = if y.len() == 1 { AHEAD } else { values.len() };
    let (groups, rest) = y.as_chunks_mut::<GROUP>();
    let alone = groups.len() * GROUP;
    for (group, y) in groups.iter_mut().enumerate() {
        f16_rows(values, core::array::from_fn(|row| x.row(group * GROUP + row)), y, ahead);
    }
    for (row, y) in rest.iter_mut().enumerate() {
        f16_rows(values, [x.row(alone + row)], core::array::from_mut(y), ahead);
    }
}

#[target_feature(enable = "avx512f")]
fn f16_rows<const N: usize>(values: &[u8], x: [&[f32]; N], y: &mut [TileRow; N], ahead: usize) {
    let mut acc = [_mm512_setzero_ps(); N];
    // Pieces of all rows of one length, so that no column needs a check of each row.
    let mut pieces = [[0.0; COLUMNS]; N];
    for (piece, w) in values.as_chunks::<32>().0.chunks(COLUMNS).enumerate() {
        for (to, x) in pieces.iter_mut().zip(x) {
            let x = x.get(piece * COLUMNS..).unwrap_or_default();
            to.iter_mut().zip(x).for_each(|(to, x)| *to = *x);
        }
        for (column, w) in w.iter().take(COLUMNS).enumerate() {
            _mm_prefetch::<_MM_HINT_T1>(w.as_ptr().wrapping_add(ahead).cast());
            let w = widen(w);
            for (acc, x) in acc.iter_mut().zip(&pieces) {
                let x = _mm512_set1_ps(x.get(column).copied().unwrap_or_default());
                *acc = _mm512_add_ps(*acc, _mm512_mul_ps(w, x));
            }
        }
    }
    acc.into_iter().zip(y).for_each(|(acc, y)| store(acc, y));
}

#[target_feature(enable = "avx512f")]
fn load(bytes: &[u8; 64]) -> __m512i {
    // SAFETY: 64 readable bytes; the load needs no alignment.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
}

/// Sixteen f16 as f32, exactly.
#[target_feature(enable = "avx512f")]
fn widen(halves: &[u8; 32]) -> __m512 {
    // SAFETY: 32 readable bytes; the load needs no alignment.
    _mm512_cvtph_ps(unsafe { _mm256_loadu_si256(halves.as_ptr().cast()) })
}

#[target_feature(enable = "avx512f")]
fn store(acc: __m512, y: &mut [f32; 16]) {
    // SAFETY: `y` is sixteen f32; the store needs no alignment.
    unsafe { _mm512_storeu_ps(y.as_mut_ptr(), acc) };
}
