//! The model as the forward pass sees it: borrowed views of the image's tensors.

use crate::config::{Config, Role};
use crate::image::directory::{BLOCK, TILE_ROWS, entry_counts};
use crate::image::{Encoding, Image};
use half::f16;

/// A validated model in flash or in a mapped file. Copying it copies a few pointers.
#[derive(Clone, Copy, Debug)]
pub struct Model<'a> {
    image: Image<'a>,
    /// Directory entries before the first layer, and entries a layer.
    entries: (usize, usize),
}

/// The weights of one block. Vectors that the config does not call for are empty.
#[derive(Clone, Copy, Debug)]
pub struct Layer<'a> {
    /// Before attention.
    pub attn_norm: Vector<'a>,
    /// `heads·head_dim × dim`.
    pub q: Matrix<'a>,
    /// `kv_heads·head_dim × dim`.
    pub k: Matrix<'a>,
    /// `kv_heads·head_dim × dim`.
    pub v: Matrix<'a>,
    /// `dim × heads·head_dim`.
    pub attn_output: Matrix<'a>,
    /// Per head of Q.
    pub q_norm: Vector<'a>,
    /// Per head of K.
    pub k_norm: Vector<'a>,
    /// On the attention output.
    pub post_attn_norm: Vector<'a>,
    /// Before the feed-forward block.
    pub ffn_norm: Vector<'a>,
    /// `hidden_dim × dim`.
    pub gate: Matrix<'a>,
    /// `hidden_dim × dim`.
    pub up: Matrix<'a>,
    /// `dim × hidden_dim`.
    pub down: Matrix<'a>,
    /// On the feed-forward output.
    pub post_ffn_norm: Vector<'a>,
}

impl<'a> Model<'a> {
    /// The model in a validated image.
    pub fn new(image: &Image<'a>) -> Self {
        Self { image: *image, entries: entry_counts(image.config()) }
    }

    /// Dimensions and variants.
    pub fn config(&self) -> &Config {
        self.image.config()
    }

    /// The image that the model is a view of.
    pub fn image(&self) -> &Image<'a> {
        &self.image
    }

    /// `vocab_size × dim`.
    pub fn token_embedding(&self) -> Matrix<'a> {
        self.cursor(0).matrix(Role::TokenEmbedding)
    }

    /// `vocab_size × dim`: the output matrix, or the embedding when they are tied.
    pub fn output(&self) -> Matrix<'a> {
        if self.config().tied_output { self.token_embedding() } else { self.cursor(1).matrix(Role::Output) }
    }

    /// Norm before the output matrix; `dim` values.
    pub fn final_norm(&self) -> Vector<'a> {
        self.cursor(self.first_vector()).vector(Role::FinalNorm)
    }

    /// RoPE angles per position, `head_dim/2` values in radians, for global or local layers.
    pub fn rope_freqs(&self, global: bool) -> Vector<'a> {
        let mut cursor = self.cursor(self.first_vector() + 1);
        let freqs = cursor.vector(Role::RopeFreqs);
        if global { freqs } else { cursor.vector(Role::RopeFreqsLocal) }
    }

    /// The weights of layer `layer`; `None` past the last.
    pub fn layer(&self, layer: u32) -> Option<Layer<'a>> {
        if layer >= self.config().layers {
            return None;
        }
        let (before, per_layer) = self.entries;
        let mut cursor = self.cursor(before + per_layer * layer as usize);
        // In the order of the directory; each call takes an entry only if the entry is of that role.
        Some(Layer {
            attn_norm: cursor.vector(Role::AttnNorm),
            q: cursor.matrix(Role::Q),
            k: cursor.matrix(Role::K),
            v: cursor.matrix(Role::V),
            attn_output: cursor.matrix(Role::AttnOutput),
            q_norm: cursor.vector(Role::QNorm),
            k_norm: cursor.vector(Role::KNorm),
            post_attn_norm: cursor.vector(Role::PostAttnNorm),
            ffn_norm: cursor.vector(Role::FfnNorm),
            gate: cursor.matrix(Role::Gate),
            up: cursor.matrix(Role::Up),
            down: cursor.matrix(Role::Down),
            post_ffn_norm: cursor.vector(Role::PostFfnNorm),
        })
    }

    fn first_vector(&self) -> usize {
        if self.config().tied_output { 1 } else { 2 }
    }

    fn cursor(&self, index: usize) -> Cursor<'_, 'a> {
        Cursor { image: &self.image, index }
    }
}

/// Walks the directory. A role that is not next gives an empty tensor; in a validated image that happens only
/// for roles that the config does not call for.
struct Cursor<'i, 'a> {
    image: &'i Image<'a>,
    index: usize,
}

