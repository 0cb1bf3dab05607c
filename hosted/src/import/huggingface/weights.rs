//! Safetensors files, one or several that an index joins.
//!
//! The headers are read by the `safetensors` crate, which checks that the tensors fill the file without gaps and
//! overlaps; the values are read here, from the mapped file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path};

use kinglet_core::config::{Config, Role};
use safetensors::Dtype;
use safetensors::tensor::Metadata;
use serde::Deserialize;

use super::super::encoding::Encoding;
use super::super::mapping::{map, slice};
use super::super::reader::Reader;
use super::super::tensor::TensorData;
use super::super::{Bytes, ImportError, SourceTensor, plan};
use super::read_json;

const ONE_FILE: &str = "model.safetensors";
const INDEX: &str = "model.safetensors.index.json";
/// The header's length stands in the first 8 bytes.
const LENGTH_BYTES: usize = 8;

/// The tensors of all files of a checkpoint, by name.
pub(in super::super) struct Weights {
    tensors: BTreeMap<String, Stored>,
    /// The notes in the files' headers.
    pub(in super::super) notes: BTreeMap<String, String>,
}

/// A tensor as its file has it.
pub(in super::super) struct Stored {
    bytes: Bytes,
    pub(in super::super) shape: Vec<usize>,
    pub(in super::super) dtype: Dtype,
    start: usize,
    pub(in super::super) length: usize,
}

#[derive(Deserialize)]
struct Index {
    weight_map: BTreeMap<String, String>,
}

/// Whether `bytes` begin like a safetensors file: a header length that fits the file, and JSON.
pub(in super::super) fn looks_like_safetensors(bytes: &[u8]) -> bool {
    let mut reader = Reader::new(bytes);
    reader.u64("").is_ok_and(|length| reader.take(length, "").is_ok_and(|header| header.starts_with(b"{")))
}

impl Weights {
    pub(super) fn in_folder(folder: &Path) -> Result<Self, ImportError> {
        if !folder.join(INDEX).exists() {
            let path = folder.join(ONE_FILE);
            if !path.exists() {
                return Err(ImportError::MissingFile {
                    path,
                    reason: "it has the weights (other formats are not read)",
                });
            }
            return Self::of_file(&path);
        }
        let index: Index = read_json(&folder.join(INDEX), "it names the files")?;
        let files: BTreeSet<&String> = index.weight_map.values().collect();
        let mut weights = Self { tensors: BTreeMap::new(), notes: BTreeMap::new() };
        for file in files {
            // The index must not lead out of the folder.
            if !matches!(Path::new(file).components().collect::<Vec<_>>()[..], [Component::Normal(_)]) {
                return Err(ImportError::Value {
                    key: INDEX.to_owned(),
                    found: file.clone(),
                    expected: "the name of a file beside it".to_owned(),
                });
            }
            weights.add(&folder.join(file))?;
        }
        match index.weight_map.keys().find(|name| !weights.tensors.contains_key(*name)) {
            Some(missing) => Err(ImportError::MissingTensor { tensor: missing.clone() }),
            None => Ok(weights),
        }
    }

    pub(super) fn of_file(path: &Path) -> Result<Self, ImportError> {
        let mut weights = Self { tensors: BTreeMap::new(), notes: BTreeMap::new() };
        weights.add(path)?;
        Ok(weights)
    }

    pub(in super::super) fn iter(&self) -> impl Iterator<Item = (&str, &Stored)> {
        self.tensors.iter().map(|(name, stored)| (name.as_str(), stored))
    }

    fn add(&mut self, path: &Path) -> Result<(), ImportError> {
        let bytes = map(path)?;
        let mut reader = Reader::new(slice(&bytes));
        let length = reader.u64("the length of the safetensors header")?;
        let header = reader.take(length, "the safetensors header")?;
        let metadata: Metadata = serde_json::from_slice(header)
            .map_err(|source| ImportError::Json { path: path.to_owned(), source })?;
        let (data, declared) = (reader.remaining() as u64, metadata.data_len() as u64);
        if declared > data {
            let what = "the tensors in the safetensors header".to_owned();
            return Err(ImportError::Truncated { what, needed: declared, available: data });
        }
        if declared < data {
            let what = "the last tensor in the safetensors header".to_owned();
            return Err(ImportError::TrailingBytes { what, found: data - declared });
        }
        for (name, info) in metadata.tensors() {
            let (start, end) = info.data_offsets;
            let stored = Stored {
                bytes: bytes.clone(),
                shape: info.shape.clone(),
                dtype: info.dtype,
                start: LENGTH_BYTES + header.len() + start,
                length: end - start,
            };
            if self.tensors.insert(name.clone(), stored).is_some() {
                return Err(ImportError::DuplicateTensor { tensor: name });
            }
        }
        self.notes.extend(metadata.metadata().clone().unwrap_or_default());
        Ok(())
    }

