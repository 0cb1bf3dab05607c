//! `kinglet run`.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use kinglet_core::engine::{MAX_WINDOWED_TOKENS, Request, WhenFull};
use kinglet_core::image::Image;
use kinglet_core::model::Model;
use kinglet_core::sampler::{Algorithm, SamplingParams};
use kinglet_core::tokenizer::Tokenizer;

use super::bytes;
use super::home::{self, Input};
use super::model_args::{FormatArgs, MachineArgs, ModelArgs};
use super::page_args::PageArgs;
use super::printer::Printer;
use super::sampling_args::SamplingArgs;
use super::several::{Figures, Row, Several};
use super::source::{Source, names_a_model};
use crate::convert::Provenance;
use crate::session::Session;
use crate::text::{chat_prompt, encode};
use crate::threads::Threads;

/// The exit code of a command that was interrupted: 128 and the number of the signal.
pub(super) const INTERRUPTED: u8 = 130;

/// Answer smart-home commands with the model inside, or generate text with a model of yours.
///
/// Without a MODEL, each TEXT is a sentence for Kinglet Home, and its answer is one line of JSON on stdout: Home
/// Assistant's intent and slots. Without any TEXT, sentences are read from stdin line by line; a terminal gets a prompt.
/// Each line gets exactly one: {"intent":"none"} if it is blank, or if it cannot be answered (too long, not UTF-8),
/// which stderr and exit code 1 tell. --home does the same with a MODEL that was trained for it.
///
/// With a MODEL, it goes on from the TEXT, or from its beginning-of-sequence token. Nothing but the text goes to stdout;
/// speed, memory and the reason for the end follow on stderr. Several texts run at a time, and what follows them comes
/// line by line, each line with the number of its prompt.
///
/// Ctrl-C ends the run after the current token or answers (exit code 130).
#[derive(clap::Args)]
pub struct Args {
    /// An image (.kgl), a GGUF file, a llama2.c .bin file, or a Hugging Face folder or .safetensors file. What is no
    /// existing path, has none of these extensions, and has a space or no path separator, is the first TEXT
    #[arg(value_name = "MODEL")]
    first: Option<OsString>,
    /// The text to continue or the sentence to answer, or several
    #[arg(value_name = "TEXT")]
    texts: Vec<String>,
    /// Use MODEL like the model inside: answer sentences with one line each
    #[arg(long)]
    home: bool,
    #[command(flatten)]
    formats: FormatArgs,
    /// Read the prompt from a file (any bytes); for Kinglet Home, a sentence from each of its lines
    #[arg(long, value_name = "FILE", conflicts_with = "texts")]
    prompt_file: Option<PathBuf>,
    /// Treat the prompt as a question: put it into the model's chat template
    #[arg(long)]
    chat: bool,
    #[command(flatten)]
    sampling: SamplingArgs,
    /// Tokens to generate for a prompt, at most [default: up to the end of the context, at most 512]
    #[arg(long, value_name = "N")]
    max_tokens: Option<u32>,
    /// Go on when the model says that it is finished
    #[arg(long)]
    ignore_end: bool,
    #[command(flatten)]
    pages: PageArgs,
    #[command(flatten)]
    machine: MachineArgs,
}

impl Args {
    pub(super) fn run(mut self) -> Result<ExitCode> {
        let formats = std::mem::take(&mut self.formats);
        let Some(first) = self.first.take() else { return self.answer(&Source::Inside(formats)) };
        if !names_a_model(&first) {
            let Ok(sentence) = first.into_string() else { bail!("the sentence is not UTF-8") };
            self.texts.insert(0, sentence);
            return self.answer(&Source::Inside(formats));
        }
        let model = ModelArgs { model: first.into(), formats };
        if !model.model.exists() {
            bail!(
                "there is no file or folder {} (taken for a model by its extension, or a path separator without a space)",
                model.model.display()
            );
        }
        if self.home { self.answer(&Source::Named(model)) } else { self.generate(&model) }
    }

    /// One line of JSON for each sentence.
    fn answer(self, source: &Source) -> Result<ExitCode> {
        let unused = [
            ("--chat", self.chat),
            ("--max-tokens", self.max_tokens.is_some()),
            ("--ignore-end", self.ignore_end),
            ("--prompt-file beside a sentence", self.prompt_file.is_some() && !self.texts.is_empty()),
        ];
        let unused = unused.iter().find(|(_, given)| *given).map(|(name, _)| *name);
        if let Some(name) = unused.or(self.pages.given()) {
            match (source, self.texts.first()) {
                (Source::Inside(_), Some(text)) => {
                    bail!("{name} is of no use to Kinglet Home ({text:?} is no file, so it is a sentence)")
                }
                _ => bail!("{name} is of no use to Kinglet Home"),
            }
        }
        let (seed, seed_is_ours) = self.sampling.seed();
        let request =
            Request { penalties: self.sampling.penalties()?, ..Request::new(self.sampling.params()?, seed) };
        let sampling = request.sampling;
        let input = match self.prompt_file {
            Some(path) => Input::File(path),
            None if self.texts.is_empty() => Input::Stdin,
            None => Input::Arguments(self.texts),
        };
        let code = home::run(source, input, request, &self.machine)?;
        tell_seed(seed, seed_is_ours, &sampling);
        Ok(code)
    }

