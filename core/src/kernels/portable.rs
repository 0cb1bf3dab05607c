//! The kernels in plain Rust. Their order of operations is the definition; other files must give these bits.

use super::{GROUP, TileRow};
use half::f16;

/// See [`Kernels::int8_tile`](super::Kernels::int8_tile).
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

/// See [`Kernels::int8_group`](super::Kernels::int8_group).
pub fn int8_group(
    quants: &[u8],
    scales: &[u8],
    x: [&[i8]; GROUP],
    x_scales: [&[f32]; GROUP],
    y: &mut [TileRow; GROUP],
) {
    for ((x, x_scales), y) in x.into_iter().zip(x_scales).zip(y) {
        int8_tile(quants, scales, x, x_scales, y);
    }
}

/// See [`Kernels::f16_group`](super::Kernels::f16_group).
pub fn f16_group(values: &[u8], x: [&[f32]; GROUP], y: &mut [TileRow; GROUP]) {
    for (x, y) in x.into_iter().zip(y) {
        f16_tile(values, x, y);
    }
}

/// See [`Kernels::f16_tile`](super::Kernels::f16_tile).
pub fn f16_tile(values: &[u8], x: &[f32], y: &mut TileRow) {
    *y = [0.0; 16];
    for (column, x) in values.as_chunks::<32>().0.iter().zip(x) {
        for (y, w) in y.iter_mut().zip(column.as_chunks::<2>().0) {
            *y += f16::from_le_bytes(*w).to_f32() * x;
        }
    }
}

/// See [`Kernels::dot_query_int8`](super::Kernels::dot_query_int8).
pub fn dot_query_int8(a: &[i16], b: &[u8]) -> i32 {
    a.iter().zip(b).fold(0, |sum: i32, (a, b)| sum.wrapping_add(i32::from(*a) * i32::from(*b as i8)))
}

/// See [`Kernels::dot_f16`](super::Kernels::dot_f16).
pub fn dot_f16(a: &[f32], b: &[u8]) -> f32 {
    let mut lanes = [0.0; 16];
    let b = b.as_chunks::<2>().0;
    for (a, b) in a.chunks(16).zip(b.chunks(16)) {
        for ((lane, a), b) in lanes.iter_mut().zip(a).zip(b) {
            *lane += a * f16::from_le_bytes(*b).to_f32();
        }
    }
    crate::numerics::sum_lanes(lanes)
}

/// See [`Kernels::add_scaled_int8`](super::Kernels::add_scaled_int8).
pub fn add_scaled_int8(weight: f32, v: &[u8], acc: &mut [f32]) {
    for (acc, v) in acc.iter_mut().zip(v) {
        *acc += weight * f32::from(*v as i8);
    }
}

/// See [`Kernels::add_scaled_f16`](super::Kernels::add_scaled_f16).
pub fn add_scaled_f16(weight: f32, v: &[u8], acc: &mut [f32]) {
    for (acc, v) in acc.iter_mut().zip(v.as_chunks::<2>().0) {
        *acc += weight * f16::from_le_bytes(*v).to_f32();
    }
}
