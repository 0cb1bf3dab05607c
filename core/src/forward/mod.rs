//! The forward pass of a batch of rows. A row is one token of one slot; rows of a batch may belong to one
//! prompt (prefill) or to several slots (generate), and each is computed exactly as if it were alone.

use crate::attention::{Head, Segment, attend};
use crate::executor::Executor;
use crate::image::directory::TILE_ROWS;
use crate::kernels::{Kernels, Query};
use crate::kv::KvType;
use crate::kv::pages::{Pages, SlotId};
use crate::kv::storage::Side;
use crate::memory::{Dims, Row, Work};
use crate::model::{Layer, Model};
use crate::numerics;
use core::ops::Range;
use matmul::Input;

mod matmul;
pub(crate) mod packed;
mod rows;

/// What stays the same from pass to pass.
pub(crate) struct Forward<'a> {
    pub model: Model<'a>,
    pub dims: Dims,
    pub kernels: Kernels,
    pub executor: &'a dyn Executor,
    pub key_type: KvType,
}

/// The queries of a batch: f32 `q_padded` a row, and their quantized form.
struct Queries<'a> {
    values: &'a [f32],
    quantized: &'a [f32],
}

impl<'a> Queries<'a> {
    fn at(&self, dims: &Dims, row: usize, head: usize) -> Query<'a> {
        let (layout, start) = (dims.queries, head * dims.head_dim);
        let values = nth_row(self.values, dims.q_padded, row);
        let (quants, scales) = layout.parts(nth_row(self.quantized, layout.stride(), row));
        Query {
            values: values.get(start..start + dims.head_dim).unwrap_or_default(),
            quants: quants.get(start..start + dims.head_dim).unwrap_or_default(),
            scale: scales.get(head).copied().unwrap_or(0.0),
        }
    }
}

/// Row `row` of rows that lie `stride` apart; empty where there is none.
fn nth_row(values: &[f32], stride: usize, row: usize) -> &[f32] {
    values.get(row * stride..).and_then(|rest| rest.get(..stride)).unwrap_or_default()
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
            rows::rms_norm(x, self.model.final_norm(), eps, out);
        }
        self.quantize(&[self.model.output()], work.input, dim, count, work.quantized);
    }

    /// Logits of `count` rows for some tiles of the vocabulary.
    pub(crate) fn logit_tiles(&self, tiles: Range<usize>, work: &mut Work, count: usize) {
        let output = self.model.output();
        let input = Input { values: work.input, stride: self.dims.dim, quantized: work.quantized };
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
        self.norm_rows(work.x, layer.attn_norm, work.input, rows);
        self.quantize(&[layer.q, layer.k, layer.v], work.input, dims.dim, rows, work.quantized);
        let input = Input { values: work.input, stride: dims.dim, quantized: work.quantized };
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
            self.finish_heads(q, (dims.q_padded, config.q_dim()), layer.q_norm, index, rope, rows);
        }
        self.finish_heads(work.k, (dims.kv_padded, config.kv_dim()), layer.k_norm, index, work.rope, rows);
        self.cache(index, pages, work, rows);
        if self.key_type == KvType::Int8 {
            self.quantize_queries(work.q, work.queries, rows);
            self.quantize_queries(work.sink_q, work.sink_queries, sink_rows);
        }
        self.attend_rows(index, pages, work, rows);

        let q_dim = config.q_dim() as usize;
        self.quantize(&[layer.attn_output], work.attention, q_dim, rows, work.quantized);
        let input = Input { values: work.attention, stride: q_dim, quantized: work.quantized };
        self.matmul(&layer.attn_output, input, rows, work.projection, dims.dim_padded, work.slab);
        self.add_projection(layer.post_attn_norm, work.x, work.projection, rows);
    }

    fn feed_forward_block(&self, layer: &Layer, work: &mut Work, rows: usize) {
        let dims = &self.dims;
        self.norm_rows(work.x, layer.ffn_norm, work.input, rows);
        self.quantize(&[layer.gate, layer.up], work.input, dims.dim, rows, work.quantized);
        let input = Input { values: work.input, stride: dims.dim, quantized: work.quantized };
        self.matmul(&layer.gate, input, rows, work.gate, dims.hidden_padded, work.slab);
        self.matmul(&layer.up, input, rows, work.up, dims.hidden_padded, work.slab);
        self.activate(work.gate, work.up, rows);
        self.quantize(&[layer.down], work.gate, dims.hidden_padded, rows, work.quantized);
        let input = Input { values: work.gate, stride: dims.hidden_padded, quantized: work.quantized };
        self.matmul(&layer.down, input, rows, work.projection, dims.dim_padded, work.slab);
        self.add_projection(layer.post_ffn_norm, work.x, work.projection, rows);
    }

    fn cache(&self, layer: u32, pages: &mut Pages, work: &mut Work, rows: usize) {
        let kv_dim = self.model.config().kv_dim() as usize;
        let stride = self.dims.kv_padded.max(1);
        let heads = work.k.chunks(stride).zip(work.v.chunks(stride));
        for (row, (k, v)) in work.rows.iter().map(Row::from).zip(heads).take(rows) {
            let slot = SlotId(row.slot as u8);
            pages.write(Side::Key, slot, row.place, layer as usize, k.get(..kv_dim).unwrap_or(k));
            pages.write(Side::Value, slot, row.place, layer as usize, v.get(..kv_dim).unwrap_or(v));
        }
    }

    fn attend_rows(&self, layer: u32, pages: &Pages, work: &mut Work, rows: usize) {
        let config = self.model.config();
        let (heads, head_dim) = (config.heads as usize, self.dims.head_dim);
        let group = heads / (config.kv_heads as usize).max(1);
        let window = if config.is_global(layer) { u32::MAX } else { config.window };
        let queries = Queries { values: work.q, quantized: work.queries };
        let sink_queries = Queries { values: work.sink_q, quantized: work.sink_queries };
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
        let seen = all_rows.iter().map(Row::from).take(rows).map(|row| row.position + 1).max().unwrap_or(0);
        let macs = 2 * head_dim * seen.min(window) as usize;
        self.executor.run(attention, head_dim, macs, &task);
    }
}
