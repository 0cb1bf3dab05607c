//! What the desktop adds to [`kinglet_core`]: files, importers, the converter, threads, and the command line.
#![deny(unsafe_code)]

pub mod bench;
pub mod cli;
pub mod convert;
pub mod home;
pub mod import;
pub mod model_file;
pub mod session;
pub mod text;
pub mod threads;
pub mod tokenizer_section;
pub mod weights_check;

/// Rows of a prompt that share a pass over the weights. Gemma 3 270M in int8 by AVX2, tokens/s of a prompt of 256: 273 in 16
/// rows, 312 in 32, 314 in 64, 275 in 128 (medians of 3).
pub const PREFILL_ROWS: u32 = 32;
