//! What is computed row by row between the matrices: norms, rotations, activations, quantization.

use super::{Forward, nth_row};
use crate::config::{Activation, RopePairing};
use crate::kv::KvType;
use crate::model::{Matrix, Tiles, Vector};
use crate::{numerics, quant};

/// What a value of a row costs, in multiplications of a matrix: a norm or an activation takes about half a nanosecond a
/// value, in which AVX2 does 30 multiplications of int8.
const MACS_PER_VALUE: usize = 32;

impl Forward<'_> {
    /// Calls `task` for each of the first `rows` rows of `output`, `stride` apart.
    fn each_row(
        &self,
        output: &mut [f32],
        stride: usize,
        rows: usize,
        task: &(dyn Fn(usize, &mut [f32]) + Sync),
    ) {
        let output = output.get_mut(..rows * stride).unwrap_or_default();
        self.executor.run(output, stride, stride * MACS_PER_VALUE, task);
    }

    /// `out = norm(x)`, rows of `dim`.
    pub(super) fn norm_rows(&self, x: &[f32], norm: Vector, out: &mut [f32], rows: usize) {
        let (dim, eps) = (self.dims.dim, self.model.config().norm_eps);
        self.each_row(out, dim, rows, &|row, out| rms_norm(nth_row(x, dim, row), norm, eps, out));
    }

    /// Quantizes the rows of `values` when one of the matrices that will read them is int8. Each reads the first
    /// `cols` values of a row; all of `matrices` have the same number of columns.
    pub(super) fn quantize(
        &self,
        matrices: &[Matrix],
        values: &[f32],
        stride: usize,
        rows: usize,
        quantized: &mut [f32],
    ) {
        let cols = matrices.first().map_or(0, Matrix::cols);
        if !matrices.iter().any(|m| matches!(m.tiles(), Tiles::Int8 { .. })) {
            return;
        }
        let layout = self.dims.activations;
        self.each_row(quantized, layout.stride(), rows, &|row, out| {
            let (quants, scales) = layout.parts_mut(out);
            let row = nth_row(values, stride, row);
            quant::quantize_row(row.get(..cols).unwrap_or(row), quants, scales);
        });
    }

    /// Makes the heads of Q or K ready for their dots: normalises each if the model does, rotates it by its position,
    /// and mixes it when keys are int8. Rows of `width` values lie `stride` apart.
    pub(super) fn finish_heads(
        &self,
        heads: &mut [f32],
        (stride, width): (usize, u32),
        norm: Vector,
        layer: u32,
        rope: &[f32],
        rows: usize,
    ) {
        let config = self.model.config();
        let head_dim = self.dims.head_dim;
        let global = config.is_global(layer);
        self.each_row(heads, stride, rows, &|row, values| {
            let rope = nth_row(rope, 2 * head_dim, row).split_at_checked(head_dim).unwrap_or_default();
            let angles = if global { rope.0 } else { rope.1 };
            for head in values.chunks_mut(head_dim.max(1)).take(width as usize / head_dim.max(1)) {
                if config.qk_norm {
                    let scale = rms_scale(head, config.norm_eps);
                    head.iter_mut().zip(norm.iter()).for_each(|(value, w)| *value = *value * scale * w);
                }
                rotate(head, angles, config.rope_pairing);
                if self.key_type == KvType::Int8 {
                    quant::hadamard(head);
                }
            }
        });
    }

    /// For int8 keys the queries are quantized too, one scale a head.
    pub(super) fn quantize_queries(&self, q: &[f32], quantized: &mut [f32], rows: usize) {
        let (layout, stride, head_dim) = (self.dims.queries, self.dims.q_padded, self.dims.head_dim);
        let block = quant::hadamard_block(head_dim) as f32;
        self.each_row(quantized, layout.stride(), rows, &|row, out| {
            let (quants, scales) = layout.parts_mut(out);
            let heads =
                nth_row(q, stride, row).chunks(head_dim.max(1)).zip(quants.chunks_mut(head_dim.max(1)));
            for ((head, quants), scale) in heads.zip(scales) {
                *scale = quant::quantize_query(head, quants) / block;
            }
        });
    }

    /// `gate = activation(gate) · up`.
    pub(super) fn activate(&self, gate: &mut [f32], up: &[f32], rows: usize) {
        let stride = self.dims.hidden_padded;
        let activation = self.model.config().activation;
        self.each_row(gate, stride, rows, &|row, gate| {
            let pairs = gate.iter_mut().zip(nth_row(up, stride, row));
            match activation {
                Activation::Silu => pairs.for_each(|(gate, up)| *gate = numerics::silu(*gate) * up),
                Activation::GeluTanh => pairs.for_each(|(gate, up)| *gate = numerics::gelu_tanh(*gate) * up),
            }
        });
    }

    /// `x += norm?(projection)`.
    pub(super) fn add_projection(&self, post_norm: Vector, x: &mut [f32], projection: &[f32], rows: usize) {
        let config = self.model.config();
        let stride = self.dims.dim_padded;
        self.each_row(x, self.dims.dim, rows, &|row, x| {
            let row = nth_row(projection, stride, row);
            let row = row.get(..x.len()).unwrap_or(row);
            if config.post_norms {
                let scale = rms_scale(row, config.norm_eps);
                let normed = row.iter().zip(post_norm.iter()).map(|(value, w)| value * scale * w);
                x.iter_mut().zip(normed).for_each(|(x, value)| *x += value);
            } else {
                x.iter_mut().zip(row).for_each(|(x, value)| *x += value);
            }
        });
    }
}

/// `1/√(mean square + eps)` (Zhang and Sennrich 2019).
fn rms_scale(values: &[f32], eps: f32) -> f32 {
    let mean = numerics::sum_of_squares(values) / values.len() as f32;
    1.0 / numerics::sqrt(mean + eps)
}

pub(super) fn rms_norm(x: &[f32], norm: Vector, eps: f32, out: &mut [f32]) {
    let scale = rms_scale(x, eps);
    for ((out, x), w) in out.iter_mut().zip(x).zip(norm.iter()) {
        *out = x * scale * w;
    }
}

/// Rotary position embedding (Su et al. 2021); `angles` are cos, then sin, of `head_dim/2` pairs.
fn rotate(head: &mut [f32], angles: &[f32], pairing: RopePairing) {
    let half = head.len() / 2;
    let (cos, sin) = angles.split_at_checked(half).unwrap_or_default();
    let angles = cos.iter().zip(sin);
    let turn = |a: &mut f32, b: &mut f32, (cos, sin): (&f32, &f32)| {
        (*a, *b) = (*a * cos - *b * sin, *a * sin + *b * cos);
    };
    match pairing {
        RopePairing::Interleaved => {
            for ([a, b], angle) in head.as_chunks_mut::<2>().0.iter_mut().zip(angles) {
                turn(a, b, angle);
            }
        }
        RopePairing::Half => {
            let (first, second) = head.split_at_mut_checked(half).unwrap_or_default();
            for ((a, b), angle) in first.iter_mut().zip(second).zip(angles) {
                turn(a, b, angle);
            }
        }
    }
}
