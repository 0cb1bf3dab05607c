//! NEON, which every AArch64 core with floats in hardware has. Multiplications and additions apart: `fmla` rounds once
//! where the portable kernels round twice.
#![allow(unsafe_code)]

use super::neon_attention::{keys_f16, values_f16};
use super::{F32Rows, GROUP, Int8Rows, Kernels, TileRow, neon_dot, portable};
use core::arch::aarch64::*;

/// The tables that this CPU can run, the fastest last.
pub(super) fn kernels() -> [Option<Kernels>; 3] {
    [Some(NEON), neon_dot::dotprod(), neon_dot::i8mm()]
}

pub(super) const NEON: Kernels = Kernels {
    name: "neon",
    // SAFETY (all of them): this module is compiled only for targets that have NEON.
    int8: |quants, scales, x, y| unsafe { int8(quants, scales, x, y) },
    f16: |values, x, y| unsafe { f16(values, x, y) },
    // Sums of integers have no order, and one multiplication and one addition a value can be made in any order of
    // values: the compiler makes NEON of the portable loops.
    keys_int8: portable::keys_int8,
    keys_f16: |query, keys, scores| unsafe { keys_f16(query, keys, scores) },
    // All AArch64 has NEON: the compiler uses it.
    weigh: super::portable::weigh,
    values_int8: portable::values_int8,
    values_f16: |weights, values, out| unsafe { values_f16(weights, values, out) },
};

/// A block of a tile of int8: per 4 columns (a quad), per 4 rows, 4 rows × 4 columns.
pub(super) type Block = [[[u8; 16]; 4]; 8];
/// The activations that meet it.
pub(super) type BlockOfX = [i8; 32];
/// A column of a tile of f16, or the scales of a block: 16 f16, a row each.
pub(super) type Halves = [[u8; 16]; 2];
/// The integer dots of a block's 16 rows with a row of activations.
pub(super) type Dots = [int32x4_t; 4];

/// In groups two rows of activations come after the other two, so that their sums stay in registers.
#[target_feature(enable = "neon")]
fn int8(quants: &[u8], scales: &[u8], x: Int8Rows, y: &mut [TileRow]) {
    let group = |block: &Block, [x0, x1, x2, x3]: [&BlockOfX; GROUP]| {
        let ([d0, d1], [d2, d3]) = (dots(block, [x0, x1]), dots(block, [x2, x3]));
        [d0, d1, d2, d3]
    };
    rows_of(quants, scales, x, y, group, |block, x| dots(block, [x]));
}

/// [`Kernels::int8`] with the integer dots of a block by `group` and `one`, as many rows of activations at a time.
#[target_feature(enable = "neon")]
#[inline]
pub(super) fn rows_of(
    quants: &[u8],
    scales: &[u8],
    x: Int8Rows,
    y: &mut [TileRow],
    group: impl Fn(&Block, [&BlockOfX; GROUP]) -> [Dots; GROUP],
    one: impl Fn(&Block, &BlockOfX) -> [Dots; 1],
) {
    let (groups, rest) = y.as_chunks_mut::<GROUP>();
    let alone = groups.len() * GROUP;
    for (index, y) in groups.iter_mut().enumerate() {
        group_of(quants, scales, core::array::from_fn(|row| x.row(index * GROUP + row)), y, &group);
    }
    for (index, y) in rest.iter_mut().enumerate() {
        tile_of(quants, scales, x.row(alone + index), y, &one);
    }
}

