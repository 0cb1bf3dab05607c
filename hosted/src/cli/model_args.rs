//! Options that name a model and say how to convert and run it, shared by the commands.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use kinglet_core::image::{Encoding, Image};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes};
use kinglet_core::tokenizer::Tokenizer;

use crate::convert::Options;
use crate::import::Bytes;
use crate::model_file;
use crate::weights_check::WeightsCheck;

/// Number format of the weight matrices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Weights {
    /// 8 bits, one f16 scale for 32 values; Q8_0 tensors are taken over exactly
    Int8,
    /// 16-bit floats; F16 tensors are taken over exactly
    F16,
}

/// Number format of cached keys and values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kv {
    /// 8 bits, one f16 scale per token and head
    Int8,
    /// 16-bit floats
    F16,
}

impl From<Kv> for KvTypes {
    fn from(kv: Kv) -> Self {
        Self::both(match kv {
            Kv::Int8 => KvType::Int8,
            Kv::F16 => KvType::F16,
        })
    }
}

/// The inner loops to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum KernelChoice {
    /// The fastest that this machine has
    Auto,
    /// Plain Rust, as on a board without SIMD; the bits are the same
    Portable,
}

impl From<KernelChoice> for Kernels {
    fn from(choice: KernelChoice) -> Self {
        match choice {
            KernelChoice::Auto => Self::detect(),
            KernelChoice::Portable => Self::PORTABLE,
        }
    }
}

/// A model file or image, and how to convert it when it is no image.
#[derive(Args)]
pub struct ModelArgs {
    /// An image (.kgl), a GGUF file, a llama2.c .bin file, or a Hugging Face folder or .safetensors file
    pub model: PathBuf,
    #[command(flatten)]
    pub formats: FormatArgs,
}

/// What goes with a model: its tokenizer, and the number formats.
#[derive(Args, Default)]
pub struct FormatArgs {
    /// Tokenizer to use: a llama2.c tokenizer, a tokenizer.json or a GGUF file [default: the one in the model file or
    /// folder; beside a llama2.c model tok<vocabulary size>.bin, else tokenizer.bin]
    #[arg(long, value_name = "FILE")]
    pub tokenizer: Option<PathBuf>,
    /// Number format of the weights when converting [default: int8]
    #[arg(long, value_enum)]
    pub weights: Option<Weights>,
    /// Number format of the KV cache [default: the image's, else int8]
    #[arg(long, value_enum)]
    pub kv: Option<Kv>,
}

impl FormatArgs {
    /// The number formats of the KV cache that `image` runs with.
    pub fn kv_of(&self, image: &Image) -> KvTypes {
        self.kv.map_or(image.default_kv(), KvTypes::from)
    }
}

impl ModelArgs {
    /// The converter's options.
    pub fn options(&self, context: Option<u32>) -> Options {
        let default = Options::default();
        let weights = match self.formats.weights {
            None => default.weights,
            Some(Weights::Int8) => Encoding::Int8Tiles,
            Some(Weights::F16) => Encoding::F16Tiles,
        };
        Options { weights, kv: self.formats.kv.map_or(default.kv, KvTypes::from), context }
    }

    /// The image's bytes, mapped or converted now.
    ///
    /// # Errors
    /// As [`model_file::open`]; also when `--weights` is given for an image.
    pub fn open(&self) -> Result<Bytes> {
        if self.formats.weights.is_some() && model_file::is_image(&self.model)? {
            bail!(
                "the weights of an image are what they are; convert the source again with another --weights"
            );
        }
        model_file::open(&self.model, self.formats.tokenizer.as_deref(), &self.options(None))
    }

    /// The image in what [`Self::open`] gave.
    ///
    /// # Errors
    /// The file is damaged.
    pub fn image<'b>(&self, bytes: &'b Bytes) -> Result<Image<'b>> {
        Image::parse((**bytes).as_ref()).with_context(|| self.cannot_use())
    }

    /// [`Self::image`], whose weights nobody has read yet: a [`WeightsCheck`] is to do so.
    ///
    /// # Errors
    /// The file is damaged.
    pub fn image_unread<'b>(&self, bytes: &'b Bytes) -> Result<(Image<'b>, WeightsCheck)> {
        let image = Image::parse_unread((**bytes).as_ref());
        Ok((image.with_context(|| self.cannot_use())?, WeightsCheck::start(bytes)?))
    }

    /// What an error about the file begins with.
    pub fn cannot_use(&self) -> String {
        format!("cannot use {}", self.model.display())
    }

    /// The tokenizer in the image.
    ///
    /// # Errors
    /// There is none, or it is damaged.
    pub fn tokenizer_of<'b>(&self, image: &Image<'b>) -> Result<Tokenizer<'b>> {
        let section = image.tokenizer_section();
        if section.is_empty() {
            let advice = match model_file::is_image(&self.model)? {
                true => "convert its source again, with --tokenizer",
                false => "name one with --tokenizer",
            };
            bail!("{} has no tokenizer; {advice}", self.model.display());
        }
        Tokenizer::parse(section).context("the image's tokenizer")
    }
}

/// How the machine runs it.
#[derive(Args)]
pub struct MachineArgs {
    /// Threads; 0 takes one for each core. The bits do not depend on it
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Inner loops
    #[arg(long, value_enum, default_value_t = KernelChoice::Auto)]
    pub kernels: KernelChoice,
}
