//! The forward pass of a batch of rows. A row is one token of one slot; rows of a batch may belong to one
//! prompt (prefill) or to several slots (generate), and each is computed exactly as if it were alone.

use crate::attention::{Head, Segment, attend};
use crate::config::{Activation, RopePairing};
use crate::executor::Executor;
use crate::image::directory::{BLOCK, TILE_ROWS};
use crate::kernels::{F32Rows, Int8Rows, Kernels, Query};
use crate::kv::KvType;
use crate::kv::pages::{Pages, SlotId};
use crate::kv::storage::Side;
use crate::memory::{Dims, Row, Work};
use crate::model::{Layer, Matrix, Model, Tiles, Vector};
use crate::{numerics, quant};
use core::ops::Range;

/// What stays the same from pass to pass.
pub(crate) struct Forward<'a> {
    pub model: Model<'a>,
    pub dims: Dims,
    pub kernels: Kernels,
    pub executor: &'a dyn Executor,
    pub key_type: KvType,
}

/// The queries of a batch: f32 and quants `q_padded` a row, scales `scales` a row.
struct Queries<'a> {
    values: &'a [f32],
    quants: &'a [i16],
    scales: &'a [f32],
}

impl<'a> Queries<'a> {
    fn at(&self, dims: &Dims, row: usize, head: usize) -> Query<'a> {
        let start = row * dims.q_padded + head * dims.head_dim;
        let values = self.values.get(start..).and_then(|q| q.get(..dims.head_dim)).unwrap_or_default();
        let quants = self.quants.get(start..).and_then(|q| q.get(..dims.head_dim)).unwrap_or_default();
        let scale = self.scales.get(row * dims.scales + head).copied().unwrap_or(0.0);
        Query { values, quants, scale }
    }
}

/// The input of a matrix: rows of f32 `stride` apart, and their quantized form.
#[derive(Clone, Copy)]
struct Input<'a> {
    values: &'a [f32],
    stride: usize,
    quants: &'a [i8],
    scales: &'a [f32],
}