impl<'a> Cursor<'_, 'a> {
    fn vector(&mut self, role: Role) -> Vector<'a> {
        Vector { bytes: self.take(role).map_or(&[], |(_, bytes)| bytes) }
    }

    fn matrix(&mut self, role: Role) -> Matrix<'a> {
        let Some((entry, bytes)) = self.take(role) else {
            return Matrix { rows: 0, cols: 0, tiles: Tiles::F16(&[]) };
        };
        let (rows, cols) = (entry.rows as usize, entry.cols as usize);
        let tiles = match entry.encoding {
            Encoding::Int8Tiles => {
                let quants = rows.next_multiple_of(TILE_ROWS) * cols.next_multiple_of(BLOCK);
                let (quants, scales) = bytes.split_at_checked(quants).unwrap_or_default();
                Tiles::Int8 { quants, scales }
            }
            _ => Tiles::F16(bytes),
        };
        Matrix { rows, cols, tiles }
    }

    fn take(&mut self, role: Role) -> Option<(crate::image::TensorEntry, &'a [u8])> {
        let found = self.image.tensor(self.index).filter(|(entry, _)| entry.role == role)?;
        self.index += 1;
        Some(found)
    }
}

/// A vector of f32 in the image, read without alignment.
#[derive(Clone, Copy, Debug)]
pub struct Vector<'a> {
    bytes: &'a [u8],
}

impl<'a> Vector<'a> {
    /// The values in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = f32> + use<'a> {
        self.bytes.as_chunks::<4>().0.iter().map(|b| f32::from_le_bytes(*b))
    }
}

/// A matrix of the image in tiles of 16 rows.
#[derive(Clone, Copy, Debug)]
pub struct Matrix<'a> {
    rows: usize,
    cols: usize,
    tiles: Tiles<'a>,
}

/// The bytes of a matrix; the layouts are those of [`Encoding`].
#[derive(Clone, Copy, Debug)]
pub enum Tiles<'a> {
    /// [`Encoding::Int8Tiles`].
    Int8 {
        /// i8, 16 × 32 a block.
        quants: &'a [u8],
        /// f16, 16 a block.
        scales: &'a [u8],
    },
    /// [`Encoding::F16Tiles`].
    F16(&'a [u8]),
}

impl<'a> Matrix<'a> {
    /// Rows, without padding.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Columns, without padding.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// Tiles of 16 rows, the last one padded.
    pub fn tile_count(&self) -> usize {
        self.rows.div_ceil(TILE_ROWS)
    }

    /// The layout with its bytes.
    pub fn tiles(&self) -> Tiles<'a> {
        self.tiles
    }

    /// The bytes of tile `index`: quants and scales for int8, values and nothing for f16. Empty past the end.
    pub fn tile(&self, index: usize) -> (&'a [u8], &'a [u8]) {
        let part = |bytes: &'a [u8], length: usize| {
            bytes.get(index * length..).and_then(|rest| rest.get(..length)).unwrap_or_default()
        };
        match self.tiles {
            Tiles::Int8 { quants, scales } => {
                let blocks = self.cols.div_ceil(BLOCK);
                (part(quants, blocks * BLOCK * TILE_ROWS), part(scales, blocks * TILE_ROWS * 2))
            }
            Tiles::F16(values) => (part(values, self.cols * TILE_ROWS * 2), &[]),
        }
    }

    /// Widens row `row` into `out`, which takes up to `cols` values: the embedding of a token.
    pub fn read_row(&self, row: usize, out: &mut [f32]) {
        let (values, scales) = self.tile(row / TILE_ROWS);
        let lane = row % TILE_ROWS;
        match self.tiles {
            Tiles::Int8 { .. } => {
                let blocks = values.as_chunks::<{ BLOCK * TILE_ROWS }>().0.iter();
                let scales = scales.as_chunks::<{ 2 * TILE_ROWS }>().0;
                for ((block, scales), out) in blocks.zip(scales).zip(out.chunks_mut(BLOCK)) {
                    let scale =
                        scales.as_chunks::<2>().0.get(lane).map_or(0.0, |s| f16::from_le_bytes(*s).to_f32());
                    let quads = block.as_chunks::<4>().0.iter().skip(lane).step_by(TILE_ROWS);
                    for (out, quant) in out.iter_mut().zip(quads.flatten()) {
                        *out = f32::from(*quant as i8) * scale;
                    }
                }
            }
            Tiles::F16(_) => {
                let column = values.as_chunks::<2>().0.iter().skip(lane).step_by(TILE_ROWS);
                for (out, value) in out.iter_mut().zip(column) {
                    *out = f16::from_le_bytes(*value).to_f32();
                }
            }
        }
    }
}
