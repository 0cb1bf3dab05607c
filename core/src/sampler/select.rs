//! Which tokens the filters keep: all above a threshold, and some of those at it.

/// A set of tokens: those whose key is above `threshold`, and the first `ties` (by id) whose key equals it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    threshold: u32,
    ties: u32,
}

impl Kept {
    /// Every token.
    pub(super) const ALL: Self = Self { threshold: 0, ties: u32::MAX };

    /// The kept tokens with their logits, in ascending order of ids, without masked ones.
    pub(super) fn iter<'l>(&self, logits: &'l [f32]) -> impl Iterator<Item = (u32, f32)> + use<'l> {
        let Self { threshold, mut ties } = *self;
        (0u32..).zip(logits).filter_map(move |(token, logit)| {
            let key = key(*logit);
            let tied = key == threshold && ties > 0;
            ties -= u32::from(tied);
            let kept = (key > threshold || tied) && *logit > f32::NEG_INFINITY;
            kept.then_some((token, *logit))
        })
    }

    /// The `k` largest logits, ties by lowest id; all when `k` exceeds their number.
    pub(super) fn top_k(logits: &[f32], k: u32) -> Self {
        let Some((threshold, above)) = threshold(logits, u64::from(k), |_| 1) else { return Self::ALL };
        Self { threshold, ties: u64::from(k).saturating_sub(above) as u32 }
    }

    /// The largest logits whose weights reach `p` of the total, with every tie of the last one.
    pub(super) fn nucleus(logits: &[f32], p: f32, weigh: impl Fn(f32) -> u64) -> Self {
        if p >= 1.0 {
            return Self::ALL;
        }
        let total = logits.iter().map(|logit| weigh(*logit)).sum();
        match threshold(logits, share(total, p), weigh) {
            Some((threshold, _)) => Self { threshold, ties: u32::MAX },
            None => Self::ALL,
        }
    }

    /// Of these tokens, the largest whose weights reach `p` of their total, and none after; ties by lowest id.
    pub(super) fn nucleus_within(self, logits: &[f32], p: f32, weigh: impl Fn(f32) -> u64) -> Self {
        if p >= 1.0 {
            return self;
        }
        let total = self.iter(logits).map(|(_, logit)| weigh(logit)).sum();
        let target = share(total, p);
        // Counting every tie of the k-th logit does no harm: these tokens alone reach the target, so the threshold
        // is not below the k-th logit, and `ties` takes only as many as are needed.
        let Some((threshold, above)) = threshold(logits, target, &weigh) else { return self };
        let each = weigh(logit_of(threshold)).max(1);
        let ties = target.saturating_sub(above).div_ceil(each).min(u64::from(u32::MAX)) as u32;
        Self { threshold, ties }
    }
}

/// `⌈total · p⌉` for `p` in 0..=1, at least 1.
fn share(total: u64, p: f32) -> u64 {
    // Exact for p ≥ 2^−8; below, p is cut to a multiple of 2^−32.
    let p = (p * 4_294_967_296.0) as u64;
    let product = u128::from(total) * u128::from(p);
    (product.div_ceil(1 << 32) as u64).max(1)
}

/// The largest key such that the masses of all logits at or above it reach `target`, with the mass strictly above.
/// `None` when all of them do not.
///
/// A digit of four bits at a time, most significant first: 8 passes whatever the logits, and 128 bytes.
fn threshold(logits: &[f32], target: u64, mass: impl Fn(f32) -> u64) -> Option<(u32, u64)> {
    let (mut prefix, mut above) = (0u32, 0u64);
    for shift in (0..32).step_by(4).rev() {
        let mut masses = [0u64; 16];
        for logit in logits {
            let key = key(*logit);
            // The digits found so far; the first pass takes every key.
            if u64::from(key) >> (shift + 4) == u64::from(prefix) >> (shift + 4) {
                let digit = (key >> shift) as usize % 16;
                if let Some(sum) = masses.get_mut(digit) {
                    *sum += mass(*logit);
                }
            }
        }
        let mut found = None;
        // Not a zip: its `rev` holds a panic that the optimiser does not remove.
        for (digit, sum) in masses.into_iter().enumerate().rev() {
            if above + sum >= target {
                found = Some(digit as u32);
                break;
            }
            above += sum;
        }
        prefix |= found? << shift;
    }
    Some((prefix, above))
}

/// The bits of a logit as an integer that orders like it; −0 like +0.
fn key(logit: f32) -> u32 {
    let bits = (logit + 0.0).to_bits();
    if bits >> 31 == 0 { bits | 1 << 31 } else { !bits }
}

/// The logit of a key.
fn logit_of(key: u32) -> f32 {
    f32::from_bits(if key >> 31 == 1 { key & !(1 << 31) } else { !key })
}
