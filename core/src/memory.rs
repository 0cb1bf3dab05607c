//! How many bytes an engine needs, to the byte, and the cutting of the caller's buffers into what it uses.

use crate::config::Config;
use crate::engine::EngineConfig;
use crate::image::directory::{BLOCK, TILE_ROWS};
use crate::kv::PageLayout;

/// Bytes that [`Engine::new`](crate::engine::Engine::new) needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct MemoryPlan {
    /// The page arena: `pages · page_bytes`. No alignment.
    pub kv_bytes: usize,
    /// Activations, logits, page tables. Aligned to 4 bytes.
    pub work_bytes: usize,
    /// Bytes of one page.
    pub page_bytes: usize,
}

/// Why buffers cannot hold an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum MemoryError {
    /// The arena buffer is too small.
    Kv {
        /// Bytes that are there.
        found: usize,
        /// [`MemoryPlan::kv_bytes`].
        needed: usize,
    },
    /// The work buffer is too small.
    Work {
        /// Bytes that are there.
        found: usize,
        /// [`MemoryPlan::work_bytes`].
        needed: usize,
    },
    /// The work buffer does not start at a multiple of 4 bytes.
    Alignment,
    /// The configuration is out of range: no slot, no page or more than 65,535, no batch, no logit row, more
    /// logit rows than batch rows, or more slots than 256.
    Configuration,
    /// The sizes exceed the address space.
    TooLarge,
}

impl core::fmt::Display for MemoryError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let (what, found, needed) = match self {
            Self::Kv { found, needed } => ("KV arena", found, needed),
            Self::Work { found, needed } => ("work buffer", found, needed),
            Self::Alignment => return write!(f, "the work buffer must start at a multiple of 4 bytes"),
            Self::Configuration => {
                return write!(f, "slots (1 to 256), pages (1 to 65535), batch or logit rows out of range");
            }
            Self::TooLarge => return write!(f, "the configuration exceeds the address space"),
        };
        let missing = needed.saturating_sub(*found);
        write!(f, "{what} has {found} bytes, {needed} needed: {missing} missing")
    }
}

impl core::error::Error for MemoryError {}

/// The lengths of everything in the work buffer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dims {
    pub batch: usize,
    pub logit_rows: usize,
    pub dim: usize,
    pub dim_padded: usize,
    pub q_padded: usize,
    pub kv_padded: usize,
    pub hidden_padded: usize,
    pub vocab: usize,
    pub vocab_padded: usize,
    /// Longest input of a matrix, padded to whole blocks.
    pub cols_padded: usize,
    /// Activation scales a row: one a block, or one a query head.
    pub scales: usize,
    pub head_dim: usize,
    pub pages: usize,
    pub table_entries: usize,
    pub pages_per_slot: usize,
}

impl Dims {
    pub(crate) fn new(model: &Config, engine: &EngineConfig) -> Result<Self, MemoryError> {
        let range = |value: u32, max: u32| {
            if (1..=max).contains(&value) { Ok(value as usize) } else { Err(MemoryError::Configuration) }
        };
        let slots = range(engine.slots, 256)?;
        let pages = range(engine.pages, u32::from(u16::MAX))?;
        let batch = range(engine.batch, 1 << 16)?;
        let logit_rows = range(engine.logit_rows, engine.batch)?;
        let padded = |length: u32| (length as usize).next_multiple_of(TILE_ROWS);
        let cols = model.dim.max(model.q_dim()).max(model.hidden_dim) as usize;
        let cols_padded = cols.next_multiple_of(BLOCK);
        let pages_per_slot = model.context.div_ceil(engine.tokens_per_page.get()) as usize;
        Ok(Self {
            batch,
            logit_rows,
            dim: model.dim as usize,
            dim_padded: padded(model.dim),
            q_padded: padded(model.q_dim()),
            kv_padded: padded(model.kv_dim()),
            hidden_padded: padded(model.hidden_dim),
            vocab: model.vocab_size as usize,
            vocab_padded: padded(model.vocab_size),
            cols_padded,
            scales: (cols_padded / BLOCK).max(model.heads as usize),
            head_dim: model.head_dim as usize,
            pages,
            table_entries: slots.checked_mul(pages_per_slot).ok_or(MemoryError::TooLarge)?,
            pages_per_slot,
        })
    }

    /// The f32 regions in order: x, input, q, k, v, attention, projection, gate, up, slab, rope, scales, logits.
    fn f32_lengths(&self) -> Option<[usize; 13]> {
        let per_row = |length: usize| length.checked_mul(self.batch);
        // One row writes straight into its destination; several go through a slab of whole tiles.
        let widest = self.dim_padded.max(self.q_padded).max(self.hidden_padded);
        let slab = if self.batch > 1 { per_row(widest)? } else { 0 };
        Some([
            per_row(self.dim)?,
            per_row(self.dim)?,
            per_row(self.q_padded)?,
            per_row(self.kv_padded)?,
            per_row(self.kv_padded)?,
            per_row(self.q_padded)?,
            per_row(self.dim_padded)?,
            per_row(self.hidden_padded)?,
            per_row(self.hidden_padded)?,
            slab,
            per_row(self.head_dim.checked_mul(2)?)?,
            per_row(self.scales)?,
            self.logit_rows.checked_mul(self.vocab_padded)?,
        ])
    }

