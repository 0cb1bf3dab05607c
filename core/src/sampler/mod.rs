//! Draws a token from logits. Usable alone: it needs nothing of the engine, allocates nothing, has no scratch of the
//! vocabulary's size, never panics, and gives the same token for the same logits, parameters and random words on
//! every target.
//!
//! For a generator of your own and for f16 logits, in these versions:
//! ```toml
//! [dependencies]
//! half = { version = "2.7", default-features = false }
//! rand_core = { version = "0.10", default-features = false }
//! ```
//!
//! # One example for each algorithm
//! Logits are a slice of `f32` or of [`half::f16`]; random numbers come from any [`rand_core`] generator, here from
//! the one for requests, [`RequestRng`].
//! ```
//! use kinglet_core::sampler::{RequestRng, SamplingParams, sample};
//! let logits = [1.0f32, 3.0, 2.0, -1.0];
//! let mut rng = RequestRng::new(42, 0);
//!
//! // Greedy: the largest logit.
//! let choice = sample(&logits, &SamplingParams::greedy(), &mut rng)?;
//! assert_eq!((choice.token, choice.candidates), (1, 1));
//!
//! // Weighted: any token, by its probability at temperature 0.8.
//! let choice = sample(&logits, &SamplingParams::weighted(0.8), &mut rng)?;
//! assert_eq!(choice.candidates, 4);
//!
//! // Top-k: one of the 2 largest.
//! let choice = sample(&logits, &SamplingParams::top_k(2, 1.0), &mut rng)?;
//! assert!([1, 2].contains(&choice.token));
//!
//! // Nucleus: the likeliest tokens that together have 0.9. Here 0.66 + 0.24 is just short of it.
//! let choice = sample(&logits, &SamplingParams::nucleus(0.9, 1.0), &mut rng)?;
//! assert_eq!(choice.candidates, 3);
//!
//! // Composite: of the 2 largest, those that together have 0.7 of the probability of the two; that is one.
//! let choice = sample(&logits, &SamplingParams::composite(2, 0.7, 1.0), &mut rng)?;
//! assert_eq!((choice.token, choice.probability), (1, 1.0));
//!
//! // Min-p: those at least 0.3 times as likely as the likeliest.
//! let choice = sample(&logits, &SamplingParams::min_p(0.3, 1.0), &mut rng)?;
//! assert_eq!(choice.candidates, 2);
//!
//! // Typical-p: those whose surprisal is nearest to the entropy.
//! let choice = sample(&logits, &SamplingParams::typical(0.2, 1.0), &mut rng)?;
//! assert_eq!(choice.candidates, 1);
//! # Ok::<(), kinglet_core::sampler::SampleError>(())
//! ```
//! Penalties, biases, bans, a grammar's mask, and the log-probs of the likeliest tokens:
//! ```
//! use kinglet_core::sampler::{
//!     Adjustment, Adjustments, Penalties, RequestRng, SamplingParams, TokenLogProb, sample_with,
//! };
//! let logits = [1.0f32, 3.0, 2.0, -1.0];
//! let stated = Adjustments {
//!     penalties: Penalties { repetition: 1.5, ..Penalties::NONE },
//!     recent: &[1, 1],
//!     bias: &[(0, 0.5)],
//!     allowed: Some(&[0b0111]),
//!     ..Adjustments::default()
//! };
//! let mut table = [Adjustment::default(); 3];
//! let adjustments = stated.prepare(&mut table)?;
//! let mut top = [TokenLogProb::NONE; 2];
//! let mut rng = RequestRng::new(42, 0);
//! let choice = sample_with(&logits, &SamplingParams::greedy(), adjustments, &mut top, &mut rng)?;
//! // Token 1 fell from 3 to 2, where token 2 is too; the lowest id wins. Log-probs are those of the raw logits.
//! assert_eq!((choice.token, choice.log_prob), (1, top[0].log_prob));
//! assert_eq!((top[0].token, top[1].token), (1, 2));
//! # Ok::<(), kinglet_core::sampler::SampleError>(())
//! ```
//! Logits in pieces, as an output matrix gives them, so that nobody holds them all ([`Stream`]):
//! ```
//! use kinglet_core::sampler::{PreparedAdjustments, RequestRng, SamplingParams, Stream, sample};
//! let params = SamplingParams::top_k(40, 0.7);
//! let none = PreparedAdjustments::NONE;
//! let mut stream = Stream::<40>::new(&params, none, &mut [], &mut RequestRng::new(42, 0))?;
//! for row in 0..100u8 {
//!     stream.push(&[f32::from(row % 7), f32::from(row % 11)])?;
//! }
//! let whole: Vec<f32> = (0..100u8).flat_map(|row| [f32::from(row % 7), f32::from(row % 11)]).collect();
//! assert_eq!(stream.finish()?, sample(&whole, &params, &mut RequestRng::new(42, 0))?);
//! # Ok::<(), kinglet_core::sampler::SampleError>(())
//! ```
//! Names that other runtimes use are translated in [`coming_from`].
//!
//! # The stages, in this order
//! With `l` for logits, `T` for the temperature, and `T' = 1`, or `T' = T` with [`FilterOrder::TemperatureFirst`]:
//!
//! | | stage | keeps or computes |
//! |---|---|---|
//! | 1 | check | [`SampleError`] for NaN, for `+∞` twice, and if every token is masked. `−∞` is a legal mask; a single `+∞` wins outright |
//! | 2 | [`Adjustments`] | `l > 0 ? l / repetition : l · repetition`, `− (count · frequency + presence)`, `+ bias`, `−∞` if banned or not allowed |
//! | 3 | top-k ([`Algorithm::TopK`], [`Algorithm::Composite`]) | the k largest, ties by lowest id |
//! | 4 | typical-p ([`SamplingParams::typical_p`]) | with `q = softmax(l / T')` and `H = −Σ q ln q`: the smallest `\|−ln q − H\|` until `Σ q ≥ p`, with every tie of the last (Meister et al. 2023) |
//! | 5 | nucleus ([`Algorithm::Nucleus`], [`Algorithm::Composite`]) | with `q` over what is left: the largest until `Σ q ≥ p` (Holtzman et al. 2020); nucleus keeps every tie of the last one, composite none |
//! | 6 | min-p ([`SamplingParams::min_p`]) | `max(l) − l ≤ −T' · ln(min_p)`, each side in f32 (Nguyen et al. 2024) |
//! | 7 | draw | `softmax(l / T)` over what is left; at `T = 0` the maximum, lowest id among ties. Composite takes `T` in `(0, 1e-6)` for `1e-6` |
//! | 8 | log-prob | `l − max(l) − ln Σ exp(l − max(l))` of the raw logits, before all stages |
//!
//! Greedy is stages 1, 2, 7 and 8 at `T = 0`. A stage never leaves nothing.
//!
//! # Exactness
//! Filters compare sums of integers: a token weighs `⌊2^40 · exp((l − max) / T')⌋`. Integer sums have no rounding and
//! no order, so the set that is kept does not depend on the order of the tokens, and a sum ends exactly at its total.
//! Tokens less than 2^−40 (1e-12) as likely as the best weigh nothing there.
//!
//! The draw is an exponential race (Efraimidis and Spirakis 2006) over blocks of 16 tokens, then a draw by integer
//! weights within the block that wins; both with 64 random bits. It cannot fall off an end. A block weighs a whole
//! multiple of 2^−38 (4e-12) of the best token so far, or of a finer unit, rounded down; one that is less likely than
//! that may never be drawn. That is the resolution of the tail.
//!
//! Of V tokens, probabilities are exact within a relative `2^−21 · (1 + |l − max| / T) + V · 2^−38`, and log-probs
//! within `1e-6 · (1 + |log-prob|) + V · 2^−38`. The last term, 1.2e-7 for 32,000 tokens and 3.6e-6 for 1,000,000, comes
//! from rounding down; it counts most where a flat tail comes before its peak. Log-probs are the same bits for slices
//! and streams, f16 and f32.
//!
//! Everything is in f32 and integers, in a fixed order, never fused: the same bits on all targets. Without adjustments,
//! a constant that is added to all logits without rounding changes nothing. Temperatures above 0 and below 2^−126 count
//! as 2^−126, except in the threshold of min-p.
//!
//! Differences of logits are rounded once, to f32. They do not overflow among logits within ±1.7e38 (half of
//! `f32::MAX`). Beyond, a token whose difference to the best one overflows may weigh nothing, and never be drawn, at
//! any temperature.
//!
//! # Randomness
//! **Two random 32-bit words a draw**, whatever the algorithm, the vocabulary and the target; greedy, and any other
//! at temperature 0, takes none. The two words key a Philox4x32-10, from which the race takes a block of four words each
//! time that its lead changes, about `ln(V / 16)` times. An error takes no words ([`Stream`] takes them at its start).
//!
//! # Memory and time
//! For V tokens; no heap, and nothing on the stack that grows with V. `c` is how often a token enters the k best so
//! far: about `k · ln(V / k)` for logits in random order, V at worst.
//!
//! | | memory | passes over the logits | time |
//! |---|---|---|---|
//! | [`argmax`] | | 1 | O(V) |
//! | greedy, weighted | | 2 (the check, then all the rest); streamed 1 | O(V) |
//! | top-k, composite, k ≤ 64 | 768 bytes of stack | the same | O(V + c·log k): O(V·log k) at worst |
//! | top-k, composite, k > 64; nucleus | 1.3 KB of stack on boards, 13 KB on desktops | 3 (check, log-prob, draw) and the search for the threshold: 3 to 5 nearly always, 16 at most | O(V) |
//! | min-p | | 3 | O(V) |
//! | typical-p | as nucleus | 5 and the search | O(V) |
//! | n top log-probs | 8·n bytes of the caller's | none | + O(c·log n) |
//! | n adjusted tokens | 12·n bytes of the caller's | 1, for the peak; streamed none | + O(n·log n) |
//! | [`Stream<K>`](Stream) | `size_of::<Stream<K>>()`: 12·K bytes and about 500 | 1 | as above |
//!
//! The deepest stack of [`sample`] on a Cortex-M0 is 5.6 KB, its caller's frame included (measured by painting).
//!
//! The search sums the weights over bins of logits, then again over parts of the bin in which the target is reached,
//! until it holds one value or a few tokens. Only those are sorted, by a heap, and no input makes it quadratic.