/// The products of two quads are added in 16 bits, which is exact for every weight byte (−128 included) and x in
/// −127..=127: the sums stay below 2 · 128 · 127 = 32,512.
#[target_feature(enable = "neon")]
#[inline]
fn dots<const N: usize>(block: &Block, x: [&BlockOfX; N]) -> [Dots; N] {
    let mut sums = [[[vdupq_n_s32(0); 2]; 4]; N];
    for (columns, [first, second]) in block.as_chunks::<2>().0.iter().enumerate() {
        for (sums, x) in sums.iter_mut().zip(x) {
            let Some(x) = x.as_chunks::<8>().0.get(columns) else { break };
            let x = vreinterpret_s32_s8(load_half(x));
            let x0 = vreinterpretq_s8_s32(vdupq_lane_s32::<0>(x));
            let x1 = vreinterpretq_s8_s32(vdupq_lane_s32::<1>(x));
            for ([low, high], (w0, w1)) in sums.iter_mut().zip(first.iter().zip(second)) {
                let (w0, w1) = (load(w0), load(w1));
                let products = vmull_s8(vget_low_s8(w0), vget_low_s8(x0));
                *low = vpadalq_s16(*low, vmlal_s8(products, vget_low_s8(w1), vget_low_s8(x1)));
                let products = vmull_high_s8(w0, x0);
                *high = vpadalq_s16(*high, vmlal_high_s8(products, w1, x1));
            }
        }
    }
    sums.map(|sums| sums.map(|[low, high]| vpaddq_s32(low, high)))
}

#[target_feature(enable = "neon")]
#[inline]
fn tile_of(
    quants: &[u8],
    scales: &[u8],
    (x, x_scales): (&[i8], &[f32]),
    y: &mut TileRow,
    dots: impl Fn(&Block, &BlockOfX) -> [Dots; 1],
) {
    let mut acc = [vdupq_n_f32(0.0); 4];
    let weights = blocks(quants).iter().zip(halves(scales));
    let activations = x.as_chunks::<32>().0.iter().zip(x_scales);
    for ((block, scales), (x, x_scale)) in weights.zip(activations) {
        let [dots] = dots(block, x);
        add_dots(&mut acc, dots, widen_all(scales), *x_scale);
    }
    store(acc, y);
}

#[target_feature(enable = "neon")]
#[inline]
fn group_of(
    quants: &[u8],
    scales: &[u8],
    [(x0, s0), (x1, s1), (x2, s2), (x3, s3)]: [(&[i8], &[f32]); GROUP],
    y: &mut [TileRow; GROUP],
    dots: impl Fn(&Block, [&BlockOfX; GROUP]) -> [Dots; GROUP],
) {
    let mut acc = [[vdupq_n_f32(0.0); 4]; GROUP];
    let weights = blocks(quants).iter().zip(halves(scales));
    let [x0, x1, x2, x3] = [x0, x1, x2, x3].map(|x| x.as_chunks::<32>().0.iter());
    let activations = x0.zip(x1).zip(x2).zip(x3);
    let x_scales = s0.iter().zip(s1).zip(s2).zip(s3);
    for (((block, scales), x), x_scales) in weights.zip(activations).zip(x_scales) {
        let (((x0, x1), x2), x3) = x;
        let (((s0, s1), s2), s3) = x_scales;
        let scales = widen_all(scales);
        let dots = dots(block, [x0, x1, x2, x3]);
        for ((acc, dots), x_scale) in acc.iter_mut().zip(dots).zip([s0, s1, s2, s3]) {
            add_dots(acc, dots, scales, *x_scale);
        }
    }
    acc.into_iter().zip(y).for_each(|(acc, y)| store(acc, y));
}

/// `acc += dots · (scales · x_scale)`.
#[target_feature(enable = "neon")]
#[inline]
fn add_dots(acc: &mut [float32x4_t; 4], dots: Dots, scales: [float32x4_t; 4], x_scale: f32) {
    for ((acc, dots), scale) in acc.iter_mut().zip(dots).zip(scales) {
        let scale = vmulq_n_f32(scale, x_scale);
        *acc = vaddq_f32(*acc, vmulq_f32(vcvtq_f32_s32(dots), scale));
    }
}

fn blocks(quants: &[u8]) -> &[Block] {
    quants.as_chunks::<16>().0.as_chunks::<4>().0.as_chunks::<8>().0
}

pub(super) fn halves(bytes: &[u8]) -> &[Halves] {
    bytes.as_chunks::<16>().0.as_chunks::<2>().0
}

