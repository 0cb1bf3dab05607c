//! The int8 kernels by the dot products of newer cores: `sdot` (Armv8.2, "dotprod": 4 rows × 4 columns) and `smmla`
//! (Armv8.6, "i8mm": 2 × 2 dots of 8 columns). All else is NEON's.
//!
//! Their intrinsics are not stable, hence `asm!`.
#![allow(unsafe_code)]

use super::neon::{Block, BlockOfX, Dots, NEON, load, load_half, rows_of};
use super::{GROUP, Int8Rows, Kernels, TileRow};
use core::arch::aarch64::*;
use core::arch::asm;

/// Whether this CPU has a feature; without std, whether the target has it.
macro_rules! has {
    ($feature:tt) => {{
        #[cfg(feature = "std")]
        let has = std::arch::is_aarch64_feature_detected!($feature);
        #[cfg(not(feature = "std"))]
        let has = cfg!(target_feature = $feature);
        has
    }};
}

/// The table with `sdot`, if this CPU has it.
pub(super) fn dotprod() -> Option<Kernels> {
    has!("dotprod").then_some(Kernels {
        name: "dotprod",
        // SAFETY: this table is handed out only when the CPU has the feature.
        int8: |quants, scales, x, y| unsafe { int8(quants, scales, x, y) },
        ..NEON
    })
}

/// The table with `smmla` for groups, if this CPU has it. It would do half its work for nothing on a single row of
/// activations, which `sdot` multiplies.
pub(super) fn i8mm() -> Option<Kernels> {
    let present = has!("i8mm");
    dotprod().filter(|_| present).map(|dotprod| Kernels {
        name: "i8mm",
        // SAFETY: this table is handed out only when the CPU has both features.
        int8: |quants, scales, x, y| unsafe { int8_i8mm(quants, scales, x, y) },
        ..dotprod
    })
}

#[target_feature(enable = "neon,dotprod")]
fn int8(quants: &[u8], scales: &[u8], x: Int8Rows, y: &mut [TileRow]) {
    rows_of(quants, scales, x, y, |block, x| dots(block, x), |block, x| dots(block, [x]));
}

#[target_feature(enable = "neon,dotprod,i8mm")]
fn int8_i8mm(quants: &[u8], scales: &[u8], x: Int8Rows, y: &mut [TileRow]) {
    rows_of(quants, scales, x, y, |block, x| dots_i8mm(block, x), |block, x| dots(block, [x]));
}

#[target_feature(enable = "neon,dotprod")]
#[inline]
fn dots<const N: usize>(block: &Block, x: [&BlockOfX; N]) -> [Dots; N] {
    let mut sums = [[vdupq_n_s32(0); 4]; N];
    for (half, [q0, q1, q2, q3]) in block.as_chunks::<4>().0.iter().enumerate() {
        for (sums, x) in sums.iter_mut().zip(x) {
            let Some([x0, x1]) = x.as_chunks::<8>().0.as_chunks::<2>().0.get(half) else { break };
            let x = vcombine_s8(load_half(x0), load_half(x1));
            let rows = q0.iter().zip(q1).zip(q2).zip(q3);
            for (sum, (((w0, w1), w2), w3)) in sums.iter_mut().zip(rows) {
                *sum = sdot::<0>(*sum, load(w0), x);
                *sum = sdot::<1>(*sum, load(w1), x);
                *sum = sdot::<2>(*sum, load(w2), x);
                *sum = sdot::<3>(*sum, load(w3), x);
            }
        }
    }
    sums
}

/// `sum[r] += w[4r..4r + 4] · x[4·QUAD..4·QUAD + 4]`.
#[target_feature(enable = "neon,dotprod")]
#[inline]
fn sdot<const QUAD: i32>(mut sum: int32x4_t, w: int8x16_t, x: int8x16_t) -> int32x4_t {
    // SAFETY: the instruction has no effect but on the register of `sum`, and the caller has the feature.
    unsafe {
        asm!(
            "sdot {sum:v}.4s, {w:v}.16b, {x:v}.4b[{quad}]",
            sum = inout(vreg) sum,
            w = in(vreg) w,
            x = in(vreg) x,
            quad = const QUAD,
            options(pure, nomem, nostack, preserves_flags),
        );
    }
    sum
}

/// Eight columns at a time: two quads of 4 rows are zipped to 2 × 2 rows of 8 columns.
#[target_feature(enable = "neon,i8mm")]
#[inline]
fn dots_i8mm(block: &Block, [x0, x1, x2, x3]: [&BlockOfX; GROUP]) -> [Dots; GROUP] {
    // Per two rows of activations, per 4 rows of the tile, per 2 of these: 2 × 2 dots.
    let mut sums = [[[vdupq_n_s32(0); 2]; 4]; 2];
    for (columns, [first, second]) in block.as_chunks::<2>().0.iter().enumerate() {
        for (sums, (x0, x1)) in sums.iter_mut().zip([(x0, x1), (x2, x3)]) {
            let Some(x0) = x0.as_chunks::<8>().0.get(columns) else { break };
            let Some(x1) = x1.as_chunks::<8>().0.get(columns) else { break };
            let x = vcombine_s8(load_half(x0), load_half(x1));
            for ([low, high], (w0, w1)) in sums.iter_mut().zip(first.iter().zip(second)) {
                let (w0, w1) = (vreinterpretq_s32_s8(load(w0)), vreinterpretq_s32_s8(load(w1)));
                *low = smmla(*low, x, vreinterpretq_s8_s32(vzip1q_s32(w0, w1)));
                *high = smmla(*high, x, vreinterpretq_s8_s32(vzip2q_s32(w0, w1)));
            }
        }
    }
    let [[d0, d1], [d2, d3]] = sums.map(|sums| {
        let sums = sums.map(|sums| sums.map(|sums| vreinterpretq_s64_s32(sums)));
        [
            sums.map(|[low, high]| vreinterpretq_s32_s64(vzip1q_s64(low, high))),
            sums.map(|[low, high]| vreinterpretq_s32_s64(vzip2q_s64(low, high))),
        ]
    });
    [d0, d1, d2, d3]
}

/// `sum[2i + j] += x[8i..8i + 8] · w[8j..8j + 8]`.
#[target_feature(enable = "neon,i8mm")]
#[inline]
fn smmla(mut sum: int32x4_t, x: int8x16_t, w: int8x16_t) -> int32x4_t {
    // SAFETY: the instruction has no effect but on the register of `sum`, and the caller has the feature.
    unsafe {
        asm!(
            "smmla {sum:v}.4s, {x:v}.16b, {w:v}.16b",
            sum = inout(vreg) sum,
            x = in(vreg) x,
            w = in(vreg) w,
            options(pure, nomem, nostack, preserves_flags),
        );
    }
    sum
}
