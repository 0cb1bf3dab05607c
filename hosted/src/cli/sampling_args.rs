//! Options that say how tokens are drawn.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use kinglet_core::sampler::{Algorithm, Penalties, SamplingParams};

/// The algorithms of [`kinglet_core::sampler`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AlgorithmChoice {
    /// The most likely token
    Greedy,
    /// Any token, by its probability at the temperature
    Weighted,
    /// One of the k most likely tokens
    Topk,
    /// One of the most likely tokens that together reach probability p
    Nucleus,
    /// Top-k, then nucleus, then temperature
    Composite,
}

/// How tokens are drawn.
#[derive(Args)]
pub struct SamplingArgs {
    /// How the next token is drawn [default: what the options below call for, else greedy]
    #[arg(long, value_enum)]
    algorithm: Option<AlgorithmChoice>,
    /// For topk and composite: keep this many tokens [default: 40]
    #[arg(long, value_name = "K", allow_negative_numbers = true)]
    top_k: Option<u32>,
    /// For nucleus and composite: keep tokens up to this probability [default: 0.95]
    #[arg(long, value_name = "P", allow_negative_numbers = true)]
    top_p: Option<f32>,
    /// Above 1 more adventurous, below 1 more certain, 0 the most likely [default: 1]
    #[arg(long, value_name = "T", allow_negative_numbers = true)]
    temperature: Option<f32>,
    /// Keep tokens at least this many times as likely as the likeliest, 0 to 1
    #[arg(long, value_name = "P", allow_negative_numbers = true)]
    min_p: Option<f32>,
    /// Keep tokens of about the expected surprise, up to this probability
    #[arg(long, value_name = "P", allow_negative_numbers = true)]
    typical_p: Option<f32>,
    /// Divide the logits of the latest 64 tokens by this (multiply, below 0), for less repetition [default: 1]
    #[arg(
        long,
        value_name = "X",
        default_value_t = 1.0,
        hide_default_value = true,
        allow_negative_numbers = true
    )]
    repetition_penalty: f32,
    /// Subtract this from a logit for each time that its token is among the latest 64 [default: 0]
    #[arg(
        long,
        value_name = "X",
        default_value_t = 0.0,
        hide_default_value = true,
        allow_negative_numbers = true
    )]
    frequency_penalty: f32,
    /// Subtract this from the logits of all tokens that are among the latest 64 [default: 0]
    #[arg(
        long,
        value_name = "X",
        default_value_t = 0.0,
        hide_default_value = true,
        allow_negative_numbers = true
    )]
    presence_penalty: f32,
    /// Repeats a run exactly [default: a new one each time, printed at the end]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

impl SamplingArgs {
    /// The parameters, checked.
    ///
    /// # Errors
    /// A value out of range, or an option that the algorithm does not use.
    pub fn params(&self) -> Result<SamplingParams> {
        let choice = self.algorithm.unwrap_or(match (self.top_k, self.top_p, self.temperature) {
            (Some(_), Some(_), _) => AlgorithmChoice::Composite,
            (Some(_), None, _) => AlgorithmChoice::Topk,
            (None, Some(_), _) => AlgorithmChoice::Nucleus,
            (None, None, Some(_)) => AlgorithmChoice::Weighted,
            (None, None, None) if self.min_p.is_some() || self.typical_p.is_some() => {
                AlgorithmChoice::Weighted
            }
            (None, None, None) => AlgorithmChoice::Greedy,
        });
        let (k, p, t) =
            (self.top_k.unwrap_or(40), self.top_p.unwrap_or(0.95), self.temperature.unwrap_or(1.0));
        let params = match choice {
            AlgorithmChoice::Greedy => SamplingParams::greedy(),
            AlgorithmChoice::Weighted => SamplingParams::weighted(t),
            AlgorithmChoice::Topk => SamplingParams::top_k(k, t),
            AlgorithmChoice::Nucleus => SamplingParams::nucleus(p, t),
            AlgorithmChoice::Composite => SamplingParams::composite(k, p, t),
        };
        let (min_p, typical_p) = (self.min_p.unwrap_or(0.0), self.typical_p.unwrap_or(1.0));
        let params = SamplingParams { min_p, typical_p, ..params };
        let uses_k = matches!(params.algorithm, Algorithm::TopK | Algorithm::Composite);
        let uses_p = matches!(params.algorithm, Algorithm::Nucleus | Algorithm::Composite);
        let greedy = params.algorithm == Algorithm::Greedy;
        let unused = [
            ("--top-k", self.top_k.is_some() && !uses_k),
            ("--top-p", self.top_p.is_some() && !uses_p),
            ("--temperature", self.temperature.is_some() && greedy),
            ("--min-p", self.min_p.is_some() && greedy),
            ("--typical-p", self.typical_p.is_some() && greedy),
        ];
        if let Some((name, _)) = unused.iter().find(|(_, unused)| *unused) {
            let algorithm =
                choice.to_possible_value().map_or(String::new(), |value| value.get_name().to_owned());
            bail!("{name} has no effect with --algorithm {algorithm}; leave one of them out");
        }
        params.validate()?;
        Ok(params)
    }

    /// The penalties, checked.
    ///
    /// # Errors
    /// A value out of range.
    pub fn penalties(&self) -> Result<Penalties> {
        let penalties = Penalties {
            repetition: self.repetition_penalty,
            frequency: self.frequency_penalty,
            presence: self.presence_penalty,
        };
        penalties.validate()?;
        Ok(penalties)
    }

    /// The seed, and whether it was made up here.
    pub fn seed(&self) -> (u64, bool) {
        let made_up = || {
            let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            // Short enough to type again.
            time.as_nanos() as u64 % 1_000_000_007
        };
        self.seed.map_or_else(|| (made_up(), true), |seed| (seed, false))
    }
}
