//! Typed access to metadata: an integer may have any width that holds it, a missing or mistyped key is named.

use super::super::ImportError;
use super::super::mapping::slice;
use super::super::reader::Reader;
use super::container::Gguf;
use super::metadata::{Value, ValueType, read_value};

/// Ids of this value stand for "none" (-1 as a u32).
const NO_ID: i128 = u32::MAX as i128;

fn key_type(key: &str, value: &Value, expected: &'static str) -> ImportError {
    ImportError::KeyType { key: key.to_owned(), found: value.type_name(), expected }
}

fn missing(key: &str) -> ImportError {
    ImportError::MissingKey { key: key.to_owned() }
}

impl Gguf {
    /// A non-negative integer below 2^32, of any integer type.
    pub(super) fn u32(&self, key: &str) -> Result<Option<u32>, ImportError> {
        match self.metadata.get(key) {
            None => Ok(None),
            Some(Value::Integer(value)) => u32::try_from(*value).map(Some).map_err(|_| ImportError::Value {
                key: key.to_owned(),
                found: value.to_string(),
                expected: "0 to 2^32-1".to_owned(),
            }),
            Some(other) => Err(key_type(key, other, "an integer")),
        }
    }

    /// The same, for a key that must be there.
    pub(super) fn required_u32(&self, key: &str) -> Result<u32, ImportError> {
        self.u32(key)?.ok_or_else(|| missing(key))
    }

    /// A finite float.
    pub(super) fn f32(&self, key: &str) -> Result<Option<f32>, ImportError> {
        match self.metadata.get(key) {
            None => Ok(None),
            Some(Value::Float(value)) if (*value as f32).is_finite() => Ok(Some(*value as f32)),
            Some(Value::Float(value)) => Err(ImportError::Value {
                key: key.to_owned(),
                found: value.to_string(),
                expected: "a finite number".to_owned(),
            }),
            Some(other) => Err(key_type(key, other, "a float")),
        }
    }

    /// The same, for a key that must be there.
    pub(super) fn required_f32(&self, key: &str) -> Result<f32, ImportError> {
        self.f32(key)?.ok_or_else(|| missing(key))
    }

    pub(super) fn bool(&self, key: &str) -> Result<Option<bool>, ImportError> {
        match self.metadata.get(key) {
            None => Ok(None),
            Some(Value::Bool(value)) => Ok(Some(*value)),
            Some(other) => Err(key_type(key, other, "a bool")),
        }
    }

    pub(super) fn string(&self, key: &str) -> Result<Option<&str>, ImportError> {
        match self.metadata.get(key) {
            None => Ok(None),
            Some(Value::String(range)) => std::str::from_utf8(self.range(range)).map(Some).map_err(|error| {
                ImportError::Malformed { what: format!("key `{key}`"), found: error.to_string() }
            }),
            Some(other) => Err(key_type(key, other, "a string")),
        }
    }

    /// The same, for a key that must be there.
    pub(super) fn required_string(&self, key: &str) -> Result<&str, ImportError> {
        self.string(key)?.ok_or_else(|| missing(key))
    }

    /// The id of a token below `tokens`; 2^32-1 and -1 stand for none.
    pub(super) fn token_id(&self, key: &str, tokens: usize) -> Result<Option<u32>, ImportError> {
        match self.metadata.get(key) {
            None | Some(Value::Integer(NO_ID | -1)) => Ok(None),
            Some(Value::Integer(id)) => {
                let known = u32::try_from(*id).ok().filter(|&id| (id as usize) < tokens);
                known.map(Some).ok_or_else(|| ImportError::Value {
                    key: key.to_owned(),
                    found: id.to_string(),
                    expected: format!("below the {tokens} tokens of the vocabulary"),
                })
            }
            Some(other) => Err(key_type(key, other, "an integer")),
        }
    }

    fn array(
        &self,
        key: &str,
        expected: &'static str,
        fits: impl Fn(ValueType) -> bool,
    ) -> Result<Option<(ValueType, u64, Reader<'_>)>, ImportError> {
        match self.metadata.get(key) {
            None => Ok(None),
            Some(Value::Array { element, length, bytes }) if fits(*element) => {
                Ok(Some((*element, *length, Reader::at(slice(&self.bytes), bytes.start))))
            }
            Some(other) => Err(key_type(key, other, expected)),
        }
    }

    /// An array of strings, as bytes.
    pub(super) fn strings(&self, key: &str) -> Result<Option<Vec<&[u8]>>, ImportError> {
        let Some((_, length, mut reader)) =
            self.array(key, "an array of strings", |element| element == ValueType::String)?
        else {
            return Ok(None);
        };
        let string = |_| {
            let length = reader.u64(key)?;
            reader.take(length, key)
        };
        (0..length).map(string).collect::<Result<_, _>>().map(Some)
    }

    /// An array of numbers or bools, of any type.
    pub(super) fn scalars(&self, key: &str) -> Result<Option<Vec<Value>>, ImportError> {
        let Some((element, length, mut reader)) = self.array(key, "an array of numbers", |element| {
            !matches!(element, ValueType::String | ValueType::Array)
        })?
        else {
            return Ok(None);
        };
        (0..length).map(|_| read_value(&mut reader, element, key, 0)).collect::<Result<_, _>>().map(Some)
    }
}
