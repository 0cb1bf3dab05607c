//! `kinglet convert`.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use kinglet_core::image::Image;

use super::bytes;
use super::model_args::ModelArgs;
use crate::convert::Report;
use crate::model_file;

/// Write the image that a board runs.
///
/// Quantizes the weights, packs them in the order in which the kernels read them, and adds the tokenizer,
/// checksums and where it all came from. The summary tells how far the image's weights are from the source's.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// The image to write, by custom with the extension .kgl
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Longest sequence that the image will run [default: the model's]
    #[arg(long, value_name = "TOKENS")]
    context: Option<u32>,
}

impl Args {
    pub(super) fn run(self) -> Result<()> {
        if model_file::is_image(&self.model.model)? {
            bail!("{} is an image already", self.model.model.display());
        }
        let options = self.model.options(self.context);
        let tokenizer = self.model.formats.tokenizer.as_deref();
        let (image, report) = model_file::import_and_convert(&self.model.model, tokenizer, &options)?;
        Image::parse(&image).context("the image just made does not validate; please report this")?;
        write(&self.output, &image)?;
        summary(&self.output, &image, &report);
        Ok(())
    }
}

/// Writes beside the target and renames, so that an interrupted run leaves no half image behind.
fn write(path: &Path, image: &[u8]) -> Result<()> {
    let mut partial = path.as_os_str().to_owned();
    partial.push(".partial");
    let written = std::fs::write(&partial, image).and_then(|()| std::fs::rename(&partial, path));
    if written.is_err() {
        let _ = std::fs::remove_file(&partial);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}

fn summary(path: &Path, image: &[u8], report: &Report) {
    eprintln!("{}: {}", path.display(), bytes(image.len() as u64));
    for (section, len) in &report.sections {
        eprintln!("  {:<12} {:>12}", format!("{section:?}").to_lowercase(), bytes(*len as u64));
    }
    eprintln!("  {:<16} {:>7} {:>12} {:>14} {:>12}", "tensors", "count", "size", "rms error", "max error");
    for (role, part) in &report.roles {
        let rms = format!("{:.4} %", part.error.relative_rms() * 100.0);
        let (role, size) = (format!("{role:?}"), bytes(part.bytes));
        eprintln!("  {role:<16} {:>7} {size:>12} {rms:>14} {:>12.2e}", part.tensors, part.error.max);
    }
}