mod adjust;
#[cfg(all(target_arch = "x86_64", feature = "std"))]
mod avx2;
pub mod coming_from;
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

use logits::{GROUP, Group, Peak, next_group};
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
    /// Log-softmax of the raw logits at the token, in nats; `−∞` when a raw `+∞` is elsewhere (and banned).
    pub log_prob: f32,
    /// Tokens that were left to draw from: kept by every filter, and not masked. 1 for greedy, and where a `+∞` wins; at
    /// temperature 0, which is no filter, all that the filters keep.
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

/// Log-softmax of `logits` at `token`, in nats, as in [`Choice::log_prob`]; NaN when there is no such token, and for
/// logits out of range.
pub fn log_prob<L: Logit>(logits: &[L], token: u32) -> f32 {
    let (Ok(peak), Some(logit)) = (Peak::of(logits), logits.get(token as usize)) else { return f32::NAN };
    log_prob_of(logits, peak, logit.to_f32(), &mut [])
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
    let tokens = Tokens::of_vocabulary(logits, adjustments);
    if !adjustments.is_none() {
        peak = Peak::NONE;
        // The raw logits are checked: adjusted ones cannot be wrong.
        tokens.for_each(&mut |group| _ = peak.see_group(group));
        peak.or_all_masked()?;
    }
    let peaks = (raw_peak, peak);
    let key = key_of(params, rng);
    if Stream::<SMALL_K>::fits(params).is_ok() {
        in_one_pass(logits, params, adjustments, top_log_probs, peaks, key)
    } else {
        in_several_passes(logits, params, tokens, top_log_probs, peaks, key)
    }
}

