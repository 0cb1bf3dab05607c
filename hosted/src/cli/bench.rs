//! `kinglet bench`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use anyhow::{Context, Result, bail};
use clap::value_parser;
use indicatif::{ProgressBar, ProgressStyle};
use kinglet_core::engine::Engine;
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes};
use kinglet_core::model::Model;

use super::model_args::{KernelChoice, ModelArgs};
use super::run::{INTERRUPTED, stop_on_ctrl_c};
use crate::bench::bandwidth::{Buffer, buffer_bytes};
use crate::bench::machine::{available_memory_bytes, last_level_cache_bytes};
use crate::bench::measure::{Bench, Case, What};
use crate::bench::plan::{self, Plan, Wishes};
use crate::bench::plot;
use crate::bench::report::{Report, Setting};
use crate::bench::weights;
use crate::session::Session;

/// Measure how fast a model is here, and how near that is to what the memory allows.
///
/// Measures the speed of prefill (a whole prompt, and the first token after it) and of decoding (a token at a time, one
/// sequence, greedy) on random tokens with a fixed seed. Everything is measured --repeat times in turn, so that what
/// disturbs the machine falls on all lines alike; the table has medians and the slowest and fastest repetition.
///
/// "Of the limit" is how much of the memory's speed decoding reaches:
///
///   weights read for a token (bytes) x decode speed (median, tokens/s) / speed of reading (bytes/s)
///
/// The weights read are all matrices and norms of all layers, the output matrix, and one row of the embedding (none if
/// the output matrix is the embedding: it counts once). The KV cache, which decoding reads too, is not counted: with a
/// long context the fraction falls. The speed of reading is the best pass of a plain summing loop, on as many threads,
/// over memory that no cache holds. Weights that fit into the last-level cache have no such limit, and of those that are
/// hardly larger the cache may hold a part; its size is known on Linux only.
///
/// --json writes an object: model, cores, last_level_cache_bytes (null if unknown), kernels, kv,
/// weight_bytes_per_token, read_buffer_bytes, repeat, decode_tokens, interrupted; and three lists: bandwidth (threads,
/// bytes_per_second, passes), prefill (threads, prompt_tokens, tokens_per_second) and decode (threads, context_tokens,
/// tokens_per_second, weight_bytes_per_second, limit_fraction, which is null where memory is not the limit).
/// tokens_per_second has median, min and max.
///
/// Ctrl-C ends it with what has been measured (exit code 130).
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// Prompts to prefill, in tokens [default: 128,512, or as many as the model takes]
    #[arg(long, value_name = "N,N", value_delimiter = ',', value_parser = value_parser!(u32).range(1..))]
    prompt: Vec<u32>,
    /// Tokens before those that are decoded; 0 is the one token that is needed to begin [default: 0,512,2048, or as many
    /// as the model takes]
    #[arg(long, value_name = "N,N", value_delimiter = ',')]
    context: Vec<u32>,
    /// Tokens to decode after each context [default: 32, or half of the model's context if that is less]
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    tokens: Option<u32>,
    /// Thread counts; 0 takes one for each core [default: 1,0]
    #[arg(long, value_name = "N,N", value_delimiter = ',', value_parser = value_parser!(u16).range(..=1024))]
    threads: Vec<u16>,
    /// Times that everything is measured
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value_parser!(u32).range(1..))]
    repeat: u32,
    /// Inner loops
    #[arg(long, value_enum, default_value_t = KernelChoice::Auto)]
    kernels: KernelChoice,
    /// Write the figures as JSON, too; `-` writes them to stdout in place of the table
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Draw decode speed and fraction of the limit against the context
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

