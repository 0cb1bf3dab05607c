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
