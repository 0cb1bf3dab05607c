//! What the desktop adds to [`kinglet_core`]: files, importers, the converter, threads, and the command line.
#![deny(unsafe_code)]

pub mod import;
pub mod tokenizer_section;
