//! What the sampler is measured against: one read of the logits, and sampling by sorting.

use kinglet_core::sampler::{Algorithm, SamplingParams};

/// The maximum, with the widest vectors of this machine: one read of the array and next to nothing else.
pub fn read_once(logits: &[f32]) -> f32 {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the machine has AVX2.
        return unsafe { read_once_avx2(logits) };
    }
    max(logits)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn read_once_avx2(logits: &[f32]) -> f32 {
    max(logits)
}

/// Four registers of eight lanes, so that loads and not the latency of a maximum are what it waits for.
#[inline(always)]
fn max(logits: &[f32]) -> f32 {
    let larger = |a: f32, b: f32| if a > b { a } else { b };
    let (chunks, rest) = logits.as_chunks::<32>();
    let mut lanes = [f32::NEG_INFINITY; 32];
    for chunk in chunks {
        for (lane, logit) in lanes.iter_mut().zip(chunk) {
            *lane = larger(*logit, *lane);
        }
    }
    lanes.iter().chain(rest).copied().fold(f32::NEG_INFINITY, larger)
}

/// Sampling as it is written first: sort everything, softmax, cut, draw. Its buffer is kept between calls.
#[derive(Default)]
pub struct BySorting {
    sorted: Vec<(f32, u32)>,
}

impl BySorting {
    /// A token for a `uniform` number in 0..1.
    pub fn sample(&mut self, logits: &[f32], params: &SamplingParams, uniform: f32) -> u32 {
        let sorted = &mut self.sorted;
        sorted.clear();
        sorted.extend(logits.iter().copied().zip(0..));
        match params.algorithm {
            Algorithm::Greedy => {
                let first =
                    sorted.iter().copied().reduce(|best, next| if next.0 > best.0 { next } else { best });
                return first.map_or(0, |(_, token)| token);
            }
            Algorithm::Weighted if params.typical_p < 1.0 => sort_by_typicality(sorted),
            Algorithm::Weighted => {}
            _ => sorted.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1))),
        }
        if matches!(params.algorithm, Algorithm::TopK | Algorithm::Composite) {
            sorted.truncate(params.top_k as usize);
        }
        if params.min_p > 0.0 {
            let low = max_of(sorted) + params.min_p.ln();
            sorted.retain(|(logit, _)| *logit >= low);
        }
        let p = if params.typical_p < 1.0 { params.typical_p } else { params.top_p };
        if p < 1.0 {
            let target = p * mass(sorted, 1.0);
            let max = max_of(sorted);
            let mut reached = 0.0;
            let crossing = sorted.iter().position(|(logit, _)| {
                reached += (logit - max).exp();
                reached >= target
            });
            sorted.truncate(crossing.map_or(sorted.len(), |crossing| crossing + 1));
        }
        draw(sorted, params.temperature, uniform)
    }
}

fn sort_by_typicality(tokens: &mut [(f32, u32)]) {
    let (max, total) = (max_of(tokens), mass(tokens, 1.0));
    let surprisal = |logit: f32| total.ln() - (logit - max);
    let entropy: f32 = tokens.iter().map(|(logit, _)| (logit - max).exp() / total * surprisal(*logit)).sum();
    let distance = |token: &(f32, u32)| (surprisal(token.0) - entropy).abs();
    tokens.sort_unstable_by(|a, b| distance(a).total_cmp(&distance(b)));
}

fn max_of(tokens: &[(f32, u32)]) -> f32 {
    tokens.iter().map(|(logit, _)| *logit).fold(f32::NEG_INFINITY, f32::max)
}

fn mass(tokens: &[(f32, u32)], temperature: f32) -> f32 {
    let max = max_of(tokens);
    tokens.iter().map(|(logit, _)| ((logit - max) / temperature).exp()).sum()
}

fn draw(tokens: &[(f32, u32)], temperature: f32, uniform: f32) -> u32 {
    let max = max_of(tokens);
    let mut left = uniform * mass(tokens, temperature);
    for (logit, token) in tokens {
        left -= ((logit - max) / temperature).exp();
        if left < 0.0 {
            return *token;
        }
    }
    tokens.last().map_or(0, |(_, token)| *token)
}