/// A draw that a stream can do. Not inlined: its heap and the tables of the other one need not be on the stack at the
/// same time.
#[inline(never)]
fn in_one_pass<L: Logit>(
    logits: &[L],
    params: &SamplingParams,
    adjustments: PreparedAdjustments,
    top_log_probs: &mut [TokenLogProb],
    peaks: (Peak, Peak),
    key: Option<[u32; 2]>,
) -> Result<Choice, SampleError> {
    Stream::<SMALL_K>::open(params, adjustments, top_log_probs, key).run(logits, peaks)
}

/// A draw that must first find a threshold. `peaks` are those of the raw and of the adjusted logits.
#[inline(never)]
fn in_several_passes<L: Logit>(
    logits: &[L],
    params: &SamplingParams,
    mut tokens: Tokens<L>,
    top_log_probs: &mut [TokenLogProb],
    (raw_peak, peak): (Peak, Peak),
    key: Option<[u32; 2]>,
) -> Result<Choice, SampleError> {
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
    Ok(Choice::new(drawn, log_prob_of(logits, raw_peak, logit, top_log_probs)))
}

/// The log-prob of a raw logit; lists those of the most likely tokens.
fn log_prob_of<L: Logit>(logits: &[L], peak: Peak, logit: f32, top_log_probs: &mut [TokenLogProb]) -> f32 {
    let mut log_probs = LogProbs::new(top_log_probs);
    let (mut rest, mut next, mut buffer) = (logits, 0, [0.0; GROUP]);
    while let Some((first, lanes)) = next_group(&mut rest, &mut next, &mut buffer) {
        let group = Group { first, lanes };
        log_probs.add_to_sum(group);
        log_probs.list(group);
    }
    log_probs.finish(peak.logit, logit)
}

/// The two random words of a draw, if it needs any.
fn key_of(params: &SamplingParams, rng: &mut impl Rng) -> Option<[u32; 2]> {
    let random = params.algorithm != Algorithm::Greedy && params.draw_temperature() > 0.0;
    random.then(|| [rng.next_u32(), rng.next_u32()])
}
