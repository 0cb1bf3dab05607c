//! `kinglet eval`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use kinglet_core::engine::EngineConfig;
use kinglet_core::kv::SlotId;
use kinglet_core::model::Model;

use super::model_args::{MachineArgs, ModelArgs};
use crate::PREFILL_ROWS;
use crate::session::Session;
use crate::text::encode;
use crate::threads::Threads;

/// Measure how well a model predicts a text (negative log-likelihood, perplexity).
///
/// Teacher-forced: the text is cut into windows of `--window` tokens; each window starts with BOS (if the
/// vocabulary has one) and every token after the first is predicted from those before it in the window.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// The text, in UTF-8
    #[arg(long, value_name = "FILE")]
    text: PathBuf,
    /// Tokens a window, BOS included [default: 512, or the model's context if that is shorter]
    #[arg(long, value_name = "TOKENS")]
    window: Option<u32>,
    /// Stop after this many tokens of text
    #[arg(long, value_name = "TOKENS")]
    max_tokens: Option<usize>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Write a line `position,token,nll,top1` for each prediction
    #[arg(long, value_name = "FILE")]
    dump: Option<PathBuf>,
    #[command(flatten)]
    machine: MachineArgs,
}

/// What is summed up over the text.
#[derive(Default)]
struct Score {
    predictions: usize,
    nll: f64,
    top1: usize,
}

impl Args {
    pub(super) fn run(self) -> Result<()> {
        let bytes = self.model.open()?;
        let image = self.model.image(&bytes)?;
        let tokenizer = self.model.tokenizer_of(&image)?;
        let model = Model::new(&image);
        let text =
            std::fs::read(&self.text).with_context(|| format!("cannot read {}", self.text.display()))?;
        let mut tokens = encode(&tokenizer, &text, false, false)?;
        tokens.truncate(self.max_tokens.unwrap_or(usize::MAX));

        let context = image.config().context;
        let window = self.window.unwrap_or(context.min(512));
        if window < 2 || window > context {
            bail!("--window {window}: must be between 2 and the model's context, {context}");
        }
        let mut config = EngineConfig::single(window, self.model.formats.kv_of(&image));
        config.batch = PREFILL_ROWS;
        config.logit_rows = PREFILL_ROWS;
        let threads = Threads::new(self.machine.threads)?;
        let mut session = Session::new(&model, config)?;
        let mut engine = session.engine(model, self.machine.kernels.into(), &threads)?;

        let bos = tokenizer.bos();
        let bar = progress(tokens.len() as u64);
        let mut dump = match &self.dump {
            Some(path) => Some(std::io::BufWriter::new(std::fs::File::create(path)?)),
            None => None,
        };
        let mut score = Score::default();
        for chunk in tokens.chunks(window as usize - usize::from(bos.is_some())) {
            let rows: Vec<u32> = bos.into_iter().chain(chunk.iter().copied()).collect();
            let mut failed = None;
            engine.score(SlotId(0), &rows, &mut |row, logits| {
                if let Some(target) = rows.get(row + 1) {
                    let (nll, top1) = score.add(logits, *target);
                    if let Some(dump) = &mut dump {
                        failed =
                            writeln!(dump, "{},{target},{nll:.6},{top1}", row + 1).err().or(failed.take());
                    }
                    bar.inc(1);
                }
            })?;
            if let Some(error) = failed {
                return Err(error).context("cannot write the dump");
            }
        }
        bar.finish_and_clear();
        self.print(tokens.len(), window, &score)
    }

    fn print(&self, tokens: usize, window: u32, score: &Score) -> Result<()> {
        if score.predictions == 0 {
            bail!("the text has nothing to predict");
        }
        let mean = score.nll / score.predictions as f64;
        let top1 = score.top1 as f64 / score.predictions as f64;
        let mut out = std::io::stdout().lock();
        if self.json {
            let value = serde_json::json!({
                "tokens": tokens, "window": window, "predictions": score.predictions, "nll": score.nll, "mean_nll": mean,
                "perplexity": mean.exp(), "top1_accuracy": top1,
            });
            return Ok(writeln!(out, "{value}")?);
        }
        writeln!(out, "tokens       {tokens} ({} predicted)", score.predictions)?;
        writeln!(out, "window       {window} tokens")?;
        writeln!(out, "NLL          {:.4} nats, {mean:.6} a token", score.nll)?;
        writeln!(out, "perplexity   {:.5}", mean.exp())?;
        Ok(writeln!(out, "top-1        {:.2} %", top1 * 100.0)?)
    }
}

impl Score {
    /// Takes in one prediction; gives its NLL in nats and the most likely token.
    fn add(&mut self, logits: &[f32], target: u32) -> (f64, usize) {
        let (top1, max) = logits.iter().enumerate().fold((0, f32::NEG_INFINITY), |best, (id, logit)| {
            if *logit > best.1 { (id, *logit) } else { best }
        });
        let max = f64::from(max);
        let sum: f64 = logits.iter().map(|logit| (f64::from(*logit) - max).exp()).sum();
        let nll = max + sum.ln() - f64::from(logits[target as usize]);
        self.predictions += 1;
        self.nll += nll;
        self.top1 += usize::from(top1 == target as usize);
        (nll, top1)
    }
}

fn progress(total: u64) -> ProgressBar {
    let style =
        ProgressStyle::with_template("  evaluating [{bar:40}] {pos}/{len} tokens, {per_sec}, {eta} left");
    let bar = ProgressBar::new(total);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()).progress_chars("=> "));
    bar
}
