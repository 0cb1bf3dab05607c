//! The metadata and the tensor table for people.

use super::super::describe::{Description, TensorDescription, shorten};
use super::super::encoding::ggml_type_name;
use super::super::mapping::slice;
use super::super::reader::Reader;
use super::container::Gguf;
use super::metadata::{Value, read_value};

/// Elements shown of an array.
const SHOWN: u64 = 6;

impl Gguf {
    /// Describes the file; does not ask that it can be imported.
    pub(in super::super) fn describe(&self) -> Description {
        let tensors = self.tensors.iter().map(|tensor| TensorDescription {
            name: tensor.name.clone(),
            shape: tensor.dimensions.iter().rev().copied().collect(),
            encoding: ggml_type_name(tensor.encoding),
            bytes: tensor.encoding_and_bytes().ok().map(|(_, bytes)| bytes),
        });
        Description {
            format: self.format(),
            metadata: self
                .metadata
                .entries()
                .map(|(key, value)| (key.to_owned(), self.show(value)))
                .collect(),
            tensors: tensors.collect(),
        }
    }

    fn show(&self, value: &Value) -> String {
        match value {
            Value::Integer(value) => value.to_string(),
            // Shortest form of the f32 that nearly all of them are.
            Value::Float(value) if f64::from(*value as f32) == *value => (*value as f32).to_string(),
            Value::Float(value) => value.to_string(),
            Value::Bool(value) => value.to_string(),
            Value::String(range) => shorten(&String::from_utf8_lossy(self.range(range))),
            Value::Array { element, length, bytes } => {
                let mut reader = Reader::at(slice(&self.bytes), bytes.start);
                let values =
                    (0..SHOWN.min(*length)).map_while(|_| read_value(&mut reader, *element, "", 1).ok());
                let mut shown: Vec<_> = values.map(|value| self.show(&value)).collect();
                if *length > SHOWN {
                    shown.push("…".to_owned());
                }
                format!("{length} × {} [{}]", element.name(), shown.join(", "))
            }
        }
    }
}