    /// Every tensor that `config` calls for; its output becomes tied when both matrices are the same.
    pub(super) fn tensors(&self, config: &mut Config) -> Result<Vec<SourceTensor>, ImportError> {
        // A tied checkpoint may hold the matrix twice. Only an identical copy is harmless.
        let file_ties = config.tied_output;
        config.tied_output = file_ties && !self.tensors.contains_key(&tensor_name(Role::Output, None));
        let mut used = BTreeSet::new();
        let mut tensors = Vec::new();
        for planned in plan::tensors(config) {
            let name = tensor_name(planned.role, planned.layer);
            let stored =
                self.tensors.get(&name).ok_or_else(|| ImportError::MissingTensor { tensor: name.clone() })?;
            tensors.push(stored.source_tensor(&planned, &name)?);
            used.insert(name);
        }
        // Old checkpoints carry RoPE's inverse frequencies, which are computed from the configuration anyway.
        let unused = self
            .tensors
            .keys()
            .find(|name| !used.contains(*name) && !name.ends_with(".self_attn.rotary_emb.inv_freq"));
        if let Some(name) = unused {
            let architecture = "LlamaForCausalLM".to_owned();
            return Err(ImportError::UnexpectedTensor { tensor: name.clone(), architecture });
        }
        plan::tie_identical_output(config, &mut tensors);
        if file_ties && !config.tied_output {
            let architecture = "LlamaForCausalLM with tied embeddings".to_owned();
            let tensor = tensor_name(Role::Output, None);
            return Err(ImportError::UnexpectedTensor { tensor, architecture });
        }
        Ok(tensors)
    }
}

impl Stored {
    fn source_tensor(&self, planned: &plan::Planned, name: &str) -> Result<SourceTensor, ImportError> {
        let found = match self.shape[..] {
            [cols] => (1, cols as u64),
            [rows, cols] => (rows as u64, cols as u64),
            _ => {
                return Err(ImportError::Shape {
                    tensor: name.to_owned(),
                    found: self.shape.iter().map(|&size| size as u64).collect(),
                    expected: vec![planned.rows.into(), planned.cols.into()],
                });
            }
        };
        plan::check_shape(name, found, (planned.rows, planned.cols))?;
        let encoding = match self.dtype {
            Dtype::F32 => Encoding::F32,
            Dtype::F16 => Encoding::F16,
            Dtype::BF16 => Encoding::Bf16,
            other => {
                return Err(ImportError::Encoding {
                    tensor: name.to_owned(),
                    encoding: format!("{other:?}"),
                });
            }
        };
        Ok(SourceTensor {
            role: planned.role,
            layer: planned.layer,
            rows: planned.rows as usize,
            cols: planned.cols as usize,
            data: TensorData::blocks(&self.bytes, self.start, encoding),
        })
    }
}

/// Transformers' name of a tensor.
fn tensor_name(role: Role, layer: Option<u32>) -> String {
    let name = match role {
        Role::TokenEmbedding => return "model.embed_tokens.weight".to_owned(),
        Role::Output => return "lm_head.weight".to_owned(),
        Role::FinalNorm => return "model.norm.weight".to_owned(),
        Role::AttnNorm => "input_layernorm",
        Role::Q => "self_attn.q_proj",
        Role::K => "self_attn.k_proj",
        Role::V => "self_attn.v_proj",
        Role::AttnOutput => "self_attn.o_proj",
        Role::FfnNorm => "post_attention_layernorm",
        Role::Gate => "mlp.gate_proj",
        Role::Up => "mlp.up_proj",
        Role::Down => "mlp.down_proj",
        // Not in this architecture; the plan does not ask for them.
        Role::RopeFreqs
        | Role::RopeFreqsLocal
        | Role::QNorm
        | Role::KNorm
        | Role::PostAttnNorm
        | Role::PostFfnNorm => "none",
    };
    format!("model.layers.{}.{name}.weight", layer.unwrap_or_default())
}
