//! One tensor, read row by row from the mapped file.

use std::sync::Arc;

use half::f16;
use kinglet_core::config::Role;

use super::encoding::{BLOCK, Encoding, Q8_0_BYTES};
use super::mapping::slice;
use super::{Bytes, ImportError};

/// One tensor: where it lies and how its values are encoded.
#[derive(Clone)]
pub struct SourceTensor {
    /// What it is.
    pub role: Role,
    /// The block it belongs to, from 0; `None` for the tensors of the whole model.
    pub layer: Option<u32>,
    /// Rows (1 for a vector).
    pub rows: usize,
    /// Values per row.
    pub cols: usize,
    /// The values.
    pub data: TensorData,
}

/// Encoded values in a mapped file; their ranges were checked when the file was opened.
#[derive(Clone)]
pub struct TensorData {
    bytes: Bytes,
    start: usize,
    storage: Storage,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Storage {
    /// Rows of whole blocks, one after the other.
    Blocks(Encoding),
    /// llama2.c's version 2: one i8 per value from `start`, one f32 scale for each `group` values of the flat
    /// tensor from `scales`. A group may run across row ends.
    Int8Groups { group: usize, scales: usize },
}

impl TensorData {
    /// Values in `encoding` from `start` on. The caller has checked that they lie in `bytes`.
    pub(super) fn blocks(bytes: &Bytes, start: usize, encoding: Encoding) -> Self {
        Self { bytes: bytes.clone(), start, storage: Storage::Blocks(encoding) }
    }

    /// llama2.c's grouped int8. The caller has checked that the values and the scales lie in `bytes`.
    pub(super) fn int8_groups(bytes: &Bytes, start: usize, group: usize, scales: usize) -> Self {
        Self { bytes: bytes.clone(), start, storage: Storage::Int8Groups { group, scales } }
    }

    fn range(&self, start: usize, length: usize) -> Option<&[u8]> {
        slice(&self.bytes).get(start..start.checked_add(length)?)
    }
}

impl SourceTensor {
    /// A tensor of values that are not in a file: computed ones, or those of a test.
    ///
    /// # Panics
    /// When there are not `rows · cols` values.
    pub fn from_f32(role: Role, layer: Option<u32>, rows: usize, cols: usize, values: &[f32]) -> Self {
        assert_eq!(values.len(), rows * cols, "{role:?} is {rows} × {cols}");
        let encoded: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        let bytes: Bytes = Arc::new(encoded);
        Self { role, layer, rows, cols, data: TensorData::blocks(&bytes, 0, Encoding::F32) }
    }

    /// How the values are encoded: ggml's name (`F16`, `Q4_K`, …), or `int8 in groups of 8` for llama2.c's.
    pub fn encoding_name(&self) -> String {
        match self.data.storage {
            Storage::Blocks(encoding) => encoding.name().to_owned(),
            Storage::Int8Groups { group, .. } => format!("int8 in groups of {group}"),
        }
    }

    /// Decodes row `row` into `out`, which has `cols` values.
    ///
    /// # Errors
    /// [`ImportError::Row`] when there is no such row or `out` has another length.
    pub fn read_row(&self, row: usize, out: &mut [f32]) -> Result<(), ImportError> {
        let no_such_row = || self.no_such_row(row, out.len());
        if out.len() != self.cols {
            return Err(no_such_row());
        }
        match self.data.storage {
            Storage::Blocks(encoding) => {
                let encoded = self.encoded_row(row, encoding).ok_or_else(no_such_row)?;
                encoding.decode(encoded, out);
            }
            Storage::Int8Groups { group, scales } => {
                let (first, quants) = self.int8_row(row).ok_or_else(no_such_row)?;
                let scale_bytes =
                    self.data.range(scales, (self.rows * self.cols / group) * 4).ok_or_else(no_such_row)?;
                for ((index, out), &quant) in (first..).zip(out).zip(quants) {
                    let scale = Encoding::F32.block_bytes() * (index / group);
                    let mut bytes = [0; 4];
                    bytes.copy_from_slice(&scale_bytes[scale..scale + 4]);
                    *out = f32::from(quant as i8) * f32::from_le_bytes(bytes);
                }
            }
        }
        Ok(())
    }

    /// Copies row `row` as it is stored, when it is stored in blocks of 32 int8 with an f16 scale each (`Q8_0`):
    /// `cols` values into `quants`, `cols / 32` scales into `scales`.
    ///
    /// Gives false, and leaves the buffers in any state, when the row is encoded otherwise or holds a −128, which
    /// is outside of the range that int8 images keep to: [`SourceTensor::read_row`] then has its values.
    ///
    /// # Errors
    /// [`ImportError::Row`] when there is no such row or a buffer has another length.
    pub fn read_q8_row(
        &self,
        row: usize,
        quants: &mut [i8],
        scales: &mut [f16],
    ) -> Result<bool, ImportError> {
        if self.data.storage != Storage::Blocks(Encoding::Q8_0) {
            return Ok(false);
        }
        let encoded = self.encoded_row(row, Encoding::Q8_0);
        let Some(encoded) =
            encoded.filter(|_| quants.len() == self.cols && scales.len() == self.cols / BLOCK)
        else {
            return Err(self.no_such_row(row, quants.len()));
        };
        let blocks = encoded.chunks_exact(Q8_0_BYTES);
        for ((block, quants), scale) in blocks.zip(quants.chunks_exact_mut(BLOCK)).zip(scales) {
            *scale = f16::from_le_bytes([block[0], block[1]]);
            for (to, &from) in quants.iter_mut().zip(&block[2..]) {
                *to = from as i8;
            }
        }
        Ok(!quants.contains(&i8::MIN))
    }

    /// Whether both hold the same bytes in the same encoding and shape.
    pub(super) fn is_identical(&self, other: &Self) -> bool {
        let (Storage::Blocks(encoding), true) = (
            self.data.storage,
            self.data.storage == other.data.storage && (self.rows, self.cols) == (other.rows, other.cols),
        ) else {
            return false;
        };
        (0..self.rows).all(|row| {
            let bytes = self.encoded_row(row, encoding);
            bytes.is_some() && bytes == other.encoded_row(row, encoding)
        })
    }

    fn encoded_row(&self, row: usize, encoding: Encoding) -> Option<&[u8]> {
        if row >= self.rows {
            return None;
        }
        let row_bytes = encoding.bytes_of(self.cols as u64)? as usize;
        self.data.range(self.data.start.checked_add(row.checked_mul(row_bytes)?)?, row_bytes)
    }

    /// The flat index of the first value of a row, and the row.
    fn int8_row(&self, row: usize) -> Option<(usize, &[u8])> {
        if row >= self.rows {
            return None;
        }
        let first = row.checked_mul(self.cols)?;
        Some((first, self.data.range(self.data.start.checked_add(first)?, self.cols)?))
    }

    fn no_such_row(&self, row: usize, buffer: usize) -> ImportError {
        ImportError::Row { row, buffer, rows: self.rows, cols: self.cols }
    }
}
