//! GGUF, the container of llama.cpp, versions 2 and 3, little endian.
//!
//! Format: <https://github.com/ggml-org/ggml/blob/master/docs/gguf.md>. A header (magic, version, counts), the
//! metadata, the tensor table, padding to `general.alignment`, and the tensor data in the table's order, each
//! tensor padded to the alignment.
//!
//! The file is read by this module rather than by a crate because the files it gets are not trusted: every
//! count is checked against the bytes that are left before anything is allocated or looped over.

mod container;
mod describe;
mod keys;
mod locate;
mod metadata;
mod model;
mod tokenizer;

pub(super) use container::{Gguf, MAGIC};
pub(super) use tokenizer::end_of_turn_ids;