impl Args {
    pub(super) fn run(self) -> Result<ExitCode> {
        let files = [&self.json, &self.plot];
        files.into_iter().flatten().try_for_each(|file| check_folder(file))?;
        let bytes = self.model.open()?;
        let image = self.model.image(&bytes)?;
        let model = Model::new(&image);
        let plan = Plan::new(self.wishes(), image.config().context)?;
        let kv = self.model.formats.kv_of(&image);
        let config = plan.engine_config(kv);
        let memory = Engine::memory(&model, &config).context("cannot size the engine")?;
        let available = available_memory_bytes();
        plan::check_memory((memory.kv_bytes + memory.work_bytes) as u64, available)?;
        let mut session = Session::new(&model, config)?;
        let weight_bytes_per_token = weights::bytes_per_token(&image);
        let cache = last_level_cache_bytes();
        let taken = session.bytes() as u64 + weight_bytes_per_token;
        let available = available.map(|bytes| bytes.saturating_sub(taken));
        let buffer = Buffer::new(buffer_bytes(weight_bytes_per_token, cache, available));
        let kernels = Kernels::from(self.kernels);
        let setting = Setting {
            last_level_cache_bytes: cache,
            weight_bytes_per_token,
            read_buffer_bytes: buffer.bytes(),
            ..self.setting(&plan, kernels, kv)
        };
        let stop = stop_on_ctrl_c()?;
        let bar = progress_bar((plan.cases().len() * plan.repeat as usize) as u64);
        let progress = |case: &Case| {
            bar.set_message(what(case));
            bar.inc(1);
        };
        let bench = Bench { plan: &plan, model, kernels, buffer: &buffer, stop: &stop, progress: &progress };
        let cases = bench.run(&mut session)?;
        bar.finish_and_clear();
        let interrupted = stop.load(Ordering::Relaxed);
        self.write(&Report::new(setting, &cases, interrupted))?;
        Ok(if interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    /// What is known before anything is allocated.
    fn setting(&self, plan: &Plan, kernels: Kernels, kv: KvTypes) -> Setting {
        Setting {
            model: self.model.model.file_name().unwrap_or_default().to_string_lossy().into_owned(),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            kernels: kernels.name,
            kv: name(kv),
            repeat: plan.repeat,
            decode_tokens: plan.tokens,
            ..Setting::default()
        }
    }

    fn wishes(&self) -> Wishes {
        Wishes {
            prompts: self.prompt.clone(),
            contexts: self.context.clone(),
            tokens: self.tokens,
            threads: self.threads.iter().map(|count| usize::from(*count)).collect(),
            repeat: self.repeat,
        }
    }

    fn write(&self, report: &Report) -> Result<()> {
        let mut out = std::io::stdout().lock();
        let json = serde_json::to_string_pretty(report)?;
        match &self.json {
            Some(path) if is_stdout(path) => writeln!(out, "{json}")?,
            Some(path) => write_file(path, &format!("{json}\n"))?,
            None => {}
        }
        if !self.json.as_deref().is_some_and(is_stdout) {
            write!(out, "{report}")?;
        }
        match &self.plot {
            Some(path) => write_file(path, &plot::svg(report)?),
            None => Ok(()),
        }
    }
}

fn is_stdout(path: &Path) -> bool {
    path == Path::new("-")
}

/// What would be found after minutes of measuring is found before.
fn check_folder(file: &Path) -> Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        bail!("there is no folder {} to write {} to", folder.display(), file.display());
    }
    Ok(())
}

fn write_file(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// The KV formats in the words of `--kv`.
fn name(kv: KvTypes) -> String {
    let word = |kind| match kind {
        KvType::Int8 => "int8",
        KvType::F16 => "f16",
    };
    if kv.key == kv.value { word(kv.key).to_owned() } else { format!("{}/{}", word(kv.key), word(kv.value)) }
}

fn progress_bar(total: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("  [{bar:40}] {pos}/{len}, {elapsed} so far, now {msg}");
    let bar = ProgressBar::new(total);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()).progress_chars("=> "));
    bar
}

/// What is being measured, for people.
fn what(case: &Case) -> String {
    let what = match case.what {
        What::Read => "reading memory".to_owned(),
        What::Prefill(prompt) => format!("prefill of {prompt} tokens"),
        What::Decode(context) => format!("decode at {context} tokens"),
    };
    let plural = if case.threads == 1 { "" } else { "s" };
    format!("{what}, {} thread{plural}", case.threads)
}
