//! Spoiled files are refused or read, never a panic, and never a value outside of the file.

use std::fs;
use std::io::Write;

use kinglet::import::{SourceModel, describe, open, open_tokenizer};
use proptest::prelude::*;

use super::gguf_file::{gemma3, llama};
use super::{huggingface, llama2c};

/// Bytes to change and where to cut.
#[derive(Clone, Debug)]
struct Damage {
    changes: Vec<(usize, u8)>,
    cut: Option<usize>,
}

impl Damage {
    fn of(&self, good: &[u8]) -> Vec<u8> {
        let mut bytes = good.to_vec();
        for &(at, value) in &self.changes {
            let length = bytes.len();
            bytes[at % length] = value;
        }
        bytes.truncate(self.cut.map_or(bytes.len(), |cut| cut % bytes.len()));
        bytes
    }
}

/// Changes lie mostly in the first `near` bytes, where the structure is.
fn damage(near: usize) -> impl Strategy<Value = Damage> {
    let at = prop_oneof![4 => 0..near, 1 => any::<usize>()];
    let value = prop_oneof![any::<u8>(), Just(0), Just(0xff), Just(0x80), Just(1)];
    (prop::collection::vec((at, value), 1..6), prop::option::weighted(0.2, any::<usize>()))
        .prop_map(|(changes, cut)| Damage { changes, cut })
}

/// Reads every row of every tensor.
fn read_all(model: &SourceModel) {
    for tensor in &model.tensors {
        let mut row = vec![0.0; tensor.cols];
        for index in 0..tensor.rows {
            tensor.read_row(index, &mut row).unwrap();
        }
    }
}

fn survive(bytes: &[u8]) {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(bytes).unwrap();
    if let Ok(model) = open(file.path(), None) {
        read_all(&model);
    }
    if let Ok(description) = describe(file.path()) {
        let _ = description.to_string();
    }
    let _ = open_tokenizer(file.path());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]

    #[test]
    fn a_spoiled_llama_gguf_never_panics(damage in damage(1200)) {
        survive(&damage.of(&llama().bytes()));
    }

    #[test]
    fn a_spoiled_gemma3_gguf_never_panics(damage in damage(1200)) {
        survive(&damage.of(&gemma3().bytes()));
    }

    #[test]
    fn a_spoiled_llama2c_file_never_panics(damage in damage(48), version_2 in any::<bool>(), separate in any::<bool>()) {
        survive(&damage.of(&if version_2 { llama2c::v2(8) } else { llama2c::v0(separate) }));
    }

    #[test]
    fn a_spoiled_folder_never_panics(
        damage in damage(1500),
        name in prop::sample::select(vec!["model.safetensors", "config.json", "tokenizer.json"]),
    ) {
        let folder = huggingface::folder();
        let path = folder.path().join(name);
        fs::write(&path, damage.of(&fs::read(&path).unwrap())).unwrap();
        if let Ok(model) = open(folder.path(), None) {
            read_all(&model);
        }
        let _ = describe(folder.path());
    }

    #[test]
    fn noise_is_no_model(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        survive(&bytes);
        survive(&[b"GGUF\x03\0\0\0", &bytes[..]].concat());
        survive(&[b"24ka\x02\0\0\0", &bytes[..]].concat());
    }
}
