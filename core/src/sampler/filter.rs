//! The filters.

use super::crossing::{By, Crossing, Ranking};
use super::logits::{GROUP, Logit, key, logit_of};
use super::mass::{Drawn, Exponential, ONE, Race, fixed};
use super::tokens::{Kept, Tokens};
use super::{Algorithm, SampleError, SamplingParams};
use crate::numerics;

/// The k largest logits, ties by lowest id; `peak` is the largest.
pub(super) fn top_k<L: Logit>(tokens: &Tokens<L>, peak: f32, k: u32) -> Kept {
    let ranking = Ranking { by: By::LogitOnly, exponential: Exponential::new(peak, 1.0) };
    // There are at most 2^23 tokens.
    match ranking.crossing(tokens, &|_| u64::from(k.min((1 << 23) + 1)) * ONE) {
        Some(Crossing { rank, above, target }) => {
            Kept { low: rank, ties: (target.saturating_sub(above) / ONE) as u32, ..Kept::ALL }
        }
        None => Kept::ALL,
    }
}

/// What the filters after top-k leave of `tokens`; `peak` is the largest logit.
#[inline(never)]
pub(super) fn narrow<L: Logit>(mut tokens: Tokens<L>, params: &SamplingParams, peak: f32) -> Kept {
    let nucleus = matches!(params.algorithm, Algorithm::Nucleus | Algorithm::Composite) && params.top_p < 1.0;
    let (typical, min_p) = (params.typical_p < 1.0, params.min_p > 0.0);
    if !(nucleus || typical || min_p) {
        return tokens.kept;
    }
    let temperature = params.filter_temperature();
    if temperature == 0.0 {
        // All probability is on the maxima, and the same on each: only composite drops some.
        tokens.kept = tokens.kept.from(peak);
        if nucleus && params.algorithm == Algorithm::Composite {
            tokens.kept = top_p(&tokens, params.top_p, false, Exponential::new(peak, 1.0));
        }
        return tokens.kept;
    }
    if typical {
        tokens.kept = typical_p(&tokens, params.typical_p, Exponential::new(peak, temperature));
    }
    let peak = peak.min(tokens.kept.high);
    if nucleus {
        let ties = params.algorithm == Algorithm::Nucleus;
        tokens.kept = top_p(&tokens, params.top_p, ties, Exponential::new(peak, temperature));
    }
    if min_p {
        tokens.kept = tokens.kept.from(lowest_within(peak, -temperature * numerics::ln(params.min_p)));
    }
    tokens.kept
}

/// The lowest logit whose difference to the peak, in f32, is at most `distance`.
///
/// `peak − distance` would be rounded, by more the larger the logits are. A difference is the same wherever they lie.
fn lowest_within(peak: f32, distance: f32) -> f32 {
    let (mut low, mut high) = (key(f32::NEG_INFINITY), key(peak));
    while low < high {
        let middle = low + (high - low) / 2;
        if peak - logit_of(middle) <= distance {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    logit_of(high)
}

/// The most likely tokens whose weights reach `p` of the total, with every tie of the last one if `ties`.
fn top_p<L: Logit>(tokens: &Tokens<L>, p: f32, ties: bool, exponential: Exponential) -> Kept {
    let ranking = Ranking { by: By::Logit, exponential };
    match ranking.crossing(tokens, &|total| share(total, p)) {
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
fn typical_p<L: Logit>(tokens: &Tokens<L>, p: f32, exponential: Exponential) -> Kept {
    let ranking = Ranking { by: By::Nearness(mean(tokens, &exponential)), exponential };
    let Some(crossing) = ranking.crossing(tokens, &|total| share(total, p)) else { return tokens.kept };
    let (mut low, mut high) = (f32::INFINITY, f32::NEG_INFINITY);
    tokens.for_each(&mut |group| {
        let typical = |logit: f32| (logit > f32::NEG_INFINITY) & (ranking.rank(logit) >= crossing.rank);
        for logit in group.lanes.iter().filter(|logit| typical(**logit)) {
            low = low.min(*logit);
            high = high.max(*logit);
        }
    });
    // Exponents rise with the logits, so the kept tokens are all those between the ends.
    Kept { high, ..tokens.kept.from(low) }
}

/// `Σ 2^y·y / Σ 2^y`, in integers, so that the order of the tokens does not matter.
fn mean<L: Logit>(tokens: &Tokens<L>, exponential: &Exponential) -> f32 {
    const UNIT: f32 = (1u32 << 24) as f32;
    let (mut sum, mut total) = (0u128, 0u64);
    tokens.for_each(&mut |group| {
        let mut weights = [0.0; GROUP];
        exponential.exp_all(group.lanes, f32::INFINITY, &mut weights);
        for (weight, logit) in weights.into_iter().zip(group.lanes) {
            // Those of no weight have a distance above 40, which may not fit.
            let weight = fixed(weight);
            let distance = (-exponential.exponent(*logit) * UNIT) as u32;
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
#[inline(never)]
pub(super) fn draw<L: Logit>(
    tokens: &Tokens<L>,
    temperature: f32,
    key: Option<[u32; 2]>,
) -> Result<Drawn, SampleError> {
    if let Some(key) = key {
        let mut race = Race::new(key, temperature);
        tokens.for_each(&mut |group| _ = race.run(group));
        return race.finish();
    }
    let mut best = Drawn { token: 0, candidates: 0, probability: 1.0 };
    let mut max = f32::NEG_INFINITY;
    tokens.for_each(&mut |group| {
        best.candidates += group.legal();
        if group.max() > max {
            for (token, logit) in (group.first..).zip(group.lanes) {
                if *logit > max {
                    (max, best.token) = (*logit, token);
                }
            }
        }
    });
    if max == f32::NEG_INFINITY { Err(SampleError::AllMasked) } else { Ok(best) }
}
