//! `kinglet run`.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use kinglet_core::engine::{MAX_WINDOWED_TOKENS, Request, WhenFull};
use kinglet_core::image::Image;
use kinglet_core::kv::KvTypes;
use kinglet_core::model::Model;
use kinglet_core::sampler::Algorithm;
use kinglet_core::tokenizer::Tokenizer;

use super::bytes;
use super::model_args::{MachineArgs, ModelArgs};
use super::page_args::PageArgs;
use super::printer::Printer;
use super::sampling_args::SamplingArgs;
use super::several::{Figures, Row, Several};
use crate::convert::Provenance;
use crate::session::Session;
use crate::text::{chat_prompt, encode};
use crate::threads::Threads;

/// The exit code of a command that was interrupted: 128 and the number of the signal.
const INTERRUPTED: u8 = 130;

/// Generate text, streamed to stdout.
///
/// Nothing but the text goes to stdout; speed, memory and the reason for the end follow on stderr. Without a prompt
/// the model starts from its beginning-of-sequence token. Several prompts run at a time, and their texts come line
/// by line, each line with the number of its prompt. Ctrl-C ends the run after the current token (exit code 130).
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// The text to continue, or several
    #[arg(value_name = "PROMPT")]
    prompts: Vec<String>,
    /// Read the prompt from a file (any bytes)
    #[arg(long, value_name = "FILE", conflicts_with = "prompts")]
    prompt_file: Option<std::path::PathBuf>,
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
    pub(super) fn run(self) -> Result<ExitCode> {
        let sampling = self.sampling.params()?;
        let penalties = self.sampling.penalties()?;
        let bytes = self.model.open()?;
        let image = self.model.image(&bytes)?;
        let tokenizer = self.model.tokenizer_of(&image)?;
        let prompts = self.prompts(&image, &tokenizer)?;
        let max_tokens = self.max_tokens.unwrap_or(512);
        let context = image.config().context;
        let policy = self.pages.policy(context)?;
        let lengths = prompts.iter().map(|prompt| longest(prompt, max_tokens, policy, context));
        let lengths = lengths.collect::<Result<Vec<_>>>()?;

        let model = Model::new(&image);
        let kv = self.model.kv.map_or(image.default_kv(), KvTypes::from);
        let config = self.pages.config(&prompts, &lengths, policy, kv)?;
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
        let mut figures = Figures::default();
        let printer = Printer::new(&tokenizer, &prompts);
        let mut run = Several::new(engine, &self.pages, config.pages, printer, prompts, &request);
        if max_tokens > 0 {
            figures = run.run(&stop)?;
        }
        print(&figures, &run.rows, bytes_of(&bytes), state_bytes);
        if seed_is_ours && request.sampling.algorithm != Algorithm::Greedy {
            eprintln!("seed {seed} (repeat with --seed {seed})");
        }
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
        if self.prompts.is_empty() {
            if self.chat {
                bail!("--chat needs a prompt");
            }
            let bos = tokenizer.bos().context("this model has no BOS token to start from; give a prompt")?;
            return Ok(vec![vec![bos]]);
        }
        self.prompts.iter().map(|text| self.prompt_tokens(text.as_bytes(), image, tokenizer)).collect()
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

fn bytes_of(bytes: &crate::import::Bytes) -> usize {
    (**bytes).as_ref().len()
}

/// The first Ctrl-C asks for a clean end, the second one ends at once.
fn stop_on_ctrl_c() -> Result<Arc<AtomicBool>> {
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

fn print(figures: &Figures, rows: &[Row], image_bytes: usize, state_bytes: usize) {
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
    let (image, state) = (bytes(image_bytes as u64), bytes(state_bytes as u64));
    eprintln!("memory       {image} image, {state} state (KV pages, activations, logits)");
}
