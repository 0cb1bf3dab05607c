//! Quantized rows as they lie in the work buffer: the quants of a row, then its scales, in words of f32. So a row is
//! one piece of output, which an [`Executor`](crate::executor::Executor) can hand to any core.

use bytemuck::{AnyBitPattern, NoUninit};

/// What a row has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackedRows {
    /// Words of quants.
    pub quant_words: usize,
    pub scales: usize,
}

impl PackedRows {
    /// Rows of `quants` values of type `T`, of which whole words are made, and `scales`.
    pub(crate) fn new<T>(quants: usize, scales: usize) -> Self {
        Self { quant_words: (quants * size_of::<T>()).div_ceil(4), scales }
    }

    /// Words from a row to the next.
    pub(crate) fn stride(&self) -> usize {
        self.quant_words + self.scales
    }

    /// Quants and scales of a row.
    pub(crate) fn parts<'a, T: AnyBitPattern>(&self, row: &'a [f32]) -> (&'a [T], &'a [f32]) {
        let (quants, scales) = row.split_at_checked(self.quant_words).unwrap_or_default();
        (bytemuck::try_cast_slice(quants).unwrap_or_default(), scales)
    }

    /// The same, to be written.
    pub(crate) fn parts_mut<'a, T: AnyBitPattern + NoUninit>(
        &self,
        row: &'a mut [f32],
    ) -> (&'a mut [T], &'a mut [f32]) {
        let (quants, scales) = row.split_at_mut_checked(self.quant_words).unwrap_or_default();
        (bytemuck::try_cast_slice_mut(quants).unwrap_or_default(), scales)
    }
}
