//! Tells formats apart by their content, and joins models with their tokenizers.

use std::path::{Path, PathBuf};

use super::describe::{Description, TensorDescription};
use super::gguf::{self, Gguf};
use super::huggingface::{self, Checkpoint};
use super::llama2c::{self, Llama2c};
use super::mapping::{map, slice};
use super::{ImportError, Origin, SourceModel, SourceToken, SourceTokenizer, TokenKind, llama2c_tokenizer};

/// A container whose format is known.
enum Container {
    Gguf(Gguf),
    Llama2c(Llama2c),
    Checkpoint(Checkpoint),
}

impl Container {
    fn open(path: &Path) -> Result<Self, ImportError> {
        if path.is_dir() {
            return Checkpoint::in_folder(path).map(Self::Checkpoint);
        }
        let bytes = map(path)?;
        let all = slice(&bytes);
        if all.starts_with(gguf::MAGIC) {
            Gguf::parse(&bytes).map(Self::Gguf)
        } else if all.starts_with(llama2c::MAGIC) || llama2c::looks_like_v0(all) {
            Llama2c::parse(&bytes).map(Self::Llama2c)
        } else if huggingface::looks_like_safetensors(all) {
            Checkpoint::of_file(path).map(Self::Checkpoint)
        } else {
            let start = &all[..all.len().min(8)];
            let found = format!("{} bytes that begin with {start:02x?}", all.len());
            Err(ImportError::UnknownFormat { path: path.to_owned(), found })
        }
    }
}

/// Opens a model: a GGUF file, a llama2.c `.bin`, a safetensors file, or a folder with a Hugging Face checkpoint.
///
/// The format is told by content. The tokenizer is the one at `tokenizer` (any file that [`open_tokenizer`] reads),
/// or else the one in the file or beside it, if any. Tokens that the model has rows for and the tokenizer no
/// pieces are [`TokenKind::Unused`].
///
/// # Errors
/// What is wrong with the files, or not supported; see [`ImportError`].
pub fn open(path: &Path, tokenizer: Option<&Path>) -> Result<SourceModel, ImportError> {
    let chosen = tokenizer.map(open_tokenizer).transpose()?;
    let (config, tensors, origin, found) = match Container::open(path)? {
        Container::Gguf(file) => {
            let (config, tensors) = file.model()?;
            let found = if chosen.is_none() && file.has_tokenizer() { Some(file.tokenizer()?) } else { None };
            (config, tensors, file.origin()?, found)
        }
        Container::Llama2c(file) => {
            let origin = Origin { format: file.format(), ..Origin::default() };
            let (config, tensors) = file.model()?;
            let beside = tokenizer_beside(path, config.vocab_size);
            let found =
                if chosen.is_none() { beside.as_deref().map(open_tokenizer).transpose()? } else { None };
            (config, tensors, origin, found)
        }
        Container::Checkpoint(checkpoint) => {
            let (config, tensors) = checkpoint.model()?;
            let found = if chosen.is_none() { checkpoint.tokenizer()? } else { None };
            (config, tensors, checkpoint.origin()?, found)
        }
    };
    let mut tokenizer = chosen.or(found);
    if let Some(tokenizer) = &mut tokenizer {
        fit(tokenizer, config.vocab_size)?;
    }
    Ok(SourceModel { config, tensors, tokenizer, origin })
}

/// Reads only the tokenizer of a file: a GGUF (with or without tensors), a `tokenizer.json` or the folder it is
/// in, or a llama2.c `tokenizer.bin`.
///
/// # Errors
/// What is wrong with the file, or not supported; see [`ImportError`].
pub fn open_tokenizer(path: &Path) -> Result<SourceTokenizer, ImportError> {
    if path.is_dir() {
        return huggingface::parse_tokenizer(&path.join("tokenizer.json"));
    }
    let bytes = map(path)?;
    let all = slice(&bytes);
    if all.starts_with(gguf::MAGIC) {
        Gguf::parse(&bytes)?.tokenizer()
    // A `tokenizer.bin` begins with a small u32, so its second byte is 0 where JSON has text.
    } else if all.trim_ascii_start().starts_with(b"{") && all.get(1) != Some(&0) {
        huggingface::parse_tokenizer(path)
    } else {
        llama2c_tokenizer::parse(all)
    }
}

/// Describes a model file: its format, metadata and tensors. Files that cannot be imported, but whose container
/// is sound, are described too.
///
/// # Errors
/// What is wrong with the container; see [`ImportError`].
pub fn describe(path: &Path) -> Result<Description, ImportError> {
    Ok(match Container::open(path)? {
        Container::Gguf(file) => file.describe(),
        Container::Llama2c(file) => describe_llama2c(&file),
        Container::Checkpoint(checkpoint) => describe_checkpoint(&checkpoint),
    })
}

fn describe_llama2c(file: &Llama2c) -> Description {
    let config = &file.config;
    let mut metadata: Vec<(&str, String)> = vec![
        ("dim", config.dim.to_string()),
        ("hidden_dim", config.hidden_dim.to_string()),
        ("n_layers", config.layers.to_string()),
        ("n_heads", config.heads.to_string()),
        ("n_kv_heads", config.kv_heads.to_string()),
        ("vocab_size", config.vocab_size.to_string()),
        ("max_seq_len", config.context.to_string()),
        ("shared_classifier", config.tied_output.to_string()),
    ];
    metadata.extend(file.group_size.map(|size| ("group_size", size.to_string())));
    let tensors = file.sections.iter().map(|section| TensorDescription {
        name: section.name.to_owned(),
        shape: section.shape(),
        encoding: section.group.map_or("F32".to_owned(), |group| format!("int8/{group}")),
        bytes: Some(section.bytes()),
    });
    Description {
        format: file.format(),
        metadata: metadata.into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
        tensors: tensors.collect(),
    }
}

fn describe_checkpoint(checkpoint: &Checkpoint) -> Description {
    let weights = checkpoint.weights();
    let tensors = weights.iter().map(|(name, stored)| TensorDescription {
        name: name.to_owned(),
        shape: stored.shape.iter().map(|&size| size as u64).collect(),
        encoding: format!("{:?}", stored.dtype),
        bytes: Some(stored.length as u64),
    });
    Description {
        format: "safetensors".to_owned(),
        metadata: weights.notes.iter().map(|(key, value)| (key.clone(), value.clone())).collect(),
        tensors: tensors.collect(),
    }
}

/// llama2.c's names for the tokenizer of a model: by the size of the vocabulary, or the general one.
fn tokenizer_beside(model: &Path, vocab_size: u32) -> Option<PathBuf> {
    let names = [format!("tok{vocab_size}.bin"), "tokenizer.bin".to_owned()];
    names.iter().map(|name| model.with_file_name(name)).find(|path| path.exists())
}

/// Fills a vocabulary up to the rows of the embedding.
fn fit(tokenizer: &mut SourceTokenizer, vocab_size: u32) -> Result<(), ImportError> {
    let found = tokenizer.tokens.len();
    if found > vocab_size as usize {
        return Err(ImportError::Value {
            key: "tokens of the tokenizer".to_owned(),
            found: found.to_string(),
            expected: format!(
                "at most the {vocab_size} rows of the embedding (is it this model's tokenizer?)"
            ),
        });
    }
    tokenizer.tokens.extend((found..vocab_size as usize).map(|id| SourceToken {
        piece: format!("[PAD{id}]").into_bytes(),
        score: 0.0,
        kind: TokenKind::Unused,
    }));
    Ok(())
}
