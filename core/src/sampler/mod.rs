//! Draws a token from logits. Usable alone: it needs nothing of the engine, allocates nothing, has no scratch, and
//! gives the same token for the same logits, parameters and random words on every target.
//!
//! # The stages, in this order
//! 1. The logits are checked ([`SampleError`]). `−∞` is a legal mask; a single `+∞` wins outright.
//! 2. [`Algorithm::TopK`] and [`Algorithm::Composite`] keep the k largest logits, ties by lowest id.
//! 3. [`Algorithm::Nucleus`] and [`Algorithm::Composite`] keep the most likely tokens until their cumulative
//!    probability reaches p (Holtzman et al. 2020).
//! 4. A draw from `softmax(kept / temperature)`.
//!
//! With [`FilterOrder::TemperatureFirst`] stage 3 measures probabilities at the temperature instead of at 1.
//!
//! # How the draw stays exact
//! A token weighs `⌊2^40 · exp((logit − max) / temperature)⌋`, an integer. Integer sums have no rounding and no
//! order, so cumulative sums end exactly at the total, and a draw cannot fall off the end. Tokens less than 2^−40
//! as likely as the best one (1e-12) weigh nothing and are never drawn; that is the resolution of the tail.
//! A draw takes two random 32-bit words (low, then high), whatever the algorithm. Where nothing is left to chance
//! (greedy, temperature 0, a `+∞`) none is taken.
//! A token's probability is off by less than 2^−63 from the ratio of the weights.
//!
//! Thresholds are found digit by digit over the bits of the logits: 8 passes at most, for any input.

mod error;
mod params;
mod philox;
mod select;

pub use error::SampleError;
pub use params::{Algorithm, FilterOrder, SamplingOverride, SamplingParams};
pub use philox::RequestRng;

use crate::numerics;
use rand_core::Rng;
use select::Kept;

/// A drawn token.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Choice {
    /// Its id: the index into the logits.
    pub token: u32,
    /// Log-softmax of the raw logits at the token, in nats.
    pub log_prob: f32,
    /// Tokens that were left to draw from.
    pub candidates: u32,
    /// The token's probability among them, at the temperature.
    pub probability: f32,
}

/// Draws a token from `logits` (1 to [`SampleError::MAX_LOGITS`] of them).
///
/// # Errors
/// [`SampleError`], for logits or parameters out of range; no random word is then taken.
pub fn sample(logits: &[f32], params: &SamplingParams, rng: &mut impl Rng) -> Result<Choice, SampleError> {
    params.validate()?;
    let peak = Peak::of(logits)?;
    if peak.logit == f32::INFINITY {
        return Ok(Choice { token: peak.token, log_prob: 0.0, candidates: 1, probability: 1.0 });
    }
    let log_sum = log_sum_exp(logits, peak.logit);
    let chosen = |token: u32, logit: f32, candidates, probability| Choice {
        token,
        log_prob: (logit - peak.logit) - log_sum,
        candidates,
        probability,
    };
    if params.algorithm == Algorithm::Greedy {
        return Ok(chosen(peak.token, peak.logit, 1, 1.0));
    }
    let kept = keep(logits, params, peak.logit);
    let temperature = params.effective_temperature();
    if temperature == 0.0 {
        let candidates = kept.iter(logits).count() as u32;
        return Ok(chosen(peak.token, peak.logit, candidates, 1.0));
    }
    let weigh = |logit: f32| weight(logit, peak.logit, temperature);
    let (total, candidates) =
        kept.iter(logits).fold((0u64, 0), |(sum, count), (_, logit)| (sum + weigh(logit), count + 1));
    let mut left = scaled(random_u64(rng), total);
    for (token, logit) in kept.iter(logits) {
        let weight = weigh(logit);
        if left < weight {
            return Ok(chosen(token, logit, candidates, weight as f32 / total as f32));
        }
        left -= weight;
    }
    // Not reached: `scaled` is below `total`, which is the sum of the weights.
    Ok(chosen(peak.token, peak.logit, candidates, 1.0))
}

/// Log-softmax of `logits` at `token`, in nats; NaN when there is no such token.
pub fn log_prob(logits: &[f32], token: u32) -> f32 {
    let max = numerics::max(logits);
    let logit = logits.get(token as usize).copied().unwrap_or(f32::NAN);
    (logit - max) - log_sum_exp(logits, max)
}

/// The tokens that the filters of `params` leave.
fn keep(logits: &[f32], params: &SamplingParams, max: f32) -> Kept {
    let temperature = match params.order {
        FilterOrder::FiltersFirst => 1.0,
        FilterOrder::TemperatureFirst => params.effective_temperature(),
    };
    let weigh = |logit: f32| weight(logit, max, temperature);
    match params.algorithm {
        Algorithm::Greedy | Algorithm::Weighted => Kept::ALL,
        Algorithm::TopK => Kept::top_k(logits, params.top_k),
        Algorithm::Nucleus => Kept::nucleus(logits, params.top_p, weigh),
        Algorithm::Composite => {
            let top_k = Kept::top_k(logits, params.top_k);
            top_k.nucleus_within(logits, params.top_p, weigh)
        }
    }
}

/// `⌊2^40 · exp((logit − max) / temperature)⌋`; at temperature 0 all weight is on the maximum.
fn weight(logit: f32, max: f32, temperature: f32) -> u64 {
    const ONE: f32 = (1u64 << 40) as f32;
    if temperature == 0.0 {
        return if logit == max { 1 << 40 } else { 0 };
    }
    // ln 2^−40 is −27.726: what is below weighs nothing, and the subnormal floats of its `exp` are slow on desktops.
    let exponent = (logit - max) / temperature;
    if exponent < -27.73 { 0 } else { (numerics::exp(exponent) * ONE) as u64 }
}

/// Two words, the low one first: the same on 32- and 64-bit targets.
fn random_u64(rng: &mut impl Rng) -> u64 {
    let low = u64::from(rng.next_u32());
    low | u64::from(rng.next_u32()) << 32
}

/// `⌊random / 2^64 · total⌋`, below `total` for every `random`.
fn scaled(random: u64, total: u64) -> u64 {
    ((u128::from(random) * u128::from(total)) >> 64) as u64
}

/// `ln Σ exp(logit − max)`.
fn log_sum_exp(logits: &[f32], max: f32) -> f32 {
    let mut lanes = [0.0f32; 16];
    for chunk in logits.chunks(16) {
        for (lane, logit) in lanes.iter_mut().zip(chunk) {
            *lane += numerics::exp(logit - max);
        }
    }
    numerics::ln(numerics::sum_lanes(lanes))
}

/// The largest logit and the lowest id that has it.
struct Peak {
    token: u32,
    logit: f32,
}

impl Peak {
    fn of(logits: &[f32]) -> Result<Self, SampleError> {
        if logits.is_empty() || logits.len() > SampleError::MAX_LOGITS {
            return Err(SampleError::LogitCount { found: logits.len() });
        }
        let mut peak = Self { token: 0, logit: f32::NEG_INFINITY };
        for (token, logit) in (0u32..).zip(logits) {
            if logit.is_nan() {
                return Err(SampleError::Nan { token });
            }
            if *logit == f32::INFINITY && peak.logit == f32::INFINITY {
                return Err(SampleError::Infinities { first: peak.token, second: token });
            }
            if *logit > peak.logit {
                peak = Self { token, logit: *logit };
            }
        }
        if peak.logit == f32::NEG_INFINITY { Err(SampleError::AllMasked) } else { Ok(peak) }
    }
}
