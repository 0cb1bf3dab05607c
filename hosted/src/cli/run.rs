//! `kinglet run`.

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use kinglet_core::engine::{Engine, EngineConfig, FinishReason, Request, ResultToken};
use kinglet_core::image::Image;
use kinglet_core::kv::{KvTypes, SlotId};
use kinglet_core::model::Model;
use kinglet_core::sampler::Algorithm;
use kinglet_core::tokenizer::{StreamDecoder, Tokenizer};

use super::bytes;
use super::model_args::{MachineArgs, ModelArgs};
use super::sampling_args::SamplingArgs;
use crate::convert::Provenance;
use crate::session::Session;
use crate::text::{chat_prompt, encode};
use crate::threads::Threads;

/// Rows of a prompt that share a pass over the weights.
const BATCH: u32 = 32;

/// Generate text, streamed to stdout.
///
/// Nothing but the text goes to stdout; speed and memory follow on stderr. Without a prompt the model starts from
/// its beginning-of-sequence token. Ctrl-C ends the run after the current token.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// The text to continue
    prompt: Option<String>,
    /// Read the prompt from a file (any bytes)
    #[arg(long, value_name = "FILE", conflicts_with = "prompt")]
    prompt_file: Option<std::path::PathBuf>,
    /// Treat the prompt as a question: put it into the model's chat template
    #[arg(long)]
    chat: bool,
    #[command(flatten)]
    sampling: SamplingArgs,
    /// Tokens to generate, at most [default: up to the end of the context, at most 512]
    #[arg(long, value_name = "N")]
    max_tokens: Option<u32>,
    /// Go on when the model says that it is finished
    #[arg(long)]
    ignore_end: bool,
    #[command(flatten)]
    machine: MachineArgs,
}

impl Args {
    pub(super) fn run(self) -> Result<()> {
        let sampling = self.sampling.params()?;
        let penalties = self.sampling.penalties()?;
        let bytes = self.model.open()?;
        let image = self.model.image(&bytes)?;
        let section = image.tokenizer_section();
        if section.is_empty() {
            bail!("the model has no tokenizer; name one with --tokenizer");
        }
        let tokenizer = Tokenizer::parse(section).context("the image's tokenizer")?;
        let prompt = self.prompt_tokens(&image, &tokenizer)?;
        let max_tokens = self.max_tokens(prompt.len(), image.config().context)?;

        let model = Model::new(&image);
        let kv = self.model.kv.map_or(image.default_kv(), KvTypes::from);
        let mut config = EngineConfig::single(prompt.len() as u32 + max_tokens, kv);
        config.batch = BATCH.min(prompt.len() as u32);
        let threads = Threads::new(self.machine.threads)?;
        let mut session = Session::new(&model, config)?;
        let state_bytes = session.bytes();
        let mut engine = session.engine(model, self.machine.kernels.into(), &threads)?;

        let (seed, seed_is_ours) = self.sampling.seed();
        let mut request = Request { max_tokens, penalties, ..Request::new(sampling, seed) };
        if !self.ignore_end {
            tokenizer.end_ids().try_for_each(|id| request.stop.add_end_id(id))?;
        }
        let stats = self.generate(&mut engine, &tokenizer, &prompt, &request)?;
        stats.print(bytes_of(&bytes), state_bytes);
        if seed_is_ours && request.sampling.algorithm != Algorithm::Greedy {
            eprintln!("seed {seed} (repeat with --seed {seed})");
        }
        Ok(())
    }

    fn prompt_tokens(&self, image: &Image, tokenizer: &Tokenizer) -> Result<Vec<u32>> {
        let text = match (&self.prompt, &self.prompt_file) {
            (Some(prompt), _) => prompt.clone().into_bytes(),
            (None, Some(path)) => read_file(path)?,
            (None, None) if self.chat => bail!("--chat needs a prompt"),
            (None, None) => {
                let bos =
                    tokenizer.bos().context("this model has no BOS token to start from; give a prompt")?;
                return Ok(vec![bos]);
            }
        };
        if !self.chat {
            return encode(tokenizer, &text, tokenizer.add_bos(), false);
        }
        let provenance: Provenance =
            serde_json::from_str(image.provenance()).context("the image's provenance is no JSON of ours")?;
        let template =
            provenance.chat_template.context("this model has no chat template; leave --chat out")?;
        let text = chat_prompt(&template, &String::from_utf8_lossy(&text), tokenizer)?;
        encode(tokenizer, text.as_bytes(), false, true)
    }