impl Forward<'_> {
    /// Puts the tokens of the first `rows` of `work.rows` into the residual stream, `work.x`, and gets their angles.
    pub(crate) fn begin(&self, work: &mut Work, rows: usize) {
        self.embed(work, rows);
        let rows = || work.rows.iter().map(Row::from).take(rows);
        self.rope_angles(rows().map(|row| row.position), work.rope);
        self.rope_angles(rows().map(|row| row.position - row.evicted), work.sink_rope);
    }

    /// Runs block `index` over the first `rows` of the batch, whose slots have pages for their positions.
    pub(crate) fn layer(&self, index: u32, pages: &mut Pages, work: &mut Work, rows: usize) {
        let Some(layer) = self.model.layer(index) else { return };
        self.attention_block(&layer, index, pages, work, rows);
        self.feed_forward_block(&layer, work, rows);
    }

    /// Tiles of the output matrix that cost about as much as a block.
    pub(crate) fn logit_tiles_per_slice(&self) -> usize {
        let tile = (self.dims.dim * TILE_ROWS).max(1) as u64;
        (self.model.config().layer_macs() / tile).max(1) as usize
    }

    /// Makes the rows of the batch that `work.logit_of` names (`count` of them) the input of the output matrix.
    pub(crate) fn begin_logits(&self, work: &mut Work, count: usize) {
        let dim = self.dims.dim.max(1);
        let eps = self.model.config().norm_eps;
        for (row, out) in work.logit_of.iter().zip(work.input.chunks_mut(dim)).take(count) {
            let x = work.x.chunks(dim).nth(*row as usize).unwrap_or_default();
            rms_norm(x, self.model.final_norm(), eps, out);
        }
        self.quantize(&[self.model.output()], work.input, dim, count, work.quants, work.scales);
    }

    /// Logits of `count` rows for some tiles of the vocabulary.
    pub(crate) fn logit_tiles(&self, tiles: Range<usize>, work: &mut Work, count: usize) {
        let output = self.model.output();
        let stride = self.dims.dim;
        let input = Input { values: work.input, stride, quants: work.quants, scales: work.scales };
        let tiles = tiles.start..tiles.end.min(output.tile_count());
        self.matmul_tiles(&output, tiles, input, count, work.logits, self.dims.vocab_padded, work.slab);
    }

    /// Caps row `index` of the logits if the model does; false when one of them is not finite.
    pub(crate) fn finish_logits(&self, work: &mut Work, index: usize) -> bool {
        let cap = self.model.config().logit_softcap;
        let row = work.logits.chunks_mut(self.dims.vocab_padded.max(1)).nth(index).unwrap_or_default();
        let mut finite = true;
        for logit in row.iter_mut().take(self.dims.vocab) {
            // Checked before the cap, which would hide an infinity.
            finite &= logit.is_finite();
            if cap > 0.0 {
                *logit = numerics::softcap(*logit, cap);
            }
        }
        finite
    }

    fn embed(&self, work: &mut Work, rows: usize) {
        let embedding = self.model.token_embedding();
        let scale = self.model.config().embedding_scale;
        let places = work.x.chunks_mut(self.dims.dim.max(1));
        for (row, x) in work.rows.iter().map(Row::from).zip(places).take(rows) {
            embedding.read_row(row.token as usize, x);
            if scale != 1.0 {
                x.iter_mut().for_each(|value| *value *= scale);
            }
        }
    }

    /// cos and sin of every position of the batch, once for all layers and heads.
    fn rope_angles(&self, positions: impl Iterator<Item = u32>, rope: &mut [f32]) {
        let head_dim = self.dims.head_dim;
        for (position, row) in positions.zip(rope.chunks_mut((2 * head_dim).max(1))) {
            for (part, global) in row.chunks_mut(head_dim.max(1)).zip([true, false]) {
                let Some((cos, sin)) = part.split_at_mut_checked(head_dim / 2) else { return };
                let freqs = self.model.rope_freqs(global);
                for ((cos, sin), freq) in cos.iter_mut().zip(sin).zip(freqs.iter()) {
                    (*sin, *cos) = numerics::sin_cos(position as f32 * freq);
                }
            }
        }
    }

    fn attention_block(&self, layer: &Layer, index: u32, pages: &mut Pages, work: &mut Work, rows: usize) {
        let config = self.model.config();
        let dims = &self.dims;
        rms_norm_rows(work.x, layer.attn_norm, config.norm_eps, work.input, dims.dim, rows);
        self.quantize(&[layer.q, layer.k, layer.v], work.input, dims.dim, rows, work.quants, work.scales);
        let input = Input { values: work.input, stride: dims.dim, quants: work.quants, scales: work.scales };
        self.matmul(&layer.q, input, rows, work.q, dims.q_padded, work.slab);
        self.matmul(&layer.k, input, rows, work.k, dims.kv_padded, work.slab);
        self.matmul(&layer.v, input, rows, work.v, dims.kv_padded, work.slab);

        // No row sees its sinks from another position until a window slides.
        let slides = work.rows.iter().map(Row::from).take(rows).any(|row| row.evicted > 0);
        let sink_rows = if slides { rows } else { 0 };
        let q = work.q.iter().take(sink_rows * dims.q_padded);
        work.sink_q.iter_mut().zip(q).for_each(|(copy, q)| *copy = *q);
        let queries = [(&mut *work.q, &*work.rope, rows), (work.sink_q, work.sink_rope, sink_rows)];
        for (q, rope, rows) in queries {
            self.finish_heads(q, dims.q_padded, config.q_dim(), layer.q_norm, index, rope, rows);
        }
        self.finish_heads(work.k, dims.kv_padded, config.kv_dim(), layer.k_norm, index, work.rope, rows);
        self.cache(index, pages, work, rows);
        if self.key_type == KvType::Int8 {
            self.quantize_queries(work.q, work.queries, work.scales, rows);
            self.quantize_queries(work.sink_q, work.sink_queries, work.sink_scales, sink_rows);
        }
        self.attend_rows(index, pages, work, rows);

        let q_dim = config.q_dim() as usize;
        self.quantize(&[layer.attn_output], work.attention, q_dim, rows, work.quants, work.scales);
        let input = Input { values: work.attention, stride: q_dim, quants: work.quants, scales: work.scales };
        self.matmul(&layer.attn_output, input, rows, work.projection, dims.dim_padded, work.slab);
        self.add_projection(layer.post_attn_norm, work, rows);
    }

    fn feed_forward_block(&self, layer: &Layer, work: &mut Work, rows: usize) {
        let config = self.model.config();
        let dims = &self.dims;
        rms_norm_rows(work.x, layer.ffn_norm, config.norm_eps, work.input, dims.dim, rows);
        self.quantize(&[layer.gate, layer.up], work.input, dims.dim, rows, work.quants, work.scales);
        let input = Input { values: work.input, stride: dims.dim, quants: work.quants, scales: work.scales };
        self.matmul(&layer.gate, input, rows, work.gate, dims.hidden_padded, work.slab);
        self.matmul(&layer.up, input, rows, work.up, dims.hidden_padded, work.slab);
        for (gate, up) in work.gate.iter_mut().zip(work.up.iter()).take(rows * dims.hidden_padded) {
            let activated = match config.activation {
                Activation::Silu => numerics::silu(*gate),
                Activation::GeluTanh => numerics::gelu_tanh(*gate),
            };
            *gate = activated * up;
        }
        self.quantize(&[layer.down], work.gate, dims.hidden_padded, rows, work.quants, work.scales);
        let stride = dims.hidden_padded;
        let input = Input { values: work.gate, stride, quants: work.quants, scales: work.scales };
        self.matmul(&layer.down, input, rows, work.projection, dims.dim_padded, work.slab);
        self.add_projection(layer.post_ffn_norm, work, rows);
    }

    /// Normalises each head if the model does, and rotates it by its position.
    fn finish_heads(
        &self,
        heads: &mut [f32],
        stride: usize,
        width: u32,
        norm: Vector,
        layer: u32,
        rope: &[f32],
        rows: usize,
    ) {
        let config = self.model.config();
        let head_dim = self.dims.head_dim.max(1);
        for (row, rope) in heads.chunks_mut(stride.max(1)).zip(rope.chunks((2 * head_dim).max(1))).take(rows)
        {
            let (global, local) = rope.split_at_checked(head_dim).unwrap_or_default();
            let angles = if config.is_global(layer) { global } else { local };
            for head in row.chunks_mut(head_dim).take(width as usize / head_dim) {
                if config.qk_norm {
                    let scale = rms_scale(head, config.norm_eps);
                    head.iter_mut().zip(norm.iter()).for_each(|(value, w)| *value = *value * scale * w);
                }
                rotate(head, angles, config.rope_pairing);
            }
        }
    }

    fn cache(&self, layer: u32, pages: &mut Pages, work: &mut Work, rows: usize) {
        let kv_dim = self.model.config().kv_dim() as usize;
        let stride = self.dims.kv_padded.max(1);
        let heads = work.k.chunks_mut(stride).zip(work.v.chunks(stride));
        for (row, (k, v)) in work.rows.iter().map(Row::from).zip(heads).take(rows) {
            let slot = SlotId(row.slot as u8);
            if self.key_type == KvType::Int8 {
                k.chunks_exact_mut(self.dims.head_dim.max(1)).for_each(|head| {
                    quant::hadamard(head);
                });
            }
            pages.write(Side::Key, slot, row.place, layer as usize, k.get(..kv_dim).unwrap_or(k));
            pages.write(Side::Value, slot, row.place, layer as usize, v.get(..kv_dim).unwrap_or(v));
        }
    }

    /// For int8 keys the queries are quantized too, one scale a head.
    fn quantize_queries(&self, q: &mut [f32], quants: &mut [i16], scales: &mut [f32], rows: usize) {
        let dims = &self.dims;
        let (stride, head_dim) = (dims.q_padded.max(1), dims.head_dim.max(1));
        let outputs = quants.chunks_mut(stride).zip(scales.chunks_mut(dims.scales.max(1)));
        for (query, (quants, scales)) in q.chunks_mut(stride).zip(outputs).take(rows) {
            let heads = query.chunks_mut(head_dim).zip(quants.chunks_mut(head_dim));
            for ((head, quants), scale) in heads.zip(scales) {
                let block = quant::hadamard(head);
                *scale = quant::quantize_query(head, quants) / block as f32;
            }
        }
    }

    fn attend_rows(&self, layer: u32, pages: &Pages, work: &mut Work, rows: usize) {
        let config = self.model.config();
        let (heads, head_dim) = (config.heads as usize, self.dims.head_dim);
        let group = heads / (config.kv_heads as usize).max(1);
        let window = if config.is_global(layer) { u32::MAX } else { config.window };
        let queries = Queries { values: work.q, quants: work.queries, scales: work.scales };
        let sink_queries =
            Queries { values: work.sink_q, quants: work.sink_queries, scales: work.sink_scales };
        let all_rows = &*work.rows;
        let task = |index: usize, out: &mut [f32]| {
            let (row_index, head_index) = (index / heads.max(1), index % heads.max(1));
            let Some(row) = all_rows.get(row_index).map(Row::from) else { return };
            let (slot, kv_head) = (SlotId(row.slot as u8), head_index / group.max(1));
            let head = Head { pages, slot, layer: layer as usize, kv_head };
            // Counted without what a window hides; the model's own window too.
            let end = row.position - row.evicted + 1;
            let start = end.saturating_sub(window);
            let query = queries.at(&self.dims, row_index, head_index);
            let (scale, softcap) = (config.attention_scale, config.attention_softcap);
            if row.evicted == 0 {
                attend(&self.kernels, &head, &[Segment { query, start, end }], scale, softcap, out);
                return;
            }
            let sinks =
                Segment { query: sink_queries.at(&self.dims, row_index, head_index), start, end: row.sinks };
            let seen = end - start.max(row.sinks);
            let recent = Segment { query, start: row.place + 1 - seen, end: row.place + 1 };
            attend(&self.kernels, &head, &[sinks, recent], scale, softcap, out);
        };
        let attention = work.attention.get_mut(..rows * heads * head_dim).unwrap_or_default();
        self.executor.run(attention, head_dim, &task);
    }

    /// `x += norm?(projection)`.
    fn add_projection(&self, post_norm: Vector, work: &mut Work, rows: usize) {
        let config = self.model.config();
        let projections = work.projection.chunks_mut(self.dims.dim_padded.max(1));
        for (x, projection) in work.x.chunks_mut(self.dims.dim.max(1)).zip(projections).take(rows) {
            let projection = projection.get_mut(..x.len()).unwrap_or_default();
            if config.post_norms {
                let scale = rms_scale(projection, config.norm_eps);
                projection
                    .iter_mut()
                    .zip(post_norm.iter())
                    .for_each(|(value, w)| *value = *value * scale * w);
            }
            x.iter_mut().zip(projection).for_each(|(x, value)| *x += *value);
        }
    }

    /// Quantizes the rows of `values` when one of the matrices that will read them is int8. Each reads the first
    /// `cols` values of a row; all of `matrices` have the same number of columns.
    fn quantize(
        &self,
        matrices: &[Matrix],
        values: &[f32],
        stride: usize,
        rows: usize,
        quants: &mut [i8],
        scales: &mut [f32],
    ) {
        let cols = matrices.first().map_or(0, Matrix::cols);
        if !matrices.iter().any(|m| matches!(m.tiles(), Tiles::Int8 { .. })) {
            return;
        }
        let outputs =
            quants.chunks_mut(self.dims.cols_padded.max(1)).zip(scales.chunks_mut(self.dims.scales.max(1)));
        for (row, (quants, scales)) in values.chunks(stride.max(1)).zip(outputs).take(rows) {
            quant::quantize_row(row.get(..cols).unwrap_or(row), quants, scales);
        }
    }

    /// `output[b] = W · input[b]` for `rows` rows, `out_stride` apart (at least the padded rows of W).
    fn matmul(
        &self,
        w: &Matrix,
        input: Input,
        rows: usize,
        output: &mut [f32],
        out_stride: usize,
        slab: &mut [f32],
    ) {
        self.matmul_tiles(w, 0..w.tile_count(), input, rows, output, out_stride, slab);
    }

    /// The same for some tiles of W.
    ///
    /// Tiles are the unit of work, and all rows of the batch go through a tile while it is in the cache.
    fn matmul_tiles(
        &self,
        w: &Matrix,
        tiles: Range<usize>,
        input: Input,
        rows: usize,
        output: &mut [f32],
        out_stride: usize,
        slab: &mut [f32],
    ) {
        if rows == 1 {
            let output = output.get_mut(tiles.start * TILE_ROWS..tiles.end * TILE_ROWS).unwrap_or_default();
            self.executor.run(output, TILE_ROWS, &|tile, out| self.tile(w, tiles.start + tile, input, out));
            return;
        }
        let per_tile = (rows * TILE_ROWS).max(1);
        let slab_tiles = (slab.len() / per_tile).max(1);
        for first in tiles.clone().step_by(slab_tiles) {
            let count = slab_tiles.min(tiles.end - first);
            let slab = slab.get_mut(..count * per_tile).unwrap_or_default();
            self.executor.run(slab, per_tile, &|tile, out| self.tile(w, first + tile, input, out));
            for (tile, results) in slab.chunks(per_tile).enumerate() {
                let start = (first + tile) * TILE_ROWS;
                for (row, result) in
                    output.chunks_mut(out_stride.max(1)).zip(results.as_chunks::<TILE_ROWS>().0)
                {
                    if let Some(out) = row.get_mut(start..).and_then(|row| row.first_chunk_mut()) {
                        *out = *result;
                    }
                }
            }
        }
    }

    /// One tile of W times every row of the input; `out` has 16 values a row.
    fn tile(&self, w: &Matrix, index: usize, input: Input, out: &mut [f32]) {
        let (values, scales) = w.tile(index);
        let out = out.as_chunks_mut::<TILE_ROWS>().0;
        match w.tiles() {
            Tiles::Int8 { .. } => {
                let rows = Int8Rows {
                    quants: input.quants,
                    stride: self.dims.cols_padded,
                    scales: input.scales,
                    scale_stride: self.dims.scales,
                    columns: w.cols().next_multiple_of(BLOCK),
                };
                (self.kernels.int8)(values, scales, rows, out);
            }
            Tiles::F16(_) => {
                let rows = F32Rows { values: input.values, stride: input.stride, columns: w.cols() };
                (self.kernels.f16)(values, rows, out);
            }
        }
    }
}

/// `1/√(mean square + eps)` (Zhang and Sennrich 2019).
fn rms_scale(values: &[f32], eps: f32) -> f32 {
    let mean = numerics::sum_of_squares(values) / values.len() as f32;
    1.0 / numerics::sqrt(mean + eps)
}

fn rms_norm_rows(x: &[f32], norm: Vector, eps: f32, out: &mut [f32], dim: usize, rows: usize) {
    for (x, out) in x.chunks(dim.max(1)).zip(out.chunks_mut(dim.max(1))).take(rows) {
        rms_norm(x, norm, eps, out);
    }
}

fn rms_norm(x: &[f32], norm: Vector, eps: f32, out: &mut [f32]) {
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
