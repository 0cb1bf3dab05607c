//! The header and the tensor table.

use std::collections::HashMap;
use std::ops::Range;

use super::super::mapping::slice;
use super::super::reader::Reader;
use super::super::{Bytes, ImportError};
use super::metadata::{Metadata, read_string};

/// The first bytes of a file.
pub(in super::super) const MAGIC: &[u8; 4] = b"GGUF";
/// Used when `general.alignment` is absent.
const DEFAULT_ALIGNMENT: u32 = 32;
/// Larger than any page or sector; beyond it a file would be mostly padding.
const MAX_ALIGNMENT: u32 = 1 << 16;
const MAX_DIMENSIONS: u32 = 4;
/// An entry of the tensor table: name length, number of dimensions, one dimension, type, offset.
const SMALLEST_TENSOR: u64 = 8 + 4 + 8 + 4 + 8;

/// A parsed container. All ranges in it were checked against `bytes`.
pub(in super::super) struct Gguf {
    pub(super) bytes: Bytes,
    pub(super) version: u32,
    pub(super) metadata: Metadata,
    pub(super) tensors: Vec<TensorInfo>,
    pub(super) tensor_by_name: HashMap<String, usize>,
    /// Of every tensor's offset, in bytes; a power of two up to 64 KiB.
    pub(super) alignment: u64,
    /// Where the data section begins.
    pub(super) data_start: u64,
}

/// An entry of the tensor table; where the data lie is settled when the encodings are known.
pub(super) struct TensorInfo {
    pub(super) name: String,
    /// As in the file: values per row first.
    pub(super) dimensions: Vec<u64>,
    /// ggml's number of the encoding.
    pub(super) encoding: u32,
    /// From the start of the data section.
    pub(super) offset: u64,
}

impl Gguf {
    /// Parses the header, the metadata and the tensor table.
    ///
    /// # Errors
    /// Whatever is wrong with them; see [`ImportError`].
    pub(in super::super) fn parse(bytes: &Bytes) -> Result<Self, ImportError> {
        let all = slice(bytes);
        let mut reader = Reader::new(all);
        if reader.take(4, "the GGUF magic")? != MAGIC {
            return Err(ImportError::Malformed {
                what: "the GGUF magic".to_owned(),
                found: "absent".to_owned(),
            });
        }
        let version = reader.u32("the GGUF version")?;
        if !(2..=3).contains(&version) {
            return Err(ImportError::Version {
                format: "GGUF",
                found: version,
                expected: "2 and 3, little endian",
            });
        }
        let tensor_count = reader.u64("the tensor count")?;
        let key_count = reader.u64("the key count")?;
        let metadata = Metadata::read(&mut reader, key_count, all)?;
        let mut gguf = Self {
            bytes: bytes.clone(),
            version,
            metadata,
            tensors: Vec::new(),
            tensor_by_name: HashMap::new(),
            alignment: 1,
            data_start: 0,
        };
        gguf.alignment = gguf.read_alignment()?;
        gguf.read_tensor_table(&mut reader, tensor_count)?;
        gguf.data_start = (reader.position() as u64).next_multiple_of(gguf.alignment);
        Ok(gguf)
    }

    /// The bytes of a range that the parser checked.
    pub(super) fn range(&self, range: &Range<usize>) -> &[u8] {
        slice(&self.bytes).get(range.clone()).unwrap_or_default()
    }

    fn read_alignment(&self) -> Result<u64, ImportError> {
        let key = "general.alignment";
        let alignment = self.u32(key)?.unwrap_or(DEFAULT_ALIGNMENT);
        if !alignment.is_power_of_two() || !(8..=MAX_ALIGNMENT).contains(&alignment) {
            return Err(ImportError::Value {
                key: key.to_owned(),
                found: alignment.to_string(),
                expected: format!("a power of two from 8 to {MAX_ALIGNMENT}"),
            });
        }
        Ok(alignment.into())
    }

    fn read_tensor_table(&mut self, reader: &mut Reader<'_>, count: u64) -> Result<(), ImportError> {
        reader.expect(count, SMALLEST_TENSOR, "the tensor table")?;
        for index in 0..count {
            let what = format!("the entry of tensor {index}");
            let name = read_string(reader, &what)?;
            let name = std::str::from_utf8(self.range(&name)).map_err(|error| ImportError::Malformed {
                what: format!("the name of tensor {index}"),
                found: error.to_string(),
            })?;
            let name = name.to_owned();
            let found = reader.u32(&what)?;
            if !(1..=MAX_DIMENSIONS).contains(&found) {
                return Err(ImportError::Dimensions { tensor: name, found });
            }
            let dimensions = (0..found).map(|_| reader.u64(&what)).collect::<Result<_, _>>()?;
            let (encoding, offset) = (reader.u32(&what)?, reader.u64(&what)?);
            if self.tensor_by_name.insert(name.clone(), self.tensors.len()).is_some() {
                return Err(ImportError::DuplicateTensor { tensor: name });
            }
            self.tensors.push(TensorInfo { name, dimensions, encoding, offset });
        }
        Ok(())
    }
}
