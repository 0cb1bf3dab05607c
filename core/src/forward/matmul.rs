//! Matrices times the rows of a batch, in tiles of 16 rows of the matrix that any core can take.

use super::{Forward, nth_row};
use crate::image::directory::{BLOCK, TILE_ROWS};
use crate::kernels::{F32Rows, Int8Rows};
use crate::model::{Matrix, Tiles};
use core::ops::Range;

/// The input of a matrix: rows of f32 `stride` apart, and their quantized form.
#[derive(Clone, Copy)]
pub(super) struct Input<'a> {
    pub values: &'a [f32],
    pub stride: usize,
    pub quantized: &'a [f32],
}

impl Forward<'_> {
    /// `output[b] = W · input[b]` for `rows` rows, `out_stride` apart (at least the padded rows of W).
    pub(super) fn matmul(
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
    pub(super) fn matmul_tiles(
        &self,
        w: &Matrix,
        tiles: Range<usize>,
        input: Input,
        rows: usize,
        output: &mut [f32],
        out_stride: usize,
        slab: &mut [f32],
    ) {
        let tile_macs = rows * TILE_ROWS * w.cols();
        if rows == 1 {
            let output = output.get_mut(tiles.start * TILE_ROWS..tiles.end * TILE_ROWS).unwrap_or_default();
            let task = |tile, out: &mut [f32]| self.tile(w, tiles.start + tile, input, out);
            self.executor.run(output, TILE_ROWS, tile_macs, &task);
            return;
        }
        let per_tile = (rows * TILE_ROWS).max(1);
        let slab_tiles = (slab.len() / per_tile).max(1);
        let output = output.get_mut(..rows * out_stride).unwrap_or_default();
        for first in tiles.clone().step_by(slab_tiles) {
            let count = slab_tiles.min(tiles.end - first);
            let slab = slab.get_mut(..count * per_tile).unwrap_or_default();
            let task = |tile, out: &mut [f32]| self.tile(w, first + tile, input, out);
            self.executor.run(slab, per_tile, tile_macs, &task);
            // From tiles of rows to rows of tiles.
            let copy = |row, out: &mut [f32]| {
                let out = out.get_mut(first * TILE_ROWS..).unwrap_or_default();
                for (out, tile) in
                    out.as_chunks_mut::<TILE_ROWS>().0.iter_mut().zip(slab.chunks(per_tile.max(1)))
                {
                    let results = nth_row(tile, TILE_ROWS, row).first_chunk();
                    *out = *results.unwrap_or(&[0.0; TILE_ROWS]);
                }
            };
            self.executor.run(output, out_stride, count * TILE_ROWS, &copy);
        }
    }

    /// One tile of W times every row of the input; `out` has 16 values a row.
    fn tile(&self, w: &Matrix, index: usize, input: Input, out: &mut [f32]) {
        let (values, scales) = w.tile(index);
        let out = out.as_chunks_mut::<TILE_ROWS>().0;
        match w.tiles() {
            Tiles::Int8 { .. } => {
                let layout = self.dims.activations;
                let rows = Int8Rows {
                    quants: bytemuck::try_cast_slice(input.quantized).unwrap_or_default(),
                    stride: 4 * layout.stride(),
                    scales: input.quantized.get(layout.quant_words..).unwrap_or_default(),
                    scale_stride: layout.stride(),
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
