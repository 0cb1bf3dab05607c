//! A model as the commands take it: an image, or a model file that is converted in memory.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use kinglet_core::image::MAGIC;
use sha2::{Digest, Sha256};

use crate::convert::{self, Options, Provenance, Report};
use crate::import::{self, Bytes, Description, ImportError};

/// Opens `path`: an image is mapped, anything else is imported and converted in memory.
///
/// # Errors
/// What is wrong with the file, and where.
pub fn open(path: &Path, tokenizer: Option<&Path>, options: &Options) -> Result<Bytes> {
    if !is_image(path)? {
        return Ok(Arc::new(import_and_convert(path, tokenizer, options)?.0));
    }
    if tokenizer.is_some() {
        bail!("{} is an image and has its tokenizer inside; leave --tokenizer out", path.display());
    }
    Ok(import::map(path)?)
}

/// Whether the file starts like an image.
///
/// # Errors
/// The file cannot be read.
pub fn is_image(path: &Path) -> Result<bool> {
    use std::io::Read;
    if path.is_dir() {
        return Ok(false);
    }
    let mut start = Vec::new();
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    file.take(MAGIC.len() as u64)
        .read_to_end(&mut start)
        .with_context(|| format!("cannot read {}", path.display()))?;
    Ok(start == MAGIC)
}

/// Imports a model file and converts it, with a progress bar on stderr.
///
/// # Errors
/// What is wrong with the file, and where.
pub fn import_and_convert(
    path: &Path,
    tokenizer: Option<&Path>,
    options: &Options,
) -> Result<(Vec<u8>, Report)> {
    let source = import::open(path, tokenizer).map_err(|error| in_file(error, path, "import"))?;
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let provenance = Provenance::new(&source.origin, name, sha256(path)?);
    let bar = progress_bar("converting");
    let result = convert::convert(&source, &provenance, options, &|done, total| {
        bar.set_length(total);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    result.with_context(|| format!("cannot convert {}", path.display()))
}

/// Describes a model file; see [`import::describe`].
///
/// # Errors
/// What is wrong with the file, and where.
pub fn describe(path: &Path) -> Result<Description> {
    import::describe(path).map_err(|error| in_file(error, path, "describe"))
}

/// Says that `path` is the trouble, unless `error` does.
fn in_file(error: ImportError, path: &Path, verb: &str) -> anyhow::Error {
    let what = match error.path() {
        Some(named) if named == path => format!("cannot {verb} the model"),
        _ => format!("cannot {verb} {}", path.display()),
    };
    anyhow::Error::from(error).context(what)
}

/// SHA-256 of a model file in hex; of a folder's weight files, in order of their names.
fn sha256(path: &Path) -> Result<String> {
    let mut files = vec![path.to_owned()];
    if path.is_dir() {
        let entries = std::fs::read_dir(path)?.collect::<Result<Vec<_>, _>>()?;
        files = entries.into_iter().map(|entry| entry.path()).collect();
        files.retain(|file| file.extension().is_some_and(|extension| extension == "safetensors"));
        files.sort();
    }
    let total = files.iter().map(|file| std::fs::metadata(file).map_or(0, |m| m.len())).sum();
    let bar = progress_bar("hashing");
    bar.set_length(total);
    let mut hasher = Sha256::new();
    for file in files {
        let file = File::open(&file).with_context(|| format!("cannot open {}", file.display()))?;
        let mut reader = bar.wrap_read(file);
        let mut buffer = vec![0; 1 << 20];
        loop {
            match std::io::Read::read(&mut reader, &mut buffer)? {
                0 => break,
                count => hasher.update(&buffer[..count]),
            }
        }
    }
    bar.finish_and_clear();
    Ok(hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

fn progress_bar(what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:>12} [{bar:40}] {bytes}/{total_bytes} {eta}");
    let bar = ProgressBar::new(0).with_message(what);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()).progress_chars("=> "));
    bar
}
