//! `kinglet inspect`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use kinglet_core::engine::{Engine, EngineConfig, Slot};
use kinglet_core::image::Image;
use kinglet_core::kv::{KvType, KvTypes};
use kinglet_core::model::Model;
use kinglet_core::tokenizer::Tokenizer;

use super::bytes;
use crate::{import, model_file};

/// Show what is in a model file or image: dimensions, metadata, tensors, tokenizer, memory needed.
#[derive(clap::Args)]
pub struct Args {
    /// An image (.kgl), a GGUF file, a llama2.c .bin file, or a Hugging Face folder or .safetensors file
    file: PathBuf,
}

impl Args {
    pub(super) fn run(self) -> Result<()> {
        let mut out = std::io::stdout().lock();
        if model_file::is_image(&self.file)? {
            let map = import::map(&self.file)?;
            let image = Image::parse((*map).as_ref());
            show_image(&image.with_context(|| format!("cannot use {}", self.file.display()))?, &mut out)
        } else {
            Ok(write!(out, "{}", model_file::describe(&self.file)?)?)
        }
    }
}

fn show_image(image: &Image, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "Kinglet image, version {}", kinglet_core::image::VERSION)?;
    writeln!(out, "\nprovenance\n{}", image.provenance())?;
    writeln!(out, "\nconfig\n{:#?}", image.config())?;
    writeln!(out, "default KV: {:?}", image.default_kv())?;
    let section = image.tokenizer_section();
    match Tokenizer::parse(section) {
        _ if section.is_empty() => writeln!(out, "\ntokenizer: none")?,
        Ok(tokenizer) => {
            let (tokens, bos) = (tokenizer.vocab_size(), tokenizer.bos());
            writeln!(out, "\ntokenizer: {tokens} tokens, {}, BOS {bos:?}", bytes(section.len() as u64))?;
        }
        Err(error) => writeln!(out, "\ntokenizer: damaged: {error}")?,
    }
    writeln!(
        out,
        "\n{:<16} {:>5} {:>10} {:>10} {:>12} {:>12}",
        "tensor", "layer", "encoding", "shape", "offset", "bytes"
    )?;
    for (entry, data) in image.tensors() {
        let (role, encoding) = (format!("{:?}", entry.role), format!("{:?}", entry.encoding));
        let layer = entry.layer.map_or(String::new(), |layer| layer.to_string());
        let shape = format!("{}x{}", entry.rows, entry.cols);
        let offset = entry.offset;
        writeln!(out, "{role:<16} {layer:>5} {encoding:>10} {shape:>10} {offset:>12} {:>12}", data.len())?;
    }
    show_memory(image, out)
}

fn show_memory(image: &Image, out: &mut dyn Write) -> Result<()> {
    let model = Model::new(image);
    writeln!(out, "\nRAM for one sequence, one row at a time (bytes)")?;
    writeln!(out, "{:>10} {:>14} {:>14} {:>14}", "tokens", "KV int8", "KV f16", "work")?;
    let context = image.config().context;
    let sizes = [64, 128, 256, 512, 1024, 4096].into_iter().filter(|tokens| *tokens < context);
    for tokens in sizes.chain([context]) {
        let plan = |kind| Engine::memory(&model, &EngineConfig::single(tokens, KvTypes::both(kind)));
        let (int8, f16) = (plan(KvType::Int8)?, plan(KvType::F16)?);
        writeln!(out, "{tokens:>10} {:>14} {:>14} {:>14}", int8.kv_bytes, f16.kv_bytes, int8.work_bytes)?;
    }
    writeln!(out, "\nRAM beside the KV pages of the whole context, one row a slot (bytes)")?;
    writeln!(out, "{:>10} {:>14} {:>14}", "slots", "work", "slot state")?;
    for slots in [1, 8] {
        let one = EngineConfig::single(context, image.default_kv());
        let config = EngineConfig { slots, pages: one.pages * slots, batch: slots, logit_rows: slots, ..one };
        let work = Engine::memory(&model, &config)?.work_bytes;
        writeln!(out, "{slots:>10} {work:>14} {:>14}", slots as usize * size_of::<Slot>())?;
    }
    let slice = Engine::largest_slice_macs(&model, 1);
    writeln!(
        out,
        "\nLargest slice of work between two chances to feed a watchdog, one row: {slice} multiplications"
    )?;
    Ok(())
}
