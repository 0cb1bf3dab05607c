//! Importing other people's model files: real ones, small made ones, and hostile ones.

mod fuzz;
mod gguf;
mod gguf_file;
mod gguf_hostile;
mod huggingface;
mod llama2c;
mod quants;
mod real_files;
mod tokenizer;

use std::io::Write;
use std::path::{Path, PathBuf};

use kinglet::import::{ImportError, SourceModel, SourceTensor, open};
use kinglet_core::config::Role;

/// A file of the folder beside the repository, when it is there.
fn shared(name: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared").join(name);
    if !path.exists() {
        eprintln!("skipped: {name} is not in ../shared");
        return None;
    }
    Some(path)
}

/// Opens `bytes` as a file of their own.
fn open_bytes(bytes: &[u8]) -> Result<SourceModel, ImportError> {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(bytes).unwrap();
    open(file.path(), None)
}

fn error_of(bytes: &[u8]) -> ImportError {
    match open_bytes(bytes) {
        Ok(_) => panic!("the file was accepted"),
        Err(error) => error,
    }
}

fn tensor(model: &SourceModel, role: Role, layer: Option<u32>) -> &SourceTensor {
    let mut found = model.tensors.iter().filter(|tensor| (tensor.role, tensor.layer) == (role, layer));
    let tensor = found.next().unwrap_or_else(|| panic!("no {role:?} of layer {layer:?}"));
    assert!(found.next().is_none(), "{role:?} of layer {layer:?} occurs twice");
    tensor
}

/// All values of a tensor, row after row.
fn values(tensor: &SourceTensor) -> Vec<f32> {
    let mut values = vec![0.0; tensor.rows * tensor.cols];
    for (row, out) in values.chunks_exact_mut(tensor.cols).enumerate() {
        tensor.read_row(row, out).unwrap();
    }
    values
}
