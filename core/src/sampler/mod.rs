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
//! A draw takes two random 32-bit words (low, then high), whatever the algorithm; greedy takes none.
//! A token's probability is off by less than 2^−63 from the ratio of the weights.
//!
//! Thresholds are found digit by digit over the bits of the logits: 8 passes at most, for any input.

mod adjust;
mod crossing;
mod error;
mod filter;
mod heap;
mod logits;
mod mass;
mod params;
mod philox;
mod stream;
mod tokens;

pub use adjust::{Adjustment, Adjustments, Penalties, PreparedAdjustments};
pub use error::SampleError;
pub use logits::Logit;
pub use params::{Algorithm, FilterOrder, SamplingOverride, SamplingParams};
pub use philox::RequestRng;
pub use stream::{Stream, TokenLogProb};

use logits::{Peak, next_block};
use mass::Drawn;
use rand_core::Rng;
use stream::LogProbs;
use tokens::Tokens;

/// A drawn token.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Choice {
    /// Its id: the index into the logits.
    pub token: u32,
    /// Log-softmax of the raw logits at the token, in nats.
    pub log_prob: f32,
    /// Tokens that were left to draw from: kept by every filter, and not masked.
    pub candidates: u32,
    /// The token's probability among them, at the temperature.
    pub probability: f32,
}

impl Choice {
    fn new(drawn: Drawn, log_prob: f32) -> Self {
        let Drawn { token, candidates, probability } = drawn;
        Self { token, log_prob, candidates, probability }
    }
}

/// Top-k up to this is taken from a heap on the stack, in one pass.
const SMALL_K: usize = 64;

/// The token with the largest logit, the lowest id among ties. One read of the logits, without a log-prob.
///
/// # Errors
/// [`SampleError`], for logits out of range.
pub fn argmax<L: Logit>(logits: &[L]) -> Result<u32, SampleError> {
    Ok(Peak::of(logits)?.token)
}

/// Draws a token from `logits` (1 to [`SampleError::MAX_LOGITS`] of them).
///
/// # Errors
/// [`SampleError`], for logits or parameters out of range; no random word is then taken.
pub fn sample<L: Logit>(
    logits: &[L],
    params: &SamplingParams,
    rng: &mut impl Rng,
) -> Result<Choice, SampleError> {
    sample_with(logits, params, PreparedAdjustments::NONE, &mut [], rng)
}

/// Draws a token from adjusted logits, and lists the most likely tokens of the raw ones in `top_log_probs`, in
/// descending order, ties by lowest id; what is left of the list is [`TokenLogProb::NONE`].
///
/// # Errors
/// [`SampleError`], for logits or parameters out of range; no random word is then taken, and the list is untouched.
pub fn sample_with<L: Logit>(
    logits: &[L],
    params: &SamplingParams,
    adjustments: PreparedAdjustments,
    top_log_probs: &mut [TokenLogProb],
    rng: &mut impl Rng,
) -> Result<Choice, SampleError> {
    params.validate()?;
    let raw_peak = Peak::of(logits)?;
    let mut peak = raw_peak;
    adjustments.check(logits.len())?;
    let mut tokens = Tokens::of_vocabulary(logits, adjustments);
    if !adjustments.is_none() {
        peak = Peak::NONE;
        // The raw logits are checked: adjusted ones cannot be wrong.
        tokens.for_each(|block| _ = peak.see_block(&block));
        peak.or_all_masked()?;
    }
    if Stream::<SMALL_K>::check(params).is_ok() {
        let stream = Stream::<SMALL_K>::new(params, adjustments, top_log_probs, rng)?;
        return stream.run(logits, raw_peak, peak);
    }
    let key = key_of(params, rng);
    let mut log_probs = LogProbs::new(top_log_probs);
    let (mut rest, mut first) = (logits, 0);
    while let Some(block) = next_block(&mut rest, &mut first) {
        log_probs.add(&block);
    }
    let drawn = if peak.logit == f32::INFINITY {
        Drawn { token: peak.token, candidates: 1, probability: 1.0 }
    } else {
        if matches!(params.algorithm, Algorithm::TopK | Algorithm::Composite) {
            tokens.kept = filter::top_k(&tokens, peak.logit, params.top_k);
        }
        tokens.kept = filter::narrow(tokens, params, peak.logit);
        filter::draw(&tokens, params.draw_temperature(), key)?
    };
    let logit = logits.get(drawn.token as usize).map_or(f32::NEG_INFINITY, |logit| logit.to_f32());
    Ok(Choice::new(drawn, log_probs.finish(raw_peak.logit, logit)))
}

/// The two random words of a draw, if it needs any.
fn key_of(params: &SamplingParams, rng: &mut impl Rng) -> Option<[u32; 2]> {
    let random = params.algorithm != Algorithm::Greedy && params.draw_temperature() > 0.0;
    random.then(|| [rng.next_u32(), rng.next_u32()])
}