    /// What follows each text.
    fn generate(self, model_args: &ModelArgs) -> Result<ExitCode> {
        let sampling = self.sampling.params()?;
        let penalties = self.sampling.penalties()?;
        let bytes = model_args.open()?;
        let (image, weights_check) = model_args.image_unread(&bytes)?;
        let tokenizer = model_args.tokenizer_of(&image)?;
        let prompts = self.prompts(&image, &tokenizer)?;
        let max_tokens = self.max_tokens.unwrap_or(512);
        let context = image.config().context;
        let policy = self.pages.policy(context)?;
        let lengths = prompts.iter().map(|prompt| longest(prompt, max_tokens, policy, context));
        let lengths = lengths.collect::<Result<Vec<_>>>()?;

        let model = Model::new(&image);
        let config = self.pages.config(&prompts, &lengths, policy, model_args.formats.kv_of(&image))?;
        let threads = Threads::new(self.machine.threads)?;
        let mut session = Session::new(&model, config)?;
        let state_bytes = session.bytes();
        if self.pages.show_pages {
            eprintln!("{}", self.pages.head(&session, &config));
        }
        let engine = session.engine(model, self.machine.kernels.into(), &threads)?;

        let (seed, seed_is_ours) = self.sampling.seed();
        let mut request =
            Request { max_tokens, penalties, when_full: policy, ..Request::new(sampling, seed) };
        if !self.ignore_end {
            tokenizer.end_ids().try_for_each(|id| request.stop.add_end_id(id))?;
        }
        let stop = stop_on_ctrl_c()?;
        let printer = Printer::new(&tokenizer, &prompts);
        let mut run = Several::new(engine, &self.pages, config.pages, printer, prompts, &request);
        let figures = if max_tokens > 0 { run.run(&stop) } else { Ok(Figures::default()) };
        // Before its errors: damaged weights are behind some of them.
        weights_check.finish().with_context(|| model_args.cannot_use())?;
        let figures = figures?;
        print(&figures, &run.rows);
        print_memory((*bytes).as_ref().len(), state_bytes);
        tell_seed(seed, seed_is_ours, &request.sampling);
        match &run.failures[..] {
            _ if stop.load(Ordering::Relaxed) => Ok(ExitCode::from(INTERRUPTED)),
            [] => Ok(ExitCode::SUCCESS),
            [failure] if run.rows.len() == 1 => bail!("{failure}"),
            failures => bail!("{} of {} prompts failed, see above", failures.len(), run.rows.len()),
        }
    }

    fn prompts(&self, image: &Image, tokenizer: &Tokenizer) -> Result<Vec<Vec<u32>>> {
        if let Some(path) = &self.prompt_file {
            return Ok(vec![self.prompt_tokens(&read_file(path)?, image, tokenizer)?]);
        }
        if self.texts.is_empty() {
            if self.chat {
                bail!("--chat needs a prompt");
            }
            let bos = tokenizer.bos().context("this model has no BOS token to start from; give a prompt")?;
            return Ok(vec![vec![bos]]);
        }
        self.texts.iter().map(|text| self.prompt_tokens(text.as_bytes(), image, tokenizer)).collect()
    }

    fn prompt_tokens(&self, text: &[u8], image: &Image, tokenizer: &Tokenizer) -> Result<Vec<u32>> {
        if !self.chat {
            return encode(tokenizer, text, tokenizer.add_bos(), false);
        }
        let provenance: Provenance =
            serde_json::from_str(image.provenance()).context("the image's provenance is no JSON of ours")?;
        let template =
            provenance.chat_template.context("this model has no chat template; leave --chat out")?;
        let text = chat_prompt(&template, &String::from_utf8_lossy(text), tokenizer)?;
        encode(tokenizer, text.as_bytes(), false, true)
    }
}

/// Tokens that the request will have at most.
fn longest(prompt: &[u32], max_tokens: u32, policy: WhenFull, context: u32) -> Result<u32> {
    let tokens = prompt.len();
    if tokens > context as usize {
        bail!("the prompt has {tokens} tokens, the model's context is {context}");
    }
    if tokens == 0 {
        bail!("the prompt is empty and this model starts without BOS; give a text");
    }
    let limit = if matches!(policy, WhenFull::Window(_)) { MAX_WINDOWED_TOKENS } else { context };
    Ok((tokens as u32).saturating_add(max_tokens).min(limit))
}

fn read_file(path: &Path) -> Result<Vec<u8>> {
    std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// A run whose seed was made up here can be had again.
fn tell_seed(seed: u64, is_ours: bool, sampling: &SamplingParams) {
    if is_ours && sampling.algorithm != Algorithm::Greedy {
        eprintln!("seed {seed} (repeat with --seed {seed})");
    }
}

/// The first Ctrl-C asks for a clean end, the second one ends at once.
pub(super) fn stop_on_ctrl_c() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = stop.clone();
    ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
    })
    .context("cannot catch Ctrl-C")?;
    Ok(stop)
}

fn print(figures: &Figures, rows: &[Row]) {
    let rate = |tokens: f64, time: Duration| tokens / time.as_secs_f64().max(1e-9);
    let prefill = rate(figures.prompt as f64, figures.first);
    let several = rows.len() > 1;
    if figures.prompt > 0 {
        let of = if several { format!(" of {} prompts", figures.first_tokens) } else { String::new() };
        eprintln!("prompt       {} tokens{of}, {prefill:.1} tokens/s", figures.prompt);
        eprintln!("first token  {:.1} ms", figures.first.as_secs_f64() * 1e3);
    }
    if figures.generated > 0 {
        let speed = rate(f64::from(figures.generated), figures.rest);
        eprintln!("generated    {} tokens, {speed:.1} tokens/s", figures.generated + figures.first_tokens);
    }
    if let ([row], true) = (rows, figures.prompt > 0) {
        eprintln!("ended        {}", row.describe());
    }
}

/// The last of the figures.
pub(super) fn print_memory(image_bytes: usize, state_bytes: usize) {
    let (image, state) = (bytes(image_bytes as u64), bytes(state_bytes as u64));
    eprintln!("memory       {image} image, {state} state (KV pages, activations, logits)");
}
