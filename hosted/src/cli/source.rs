//! Whose model runs: one that the command line names, or the one inside.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use kinglet_core::image::Image;
use kinglet_core::kv::KvTypes;
use kinglet_core::tokenizer::Tokenizer;

use super::model_args::{FormatArgs, ModelArgs};
use crate::import::Bytes;

/// Extensions of model files.
const EXTENSIONS: [&str; 4] = ["kgl", "gguf", "bin", "safetensors"];

/// Where a model comes from.
pub enum Source {
    /// A file or folder.
    Named(ModelArgs),
    /// Kinglet Home, which is part of this program.
    Inside(FormatArgs),
}

/// Whether the first argument is a model and not a sentence: something that exists, or looks like the name of it.
pub fn names_a_model(argument: &OsStr) -> bool {
    let path = Path::new(argument);
    let extension = path.extension().and_then(OsStr::to_str).map(str::to_ascii_lowercase);
    let known = extension.is_some_and(|extension| EXTENSIONS.contains(&&extension[..]));
    let text = argument.to_string_lossy();
    known || path.exists() || (text.contains(std::path::is_separator) && !text.contains(char::is_whitespace))
}

impl Source {
    /// The image's bytes.
    ///
    /// # Errors
    /// As [`ModelArgs::open`]; also for options that the model inside leaves no choice of.
    pub fn open(&self) -> Result<Bytes> {
        match self {
            Self::Named(model) => model.open(),
            Self::Inside(FormatArgs { weights: Some(_), .. }) => {
                bail!("--weights needs a model to convert; the one inside is an image already")
            }
            Self::Inside(FormatArgs { tokenizer: Some(_), .. }) => {
                bail!("--tokenizer needs a model; the one inside has its own")
            }
            Self::Inside(_) => Ok(Arc::new(kinglet_home::IMAGE)),
        }
    }

    /// The image in what [`Self::open`] gave, and its tokenizer.
    ///
    /// # Errors
    /// The file is damaged, or there is no tokenizer.
    pub fn image<'b>(&self, bytes: &'b Bytes) -> Result<(Image<'b>, Tokenizer<'b>)> {
        match self {
            Self::Named(model) => {
                let image = model.image(bytes)?;
                let tokenizer = model.tokenizer_of(&image)?;
                Ok((image, tokenizer))
            }
            Self::Inside(_) => {
                let image = Image::parse((**bytes).as_ref()).context("the model inside")?;
                let tokenizer = Tokenizer::parse(image.tokenizer_section()).context("its tokenizer")?;
                Ok((image, tokenizer))
            }
        }
    }

    /// The number formats of the KV cache.
    pub fn kv_of(&self, image: &Image) -> KvTypes {
        match self {
            Self::Named(model) => model.formats.kv_of(image),
            Self::Inside(formats) => formats.kv_of(image),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_names_like_those_of_files_are_models_and_sentences_are_none() {
        for model in [".", "a.gguf", "my model.KGL", "models/llama", "x.safetensors", "../stories.bin"] {
            assert!(names_a_model(OsStr::new(model)), "{model}");
        }
        for sentence in ["lights", "turn on the fan", "set it to 1/2 of that", "stop.", "", "20.5"] {
            assert!(!names_a_model(OsStr::new(sentence)), "{sentence}");
        }
    }
}
