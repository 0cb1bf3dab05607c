//! Reads other people's model files into one shape, [`SourceModel`], lazily and without trusting a byte of them.
//!
//! The tensors stay in the mapped file; the converter asks for one row at a time.

mod describe;
mod encoding;
mod error;
mod gguf;
mod huggingface;
mod k_quants;
mod llama2c;
mod llama2c_tokenizer;
mod mapping;
mod open;
mod plan;
mod reader;
mod rope;
mod tensor;

use std::sync::Arc;

use kinglet_core::config::Config;

pub use describe::{Description, TensorDescription};
pub use error::ImportError;
pub(crate) use mapping::map;
pub use open::{describe, open, open_tokenizer};
pub use tensor::{SourceTensor, TensorData};

/// A model file as the converter sees it.
pub struct SourceModel {
    /// Dimensions and variants.
    pub config: Config,
    /// Every tensor that `config` calls for, once each, shapes checked against it.
    pub tensors: Vec<SourceTensor>,
    /// The tokenizer, when the file (or its companion) has one.
    pub tokenizer: Option<SourceTokenizer>,
    /// Where it came from.
    pub origin: Origin,
}

/// Where a model came from, for the image's provenance section.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// `gguf v3`, `llama2.c v0`, `safetensors`, …
    pub format: String,
    /// The model's own name for itself, when it has one.
    pub name: Option<String>,
    /// Licence name or text from the file.
    pub license: Option<String>,
    /// Jinja chat template from the file.
    pub chat_template: Option<String>,
}

/// The bytes that tensors are read from: a mapped file, or a buffer in tests.
pub type Bytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// The token pieces and rules of a tokenizer, as read from a file.
#[derive(Clone, Debug)]
pub struct SourceTokenizer {
    /// The algorithm.
    pub kind: SourceTokenizerKind,
    /// The pieces by id, as the file spells them (SentencePiece's `▁`, GPT-2's byte alphabet), with scores
    /// (0 where the format has none) and types.
    pub tokens: Vec<SourceToken>,
    /// For byte-level BPE: the merges in rank order, left and right piece as the file spells them.
    pub merges: Vec<(String, String)>,
    /// Beginning of sequence.
    pub bos: Option<u32>,
    /// Whether a prompt starts with `bos`.
    pub add_bos: bool,
    /// Every id that ends a generation (end of sequence, end of turn).
    pub end_ids: Vec<u32>,
    /// The id for what has no piece.
    pub unknown: Option<u32>,
}

/// One entry of a vocabulary.
#[derive(Clone, Debug)]
pub struct SourceToken {
    /// The piece as the file spells it.
    pub piece: Vec<u8>,
    /// SentencePiece score; higher merges first.
    pub score: f32,
    /// What kind of piece it is.
    pub kind: TokenKind,
}

/// GGUF's token types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// Ordinary text.
    Normal,
    /// The unknown piece.
    Unknown,
    /// A control token such as BOS: never made from text unless asked, never printed.
    Control,
    /// A literal that is matched in the text before everything else.
    UserDefined,
    /// Not in use.
    Unused,
    /// A raw byte, spelled `<0xNN>`.
    Byte,
}

/// How text becomes tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceTokenizerKind {
    /// SentencePiece BPE by score, with byte fallback.
    SentencePiece {
        /// A space is put before the text (Llama; not Gemma).
        add_space_prefix: bool,
    },
    /// Byte-level BPE by merge rank, after a pre-tokenizer.
    ByteLevel {
        /// How the text is cut before merging.
        pre_tokenizer: PreTokenizer,
    },
}

/// The pre-tokenizers of byte-level BPE that are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PreTokenizer {
    /// GPT-2's pattern.
    Gpt2,
    /// Single digits are cut off first, then GPT-2's pattern (`smollm` in GGUF; StarCoder's too).
    SmolLm,
    /// Llama 3's pattern (`llama-bpe` in GGUF).
    Llama3,
}