#[target_feature(enable = "neon")]
fn f16(values: &[u8], x: F32Rows, y: &mut [TileRow]) {
    let (groups, rest) = y.as_chunks_mut::<GROUP>();
    let alone = groups.len() * GROUP;
    for (index, y) in groups.iter_mut().enumerate() {
        f16_group(values, core::array::from_fn(|row| x.row(index * GROUP + row)), y);
    }
    rest.iter_mut().enumerate().for_each(|(index, y)| f16_tile(values, x.row(alone + index), y));
}

#[target_feature(enable = "neon")]
fn f16_group(values: &[u8], [x0, x1, x2, x3]: [&[f32]; GROUP], y: &mut [TileRow; GROUP]) {
    let mut acc = [[vdupq_n_f32(0.0); 4]; GROUP];
    let rows = x0.iter().zip(x1).zip(x2).zip(x3);
    for (column, (((x0, x1), x2), x3)) in halves(values).iter().zip(rows) {
        let column = widen_all(column);
        for (acc, x) in acc.iter_mut().zip([x0, x1, x2, x3]) {
            for (acc, w) in acc.iter_mut().zip(column) {
                *acc = vaddq_f32(*acc, vmulq_n_f32(w, *x));
            }
        }
    }
    acc.into_iter().zip(y).for_each(|(acc, y)| store(acc, y));
}

#[target_feature(enable = "neon")]
fn f16_tile(values: &[u8], x: &[f32], y: &mut TileRow) {
    let mut acc = [vdupq_n_f32(0.0); 4];
    for (column, x) in halves(values).iter().zip(x) {
        for (acc, w) in acc.iter_mut().zip(widen_all(column)) {
            *acc = vaddq_f32(*acc, vmulq_n_f32(w, *x));
        }
    }
    store(acc, y);
}

#[target_feature(enable = "neon")]
#[inline]
pub(super) fn load(bytes: &[u8; 16]) -> int8x16_t {
    // SAFETY: 16 readable bytes; the load needs no alignment.
    vreinterpretq_s8_u8(unsafe { vld1q_u8(bytes.as_ptr()) })
}

#[target_feature(enable = "neon")]
#[inline]
pub(super) fn load_half(values: &[i8; 8]) -> int8x8_t {
    // SAFETY: eight readable bytes; the load needs no alignment.
    unsafe { vld1_s8(values.as_ptr()) }
}

#[target_feature(enable = "neon")]
#[inline]
pub(super) fn load_f32(values: &[f32; 4]) -> float32x4_t {
    // SAFETY: four readable f32; the load needs no alignment.
    unsafe { vld1q_f32(values.as_ptr()) }
}

#[target_feature(enable = "neon")]
#[inline]
pub(super) fn store_f32(values: float32x4_t, to: &mut [f32; 4]) {
    // SAFETY: `to` is four f32; the store needs no alignment.
    unsafe { vst1q_f32(to.as_mut_ptr(), values) };
}

/// Eight f16 as f32, exactly.
#[target_feature(enable = "neon")]
#[inline]
pub(super) fn widen(halves: &[u8; 16]) -> [float32x4_t; 2] {
    // SAFETY: 16 readable bytes; the load needs no alignment.
    let halves = vreinterpretq_f16_u8(unsafe { vld1q_u8(halves.as_ptr()) });
    [vcvt_f32_f16(vget_low_f16(halves)), vcvt_high_f32_f16(halves)]
}

#[target_feature(enable = "neon")]
#[inline]
pub(super) fn widen_all([first, second]: &Halves) -> [float32x4_t; 4] {
    let ([a, b], [c, d]) = (widen(first), widen(second));
    [a, b, c, d]
}

#[target_feature(enable = "neon")]
#[inline]
pub(super) fn store(acc: [float32x4_t; 4], y: &mut TileRow) {
    acc.into_iter().zip(y.as_chunks_mut::<4>().0).for_each(|(acc, y)| store_f32(acc, y));
}
