//! Arbitrary bytes as a model file (GGUF, llama2.c, safetensors): refused by name, or a model whose every row can be
//! read, and whose image, if it can be converted, is valid.
#![no_main]

use std::path::PathBuf;
use std::sync::LazyLock;

use kinglet::convert::{Options, Provenance, convert};
use kinglet::import::{SourceModel, describe, open, open_tokenizer};
use kinglet_core::image::{Encoding, Image};
use libfuzzer_sys::fuzz_target;

/// The importers map files; this one is rewritten for each input, in memory where the system has a folder for that.
static PATH: LazyLock<PathBuf> = LazyLock::new(|| {
    let memory = PathBuf::from("/dev/shm");
    let folder = if memory.is_dir() { memory } else { std::env::temp_dir() };
    folder.join(format!("kinglet-fuzz-{}", std::process::id()))
});

fuzz_target!(|bytes: &[u8]| {
    std::fs::write(&*PATH, bytes).expect("written");
    match open(&PATH, None) {
        Ok(model) => use_model(&model),
        Err(error) => drop(error.to_string()),
    }
    if let Ok(description) = describe(&PATH) {
        let _ = description.to_string();
    }
    let _ = open_tokenizer(&PATH);
    std::fs::remove_file(&*PATH).expect("removed");
});

fn use_model(model: &SourceModel) {
    for tensor in &model.tensors {
        let mut row = vec![0.0; tensor.cols];
        for index in 0..tensor.rows {
            tensor.read_row(index, &mut row).expect("a row of the tensor");
        }
    }
    for weights in [Encoding::Int8Tiles, Encoding::F16Tiles] {
        let options = Options { weights, ..Options::default() };
        match convert(model, &Provenance::default(), &options, &|_, _| {}) {
            Ok((image, _)) => drop(Image::parse(&image).expect("our own image").config()),
            Err(error) => drop(error.to_string()),
        }
    }
}
