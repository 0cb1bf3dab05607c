//! How many bytes an engine needs, to the byte, and the cutting of the caller's buffers into what it uses.

use crate::config::Config;
use crate::engine::EngineConfig;
use crate::forward::packed::PackedRows;
use crate::image::directory::{BLOCK, TILE_ROWS};
use crate::kv::PageLayout;
use crate::kv::pages::PageWords;
use crate::kv::prefix::PrefixWords;

/// Pages of an arena, at most: page numbers are 16 bits wide, and two of them mean something else.
pub const MAX_PAGES: u32 = u16::MAX as u32 - 1;

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
    /// The configuration is out of range: no slot, no page or more than [`MAX_PAGES`], no batch or one of more than
    /// 65,536 rows, no logit row, more logit rows than batch rows, or more slots than 256.
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
                return write!(
                    f,
                    "slots (1 to 256), pages (1 to {MAX_PAGES}), batch or logit rows out of range"
                );
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
    /// The quantized input of a matrix, as long as the longest, a scale a block.
    pub activations: PackedRows,
    /// The quantized Q, a scale a head.
    pub queries: PackedRows,
    pub head_dim: usize,
    pub slots: usize,
    pub pages: usize,
    pub tokens_per_page: usize,
    pub pages_per_slot: usize,
    /// Tokens that a slot remembers: a full context, and the token drawn after it.
    pub history: usize,
    pub prefix_cache: bool,
    /// Rows that may see attention sinks from another position: `batch`, or none.
    pub sink_rows: usize,
}

/// One row of the batch: a token of a slot, and what it sees of the cache.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Row {
    pub token: u32,
    pub slot: u32,
    pub position: u32,
    /// Where it lies among the tokens that are in the pages of its slot.
    pub place: u32,
    /// Tokens that a window hides from it, after the first `sinks`; 0 when it sees all.
    pub evicted: u32,
    pub sinks: u32,
}

/// A [`Row`] as it lies in the work buffer.
pub(crate) type RowWords = [u32; 6];

impl Row {
    pub(crate) fn words(self) -> RowWords {
        [self.token, self.slot, self.position, self.place, self.evicted, self.sinks]
    }
}

impl From<&RowWords> for Row {
    fn from(&[token, slot, position, place, evicted, sinks]: &RowWords) -> Self {
        Self { token, slot, position, place, evicted, sinks }
    }
}

impl Dims {
    pub(crate) fn new(model: &Config, engine: &EngineConfig) -> Result<Self, MemoryError> {
        let range = |value: u32, max: u32| {
            if (1..=max).contains(&value) { Ok(value as usize) } else { Err(MemoryError::Configuration) }
        };
        let slots = range(engine.slots, 256)?;
        let pages = range(engine.pages, MAX_PAGES)?;
        let batch = range(engine.batch, 1 << 16)?;
        let logit_rows = range(engine.logit_rows, engine.batch)?;
        let padded = |length: u32| (length as usize).next_multiple_of(TILE_ROWS);
        let cols = model.dim.max(model.q_dim()).max(model.hidden_dim) as usize;
        let cols_padded = cols.next_multiple_of(BLOCK);
        let pages_for_context = model.context.div_ceil(engine.tokens_per_page.get()) as usize;
        // A window as large as the context may lie across two pages more than the context fills.
        let pages_per_slot = if engine.windows { pages_for_context + 2 } else { pages_for_context };
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
            activations: PackedRows::new::<i8>(cols_padded, cols_padded / BLOCK),
            queries: PackedRows::new::<i16>(padded(model.q_dim()), model.heads as usize),
            head_dim: model.head_dim as usize,
            slots,
            pages,
            tokens_per_page: engine.tokens_per_page.get() as usize,
            pages_per_slot,
            history: model.context as usize + 1,
            prefix_cache: engine.prefix_cache,
            sink_rows: if engine.windows { batch } else { 0 },
        })
    }

    /// The f32 regions in order: x, input, q, k, v, attention, projection, gate, up, slab, rope, quantized, queries,
    /// logits, and of the queries for sinks values, rope and quantized.
    fn f32_lengths(&self) -> Option<[usize; 17]> {
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
            per_row(self.activations.stride())?,
            per_row(self.queries.stride())?,
            self.logit_rows.checked_mul(self.vocab_padded)?,
            self.sink_rows.checked_mul(self.q_padded)?,
            self.sink_rows.checked_mul(self.head_dim.checked_mul(2)?)?,
            self.sink_rows.checked_mul(self.queries.stride())?,
        ])
    }

    fn f32_total(&self) -> Option<usize> {
        self.f32_lengths()?.into_iter().try_fold(0usize, usize::checked_add)
    }

    fn work_bytes(&self) -> Option<usize> {
        let total =
            |lengths: &[usize]| lengths.iter().try_fold(0usize, |sum, length| sum.checked_add(*length));
        let words = self.f32_total()?.checked_add(total(&self.u32_lengths()?)?)?.checked_mul(4)?;
        words.checked_add(total(&self.u16_lengths()?)?.checked_mul(2)?)
    }

    /// The u32 regions in order: rows, logit rows, history; of the prefix cache tokens and hashes.
    fn u32_lengths(&self) -> Option<[usize; 5]> {
        let cached = if self.prefix_cache { self.pages } else { 0 };
        let history = self.slots.checked_mul(self.history)?;
        let page_tokens = cached.checked_mul(self.tokens_per_page)?;
        let rows = self.batch.checked_mul(size_of::<RowWords>() / 4)?;
        Some([rows, self.logit_rows, history, page_tokens, cached])
    }

    /// The u16 regions in order: free pages, references, tables; of the prefix cache parents, chain, newer, older,
    /// buckets.
    fn u16_lengths(&self) -> Option<[usize; 8]> {
        let cached = if self.prefix_cache { self.pages } else { 0 };
        let tables = self.slots.checked_mul(self.pages_per_slot)?;
        Some([self.pages, self.pages, tables, cached, cached, cached, cached, cached])
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
    /// The input of a matrix quantized, for matrices in int8.
    pub quantized: &'a mut [f32],
    /// Q quantized, for keys in int8.
    pub queries: &'a mut [f32],
    pub logits: &'a mut [f32],
    /// Q as seen from attention sinks, with its rope and quantized form; empty when no request may have a window.
    pub sink_q: &'a mut [f32],
    pub sink_rope: &'a mut [f32],
    pub sink_queries: &'a mut [f32],
    /// What the rows are: each a [`Row`].
    pub rows: &'a mut [RowWords],
    /// The rows of the batch whose logits are computed.
    pub logit_of: &'a mut [u32],
}