    fn f32_total(&self) -> Option<usize> {
        self.f32_lengths()?.into_iter().try_fold(0usize, usize::checked_add)
    }

    fn work_bytes(&self) -> Option<usize> {
        let floats = self.f32_total()?.checked_mul(4)?;
        let rows = self.batch.checked_mul(3 * 4)?;
        let tables = self.pages.checked_add(self.table_entries)?.checked_mul(2)?;
        let queries = self.batch.checked_mul(self.q_padded)?.checked_mul(2)?;
        let quants = self.batch.checked_mul(self.cols_padded)?;
        floats.checked_add(rows)?.checked_add(tables)?.checked_add(queries)?.checked_add(quants)
    }

    /// See [`MemoryPlan`].
    pub(crate) fn plan(&self, layout: &PageLayout) -> Result<MemoryPlan, MemoryError> {
        let page_bytes = layout.page_bytes().ok_or(MemoryError::TooLarge)?;
        Ok(MemoryPlan {
            kv_bytes: page_bytes.checked_mul(self.pages).ok_or(MemoryError::TooLarge)?,
            work_bytes: self.work_bytes().ok_or(MemoryError::TooLarge)?,
            page_bytes,
        })
    }
}

/// The work buffer, cut up. Rows are `batch` long; each has the length of its kind in [`Dims`].
pub(crate) struct Work<'a> {
    /// Residual stream.
    pub x: &'a mut [f32],
    /// Normed residual, the input of a matrix.
    pub input: &'a mut [f32],
    pub q: &'a mut [f32],
    pub k: &'a mut [f32],
    pub v: &'a mut [f32],
    pub attention: &'a mut [f32],
    /// What a block adds to the residual.
    pub projection: &'a mut [f32],
    pub gate: &'a mut [f32],
    pub up: &'a mut [f32],
    pub slab: &'a mut [f32],
    /// cos and sin for global layers, then for local ones; `head_dim/2` each.
    pub rope: &'a mut [f32],
    pub scales: &'a mut [f32],
    pub logits: &'a mut [f32],
    /// Quantized Q, for int8 keys.
    pub queries: &'a mut [i16],
    pub quants: &'a mut [i8],
    pub tokens: &'a mut [u32],
    pub positions: &'a mut [u32],
    pub slots: &'a mut [u32],
}

/// The u16 parts of the work buffer: the stack of free pages and the page tables.
pub(crate) type PageWords<'a> = (&'a mut [u16], &'a mut [u16]);

impl<'a> Work<'a> {
    /// Cuts `bytes`, which must hold `dims.work_bytes()`.
    pub(crate) fn cut(bytes: &'a mut [u8], dims: &Dims) -> Result<(Self, PageWords<'a>), MemoryError> {
        let needed = dims.work_bytes().ok_or(MemoryError::TooLarge)?;
        let error = MemoryError::Work { found: bytes.len(), needed };
        let bytes = bytes.get_mut(..needed).ok_or(error)?;
        let lengths = dims.f32_lengths().ok_or(MemoryError::TooLarge)?;
        let floats = dims.f32_total().ok_or(MemoryError::TooLarge)?;
        let (floats, rest) = bytes.split_at_mut_checked(floats * 4).ok_or(error)?;
        let (rows, rest) = rest.split_at_mut_checked(dims.batch * 12).ok_or(error)?;
        let (words, rest) = rest.split_at_mut_checked((dims.pages + dims.table_entries) * 2).ok_or(error)?;
        let (queries, quants) = rest.split_at_mut_checked(dims.batch * dims.q_padded * 2).ok_or(error)?;

        let mut floats: &mut [f32] = cast(floats)?;
        let mut next = |length: usize| {
            let (part, rest) = core::mem::take(&mut floats).split_at_mut_checked(length).ok_or(error)?;
            floats = rest;
            Ok(part)
        };
        let [x, input, q, k, v, attention, projection, gate, up, slab, rope, scales, logits] = lengths;
        let rows: &mut [u32] = cast(rows)?;
        let (tokens, rows) = rows.split_at_mut_checked(dims.batch).ok_or(error)?;
        let (positions, slots) = rows.split_at_mut_checked(dims.batch).ok_or(error)?;
        let words: &mut [u16] = cast(words)?;
        let page_words = words.split_at_mut_checked(dims.pages).ok_or(error)?;
        let work = Self {
            x: next(x)?,
            input: next(input)?,
            q: next(q)?,
            k: next(k)?,
            v: next(v)?,
            attention: next(attention)?,
            projection: next(projection)?,
            gate: next(gate)?,
            up: next(up)?,
            slab: next(slab)?,
            rope: next(rope)?,
            scales: next(scales)?,
            logits: next(logits)?,
            queries: cast(queries)?,
            quants: cast(quants)?,
            tokens,
            positions,
            slots,
        };
        Ok((work, page_words))
    }
}

fn cast<T: bytemuck::AnyBitPattern + bytemuck::NoUninit>(bytes: &mut [u8]) -> Result<&mut [T], MemoryError> {
    bytemuck::try_cast_slice_mut(bytes).map_err(|_| MemoryError::Alignment)
}
