//! What can be wrong with a model file.

use std::io;
use std::path::{Path, PathBuf};

/// Why a model or tokenizer file was refused: which thing, what was found, what was expected.
#[non_exhaustive]
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file cannot be opened, read or mapped.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// No format that is known begins like this.
    #[error(
        "{}: not a GGUF, safetensors or llama2.c file, nor a Hugging Face folder ({found})",
        path.display()
    )]
    UnknownFormat {
        /// The file.
        path: PathBuf,
        /// What it looks like.
        found: String,
    },
    /// A known format in a version that is not read.
    #[error("{format} version {found} is not supported (only {expected})")]
    Version {
        /// The format.
        format: &'static str,
        /// The version in the file.
        found: u32,
        /// The versions that are read.
        expected: &'static str,
    },
    /// Something the file declares reaches past its end.
    #[error("{what} needs {needed} bytes, but {available} are left in the file")]
    Truncated {
        /// What was being read.
        what: String,
        /// Bytes that it takes; saturated when the true number does not fit.
        needed: u64,
        /// Bytes that are there.
        available: u64,
    },
    /// The file goes on after the last thing it declares.
    #[error("{found} bytes follow the end of {what}, which should be the end of the file")]
    TrailingBytes {
        /// The last thing declared.
        what: String,
        /// How many bytes follow.
        found: u64,
    },
    /// A metadata key that is needed is not there.
    #[error("key `{key}` is missing")]
    MissingKey {
        /// The key.
        key: String,
    },
    /// A metadata key occurs twice.
    #[error("key `{key}` occurs twice")]
    DuplicateKey {
        /// The key.
        key: String,
    },
    /// A metadata value is of another type than its key calls for.
    #[error("key `{key}` is {found}, expected {expected}")]
    KeyType {
        /// The key.
        key: String,
        /// The type in the file.
        found: String,
        /// The type that was expected.
        expected: &'static str,
    },
    /// A metadata value is impossible or out of range.
    #[error("`{key}` is {found}, expected {expected}")]
    Value {
        /// The key or header field.
        key: String,
        /// The value in the file.
        found: String,
        /// What would be accepted.
        expected: String,
    },
    /// Bytes that break the rules of their format.
    #[error("{what} is malformed: {found}")]
    Malformed {
        /// What was being read.
        what: String,
        /// What is wrong with it.
        found: String,
    },
    /// The file asks for something that the runtime does not do.
    #[error("{feature} is not supported: {found}")]
    Unsupported {
        /// The feature.
        feature: &'static str,
        /// The key, name or value that asks for it.
        found: String,
    },
    /// A tensor that the model needs is not there.
    #[error("tensor `{tensor}` is missing")]
    MissingTensor {
        /// Its name in this format.
        tensor: String,
    },
    /// Two tensors have one name.
    #[error("tensor `{tensor}` occurs twice")]
    DuplicateTensor {
        /// The name.
        tensor: String,
    },
    /// A tensor that this architecture has no use for: to ignore it would be to compute another model.
    #[error("tensor `{tensor}` has no place in architecture `{architecture}`")]
    UnexpectedTensor {
        /// The name.
        tensor: String,
        /// The architecture the file declares.
        architecture: String,
    },
    /// A tensor has an impossible number of dimensions.
    #[error("tensor `{tensor}` has {found} dimensions, expected 1 to 4")]
    Dimensions {
        /// The name.
        tensor: String,
        /// The number in the file.
        found: u32,
    },
    /// A tensor's shape does not agree with the model's dimensions.
    #[error("tensor `{tensor}` has shape {found:?}, expected {expected:?} (rows first)")]
    Shape {
        /// The name.
        tensor: String,
        /// Its shape, rows first.
        found: Vec<u64>,
        /// The shape the model's dimensions call for, rows first.
        expected: Vec<u64>,
    },
    /// A tensor is encoded in a way that is not read.
    #[error("tensor `{tensor}` is encoded as {encoding}, which is not supported")]
    Encoding {
        /// The name.
        tensor: String,
        /// The encoding's name, or its number when it has none.
        encoding: String,
    },
    /// A tensor's data do not lie where they should.
    #[error("tensor `{tensor}` lies at offset {found}, expected {expected}")]
    Offset {
        /// The name.
        tensor: String,
        /// The offset in the file, relative to the data section.
        found: u64,
        /// Where the data must lie: aligned, and directly after the tensor before.
        expected: String,
    },
    /// A JSON file does not parse, or not into what was expected.
    #[error("{}: {source}", path.display())]
    Json {
        /// The file.
        path: PathBuf,
        /// Where and why.
        source: serde_json::Error,
    },
    /// A file that belongs to the model is not beside it.
    #[error("{} is missing: {reason}", path.display())]
    MissingFile {
        /// The file.
        path: PathBuf,
        /// Why it is needed.
        reason: &'static str,
    },
    /// A row was asked for that the tensor has not, or into a buffer of another length than its rows.
    #[error("row {row} into {buffer} values asked of a tensor of {rows} rows of {cols}")]
    Row {
        /// The row asked for.
        row: usize,
        /// Values the buffer holds.
        buffer: usize,
        /// Rows there are.
        rows: usize,
        /// Values in each.
        cols: usize,
    },
}

impl ImportError {
    /// The file that the message names, if it names one.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::Io { path, .. }
            | Self::UnknownFormat { path, .. }
            | Self::Json { path, .. }
            | Self::MissingFile { path, .. } => Some(path),
            _ => None,
        }
    }
}
