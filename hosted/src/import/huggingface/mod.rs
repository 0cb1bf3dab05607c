//! Hugging Face checkpoints of `LlamaForCausalLM`: `config.json`, safetensors files, `tokenizer.json`.

mod config;
mod pipeline;
mod tokenizer;
mod weights;

use std::path::{Path, PathBuf};

use kinglet_core::config::Config;
use serde::de::DeserializeOwned;

use super::mapping::{map, slice};
use super::{ImportError, Origin, SourceTensor, SourceTokenizer, plan};

pub(super) use tokenizer::parse as parse_tokenizer;
pub(super) use weights::{Weights, looks_like_safetensors};

/// A folder with a checkpoint, or one file of it.
pub(super) struct Checkpoint {
    folder: PathBuf,
    weights: Weights,
}

impl Checkpoint {
    /// Opens the checkpoint in `folder`, one file or sharded.
    ///
    /// # Errors
    /// What is missing or malformed.
    pub(super) fn in_folder(folder: &Path) -> Result<Self, ImportError> {
        Ok(Self { folder: folder.to_owned(), weights: Weights::in_folder(folder)? })
    }

    /// Opens a single safetensors file, whose companions lie beside it.
    ///
    /// # Errors
    /// What is malformed.
    pub(super) fn of_file(file: &Path) -> Result<Self, ImportError> {
        let folder = file.parent().unwrap_or(Path::new("."));
        Ok(Self { folder: folder.to_owned(), weights: Weights::of_file(file)? })
    }

    pub(super) fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Reads the configuration and finds every tensor that it calls for.
    ///
    /// # Errors
    /// What is missing, impossible or not supported, by name.
    pub(super) fn model(&self) -> Result<(Config, Vec<SourceTensor>), ImportError> {
        let path = self.folder.join("config.json");
        let file: config::ConfigJson = read_json(&path, "it has the model's dimensions")?;
        let (mut config, rope) = file.config()?;
        plan::check(&config)?;
        let mut tensors = self.weights.tensors(&mut config)?;
        tensors.extend(rope.tensors(&config)?);
        Ok((config, tensors))
    }

    /// The tokenizer, when there is a `tokenizer.json`.
    ///
    /// # Errors
    /// What it asks for that is not known.
    pub(super) fn tokenizer(&self) -> Result<Option<SourceTokenizer>, ImportError> {
        let path = self.folder.join("tokenizer.json");
        if !path.exists() {
            return Ok(None);
        }
        parse_tokenizer(&path).map(Some)
    }

    /// Where the model says it comes from.
    pub(super) fn origin(&self) -> Result<Origin, ImportError> {
        let folder = std::path::absolute(&self.folder).unwrap_or_else(|_| self.folder.clone());
        let template = self.folder.join("chat_template.jinja");
        let chat_template = match std::fs::read_to_string(&template) {
            Ok(template) => Some(template),
            Err(_) => tokenizer::TokenizerConfig::beside(&self.folder)?.chat_template(),
        };
        Ok(Origin {
            format: "safetensors".to_owned(),
            name: folder.file_name().map(|name| name.to_string_lossy().into_owned()),
            license: None,
            chat_template,
        })
    }
}

/// Reads a JSON file that must be there.
fn read_json<T: DeserializeOwned>(path: &Path, reason: &'static str) -> Result<T, ImportError> {
    if !path.exists() {
        return Err(ImportError::MissingFile { path: path.to_owned(), reason });
    }
    let bytes = map(path)?;
    serde_json::from_slice(slice(&bytes))
        .map_err(|source| ImportError::Json { path: path.to_owned(), source })
}

/// Reads a JSON file, or gives the default when there is none.
fn read_json_if_there<T: DeserializeOwned + Default>(path: &Path) -> Result<T, ImportError> {
    if path.exists() { read_json(path, "") } else { Ok(T::default()) }
}