impl<'a> Work<'a> {
    /// What row `index` is.
    pub(crate) fn row(&self, index: usize) -> Row {
        self.rows.get(index).map_or(Row::default(), Row::from)
    }

    /// Cuts `bytes`, which must hold `dims.work_bytes()`, into the work of a pass, the books of the pages, and the
    /// tokens of the slots.
    pub(crate) fn cut(
        bytes: &'a mut [u8],
        dims: &Dims,
    ) -> Result<(Self, PageWords<'a>, &'a mut [u32]), MemoryError> {
        let needed = dims.work_bytes().ok_or(MemoryError::TooLarge)?;
        let error = MemoryError::Work { found: bytes.len(), needed };
        let bytes = bytes.get_mut(..needed).ok_or(error)?;
        let lengths = dims.f32_lengths().ok_or(MemoryError::TooLarge)?;
        let mut bytes = Cut { bytes, error };
        let mut float = |length: usize| bytes.take::<f32>(length);
        let [
            x,
            input,
            q,
            k,
            v,
            attention,
            projection,
            gate,
            up,
            slab,
            rope,
            quantized,
            queries,
            logits,
            sinks @ ..,
        ] = lengths;
        let (x, input, q, k, v) = (float(x)?, float(input)?, float(q)?, float(k)?, float(v)?);
        let (attention, projection) = (float(attention)?, float(projection)?);
        let (gate, up, slab) = (float(gate)?, float(up)?, float(slab)?);
        let (rope, quantized, queries, logits) =
            (float(rope)?, float(quantized)?, float(queries)?, float(logits)?);
        let [sink_q, sink_rope, sink_queries] = sinks;
        let (sink_q, sink_rope, sink_queries) = (float(sink_q)?, float(sink_rope)?, float(sink_queries)?);

        let lengths = dims.u32_lengths().ok_or(MemoryError::TooLarge)?;
        let [_, logit_of, history, page_tokens, hashes] = lengths;
        let rows = bytes.take::<RowWords>(dims.batch)?;
        let mut word = |length: usize| bytes.take::<u32>(length);
        let (logit_of, history) = (word(logit_of)?, word(history)?);
        let (page_tokens, hashes) = (word(page_tokens)?, word(hashes)?);

        let lengths = dims.u16_lengths().ok_or(MemoryError::TooLarge)?;
        let mut half = |length: usize| bytes.take::<u16>(length);
        let [free, references, tables, parents, chain, newer, older, buckets] = lengths;
        let (free, references, tables) = (half(free)?, half(references)?, half(tables)?);
        let (parents, chain, newer) = (half(parents)?, half(chain)?, half(newer)?);
        let (older, buckets) = (half(older)?, half(buckets)?);
        let prefix = PrefixWords { tokens: page_tokens, hashes, parents, chain, newer, older, buckets };
        let pages = PageWords { free, references, tables, prefix };

        let work = Self {
            x,
            input,
            q,
            k,
            v,
            attention,
            projection,
            gate,
            up,
            slab,
            rope,
            quantized,
            queries,
            logits,
            sink_q,
            sink_rope,
            sink_queries,
            rows,
            logit_of,
        };
        Ok((work, pages, history))
    }
}

/// The rest of a buffer that is being cut up, from the widest elements to the narrowest.
struct Cut<'a> {
    bytes: &'a mut [u8],
    error: MemoryError,
}

impl<'a> Cut<'a> {
    fn take<T: bytemuck::AnyBitPattern + bytemuck::NoUninit>(
        &mut self,
        length: usize,
    ) -> Result<&'a mut [T], MemoryError> {
        let bytes = length.checked_mul(size_of::<T>()).ok_or(self.error)?;
        let (part, rest) = core::mem::take(&mut self.bytes).split_at_mut_checked(bytes).ok_or(self.error)?;
        self.bytes = rest;
        bytemuck::try_cast_slice_mut(part).map_err(|_| MemoryError::Alignment)
    }
}
