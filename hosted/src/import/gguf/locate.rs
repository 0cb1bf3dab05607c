//! Where the tensors of a container lie: each directly after the one before, padded to the alignment.

use super::super::encoding::{Encoding, ggml_type_name};
use super::super::mapping::slice;
use super::super::plan::{Planned, check_shape};
use super::super::tensor::TensorData;
use super::super::{ImportError, SourceTensor};
use super::container::{Gguf, TensorInfo};

impl TensorInfo {
    /// Rows and values per row; dimensions after the second must be 1.
    pub(super) fn rows_and_cols(&self) -> Result<(u64, u64), ImportError> {
        let malformed =
            |found: String| ImportError::Malformed { what: format!("tensor `{}`", self.name), found };
        let elements = self.dimensions.iter().try_fold(1_u64, |product, &size| product.checked_mul(size));
        match elements {
            None => Err(malformed(format!("the product of its dimensions {:?} overflows", self.dimensions))),
            Some(0) => Err(malformed(format!("a dimension of {:?} is 0", self.dimensions))),
            Some(_) => match self.dimensions[..] {
                [cols] => Ok((1, cols)),
                [cols, rows] | [cols, rows, 1] | [cols, rows, 1, 1] => Ok((rows, cols)),
                _ => Err(malformed(format!("dimensions {:?} are no matrix", self.dimensions))),
            },
        }
    }

    /// The encoding and the bytes it takes.
    pub(super) fn encoding_and_bytes(&self) -> Result<(Encoding, u64), ImportError> {
        let encoding = Encoding::from_ggml(self.encoding).ok_or_else(|| ImportError::Encoding {
            tensor: self.name.clone(),
            encoding: ggml_type_name(self.encoding),
        })?;
        let (rows, cols) = self.rows_and_cols()?;
        let bytes = encoding.bytes_of(cols).and_then(|row_bytes| row_bytes.checked_mul(rows));
        let bytes = bytes.ok_or_else(|| ImportError::Malformed {
            what: format!("tensor `{}`", self.name),
            found: format!(
                "{rows} rows of {cols} values are not whole blocks of {} values, or overflow",
                encoding.block_len()
            ),
        })?;
        Ok((encoding, bytes))
    }
}

impl Gguf {
    /// Checks that the tensors fill the data section exactly, in order.
    ///
    /// ggml asks for the same. Gaps, overlaps and a wrong declared size all show as an offset that is not the
    /// expected one.
    pub(in super::super) fn check_offsets(&self) -> Result<(), ImportError> {
        let available = (slice(&self.bytes).len() as u64).saturating_sub(self.data_start);
        let mut expected = 0_u64;
        for tensor in &self.tensors {
            let (_, bytes) = tensor.encoding_and_bytes()?;
            let offset_error = |expected: String| ImportError::Offset {
                tensor: tensor.name.clone(),
                found: tensor.offset,
                expected,
            };
            if !tensor.offset.is_multiple_of(self.alignment) {
                return Err(offset_error(format!("a multiple of the alignment, {}", self.alignment)));
            }
            let end = tensor.offset.checked_add(bytes).filter(|&end| end <= available);
            let end = end.ok_or_else(|| ImportError::Truncated {
                what: format!("tensor `{}` at offset {} of the data section", tensor.name, tensor.offset),
                needed: bytes,
                available: available.saturating_sub(tensor.offset),
            })?;
            if tensor.offset != expected {
                return Err(offset_error(format!("{expected}, right after the tensor before")));
            }
            // `end` lies in the file, so the next multiple of an alignment of at most 64 KiB does not overflow.
            expected = end.next_multiple_of(self.alignment);
        }
        // The padding of the last tensor may be there or not.
        match available.checked_sub(expected) {
            Some(found) if found > 0 => {
                Err(ImportError::TrailingBytes { what: "the tensor data".to_owned(), found })
            }
            _ => Ok(()),
        }
    }

    pub(super) fn find(&self, name: &str) -> Option<&TensorInfo> {
        self.tensor_by_name.get(name).map(|&index| &self.tensors[index])
    }

    /// A tensor as the converter reads it. Call [`Gguf::check_offsets`] first.
    pub(super) fn source_tensor(&self, planned: &Planned, name: &str) -> Result<SourceTensor, ImportError> {
        let info = self.find(name).ok_or_else(|| ImportError::MissingTensor { tensor: name.to_owned() })?;
        check_shape(name, info.rows_and_cols()?, (planned.rows, planned.cols))?;
        let (encoding, _) = info.encoding_and_bytes()?;
        Ok(SourceTensor {
            role: planned.role,
            layer: planned.layer,
            rows: planned.rows as usize,
            cols: planned.cols as usize,
            data: TensorData::blocks(&self.bytes, (self.data_start + info.offset) as usize, encoding),
        })
    }
}
