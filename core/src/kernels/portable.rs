//! The kernels in plain Rust. Their order of operations is the definition; other files must give these bits.

use super::{F32Rows, Int8Rows, Query, TileRow};
use crate::numerics;
use half::f16;

/// See [`Kernels::int8`](super::Kernels::int8).
pub fn int8(quants: &[u8], scales: &[u8], x: Int8Rows, y: &mut [TileRow]) {
    for (row, y) in y.iter_mut().enumerate() {
        let (x, x_scales) = x.row(row);
        int8_tile(quants, scales, x, x_scales, y);
    }
}

/// [`int8`] of one row of activations.
pub fn int8_tile(quants: &[u8], scales: &[u8], x: &[i8], x_scales: &[f32], y: &mut TileRow) {
    *y = [0.0; 16];
    let weights = quants.as_chunks::<512>().0.iter().zip(scales.as_chunks::<32>().0);
    let activations = x.as_chunks::<32>().0.iter().zip(x_scales);
    for ((quants, scales), (x, x_scale)) in weights.zip(activations) {
        let mut dots = [0i32; 16];
        for (quad, x) in quants.as_chunks::<64>().0.iter().zip(x.as_chunks::<4>().0) {
            for (dot, w) in dots.iter_mut().zip(quad.as_chunks::<4>().0) {
                for (w, x) in w.iter().zip(x) {
                    *dot += i32::from(*w as i8) * i32::from(*x);
                }
            }
        }
        for ((y, dot), scale) in y.iter_mut().zip(dots).zip(scales.as_chunks::<2>().0) {
            *y += dot as f32 * (f16::from_le_bytes(*scale).to_f32() * x_scale);
        }
    }
}

/// See [`Kernels::f16`](super::Kernels::f16).
pub fn f16(values: &[u8], x: F32Rows, y: &mut [TileRow]) {
    y.iter_mut().enumerate().for_each(|(row, y)| f16_tile(values, x.row(row), y));
}

/// [`f16()`] of one row of activations.
pub fn f16_tile(values: &[u8], x: &[f32], y: &mut TileRow) {
    *y = [0.0; 16];
    for (column, x) in values.as_chunks::<32>().0.iter().zip(x) {
        for (y, w) in y.iter_mut().zip(column.as_chunks::<2>().0) {
            *y += f16::from_le_bytes(*w).to_f32() * x;
        }
    }
}

/// See [`Kernels::keys_int8`](super::Kernels::keys_int8).
pub fn keys_int8(query: Query, keys: &[u8], scales: &[u8], scores: &mut [f32]) {
    let keys = keys.chunks_exact(query.quants.len().max(1)).zip(scales.as_chunks::<2>().0);
    for (score, (key, key_scale)) in scores.iter_mut().zip(keys) {
        *score = dot_query_int8(query.quants, key) as f32
            * (f16::from_le_bytes(*key_scale).to_f32() * query.scale);
    }
}

/// `Σ a·b` of a quantized query (15 bits) and an int8 key, of up to 1024 values.
pub fn dot_query_int8(a: &[i16], b: &[u8]) -> i32 {
    a.iter().zip(b).fold(0, |sum: i32, (a, b)| sum.wrapping_add(i32::from(*a) * i32::from(*b as i8)))
}

/// See [`Kernels::keys_f16`](super::Kernels::keys_f16).
pub fn keys_f16(query: Query, keys: &[u8], scores: &mut [f32]) {
    let keys = keys.chunks_exact((2 * query.values.len()).max(1));
    scores.iter_mut().zip(keys).for_each(|(score, key)| *score = dot_f16(query.values, key));
}

/// `Σ a·b` with `b` in f16, in the order of [`crate::numerics::sum`].
pub fn dot_f16(a: &[f32], b: &[u8]) -> f32 {
    let mut lanes = [0.0; 16];
    let b = b.as_chunks::<2>().0;
    for (a, b) in a.chunks(16).zip(b.chunks(16)) {
        for ((lane, a), b) in lanes.iter_mut().zip(a).zip(b) {
            *lane += a * f16::from_le_bytes(*b).to_f32();
        }
    }
    numerics::sum_lanes(lanes)
}

/// See [`Kernels::weigh`](super::Kernels::weigh).
// Inlined, so that a kernel can have it in the registers of its instruction set.
#[inline(always)]
pub fn weigh(scores: &mut [f32], max: f32) -> f32 {
    for score in scores.iter_mut() {
        *score = numerics::exp(*score - max);
    }
    numerics::sum(scores)
}

/// See [`Kernels::values_int8`](super::Kernels::values_int8).
pub fn values_int8(weights: &[f32], values: &[u8], scales: &[u8], out: &mut [f32]) {
    let values = values.chunks_exact(out.len().max(1)).zip(scales.as_chunks::<2>().0);
    for (weight, (value, scale)) in weights.iter().zip(values) {
        add_scaled_int8(weight * f16::from_le_bytes(*scale).to_f32(), value, out);
    }
}

/// `acc += weight·v` with `v` in int8.
pub fn add_scaled_int8(weight: f32, v: &[u8], acc: &mut [f32]) {
    for (acc, v) in acc.iter_mut().zip(v) {
        *acc += weight * f32::from(*v as i8);
    }
}

/// See [`Kernels::values_f16`](super::Kernels::values_f16).
pub fn values_f16(weights: &[f32], values: &[u8], out: &mut [f32]) {
    // Both `max`: with one of them the compiler does not see that no chunk is empty, and keeps a panic.
    let values = values.chunks_exact((2 * out.len().max(1)).max(1));
    weights.iter().zip(values).for_each(|(weight, value)| add_scaled_f16(*weight, value, out));
}

/// `acc += weight·v` with `v` in f16.
pub fn add_scaled_f16(weight: f32, v: &[u8], acc: &mut [f32]) {
    for (acc, v) in acc.iter_mut().zip(v.as_chunks::<2>().0) {
        *acc += weight * f16::from_le_bytes(*v).to_f32();
    }
}
