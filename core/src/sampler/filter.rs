//! The filters: what each leaves is a range of logits, so a range is all that is stored.

use super::crossing::{Crossing, Ranking};
use super::logits::{Block, Source, map};
use super::mass::{Drawn, Exponential, Race, fixed, legal};
use super::{Algorithm, SampleError, SamplingParams};
use crate::numerics;

/// Bins of the first pass for each factor of two in the weights: 64 bins reach the 40 that weigh anything.
const BINS_PER_DOUBLING: f32 = 1.5;

/// The tokens whose logits are in `low..=high`, and of those at `low` only the first `ties` by id.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Kept {
    pub low: f32,
    pub high: f32,
    pub ties: u32,
}

impl Kept {
    /// Every token.
    pub const ALL: Self = Self { low: f32::NEG_INFINITY, high: f32::INFINITY, ties: u32::MAX };

    /// Raises the lower end; all ties there are kept, of those that are kept now.
    fn from(self, low: f32) -> Self {
        if low > self.low { Self { low, ties: u32::MAX, ..self } } else { self }
    }
}

/// The kept tokens of a source; the others are masked.
pub(super) struct Filtered<'s, S> {
    pub source: &'s S,
    pub kept: Kept,
}

impl<S: Source> Source for Filtered<'_, S> {
    #[inline]
    fn for_each(&self, mut see: impl FnMut(Block)) {
        let Kept { low, high, mut ties } = self.kept;
        self.source.for_each(move |mut block| {
            block.lanes =
                map(
                    &block.lanes,
                    |logit| {
                        if (logit >= low) & (logit <= high) { logit } else { f32::NEG_INFINITY }
                    },
                );
            if ties < u32::MAX {
                for logit in block.lanes.iter_mut().filter(|logit| **logit == low) {
                    if ties == 0 {
                        *logit = f32::NEG_INFINITY;
                    }
                    ties = ties.saturating_sub(1);
                }
            }
            see(block);
        });
    }
}

/// The k largest logits, ties by lowest id; `peak` is the largest.
pub(super) fn top_k(source: &impl Source, peak: f32, k: u32) -> Kept {
    let weight = |logit: f32| if logit > f32::NEG_INFINITY { 1.0 } else { 0.0 };
    let ranking = Ranking { rank: |logit| logit, weight, top: peak, bins_per_rank: 2.0 };
    let one = fixed(1.0);
    // There are at most 2^23 tokens.
    match ranking.crossing(source, |_| u64::from(k.min((1 << 23) + 1)) * one) {
        Some(Crossing { rank, above, target }) => {
            Kept { low: rank, ties: (target.saturating_sub(above) / one) as u32, ..Kept::ALL }
        }
        None => Kept::ALL,
    }
}

/// What the filters after top-k leave of `kept`; `peak` is the largest logit.
pub(super) fn narrow(source: &impl Source, params: &SamplingParams, peak: f32, kept: Kept) -> Kept {
    let nucleus = matches!(params.algorithm, Algorithm::Nucleus | Algorithm::Composite) && params.top_p < 1.0;
    let (typical, min_p) = (params.typical_p < 1.0, params.min_p > 0.0);
    if !(nucleus || typical || min_p) {
        return kept;
    }
    let temperature = params.filter_temperature();
    if temperature == 0.0 {
        // All probability is on the maximum.
        return kept.from(peak);
    }
    let mut kept = kept;
    if typical {
        kept = typical_p(&Filtered { source, kept }, params.typical_p, peak, temperature);
    }
    let peak = peak.min(kept.high);
    if nucleus {
        let ties = params.algorithm == Algorithm::Nucleus;
        kept = top_p(&Filtered { source, kept }, params.top_p, ties, peak, temperature);
    }
    if min_p {
        kept = kept.from(peak + temperature * numerics::ln(params.min_p));
    }
    kept
}

