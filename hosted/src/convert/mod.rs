//! Turns a [`SourceModel`] into an image: quantizes, packs into tiles, checksums.

mod pack;

use std::collections::BTreeMap;

use kinglet_core::config::Role;
use kinglet_core::image::{
    self, DIRECTORY_ENTRY_LEN, Encoding, HEADER_CRC_START, HEADER_LEN, MAGIC, SECTIONS, Section, TensorEntry,
    VERSION, config_to_bytes, expected_tensors,
};
use kinglet_core::kv::{KvType, KvTypes};
use serde::{Deserialize, Serialize};

use crate::import::{ImportError, Origin, SourceModel, SourceTensor};
use crate::tokenizer_section;

pub use pack::QuantError;

/// What the converter is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Encoding of the matrices: [`Encoding::Int8Tiles`] or [`Encoding::F16Tiles`].
    pub weights: Encoding,
    /// Default formats of the KV cache, for whoever runs the image.
    pub kv: KvTypes,
    /// Longest sequence, if shorter than the source's.
    pub context: Option<u32>,
}

impl Default for Options {
    fn default() -> Self {
        Self { weights: Encoding::Int8Tiles, kv: KvTypes::both(KvType::Int8), context: None }
    }
}

/// Where an image came from; stored in it as JSON.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Provenance {
    /// File name of the source, without its folder.
    pub source: String,
    /// SHA-256 of the source file, in hex.
    pub source_sha256: String,
    /// Container format of the source.
    pub format: String,
    /// The model's own name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Licence name or text from the source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub license: Option<String>,
    /// Jinja chat template from the source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chat_template: Option<String>,
    /// The program that wrote the image.
    pub converter: String,
}

impl Provenance {
    /// For a source file of that name and hash.
    pub fn new(origin: &Origin, source: String, source_sha256: String) -> Self {
        Self {
            source,
            source_sha256,
            format: origin.format.clone(),
            name: origin.name.clone(),
            license: origin.license.clone(),
            chat_template: origin.chat_template.clone(),
            converter: concat!("kinglet ", env!("CARGO_PKG_VERSION")).to_owned(),
        }
    }
}

/// What a conversion did, for the summary.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Bytes of each section.
    pub sections: Vec<(Section, usize)>,
    /// Per role: tensors, bytes, error of the encoding.
    pub roles: BTreeMap<Role, RoleReport>,
}

/// The tensors of one role.
#[derive(Clone, Copy, Debug, Default)]
pub struct RoleReport {
    /// Tensors.
    pub tensors: usize,
    /// Bytes in the image.
    pub bytes: u64,
    /// Difference between the source's values and the image's.
    pub error: QuantError,
}

/// Why a model cannot be converted.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ConvertError {
    /// The source could not be read.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// The tokenizer does not fit the image.
    #[error(transparent)]
    Tokenizer(#[from] tokenizer_section::TokenizerSectionError),
    /// A tensor that the config calls for is not in the source.
    #[error("the source has no {role:?}{}", layer.map(|l| format!(" for layer {l}")).unwrap_or_default())]
    MissingTensor {
        /// What is missing.
        role: Role,
        /// Its layer.
        layer: Option<u32>,
    },
    /// A value does not fit the encoding.
    #[error("{role:?}{}: a value is not finite in {encoding:?}", layer.map(|l| format!(" of layer {l}")).unwrap_or_default())]
    Range {
        /// The tensor.
        role: Role,
        /// Its layer.
        layer: Option<u32>,
        /// The encoding asked for.
        encoding: Encoding,
    },
    /// The requested context is zero or longer than the model's.
    #[error("a context of {asked} tokens is not possible: the model has {model}")]
    Context {
        /// Tokens asked for.
        asked: u32,
        /// Tokens of the source.
        model: u32,
    },
    /// The tokenizer and the model disagree.
    #[error("the tokenizer has {tokenizer} tokens, the model {model}")]
    Vocabulary {
        /// Pieces of the tokenizer.
        tokenizer: usize,
        /// Rows of the embedding.
        model: u32,
    },
    /// The result is larger than this machine can address, or the format allows.
    #[error("the model is too large for an image")]
    TooLarge,
}

