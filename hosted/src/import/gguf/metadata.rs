//! GGUF's key-value section: typed values that stay in the mapped file.

use std::collections::HashMap;
use std::ops::Range;

use super::super::ImportError;
use super::super::reader::Reader;

/// Arrays of arrays deeper than this are refused; no known file has any.
const MAX_NESTING: u32 = 4;
/// A key, its type and the smallest value: an 8-byte length, a 4-byte type and 1 byte.
const SMALLEST_ENTRY: u64 = 13;

/// GGUF's value types, by their number in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ValueType {
    U8,
    I8,
    U16,
    I16,
    U32,
    I32,
    F32,
    Bool,
    String,
    Array,
    U64,
    I64,
    F64,
}

impl ValueType {
    fn from_number(number: u32, key: &str) -> Result<Self, ImportError> {
        use ValueType::*;
        const BY_NUMBER: [ValueType; 13] =
            [U8, I8, U16, I16, U32, I32, F32, Bool, String, Array, U64, I64, F64];
        BY_NUMBER.get(number as usize).copied().ok_or_else(|| ImportError::KeyType {
            key: key.to_owned(),
            found: format!("of type number {number}"),
            expected: "one of GGUF's types 0 to 12",
        })
    }

    /// Bytes of a value of fixed size; `None` for strings and arrays.
    fn size(self) -> Option<u64> {
        match self {
            Self::U8 | Self::I8 | Self::Bool => Some(1),
            Self::U16 | Self::I16 => Some(2),
            Self::U32 | Self::I32 | Self::F32 => Some(4),
            Self::U64 | Self::I64 | Self::F64 => Some(8),
            Self::String | Self::Array => None,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::U8 => "u8",
            Self::I8 => "i8",
            Self::U16 => "u16",
            Self::I16 => "i16",
            Self::U32 => "u32",
            Self::I32 => "i32",
            Self::F32 => "f32",
            Self::Bool => "bool",
            Self::String => "string",
            Self::Array => "array",
            Self::U64 => "u64",
            Self::I64 => "i64",
            Self::F64 => "f64",
        }
    }
}

/// A scalar, or where a string or an array lies.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    /// Any integer of the file, whatever its width.
    Integer(i128),
    Float(f64),
    Bool(bool),
    /// The bytes of a string.
    String(Range<usize>),
    /// The elements, encoded.
    Array {
        element: ValueType,
        length: u64,
        bytes: Range<usize>,
    },
}

impl Value {
    /// What it is, for an error.
    pub(super) fn type_name(&self) -> String {
        match self {
            Self::Integer(_) => "an integer".to_owned(),
            Self::Float(_) => "a float".to_owned(),
            Self::Bool(_) => "a bool".to_owned(),
            Self::String(_) => "a string".to_owned(),
            Self::Array { element, length, .. } => format!("an array of {length} × {}", element.name()),
        }
    }
}

/// A string: its bytes lie at `.0`, its length is checked against the file.
pub(super) fn read_string(reader: &mut Reader<'_>, what: &str) -> Result<Range<usize>, ImportError> {
    let length = reader.u64(what)?;
    let start = reader.position();
    reader.take(length, what)?;
    Ok(start..reader.position())
}

fn read_scalar(reader: &mut Reader<'_>, kind: ValueType, key: &str) -> Result<Value, ImportError> {
    let Some(size) = kind.size() else { unreachable!("strings and arrays have no size") };
    let bytes = reader.take(size, key)?;
    // Widened to 8 bytes: the sign is taken from the last byte read.
    let mut wide = [0_u8; 8];
    for (to, from) in wide.iter_mut().zip(bytes) {
        *to = *from;
    }
    let unsigned = u64::from_le_bytes(wide);
    let spare_bits = 64 - 8 * size;
    let signed = ((unsigned << spare_bits) as i64) >> spare_bits;
    Ok(match kind {
        ValueType::F32 => Value::Float(f64::from(f32::from_bits(unsigned as u32))),
        ValueType::F64 => Value::Float(f64::from_bits(unsigned)),
        ValueType::Bool => match unsigned {
            0 => Value::Bool(false),
            1 => Value::Bool(true),
            other => {
                return Err(ImportError::Value {
                    key: key.to_owned(),
                    found: other.to_string(),
                    expected: "0 or 1".to_owned(),
                });
            }
        },
        ValueType::I8 | ValueType::I16 | ValueType::I32 | ValueType::I64 => Value::Integer(signed.into()),
        _ => Value::Integer(unsigned.into()),
    })
}

/// Reads a value of type `kind`, checking every byte range in it.
pub(super) fn read_value(
    reader: &mut Reader<'_>,
    kind: ValueType,
    key: &str,
    nesting: u32,
) -> Result<Value, ImportError> {
    match kind {
        ValueType::String => read_string(reader, key).map(Value::String),
        ValueType::Array => read_array(reader, key, nesting),
        scalar => read_scalar(reader, scalar, key),
    }
}

fn read_array(reader: &mut Reader<'_>, key: &str, nesting: u32) -> Result<Value, ImportError> {
    if nesting == MAX_NESTING {
        return Err(ImportError::Malformed {
            what: format!("key `{key}`"),
            found: format!("arrays nested more than {MAX_NESTING} deep"),
        });
    }
    let element = ValueType::from_number(reader.u32(key)?, key)?;
    let length = reader.u64(key)?;
    let start = reader.position();
    match element.size() {
        Some(size) => {
            reader.take(length.saturating_mul(size), key)?;
        }
        None => {
            // A string takes at least its length; an array its type and length. So the loop ends with the file.
            reader.expect(length, 8, key)?;
            for _ in 0..length {
                read_value(reader, element, key, nesting + 1)?;
            }
        }
    }
    Ok(Value::Array { element, length, bytes: start..reader.position() })
}

/// All keys of a file, in its order.
pub(super) struct Metadata {
    entries: Vec<(String, Value)>,
    by_key: HashMap<String, usize>,
}

impl Metadata {
    /// Reads `count` entries.
    pub(super) fn read(reader: &mut Reader<'_>, count: u64, bytes: &[u8]) -> Result<Self, ImportError> {
        reader.expect(count, SMALLEST_ENTRY, "the metadata")?;
        let mut metadata = Self { entries: Vec::new(), by_key: HashMap::new() };
        for index in 0..count {
            let range = read_string(reader, "a metadata key")?;
            let key = std::str::from_utf8(&bytes[range]).map_err(|error| ImportError::Malformed {
                what: format!("the name of key {index}"),
                found: error.to_string(),
            })?;
            let kind = ValueType::from_number(reader.u32(key)?, key)?;
            let value = read_value(reader, kind, key, 0)?;
            if metadata.by_key.insert(key.to_owned(), metadata.entries.len()).is_some() {
                return Err(ImportError::DuplicateKey { key: key.to_owned() });
            }
            metadata.entries.push((key.to_owned(), value));
        }
        Ok(metadata)
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.entries.iter().map(|(key, value)| (key.as_str(), value))
    }

    pub(super) fn get(&self, key: &str) -> Option<&Value> {
        self.by_key.get(key).map(|&index| &self.entries[index].1)
    }
}