/// The most likely tokens whose weights reach `p` of the total, with every tie of the last one if `ties`.
fn top_p<S: Source>(tokens: &Filtered<S>, p: f32, ties: bool, peak: f32, temperature: f32) -> Kept {
    let exponential = Exponential::new(peak, temperature);
    let weight = |logit: f32| exponential.exp(logit);
    let ranking = Ranking {
        rank: |logit| logit,
        weight,
        top: peak,
        bins_per_rank: BINS_PER_DOUBLING * exponential.scale(),
    };
    match ranking.crossing(tokens, |total| share(total, p)) {
        Some(Crossing { rank, .. }) if ties => tokens.kept.from(rank),
        Some(Crossing { rank, above, target }) => {
            let needed = target.saturating_sub(above).div_ceil(exponential.weight(rank).max(1));
            Kept { ties: needed.min(u64::from(u32::MAX)) as u32, low: rank, ..tokens.kept }
        }
        None => tokens.kept,
    }
}

/// The tokens whose surprisal is nearest to the entropy, until their weights reach `p` of the total, with every tie
/// of the last one.
///
/// With `y = log2(e) · (logit − peak) / temperature`, a token's surprisal minus the entropy is `mean(y) − y` bits.
fn typical_p<S: Source>(tokens: &Filtered<S>, p: f32, peak: f32, temperature: f32) -> Kept {
    let exponential = Exponential::new(peak, temperature);
    let mean = mean(tokens, &exponential);
    let rank = |logit: f32| -(exponential.exponent(logit) - mean).abs();
    let weight = |logit: f32| exponential.exp(logit);
    let ranking = Ranking { rank, weight, top: 0.0, bins_per_rank: BINS_PER_DOUBLING };
    let Some(crossing) = ranking.crossing(tokens, |total| share(total, p)) else { return tokens.kept };
    let mut ends = Kept { low: f32::INFINITY, high: f32::NEG_INFINITY, ..tokens.kept };
    tokens.for_each(|block| {
        for logit in block.lanes {
            if logit > f32::NEG_INFINITY && rank(logit) >= crossing.rank {
                ends.low = ends.low.min(logit);
                ends.high = ends.high.max(logit);
            }
        }
    });
    // The differences rise with the logits, so the kept tokens are all those between the ends.
    Kept { high: ends.high, ..tokens.kept.from(ends.low) }
}

/// `Σ 2^y·y / Σ 2^y`, in integers, so that the order of the tokens does not matter.
fn mean(tokens: &impl Source, exponential: &Exponential) -> f32 {
    const UNIT: f32 = (1u32 << 24) as f32;
    let (mut sum, mut total) = (0u128, 0u64);
    tokens.for_each(|block| {
        for logit in block.lanes {
            // Those of no weight have a distance above 40, which may not fit.
            let weight = exponential.weight(logit);
            let distance = (-exponential.exponent(logit) * UNIT) as u32;
            sum += u128::from(weight) * u128::from(distance);
            total += weight;
        }
    });
    -(sum as f32 / total as f32) / UNIT
}

/// `⌈total · p⌉` for `p` in 0..=1, at least 1.
fn share(total: u64, p: f32) -> u64 {
    // Exact for p ≥ 2^−8; below, p is cut to a multiple of 2^−32.
    let p = (p * 4_294_967_296.0) as u64;
    let product = u128::from(total) * u128::from(p);
    (product.div_ceil(1 << 32) as u64).max(1)
}

/// Draws one of the tokens. `key` is all the randomness; without it the most likely one is taken.
pub(super) fn draw(
    tokens: &impl Source,
    temperature: f32,
    key: Option<[u32; 2]>,
) -> Result<Drawn, SampleError> {
    if let Some(key) = key {
        let mut race = Race::new(key, temperature);
        tokens.for_each(|block| {
            race.run(&block);
        });
        return race.finish();
    }
    let mut best = Drawn { token: 0, candidates: 0, probability: 1.0 };
    let mut max = f32::NEG_INFINITY;
    tokens.for_each(|block| {
        best.candidates += legal(&block.lanes);
        if numerics::max_lanes(block.lanes) > max {
            for (token, logit) in (block.first..).zip(block.lanes) {
                if logit > max {
                    (max, best.token) = (logit, token);
                }
            }
        }
    });
    if max == f32::NEG_INFINITY { Err(SampleError::AllMasked) } else { Ok(best) }
}