    fn max_tokens(&self, prompt: usize, context: u32) -> Result<u32> {
        // The last token drawn needs no place in the cache.
        let room =
            (context as usize + 1).checked_sub(prompt).filter(|room| *room > 0 && prompt <= context as usize);
        let Some(room) = room else {
            bail!("the prompt has {prompt} tokens, the model's context is {context}");
        };
        if prompt == 0 {
            bail!("the prompt is empty and this model starts without BOS; give a text");
        }
        Ok(self.max_tokens.unwrap_or(512).min(room as u32))
    }

    fn generate(
        &self,
        engine: &mut Engine,
        tokenizer: &Tokenizer,
        prompt: &[u32],
        request: &Request,
    ) -> Result<Stats> {
        let stop = stop_on_ctrl_c()?;
        let mut printer = Printer::new(tokenizer, prompt);
        let mut stats = Stats { prompt: prompt.len(), ..Stats::default() };
        if request.max_tokens == 0 {
            return Ok(stats);
        }
        let start = Instant::now();
        let mut result = engine.prefill(SlotId(0), prompt, request)?;
        engine.insert(&[SlotId(0)])?;
        stats.first = start.elapsed();
        let start = Instant::now();
        printer.print(&result)?;
        while result.finish.is_none() && !stop.load(Ordering::Relaxed) {
            result = engine.generate()?.at(SlotId(0)).context("the engine has no active slot")?;
            stats.generated += 1;
            printer.print(&result)?;
        }
        stats.rest = start.elapsed();
        printer.finish()?;
        Ok(stats)
    }
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
            std::process::exit(130);
        }
    })
    .context("cannot catch Ctrl-C")?;
    Ok(stop)
}

/// Tokens as text on stdout.
struct Printer<'t, 'a> {
    tokenizer: &'t Tokenizer<'a>,
    stream: StreamDecoder,
    out: std::io::Stdout,
}

impl<'t, 'a> Printer<'t, 'a> {
    fn new(tokenizer: &'t Tokenizer<'a>, prompt: &[u32]) -> Self {
        let stream = StreamDecoder::after(tokenizer, prompt.last().copied());
        Self { tokenizer, stream, out: std::io::stdout() }
    }

    /// Prints a token, unless it is the one that ends the text.
    fn print(&mut self, result: &ResultToken) -> Result<()> {
        if result.finish == Some(FinishReason::EndToken) {
            return Ok(());
        }
        let mut written = Ok(());
        let out = &mut self.out;
        self.stream.push(self.tokenizer, result.token, &mut |text: &str| {
            if written.is_ok() {
                written = out.write_all(text.as_bytes());
            }
        })?;
        Ok(written.and_then(|()| self.out.flush())?)
    }

    fn finish(mut self) -> Result<()> {
        let mut tail = String::new();
        self.stream.finish(&mut |text: &str| tail.push_str(text));
        // A shell's prompt wants its own line; a file or a pipe gets the text and nothing else.
        let newline = if self.out.is_terminal() { "\n" } else { "" };
        write!(self.out, "{tail}{newline}")?;
        Ok(self.out.flush()?)
    }
}

/// What a run took.
#[derive(Default)]
struct Stats {
    prompt: usize,
    first: Duration,
    /// Tokens after the first, and their time.
    generated: u32,
    rest: Duration,
}

impl Stats {
    fn print(&self, image_bytes: usize, state_bytes: usize) {
        let rate = |tokens: f64, time: Duration| tokens / time.as_secs_f64().max(1e-9);
        let prefill = rate(self.prompt as f64, self.first);
        if !self.first.is_zero() {
            eprintln!("prompt       {} tokens, {prefill:.1} tokens/s", self.prompt);
            eprintln!("first token  {:.1} ms", self.first.as_secs_f64() * 1e3);
        }
        if self.generated > 0 {
            let speed = rate(f64::from(self.generated), self.rest);
            eprintln!("generated    {} tokens, {speed:.1} tokens/s", self.generated + 1);
        }
        let (image, state) = (bytes(image_bytes as u64), bytes(state_bytes as u64));
        eprintln!("memory       {image} image, {state} state (KV pages, activations, logits)");
    }
}