/// Converts `source` into the bytes of an image. `progress(done, total)` counts bytes of weights.
///
/// # Errors
/// [`ConvertError`].
pub fn convert(
    source: &SourceModel,
    provenance: &Provenance,
    options: &Options,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<(Vec<u8>, Report), ConvertError> {
    let mut config = source.config;
    if let Some(asked) = options.context {
        if asked == 0 || asked > config.context {
            return Err(ConvertError::Context { asked, model: config.context });
        }
        config.context = asked;
    }
    let tokenizer = match &source.tokenizer {
        Some(tokenizer) if tokenizer.tokens.len() > config.vocab_size as usize => {
            let (tokenizer, model) = (tokenizer.tokens.len(), config.vocab_size);
            return Err(ConvertError::Vocabulary { tokenizer, model });
        }
        Some(tokenizer) => tokenizer_section::build(tokenizer)?,
        None => Vec::new(),
    };
    let entries = place(&config, options.weights)?;
    let directory: Vec<u8> = entries.iter().flat_map(TensorEntry::to_bytes).collect();
    debug_assert_eq!(directory.len(), entries.len() * DIRECTORY_ENTRY_LEN);
    let provenance = serde_json::to_vec_pretty(provenance).map_err(|_| ConvertError::TooLarge)?;
    let weights_len = entries.last().map_or(0, |entry| entry.offset + entry.length);

    let mut builder = Builder::new();
    builder.section(&config_to_bytes(&config, options.kv));
    builder.section(&directory);
    builder.section(&tokenizer);
    builder.section(&provenance);
    let weights = builder.reserve(weights_len)?;
    let mut report = Report::default();
    for entry in &entries {
        let tensor = find(source, entry)?;
        let start = entry.offset as usize;
        let out = &mut weights[start..start + entry.length as usize];
        let error = pack::pack(tensor, entry.encoding, out)?;
        let role = report.roles.entry(entry.role).or_default();
        role.tensors += 1;
        role.bytes += entry.length;
        role.error.merge(error);
        progress(entry.offset + entry.length, weights_len);
    }
    report.sections = builder.sections.iter().zip(SECTIONS).map(|((_, len), kind)| (kind, *len)).collect();
    Ok((builder.finish(), report))
}

/// Where each tensor goes.
fn place(config: &kinglet_core::config::Config, weights: Encoding) -> Result<Vec<TensorEntry>, ConvertError> {
    let mut end = 0;
    expected_tensors(config)
        .map(|want| {
            let encoding = if want.is_vector() { Encoding::F32 } else { weights };
            let offset = image::aligned(end).ok_or(ConvertError::TooLarge)?;
            let length = encoding.bytes_needed(want.rows, want.cols).ok_or(ConvertError::TooLarge)?;
            end = offset.checked_add(length).ok_or(ConvertError::TooLarge)?;
            let (role, layer, rows, cols) = (want.role, want.layer, want.rows, want.cols);
            Ok(TensorEntry { role, layer, encoding, rows, cols, offset, length })
        })
        .collect()
}

fn find<'s>(source: &'s SourceModel, entry: &TensorEntry) -> Result<&'s SourceTensor, ConvertError> {
    let (role, layer) = (entry.role, entry.layer);
    let found = source.tensors.iter().find(|tensor| tensor.role == role && tensor.layer == layer);
    found.ok_or(ConvertError::MissingTensor { role, layer })
}

/// Lays the sections one after the other, then writes the header over them.
struct Builder {
    bytes: Vec<u8>,
    /// Offset and length of each.
    sections: Vec<(usize, usize)>,
}

impl Builder {
    fn new() -> Self {
        Self { bytes: vec![0; HEADER_LEN], sections: Vec::new() }
    }

    fn start(&mut self, len: usize) {
        let offset = self.bytes.len().next_multiple_of(image::ALIGN as usize);
        self.bytes.resize(offset, 0);
        self.sections.push((offset, len));
    }

    fn section(&mut self, section: &[u8]) {
        self.start(section.len());
        self.bytes.extend_from_slice(section);
    }

    fn reserve(&mut self, len: u64) -> Result<&mut [u8], ConvertError> {
        let len = usize::try_from(len).map_err(|_| ConvertError::TooLarge)?;
        self.start(len);
        let offset = self.bytes.len();
        self.bytes.resize(offset + len, 0);
        Ok(&mut self.bytes[offset..])
    }

    fn finish(mut self) -> Vec<u8> {
        let mut header = Vec::with_capacity(HEADER_LEN);
        header.extend(MAGIC);
        header.extend(VERSION.to_le_bytes());
        header.extend([0; 4]);
        header.extend((self.bytes.len() as u64).to_le_bytes());
        header.extend([0; 8]);
        for ((offset, len), kind) in self.sections.iter().zip(SECTIONS) {
            header.extend((kind as u32).to_le_bytes());
            header.extend(image::checksum(&self.bytes[*offset..offset + len]).to_le_bytes());
            header.extend((*offset as u64).to_le_bytes());
            header.extend((*len as u64).to_le_bytes());
            header.extend([0; 8]);
        }
        let crc = image::checksum(&header[HEADER_CRC_START..]);
        header[12..HEADER_CRC_START].copy_from_slice(&crc.to_le_bytes());
        self.bytes[..HEADER_LEN].copy_from_slice(&header);
        self.bytes
    }
}
